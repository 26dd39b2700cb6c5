"""R6: the growth of memory and descriptors over millions of requests for many addresses.

SOAK sets the number of requests; the bar asks for 10,000,000, which take at least a quarter of an hour.
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
        # These fill the caches, whose limits are the operator's; after them nothing should grow.
        while asked < _REQUESTS / 10:
            asked += _round(server.url("/"), 10)
        time.sleep(2)
        descriptors, start = open_descriptors(server.pid), time.monotonic()
        while asked < _REQUESTS:
            asked += _round(server.url("/"), 10)
            seconds = time.monotonic() - start
            samples.append((seconds / 600, resident_megabytes(server.pid)))
        # Give the server time to notice that the last connections are closed.
        time.sleep(2)
        moved = open_descriptors(server.pid) - descriptors
        slope, later = _slope(samples), _slope(samples[len(samples) // 2:])
    holds = abs(moved) <= 5 and slope < 1 if seconds >= 600 else None
    return [
        Row("R6 soak", "memory < 1 MB per 10 min, descriptors ± 5",
            f"{slope:+.2f} MB per 10 min, {later:+.2f} in the second half, {samples[-1][1]:.0f} MB at the end;"
            f" descriptors {moved:+d}; {asked:,} requests, all but the first tenth measured, in {seconds:.0f} s", holds,
            f"over 100,000 addresses; SOAK={_REQUESTS} set" + ("" if holds is not None else "; too short to judge"))
    ]


def _slope(samples: list[tuple[float, float]]) -> float:
    return statistics.linear_regression(*zip(*samples)).slope if len(samples) > 2 else float("nan")


def _round(url: str, seconds: int) -> int:
    command = ["taskset", "-c", LOAD_CORE, "wrk", "-t1", "-c32", f"-d{seconds}s", "-s", _SCRIPT, url]
    report = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return int(report.partition(" requests in")[0].split()[-1])
