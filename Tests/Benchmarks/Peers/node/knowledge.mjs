// What a calendar knows of the holidays of a year, and who says so.
import { CivilDate } from "./calendar.mjs";
import { dayAndMonth, typeLabel, types } from "./phrases.mjs";

// Returns what is known of the holidays of a list, in groups of types with the same answer.
export const knowledgeOf = (calendar, { type, year, region }) => {
  if (type !== "all") return [ofType(calendar, type, year, region)];
  const groups = [];
  for (const expected of types) {
    if (!isExpected(calendar, expected)) continue;
    const next = ofType(calendar, expected, year, region);
    const same = groups.find((group) => isLike(group, next));
    if (same) same.types.push(expected);
    else groups.push(next);
  }
  return groups;
};

const isExpected = ({ knowledge }, type) =>
  type === "public" || type === "school" || knowledge.some((fact) => fact.types.includes(type));

// Whether two differ in their types only.
const isLike = (one, other) =>
  one.state === other.state && one.basis === other.basis && one.from === other.from && one.until === other.until &&
  one.latest === other.latest && one.lacks === other.lacks && one.authorities.length === other.authorities.length &&
  one.authorities.every(({ title, address }, index) =>
    title === other.authorities[index].title && address === other.authorities[index].address);

const ofType = (calendar, type, year, region) => {
  const facts = factsAbout(calendar, type, region);
  if (facts.length === 0) {
    return {
      types: [type], state: "no-data", basis: null, from: null, until: null, latest: null, lacks: null, authorities: [],
    };
  }
  // Dates are texts of the same length here, so that their order is that of the days.
  let state = stateOf(facts[0], year);
  let { basis, first, until, lacks } = facts[0];
  let latest = until;
  const authorities = [...facts[0].authorities];
  for (const fact of facts.slice(1)) {
    if (stateOf(fact, year) !== state) state = "partly";
    if (doubts.indexOf(fact.basis) > doubts.indexOf(basis)) basis = fact.basis;
    if (fact.first > first) first = fact.first;
    if (fact.until && (!until || fact.until < until)) until = fact.until;
    latest = latest && fact.until && (fact.until > latest ? fact.until : latest);
    for (const authority of fact.authorities) {
      const isSame = ({ title, address }) => title === authority.title && address === authority.address;
      if (!authorities.some(isSame)) authorities.push(authority);
    }
  }
  return { types: [type], state, basis, from: first, until, latest, lacks, authorities };
};

// Of several, the basis with the most doubt is said of all.
const doubts = ["law", "announced", "formula"];

// Returns the facts of the region, or those of the country; for the country without any, those of all regions.
const factsAbout = ({ knowledge }, type, region) => {
  const found = knowledge.filter((fact) => fact.types.includes(type));
  const own = region ? found.filter((fact) => fact.regions.includes(region)) : [];
  if (own.length > 0) return own;
  const national = found.filter((fact) => fact.regions.length === 0);
  return national.length === 0 && !region ? found : national;
};

const stateOf = ({ first, last, until, basis, lacks }, year) => {
  const [start, end] = [`${year}-01-01`, `${year}-12-31`];
  if (end < first) return "no-data";
  if (start > last) return "not-announced";
  if (start < first || lacks) return "partly";
  if (!until || end <= until) return end > last ? "partly" : "known";
  return basis === "formula" && start > until && end <= last ? "estimated" : "partly";
};

export const authorityLines = (known) =>
  known.filter(({ authorities }) => authorities.length > 0).map((each) => ({
    text: `${capital(each)} ${each.basis === "law" ? "follow:" : "are announced in:"}`, sources: each.authorities,
  }));

// Says what a list lacks, and which of its days may change.
export const notices = (known, year, where) => {
  const found = [];
  for (const each of known) if (each.state !== "known") found.push(notice(each, year, where));
  return found;
};

const notice = (known, year, where) => {
  const { state, basis, from, until, lacks } = known;
  if (state === "not-announced") return notAnnounced(known, year, "");
  if (state === "no-data") return noData(known, year, where);
  if (state === "estimated") {
    return `${capital(known)} are announced${untilText(known)}. The dates of ${year} are estimates.`;
  }
  if (lacks) {
    const text = `We have no data about ${lacks}.`;
    return basis === "law" && until && until < String(year) ? `${text} ${decided(known)}` : text;
  }
  if (!until) return `${capital(known)} are known from ${dayText(from)}.`;
  if (basis === "formula") return `${capital(known)} are announced${untilText(known)}. Later dates are estimates.`;
  if (basis === "announced") return `${capital(known)} are known${untilText(known)}. Later ones are not announced yet.`;
  return decided(known);
};

const decided = (known) =>
  `What is decided about ${holidays(known)} for single years is known${untilText(known)}. ` +
  "Later ones are those that the law fixes.";

// Says why a list is empty.
export const emptyText = (known, year, where, suffix) => {
  if (known.state === "known") return `No ${holidays(known)} in ${year}${suffix}.`;
  if (known.state === "not-announced") return notAnnounced(known, year, suffix);
  if (known.state === "no-data") return noData(known, year, where);
  return `No ${holidays(known)} are known for ${year}${suffix}.`;
};

const notAnnounced = (known, year, suffix) => {
  const end = known.latest ?? known.until;
  return `${capital(known)}${suffix} for ${year} are not announced yet${end ? ` (known until ${dayText(end)})` : ""}.`;
};

const noData = (known, year, where) => {
  const start = `We have no data about ${holidays(known)} in ${where}`;
  return known.from ? `${start} for ${year}. They are known from ${dayText(known.from)}.` : `${start}.`;
};

const untilText = ({ until, latest }) => {
  if (!until) return "";
  if (latest === until) return ` until ${dayText(until)}`;
  return ` until ${dayText(until)} in some regions${latest ? `, until ${dayText(latest)} in others` : ""}`;
};

const dayText = (text) => {
  const date = CivilDate.parse(text);
  return `${dayAndMonth(date)} ${date.year}`;
};

const holidays = ({ types }) => {
  if (types.includes("public")) return "public holidays";
  if (types.length > 1) return "other holidays";
  return types[0] === "workday" ? "special working days" : `${typeLabel(types[0]).toLowerCase()} holidays`;
};

const capital = (known) => {
  const text = holidays(known);
  return text[0].toUpperCase() + text.slice(1);
};
