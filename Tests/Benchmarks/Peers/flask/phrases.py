"""Dates, counts and names in words."""

import re
from datetime import date

MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)
WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")

#: Every type and its label, in the order of the lists.
TYPES = {
    "public": "Public", "bank": "Bank", "government": "Government", "school": "School", "workday": "Working day",
    "optional": "Optional", "observance": "Observance", "unofficial": "Unofficial", "religious": "Religious",
    "half-day": "Half day", "de-facto": "De facto", "armed-forces": "Armed forces",
    "optional-women": "Optional for women", "restricted-settlement": "Restricted settlement", "albanian": "Albanian", "armenian": "Armenian",
    "bosnian": "Bosnian", "catholic": "Catholic", "christian": "Christian", "hebrew": "Hebrew", "hindu": "Hindu",
    "islamic": "Islamic", "orthodox": "Orthodox", "protestant": "Protestant", "roma": "Roma", "sabian": "Sabian",
    "serbian": "Serbian", "turkish": "Turkish", "vlach": "Vlach", "yazidi": "Yazidi",
}

_TAKES_ARTICLE = re.compile(
    r"(United |Isle of )|.*(Islands|Republic|Territories|Territory|Emirates)$"
    r"|(Bahamas|Comoros|Gambia|Maldives|Netherlands|Philippines|Seychelles)$"
)

_FROM_RIGHT = re.compile(
    "[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff"
    "\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
_MARKS = re.compile("[\u202a-\u202e\u2066-\u2069]")


def full_date(day: date) -> str:
    """Saturday 3 October 2026"""
    return f"{WEEKDAYS[day.weekday()]} {day.day} {MONTHS[day.month - 1]} {day.year}"


def date_range(first: date, last: date) -> str:
    """Friday 25 to Sunday 27 December 2026; the month and the year are repeated only if they differ."""
    start = f"{WEEKDAYS[first.weekday()]} {first.day}"
    if first.month != last.month:
        start += f" {MONTHS[first.month - 1]}"
    if first.year != last.year:
        start += f" {first.year}"
    return f"{start} to {full_date(last)}"


def distance(day: date, today: date) -> str:
    match (day - today).days:
        case 0:
            return "today"
        case 1:
            return "tomorrow"
        case days:
            return f"in {days} days"


def counted(number: int, singular: str, plural: str) -> str:
    """1 region, 2 regions"""
    return f"{number} {singular if number == 1 else plural}"


def isolated(text: str) -> str:
    """Returns a text from outside for use in a sentence: isolated if it reads from the right, without marks."""
    return f"\u2068{_MARKS.sub('', text)}\u2069" if _FROM_RIGHT.search(text) else text


def listed(items: list[str]) -> str:
    """a, b and c"""
    return " and ".join([", ".join(items[:-1]), items[-1]]) if len(items) > 1 else "".join(items)


def regional_type(type: str) -> str:
    """Public holiday, Working day, Half day: what regions make of a day"""
    label = TYPES[type]
    return label if type in ("workday", "half-day", "observance", "optional-women") else f"{label} holiday"


def in_sentence(country: str) -> str:
    """Spain, the United Kingdom"""
    return f"the {country}" if _TAKES_ARTICLE.match(country) else country


def flag(code: str) -> str:
    """Returns the two letters as regional indicator symbols."""
    return "".join(chr(0x1F1E6 + ord(letter) - ord("A")) for letter in code)


def holidays_of(kind: str, count: int) -> str:
    """public holidays; public holiday for one"""
    plural = "" if count == 1 else "s"
    match kind:
        case "all":
            return f"holiday{plural} of any type"
        case "workday":
            return f"special working day{plural}"
        case _:
            return f"{TYPES[kind].lower()} holiday{plural}"
