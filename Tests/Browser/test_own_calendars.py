"""Own calendars: a company's file is a place like any other, changes are seen without a restart, and wrong files are refused."""

import json
import subprocess
import time
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from random import Random

import leave_year
import program
import pytest
import sound
from plain import Client
from playwright.sync_api import Browser
from test_half_days import Place

NAMESPACE = "urn:almanac:own"
ACME = f"""<calendar xmlns="{NAMESPACE}" name="Acme, &lt;Munich&gt;" base="DE-BY">
 <holiday name="Founder's Day" yearly="05-04"/>
 <half-day name="Christmas Eve" yearly="12-24" begins="12:00"/>
 <closed name="Summer closure" date="2026-08-03" through="2026-08-14"/>
 <worked-day name="Stocktaking" date="2026-11-28"/>
 <without name="Epiphany"/>
</calendar>"""
HR = """BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//hr//EN\r\nX-WR-CALNAME:Acme in Texas\r\nBEGIN:VEVENT\r\nUID:1@hr
DTSTART;VALUE=DATE:20261231\r\nSUMMARY:Inventory\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:2@hr
DTSTART:20260703T120000\r\nSUMMARY:Picnic\r\nRRULE:FREQ=YEARLY\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"""
FAMILY = "date;name\n2026-12-10;Ada\n"
FIX = f"""<corrections xmlns="{NAMESPACE}" country="DE"><correction id="expo"><what>1 June 2026 is off in Berlin.</what>
<why>The data do not know it.</why><source>Gazette 12</source>
<add name="Expo Day" date="2026-06-01" regions="BE"/></correction></corrections>"""
FILES = {"acme.xml": ACME, "texas.US-TX.ics": HR, "family.csv": FAMILY, "fix.xml": FIX}
#: Where an own calendar shows.
PAGES = [
    "/holidays/ZZ/2026", "/holidays/ZZ/2026?region=ACME", "/holidays/ZZ/2026?region=ACME&type=all", "/holidays/ZZ/2026/calendar?region=ACME",
    "/holidays/ZZ/2026/11?region=ACME", "/holidays/ZZ/2026/05-04-founders-day?region=ACME", "/holidays/ZZ/2026/long-weekends?region=ACME",
    "/holidays/ZZ/2026/leave?region=ACME&days=10", "/compare/2026?place=ZZ-ACME&place=DE-BY", "/compare/meeting?place=ZZ-ACME&place=ZZ-TEXAS",
    "/working-days?place=ZZ-ACME&from=2026-11-23&to=2026-12-31", "/on/2026-05-04", "/search?q=acme", "/countries?q=own", "/countries/ZZ",
    "/holidays/DE/2026?region=BE", "/de/holidays/ZZ/2026?region=ACME", "/ar/holidays/ZZ/2026/calendar?region=ACME",
]  # fmt: skip


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("own")
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def own_origin(folder: Path) -> Iterator[str]:
    with program.serving(program.PROGRAM, "--port", "0", "--today", program.TODAY, "--own", folder) as origin:
        yield origin


@pytest.fixture(scope="module")
def own(own_origin: str) -> Client:
    return Client(own_origin)


def record(client: Client, target: str) -> dict | list:
    answer = client.follow(target)[-1]
    assert answer.status == 200, (target, answer.text)
    return json.loads(answer.text)


def kept(client: Client, region: str, year: int = 2026) -> dict[str, str]:
    """The days of a calendar's list in JSON, by name."""
    found = record(client, f"/holidays/ZZ/{year}.json?region={region}&type=all")
    return {name["text"]: row["date"] for row in found["holidays"] for name in row["names"]}


def test_Y1_a_calendar_has_its_own_days_and_those_of_its_place(own: Client) -> None:
    acme = kept(own, "ACME")
    assert acme["Founder's Day"] == "2026-05-04"
    assert acme["Christmas Eve"] == "2026-12-24"
    assert acme["Summer closure"] == "2026-08-03"
    assert "Epiphany" not in acme
    assert "Corpus Christi" in acme
    texas = kept(own, "TEXAS")
    assert texas["Inventory"] == "2026-12-31"
    assert texas["Picnic"] == "2026-07-03"
    assert any("Thanksgiving" in name for name in texas)
    assert kept(own, "FAMILY") == {"Ada": "2026-12-10"}


@pytest.mark.parametrize("target", PAGES)
def test_Y1_every_page_of_a_place_has_it(own: Client, target: str) -> None:
    answer = own.follow(target)[-1]
    assert answer.status == 200
    assert "<Munich>" not in answer.text


def test_Y1_every_page_of_a_place_is_sound(own: Client, browser: Browser, own_origin: str, tmp_path: Path) -> None:
    found = sound.faults(own, browser, own_origin, tmp_path, PAGES)
    assert not found, "\n".join(found)


def test_Y1_feeds_and_other_interfaces_have_it(own: Client) -> None:
    feed = own.follow("/holidays/feed.ics?place=ZZ-ACME")[-1].text
    assert "SUMMARY:Founder's Day" in feed
    nager = record(own, "/api/v3/PublicHolidays/2026/ZZ")
    founder = [row for row in nager if row["name"] == "Founder's Day"]
    assert [row["counties"] for row in founder] == [["ZZ-ACME"]]
    rows = record(
        own,
        "/openholidays/PublicHolidays?countryIsoCode=ZZ&subdivisionCode=ZZ-ACME&validFrom=2026-05-01&validTo=2026-05-31",
    )
    assert "Founder's Day" in [row["name"][0]["text"] for row in rows]


def test_B4_half_days_and_worked_days_are_counted(own: Client) -> None:
    place, random = Place(own, "ZZ-ACME"), Random(32)
    assert place.has_half_days
    worked = date(2026, 11, 28)
    for _ in range(60):
        first = date(2025, 1, 1) + timedelta(days=random.randrange(900))
        last = min(first + timedelta(days=random.randrange(200)), date(2027, 12, 31))
        days = [first + timedelta(days=number) for number in range((last - first).days + 1)]
        expected = sum(2 if day == worked else place.halves(day) for day in days) / 2
        target = f"/working-days.json?from={first}&to={last}&place=ZZ-ACME"
        assert record(own, target)["workingDays"] == expected, target


#: Two people, their days of leave, and the shortest break that counts.
PLANS = [
    (one, other, mine, theirs, shortest)
    for one, other in [("ZZ-ACME", None), ("ZZ-TEXAS", None), ("ZZ-ACME", "ZZ-TEXAS"), ("IT-BZ", "ZZ-ACME"), ("ZZ-TEXAS", "DE-BY")]
    for mine, theirs, shortest in [(1, 1, 3), (2, 4, 4), (4, 3, 5), (3, 3, 9)]
]  # fmt: skip


@pytest.mark.parametrize(("one", "other", "mine", "theirs", "shortest"), PLANS)
def test_K2_a_plan_with_own_days_and_half_days_is_the_best_there_is(
    own: Client, one: str, other: str | None, mine: int, theirs: int, shortest: int
) -> None:
    year, query = 2027, f"days={mine}&break={shortest}"
    country, region = one.split("-")
    if other:
        query += f"&with={other}&with-days={theirs}"
    found = record(own, f"/holidays/{country}/{year}/leave.json?region={region}&{query}")
    plan = next(plan for plan in found["plans"] if plan["shortest"] == shortest and not plan["mixed"])
    first = leave_year.first_day(year)
    both = [leave_year.of(Place(own, code, (year - 1, year, year + 1)), year) for code in (one, other) if code]
    days = leave_year.Days(both, first, year)
    budgets = (2 * mine, 2 * theirs if other else 0)
    taken = {day for taken in plan["breaks"] for day in taken["leave"] + taken.get("partnerLeave", [])}
    # Plans are compared by their days of the year. What they say is the sum of their breaks, which may go on over New Year.
    assert days.worth({date.fromisoformat(day) for day in taken}, budgets, shortest) == days.best(budgets, shortest)
    assert sum(taken["length"] for taken in plan["breaks"]) == plan["daysOff"]


def test_a_correction_is_seen_with_its_reason_and_source(own: Client) -> None:
    page = own.follow("/holidays/DE/2026?region=BE")[-1].text
    assert "Expo Day" in page
    assert "The data do not know it." in page
    assert "Gazette 12" in page
    assert "Expo Day" not in own.follow("/holidays/DE/2026?region=BY")[-1].text


def test_a_change_is_seen_without_a_restart_and_a_broken_file_keeps_what_it_had(tmp_path: Path) -> None:
    table = tmp_path / "team.csv"
    table.write_text("date,name\n2026-03-03,One\n", encoding="utf-8")
    with program.serving(program.PROGRAM, "--port", "0", "--today", program.TODAY, "--own", tmp_path) as origin:
        client = Client(origin)
        assert kept(client, "TEAM") == {"One": "2026-03-03"}
        table.write_text("date,name\n2026-03-04,Two\n", encoding="utf-8")
        eventually(lambda: kept(client, "TEAM") == {"Two": "2026-03-04"})
        (tmp_path / "other.csv").write_text("date,name\n2026-03-05,Three\n", encoding="utf-8")
        table.write_text("date,name\nsoon,Broken\n", encoding="utf-8")
        eventually(lambda: client.follow("/holidays/ZZ/2026?region=OTHER")[-1].text.count("Three") > 0)
        assert kept(client, "TEAM") == {"Two": "2026-03-04"}


def eventually(holds: object, seconds: int = 120) -> None:
    """Waits until a condition holds. The limit is for busy machines; the program looks every two seconds."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "nothing has changed"
        time.sleep(0.2)


def test_check_names_what_is_wrong_with_its_line(tmp_path: Path, folder: Path) -> None:
    good = subprocess.run([program.PROGRAM, "check", "--own", folder], capture_output=True, text=True, check=False)
    assert good.returncode == 0, good.stdout
    assert "ZZ-ACME" in good.stdout
    (tmp_path / "bad.csv").write_text("date,name\n2026-01-01,x\n1/2/2026,y\n", encoding="utf-8")
    (tmp_path / "place.xml").write_text(f'<calendar xmlns="{NAMESPACE}" name="P" base="DE-XX"/>', encoding="utf-8")
    (tmp_path / "good.csv").write_text("date,name\n2026-01-01,x\n", encoding="utf-8")
    bad = subprocess.run([program.PROGRAM, "check", "--own", tmp_path], capture_output=True, text=True, check=False)
    assert bad.returncode == 1
    assert 'bad.csv: line 3: "1/2/2026"' in bad.stdout
    assert "DE has no region XX" in bad.stdout
    assert "ZZ-GOOD" in bad.stdout


def test_Y1_private_calendars_are_left_out_by_search_engines(folder: Path) -> None:
    command = (program.PROGRAM, "--port", "0", "--today", program.TODAY, "--own", folder, "--own-private", "yes")
    with program.serving(*command) as origin:
        client = Client(origin)
        for target in ("/holidays/ZZ/2026", "/compare/2026?place=DE&place=ZZ-ACME", "/holidays/ZZ/2026.json"):
            assert client.follow(target)[-1].headers.get("x-robots-tag") == "noindex, nofollow", target
        assert "x-robots-tag" not in client.get("/holidays/DE/2026").headers


def test_public_calendars_are_not_kept_from_search_engines(own: Client) -> None:
    assert "x-robots-tag" not in own.follow("/holidays/ZZ/2026")[-1].headers
