"""Requests that two servers in a row might parse differently: for one request, at most one reaches an instance."""

import itertools
import socket
import time

import pytest
from balancer import Balancer
from instance import HOST, Instance
from visitor import secure_socket

_numbers = itertools.count(1)
_SMUGGLED = f"GET /quotes?draw=SMUGGLED HTTP/1.1\r\nHost: {HOST}\r\n\r\n"


def _chunked(body: str) -> str:
    return f"{len(body):x}\r\n{body}\r\n0\r\n\r\n"


#: The headers and the body of each probe; `{all}` is replaced with the length of the body.
_PROBES = {
    "CL.TE": ("Content-Length: {all}\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n" + _SMUGGLED),
    "TE.CL": ("Transfer-Encoding: chunked\r\nContent-Length: 4\r\n", _chunked(_SMUGGLED)),
    "two lengths, the short one first": ("Content-Length: 0\r\nContent-Length: {all}\r\n", _SMUGGLED),
    "two lengths, the long one first": ("Content-Length: {all}\r\nContent-Length: 0\r\n", _SMUGGLED),
    "a list of lengths": ("Content-Length: 0, {all}\r\n", _SMUGGLED),
    "a length with a sign": ("Content-Length: +0\r\n", _SMUGGLED),
    "a blank before the colon": ("Transfer-Encoding : chunked\r\nContent-Length: {all}\r\n", "0\r\n\r\n" + _SMUGGLED),
    "a vertical tab": ("Transfer-Encoding: \x0bchunked\r\nContent-Length: {all}\r\n", "0\r\n\r\n" + _SMUGGLED),
    "a folded line": ("Transfer-Encoding:\r\n chunked\r\nContent-Length: {all}\r\n", "0\r\n\r\n" + _SMUGGLED),
    "an unknown coding": ("Transfer-Encoding: xchunked\r\nContent-Length: {all}\r\n", "0\r\n\r\n" + _SMUGGLED),
    "two codings": (
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\nContent-Length: {all}\r\n",
        "0\r\n\r\n" + _SMUGGLED,
    ),
    "a line feed alone": ("X: y\nTransfer-Encoding: chunked\r\nContent-Length: {all}\r\n", "0\r\n\r\n" + _SMUGGLED),
    "a chunk's length too large": ("Transfer-Encoding: chunked\r\n", "10000000000000000\r\n\r\n" + _SMUGGLED),
    "a NUL in a value": ("X: a\x00b\r\nContent-Length: {all}\r\n", _SMUGGLED),
}


def _probe(name: str, target: str) -> bytes:
    fields, body = _PROBES[name]
    return (f"POST {target} HTTP/1.1\r\nHost: {HOST}\r\n" + fields.format(all=len(body)) + "\r\n" + body).encode("latin-1")


@pytest.mark.parametrize("name", _PROBES)
def test_one_request_in_is_one_request_seen(either: Balancer, instances: list[Instance], name: str) -> None:
    target = f"/quotes?draw={next(_numbers)}"
    before = _counts(instances)
    statuses = _sent(secure_socket(either.secure_port), _probe(name, target))
    assert _seen(instances, before) <= 1
    assert len(statuses) <= 1, statuses


@pytest.mark.parametrize("name", _PROBES)
def test_the_program_itself_reads_one_request(instances: list[Instance], name: str) -> None:
    connection = socket.socket(socket.AF_UNIX)
    connection.connect(str(instances[0].socket))
    before = _counts(instances)
    statuses = _sent(connection, _probe(name, f"/quotes?draw={next(_numbers)}"))
    assert _seen(instances, before) <= 1
    assert len(statuses) <= 1, statuses


def test_two_honest_requests_are_two(either: Balancer, instances: list[Instance]) -> None:
    """A control: a second request would be noticed."""
    requests = "".join(
        f"GET /quotes?draw={9000 + next(_numbers)} HTTP/1.1\r\nHost: {HOST}\r\n\r\n" for _ in range(2))
    before = _counts(instances)
    statuses = _sent(secure_socket(either.secure_port), requests.encode())
    assert statuses == [200, 200]
    assert _seen(instances, before) == 2


def _sent(connection: socket.socket, request: bytes) -> list[int]:
    """Returns the statuses of all responses until the connection is silent for half a second."""
    connection.settimeout(0.5)
    received = b""
    with connection:
        connection.sendall(request)
        try:
            while piece := connection.recv(65536):
                received += piece
        except OSError:
            pass
    lines = [line for line in received.split(b"\r\n") if line.startswith(b"HTTP/1.1 ")]
    # A body has no line end, so the next response may begin on the same line.
    count = received.count(b"HTTP/1.1 ")
    statuses = [int(line.split()[1]) for line in lines]
    return statuses + [int(part[:3]) for part in received.split(b"HTTP/1.1 ")[1:]][len(statuses):count]


def _counts(instances: list[Instance]) -> int:
    """Waits until the logs stop growing. Returns the number of requests, without health checks."""
    count = -1
    while (now := sum(_visits(instance) for instance in instances)) != count:
        count = now
        time.sleep(0.2)
    return count


def _seen(instances: list[Instance], before: int) -> int:
    return _counts(instances) - before


def _visits(instance: Instance) -> int:
    return sum(not str(request.get("path", "")).startswith("/health") for request in instance.requests())
