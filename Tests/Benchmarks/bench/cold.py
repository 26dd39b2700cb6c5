"""P2: a list of some 40 holidays rendered at every request, compared with the same page in other languages.

Eight visitors ask at the same time, each for another year: our program renders a page once for all who ask for it at the
same time. Measured from entities, which is the work of our program and the subject of the bar; and, for information, with
one visitor, and from a finished view model, so that the others only render their templates.
"""

import json
import os
import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace

from . import entities, tools
from .hot import compared
from .load import Throughput, visitors
from .model import model, normalised
from .pairs import paired
from .server import Server, free_port, running
from .table import Row

TARGET = "/holidays/ES/2021?region=all"
_READY_MADE = "/cold"
COUNTRIES = ["ES", "US", "DE", "CN", "MY"]
#: More pages that must be equal, to show that the others parse, filter, fold, count and sort at every request.
OTHER_TARGETS = [
    # The first and the last known year; the current one, with past and next holidays; other types; empty lists.
    "/holidays/ES/2020", "/holidays/ES/2035?region=all", "/holidays/ES/2026", "/holidays/ES/2026?region=CT",
    "/holidays/ES/2021?type=all&region=AN", "/holidays/ES/2026?type=bank", "/holidays/ES/2026?type=workday&region=MD",
    # Other names in regions, observed days of the next year, holidays whose own date is no day off.
    "/holidays/US/2026?type=all&region=all", "/holidays/US/2021", "/holidays/ES/2022?region=all",
    # The next holiday is an observed day; none of a type that is known.
    "/holidays/ES/2026?region=AN", "/holidays/US/2026?type=half-day&region=AL",
    # Parts of regions, runs, estimated dates, days off in exchange for working days (China). No breaks of schools: those
    # of the others end with the year.
    "/holidays/DE/2026?region=all", "/holidays/DE/2026?region=BY", "/holidays/CN/2026?type=all",
    "/holidays/MY/2026?region=all", "/holidays/MY/2026?region=03",
]
VISITORS = 8
_SECONDS = 3.0
_MODEL = tools.WORK / "model.json"
_ENTITIES = tools.WORK / "entities.json"


def measure() -> list[Row]:
    with made_pages() as (almanac, rows):
        measured = []
        for start, least in _peers().items():
            with start() as peer:
                measured += against("P2", peer, almanac, least, rows)
        return measured


def compare() -> list[str]:
    """Compares the pages of the competitors with ours, and measures nothing. Returns a remark for each competitor."""
    return comparisons(*_peers())


def comparisons(*starts: Callable[[], AbstractContextManager[Server]]) -> list[str]:
    remarks = []
    with made_pages() as (almanac, _):
        for start in starts:
            with start() as peer:
                remarks.append(f"{peer.name}: {same_pages(peer, almanac)}")
    return remarks


def _peers() -> dict[Callable[[], AbstractContextManager[Server]], float]:
    """Returns the competitors, each with the least ratio to it that the bar demands."""
    return {_go: 3, node: 1.2, _gunicorn_threads: 10, _gunicorn_sync: 10}


@contextmanager
def made_pages() -> Iterator[tuple[Server, int]]:
    """Runs our program, which makes each page anew, and writes the data of the others.

    Yields the program, and the number of rows of the first list.
    """
    data = model(tools.rendered(TARGET).decode())
    _MODEL.write_text(json.dumps(data, ensure_ascii=False))
    entities.write(COUNTRIES, {name: data[name] for name in ("icon", "styles", "script", "credits")}, _ENTITIES)
    port = free_port()
    command = [tools.PROGRAM, "--port", str(port), "--today", tools.TODAY, *cache_off()]
    with running("almanac", command, port) as almanac:
        yield almanac, sum(len(month["rows"]) for group in data["groups"] for month in group["months"])


def against(bar: str, peer: Server, almanac: Server, least: float, rows: int) -> list[Row]:
    """Returns the row of the bar, and the two rows for information."""
    eight = of_visitors(TARGET)
    sameness = same_pages(peer, almanac)
    ready_made = [_READY_MADE] * VISITORS
    others = [
        one_visitor(bar, peer, almanac, least, rows, sameness),
        _measured(f"{bar} cold page (ready-made view model)", peer, almanac, least, rows, sameness, eight, ready_made),
    ]
    informative = [replace(row, asked=f"({peer.name}; for information)", holds=None) for row in others]
    entire = _measured(f"{bar} cold page (entities)", peer, almanac, least, rows, sameness, eight, eight)
    return [entire, *informative]


def same_pages(peer: Server, almanac: Server) -> str:
    """Returns a remark for the table. Fails if a page of the peer differs from ours."""
    ours = [TARGET, *OTHER_TARGETS, *of_visitors(TARGET)]
    theirs = [_READY_MADE, *ours[1:]]
    remarks = {_compare_pages(peer, target, almanac, our_target) for target, our_target in zip(theirs, ours)}
    return f"{len(ours)} pages compared: {max(remarks, key=len)}"


def one_visitor(bar: str, peer: Server, almanac: Server, least: float, rows: int, sameness: str) -> Row:
    """Returns the row of the same work for one visitor."""
    return _measured(
        f"{bar} cold page (entities), one visitor", peer, almanac, least, rows, sameness, [TARGET], [TARGET])


def _measured(
    bar: str, peer: Server, almanac: Server, least: float, rows: int, sameness: str,
    our_targets: list[str], targets: list[str],
) -> Row:
    remark = f"{rows} rows in the first list; visitors: {len(targets)}; {sameness}"
    return compared(bar, f"{least} × {peer.name}", least, visited(almanac, our_targets, peer, targets), remark)


def of_visitors(target: str) -> list[str]:
    """Returns what each visitor asks for: a list like that of the target, the first in its year, the others in later ones."""
    path, year, query = re.split(r"(\d{4})", target, maxsplit=1)
    return [f"{path}{int(year) + later}{query}" for later in range(VISITORS)]


def visited(
    almanac: Server, our_targets: list[str], peer: Server, targets: list[str], *headers: str
) -> list[tuple[Throughput, Throughput]]:
    """Measures both with as many visitors as targets."""
    visitors(almanac, our_targets, 1, headers), visitors(peer, targets, 1, headers)
    return paired(
        lambda: visitors(almanac, our_targets, _SECONDS, headers), lambda: visitors(peer, targets, _SECONDS, headers))


def cache_off() -> list[str]:
    """Returns the option that disables the page cache, if this build has it."""
    return ["--page-cache", "0"] if tools.has_option("--page-cache") else []


def _compare_pages(peer: Server, target: str, almanac: Server, our_target: str) -> str:
    """Returns a remark for the table. Fails if the peer's page differs from ours."""
    ours, theirs = almanac.get(our_target)[2].decode(), peer.get(target)[2].decode()
    if ours == theirs:
        return "identical"
    if normalised(ours) != normalised(theirs):
        for left, right in zip(normalised(ours).split("<"), normalised(theirs).split("<")):
            if left != right:
                raise RuntimeError(f"{peer.name} renders a different page at {target}: <{right}, expected <{left}")
        raise RuntimeError(f"{peer.name} renders a page of a different length at {target}")
    return "identical, except for blanks between tags and the spelling of escapes"


@contextmanager
def _go(name: str = "Go html/template", *options: str) -> Iterator[Server]:
    port = free_port()
    command = [tools.go_peer(), "-address", f"127.0.0.1:{port}", "-entities", _ENTITIES, "-today", tools.TODAY,
               "-cold", _MODEL, *options]
    with running(name, command, port) as server:
        yield server


@contextmanager
def fast() -> Iterator[Server]:
    with _go("Go fasthttp + quicktemplate", "-fast") as server:
        yield server


@contextmanager
def node() -> Iterator[Server]:
    port = free_port()
    command = ["node", tools.PEERS / "node/server.mjs", "--port", str(port), "--entities", _ENTITIES,
               "--today", tools.TODAY, "--model", _MODEL]
    with running("Node template literals", command, port) as server:
        yield server


@contextmanager
def _gunicorn_sync() -> Iterator[Server]:
    """One worker for the one core. Sync workers close the connection after every response."""
    with _gunicorn("Flask + Jinja2 under gunicorn (sync)", ["--worker-class", "sync"]) as server:
        yield server


@contextmanager
def _gunicorn_threads() -> Iterator[Server]:
    """One worker with threads, which keep connections open."""
    kind = ["--worker-class", "gthread", "--threads", "4", "--keep-alive", "60"]
    with _gunicorn("Flask + Jinja2 under gunicorn (gthread)", kind) as server:
        yield server


@contextmanager
def _gunicorn(name: str, kind: list[str]) -> Iterator[Server]:
    port = free_port()
    command = [tools.PYTHON / "gunicorn", "--bind", f"127.0.0.1:{port}", "--workers", "1", *kind,
               "--log-level", "error", "app:app"]
    env = os.environ | {"ENTITIES": str(_ENTITIES), "TODAY": tools.TODAY, "PAGE_MODEL": str(_MODEL)}
    with running(name, command, port, cwd=tools.PEERS / "flask", env=env) as server:
        yield server
