"""The comparison with other sets: what it counts, which reasons explain a difference, and what fails."""

import sys
from datetime import date
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "Sources/Documents/Data"
sys.path.insert(0, str(ROOT / "Sources/Documents/Generator"))

from almanac_data.comparison import comparing, reasons, run  # noqa: E402
from almanac_data.comparison.places import Place  # noqa: E402
from almanac_data.comparison.reasons import Reason, Reasons  # noqa: E402

#: Germany's national days off on working days of 2026.
GERMANY = {
    date(2026, 1, 1): ["Neujahr"],
    date(2026, 4, 3): ["Karfreitag"],
    date(2026, 4, 6): ["Ostermontag"],
    date(2026, 5, 1): ["Maifeiertag"],
    date(2026, 5, 14): ["Himmelfahrt"],
    date(2026, 5, 25): ["Pfingstmontag"],
    date(2026, 12, 25): ["Weihnachten"],
}


class Fake:
    """A set that knows one year of some places."""

    name = "fake"

    def __init__(self, days, category="public", year=2026):
        self.found, self.category, self.year = days, category, year

    def places(self):
        return [Place.parsed(code) for code in self.found]

    def days(self, place, year):
        return self.found[str(place)] if year == self.year else None


def reason(text="because", places="*", ours=None, names=(), days=(), kind="", set_name="fake"):
    return Reason(set_name, places.split(), ours, list(names), list(days), kind, text)


def compared(days, *table, uncompared=None, **options):
    return comparing.compared(Fake(days, **options), DATA, Reasons(list(table), {"fake": uncompared or {}}))


def without(day):
    return {other: names for other, names in GERMANY.items() if other != day}


def test_equal_days_agree_and_weekends_do_not_count():
    saturday = {date(2026, 10, 3): ["Einheit"], date(2026, 2, 1): ["a Sunday"]}
    result = compared({"DE": GERMANY | saturday})
    assert (result.places, result.days, result.agreeing) == (1, 7, 7)
    assert not result.explained and not result.unexplained


def test_a_day_of_one_side_only_is_a_difference_with_its_names():
    result = compared({"DE": without(date(2026, 5, 1)) | {date(2026, 12, 24): ["Heiligabend"]}})
    assert result.agreeing == 6
    assert [str(difference) for difference in result.unexplained] == [
        "DE 2026-05-01: only the documents have Labor Day",
        "DE 2026-12-24: only fake has Heiligabend",
    ]


def test_years_that_the_set_does_not_know_are_not_compared():
    assert compared({"DE": GERMANY}, year=2019).places == 0


def test_a_region_has_the_days_of_the_country_and_its_own():
    bavaria = GERMANY | {date(2026, 1, 6): ["Dreikönig"], date(2026, 6, 4): ["Fronleichnam"]}
    assert not compared({"DE-BY": bavaria}).unexplained
    assert len(compared({"DE-BY": GERMANY}).unexplained) == 2


def test_a_place_that_the_documents_do_not_have_is_named():
    assert compared({"DE-QQ": GERMANY, "QQ": GERMANY}).unknown == ["DE-QQ", "QQ"]


def test_a_place_that_is_not_compared_is_named_with_the_reason():
    result = compared({"DE": {}, "DE-BY": {}}, uncompared={"DE DE-*": "too old"})
    assert result.left_out == {"DE": "too old", "DE-BY": "too old"}
    assert result.places == 0


@pytest.mark.parametrize(
    ("options", "fits"),
    [
        ({}, True),
        ({"places": "DE-*"}, False),
        ({"places": "FR DE"}, True),
        ({"ours": False}, True),
        ({"ours": True}, False),
        ({"names": ["Heilig*"]}, True),
        ({"names": ["Silvester"]}, False),
        ({"days": ["12-24"]}, True),
        ({"days": ["2026-12-24"]}, True),
        ({"days": ["2027-*", "12-25"]}, False),
        ({"kind": "bank"}, False),
        ({"set_name": "other"}, False),
    ],
)
def test_a_reason_explains_what_all_of_its_patterns_fit(options, fits):
    result = compared({"DE": GERMANY | {date(2026, 12, 24): ["Heiligabend"]}}, reason(**options))
    assert (len(result.explained), len(result.unexplained)) == ((1, 0) if fits else (0, 1))


def test_the_documents_say_what_they_know_of_the_day():
    christmas_eve = {date(2026, 12, 24): ["Aðfangadagur"]}
    kinds = {str(found): found.kinds for found in compared({"IS": christmas_eve}).unexplained}
    assert kinds["IS 2026-12-24: only fake has Aðfangadagur [half-day]"] == {"half-day"}
    assumption = {date(2025, 8, 15): ["Mariä Himmelfahrt"]}
    found = compared({"DE-BY": assumption}, year=2025).unexplained
    assert any("partial" in difference.kinds for difference in found if difference.day == date(2025, 8, 15))


def test_an_islamic_feast_on_a_day_beside_ours_is_near_and_another_feast_is_not():
    # Türkiye has Eid al-Fitr on 20 to 22 March 2026.
    def kinds(day, name):
        found = compared({"TR": {day: [name]}}).unexplained
        return next(difference.kinds for difference in found if difference.day == day)

    assert "near" in kinds(date(2026, 3, 23), "Eid al-Fitr")
    assert "near" not in kinds(date(2026, 3, 25), "Eid al-Fitr")
    assert "near" not in kinds(date(2026, 3, 23), "Nowruz")


def test_school_days_are_compared_to_the_end_of_the_shorter_table_without_public_holidays():
    autumn = {date(2026, 11, day): ["Herbstferien"] for day in (2, 3, 4, 5, 6)}
    result = compared({"DE-BY": autumn}, category="school")
    assert result.unexplained and max(difference.day for difference in result.unexplained) < date(2026, 11, 6)
    assert not any(difference.day == date(2026, 4, 3) for difference in result.unexplained)
    assert result.agreeing == 5


def judged(days, *table):
    return run.judged([Fake(days)], DATA, Reasons(list(table), {}))


def test_a_difference_without_a_reason_fails():
    lines, is_explained = judged({"DE": without(date(2026, 5, 1))})
    assert not is_explained
    assert "  UNEXPLAINED DE 2026-05-01: only the documents have Labor Day" in lines


def test_a_reason_without_a_difference_fails():
    lines, is_explained = judged({"DE": GERMANY}, reason("void"))
    assert not is_explained
    assert any(line.startswith("UNNEEDED reason of fake: ") and line.endswith(": void") for line in lines)


def test_a_reason_of_a_set_that_was_not_compared_is_no_fault():
    assert judged({"DE": GERMANY}, reason("void", set_name="other"))[1]


def test_explained_differences_are_printed_under_their_reason_and_pass():
    lines, is_explained = judged({"DE": without(date(2026, 5, 1))}, reason("a test"))
    assert is_explained
    assert lines == [
        "fake: 1 places, 7 days compared, 6 agree, 1 differ with a reason, 0 without",
        "  1 explained: *: : a test",
        "    DE 2026-05-01: only the documents have Labor Day",
        "1 sets, 1 places, 7 days compared: 6 agree, 1 differ with a reason, 0 without",
    ]


def test_the_committed_table_can_be_read_and_every_entry_says_why():
    table = reasons.read()
    assert len(table.reasons) > 100
    assert all(len(entry.text) > 10 for entry in table.reasons)


@pytest.mark.parametrize(
    "entry",
    [
        'in = "DE"\nours = "*"',
        'in = "DE"\nwhy = "because"',
        'ours = "*"\nwhy = "because"',
        'in = "DE"\nours = "*"\ntheirs = "*"\nwhy = "because"',
        'in = "DE"\nours = "*"\nwhy = "because"\nyears = "2026"',
    ],
)
def test_an_entry_that_says_too_little_or_has_an_unknown_key_is_refused(tmp_path, entry):
    (tmp_path / "table.toml").write_text(f"[[fake]]\n{entry}\n", encoding="utf-8")
    with pytest.raises(reasons.ReasonError):
        reasons.read(tmp_path / "table.toml")
