"""Writes all documents to a folder."""

import warnings
from multiprocessing import Pool
from pathlib import Path

from . import calendars, celebrations, countries, library

#: Countries take very different times, so small portions keep both processes busy until the end.
_PROCESSES = 2
_PORTION = 4


def write(folder: Path) -> list[Path]:
    """Writes `countries.xml`, `holidays/CC.xml` for every country and `celebrations.xml`. Removes the documents of other
    countries.

    Writes every document as a whole and in the same order, so that two runs write the same bytes.
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
    (folder / "celebrations.xml").write_bytes(celebrations.document(folder))
    return [*documents, folder / "celebrations.xml"]


def _calendar(code: str) -> bytes:
    # The years before and after the range may be outside the library's tables. It is fine if they are empty.
    warnings.filterwarnings("ignore", message="Requested Holidays are available only")
    return calendars.document(code)
