#!/usr/bin/env python3
"""Writes Almanac's country and holiday documents, or checks that the committed ones are up to date."""

import argparse
import sys
import tempfile
from datetime import date
from pathlib import Path

from almanac_data import checks, daysoff, writing

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
    arguments = parser.parse_args()

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


if __name__ == "__main__":
    sys.exit(main())
