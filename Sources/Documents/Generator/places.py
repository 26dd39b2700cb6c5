#!/usr/bin/env python3
"""Writes the names of countries and regions (places/de.xml and so on), or checks that the committed ones are up to date.

Needs the venv of requirements.txt, and two packages of Debian 12:

    apt-get install unicode-cldr-core=41-0.1 python3-icu=2.10.2-1+b3
    python places.py
"""

import argparse
import sys
from pathlib import Path

from almanac_data import places

_DATA = Path(__file__).resolve().parent.parent / "Data"


def main() -> int:
    """Runs the command and returns the exit status: 1 if the check failed, or a package is missing."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--output", type=Path, default=_DATA / "places", metavar="DIR", help="the folder")
    parser.add_argument("--check", action="store_true", help="compare; write nothing")
    arguments = parser.parse_args()

    if missing := places.missing():
        print(f"cannot make the names of places: {missing}", file=sys.stderr)
        return 1
    outdated = 0
    for language in places.LANGUAGES:
        path, made = arguments.output / f"{language}.xml", places.document(language)
        if not arguments.check:
            path.write_bytes(made)
            print(f"{path}: {len(made)} bytes")
        elif not path.exists() or path.read_bytes() != made:
            print(f"{path}: not what the generator writes", file=sys.stderr)
            outdated += 1
    return 1 if outdated else 0


if __name__ == "__main__":
    sys.exit(main())
