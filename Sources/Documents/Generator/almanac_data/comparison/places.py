"""What is compared: places, days with their names, and what a set of holidays must answer."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Protocol

#: Nearby years: sets compute later ones by formula, and nobody reviews the law of earlier ones.
YEARS = range(2024, 2028)

#: The days of a year, each with the names that a set or a document gives it.
Days = dict[date, list[str]]


@dataclass(frozen=True, order=True)
class Place:
    """A country, or a region of it. `region` is the code of our documents: the second part of the ISO 3166-2 code."""

    country: str
    region: str = ""

    def __str__(self) -> str:
        return f"{self.country}-{self.region}" if self.region else self.country

    @staticmethod
    def parsed(text: str) -> "Place":
        """Returns the place of an ISO 3166 code: "DE", "DE-BY"."""
        return Place(*text.split("-", 1))


class HolidaySet(Protocol):
    """A set of holidays that does not come from our source."""

    @property
    def name(self) -> str:
        """The short name of the set, which the table of reasons uses."""

    @property
    def category(self) -> str:
        """The type of our documents that the set is compared with."""

    def places(self) -> Iterable[Place]:
        """Returns the places that the set has."""

    def days(self, place: Place, year: int) -> Days | None:
        """Returns the days of a place in a year; `None` if the set does not know that year."""
