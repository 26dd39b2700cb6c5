"""A client in Python, generated from our description: it is generated without a warning, typed, built, and says what we say."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
import requests

PROGRAM = Path(__file__).absolute().parent / "Client/days_off.py"
#: This Python, and the tools beside it.
PYTHON = Path(sys.executable).absolute()
TOOLS = PYTHON.parent


def run(*command: str | Path, folder: Path, **environment: str) -> str:
    path = f"{TOOLS}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, "PATH": path, **environment}, capture_output=True, text=True, timeout=600,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory, origin: str) -> Path:
    """The sources of the client."""
    folder = tmp_path_factory.mktemp("client")
    said = run(
        TOOLS / "openapi-python-client", "generate", "--url", f"{origin}/openapi.json", "--meta", "setup",
        "--output-path", folder / "client", "--fail-on-warning", folder=folder,
    )  # fmt: skip
    assert "Warning" not in said, said
    return folder / "client"


@pytest.fixture(scope="module")
def installed(source: Path) -> Path:
    """The folder with the installed client."""
    folder = source.parent / "installed"
    run(
        PYTHON, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--target", folder, source,
        folder=source.parent,
    )  # fmt: skip
    return folder


def test_F5_the_client_and_a_program_that_uses_it_are_typed(installed: Path) -> None:
    run(
        PYTHON, "-m", "mypy", "--strict", "--cache-dir", installed.parent / "cache", installed / "almanac_client",
        PROGRAM, folder=installed.parent, MYPYPATH=str(installed),
    )  # fmt: skip


def test_F5_F2_the_client_says_what_the_records_say(installed: Path, origin: str) -> None:
    def get(address: str, status: int = 200) -> dict:
        answer = requests.get(origin + address, timeout=120)
        assert answer.status_code == status
        return answer.json()

    said = json.loads(run(PYTHON, PROGRAM, origin, folder=installed.parent, PYTHONPATH=str(installed)))
    holidays = get("/holidays/DE/2026.json?region=BY")["holidays"]
    assert said["holidays"] == [[day["date"], day["names"][0]["text"]] for day in holidays]
    assert len(said["holidays"]) >= 12
    working = get("/working-days.json?from=2026-12-01&to=2027-01-15&place=DE-BY")
    assert said["working_days"] == working["workingDays"]
    assert said["meeting"] == get("/compare/meeting.json?from=2027-01-04&days=3&place=DE-BY&place=US-NY")["days"]
    assert said["problem"] == [404, get("/holidays/DE/1999.json", 404)["title"]]
    weekends = get("/holidays/DE/2026/long-weekends.json?region=BY")["longWeekends"]
    assert said["longest_weekend"] == max(weekend["daysOff"] for weekend in weekends)
    assert said["status"] == get("/status/DE-BY/2026-12-25.json")["page"]
    assert said["plans"] == len(get("/holidays/DE/2027/leave.json?days=5&region=BY")["plans"])
