"""Facts from other sources that the documents must contain, whatever the library's next version says."""

from collections.abc import Iterator
from pathlib import Path

from . import officiallists, reading

#: Country, region, date, English name and observed day.
_OBSERVED = (
    ("GB", "ENG", "2022-01-01", "New Year's Day", "2022-01-03"),
    ("GB", "ENG", "2022-12-25", "Christmas Day", "2022-12-27"),
    ("GB", "ENG", "2026-12-26", "Boxing Day", "2026-12-28"),
    ("US", None, "2021-06-19", "Juneteenth National Independence Day", "2021-06-18"),
    ("US", None, "2021-07-04", "Independence Day", "2021-07-05"),
    ("US", None, "2021-12-25", "Christmas Day", "2021-12-24"),
    ("US", None, "2022-01-01", "New Year's Day", "2021-12-31"),
    ("US", None, "2026-07-04", "Independence Day", "2026-07-03"),
    ("US", "HI", "2026-04-03", "Good Friday", None),
    ("AR", None, "2025-10-12", "Respect for Cultural Diversity Day", "2025-10-10"),
    ("GB", "SCT", "2026-06-15", "World Cup bank holiday", None),
    ("SH", "HL", "2026-01-01", "New Year's Day", None),
    ("HK", None, "2026-04-04", "The day following Good Friday", None),
    ("DE", "BY", "2026-10-03", "German Unity Day", None),
    ("JP", None, "2026-05-05", "Children's Day", None),
    ("MY", None, "2024-07-07", "Islamic New Year", "2024-07-08"),
    ("MY", "10", "2027-06-06", "Islamic New Year", "2027-06-08"),
    ("MY", "01", "2024-07-07", "Islamic New Year", None),
    ("MY", "02", "2025-06-27", "Islamic New Year", "2025-06-29"),
    ("MY", "03", "2022-07-30", "Islamic New Year", "2022-07-31"),
)

#: Country, year, and the numbers of national public holidays and of those with an observed day.
_NATIONAL = (("US", 2026, 11, 1), ("US", 2021, 11, 3), ("DE", 2026, 9, 0), ("CH", 2026, 4, 0), ("AU", 2026, 7, 0))

#: Country, date, English name, a region that keeps the national holiday, and one that keeps it in another way.
_REPLACED = (
    ("US", "2026-01-19", "Martin Luther King Jr. Day", "CA", "AL"),
    ("US", "2026-02-16", "Washington's Birthday", "NY", "AL"),
    ("US", "2026-10-12", "Columbus Day", "NY", "HI"),
)

#: Country, region, date and English name of holidays that only parts of the region keep.
_PARTIAL = (
    ("DE", "BY", "2027-08-15", "Assumption Day"),
    ("DE", "BY", "2028-08-15", "Assumption Day"),
    ("DE", "SN", "2026-06-04", "Corpus Christi"),
    ("DE", "TH", "2026-06-04", "Corpus Christi"),
    ("CH", "FR", "2026-06-04", "Corpus Christi"),
    ("CH", "FR", "2026-08-15", "Assumption Day"),
    ("CH", "FR", "2026-11-01", "All Saints' Day"),
    ("CH", "FR", "2026-12-08", "Immaculate Conception"),
    ("CH", "AG", "2026-06-04", "Corpus Christi"),
    ("CH", "SO", "2026-11-01", "All Saints' Day"),
    ("FR", "57", "2026-04-03", "Good Friday"),
    ("NP", None, "2027-03-21", "Fagu Poornima"),
    ("NP", None, "2027-03-22", "Fagu Poornima (Terai)"),
    ("AU", "TAS", "2026-11-02", "Recreation Day"),
)

#: Country, date, English name and occasion.
_OCCASIONS = (
    ("US", "2026-01-19", "Martin Luther King Jr. Day", "martin-luther-king-day"),
    ("US", "2026-12-25", "Christmas Day", "christmas-day"),
    ("RU", "2026-01-07", "Christmas Day", "christmas-day"),
    ("GB", "2026-12-26", "Boxing Day", "boxing-day"),
    ("DE", "2026-12-26", "Second Day of Christmas", "boxing-day"),
    ("TR", "2026-03-20", "Eid al-Fitr", "eid-al-fitr"),
    ("CN", "2026-02-17", "Chinese New Year (Spring Festival)", "lunar-new-year"),
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

#: Countries and the weekday that their calendars begin with: 1 is Monday. Antarctica has the world's.
_WEEK_STARTS = (
    ("DE", "1"),
    ("GB", "1"),
    ("CN", "1"),
    ("US", "7"),
    ("IL", "7"),
    ("IN", "7"),
    ("NP", "7"),
    ("JP", "7"),
    ("EG", "6"),
    ("MV", "5"),
    ("AQ", "1"),
)


def problems(folder: Path) -> Iterator[str]:
    """Yields the facts that the documents contradict."""
    yield from _observed(folder)
    yield from _levels(folder)
    yield from officiallists.problems(folder)
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


def _levels(folder: Path) -> Iterator[str]:
    for code, year, count, observed in _NATIONAL:
        days = [
            day for day in reading.calendar(folder, code).days if day.date.year == year and day.is_of(None, "public")
        ]
        if (found := (len(days), sum(day.observed is not None for day in days))) != (count, observed):
            yield f"{code}: {found} national and observed holidays in {year}, expected {(count, observed)}"
    for code, day, name, keeping, other in _REPLACED:
        rows = [row for row in _rows(folder, code, day, name) if row.is_national and row.is_of(keeping, "public")]
        if not rows or any(row.is_of(other, "public") for row in rows):
            yield f"{code}: {name} of {day} is not national, kept in {keeping} and kept in another way in {other}"
    for code, region, day, name in _PARTIAL:
        rows = [row for row in _rows(folder, code, day, name) if row.is_of(region, "public")]
        if not rows or not all(row.is_partial for row in rows):
            yield f"{code} {region}: {name} of {day} is not partial"
    for code, day, name, occasion in _OCCASIONS:
        if (found_ids := {row.occasion for row in _rows(folder, code, day, name)}) != {occasion}:
            yield f"{code}: {name} of {day} has the occasions {found_ids}, expected {occasion}"


def _rows(folder: Path, code: str, day: str, name: str) -> list[reading.Day]:
    days = reading.calendar(folder, code).days
    return [row for row in days if row.date.isoformat() == day and ("en", name) in row.names]


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
    for code, expected in _WEEK_STARTS:
        if (start := countries[code].get("week-start")) != expected:
            yield f"{code}: the week starts with day {start}, expected {expected}"


def _folded(text: str) -> str:
    return text.casefold().replace("ô", "o").replace("’", "'")
