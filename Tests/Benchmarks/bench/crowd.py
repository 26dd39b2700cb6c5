"""R8: memory while 1,000 connections send requests and read nothing; and a new client beside 4,096 idle connections."""

import resource
import selectors
import socket
import time
from dataclasses import dataclass
from pathlib import Path

from . import tools
from .machine import resident_megabytes
from .server import Server, free_port, running
from .table import Row

_TARGET = "/holidays/DE/2026"
_CONNECTIONS = 1000
_IDLE = 4096
#: Longer than the server takes to accept all it can; shorter than the ten seconds after which it closes a connection.
_SECONDS = 7


@dataclass(frozen=True)
class _Attack:
    """The request that each connection sends repeatedly."""

    name: str
    request: bytes
    #: The maximum to send, in bytes.
    length: int = 1 << 20
    #: Whether the connection then closes its sending side: NIO reads everything that the system has buffered.
    ends: bool = False


def _get(target: str, fields: str = "") -> bytes:
    return f"GET {target} HTTP/1.1\r\nHost:a\r\n{fields}\r\n".encode()


_FORM = b"POST /options HTTP/1.1\r\nHost: a\r\nContent-Length: 16000\r\n\r\n"

_ATTACKS = [
    _Attack("short requests", _get("/health/live")),
    _Attack("finished pages", _get(_TARGET)),
    _Attack("pages of one visitor", _get("/options", "Cookie: almanac=1.GB.dark.QWRh\r\n")),
    _Attack("long heads", _get("/options", "X: " + "x" * 15_000 + "\r\n")),
    _Attack("heads without end", b"X: " + b"x" * 15_000 + b"\r\n", 60_000),
    _Attack("forms without end", b"x", 15_000),
    _Attack("short requests, half closed", _get("/health/live"), ends=True),
]


def measure() -> list[Row]:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 20_000), hard))
    try:
        return [*(_memory(attack) for attack in _ATTACKS), _newcomer()]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def _memory(attack: _Attack) -> Row:
    """Measures an attack on a new server, because leftovers of an earlier attack would count too."""
    port = free_port()
    with running("almanac", [tools.PROGRAM, "--port", str(port), "--today", tools.TODAY], port) as server:
        server.get(_TARGET)
        server.get("/options")
        before = resident_megabytes(server.pid)
        most, kernel = _attacked(server, attack)
        answers = _answers(server)
    return Row(
        "R8 " + attack.name, "≤ 256 MB, and answers after it",
        f"{before:.0f} MB before, {most:.0f} MB at most" + ("" if answers else "; no response"),
        most <= 256 and answers,
        f"{_CONNECTIONS:,} connections, nothing read; the system's own buffers at most {kernel:.0f} MB, both sides")


def _attacked(server: Server, attack: _Attack) -> tuple[float, float]:
    """Returns the peak memory of the server, and of the system's sockets."""
    # The bytes before the repeated part.
    first = {"heads without end": b"GET / HTTP/1.1\r\nHost: a\r\n", "forms without end": _FORM}.get(attack.name, b"")
    unit = attack.request * max(1, 65_536 // len(attack.request))
    selector = selectors.DefaultSelector()
    left: dict[socket.socket, int] = {}
    for _ in range(_CONNECTIONS):
        connection = _connected(server)
        connection.send(first)
        left[connection] = attack.length
        selector.register(connection, selectors.EVENT_WRITE)
    most = kernel = 0.0
    end = time.monotonic() + _SECONDS
    while time.monotonic() < end:
        for key, _ in selector.select(0.05):
            connection = key.fileobj
            try:
                left[connection] -= connection.send(unit[:max(1, min(len(unit), left[connection]))])
            except OSError:
                left[connection] = 0
            if left[connection] <= 0:
                selector.unregister(connection)
                if attack.ends:
                    _finish(connection)
        most, kernel = max(most, resident_megabytes(server.pid)), max(kernel, _system_megabytes())
    if attack.ends:
        for connection in left:
            _finish(connection)
        time.sleep(1)
        most = max(most, resident_megabytes(server.pid))
    for connection in left:
        connection.close()
    selector.close()
    return most, kernel


def _answers(server: Server) -> bool:
    try:
        return server.get(_TARGET)[0] == 200
    except OSError:
        return False


def _connected(server: Server) -> socket.socket:
    """Opens a connection with a tiny receive buffer, so that the server must buffer its responses."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    connection.connect(("127.0.0.1", server.port))
    connection.setblocking(False)
    return connection


def _finish(connection: socket.socket) -> None:
    try:
        connection.shutdown(socket.SHUT_WR)
    except OSError:
        pass


def _system_megabytes() -> float:
    """Returns the memory of all TCP sockets (proc(5), sockstat), in units of 10^6 bytes."""
    for line in Path("/proc/net/sockstat").read_text().splitlines():
        if line.startswith("TCP:"):
            return int(line.split()[-1]) * resource.getpagesize() / 1e6
    return 0


def _newcomer() -> Row:
    """A new client arrives while all connections are idle. Repeated five times, because each closes one of them."""
    port = free_port()
    with running("almanac", [tools.PROGRAM, "--port", str(port), "--today", tools.TODAY], port) as server:
        kept = []
        for _ in range(_IDLE):
            connection = socket.create_connection(("127.0.0.1", port))
            connection.sendall(_get(_TARGET))
            kept.append(connection)
        for connection in kept:
            while b"</html>" not in connection.recv(65_536):
                pass
        took, statuses = [], []
        for _ in range(5):
            start = time.monotonic()
            statuses.append(server.get(_TARGET)[0])
            took.append(time.monotonic() - start)
        memory = resident_megabytes(server.pid)
        for connection in kept:
            connection.close()
    return Row(
        "R8 idle connections", "a new visitor is answered within a second", f"{max(took) * 1000:.0f} ms at most, {statuses}",
        max(took) <= 1 and set(statuses) == {200}, f"{_IDLE:,} connections, each answered once and kept; {memory:.0f} MB")
