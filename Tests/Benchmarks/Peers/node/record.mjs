// Turns a country's calendar into the record of one year, for programs.
import { dayLinks, yearLink } from "./addresses.mjs";
import { isoDate, monthAndDay } from "./phrases.mjs";
import { knowledgeOf } from "./knowledge.mjs";
import { selected } from "./rows.mjs";

// `place` is the requested address. Members are in the order of our document.
export const record = (calendar, place) => {
  const { code, name, years, regions } = calendar;
  const { year, type, region, isEverywhere } = place;
  // The addresses of holidays in a record have no filter.
  const dayLink = dayLinks({ code, type: "public", region: "", isEverywhere: false });
  const holidays = selected(calendar, place).rows.map((row) => holidayRecord(row, calendar, region, dayLink));
  return {
    country: { code, names: [{ language: "en", text: name }] },
    year,
    years,
    filter: { type, region: region || (isEverywhere ? "all" : null) },
    stale: false,
    page: yearLink(place),
    regions,
    known: knowledgeOf(calendar, place).map((known) => knownRecord(known, holidays)),
    holidays,
  };
};

// What is known says "none" where the list has no holiday of these types.
const knownRecord = (known, holidays) => {
  const isOfThese = (type) => known.types.includes(type);
  const has = ({ types, regionalTypes }) => types.some(isOfThese) || regionalTypes.some(({ type }) => isOfThese(type));
  return known.state === "known" && !holidays.some(has) ? { ...known, state: "none" } : known;
};

const holidayRecord = (row, calendar, region, dayLink) => {
  const { holiday, kind, first, last, isObserved } = row;
  const { codes, areOthers, isLocal } = keepers(row, region);
  return {
    id: `${monthAndDay(holiday.date)}-${holiday.slug}`,
    date: isoDate(first),
    last: isoDate(last),
    observed: isObserved,
    observedOn: !isObserved && holiday.observed ? isoDate(holiday.observed) : null,
    observedFor: isObserved ? isoDate(holiday.date) : null,
    // Omitted unless there is one: `JSON.stringify` skips members that are undefined.
    exchangedFor: !isObserved && holiday.exchangedFor ? isoDate(holiday.exchangedFor) : undefined,
    names: kind.localName ? [nameRecord(kind.name), nameRecord(kind.localName)] : [nameRecord(kind.name)],
    types: row.types,
    regions: areOthers ? [] : codes,
    exceptions: areOthers ? codes : [],
    local: isLocal,
    estimated: holiday.isEstimated,
    begins: first.number === last.number ? kind.begins : null,
    page: dayLink(holiday),
    regionalTypes: row.regionalTypes.map((found) => regionalTypeRecord(found, calendar)),
  };
};

const nameRecord = ({ language, text }) => ({ language, text });

const regionalTypeRecord = ({ type, area: { regions, isLocal } }, { regionCodes }) => {
  const { codes, areOthers } = regions ?? { codes: [], areOthers: true };
  return { type, regions: areOthers ? regionCodes.filter((code) => !codes.includes(code)) : codes, local: isLocal };
};

const everybody = { codes: [], areOthers: false, isLocal: false };

// Returns the codes of the regions that keep a row, or of the others, and whether only parts of them do.
const keepers = (row, region) => {
  if (row.kind.level === "partial") {
    return { codes: row.parts.flatMap(({ regions }) => regions), areOthers: false, isLocal: true };
  }
  const kept = region ? null : row.regions;
  return kept ? { codes: kept.codes, areOthers: kept.areOthers, isLocal: false } : everybody;
};
