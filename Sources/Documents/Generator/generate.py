#!/usr/bin/env python3
"""Writes Almanac's country and holiday documents, or checks that the committed ones are up to date."""

import argparse
import sys
import tempfile
from datetime import date
from pathlib import Path

from almanac_data import checks, daysoff, writing
from almanac_data.comparison import run
from almanac_data.comparison.reasons import ReasonError

_DATA = Path(__file__).resolve().parent.parent / "Data"

#: What the test of the program's days off compares them with.
_DAYS_OFF = _DATA.parents[2] / "Tests" / "DocumentsTests" / "Expected" / "days-off.txt"

#: The number of problems to print. One wrong day can show up in every region, so the first problems are enough.
_SHOWN = 25


def main() -> int:
    """Runs the command and returns the exit status: 1 if a check failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--output", type=Path, default=_DATA, metavar="DIR", help="the folder of the documents")
    parser.add_argument("--check", action="store_true", help="compare and check every fact; write nothing")
    parser.add_argument(
        "--revision", type=date.fromisoformat, metavar="DATE", help="when documents changed: YYYY-MM-DD"
    )
    parser.add_argument(
        "--previous", type=Path, metavar="DIR", help="the documents that came before, if not in --output"
    )
    parser.add_argument("--compare", action="store_true", help="compare with other sets (requirements-compare.txt)")
    parser.add_argument(
        "--openholidays", type=Path, metavar="DIR", help="compare with a copy of OpenHolidays' data, too"
    )
    arguments = parser.parse_args()

    if arguments.compare or arguments.openholidays:
        return _compare(arguments.output, arguments.openholidays)
    if not arguments.check:
        try:
            written = writing.write(arguments.output, arguments.previous or arguments.output, arguments.revision)
        except writing.RevisionError as error:
            print(error, file=sys.stderr)
            return 1
        _DAYS_OFF.write_text(daysoff.document(), encoding="utf-8")
        print(f"{len(written.paths)} documents in {arguments.output}; {written.revised} countries changed")
        return 0

    with tempfile.TemporaryDirectory() as folder:
        writing.expected(Path(folder), arguments.output)
        problems = checks.differences(Path(folder), arguments.output) + checks.problems(arguments.output)
    expected = daysoff.document()
    if not _DAYS_OFF.exists() or _DAYS_OFF.read_text(encoding="utf-8") != expected:
        problems.append(f"{_DAYS_OFF}: not what the library says of days off")
    for problem in problems[:_SHOWN]:
        print(problem, file=sys.stderr)
    if len(problems) > _SHOWN:
        print(f"… and {len(problems) - _SHOWN} more", file=sys.stderr)
    if not problems:
        print(checks.summary(arguments.output))
        places = len(expected.splitlines()) - 1
        print(f"Days off of {places} places; corrections change those of {daysoff.corrected_places(expected)}")
    return 1 if problems else 0


def _compare(folder: Path, openholidays: Path | None) -> int:
    """Prints how the documents differ from other sets, and returns 1 if a difference has no reason."""
    try:
        lines, is_explained = run.run(folder, openholidays)
    except ImportError as error:
        print(f"cannot compare: {error}; run pip install -r requirements-compare.txt", file=sys.stderr)
        return 1
    except (OSError, ValueError, ReasonError) as error:
        print(f"cannot compare: {error}", file=sys.stderr)
        return 1
    print("\n".join(lines))
    return 0 if is_explained else 1


if __name__ == "__main__":
    sys.exit(main())
