"""The built program, run for the tests as anybody would run it."""

import os
import selectors
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
#: ALMANAC names another build than the one that Tests/run makes.
PROGRAM = Path(os.environ.get("ALMANAC", ROOT / ".build/debug/almanac"))
#: The day that the tests live in, so that "in 12 days" stays what it is.
TODAY = "2026-11-21"
YEAR = int(TODAY[:4])

_SECONDS_TO_START = 30
_SECONDS_TO_STOP = 10


@contextmanager
def serving(*command: str | Path) -> Iterator[str]:
    """Serves the site on a port of its own for as long as the block runs, by another command if one is given.

    Gives the origin, such as "http://127.0.0.1:40001". Fails where the program does not start, or does not end
    well when it is told to.
    """
    command = command or (PROGRAM, "--port", "0", "--today", TODAY)
    # What the program logs goes where the tests' own messages go.
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
    """Reads the line that says where the site is, as a script would that starts the program."""
    with selectors.DefaultSelector() as selector:
        selector.register(process.stdout, selectors.EVENT_READ)
        said = process.stdout.readline() if selector.select(_SECONDS_TO_START) else ""
    words = said.split()
    if not words or not words[-1].startswith("http://"):
        raise RuntimeError(f"the program did not say where it serves the site, but {said!r}")
    return words[-1].rstrip("/")
