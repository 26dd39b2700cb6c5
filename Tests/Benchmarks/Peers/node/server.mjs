// Renders the page at every request, in two ways: /holidays/ES/2021?region=all from entities of countries, /cold from a
// finished view model.
// usage: node server.mjs --port N [--entities FILE --today YYYY-MM-DD] [--model FILE]
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { parse } from "./addresses.mjs";
import { Calendar, CivilDate } from "./calendar.mjs";
import { listing } from "./listing.mjs";
import { render } from "./page.mjs";

const string = { type: "string" };
const options = parseArgs({ options: { port: string, entities: string, today: string, model: string } }).values;
const read = (file) => file && JSON.parse(readFileSync(file, "utf8"));

const model = read(options.model);
const { assets, countries } = read(options.entities) ?? { countries: [] };
const calendars = new Map(countries.map((country) => [country.code, new Calendar(country)]));
const today = options.today && CivilDate.parse(options.today);

const answer = (target) => {
  if (target === "/cold" && model) return render(model);
  const place = parse(target, calendars);
  return place && render(listing(calendars.get(place.code), assets, place, today));
};

createServer((request, response) => {
  const page = answer(request.url);
  const body = Buffer.from(page ?? "Not found");
  response.writeHead(page ? 200 : 404, { "Content-Type": "text/html; charset=utf-8", "Content-Length": body.length });
  response.end(body);
}).listen(Number(options.port), "127.0.0.1");
