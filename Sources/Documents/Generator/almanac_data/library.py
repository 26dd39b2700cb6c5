"""The only module that uses the internals of the `holidays` library.

The library returns a dictionary of dates and finished texts: a name, its labels ("observed", "estimated") and the
other names of that day form one string in one language. Two small hooks keep the facts that these texts lose: names
remain untranslated message ids, and every move is recorded with the day that was moved.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Any

import holidays
from holidays.calendars.hindu import _HinduLunisolar
from holidays.holiday_base import HolidayBase
from holidays.observed_holiday_base import ObservedHolidayBase
from holidays.registry import COUNTRIES

from . import weekendtable
from .settings import FIRST_YEAR, LAST_COMPLETE_YEAR, LAST_YEAR, WEEKEND_YEAR


@dataclass(frozen=True)
class Move:
    """A holiday on `actual` that is observed on `observed`, with its names including labels."""

    actual: date
    observed: date
    names: tuple[str, ...]


@dataclass(frozen=True)
class Year:
    """The holidays of one year as returned by the library: names by day, and the recorded moves."""

    names: dict[date, tuple[str, ...]]
    moves: tuple[Move, ...]


class _Untranslated:
    """Keeps every name as its message id, regardless of the environment's language."""

    def _init_translation(self) -> None:
        self.tr = lambda message: message


class _Recording(_Untranslated):
    """Records which observed day replaces which holiday."""

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
    """Returns the library's class for every country by alpha-2 code, sorted by code."""
    found = {names[1]: getattr(holidays, names[0]).get_entity() for names in COUNTRIES.values()}
    return dict(sorted(found.items()))


def years(code: str) -> range:
    """Returns the years that a country's document covers."""
    entity = entities()[code]
    last = min(LAST_YEAR, LAST_COMPLETE_YEAR.get(code, LAST_YEAR), entity.end_year)
    return range(max(FIRST_YEAR, entity.start_year), last + 1)


@cache
def weekend(code: str, region: str | None = None, number: int = WEEKEND_YEAR) -> tuple[int, ...]:
    """Returns the weekend of a year as ISO 8601 weekday numbers: Monday is 1. It is our own table's, not the library's."""
    return weekendtable.days(code, region, number)


def labels(code: str) -> dict[str, str]:
    """Returns the labels that the library adds to a country's names, with `%s` for the name."""
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
    """Returns one year of one category, nationwide or in a region.

    Queries each year separately, as a user of the library would, and drops the days that the library adds for the
    neighbouring years.
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


@cache
def hindu(table: str) -> dict[int, date]:
    """Returns the dates of a festival in the library's table of the Hindu calendar, by year."""
    return {number: date(number, *day) for number, day in getattr(_HinduLunisolar, table).items()}
