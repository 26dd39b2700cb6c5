"""Compares our table of weekends with CLDR's week data: each difference needs a reason."""

from collections.abc import Iterator
from functools import cache

from babel import Locale
from babel.core import UnknownLocaleError

from . import library, weekendtable
from .regions import Regions
from .settings import FIRST_YEAR, LAST_YEAR

_YEARS = range(FIRST_YEAR, LAST_YEAR + 1)


@cache
def cldr(code: str) -> tuple[int, ...]:
    """Returns CLDR's weekend of a country, and the world's if CLDR has no locale of it."""
    try:
        locale = Locale.parse(f"und_{code}")
    except UnknownLocaleError:
        return weekendtable.USUAL
    first, last = locale.weekend_start + 1, locale.weekend_end + 1
    return tuple(sorted((first + step - 1) % 7 + 1 for step in range((last - first) % 7 + 1)))


def problems() -> Iterator[str]:
    """Yields differences without a reason, reasons without a difference, and countries or regions that do not exist."""
    for code in sorted(weekendtable.TABLE.keys() - library.entities().keys()):
        yield f"weekendtable.py: no country {code}"
    used = set()
    for code, entity in library.entities().items():
        theirs = cldr(code)
        for region in (None, *entity.subdivisions):
            for year in _YEARS:
                ours, reason = weekendtable.days(code, region, year), weekendtable.reason(code, region, year)
                if ours != theirs and not reason:
                    yield f"{code} {region or ''} {year}: the weekend is {ours}, and CLDR's is {theirs}"
                if ours != theirs and reason:
                    used.add((code, reason))
    for code, rules in weekendtable.TABLE.items():
        for rule in rules:
            if rule.reason and (code, rule.reason) not in used:
                yield f"{code}: the weekend is CLDR's, and yet has a reason to differ: {rule.reason}"
            for region in set(rule.regions) - {*Regions(code)}:
                yield f"weekendtable.py: {code} has no region {region}"


def summary() -> str:
    """Returns how many weekends were compared and what differs, with the reasons."""
    entities = library.entities()
    differing = {
        (code, year) for code in entities for year in _YEARS if weekendtable.days(code, None, year) != cldr(code)
    }
    reasons = [
        f"{code}: {rule.reason} ({rule.source.title})"
        for code, rules in weekendtable.TABLE.items()
        for rule in rules
        if rule.reason
    ]
    return "\n  ".join(
        [
            f"Weekends of {len(entities)} countries in {len(_YEARS)} years compared with CLDR: "
            f"{len(entities) * len(_YEARS) - len(differing)} agree, {len(differing)} differ. Explained:",
            *reasons,
        ]
    )
