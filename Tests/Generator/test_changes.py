"""The generator keeps what has changed in the documents, and its check finds what it was not told."""

import shutil
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "Sources/Documents/Data"
sys.path.insert(0, str(ROOT / "Sources/Documents/Generator"))

from almanac_data import changes, history, reading, writing  # noqa: E402
from almanac_data.history import Change  # noqa: E402

FIRST, SECOND, THIRD = date(2026, 11, 21), date(2026, 11, 22), date(2026, 12, 1)


def holiday(name, *days, types="public", regions="", local=""):
    """Returns a `holiday` element. A day is a date, and perhaps attributes after it."""
    names = (f'<name xml:lang="de">{local}</name>' if local else "") + f'<name xml:lang="en">{name}</name>'
    rows = "".join(f'<day date="{day}"/>' if '"' not in day else f'<day date="{day}/>' for day in days)
    return f'<holiday types="{types}"{regions and f" regions={regions!r}".replace(chr(39), chr(34))}>{names}{rows}</holiday>'


@pytest.fixture
def folder(tmp_path):
    """Returns a function that writes documents of XX, each in a folder of its own."""
    count = 0

    def write(*holidays):
        nonlocal count
        count += 1
        path = tmp_path / str(count) / "holidays"
        path.mkdir(parents=True)
        regions = "".join(f'<region code="{code}"><name xml:lang="en">{code}</name></region>' for code in ("N", "S"))
        (path / "XX.xml").write_text(
            '<calendar xmlns="urn:almanac:holidays" country="XX" from="2026" to="2027" weekend="6 7">'
            f"{regions}{''.join(holidays)}</calendar>",
            encoding="utf-8",
        )
        return path.parent

    return write


def found(old, new):
    return history.changes(old, new, "XX")


def day(text):
    return date.fromisoformat(text)


def test_the_first_document_says_how_many_days_it_has(folder):
    assert found(None, folder(holiday("A", "2026-01-01", "2027-01-01"))) == [Change("first", days=2)]


def test_days_that_are_new_or_gone_are_counted_by_name(folder):
    old = folder(holiday("A", "2026-01-01", "2027-01-01"), holiday("B", "2026-02-01"))
    new = folder(holiday("A", "2026-01-01", "2027-01-01"), holiday("C", "2026-03-01", "2027-03-01"))
    assert found(old, new) == [
        Change("removed", "B", day("2026-02-01"), day("2026-02-01"), 1),
        Change("added", "C", day("2026-03-01"), day("2027-03-01"), 2),
    ]


def test_a_holiday_that_loses_a_day_and_gets_another_in_the_year_has_moved(folder):
    old = folder(holiday("A", "2026-10-12", "2027-10-12"))
    new = folder(holiday("A", '2026-10-12" observed="2026-10-10" kept="false"', "2027-10-12"))
    assert found(old, new) == [Change("moved", "A", day("2026-10-10"), day("2026-10-10"), 1, "2026-10-12")]


def test_an_observed_day_is_a_day_of_its_own(folder):
    old, new = folder(holiday("A", "2026-12-26")), folder(holiday("A", '2026-12-26" observed="2026-12-28"'))
    assert found(old, new) == [Change("added", "A", day("2026-12-28"), day("2026-12-28"), 1)]


def test_a_day_that_is_no_longer_estimated_is_confirmed_and_the_other_way_round(folder):
    old = folder(holiday("A", '2026-03-20" estimated="true"'), holiday("B", "2026-05-27"))
    new = folder(holiday("A", "2026-03-20"), holiday("B", '2026-05-27" estimated="true"'))
    assert [(change.kind, change.name) for change in found(old, new)] == [("confirmed", "A"), ("estimated", "B")]


def test_another_name_on_the_same_days_is_a_rename_and_so_is_another_local_name(folder):
    old = folder(holiday("A", "2026-01-01", "2027-01-01"), holiday("L", "2026-02-01", local="Alt"))
    new = folder(holiday("B", "2026-01-01", "2027-01-01"), holiday("L", "2026-02-01", local="Neu"))
    assert found(old, new) == [
        Change("renamed", "B", day("2026-01-01"), day("2027-01-01"), 2, "A"),
        Change("renamed", "L", day("2026-02-01"), day("2026-02-01"), 1, "Alt"),
    ]


@pytest.mark.parametrize("change", [{"regions": "N"}, {"types": "bank"}])
def test_other_regions_and_other_types_are_other_keepers(folder, change):
    old, new = folder(holiday("A", "2026-01-01")), folder(holiday("A", "2026-01-01", **change))
    assert [change.kind for change in found(old, new)] == ["keepers"]


def test_all_regions_by_their_codes_keep_what_the_whole_country_keeps(folder):
    old, new = folder(holiday("A", "2026-01-01")), folder(holiday("A", "2026-01-01", regions="N S"))
    assert found(old, new) == [Change("details")]


def test_the_day_of_the_revision_is_no_change(folder):
    document = (folder(holiday("A", "2026-01-01")) / "holidays/XX.xml").read_bytes()
    stamped = changes.stamped(document, SECOND)
    assert stamped != document and history.digest(stamped) == history.digest(document)
    assert history.digest(document.replace(b">A<", b">B<")) != history.digest(document)


def test_a_book_keeps_revisions_the_newest_first_and_reads_what_it_writes(folder, tmp_path):
    one, two = folder(holiday("A", "2026-01-01")), folder(holiday("A", "2026-01-02"))
    book = changes.Book(tmp_path)
    assert (book.revise(FIRST, None, one), book.revise(SECOND, one, two), book.revise(THIRD, two, two)) == (1, 1, 0)
    assert [revision.day for revision in book.entries["XX"].revisions] == [SECOND, FIRST]
    assert book.revised("XX") == SECOND and book.outdated(two) == [] and book.outdated(one) == ["XX"]
    (tmp_path / changes.FILE).write_bytes(book.document())
    assert changes.Book(tmp_path).document() == book.document()
    schema = subprocess.run(
        ["xmllint", "--nonet", "--noout", "--schema", DATA / "changes.xsd", tmp_path / changes.FILE],
        capture_output=True,
        check=False,
    )
    assert schema.returncode == 0, schema.stderr


def test_changes_of_one_day_are_one_revision_without_those_that_take_each_other_back(folder, tmp_path):
    one = folder(holiday("A", "2026-01-01"))
    two = folder(holiday("A", "2026-01-01"), holiday("B", "2026-02-01"), holiday("C", "2026-03-01"))
    three = folder(holiday("A", "2026-01-01"), holiday("C", "2026-03-01"))
    book = changes.Book(tmp_path)
    for when, old, new in ((FIRST, None, one), (SECOND, one, two), (SECOND, two, three)):
        book.revise(when, old, new)
    newest = book.entries["XX"].revisions[0]
    assert (newest.day, [(change.kind, change.name) for change in newest.changes]) == (SECOND, [("added", "C")])


def test_a_revision_lists_a_limited_number_and_counts_the_others(folder, tmp_path):
    one = folder(holiday("A", "2026-01-01"))
    two = folder(holiday("A", "2026-01-01"), *(holiday(f"B{number}", "2026-02-01") for number in range(45)))
    book = changes.Book(tmp_path)
    book.revise(FIRST, None, one)
    book.revise(SECOND, one, two)
    newest = book.entries["XX"].revisions[0]
    assert (len(newest.changes), newest.more) == (40, 5)


def test_a_country_that_is_gone_is_left_out(folder, tmp_path):
    one = folder(holiday("A", "2026-01-01"))
    book = changes.Book(tmp_path)
    book.revise(FIRST, None, one)
    (one / "holidays/XX.xml").unlink()
    assert book.revise(SECOND, one, one) == 1 and book.entries == {}


def test_the_committed_documents_are_those_of_their_newest_revisions():
    book = changes.Book(DATA)
    assert book.outdated(DATA) == [] and len(book.entries) == 250


def test_a_document_that_changed_without_a_revision_is_found(tmp_path):
    shutil.copytree(DATA / "holidays", tmp_path / "holidays")
    shutil.copy(DATA / changes.FILE, tmp_path)
    path = tmp_path / "holidays/AD.xml"
    path.write_bytes(path.read_bytes().replace(b"2026-01-01", b"2026-01-02", 1))
    assert changes.Book(tmp_path).outdated(tmp_path) == ["AD"]


@pytest.mark.parametrize(
    ("when", "words"), [(None, "say when: --revision"), (date(2020, 1, 1), "later than 2020-01-01")]
)
def test_changed_documents_are_not_written_without_the_day_of_their_revision(
    folder, monkeypatch, tmp_path, when, words
):
    one, two = folder(holiday("A", "2026-01-01")), folder(holiday("A", "2026-01-02"))
    book = changes.Book(tmp_path)
    book.revise(FIRST, None, one)
    (one / changes.FILE).write_bytes(book.document())
    monkeypatch.setattr(writing, "draft", lambda path: shutil.copytree(two, path, dirs_exist_ok=True))
    with pytest.raises(writing.RevisionError, match=words):
        writing.write(one, one, when)
    assert "2026-01-01" in (one / "holidays/XX.xml").read_text(encoding="utf-8")
    reading.calendar.cache_clear()
    assert writing.write(one, one, SECOND).revised == 1
    document = (one / "holidays/XX.xml").read_text(encoding="utf-8")
    assert "2026-01-02" in document and f'revised="{SECOND}"' in document
    assert writing.write(one, one, None).revised == 0
