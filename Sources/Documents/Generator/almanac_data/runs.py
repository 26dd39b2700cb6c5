"""Joins consecutive days that have the same facts into runs: a school break is one element, not forty."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import date, timedelta

from .pairing import Row

#: The longest run. Longer breaks continue in another element. The reader of a document rejects longer runs.
LONGEST = 120


@dataclass(frozen=True)
class Run:
    """The days from `first.day` through `last`, which have the facts of `first`."""

    first: Row
    last: date


def joined(rows: Iterable[Row]) -> Iterator[Run]:
    """Yields the runs of rows in date order. A day with an observed or exchanged day is a run of its own."""
    run: Run | None = None
    for row in rows:
        if run and _continues(run, row):
            run = Run(run.first, row.day)
            continue
        if run:
            yield run
        run = Run(row, row.day)
    if run:
        yield run


def _continues(run: Run, row: Row) -> bool:
    if run.first.observed or run.first.moved_from or (row.day - run.first.day).days >= LONGEST:
        return False
    return row.day == run.last + timedelta(days=1) and replace(row, day=run.first.day) == run.first
