"""The Debian package of the data alone: installed beside the program, used by it, and upgraded while it runs."""

import shutil
import subprocess
from pathlib import Path

import packages
import pytest
from packages import ROOT, System
from test_debian import _free_port, _serving

_NAME = "German Unity Day"


def _data(folder: Path, name: str, epoch: int, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of our own documents, in which a holiday has another name."""
    documents = folder / f"documents-{epoch}"
    shutil.copytree(ROOT / "Sources/Documents/Data", documents)
    germany = documents / "holidays/DE.xml"
    text = germany.read_text(encoding="utf-8")
    assert _NAME in text
    germany.write_text(text.replace(_NAME, name), encoding="utf-8")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(epoch))
    return packages.built("data", "--documents", documents, "--output", folder)


def test_V2_lintian_finds_nothing_in_the_data(tmp_path: Path) -> None:
    deb = packages.built("data", "--output", tmp_path)
    said = subprocess.run(
        ["lintian", "--allow-root", "--fail-on", "error,warning", deb], check=False, capture_output=True, text=True)
    assert (said.returncode, said.stdout) == (0, ""), said.stdout + said.stderr
    again = tmp_path / "again"
    again.mkdir()
    assert packages.built("data", "--output", again).read_bytes() == deb.read_bytes()


def test_V2_data_are_used_beside_the_program_and_upgraded_while_it_runs(
    deb: Path, system: System, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = _data(tmp_path, "Day of the First Package", 1_800_000_000, monkeypatch)
    second = _data(tmp_path, "Day of the Second Package", 1_800_000_100, monkeypatch)
    system.install(deb)
    system.install(first)
    assert system.run("dpkg", "--verify", "almanac-data") == ""
    port = _free_port()
    with _serving(system, "--port", str(port), "--data-directory", "/usr/share/almanac") as process:
        packages.eventually(lambda: packages.answers(port), process)
        assert b"Day of the First Package" in packages.ask(port, "/holidays/DE/2026")[1]
        system.install(second)
        packages.eventually(lambda: b"Day of the Second Package" in packages.ask(port, "/holidays/DE/2026")[1], process)
    assert len(list((system.folder / "usr/share/almanac/versions").iterdir())) == 1
    system.run("dpkg", "--purge", "almanac-data")
    assert not (system.folder / "usr/share/almanac").exists()
    with _serving(system, "--port", str(port), "--data-directory", "/usr/share/almanac") as process:
        packages.eventually(lambda: packages.answers(port), process)
        assert _NAME.encode() in packages.ask(port, "/holidays/DE/2026")[1]
