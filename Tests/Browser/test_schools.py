"""Breaks of schools from a second source: shown where our own data have none, with what its licence demands, and in no export."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import program
import pytest
import sound
from plain import Client
from playwright.sync_api import Browser
from test_own_calendars import eventually

HEAD = "Id;Country;StartDate;EndDate;Type;RegionalScope;Name;Subdivisions;Tags;Comment"
#: Tables in the layout of the source. The days are made up.
IRELAND = f"""{HEAD}
1;IE;2026-02-16;2026-02-20;School;National;EN Spring rest,GA Sos;;;EN Primary <schools>,GA Bunscoileanna
2;IE;2026-10-26;2026-10-30;School;National;EN Autumn rest;;;
3;IE;2026-12-23;2027-01-05;School;National;EN Winter rest;;Provisional;
4;IE;2026-04-4;2026-04-09;School;National;EN Wrong;;;
"""
ITALY = f"{HEAD}\n5;IT;2026-03-02;;School;Regional;IT Riposo,EN Rest;LA;;\n"
BAVARIA = f"{HEAD}\n6;DE;2026-03-04;;School;Regional;DE Nie,EN Never;BY;;\n7;DE;2031-03-04;;School;Regional;DE Frei,EN Free;BY;;\n"
FILES = {
    "ie/holidays/holidays.school.csv": IRELAND,
    "it/holidays/holidays.school.csv": ITALY,
    "it/subdivisions.csv": "Country;Code;IsoCode;ShortName;Name\nIT;IT-LA;IT-62;LA;IT Lazio\n",
    "de/holidays/holidays.school.by.csv": BAVARIA,
    "de/subdivisions.csv": "Country;Code;IsoCode;ShortName;Name\nDE;DE-BY;DE-BY;BY;DE Bayern\n",
}
NOTICE = "Contains information from OpenHolidays API Data, which is made available here under the Open Database License (ODbL)"
LICENCE = 'href="https://opendatacommons.org/licenses/odbl/1-0/"'
PAGES = [
    "/holidays/IE/2026?type=school", "/holidays/IE/2026?type=all", "/holidays/IE/2026/calendar?type=school", "/holidays/IE/2026/10?type=school",
    "/holidays/IE/2026/02-16-spring-rest-primary-schools", "/holidays/IT/2026?type=school&region=RM", "/data",
    "/holidays/IE/2026/leave?days=5", "/search?q=school+holidays+ireland", "/on/2026-10-26", "/countries/IE",
]  # fmt: skip


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("schools")
    for name, text in FILES.items():
        path = folder / "src" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def schools_origin(folder: Path) -> Iterator[str]:
    command = (program.PROGRAM, "--port", "0", "--today", program.TODAY, "--schools", folder, "--schools-revision", "2026-01-21")
    with program.serving(*command) as origin:
        yield origin


@pytest.fixture(scope="module")
def schools(schools_origin: str) -> Client:
    return Client(schools_origin)


def text(client: Client, target: str) -> str:
    answer = client.follow(target)[-1]
    assert answer.status == 200, (target, answer.text)
    return answer.text


def breaks(client: Client, target: str) -> list[str]:
    """The breaks of a list in JSON: "2026-10-26 Autumn rest", with "~" before what is estimated."""
    rows = json.loads(text(client, target))["holidays"]
    return [f"{'~' if row['estimated'] else ''}{row['date']} {row['names'][0]['text']}" for row in rows if "source" in row]


def test_Y3_breaks_are_shown_where_our_data_have_none_and_never_beside_ours(schools: Client) -> None:
    assert breaks(schools, "/holidays/IE/2026.json?type=school") == [
        "2026-02-16 Spring rest (Primary <schools>)", "2026-10-26 Autumn rest", "~2026-12-23 Winter rest",
    ]  # fmt: skip
    assert breaks(schools, "/holidays/IT/2026.json?type=school&region=RM") == ["2026-03-02 Rest"]
    assert breaks(schools, "/holidays/IT/2026.json?type=school&region=MI") == []
    assert breaks(schools, "/holidays/DE/2026.json?type=school&region=BY") == []
    assert breaks(schools, "/holidays/DE/2031.json?type=school&region=BY") == ["2031-03-04 Free"]
    assert "Never" not in text(schools, "/holidays/DE/2026.json?type=all&region=BY")


@pytest.mark.parametrize("target", PAGES)
def test_Y3_every_page_names_the_source_its_licence_and_the_revision(schools: Client, target: str) -> None:
    answer = schools.follow(target)[-1]
    assert answer.status == 200
    assert f"{NOTICE}. Revision of 21 January 2026." in answer.text
    assert LICENCE in answer.text
    assert "<schools>" not in answer.text


def test_Y3_every_page_with_the_notice_is_sound(
    schools: Client, browser: Browser, schools_origin: str, tmp_path: Path
) -> None:
    found = sound.faults(schools, browser, schools_origin, tmp_path, PAGES)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["ar", "de", "fr", "ja", "uk"])
def test_Y3_the_notice_is_in_the_language_of_the_page(schools: Client, language: str) -> None:
    page = text(schools, f"/{language}/holidays/IE/2026?type=school")
    assert "OpenHolidays API Data" in page
    assert NOTICE not in page.replace("OpenHolidays API Data, which is made available here under the Open Database License (ODbL), in", "")
    assert LICENCE in page


def test_Y3_a_list_says_until_when_breaks_are_known_and_who_says_so(schools: Client) -> None:
    (known,) = json.loads(text(schools, "/holidays/IE/2027.json?type=school"))["known"]
    assert (known["state"], known["until"]) == ("partly", "2027-01-05")
    assert known["authorities"][0]["title"].startswith("OpenHolidays API Data, which is made available here under")
    assert "School holidays are known until 5 January 2027" in text(schools, "/holidays/IE/2027?type=school")
    assert "(estimated)" in text(schools, "/holidays/IE/2026?type=school")


def test_Y3_records_and_feeds_say_it_for_each_break(schools: Client) -> None:
    for target in ("/holidays/IE/2026.json?type=all", "/holidays/IE/2026.csv?type=all", "/holidays/IE/2026.xml?type=all"):
        found = text(schools, target)
        assert found.count(f"{NOTICE}, in the revision of 2026-01-21.") == 3, target
    for target in ("/holidays/IE/2026.ics?type=all", "/holidays/IE.atom?type=all"):
        found = text(schools, target).replace("\r\n ", "").replace("\\,", ",")
        assert found.count(NOTICE) == 3, target
    drop_in = "/openholidays/SchoolHolidays?countryIsoCode=IE&validFrom=2026-01-01&validTo=2026-12-31"
    assert text(schools, drop_in).count(NOTICE) == 3
    assert "Free" not in text(schools, "/api/v3/PublicHolidays/2031/DE")


def test_Y3_check_tells_what_is_refused_and_who_gets_breaks(folder: Path, tmp_path: Path) -> None:
    done = subprocess.run([program.PROGRAM, "check", "--schools", folder], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert 'line 5: "2026-04-4" is no date' in done.stdout
    assert "src/ie/holidays/holidays.school.csv" in done.stdout
    assert "breaks for DE 2031, IE 2026–2027, IT 2026" in done.stdout
    none = subprocess.run([program.PROGRAM, "check", "--schools", tmp_path], capture_output=True, text=True, check=False)
    assert none.returncode == 1
    assert "no school holidays" in none.stdout


def test_an_export_has_none_of_them(folder: Path, tmp_path: Path) -> None:
    command = [program.PROGRAM, "export", tmp_path / "site", "--countries", "IE", "--years", "2026", "--schools", folder, "--today", program.TODAY]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    pages = list((tmp_path / "site").rglob("*"))
    assert pages
    for page in pages:
        if page.is_file() and page.suffix != ".gz":
            assert b"OpenHolidays API Data" not in page.read_bytes(), page


def test_a_change_is_seen_without_a_restart(tmp_path: Path) -> None:
    table = tmp_path / "ie/holidays/holidays.school.csv"
    table.parent.mkdir(parents=True)
    table.write_text(IRELAND, encoding="utf-8")
    with program.serving(program.PROGRAM, "--port", "0", "--today", program.TODAY, "--schools", tmp_path) as origin:
        client = Client(origin)
        assert len(breaks(client, "/holidays/IE/2026.json?type=school")) == 3
        assert "Newest file: " in text(client, "/holidays/IE/2026")
        table.write_text(IRELAND.replace("Autumn rest", "Other rest"), encoding="utf-8")
        eventually(lambda: "2026-10-26 Other rest" in breaks(client, "/holidays/IE/2026.json?type=school"))
