"""Runs the comparison with all sets that there are."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from . import comparing, reasons, sets
from .openholidays import OpenHolidays
from .places import HolidaySet


def run(folder: Path, openholidays: Path | None) -> tuple[list[str], bool]:
    """Compares the documents of a folder. Returns the lines to print, and whether every difference has a reason.

    Raises `ImportError` if a set is not installed, `OSError` and `ValueError` if there are no OpenHolidays data in their
    folder, and `ReasonError` if the table of reasons cannot be read.
    """
    sources: list[HolidaySet] = sets.installed()
    if openholidays:
        sources += [OpenHolidays(openholidays), OpenHolidays(openholidays, "School")]
    return judged(sources, folder, reasons.read())


def judged(sources: Iterable[HolidaySet], folder: Path, table: reasons.Reasons) -> tuple[list[str], bool]:
    """Compares the sets. A difference without a reason fails, and so does a reason without a difference."""
    results = [comparing.compared(source, folder, table) for source in sources]
    names = {result.set_name for result in results}
    unneeded = [f"UNNEEDED reason of {reason.set_name}: {reason}" for reason in table.unneeded(names)]
    lines = [line for result in results for line in comparing.report(result)]
    faults = [f"{source.name}: left out {fault}" for source in sources for fault in getattr(source, "faults", [])]
    return [*lines, *faults, *unneeded, *_total(results)], not unneeded and not any(r.unexplained for r in results)


def _total(results: list[comparing.Result]) -> Iterator[str]:
    yield (
        f"{len(results)} sets, {sum(result.places for result in results)} places, "
        f"{sum(result.days for result in results)} days compared: {sum(result.agreeing for result in results)} agree, "
        f"{sum(len(result.explained) for result in results)} differ with a reason, "
        f"{sum(len(result.unexplained) for result in results)} without"
    )
