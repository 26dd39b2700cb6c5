// Folds the months of a list.

// How many lines a list shows on a phone, unless its first month alone has more.
const mostLines = 145;
// About as many as fit beside the date on a phone.
const bytesOfLine = 30;

// Returns the months in groups: what is shown, and then what is folded: the end of a long list, and what is past in the
// current year.
export const folded = (months, year) => {
  const firstToCome = months.findIndex(({ rows }) => rows.some(({ isPast }) => !isPast));
  const start = Math.max(firstToCome, 0);
  let end = start;
  for (let lines = 0; end < months.length; end += 1) {
    for (const row of months[end].rows) lines += linesOf(row);
    if (end > start && lines > mostLines) break;
  }
  const groups = [{ months: months.slice(start, end) }];
  if (end < months.length) groups.push(fold("later", `Later in ${year}`, months.slice(end)));
  if (start > 0) groups.push(fold("earlier", `Earlier in ${year}`, months.slice(0, start)));
  return groups;
};

const fold = (id, name, months) => {
  let count = 0;
  for (const { rows } of months) count += rows.length;
  return { id, name, count: String(count), months };
};

const linesOf = ({ types, isEstimated, otherDay, regions, range, regionalTypes, otherNames }) => {
  let lines = types.length > 0 || isEstimated ? 4 : 3;
  if (otherDay) lines += linesOfText(otherDay);
  if (regions) lines += linesOfText(regions);
  if (range) lines += linesOfText(range);
  for (const text of regionalTypes) lines += linesOfText(text);
  for (const { place, name } of otherNames) lines += linesOfText(place + name);
  return lines;
};

const linesOfText = (text) => 1 + Math.floor(Buffer.byteLength(text) / bytesOfLine);
