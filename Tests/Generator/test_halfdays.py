"""Half days: when they begin, and which of them are not half of everybody's working day."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "Sources/Documents/Data"
sys.path.insert(0, str(ROOT / "Sources/Documents/Generator"))

from almanac_data import beginnings, library, reading  # noqa: E402


def rows(code, year=2026):
    return [row for row in reading.calendar(DATA, code).days if row.date.year == year]


@pytest.mark.parametrize(
    ("name", "time"),
    [
        ("Christmas Eve (from 1pm)", "13:00"),
        ("Christmas Eve (from 12pm)", "12:00"),
        ("Eve (from 12am)", "00:00"),
        ("Eve (from 2.30pm)", "14:30"),
        ("Eve (from 11 am)", "11:00"),
        ("Eve (from 13pm)", None),
        ("Eve (from 1.75pm)", None),
        ("Eve (until 1pm)", None),
        ("Eve from 1pm", None),
        ("Pre-holiday day (workday shortened by 3 hours)", None),
    ],
)
def test_B4_a_day_begins_when_its_english_name_says_so(name, time):
    assert beginnings.of("IS", "x", ("half_day",), [("is", "x (frá kl. 9.00)"), ("en", name)]) == time


def test_B4_a_half_day_of_the_reviewed_table_begins_then_and_its_whole_day_elsewhere_does_not():
    names = [("de", "Tag der Arbeit"), ("en", "Labor Day")]
    assert beginnings.of("CH", "Tag der Arbeit", ("half_day",), names) == "12:00"
    assert beginnings.of("CH", "Tag der Arbeit", ("public",), names) is None


@pytest.mark.parametrize(
    ("code", "times"),
    [
        ("AD", {"13:00"}),
        ("AU", {"18:00", "19:00"}),
        ("CH", {"12:00"}),
        ("IS", {"13:00"}),
        ("PR", {"12:00"}),
        ("SE", {"14:00"}),
        ("TR", {"13:00"}),
        ("US", {"12:00"}),
    ],
)
def test_B4_documents_say_when_days_begin(code, times):
    assert {row.begins for row in rows(code)} - {None} == times


def test_B4_names_with_a_time_keep_it():
    assert "Christmas Eve (from 1pm)" in {dict(row.names)["en"] for row in rows("IS")}


def test_B4_australian_evenings_are_partial_public_days_and_no_half_days():
    evenings = [row for row in rows("AU") if row.begins]
    assert {(row.types, row.is_partial) for row in evenings} == {(frozenset({"public"}), True)}
    assert {(tuple(sorted(row.regions)), row.where, row.begins) for row in evenings} == {
        (("QLD",), "the evening, from 6 pm", "18:00"),
        (("NT", "SA"), "the evening, from 7 pm", "19:00"),
    }


def test_B4_china_has_no_half_days_of_everybody():
    types = {dict(row.names)["en"]: set(row.types) for row in rows("CN") if "public" not in row.types}
    assert types["International Women's Day"] == {"optional-women"}
    assert types["Youth Day"] == types["Children's Day"] == types["Army Day"] == {"observance"}


def test_B4_the_half_days_of_the_city_of_zurich_are_optional():
    of_city = [row for row in rows("CH") if "Stadt-Zurich" in row.regions and row.date.month in (4, 9, 12)]
    assert {dict(row.names)["en"] for row in of_city} >= {"Sechseläuten", "Knabenschiessen", "Christmas Eve"}
    assert not any(row.is_of("Stadt-Zurich", "half-day") for row in rows("CH"))


def test_B4_countries_with_half_days_of_everybody_are_these():
    codes = {code for code in library.entities() if any("half-day" in row.types for row in rows(code))}
    assert codes == {"CH", "CW", "EE", "FO", "GR", "IS", "IT", "PR", "TR", "US"}
