"""Marks dates as estimates that depend on the moon and that nobody has announced yet.

The library says so of Islamic holidays. Hindu, Sikh, Jain and Buddhist calendars are computed in advance, too, but each
country announces its days from year to year, and places differ by a day.
"""

from dataclasses import replace

from . import knowledge
from .names import Name
from .occasions import Occasions
from .pairing import Row

#: The first year that no country has announced.
FIRST_YEAR = 2028

#: The first year that some have not announced: those whose list of the year ends before it in our data.
FIRST_OPEN_YEAR = 2027

_TRADITIONS = ("buddhist", "hindu", "jain", "sikh")

#: Countries whose law names the day of a calendar with fixed computations, as with the Buddha's Birthday in Korea.
_COMPUTED = ("CN", "HK", "KR", "MO", "TW")

#: A holiday of the sun's calendar is within a day or two each year.
_DATES_OF_THE_SUN = 3

#: Holidays on fixed dates of the sun's calendar that were on others in a year or two: Songkran of 2020 in July and September.
_FIXED = {"TH": ("Songkran Festival",)}

#: Holidays on days of the moon that are no feasts of these traditions: birthdays of saints and kings, and national days.
_CIVIC = {
    "BT": ("Death Anniversary of Zhabdrung", "Traditional Day of Offering"),
    "IN": (
        *("Akshay Tritiya", "Bhagvan Shri Parshuram's Jayanti", "Chitragupt's Jayanti", "Guru Ravi Das's Jayanti"),
        *("Hartalika Teej", "Karkadaka Vavu", "Karma Puja", "Ker Puja", "Kharchi Puja", "Maharaj Agrasen's Jayanti"),
        *("Maharana Pratap's Jayanti", "Maharshi Valmiki's Jayanti", "Samvatsari Day", "Sant Kabir's Jayanti"),
        *("Shri Narayana Guru's Jayanti", "Sir Chottu Ram's Jayanti", "Vishwakarma Day"),
    ),
    "MM": ("Karen New Year", "National Day"),
    "MN": ("Genghis Khan's Birthday",),
}


def marked(code: str, occasion: str | None, names: list[Name], rows: list[Row]) -> list[Row]:
    """Returns the days of a holiday, with those marked that depend on the moon."""
    english = dict(names)["en"]
    if english not in _CIVIC.get(code, ()):
        tradition = Occasions.committed().traditions.get(occasion or "")
        dates = {(row.day.month, row.day.day) for row in rows}
        if tradition not in _TRADITIONS or code in _COMPUTED or len(dates) <= _DATES_OF_THE_SUN:
            return rows
        if english in _FIXED.get(code, ()):
            return rows
    first = first_year(code)
    return [replace(row, estimated=True) if row.day.year >= first else row for row in rows]


def first_year(code: str) -> int:
    """Returns the first year that a country has not announced: earlier where the lists of the year end in our data."""
    decided = knowledge.decided(code)
    return FIRST_YEAR if decided is None else min(FIRST_YEAR, max(FIRST_OPEN_YEAR, decided.year + 1))
