"""Days off that were given once, anniversaries of New Zealand, states of America, and the clocks of overseas regions."""

import sys
from datetime import date
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "Sources/Documents/Data"
sys.path.insert(0, str(ROOT / "Sources/Documents/Generator"))

from almanac_data import crosscheck, reading  # noqa: E402
from almanac_data.moreedits import exchanged, once  # noqa: E402
from almanac_data.pairing import Row  # noqa: E402
from almanac_data.settings import COUNTRIES_NAMESPACE  # noqa: E402

#: Regions that are countries of ISO 3166-1, too, by country and region.
SAME = {
    "FR": {
        **{"971": "GP", "972": "MQ", "973": "GF", "974": "RE", "976": "YT"},
        **{code: code for code in ("BL", "MF", "NC", "PF", "PM", "TF", "WF")},
    },
    "US": {code: code for code in ("AS", "GU", "MP", "PR", "VI")},
}


def is_off(code, region, day):
    return date.fromisoformat(day) in reading.calendar(DATA, code).days_of(region, "public")


@pytest.mark.parametrize(
    ("region", "day"),
    [
        *((region, day) for region in ("WKO", "BOP", "GIS", "AUK") for day in ("2026-01-26", "2027-02-01")),
        *(("MWT", "2026-01-19"), ("MWT", "2027-01-25"), ("TAS", "2026-02-02"), ("TAS", "2027-02-01")),
    ],
)
def test_each_region_of_new_zealand_keeps_the_anniversary_of_its_province(region, day):
    assert is_off("NZ", region, day)


def test_every_region_of_new_zealand_has_one_anniversary_day():
    calendar = reading.calendar(DATA, "NZ")
    national = calendar.days_of(None, "public")
    for region in calendar.regions:
        own = {day for day in calendar.days_of(region, "public") - national if day.year == 2026}
        assert len(own) == 1, region


@pytest.mark.parametrize(
    ("code", "region", "days"),
    [
        ("BD", None, "2025-03-30 2025-06-12 2025-12-31 2026-02-11 2026-02-12 2026-03-18 2026-05-25"),
        ("BW", None, "2024-11-08 2025-09-29"),
        ("GH", None, "2025-07-04 2026-01-09 2026-03-23 2026-07-03"),
        ("IL", None, "2020-03-02 2021-03-23 2022-11-01"),
        ("JO", None, "2024-09-10"),
        ("LB", None, "2025-12-01 2025-12-02"),
        ("MN", None, "2020-06-24 2020-10-15 2024-06-28 2024-10-11"),
        ("NP", None, "2022-05-13 2022-11-20 2022-11-21 2026-03-04 2026-03-05 2026-03-06"),
        ("TZ", None, "2020-10-28 2025-10-29"),
        ("US", "IL", "2020-11-27 2026-11-27"),
        ("US", "WV", "2020-06-09 2022-05-10 2022-06-17 2024-05-14 2026-05-12"),
        ("VN", None, "2026-01-02 2026-08-31"),
    ],
)
def test_days_that_were_given_once_are_off(code, region, days):
    assert [day for day in days.split() if not is_off(code, region, day)] == []


@pytest.mark.parametrize(
    ("code", "region", "days"),
    [
        ("GH", None, "2025-07-01 2026-01-07 2026-07-01"),
        ("IL", None, "2024-02-27"),
        ("JO", None, "2022-03-22 2024-06-09"),
        ("MV", None, "2024-04-21 2024-04-22"),
        ("US", "IL", "2026-03-02"),
        ("US", "WV", "2020-05-12 2025-05-13"),
    ],
)
def test_what_is_moved_or_for_some_is_nobodys_day_off(code, region, days):
    assert [day for day in days.split() if is_off(code, region, day)] == []


def test_the_bank_holidays_of_may_are_one_occasion_in_britain_and_its_islands():
    found = {
        code: {row.occasion for row in reading.calendar(DATA, code).days if row.date == date(2027, 5, 3)}
        for code in ("GB", "GG", "IM", "JE")
    }
    assert found == {code: {"bank-holiday"} for code in found}


def test_a_region_that_is_a_country_too_has_the_clock_of_that_country():
    root = ElementTree.parse(DATA / "countries.xml").getroot()
    countries = {country.get("alpha2"): country for country in root}
    for code, same in SAME.items():
        text = countries[code].findtext(f"{{{COUNTRIES_NAMESPACE}}}region-zones", "")
        zones = {region: zone for group in text.split("; ") for zone, *regions in [group.split()] for region in regions}
        assert {region: zones.get(region) for region in same} == {
            region: countries[other].get("zones").split()[0] for region, other in same.items()
        }


def test_a_day_given_once_is_that_of_each_region_and_an_exchanged_one_names_the_day_that_is_worked():
    found = {None: {"public": set()}, "A": {"public": set()}}
    once("vote", "2024-02-27", category="government")(found)
    exchanged("off", "2026-01-02", "2026-01-10")(found)
    for categories in found.values():
        assert categories["government"] == {Row(date(2024, 2, 27), "vote")}
        assert categories["public"] == {Row(date(2026, 1, 2), "off", moved_from=date(2026, 1, 10))}


def test_days_that_corrections_have_worked_are_known():
    assert crosscheck.Corrected("VN").worked(None) == {date(2026, 1, 10)}
    assert crosscheck.Corrected("BD").worked(None) == {date(2025, 5, 17), date(2025, 5, 24), date(2026, 5, 23)}
    assert crosscheck.Corrected("DE").worked("BY") == crosscheck.Corrected("AD").worked(None) == set()
