"""Runs Sources/Deployment/package, and installs its packages into bare Debian systems."""

import os
import re
import shutil
import signal
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = ROOT / "Sources/Deployment"
#: The program as packages build it; the variable ALMANAC gives the path of another build.
PROGRAM = Path(os.environ.get("ALMANAC", ROOT / ".build/release/almanac"))
BASE = ROOT / ".build/packages/base.tar"

_SECONDS_TO_START = 180
_NOBODY = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8"}


def _own_version() -> str | None:
    said = subprocess.run([PROGRAM, "--version"], check=False, capture_output=True, text=True)
    found = re.search(r"\d+\.\d+\.\d+", said.stdout) if said.returncode == 0 else None
    return found and found[0]


#: The program's own version, which the package has without being told.
VERSION = _own_version() or "1.0.0"


def package(*words: object) -> subprocess.CompletedProcess:
    """Runs the script with the built program. It needs Swift's libraries, unless it was linked statically."""
    version = [] if _own_version() else ["--version", VERSION]
    return subprocess.run(
        [SHIPPED / "package", *words, "--program", PROGRAM, *version, "--with-runtime", "--compression", "gzip"],
        check=False, capture_output=True, text=True)


def built(*words: object) -> Path:
    """Returns what the script has built."""
    said = package(*words)
    assert said.returncode == 0, said.stderr
    return Path(said.stdout.strip())


def next_version(deb: Path, folder: Path, version: str, change: Callable[[Path], None]) -> Path:
    """Returns the package as another version, after a change of its files."""
    tree = folder / version
    subprocess.run(["dpkg-deb", "--raw-extract", deb, tree], check=True)
    control = tree / "DEBIAN/control"
    control.write_text(re.sub("(?m)^Version: .*", f"Version: {version}", control.read_text()))
    change(tree)
    newer = folder / f"almanac_{version}.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Znone", "--build", tree, newer], check=True, capture_output=True)
    shutil.rmtree(tree)
    return newer


def systems_are_possible(folder: Path) -> bool:
    """Whether this machine allows what bare systems are made of. A container may not, even to root."""
    namespaces = ["unshare", "--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc"]
    probe = [*namespaces, "sh", "-c", f"mount -t tmpfs tmpfs '{folder}' && mknod '{folder}/null' c 1 3"]
    return subprocess.run(probe, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode == 0


class System:
    """A bare Debian system in a folder. Its commands run in namespaces of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        subprocess.run(["tar", "--extract", "--file", BASE, "--directory", folder], check=True)

    def run(self, *words: object, status: int = 0) -> str:
        """Runs a command, and returns its output. Fails if it ends with another status."""
        said = subprocess.run(
            self.command(*words), check=False, capture_output=True, text=True, stdin=subprocess.DEVNULL, env=_NOBODY)
        assert said.returncode == status, said.stdout + said.stderr
        return said.stdout + said.stderr

    def command(self, *words: object) -> list:
        inside = ["unshare", "--mount", "--pid", "--fork", "--kill-child", f"--root={self.folder}", "--mount-proc"]
        return [*inside, *words]

    def install(self, deb: Path, *options: str) -> str:
        """Installs a package with dpkg."""
        copy = self.folder / "tmp" / deb.name
        shutil.copy(deb, copy)
        try:
            return self.run("dpkg", *options, "--install", f"/tmp/{deb.name}")
        finally:
            copy.unlink()

    def files(self) -> dict[str, object]:
        """Returns what each file of the system contains, without dpkg's own records, logs and caches."""
        found: dict[str, object] = {}
        for path in self.folder.rglob("*"):
            name = str(path.relative_to(self.folder))
            if name.startswith(("var/lib/dpkg/", "var/log/", "var/cache/ldconfig/", "proc/", "dev/")):
                continue
            mode = path.lstat().st_mode
            if path.is_symlink():
                found[name] = os.readlink(path)
            else:
                found[name] = (mode, path.read_bytes() if path.is_file() else None)
        return found


def ask(port: int, target: str) -> tuple[int, bytes]:
    """Returns status and body."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}{target}", timeout=30) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as answer:
        return answer.code, answer.read()


def child(process: subprocess.Popen) -> int:
    """Returns the process that `unshare --fork` starts, which is the first of its namespace."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    eventually(lambda: children.read_text() != "", process)
    return int(children.read_text().split()[0])


def end(process: subprocess.Popen) -> None:
    """Ends what `unshare --fork` has started. `--kill-child` does not, once the child has changed its user (prctl(2))."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    for child in children.read_text().split() if process.poll() is None else []:
        os.kill(int(child), signal.SIGKILL)
    process.kill()
    process.wait()


def eventually(holds: Callable[[], bool], process: subprocess.Popen) -> None:
    """Waits until the process does what is expected."""
    deadline = time.monotonic() + _SECONDS_TO_START
    while not holds():
        assert process.poll() is None, f"ended with status {process.returncode}"
        assert time.monotonic() < deadline, "does not start"
        time.sleep(0.05)


def answers(port: int) -> bool:
    try:
        return ask(port, "/health/ready")[0] == 200
    except OSError:
        return False
