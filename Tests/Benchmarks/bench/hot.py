"""P1: a cached page, compared with nginx and with Go's net/http."""

from pathlib import Path

from . import tools
from .load import Throughput, throughput
from .pairs import paired, ratio
from .server import Server, free_port, running
from .table import Row

_TARGET = "/holidays/DE/2026"
_SECONDS = 3.0
#: Headers that describe the server or the connection; these may differ.
_OWN_HEADERS = {"date", "server", "connection", "keep-alive", "content-length", "content-type", "etag"}


def measure() -> list[Row]:
    port = free_port()
    command = [tools.PROGRAM, "--port", str(port), "--today", tools.TODAY]
    with running("almanac", command, port) as almanac:
        _, headers, page = almanac.get(_TARGET)
        return [*_against_nginx(almanac, headers, page), *_against_go(almanac, page)]


def _against_nginx(almanac: Server, headers: list[tuple[str, str]], page: bytes) -> list[Row]:
    """Compares with nginx. Both write an access log to /dev/null."""
    folder = tools.WORK / "nginx"
    port = free_port()
    configuration = static_nginx(folder, port, headers, page)
    with running("nginx", ["nginx", "-p", folder, "-c", configuration, "-e", "stderr"], port) as nginx:
        _, theirs, body = nginx.get(_TARGET)
        if body != page:
            raise RuntimeError("nginx serves a different page")
        remark = f"{len(page)} bytes of page; {_size(headers)} bytes of headers, nginx {_size(theirs)}; logs on in both"
        return _compare(almanac, nginx, _TARGET, "0.9 × nginx", 0.9, remark)


def static_nginx(folder: Path, port: int, headers: list[tuple[str, str]], page: bytes) -> Path:
    """Writes the page as a file, and a configuration of nginx for speed with the same headers."""
    file = folder / "pages" / _TARGET.strip("/")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(page)
    (folder / "pages").chmod(0o755)
    added = "\n".join(
        f"        add_header {name} {_quoted(value)};" for name, value in headers if name.lower() not in _OWN_HEADERS
    )
    text = (tools.PEERS / "nginx/static.conf").read_text()
    for name, value in {"PORT": str(port), "FOLDER": str(folder), "HEADERS": added}.items():
        text = text.replace(f"@{name}@", value)
    path = folder / "nginx.conf"
    path.write_text(text)
    return path


def _quoted(value: str) -> str:
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _size(headers: list[tuple[str, str]]) -> int:
    return sum(len(name) + len(value) + 4 for name, value in headers)


def _against_go(almanac: Server, page: bytes) -> list[Row]:
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
        return _compare(almanac, go, "/hot", "1.3 × Go net/http", 1.3, "Go sends no security headers and logs nothing")


def _compare(almanac: Server, peer: Server, target: str, asked: str, bar: float, remark: str) -> list[Row]:
    throughput(almanac, _TARGET, 1), throughput(peer, target, 1)
    pairs = paired(lambda: throughput(almanac, _TARGET, _SECONDS), lambda: throughput(peer, target, _SECONDS))
    return [compared("P1 hot page", asked, bar, pairs, remark)]


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
