"""The reviewed reasons for differences, in `knowledge/differences.toml`, and which difference each explains."""

import tomllib
from dataclasses import dataclass, field
from datetime import date
from fnmatch import fnmatchcase
from pathlib import Path

from .places import Place

PATH = Path(__file__).resolve().parents[2] / "knowledge" / "differences.toml"


@dataclass(frozen=True)
class Difference:
    """A day that only the set or only the documents have.

    `kinds` says what the documents know of the day: the types of their rows, "partial", "observed", and "near" if the other
    side has an Islamic feast within two days.
    """

    set_name: str
    place: Place
    day: date
    ours: bool
    names: tuple[str, ...]
    kinds: frozenset[str] = frozenset()

    def __str__(self) -> str:
        side = "only the documents have" if self.ours else f"only {self.set_name} has"
        known = f" [{', '.join(sorted(self.kinds))}]" if self.kinds else ""
        return f"{self.place} {self.day}: {side} {' / '.join(self.names)}{known}"


@dataclass
class Reason:
    """Why a set and the documents differ, for some places, names, days and years.

    `places`, `names` and `days` are patterns; an empty list fits all. A day is "YYYY-MM-DD", "MM-DD", or begins or ends
    with an asterisk. `kind` is one that a difference must have.
    """

    set_name: str
    places: list[str]
    ours: bool | None
    names: list[str]
    days: list[str]
    kind: str
    text: str
    explained: int = field(default=0)

    def fits(self, difference: Difference) -> bool:
        """Whether this is the reason of a difference."""
        return (
            difference.set_name == self.set_name
            and self.ours in (None, difference.ours)
            and _fits(str(difference.place), self.places)
            and any(_fits(name, self.names) for name in difference.names)
            and (not self.days or any(_fits(text, self.days) for text in _texts(difference.day)))
            and (not self.kind or self.kind in difference.kinds)
        )

    def __str__(self) -> str:
        what = ", ".join([*self.names, *self.days]) or self.kind
        return f"{' '.join(self.places)}: {what}: {self.text}"


class ReasonError(Exception):
    """The table of reasons has an entry that cannot be read."""


@dataclass
class Reasons:
    """The table: reasons, and places of a set that are not compared, each with why not."""

    reasons: list[Reason]
    uncompared: dict[str, dict[str, str]]

    def of(self, difference: Difference) -> Reason | None:
        """Returns the first reason that fits, and counts that it was needed."""
        for reason in self.reasons:
            if reason.fits(difference):
                reason.explained += 1
                return reason
        return None

    def why_not(self, set_name: str, place: Place) -> str | None:
        """Returns why a place of a set is not compared; `None` if it is."""
        patterns = self.uncompared.get(set_name, {})
        return next((text for pattern, text in patterns.items() if _fits(str(place), pattern.split())), None)

    def unneeded(self, set_names: set[str]) -> list[Reason]:
        """Returns the reasons of these sets that explain nothing any more."""
        return [reason for reason in self.reasons if reason.set_name in set_names and not reason.explained]


def read(path: Path = PATH) -> Reasons:
    """Reads the table. Raises `ReasonError` if an entry has an unknown key or no reason."""
    with path.open("rb") as file:
        table = tomllib.load(file)
    uncompared = table.pop("uncompared", {})
    return Reasons([_reason(name, entry) for name, entries in table.items() for entry in entries], uncompared)


def _reason(set_name: str, entry: dict[str, object]) -> Reason:
    if unknown := entry.keys() - {"in", "ours", "theirs", "either", "days", "kind", "why"}:
        raise ReasonError(f"differences.toml: {set_name}: unknown keys {sorted(unknown)}")
    sides = [side for side in ("ours", "theirs", "either") if side in entry]
    if len(sides) != 1 or not entry.get("why") or not entry.get("in"):
        raise ReasonError(
            f'differences.toml: {set_name}: needs "in", "why", and one of "ours", "theirs", "either": {entry}'
        )
    return Reason(
        set_name,
        str(entry["in"]).split(),
        {"ours": True, "theirs": False}.get(sides[0]),
        [text for text in str(entry[sides[0]]).split("|") if text != "*"],
        str(entry.get("days", "")).split(),
        str(entry.get("kind", "")),
        str(entry["why"]),
    )


def _texts(day: date) -> tuple[str, str]:
    return day.isoformat(), day.strftime("%m-%d")


def _fits(text: str, patterns: list[str]) -> bool:
    return not patterns or any(fnmatchcase(text, pattern) for pattern in patterns)
