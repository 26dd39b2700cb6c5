// Dates, counts and names in words.

const months = [
  "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
  "December",
];
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export const monthName = (month) => months[month - 1];

export const weekday = (date) => weekdays[date.weekday - 1];

const twoDigits = (number) => (number < 10 ? `0${number}` : `${number}`);

export const monthAndDay = (date) => `${twoDigits(date.month)}-${twoDigits(date.day)}`;

export const isoDate = (date) => `${date.year}-${monthAndDay(date)}`;

// "3 October"
export const dayAndMonth = (date) => `${date.day} ${monthName(date.month)}`;

// "Saturday 3 October 2026"
export const fullDate = (date) => `${weekday(date)} ${dayAndMonth(date)} ${date.year}`;

// "Friday 25 to Sunday 27 December 2026"; the month and the year are repeated only if they differ.
export const range = (first, last) => {
  const month = first.month === last.month ? "" : ` ${monthName(first.month)}`;
  const year = first.year === last.year ? "" : ` ${first.year}`;
  return `${weekday(first)} ${first.day}${month}${year} to ${fullDate(last)}`;
};

// "today", "tomorrow", "in 12 days"
export const distance = (date, today) => {
  const days = date.number - today.number;
  if (days === 0) return "today";
  return days === 1 ? "tomorrow" : `in ${days} days`;
};

// "1 region", "2 regions"
export const counted = (number, singular, plural) => `${number} ${number === 1 ? singular : plural}`;

const fromRight = /[\u0590-\u08ff\u200e\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const marks = /[\u202a-\u202e\u2066-\u2069]/g;

// Returns a text from outside for use in a sentence: isolated if it reads from the right, without marks of direction.
export const isolated = (text) =>
  fromRight.test(text) || text.search(marks) >= 0 ? `\u2068${text.replace(marks, "")}\u2069` : text;

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

export const typeLabel = (type) => labels[type] ?? capital(type);

// "public holiday", "working day", "half day": what regions make of a day.
export const regionalType = (type) => {
  const label = typeLabel(type).toLowerCase();
  return withoutHoliday.has(type) ? label : `${label} holiday`;
};

const withoutHoliday = new Set(["workday", "half-day", "observance", "optional-women"]);

export const capital = (text) => text[0].toUpperCase() + text.slice(1);

// Every type, in the order of the lists.
export const types = [
  "public", "bank", "government", "school", "workday", "optional", "observance", "unofficial", "religious",
  "half-day", "de-facto", "armed-forces", "optional-women", "restricted-settlement", "albanian", "armenian",
  "bosnian", "catholic", "christian", "hebrew", "hindu", "islamic", "orthodox", "protestant", "roma", "sabian",
  "serbian", "turkish", "vlach", "yazidi",
];

export const typeRank = new Map(types.map((type, rank) => [type, rank]));
