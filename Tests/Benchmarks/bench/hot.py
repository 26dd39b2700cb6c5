"""P1: a cached page, compared with nginx and with Go's net/http."""

import statistics
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from functools import partial

from . import tools
from .files import Page, media_type, nginx
from .load import Throughput, throughput
from .pairs import paired, ratio
from .server import Server, free_port, running
from .table import Row

TARGET = "/holidays/DE/2026"
_SECONDS = 2.0
#: Five pairs are measured for each number of connections and each coding.
_CONNECTIONS = (1, 16, 64)
_CODINGS = {"identity": (), "gzip": ("Accept-Encoding: gzip",)}


def measure() -> list[Row]:
    port = free_port()
    command = [tools.PROGRAM, "--port", str(port), "--today", tools.TODAY]
    with running("almanac", command, port) as almanac:
        return [against_files("P1 hot page", almanac, TARGET, nginx), _against_go(almanac)]


def against_files(bar: str, almanac: Server, target: str, start: Callable[[Page], AbstractContextManager[Server]]) -> Row:
    """Compares a cached page or record with a server of files. Both write an access log to /dev/null."""
    page = Page.of(almanac, target)
    with start(page) as peer:
        _, headers, body = peer.get(target)
        if body != page.body or media_type(headers) != page.media_type:
            raise RuntimeError(f"{peer.name} does not serve the same at {target}")
        if peer.get(target, {"Accept-Encoding": "gzip"})[2] != page.packed:
            raise RuntimeError(f"{peer.name} does not serve the same compressed bytes at {target}")
        remark = (
            f"{len(body)} bytes, {len(page.packed)} compressed; {_size(page.headers)} bytes of headers, {peer.name} "
            f"{_size(headers)}; logs on in both"
        )
        return _compare(bar, almanac, target, peer, target, 0.9, remark, _CODINGS)


def _size(headers: Iterable[tuple[str, str]]) -> int:
    return sum(len(name) + len(value) + 4 for name, value in headers)


def _against_go(almanac: Server) -> Row:
    page = almanac.get(TARGET)[2]
    file = tools.WORK / "hot.html"
    file.write_bytes(page)
    model = tools.WORK / "model.json"
    if not model.exists():
        model.write_text("{}")
    port = free_port()
    command = [tools.go_peer(), "-address", f"127.0.0.1:{port}", "-hot", file, "-cold", model]
    with running("Go net/http", command, port) as go:
        if go.get("/hot")[2] != page:
            raise RuntimeError("Go serves a different page")
        remark = "Go sends no security headers and logs nothing"
        return _compare("P1 hot page", almanac, TARGET, go, "/hot", 1.3, remark, {"identity": ()})


def _compare(
    bar: str, almanac: Server, our_target: str, peer: Server, target: str, least: float, remark: str,
    codings: dict[str, tuple[str, ...]],
) -> Row:
    """Compares with each number of connections and each coding. The row is of all pairs; its remark has the parts."""
    throughput(almanac, our_target, 1), throughput(peer, target, 1)
    pairs, parts = [], []
    for coding, headers in codings.items():
        for connections in _CONNECTIONS:
            load = {"seconds": _SECONDS, "connections": connections, "headers": headers}
            part = paired(partial(throughput, almanac, our_target, **load), partial(throughput, peer, target, **load))
            parts.append(f"{coding}, {connections}: {_median(part):.2f}")
            pairs += part
    parts = "; ".join(parts)
    return compared(bar, f"{least} × {peer.name}", least, pairs, f"{remark}; by connections: {parts}")


def _median(pairs: list[tuple[Throughput, Throughput]]) -> float:
    return statistics.median(theirs.microseconds / ours.microseconds for ours, theirs in pairs)


def compared(bar: str, asked: str, least: float, pairs: list[tuple[Throughput, Throughput]], remark: str) -> Row:
    """Returns a row for the throughput of a saturated core.

    Judged by processor time, with responses per second beside it. On a busy machine, responses per second depend more
    on how the system divides the core. If the two differ much, the machine was too busy for a verdict.
    """
    wall = ratio(pairs, lambda ours, theirs: ours.per_second / theirs.per_second)
    processor = ratio(pairs, lambda ours, theirs: theirs.microseconds / ours.microseconds)
    return Row(
        bar, f"≥ {asked}", f"{processor} × by processor time; {wall} × by answers a second",
        processor.median >= least, remark, value=processor.median)
