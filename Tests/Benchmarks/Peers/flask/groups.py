"""Folds the months of a list."""

from itertools import accumulate, takewhile
from typing import NamedTuple

from row import RowView

#: How many lines a list shows on a phone, unless its first month alone has more.
_MOST_LINES = 145


class Month(NamedTuple):
    id: str
    name: str
    rows: list[RowView]


class Group(NamedTuple):
    """Months that are shown or, with an id, folded."""

    months: list[Month]
    id: str = ""
    name: str = ""
    count: int = 0


def groups_of(months: list[Month], year: int) -> list[Group]:
    """Folds what is past in the current year, below what is to come, and the end of a long list."""
    past = list(takewhile(_is_past, months))
    coming = months[len(past):]
    if not coming:
        past, coming = [], months
    totals = list(accumulate(sum(row.lines for row in month.rows) for month in coming))
    shown = max(1, sum(total <= _MOST_LINES for total in totals))
    groups = [Group(coming[:shown])]
    if later := coming[shown:]:
        groups.append(_folded("later", f"Later in {year}", later))
    if past:
        groups.append(_folded("earlier", f"Earlier in {year}", past))
    return groups


def _is_past(month: Month) -> bool:
    return all(row.isPast for row in month.rows)


def _folded(id: str, name: str, months: list[Month]) -> Group:
    return Group(months, id, name, sum(len(month.rows) for month in months))
