// The ranges of consecutive days that each region has of one feast, with the regions that share them.
import { isKeptIn } from "./calendar.mjs";

// Returns runs of the days of one feast: the holidays of the first day, the last day, and the set of the regions, which
// is undefined for those of the holidays.
export const runsByPlace = (days, calendar, region) => {
  if (region) return runs(days);
  const isNational = ({ holiday }) => holiday.kind.level === "national";
  const found = runs(days.filter(isNational));
  const shared = new Map();
  const others = days.filter((day) => !isNational(day));
  for (const { code } of calendar.regions) {
    for (const run of runs(others.filter(({ holiday }) => isKeptIn(holiday.kind, code)))) {
      const span = `${run.days[0].date.number} ${run.last.number}`;
      const same = shared.get(span);
      if (same) {
        same.keepers.add(code);
        const { nameKey } = run.days[0].holiday.kind;
        if (!same.days.some(({ holiday }) => holiday.kind.nameKey === nameKey)) same.days.push(...run.days);
      } else {
        run.keepers = new Set([code]);
        shared.set(span, run);
        found.push(run);
      }
    }
  }
  return found;
};

// Returns the runs of consecutive days of each name. Days are in date order; those of one date count once.
const runs = (days) => {
  const runs = [];
  for (const named of grouped(days, (kind) => kind.nameKey)) {
    let current = null;
    for (const day of named) {
      if (current && day.date.number - current.last.number <= 1) {
        current.last = day.date;
      } else {
        current = { days: [day], last: day.date, keepers: undefined };
        runs.push(current);
      }
    }
  }
  return runs;
};

// Returns the days in groups whose kinds have the same key, both in their first order.
export const grouped = (days, key) => {
  const groups = new Map();
  for (const day of days) {
    const group = groups.get(key(day.holiday.kind));
    if (group) group.push(day);
    else groups.set(key(day.holiday.kind), [day]);
  }
  return [...groups.values()];
};
