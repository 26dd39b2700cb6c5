"""The machine: which core does what, and what the system counts for a process."""

import os
from pathlib import Path

#: The server under test has this core to itself, as far as the machine lets it; the load comes from the other.
SERVER_CORE = "0"
LOAD_CORE = "1"

_TICKS = os.sysconf("SC_CLK_TCK")


def tree(pid: int) -> list[int]:
    """A process and all that descend from it."""
    pids = [pid]
    for process in pids:
        for task in Path(f"/proc/{process}/task").glob("*/children"):
            pids.extend(int(child) for child in task.read_text().split())
    return pids


def processor_seconds(pid: int) -> float:
    """What a process and its descendants have had of the processor, user and system, in ticks of 10 ms."""
    return sum(_ticks(process) for process in tree(pid)) / _TICKS


def _ticks(pid: int) -> int:
    # The name in parentheses may contain blanks; utime and stime are the 12th and 13th field behind it (proc(5)).
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def resident_megabytes(pid: int) -> float:
    """The memory that a process has in RAM (VmRSS), in units of 10^6 bytes."""
    return _status(pid, "VmRSS") * 1024 / 1e6


def open_descriptors(pid: int) -> int:
    return len(os.listdir(f"/proc/{pid}/fd"))


def _status(pid: int, name: str) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(name + ":"):
            return int(line.split()[1])
    return 0
