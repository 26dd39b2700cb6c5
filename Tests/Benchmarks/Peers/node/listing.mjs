// Turns a country's calendar into the view model of one year.
import { CivilDate, isKeptIn } from "./calendar.mjs";
import {
  calendarLink, changesLink, countriesLink, dayLinks, plainLink, recordLink, views, yearLink,
} from "./addresses.mjs";
import {
  counted, distance, flag, fullDate, inSentence, isoDate, monthName, range, typeLabel, types,
} from "./phrases.mjs";
import { folded } from "./groups.mjs";
import { languages, versions } from "./languages.mjs";
import { keepersText, rowView } from "./row.mjs";
import { rowsOf, selected } from "./rows.mjs";
import { authorityLines, emptyText, knowledgeOf, notices } from "./knowledge.mjs";
import { todayText } from "./today.mjs";

const sections = [
  { link: "/holidays", isCurrent: true, name: "Holidays" },
  { link: "/on/today", isCurrent: false, name: "World" },
  { link: "/quotes", isCurrent: false, name: "Quotes" },
  { link: "/people", isCurrent: false, name: "People" },
  { link: "/search", isCurrent: false, name: "Search" },
];

const others = [
  { link: "/options", isCurrent: false, name: "Options" },
  { link: "/occasions", isCurrent: false, name: "Occasions" },
  { link: "/working-days", isCurrent: false, name: "Working days" },
  { link: "/compare", isCurrent: false, name: "Compare places" },
  { link: "/light-side", isCurrent: false, name: "Light side" },
  { link: "/dark-side", isCurrent: false, name: "Dark side" },
  { link: "/greeting", isCurrent: false, name: "Greeting" },
  { link: "/developers", isCurrent: false, name: "For developers" },
  { link: "/privacy", isCurrent: false, name: "What is stored" },
  { link: "/accessibility", isCurrent: false, name: "Accessibility" },
];

const formats = [
  { format: "ics", mediaType: "text/calendar", label: "iCalendar" },
  { format: "json", mediaType: "application/json", label: "JSON" },
  { format: "csv", mediaType: "text/csv", label: "CSV" },
  { format: "xml", mediaType: "application/xml", label: "XML" },
];

// `place` is the requested address.
export const listing = (calendar, assets, place, today) => {
  const { code, name } = calendar;
  const { year, region } = place;
  const country = inSentence(name);
  const regionName = region && calendar.regionNames.get(region);
  const where = regionName ? `${regionName}, ${name}` : country;
  const heading = `Holidays in ${where} ${year}`;
  const found = selected(calendar, place);
  const { rows } = found;
  const known = knowledgeOf(calendar, place);
  const told = rows.length === 0 && place.type !== "all" ? emptyText(known[0], year, where, "") : null;
  const isCurrentYear = year === today.year;
  const next = isCurrentYear ? nextRow(calendar, place, today, found) : null;
  const dayLink = dayLinks(place);
  const description = `Holidays in ${where} in ${year}, with dates and weekdays.`;
  const canonical = yearLink(place);
  const alternates = formats.map(({ format, mediaType }) => ({ mediaType, link: recordLink(place, format) }));
  const context = { calendar, place, today, next, dayLink };
  const shown = shownTypes(calendar, place);
  return {
    title: heading,
    description,
    canonical,
    alternates,
    news: { mediaType: "application/atom+xml", link: changesLink(place, "atom") },
    versions: versions(canonical),
    languages,
    icon: assets.icon,
    styles: assets.styles,
    script: assets.script,
    look: "/look.css",
    sections,
    others,
    heading,
    control: {
      link: countriesLink(place), flag: flag(code), label: regionName ? where : name,
      code: region ? `${code}-${region}` : code, hint: region ? "place" : "country",
    },
    year: String(year),
    previous: calendar.isKnown(year - 1) && namedYear(place, year - 1),
    next: calendar.isKnown(year + 1) && namedYear(place, year + 1),
    years: yearChoices(calendar, place),
    views: views(place),
    today: isCurrentYear && todayText(calendar, region, today),
    upcoming: next && upcoming(next, context),
    types: typeChoices(shown, place),
    regionsAction: plainLink(place),
    regionsType: place.type !== "public" && place.type,
    regions: regionChoices(calendar, place),
    empty: rows.length === 0 && empty(known, place, where, inRegion(regionName)),
    summary: summary(found, calendar, place, regionName),
    regional: regionalLink(found, place),
    about: rows.length > 0 && {
      title: heading, description, year: String(year), place: regionName || name, page: canonical, downloads: alternates,
    },
    groups: folded(months(rows, context), year),
    notices: notices(known, year, where).filter((notice) => notice !== told),
    authorities: authorityLines(known),
    corrections: corrections(calendar, place),
    calendar: calendarSection(place, where, country, family(calendar, place, shown)),
    place: { action: "/options/place", country: code, region, label: `Make ${regionName || country} my place` },
    credits: assets.credits,
  };
};

const nextRow = (calendar, place, today, { rows, showsRegional }) =>
  rows.find(({ last }) => last.number >= today.number) ??
  rowsOf(calendar, place, place.year + 1).find((row) => showsRegional || place.region || row.isOfWholeCountry);

const namedYear = (place, year) => ({ link: yearLink({ ...place, year }), text: String(year) });

const yearChoices = ({ years }, place) => {
  const choices = [];
  for (let year = years.first; year <= years.last; year += 1) {
    choices.push({ link: yearLink({ ...place, year }), label: String(year), isCurrent: year === place.year });
  }
  return choices;
};

const upcoming = (row, { calendar, place, today, dayLink }) => {
  const { holiday, kind, first, last, isObserved } = row;
  const date = first.number === last.number ? fullDate(first) : range(first, last);
  const remarks = [isObserved && "observed", holiday.isEstimated && "estimated"].filter(Boolean);
  return {
    name: kind.name.text,
    language: kind.name.language,
    distance: distance(first.number > today.number ? first : today, today),
    date: remarks.length > 0 ? `${date} (${remarks.join(", ")})` : date,
    isoDate: isoDate(first),
    regions: keepersText(row, calendar, place.region),
    link: dayLink(holiday),
  };
};

// Returns the types to offer beside "All": always public and the current one, and those that occur in this year.
const shownTypes = (calendar, place) => {
  const shown = new Set(["public", place.type]);
  const { year, region } = place;
  for (const { kind } of calendar.from(new CivilDate(year, 1, 1).number, new CivilDate(year, 12, 31).number)) {
    if (!region || isKeptIn(kind, region)) for (const type of kind.types) shown.add(type);
  }
  return shown;
};

const typeChoices = (shown, place) => {
  const choices = types.filter((type) => shown.has(type)).map((type) => typeChoice(typeLabel(type), type, place));
  choices.push(typeChoice("All", "all", place));
  return choices;
};

const typeChoice = (label, type, place) => ({
  label,
  link: yearLink({ ...place, type }),
  isCurrent: type === place.type,
});

const regionChoices = ({ regions }, { region, isEverywhere }) => {
  if (regions.length === 0) return [];
  return [
    { code: "", isCurrent: !region && !isEverywhere, name: "Whole country" },
    { code: "all", isCurrent: isEverywhere, name: "All regions" },
    ...regions.map(({ code, name }) => ({ code, isCurrent: code === region, name })),
  ];
};

// "34 public holidays and 3 observed days, 28 of them in some regions only"
const summary = ({ rows, regionalCount, showsRegional }, { regions }, { type, region }, regionName) => {
  let observed = 0;
  for (const row of rows) if (row.isObserved) observed += 1;
  const count = rows.length - observed;
  const scope = region || showsRegional || regions.length === 0 ? "" : "nationwide ";
  const first = `${count} ${scope}${ofType(type, count)}${inRegion(regionName)}`;
  const text = observed === 0 ? first : `${first} and ${counted(observed, "observed day", "observed days")}`;
  if (!showsRegional || regionalCount === 0) return text;
  return `${text}, ${regionalCount === rows.length ? "" : `${regionalCount} of them `}in some regions only`;
};

// Returns the link to the holidays of regions, or back to those of the whole country.
const regionalLink = ({ regionalCount, showsRegional }, place) => {
  if (regionalCount === 0) return null;
  const link = (isEverywhere) => yearLink({ ...place, isEverywhere });
  if (!showsRegional) return { text: `Show ${regionalCount} more that only some regions keep`, link: link(true) };
  return place.isEverywhere ? { text: "Only those of the whole country", link: link(false) } : null;
};

// Returns where the list differs from its source; null if nowhere.
const corrections = (calendar, { year, region }) => {
  const found = calendar.correctionsOf(year, region);
  if (found.length === 0) return null;
  return {
    title: `We correct our source in ${counted(found.length, "place", "places")}`,
    rows: found.map(({ fact, reason, sources }) => ({ text: `${fact} ${reason}`, sources })),
  };
};

// Returns how to keep the holidays in a calendar of one's own.
const calendarSection = (place, where, country, family) => {
  const { type, year, isEverywhere } = place;
  const ofType = type === "workday" ? "Special working days" : `${typeLabel(type)} holidays`;
  const what = `${type === "all" ? "All holidays" : ofType}${isEverywhere ? " of all regions" : ""}`;
  const link = calendarLink(place);
  return {
    text: `${what} in ${where}, from last year on. New years and changes follow by themselves.`,
    label: "Add to calendar",
    family,
    feed: link,
    title: `Download ${year}:`,
    downloads: formats.map(({ format, label }) => ({ link: recordLink(place, format), text: label })),
    changesTitle: `Changes in our data for ${country}:`,
    changes: [
      { link: changesLink(place, "atom"), text: "Atom" }, { link: changesLink(place, "json"), text: "JSON" },
    ],
  };
};

// Returns the list whose calendar has public and school holidays; null where the place has none of schools, and for a
// list of other types.
const family = ({ regions }, place, shown) => {
  if (!shown.has("school") || (regions.length > 0 && !place.region)) return null;
  const link = yearLink({ ...place, type: "public-and-school" });
  if (place.type === "public") return { link, text: "With school holidays, in one calendar" };
  return place.type === "school" ? { link, text: "With public holidays, in one calendar" } : null;
};

const empty = (known, { type, year }, where, suffix) =>
  type === "all" ? `No ${ofType(type, 0)} in ${year}${suffix}.` : emptyText(known[0], year, where, suffix);

const ofType = (type, count) => {
  if (type === "all") return count === 1 ? "holiday of any type" : "holidays of any type";
  const words = type === "workday" ? "special working day" : `${typeLabel(type).toLowerCase()} holiday`;
  return count === 1 ? words : `${words}s`;
};

const inRegion = (regionName) => (regionName ? ` in ${regionName}` : "");

const months = (rows, context) => {
  const months = [];
  let current = null;
  for (const row of rows) {
    const { month } = row.first;
    if (current?.month !== month) {
      current = { month, id: `month-${month}`, name: monthName(month), rows: [] };
      months.push(current);
    }
    current.rows.push(rowView(row, context));
  }
  return months;
};
