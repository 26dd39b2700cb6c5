"""What is known of holidays: the reviewed tables, and the estimates beyond what is announced."""

import sys
from datetime import date, timedelta
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Sources/Documents/Generator"))

from almanac_data import knowledge, library  # noqa: E402
from almanac_data.pairing import Row  # noqa: E402


def days(first, count, name="Break"):
    return {Row(first + timedelta(days=number), name) for number in range(count)}


def test_B1_the_tables_have_every_country_and_nothing_else():
    assert knowledge.problems() == []


def test_B1_a_country_that_does_not_exist_or_is_missing_is_found(monkeypatch):
    table = knowledge._read("authorities.toml")
    broken = {"public": {code: known for code, known in table["public"].items() if code != "DE"} | {"QQ": []}}
    read = knowledge._read
    monkeypatch.setattr(knowledge, "_read", lambda name: broken if name == "authorities.toml" else read(name))
    assert knowledge.problems() == ["authorities.toml: no country QQ", "authorities.toml: DE is missing"]


def test_B1_nearly_all_countries_have_an_authority_and_most_of_these_an_address():
    known = [knowledge.authorities(code) for code in library.entities()]
    assert sum(bool(sources) for sources in known) >= 0.95 * len(known)
    assert sum(any(len(source) > 1 for source in sources) for sources in known) >= 0.85 * len(known)
    for source in (source for sources in known for source in sources):
        assert all(address.startswith("https://") and len(address) <= 300 for address in source[1:])


def test_B3_days_beyond_what_is_announced_are_estimated_and_so_is_a_break_that_goes_on():
    until = date(2028, 7, 4)
    found = {None: {}, "Zone A": {"school": days(date(2028, 6, 1), 3) | days(date(2028, 7, 1), 40)}}
    found |= {zone: {"school": set()} for zone in ("Zone B", "Zone C")}
    marked = knowledge.marked("FR", found)["Zone A"]["school"]
    assert {row.day for row in marked if not row.estimated} == {date(2028, 6, number) for number in (1, 2, 3)}
    assert sum(row.estimated and row.day <= until for row in marked) == 4
    assert not any(row.estimated for row in found["Zone A"]["school"])


def test_B1_a_table_ends_with_the_last_day_of_each_region():
    found = {None: {"school": set()}}
    found |= {"BY": {"school": days(date(2029, 9, 1), 10)}, "MV": {"school": days(date(2029, 7, 1), 28)}, "SH": {}}
    facts = [fact for fact in knowledge.facts("DE", found) if "school" in fact.types]
    assert [(fact.regions, fact.until) for fact in facts] == [
        (("BY",), date(2029, 9, 10)),
        (("MV",), date(2029, 7, 28)),
    ]
    assert all(fact.last == fact.until and fact.basis == "announced" for fact in facts)
