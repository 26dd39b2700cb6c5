"""P4: a compiled template compared with swift-mustache, and the cost of a row among few and among many."""

import subprocess

from . import tools
from .instructions import per_round
from .pairs import paired, ratio
from .table import Row

_LEAST = 30
#: The maximum ratio between the cost of a row among very many and among few; many rows need more memory.
_LINEAR = 2.0


def measure() -> list[Row]:
    bench = tools.swift_bench()
    said = subprocess.run([bench, "same", "1", "Templates"], check=True, capture_output=True, text=True, cwd=tools.ROOT)
    if said.stdout.strip() != "same":
        raise RuntimeError("swift-mustache renders a different page")
    pairs = paired(
        lambda: tools.nanoseconds(bench, "compiled", "10000"),
        lambda: tools.nanoseconds(bench, "mustache", "300", "Templates"),
    )
    faster = ratio(pairs, lambda ours, theirs: theirs / ours)
    ours = per_round(lambda rounds: [bench, "compiled", str(rounds)], (10, 60))
    theirs = per_round(lambda rounds: [bench, "mustache", str(rounds), tools.ROOT / "Templates"], (2, 7))
    return [
        Row(
            "P4 compiled template", f"≥ {_LEAST} × swift-mustache with conformances",
            f"{faster} × by processor time; {theirs / ours:.1f} × by instructions", faster.median >= _LEAST,
            "37 rows; both from the same template files and view model; the pages are identical",
        ),
        _rows(bench),
    ]


def _rows(bench) -> Row:
    counts = [(100, 2000), (1_000, 200), (10_000, 20), (100_000, 5)]
    costs = [tools.nanoseconds(bench, "rows", str(rounds), str(rows)) / rows for rows, rounds in counts]
    words = ", ".join(f"{cost:.0f} ns at {rows:,}" for cost, (rows, _) in zip(costs, counts))
    return Row("P4 many rows", "linear up to 100,000", f"a row costs {words}", costs[-1] <= _LINEAR * costs[0],
               f"at most {_LINEAR:g} × the cost of a row among 100")
