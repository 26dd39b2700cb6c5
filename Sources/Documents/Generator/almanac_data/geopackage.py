"""Reads the polygons and the attributes of a GeoPackage (OGC 12-128r18), which is a database of SQLite."""

import sqlite3
import struct
from collections.abc import Iterator
from pathlib import Path

from .topology import Ring

_MULTIPOLYGON = 6
#: The bytes of the envelope that precedes a geometry, by the number in its header.
_ENVELOPES = (0, 32, 48, 48, 64)


def records(path: Path, table: str, *columns: str) -> Iterator[tuple[tuple[str, ...], list[Ring]]]:
    """Yields the named columns and the rings of each row, in the table's order."""
    names = ", ".join(f'"{column}"' for column in columns)
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as database:
        for geometry, *values in database.execute(f'SELECT geom, {names} FROM "{table}" ORDER BY fid'):  # noqa: S608
            yield tuple(value or "" for value in values), list(_rings(geometry))


def _rings(geometry: bytes) -> Iterator[Ring]:
    position = 8 + _ENVELOPES[geometry[3] >> 1 & 7]
    kind, polygons = struct.unpack_from("<II", geometry, position + 1)
    if kind != _MULTIPOLYGON:
        raise ValueError(f"a geometry of type {kind}, not a multipolygon")
    position += 9
    for _ in range(polygons):
        (rings,) = struct.unpack_from("<I", geometry, position + 5)
        position += 9
        for _ in range(rings):
            (points,) = struct.unpack_from("<I", geometry, position)
            flat = struct.unpack_from(f"<{2 * points}d", geometry, position + 4)
            position += 4 + 16 * points
            # The first point is repeated at the end.
            yield list(zip(flat[:-2:2], flat[1:-2:2], strict=True))
