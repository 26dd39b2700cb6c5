"""What a calendar knows of the holidays of a year, and who says so."""

from datetime import date
from typing import NamedTuple

from entities import Calendar, Fact, Source
from phrases import MONTHS, TYPES, holidays_of
from places import Place

#: Of several, the basis with the most doubt is said of all.
_DOUBTS = ["law", "announced", "formula"]


class Authority(NamedTuple):
    text: str
    sources: list[Source]


class Knowledge(NamedTuple):
    types: list[str]
    state: str
    basis: str | None = None
    first: str | None = None
    until: str | None = None
    #: The last day that is announced anywhere.
    latest: str | None = None
    lacks: str | None = None
    authorities: list[Source] = []

    @property
    def holidays(self) -> str:
        if "public" in self.types:
            return "public holidays"
        return holidays_of(self.types[0], 0) if len(self.types) == 1 else "other holidays"

    @property
    def capital(self) -> str:
        return self.holidays[0].upper() + self.holidays[1:]

    @property
    def authority(self) -> Authority:
        return Authority(f"{self.capital} {'follow:' if self.basis == 'law' else 'are announced in:'}", self.authorities)

    def empty(self, year: int, where: str, suffix: str) -> str:
        """Says why a list is empty."""
        match self.state:
            case "known":
                return f"No {self.holidays} in {year}{suffix}."
            case "not-announced":
                return self._not_announced(year, suffix)
            case "no-data":
                return self._no_data(year, where)
        return f"No {self.holidays} are known for {year}{suffix}."

    def notice(self, year: int, where: str) -> str | None:
        """Says what a list lacks, and which of its days may change; None if all of the year is known."""
        match self.state:
            case "known":
                return None
            case "not-announced":
                return self._not_announced(year, "")
            case "no-data":
                return self._no_data(year, where)
            case "estimated":
                return f"{self.capital} are announced{self._until}. The dates of {year} are estimates."
        if self.lacks:
            text = f"We have no data about {self.lacks}."
            is_decided = self.basis == "law" and self.until and self.until < f"{year}"
            return f"{text} {self._decided}" if is_decided else text
        if not self.until:
            return f"{self.capital} are known from {_day(self.first)}."
        match self.basis:
            case "formula":
                return f"{self.capital} are announced{self._until}. Later dates are estimates."
            case "announced":
                return f"{self.capital} are known{self._until}. Later ones are not announced yet."
        return self._decided

    @property
    def _decided(self) -> str:
        return (
            f"What is decided about {self.holidays} for single years is known{self._until}."
            " Later ones are those that the law fixes."
        )

    def _not_announced(self, year: int, suffix: str) -> str:
        end = self.latest or self.until
        known = f" (known until {_day(end)})" if end else ""
        return f"{self.capital}{suffix} for {year} are not announced yet{known}."

    def _no_data(self, year: int, where: str) -> str:
        start = f"We have no data about {self.holidays} in {where}"
        return f"{start} for {year}. They are known from {_day(self.first)}." if self.first else f"{start}."

    @property
    def _until(self) -> str:
        if not self.until:
            return ""
        text = f" until {_day(self.until)}"
        if self.latest == self.until:
            return text
        return f"{text} in some regions{f', until {_day(self.latest)} in others' if self.latest else ''}"


def knowledge_of(calendar: Calendar, place: Place) -> list[Knowledge]:
    """Returns what is known of the holidays of a list, in groups of types with the same answer."""
    if place.type != "all":
        return [_of_type(calendar, place.type, place)]
    groups: list[Knowledge] = []
    for type in TYPES:
        if type not in ("public", "school") and not any(type in fact.types for fact in calendar.knowledge):
            continue
        known = _of_type(calendar, type, place)
        if same := next((group for group in groups if group._replace(types=known.types) == known), None):
            same.types.append(type)
        else:
            groups.append(known)
    return groups


def _of_type(calendar: Calendar, type: str, place: Place) -> Knowledge:
    facts = _facts(calendar, type, place.region)
    if not facts:
        return Knowledge([type], "no-data")
    states = {_state(fact, place.year) for fact in facts}
    # Dates are texts of the same length here, so that their order is that of the days.
    ends = [fact.until for fact in facts if fact.until]
    return Knowledge(
        types=[type],
        state=states.pop() if len(states) == 1 else "partly",
        basis=max((fact.basis for fact in facts), key=_DOUBTS.index),
        first=max(fact.first for fact in facts),
        until=min(ends, default=None),
        latest=max(ends) if ends and len(ends) == len(facts) else None,
        lacks=facts[0].lacks,
        authorities=list(dict.fromkeys(authority for fact in facts for authority in fact.authorities)),
    )


def _facts(calendar: Calendar, type: str, region: str) -> list[Fact]:
    """Returns the facts of the region, or those of the country; for the country without any, those of all regions."""
    found = [fact for fact in calendar.knowledge if type in fact.types]
    if region and (own := [fact for fact in found if region in fact.regions]):
        return own
    national = [fact for fact in found if not fact.regions]
    return national or ([] if region else found)


def _state(fact: Fact, year: int) -> str:
    first, last = f"{year}-01-01", f"{year}-12-31"
    if last < fact.first:
        return "no-data"
    if first > fact.last:
        return "not-announced"
    if first < fact.first or fact.lacks:
        return "partly"
    if not fact.until or last <= fact.until:
        return "partly" if last > fact.last else "known"
    return "estimated" if fact.basis == "formula" and first > fact.until and last <= fact.last else "partly"


def _day(text: str) -> str:
    day = date.fromisoformat(text)
    return f"{day.day} {MONTHS[day.month - 1]} {day.year}"
