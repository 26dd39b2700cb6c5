"""Makes `celebrations.xml`: which countries keep an occasion as a public holiday, and when."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path

from . import library, reading, xmltext
from .names import Name
from .settings import CELEBRATIONS_NAMESPACE, token

#: What an observed day is for, if its own holiday is not known.
_IN_LIEU = "in-lieu"

#: The days of an occasion: for each, the date that it is observed for as month and day, `_IN_LIEU`, or "" for its own date.
_Days = dict[date, str]

#: Month and day, what it is observed for, the first and the last of the consecutive years, and whether the dates are
#: estimated.
_Span = tuple[str, str, int, int, bool]


def document(folder: Path) -> bytes:
    """Returns the document, made of the documents of holidays in the folder."""
    return xmltext.document(_lines(folder))


def _lines(folder: Path) -> Iterator[str]:
    kept: dict[str, dict[_Span, tuple[list[str], list[str]]]] = defaultdict(lambda: defaultdict(lambda: ([], [])))
    for code in library.entities():
        for occasion, national, regional, estimated in _occasions(reading.calendar(folder, code)):
            for span in _spans(national, estimated):
                kept[occasion][span][0].append(code)
            for span in _spans(regional, estimated):
                kept[occasion][span][1].append(code)
    yield xmltext.opening("celebrations", xmlns=CELEBRATIONS_NAMESPACE)
    for occasion, spans in sorted(kept.items()):
        yield xmltext.opening("occasion", id=occasion)
        for span, (countries, some) in sorted(spans.items(), key=lambda item: (item[0][2], item[0][0], item[0])):
            yield xmltext.empty("on", **_attributes(span), countries=" ".join(countries), some=" ".join(some))
        yield xmltext.closing("occasion")
    yield xmltext.closing("celebrations")


def _attributes(span: _Span) -> dict[str, str]:
    day, observed, first, last, is_estimated = span
    attributes = {"day": day, "from": str(first), "to": str(last)}
    if observed == _IN_LIEU:
        attributes["in-lieu"] = "true"
    elif observed:
        attributes["for"] = observed
    if is_estimated:
        attributes["estimated"] = "true"
    return attributes


@dataclass
class _Observed:
    """What is observed on a date, in the country or in some regions."""

    #: The regions that observe it, or that do not keep a holiday of the country.
    regions: frozenset[str] = frozenset()
    #: The most regions that observe it for one date, that date, and what it is called.
    most: int = -1
    of: str = ""
    names: tuple[Name, ...] = ()

    def add(self, day: reading.Day, of: str) -> None:
        regions = day.regions | day.excepted
        self.regions |= regions
        # As in lists, show the date that most regions observe it for; of equal ones, the first.
        if len(regions) > self.most:
            self.most, self.of, self.names = len(regions), of, day.names

    def continues(self, other: "_Observed | None") -> bool:
        """Whether it is the same as on the day before."""
        return other is not None and (other.regions, other.names) == (self.regions, self.names)


#: What is observed on each date.
_ObservedDays = dict[date, _Observed]


def _occasions(calendar: reading.Calendar) -> Iterator[tuple[str, _Days, _Days, set[date]]]:
    """Yields the occasions of a country, each with its days nationwide, those in regions only, and those of both that are
    estimated.

    Only the first day of a run counts. As in lists, the own date of a holiday is not an observed day, and a day is
    estimated if it is in one of the regions.
    """
    own: dict[str, tuple[set[date], set[date]]] = defaultdict(lambda: (set(), set()))
    observed: dict[str, tuple[_ObservedDays, _ObservedDays]] = defaultdict(
        lambda: (defaultdict(_Observed), defaultdict(_Observed))
    )
    estimated: dict[str, set[date]] = defaultdict(set)
    for day in calendar.days:
        if not day.occasion or token("public") not in day.types or day.is_partial:
            continue
        level = 0 if day.is_national else 1
        if day.estimated:
            estimated[day.occasion] |= day.days
        if day.is_kept and day.date.year in calendar.years:
            if day.in_lieu:
                observed[day.occasion][level][day.date].add(day, _IN_LIEU)
            else:
                own[day.occasion][level].add(day.date)
        if day.observed and day.observed.year in calendar.years:
            observed[day.occasion][level][day.observed].add(day, f"{day.date:%m-%d}")
    for occasion in sorted(own.keys() | observed.keys()):
        yield occasion, *_levels(own[occasion], observed[occasion]), estimated[occasion]


def _levels(own: tuple[set[date], set[date]], observed: tuple[_ObservedDays, _ObservedDays]) -> tuple[_Days, _Days]:
    """Returns the days nationwide, and those in regions only."""
    everywhere = own[0] | own[1]
    national = dict.fromkeys(_firsts(own[0]), "") | _observed(observed[0], own[0])
    regional = dict.fromkeys(_firsts(everywhere), "") | _observed(observed[1], everywhere | observed[0].keys())
    return national, {day: of for day, of in regional.items() if day not in national}


def _observed(days: _ObservedDays, others: set[date]) -> _Days:
    """Returns the days that are not among the others. Of a run with one name in the same regions, only the first."""
    rest = {day: observed for day, observed in days.items() if day not in others}
    return {
        day: observed.of for day, observed in rest.items() if not observed.continues(rest.get(day - timedelta(days=1)))
    }


def _firsts(days: set[date]) -> set[date]:
    return {day for day in days if day - timedelta(days=1) not in days}


def _spans(days: _Days, estimated: set[date]) -> Iterator[_Span]:
    """Yields each month and day, and what it is observed for, with the consecutive years that have it."""
    years: dict[tuple[str, str, bool], list[int]] = defaultdict(list)
    for day, observed in sorted(days.items()):
        years[f"{day:%m-%d}", observed, day in estimated].append(day.year)
    for (day, observed, is_estimated), found in years.items():
        first = found[0]
        for year, following in zip(found, [*found[1:], None], strict=True):
            if following != year + 1:
                yield day, observed, first, year, is_estimated
                first = following or 0
