"""Compares the documents with the library's public results: without hooks, in both languages."""

import re
import warnings
from collections.abc import Iterator
from datetime import date
from functools import cache, partial
from multiprocessing import Pool
from pathlib import Path

import holidays

from . import calendars, corrections, library, merging, reading
from .edits import days as days_of
from .names import english_language
from .pairing import Row
from .regions import Regions
from .reviewed import NAMES
from .settings import token

#: Two consecutive holidays whose observed days the library assigns in the order of their translated names.
_ORDERED_BY_NAME = {("MO", date(2033, 10, 3)), ("MO", date(2033, 10, 4))}


def problems(folder: Path) -> list[str]:
    """Returns days that only the documents or only the library have, and names that the library does not have."""
    with Pool(2) as pool:
        found = pool.imap(partial(_country, folder), library.entities(), 4)
        return [problem for problems in found for problem in problems]


def corrections_made() -> list[tuple[corrections.Correction, int]]:
    """Returns all corrections, each with the number of rows that it changes."""
    warnings.filterwarnings("ignore", message="Requested Holidays are available only")
    codes = sorted({correction.country for correction in corrections.CORRECTIONS})
    return [made for code in codes for made in corrections.effects(code, _found(code))]


@cache
def _found(code: str) -> merging.Found:
    """Returns the rows of a country with corrections, which several checks need. Processes of a later pool inherit them."""
    return calendars.found(code)


def _country(folder: Path, code: str) -> list[str]:
    warnings.filterwarnings("ignore", message="Requested Holidays are available only")
    calendar = reading.calendar(folder, code)
    entity = library.entities()[code]
    regions = Regions(code)
    corrected = Corrected(code)
    return [
        problem
        for region in (None, *entity.subdivisions)
        for category in sorted(corrected.categories(entity.supported_categories))
        for problem in _compare(calendar, region, region and regions.code(region), category, corrected)
    ]


class Corrected:
    """What the corrections change in a country's days, for each region and category."""

    def __init__(self, code: str) -> None:
        self._is_corrected = any(correction.country == code for correction in corrections.CORRECTIONS)
        if self._is_corrected:
            self._before = _found(code)
            self._after = corrections.applied(code, self._before)

    def changes(self, day: date, region: str | None, category: str) -> bool:
        """Whether a correction adds or changes a holiday of that date, so that its name may differ."""
        if not self._is_corrected:
            return False
        after, before = self._rows(region, category)
        return any(row.day == day for row in after - before)

    def apply(self, days: set[date], region: str | None, category: str) -> set[date]:
        """Returns the library's days with the corrections."""
        if not self._is_corrected:
            return days
        after, before = (days_of(rows) for rows in self._rows(region, category))
        return (days - (before - after)) | (after - before)

    def worked(self, region: str | None) -> set[date]:
        """Returns the days that are worked for days off that corrections add."""
        if not self._is_corrected:
            return set()
        after, before = self._rows(region, "public")
        return {row.moved_from for row in after - before if row.moved_from}

    def categories(self, supported: tuple[str, ...]) -> set[str]:
        """Returns the library's categories of the country, and those that corrections bring."""
        brought = {category for rows in self._after.values() for category in rows} if self._is_corrected else set()
        return brought | set(supported)

    def _rows(self, region: str | None, category: str) -> tuple[set[Row], set[Row]]:
        return self._after[region].get(category, set()), self._before[region].get(category, set())


def _compare(
    calendar: reading.Calendar, region: str | None, region_code: str | None, category: str, corrected: Corrected
) -> Iterator[str]:
    kept = [day for day in calendar.days if day.is_of(region_code, token(category))]
    place = f"{calendar.code} {region or ''} {category}"
    entity = library.entities()[calendar.code]

    def ask(language: str | None, **options: bool) -> dict[date, str]:
        if category not in entity.supported_categories:
            return {}
        # Copy to a plain dictionary: the library's own dictionary computes another year whenever one is looked up.
        arguments = {"subdiv": region, "years": calendar.years, "categories": category, "language": language}
        return dict(holidays.country_holidays(calendar.code, **arguments, **options))

    own = ask(entity.default_language)
    ours = calendar.days_of(region_code, token(category))
    theirs = {day for day in own if day.year in calendar.years}
    expected = {day for day in corrected.apply(theirs, region, category) if day.year in calendar.years}
    for day in sorted(expected - ours):
        yield f"{place}: {day} ({own.get(day, 'a correction')}) is missing"
    for day in sorted(ours - expected):
        yield f"{place}: {day} is neither in the library nor in a correction"

    renamed = [names for (code, _), names in NAMES.items() if code == calendar.code]
    for language in {entity.default_language, english_language(calendar.code)}:
        texts = own if language == entity.default_language else ask(language)
        for row in kept:
            found = [texts[day] for day in row.days if day in texts]
            known = any(_squeezed(name) in _squeezed(text) for text in found for _, name in row.names)
            known = known or any(list(row.names[: len(names)]) == names for names in renamed)
            if not found or known or (calendar.code, row.date) in _ORDERED_BY_NAME:
                continue
            if not corrected.changes(row.date, region, category):
                yield f"{place}: {row.date}: found {found} in {language}, expected {row.names}"


def _squeezed(text: str) -> str:
    """Returns the text without white space, for comparison: a name composed from a label keeps its open bracket."""
    return re.sub(r"\s", "", text)
