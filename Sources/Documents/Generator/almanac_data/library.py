"""The one place that touches the internals of the `holidays` library.

The library answers with a dictionary of dates and finished texts: a name, its labels ("observed", "estimated") and
the other names of that day are one string in one language. Two small hooks keep what those texts lose: names stay
untranslated message ids, and every day that was moved is written down with the day it was moved from.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Any

import holidays
from holidays.holiday_base import HolidayBase
from holidays.observed_holiday_base import ObservedHolidayBase
from holidays.registry import COUNTRIES

from .settings import FIRST_YEAR, LAST_COMPLETE_YEAR, LAST_YEAR, WEEKEND_YEAR


@dataclass(frozen=True)
class Move:
    """A holiday that falls on `actual` is observed on `observed`, under these names (labels included)."""

    actual: date
    observed: date
    names: tuple[str, ...]


@dataclass(frozen=True)
class Year:
    """The holidays of one year, as the library gives them: names per day, and the moves it made."""

    names: dict[date, tuple[str, ...]]
    moves: tuple[Move, ...]


class _Untranslated:
    """Leaves every name as its message id, whatever the environment's language is."""

    def _init_translation(self) -> None:
        self.tr = lambda message: message


class _Recording(_Untranslated):
    """Writes down which day stands for which."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self.moves: list[Move] = []
        super().__init__(*args, **kwargs)

    def _add_observed(self, *args: Any, **kwargs: Any) -> tuple[bool, date | None]:
        actual = args[0] if args else kwargs.get("dt")
        if isinstance(actual, tuple):
            actual = date(self._year, *actual) if len(actual) == 2 else date(*actual)
        name = args[1] if len(args) > 1 else kwargs.get("name")
        names = (name,) if name else tuple(self.get_list(actual)) if actual else ()

        result = super()._add_observed(*args, **kwargs)
        if result and result[0]:
            self.moves.append(Move(actual, result[1], names))
        return result


@cache
def entities() -> dict[str, type[HolidayBase]]:
    """The library's class for every country, by alpha-2 code, in code order."""
    found = {names[1]: getattr(holidays, names[0]).get_entity() for names in COUNTRIES.values()}
    return dict(sorted(found.items()))


def years(code: str) -> range:
    """The years that a country's document covers."""
    entity = entities()[code]
    last = min(LAST_YEAR, LAST_COMPLETE_YEAR.get(code, LAST_YEAR), entity.end_year)
    return range(max(FIRST_YEAR, entity.start_year), last + 1)


def weekend(code: str) -> list[int]:
    """A country's weekend as ISO 8601 weekday numbers, Monday is 1."""
    calendar = _traced(entities()[code])(years=WEEKEND_YEAR)
    return sorted(day + 1 for day in calendar._get_weekend(date(WEEKEND_YEAR, 7, 1)))


def labels(code: str) -> dict[str, str]:
    """The texts, with `%s` for the name, that the library puts around a country's names."""
    calendar = _traced(entities()[code])()
    kinds = (
        "estimated_label",
        "observed_label",
        "observed_label_before",
        "observed_estimated_label",
        "substituted_label",
        "substituted_date_format",
    )
    return {kind: getattr(calendar, kind) for kind in kinds if getattr(calendar, kind, None)}


def year(code: str, region: str | None, category: str, number: int, observed: bool) -> Year:
    """One year of one category, nationwide or in a region.

    Each year is asked for on its own, as a user of the library would: what the library fills in by itself for the
    neighbouring years is left out.
    """
    arguments = {"subdiv": region} if region else {}
    calendar = _traced(entities()[code])(years=number, observed=observed, categories=category, **arguments)
    days: Iterator[date] = (day for day in sorted(calendar) if day.year == number)
    names = {day: tuple(calendar.get_list(day)) for day in days}
    return Year(names, tuple(getattr(calendar, "moves", ())))


@cache
def _traced(entity: type[HolidayBase]) -> type[HolidayBase]:
    hooks = _Recording if issubclass(entity, ObservedHolidayBase) else _Untranslated
    return type(entity.__name__, (hooks, entity), {})
