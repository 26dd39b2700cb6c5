"""The ranges of consecutive days that each region has of one feast, with the regions that share them."""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from typing import TypeVar

from entities import Calendar, Day, Kind

_DAY = timedelta(days=1)

Key = TypeVar("Key", bound=Hashable)


@dataclass(slots=True)
class Run:
    #: Those of the first day, one for each name.
    days: list[Day]
    last: date
    #: The regions; None for those of the holidays.
    keepers: set[str] | None = None


def runs_by_place(days: list[Day], calendar: Calendar, region: str) -> list[Run]:
    """Returns the runs of the days of one feast."""
    if region:
        return _runs(days)
    found = _runs(day for day in days if day.kind.level == "national")
    shared: dict[tuple[date, date], Run] = {}
    others = [day for day in days if day.kind.level != "national"]
    for code in calendar.regions:
        for run in _runs(day for day in others if day.kind.is_kept_in(code)):
            span = run.days[0].date, run.last
            if (same := shared.get(span)) is None:
                run.keepers = {code}
                shared[span] = run
                found.append(run)
            else:
                same.keepers.add(code)
                name = run.days[0].kind.name
                if all(day.kind.name != name for day in same.days):
                    same.days += run.days
    return found


def _runs(days: Iterable[Day]) -> list[Run]:
    """Returns the runs of consecutive days of each name. Days are in date order; those of one date count once."""
    runs: list[Run] = []
    for named in grouped(days, lambda kind: kind.name).values():
        current = None
        for day in named:
            if current and day.date - current.last <= _DAY:
                current.last = day.date
            else:
                current = Run([day], day.date)
                runs.append(current)
    return runs


def grouped(days: Iterable[Day], key: Callable[[Kind], Key]) -> dict[Key, list[Day]]:
    """Returns the days by a property of their kinds, both in their first order."""
    groups: dict[Key, list[Day]] = {}
    for day in days:
        groups.setdefault(key(day.kind), []).append(day)
    return groups
