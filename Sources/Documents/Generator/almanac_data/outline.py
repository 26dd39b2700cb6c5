"""Makes the outline of the countries for the map: land as paths, and small territories as spots."""

from collections import defaultdict
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import iso3166

from . import library, projection, shapefile, svgpath, topology, xmltext, zones
from .settings import OUTLINE_NAMESPACE
from .topology import Point, Ring

#: The width of the map, in the units of its paths.
WIDTH = 1000
#: The northernmost and the southernmost latitude of the map. Antarctica is not on it.
NORTH, SOUTH = 83.7, -56.0
#: How far a simplified line may be from its original, in units of the map.
TOLERANCE = 0.9
#: The least area of an island on the map, in square units. Land without any larger one becomes a spot.
LEAST = 3.0
#: The digits of a degree: neighbours' points are the same after rounding, and so are the two sides of the date line.
_DIGITS = 5

#: Areas of Natural Earth that have no code in ISO 3166-1: each belongs to the country with this code. The outline follows
#: ISO 3166, as the documents of the holidays do.
_CODES = {"-99": "XK", "CYN": "CY", "SOL": "SO"}
#: Parts of a country's area that have a code of their own: longitudes and latitudes, the country, the part.
_PARTS = (
    ((-56, -50), (1, 7), "FR", "GF"),
    ((5, 35), (74, 82), "NO", "SJ"),
)
#: On no map that people use every day.
OMITTED = {"AQ"}
#: Where the zone of the capital is somewhere else, or zone.tab has none: degrees of longitude and latitude.
_PLACES = {"BV": (3.4, -54.4), "HM": (73.5, -53.1)}


def document(shapes: Path) -> bytes:
    """Returns the document `outline.xml`, made of Natural Earth's countries (`naturalearth_lowres.shp`)."""
    return xmltext.document(_lines(_land(shapes)))


def _lines(land: dict[str, list[Ring]]) -> Iterator[str]:
    left, top = _corner()
    height = round(_unit() * projection.plane(projection.MIDDLE, SOUTH)[1] - top)
    yield xmltext.opening("outline", xmlns=OUTLINE_NAMESPACE, width=str(WIDTH), height=str(height))
    for code in sorted(set(library.entities()) - OMITTED):
        if path := svgpath.path(land.get(code, []), left, top, LEAST):
            yield xmltext.empty("land", country=code, path=path)
        else:
            x, y = _placed(_place(code), left, top)
            yield xmltext.empty("spot", country=code, x=str(x), y=str(y))
    yield xmltext.closing("outline")


def _land(shapes: Path) -> dict[str, list[Ring]]:
    """Returns the simplified land of each country, in units of the map."""
    by_code: dict[str, list[Ring]] = defaultdict(list)
    for record, rings in shapefile.records(shapes):
        country = _CODES.get(record["iso_a3"]) or iso3166.countries_by_alpha3[record["iso_a3"]].alpha2
        for ring in rings:
            rounded = [(round(projection.around(x), _DIGITS), round(y, _DIGITS)) for x, y in ring]
            code = _part(country, rounded)
            if code not in OMITTED:
                by_code[code].append(rounded)
    areas = {
        code: [[_scaled(point) for point in ring] for ring in topology.joined(rings)] for code, rings in by_code.items()
    }
    return topology.simplified(areas, TOLERANCE)


def _part(country: str, ring: Ring) -> str:
    for (west, east), (south, north), whole, part in _PARTS:
        if country == whole and all(west <= x <= east and south <= y <= north for x, y in ring):
            return part
    return country


def _unit() -> float:
    """Returns the number of units of the map in the radius of the Earth."""
    return WIDTH / (2 * projection.plane(projection.MIDDLE + 180 - 1e-9, 0)[0])


def _scaled(point: Point) -> Point:
    x, y = projection.plane(*point)
    return _unit() * x, _unit() * y


def _corner() -> Point:
    return -WIDTH / 2, _scaled((projection.MIDDLE, NORTH))[1]


def _placed(point: Point, left: float, top: float) -> tuple[int, int]:
    x, y = _scaled(point)
    return round(x - left), round(y - top)


def _place(code: str) -> Point:
    """Returns the longitude and the latitude of the capital, or of what gives the time zone its name."""
    if code in _PLACES:
        return _PLACES[code]
    zone = zones.of(code)[0]
    text = resources.files("tzdata").joinpath("zoneinfo", "zone.tab").read_text(encoding="utf-8")
    for line in text.splitlines():
        if not line.startswith("#") and line.split("\t")[2] == zone:
            return _coordinates(line.split("\t")[1])
    raise ValueError(f"no coordinates for {code}")


def _coordinates(text: str) -> Point:
    """Parses ISO 6709, as zone.tab writes it: ±DDMM±DDDMM or ±DDMMSS±DDDMMSS."""
    split = max(text.rfind("+"), text.rfind("-"))

    def degrees(part: str, digits: int) -> float:
        sign, number = -1 if part[0] == "-" else 1, part[1:]
        seconds = number[digits + 2 :] or "0"
        return sign * (int(number[:digits]) + int(number[digits : digits + 2]) / 60 + int(seconds) / 3600)

    return degrees(text[split:], 3), degrees(text[:split], 2)
