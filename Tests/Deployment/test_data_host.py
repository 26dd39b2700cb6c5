"""An Almanac that hands on the data set that it fetched."""

import contextlib
import re
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from instance import PROGRAM
from publisher import NAME, Publisher, fetch, in_use, run


@contextlib.contextmanager
def _served(*options: str | Path) -> Iterator[str]:
    """The origin of a server on a port of its own."""
    command = [PROGRAM, "serve", "--port", "0", "--log-format", "off", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            yield f"http://127.0.0.1:{re.search(r':([0-9]+)/', server.stdout.readline())[1]}"
        finally:
            server.terminate()


def test_Y2_another_almanac_hands_on_the_set_that_it_fetched(publisher: Publisher, address: str, tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    revision = publisher.publish("Handed-on Day")
    fetch(publisher, address, first, "--allow-private-addresses")
    with _served("--data-directory", first) as origin:
        said = fetch(publisher, f"{origin}/documents/{NAME}", second, "--allow-private-addresses")
        assert f"In use: {revision}" in said and in_use(second) == revision
        with urllib.request.urlopen(f"{origin}/documents/{NAME}") as answer:
            assert answer.read() == publisher.set.read_bytes()
            assert answer.headers["Content-Type"] == "application/gzip" and answer.headers["Content-Encoding"] is None
            asked = urllib.request.Request(answer.url, headers={"If-None-Match": answer.headers["ETag"]})
        with pytest.raises(urllib.error.HTTPError) as unchanged:
            urllib.request.urlopen(asked)
        assert unchanged.value.code == 304
        # The set in use changes, and so do the files.
        newer = publisher.publish("Another Handed-on Day")
        fetch(publisher, address, first, "--allow-private-addresses")
        end = time.monotonic() + 60
        while newer not in run("fetch", f"{origin}/documents/{NAME}", "--key", publisher.key, "--data-directory", second,
                               "--allow-private-addresses"):
            assert time.monotonic() < end, "the new set is not handed on within a minute"
            time.sleep(0.5)
        assert in_use(second) == newer
    # Neither who says no hands it on, nor who has only the program's data.
    for options in (("--data-directory", first, "--publish-documents", "no"), ()):
        with _served(*options) as origin, pytest.raises(urllib.error.HTTPError) as missing:
            urllib.request.urlopen(f"{origin}/documents/{NAME}")
        assert missing.value.code == 404
