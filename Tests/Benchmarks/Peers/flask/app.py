"""Renders a page with Jinja2: compiled, cached and with autoescaping, the defaults of Flask.

/holidays/ES/2021?region=all is rendered from the entities in the file ENTITIES, as of the day TODAY; /cold from the
finished view model in the file PAGE_MODEL.
"""

import json
import os
from datetime import date
from types import SimpleNamespace

import entities
from flask import Flask, Response, abort, render_template, request
from listing import Page, listing
from phrases import TYPES
from places import Place

app = Flask(__name__)
app.jinja_options = {"trim_blocks": True, "lstrip_blocks": True, "auto_reload": False}

calendars, assets = entities.load(os.environ["ENTITIES"])
today = date.fromisoformat(os.environ["TODAY"])

with open(os.environ["PAGE_MODEL"], encoding="utf-8") as file:
    model = json.load(file, object_hook=lambda fields: SimpleNamespace(**fields))


@app.get("/holidays/<code>/<int:year>")
def holidays(code: str, year: int) -> Response:
    region = request.args.get("region", "")
    is_everywhere = region == "all"
    place = Place(code, year, request.args.get("type") or "public", "" if is_everywhere else region, is_everywhere)
    calendar = calendars.get(code)
    if calendar is None or year not in calendar.years:
        abort(404)
    if place.type not in TYPES and place.type != "all" or place.region and place.region not in calendar.regions:
        abort(404)
    return _response(listing(calendar, assets, place, today))


@app.get("/cold")
def cold() -> Response:
    return _response(model)


def _response(page: Page | SimpleNamespace) -> Response:
    return Response(render_template("page.html", page=page), content_type="text/html; charset=utf-8")
