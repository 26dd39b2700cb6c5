"""Checks the occasions: every name is one that a document has, and no holiday is two occasions."""

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from . import library, reading
from .occasions import Called, Occasions
from .settings import token

#: The number of names to print that have no occasion.
_SHOWN = 20

#: The share of days of type public that must have an occasion, in percent.
_LEAST = 80


def problems(folder: Path) -> Iterator[str]:
    """Yields names that no document has, names of two occasions, and ids that the occasions do not have."""
    occasions = Occasions(folder / "occasions.xml")
    if len(set(occasions.ids)) < 150:
        yield f"{len(set(occasions.ids))} occasions, expected 150 or more"
    used: set[tuple[Called, str]] = set()
    calendars = [reading.calendar(folder, code) for code in library.entities()]
    for calendar in calendars:
        for names, occasion in sorted({(day.names, day.occasion or "") for day in calendar.days}):
            matches = occasions.matches(calendar.code, names)
            used.update((match, calendar.code) for match in matches)
            if len(found := sorted({match.occasion for match in matches})) > 1:
                yield f"{calendar.code}: {names} is more than one occasion: {found}"
            if occasion and occasion not in occasions.ids:
                yield f"{calendar.code}: {names} has the unknown occasion {occasion!r}"
    found_names = {called for called, _ in used}
    for called in occasions.names:
        if called not in found_names:
            yield f"occasions.xml: {called.occasion}: no document needs the name {called.name!r}"
        for code in sorted(called.countries - {code for other, code in used if other == called}):
            yield f"occasions.xml: {called.occasion}: no document of {code} has the name {called.name!r}"
    if (share := _share(calendars)) < _LEAST:
        yield f"only {share:.1f} % of the public days have an occasion, expected {_LEAST} %"


def summary(calendars: Iterable[reading.Calendar]) -> str:
    """Returns the share of public days with an occasion, and the most frequent names without one."""
    calendars = list(calendars)
    without = Counter(
        (dict(day.names)["en"], calendar.code)
        for calendar in calendars
        for day in _public(calendar)
        if not day.occasion
    )
    names = ", ".join(f"{name} ({code}, {count})" for (name, code), count in without.most_common(_SHOWN))
    return f"{_share(calendars):.1f} % of the public days have an occasion. The most frequent names without: {names}"


def _share(calendars: list[reading.Calendar]) -> float:
    public = [day for calendar in calendars for day in _public(calendar)]
    return 100 * sum(day.occasion is not None for day in public) / len(public)


def _public(calendar: reading.Calendar) -> list[reading.Day]:
    return [day for day in calendar.days if token("public") in day.types]
