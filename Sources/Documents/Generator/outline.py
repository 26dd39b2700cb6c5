#!/usr/bin/env python3
"""Writes the outline of the countries (outline.xml), or checks that the committed one is up to date.

Needs the shapes of Natural Earth (1:110m cultural vectors, version 5, public domain) as geopandas 0.14.4 carries them:

    pip download --no-deps geopandas==0.14.4
    unzip geopandas-0.14.4-py3-none-any.whl 'geopandas/datasets/naturalearth_lowres/*'
    python outline.py geopandas/datasets/naturalearth_lowres/naturalearth_lowres.shp
"""

import argparse
import sys
from pathlib import Path

from almanac_data import outline

_DOCUMENT = Path(__file__).resolve().parent.parent / "Data" / "outline.xml"


def main() -> int:
    """Runs the command and returns the exit status: 1 if the check failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("shapes", type=Path, help="naturalearth_lowres.shp, with its .dbf beside it")
    parser.add_argument("--output", type=Path, default=_DOCUMENT, metavar="FILE", help="the document")
    parser.add_argument("--check", action="store_true", help="compare; write nothing")
    arguments = parser.parse_args()

    made = outline.document(arguments.shapes)
    if not arguments.check:
        arguments.output.write_bytes(made)
        print(f"{len(made)} bytes in {arguments.output}")
        return 0
    if arguments.output.read_bytes() != made:
        print(f"{arguments.output}: not what the generator writes", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
