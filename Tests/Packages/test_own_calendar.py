"""A company's calendar beside the public ones, from a fresh package, by the commands of the documentation alone."""

import re
import time
from pathlib import Path

import packages
from packages import ROOT, System
from test_debian import _free_port, _serving

_GUIDE = ROOT / "Sources/OwnCalendars/README.md"
#: What a calendar program exports.
_EXPORT = """BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Acme//Human resources//EN
BEGIN:VEVENT
UID:1@acme.example
DTSTAMP:20260101T000000Z
DTSTART;VALUE=DATE:20240504
DTEND;VALUE=DATE:20240505
RRULE:FREQ=YEARLY
SUMMARY:Founder's Day
END:VEVENT
END:VCALENDAR
"""
#: Where the day has to be seen: the pages and records of the place, and those of the world.
_PLACES = (
    "/holidays/ZZ/2026?region=ACME-MUNICH", "/holidays/ZZ/2026.json?region=ACME-MUNICH",
    "/holidays/ZZ/2026.csv?region=ACME-MUNICH", "/holidays/ZZ/2026.xml?region=ACME-MUNICH",
    "/holidays/ZZ/2026/05-04-founders-day?region=ACME-MUNICH", "/holidays/ZZ/2026/calendar?region=ACME-MUNICH",
    "/holidays/ZZ/2026/leave?days=10&region=ACME-MUNICH", "/holidays/ZZ/2026/long-weekends?region=ACME-MUNICH",
    "/holidays/feed.ics?place=ZZ-ACME-MUNICH", "/compare/2026?place=ZZ-ACME-MUNICH&place=FR",
    "/working-days?from=2026-05-01&to=2026-05-10&place=ZZ-ACME-MUNICH", "/on/2026-05-04", "/on/2026-05-04.json",
    "/api/v3/PublicHolidays/2026/ZZ",
    "/openholidays/PublicHolidays?countryIsoCode=ZZ&validFrom=2026-01-01&validTo=2026-12-31",
)


def _steps() -> list[str]:
    """The commands below “A calendar in five minutes”."""
    [block] = re.findall(r"## A calendar in five minutes\n.*?```sh\n(.*?)```", _GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    return block.splitlines()


def test_a_companys_calendar_is_seen_everywhere_after_the_steps_of_the_documentation(deb: Path, system: System) -> None:
    start = time.monotonic()
    system.install(deb)
    (system.folder / "root/acme.ics").write_text(_EXPORT.replace("\n", "\r\n"), encoding="utf-8")
    for name, script in (("sudo", 'exec "$@"'), ("systemctl", 'echo "$@" >>/run/said')):
        stand_in = system.folder / "usr/bin" / name
        stand_in.write_text(f"#!/bin/sh\n{script}\n")
        stand_in.chmod(0o755)
    steps = _steps()
    for step in steps:
        system.run("sh", "-ec", f"cd /root; {step}")
    assert (system.folder / "run/said").read_text() == "restart almanac@1\n"
    port = _free_port()
    with _serving(system, "--port", str(port)) as process:
        packages.eventually(lambda: packages.answers(port), process)
        for target in _PLACES:
            status, body = packages.ask(port, target)
            assert (status, b"Founder" in body) == (200, True), target
        for target, words in (("/search?q=acme", b"ACME-MUNICH"), ("/countries?q=own", b"Own calendars")):
            status, body = packages.ask(port, target)
            assert (status, words in body) == (200, True), target
        # A place without the file has not got the day.
        assert b"Founder" not in packages.ask(port, "/holidays/DE/2026?region=BY")[1]
    print(f"{len(steps)} commands, {time.monotonic() - start:.0f} s with the installation and {len(_PLACES)} addresses")
    assert len(steps) <= 5
