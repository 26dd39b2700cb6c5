// A country's holidays in memory, and which of them are asked for.

const millisecondsOfDay = 86_400_000;

// A day without time and zone; `number` counts from 1 January 1970.
export class CivilDate {
  constructor(year, month, day) {
    this.year = year;
    this.month = month;
    this.day = day;
    this.number = Date.UTC(year, month - 1, day) / millisecondsOfDay;
  }

  // Of "2026-10-03".
  static parse(text) {
    const [year, month, day] = text.split("-").map(Number);
    return new CivilDate(year, month, day);
  }
}

export class Calendar {
  constructor({ country, years, regions, kinds, holidays }) {
    this.country = country;
    this.years = years;
    this.regions = regions;
    this.regionNames = new Map(regions.map(({ code, name }) => [code, name]));
    this.holidays = holidays.map(({ date, observed, isEstimated, kind, slug }) => ({
      date: CivilDate.parse(date),
      observed: observed && CivilDate.parse(observed),
      isEstimated,
      kind: kinds[kind],
      slug,
    }));
  }

  isKnown(year) {
    return year >= this.years.first && year <= this.years.last;
  }

  // Those whose date lies in a year or that are observed in it; two weeks to both sides hold every observed day.
  listedIn(year) {
    const first = new CivilDate(year, 1, 1).number;
    const last = new CivilDate(year, 12, 31).number;
    return this.between(first - 14, last + 14).filter(
      ({ date, observed }) => date.year === year || (observed && observed.year === year),
    );
  }

  // The first that the filter lets through and that is still to come, by the day it is taken on.
  next(today, { type, region }) {
    let next = null;
    for (const holiday of this.between(today.number - 7, today.number + 372)) {
      // In date order, and observed two weeks before their date at most: nothing earlier can follow.
      if (next && holiday.date.number > next.day.number + 14) break;
      if (!isOfType(holiday, type) || !isKeptIn(holiday, region) || isPast(holiday, today)) continue;
      const day = upcoming(holiday, today);
      if (!next || day.number < next.day.number) next = { holiday, day };
    }
    return next;
  }

  // Those whose date is from one day through another, by number.
  between(first, last) {
    return this.holidays.slice(this.#indexOf(first), this.#indexOf(last + 1));
  }

  // The index of the first one that is not before a day.
  #indexOf(number) {
    let low = 0;
    let high = this.holidays.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.holidays[middle].date.number < number) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

export const isOfType = ({ kind }, type) => type === "all" || kind.types.includes(type);

// A holiday of the whole country is kept in a region, unless that is an exception.
export const isKeptIn = ({ kind }, region) =>
  region === "" || (kind.regions.length === 0 ? !kind.exceptions.includes(region) : kind.regions.includes(region));

// Past when the observed day is past too.
export const isPast = ({ date, observed }, today) =>
  date.number < today.number && (!observed || observed.number < today.number);

// The first of a holiday's two days that is not past.
const upcoming = ({ date, observed }, today) => {
  if (!observed || observed.number < today.number) return date;
  return date.number < today.number || observed.number < date.number ? observed : date;
};
