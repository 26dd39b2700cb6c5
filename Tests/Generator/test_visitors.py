"""Faults that a test as a visitor found on 30 November 2026."""

import sys
from collections import defaultdict
from dataclasses import replace
from datetime import date
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "Sources/Documents/Data"
sys.path.insert(0, str(ROOT / "Sources/Documents/Generator"))

from almanac_data import checks, knowledge, library, moon, reading  # noqa: E402
from almanac_data.edits import easter  # noqa: E402
from almanac_data.moreedits import replaced  # noqa: E402
from almanac_data.pairing import Row  # noqa: E402
from almanac_data.regionnames import PART_OF, ZONES  # noqa: E402
from almanac_data.regions import Regions  # noqa: E402
from almanac_data.settings import HOLIDAYS_NAMESPACE  # noqa: E402


def english(row):
    return dict(row.names)["en"]


def days_off(code, region, year):
    return {day for day in reading.calendar(DATA, code).days_of(region, "public") if day.year == year}


@pytest.mark.parametrize(
    ("region", "first", "observed"),
    [
        (None, "2024-07-07", "2024-07-08"),
        (None, "2027-06-06", "2027-06-08"),
        ("01", "2024-07-07", None),
        ("01", "2027-06-06", "2027-06-08"),
        ("02", "2025-06-27", "2025-06-29"),
        ("03", "2022-07-30", "2022-07-31"),
        ("11", "2027-06-06", None),
    ],
)
def test_the_islamic_new_year_on_the_weekly_holiday_of_a_state_has_a_day_instead(region, first, observed):
    rows = [
        row
        for row in reading.calendar(DATA, "MY").days
        if english(row) == "Islamic New Year" and row.date == date.fromisoformat(first) and row.is_of(region, "public")
    ]
    assert [row.observed for row in rows] == [observed and date.fromisoformat(observed)]


def test_a_day_instead_is_no_weekend_and_no_holiday_and_a_second_one_is_never_given():
    sunday, monday, friday = (
        Row(date(2027, 6, 6), "feast"),
        Row(date(2027, 6, 7), "king"),
        Row(date(2027, 6, 11), "feast"),
    )
    moved = Row(date(2027, 6, 13), "feast", date(2027, 6, 15))
    found = {region: {"public": {sunday, monday, friday, moved}} for region in (None, "02")}
    replaced("MY", ("feast",), lambda region, _: 5 if region == "02" else 7)(found)
    assert {row.day: row.observed for row in found[None]["public"]} == {
        sunday.day: date(2027, 6, 8),
        monday.day: None,
        friday.day: None,
        moved.day: moved.observed,
    }
    # Kedah has Friday and Saturday off, and Sunday is a holiday.
    assert {row.day: row.observed for row in found["02"]["public"]}[friday.day] == date(2027, 6, 14)


def test_the_second_day_of_chinese_new_year_is_off_in_kelantan_and_terengganu():
    for region in ("03", "11"):
        assert date(2026, 2, 18) in days_off("MY", region, 2026)


@pytest.mark.parametrize(
    ("day", "observed"),
    [("2024-02-25", "2024-02-26"), ("2027-05-28", None), ("2028-05-28", "2028-05-29"), ("2034-05-28", "2034-05-29")],
)
def test_a_proclaimed_sunday_of_namibia_gives_the_monday_as_one_of_the_schedule_does(day, observed):
    rows = [row for row in reading.calendar(DATA, "NA").days if row.date == date.fromisoformat(day)]
    assert [row.observed for row in rows] == [observed and date.fromisoformat(observed)]


def test_a_day_of_a_part_of_nepal_is_nobodys_day_off():
    rows = [row for row in reading.calendar(DATA, "NP").days if english(row).startswith("Fagu Poornima")]
    assert len(rows) == 26 and all(row.is_partial and row.is_national for row in rows)
    assert {row.where for row in rows if row.date.year == 2027} == {
        "the 56 districts of the mountains and hills",
        "the districts of the Terai",
    }
    assert not {date(2027, 3, 21), date(2027, 3, 22)} & days_off("NP", None, 2027)


@pytest.mark.parametrize(
    ("code", "word"),
    [
        *[("AE", "Sharjah"), ("BD", "executive order"), ("BW", "elections"), ("IL", "elections"), ("JO", "elections")],
        *[("LB", "elections"), ("MG", "Eid"), ("MN", "elections"), ("MW", "Eid"), ("RU", "2021"), ("SZ", "Incwala")],
        ("TZ", "elections"),
    ],
)
def test_a_document_says_which_public_days_it_lacks(code, word):
    facts = knowledge.facts(code, defaultdict(dict, {None: {}}))
    (public,) = [fact for fact in facts if "public" in fact.types]
    assert word in public.lacks
    assert public.until == knowledge.decided(code)


@pytest.mark.parametrize(
    ("code", "year"), [("IN", 2027), ("MM", 2027), ("TH", 2027), ("MY", 2028), ("ID", 2028), ("BT", 2028), ("LA", 2028)]
)
def test_lists_of_the_moon_end_with_the_years_list(code, year):
    assert moon.first_year(code) == year


def test_what_moves_like_the_moon_is_an_estimate_in_years_that_nobody_has_announced():
    unmarked = {}
    for code in library.entities():
        if code in ("CN", "HK", "KP", "KR", "MO", "TW", "VN", "TR", "IL"):
            continue  # Calendars with fixed computations.
        days = defaultdict(set)
        for row in reading.calendar(DATA, code).days:
            if (
                "public" in row.types
                and row.date.year >= 2028
                and not row.estimated
                and row.occasion != "lunar-new-year"
            ):
                days[english(row)].add(row.date)
        for name, found in days.items():
            # The moon's days of eight years are on as many dates, spread over three weeks, on any day of the week.
            numbers = sorted(day.timetuple().tm_yday for day in found)
            offsets = {(day - easter(day.year)).days for day in found}
            spread, weekdays = numbers[-1] - numbers[0], {day.isoweekday() for day in found}
            years = {day.year for day in found}
            if len(years) == len(found) >= 6 and 20 <= spread <= 40 and len(weekdays) > 2 and len(offsets) > 4:
                unmarked[code, name] = sorted(found)
    assert unmarked == {}


def test_songkran_is_no_estimate():
    rows = [row for row in reading.calendar(DATA, "TH").days if english(row) == "Songkran Festival"]
    assert not any(row.estimated for row in rows)


def test_the_friday_before_the_grand_final_is_an_estimate_until_its_date_is_known():
    rows = [row for row in reading.calendar(DATA, "AU").days if english(row) == "Friday before the AFL Grand Final"]
    assert {row.estimated for row in rows if row.date.year <= 2026} == {False}
    assert {row.estimated for row in rows if row.date.year >= 2027} == {True}


def regions(code):
    root = ElementTree.parse(DATA / "holidays" / f"{code}.xml").getroot()
    return root.findall(f"{{{HOLIDAYS_NAMESPACE}}}region")


@pytest.mark.parametrize(
    ("code", "count"),
    [("AU", 8), ("BR", 27), ("CH", 26), ("DE", 16), ("ES", 19), ("FR", 14), ("IT", 107), ("NZ", 17), ("US", 57)],
)
def test_a_region_that_lies_in_another_one_says_so_and_is_not_counted(code, count):
    found = [region for region in regions(code) if not region.get("part-of") and region.get("zone") != "true"]
    assert len(found) == count


def test_each_region_without_a_code_of_iso_3166_is_a_part_of_another_or_a_zone():
    odd = set()
    for code in library.entities():
        names = Regions(code)
        codes = {names.code(region) for region in names}
        for region in names:
            if len(names.code(region)) > 3:
                odd.add((code, region))
            whole = names.whole(region)
            assert whole is None or (whole in codes and whole != names.code(region))
    # All regions of Belgium and the Netherlands are those of schools, so they are counted.
    assert {pair for pair in odd if pair[0] not in ("BE", "NL")} == set(PART_OF) | ZONES


@pytest.mark.parametrize(
    ("wholes", "count"), [({"Augsburg": "BY"}, 0), ({"Augsburg": "XX"}, 1), ({"BE": "BY", "BY": "HE"}, 1)]
)
def test_a_region_that_lies_nowhere_or_in_a_part_is_found(wholes, count):
    found = list(checks._rules(replace(reading.calendar(DATA, "DE"), wholes=wholes)))
    assert len([problem for problem in found if "is a part of" in problem]) == count == len(found)


def test_a_day_of_parts_needs_regions_where_there_are_some():
    nepal = reading.calendar(DATA, "NP")
    assert list(checks._rules(nepal)) == []
    assert any("without its regions" in problem for problem in checks._rules(replace(nepal, regions={"P1": ()})))
