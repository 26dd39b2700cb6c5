"""`celebrations.xml` has own dates and observed days, as lists do."""

import sys
from datetime import date
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Sources/Documents/Generator"))

from almanac_data import celebrations, reading  # noqa: E402


def calendar(tmp_path, *holidays):
    """Returns the calendar of a document with these `holiday` elements: attributes, and `day` elements."""
    rows = "".join(
        f'<holiday types="public" occasion="feast" {attributes}><name xml:lang="en">Feast</name>{days}</holiday>'
        for attributes, days in holidays
    )
    regions = "".join(f'<region code="{code}"><name xml:lang="en">{code}</name></region>' for code in ("N", "S"))
    folder = tmp_path / "holidays"
    folder.mkdir()
    (folder / "XX.xml").write_text(
        '<calendar xmlns="urn:almanac:holidays" country="XX" from="2026" to="2028" weekend="6 7">'
        f'<name xml:lang="en">X</name>{regions}{rows}</calendar>'
    )
    reading.calendar.cache_clear()
    return reading.calendar(tmp_path, "XX")


def days(found):
    """Returns the days nationwide and in regions, each with what it is observed for."""
    ((_, national, regional, _),) = found
    return tuple({f"{day:%Y-%m-%d}": observed for day, observed in days.items()} for days in (national, regional))


@pytest.mark.parametrize(
    ("holidays", "national", "regional"),
    [
        # The date and the observed day.
        (
            [("", '<day date="2027-06-19" observed="2027-06-18"/>')],
            {"2027-06-19": "", "2027-06-18": "06-19"},
            {},
        ),
        # Nobody keeps the date itself.
        ([("", '<day date="2026-01-06" observed="2026-01-12" kept="false"/>')], {"2026-01-12": "01-06"}, {}),
        # The holiday of an observed day is not known.
        ([("", '<day date="2026-01-12" in-lieu="true"/>')], {"2026-01-12": "in-lieu"}, {}),
        # Of a run, the first day; observed days are runs of their own.
        (
            [("", '<day date="2026-03-20" through="2026-03-21"/><day date="2026-03-22" observed="2026-03-23"/>')],
            {"2026-03-20": "", "2026-03-23": "03-22"},
            {},
        ),
        # What some regions observe is theirs; what the country has already is not told twice.
        (
            [
                ("", '<day date="2026-04-25"/>'),
                ('regions="N"', '<day date="2026-04-25" observed="2026-04-27"/>'),
                ('regions="S"', '<day date="2026-04-26"/>'),
            ],
            {"2026-04-25": ""},
            {"2026-04-27": "04-25"},
        ),
        # An observed day that is somebody's own date is that date, as in lists.
        (
            [
                ("", '<day date="2026-10-18" observed="2026-10-19"/>'),
                ("", '<day date="2026-10-19"/>'),
            ],
            {"2026-10-18": ""},
            {},
        ),
        # Outside the known years there is nothing.
        ([("", '<day date="2029-01-01" observed="2028-12-31"/>')], {"2028-12-31": "01-01"}, {}),
    ],
)
def test_days_are_own_dates_and_observed_ones(tmp_path, holidays, national, regional):
    assert days(celebrations._occasions(calendar(tmp_path, *holidays))) == (national, regional)


def test_years_in_a_row_are_one_element():
    kept = {date(2026, 12, 25): "", date(2027, 12, 25): "", date(2026, 12, 28): "12-25", date(2027, 12, 28): "12-26"}
    assert sorted(celebrations._spans(kept, set())) == [
        ("12-25", "", 2026, 2027, False),
        ("12-28", "12-25", 2026, 2026, False),
        ("12-28", "12-26", 2027, 2027, False),
    ]


def test_years_whose_dates_are_estimated_are_elements_of_their_own():
    kept = dict.fromkeys((date(2026, 3, 20), date(2027, 3, 20), date(2028, 3, 20)), "")
    assert sorted(celebrations._spans(kept, {date(2027, 3, 20), date(2028, 3, 20)})) == [
        ("03-20", "", 2026, 2026, False),
        ("03-20", "", 2027, 2028, True),
    ]


def test_dates_that_are_estimated_in_one_region_are_estimated_and_so_are_their_observed_days(tmp_path):
    holidays = (
        ("", '<day date="2026-03-19"/><day date="2027-03-20" observed="2027-03-22" estimated="true"/>'),
        ('regions="N"', '<day date="2026-03-19" estimated="true"/>'),
        ('regions="S"', '<day date="2026-03-25"/>'),
    )
    ((_, _, _, estimated),) = celebrations._occasions(calendar(tmp_path, *holidays))
    assert estimated == {date(2026, 3, 19), date(2027, 3, 20), date(2027, 3, 22)}
