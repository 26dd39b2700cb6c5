"""Breaks of schools from the live interface of OpenHolidays: fetched in the background, kept on disk, and never taken for whole if
they are not. The interface is a double (openholidays.py)."""

import json
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from http.server import BaseHTTPRequestHandler
from pathlib import Path

import openholidays
import program
import pytest
from openholidays import Interface
from plain import Client
from test_own_calendars import eventually
from test_schools import LICENCE, NOTICE, breaks, text

#: What the double has, as the list of Ireland shows it.
IRELAND = ["2026-02-16 Spring rest (Primary <schools>)", "2026-10-26 Autumn rest"]
LIST = "/holidays/IE/2026.json?type=school"


@pytest.fixture
def double() -> Iterator[tuple[str, Interface]]:
    with openholidays.serving() as found:
        yield found


def arguments(origin: str, cache: Path) -> list[str | Path]:
    return ["--today", program.TODAY, "--schools", origin, "--cache-directory", cache, "--upstream-timeout", "3s"]


@contextmanager
def serving(origin: str, cache: Path) -> Iterator[tuple[Client, Callable[[], None]]]:
    """Serves a site with breaks of an address. Yields a client, and what sends SIGHUP."""
    command = [program.PROGRAM, "--port", "0", *arguments(origin, cache)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=sys.__stderr__, text=True)
    try:
        yield Client(program._origin(process)), lambda: process.send_signal(signal.SIGHUP)
        process.terminate()
        assert process.wait(60) == 0
    finally:
        process.kill()
        process.wait()


def check(origin: str, cache: Path) -> subprocess.CompletedProcess[str]:
    command = [program.PROGRAM, "check", *arguments(origin, cache)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def health(client: Client) -> dict[str, object]:
    parts = json.loads(client.follow("/health/ready")[-1].text)["parts"]
    (schools,) = [part for part in parts if part["name"] == "schools"]
    return schools


def test_Y3_breaks_come_from_the_interface_and_a_restart_has_them_without_asking(double: tuple[str, Interface], tmp_path: Path) -> None:
    origin, interface = double
    with serving(origin, tmp_path) as (client, _):
        eventually(lambda: breaks(client, LIST) == IRELAND)
        assert breaks(client, "/holidays/IE/2028.json?type=school") == ["~2027-12-23 Winter rest"]
        assert breaks(client, "/holidays/IT/2026.json?type=school&region=RM") == ["2026-03-02 Rest"]
        (group,) = breaks(client, "/holidays/CH/2029.json?type=school&region=BE")
        assert group == "2029-03-05 Rest (Volksschulen)"
        page = text(client, "/holidays/IE/2026?type=school")
        assert re.search(f"{re.escape(NOTICE)}\\. Fetched on \\d+ \\w+ \\d{{4}}\\.", page)
        assert LICENCE in page
        assert "could not be fetched" not in page
        row = json.loads(text(client, LIST))["holidays"][0]
        assert re.fullmatch(f"{re.escape(NOTICE)}, as fetched on \\d{{4}}-\\d\\d-\\d\\d\\.", row["source"])
        assert health(client)["state"] == "well"
    asked = list(interface.requests)
    assert len(asked) == len(set(asked)), "the same was asked twice"
    # Bulgaria's only day without school is in our data, those of the Netherlands are, and we have no calendar of QQ.
    assert {match[1] for target in asked if (match := re.search(r"countryIsoCode=(\w+)", target))} == {"IE", "IT", "CH"}
    for target in asked:
        days = re.search(r"validFrom=(\S+)&validTo=(\S+)", target)
        if days:
            assert (date.fromisoformat(days[2]) - date.fromisoformat(days[1])).days <= 1095, target
    interface.fault = openholidays.only("", openholidays.fail)
    with serving(origin, tmp_path) as (client, _):
        assert breaks(client, LIST) == IRELAND, "they are there from the first moment"
    assert interface.requests == asked, "what is fresh is not asked for"


def test_Y3_while_nothing_could_be_fetched_pages_say_so_and_are_not_kept_and_sighup_asks_again(
    double: tuple[str, Interface], tmp_path: Path
) -> None:
    origin, interface = double
    interface.fault = openholidays.only("", openholidays.fail)
    with serving(origin, tmp_path) as (client, hang_up):
        eventually(lambda: "could not be fetched from" in text(client, "/holidays/IE/2026?type=school"))
        answer = client.follow("/holidays/IE/2026?type=school")[-1]
        assert re.search(r"School holidays could not be fetched from \S*OpenHolidays\S*\. Last try: \d+ \w+ \d{4}, \d\d:\d\d UTC\.", answer.text)
        assert "We have no data about" not in answer.text
        assert NOTICE not in answer.text, "nothing is from there"
        assert int(re.search(r"max-age=(\d+)", answer.headers["cache-control"])[1]) <= 30
        assert "Christmas Day" in text(client, "/holidays/IE/2026"), "our own holidays are there"
        (known,) = json.loads(text(client, LIST))["known"]
        assert known["state"] == "no-data"
        assert known["lacks"].startswith("school holidays of OpenHolidays, which could not be fetched (last try: ")
        assert "konnten nicht" in text(client, "/de/holidays/IE/2026?type=school")
        assert "could not be fetched" in text(client, "/data")
        # Our own breaks need no second source.
        assert "could not be fetched" not in text(client, "/holidays/DE/2026?type=school&region=BY")
        assert health(client)["state"] == "unwell"
        interface.fault = lambda _: False

        def is_back() -> bool:
            hang_up()
            return breaks(client, LIST) == IRELAND

        eventually(is_back)
        assert "could not be fetched" not in text(client, "/holidays/IE/2026?type=school")
        assert health(client)["state"] == "well"


def test_Y3_a_country_that_fails_says_so_and_the_others_are_shown(double: tuple[str, Interface], tmp_path: Path) -> None:
    origin, interface = double
    interface.fault = openholidays.only("/SchoolHolidays?countryIsoCode=IT", openholidays.fail)
    with serving(origin, tmp_path) as (client, _):
        eventually(lambda: breaks(client, LIST) == IRELAND)
        assert "could not be fetched" in text(client, "/holidays/IT/2026?type=school&region=RM")
        assert "could not be fetched" not in text(client, "/holidays/IE/2026?type=school")
        # A country that the interface does not have is as without it.
        assert "could not be fetched" not in text(client, "/holidays/US/2026?type=school")
        assert "IT" not in str(health(client)["note"])
        assert "1 not fetched" in str(health(client)["note"])


def test_Y3_check_tells_what_is_refused_by_document_and_row(double: tuple[str, Interface], tmp_path: Path) -> None:
    origin, _ = double
    ended = check(origin, tmp_path)
    assert ended.returncode == 0, ended.stdout
    ireland = f"{origin}/SchoolHolidays?countryIsoCode=IE&validFrom=2024-01-01&validTo=2026-06-30"
    for expected in (
        ireland, "row 3: 2026-04-01 to 2027-05-01 are 396 days", "row 4: the row is of parts of the country, and does not say which",
        'row 5: the member "limits" is unknown, and may limit the row', 'IT has no region "YY" in /Subdivisions',
        "our data have none of its places in IT", "breaks for CH 2029, IE 2026–2028, IT 2026",
    ):  # fmt: skip
        assert expected in ended.stdout
    assert ended.stdout.count("is unknown, and may limit the row") == 1, "a row that is in two answers is told once"
    assert not list(tmp_path.iterdir()), "check keeps nothing"


#: What is wrong with an answer, and what check says of it.
FAULTS: list[tuple[Callable[[BaseHTTPRequestHandler], None], str]] = [
    (openholidays.refuse, "returned status 400"),
    (openholidays.fail, "returned status 500"),
    (openholidays.cut, "invalid response from"),
    (openholidays.cut_inside, "the document is not JSON, or not whole: something unexpected at byte 58"),
    (openholidays.other_form, "the document is not a list"),
    (openholidays.other_rows, "row 1: the row has no id"),
    (openholidays.web_page, 'sent an unexpected media type: "text/html"'),
    (openholidays.huge, "exceeds 2000000 bytes"),
    (openholidays.redirect, "points to"),
    (openholidays.slow, "did not send a complete response within 3.0 seconds"),
]


@pytest.mark.parametrize(("fault", "reason"), FAULTS, ids=[fault.__name__ for fault, _ in FAULTS])
def test_Y3_a_broken_answer_is_a_failure_and_never_a_country_without_breaks(
    double: tuple[str, Interface], tmp_path: Path, fault: Callable[[BaseHTTPRequestHandler], None], reason: str
) -> None:
    origin, interface = double
    interface.fault = openholidays.only("/SchoolHolidays?countryIsoCode=IE&validFrom=2026", fault)
    ended = check(origin, tmp_path)
    assert ended.returncode == 1, ended.stdout
    assert "not fetched: IE" in ended.stdout or "breaks for IE" not in ended.stdout
    assert reason in ended.stdout, ended.stdout
    assert "CH 2029" in ended.stdout, "the others are there"


def test_Y3_only_https_is_asked_and_a_revision_is_that_of_a_folder(tmp_path: Path) -> None:
    for more, reason in (
        (["--schools", "http://openholidaysapi.example"], "expected https://"),
        (["--schools", "https://user@openholidaysapi.example"], "contains a user name or password"),
        (["--schools", "https://openholidaysapi.example", "--schools-revision", "2026-01-21"], "it is the day of a folder"),
    ):
        ended = subprocess.run([program.PROGRAM, "check", *more], capture_output=True, text=True, check=False)
        assert ended.returncode == 1
        assert reason in ended.stdout + ended.stderr
