"""Reads the polygons and the attributes of an ESRI shapefile (ESRI's white paper of July 1998)."""

import struct
from collections.abc import Iterator
from pathlib import Path

#: A closed line of longitudes and latitudes, in degrees. The first point is not repeated at its end.
Ring = list[tuple[float, float]]

_POLYGON = 5
_HEADER = 100


def records(path: Path) -> Iterator[tuple[dict[str, str], list[Ring]]]:
    """Yields the attributes and the rings of each record. `path` is the `.shp` file; the `.dbf` is beside it."""
    return zip(_attributes(path.with_suffix(".dbf").read_bytes()), _polygons(path.read_bytes()), strict=True)


def _attributes(table: bytes) -> Iterator[dict[str, str]]:
    count, header, size = struct.unpack_from("<IHH", table, 4)
    fields, position = [], 32
    while table[position] != 0x0D:
        name = table[position : position + 11].split(b"\0")[0].decode("ascii")
        fields.append((name, table[position + 16]))
        position += 32
    for number in range(count):
        start = header + number * size + 1  # after the mark of deleted records
        record = {}
        for name, length in fields:
            record[name] = table[start : start + length].decode("latin-1").strip()
            start += length
        yield record


def _polygons(shapes: bytes) -> Iterator[list[Ring]]:
    position = _HEADER
    while position < len(shapes):
        (words,) = struct.unpack_from(">i", shapes, position + 4)
        start = position + 8
        position = start + 2 * words
        (kind,) = struct.unpack_from("<i", shapes, start)
        if kind != _POLYGON:
            raise ValueError(f"a shape of type {kind}, not a polygon")
        parts, points = struct.unpack_from("<ii", shapes, start + 36)
        starts = [*struct.unpack_from(f"<{parts}i", shapes, start + 44), points]
        first = start + 44 + 4 * parts
        flat = struct.unpack_from(f"<{2 * points}d", shapes, first)
        line = list(zip(flat[::2], flat[1::2], strict=True))
        yield [line[one : other - 1] for one, other in zip(starts, starts[1:], strict=False)]
