// Folds the holidays of a year into rows, so that no feast is there twice on a date.
import { CivilDate, isKeptIn, isOfType, share } from "./calendar.mjs";
import { typeRank } from "./phrases.mjs";
import { grouped, runsByPlace } from "./runs.mjs";

// Holidays of one feast, on a date or on consecutive dates. What follows from them is found when it is asked for,
// because most rows are only counted.
class Row {
  // `keepers` is the set of the regions that keep the row, if not those of the holidays.
  constructor(days, calendar, region, last, keepers) {
    this.days = days.length === 1 ? days : days.sort(inOrder);
    this.calendar = calendar;
    this.region = region;
    this.keepers = keepers;
    this.last = last;
  }

  get holiday() {
    return this.days[0].holiday;
  }

  get kind() {
    return this.days[0].holiday.kind;
  }

  get first() {
    return this.days[0].date;
  }

  get isObserved() {
    return this.days[0].isObserved;
  }

  get isOfWholeCountry() {
    return share(this.kind, "") !== null;
  }

  // What only regions give a holiday of the country is not the country's.
  get types() {
    return this.#typesOf(this.isNational ? ({ holiday: { kind } }) => kind.level === "national" : () => true);
  }

  get allTypes() {
    return this.#typesOf(() => true);
  }

  get isNational() {
    return !this.region && this.kind.level === "national";
  }

  #typesOf(isIncluded) {
    if (this.days.length === 1) return this.kind.types;
    const types = new Set(this.days.filter(isIncluded).flatMap(({ holiday }) => holiday.kind.types));
    return [...types].sort((a, b) => typeRank.get(a) - typeRank.get(b));
  }

  // The types that only some of those who keep it give it, with the area that does; none in the list of one region.
  get regionalTypes() {
    // Most rows are of one type, or of one holiday.
    if (this.region || !this.#hasSeveralTypes()) return [];
    const own = this.types;
    const everybody = this.#areaOf(this.days);
    const found = [];
    for (const type of this.allTypes) {
      const area = this.#areaOf(this.days.filter(({ holiday: { kind } }) => kind.types.includes(type)));
      if (!own.includes(type) || !isSameArea(area, everybody)) found.push({ type, area });
    }
    return found;
  }

  #hasSeveralTypes() {
    const { types } = this.kind;
    return this.days.some(({ holiday: { kind } }) => !areSame(kind.types, types));
  }

  // Returns the regions that keep any of these holidays as a whole, or if none does, those of which parts keep it.
  #areaOf(days) {
    if (days.some(({ holiday: { kind } }) => kind.level !== "partial")) {
      return { regions: this.#regionsOf(days), isLocal: false };
    }
    const codes = new Set(days.flatMap(({ holiday: { kind } }) => kind.regions));
    return { regions: { codes: [...codes].sort() }, isLocal: true };
  }

  // The regions that keep it as a whole; see `regionsOf`. A holiday of the country always names the others.
  get regions() {
    if (this.region) return { codes: [] };
    const kept = this.#regionsOf(this.days);
    if (!this.isNational || !kept || kept.areOthers) return kept;
    return { codes: this.calendar.regionCodes.filter((code) => !kept.codes.includes(code)), areOthers: true };
  }

  // The regions of which only parts keep it, and which parts.
  get parts() {
    const kinds = this.days.map(({ holiday }) => holiday.kind).filter((kind) => kind.level === "partial");
    return kinds.map((kind) => ({ regions: this.region ? [] : kind.regions, which: kind.parts }));
  }

  // What else the feast is called on the date, and where.
  get otherNames() {
    if (this.days.length === 1) return [];
    const others = this.days.filter(({ holiday }) => holiday.kind.nameKey !== this.kind.nameKey);
    return grouped(others, (kind) => kind.nameKey).map((days) => ({
      name: days[0].holiday.kind.name,
      regions: this.region ? { codes: [] } : this.#regionsOf(days),
    }));
  }

  // Returns the regions that keep any of these holidays: null for all, or the shorter of those that do and the others.
  #regionsOf(days) {
    const all = this.calendar.regionCodes;
    const kept = new Set();
    for (const { holiday: { kind } } of days) {
      if (kind.level === "partial") continue;
      if (kind.regions.length > 0) {
        for (const code of kind.regions) kept.add(code);
      } else if (kind.exceptions.length > 0 || this.keepers) {
        for (const code of all) if (!kind.exceptions.includes(code)) kept.add(code);
      } else {
        return null;
      }
    }
    const isKept = (code) => kept.has(code) && (!this.keepers || this.keepers.has(code));
    const codes = all.filter(isKept);
    if (codes.length === all.length) return null;
    if (all.length - codes.length >= codes.length) return { codes };
    return { codes: all.filter((code) => !isKept(code)), areOthers: true };
  }

  // Returns whether another row is the next day of this one, with the same name in the same places.
  isContinuedBy(next) {
    return (
      next.first.number === this.last.number + 1 && this.kind.feast === next.kind.feast &&
      this.kind.nameKey === next.kind.nameKey && areSame(this.allTypes, next.allTypes) &&
      this.kind.level === next.kind.level && this.isObserved === next.isObserved &&
      this.holiday.exchangedFor?.number === next.holiday.exchangedFor?.number &&
      this.holiday.isEstimated === next.holiday.isEstimated && areSameRegions(this.regions, next.regions) &&
      areSame(this.parts, next.parts, (a, b) => a.which === b.which && areSame(a.regions, b.regions)) &&
      areSame(this.otherNames, next.otherNames, (a, b) => a.name.text === b.name.text &&
        a.name.language === b.name.language && areSameRegions(a.regions, b.regions))
    );
  }
}

const ranks = { national: 0, regional: 1, partial: 2 };

// National holidays first, then own dates before observed days, then those of most regions.
const inOrder = (a, b) =>
  ranks[a.holiday.kind.level] - ranks[b.holiday.kind.level] || a.isObserved - b.isObserved ||
  regionCount(b) - regionCount(a);

const regionCount = ({ holiday: { kind } }) => kind.regions.length || 1_000_000;

const areSame = (some, others, isSame = (a, b) => a === b) =>
  some === others || (some.length === others.length && some.every((one, index) => isSame(one, others[index])));

const areSameRegions = (one, other) =>
  one === other || (one && other && one.areOthers === other.areOthers && areSame(one.codes, other.codes));

const isSameArea = (one, other) => one.isLocal === other.isLocal && areSameRegions(one.regions, other.regions);

// Returns the rows of a year in date order, those of all regions among them; none if the year is not known.
export const rowsOf = (calendar, { type, region }, year) => {
  if (!calendar.isKnown(year)) return [];
  const includes = (kind) => isOfType(kind, type) && (!region || isKeptIn(kind, region));
  const days = calendar.days(new CivilDate(year, 1, 1).number, new CivilDate(year, 12, 31).number, includes);
  const row = (days, last, keepers) => new Row(days, calendar, region, last, keepers);
  if (!days.some(isBreak)) return rowsByDate(days, row);
  // Each region has its own breaks of schools, and their ranges overlap.
  const rows = rowsByDate(days.filter((day) => !isBreak(day)), row);
  for (const feast of grouped(days.filter(isBreak), (kind) => kind.feast)) {
    for (const { days, last, keepers } of runsByPlace(feast, calendar, region)) rows.push(row(days, last, keepers));
  }
  return rows.sort((a, b) => a.first.number - b.first.number);
};

// Returns the rows to show, the number of those that only regions keep, and whether the latter are among the former.
export const selected = (calendar, place) => {
  const found = rowsOf(calendar, place, place.year);
  if (place.region) return { rows: found, regionalCount: 0, showsRegional: false };
  const national = found.filter((row) => row.isOfWholeCountry);
  const showsRegional = place.isEverywhere || national.length === 0;
  return { rows: showsRegional ? found : national, regionalCount: found.length - national.length, showsRegional };
};

const isBreak = ({ holiday: { kind } }) => kind.types.includes("school") && !kind.types.includes("public");

// Folds the holidays of each date by feast, then joins consecutive days.
const rowsByDate = (days, row) => {
  const rows = [];
  // Only the rows of the date before can go on.
  let recent = [];
  for (let start = 0, end; start < days.length; start = end) {
    const { date } = days[start];
    for (end = start + 1; end < days.length && days[end].date.number === date.number; end += 1);
    const current = [];
    const same = days.slice(start, end);
    for (const group of same.length === 1 ? [same] : grouped(same, (kind) => kind.feast)) {
      const next = row(group, date);
      const continued = recent.find((row) => row.isContinuedBy(next));
      if (continued) continued.last = date;
      else rows.push(next);
      current.push(continued ?? next);
    }
    recent = current;
  }
  return rows;
};
