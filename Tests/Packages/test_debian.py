"""The Debian package in a bare system: installed, started without systemd, upgraded, removed and purged."""

import os
import re
import socket
import stat
import subprocess
from pathlib import Path

import packages
from packages import VERSION, System

_ENVIRONMENT = "etc/almanac/environment"
#: What lintian finds in a debug build, which brings Swift's libraries along: where they are, and how they were linked.
_OF_THE_RUNTIME = (
    "custom-library-search-path", "dir-or-file-in-opt", "embedded-library", "shared-library-lacks-prerequisites",
    "unstripped-binary-or-object", "shared-library-is-executable", "undeclared-elf-prerequisites",
    "unstripped-static-library", "sharedobject-in-library-directory-missing-soname", "hardening-no-pie",
    "package-has-unnecessary-activation-of-ldconfig-trigger", "missing-depends-line",
)


def test_V2_lintian_finds_nothing(deb: Path) -> None:
    said = subprocess.run(
        ["lintian", "--allow-root", "--fail-on", "error,warning", "--suppress-tags", ",".join(_OF_THE_RUNTIME), deb],
        check=False, capture_output=True, text=True)
    assert (said.returncode, said.stdout) == (0, ""), said.stdout + said.stderr


def test_V2_a_page_is_served_where_only_dpkg_was_run(deb: Path, system: System) -> None:
    system.install(deb)
    assert (system.folder / "etc/passwd").read_text().count("\nalmanac:x:") == 1
    assert system.run("dpkg", "--verify", "almanac") == ""
    port = _free_port()
    with _serving(system, "--port", str(port)) as process:
        packages.eventually(lambda: packages.answers(port), process)
        status, body = packages.ask(port, "/holidays/DE/2026")
        assert (status, b"German Unity Day" in body) == (200, True)
        assert Path(f"/proc/{packages.child(process)}").stat().st_uid == _user(system)


def test_V2_an_upgrade_keeps_changed_settings(deb: Path, system: System, tmp_path: Path) -> None:
    def change(tree: Path) -> None:
        file = tree / _ENVIRONMENT
        file.write_text(file.read_text() + "# new\n")

    newer = packages.next_version(deb, tmp_path, f"{VERSION}.1", change)
    system.install(deb)
    file = system.folder / _ENVIRONMENT
    assert file.stat().st_mode & 0o777 == 0o600
    # Unchanged settings become the new ones without a question.
    system.install(newer)
    assert file.read_text().endswith("# new\n")
    mine = "ALMANAC_PUBLIC_ADDRESS=https://holidays.example\n"
    file.write_text(mine)
    newest = packages.next_version(newer, tmp_path, f"{VERSION}.2", change)
    system.install(newest, "--force-confdef", "--force-confold")
    assert (file.read_text(), file.stat().st_mode & 0o777) == (mine, 0o600)
    assert file.with_name("environment.dpkg-dist").read_text().count("# new") == 2


def test_V2_a_removed_package_keeps_the_settings(deb: Path, system: System) -> None:
    system.install(deb)
    system.run("dpkg", "--remove", "almanac")
    assert (system.folder / _ENVIRONMENT).exists()
    assert not (system.folder / "usr/bin/almanac").exists()


def test_V2_a_purged_package_leaves_nothing(deb: Path, system: System) -> None:
    # The package of a debug build may have Swift's libraries in /opt, and dpkg removes an empty folder.
    (system.folder / "opt/other").touch()
    before = system.files()
    system.install(deb)
    (system.folder / _ENVIRONMENT).write_text("ALMANAC_PORT=8081\n")
    (system.folder / f"{_ENVIRONMENT}-1").write_text("ALMANAC_METRICS_PORT=9101\n")
    for folder in ("var/cache/almanac-1", "var/cache/private/almanac-2"):
        (system.folder / folder).mkdir(parents=True)
        (system.folder / folder / "document").write_text("cached")
    enabled = system.folder / "etc/systemd/system/multi-user.target.wants/almanac@1.service"
    enabled.parent.mkdir(parents=True, exist_ok=True)
    enabled.symlink_to("/usr/lib/systemd/system/almanac@.service")
    system.run("dpkg", "--purge", "almanac")
    assert not enabled.is_symlink()
    after = system.files()
    # The tools that keep /etc/passwd write the previous version beside it; the folder is systemd's.
    others = re.compile(r"etc/(passwd|group|g?shadow|subuid|subgid)-|etc/\.pwd\.lock|var/cache/private")
    changed = {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}
    assert {name for name in changed if not others.fullmatch(name)} == set()


def test_V2_a_process_that_still_runs_does_not_stop_a_purge(deb: Path, system: System) -> None:
    """Without systemd, nobody has stopped the instances."""
    system.install(deb)
    user = "setpriv --reuid=almanac --regid=almanac --clear-groups"
    system.run("sh", "-c", f"{user} sleep 60 & dpkg --purge almanac && ! getent passwd almanac")


def test_V2_systemd_is_told_to_restart_what_runs_and_to_stop_what_is_removed(
    deb: Path, system: System, tmp_path: Path
) -> None:
    """A script takes the place of systemctl, and writes down what it is told."""
    (system.folder / "run/systemd/system").mkdir(parents=True)
    stand_in, said = system.folder / "usr/bin/systemctl", system.folder / "run/said"
    stand_in.write_text('#!/bin/sh\necho "$@" >>/run/said\n')
    stand_in.chmod(0o755)
    system.install(deb)
    assert said.read_text().splitlines() == ["--system daemon-reload"]
    for name in ("almanac-1", "almanac-blue"):
        (system.folder / "run" / name).mkdir()
        os.mknod(system.folder / "run" / name / "http.sock", stat.S_IFSOCK | 0o600)
    said.unlink()
    system.install(packages.next_version(deb, tmp_path, f"{VERSION}.1", lambda tree: None))
    assert [line for line in said.read_text().splitlines() if "restart" in line] == [
        "try-restart almanac@1.service", "try-restart almanac@blue.service"]
    said.unlink()
    system.run("dpkg", "--remove", "almanac")
    assert said.read_text().splitlines() == ["stop almanac@*.socket almanac@*.service", "--system daemon-reload"]


def test_V2_the_same_program_makes_the_same_bytes(deb: Path, tmp_path: Path) -> None:
    assert packages.built("deb", "--output", tmp_path).read_bytes() == deb.read_bytes()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def _user(system: System) -> int:
    return int(re.search(r"(?m)^almanac:x:(\d+):", (system.folder / "etc/passwd").read_text())[1])


class _serving:
    """Runs an instance as the unit does, without systemd: as the user of the package, with the settings in the file."""

    def __init__(self, system: System, *options: str) -> None:
        script = 'set -a; . /etc/almanac/environment; exec setpriv --reuid=almanac --regid=almanac --clear-groups "$@"'
        self._command = system.command("sh", "-c", script, "sh", "/usr/bin/almanac", "serve", *options)

    def __enter__(self) -> subprocess.Popen:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, env={"PATH": "/usr/bin:/bin"})
        return self._process

    def __exit__(self, *_: object) -> None:
        packages.end(self._process)
