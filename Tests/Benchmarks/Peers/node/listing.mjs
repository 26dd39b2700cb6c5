// Turns a country's calendar into the view model of one year.
import { isKeptIn, isOfType, isPast } from "./calendar.mjs";
import {
  distance, flag, fullDate, inSentence, isoDate, list, monthAndDay, monthName, typeLabel, types, weekday,
} from "./phrases.mjs";

const sections = [
  { link: "/holidays", isCurrent: true, name: "Holidays" },
  { link: "/quotes", isCurrent: false, name: "Quotes" },
  { link: "/people", isCurrent: false, name: "People" },
  { link: "/light-side", isCurrent: false, name: "Sides" },
  { link: "/greeting", isCurrent: false, name: "Greeting" },
  { link: "/options", isCurrent: false, name: "Options" },
];

// `place` is the requested address: code of the country, year, type and region ("" for all regions).
export const listing = (calendar, assets, place, today) => {
  const { name } = calendar.country;
  const { year } = place;
  const country = inSentence(name);
  const heading = `Holidays in ${country} ${year}`;
  const inRegion = calendar.listedIn(year).filter((holiday) => isKeptIn(holiday, place.region));
  const days = inRegion
    .filter((holiday) => isOfType(holiday, place.type))
    .map((holiday) => ({ holiday, listedOn: listedOn(holiday, year) }))
    .sort((a, b) => a.listedOn.number - b.listedOn.number || a.holiday.date.number - b.holiday.date.number);
  const next = calendar.next(today, place);
  return {
    title: heading,
    description: `Holidays in ${country} in ${year}, with dates and weekdays.`,
    canonical: yearLink(place),
    record: yearLink(place).replace(/(?=\?|$)/, ".json"),
    icon: assets.icon,
    styles: assets.styles,
    script: assets.script,
    look: "/look.css",
    sections,
    heading,
    control: { link: countriesLink(place), flag: flag(place.code), label: name, code: place.code },
    year: String(year),
    previous: calendar.isKnown(year - 1) && namedYear(place, year - 1),
    next: calendar.isKnown(year + 1) && namedYear(place, year + 1),
    upcoming: next && today.year === year && upcoming(next, calendar, place, today),
    types: typeChoices(inRegion, place),
    regionsAction: yearLink({ ...place, type: "public", region: "" }),
    regionsType: place.type !== "public" && place.type,
    regions: regionChoices(calendar, place),
    empty: days.length === 0 && `No ${ofType(place.type, 0)} in ${year}${inRegionNamed(calendar, place)}.`,
    summary: summary(days, calendar, place),
    months: months(days, (day) => row(day, calendar, place, today, next)),
    credits: assets.credits,
  };
};

// Returns the holiday's date, or the observed day if the date is in another year.
const listedOn = ({ date, observed }, year) => (date.year === year ? date : (observed ?? date));

const query = ({ type, region }) => {
  const items = [];
  if (type !== "public") items.push(`type=${encodeURIComponent(type)}`);
  if (region !== "") items.push(`region=${encodeURIComponent(region)}`);
  return items.join("&");
};

const yearLink = (place) => {
  const path = `/holidays/${encodeURIComponent(place.code)}/${place.year}`;
  const items = query(place);
  return items ? `${path}?${items}` : path;
};

const dayLink = (place, { date, slug }) =>
  `/holidays/${encodeURIComponent(place.code)}/${date.year}/${encodeURIComponent(`${monthAndDay(date)}-${slug}`)}`;

const countriesLink = (place) => {
  const items = query(place);
  const link = `/countries?for=holidays&country=${encodeURIComponent(place.code)}&year=${place.year}`;
  return items ? `${link}&${items}` : link;
};

const namedYear = (place, year) => ({ link: yearLink({ ...place, year }), label: String(year) });

const upcoming = ({ holiday, day }, calendar, place, today) => ({
  name: holiday.kind.name.text,
  language: holiday.kind.name.language,
  distance: distance(day, today),
  date: fullDate(day),
  isoDate: isoDate(day),
  regions: regions(holiday.kind, calendar),
  link: dayLink(place, holiday),
});

// Returns the types to offer: always public and "All", and the types that occur in this year.
const typeChoices = (inRegion, place) => {
  const counts = new Map([["public", 0], ...(place.type === "all" ? [] : [[place.type, 0]])]);
  for (const { kind } of inRegion) for (const type of kind.types) counts.set(type, (counts.get(type) ?? 0) + 1);
  const shown = types.filter((type) => counts.has(type));
  const choices = shown.map((type) => typeChoice(typeLabel(type), type, counts.get(type), place));
  choices.push(typeChoice("All", "all", inRegion.length, place));
  return choices;
};

const typeChoice = (label, type, count, place) => ({
  label,
  count,
  link: yearLink({ ...place, type }),
  isCurrent: type === place.type,
});

const regionChoices = ({ regions }, place) => {
  if (regions.length === 0) return [];
  const choices = regions.map(({ code, name }) => ({ code, isCurrent: code === place.region, name }));
  return [{ code: "", isCurrent: place.region === "", name: "All regions" }, ...choices];
};

const summary = (days, calendar, place) =>
  `${days.length} ${ofType(place.type, days.length)}${inRegionNamed(calendar, place)}${regionalShare(days, place)}`;

// Returns the share of regional holidays in words: nobody has all holidays in a list of all regions.
const regionalShare = (days, { region }) => {
  if (region !== "") return "";
  let regional = 0;
  for (const { holiday } of days) if (holiday.kind.regions.length > 0) regional += 1;
  if (regional === 0) return "";
  return regional === days.length ? ", in some regions only" : `, ${regional} of them in some regions only`;
};

const ofType = (type, count) => {
  if (type === "all") return count === 1 ? "holiday of any type" : "holidays of any type";
  const words = type === "workday" ? "working day" : `${typeLabel(type).toLowerCase()} holiday`;
  return count === 1 ? words : `${words}s`;
};

const inRegionNamed = ({ regionNames }, { region }) => (region === "" ? "" : ` in ${regionNames.get(region)}`);

const months = (days, row) => {
  const months = [];
  let current = null;
  for (const day of days) {
    const { month } = day.listedOn;
    if (current?.month !== month) {
      current = { month, id: `month-${month}`, name: monthName(month), rows: [] };
      months.push(current);
    }
    current.rows.push(row(day));
  }
  return months;
};

const row = ({ holiday, listedOn }, calendar, place, today, next) => {
  const { kind } = holiday;
  return {
    isPast: place.year === today.year && isPast(holiday, today),
    isNext: holiday === next?.holiday,
    isoDate: isoDate(listedOn),
    day: String(listedOn.day),
    month: monthName(listedOn.month),
    weekday: weekday(listedOn),
    link: dayLink(place, holiday),
    language: kind.name.language,
    name: kind.name.text,
    localName: kind.localName,
    observed: observed(holiday, listedOn),
    regions: regions(kind, calendar),
    types: kind.types.map(typeLabel),
    isEstimated: holiday.isEstimated,
  };
};

// Returns the observed day; for a holiday listed under its observed day, its own date instead.
const observed = ({ date, observed }, listedOn) => {
  if (!observed) return null;
  return listedOn === observed ? `Observed for ${fullDate(date)}` : `Observed on ${fullDate(observed)}`;
};

const regions = ({ regions, exceptions }, { regionNames }) => {
  const names = (codes) => list(codes.map((code) => regionNames.get(code) ?? code));
  if (regions.length > 3) return `In ${regions.length} regions`;
  if (regions.length > 0) return names(regions);
  return exceptions.length > 0 ? `Not in ${names(exceptions)}` : null;
};
