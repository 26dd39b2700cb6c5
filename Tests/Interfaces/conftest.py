"""The fixture of all tests: the served site."""

from collections.abc import Iterator

import program
import pytest


@pytest.fixture(scope="session")
def origin() -> Iterator[str]:
    """The origin of the served site, such as "http://127.0.0.1:40001"."""
    with program.serving() as origin:
        yield origin
