"""P9: the record of a list, in JSON and as iCalendar: made at every request, and cached.

A made record is compared with our own page of the same list, and JSON with Node's JSON.stringify of the same record. A
cached one is compared with nginx, as P1 does with a page.
"""

import json
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace

from . import entities, tools
from .cold import COUNTRIES, OTHER_TARGETS, TARGET, VISITORS, cache_off, of_visitors, visited
from .files import nginx
from .hot import against_files, compared
from .server import Server, free_port, running
from .table import Row

#: A short list, and the long one of P2.
_TARGETS = ["/holidays/DE/2026", TARGET]
_FORMATS = ["json", "ics"]
_READY_MADE = "/record"
_RECORD = tools.WORK / "record.json"
_ENTITIES = tools.WORK / "record-entities.json"


def measure() -> list[Row]:
    with _almanac(*cache_off()) as almanac:
        rows = [row for target in _TARGETS for row in _against_page(almanac, target)]
        rows += [row for target in _TARGETS for row in _against_node(almanac, target)]
    with _almanac() as almanac:
        return rows + [
            against_files(f"P9 cached {record}", almanac, record, nginx)
            for record in (_record(_TARGETS[0], form) for form in _FORMATS)
        ]


def compare() -> list[str]:
    """Compares Node's records with ours, and measures nothing. Returns a remark for each measured list."""
    with _almanac(*cache_off()) as almanac:
        remarks = []
        for target in _TARGETS:
            with _node(almanac, target) as (node, remark):
                remarks.append(f"{node.name}, {_record(target, 'json')}: {remark}")
        return remarks


def _almanac(*options: str) -> AbstractContextManager[Server]:
    port = free_port()
    return running("almanac", [tools.PROGRAM, "--port", str(port), "--today", tools.TODAY, *options], port)


def _records(target: str, form: str) -> list[str]:
    """Returns the addresses of the records that eight visitors ask for."""
    return [_record(each, form) for each in of_visitors(target)]


def _record(target: str, form: str) -> str:
    """Returns the address of a list's record: /holidays/ES/2021.json?region=all."""
    path, mark, query = target.partition("?")
    return f"{path}.{form}{mark}{query}"


def _against_page(almanac: Server, target: str) -> list[Row]:
    """Returns the rows of the bar, uncompressed; and for information, those of compressed responses."""
    rows = []
    for form in _FORMATS:
        record = _record(target, form)
        sizes = f"{_size(almanac, record)} bytes, the page {_size(almanac, target)}"
        bar = f"P9 cold {record}"
        records, pages = _records(target, form), of_visitors(target)
        rows.append(compared(bar, "1 × our page", 1, visited(almanac, records, almanac, pages), sizes))
        pairs = visited(almanac, records, almanac, pages, "Accept-Encoding: gzip")
        rows.append(_informative(compared(bar, "", 0, pairs, sizes), "our page, both with gzip"))
    return rows


def _informative(row: Row, peer: str) -> Row:
    return replace(row, asked=f"({peer}; for information)", holds=None)


def _against_node(almanac: Server, target: str) -> list[Row]:
    """Returns the row of the bar, where Node makes the record from entities; and one where it has it ready-made."""
    record, records = _record(target, "json"), _records(target, "json")
    bar = f"P9 cold {record}"
    with _node(almanac, target) as (node, remark):
        made = compared(f"{bar} (entities)", f"1 × {node.name}", 1, visited(almanac, records, node, records), remark)
        pairs = visited(almanac, records, node, [_READY_MADE] * VISITORS)
        ready = compared(f"{bar} (ready-made record)", "", 0, pairs, remark)
        return [made, _informative(ready, node.name)]


@contextmanager
def _node(almanac: Server, target: str) -> Iterator[tuple[Server, str]]:
    """Runs Node with the entities, and with the finished record of a list. Fails unless its records equal ours.

    Yields the server, and a remark for the table.
    """
    record = _record(target, "json")
    body = almanac.get(record)[2]
    _RECORD.write_bytes(body)
    entities.write(COUNTRIES, {}, _ENTITIES)
    port = free_port()
    command = ["node", tools.PEERS / "node/server.mjs", "--port", str(port), "--entities", _ENTITIES,
               "--record", _RECORD]
    with running("Node JSON.stringify", command, port) as node:
        made = [*_records(target, "json"), *(_record(other, "json") for other in [*_TARGETS, *OTHER_TARGETS])]
        for each in made:
            _compare(node, each, almanac, each)
        _compare(node, _READY_MADE, almanac, record)
        rows = len(json.loads(body)["holidays"])
        yield node, f"{rows} rows; {len(made) + 1} records compared and equal"


def _compare(node: Server, target: str, almanac: Server, our_target: str) -> None:
    """Fails unless both records have the same members and values."""
    ours, theirs = (json.loads(server.get(path)[2]) for server, path in [(almanac, our_target), (node, target)])
    for row in [*ours["holidays"], *(theirs["holidays"] if target == _READY_MADE else [])]:
        # The name of the event in calendars, which depends on all that the year has: Node does not make it.
        del row["key"]
    if ours == theirs:
        return
    for ours_row, theirs_row in zip(ours.pop("holidays"), theirs.pop("holidays")):
        if ours_row != theirs_row:
            raise RuntimeError(f"{node.name} writes a different record at {target}: {theirs_row}, expected {ours_row}")
    raise RuntimeError(f"{node.name} writes a different record at {target}: {theirs}, expected {ours}")


def _size(server: Server, target: str) -> int:
    return len(server.get(target)[2])
