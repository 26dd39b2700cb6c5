"""The best leave of a year, found by trying every number of days that is left on every day: what the planner is compared with."""

from collections.abc import Iterator
from datetime import date, timedelta
from typing import Protocol

DAY = timedelta(days=1)
#: How far beyond the year a break may reach.
REACH = 31


class Halves(Protocol):
    def halves(self, day: date) -> int: ...


def first_day(year: int) -> date:
    return date(year, 1, 1) - REACH * DAY


def of(place: Halves, year: int) -> list[int]:
    """How many half days are worked on each day of the year, and of a month before and after it."""
    last = date(year, 12, 31) + REACH * DAY
    return [place.halves(first_day(year) + number * DAY) for number in range((last - first_day(year)).days + 1)]


class Days:
    """The days of one person or of two, who want to be off together."""

    def __init__(self, people: list[list[int]], first: date, year: int) -> None:
        self._first, self._year = first, year
        self._work = [(row[0], row[1] if len(row) > 1 else 0) for row in zip(*people, strict=True)]

    def _counts(self, index: int) -> bool:
        return (self._first + index * DAY).year == self._year

    def _runs(self, off: list[bool]) -> Iterator[range]:
        start = None
        for index, is_off in enumerate([*off, False]):
            if is_off and start is None:
                start = index
            elif not is_off and start is not None:
                yield range(start, index)
                start = None

    def worth(self, taken: set[date], budgets: tuple[int, int], shortest: int) -> int | None:
        """The days off in breaks that are long enough; None if more leave is taken than there is."""
        numbers = {(day - self._first).days for day in taken}
        if any(sum(self._work[number][who] for number in numbers) > budgets[who] for who in (0, 1)):
            return None
        off = [work == (0, 0) or index in numbers for index, work in enumerate(self._work)]
        return sum(sum(map(self._counts, run)) for run in self._runs(off) if len(run) >= shortest)

    def best(self, budgets: tuple[int, int], shortest: int) -> int:
        """The most days off that the budgets are good for."""
        # For each length of the break that a day ends, up to the shortest that counts, and for each rest of both budgets.
        states: dict[tuple[int, int, int], int] = {(0, *budgets): 0}
        for index, work in enumerate(self._work):
            following: dict[tuple[int, int, int], int] = {}

            def reach(state: tuple[int, int, int], value: int, following: dict[tuple[int, int, int], int] = following) -> None:
                following[state] = max(value, following.get(state, -1))

            for (length, mine, theirs), value in states.items():
                is_off = work == (0, 0)
                if not is_off:
                    reach((0, mine, theirs), value)
                rest = (mine - work[0], theirs - work[1])
                if is_off or (self._counts(index) and min(rest) >= 0):
                    longer = min(length + 1, shortest)
                    gained = 0
                    if length == shortest:
                        gained = self._counts(index)
                    elif longer == shortest:
                        gained = sum(self._counts(index - back) for back in range(shortest))
                    reach((longer, *rest), value + gained)
            states = following
        return max(states.values())
