"""The machine: the cores for servers and load, and the system's counters of a process."""

import os
from pathlib import Path

#: The core of the server under test, which has it alone as far as the machine allows. The load runs on the other core.
SERVER_CORE = "0"
LOAD_CORE = "1"

_TICKS = os.sysconf("SC_CLK_TCK")


def tree(pid: int) -> list[int]:
    """Returns a process and all its descendants."""
    pids = [pid]
    for process in pids:
        for task in Path(f"/proc/{process}/task").glob("*/children"):
            pids.extend(int(child) for child in task.read_text().split())
    return pids


def processor_seconds(pid: int) -> float:
    """Returns the processor time of a process and its descendants, user and system, in seconds; precise to 10 ms."""
    return sum(_ticks(process) for process in tree(pid)) / _TICKS


def _ticks(pid: int) -> int:
    # The name in parentheses may contain spaces; utime and stime are the 12th and 13th field after it (proc(5)).
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def resident_megabytes(pid: int) -> float:
    """Returns the resident memory of a process (VmRSS), in units of 10^6 bytes."""
    return _status(pid, "VmRSS") * 1024 / 1e6


def open_descriptors(pid: int) -> int:
    return len(os.listdir(f"/proc/{pid}/fd"))


def _status(pid: int, name: str) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(name + ":"):
            return int(line.split()[1])
    return 0
