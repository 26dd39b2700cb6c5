"""Marks dates as estimates that depend on the moon and that nobody has announced yet.

The library says so of Islamic holidays. Hindu, Sikh, Jain and Buddhist calendars are computed in advance, too, but each
country announces its days from year to year, and places differ by a day.
"""

from dataclasses import replace

from .occasions import Occasions
from .pairing import Row

#: The first year that no country has announced.
FIRST_YEAR = 2028

_TRADITIONS = ("buddhist", "hindu", "jain", "sikh")

#: Countries whose law names the day of a calendar with fixed computations, as with the Buddha's Birthday in Korea.
_COMPUTED = ("CN", "HK", "KR", "MO", "TW")

#: A holiday of the sun's calendar is within a day or two each year.
_DATES_OF_THE_SUN = 3


def marked(code: str, occasion: str | None, rows: list[Row]) -> list[Row]:
    """Returns the days of a holiday, with those marked that depend on the moon."""
    tradition = Occasions.committed().traditions.get(occasion or "")
    dates = {(row.day.month, row.day.day) for row in rows}
    if tradition not in _TRADITIONS or code in _COMPUTED or len(dates) <= _DATES_OF_THE_SUN:
        return rows
    return [replace(row, estimated=True) if row.day.year >= FIRST_YEAR else row for row in rows]
