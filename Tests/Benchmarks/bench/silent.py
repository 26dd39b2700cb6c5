"""R3: the latency of other visitors while many wait for an upstream that accepts requests but never answers."""

import socket
import struct
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from . import tools
from .load import p99
from .pairs import PAIRS, paired, ratio
from .server import Server, free_port, running
from .table import Row

_WAITING = 100
_SECONDS = 8
#: A page from the silent upstream; every visitor of it waits.
_SILENT = "/quotes"
#: A page from embedded documents: cached with the page cache, rendered at every request without it.
_PAGE = "/holidays/DE/2026"
_KINDS = {"hot page": [], "cold page": ["--page-cache", "0"]}


def measure() -> list[Row]:
    return [_row(name, options) for name, options in _KINDS.items()]


def _row(name: str, options: list[str]) -> Row:
    port = free_port()
    with _silence() as upstream, tempfile.TemporaryDirectory() as folder:
        # The upstream stays silent, and visitors wait, until the measurement ends.
        command = [tools.PROGRAM, "--port", str(port), "--today", tools.TODAY, "--log-format", "off",
                   "--quotes-source", f"microdata+http://127.0.0.1:{upstream}/quotes.html", "--cache-directory", folder,
                   "--upstream-timeout", "1h", "--upstream-budget", "25s", *options]
        with running("almanac", command, port) as server:
            p99(server, _PAGE, 2)
            pairs = paired(lambda: _while_others_wait(server), lambda: p99(server, _PAGE, _SECONDS))
    found = ratio(pairs, lambda during, without: during / without)
    return Row(f"R3 {name}", "p99 moves < 10 %", f"{found} × with a silent upstream", found.median < 1.1,
               f"{_WAITING} visitors wait for the upstream; p99 of 8 connections by wrk, {PAIRS} pairs")


def _while_others_wait(server: Server) -> float:
    visitors = [_asking(server.port) for _ in range(_WAITING)]
    try:
        time.sleep(1)
        found = p99(server, _PAGE, _SECONDS)
        answered = sum(_is_answered(visitor) for visitor in visitors)
        if answered:
            raise RuntimeError(f"{answered} of {_WAITING} visitors got a response instead of waiting")
        return found
    finally:
        for visitor in visitors:
            _leave(visitor)


def _asking(port: int) -> socket.socket:
    visitor = socket.create_connection(("127.0.0.1", port), 10)
    visitor.sendall(f"GET {_SILENT} HTTP/1.1\r\nHost: a\r\n\r\n".encode())
    return visitor


def _leave(visitor: socket.socket) -> None:
    """Closes with a reset: after a normal close, a client might still wait for the response."""
    visitor.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    visitor.close()


def _is_answered(visitor: socket.socket) -> bool:
    """Returns whether the whole page has arrived. Its beginning, with the loading state, may arrive."""
    visitor.setblocking(False)
    answer = b""
    try:
        while part := visitor.recv(65_536):
            answer += part
    except BlockingIOError:
        return b"</html>" in answer
    return True


@contextmanager
def _silence() -> Iterator[int]:
    """Runs an upstream that accepts every connection but never answers. Yields its port."""
    taken = []

    def take(listener: socket.socket) -> None:
        while True:
            try:
                taken.append(listener.accept()[0])
            except OSError:
                return

    with socket.create_server(("127.0.0.1", 0)) as listener:
        threading.Thread(target=take, args=(listener,), daemon=True).start()
        yield listener.getsockname()[1]
        if not taken:
            raise RuntimeError("the upstream received no request")
        listener.shutdown(socket.SHUT_RDWR)
    for connection in taken:
        connection.close()
