"""Tests the shipped units under a real systemd while the program crashes repeatedly. Run by hand, as root.

A second systemd manager runs beside the machine's own, with its own mount namespace and control groups. Some directives
work only in the machine's first process. The units run without those, and the script lists them.

    .build/venv/bin/python Tests/Deployment/crash_under_systemd.py
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from balancer import SHIPPED
from instance import PROGRAM, ask

#: The directives that only the machine's own manager can apply.
_NOT_HERE = ("DynamicUser", "ProtectHome", "ProtectKernelLogs", "ProtectKernelTunables", "PrivateTmp", "MemoryMax")
_GROUP = "almanac-crash"
_CRASHES = 8


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="alm-") as name:
        folder = Path(name)
        print(f"without {', '.join(_NOT_HERE)}")
        print("as shipped:")
        with_limit = _try(folder / "a", lambda text: text)
        print("with systemd's own limit of starts:")
        without = _try(folder / "b", lambda text: text.replace("StartLimitIntervalSec=0\n", ""))
    if with_limit != (_CRASHES, "active") or without[1] == "active":
        sys.exit("not as expected")


def _try(folder: Path, change) -> tuple[int, str]:
    """Kills the program repeatedly. Returns the number of recoveries, and the final state of the unit."""
    folder.mkdir()
    _write_units(folder, change)
    with Manager(folder) as manager:
        manager.call("start", "almanac@1.socket", "almanac@1.service")
        path = folder / "socket/http.sock"
        back, slowest = 0, 0.0
        for _ in range(_CRASHES):
            process = int(manager.said("show", "--value", "--property=MainPID", "almanac@1.service"))
            if process == 0:
                break
            os.kill(process, signal.SIGKILL)
            begin = time.monotonic()
            try:
                answered = ask(path, "/health/ready").startswith(b"HTTP/1.1 200")
            except OSError as problem:
                print(f"  after {back} crashes: {problem}")
                break
            slowest = max(slowest, time.monotonic() - begin)
            back += answered
        state = manager.said("show", "--value", "--property=ActiveState", "almanac@1.service")
        socket = manager.said("show", "--value", "--property=ActiveState,Result", "almanac@1.socket").split()
        print(f"  {back} of {_CRASHES} crashes were followed by an answer, within {slowest:.1f} s; service {state}, socket {socket}")
        if state == "active":
            manager.call("stop", "almanac@1.service")
            time.sleep(2)
            ended = manager.said("show", "--value", "--property=ActiveState,Result", "almanac@1.service").split()
            print(f"  stopped by hand it stays so: {ended}")
        return back, state


def _write_units(folder: Path, change) -> None:
    units = folder / "units"
    units.mkdir()
    for unit in (SHIPPED / "systemd").iterdir():
        text = change(unit.read_text()).replace("/usr/local/bin/almanac", str(PROGRAM))
        text = text.replace("/run/almanac-%i/http.sock", str(folder / "socket/http.sock"))
        for name in _NOT_HERE:
            text = re.sub(f"(?m)^{name}=.*\n", "", text)
        (units / unit.name).write_text(text)


class Manager:
    """A systemd user manager, run as root, that loads only these units."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._environment = os.environ | {
            "XDG_RUNTIME_DIR": str(folder / "run"), "XDG_CACHE_HOME": str(folder / "cache"),
            "SYSTEMD_UNIT_PATH": f"{folder / 'units'}:/usr/lib/systemd/user",
        }
        (folder / "run").mkdir(mode=0o700)
        self._groups = [group / _GROUP for group in self._hierarchies()]

    @staticmethod
    def _hierarchies() -> list[Path]:
        root = Path("/sys/fs/cgroup")
        return [path for path in (root, *root.iterdir()) if (path / "cgroup.procs").exists() and not path.is_symlink()]

    def __enter__(self) -> "Manager":
        for group in self._groups:
            group.mkdir(exist_ok=True)
        # It must be in its own groups before it starts, because it claims all processes in its group.
        joined = "; ".join(f"echo $$ > {group}/cgroup.procs" for group in self._groups if group.parent.name != "cpuset")
        script = f"{joined}; mount -t tmpfs tmpfs /run && mkdir -p /run/systemd/system && exec /lib/systemd/systemd --user --unit=basic.target"
        with (self._folder / "log").open("wb") as log:
            self._process = subprocess.Popen(
                ["unshare", "--mount", "bash", "-c", script], env=self._environment, stdout=log, stderr=log)
        deadline = time.monotonic() + 10
        while not (self._folder / "run/systemd/private").exists():
            if self._process.poll() is not None or time.monotonic() > deadline:
                self.__exit__()
                sys.exit(f"systemd does not start here: {(self._folder / 'log').read_text()[-500:]}")
            time.sleep(0.05)
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
        # Its groups still contain the processes that it started, and no others.
        deadline = time.monotonic() + 5
        while (left := self._processes()) and time.monotonic() < deadline:
            for process in left:
                os.kill(process, signal.SIGKILL)
            time.sleep(0.1)
        for group in self._groups:
            for folder in sorted((path for path in (group, *group.rglob("*")) if path.is_dir()), reverse=True):
                folder.rmdir()

    def _processes(self) -> set[int]:
        listed = (path for group in self._groups for path in group.rglob("cgroup.procs"))
        return {int(line) for path in listed for line in path.read_text().split()}

    def call(self, *words: str) -> None:
        subprocess.run(["systemctl", "--user", *words], env=self._environment, check=True)

    def said(self, *words: str) -> str:
        return subprocess.run(
            ["systemctl", "--user", *words], env=self._environment, check=True, capture_output=True, text=True).stdout.strip()


if __name__ == "__main__":
    if os.geteuid() != 0 or shutil.which("systemctl") is None or not Path("/lib/systemd/systemd").exists():
        sys.exit("needs root and systemd")
    main()
