"""P5: memory after one visit, and after a second visit, to every page of every country and year."""

import http.client
import re

from . import tools
from .machine import open_descriptors, resident_megabytes
from .server import Server, free_port, running
from .table import Row

_MOST = 120
_YEARS = range(2020, 2036)
_DETAIL = re.compile(rb'<a class="name" href="(/holidays/[^"]+)"')


def measure() -> list[Row]:
    port = free_port()
    with running("almanac", [tools.PROGRAM, "--port", str(port), "--today", tools.TODAY], port) as server:
        start = resident_megabytes(server.pid)
        targets = _visit_lists(server)
        first, descriptors = resident_megabytes(server.pid), open_descriptors(server.pid)
        _visit(server, targets)
        second = resident_megabytes(server.pid)
        moved = open_descriptors(server.pid) - descriptors
    flat = abs(second - first) <= 0.05 * first
    return [
        Row(
            "P5 memory", f"≤ {_MOST} MB, flat on the second round",
            f"{start:.0f} MB at start, {first:.0f} MB after {len(targets):,} pages, {second:.0f} MB after as many again",
            max(first, second) <= _MOST and flat,
            f"every list (public and all types) and every holiday's page; flat: ± 5 %; descriptors {moved:+d}",
        )
    ]


def _visit_lists(server: Server) -> list[str]:
    """Visits all lists, and the holidays that they link to."""
    codes = sorted(file.stem for file in (tools.ROOT / "Sources/Documents/Data/holidays").glob("*.xml"))
    lists = [f"/holidays/{code}/{year}{kind}" for code in codes for year in _YEARS for kind in ("", "?type=all")]
    details = {link.decode() for page in _pages(server, lists) for link in _DETAIL.findall(page)}
    targets = sorted(details)
    _visit(server, targets)
    return lists + targets


def _visit(server: Server, targets: list[str]) -> None:
    for _ in _pages(server, targets):
        pass


def _pages(server: Server, targets: list[str]):
    """Yields the pages, requested over one connection. A year without data is a page too (404)."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    for target in targets:
        connection.request("GET", target)
        answer = connection.getresponse()
        page = answer.read()
        if answer.status not in (200, 404):
            raise RuntimeError(f"{target} returned status {answer.status}")
        yield page
    connection.close()
