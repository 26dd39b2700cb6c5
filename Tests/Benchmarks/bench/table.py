"""What was measured, as a table that BARS.md can take over."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One bar and what was seen of it."""

    bar: str
    #: What quality asks for.
    asked: str
    measured: str
    #: None where something was measured that no bar asks for.
    holds: bool | None
    remark: str = ""


def markdown(rows: list[Row]) -> str:
    lines = ["| Bar | Asked | Measured | Holds | How to repeat it, and how it was measured |", "|---|---|---|---|---|"]
    for row in rows:
        verdict = {True: "yes", False: "**no**", None: "–"}[row.holds]
        repeat = f"`Tests/Benchmarks/run {row.bar.split()[0]}`"
        remark = f"{repeat}. {row.remark}" if row.remark else repeat
        lines.append(f"| {row.bar} | {row.asked} | {row.measured} | {verdict} | {remark} |")
    return "\n".join(lines)
