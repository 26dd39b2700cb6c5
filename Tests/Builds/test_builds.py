"""The program that ships and the debug build answer every kind of address alike.

The optimiser has lost parts of answers before (Tests/Lint/awaits.py), and people read what it makes.
"""

import http.client
import os
import re
from collections.abc import Iterator
from pathlib import Path

import addresses
import pytest
from program import PROGRAM, ROOT, TODAY, serving

#: The build for developing; the variable ALMANAC_DEBUG gives the path of another one.
DEBUG = Path(os.environ.get("ALMANAC_DEBUG", ROOT / ".build/debug/almanac"))
KINDS = addresses.kinds()
#: Fields that differ from response to response.
CHANGING = {"date", "x-request-id", "age"}
#: A visitor who has saved a name, a place and a look.
RETURNING = {"Cookie": "almanac=2.GB-SCT.dark.QWRh"}


@pytest.fixture(scope="session")
def builds() -> Iterator[tuple[http.client.HTTPConnection, http.client.HTTPConnection]]:
    """Connections to both builds."""
    command = ("--port", "0", "--today", TODAY, "--publish-documents", "yes", "--log-format", "off")
    with serving(PROGRAM, *command) as shipped, serving(DEBUG, *command) as debug:
        yield tuple(http.client.HTTPConnection(origin.removeprefix("http://"), timeout=60) for origin in (shipped, debug))


def answer(connection: http.client.HTTPConnection, target: str, headers: dict[str, str]) -> tuple[int, dict, bytes]:
    """Returns status, fields and body."""
    connection.request("GET", target, headers=headers)
    response = connection.getresponse()
    fields = {name.lower(): value for name, value in response.getheaders() if name.lower() not in CHANGING}
    # A page's lifetime counts down between the two requests.
    fields["cache-control"] = re.sub(r"(max-?age)=\d+", r"\1", fields.get("cache-control", ""))
    return response.status, fields, response.read()


def test_there_are_addresses_of_every_kind() -> None:
    assert sum(len(targets) for targets in KINDS.values()) >= 1400
    assert min(len(targets) for targets in KINDS.values()) >= 20


@pytest.mark.parametrize("kind", KINDS)
def test_X1_both_builds_answer_alike(builds: tuple, kind: str) -> None:
    assert different(builds, KINDS[kind], {}) == []


@pytest.mark.parametrize("kind", ["states", "pages"])
def test_X1_both_builds_answer_a_returning_visitor_alike(builds: tuple, kind: str) -> None:
    assert different(builds, KINDS[kind], RETURNING) == []


def different(builds: tuple, targets: list[str], headers: dict[str, str]) -> list[str]:
    """Returns the addresses with different answers."""
    shipped, debug = builds
    return [target for target in targets if answer(shipped, target, headers) != answer(debug, target, headers)]
