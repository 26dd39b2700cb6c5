"""P8: the time of a search for a country, and of one over everything, for the slowest of 1,000 queries."""

import statistics
import subprocess

from . import tools
from .machine import SERVER_CORE
from .pairs import PAIRS
from .table import Row

_MOST = 1000


def measure() -> list[Row]:
    bench = tools.swift_bench()
    return [
        _row("P8 country search", "search", "names in all languages, prefixes, capitals, nonsense", bench),
        _row("P8 search over everything", "search-all", "the same, names of holidays, cities, years, dates and slips", bench),
    ]


def _row(name: str, command: str, queries: str, bench) -> Row:
    runs = [_microseconds(bench, command) for _ in range(PAIRS)]
    slowest = [max(run) for run in runs]
    middle = statistics.median(runs[0])
    return Row(
        name, "≤ 1 ms at the slowest of 1,000 queries",
        f"slowest {statistics.median(slowest):.0f} µs ({min(slowest):.0f}–{max(slowest):.0f}), median {middle:.0f} µs",
        statistics.median(slowest) <= _MOST,
        f"processor time of the search itself, {PAIRS} runs: {queries}",
    )


def _microseconds(bench, name: str) -> list[float]:
    arguments = ["taskset", "-c", SERVER_CORE, bench, name, "1000"]
    lines = subprocess.run(arguments, check=True, capture_output=True, text=True).stdout.split()
    return [int(line) / 1000 for line in lines]
