"""The projection of the map: Equal Earth (Šavrič, Patterson and Jenny, 2018), in which areas can be compared."""

import math

#: The meridian in the middle. The edges of the map are then in the Bering Strait, so that no country is cut in two.
MIDDLE = 11.5

_A1, _A2, _A3, _A4 = 1.340264, -0.081106, 0.000893, 0.003796
_M = math.sqrt(3) / 2


def plane(longitude: float, latitude: float) -> tuple[float, float]:
    """Returns the point of the plane for degrees of longitude and latitude: to the right and down, in radii of the
    Earth. The middle of the map is 0, 0.
    """
    turned = math.radians(around(longitude) - MIDDLE)
    slope = math.asin(_M * math.sin(math.radians(latitude)))
    square = slope * slope
    sixth = square**3
    stretch = _M * (_A1 + 3 * _A2 * square + sixth * (7 * _A3 + 9 * _A4 * square))
    right = turned * math.cos(slope) / stretch
    up = slope * (_A1 + _A2 * square + sixth * (_A3 + _A4 * square))
    return right, -up


def around(longitude: float) -> float:
    """Returns the same meridian, within half a turn of the middle."""
    return (longitude - MIDDLE + 180) % 360 - 180 + MIDDLE
