"""Folds the holidays of a year into rows, so that no feast is there twice on a date."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from entities import Calendar, Day, Holiday, Kind, Text
from phrases import TYPES
from runs import grouped, runs_by_place

_DAY = timedelta(days=1)
_DATE = attrgetter("date")
_RANKS = {"national": 0, "regional": 1, "partial": 2}
_TYPE_RANKS = {type: rank for rank, type in enumerate(TYPES)}


class Regions(NamedTuple):
    """The regions that keep a holiday, or the others if these are fewer."""

    codes: list[str]
    are_others: bool = False


class Part(NamedTuple):
    regions: list[str]
    which: str | None


class OtherName(NamedTuple):
    name: Text
    #: None for all regions.
    regions: Regions | None


class Area(NamedTuple):
    """Who keeps a holiday as a whole or, if it is local, in parts."""

    #: None for all.
    regions: Regions | None
    is_local: bool = False


class RegionalType(NamedTuple):
    """A type with those who give it."""

    type: str
    area: Area


@dataclass(slots=True, eq=False)
class Row:
    """Holidays of one feast, on a date or on consecutive dates; the first is the one to show."""

    days: list[Day]
    last: date
    calendar: Calendar
    #: That of the list; "" for the country.
    region: str
    #: The regions that keep the row; None for those of the holidays.
    keepers: set[str] | None = None

    def __post_init__(self) -> None:
        if len(self.days) > 1:
            self.days.sort(key=_order)

    @property
    def holiday(self) -> Holiday:
        return self.days[0].holiday

    @property
    def kind(self) -> Kind:
        return self.days[0].holiday.kind

    @property
    def first(self) -> date:
        return self.days[0].date

    @property
    def is_observed(self) -> bool:
        return self.days[0].is_observed

    @property
    def is_of_whole_country(self) -> bool:
        return self.kind.share("") is not None

    @property
    def types(self) -> list[str]:
        """What only regions give a holiday of the country is not the country's."""
        if not self._is_national:
            return self.all_types
        return self._types_of([day for day in self.days if day.kind.level == "national"])

    @property
    def all_types(self) -> list[str]:
        return self._types_of(self.days)

    def _types_of(self, days: list[Day]) -> list[str]:
        if len(days) == 1:
            return days[0].kind.types
        return sorted({type for day in days for type in day.kind.types}, key=_TYPE_RANKS.__getitem__)

    @property
    def regional_types(self) -> list[RegionalType]:
        """The types that only some of those who keep it give it; none in the list of one region."""
        # Most rows are of one type, or of one holiday.
        if self.region or all(day.kind.types == self.kind.types for day in self.days):
            return []
        own, everybody = self.types, self._area_of(self.days)
        found = []
        for type in self.all_types:
            area = self._area_of([day for day in self.days if type in day.kind.types])
            if area != everybody or type not in own:
                found.append(RegionalType(type, area))
        return found

    def _area_of(self, days: list[Day]) -> Area:
        """Returns who keeps any of these holidays as a whole, or if nobody does, in parts."""
        if any(day.kind.level != "partial" for day in days):
            return Area(self._regions_of(days))
        return Area(Regions(sorted({code for day in days for code in day.kind.regions})), True)

    @property
    def _is_national(self) -> bool:
        return not self.region and self.kind.level == "national"

    @property
    def regions(self) -> Regions | None:
        """Those that keep it as a whole; None for all, none in the list of one region.

        A holiday of the country always has the others.
        """
        if self.region:
            return Regions([])
        kept = self._regions_of(self.days)
        if not self._is_national or kept is None or kept.are_others:
            return kept
        return Regions([code for code in self.calendar.region_codes if code not in kept.codes], True)

    @property
    def parts(self) -> list[Part]:
        """The regions of which only parts keep it."""
        kinds = (day.kind for day in self.days if day.kind.level == "partial")
        return [Part([] if self.region else kind.regions, kind.parts) for kind in kinds]

    @property
    def other_names(self) -> list[OtherName]:
        """What else the feast is called on the date, and where."""
        if len(self.days) == 1:
            return []
        others = [day for day in self.days if day.kind.name != self.kind.name]
        return [
            OtherName(name, Regions([]) if self.region else self._regions_of(days))
            for name, days in grouped(others, lambda kind: kind.name).items()
        ]

    def _regions_of(self, days: list[Day]) -> Regions | None:
        codes = self.calendar.region_codes
        kept: set[str] = set()
        for kind in (day.kind for day in days):
            if kind.level == "partial":
                continue
            if kind.regions:
                kept.update(kind.regions)
            elif kind.exceptions or self.keepers is not None:
                kept.update(set(codes).difference(kind.exceptions))
            else:
                return None
        if self.keepers is not None:
            kept &= self.keepers
        others = [code for code in codes if code not in kept]
        if not others:
            return None
        return Regions(others, True) if len(others) < len(kept) else Regions(sorted(kept))

    def is_continued_by(self, next: "Row") -> bool:
        """Returns whether another row is the next day of this one, with the same name in the same places."""
        return self.last + _DAY == next.first and self._facts == next._facts

    @property
    def _facts(self) -> tuple:
        kind = self.kind
        return (
            kind.feast, kind.name, kind.level, self.is_observed, self.holiday.exchanged_for, self.holiday.is_estimated,
            self.all_types, self.regions, self.parts, self.other_names,
        )


def _order(day: Day) -> tuple[int, bool, float]:
    """National holidays first, then own dates before observed days, then those of most regions."""
    kind = day.kind
    return _RANKS[kind.level], day.is_observed, -len(kind.regions) if kind.regions else float("-inf")


def rows_of(calendar: Calendar, year: int, type: str, region: str) -> list[Row]:
    """Returns the rows of a year in date order, those of all regions among them; none if the year is not known."""
    if year not in calendar.years:
        return []

    def includes(kind: Kind) -> bool:
        return kind.is_of(type) and (not region or kind.is_kept_in(region))

    days = calendar.days(date(year, 1, 1), date(year, 12, 31), includes)
    breaks = [day for day in days if _is_break(day.kind)]
    if not breaks:
        return _rows_by_date(days, calendar, region)
    # Each region has its own breaks of schools, and their ranges overlap.
    rows = _rows_by_date((day for day in days if not _is_break(day.kind)), calendar, region)
    for feast in grouped(breaks, lambda kind: kind.feast).values():
        rows += (
            Row(run.days, run.last, calendar, region, run.keepers) for run in runs_by_place(feast, calendar, region)
        )
    return sorted(rows, key=attrgetter("first"))


def _is_break(kind: Kind) -> bool:
    return "school" in kind.types and "public" not in kind.types


def _rows_by_date(days: Iterable[Day], calendar: Calendar, region: str) -> list[Row]:
    """Folds the holidays of each date by feast, then joins consecutive days."""
    rows: list[Row] = []
    # Only the rows of the date before can go on.
    recent: list[Row] = []
    for day, same in groupby(days, key=_DATE):
        current = []
        for group in _feasts(list(same)):
            row = Row(group, day, calendar, region)
            for before in recent:
                if before.is_continued_by(row):
                    before.last = day
                    row = before
                    break
            else:
                rows.append(row)
            current.append(row)
        recent = current
    return rows


def _feasts(days: list[Day]) -> Iterable[list[Day]]:
    return [days] if len(days) == 1 else grouped(days, _feast).values()


_feast: Callable[[Kind], str] = attrgetter("feast")
