"""Servers, started on a free loopback port and pinned to the servers' core."""

import http.client
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from .machine import SERVER_CORE

_SECONDS_TO_START = 30


@dataclass
class Server:
    """A running HTTP server."""

    name: str
    pid: int
    port: int

    def url(self, target: str) -> str:
        return f"http://127.0.0.1:{self.port}{target}"

    def get(
        self, target: str, headers: dict[str, str] | None = None
    ) -> tuple[int, list[tuple[str, str]], bytes]:
        """Returns status, headers and body of one response, the body as it was sent."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            connection.request("GET", target, headers=headers or {})
            answer = connection.getresponse()
            return answer.status, answer.getheaders(), answer.read()
        finally:
            connection.close()


def free_port() -> int:
    """Returns a port that was free a moment ago."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextmanager
def running(
    name: str, command: list[str | Path], port: int, *, cwd: Path | None = None, env: dict[str, str] | None = None
) -> Iterator[Server]:
    """Runs a server during the block. Discards its standard output, but not its errors."""
    process = subprocess.Popen(
        ["taskset", "-c", SERVER_CORE, *command], stdout=subprocess.DEVNULL, cwd=cwd, env=env
    )
    try:
        wait_until_listening(port, process)
        yield Server(name, process.pid, port)
    finally:
        process.terminate()
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_until_listening(port: int, process: subprocess.Popen) -> None:
    deadline = time.monotonic() + _SECONDS_TO_START
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise RuntimeError(f"{process.args} exited with status {process.returncode}")
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    raise RuntimeError(f"{process.args} does not listen on port {port}")
