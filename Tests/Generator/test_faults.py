"""The committed documents have the facts that an independent look at the data found wrong, by country and day."""

import sys
from datetime import date
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "Sources/Documents/Data"
sys.path.insert(0, str(ROOT / "Sources/Documents/Generator"))

from almanac_data import library, reading  # noqa: E402

#: Country, region and days off that were missing.
OFF = (
    ("BD", None, "2025-05-11 2025-08-16 2025-10-01 2025-10-02 2026-05-01 2026-09-04 2026-10-20 2026-10-21"),
    ("BF", None, "2024-05-15 2026-05-15 2027-05-15"),
    ("BH", None, "2024-06-15 2025-06-05 2025-06-09 2025-06-10 2026-05-26"),
    ("BO", None, "2025-08-07 2026-01-23 2026-06-05 2026-08-07"),
    ("EC", None, "2021-11-01 2021-11-02 2024-05-03 2024-10-11 2025-05-02 2025-10-10 2027-08-09 2027-11-01 2029-11-01"),
    ("GU", None, "2024-07-22 2024-11-01 2024-12-09 2025-11-03"),
    ("HR", None, "2024-04-17"),
    ("IL", None, "2024-05-14 2025-05-01 2029-04-19"),
    ("IN", "KA", "2024-05-10 2024-10-12 2024-11-18 2026-01-15 2026-04-20 2026-05-28 2026-10-21 2026-11-01 2026-11-27"),
    ("JM", None, "2021-12-27 2027-12-27"),
    ("KE", None, "2023-06-28 2024-06-17 2025-06-06"),
    ("KI", None, "2021-04-09 2022-04-08 2023-04-11 2024-04-08"),
    ("KY", None, "2026-06-15"),
    ("LB", None, "2023-05-25 2024-05-25"),
    ("PY", None, "2025-09-05"),
    ("SY", None, "2025-12-07 2026-03-18 2026-03-21 2027-03-18"),
    ("TN", None, "2021-12-17 2026-12-17"),
    ("US", "AR", "2026-12-24"),
    ("US", "GU", "2024-07-22 2024-11-01 2024-12-09 2025-11-03"),
    ("US", "KY", "2026-11-27 2026-12-24 2028-11-07"),
    ("US", "MD", "2024-11-05 2026-11-03"),
    ("US", "MO", "2026-02-12 2027-02-12"),
    ("US", "ND", "2026-04-03"),
    ("US", "NE", "2026-11-27"),
    ("US", "NJ", "2025-11-04 2026-11-03 2027-11-02"),
    ("US", "RI", "2026-11-03"),
    ("US", "SC", "2026-05-11 2026-11-27 2026-12-24 2026-12-28"),
)

#: Country, region and days that were off and are worked.
WORKED = (
    ("BD", None, "2024-08-15"),
    ("BF", None, "2026-04-06 2026-08-05 2026-10-31 2027-01-04 2027-11-01"),
    ("AU", "QLD", "2026-12-24"),
    ("AU", "SA", "2026-12-24 2026-12-31"),
    ("BO", None, "2026-01-22"),
    ("EC", None, "2021-11-03 2024-05-01 2024-10-09 2025-05-01 2025-10-09 2027-08-10 2027-11-03"),
    ("GU", None, "2026-02-16 2026-06-19 2027-06-18"),
    ("GW", None, "2023-01-23 2023-03-08 2023-08-03 2026-01-23 2026-08-03"),
    ("IL", None, "2024-05-13 2025-05-03 2029-04-20"),
    ("IN", "KA", "2024-01-14 2026-01-14 2026-03-04 2026-03-26 2026-05-27 2026-09-04 2026-11-24 2027-03-22"),
    ("KI", None, "2024-04-19 2027-04-19"),
    ("KY", None, "2026-06-22"),
    ("MG", None, "2026-12-11"),
    ("SY", None, "2025-10-06 2025-12-26 2026-03-08 2026-05-06 2027-12-26"),
    ("TN", None, "2022-01-14 2026-01-14"),
    ("US", "CA", "2024-02-15 2027-10-29 2028-02-15"),
    ("US", "CO", "2026-03-31"),
    ("US", "FL", "2027-02-15"),
    ("US", "IA", "2026-02-12"),
    ("US", "IN", "2025-05-06 2025-11-04 2029-11-06"),
    ("US", "KY", "2026-04-03"),
    ("US", "NJ", "2026-02-12"),
    ("US", "NY", "2024-02-15"),
    ("US", "SC", "2026-04-27"),
    ("US", "TX", "2026-03-02 2026-03-31 2026-04-03 2026-04-21 2026-08-27 2027-12-23"),
    ("US", "VA", "2033-01-20"),
    ("US", "WI", "2024-02-15"),
)


def off(code, region):
    return reading.calendar(DATA, code).days_of(region, "public")


def days(text):
    return {date.fromisoformat(day) for day in text.split()}


@pytest.mark.parametrize(("code", "region", "text"), OFF)
def test_days_off_that_were_missing_are_there(code, region, text):
    assert days(text) - off(code, region) == set()


@pytest.mark.parametrize(("code", "region", "text"), WORKED)
def test_days_that_are_worked_are_not_days_off(code, region, text):
    found = days(text) & off(code, region)
    # Washington's Birthday is on 15 February in some years.
    assert {day for day in found if day.year != 2027 or region != "FL"} == set()


def test_days_of_observance_and_of_partial_staffing_keep_a_type_of_their_own():
    calendar = reading.calendar(DATA, "US")
    types = {
        (dict(day.names)["en"], region): day.types
        for day in calendar.days
        for region in ("CA", "TX")
        if day.date.year == 2026 and day.is_of(region, next(iter(day.types)))
    }
    assert types["Susan B. Anthony Day", "CA"] == {"observance"}
    assert types["Texas Independence Day", "TX"] == types["Confederate Heroes Day", "TX"] == {"optional"}


def test_a_holiday_of_ecuador_that_moves_is_not_kept_on_its_own_date():
    moved = {day.date: day for day in reading.calendar(DATA, "EC").days if day.observed}
    assert not moved[date(2024, 5, 1)].is_kept and not moved[date(2027, 8, 10)].is_kept
    assert moved[date(2026, 5, 24)].is_kept


@pytest.mark.parametrize(
    ("code", "occasion"),
    [("CI", "eid-al-fitr"), ("PS", "eid-al-fitr"), ("KH", "vesak"), ("SG", "diwali"), ("GY", "diwali")],
)
def test_dates_of_the_moon_that_nobody_has_announced_are_estimates(code, occasion):
    calendar = reading.calendar(DATA, code)
    found = [day for day in calendar.days if day.occasion == occasion and day.date.year >= 2028]
    assert found
    assert all(day.estimated for day in found)


@pytest.mark.parametrize(
    ("code", "occasions"),
    [
        ("MY", {"first-of-ramadan", "eid-al-fitr", "day-of-arafah", "eid-al-adha", "diwali", "islamic-new-year"}),
        ("MY", {"prophets-birthday", "isra-miraj", "quran-revelation"}),
        ("SA", {"eid-al-fitr", "day-of-arafah", "eid-al-adha"}),
    ],
)
def test_dates_of_the_moon_after_2026_that_may_change_are_estimates(code, occasions):
    found = [day for day in reading.calendar(DATA, code).days if day.occasion in occasions]
    assert {day.occasion for day in found if day.date.year == 2027} == occasions
    assert {day.estimated for day in found if day.date.year >= 2027} == {True}
    assert {day.estimated for day in found if day.date.year <= 2026} == {False}


def test_the_day_off_after_eid_is_for_the_day_of_arafah_if_that_is_on_a_weekend():
    days = [day for day in reading.calendar(DATA, "SA").days if day.occasion == "day-of-arafah" and day.observed]
    assert {day.date.isoweekday() for day in days} == {5, 6}
    assert {(str(day.date), str(day.observed)) for day in days} >= {
        ("2022-07-08", "2022-07-12"),
        ("2027-05-15", "2027-05-19"),
    }
    assert not any(day.in_lieu for day in reading.calendar(DATA, "SA").days)


def test_weekends_are_those_of_public_offices():
    weekends = {code: country.get("weekend") for code, country in reading.countries(DATA).items()}
    assert {code for code in "VE PY CD NE KN AI TK MR".split() if weekends[code] != "6 7"} == set()
    assert {code: weekends[code] for code in ("LY", "PS", "SO", "AF", "BN", "AE", "NP")} == {
        "LY": "5 6",
        "PS": "5 6",
        "SO": "5",
        "AF": "5",
        "BN": "5 7",
        "AE": "6 7",
        "NP": "6",
    }


@cache
def school(code, region, year):
    found = {}
    for day in reading.calendar(DATA, code).days:
        if day.date.year == year and day.is_of(region, "school"):
            found.setdefault(day.names[0][1], []).append(day.date)
    return {name: sorted(days) for name, days in found.items()}


@pytest.mark.parametrize("year", range(2021, 2036))
def test_austrian_schools_keep_all_souls_day_and_the_patrons(year):
    patrons = {"1": (11, 11), "2": (3, 19), "3": (11, 15), "4": (5, 4), "5": (9, 24), "6": (3, 19), "7": (3, 19)}
    patrons |= {"8": (3, 19), "9": (11, 15)}
    for region, patron in patrons.items():
        free = {day for days in school("AT", region, year).values() for day in days}
        assert {date(year, 11, 2), date(year, *patron)} <= free
    assert date(year, 10, 10) in {day for days in school("AT", "2", year).values() for day in days}


@pytest.mark.parametrize("year", range(2020, 2029))
def test_bavarian_schools_are_closed_on_the_day_of_repentance(year):
    day = school("DE", "BY", year)["Buß- und Bettag"][0]
    assert (day.isoweekday(), day.month, 16 <= day.day <= 22) == (3, 11, True)


@pytest.mark.parametrize("region", ["BE", "BW", "BY", "HH", "MV", "NI", "SH", "SN"])
@pytest.mark.parametrize("year", range(2020, 2030))
def test_a_name_of_a_german_break_in_spring_is_that_of_one_break(region, year):
    for name, found in school("DE", region, year).items():
        if name in ("Weihnachtsferien", "Herbstferien", "Unterrichtsfreier Tag"):
            continue
        # A break has no gap but weekends and holidays.
        gaps = [(later - day).days for day, later in zip(found, found[1:], strict=False)]
        assert max(gaps, default=0) <= 8, (name, found)


def test_regions_have_names_in_their_own_language():
    regions = {code: dict(reading.country_regions(country)) for code, country in reading.countries(DATA).items()}
    assert regions["CH"]["GE"] == (("fr", "Genève"), ("en", "Geneva"))
    assert regions["FI"]["01"] == (("sv", "Landskapet Åland"), ("en", "Åland"))
    assert regions["BE"]["French"][0][0] == "fr"


@pytest.mark.parametrize(
    ("code", "language", "name"),
    [("CH", "fr", "Nouvel an"), ("CH", "it", "Capodanno"), ("BE", "fr", "Nouvel An"), ("FI", "sv", "Nyårsdagen")],
)
def test_holidays_have_names_in_the_languages_of_regions(code, language, name):
    rows = [day for day in reading.calendar(DATA, code).days if day.date == date(2026, 1, 1) and "public" in day.types]
    assert {dict(day.names)[language].casefold() for day in rows} == {name.casefold()}


@pytest.mark.parametrize(
    ("code", "day", "occasion"),
    [
        ("AM", "2026-01-06", "christmas-day"),
        ("CF", "2026-06-30", "prayer-day"),
        ("PL", "2026-05-01", "labour-day"),
        ("FK", "2026-12-27", "boxing-day"),
        ("CY", "2026-06-01", "pentecost-monday"),
        ("CA", "2026-06-21", "indigenous-day"),
        ("BJ", "2026-01-16", "memorial-day"),
        ("GR", "2026-12-26", "boxing-day"),
        ("TN", "2026-12-17", "revolution-day"),
        ("SY", "2026-03-18", "revolution-day"),
        ("GU", "2026-03-02", "culture-language"),
    ],
)
def test_occasions_are_what_the_feast_is(code, day, occasion):
    found = {row.occasion for row in reading.calendar(DATA, code).days if row.date == date.fromisoformat(day)}
    assert occasion in found


def test_names_are_those_of_the_law():
    names = {
        code: {
            dict(day.names)["en"] for day in reading.calendar(DATA, code).days if day.date == date.fromisoformat(day_)
        }
        for code, day_ in (("CY", "2026-06-01"), ("CA", "2026-06-21"), ("GU", "2026-03-02"))
    }
    assert "Whit Monday" in names["CY"]
    assert "National Indigenous Peoples Day" in names["CA"]
    assert names["GU"] == {"Guam History and Chamorro Heritage Day"}


def test_days_that_only_civil_servants_have_are_of_the_type_government():
    for code, day in (("GW", "2026-03-08"), ("GW", "2026-04-03"), ("GU", "2026-02-16"), ("GU", "2027-06-18")):
        assert date.fromisoformat(day) in reading.calendar(DATA, code).days_of(None, "government")


def test_the_health_day_of_kiribati_is_an_estimate_where_no_list_was_read():
    days = [day for day in reading.calendar(DATA, "KI").days if dict(day.names)["en"] == "National Health Day"]
    assert {day.date.year for day in days if not day.estimated} == {2021, 2022, 2023, 2024}


def test_every_document_says_its_weekend_as_the_table_does():
    for code, country in reading.countries(DATA).items():
        assert country.get("weekend") == " ".join(map(str, library.weekend(code)))


def test_occasions_leave_out_what_is_another_feast():
    for code, day in (("HN", "2026-04-14"), ("RO", "2026-01-07"), ("US", "2026-10-05")):
        found = {row.occasion for row in reading.calendar(DATA, code).days if row.date == date.fromisoformat(day)}
        assert found and not found & {"columbus-day", "saint-john"}
