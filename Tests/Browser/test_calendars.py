"""Calendars that programs subscribe to: strict readers, a byte lint of our own, and two programs that synchronise."""

import csv
import datetime
import html
import io
import json
import os
import re
import subprocess
import sys
import time
import urllib.parse
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from xml.etree import ElementTree

import icalendar
import icalendar_lint
import program
import pytest
import vobject
import zxingcpp
from ical.calendar_stream import IcsCalendarStream
from icalendar_lint import day
from PIL import Image, ImageDraw
from plain import Answer, Client
from program import TODAY, YEAR

#: Countries with regions, breaks of schools, observed days, estimated dates, runs, other scripts, or no holidays.
SAMPLE = ("AQ", "CN", "DE", "EG", "GB", "IL", "IN", "JP", "SA", "US")
#: Requests name this host, and the site is told that it is its own.
PUBLIC = "https://almanac.example"


@pytest.fixture(scope="module")
def countries(client: Client) -> list[str]:
    """The codes of all countries."""
    codes = [country["code"] for country in json.loads(client.get("/countries.json").body)["countries"]]
    assert len(codes) > 200
    return codes


@pytest.fixture(scope="module")
def public() -> Iterator[Client]:
    """A site that knows its public address."""
    command = (program.PROGRAM, "--port", "0", "--today", TODAY, "--public-address", PUBLIC)
    with program.serving(*command) as origin:
        yield Client(origin)


HOST = {"Host": "almanac.example"}


def _read(feed: bytes) -> list[tuple[str, datetime.date, datetime.date, str]]:
    """Reads a calendar with the strict readers, and returns what all of them found: UID, days, summary."""
    found = [
        (event["UID"], day(event["DTSTART"]), day(event["DTEND"]), event["SUMMARY"])
        for event in icalendar_lint.events(feed)
    ]
    text = feed.decode()
    ours = sorted(found)
    ical = IcsCalendarStream.calendar_from_ics(text).events
    assert sorted((event.uid, event.dtstart, event.dtend, event.summary) for event in ical) == ours
    calendar = icalendar.Calendar.from_ical(feed)
    events = calendar.walk("VEVENT")
    assert not any(component.errors for component in calendar.walk())
    assert sorted((str(e["UID"]), e.start, e.end, str(e["SUMMARY"])) for e in events) == ours
    if found:
        tree = vobject.readOne(io.StringIO(text, newline=""))
        assert tree.validate(raiseException=True)
        read = [(e.uid.value, e.dtstart.value, e.dtend.value, e.summary.value) for e in tree.vevent_list]
        assert sorted(read) == ours
    return found


DAMAGE = [
    (b"\r\nEND:VCALENDAR\r\n", b"\r\nEND:VCALENDAR\n"),
    (b"\r\nSTATUS", b"\nSTATUS"),
    (b"SUMMARY:", b"SUMMARY:a, b"),
    (b"SUMMARY:", b"SUMMARY:\\x"),
    (b"SUMMARY:", b"SUMMARY:" + b"x" * 70),
    (b"SUMMARY:", b"SUMMARY:\x07"),
    (b"SUMMARY:", b"SUMMARY:\xc3\r\n \xa9"),
    (b"SUMMARY:", b"SUMMARY:one\r\nSUMMARY:"),
    (b"DTSTART;VALUE=DATE", b"DTSTART"),
    (b"DTEND;VALUE=DATE:20", b"DTEND;VALUE=DATE:19"),
    (b"DTEND;VALUE=DATE:", b"DTEND;VALUE=DATE:2026-"),
    (b"UID:", b"X-UID:"),
    (b"DTSTAMP:", b"X-STAMP:"),
    (b"VERSION:2.0", b"METHOD:PUBLISH\r\nVERSION:2.0"),
    (b"STATUS:CONFIRMED", b"STATUS:WRONG"),
    (b"END:VEVENT\r\n", b""),
    (b"BEGIN:VCALENDAR", b"\xef\xbb\xbfBEGIN:VCALENDAR"),
]


@pytest.mark.parametrize(("good", "bad"), DAMAGE)
def test_the_lint_finds_damage(client: Client, good: bytes, bad: bytes) -> None:
    feed = _feed(client, "/holidays/DE/2026.ics").body
    assert good in feed and icalendar_lint.events(feed)
    with pytest.raises((icalendar_lint.Fault, ValueError)):
        icalendar_lint.events(feed.replace(good, bad, 1))


def test_the_lint_finds_a_calendar_without_a_component(client: Client) -> None:
    feed = _feed(client, "/holidays/BV.ics").body
    assert icalendar_lint.events(feed) == []
    with pytest.raises(icalendar_lint.Fault):
        icalendar_lint.events(feed[: feed.index(b"BEGIN:VTIMEZONE")] + b"END:VCALENDAR\r\n")


def test_the_lint_finds_a_uid_that_occurs_twice(client: Client) -> None:
    feed = _feed(client, "/holidays/DE/2026.ics").body
    event = feed[feed.index(b"BEGIN:VEVENT") : feed.index(b"END:VEVENT") + 12]
    with pytest.raises(icalendar_lint.Fault):
        icalendar_lint.events(feed.replace(event, event + event, 1))


def _count(feed: bytes) -> int:
    return len(_read(feed))


def _feed(client: Client, target: str) -> Answer:
    answer = client.get(target)
    assert answer.status == 200, f"{target}: {answer.status}"
    assert answer.headers["content-type"] == "text/calendar; charset=utf-8"
    assert answer.headers["access-control-allow-origin"] == "*"
    return answer


def test_F3_every_reader_accepts_every_calendar_of_every_country(client: Client, countries: list[str]) -> None:
    """The year (or all years if ALL_YEARS is set) and the rolling calendar have as many events as the record in JSON."""
    years = range(2020, 2036) if os.environ.get("ALL_YEARS") else [YEAR]
    targets = [f"/holidays/{code}{rest}" for code in countries for rest in ["", *(f"/{year}" for year in years)]]
    targets = [target for target in targets if client.get(f"{target}.json").status == 200]
    assert len(targets) >= 2 * 249
    feeds = [_feed(client, f"{target}.ics").body for target in targets]
    expected = [len(json.loads(client.get(f"{target}.json").body)["holidays"]) for target in targets]
    assert sum(expected) > 10_000
    with ProcessPoolExecutor() as pool:
        assert list(pool.map(_count, feeds, chunksize=20)) == expected


@pytest.mark.parametrize("code", SAMPLE)
def test_F3_N3_every_year_type_and_region(client: Client, code: str) -> None:
    record = json.loads(client.get(f"/holidays/{code}/{YEAR}.json").body)
    known = range(record["years"]["first"], record["years"]["last"] + 1)
    targets = [(f"/holidays/{code}/{year}", "?type=all&region=all") for year in known]
    targets += [(f"/holidays/{code}/{YEAR}", f"?type=all&region={region['code']}") for region in record["regions"]]
    targets += [(f"/holidays/{code}/{YEAR}", f"?type={word}") for word in ("school", "bank", "all", "observance")]
    for path, query in targets:
        feed = _feed(client, f"{path}.ics{query}").body
        holidays = json.loads(client.get(f"{path}.json{query}").body)["holidays"]
        events = icalendar_lint.events(feed)
        days = [(h["date"], h["last"]) for h in holidays]
        assert days == [(str(day(e["DTSTART"])), str(day(e["DTEND"]) - datetime.timedelta(1))) for e in events]
        for event, holiday in zip(events, holidays, strict=True):
            assert event["SUMMARY"].startswith(holiday["names"][0]["text"])
            assert (event["STATUS"] == "TENTATIVE") == holiday["estimated"] == ("estimated)" in event["SUMMARY"])
            if holiday["observed"]:
                assert re.search(r"\((.*, )?observed[,)]", event["SUMMARY"]), event
            if holiday["observedFor"]:
                assert event["UID"].split("@")[0].endswith("-observed") or "-observed-" in event["UID"]


@pytest.mark.parametrize("code", SAMPLE)
def test_F3_a_uid_depends_on_neither_filter_nor_year_of_the_feed(client: Client, code: str) -> None:
    """Each event of a filtered feed is in the one with everything, under the same UID, and the other way round."""
    regions = [r["code"] for r in json.loads(client.get(f"/holidays/{code}/{YEAR}.json").body)["regions"]]
    by_uid: dict[str, tuple[str, str]] = {}
    by_day: dict[tuple[str, str], str] = {}

    def note(target: str) -> None:
        for event in icalendar_lint.events(_feed(client, target).body):
            name = re.sub(r" \([^()]*(observed|estimated)\)$", "", event["SUMMARY"])
            uid = event["UID"]
            assert uid.endswith("@almanac.invalid") and uid.startswith(f"{code}-")
            assert by_uid.setdefault(uid, event["DTSTART"]) == event["DTSTART"], (target, uid)
            # Breaks of schools begin on the same day and end on others.
            key = (name, event["DTSTART"], event["DTEND"])
            if "school" not in event["CATEGORIES"].lower():
                assert by_day.setdefault(key, uid) == uid, (target, uid, by_day[key])

    for query in ("", "?type=all", "?type=bank", "?type=school", "?type=government", "?type=observance"):
        note(f"/holidays/{code}/{YEAR}.ics{query}")
        note(f"/holidays/{code}/{YEAR}.ics{query}{'&' if query else '?'}region=all")
        note(f"/holidays/{code}.ics{query}")
    for region in regions:
        note(f"/holidays/{code}/{YEAR}.ics?region={region}")
        note(f"/holidays/{code}/{YEAR}.ics?type=all&region={region}")


def test_a_rolling_calendar_is_the_years_one_after_the_other(client: Client) -> None:
    for code in SAMPLE:
        rolling = icalendar_lint.events(_feed(client, f"/holidays/{code}.ics").body)
        years = [
            event
            for year in range(YEAR - 1, YEAR + 4)
            for event in icalendar_lint.events(_feed(client, f"/holidays/{code}/{year}.ics").body)
        ]
        assert rolling == years


def test_one_holiday_is_the_event_of_its_list(client: Client) -> None:
    for code in SAMPLE:
        listed = {e["UID"]: e for e in icalendar_lint.events(_feed(client, f"/holidays/{code}/{YEAR}.ics").body)}
        for holiday in json.loads(client.get(f"/holidays/{code}/{YEAR}.json").body)["holidays"]:
            for event in icalendar_lint.events(_feed(client, f"{holiday['page']}.ics").body):
                known = listed.get(event["UID"])
                # An observed day of this year's holiday may be in another year's list.
                assert known or f"{YEAR}" != event["DTSTART"][:4], event
                if known:
                    assert (known["DTSTART"], known["DTEND"]) == (event["DTSTART"], event["DTEND"])


def test_F4_several_places_share_events(client: Client) -> None:
    feed = _feed(client, "/holidays/feed.ics?place=DE-BY&place=GB-ENG&place=US").body
    _read(feed)
    events = icalendar_lint.events(feed)
    record = json.loads(client.get("/holidays/feed.json?place=DE-BY&place=GB-ENG&place=US").body)
    assert [e["UID"] for e in events] == [h["uid"] for h in record["holidays"]]
    shared = [h for h in record["holidays"] if h["date"] == f"{YEAR}-12-25"]
    assert [h["places"] for h in shared] == [["DE-BY", "GB-ENG", "US"]]
    christmas = [e for e in events if e["DTSTART"] == f"{YEAR}1225"]
    assert len(christmas) == 1 and christmas[0]["LOCATION"] == "Bavaria; England; United States"
    assert "(" not in christmas[0]["SUMMARY"]
    # What each place has alone is in the feed of all, on the same days.
    days = {(p, h["date"], h["last"]) for h in record["holidays"] for p in h["places"]}
    alone = set()
    for place, target in (("DE-BY", "DE.json?region=BY"), ("GB-ENG", "GB.json?region=ENG"), ("US", "US.json")):
        alone |= {(place, h["date"], h["last"]) for h in json.loads(client.get(f"/holidays/{target}").body)["holidays"]}
    assert days == alone


def test_the_order_of_places_does_not_matter(client: Client) -> None:
    one = _feed(client, "/holidays/feed.ics?place=US&place=DE-BY").body
    other = _feed(client, "/holidays/feed.ics?place=DE-BY&place=US").body
    assert icalendar_lint.events(one) == icalendar_lint.events(other)


@pytest.mark.parametrize("code", SAMPLE)
def test_table_and_xml_have_the_facts_of_json(client: Client, tmp_path: Path, code: str) -> None:
    schema = tmp_path / "records.xsd"
    schema.write_bytes(client.get("/records.xsd").body)
    for number, query in enumerate(("", "?type=all&region=all", "?type=school")):
        record = json.loads(client.get(f"/holidays/{code}/{YEAR}.json{query}").body)
        xml = client.get(f"/holidays/{code}/{YEAR}.xml{query}")
        assert (xml.status, xml.headers["content-type"]) == (200, "application/xml")
        file = tmp_path / f"{number}.xml"
        file.write_bytes(xml.body)
        command = ["xmllint", "--noout", "--nonet", "--schema", schema, file]
        checked = subprocess.run(command, capture_output=True, text=True, check=False)
        assert checked.returncode == 0, checked.stderr
        elements = ElementTree.fromstring(xml.body).findall("{urn:almanac:records}holiday")
        table = client.get(f"/holidays/{code}/{YEAR}.csv{query}")
        assert table.headers["content-type"] == "text/csv; charset=utf-8; header=present"
        rows = list(csv.DictReader(io.StringIO(table.body.decode(), newline=""), strict=True))
        # A table without holidays says why.
        if not record["holidays"]:
            rows = [row for row in rows if row["id"] or row["known"] not in ("not-announced", "no-data")]
        assert len(rows) == len(elements) == len(record["holidays"])
        for row, element, holiday in zip(rows, elements, record["holidays"], strict=True):
            for name in ("id", "date", "last", "observedOn", "observedFor", "page", "key"):
                assert (row[name] or None) == element.get(name) == holiday[name]
            assert (row["exchangedFor"] or None) == element.get("exchangedFor") == holiday.get("exchangedFor")
            for name in ("types", "regions", "exceptions"):
                assert row[name].split() == (element.get(name) or "").split() == holiday[name]
            for name in ("local", "estimated", "observed"):
                assert row[name] == element.get(name) == str(holiday[name]).lower()
            names = [text for text in (row["name"], row["localName"]) if text]
            told = [name.text for name in element.findall("{urn:almanac:records}name")]
            assert names == told == [name["text"] for name in holiday["names"]]


def test_a_rolling_calendar_is_a_feed_too(client: Client, public: Client, tmp_path: Path) -> None:
    for answer in (client.get("/holidays/DE.atom"), public.get("/holidays/DE.atom", HOST)):
        assert answer.headers["content-type"] == "application/atom+xml"
        file = tmp_path / "feed.xml"
        file.write_bytes(answer.body)
        rules = Path(__file__).parent / "atom.rng"
        command = ["xmllint", "--noout", "--nonet", "--relaxng", rules, file]
        checked = subprocess.run(command, capture_output=True, text=True, check=False)
        assert checked.returncode == 0, checked.stderr
        tree = ElementTree.fromstring(answer.body)
        ids = [entry.findtext("{http://www.w3.org/2005/Atom}id") for entry in tree if entry.tag.endswith("entry")]
        uids = [event["UID"] for event in icalendar_lint.events(_feed(client, "/holidays/DE.ics").body)]
        assert len(set(ids)) == len(ids) == len(uids)


BAD = [
    ("/holidays/DE.pdf", 404),
    ("/holidays/DE/2026.vcf", 404),
    ("/holidays/XX.ics", 404),
    ("/holidays/DE.ics?region=ZZ", 404),
    ("/holidays/DE/2026.ics?region=ZZ", 404),
    ("/holidays/DE/2026.ics?type=x", 400),
    ("/holidays/DE/1850.ics", 404),
    ("/holidays/DE/2026/10-03-nothing.ics", 404),
    ("/holidays/feed.ics", 400),
    ("/holidays/feed.ics?place=", 400),
    ("/holidays/feed.ics?place=DE-ZZ", 404),
    ("/holidays/feed.ics?place=DE&place=XX", 404),
    ("/holidays/feed.ics?place=Germany", 400),
    ("/holidays/feed.ics?" + "&".join(f"place=A{chr(65 + n % 26)}-{n}" for n in range(60)), 400),
]


@pytest.mark.parametrize(("target", "status"), BAD)
def test_bad_input_is_a_clear_problem(client: Client, target: str, status: int) -> None:
    answer = client.get(target)
    assert answer.status == status
    if ".ics" in target or ".vcf" in target:
        assert answer.headers["content-type"] == "application/problem+json"
        problem = json.loads(answer.body)
        assert problem["status"] == status and len(problem["detail"]) > 10
    else:
        assert answer.headers["content-type"].startswith("text/html")


def test_two_hundred_places_are_too_many(client: Client) -> None:
    places = "&".join(f"place=US-{chr(65 + n // 26)}{chr(65 + n % 26)}" for n in range(200))
    answer = client.get(f"/holidays/feed.ics?{places}")
    assert answer.status == 400 and "20" in json.loads(answer.body)["detail"]


@pytest.mark.parametrize(
    ("target", "canonical"),
    [
        ("/holidays/DE/2026.ICS", "/holidays/DE/2026.ics"),
        ("/holidays/de.Ics?type=public", "/holidays/DE.ics"),
        ("/holidays/feed.ics?place=us&place=DE-by&place=US", "/holidays/feed.ics?place=US&place=DE-BY"),
    ],
)
def test_each_calendar_has_one_address(client: Client, target: str, canonical: str) -> None:
    answers = client.follow(target)
    assert answers[0].location == canonical and answers[0].status in (301, 308)
    assert answers[-1].status == 200


@pytest.mark.parametrize("accept", ["image/png", "text/html", "application/calendar+json, text/calendar;q=0.1", "*/*"])
def test_the_extension_decides_and_not_accept(client: Client, accept: str) -> None:
    """As an address is all that a program that subscribes has, and pages are cached by it."""
    plain = client.get("/holidays/DE.ics")
    answer = client.get("/holidays/DE.ics", {"Accept": accept})
    assert answer.status == 200 and answer.body == plain.body


def test_a_calendar_is_revalidated(client: Client) -> None:
    answer = client.get("/holidays/DE.ics")
    assert client.get("/holidays/DE.ics", {"If-None-Match": answer.headers["etag"]}).status == 304
    head = client.send("HEAD", "/holidays/DE.ics")
    assert head.headers["content-length"] == answer.headers["content-length"] and not head.body


def _on(today: str, targets: list[str]) -> list[bytes]:
    with program.serving(program.PROGRAM, "--port", "0", "--today", today) as origin:
        client = Client(origin)
        return [_feed(client, target).body for target in targets]


def test_F3_the_next_day_has_the_same_bytes_until_the_year_changes(client: Client) -> None:
    targets = [f"/holidays/{code}.ics" for code in SAMPLE] + ["/holidays/feed.ics?place=DE-BY&place=US"]
    today = [_feed(client, target).body for target in targets]
    tomorrow = str(datetime.date.fromisoformat(TODAY) + datetime.timedelta(1))
    assert _on(tomorrow, targets) == today
    later = _on(f"{YEAR + 1}-01-02", targets)
    assert later != today
    # Only the ends differ: what both have is the same.
    for one, other in zip(today, later, strict=True):
        events = {event["UID"]: event for event in icalendar_lint.events(one)}
        for event in icalendar_lint.events(other):
            assert events.get(event["UID"], event) == event


def test_absolute_addresses_need_a_public_address(client: Client, public: Client) -> None:
    private = _feed(client, "/holidays/DE.ics").body
    assert b"\r\nSOURCE" not in private and b"\r\nURL" not in private and b"http" not in private
    answer = public.get("/holidays/DE.ics", HOST)
    assert f"\r\nSOURCE;VALUE=URI:{PUBLIC}/holidays/DE.ics\r\n".encode() in answer.body
    events = icalendar_lint.events(answer.body)
    assert all(event["URL"].startswith(f"{PUBLIC}/holidays/DE/") for event in events)
    assert [e["UID"] for e in events] == [e["UID"] for e in icalendar_lint.events(private)]
    _read(answer.body)


@pytest.mark.parametrize("query", ["", "?region=BY", "?type=all&region=all", "?type=restricted-settlement"])
def test_a_telephone_reads_the_code(public: Client, client: Client, query: str) -> None:
    answer = public.get(f"/holidays/DE.svg{query}", HOST)
    assert answer.headers["content-type"] == "image/svg+xml"
    codes = zxingcpp.read_barcodes(_drawn(answer.text))
    assert [code.text for code in codes] == [f"webcal://almanac.example/holidays/DE.ics{query}"]
    assert codes[0].ec_level == "M"
    assert client.get(f"/holidays/DE.svg{query}").status == 404


def _drawn(svg: str) -> Image.Image:
    """Draws the code as browsers do: horizontal lines, one module wide, on white."""
    side = int(re.search(r'viewBox="-4 -4 (\d+) \1"', svg)[1])
    image = Image.new("L", (side * 5, side * 5), 255)
    draw = ImageDraw.Draw(image)
    for x, y, length in re.findall(r"M(\d+) (\d+)\.5h(\d+)", svg):
        left, top = (int(x) + 4) * 5, (int(y) + 4) * 5
        draw.rectangle((left, top, left + int(length) * 5 - 1, top + 4), 0)
    return image


@pytest.mark.parametrize("target", ["/holidays/DE/2026?region=BY", "/holidays/DE/2026/10-03-german-unity-day"])
def test_pages_offer_to_subscribe_and_to_download(client: Client, public: Client, target: str) -> None:
    page = public.get(target, HOST).text
    query = "?region=BY" if "region" in target else ""
    assert f'href="webcal://almanac.example/holidays/DE.ics{query}"' in page
    assert f">{PUBLIC}/holidays/DE.ics{query}</a>" in page and f'src="/holidays/DE.svg{query}"' in page
    private = client.get(target).text
    for host in ("calendar.google.com", "outlook.live.com", "outlook.office.com"):
        [link] = re.findall(rf'href="(https://{host}/[^"]*)"', page)
        values = [value for _, value in urllib.parse.parse_qsl(urllib.parse.urlsplit(html.unescape(link)).query)]
        address = f"{PUBLIC}/holidays/DE.ics{query}"
        assert values[0] == (address.replace("https", "webcal", 1) if "google" in host else address)
        assert host not in private
    assert "webcal" not in private and ".svg?" not in private and f'href="/holidays/DE.ics{query}"' in private
    path, _, rest = target.partition("?")
    alternates = re.findall(r'<link rel="alternate" type="([^"]*)" href="([^"]*)"', private)
    assert ("text/calendar", f"{path}.ics" + (f"?{rest}" if rest else "")) in alternates
    for media_type, link in alternates:
        answer = client.get(link)
        assert answer.status == 200 and answer.headers["content-type"].partition(";")[0] == media_type


@pytest.fixture(scope="module")
def radicale(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A CalDAV server that checks what it is given, with nobody's password."""
    folder = tmp_path_factory.mktemp("radicale")
    port = 40_000 + hash(str(folder)) % 20_000
    command = [sys.executable, "-m", "radicale", "--config", "", "--storage-filesystem-folder", str(folder)]
    command += ["--server-hosts", f"127.0.0.1:{port}", "--auth-type", "none", "--rights-type", "authenticated"]
    process = subprocess.Popen([*command, "--logging-level", "error"], stdout=subprocess.DEVNULL)
    try:
        origin = f"http://127.0.0.1:{port}"
        for _ in range(200):
            try:
                urllib.request.urlopen(f"{origin}/.web/", timeout=1)
                break
            except OSError:
                assert process.poll() is None
                time.sleep(0.05)
        yield origin
    finally:
        process.kill()
        process.wait()


def test_a_calendar_server_takes_every_country(client: Client, countries: list[str], radicale: str) -> None:
    """A PUT of a whole collection: it rejects what its readers do not understand, and an UID that occurs twice."""
    server = Client(radicale)
    header = {"Content-Type": "text/calendar", "Authorization": "Basic dTp1"}
    for code in countries:
        feed = _feed(client, f"/holidays/{code}/{YEAR}.ics?type=all&region=all").body
        answer = server.send("PUT", f"/u/{code}/", header, feed)
        assert answer.status == 201, f"{code}: {answer.status} {answer.text}"
        stored = server.get(f"/u/{code}/", header)
        assert stored.body.count(b"BEGIN:VEVENT") == feed.count(b"BEGIN:VEVENT")


def test_a_second_synchronisation_changes_nothing(origin: str, tmp_path: Path) -> None:
    """vdirsyncer, with the calendars of the sample."""
    parts = [f'[general]\nstatus_path = "{tmp_path}/status"\n']
    codes = [code for code in SAMPLE if code != "AQ"]
    for code in codes:
        parts.append(
            f'[pair {code}]\na = "{code}_here"\nb = "{code}_there"\ncollections = null\nconflict_resolution = "b wins"\n'
            f'[storage {code}_here]\ntype = "filesystem"\npath = "{tmp_path}/{code}"\nfileext = ".ics"\n'
            f'[storage {code}_there]\ntype = "http"\nurl = "{origin}/holidays/{code}.ics"\n'
        )
    config = tmp_path / "config"
    config.write_text("\n".join(parts))
    for code in codes:
        (tmp_path / code).mkdir()

    def run(command: str) -> str:
        program = [sys.executable, "-m", "vdirsyncer", "--config", str(config), command]
        done = subprocess.run(program, input="y\n" * 40, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout + done.stderr

    run("discover")
    assert "Copying" in run("sync")
    before = {path: (path.stat().st_mtime_ns, path.read_bytes()) for path in tmp_path.glob("??/*.ics")}
    assert len(before) > 500
    second = run("sync")
    assert "Copying" not in second and "Deleting" not in second
    assert {path: (path.stat().st_mtime_ns, path.read_bytes()) for path in tmp_path.glob("??/*.ics")} == before
