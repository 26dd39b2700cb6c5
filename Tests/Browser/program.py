"""Runs the built program for the tests, as an operator runs it."""

import os
import selectors
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
#: The program as packages build it; the variable ALMANAC gives the path of another build.
PROGRAM = Path(os.environ.get("ALMANAC", ROOT / ".build/release/almanac"))
#: The current date of the tests, so that texts such as "in 12 days" do not change.
TODAY = "2026-11-21"
YEAR = int(TODAY[:4])

_SECONDS_TO_START = 180
_SECONDS_TO_STOP = 120


@contextmanager
def serving(*command: str | Path) -> Iterator[str]:
    """Serves the site on a free port during the block, by another command if one is given.

    Yields the origin, such as "http://127.0.0.1:40001". Fails if the program does not start, or does not stop with
    status 0 after SIGTERM.
    """
    command = command or (PROGRAM, "--port", "0", "--today", TODAY)
    # The program's log goes to the stderr of the tests.
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=sys.__stderr__, text=True)
    try:
        yield _origin(process)
        process.terminate()
        status = process.wait(_SECONDS_TO_STOP)
        if status != 0:
            raise RuntimeError(f"told to stop, the program ended with status {status}")
    finally:
        process.kill()
        process.wait()


def _origin(process: subprocess.Popen[str]) -> str:
    """Reads the origin from the program's first line of output, as a script that starts the program does."""
    with selectors.DefaultSelector() as selector:
        selector.register(process.stdout, selectors.EVENT_READ)
        said = process.stdout.readline() if selector.select(_SECONDS_TO_START) else ""
    words = said.split()
    if not words or not words[-1].startswith("http://"):
        raise RuntimeError(f"the program did not say where it serves the site, but {said!r}")
    return words[-1].rstrip("/")
