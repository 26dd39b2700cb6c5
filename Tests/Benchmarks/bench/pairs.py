"""Ratios of paired measurements, because a disturbance of the machine affects both sides of a pair."""

import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

PAIRS = 5

Value = TypeVar("Value")


@dataclass(frozen=True)
class Ratio:
    """The median of the pairs' ratios, with the smallest and the largest."""

    values: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    def __str__(self) -> str:
        return f"{self.median:.2f} ({min(self.values):.2f}–{max(self.values):.2f})"


def paired(
    ours: Callable[[], Value], theirs: Callable[[], Value], pairs: int = PAIRS
) -> list[tuple[Value, Value]]:
    """Measures both alternately; each is first in every other pair."""
    measured = []
    for index in range(pairs):
        if index % 2 == 0:
            left = ours()
            measured.append((left, theirs()))
        else:
            right = theirs()
            measured.append((ours(), right))
    return measured


def ratio(measured: Sequence[tuple[Value, Value]], by: Callable[[Value, Value], float]) -> Ratio:
    return Ratio(tuple(by(left, right) for left, right in measured))
