"""A crashed instance is restarted, and visitors wait instead of being rejected.

A short stand-in for systemd keeps the socket open, and restarts the program like the unit. `crash_under_systemd.py`
tests the real systemd by hand.
"""

import configparser
import os
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import instance
import pytest
from balancer import SHIPPED
from instance import HOST, Instance

_CRASHES = 7


def test_the_unit_is_started_again_whatever_ends_it_and_however_often() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str
    unit.read(SHIPPED / "systemd/almanac@.service")
    assert unit["Service"]["Restart"] == "always"
    # It must be in [Unit]: elsewhere systemd ignores it, and gives up after five starts in ten seconds.
    assert unit["Unit"]["StartLimitIntervalSec"] == "0"
    # The socket would refuse more than twenty activations in two seconds (systemd.socket(5), TriggerLimitBurst).
    assert float(unit["Service"]["RestartSec"].removesuffix("s")) >= 1


class Supervisor:
    """Keeps the socket open and the program running, like the shipped units."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "http.sock"
        self.starts = 0
        self._cache = folder / "cache"
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(self.path))
        self._listener.listen(1024)
        self._is_over = threading.Event()
        self._process: subprocess.Popen | None = None
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def _run(self) -> None:
        options = " ".join(instance.OPTIONS)
        command = f'exec 3<&{self._listener.fileno()}; LISTEN_FDS=1 LISTEN_PID=$$ exec "{instance.PROGRAM}" serve {options}'
        while not self._is_over.is_set():
            self._process = subprocess.Popen(
                ["bash", "-c", command], pass_fds=[self._listener.fileno()], stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL, env=os.environ | {"ALMANAC_CACHE_DIRECTORY": str(self._cache)})
            self.starts += 1
            self._process.wait()
            self._is_over.wait(0.2)

    def crash(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def close(self) -> None:
        self._is_over.set()
        self._process.kill()
        self._thread.join()
        self._listener.close()


@pytest.fixture
def supervisor(tmp_path: Path) -> Iterator[Supervisor]:
    supervisor = Supervisor(tmp_path)
    yield supervisor
    supervisor.close()


def test_who_comes_while_it_is_down_waits_and_is_answered(supervisor: Supervisor) -> None:
    for crash in range(_CRASHES):
        assert instance.ask(supervisor.path, "/holidays/DE/2026").startswith(b"HTTP/1.1 200")
        supervisor.crash()
        # The program is down now, but the socket still exists.
        begin = time.monotonic()
        assert instance.ask(supervisor.path, f"/quotes?draw={crash}").startswith(b"HTTP/1.1 200")
        assert time.monotonic() - begin < 10
    assert supervisor.starts == _CRASHES + 1


def test_a_crash_in_the_middle_of_an_answer_costs_that_one_alone(supervisor: Supervisor) -> None:
    assert instance.ask(supervisor.path, "/health/ready").startswith(b"HTTP/1.1 200")
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(10)
        connection.connect(str(supervisor.path))
        connection.sendall(f"POST /options HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: 100\r\n\r\nname=".encode())
        time.sleep(0.2)
        supervisor.crash()
        try:
            assert connection.recv(1) == b""
        except ConnectionResetError:
            pass
    assert instance.ask(supervisor.path, "/options").startswith(b"HTTP/1.1 200")


def test_without_systemd_the_socket_that_a_crash_left_behind_is_taken_over(tmp_path: Path) -> None:
    crashing = Instance(tmp_path, "crash")
    try:
        for _ in range(3):
            crashing.start()
            assert instance.ask(crashing.socket, "/holidays/DE/2026").startswith(b"HTTP/1.1 200")
            crashing.kill()
            assert crashing.socket.is_socket(), "a crash cannot tidy up"
        crashing.start()
        crashing.stop()
        assert not crashing.socket.exists()
        # A crash leaves no temporary files of the socket.
        assert [path for path in tmp_path.rglob("*.sock.*")] == []
    finally:
        crashing.kill()
