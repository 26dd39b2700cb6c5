// The addresses of the site. A place is a country's year with its filter: `type` is a type or "all", `region` is a code
// or "" for the country, and `isEverywhere` adds the holidays that only regions keep.
import { monthAndDay, types } from "./phrases.mjs";

// Parses the address of a request: the place, and whether its record is asked for instead of its page. Null if the
// address is unknown.
export const parse = (target, calendars) => {
  const [path, query] = target.split("?", 2);
  const [, code, yearText, suffix] = /^\/holidays\/([A-Z]{2})\/(\d{4})(\.json)?$/.exec(path) ?? [];
  const calendar = calendars.get(code);
  const year = Number(yearText);
  if (!calendar?.isKnown(year)) return null;
  const items = query ? new URLSearchParams(query) : null;
  const type = items?.get("type") || "public";
  const region = items?.get("region") || "";
  if (type !== "all" && !types.includes(type)) return null;
  const isEverywhere = region === "all";
  if (region !== "" && !isEverywhere && !calendar.regionNames.has(region)) return null;
  return { place: { code, year, type, region: isEverywhere ? "" : region, isEverywhere }, isRecord: Boolean(suffix) };
};

const query = ({ type, region, isEverywhere }) => {
  const items = [];
  if (type !== "public") items.push(`type=${encodeURIComponent(type)}`);
  if (region) items.push(`region=${encodeURIComponent(region)}`);
  else if (isEverywhere) items.push("region=all");
  return items.join("&");
};

const path = ({ code, year }) => `/holidays/${encodeURIComponent(code)}/${year}`;

const withQuery = (path, items) => (items ? `${path}?${items}` : path);

export const yearLink = (place) => withQuery(path(place), query(place));

// The views of the year; long weekends, leave and comparison keep the region only.
export const views = (place) => {
  const { code, year, region } = place;
  const ofRegion = query({ type: "public", region, isEverywhere: false });
  const territory = region ? `${code}-${region}` : code;
  return [
    { link: yearLink(place), isCurrent: true, name: "List" },
    { link: withQuery(`${path(place)}/calendar`, query(place)), isCurrent: false, name: "Calendar" },
    { link: withQuery(`${path(place)}/long-weekends`, ofRegion), isCurrent: false, name: "Long weekends" },
    { link: withQuery(`${path(place)}/leave`, ofRegion), isCurrent: false, name: "Plan leave" },
    { link: `/compare/${year}?place=${encodeURIComponent(territory)}`, isCurrent: false, name: "Compare" },
  ];
};

// The same year for programs.
export const recordLink = (place, format) => withQuery(`${path(place)}.${format}`, query(place));

// The calendar of the country from last year on.
export const calendarLink = (place) => withQuery(`/holidays/${encodeURIComponent(place.code)}.ics`, query(place));

// What has changed in the data of the country.
export const changesLink = ({ code }, format) => `/holidays/${encodeURIComponent(code)}/changes.${format}`;

// The year's default list.
export const plainLink = ({ code, year }) => path({ code, year });

export const countriesLink = (place) => {
  const items = query(place);
  const link = `/countries?for=holidays&country=${encodeURIComponent(place.code)}&year=${place.year}`;
  return items ? `${link}&${items}` : link;
};

// Returns a function for the links of a list's rows, which have the list's filter.
export const dayLinks = (place) => {
  const items = query(place);
  const code = encodeURIComponent(place.code);
  return ({ date, slug }) =>
    withQuery(`/holidays/${code}/${date.year}/${monthAndDay(date)}-${encodeURIComponent(slug)}`, items);
};
