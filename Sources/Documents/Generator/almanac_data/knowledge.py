"""What is known about a country's holidays, for which days, and from which authorities.

`knowledge/authorities.toml` and `knowledge/facts.toml` are the reviewed tables. The rest follows from the rows: which
regions have breaks of schools, and where a table ends.
"""

import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Any

from . import library, xmltext
from .merging import Found
from .pairing import Row
from .regions import Regions
from .settings import CATEGORIES, token

_TABLES = Path(__file__).resolve().parent.parent / "knowledge"

#: `[title, address]`, or only a title.
Authority = list[str]


#: The plurals, for sentences, of holidays whose types only corrections have.
_PLURALS = {"observance": "observances", "optional": "optional holidays"}


@dataclass(frozen=True)
class Fact:
    """What is known of holidays of some types, in some regions or in the whole country (no regions).

    `until` is the last day of what is announced or decided, `None` for what the law alone says. The data have days from
    `first` to `last`.
    """

    types: tuple[str, ...]
    basis: str
    first: date
    until: date | None
    last: date
    regions: tuple[str, ...] = ()
    authorities: tuple[tuple[str, ...], ...] = ()
    lacks: str = ""


def facts(code: str, found: Found) -> list[Fact]:
    """Returns what is known of a country, public holidays first. Types that no fact has are unknown.

    A correction may give a day a type for which the source has no list. Only such days of that type are known.
    """
    special = [fact for entry in _entries(code) for fact in _special(code, entry, found)]
    named = {category for fact in special for category in fact.types}
    span = _span(code)
    rest = tuple(category for category in _categories(code) if category not in named)
    usual = Fact(rest, "law", span[0], decided(code), span[1], authorities=authorities(code))
    corrected = [
        replace(usual, types=(category,), until=None, lacks=f"other {_PLURALS.get(category, 'days of this kind')}")
        for category in CATEGORIES
        if category not in {*rest, *named} and any(kept.get(category) for kept in found.values())
    ]
    return sorted([*([usual] if rest else []), *corrected, *special], key=lambda fact: CATEGORIES.index(fact.types[0]))


def decided(code: str) -> date | None:
    """Returns the last day of which our data have the decisions of a country that decides on days off each year."""
    return _table()["decided"].get(code)


def authorities(code: str) -> tuple[tuple[str, ...], ...]:
    """Returns the authorities for a country's public holidays."""
    return _authorities(_read("authorities.toml")["public"][code])


def marked(code: str, found: Found) -> Found:
    """Returns the rows, with those computed beyond what is announced marked as estimated. Does not change `found`.

    A run that goes on beyond that day is estimated as a whole: nobody has announced its end.
    """
    rows = {region: {category: set(days) for category, days in kept.items()} for region, kept in found.items()}
    for fact in facts(code, found):
        if fact.basis != "formula" or fact.until is None:
            continue
        for region in fact.regions or rows:
            for category in fact.types:
                rows[region][category] = set(_estimated(rows[region].get(category, set()), fact.until))
    return rows


def elements(code: str, found: Found) -> Iterator[str]:
    """Yields the lines of the `knowledge` elements."""
    regions = Regions(code)
    span = _span(code)
    for fact in facts(code, found):
        yield xmltext.opening(
            "knowledge",
            types=" ".join(map(token, fact.types)),
            basis=fact.basis,
            **{"from": fact.first.isoformat() if fact.first != span[0] else None},
            until=fact.until and fact.until.isoformat(),
            to=fact.last.isoformat() if fact.last != span[1] else None,
            regions=" ".join(map(regions.code, fact.regions)),
        )
        for title, *address in fact.authorities:
            yield xmltext.text("authority", title, href=address[0] if address else None)
        if fact.lacks:
            yield xmltext.text("lacks", fact.lacks)
        yield xmltext.closing("knowledge")


def problems() -> list[str]:
    """Returns the entries of the tables that no country needs, and those that are missing."""
    tables = {
        "authorities.toml": set(_read("authorities.toml")["public"]),
        "facts.toml, [decided]": set(_table()["decided"]),
        "facts.toml, [[fact]]": {entry["country"] for entry in _table()["fact"]},
    }
    known = set(library.entities())
    found = [f"{name}: no country {code}" for name, codes in tables.items() for code in sorted(codes - known)]
    found += [f"authorities.toml: {code} is missing" for code in sorted(known - tables["authorities.toml"])]
    for entry in _table()["fact"]:
        supported = set(_categories(entry["country"]))
        found += [
            f"facts.toml: {entry['country']} has no {category} holidays"
            for category in entry["types"]
            if category not in supported
        ]
        if entry["basis"] not in ("law", "announced", "formula"):
            found.append(f"facts.toml: {entry['country']}: unknown basis {entry['basis']!r}")
        if entry["basis"] != "law" and "until" not in entry:
            found.append(f"facts.toml: {entry['country']}: what is announced has an end (until)")
    return found


def _special(code: str, entry: dict[str, Any], found: Found) -> Iterator[Fact]:
    span = _span(code)
    types = tuple(entry["types"])
    known = _authorities(entry["authorities"]) if "authorities" in entry else authorities(code)
    first, last = entry.get("from", span[0]), entry.get("to", span[1])
    ends: dict[date | None, list[str]] = defaultdict(list)
    until = entry.get("until")
    for region in _regions_of(entry, found):
        ends[_last_day(found, region, types) if until == "table" else until].append(region)
    if not ends:
        ends[_last_day(found, None, types) if until == "table" else until] = []
    for end, regions in sorted(ends.items(), key=lambda item: item[1]):
        limit = end if entry["basis"] == "announced" and end else last
        yield Fact(types, entry["basis"], first, end, limit, tuple(regions), known, entry.get("lacks", ""))


def _regions_of(entry: dict[str, Any], found: Found) -> list[str]:
    """Returns the regions of an entry: those with days of its types, if it is about all of them."""
    regions = entry.get("regions", [])
    if regions != "all":
        return list(regions)
    return sorted(
        region
        for region, kept in found.items()
        if region is not None and any(kept.get(category) for category in entry["types"])
    )


def _last_day(found: Found, region: str | None, types: Iterable[str]) -> date:
    return max(row.day for category in types for row in found[region].get(category, set()))


def _estimated(rows: set[Row], until: date) -> Iterator[Row]:
    """Yields the rows, with those of runs that go beyond a day estimated."""
    days = defaultdict(set)
    for row in rows:
        days[row.name].add(row.day)
    for row in rows:
        last = row.observed or row.day
        while last <= until and last + timedelta(days=1) in days[row.name]:
            last += timedelta(days=1)
        yield replace(row, estimated=True) if last > until else row


def _categories(code: str) -> list[str]:
    supported = library.entities()[code].supported_categories
    return [category for category in CATEGORIES if category in supported]


def _span(code: str) -> tuple[date, date]:
    years = library.years(code)
    return date(years[0], 1, 1), date(years[-1], 12, 31)


def _entries(code: str) -> list[dict[str, Any]]:
    return [entry for entry in _table()["fact"] if entry["country"] == code]


def _authorities(pairs: Iterable[Authority]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(pair) for pair in pairs)


def _table() -> dict[str, Any]:
    return _read("facts.toml")


@cache
def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((_TABLES / name).read_text(encoding="utf-8"))
