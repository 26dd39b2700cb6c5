"""P7: the size of a list page with its styles, and the requests that a browser needs before it can paint."""

import gzip
import http.client
import re

from . import tools
from .server import Server, free_port, running
from .table import Row

_MOST = 14 * 1024
_TARGETS = ["/holidays/DE/2026", "/holidays/ES/2021"]


def measure() -> list[Row]:
    port = free_port()
    with running("almanac", [tools.PROGRAM, "--port", str(port), "--today", tools.TODAY], port) as server:
        return [_row(server, target) for target in _TARGETS]


def _row(server: Server, target: str) -> Row:
    page, size, is_compressed = _fetched(server, target)
    text = page.decode()
    styles = re.findall(r'<link rel="stylesheet" href="([^"]+)"', text)
    scripts = re.findall(r'<script src="([^"]+)" defer', text)
    # What a browser loads by itself; a link that a visitor may follow is not loaded.
    foreign = re.findall(r'(?:src="|<link rel="(?:stylesheet|icon|preload)" href=")((?:https?:)?//[^"]+)"', text)
    sizes = {target: size} | {link: _fetched(server, link)[1] for link in styles}
    total = sum(sizes.values())
    parts = " + ".join(f"{size:,}" for size in sizes.values())
    script = sum(_fetched(server, link)[1] for link in scripts)
    # Browsers ask for all sheets at once, and keep what never changes for good.
    first, later = (2 if styles else 1), (1 if all(_is_immutable(server, link) for link in styles) else 2)
    return Row(
        "P7 weight", f"≤ {_MOST:,} bytes, nothing from other hosts, one more round trip on the first visit only",
        f"{total:,} bytes (page {parts} styles) for {target}; {len(foreign)} addresses of other hosts; "
        f"{first} round trips to the first paint on the first visit, {later} on others",
        total <= _MOST and not foreign and first <= 2 and later == 1,
        ("compressed by the server" if is_compressed else "the server does not compress; gzip -9 did")
        + f"; the deferred script, not needed, is {script:,} bytes more",
    )


def _is_immutable(server: Server, target: str) -> bool:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    connection.request("HEAD", target)
    policy = connection.getresponse().getheader("Cache-Control") or ""
    connection.close()
    return "immutable" in policy


def _fetched(server: Server, target: str) -> tuple[bytes, int, bool]:
    """Returns the content, its compressed size, and whether the response was compressed."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    connection.request("GET", target, headers={"Accept-Encoding": "gzip"})
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    if answer.getheader("Content-Encoding") == "gzip":
        return gzip.decompress(body), len(body), True
    return body, len(gzip.compress(body, 9)), False
