"""P6: the time from start to the first response, compared with nginx; and the documents parsed until then."""

import os
import re
import socket
import subprocess
import time
from pathlib import Path

from . import tools
from .files import Page, nginx_command
from .machine import SERVER_CORE
from .pairs import paired, ratio
from .server import free_port, wait_until_listening
from .table import Row

_MOST = 10
_PAGE = "/holidays/DE/2026"


def measure() -> list[Row]:
    page = tools.rendered(_PAGE)
    styles = re.search(rb'href="(/assets/[^"]+\.css)"', page)[1].decode()
    rows = []
    for what, target in [("a list page", _PAGE), ("a static file", styles)]:
        pairs = paired(lambda target=target: _almanac(target), lambda: _nginx(page, _PAGE))
        slower = ratio(pairs, lambda ours, theirs: ours / theirs)
        rows.append(
            Row("P6 start", f"≤ {_MOST} × nginx", f"{slower} × to {what}", slower.median <= _MOST,
                "from starting the process to the last byte of the first answer"))
    before, after = _parsed(None), _parsed(_PAGE)
    rows.append(
        Row("P6 nothing parsed early", "0 documents before the first request",
            f"{before} before, {after} with one page", before == 0 and after > 0,
            "documents and schemas passed to libxml2; the second number shows that the count works"))
    return rows


def _almanac(target: str) -> float:
    port = free_port()
    return _seconds([tools.PROGRAM, "--port", str(port), "--today", tools.TODAY], port, target)


def _nginx(page: bytes, target: str) -> float:
    port = free_port()
    return _seconds(nginx_command(Page(target, page), port), port, target)


def _seconds(command: list[str | Path], port: int, target: str) -> float:
    start = time.perf_counter()
    process = subprocess.Popen(["taskset", "-c", SERVER_CORE, *command], stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)
    try:
        _first_answer(port, target)
        return time.perf_counter() - start
    finally:
        process.terminate()
        process.wait()


def _first_answer(port: int, target: str, patience: float = 60) -> None:
    deadline = time.perf_counter() + patience
    request = f"GET {target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
    while time.perf_counter() < deadline:
        try:
            with socket.create_connection(("127.0.0.1", port)) as connection:
                connection.sendall(request)
                answer = b"".join(iter(lambda: connection.recv(65536), b""))
                if not answer.startswith(b"HTTP/1.1 200"):
                    raise RuntimeError(answer[:200])
                return
        except ConnectionRefusedError:
            time.sleep(0.0005)
    raise RuntimeError("no response")


def _parsed(target: str | None) -> int:
    """Returns how many documents libxml2 had to parse until the server listened, or until its first response."""
    port = free_port()
    count = tools.WORK / "parsed"
    count.write_text("")
    process = subprocess.Popen(
        [tools.PROGRAM, "--port", str(port), "--today", tools.TODAY], stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL, env=os.environ | {"LD_PRELOAD": str(tools.counting_library()), "PARSED": str(count)})
    try:
        if target:
            _first_answer(port, target)
        else:
            wait_until_listening(port, process)
    finally:
        process.terminate()
        process.wait()
    return len(count.read_text().splitlines())
