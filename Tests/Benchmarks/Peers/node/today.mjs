// Says whether today is a day off, and why.
import { share } from "./calendar.mjs";
import { dayAndMonth, fullDate, inSentence, isolated, list, weekday } from "./phrases.mjs";

// Returns "Today, Sunday 22 November, is a day off in Germany: it is the weekend."; null if the day is not known.
export const todayText = (calendar, region, today) => {
  if (!calendar.isKnown(today.year)) return null;
  const place = region ? calendar.regionNames.get(region) : inSentence(calendar.name);
  const is = `Today, ${weekday(today)} ${dayAndMonth(today)}, is`;
  const { number } = today;
  const isPublic = (kind) => kind.types.includes("public");
  const days = calendar.days(number, number, (kind) => isPublic(kind) && share(kind, region) !== null);
  const kinds = days.map(({ holiday }) => holiday.kind);
  const names = (how) =>
    kinds.filter((kind) => share(kind, region) === how).map(({ name }) => isolated(name.text));
  const whole = names("whole");
  if (whole.length > 0) return `${is} a day off in ${place}: ${list(whole)}.`;
  if (weekendOf(calendar, region, today.year).includes(today.weekday)) {
    const isOff = ({ kind }) => isPublic(kind) && share(kind, region) === "whole";
    const exchanged = calendar.exchanged(number, number).find(isOff);
    if (exchanged) return `${is} a working day in ${place}, in exchange for ${fullDate(exchanged.date)}.`;
    return `${is} a day off in ${place}: it is the weekend.`;
  }
  const partial = names("parts");
  if (partial.length > 0) return `${is} a day off in parts of ${place} only: ${list(partial)}.`;
  return `${is} a working day in ${place}.`;
};

// Returns the weekdays off. Another weekend that names the region comes before one of the whole country.
const weekendOf = ({ weekend, weekends }, region, year) => {
  const current = weekends.filter(({ years }) => year >= years.first && year <= years.last);
  const own = region && current.find(({ regions }) => regions.includes(region));
  return (own || current.find(({ regions }) => regions.length === 0))?.days ?? weekend;
};
