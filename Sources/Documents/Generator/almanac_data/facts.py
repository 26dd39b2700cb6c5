"""Facts from other sources that the documents must contain, whatever the library's next version says."""

from collections.abc import Iterator
from pathlib import Path

from . import reading

#: Country, region, date, English name and observed day.
_OBSERVED = (
    ("GB", "ENG", "2022-01-01", "New Year's Day", "2022-01-03"),
    ("GB", "ENG", "2022-12-25", "Christmas Day", "2022-12-27"),
    ("GB", "ENG", "2026-12-26", "Boxing Day", "2026-12-28"),
    ("US", None, "2021-06-19", "Juneteenth National Independence Day", "2021-06-18"),
    ("US", None, "2021-07-04", "Independence Day", "2021-07-05"),
    ("US", None, "2021-12-25", "Christmas Day", "2021-12-24"),
    ("US", None, "2022-01-01", "New Year's Day", "2021-12-31"),
    ("DE", "BY", "2026-10-03", "German Unity Day", None),
    ("JP", None, "2026-05-05", "Children's Day", None),
)

#: A visitor's search text and the country that it must find.
_CALLED = (
    ("Cote d'Ivoire", "CI"),
    ("Ivory Coast", "CI"),
    ("UK", "GB"),
    ("Deutschland", "DE"),
    ("Holland", "NL"),
    ("Turkey", "TR"),
    ("Burma", "MM"),
    ("Saint Lucia", "LC"),
    ("Bosnia and Herzegovina", "BA"),
    ("Schweiz", "CH"),
    ("Suisse", "CH"),
    ("日本", "JP"),
)

_FIRST_ZONES = (
    ("US", "America/New_York"),
    ("RU", "Europe/Moscow"),
    ("AU", "Australia/Sydney"),
    ("CD", "Africa/Kinshasa"),
)


def problems(folder: Path) -> Iterator[str]:
    """Yields the facts that the documents contradict."""
    yield from _observed(folder)
    yield from _countries(folder)
    if (last := reading.calendar(folder, "LK").years[-1]) != 2026:
        yield f"LK: the range ends in {last}, expected 2026"
    for code, year in (("EG", 2026), ("TR", 2033)):
        if not any(day.estimated for day in reading.calendar(folder, code).days if day.date.year == year):
            yield f"{code}: no estimated day in {year}"


def _observed(folder: Path) -> Iterator[str]:
    for code, region, day, name, observed in _OBSERVED:
        found = {
            str(row.observed) if row.observed else None
            for row in reading.calendar(folder, code).days
            if row.date.isoformat() == day and ("en", name) in row.names and row.is_of(region, "public")
        }
        if found != {observed}:
            yield f"{code} {region}: {name} of {day} is observed on {found}, expected {observed}"


def _countries(folder: Path) -> Iterator[str]:
    countries = reading.countries(folder)
    if len(countries) != 250:
        yield f"{len(countries)} countries, expected 250"
    for text, code in _CALLED:
        if not any(_folded(text) == _folded(name) for name in reading.country_texts(countries[code])):
            yield f"{code}: no name or alias {text}"
    for code, zone in _FIRST_ZONES:
        if (first := countries[code].get("zones", "").split()[0]) != zone:
            yield f"{code}: the first zone is {first}, expected {zone}"


def _folded(text: str) -> str:
    return text.casefold().replace("ô", "o").replace("’", "'")
