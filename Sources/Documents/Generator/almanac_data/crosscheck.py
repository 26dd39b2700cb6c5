"""Compares the documents with the library's public results: without hooks, in both languages."""

import re
import warnings
from collections.abc import Iterator
from datetime import date
from functools import partial
from multiprocessing import Pool
from pathlib import Path

import holidays

from . import library, reading
from .names import english_language
from .regions import Regions
from .settings import token

#: Two consecutive holidays whose observed days the library assigns in the order of their translated names.
_ORDERED_BY_NAME = {("MO", date(2033, 10, 3)), ("MO", date(2033, 10, 4))}


def problems(folder: Path) -> list[str]:
    """Returns days that only the documents or only the library have, and names that the library does not have."""
    with Pool(2) as pool:
        found = pool.imap(partial(_country, folder), library.entities(), 4)
        return [problem for problems in found for problem in problems]


def _country(folder: Path, code: str) -> list[str]:
    warnings.filterwarnings("ignore", message="Requested Holidays are available only")
    calendar = reading.calendar(folder, code)
    entity = library.entities()[code]
    regions = Regions(code)
    return [
        problem
        for region in (None, *entity.subdivisions)
        for category in entity.supported_categories
        for problem in _compare(calendar, region, region and regions.code(region), category)
    ]


def _compare(calendar: reading.Calendar, region: str | None, region_code: str | None, category: str) -> Iterator[str]:
    kept = [day for day in calendar.days if day.is_kept(region_code, token(category))]
    place = f"{calendar.code} {region or ''} {category}"
    entity = library.entities()[calendar.code]

    def ask(language: str | None, **options: bool) -> dict[date, str]:
        # Copy to a plain dictionary: the library's own dictionary computes another year whenever one is looked up.
        arguments = {"subdiv": region, "years": calendar.years, "categories": category, "language": language}
        return dict(holidays.country_holidays(calendar.code, **arguments, **options))

    own = ask(entity.default_language)
    without = ask(entity.default_language, observed=False)
    for day in sorted({day for day in own if day.year in calendar.years} - _covered(kept)):
        yield f"{place}: {day} ({own[day]}) is missing"
    if region or not entity.subdivisions:
        for day in sorted(_covered(kept) - own.keys() - without.keys()):
            if day.year in calendar.years:
                yield f"{place}: {day} is not in the library"

    for language in {entity.default_language, english_language(calendar.code)}:
        texts = own if language == entity.default_language else ask(language)
        for row in kept:
            found = [texts[day] for day in (row.date, row.observed) if day in texts]
            known = any(_squeezed(name) in _squeezed(text) for text in found for _, name in row.names)
            if found and not known and (calendar.code, row.date) not in _ORDERED_BY_NAME:
                yield f"{place}: {row.date}: found {found} in {language}, expected {row.names}"


def _covered(rows: list[reading.Day]) -> set[date]:
    return {day for row in rows for day in (row.date, row.observed) if day}


def _squeezed(text: str) -> str:
    """Returns the text without white space, for comparison: a name composed from a label keeps its open bracket."""
    return re.sub(r"\s", "", text)
