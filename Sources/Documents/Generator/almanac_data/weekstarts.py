"""The weekday that calendars of a country begin with, from CLDR's week data."""

from babel import Locale
from babel.core import UnknownLocaleError

#: CLDR's value for the world, and so for territories that its week data does not name.
_WORLD = 1


def of(code: str) -> int:
    """Returns the first day of the week as an ISO 8601 weekday number: Monday is 1.

    Babel gives week data by locale, and CLDR has a likely locale for every territory with a population of its own.
    """
    try:
        return Locale.parse(f"und_{code}").first_week_day + 1
    except UnknownLocaleError:
        return _WORLD
