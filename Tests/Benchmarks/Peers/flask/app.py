"""Renders a page with Jinja2: compiled, cached and with autoescaping, the defaults of Flask.

/holidays/ES/2021 is rendered from the entities in the file ENTITIES, as of the day TODAY; /cold from the finished view
model in the file PAGE_MODEL.
"""

import json
import os
from datetime import date
from types import SimpleNamespace

import entities
from flask import Flask, Response, abort, render_template, request
from listing import Page, Place, listing
from phrases import TYPES

app = Flask(__name__)
app.jinja_options = {"trim_blocks": True, "lstrip_blocks": True, "auto_reload": False}

calendar = entities.load(os.environ["ENTITIES"])
today = date.fromisoformat(os.environ["TODAY"])

with open(os.environ["PAGE_MODEL"], encoding="utf-8") as file:
    model = json.load(file, object_hook=lambda fields: SimpleNamespace(**fields))


@app.get("/holidays/<code>/<int:year>")
def holidays(code: str, year: int) -> Response:
    place = Place(code, year, request.args.get("type") or "public", request.args.get("region", ""))
    if code != calendar.code or year not in calendar.years:
        abort(404)
    if place.type not in TYPES and place.type != "all" or place.region and place.region not in calendar.regions:
        abort(404)
    return _response(listing(calendar, place, today))


@app.get("/cold")
def cold() -> Response:
    return _response(model)


def _response(page: Page | SimpleNamespace) -> Response:
    return Response(render_template("page.html", page=page), content_type="text/html; charset=utf-8")
