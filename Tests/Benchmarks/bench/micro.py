"""Instruction counts of single steps, to compare versions of this program."""

from . import tools
from .instructions import per_round
from .table import Row

_STEPS = [
    ("render the list of 37 holidays", ["compiled"], (10, 60), []),
    ("the whole visit to it: entities to bytes", ["visit"], (10, 60), []),
    ("read, parse, validate and render Germany", ["first"], (1, 3), ["DE"]),
    ("read, parse, validate and render Andorra", ["first"], (1, 3), ["AD"]),
    ("an address to a place and back", ["route"], (80, 880), []),
    ("search for a country", ["search"], (50, 150), []),
]


def measure() -> list[Row]:
    bench = tools.swift_bench()
    rows = []
    for name, command, rounds, rest in _STEPS:
        def call(number: int, command: list[str] = command, rest: list[str] = rest) -> list:
            return [bench, *command, str(number), *rest]

        count = per_round(call, rounds)
        rows.append(Row("micro", name, f"{count:,.0f} instructions", None, value=count, less_is_better=True))
    return rows
