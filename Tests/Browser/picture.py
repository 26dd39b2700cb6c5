#!/usr/bin/env python3
"""Makes README's picture, `.github/almanac.png`, of the running site: one page, 1280 px wide, scaled down.

Build the program, then call it with the Python that Tests/install has prepared, from anywhere:

    .build/venv/bin/python Tests/Browser/picture.py [FILE]

ALMANAC names another build than the debug build, CHROMIUM another browser, as in the browser tests. The picture is
the same each time, since the program is told what day it is. Fails if the file is larger than a README needs.
"""

import argparse
from pathlib import Path

import chromium
import program

_FILE = program.ROOT / ".github/almanac.png"
_PAGE = "/holidays/DE/2026"
#: CSS pixels; the file has `_SCALE` times as many.
_SIZE = {"width": 1280, "height": 782}
_SCALE = 0.75
_LARGEST = 60 * 1024


def main() -> None:
    """Runs the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, nargs="?", default=_FILE, help="where the picture goes")
    file = parser.parse_args().file
    with program.serving() as origin, chromium.running() as browser:
        page = browser.new_page(
            base_url=origin, color_scheme="light", viewport=_SIZE, device_scale_factor=_SCALE)
        page.goto(_PAGE)
        page.screenshot(path=file)
    size = file.stat().st_size
    print(f"{file}: {size:,} bytes")
    if size > _LARGEST:
        raise SystemExit(f"the picture is larger than {_LARGEST:,} bytes")


if __name__ == "__main__":
    main()
