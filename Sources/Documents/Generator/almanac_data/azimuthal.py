"""The projection of a country's map: Lambert's azimuthal equal-area, around a point of the country."""

import math

from .topology import Point


def plane(point: Point, middle: Point) -> Point:
    """Returns the point of the plane for degrees of longitude and latitude: to the right and down, in radii of the
    Earth. `middle` is 0, 0.
    """
    turned = math.radians(point[0] - middle[0])
    latitude, centre = math.radians(point[1]), math.radians(middle[1])
    nearness = math.sin(centre) * math.sin(latitude) + math.cos(centre) * math.cos(latitude) * math.cos(turned)
    stretch = math.sqrt(2 / (1 + nearness))
    up = math.cos(centre) * math.sin(latitude) - math.sin(centre) * math.cos(latitude) * math.cos(turned)
    return stretch * math.cos(latitude) * math.sin(turned), -stretch * up
