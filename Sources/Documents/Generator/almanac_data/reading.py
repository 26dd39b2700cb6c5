"""Reads the documents for the checks."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

from .names import Name
from .settings import ALL_REGIONS, COUNTRIES_NAMESPACE, HOLIDAYS_NAMESPACE

_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


@dataclass(frozen=True)
class Day:
    """One day of a `day` element with the attributes of its `holiday`."""

    names: tuple[Name, ...]
    types: frozenset[str]
    regions: frozenset[str]
    excepted: frozenset[str]
    is_national: bool
    is_partial: bool
    where: str
    occasion: str | None
    begins: str | None
    date: date
    observed: date | None
    is_kept: bool
    in_lieu: bool
    estimated: bool
    moved_from: date | None

    def is_of(self, region: str | None, category: str) -> bool:
        """Whether the day has that type in the region, or nationwide if the region is `None`; also in parts of it."""
        if category not in self.types:
            return False
        if self.is_national:
            return region not in self.excepted
        return region in self.regions

    @property
    def days(self) -> set[date]:
        """The days that this makes special for a whole place: its own if it is kept, and the observed one."""
        if self.is_partial:
            return set()
        return {day for day in (self.date if self.is_kept else None, self.observed) if day}


@dataclass(frozen=True)
class Calendar:
    """The contents of a `holidays/CC.xml`. `rows` counts the `day` elements, of which a run is one."""

    code: str
    years: range
    regions: dict[str, tuple[Name, ...]]
    #: The regions that others lie in, by the codes of these.
    wholes: dict[str, str]
    days: tuple[Day, ...]
    #: The names and days that each correction is about, by its id.
    corrections: dict[str, list[tuple[str, date, date]]]
    groups: int
    rows: int

    def days_of(self, region: str | None, category: str) -> set[date]:
        """Returns the days of a category in a region, or in the country as a whole, within the years."""
        days = {day for row in self.days if row.is_of(region, category) for day in row.days}
        return {day for day in days if day.year in self.years}


@cache
def calendar(folder: Path, code: str) -> Calendar:
    """Reads `holidays/CC.xml`."""
    root = ElementTree.parse(folder / "holidays" / f"{code}.xml").getroot()
    holidays = root.findall(f"{{{HOLIDAYS_NAMESPACE}}}holiday")
    regions = root.findall(f"{{{HOLIDAYS_NAMESPACE}}}region")
    names = {region.get("code", ""): _names(region, HOLIDAYS_NAMESPACE) for region in regions}
    return Calendar(
        root.get("country", ""),
        range(int(root.get("from", "")), int(root.get("to", "")) + 1),
        names,
        {region.get("code", ""): whole for region in regions if (whole := region.get("part-of"))},
        tuple(day for holiday in holidays for day in _days(holiday, frozenset(names))),
        {
            correction.get("id", ""): _concerns(correction)
            for correction in root.findall(f"{{{HOLIDAYS_NAMESPACE}}}correction")
        },
        len(holidays),
        sum(len(holiday.findall(f"{{{HOLIDAYS_NAMESPACE}}}day")) for holiday in holidays),
    )


def countries(folder: Path) -> dict[str, ElementTree.Element]:
    """Returns the `country` elements of `countries.xml` by alpha-2 code."""
    root = ElementTree.parse(folder / "countries.xml").getroot()
    return {country.get("alpha2", ""): country for country in root}


def country_texts(country: ElementTree.Element) -> list[str]:
    """Returns the names of a country, then its aliases."""
    names = [text for _, text in _names(country, COUNTRIES_NAMESPACE)]
    return names + [alias.text or "" for alias in country.findall(f"{{{COUNTRIES_NAMESPACE}}}alias")]


def country_regions(country: ElementTree.Element) -> list[tuple[str, tuple[Name, ...]]]:
    """Returns the codes and names of a country's regions, as `calendar` reads them."""
    element = country.find(f"{{{COUNTRIES_NAMESPACE}}}regions")
    found: list[tuple[str, tuple[Name, ...]]] = []
    for item in (element.text or "").split("; ") if element is not None else []:
        code, names = item.split(" ", 1)
        english, _, local = names.partition("|")
        language, _, text = local.rpartition(":")
        own = ((language or element.get("lang", ""), text),) if local else ()
        found.append((code, (*own, ("en", english))))
    return found


def _days(holiday: ElementTree.Element, declared: frozenset[str]) -> Iterator[Day]:
    regions = _tokens(holiday, "regions")
    names = _names(holiday, HOLIDAYS_NAMESPACE)
    for day in holiday.findall(f"{{{HOLIDAYS_NAMESPACE}}}day"):
        first = date.fromisoformat(day.get("date", ""))
        last = _date(day, "through") or first
        for number in range((last - first).days + 1):
            yield Day(
                names,
                _tokens(holiday, "types"),
                declared if regions == {ALL_REGIONS} else regions,
                _tokens(holiday, "except"),
                not regions,
                holiday.get("level") == "partial",
                holiday.get("where", ""),
                holiday.get("occasion"),
                holiday.get("begins"),
                first + timedelta(days=number),
                _date(day, "observed"),
                day.get("kept") != "false",
                day.get("in-lieu") == "true",
                day.get("estimated") == "true",
                _date(day, "moved-from"),
            )


def _concerns(correction: ElementTree.Element) -> list[tuple[str, date, date]]:
    return [
        (
            concern.get("name", ""),
            date.fromisoformat(concern.get("from", "")),
            date.fromisoformat(concern.get("to", "")),
        )
        for concern in correction.findall(f"{{{HOLIDAYS_NAMESPACE}}}concerns")
    ]


def _names(element: ElementTree.Element, namespace: str) -> tuple[Name, ...]:
    names = element.findall(f"{{{namespace}}}name")
    return tuple((name.get(_LANGUAGE, ""), name.text or "") for name in names)


def _tokens(element: ElementTree.Element, attribute: str) -> frozenset[str]:
    return frozenset(element.get(attribute, "").split())


def _date(element: ElementTree.Element, attribute: str) -> date | None:
    return date.fromisoformat(text) if (text := element.get(attribute)) else None
