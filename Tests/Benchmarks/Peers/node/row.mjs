// The view model of a row.
import {
  capital, counted, fullDate, isoDate, list, monthName, regionalType, typeLabel, weekday,
} from "./phrases.mjs";

const mostNames = 3;

// `context` has what the rows of a list share: calendar, place, today, the next row, and a function for links.
export const rowView = (row, { calendar, place, today, next, dayLink }) => {
  const { holiday, kind, first, last, isObserved } = row;
  const areas = areaNames(row, calendar, place.region).map((area) => ({ name: area, country: calendar.name }));
  return {
    isPast: place.year === today.year && last.number < today.number,
    isNext: holiday === next?.holiday && first.number === next.first.number,
    isoDate: isoDate(first),
    day: String(first.day),
    month: monthName(first.month),
    weekday: weekday(first),
    link: dayLink(holiday),
    language: kind.name.language,
    name: kind.name.text,
    isObserved,
    localName: kind.localName,
    range: last.number > first.number &&
      `Until ${fullDate(last)}, ${last.number - first.number + 1} days`,
    isoLast: last.number > first.number && isoDate(last),
    nation: areas.length === 0 && calendar.name,
    areas,
    otherDay: otherDay(row),
    regions: keepersText(row, calendar, place.region),
    regionalTypes: regionalTypes(row, calendar),
    otherNames: otherNames(row, calendar),
    type: place.type !== "all" && typeLabel(place.type),
    types: row.types.filter((type) => type !== place.type).map(typeLabel),
    isEstimated: holiday.isEstimated,
  };
};

// Names the observed day, or on that day the holiday's own date, or the working day that makes up for a day off; null
// if there is none.
const otherDay = ({ holiday, isObserved }) => {
  const { date, observed, exchangedFor } = holiday;
  if (isObserved) return `For ${fullDate(date)}`;
  if (observed) return `Observed on ${fullDate(observed)}`;
  return exchangedFor && `In exchange for ${fullDate(exchangedFor)}, which is a working day`;
};

// "Bavaria and Berlin", "In 12 of 16 regions", "Not in Berlin", "In parts of Bavaria"; null for everybody.
export const keepersText = (row, calendar, region) => {
  if (row.kind.level === "partial") return partsText(row.parts, calendar);
  const kept = region ? null : row.regions;
  if (!kept) return null;
  const { codes, areOthers } = kept;
  const count = countOf(codes, calendar);
  if (areOthers) return isNamed(codes, calendar) ? `Not in ${named(codes, calendar)}` : `In all but ${count} regions`;
  return isNamed(codes, calendar) ? named(codes, calendar) : `In ${count} of ${calendar.regionCount} regions`;
};

const partsText = (parts, calendar) => {
  const which = parts.find((part) => part.which)?.which;
  const codes = parts.flatMap(({ regions }) => regions);
  if (which) return isNamed(codes, calendar) && codes.length > 0 ? `${named(codes, calendar)} (${which})` : `In parts: ${which}`;
  if (codes.length === 0) return "In some places";
  return `In parts of ${isNamed(codes, calendar) ? named(codes, calendar) : `${countOf(codes, calendar)} regions`}`;
};

// The parts of the country that keep it, each named or all of them counted; empty for the country.
const areaNames = (row, calendar, region) => {
  if (row.kind.level === "partial") return areasOfParts(row.parts, calendar);
  if (region) return names([region], calendar);
  const kept = row.regions;
  if (!kept || kept.areOthers) return [];
  const { codes } = kept;
  return isNamed(codes, calendar)
    ? names(codes, calendar)
    : [`${countOf(codes, calendar)} of ${calendar.regionCount} regions`];
};

const areasOfParts = (parts, calendar) => {
  const codes = parts.flatMap(({ regions }) => regions);
  if (isNamed(codes, calendar)) return names(codes, calendar);
  const which = parts.find((part) => part.which)?.which;
  if (which) return [which];
  return codes.length === 0 ? [] : [`${countOf(codes, calendar)} regions`];
};

// "Public holiday in 9 of 13 regions", for each type that only some of those who keep the row give it.
const regionalTypes = (row, calendar) =>
  row.regionalTypes.map(({ type, area }) => capital(`${regionalType(type)} ${areaText(area, calendar)}`));

const areaText = ({ regions, isLocal }, calendar) => {
  const { codes, areOthers } = regions ?? { codes: [] };
  if (codes.length === 0) return isLocal ? "in some places" : "in all regions";
  const where = isLocal ? "in parts of" : "in";
  if (!isNamed(codes, calendar)) {
    return `${where} ${countOf(regionCodes(regions, calendar), calendar)} of ${calendar.regionCount} regions`;
  }
  return `${where} ${areOthers ? "all regions but " : ""}${named(codes, calendar)}`;
};

const otherNames = (row, calendar) =>
  row.otherNames.slice(0, mostNames).map(({ name, regions }) => {
    const codes = regionCodes(regions, calendar);
    const count = countOf(codes, calendar);
    const where = isNamed(codes, calendar) ? named(codes, calendar) : counted(count, "region", "regions");
    return { place: codes.length === 0 ? "Also" : `In ${where}`, name: name.text, language: name.language };
  });

// Returns the codes of all regions that a list of regions stands for.
const regionCodes = (kept, { regions }) => {
  if (kept && !kept.areOthers) return kept.codes;
  const codes = regions.map(({ code }) => code);
  return kept ? codes.filter((code) => !kept.codes.includes(code)) : codes;
};

// Leaves out regions that lie in another one of them.
const withoutParts = (codes, { wholes }) => codes.filter((code) => !codes.includes(wholes[code]));

// How many regions these are: parts of one are one, with it or without it.
const countOf = (codes, { wholes }) => new Set(codes.map((code) => wholes[code] ?? code)).size;

// Whether regions are named rather than counted.
const isNamed = (codes, calendar) => {
  const { length } = withoutParts(codes, calendar);
  return length > 0 && length <= mostNames;
};

const names = (codes, calendar) =>
  withoutParts(codes, calendar).map((code) => calendar.regionNames.get(code) ?? code);

const named = (codes, calendar) => list(names(codes, calendar));
