"""Servers of files, which serve one page or record with our headers: nginx and h2o."""

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from . import tools
from .server import Server, free_port, running

#: Headers that describe the server or the connection; these may differ.
_OWN_HEADERS = {"date", "server", "connection", "keep-alive", "content-length", "content-type", "etag"}


@dataclass(frozen=True)
class Page:
    """A page or record as our program serves it."""

    target: str
    body: bytes
    headers: tuple[tuple[str, str], ...] = ()
    #: The body with gzip; None to serve it uncompressed only.
    packed: bytes | None = None

    @classmethod
    def of(cls, server: Server, target: str) -> "Page":
        _, headers, body = server.get(target)
        return cls(target, body, tuple(headers), server.get(target, {"Accept-Encoding": "gzip"})[2])

    @property
    def media_type(self) -> str:
        return media_type(self.headers)


def media_type(headers: Iterable[tuple[str, str]]) -> str:
    return next((value for name, value in headers if name.lower() == "content-type"), "text/html; charset=utf-8")


@contextmanager
def nginx(page: Page) -> Iterator[Server]:
    port = free_port()
    with running("nginx", nginx_command(page, port), port) as server:
        yield server


def nginx_command(page: Page, port: int) -> list[str | Path]:
    """Writes the page as a file and a configuration of nginx for speed. Returns the command to start it."""
    folder = tools.WORK / "nginx"
    headers = "\n".join(f"        add_header {name} {_quoted(value)};" for name, value in _added(page))
    configuration = _write(page, folder, "nginx/static.conf", port, headers)
    return ["nginx", "-p", folder, "-c", configuration, "-e", "stderr"]


@contextmanager
def h2o(page: Page) -> Iterator[Server]:
    port = free_port()
    headers = "\n".join(f"        header.set: {json.dumps(f'{name}: {value}')}" for name, value in _added(page))
    configuration = _write(page, tools.WORK / "h2o", "h2o/static.conf", port, headers)
    with running("h2o", ["h2o", "--conf", configuration], port) as server:
        yield server


def _added(page: Page) -> list[tuple[str, str]]:
    return [(name, value) for name, value in page.headers if name.lower() not in _OWN_HEADERS]


def _write(page: Page, folder: Path, template: str, port: int, headers: str) -> Path:
    """Writes the page as a file, also compressed if given, and a configuration from its template."""
    file = folder / "pages" / page.target.strip("/")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(page.body)
    compressed = file.with_name(file.name + ".gz")
    compressed.unlink(missing_ok=True)
    if page.packed:
        compressed.write_bytes(page.packed)
    (folder / "pages").chmod(0o755)
    text = (tools.PEERS / template).read_text()
    values = {"PORT": str(port), "FOLDER": str(folder), "TYPE": _quoted(page.media_type), "HEADERS": headers}
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    configuration = folder / "server.conf"
    configuration.write_text(text)
    return configuration


def _quoted(value: str) -> str:
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
