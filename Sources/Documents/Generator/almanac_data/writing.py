"""Writes all documents to a folder."""

import tempfile
import warnings
from dataclasses import dataclass
from datetime import date
from multiprocessing import Pool
from pathlib import Path

from . import calendars, celebrations, changes, countries, feastnames, library

#: Countries take very different times, so small portions keep both processes busy until the end.
_PROCESSES = 2
_PORTION = 4


@dataclass(frozen=True)
class Written:
    """What was written, and how many countries have changed."""

    paths: list[Path]
    revised: int


class RevisionError(Exception):
    """The documents differ from the existing ones, but the day of the change is missing or too early."""


def write(folder: Path, previous: Path, revision: date | None) -> Written:
    """Writes `countries.xml`, `holidays/CC.xml` for every country, `celebrations.xml`, `names.xml` and `changes.xml`.
    Removes the documents of other countries.

    Writes every document as a whole and in the same order, so that two runs write the same bytes.

    `previous` is the folder whose documents and `changes.xml` came before; it may be the same one. Raises
    `RevisionError`, and writes nothing, if documents have changed and `revision` is `None`.
    """
    book = changes.Book(previous)
    with tempfile.TemporaryDirectory() as name:
        fresh = Path(name)
        draft(fresh)
        revised = 0
        if outdated := book.outdated(fresh):
            if revision is None:
                shown = " ".join(outdated[:10]) + (" …" if len(outdated) > 10 else "")
                raise RevisionError(f"{len(outdated)} countries differ ({shown}); say when: --revision YYYY-MM-DD")
            if later := [code for code in outdated if (known := book.revised(code)) and known > revision]:
                raise RevisionError(f"{later[0]} has a revision later than {revision}")
            revised = book.revise(revision, previous, fresh)
        return Written(_published(fresh, folder, book), revised)


def expected(folder: Path, committed: Path) -> None:
    """Writes what the documents of `committed` should be, with the revisions that they have."""
    with tempfile.TemporaryDirectory() as name:
        draft(Path(name))
        _published(Path(name), folder, changes.Book(committed))


def draft(folder: Path) -> None:
    """Writes the documents without their revisions."""
    holidays = folder / "holidays"
    holidays.mkdir(parents=True)
    (folder / "countries.xml").write_bytes(countries.document())
    with Pool(_PROCESSES) as pool:
        codes = list(library.entities())
        for code, content in zip(codes, pool.imap(_calendar, codes, _PORTION), strict=True):
            (holidays / f"{code}.xml").write_bytes(content)
    (folder / "celebrations.xml").write_bytes(celebrations.document(folder))
    (folder / "names.xml").write_bytes(feastnames.document(folder))


def _published(fresh: Path, folder: Path, book: changes.Book) -> list[Path]:
    (folder / "holidays").mkdir(parents=True, exist_ok=True)
    documents = {path.relative_to(fresh): path.read_bytes() for path in sorted(fresh.rglob("*.xml"))}
    for path in (folder / "holidays").glob("*.xml"):
        if path.relative_to(folder) not in documents:
            path.unlink()
    for path, content in documents.items():
        is_calendar = path.parent.name == "holidays"
        (folder / path).write_bytes(changes.stamped(content, book.revised(path.stem)) if is_calendar else content)
    (folder / changes.FILE).write_bytes(book.document())
    return [*(folder / path for path in documents), folder / changes.FILE]


def _calendar(code: str) -> bytes:
    # The years before and after the range may be outside the library's tables. It is fine if they are empty.
    warnings.filterwarnings("ignore", message="Requested Holidays are available only")
    return calendars.document(code)
