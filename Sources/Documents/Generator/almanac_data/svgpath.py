"""Writes rings as the data of a path in SVG: whole units, each point relative to the one before."""

from collections.abc import Iterable

from .topology import Point, Ring

_Step = tuple[int, int]


def path(rings: Iterable[Ring], left: float, top: float, least: float) -> str:
    """Returns the path of rings, seen from a corner; empty if all are smaller than `least` square units."""
    path, begin = "", (0, 0)
    for ring in rings:
        points = [(round(x - left), round(y - top)) for x, y in ring]
        points = [point for point, before in zip(points, points[-1:] + points[:-1], strict=True) if point != before]
        if len(points) < 3 or area(points) < least:
            continue
        # After "z", the next step is relative to where that part began.
        path += ("m" if path else "M") + _pair(*_step(begin, points[0])) + "l"
        begin = points[0]
        steps = [_step(one, other) for one, other in zip(points, points[1:], strict=False)]
        path += _pair(*steps[0]) + "".join(_joined(*step) for step in steps[1:]) + "z"
    return path


def area(points: list[Point]) -> float:
    """Returns the area inside a ring, in square units."""
    following = points[1:] + points[:1]
    return abs(sum(x * v - u * y for (x, y), (u, v) in zip(points, following, strict=True))) / 2


def _step(one: _Step, other: _Step) -> _Step:
    return other[0] - one[0], other[1] - one[1]


def _pair(x: int, y: int) -> str:
    return f"{x}{y}" if y < 0 else f"{x} {y}"


def _joined(x: int, y: int) -> str:
    return _pair(x, y) if x < 0 else f" {_pair(x, y)}"
