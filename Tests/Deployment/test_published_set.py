"""A data set that another Almanac publishes (`published-set`), beside its pages."""

import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from instance import PROGRAM
from test_data import NAME, Publisher, fetch, in_use, publisher, run

__all__ = ["publisher"]
FILES = (NAME, f"{NAME}.minisig")


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serves an Almanac that publishes the set of a folder. Yields its origin."""
    command = [PROGRAM, "serve", "--port", "0", "--published-set", folder]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        yield process.stdout.readline().split()[-1].rstrip("/")
    finally:
        process.terminate()
        process.wait(60)


def test_Y2_another_almanac_is_the_host_of_a_set_and_takes_a_new_one_without_a_restart(publisher: Publisher, tmp_path: Path) -> None:
    folder, other = tmp_path / "published", tmp_path / "other"
    folder.mkdir()

    def publish(name: str) -> str:
        revision = publisher.publish(name)
        for file in FILES:
            shutil.copy(publisher.folder / file, folder / file)
        return revision

    revision = publish("Founders’ Day")
    (folder / "secret.txt").write_text("secret", encoding="utf-8")
    with serving(folder) as origin:
        place = f"{origin}/documents/{NAME}"
        fetch(publisher, place, other)
        assert in_use(other) == revision
        with urlopen(place, timeout=60) as answer:
            assert answer.headers["content-type"] == "application/gzip"
            assert answer.headers["content-encoding"] is None
            assert answer.read() == publisher.set.read_bytes()
        with pytest.raises(HTTPError, match="404"):
            urlopen(f"{origin}/documents/secret.txt", timeout=60)
        with urlopen(f"{origin}/documents.json", timeout=60) as answer:
            assert NAME not in answer.read().decode(), "the list is of what the site is made of"
        newer = publish("Founders’ Morning")
        end = time.monotonic() + 60
        while in_use(other) != newer:
            assert time.monotonic() < end, "the new set is not there within a minute"
            # Between the two files, the signature does not hold: then nothing changes.
            subprocess.run(
                [PROGRAM, "data", "fetch", place, "--key", publisher.key, "--data-directory", other], capture_output=True, check=False
            )
            time.sleep(1)
        # A running server goes on with what it has.
        (folder / FILES[1]).unlink()
        time.sleep(5)
        assert newer in run("verify", place, "--key", publisher.key)


def test_Y2_a_set_without_its_signature_stops_the_start(publisher: Publisher, tmp_path: Path) -> None:
    publisher.publish("Founders’ Day")
    shutil.copy(publisher.set, tmp_path / NAME)
    ended = subprocess.run(
        [PROGRAM, "serve", "--port", "0", "--published-set", tmp_path], capture_output=True, text=True, timeout=60, check=False
    )
    assert ended.returncode != 0
    assert f"{FILES[1]}: there is no such file" in ended.stdout + ended.stderr
