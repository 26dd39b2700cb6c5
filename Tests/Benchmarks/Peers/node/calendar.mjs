// A country's holidays in memory, and their selection for a request.

const millisecondsOfDay = 86_400_000;

// A day without time and zone; `number` counts from 1 January 1970.
export class CivilDate {
  constructor(year, month, day) {
    this.year = year;
    this.month = month;
    this.day = day;
    this.number = Date.UTC(year, month - 1, day) / millisecondsOfDay;
  }

  // Parses "2026-10-03".
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

  // Returns the holidays whose date or observed day is in the year. The two days differ by at most two weeks.
  listedIn(year) {
    const first = new CivilDate(year, 1, 1).number;
    const last = new CivilDate(year, 12, 31).number;
    return this.between(first - 14, last + 14).filter(
      ({ date, observed }) => date.year === year || (observed && observed.year === year),
    );
  }

  // Returns the next holiday that passes the filter, by the first of its days that is not past.
  next(today, { type, region }) {
    let next = null;
    for (const holiday of this.between(today.number - 7, today.number + 372)) {
      // Holidays are in date order, and observed at most two weeks before their date: nothing earlier can follow.
      if (next && holiday.date.number > next.day.number + 14) break;
      if (!isOfType(holiday, type) || !isKeptIn(holiday, region) || isPast(holiday, today)) continue;
      const day = upcoming(holiday, today);
      if (!next || day.number < next.day.number) next = { holiday, day };
    }
    return next;
  }

  // Returns the holidays whose date is from one day through another, by number.
  between(first, last) {
    return this.holidays.slice(this.#indexOf(first), this.#indexOf(last + 1));
  }

  // Returns the index of the first holiday that is not before a day.
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

// Returns whether the region has the holiday; a national one applies unless the region is an exception.
export const isKeptIn = ({ kind }, region) =>
  region === "" || (kind.regions.length === 0 ? !kind.exceptions.includes(region) : kind.regions.includes(region));

// Returns whether the day and the observed day are both past.
export const isPast = ({ date, observed }, today) =>
  date.number < today.number && (!observed || observed.number < today.number);

// Returns the first of a holiday's two days that is not past.
const upcoming = ({ date, observed }, today) => {
  if (!observed || observed.number < today.number) return date;
  return date.number < today.number || observed.number < date.number ? observed : date;
};
