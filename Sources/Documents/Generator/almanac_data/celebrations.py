"""Makes `celebrations.xml`: which countries keep an occasion as a public holiday, and when."""

from collections import defaultdict
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

from . import library, reading, xmltext
from .settings import CELEBRATIONS_NAMESPACE, token

#: Month and day, and the first and the last of the consecutive years.
_Span = tuple[str, int, int]


def document(folder: Path) -> bytes:
    """Returns the document, made of the documents of holidays in the folder."""
    return xmltext.document(_lines(folder))


def _lines(folder: Path) -> Iterator[str]:
    kept: dict[str, dict[_Span, tuple[list[str], list[str]]]] = defaultdict(lambda: defaultdict(lambda: ([], [])))
    for code in library.entities():
        calendar = reading.calendar(folder, code)
        for occasion, national, regional in _occasions(calendar):
            for span in _spans(national):
                kept[occasion][span][0].append(code)
            for span in _spans(regional - national):
                kept[occasion][span][1].append(code)
    yield xmltext.opening("celebrations", xmlns=CELEBRATIONS_NAMESPACE)
    for occasion, spans in sorted(kept.items()):
        yield xmltext.opening("occasion", id=occasion)
        for (day, first, last), (countries, some) in sorted(spans.items(), key=lambda item: (item[0][1], item[0])):
            yield xmltext.empty(
                "on",
                day=day,
                **{"from": str(first), "to": str(last)},
                countries=" ".join(countries),
                some=" ".join(some),
            )
        yield xmltext.closing("occasion")
    yield xmltext.closing("celebrations")


def _occasions(calendar: reading.Calendar) -> Iterator[tuple[str, set[date], set[date]]]:
    """Yields the occasions of a country, each with its days nationwide and in regions. Of a run, only the first day."""
    found: dict[str, tuple[set[date], set[date]]] = defaultdict(lambda: (set(), set()))
    for day in calendar.days:
        if day.occasion and token("public") in day.types and not day.is_partial:
            kept = day.date if day.is_kept else day.observed
            if kept and kept.year in calendar.years:
                found[day.occasion][0 if day.is_national else 1].add(kept)
    for occasion, (national, regional) in found.items():
        yield occasion, _firsts(national), _firsts(national | regional)


def _firsts(days: set[date]) -> set[date]:
    return {day for day in days if day - timedelta(days=1) not in days}


def _spans(days: set[date]) -> Iterator[_Span]:
    """Yields each month and day with the consecutive years that have it."""
    years: dict[str, list[int]] = defaultdict(list)
    for day in sorted(days):
        years[day.strftime("%m-%d")].append(day.year)
    for day, found in years.items():
        first = found[0]
        for year, following in zip(found, [*found[1:], None], strict=True):
            if following != year + 1:
                yield day, first, year
                first = following or 0
