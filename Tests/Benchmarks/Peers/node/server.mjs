// Renders the page at every request, in two ways: /holidays/ES/2021 from a country's entities, /cold from a finished
// view model.
// usage: node server.mjs --port N [--entities FILE --today YYYY-MM-DD] [--model FILE]
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { Calendar, CivilDate } from "./calendar.mjs";
import { listing } from "./listing.mjs";
import { render } from "./page.mjs";
import { types } from "./phrases.mjs";

const string = { type: "string" };
const options = parseArgs({ options: { port: string, entities: string, today: string, model: string } }).values;
const read = (file) => file && JSON.parse(readFileSync(file, "utf8"));

const model = read(options.model);
const entities = read(options.entities);
const calendar = entities && new Calendar(entities);
const today = options.today && CivilDate.parse(options.today);

const answer = (target) => {
  if (target === "/cold" && model) return render(model);
  const place = parse(target);
  return place && render(listing(calendar, entities.assets, place, today));
};

// Parses the address of a request; null if it is unknown.
const parse = (target) => {
  const [path, query] = target.split("?", 2);
  const [, code, year] = /^\/holidays\/([A-Z]{2})\/(\d{4})$/.exec(path) ?? [];
  if (code !== calendar?.country.code || !calendar.isKnown(Number(year))) return null;
  const items = query ? new URLSearchParams(query) : null;
  const type = items?.get("type") || "public";
  const region = items?.get("region") || "";
  if (type !== "all" && !types.includes(type)) return null;
  if (region !== "" && !calendar.regionNames.has(region)) return null;
  return { code, year: Number(year), type, region };
};

createServer((request, response) => {
  const page = answer(request.url);
  const body = Buffer.from(page ?? "Not found");
  response.writeHead(page ? 200 : 404, { "Content-Type": "text/html; charset=utf-8", "Content-Length": body.length });
  response.end(body);
}).listen(Number(options.port), "127.0.0.1");
