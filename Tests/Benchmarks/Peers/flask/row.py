"""The view model of a row."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from entities import Calendar, Holiday, Text
from phrases import MONTHS, TYPES, WEEKDAYS, counted, full_date, listed, regional_type
from places import Place
from rows import Part, RegionalType, Regions, Row

_MOST_NAMES = 3
#: About as many as fit beside the date on a phone.
_BYTES_OF_LINE = 30


class OtherText(NamedTuple):
    place: str
    name: str
    language: str


class Area(NamedTuple):
    name: str
    country: str


class RowView(NamedTuple):
    isPast: bool
    isNext: bool
    isoDate: str
    day: int
    month: str
    weekday: str
    link: str
    language: str
    name: str
    isObserved: bool
    localName: Text | None
    range: str | None
    isoLast: str | None
    nation: str | None
    areas: list[Area]
    otherDay: str | None
    regions: str | None
    regionalTypes: list[str]
    otherNames: list[OtherText]
    type: str | None
    types: list[str]
    isEstimated: bool

    @property
    def lines(self) -> int:
        """About how many lines the row takes on a phone."""
        texts = [self.otherDay, self.regions, self.range, *self.regionalTypes]
        texts += [other.place + other.name for other in self.otherNames]
        lines = sum(1 + len(text.encode()) // _BYTES_OF_LINE for text in texts if text)
        return lines + (4 if self.types or self.isEstimated else 3)


@dataclass(slots=True, frozen=True)
class Context:
    """What the rows of a list share."""

    calendar: Calendar
    place: Place
    today: date
    #: None where the year is not the current one.
    next: Row | None
    day_link: Callable[[Holiday], str]

    def view(self, row: Row) -> RowView:
        holiday, first, last, type = row.holiday, row.first, row.last, self.place.type
        name, language = holiday.kind.name
        areas = [Area(area, self.calendar.name) for area in self._areas(row)]
        return RowView(
            isPast=self.place.year == self.today.year and last < self.today,
            isNext=self.next is not None and holiday is self.next.holiday and first == self.next.first,
            isoDate=first.isoformat(),
            day=first.day,
            month=MONTHS[first.month - 1],
            weekday=WEEKDAYS[first.weekday()],
            link=self.day_link(holiday),
            language=language,
            name=name,
            isObserved=row.is_observed,
            localName=holiday.kind.local_name,
            range=f"Until {full_date(last)}, {(last - first).days + 1} days" if last > first else None,
            isoLast=last.isoformat() if last > first else None,
            nation=None if areas else self.calendar.name,
            areas=areas,
            otherDay=_other_day(row),
            regions=self.keepers_text(row),
            regionalTypes=[self._regional_type(found) for found in row.regional_types],
            otherNames=self._other_names(row),
            type=None if type == "all" else TYPES[type],
            types=[TYPES[other] for other in row.types if other != type],
            isEstimated=holiday.is_estimated,
        )

    def keepers_text(self, row: Row) -> str | None:
        """Bavaria and Berlin; In 12 of 16 regions; Not in Berlin; In parts of Bavaria; None for everybody"""
        if row.kind.level == "partial":
            return self._parts_text(row.parts)
        if self.place.region or (kept := row.regions) is None:
            return None
        count = self.calendar.count_of(kept.codes)
        is_named = self._is_named(kept.codes)
        if kept.are_others:
            return f"Not in {self._named(kept.codes)}" if is_named else f"In all but {count} regions"
        return self._named(kept.codes) if is_named else f"In {count} of {self.calendar.region_count} regions"

    def _parts_text(self, parts: list[Part]) -> str:
        codes = [code for part in parts for code in part.regions]
        if which := next((part.which for part in parts if part.which), None):
            return f"{self._named(codes)} ({which})" if codes and self._is_named(codes) else f"In parts: {which}"
        if not codes:
            return "In some places"
        count = self.calendar.count_of(codes)
        return f"In parts of {self._named(codes) if self._is_named(codes) else f'{count} regions'}"

    def _areas(self, row: Row) -> list[str]:
        """Returns the parts of the country that keep it, each named or all of them counted; empty for the country."""
        if row.kind.level == "partial":
            return self._areas_of_parts(row.parts)
        if self.place.region:
            return self._names([self.place.region])
        if (kept := row.regions) is None or kept.are_others:
            return []
        if self._is_named(kept.codes):
            return self._names(kept.codes)
        return [f"{self.calendar.count_of(kept.codes)} of {self.calendar.region_count} regions"]

    def _areas_of_parts(self, parts: list[Part]) -> list[str]:
        codes = [code for part in parts for code in part.regions]
        if self._is_named(codes):
            return self._names(codes)
        if which := next((part.which for part in parts if part.which), None):
            return [which]
        return [f"{self.calendar.count_of(codes)} regions"] if codes else []

    def _regional_type(self, found: RegionalType) -> str:
        """Public holiday in 9 of 13 regions"""
        (regions, is_local), text = found.area, regional_type(found.type)
        codes = [] if regions is None else regions.codes
        if not codes:
            return f"{text} in {'some places' if is_local else 'all regions'}"
        where = "in parts of" if is_local else "in"
        if not self._is_named(codes):
            count = self.calendar.count_of(self._codes(regions))
            return f"{text} {where} {count} of {self.calendar.region_count} regions"
        return f"{text} {where} {'all regions but ' if regions.are_others else ''}{self._named(codes)}"

    def _other_names(self, row: Row) -> list[OtherText]:
        texts = []
        for (name, language), regions in row.other_names[:_MOST_NAMES]:
            codes = self._codes(regions)
            count = self.calendar.count_of(codes)
            where = self._named(codes) if self._is_named(codes) else counted(count, "region", "regions")
            texts.append(OtherText(f"In {where}" if codes else "Also", name, language))
        return texts

    def _codes(self, kept: Regions | None) -> list[str]:
        """Returns the codes of all regions that a list of regions stands for."""
        if kept is None:
            return list(self.calendar.regions)
        if kept.are_others:
            return [code for code in self.calendar.regions if code not in kept.codes]
        return kept.codes

    def _is_named(self, codes: list[str]) -> bool:
        """Whether regions are named rather than counted."""
        return 0 < len(self.calendar.without_parts(codes)) <= _MOST_NAMES

    def _named(self, codes: list[str]) -> str:
        return listed(self._names(codes))

    def _names(self, codes: list[str]) -> list[str]:
        return [self.calendar.regions.get(code, code) for code in self.calendar.without_parts(codes)]


def _other_day(row: Row) -> str | None:
    """Names the observed day, or on that day the holiday's own date, or the working day that makes up for a day off."""
    holiday = row.holiday
    if row.is_observed:
        return f"For {full_date(holiday.date)}"
    if holiday.observed:
        return f"Observed on {full_date(holiday.observed)}"
    exchanged_for = holiday.exchanged_for
    return f"In exchange for {full_date(exchanged_for)}, which is a working day" if exchanged_for else None
