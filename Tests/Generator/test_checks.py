"""The generator's check finds occasions and corrections that name what no document has."""

import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "Sources/Documents/Data"
sys.path.insert(0, str(ROOT / "Sources/Documents/Generator"))

from almanac_data import (  # noqa: E402
    checks,
    corrections,
    crosscheck,
    daysoff,
    facts,
    library,
    occasioncheck,
    weekendcheck,
    weekends,
    weekendtable,
    weekstarts,
)
from almanac_data.edits import dropped  # noqa: E402


@pytest.fixture
def folder(tmp_path):
    """A folder with the committed documents, whose occasions can be changed."""
    (tmp_path / "holidays").symlink_to(DATA / "holidays")
    shutil.copy(DATA / "occasions.xml", tmp_path)
    return tmp_path


def occasions(folder, before, after):
    path = folder / "occasions.xml"
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), encoding="utf-8")
    return list(occasioncheck.problems(folder))


def test_the_committed_occasions_have_no_problem(folder):
    assert list(occasioncheck.problems(folder)) == []


def test_a_name_that_no_document_has_is_found(folder):
    found = occasions(folder, "<called>Africa Day</called>", "<called>Africa Day</called><called>Nobody's Day</called>")
    assert found == ['occasions.xml: africa-day: no document needs the name "Nobody\'s Day"']


def test_a_name_in_a_country_that_does_not_have_it_is_found(folder):
    found = occasions(folder, "<called>All Saints' Day</called>", '<called in="US JP">All Saints\' Day</called>')
    assert 'occasions.xml: all-saints-day: no document of JP has the name "All Saints\' Day"' in found


def test_an_occasion_that_is_gone_from_the_list_is_found_in_the_documents(folder):
    found = occasions(folder, '<occasion id="christmas-day"', '<occasion id="yule"')
    assert any("has the unknown occasion 'christmas-day'" in problem for problem in found)


@pytest.mark.parametrize("name", ["Nobody's Day", "Tag der Arbeit"])
def test_a_correction_that_changes_nothing_is_counted_as_such(monkeypatch, name):
    # Aargau's Labour Day is dropped by a correction before this one.
    aargau = next(correction for correction in corrections.CORRECTIONS if correction.id == "ch-aargau")
    extra = replace(aargau, edits=(dropped("AG", (name,), "public"),))
    monkeypatch.setattr(corrections, "CORRECTIONS", (*corrections.CORRECTIONS, extra))
    rows = [rows for correction, rows in crosscheck.corrections_made() if correction is extra]
    assert rows == [0]


def test_a_correction_that_changes_nothing_is_a_problem(monkeypatch):
    made = [(replace(corrections.CORRECTIONS[0], fact="Nothing"), 0), (corrections.CORRECTIONS[1], 3)]
    for name in ("_missing", "_invalid", "_outline", "_cities"):
        monkeypatch.setattr(checks, name, lambda folder: [])
    monkeypatch.setattr(checks.crosscheck, "corrections_made", lambda: made)
    for part in (checks.occasioncheck, checks.storycheck, checks.facts, checks.crosscheck):
        monkeypatch.setattr(part, "problems", lambda folder: [])
    monkeypatch.setattr(checks.weekendcheck, "problems", lambda: [])
    monkeypatch.setattr(checks.knowledge, "problems", lambda: [])
    monkeypatch.setattr(checks.library, "entities", lambda: {})
    assert checks.problems(DATA) == ["AR: the correction changes nothing: Nothing"]


def test_weekends_of_other_years_and_regions():
    assert [weekend.last for weekend in weekends.others("AE")] == [2021]
    assert {weekend.regions for weekend in weekends.others("MY")} == {("01",), ("02", "03", "11")}
    assert all(not weekends.others(code) for code in library.entities() if code not in ("AE", "MY"))


def test_every_weekend_that_differs_from_cldrs_has_a_reason():
    assert list(weekendcheck.problems()) == []
    assert weekendcheck.cldr("BN") == weekendcheck.cldr("AQ") == (6, 7)
    assert weekendcheck.cldr("EG") == (5, 6)
    assert weekendcheck.cldr("UG") == (7,)


def test_a_weekend_that_differs_from_cldrs_without_a_reason_is_found(monkeypatch):
    rule = weekendtable.TABLE["SO"][0]
    monkeypatch.setitem(weekendtable.TABLE, "SO", (replace(rule, reason=""),))
    found = list(weekendcheck.problems())
    assert len(found) == 16
    assert found[0] == "SO  2020: the weekend is (5,), and CLDR's is (6, 7)"


def test_a_reason_to_differ_from_cldr_that_has_become_void_is_found(monkeypatch):
    rule = weekendtable.TABLE["SO"][0]
    monkeypatch.setitem(weekendtable.TABLE, "SO", (replace(rule, days=(6, 7), reason="because"),))
    assert list(weekendcheck.problems()) == ["SO: the weekend is CLDR's, and yet has a reason to differ: because"]


def test_the_weekend_of_nepal_is_saturday_alone():
    assert all(library.weekend("NP", None, year) == (6,) for year in library.years("NP"))


def test_week_starts_are_cldrs():
    starts = {code: weekstarts.of(code) for code in library.entities()}
    # Friday in the Maldives only; Saturday in these; the five territories without a locale have the world's.
    assert {code for code, start in starts.items() if start == 5} == {"MV"}
    saturday = "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY"
    assert sorted(code for code, start in starts.items() if start == 6) == saturday.split()
    assert [starts[code] for code in ("AQ", "BQ", "BV", "HM", "TF")] == [1] * 5
    assert sum(start == 7 for start in starts.values()) == 60


def test_a_week_that_starts_on_another_day_is_found(folder):
    text = (DATA / "countries.xml").read_text(encoding="utf-8")
    assert 'alpha2="US"' in text
    before, after = text.split('alpha2="US"')
    changed = before + 'alpha2="US"' + after.replace('week-start="7"', 'week-start="1"', 1)
    (folder / "countries.xml").write_text(changed, encoding="utf-8")
    assert list(facts.problems(folder)) == ["US: the week starts with day 1, expected 7"]


def test_the_hash_of_days_off_is_fnv_1a():
    # The published value for the text "1" (draft-eastlake-fnv: the offset basis, then one step).
    assert daysoff.hash_of([True]) == ((0xCBF29CE484222325 ^ ord("1")) * 0x100000001B3) % 2**64
    assert daysoff.hash_of([]) == 0xCBF29CE484222325
