"""Finds where and when the weekend differs from a country's usual one."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from . import library


@dataclass(frozen=True)
class Weekend:
    """The weekend of some regions, or of the whole country, from one year to another."""

    days: tuple[int, ...]
    first: int
    last: int
    regions: tuple[str, ...] = ()


def others(code: str) -> list[Weekend]:
    """Returns the weekends of a country that differ: those of other years, then those of regions."""
    years = library.years(code)
    usual = library.weekend(code)
    country = {year: library.weekend(code, None, year) for year in years}
    found = [
        Weekend(days, first, last)
        for days, first, last in _spans({year: days for year, days in country.items() if days != usual})
    ]
    shared: dict[tuple[tuple[int, ...], int, int], list[str]] = defaultdict(list)
    for region in library.entities()[code].subdivisions:
        own = {year: library.weekend(code, region, year) for year in years}
        for span in _spans({year: days for year, days in own.items() if days != country[year]}):
            shared[span].append(region)
    return found + [Weekend(*span, tuple(regions)) for span, regions in sorted(shared.items())]


def _spans(weekends: dict[int, tuple[int, ...]]) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """Yields the weekends with the first and the last of the consecutive years that have them."""
    first = None
    for year, days in sorted(weekends.items()):
        first = year if first is None else first
        if weekends.get(year + 1) != days:
            yield days, first, year
            first = None
