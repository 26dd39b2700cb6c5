"""A country's holidays in memory, and their selection for a request."""

import json
from bisect import bisect_left
from dataclasses import dataclass
from datetime import date, timedelta
from operator import attrgetter
from typing import NamedTuple

_DATE = attrgetter("date")
_WEEK = timedelta(days=7)


class Text(NamedTuple):
    text: str
    language: str


@dataclass(slots=True, frozen=True)
class Kind:
    """The properties that all days of a holiday share."""

    name: Text
    local_name: Text | None
    types: list[str]
    regions: list[str]
    exceptions: list[str]

    def is_of(self, type: str) -> bool:
        return type == "all" or type in self.types

    def is_kept_in(self, region: str) -> bool:
        """Returns whether the region has the holiday; a national one applies everywhere except in the exceptions."""
        if not region:
            return True
        return region in self.regions if self.regions else region not in self.exceptions


@dataclass(slots=True, frozen=True, eq=False)
class Holiday:
    date: date
    observed: date | None
    kind: Kind
    is_estimated: bool
    slug: str

    def is_past(self, today: date) -> bool:
        """Returns whether the day and the observed day are both past."""
        return self.date < today and (self.observed is None or self.observed < today)

    def upcoming(self, today: date) -> date:
        """Returns the first of its two days that is not past."""
        if self.observed is None or self.observed < today:
            return self.date
        return self.observed if self.date < today else min(self.date, self.observed)


@dataclass(slots=True, frozen=True)
class Calendar:
    code: str
    name: str
    years: range
    #: The names of the regions by code, sorted by name.
    regions: dict[str, str]
    #: In date order.
    holidays: list[Holiday]
    #: The values on all pages of the site: the addresses of icon, styles and script, and the credits.
    assets: dict[str, str | list[str]]

    def listed_in(self, year: int, region: str) -> list[Holiday]:
        """Returns the holidays whose date or observed day is in the year. The two differ by at most two weeks."""
        return [
            holiday
            for holiday in self.between(date(year, 1, 1) - 2 * _WEEK, date(year, 12, 31) + 2 * _WEEK)
            if (holiday.date.year == year or (holiday.observed is not None and holiday.observed.year == year))
            and holiday.kind.is_kept_in(region)
        ]

    def next(self, today: date, type: str, region: str) -> Holiday | None:
        """Returns the next holiday that passes the filter, by the first of its days that is not past."""
        found, found_on = None, date.max
        for holiday in self.between(today - _WEEK, today + timedelta(days=372)):
            # Holidays are in date order, and observed at most two weeks before their date: nothing earlier can follow.
            if found is not None and holiday.date - found_on > 2 * _WEEK:
                break
            if holiday.is_past(today) or not holiday.kind.is_of(type) or not holiday.kind.is_kept_in(region):
                continue
            if (day := holiday.upcoming(today)) < found_on:
                found, found_on = holiday, day
        return found

    def between(self, first: date, last: date) -> list[Holiday]:
        start = bisect_left(self.holidays, first, key=_DATE)
        end = bisect_left(self.holidays, last + timedelta(days=1), key=_DATE)
        return self.holidays[start:end]


def load(path: str) -> Calendar:
    with open(path, encoding="utf-8") as file:
        document = json.load(file)
    kinds = [
        Kind(
            Text(**kind["name"]), Text(**kind["localName"]) if kind["localName"] else None,
            kind["types"], kind["regions"], kind["exceptions"],
        )
        for kind in document["kinds"]
    ]
    return Calendar(
        code=document["country"]["code"],
        name=document["country"]["name"],
        years=range(document["years"]["first"], document["years"]["last"] + 1),
        regions={region["code"]: region["name"] for region in document["regions"]},
        holidays=[
            Holiday(
                date.fromisoformat(holiday["date"]),
                date.fromisoformat(holiday["observed"]) if holiday["observed"] else None,
                kinds[holiday["kind"]], holiday["isEstimated"], holiday["slug"],
            )
            for holiday in document["holidays"]
        ],
        assets=document["assets"],
    )
