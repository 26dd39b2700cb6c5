"""Instruction counts by callgrind, which do not depend on the load of the machine."""

import re
import subprocess
from collections.abc import Callable
from pathlib import Path


def per_round(command: Callable[[int], list[str | Path]], rounds: tuple[int, int]) -> float:
    """Returns the instructions of one round: the difference between two runs, which excludes the start."""
    few, many = rounds
    return (total(command(many)) - total(command(few))) / (many - few)


def total(command: list[str | Path]) -> int:
    valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command]
    report = subprocess.run(valgrind, check=True, capture_output=True, text=True).stderr
    found = re.search(r"Collected : (\d+)", report)
    if not found:
        raise RuntimeError(report)
    return int(found[1])
