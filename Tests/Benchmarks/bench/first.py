"""P3: the first page of a country, compared with a C program that parses and validates the same document."""

from . import tools
from .instructions import per_round
from .pairs import paired, ratio
from .table import Row

_DATA = tools.ROOT / "Sources/Documents/Data"
_MOST = 1.5
#: Small, medium and large documents, for the slow count of instructions.
_SAMPLE = ["AD", "DE", "FR", "GB", "IN", "JP", "KE", "US"]


def measure() -> list[Row]:
    ours, theirs = tools.swift_bench(), tools.c_peer()
    codes = sorted(file.stem for file in (_DATA / "holidays").glob("*.xml"))
    pairs = paired(
        lambda: tools.nanoseconds(ours, "first", "1", *codes),
        lambda: tools.nanoseconds(theirs, _DATA / "holidays.xsd", "1", *_files(codes)),
    )
    wall = ratio(pairs, lambda left, right: left / right)
    instructions = {code: _instructions(ours, theirs, [code]) for code in _SAMPLE}
    worst = max(instructions, key=instructions.get)
    counted = _instructions(ours, theirs, _SAMPLE)
    return [
        Row(
            "P3 first page of a country", f"≤ {_MOST} × C parsing and validating",
            f"{wall} × by processor time over {len(codes)} countries; {counted:.2f} × by instructions over"
            f" {len(_SAMPLE)}, worst {worst} {instructions[worst]:.2f} ×",
            wall.median <= _MOST,
            "schemas outside of the timing on both sides; ours also maps to entities and renders the page",
        )
    ]


def _files(codes: list[str]) -> list[str]:
    return [str(_DATA / f"holidays/{code}.xml") for code in codes]


def _instructions(ours, theirs, codes: list[str]) -> float:
    left = per_round(lambda rounds: [ours, "first", str(rounds), *codes], (1, 3))
    right = per_round(lambda rounds: [theirs, _DATA / "holidays.xsd", str(rounds), *_files(codes)], (1, 3))
    return left / right
