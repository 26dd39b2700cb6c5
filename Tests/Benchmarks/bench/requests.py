"""Instructions of the program for one request, by callgrind: to compare versions, whatever else the machine does."""

import re
import signal
import socket
import subprocess
from pathlib import Path

from . import tools
from .table import Row

#: The name of each request, its target, and more options for the program.
_REQUESTS = [
    ("a kept page", "/holidays/DE/2026", []),
    ("a page that is made, 9 rows", "/holidays/DE/2026", ["--page-cache", "0"]),
    ("a page that is made, 37 rows", "/holidays/ES/2021?region=all", ["--page-cache", "0"]),
    ("a page that is made, 78 rows", "/holidays/US/2026?region=all", ["--page-cache", "0"]),
    ("an unknown address", "/nowhere", []),
    ("Options, made for each visitor", "/options", []),
]
_HEAD = "GET {} HTTP/1.1\r\nHost: localhost\r\nUser-Agent: Mozilla/5.0\r\nAccept: text/html\r\nCookie: a=b\r\n{}\r\n"
#: Requests of the two runs, whose difference excludes the start.
_ROUNDS = (200, 1000)


def measure() -> list[Row]:
    program = without_debug_information()
    rows = []
    for name, target, options in _REQUESTS:
        count = instructions(program, target, options)
        rows.append(Row("REQUESTS", name, f"{count:,.0f} instructions", None, value=count, less_is_better=True))
    return rows


def instructions(program: Path, target: str, options: list[str], fields: str = "") -> float:
    """Returns the instructions for one request.

    `fields` are further lines of its head, each with its line break.
    """
    few, many = (_total(program, target, options, fields, count) for count in _ROUNDS)
    return (many - few) / (_ROUNDS[1] - _ROUNDS[0])


def without_debug_information() -> Path:
    """Returns a copy that valgrind can load: it gives up on the program's debug information."""
    path = tools.WORK / "almanac-stripped"
    subprocess.run(["strip", "--strip-debug", "-o", path, tools.PROGRAM], check=True)
    return path


def _total(program: Path, target: str, options: list[str], fields: str, count: int) -> int:
    """Runs the program, sends it requests one after the other, and returns all instructions from start to end."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, "serve", "--port", "0",
               "--log-format", "off", "--today", tools.TODAY, *options]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        port = int(re.search(r":(\d+)/", process.stdout.readline())[1])
        _visit(port, target, fields, count)
        process.send_signal(signal.SIGTERM)
        report = process.communicate(timeout=120)[1]
    finally:
        process.kill()
    return int(re.search(r"Collected : (\d+)", report)[1])


def _visit(port: int, target: str, fields: str, count: int) -> None:
    request = _HEAD.format(target, fields).encode()
    with socket.create_connection(("127.0.0.1", port), timeout=60) as connection:
        for _ in range(count):
            connection.sendall(request)
            head, _, body = _read_until(connection, b"", b"\r\n\r\n").partition(b"\r\n\r\n")
            length = int(re.search(rb"Content-Length: (\d+)", head)[1])
            while len(body) < length:
                body += connection.recv(65_536)


def _read_until(connection: socket.socket, text: bytes, mark: bytes) -> bytes:
    while mark not in text:
        text += connection.recv(65_536)
    return text
