"""Load on a server, and the cost of a response."""

import re
import subprocess
from dataclasses import dataclass

from . import tools
from .machine import LOAD_CORE, processor_seconds
from .server import Server


@dataclass(frozen=True)
class Throughput:
    """The throughput of a server under load."""

    #: Responses per second, by the wall clock.
    per_second: float
    #: Microseconds of the server's processor time per response. A busy machine affects it less than `per_second`.
    microseconds: float


def throughput(
    server: Server, target: str, seconds: float, connections: int = 32, headers: tuple[str, ...] = ()
) -> Throughput:
    """Sends requests on all connections without a pause. Fails if any response is an error.

    `headers` are more lines of the requests' heads, such as `Accept-Encoding: gzip`.
    """
    return _load(server, ["-t1", f"-c{connections}", f"-d{seconds:g}s", *_fields(headers), server.url(target)])


def visitors(server: Server, targets: list[str], seconds: float, headers: tuple[str, ...] = ()) -> Throughput:
    """Each of as many visitors as targets asks for its own, on a connection of its own, without a pause."""
    count = len(targets)
    return _load(server, [f"-t{count}", f"-c{count}", f"-d{seconds:g}s", *_fields(headers),
                          "-s", tools.PEERS / "wrk/visitors.lua", server.url("/"), "--", *targets])


def _fields(headers: tuple[str, ...]) -> list[str]:
    return [argument for header in headers for argument in ("-H", header)]


def _load(server: Server, arguments: list) -> Throughput:
    before = processor_seconds(server.pid)
    command = ["taskset", "-c", LOAD_CORE, "wrk", *arguments]
    report = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    spent = processor_seconds(server.pid) - before
    if "Non-2xx" in report:
        raise RuntimeError(f"errors from {server.name} at {arguments[-1]}:\n{report}")
    requests, unit_seconds = _counts(report)
    if requests == 0:
        raise RuntimeError(f"{server.name} sent no responses:\n{report}")
    return Throughput(requests / unit_seconds, spent / requests * 1e6)


def p99(server: Server, target: str, seconds: float, connections: int = 8) -> float:
    """Returns the 99th percentile of the latency, in milliseconds. Fails if a response is missing."""
    command = ["taskset", "-c", LOAD_CORE, "wrk", "-t1", f"-c{connections}", f"-d{seconds:g}s", "--latency",
               server.url(target)]
    report = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found = re.search(r"99%\s+([\d.]+)(us|ms|s)", report)
    if not found or "Non-2xx" in report:
        raise RuntimeError(report)
    return float(found[1]) * {"us": 0.001, "ms": 1, "s": 1000}[found[2]]


def _counts(report: str) -> tuple[int, float]:
    found = re.search(r"(\d+) requests in ([\d.]+)(ms|s|m)", report)
    if not found:
        raise RuntimeError(f"cannot parse wrk's report:\n{report}")
    return int(found[1]), float(found[2]) * {"ms": 0.001, "s": 1, "m": 60}[found[3]]
