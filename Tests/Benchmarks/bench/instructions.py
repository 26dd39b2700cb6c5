"""Instructions, counted by callgrind: the same on a busy machine as on an idle one."""

import re
import subprocess
from collections.abc import Callable
from pathlib import Path


def per_round(command: Callable[[int], list[str | Path]], rounds: tuple[int, int]) -> float:
    """What one more round costs: the difference between two runs, so that the start counts for nothing."""
    few, many = rounds
    return (total(command(many)) - total(command(few))) / (many - few)


def total(command: list[str | Path]) -> int:
    valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command]
    report = subprocess.run(valgrind, check=True, capture_output=True, text=True).stderr
    found = re.search(r"Collected : (\d+)", report)
    if not found:
        raise RuntimeError(report)
    return int(found[1])
