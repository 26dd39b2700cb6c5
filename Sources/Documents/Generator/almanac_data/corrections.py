"""Where the library's categories are not what people mean by a public holiday. Each correction names its source.

`--check` prints every correction with the number of rows it changes, and fails if one changes nothing: then the library
has caught up, and the correction must go.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from .correction import Correction
from .edits import Found
from .names import Name
from .pairing import Row
from .reviewed import CORRECTIONS, NAMES


@dataclass(frozen=True)
class Concern:
    """The holidays that a correction is about: those of a name, in regions (all, if there are none), on some days.

    `name` is a message id of the library.
    """

    name: str
    regions: tuple[str, ...]
    first: date
    last: date


def names(code: str, message: str) -> list[Name] | None:
    """Returns the names that a correction gives; `None` if the name is the library's."""
    return NAMES.get((code, message))


def applied(code: str, found: Found) -> Found:
    """Returns the rows of a country with its corrections. Does not change `found`."""
    rows = {region: {category: set(days) for category, days in kept.items()} for region, kept in found.items()}
    for correction in CORRECTIONS:
        if correction.country == code:
            for edit in correction.edits:
                edit(rows)
    return rows


def effects(code: str, found: Found) -> list[tuple[Correction, int]]:
    """Returns the corrections of a country, each with the number of rows that it adds or removes."""
    return [
        (correction, len(list(_differing(before, after))) + len(list(_differing(after, before))))
        for correction, before, after in _steps(code, found)
    ]


def concerns(code: str, found: Found) -> list[tuple[Correction, list[Concern]]]:
    """Returns the corrections of a country, each with the holidays that it is about, by name."""
    return [(correction, _concerns(before, after)) for correction, before, after in _steps(code, found)]


def _concerns(before: Found, after: Found) -> list[Concern]:
    rows = list(_differing(after, before))
    # A correction that only takes a name away concerns the holiday where it is still kept, or else when it is.
    names = {row.name for _, row in rows}
    elsewhere = {row.name for categories in after.values() for days in categories.values() for row in days} - names
    taken = [(None, row) for _, row in _differing(before, after) if row.name in elsewhere]
    for name in {row.name for _, row in taken}:
        lost = [row.day for _, row in taken if row.name == name]
        kept = [
            row for categories in after.values() for days in categories.values() for row in days if row.name == name
        ]
        if not any(min(lost) <= row.day <= max(lost) for row in kept):
            taken += [(None, row) for row in kept]
    rows += taken
    concerns = []
    for name in sorted({row.name for _, row in rows}):
        regions = {region for region, row in rows if row.name == name}
        days = [row.day for _, row in rows if row.name == name]
        where = () if None in regions else tuple(sorted(region for region in regions if region))
        concerns.append(Concern(name, where, min(days), max(days)))
    return concerns


def _differing(some: Found, others: Found) -> Iterator[tuple[str | None, Row]]:
    """Yields the rows that only the first have, each once for a region."""
    for region in some:
        yield from (
            (region, row)
            for category in some[region]
            for row in some[region][category] - others[region].get(category, set())
        )


def _steps(code: str, found: Found) -> Iterator[tuple[Correction, Found, Found]]:
    """Yields the corrections of a country, each with the rows before and after it."""
    rows = applied("", found)
    for correction in CORRECTIONS:
        if correction.country == code:
            before = applied("", rows)
            for edit in correction.edits:
                edit(rows)
            yield correction, before, rows
