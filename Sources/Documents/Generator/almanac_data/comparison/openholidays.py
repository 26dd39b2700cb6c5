"""Reads a copy of OpenHolidays' data: a folder with a folder for each country.

The data are under the Open Database License. A copy stays outside the repository, and nothing of it goes into the
documents: the comparison only prints what differs.
"""

import csv
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path

from .places import Days, Place

#: The longest holiday that can be true. The data have had an Easter break of 13 months.
_LONGEST = timedelta(days=121)


@dataclass(frozen=True)
class _Row:
    places: tuple[Place, ...]
    first: date
    last: date
    name: str


class OpenHolidays:
    """The holidays of one kind: of type Public, or School."""

    def __init__(self, folder: Path, kind: str = "Public") -> None:
        """Reads the files of all countries. `folder` is the copy, or its folder `src`. Raises `OSError` and `ValueError`
        if it has no such files.
        """
        self.name = "openholidays" if kind == "Public" else "openholidays-schools"
        self.category = kind.lower()
        #: Rows that cannot be true, each with its file.
        self.faults: list[str] = []
        self._kind = kind
        root = folder / "src" if (folder / "src").is_dir() else folder
        paths = sorted(root.glob(f"*/holidays/holidays.{kind.lower()}*.csv"))
        if not paths:
            raise ValueError(f"{folder}: no */holidays/holidays.{kind.lower()}*.csv")
        self._rows: dict[str, list[_Row]] = defaultdict(list)
        for path in paths:
            self._rows[path.parents[1].name.upper()] += self._read(path)

    def places(self) -> Iterable[Place]:
        """Returns the countries, and the subdivisions with an ISO code."""
        return sorted({place for rows in self._rows.values() for row in rows for place in row.places})

    def days(self, place: Place, year: int) -> Days | None:
        """Returns the days of one year, the country's for each region, too; `None` if the data have none."""
        days: Days = defaultdict(list)
        for row in self._rows[place.country]:
            if place not in row.places and Place(place.country) not in row.places:
                continue
            for number in range((row.last - row.first).days + 1):
                day = row.first + timedelta(days=number)
                if day.year == year and row.name not in days[day]:
                    days[day].append(row.name)
        return {day: names for day, names in days.items() if names} or None

    def _read(self, path: Path) -> Iterator[_Row]:
        regions = _regions(path.parents[1] / "subdivisions.csv")
        for number, fields in enumerate(_records(path), 2):
            if not self._is_whole(fields):
                continue
            try:
                first = date.fromisoformat(fields["StartDate"])
                last = date.fromisoformat(fields.get("EndDate") or fields["StartDate"])
            except ValueError:
                self.faults.append(f"{path.parents[1].name}/{path.name}:{number}: not a date")
                continue
            if not timedelta() <= last - first <= _LONGEST:
                self.faults.append(f"{path.parents[1].name}/{path.name}:{number}: from {first} to {last}")
                continue
            named = [text for text in fields.get("Subdivisions", "").split(",") if text]
            places = tuple(regions[text] for text in named if text in regions)
            if not named:
                places = (Place(fields["Country"]),)
            yield _Row(places, first, last, _english(fields.get("Name") or fields.get("Names") or ""))

    def _is_whole(self, fields: dict[str, str]) -> bool:
        """Whether a row is about everybody in its places. A comment, a group or a tag limits it: to an island, a grade, a
        kind of school; a local row is about a town, and a half day is no day.
        """
        return (
            fields.get("Type") == self._kind
            and fields.get("RegionalScope") != "Local"
            and fields.get("TemporalScope") != "HalfDay"
            and fields.get("Tags") in (None, "", "Provisional")
            and not any(fields.get(column) for column in ("Comment", "Comments", "Groups"))
        )


def _records(path: Path) -> Iterator[dict[str, str]]:
    """Yields the lines of a file by the names of its columns: most files begin with a byte order mark."""
    with path.open(encoding="utf-8-sig", newline="") as file:
        for fields in csv.DictReader(file, delimiter=";"):
            yield {name: value.strip() for name, value in fields.items() if name and isinstance(value, str)}


def _regions(path: Path) -> dict[str, Place]:
    """Returns the subdivisions with an ISO code by short name; the Austrian ones are called NÖ and KÄ."""
    if not path.exists():
        return {}
    return {row["ShortName"]: Place.parsed(row["IsoCode"]) for row in _records(path) if "-" in row.get("IsoCode", "")}


def _english(names: str) -> str:
    """Returns the English one of names such as "DE Ostern,EN Easter", or the first one."""
    texts = [text.partition(" ")[::2] for text in names.split(",")]
    return (dict(texts).get("EN") or texts[0][1]).replace("%2C", ",")
