"""Puts all documents into a folder."""

import warnings
from multiprocessing import Pool
from pathlib import Path

from . import calendars, countries, library

#: Countries take very different times; small portions keep both processes busy to the end.
_PROCESSES = 2
_PORTION = 4


def write(folder: Path) -> list[Path]:
    """Writes `countries.xml` and `holidays/CC.xml` for every country, and removes documents of countries that are gone.

    Every document is written as a whole and in the same order, so two runs give the same bytes.
    """
    holidays = folder / "holidays"
    holidays.mkdir(parents=True, exist_ok=True)
    documents = {folder / "countries.xml": countries.document()}
    with Pool(_PROCESSES) as pool:
        codes = list(library.entities())
        for code, content in zip(codes, pool.imap(_calendar, codes, _PORTION), strict=True):
            documents[holidays / f"{code}.xml"] = content

    for path in set(holidays.glob("*.xml")) - documents.keys():
        path.unlink()
    for path, content in documents.items():
        path.write_bytes(content)
    return list(documents)


def _calendar(code: str) -> bytes:
    # The year before and the year after the range may lie outside the library's tables; that they are empty is fine.
    warnings.filterwarnings("ignore", message="Requested Holidays are available only")
    return calendars.document(code)
