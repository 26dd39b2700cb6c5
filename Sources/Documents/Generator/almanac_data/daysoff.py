"""Writes the library's days off, with our weekends, for the test that compares the program's answers with them.

One line for each country and each of its regions: the code of the country, the region's or "-", the number of days off,
of weekend days that are worked, and of days that corrections change, and a hash of all days (FNV-1a of a "1" or "0" for
each day of the document's years).
"""

import warnings
from datetime import date, timedelta
from multiprocessing import Pool

import holidays

from . import library
from .crosscheck import Corrected
from .regions import Regions

_HEADING = "# What the library says of days off. Written by generate.py; see almanac_data/daysoff.py.\n"


def document() -> str:
    """Returns the lines of all countries."""
    with Pool(2) as pool:
        return _HEADING + "".join(pool.imap(_country, library.entities(), 4))


def corrected_places(text: str) -> int:
    """Returns the number of places whose days off a correction changes."""
    return sum(line.split()[4] != "0" for line in text.splitlines() if not line.startswith("#"))


def _country(code: str) -> str:
    warnings.filterwarnings("ignore", message="Requested Holidays are available only")
    regions = Regions(code)
    corrected = Corrected(code)
    places = [(None, "-"), *((region, regions.code(region)) for region in library.entities()[code].subdivisions)]
    return "".join(f"{code} {name} {_line(code, region, corrected)}\n" for region, name in places)


def _line(code: str, region: str | None, corrected: Corrected) -> str:
    years = library.years(code)
    calendar = holidays.country_holidays(code, subdiv=region, years=years)
    worked = set(calendar.weekend_workdays) | corrected.worked(region)
    theirs = set(dict(calendar))
    public = corrected.apply(theirs, region, "public")
    first, last = date(years[0], 1, 1), date(years[-1], 12, 31)
    days = [first + timedelta(days=number) for number in range((last - first).days + 1)]
    weekends = {year: library.weekend(code, region, year) for year in years}
    weekend = {day for day in days if day.isoweekday() in weekends[day.year]}
    off = [day in public or (day in weekend and day not in worked) for day in days]
    changed = sum(day in public ^ theirs for day in days)
    return f"{sum(off)} {len(worked & weekend)} {changed} {hash_of(off):016x}"


def hash_of(off: list[bool]) -> int:
    """Returns the 64-bit FNV-1a hash (draft-eastlake-fnv) of a "1" or "0" for each day."""
    value = 0xCBF29CE484222325
    for is_off in off:
        value = ((value ^ (0x31 if is_off else 0x30)) * 0x100000001B3) & 0xFFFFFFFFFFFFFFFF
    return value
