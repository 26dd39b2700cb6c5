"""P2: the list of 40 holidays rendered at every request, against the same page made by other languages' templates."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager

from . import tools
from .hot import compared
from .load import Throughput, throughput
from .model import model, normalised
from .pairs import paired
from .server import Server, free_port, running
from .table import Row

_TARGET = "/holidays/ES/2021"
_SECONDS = 3.0


def measure() -> list[Row]:
    page = tools.rendered(_TARGET).decode()
    data = model(page)
    rows = sum(len(month["rows"]) for month in data["months"])
    file = tools.WORK / "model.json"
    file.write_text(json.dumps(data, ensure_ascii=False))
    port = free_port()
    command = [tools.PROGRAM, "--port", str(port), "--today", tools.TODAY, *cache_off()]
    measured = []
    with running("almanac", command, port) as almanac:
        ours = almanac.get(_TARGET)[2].decode()
        for least, start in [(3, _go), (1, _node), (10, _gunicorn_threads), (10, _gunicorn_sync)]:
            with start() as peer:
                sameness = _compare_pages(peer.name, ours, peer.get("/cold")[2].decode())
                _load(almanac, _TARGET, 1), _load(peer, "/cold", 1)
                pairs = paired(
                    lambda: _load(almanac, _TARGET, _SECONDS), lambda: _load(peer, "/cold", _SECONDS))
                measured.append(
                    compared("P2 cold page", f"{least} × {peer.name}", least, pairs, f"{rows} rows; one connection; {sameness}"))
    return measured


def _load(server: Server, target: str, seconds: float) -> Throughput:
    """One visitor at a time: of several who ask at once for the same page, ours makes it for one and shares it."""
    return throughput(server, target, seconds, connections=1)


def cache_off() -> list[str]:
    """The option that makes every request render its page, where this build has it."""
    return ["--page-cache", "0"] if tools.has_option("--page-cache") else []


def _compare_pages(name: str, ours: str, theirs: str) -> str:
    """In words for the table. Fails where a peer's page is not ours."""
    if ours == theirs:
        return "their page is ours, byte for byte"
    if normalised(ours) != normalised(theirs):
        for left, right in zip(normalised(ours).split("<"), normalised(theirs).split("<")):
            if left != right:
                raise RuntimeError(f"{name} makes another page: <{right}, not <{left}")
        raise RuntimeError(f"{name} makes a page of another length")
    return "their page is ours, but for blanks between tags and the spelling of escapes"


@contextmanager
def _go() -> Iterator[Server]:
    page = tools.WORK / "hot.html"
    page.touch()
    port = free_port()
    command = [tools.go_peer(), "-address", f"127.0.0.1:{port}", "-hot", page, "-cold", tools.WORK / "model.json"]
    with running("Go html/template", command, port) as server:
        yield server


@contextmanager
def _node() -> Iterator[Server]:
    port = free_port()
    command = ["node", tools.PEERS / "node/server.mjs", str(port), tools.WORK / "model.json"]
    with running("Node template literals", command, port) as server:
        yield server


@contextmanager
def _gunicorn_sync() -> Iterator[Server]:
    """One worker for the one core; it ends the connection after every answer, as this kind does."""
    with _gunicorn("Flask + Jinja2 under gunicorn (sync)", ["--worker-class", "sync"]) as server:
        yield server


@contextmanager
def _gunicorn_threads() -> Iterator[Server]:
    """One worker with threads, which keeps connections open."""
    kind = ["--worker-class", "gthread", "--threads", "4", "--keep-alive", "60"]
    with _gunicorn("Flask + Jinja2 under gunicorn (gthread)", kind) as server:
        yield server


@contextmanager
def _gunicorn(name: str, kind: list[str]) -> Iterator[Server]:
    port = free_port()
    command = [tools.PYTHON / "gunicorn", "--bind", f"127.0.0.1:{port}", "--workers", "1", *kind,
               "--log-level", "error", "app:app"]
    env = os.environ | {"PAGE_MODEL": str(tools.WORK / "model.json")}
    with running(name, command, port, cwd=tools.PEERS / "flask", env=env) as server:
        yield server
