"""The results, as a table for BARS.md."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """The result of one bar."""

    bar: str
    #: The required value.
    asked: str
    measured: str
    #: None if no bar requires the measured value.
    holds: bool | None
    remark: str = ""
    #: The measured value as a number, for comparison with the committed threshold; None if there is nothing to compare.
    value: float | None = None
    less_is_better: bool = False

    @property
    def name(self) -> str:
        """The name of the row's threshold."""
        return f"{self.bar}: {self.asked}"


def markdown(rows: list[Row]) -> str:
    lines = ["| Bar | Asked | Measured | Holds | How to repeat it, and how it was measured |", "|---|---|---|---|---|"]
    for row in rows:
        verdict = {True: "yes", False: "**no**", None: "–"}[row.holds]
        repeat = f"`Tests/Benchmarks/run {row.bar.split()[0]}`"
        remark = f"{repeat}. {row.remark}" if row.remark else repeat
        lines.append(f"| {row.bar} | {row.asked} | {row.measured} | {verdict} | {remark} |")
    return "\n".join(lines)
