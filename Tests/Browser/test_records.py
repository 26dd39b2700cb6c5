"""Programs get the same facts as people, as JSON that Python reads."""

import csv
import html
import io
import json
import os
import re
from urllib.parse import quote_plus
from xml.etree import ElementTree

import pytest
from plain import Client
from program import YEAR

#: Countries with regions, observed days, estimated dates, another script, or no holidays at all.
SAMPLE = ("AQ", "CN", "DE", "EG", "GB", "IL", "IN", "JP", "SA", "US")


@pytest.mark.parametrize("code", SAMPLE)
def test_the_record_of_a_list_has_the_days_of_its_page(client: Client, code: str) -> None:
    target = f"/holidays/{code}/{YEAR}"
    page = client.get(f"{target}?type=all")
    answer = client.get(f"{target}.json?type=all")
    assert (page.status, answer.status) == (200, 200)
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["access-control-allow-origin"] == "*"
    assert "access-control-allow-origin" not in page.headers
    record = json.loads(answer.body.decode("utf-8"), object_pairs_hook=_without_duplicates)
    assert (record["country"]["code"], record["year"], record["filter"]["type"]) == (code, YEAR, "all")
    days = re.findall(r'<li[^>]*>\n<time datetime="([^"]*)".*\n<div class="what">\n<a class="name" href="([^"]*)"', page.text)
    # On the page of the current year, what is past comes last.
    days.sort(key=lambda row: row[0])
    # A link of the page keeps the filter, for the way back; a record names the canonical address.
    assert [holiday["page"] for holiday in record["holidays"]] == [link.partition("?")[0] for _, link in days]
    for (shown, _), holiday in zip(days, record["holidays"], strict=True):
        assert shown == holiday["date"] <= holiday["last"]


#: A row of a list: the day, the link, the name, and whether it is an observed day.
_ROW = re.compile(
    r'<li[^>]*>\n<time datetime="([^"]*)"[^\n]*\n<div class="what">\n'
    r'<a class="name" href="([^"]*)"[^>]*><span itemprop="name">([^<]*)</span></a>( <span class="kind">)?'
)


@pytest.mark.parametrize("query", ["", "type=all&region=all", "type=school&region=all"])
def test_F2_page_and_record_agree_for_every_country(client: Client, query: str) -> None:
    """Compares days, names and observed days of a year of each country, or of all years if ALL_YEARS is set."""
    query = f"?{query}" if query else ""
    countries = json.loads(client.get("/countries.json").body)["countries"]
    compared = 0
    for place, code in enumerate(country["code"] for country in countries):
        first = json.loads(client.get(f"/holidays/{code}/{YEAR}.json").body)
        if "years" not in first:
            continue
        known = range(first["years"]["first"], first["years"]["last"] + 1)
        for year in known if os.environ.get("ALL_YEARS") else [known[place % len(known)]]:
            page = client.get(f"/holidays/{code}/{year}{query}")
            answer = client.get(f"/holidays/{code}/{year}.json{query}")
            assert (page.status, answer.status) == (200, 200), (code, year)
            # On the page of the current year, what is past comes last.
            shown = [
                (day, html.unescape(link).partition("?")[0], html.unescape(name), bool(observed))
                for day, link, name, observed in sorted(_ROW.findall(page.text), key=lambda row: row[0])
            ]
            record = json.loads(answer.body)["holidays"]
            told = [(h["date"], h["page"], h["names"][0]["text"], h["observed"]) for h in record]
            assert shown == told, (code, year)
            compared += 1
    assert compared >= 240


@pytest.mark.parametrize("text", ["bavaria", "land", "DE-BY", "Bayern", "san", "co", "nothing at all"])
def test_F2_the_search_finds_the_same_countries_and_regions_for_programs(client: Client, text: str) -> None:
    page = client.get(f"/countries?q={quote_plus(text)}").text
    shown = [html.unescape(code) for code in re.findall(r'<span class="code">([^<]*)</span>', page)]
    record = json.loads(client.get(f"/countries.json?q={quote_plus(text)}").body)
    told = [found["code"] for found in record["countries"] + record["regions"]]
    assert shown == told
    assert [found["country"] for found in record["regions"]] == [found["code"][:2] for found in record["regions"]]
    table = list(csv.DictReader(io.StringIO(client.get(f"/countries.csv?q={quote_plus(text)}").text)))
    assert [row["code"] for row in table] == told
    tree = ElementTree.fromstring(client.get(f"/countries.xml?q={quote_plus(text)}").body)
    assert [element.get("code") for element in tree] == told


def test_a_problem_is_json_with_the_status_of_the_page(client: Client) -> None:
    for target, status in (("/holidays/XX/2026", 404), ("/holidays/DE/2026?type=x", 400), ("/nothing", 404)):
        path, _, query = target.partition("?")
        answer = client.get(f"{path}.json" + (f"?{query}" if query else ""))
        assert client.get(target).status == answer.status == status
        assert answer.headers["content-type"] == "application/problem+json"
        assert json.loads(answer.body)["status"] == status


def _without_duplicates(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Returns the members of an object, whose names have to differ (RFC 8259, section 4)."""
    members = dict(pairs)
    assert len(members) == len(pairs)
    return members
