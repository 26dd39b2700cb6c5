"""Reads the documents for the checks."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from xml.etree import ElementTree

from .names import Name
from .settings import COUNTRIES_NAMESPACE, HOLIDAYS_NAMESPACE

_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


@dataclass(frozen=True)
class Day:
    """One `day` element with the attributes of its `holiday`."""

    names: tuple[Name, ...]
    types: frozenset[str]
    regions: frozenset[str]
    excepted: frozenset[str]
    date: date
    observed: date | None
    estimated: bool
    moved_from: date | None

    def is_kept(self, region: str | None, category: str) -> bool:
        """Whether the day has that type in the region, or nationwide if the region is `None`."""
        here = not self.regions if region is None else region not in self.excepted
        return category in self.types and here and (not self.regions or region in self.regions)


@dataclass(frozen=True)
class Calendar:
    """The contents of a `holidays/CC.xml`."""

    code: str
    years: range
    regions: dict[str, tuple[Name, ...]]
    days: tuple[Day, ...]
    groups: int


def calendar(folder: Path, code: str) -> Calendar:
    """Reads `holidays/CC.xml`."""
    root = ElementTree.parse(folder / "holidays" / f"{code}.xml").getroot()
    holidays = root.findall(f"{{{HOLIDAYS_NAMESPACE}}}holiday")
    regions = root.findall(f"{{{HOLIDAYS_NAMESPACE}}}region")
    return Calendar(
        root.get("country", ""),
        range(int(root.get("from", "")), int(root.get("to", "")) + 1),
        {region.get("code", ""): _names(region, HOLIDAYS_NAMESPACE) for region in regions},
        tuple(day for holiday in holidays for day in _days(holiday)),
        len(holidays),
    )


def countries(folder: Path) -> dict[str, ElementTree.Element]:
    """Returns the `country` elements of `countries.xml` by alpha-2 code."""
    root = ElementTree.parse(folder / "countries.xml").getroot()
    return {country.get("alpha2", ""): country for country in root}


def country_texts(country: ElementTree.Element) -> list[str]:
    """Returns the names of a country, then its aliases."""
    names = [text for _, text in _names(country, COUNTRIES_NAMESPACE)]
    return names + [alias.text or "" for alias in country.findall(f"{{{COUNTRIES_NAMESPACE}}}alias")]


def _days(holiday: ElementTree.Element) -> Iterator[Day]:
    for day in holiday.findall(f"{{{HOLIDAYS_NAMESPACE}}}day"):
        yield Day(
            _names(holiday, HOLIDAYS_NAMESPACE),
            _tokens(holiday, "types"),
            _tokens(holiday, "regions"),
            _tokens(holiday, "except"),
            date.fromisoformat(day.get("date", "")),
            _date(day, "observed"),
            day.get("estimated") == "true",
            _date(day, "moved-from"),
        )


def _names(element: ElementTree.Element, namespace: str) -> tuple[Name, ...]:
    names = element.findall(f"{{{namespace}}}name")
    return tuple((name.get(_LANGUAGE, ""), name.text or "") for name in names)


def _tokens(element: ElementTree.Element, attribute: str) -> frozenset[str]:
    return frozenset(element.get(attribute, "").split())


def _date(element: ElementTree.Element, attribute: str) -> date | None:
    return date.fromisoformat(text) if (text := element.get(attribute)) else None
