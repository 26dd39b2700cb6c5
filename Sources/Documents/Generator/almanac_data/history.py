"""Finds what has changed between two versions of a country's document."""

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from . import reading

#: Why a document changed, in the order of their importance to people who keep a calendar.
KINDS = ("moved", "removed", "added", "confirmed", "estimated", "renamed", "keepers", "details", "first")

#: The attribute with the date of the last revision. It follows from the changes, so it does not count as one.
_REVISED = re.compile(rb' revised="[0-9-]*"')


@dataclass(frozen=True)
class Change:
    """A change of a holiday on some of its days.

    `days` counts them from `first` to `last`. `was` is the earlier day of a move, or the earlier name.
    """

    kind: str
    name: str = ""
    first: date | None = None
    last: date | None = None
    days: int = 0
    was: str = ""

    @property
    def key(self) -> tuple[str, str, str]:
        """The identity of the change within a revision."""
        return (self.kind, self.name, self.first.isoformat() if self.first else "")


@dataclass(frozen=True)
class _Facts:
    """What a document says of a holiday on a day that people keep."""

    keepers: frozenset[tuple[str, str, bool]]
    is_estimated: bool
    local_name: str


def digest(document: bytes) -> str:
    """Returns a digest of a document that does not depend on the date of its revision."""
    return hashlib.sha256(_REVISED.sub(b"", document, count=1)).hexdigest()[:16]


def changes(old: Path | None, new: Path, code: str) -> list[Change]:
    """Returns how the document of a country differs from the one in the other folder, the most important first.

    `old` is `None`, or does not have the document, if there was none before.
    """
    after = _facts(new, code)
    if old is None or not (old / "holidays" / f"{code}.xml").exists():
        return [Change("first", days=len(after))]
    before = _facts(old, code)
    removed, added = _by_name(before.keys() - after.keys()), _by_name(after.keys() - before.keys())
    found = [*_moves(removed, added), *_renames(removed, added)]
    found += [_summary("removed", name, days) for name, days in removed.items() if days]
    found += [_summary("added", name, days) for name, days in added.items() if days]
    found += _details(before, after)
    if not found and digest(_document(old, code)) != digest(_document(new, code)):
        found = [Change("details")]
    return sorted(found, key=order)


def order(change: Change) -> tuple[object, ...]:
    """The order of the changes of a revision."""
    return (KINDS.index(change.kind), change.first or date.min, change.name)


def _document(folder: Path, code: str) -> bytes:
    return (folder / "holidays" / f"{code}.xml").read_bytes()


def _facts(folder: Path, code: str) -> dict[tuple[str, date], _Facts]:
    """Returns what the document says of each English name and day, over all elements with that name."""
    calendar = reading.calendar(folder, code)
    everywhere = frozenset(calendar.regions) or frozenset({""})
    found: dict[tuple[str, date], _Facts] = {}
    for row in calendar.days:
        name = dict(row.names).get("en") or row.names[0][1]
        regions = everywhere - row.excepted if row.is_national else row.regions
        keepers = frozenset((kind, region, row.is_partial) for kind in row.types for region in regions)
        for day in ({row.date} if row.is_kept else set()) | ({row.observed} if row.observed else set()):
            other = found.get((name, day))
            found[name, day] = _Facts(
                keepers | (other.keepers if other else frozenset()),
                row.estimated or (other is not None and other.is_estimated),
                # The names of regions come after the English one.
                row.names[0][1] if row.names[0] != ("en", name) else "",
            )
    return found


def _by_name(keys: Iterable[tuple[str, date]]) -> dict[str, list[date]]:
    days: dict[str, list[date]] = {}
    for name, day in sorted(keys):
        days.setdefault(name, []).append(day)
    return days


def _moves(removed: dict[str, list[date]], added: dict[str, list[date]]) -> Iterator[Change]:
    """Yields a move for each year in which a holiday lost a day and got another. Takes these days out of both lists."""
    for name in sorted(removed.keys() & added.keys()):
        for year in sorted({day.year for day in removed[name]}):
            lost = [day for day in removed[name] if day.year == year]
            found = [day for day in added[name] if day.year == year]
            if len(lost) != len(found):
                continue
            for old, new in zip(lost, found, strict=True):
                removed[name].remove(old)
                added[name].remove(new)
                yield Change("moved", name, new, new, 1, old.isoformat())


def _renames(removed: dict[str, list[date]], added: dict[str, list[date]]) -> Iterator[Change]:
    """Yields a rename if at least half of the days of a name are now those of another. Takes these days out."""
    for old in sorted(removed):
        shared = {new: sorted(set(removed[old]) & set(days)) for new, days in sorted(added.items())}
        new = max(shared, key=lambda name: len(shared[name]), default="")
        if not new or not shared[new] or 2 * len(shared[new]) < max(len(removed[old]), len(added[new])):
            continue
        removed[old] = [day for day in removed[old] if day not in shared[new]]
        added[new] = [day for day in added[new] if day not in shared[new]]
        yield _summary("renamed", new, shared[new], was=old)


def _details(before: dict[tuple[str, date], _Facts], after: dict[tuple[str, date], _Facts]) -> Iterator[Change]:
    """Yields what has changed of the days that both versions have."""
    kinds: dict[tuple[str, str, str], list[date]] = {}
    for name, day in sorted(before.keys() & after.keys()):
        old, new = before[name, day], after[name, day]
        if old.is_estimated != new.is_estimated:
            kinds.setdefault(("estimated" if new.is_estimated else "confirmed", name, ""), []).append(day)
        if old.local_name != new.local_name:
            kinds.setdefault(("renamed", name, old.local_name or name), []).append(day)
        if old.keepers != new.keepers:
            kinds.setdefault(("keepers", name, ""), []).append(day)
    for (kind, name, was), days in kinds.items():
        yield _summary(kind, name, days, was)


def _summary(kind: str, name: str, days: list[date], was: str = "") -> Change:
    return Change(kind, name, min(days), max(days), len(days), was)
