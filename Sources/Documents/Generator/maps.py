#!/usr/bin/env python3
"""Writes the maps of countries with their regions (maps/CC.xml), or checks that the committed ones are up to date.

Needs the regions of Natural Earth (1:10m cultural vectors, version 4.1, public domain) as Debian's qgis-common
3.22.16 carries them:

    apt-get download qgis-common
    dpkg --extract qgis-common_*.deb qgis
    python maps.py qgis/usr/share/qgis/resources/data/world_map.gpkg
"""

import argparse
import sys
from pathlib import Path

from almanac_data import maps

_DATA = Path(__file__).resolve().parent.parent / "Data"


def main() -> int:
    """Runs the command and returns the exit status: 1 if the check failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("shapes", type=Path, help="world_map.gpkg")
    parser.add_argument("--data", type=Path, default=_DATA, metavar="FOLDER", help="the folder of the documents")
    parser.add_argument("--check", action="store_true", help="compare; write nothing")
    arguments = parser.parse_args()

    folder = arguments.data / "maps"
    failed = 0
    for code, made in maps.documents(arguments.shapes, arguments.data / "holidays"):
        path = folder / f"{code}.xml"
        if not arguments.check:
            path.write_bytes(made)
            print(f"{len(made)} bytes in {path}")
        elif path.read_bytes() != made:
            print(f"{path}: not what the generator writes", file=sys.stderr)
            failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main())
