"""A country's holidays in memory, and their selection for a request."""

import json
from bisect import bisect_left, bisect_right
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from operator import attrgetter
from typing import NamedTuple

_DATE, _OBSERVED, _WORKED = attrgetter("date"), attrgetter("observed"), attrgetter("moved_from")


class Text(NamedTuple):
    text: str
    language: str


@dataclass(slots=True, frozen=True, eq=False)
class Kind:
    """The properties that all days of a holiday share."""

    name: Text
    local_name: Text | None
    types: list[str]
    regions: list[str]
    exceptions: list[str]
    level: str
    parts: str | None
    feast: str

    def is_of(self, type: str) -> bool:
        return type == "all" or type in self.types

    def is_kept_in(self, region: str) -> bool:
        """Returns whether the region, or parts of it, has the holiday; one of the country except in the exceptions."""
        return region in self.regions if self.regions else region not in self.exceptions

    def share(self, region: str) -> str | None:
        """Returns how much of a region, or of the country as a whole if it is "", has it: "whole", "parts" or None."""
        is_partial = self.level == "partial"
        if region:
            is_kept = self.is_kept_in(region)
        else:
            is_kept = not self.regions if is_partial else self.level == "national"
        return ("parts" if is_partial else "whole") if is_kept else None


@dataclass(slots=True, frozen=True, eq=False)
class Holiday:
    date: date
    observed: date | None
    moved_from: date | None
    is_kept: bool
    is_estimated: bool
    kind: Kind
    slug: str

    @property
    def exchanged_for(self) -> date | None:
        """The working day that makes up for this day off; None if there is none.

        A day that is moved from itself is worked without a day off in exchange.
        """
        return None if self.moved_from == self.date else self.moved_from


class Day(NamedTuple):
    """A holiday on its own date or on its observed day."""

    holiday: Holiday
    date: date
    is_observed: bool

    @property
    def kind(self) -> Kind:
        return self.holiday.kind


@dataclass(slots=True, frozen=True)
class Weekend:
    """Another weekend than the usual one, in some regions or, without any, in the whole country."""

    days: list[int]
    years: range
    regions: list[str]


class Source(NamedTuple):
    title: str
    address: str | None


class Concern(NamedTuple):
    first: str
    last: str
    regions: list[str]


class Correction(NamedTuple):
    """Where the calendar differs from its source."""

    fact: str
    reason: str
    sources: list[Source]
    concerns: list[Concern]


@dataclass(slots=True, frozen=True)
class Fact:
    """What a calendar knows of some types in some regions, or in the country and all of its regions without any.

    Dates are texts of the same length, so that their order is that of the days.
    """

    types: list[str]
    basis: str
    first: str
    last: str
    until: str | None
    regions: list[str]
    authorities: list[Source]
    lacks: str | None


@dataclass(slots=True)
class Calendar:
    code: str
    name: str
    years: range
    #: The days off of a week, from 1 for Monday to 7.
    weekend: list[int]
    weekends: list[Weekend]
    #: The names of the regions by code, sorted by name.
    regions: dict[str, str]
    #: The regions that others lie in, by the codes of those.
    wholes: dict[str, str]
    #: How many regions there are, without those that lie in another one and without zones of schools.
    region_count: int
    corrections: list[Correction]
    knowledge: list[Fact]
    #: In date order.
    holidays: list[Holiday]
    region_codes: list[str] = field(init=False)
    #: Those with an observed day, in its order, and those with a day that is worked for them.
    _by_observed: list[Holiday] = field(init=False)
    _by_worked: list[Holiday] = field(init=False)

    def __post_init__(self) -> None:
        self.region_codes = sorted(self.regions)
        self._by_observed = sorted((holiday for holiday in self.holidays if holiday.observed), key=_OBSERVED)
        self._by_worked = sorted((holiday for holiday in self.holidays if holiday.moved_from), key=_WORKED)

    def without_parts(self, codes: list[str]) -> list[str]:
        """Returns regions without those that lie in another one of them."""
        return [code for code in codes if self.wholes.get(code) not in codes] if self.wholes else codes

    def count_of(self, codes: list[str]) -> int:
        """Returns how many regions these are: parts of one are one, with it or without it."""
        return len({self.wholes.get(code, code) for code in codes}) if self.wholes else len(codes)

    def between(self, first: date, last: date) -> list[Holiday]:
        return _between(self.holidays, _DATE, first, last)

    def exchanged(self, day: date) -> list[Holiday]:
        """Returns the holidays that the day is worked for."""
        return _between(self._by_worked, _WORKED, day, day)

    def corrections_of(self, year: int, region: str) -> list[Correction]:
        """Returns those of holidays of a year that a region keeps, or any region if it is ""."""
        # Dates are texts of the same length here, so that their order is that of the days.
        first, last = f"{year}-01-01", f"{year}-12-31"
        return [
            correction
            for correction in self.corrections
            if any(
                part.first <= last and part.last >= first
                and (not region or not part.regions or region in part.regions)
                for part in correction.concerns
            )
        ]

    def days(self, first: date, last: date, includes: Callable[[Kind], bool]) -> list[Day]:
        """Returns the included holidays on their own dates and observed days, in date order; own dates come first."""
        days = [
            Day(holiday, holiday.date, False)
            for holiday in self.between(first, last)
            if (holiday.is_kept or holiday.observed is None) and includes(holiday.kind)
        ]
        observed = [
            Day(holiday, holiday.observed, True)
            for holiday in _between(self._by_observed, _OBSERVED, first, last)
            if includes(holiday.kind)
        ]
        return sorted(days + observed, key=attrgetter("date")) if observed else days

    def weekend_of(self, region: str, year: int) -> list[int]:
        """Returns the weekdays off. Another weekend that names the region comes before one of the whole country."""
        current = [weekend for weekend in self.weekends if year in weekend.years]
        own = [weekend.days for weekend in current if region in weekend.regions]
        return (own + [weekend.days for weekend in current if not weekend.regions] + [self.weekend])[0]


def _between(holidays: list[Holiday], key: Callable[[Holiday], date], first: date, last: date) -> list[Holiday]:
    return holidays[bisect_left(holidays, first, key=key) : bisect_right(holidays, last, key=key)]


def load(path: str) -> tuple[dict[str, Calendar], dict[str, str | list[str]]]:
    """Returns the calendars by country, and the values on all pages of the site: addresses of assets, and credits."""
    with open(path, encoding="utf-8") as file:
        document = json.load(file)
    return {country["code"]: _calendar(country) for country in document["countries"]}, document["assets"]


def _calendar(country: dict) -> Calendar:
    kinds = [
        Kind(
            Text(**kind["name"]), Text(**kind["localName"]) if kind["localName"] else None, kind["types"],
            kind["regions"], kind["exceptions"], kind["level"], kind["parts"], kind["feast"],
        )
        for kind in country["kinds"]
    ]
    return Calendar(
        code=country["code"],
        name=country["name"],
        years=_years(country["years"]),
        weekend=country["weekend"],
        weekends=[
            Weekend(weekend["days"], _years(weekend["years"]), weekend["regions"]) for weekend in country["weekends"]
        ],
        regions={region["code"]: region["name"] for region in country["regions"]},
        wholes=country["wholes"],
        region_count=len(country["regions"]) - len(country["wholes"]) - len(country["zones"]),
        corrections=[
            Correction(
                correction["fact"], correction["reason"], [Source(**source) for source in correction["sources"]],
                [Concern(**concern) for concern in correction["concerns"]],
            )
            for correction in country["corrections"]
        ],
        knowledge=[
            Fact(**fact | {"authorities": [Source(**source) for source in fact["authorities"]]})
            for fact in country["knowledge"]
        ],
        holidays=[
            Holiday(
                date.fromisoformat(holiday["date"]), _date(holiday["observed"]), _date(holiday["movedFrom"]),
                holiday["isKept"], holiday["isEstimated"], kinds[holiday["kind"]], holiday["slug"],
            )
            for holiday in country["holidays"]
        ],
    )


def _years(years: dict[str, int]) -> range:
    return range(years["first"], years["last"] + 1)


def _date(text: str | None) -> date | None:
    return date.fromisoformat(text) if text else None
