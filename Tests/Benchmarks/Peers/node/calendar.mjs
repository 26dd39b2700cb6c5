// A country's holidays in memory, and their selection for a request.

const millisecondsOfDay = 86_400_000;

// A day without time and zone; `number` counts from 1 January 1970.
export class CivilDate {
  constructor(year, month, day) {
    this.year = year;
    this.month = month;
    this.day = day;
    this.number = Date.UTC(year, month - 1, day) / millisecondsOfDay;
  }

  // Parses "2026-10-03".
  static parse(text) {
    const [year, month, day] = text.split("-").map(Number);
    return new CivilDate(year, month, day);
  }

  // From 1 for Monday to 7 for Sunday. Day 0, 1 January 1970, was a Thursday.
  get weekday() {
    return ((this.number + 3) % 7) + 1;
  }
}

export class Calendar {
  constructor({ code, name, years, weekend, weekends, regions, wholes, zones, corrections, knowledge, kinds, holidays }) {
    this.code = code;
    this.name = name;
    this.years = years;
    this.weekend = weekend;
    this.weekends = weekends;
    this.regions = regions;
    // The regions that others lie in, by the codes of those.
    this.wholes = wholes;
    // How many regions there are, without those that lie in another one and without zones of schools.
    this.regionCount = regions.length - Object.keys(wholes).length - zones.length;
    this.regionCodes = regions.map((region) => region.code).sort();
    this.regionNames = new Map(regions.map((region) => [region.code, region.name]));
    this.corrections = corrections;
    this.knowledge = knowledge;
    // A name has a key, because two names are equal if text and language are.
    for (const kind of kinds) kind.nameKey = `${kind.name.language} ${kind.name.text}`;
    const parsed = (text) => text && CivilDate.parse(text);
    // `exchangedFor` is the working day that makes up for a day off. A day that is moved from itself is worked without
    // a day off in exchange.
    this.holidays = holidays.map(({ date, observed, movedFrom, isKept, isEstimated, kind, slug }) => ({
      date: parsed(date), observed: parsed(observed), movedFrom: parsed(movedFrom),
      exchangedFor: movedFrom === date ? null : parsed(movedFrom), isEstimated, kind: kinds[kind], slug,
      isOffOnOwnDate: isKept || !observed,
    }));
    this.byObserved = this.#indexed("observed");
    this.byWorked = this.#indexed("movedFrom");
  }

  // Returns the holidays that have another date of this name, in the order of that date.
  #indexed(name) {
    return this.holidays.filter((holiday) => holiday[name]).sort((a, b) => a[name].number - b[name].number);
  }

  isKnown(year) {
    return year >= this.years.first && year <= this.years.last;
  }

  // Returns the holidays whose date is from one day through another, by number.
  from(first, last) {
    return between(this.holidays, "date", first, last);
  }

  // Returns the holidays that a day in the range is worked for.
  exchanged(first, last) {
    return between(this.byWorked, "movedFrom", first, last);
  }

  // Returns the corrections of holidays of a year that a region keeps, or any region if it is "".
  correctionsOf(year, region) {
    // Dates are texts of the same length here, so that their order is that of the days.
    const isAbout = ({ first, last, regions }) =>
      first <= `${year}-12-31` && last >= `${year}-01-01` &&
      (!region || regions.length === 0 || regions.includes(region));
    return this.corrections.filter(({ concerns }) => concerns.some(isAbout));
  }

  // Returns the included holidays on each of their days in the range, in date order: own dates and observed days.
  days(first, last, includes) {
    const days = [];
    const observed = between(this.byObserved, "observed", first, last);
    let next = 0;
    const append = (holiday, date, isObserved) => {
      if (includes(holiday.kind)) days.push({ holiday, date, isObserved });
    };
    for (const holiday of this.from(first, last)) {
      if (!holiday.isOffOnOwnDate) continue;
      for (; next < observed.length && observed[next].observed.number < holiday.date.number; next += 1) {
        append(observed[next], observed[next].observed, true);
      }
      append(holiday, holiday.date, false);
    }
    for (; next < observed.length; next += 1) append(observed[next], observed[next].observed, true);
    return days;
  }
}

const between = (holidays, name, first, last) =>
  holidays.slice(indexOf(holidays, name, first), indexOf(holidays, name, last + 1));

// Returns the index of the first holiday whose date of this name is not before a day.
const indexOf = (holidays, name, number) => {
  let low = 0;
  let high = holidays.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holidays[middle][name].number < number) low = middle + 1;
    else high = middle;
  }
  return low;
};

export const isOfType = (kind, type) => type === "all" || kind.types.includes(type);

// Returns whether the region, or parts of it, keeps the holiday; one of the country unless it is an exception.
export const isKeptIn = (kind, region) =>
  kind.regions.length === 0 ? !kind.exceptions.includes(region) : kind.regions.includes(region);

// Returns whether a region, or the country as a whole if it is "", keeps a holiday: "whole", "parts" or null.
export const share = (kind, region) => {
  const isPartial = kind.level === "partial";
  const isKept = region ? isKeptIn(kind, region) : isPartial ? kind.regions.length === 0 : kind.level === "national";
  return isKept ? (isPartial ? "parts" : "whole") : null;
};
