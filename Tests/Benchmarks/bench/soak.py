"""R6: very many requests over very many addresses, and what becomes of memory and descriptors.

SOAK says how many requests; 10,000,000 are what is asked for, and take a quarter of an hour or more.
"""

import os
import statistics
import subprocess
import time

from . import tools
from .machine import LOAD_CORE, open_descriptors, resident_megabytes
from .server import free_port, running
from .table import Row

_REQUESTS = int(os.environ.get("SOAK", "200000"))
_SCRIPT = tools.PEERS / "wrk/addresses.lua"


def measure() -> list[Row]:
    port = free_port()
    with running("almanac", [tools.PROGRAM, "--port", str(port), "--today", tools.TODAY], port) as server:
        asked, seconds = 0, 0.0
        samples: list[tuple[float, float]] = []
        # The first round fills the caches; what grows after it should not.
        asked += _round(server.url("/"), 10)
        time.sleep(2)
        descriptors, start = open_descriptors(server.pid), time.monotonic()
        while asked < _REQUESTS:
            asked += _round(server.url("/"), 10)
            seconds = time.monotonic() - start
            samples.append((seconds / 600, resident_megabytes(server.pid)))
        # The last visitors' connections have to be seen to be closed.
        time.sleep(2)
        moved = open_descriptors(server.pid) - descriptors
        slope = statistics.linear_regression(*zip(*samples)).slope if len(samples) > 2 else float("nan")
    holds = abs(moved) <= 5 and slope < 1 if seconds >= 600 else None
    return [
        Row("R6 soak", "memory < 1 MB per 10 min, descriptors ± 5",
            f"{slope:+.2f} MB per 10 min, {samples[-1][1]:.0f} MB at the end; descriptors {moved:+d}; {asked:,} requests in"
            f" {seconds:.0f} s", holds,
            f"over 100,000 addresses; SOAK={_REQUESTS} set" + ("" if holds is not None else "; too short to judge"))
    ]


def _round(url: str, seconds: int) -> int:
    command = ["taskset", "-c", LOAD_CORE, "wrk", "-t1", "-c32", f"-d{seconds}s", "-s", _SCRIPT, url]
    report = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return int(report.partition(" requests in")[0].split()[-1])
