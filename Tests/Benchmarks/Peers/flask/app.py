"""Renders the page with Jinja2, compiled and cached, autoescaping on, as Flask does by default."""

import json
import os

from flask import Flask, Response, render_template

app = Flask(__name__)
app.jinja_options = {"trim_blocks": True, "lstrip_blocks": True, "auto_reload": False}

with open(os.environ["PAGE_MODEL"], encoding="utf-8") as file:
    page = json.load(file)


@app.get("/cold")
def cold() -> Response:
    return Response(render_template("page.html", page=page), content_type="text/html; charset=utf-8")
