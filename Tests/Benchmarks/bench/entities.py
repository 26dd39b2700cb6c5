"""Calendars of countries as entities for the other programs, as our program has them in memory after parsing.

The same facts in the same order, and nothing made for a page: no sentence, link or count. Names are chosen, lists
sorted and slugs built here, once, because our document parser does so too.
"""

import datetime
import itertools
import json
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

from . import tools

_DATA = tools.ROOT / "Sources/Documents/Data"
_COUNTRIES = "{urn:almanac:countries}"
_HOLIDAYS = "{urn:almanac:holidays}"
_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"

#: Every type in the order of the lists: from those for everybody to those for few.
_TYPES = (
    "public bank government school workday optional observance unofficial religious half-day de-facto armed-forces"
    " optional-women restricted-settlement albanian armenian bosnian catholic christian hebrew hindu islamic"
    " orthodox protestant roma sabian serbian turkish vlach yazidi"
).split()

#: Apostrophes and dots are removed, because they join the parts of a word; other punctuation separates words.
_JOINING = set("'’‘ʻʼ`´.")
_LONGEST_SLUG = 80


def write(codes: list[str], assets: dict[str, str | list[str]], file: Path) -> None:
    """Writes all data of some countries as JSON.

    `assets` has the values on all pages of the site: the addresses of icon, styles and script, and the credits.
    """
    entities = {"assets": assets, "countries": [_country(code) for code in codes]}
    file.write_text(json.dumps(entities, ensure_ascii=False))


def _country(code: str) -> dict:
    calendar = ElementTree.parse(_DATA / f"holidays/{code}.xml").getroot()
    kinds = calendar.findall(f"{_HOLIDAYS}holiday")
    return {
        "code": code,
        "name": _country_name(code),
        "years": _years(calendar),
        "weekend": _weekdays(calendar.get("weekend")),
        "weekends": [_weekend(element) for element in calendar.findall(f"{_HOLIDAYS}weekend")],
        "regions": sorted(map(_region, calendar.findall(f"{_HOLIDAYS}region")), key=lambda region: region["name"]),
        # A city that lies in another region, and a zone of schools, are not counted among the regions.
        "wholes": {
            region.get("code").upper(): region.get("part-of").upper()
            for region in calendar.findall(f"{_HOLIDAYS}region[@part-of]")
        },
        "zones": [region.get("code").upper() for region in calendar.findall(f"{_HOLIDAYS}region[@zone='true']")],
        "corrections": [_correction(element) for element in calendar.findall(f"{_HOLIDAYS}correction")],
        "knowledge": [_fact(element, calendar) for element in calendar.findall(f"{_HOLIDAYS}knowledge")],
        "kinds": [_kind(element) for element in kinds],
        "holidays": _holidays(kinds),
    }


def _country_name(code: str) -> str:
    countries = ElementTree.parse(_DATA / "countries.xml").getroot()
    country = countries.find(f"{_COUNTRIES}country[@alpha2='{code}']")
    return _first_english(_names(country, _COUNTRIES))["text"]


def _years(element: ElementTree.Element) -> dict:
    return {"first": int(element.get("from")), "last": int(element.get("to"))}


def _weekend(element: ElementTree.Element) -> dict:
    """Returns another weekend than the usual one; without regions, it is that of the whole country."""
    return {
        "days": _weekdays(element.get("days")), "years": _years(element), "regions": _codes(element.get("regions"))
    }


def _weekdays(text: str) -> list[int]:
    return [int(number) for number in text.split()]


def _codes(text: str | None) -> list[str]:
    return sorted((text or "").upper().split())


def _region(element: ElementTree.Element) -> dict:
    return {"code": element.get("code").upper(), "name": _first_english(_names(element, _HOLIDAYS))["text"]}


def _correction(element: ElementTree.Element) -> dict:
    """Returns where the calendar differs from its source."""
    return {
        "fact": _collapsed(element.find(f"{_HOLIDAYS}what").text),
        "reason": _collapsed(element.find(f"{_HOLIDAYS}why").text),
        "sources": [
            {"title": _collapsed(source.text), "address": source.get("href")}
            for source in element.findall(f"{_HOLIDAYS}source")
        ],
        "concerns": [
            {"first": part.get("from"), "last": part.get("to"), "regions": _codes(part.get("regions"))}
            for part in element.findall(f"{_HOLIDAYS}concerns")
        ],
    }


def _fact(element: ElementTree.Element, calendar: ElementTree.Element) -> dict:
    """Returns what the calendar knows of some types, since when and until when, and who says so."""
    lacks = element.find(f"{_HOLIDAYS}lacks")
    return {
        "types": element.get("types").split(),
        "basis": element.get("basis"),
        "first": element.get("from", f"{calendar.get('from')}-01-01"),
        "last": element.get("to", f"{calendar.get('to')}-12-31"),
        "until": element.get("until"),
        "regions": _codes(element.get("regions")),
        "authorities": [
            {"title": _collapsed(authority.text), "address": authority.get("href")}
            for authority in element.findall(f"{_HOLIDAYS}authority")
        ],
        "lacks": None if lacks is None else _collapsed(lacks.text),
    }


def _collapsed(text: str) -> str:
    return " ".join(text.split())


def _kind(element: ElementTree.Element) -> dict:
    """Returns the properties that all days of a holiday share."""
    names = _names(element, _HOLIDAYS)
    name = _first_english(names)
    regions = element.get("regions")
    level = "national" if regions is None else "regional"
    return {
        "name": name,
        "localName": next((other for other in names if other["text"] != name["text"]), None),
        "types": sorted(element.get("types").split(), key=_TYPES.index),
        "regions": [] if regions == "all" else _codes(regions),
        "exceptions": _codes(element.get("except")),
        "level": "partial" if element.get("level") == "partial" else level,
        "parts": element.get("where"),
        "begins": element.get("begins"),
        "feast": element.get("occasion") or _slug(name["text"]),
    }


def _names(element: ElementTree.Element, namespace: str) -> list[dict]:
    return [{"text": name.text, "language": name.get(_LANGUAGE, "en")} for name in element.findall(f"{namespace}name")]


def _first_english(names: list[dict]) -> dict:
    return next((name for name in names if name["language"].partition("-")[0] == "en"), names[0])


def _holidays(kinds: list[ElementTree.Element]) -> list[dict]:
    """Returns all days of all kinds in date order; `kind` is an index into the list of kinds."""
    holidays = [
        {
            "date": date.isoformat(),
            "observed": day.get("observed"),
            "movedFrom": day.get("moved-from"),
            "isKept": day.get("kept", "true") in ("true", "1"),
            "isEstimated": day.get("estimated") in ("true", "1"),
            "kind": index,
            "slug": _slug(_first_english(_names(kind, _HOLIDAYS))["text"]),
        }
        for index, kind in enumerate(kinds)
        for day in kind.findall(f"{_HOLIDAYS}day")
        for date in _dates(day)
    ]
    holidays.sort(key=lambda holiday: holiday["date"])
    for _, day in itertools.groupby(holidays, key=lambda holiday: holiday["date"]):
        _number(list(day))
    return holidays


def _dates(day: ElementTree.Element) -> Iterator[datetime.date]:
    """Returns the dates of a day, or of a run of days."""
    first = datetime.date.fromisoformat(day.get("date"))
    last = datetime.date.fromisoformat(day.get("through", day.get("date")))
    for number in range(first.toordinal(), last.toordinal() + 1):
        yield datetime.date.fromordinal(number)


def _number(day: list[dict]) -> None:
    """Numbers repeated holidays of the same name on one day, so that each has a unique address."""
    seen: dict[str, int] = {}
    for holiday in day:
        slug = holiday["slug"]
        seen[slug] = seen.get(slug, 0) + 1
        if seen[slug] > 1:
            holiday["slug"] = f"{slug}-{seen[slug]}"


def _slug(name: str) -> str:
    """Returns the words of the name that fit, joined by hyphens. Handles only names in Latin script, as used here."""
    slug = ""
    for word in _plain(name).split():
        if slug and len(slug.encode()) + len(word.encode()) >= _LONGEST_SLUG:
            break
        slug += f"-{word}" if slug else word
    return slug or "holiday"


def _plain(name: str) -> str:
    """Returns the lower-case letters without diacritics, and the digits."""
    letters = (
        letter if letter.isalnum() else " "
        for letter in unicodedata.normalize("NFKD", name).casefold()
        if letter not in _JOINING and unicodedata.category(letter) not in ("Mn", "Cf")
    )
    return "".join(letters)
