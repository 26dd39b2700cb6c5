"""P1: a cached page, compared with nginx and with Go's net/http."""

import statistics
from functools import partial
from pathlib import Path

from . import tools
from .load import Throughput, throughput
from .pairs import paired, ratio
from .server import Server, free_port, running
from .table import Row

_TARGET = "/holidays/DE/2026"
_SECONDS = 2.0
#: Five pairs are measured for each number of connections and each coding.
_CONNECTIONS = (1, 16, 64)
_CODINGS = {"identity": (), "gzip": ("Accept-Encoding: gzip",)}
#: Headers that describe the server or the connection; these may differ.
_OWN_HEADERS = {"date", "server", "connection", "keep-alive", "content-length", "content-type", "etag"}


def measure() -> list[Row]:
    port = free_port()
    command = [tools.PROGRAM, "--port", str(port), "--today", tools.TODAY]
    with running("almanac", command, port) as almanac:
        return [against_nginx("P1 hot page", almanac, _TARGET), _against_go(almanac)]


def against_nginx(bar: str, almanac: Server, target: str) -> Row:
    """Compares a cached page or record with nginx. Both write an access log to /dev/null."""
    _, headers, body = almanac.get(target)
    _, _, packed = almanac.get(target, {"Accept-Encoding": "gzip"})
    folder = tools.WORK / "nginx"
    port = free_port()
    configuration = static_nginx(folder, port, target, headers, body, packed)
    with running("nginx", ["nginx", "-p", folder, "-c", configuration, "-e", "stderr"], port) as nginx:
        _, theirs, served = nginx.get(target)
        if served != body or _media_type(theirs) != _media_type(headers):
            raise RuntimeError(f"nginx does not serve the same at {target}")
        if nginx.get(target, {"Accept-Encoding": "gzip"})[2] != packed:
            raise RuntimeError(f"nginx does not serve the same compressed bytes at {target}")
        remark = (
            f"{len(body)} bytes, {len(packed)} compressed; {_size(headers)} bytes of headers, nginx {_size(theirs)};"
            " logs on in both"
        )
        return _compare(bar, almanac, target, nginx, target, 0.9, remark, _CODINGS)


def static_nginx(
    folder: Path, port: int, target: str, headers: list[tuple[str, str]], body: bytes, packed: bytes | None = None
) -> Path:
    """Writes the body as a file, also compressed if given, and a configuration of nginx for speed with the same headers."""
    file = folder / "pages" / target.strip("/")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(body)
    compressed = file.with_name(file.name + ".gz")
    compressed.unlink(missing_ok=True)
    if packed:
        compressed.write_bytes(packed)
    (folder / "pages").chmod(0o755)
    added = "\n".join(
        f"        add_header {name} {_quoted(value)};" for name, value in headers if name.lower() not in _OWN_HEADERS
    )
    text = (tools.PEERS / "nginx/static.conf").read_text()
    media_type = _quoted(_media_type(headers))
    values = {"PORT": str(port), "FOLDER": str(folder), "TYPE": media_type, "HEADERS": added}
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    path = folder / "nginx.conf"
    path.write_text(text)
    return path


def _media_type(headers: list[tuple[str, str]]) -> str:
    return next((value for name, value in headers if name.lower() == "content-type"), "text/html; charset=utf-8")


def _quoted(value: str) -> str:
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _size(headers: list[tuple[str, str]]) -> int:
    return sum(len(name) + len(value) + 4 for name, value in headers)


def _against_go(almanac: Server) -> Row:
    page = almanac.get(_TARGET)[2]
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
        return _compare("P1 hot page", almanac, _TARGET, go, "/hot", 1.3, remark, {"identity": ()})


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
