"""Instances of the built program on Unix sockets, as behind a balancer."""

import json
import os
import signal
import socket
import subprocess
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
#: The program as packages build it; the variable ALMANAC gives the path of another build.
PROGRAM = Path(os.environ.get("ALMANAC", ROOT / ".build/release/almanac"))
HOST = "almanac.example"
#: The options that the shipped unit starts an instance with.
OPTIONS = ["--log-format", "json", "--public-address", f"https://{HOST}", "--trusted-proxies", "unix"]

_SECONDS_TO_START = 180
_SECONDS_TO_STOP = 120


class Instance:
    """One process that can be stopped and started again. Each start appends to the same access log."""

    def __init__(self, folder: Path, name: str, *options: str) -> None:
        #: The folder of everything that it writes.
        self.folder = folder
        self.socket = folder / f"{name}.sock"
        self.log = folder / f"{name}.log"
        self._cache = folder / f"{name}-cache"
        self._process: subprocess.Popen | None = None
        self._options = [*OPTIONS, *options]

    def start(self) -> None:
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [PROGRAM, "serve", "--socket", self.socket, *self._options], stdout=log, stderr=log,
                env=os.environ | {"ALMANAC_CACHE_DIRECTORY": str(self._cache)},
            )
        deadline = time.monotonic() + _SECONDS_TO_START
        while not self.is_ready():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"{self.socket.name} did not start: status {self._process.poll()}")
            time.sleep(0.02)
        # Warm up: the first page takes longer and may be sent with a loading state, which no cache may store.
        ask(self.socket, "/quotes")

    def is_ready(self) -> bool:
        try:
            return ask(self.socket, "/health/ready").startswith(b"HTTP/1.1 200")
        except OSError:
            return False

    def stop(self) -> None:
        """Sends SIGTERM. Fails if the program does not exit with status 0 in time."""
        self._process.send_signal(signal.SIGTERM)
        status = self._process.wait(_SECONDS_TO_STOP)
        if status != 0:
            raise RuntimeError(f"told to stop, {self.socket.name} ended with status {status}")

    def pause(self) -> None:
        """Stops the process, so that it accepts connections but does not answer."""
        self._process.send_signal(signal.SIGSTOP)
        # Its threads stop one after the other.
        stat = Path(f"/proc/{self._process.pid}/stat")
        while stat.read_text().rpartition(")")[2].split()[0] != "T":
            time.sleep(0.01)

    def go_on(self) -> None:
        self._process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def spent(self) -> float:
        """The processor time so far, in seconds (Linux: clock_getcpuclockid)."""
        return time.clock_gettime((~self._process.pid << 3) | 2)

    def requests(self) -> list[dict]:
        """Returns the entries of the access log."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return [entry for entry in map(json.loads, lines) if "path" in entry]


def ask(path: Path, target: str) -> bytes:
    """Returns the raw response of a server on a Unix socket."""
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(10)
        connection.connect(str(path))
        connection.sendall(f"GET {target} HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\n\r\n".encode())
        return b"".join(iter(lambda: connection.recv(65536), b""))


def help_text() -> str:
    return subprocess.run([PROGRAM, "serve", "--help"], check=True, capture_output=True, text=True).stdout
