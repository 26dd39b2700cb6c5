"""R5: the latency of other visitors during thousands of slow ones; and more visitors than file descriptors."""

import resource
import socket
import statistics
import subprocess
import time

from . import tools
from .load import p99
from .machine import LOAD_CORE
from .server import Server, free_port, running
from .table import Row

_TARGET = "/holidays/DE/2026"
_SECONDS = 8
#: The modes of slowhttptest: headers, bodies and responses a few bytes at a time.
_KINDS = {"-H": "slow heads", "-B": "slow bodies", "-X": "slow readers"}


def measure() -> list[Row]:
    port = free_port()
    with running("almanac", [tools.PROGRAM, "--port", str(port), "--today", tools.TODAY], port) as server:
        p99(server, _TARGET, 2)
        rows = [_row(server, kind, name) for kind, name in _KINDS.items()]
    return [*rows, _crowd()]


def _row(server: Server, kind: str, name: str) -> Row:
    """Measures three pairs: before and during the attack.

    The attacker shares a core with the measured visitor, so it runs at the lowest priority.
    """
    pairs = []
    for _ in range(3):
        before = p99(server, _TARGET, _SECONDS)
        command = ["taskset", "-c", LOAD_CORE, "nice", "-n", "19", "slowhttptest", kind, "-c", "1000", "-r", "500",
                   "-i", "5", "-l", "60", "-u", server.url(_TARGET)]
        attack = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(3)
        during = p99(server, _TARGET, _SECONDS)
        attack.terminate()
        attack.wait()
        pairs.append(during / before)
    middle = statistics.median(pairs)
    return Row(f"R5 {name}", "p99 ≤ 2 × without them", f"{middle:.2f} × ({min(pairs):.2f}–{max(pairs):.2f})", middle <= 2,
               "1,000 connections of slowhttptest; p99 of 8 connections by wrk, three pairs")


def _crowd() -> Row:
    """2,000 visitors of a server with 256 file descriptors."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4096), hard))
    port = free_port()
    command = ["prlimit", "--nofile=256:256", tools.PROGRAM, "--port", str(port), "--today", tools.TODAY]
    with running("almanac", command, port) as server:
        crowd = [_connected(port) for _ in range(2000)]
        time.sleep(2)
        for connection in crowd:
            connection.close()
        start = time.monotonic()
        while not _answers(server):
            if time.monotonic() - start > 30:
                break
            time.sleep(0.05)
        took = time.monotonic() - start
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return Row("R5 256 descriptors", "no crash, recovers ≤ 5 s", f"answered {took:.1f} s after 2,000 visitors had left",
               took <= 5, "all connect, none sends a request; an answer shows that the process still runs")


def _connected(port: int) -> socket.socket:
    connection = socket.socket()
    connection.setblocking(False)
    connection.connect_ex(("127.0.0.1", port))
    return connection


def _answers(server: Server) -> bool:
    try:
        return server.get(_TARGET)[0] == 200
    except OSError:
        return False
