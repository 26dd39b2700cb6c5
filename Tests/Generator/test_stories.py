"""The generator's check finds stories of no day, days without a story, and texts that break the rules for writers."""

import shutil
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "Sources/Documents/Data"
sys.path.insert(0, str(ROOT / "Sources/Documents/Generator"))

from almanac_data import checks, storycheck  # noqa: E402


@pytest.fixture
def folder(tmp_path):
    """A folder with the committed documents, whose stories can be changed."""
    (tmp_path / "holidays").symlink_to(DATA / "holidays")
    shutil.copy(DATA / "occasions.xml", tmp_path)
    shutil.copytree(DATA / "stories", tmp_path / "stories")
    return tmp_path


def changed(folder, name, before, after):
    path = folder / "stories" / f"{name}.xml"
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), encoding="utf-8")
    return list(storycheck.problems(folder))


def test_the_committed_stories_have_no_problem_and_are_valid(folder):
    assert list(storycheck.problems(folder)) == []
    assert [problem for problem in checks._invalid(DATA) if "stories" in problem] == []


def test_a_story_of_no_holiday_is_found_and_the_holiday_without_one(folder):
    assert changed(folder, "DE", 'holiday="German Unity Day"', 'holiday="Tag der Einheit"') == [
        "stories/DE.xml: Tag der Einheit: no document has this holiday",
        "stories/DE.xml: German Unity Day: missing",
    ]


def test_a_story_of_no_occasion_is_found_and_the_occasion_without_one(folder):
    assert changed(folder, "occasions", 'occasion="vesak"', 'occasion="wesak"') == [
        "stories/occasions.xml: wesak: no document has this occasion",
        "stories/occasions.xml: vesak: missing",
    ]


def test_a_missing_document_leaves_its_holidays_without_stories(folder):
    (folder / "stories" / "DE.xml").unlink()
    assert list(storycheck.problems(folder)) == ["stories/DE.xml: German Unity Day: missing"]


def test_a_document_of_another_country_is_found(folder):
    (folder / "stories" / "DE.xml").rename(folder / "stories" / "ZZ.xml")
    assert "stories/ZZ.xml: has the stories of another country, or none" in list(storycheck.problems(folder))


def test_an_exception_that_is_not_needed_is_found(folder, monkeypatch):
    monkeypatch.setattr(storycheck, "_REVIEWED", {("DE", "German Unity Day"): "none"})
    assert list(storycheck.problems(folder)) == [
        "stories/AU.xml: ANZAC Day: missing",
        "storycheck.py: DE: 'German Unity Day' needs no exception",
    ]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("See https://example.org for it.", "has 'https:'"),
        ("Germans keep it today.", "has 'today'"),
        ("Recently it has moved.", "has 'Recently'"),
        ("It was a day " * 30 + "of joy.", "characters, expected 320 or fewer"),
        ("It ends without a stop", "does not end a sentence"),
        ("so " * 70 + "on.", "words, expected 35 to 100"),
    ],
)
def test_a_text_that_breaks_a_rule_is_found(folder, text, problem):
    path = folder / "stories" / "DE.xml"
    kept = path.read_text(encoding="utf-8").split("<kept>")[1].split("</kept>")[0]
    found = changed(folder, "DE", kept, text)
    assert any(problem in line for line in found) and all("German Unity Day" in line for line in found)


def test_a_text_that_occurs_twice_is_found(folder):
    text = (folder / "stories" / "DE.xml").read_text(encoding="utf-8").split("<date>")[1].split("</date>")[0]
    other = (folder / "stories" / "FR.xml").read_text(encoding="utf-8").split("<date>")[1].split("</date>")[0]
    found = changed(folder, "FR", other, text)
    assert len(found) == 1 and "has a text of stories/DE.xml: German Unity Day" in found[0]


def test_a_source_named_twice_is_found_and_a_newspaper_of_today_is_not(folder):
    source = "<source>Unification Treaty of 31 August 1990, article 2</source>"
    assert changed(folder, "DE", source, source * 2) == ["stories/DE.xml: German Unity Day: names a source twice"]
    assert changed(folder, "DE", source * 2, "<source>Germany Today: a report of 3 October</source>") == []
