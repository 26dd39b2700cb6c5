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
    "optional": "Optional", "observance": "Observance", "unofficial": "Unofficial", "half-day": "Half day",
    "de-facto": "De facto", "armed-forces": "Armed forces", "optional-women": "Optional for women",
    "restricted-settlement": "Restricted settlement", "albanian": "Albanian", "armenian": "Armenian",
    "bosnian": "Bosnian", "catholic": "Catholic", "christian": "Christian", "hebrew": "Hebrew", "hindu": "Hindu",
    "islamic": "Islamic", "orthodox": "Orthodox", "protestant": "Protestant", "roma": "Roma", "sabian": "Sabian",
    "serbian": "Serbian", "turkish": "Turkish", "vlach": "Vlach", "yazidi": "Yazidi",
}

_TAKES_ARTICLE = re.compile(
    r"(United |Isle of )|.*(Islands|Republic|Territories|Territory|Emirates)$"
    r"|(Bahamas|Comoros|Gambia|Maldives|Netherlands|Philippines|Seychelles)$"
)


def full_date(day: date) -> str:
    """Saturday 3 October 2026"""
    return f"{WEEKDAYS[day.weekday()]} {day.day} {MONTHS[day.month - 1]} {day.year}"


def distance(day: date, today: date) -> str:
    match (day - today).days:
        case 0:
            return "today"
        case 1:
            return "tomorrow"
        case days:
            return f"in {days} days"


def listed(items: list[str]) -> str:
    """a, b and c"""
    return " and ".join([", ".join(items[:-1]), items[-1]]) if len(items) > 1 else "".join(items)


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
            return f"working day{plural}"
        case _:
            return f"{TYPES[kind].lower()} holiday{plural}"
