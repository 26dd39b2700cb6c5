"""The recipes for Home Assistant work as they are in the document: Home Assistant itself reads them, and our answers."""

import json
import subprocess
from pathlib import Path

import pytest
import requests

ROOT = Path(__file__).resolve().parents[2]
PYTHON = ROOT / ".build/venv-home/bin/python"
DOCUMENT = ROOT / "Sources/Modules/Today/README.md"
#: A region with breaks of schools, one without, and a country whose regions have breaks of their own.
PLACES = ("DE-BY", "US-HI", "DE")


@pytest.fixture(scope="module")
def said(origin: str) -> dict[str, dict]:
    """What Home Assistant says of each place."""
    calendar = requests.get(f"{origin}/holidays/DE.ics?region=BY", timeout=120)
    assert calendar.status_code == 200
    calendar.encoding = "utf-8"
    found = {}
    for place in PLACES:
        run = subprocess.run(
            [PYTHON, Path(__file__).with_name("home_assistant.py"), DOCUMENT, origin, place],
            input=calendar.text, capture_output=True, text=True, timeout=300, check=False,
        )  # fmt: skip
        assert run.returncode == 0, run.stderr
        found[place] = json.loads(run.stdout.splitlines()[-1])
    return found


@pytest.mark.parametrize("place", PLACES)
def test_F1_the_entities_of_home_assistant_say_what_the_record_says(said: dict, origin: str, place: str) -> None:
    record = requests.get(f"{origin}/status/{place}.json", timeout=120).json()
    states = said[place]["states"]

    def switch(value: bool | None) -> str:
        return "unavailable" if value is None else "on" if value else "off"

    expected = {
        "binary_sensor.day_off": switch(record["today"]["off"]),
        "binary_sensor.day_off_tomorrow": switch(record["tomorrow"]["off"]),
        "binary_sensor.school_break": switch(record["schools"]["off"]),
        "sensor.kind_of_day": record["today"]["reason"],
        "sensor.next_holiday": record["nextHoliday"]["holidays"][0]["names"][0]["text"],
        "sensor.next_working_day": record["nextWorkingDay"],
        # An automation that Home Assistant cannot read is unavailable.
        "automation.wake_me_on_working_days": "on",
    }
    assert {name: states[name]["state"] for name in expected} == expected
    assert len(states) == len(expected)
    holiday = states["sensor.next_holiday"]
    assert (holiday["date"], holiday["days"]) == (record["nextHoliday"]["date"], record["nextHoliday"]["days"])


def test_F1_each_state_of_a_school_break_is_among_the_places(said: dict) -> None:
    assert {said[place]["states"]["binary_sensor.school_break"]["state"] for place in PLACES} >= {"off", "unavailable"}


def test_F3_remote_calendar_reads_the_days_of_the_address_in_the_document(said: dict, origin: str) -> None:
    assert said["DE-BY"]["feed"] == f"{origin}/holidays/DE.ics?region=BY"
    listed = requests.get(f"{origin}/holidays/DE/2026.json?region=BY", timeout=120).json()["holidays"]
    events = [tuple(event) for event in said["DE-BY"]["events"]]
    assert len(listed) > 10
    for holiday in listed:
        assert (holiday["date"], holiday["names"][0]["text"]) in events
