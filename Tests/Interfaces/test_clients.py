"""Real clients of other services, with nothing changed but their base address."""

import csv
import datetime
import re
from collections import Counter

import govuk_bank_holidays.bank_holidays as govuk
import nagerapi
import pytest
import requests
from program import YEAR

#: How two days of 2020 differ from ours on GOV.UK: the year was an unusual one.
KNOWN: dict[str, dict[str, object]] = {
    "2020-04-13": {"bunting": False},
    "2020-05-08": {"title": "Early May bank holiday (VE day)"},
}
#: Days that were given after the client's copy of the list was made.
NEWER = {"2026-06-15"}


class BankHolidays(govuk.BankHolidays):
    """The client, with the copy of GOV.UK's list that it contains switched off, so that it cannot fall back to it."""

    @classmethod
    def load_backup_data(cls) -> dict:
        raise AssertionError("the client could not read our answer")


@pytest.fixture(scope="module")
def bank_holidays(origin: str) -> govuk.BankHolidays:
    BankHolidays.source_url = f"{origin}/bank-holidays.json"
    return BankHolidays()


@pytest.fixture(scope="module")
def nager(origin: str) -> nagerapi.NagerObjectAPI:
    nagerapi.base_url = f"{origin}/api/v3/"
    return nagerapi.NagerObjectAPI()


def test_F6_the_client_of_gov_uk_reads_our_list(bank_holidays: govuk.BankHolidays) -> None:
    assert tuple(bank_holidays.data) == govuk.BankHolidays.ALL_DIVISIONS
    assert [len(bank_holidays.get_holidays(division, YEAR)) for division in govuk.BankHolidays.ALL_DIVISIONS] == [8, 10, 10]
    boxing = datetime.date(2026, 12, 28)
    assert bank_holidays.is_holiday(boxing) and not bank_holidays.is_holiday(datetime.date(2026, 12, 26))
    assert bank_holidays.get_next_work_day(date=datetime.date(2026, 12, 24)) == datetime.date(2026, 12, 29)


@pytest.mark.parametrize("division", govuk.BankHolidays.ALL_DIVISIONS)
def test_F6_our_bank_holidays_are_those_of_gov_uk(bank_holidays: govuk.BankHolidays, division: str) -> None:
    """Compares with the copy of GOV.UK's own list that the client contains, in all years that both have."""
    theirs = {event["date"]: event for event in govuk.BankHolidays.load_backup_data()[division]["events"]}
    ours = {str(event["date"]): event for event in bank_holidays.data[division]}
    years = {date[:4] for date in ours} & {date[:4] for date in theirs}
    assert len(years) >= 5
    common = [date for date in sorted(ours.keys() | theirs.keys()) if date[:4] in years and date not in NEWER]
    assert [date for date in common if date in ours] == [date for date in common if date in theirs]
    for date in common:
        told = {name: ours[date][name] for name in ("title", "notes", "bunting")}
        if date in KNOWN:
            told |= KNOWN[date]
        assert told == {name: theirs[date][name] for name in told}, date


def test_F6_the_client_of_nager_reads_a_year(nager: nagerapi.NagerObjectAPI) -> None:
    germany = nager.country("DE")
    assert (germany.name, germany.code, germany.official, germany.borders) == ("Germany", "DE", None, None)
    holidays = germany.public_holidays(YEAR)
    unity = next(holiday for holiday in holidays if holiday.date == datetime.datetime(2026, 10, 3))
    assert (unity.name, unity.local_name) == ("German Unity Day", "Tag der Deutschen Einheit")
    assert unity.is_public and unity.global_holiday and unity.counties is None and unity.launch_year is None
    epiphany = next(holiday for holiday in holidays if holiday.date == datetime.datetime(2026, 1, 6))
    assert not epiphany.global_holiday and {"DE-BW", "DE-BY", "DE-ST"} == set(epiphany.counties)


def test_F6_the_client_of_nager_reads_every_country(nager: nagerapi.NagerObjectAPI) -> None:
    countries = nager.available_countries
    assert len(countries) == 250
    for country in countries:
        holidays = country.public_holidays(YEAR)
        assert all(holiday.code == country.code and holiday.types for holiday in holidays)
        # One row for a holiday on a date: nothing is there twice.
        rows = Counter((holiday.date, holiday.name, str(holiday.counties)) for holiday in holidays)
        assert max(rows.values(), default=1) == 1, country.code


def test_F6_the_client_of_nager_asks_about_today_and_weekends(nager: nagerapi.NagerObjectAPI) -> None:
    assert nager.api.get_is_today_public_holiday("DE") is False
    weekends = nager.long_weekends(YEAR, "DE")
    ascension = next(weekend for weekend in weekends if weekend.start_date == datetime.datetime(2026, 5, 14))
    assert (ascension.day_count, ascension.need_bridge_day) == (4, True)
    upcoming = nager.next_public_holidays("DE")
    assert [holiday.date for holiday in upcoming] == sorted(holiday.date for holiday in upcoming)
    assert upcoming[0].date >= datetime.datetime(2026, 11, 21)
    assert nager.next_public_worldwide_holidays()
    with pytest.raises(nagerapi.NagerException):
        nager.api.get_public_holidays(YEAR, "XX")


@pytest.mark.parametrize("path", ["v3/IsTodayPublicHoliday/BA?countyCode=BA-SRP", "v4/IotHolidays/BA-SRP/IsToday/0"])
def test_F6_the_status_tells_whether_today_is_a_holiday(origin: str, path: str) -> None:
    """21 November, the tests' today, is Dayton Agreement Day in one part of Bosnia and Herzegovina."""
    yes = requests.get(f"{origin}/api/{path}", timeout=120)
    no = requests.get(f"{origin}/api/{path.replace('?countyCode=BA-SRP', '').replace('BA-SRP', 'BA')}", timeout=120)
    assert [(answer.status_code, answer.content) for answer in (yes, no)] == [(200, b""), (204, b"")]


def test_F6_version_3_and_4_tell_the_days_of_new_zealand_apart(origin: str) -> None:
    three = requests.get(f"{origin}/api/v3/PublicHolidays/2026/NZ", timeout=120).json()
    four = requests.get(f"{origin}/api/v4/Holidays/NZ/2026", timeout=120).json()
    assert [day["date"] for day in three if day["name"] == "Boxing Day"] == ["2026-12-28"]
    assert [day["date"] for day in four if day["name"] == "Boxing Day"] == ["2026-12-26"]


def test_F6_open_holidays_has_the_same_days_under_its_own_base_address(origin: str) -> None:
    base = f"{origin}/openholidays"
    query = {"countryIsoCode": "DE", "validFrom": "2026-01-01", "validTo": "2026-12-31", "languageIsoCode": "DE"}
    rows = requests.get(f"{base}/PublicHolidays", params=query, timeout=120).json()
    nager = requests.get(f"{origin}/api/v3/PublicHolidays/2026/DE", timeout=120).json()
    assert {row["startDate"] for row in rows if row["nationwide"]} == {
        day["date"] for day in nager if day["global"] and set(day["types"]) & {"Public", "Bank", "Optional", "Authorities"}
    }
    assert len({row["id"] for row in rows}) == len(rows)
    assert all(len(row["name"]) == 1 for row in rows)


def test_F6_open_holidays_gives_an_unknown_subdivision_the_nationwide_days_only(origin: str) -> None:
    query = {"countryIsoCode": "DE", "validFrom": "2026-01-01", "validTo": "2026-12-31"}

    def rows(**more: str) -> list[dict[str, object]]:
        return requests.get(f"{origin}/openholidays/PublicHolidays", params=query | more, timeout=120).json()

    nationwide = [row for row in rows() if row["nationwide"]]
    assert 8 < len(nationwide) < len(rows())
    assert rows(subdivisionCode="DE-XX") == rows(subdivisionCode="AT-9") == nationwide
    assert rows(subdivisionCode="DE-BY-AU") == rows(subdivisionCode="DE-BY") != nationwide


@pytest.mark.parametrize("kind", ["PublicHolidays", "SchoolHolidays"])
def test_F6_open_holidays_has_each_form_by_accept_with_the_same_facts(origin: str, kind: str) -> None:
    address = f"{origin}/openholidays/{kind}"
    query = {"countryIsoCode": "DE", "validFrom": "2026-01-01", "validTo": "2026-12-31"}

    def get(accept: str) -> requests.Response:
        answer = requests.get(address, params=query, headers={"Accept": accept}, timeout=120)
        assert answer.status_code == 200 and "Accept" in answer.headers["Vary"].split(", ")
        return answer

    rows = get("*/*").json()
    assert len(rows) > 10
    assert get("text/html,application/xml;q=0.9,*/*;q=0.8").json() == get("text/json").json() == rows
    table = get("text/csv")
    assert table.headers["Content-Type"].startswith("text/csv")
    found = list(csv.DictReader(table.text.splitlines(), strict=True))
    assert list(found[0]) == "Id StartDate EndDate Type Name Nationwide Subdivisions Comment".split()
    assert [
        (row["Id"], row["StartDate"], row["EndDate"], row["Type"], row["Name"], row["Nationwide"], row["Subdivisions"])
        for row in found
    ] == [
        (row["id"], row["startDate"], row["endDate"], row["type"], row["name"][0]["text"],
         str(row["nationwide"]).lower(), ",".join(place["code"] for place in row.get("subdivisions", [])))
        for row in rows
    ]  # fmt: skip
    calendar = get("text/calendar;q=0.9, application/json;q=0.8")
    assert calendar.headers["Content-Type"] == "text/calendar; charset=utf-8"
    assert "METHOD:PUBLISH\r\n" in calendar.text
    for name, value in [("UID", "id"), ("DTSTART;VALUE=DATE", "startDate")]:
        values = re.findall(rf"^{name}:(\w+)\r$", calendar.text, re.MULTILINE)
        assert values == [row[value].replace("-", "") for row in rows]
    assert calendar.text.count("TRANSP:OPAQUE\r\n") == len(rows)
    # A second answer is the same: the stamps are those of the data.
    assert get("text/calendar").content == calendar.content

