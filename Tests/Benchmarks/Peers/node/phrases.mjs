// Dates, counts and names in words.

const months = [
  "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
  "December",
];
// Day 0 of the count, 1 January 1970, was a Thursday.
const weekdays = ["Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"];

export const monthName = (month) => months[month - 1];

export const weekday = (date) => weekdays[date.number % 7];

const twoDigits = (number) => (number < 10 ? `0${number}` : `${number}`);

export const monthAndDay = (date) => `${twoDigits(date.month)}-${twoDigits(date.day)}`;

export const isoDate = (date) => `${date.year}-${monthAndDay(date)}`;

// "Saturday 3 October 2026"
export const fullDate = (date) => `${weekday(date)} ${date.day} ${monthName(date.month)} ${date.year}`;

// "today", "tomorrow", "in 12 days"
export const distance = (date, today) => {
  const days = date.number - today.number;
  if (days === 0) return "today";
  return days === 1 ? "tomorrow" : `in ${days} days`;
};

// "a, b and c"
export const list = (items) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items[items.length - 1]}`;

const takesArticle =
  /^(United |Isle of )|(Islands|Republic|Territories|Territory|Emirates)$|^(Bahamas|Comoros|Gambia|Maldives|Netherlands|Philippines|Seychelles)$/;

// "Spain", "the United Kingdom"
export const inSentence = (country) => (takesArticle.test(country) ? `the ${country}` : country);

// The two letters as regional indicator symbols.
export const flag = (code) =>
  String.fromCodePoint(code.charCodeAt(0) - 65 + 0x1f1e6, code.charCodeAt(1) - 65 + 0x1f1e6);

const labels = {
  workday: "Working day",
  "half-day": "Half day",
  "de-facto": "De facto",
  "armed-forces": "Armed forces",
  "optional-women": "Optional for women",
  "restricted-settlement": "Restricted settlement",
};

export const typeLabel = (type) => labels[type] ?? type[0].toUpperCase() + type.slice(1);

// Every type, in the order of the lists.
export const types = [
  "public", "bank", "government", "school", "workday", "optional", "observance", "unofficial", "half-day", "de-facto",
  "armed-forces", "optional-women", "restricted-settlement", "albanian", "armenian", "bosnian", "catholic", "christian",
  "hebrew", "hindu", "islamic", "orthodox", "protestant", "roma", "sabian", "serbian", "turkish", "vlach", "yazidi",
];
