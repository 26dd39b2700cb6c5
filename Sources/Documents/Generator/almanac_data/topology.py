"""Borders that neighbours share: joins areas without a line between them, and simplifies a border the same way for both
of its sides, so that no gap opens.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator

Point = tuple[float, float]
Ring = list[Point]


def joined(rings: Iterable[Ring]) -> list[Ring]:
    """Returns the outline of all rings together: what two of them share, in opposite directions, is not a border."""
    edges: dict[Point, list[Point]] = defaultdict(list)
    for ring in rings:
        for one, other in _edges(ring):
            if one == other:
                continue
            if one in edges.get(other, ()):
                edges[other].remove(one)
            else:
                edges[one].append(other)
    return list(_stitched(edges))


def _stitched(edges: dict[Point, list[Point]]) -> Iterator[Ring]:
    for start in list(edges):
        while edges[start]:
            ring, point = [start], edges[start].pop()
            while point != start:
                ring.append(point)
                point = edges[point].pop()
            yield ring


def simplified(areas: dict[str, list[Ring]], tolerance: float) -> dict[str, list[Ring]]:
    """Returns the areas with fewer points: no dropped point is further than `tolerance` from the new line."""
    nodes = _nodes(areas.values())
    cache: dict[tuple[Point, ...], list[Point]] = {}

    def thin(line: list[Point]) -> list[Point]:
        # A border is thinned in one direction, whichever side asks.
        backwards = line[::-1] < line
        key = tuple(line[::-1] if backwards else line)
        if key not in cache:
            cache[key] = _thinned(list(key), tolerance)
        return cache[key][::-1] if backwards else cache[key]

    return {name: [_thinned_ring(ring, nodes, thin) for ring in rings] for name, rings in areas.items()}


def _thinned_ring(ring: Ring, nodes: set[Point], thin: Callable[[list[Point]], list[Point]]) -> Ring:
    corners = [index for index, point in enumerate(ring) if point in nodes]
    if len(corners) < 2:
        # An island, or an area inside another: its leftmost point, and the one farthest from that.
        first = corners[0] if corners else min(range(len(ring)), key=lambda index: ring[index])
        corners = sorted({first, max(range(len(ring)), key=lambda index: (_distance(ring[first], ring[index]), index))})
    result: Ring = []
    for start, end in zip(corners, [*corners[1:], corners[0] + len(ring)], strict=True):
        result += thin([ring[index % len(ring)] for index in range(start, end + 1)])[:-1]
    return result


def _nodes(areas: Iterable[list[Ring]]) -> set[Point]:
    """Returns the points at which borders meet: those with other than two neighbours, and those where a border that is
    shared becomes a coast.
    """
    users: dict[tuple[Point, Point], int] = defaultdict(int)
    neighbours: dict[Point, set[Point]] = defaultdict(set)
    for rings in areas:
        for ring in rings:
            for one, other in _edges(ring):
                users[min(one, other), max(one, other)] += 1
                neighbours[one].add(other)
                neighbours[other].add(one)
    return {
        point
        for point, others in neighbours.items()
        if len(others) != 2 or len({users[min(point, other), max(point, other)] for other in others}) != 1
    }


def _thinned(line: list[Point], tolerance: float) -> list[Point]:
    """Thins a line (Douglas and Peucker, 1973)."""
    kept = {0, len(line) - 1}
    spans = [(0, len(line) - 1)]
    while spans:
        first, last = spans.pop()
        inner = range(first + 1, last)
        farthest = max(inner, key=lambda index: _offset(line[index], line[first], line[last]), default=None)
        if farthest is not None and _offset(line[farthest], line[first], line[last]) > tolerance:
            kept.add(farthest)
            spans += [(first, farthest), (farthest, last)]
    return [line[index] for index in sorted(kept)]


def _offset(point: Point, start: Point, end: Point) -> float:
    """Returns the distance of a point from the line between two others."""
    (x, y), (left, top), (right, bottom) = point, start, end
    width, height = right - left, bottom - top
    length = width * width + height * height
    along = 0.0 if length == 0 else max(0.0, min(1.0, ((x - left) * width + (y - top) * height) / length))
    return _distance(point, (left + along * width, top + along * height))


def _distance(one: Point, other: Point) -> float:
    return ((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5


def _edges(ring: Ring) -> Iterator[tuple[Point, Point]]:
    return zip(ring, ring[1:] + ring[:1], strict=True)
