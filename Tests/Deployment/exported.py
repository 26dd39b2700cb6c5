"""Exports by the built program, and nginx with the shipped configuration in front of their files."""

import http.client
import os
import re
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import balancer
from balancer import SHIPPED, Balancer
from instance import HOST, PROGRAM

TODAY = "2026-11-21"
#: What is exported unless a test says otherwise. `EXPORT_ALL=1` exports everything.
SMALL = [] if os.environ.get("EXPORT_ALL") else ["--countries", "DE,GB", "--years", "2026"]
OWN = ".almanac-export"


def command(folder: Path | str, *options: str) -> list[str]:
    return [str(PROGRAM), "export", str(folder), "--today", TODAY, "--public-address", f"https://{HOST}", *options]


def export(folder: Path | str, *options: str) -> subprocess.CompletedProcess:
    """Exports, and returns the finished program, whatever its status."""
    return subprocess.run(command(folder, *options), check=False, capture_output=True, text=True, timeout=3600)


def files(folder: Path) -> dict[str, bytes]:
    """Returns all files without those of the export's own folder."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and OWN not in path.parts
    }


@dataclass(frozen=True)
class Page:
    """A page of an export, from its records."""

    name: str
    target: str
    is_compressed: bool


def pages(folder: Path) -> Iterator[Page]:
    for record in sorted((folder / OWN / "chapters").iterdir()):
        for line in record.read_text().splitlines():
            fields = line.split("\t")
            if fields[0] == "page" and fields[5] != "-":
                yield Page(fields[4], fields[5], fields[2] != "-")


def redirects(folder: Path) -> dict[str, str]:
    found = re.findall(r'^"(.*?)" "(.*?)";$', (folder / "redirects.map").read_text(), re.M)
    return dict(found)


class _Connection(http.client.HTTPConnection):
    """Connects to a Unix socket with its first request: a server closes a connection that waits for one too long."""

    def __init__(self, path: Path) -> None:
        super().__init__(HOST, timeout=60)
        self._path = path

    def connect(self) -> None:
        self.sock = socket.socket(socket.AF_UNIX)
        self.sock.settimeout(self.timeout)
        self.sock.connect(str(self._path))


class Server:
    """A connection to an instance on a Unix socket, as from a proxy."""

    #: A server closes a connection that has asked nothing for ten seconds.
    _LONGEST_PAUSE = 5

    def __init__(self, path: Path) -> None:
        self._connection = _Connection(path)
        self._last = time.monotonic()

    def get(self, target: str, headers: dict[str, str] | None = None) -> tuple[http.client.HTTPResponse, bytes]:
        headers = {"X-Forwarded-Proto": "https"} | (headers or {})
        if time.monotonic() - self._last > self._LONGEST_PAUSE:
            self._connection.close()
        self._last = time.monotonic()
        self._connection.putrequest("GET", target, skip_accept_encoding=True)
        for name, value in headers.items():
            self._connection.putheader(name, value)
        self._connection.endheaders()
        response = self._connection.getresponse()
        return response, response.read()


@contextmanager
def nginx(
    folder: Path, site: Path, instance_socket: Path | None = None, *, limits: bool = False
) -> Iterator[Balancer]:
    """Serves an export with the shipped configuration; with an instance behind it if there is a socket. `limits` keeps
    the shipped limits for each client."""
    chain, key = balancer.certificate(folder)
    plain, secure = balancer.free_port(), balancer.free_port()
    snippets = folder / "snippets"
    snippets.mkdir()
    written = folder / "written"
    written.mkdir()
    if instance_socket is not None:
        text = (SHIPPED / "nginx/almanac-files-server.conf").read_text()
        changed = balancer.changed(text, {"/run/almanac-1/http.sock": str(instance_socket)})
        (snippets / "almanac-files-server.conf").write_text(changed)
    text = balancer.changed(
        (SHIPPED / "nginx/almanac-files.conf").read_text(),
        {
            "/srv/almanac": str(site),
            "/etc/nginx/snippets": str(snippets),
            "/var/log/nginx/almanac-files.log": str(written / "access.log"),
            "/etc/ssl/almanac/fullchain.pem": str(chain),
            "/etc/ssl/almanac/privkey.pem": str(key),
            "listen 80": f"listen 127.0.0.1:{plain}",
            "listen 443": f"listen 127.0.0.1:{secure}",
        }
        | ({} if limits else {"rate=50r/s": "rate=1000000r/s"}),
    )
    text = re.sub(r"\n    listen \[::\].*;", "", text)
    (folder / "almanac.conf").write_text(text)
    with balancer.running_nginx(folder, written, plain):
        yield Balancer("nginx", plain, secure, log=written / "access.log", folders=[written])
