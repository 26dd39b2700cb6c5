"""Measures the named bars, or all of them, and prints a table."""

import argparse
import importlib
import os
import sys
from datetime import UTC, datetime

from . import thresholds, tools
from .table import Row, markdown

#: The module of each bar; its function `measure` returns rows.
_BARS = {
    "P1": "hot",
    "P2": "cold",
    "P3": "first",
    "P4": "template",
    "P5": "memory",
    "P6": "start",
    "P7": "weight",
    "P8": "search",
    "P9": "record",
    "P10": "export",
    "P13": "harder",
    "R3": "silent",
    "R5": "slow",
    "R6": "soak",
    "R8": "crowd",
    "CODINGS": "codings",
    "MICRO": "micro",
    "REQUESTS": "requests",
    "TRACING": "tracing",
}


#: The bars whose competitors make the same pages or records as ours.
_COMPARED = ["P2", "P9", "P13"]


def main() -> int:
    parser = argparse.ArgumentParser(prog="Tests/Benchmarks/run", description=__doc__)
    parser.add_argument("bars", nargs="*", metavar="BAR", help=f"one of {' '.join(_BARS)} (default: all)")
    parser.add_argument(
        "--check", action="store_true", help="compare with the committed thresholds instead of the bars")
    parser.add_argument(
        "--compare", action="store_true",
        help=f"only compare the pages and records of the competitors with ours: {' '.join(_COMPARED)}")
    parser.add_argument("--record", action="store_true", help="write the thresholds of the measured rows")
    arguments = parser.parse_args()
    known = _COMPARED if arguments.compare else list(_BARS)
    bars = [bar.upper() for bar in arguments.bars] or (thresholds.bars() if arguments.check else known)
    unknown = [bar for bar in bars if bar not in known]
    if unknown:
        parser.error(f"unknown bar {' '.join(unknown)} (expected one of {' '.join(known)})")
    tools.WORK.mkdir(parents=True, exist_ok=True)
    if arguments.compare:
        return _compare(bars)
    rows: list[Row] = []
    for bar in bars:
        print(f"measuring {bar} …", file=sys.stderr, flush=True)
        rows += importlib.import_module(f".{_BARS[bar]}", __package__).measure()
        print(markdown(rows[-1:]).splitlines()[-1], file=sys.stderr, flush=True)
    text = f"{_conditions()}\n\n{markdown(rows)}\n"
    (tools.WORK / "table.md").write_text(text)
    print(text)
    if arguments.record:
        thresholds.record(rows)
    if arguments.check:
        worse = thresholds.worse(rows)
        print("\n".join(worse) or "no row is worse than its threshold")
        return 1 if worse else 0
    return 0 if all(row.holds is not False for row in rows) else 1


def _compare(bars: list[str]) -> int:
    for bar in bars:
        for remark in importlib.import_module(f".{_BARS[bar]}", __package__).compare():
            print(f"{bar} {remark}", flush=True)
    return 0


def _conditions() -> str:
    """Returns date, cores and load; the load shows how far the wall-clock figures can be trusted."""
    now = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    load = ", ".join(f"{value:.1f}" for value in os.getloadavg())
    return f"{now}; {os.cpu_count()} cores; load average at the end {load} (an idle machine would show about 2)"


if __name__ == "__main__":
    sys.exit(main())
