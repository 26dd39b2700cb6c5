"""The reader of a copy of OpenHolidays' data. The files here are made from the description of the format."""

import sys
from datetime import date
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Sources/Documents/Generator"))

from almanac_data.comparison.openholidays import OpenHolidays  # noqa: E402
from almanac_data.comparison.places import Place  # noqa: E402

SUBDIVISIONS = (
    "Country;Code;IsoCode;ShortName;Category;Name\nAT;AT-NÖ;AT-3;NÖ;x;x\nAT;AT-WI;AT-9;WI;x;x\nAT;AT-XX;;XX;x;x\n"
)
HEADER = "Id;Country;StartDate;EndDate;Type;RegionalScope;Tags;Name;Subdivisions;Comment"


def source(folder, *rows, kind="Public", header=HEADER, mark="\ufeff"):
    path = folder / "src" / "at" / "holidays" / f"holidays.{kind.lower()}.csv"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(mark + "\n".join([header, *rows]) + "\n", encoding="utf-8")
    (folder / "src" / "at" / "subdivisions.csv").write_text(SUBDIVISIONS, encoding="utf-8")
    return OpenHolidays(folder, kind)


def test_a_national_row_is_of_the_country_and_of_each_region(tmp_path):
    found = source(tmp_path, "1;AT;2026-01-01;;Public;National;;DE Neujahr,EN New Year's Day;;")
    day = {date(2026, 1, 1): ["New Year's Day"]}
    assert found.days(Place("AT"), 2026) == found.days(Place("AT", "3"), 2026) == day
    assert found.days(Place("AT"), 2025) is None


def test_a_run_has_each_of_its_days_and_years(tmp_path):
    row = "1;AT;2026-12-31;2027-01-02;Public;National;;EN Break;;"
    found = source(tmp_path, row)
    assert found.days(Place("AT"), 2026) == {date(2026, 12, 31): ["Break"]}
    assert list(found.days(Place("AT"), 2027)) == [date(2027, 1, 1), date(2027, 1, 2)]


def test_regions_have_short_names_and_those_without_a_code_are_left_out(tmp_path):
    found = source(tmp_path, "1;AT;2026-11-15;;Public;Regional;;DE Leopold;NÖ,WI,XX;")
    assert list(found.places()) == [Place("AT", "3"), Place("AT", "9")]
    assert found.days(Place("AT"), 2026) is None


def test_a_comma_in_a_name_is_coded_and_a_name_without_english_is_the_first_one(tmp_path):
    rows = "1;AT;2026-01-06;;Public;National;;DE A,EN B%2C C;;", "2;AT;2026-01-07;;Public;National;;DE Tag,FR Jour;;"
    assert source(tmp_path, *rows).days(Place("AT"), 2026) == {date(2026, 1, 6): ["B, C"], date(2026, 1, 7): ["Tag"]}


@pytest.mark.parametrize(
    "row",
    [
        "1;AT;2026-01-06;;Bank;National;;EN A;;",
        "1;AT;2026-01-06;;Public;Local;;EN A;;",
        "1;AT;2026-01-06;;Public;Regional;Exception;EN A;NÖ;",
        "1;AT;2026-01-06;;Public;Regional;Recommended;EN A;NÖ;",
        "1;AT;2026-01-06;;Public;Regional;;EN A;NÖ;EN only in some schools",
    ],
)
def test_a_row_that_is_not_about_everybody_is_left_out(tmp_path, row):
    assert list(source(tmp_path, row).places()) == []


def test_a_provisional_row_counts(tmp_path):
    assert source(tmp_path, "1;AT;2027-02-01;;School;National;Provisional;EN A;;", kind="School").days(
        Place("AT"), 2027
    )


def test_half_days_and_groups_are_left_out_and_columns_may_be_in_any_order(tmp_path):
    header = "Country;Id;Groups;TemporalScope;EndDate;StartDate;Name;Type"
    rows = "AT;1;VS;;;2026-01-05;EN A;Public", "AT;2;;HalfDay;;2026-01-06;EN B;Public", "AT;3;;;;2026-01-07;EN C;Public"
    found = source(tmp_path, *rows, header=header, mark="")
    assert found.days(Place("AT"), 2026) == {date(2026, 1, 7): ["C"]}


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ("1;AT;2029-04-4;;Public;National;;EN A;;", "at/holidays.public.csv:2: not a date"),
        (
            "1;AT;2024-03-29;2025-05-04;Public;National;;EN A;;",
            "at/holidays.public.csv:2: from 2024-03-29 to 2025-05-04",
        ),
        (
            "1;AT;2024-03-29;2024-03-28;Public;National;;EN A;;",
            "at/holidays.public.csv:2: from 2024-03-29 to 2024-03-28",
        ),
    ],
)
def test_a_row_that_cannot_be_true_is_left_out_and_told(tmp_path, row, fault):
    found = source(tmp_path, row)
    assert found.faults == [fault]
    assert list(found.places()) == []


def test_a_folder_without_the_data_is_refused(tmp_path):
    with pytest.raises(ValueError, match="no .*holidays.public"):
        OpenHolidays(tmp_path)
