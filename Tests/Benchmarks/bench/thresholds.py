"""Committed thresholds: what a change must not make worse. The bars of BARS.md say what we want; these say what we have."""

import json
from pathlib import Path

from .table import Row

_FILE = Path(__file__).resolve().parents[1] / "thresholds.json"
#: How much worse than the recorded value a row may be. Instructions hardly differ between two runs; ratios do.
_SLACK = {True: 1.02, False: 0.85}


def bars() -> list[str]:
    """Returns the bars that have thresholds."""
    return sorted({name.split(":")[0].split()[0].upper() for name in _read()})


def worse(rows: list[Row]) -> list[str]:
    """Returns a line for each row that is worse than its threshold."""
    thresholds = _read()
    lines = []
    for row in rows:
        limit = thresholds.get(row.name)
        if limit is None or row.value is None:
            continue
        if row.value > limit if row.less_is_better else row.value < limit:
            side = "at most" if row.less_is_better else "at least"
            lines.append(f"{row.name}: {row.value:,.2f}, {side} {limit:,.2f} expected")
    return lines


def record(rows: list[Row]) -> None:
    """Writes the thresholds of the measured rows, and keeps the others."""
    thresholds = _read()
    for row in rows:
        if row.value is not None:
            limit = row.value * _SLACK[row.less_is_better]
            thresholds[row.name] = round(limit) if row.less_is_better else round(limit, 2)
    _FILE.write_text(json.dumps(dict(sorted(thresholds.items())), indent=4, ensure_ascii=False) + "\n")


def _read() -> dict[str, float]:
    return json.loads(_FILE.read_text()) if _FILE.exists() else {}
