"""Joins observed days with the holidays that they replace."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date, timedelta

from . import library
from .labels import Label, Labels

#: The maximum distance between a holiday and its observed day if the library did not record the move.
_REACH = timedelta(days=14)


@dataclass(frozen=True, order=True)
class Row:
    """One day of one holiday in one category of one region. `name` is a message id of the library.

    `kept` is false if the library does not return the day itself, but only its observed day. `in_lieu` is true for an
    observed day that could not be joined to its holiday. `partial` says which parts of the region keep a holiday that
    not all of it keeps; only corrections set it.
    """

    day: date
    name: str
    observed: date | None = None
    estimated: bool = False
    moved_from: date | None = None
    kept: bool = True
    in_lieu: bool = False
    partial: str = ""


def rows(code: str, region: str | None, category: str, labels: Labels) -> list[Row]:
    """Returns all rows of a category in a region (`None` is nationwide), with observed days joined to their holidays.

    It also queries the year before and the year after the range: a holiday in January may be observed in the previous
    December (1 January 2022 was observed on 31 December 2021 in the United States), and vice versa.
    """
    span = library.years(code)
    numbers = range(span.start - 1, span.stop + 1)
    actual = [library.year(code, region, category, number, observed=False) for number in numbers]
    everything = [library.year(code, region, category, number, observed=True) for number in numbers]

    joined = _Pairing(labels, actual, everything).join()
    inside = (row for row in joined if _touches(row, span))
    return sorted(inside, key=lambda row: (row.day, row.name, row.observed or date.min))


def _touches(row: Row, span: range) -> bool:
    return row.day.year in span or (row.observed is not None and row.observed.year in span)


class _Pairing:
    """Joins the rows of one category in one region."""

    def __init__(self, labels: Labels, actual: list[library.Year], everything: list[library.Year]) -> None:
        self._labels = labels
        self._known = {labels.bracketed(text).name for year in actual for _, text in _entries(year)}
        self._actual = {(row.day, row.name): row for row in self._plain_rows(actual)}
        self._rows = {(row.day, row.name): row for row in self._plain_rows(everything)}
        self._holidays = self._actual.keys() | self._rows.keys()
        self._observed = [
            (day, label) for year in everything for day, text in _entries(year) if (label := self._read(text)).observed
        ]
        self._moves = self._in_order(move for year in everything for move in year.moves)

    def join(self) -> Iterable[Row]:
        self._join_unlabelled()
        for day, label in self._observed:
            self._join_labelled(day, label)
        return self._rows.values()

    def _join_unlabelled(self) -> None:
        """Joins observed days that have the holiday's own name without a label, as in some countries."""
        for (observed, name), actual in sorted(self._moves.items()):
            holiday = self._rows.get((actual, name))
            stand_in = (observed, name)
            if holiday and holiday.observed is None and stand_in in self._rows and stand_in not in self._actual:
                del self._rows[stand_in]
                self._rows[actual, name] = replace(holiday, observed=observed)

    def _join_labelled(self, observed: date, label: Label) -> None:
        name = label.name
        actual = self._moves[observed, name] if (observed, name) in self._moves else self._nearest(observed, name)
        if (actual, name) not in self._holidays:
            self._rows.setdefault((observed, name), Row(observed, name, estimated=label.estimated, in_lieu=True))
            return

        holiday = self._rows.get((actual, name)) or replace(self._actual[actual, name], kept=False)
        if holiday.observed is None:
            self._rows[actual, name] = replace(holiday, observed=observed)
        else:
            self._rows[observed, name] = Row(observed, name, estimated=label.estimated, in_lieu=True)

    def _in_order(self, moves: Iterable[library.Move]) -> dict[tuple[date, str], date]:
        """Returns the holiday's date for each observed day and name.

        If several days of a feast are moved at once, the library takes their order from a set of dates, and so from
        Python's hashes. Here the earliest holiday gets the earliest observed day.
        """
        pairs: dict[tuple[int, str], set[tuple[date, date]]] = defaultdict(set)
        for move in moves:
            for text in move.names:
                pairs[move.actual.year, self._read(text).name].add((move.actual, move.observed))
        return {
            (observed, name): actual
            for (_, name), days in sorted(pairs.items())
            for actual, observed in _first_to_first(days)
        }

    def _nearest(self, observed: date, name: str) -> date | None:
        """Returns the nearest day with that name and no observed day yet, the earlier of two; `None` if too far."""
        days = [
            day
            for day, other in sorted(self._holidays)
            if other == name
            and day != observed
            and abs(day - observed) <= _REACH
            and self._rows.get((day, name), Row(day, name)).observed is None
        ]
        return min(days, key=lambda day: (abs(day - observed), day), default=None)

    def _plain_rows(self, years: list[library.Year]) -> Iterable[Row]:
        for year in years:
            for day, text in _entries(year):
                label = self._read(text)
                if not label.observed:
                    yield Row(day, label.name, None, label.estimated, label.moved_from)

    def _read(self, text: str) -> Label:
        return self._labels.read(text, self._known.__contains__)


def _first_to_first(pairs: Iterable[tuple[date, date]]) -> Iterable[tuple[date, date]]:
    actual, observed = zip(*pairs, strict=True)
    return zip(sorted(actual), sorted(observed), strict=True)


def _entries(year: library.Year) -> Iterable[tuple[date, str]]:
    return ((day, text) for day, texts in year.names.items() for text in texts)
