"""Says whether today is a day off, and why."""

from datetime import date

from entities import Calendar, Kind
from phrases import MONTHS, WEEKDAYS, full_date, in_sentence, isolated, listed


def today_text(calendar: Calendar, region: str, today: date) -> str | None:
    """Today, Sunday 22 November, is a day off in Germany: it is the weekend. None if the day is not known."""
    if today.year not in calendar.years:
        return None
    place = calendar.regions[region] if region else in_sentence(calendar.name)
    start = f"Today, {WEEKDAYS[today.weekday()]} {today.day} {MONTHS[today.month - 1]}, is"
    kinds = [day.kind for day in calendar.days(today, today, _is_public)]
    if names := _names(kinds, "whole", region):
        return f"{start} a day off in {place}: {listed(names)}."
    if today.isoweekday() in calendar.weekend_of(region, today.year):
        for holiday in calendar.exchanged(today):
            if _is_public(holiday.kind) and holiday.kind.share(region) == "whole":
                return f"{start} a working day in {place}, in exchange for {full_date(holiday.date)}."
        return f"{start} a day off in {place}: it is the weekend."
    if names := _names(kinds, "parts", region):
        return f"{start} a day off in parts of {place} only: {listed(names)}."
    return f"{start} a working day in {place}."


def _is_public(kind: Kind) -> bool:
    return "public" in kind.types


def _names(kinds: list[Kind], share: str, region: str) -> list[str]:
    return [isolated(kind.name.text) for kind in kinds if kind.share(region) == share]
