// Answers every request anew. From entities of countries: the page /holidays/ES/2021?region=all and its record
// /holidays/ES/2021.json?region=all. For information: /cold renders a finished view model, /record writes a finished record.
// usage: node server.mjs --port N [--entities FILE --today YYYY-MM-DD] [--model FILE] [--record FILE]
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { parse } from "./addresses.mjs";
import { Calendar, CivilDate } from "./calendar.mjs";
import { listing } from "./listing.mjs";
import { render } from "./page.mjs";
import { record } from "./record.mjs";

const string = { type: "string" };
const options = parseArgs({
  options: { port: string, entities: string, today: string, model: string, record: string },
}).values;
const read = (file) => file && JSON.parse(readFileSync(file, "utf8"));

const model = read(options.model);
const readyRecord = read(options.record);
const { assets, countries } = read(options.entities) ?? { countries: [] };
const calendars = new Map(countries.map((country) => [country.code, new Calendar(country)]));
const today = options.today && CivilDate.parse(options.today);

const page = (text) => ({ status: 200, type: "text/html; charset=utf-8", text });
const json = (value) => ({ status: 200, type: "application/json", text: JSON.stringify(value) });

const answer = (target) => {
  if (target === "/cold" && model) return page(render(model));
  if (target === "/record" && readyRecord) return json(readyRecord);
  const found = parse(target, calendars);
  if (!found) return { status: 404, type: "text/plain", text: "Not found" };
  const { place, isRecord } = found;
  const calendar = calendars.get(place.code);
  return isRecord ? json(record(calendar, place)) : page(render(listing(calendar, assets, place, today)));
};

createServer((request, response) => {
  const { status, type, text } = answer(request.url);
  const body = Buffer.from(text);
  response.writeHead(status, { "Content-Type": type, "Content-Length": body.length });
  response.end(body);
}).listen(Number(options.port), "127.0.0.1");
