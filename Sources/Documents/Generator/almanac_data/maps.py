"""Makes the map of a country with its regions: land as paths, and small regions and cities as spots."""

import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET

from . import azimuthal, geopackage, svgpath, topology, xmltext
from .mapregions import COUNTRIES, Inset, Regions, within
from .settings import HOLIDAYS_NAMESPACE, MAP_NAMESPACE
from .topology import Point, Ring

#: The largest map, without its insets, in the units of its paths.
WIDTH, HEIGHT = 600, 620
#: How far a simplified line may be from its original, in units of the map.
TOLERANCE = 0.5
#: The least area of an island on the map, in square units.
LEAST = 3.0
#: The least area of a region, in square units: a smaller one is a spot, to be seen.
LEAST_REGION = 14.0
#: The space around the map, within the frame of an inset and between insets, in units.
_MARGIN = 6
#: The digits of a degree: neighbours' points are the same after rounding.
_DIGITS = 5
_TABLE = "states_provinces"


@dataclass(frozen=True)
class _Sheet:
    """Areas by the codes of their regions, in units, from 0, 0."""

    areas: Mapping[str, list[Ring]]
    spots: Mapping[str, Point]
    width: float
    height: float


def documents(shapes: Path, calendars: Path) -> Iterator[tuple[str, bytes]]:
    """Yields a country's code and the document of its map, for each country that has one.

    `shapes` is `world_map.gpkg`; `calendars` the folder of the documents of the holidays.
    """
    found: dict[str, list[tuple[tuple[str, ...], list[Ring]]]] = defaultdict(list)
    for (code, *names), rings in geopackage.records(shapes, _TABLE, "iso_a2", "name", "woe_label", "gn_name", "gu_a3"):
        if code in COUNTRIES:
            found[code].append((tuple(names), rings))
    for code, regions in sorted(COUNTRIES.items()):
        names = _names(calendars / f"{code}.xml")
        yield code, xmltext.document(_lines(code, _areas(code, found[code], regions, names), regions))


def _names(calendar: Path) -> dict[str, list[str]]:
    """Returns the names of each region of a calendar, by its code."""
    namespace = f"{{{HOLIDAYS_NAMESPACE}}}"
    return {
        region.get("code", ""): [name.text or "" for name in region.iter(f"{namespace}name")]
        for region in ET.parse(calendar).getroot().findall(f"{namespace}region")  # noqa: S314: our own document
    }


def _areas(
    country: str, shapes: list[tuple[tuple[str, ...], list[Ring]]], regions: Regions, names: dict[str, list[str]]
) -> dict[str, list[Ring]]:
    """Returns the land by the codes of its regions, separated by spaces, in degrees; the code of the rest is empty."""
    by_name = {_plain(name): code for code, all_names in names.items() for name in all_names}
    by_name |= {_plain(name): codes for codes, shape in regions.shapes.items() for name in shape}
    areas: dict[str, list[Ring]] = defaultdict(list)
    for labels, rings in shapes:
        if _plain(labels[0]) in {_plain(name) for name in regions.omitted}:
            continue
        codes = next((by_name[_plain(label)] for label in labels if _plain(label) in by_name), None)
        if codes is None and regions.has_rest:
            codes = ""
        elif codes is None:
            raise ValueError(f"{country}: no region is called {labels}")
        areas[codes] += [
            [(round(x, _DIGITS), round(y, _DIGITS)) for x, y in ring] for ring in rings if regions.has(ring)
        ]
    drawn = {code for codes in areas for code in codes.split()} | regions.spots.keys() | regions.undrawn
    if missing := names.keys() - drawn:
        raise ValueError(f"{country}: no land for {sorted(missing)}")
    if unknown := drawn - names.keys():
        raise ValueError(f"{country}: its calendar has no {sorted(unknown)}")
    return {codes: topology.joined(rings) for codes, rings in areas.items()}


def _plain(name: str) -> str:
    letters = unicodedata.normalize("NFD", name.split(",")[0])
    return "".join(letter for letter in letters.casefold() if letter.isalnum())


def _lines(country: str, areas: dict[str, list[Ring]], regions: Regions) -> Iterator[str]:
    framed = {code for inset in regions.insets for code in inset.regions}
    main = {codes: rings for codes, rings in areas.items() if codes not in framed}
    middle = _middle(main)
    plane = _plane(main, middle, 1)
    width, height = _size(plane)
    unit = min(WIDTH / width, HEIGHT / height)
    sheet = _sheet(main, regions.spots, middle, unit)
    insets = [_inset(areas, inset, unit) for inset in regions.insets]
    total = max(sheet.width + 2 * _MARGIN, sum(inset.width + 3 * _MARGIN for inset in insets))
    below = max((inset.height + 3 * _MARGIN for inset in insets), default=0)
    bottom = sheet.height + 2 * _MARGIN
    yield xmltext.opening(
        "map", xmlns=MAP_NAMESPACE, country=country, width=str(round(total)), height=str(round(bottom + below))
    )
    yield from _shapes(sheet, (total - sheet.width) / 2, _MARGIN)
    left = _MARGIN
    for inset in insets:
        wide, high = round(inset.width + 2 * _MARGIN), round(inset.height + 2 * _MARGIN)
        yield xmltext.empty("inset", x=str(round(left)), y=str(round(bottom)), width=str(wide), height=str(high))
        yield from _shapes(inset, left + _MARGIN, bottom + _MARGIN)
        left += wide + _MARGIN
    yield xmltext.closing("map")


def _inset(areas: dict[str, list[Ring]], inset: Inset, unit: float) -> _Sheet:
    turned = {codes: [_turned(ring, inset) for ring in areas[codes]] for codes in inset.regions}
    own = {codes: [ring for ring in rings if within(ring, inset.bounds)] for codes, rings in turned.items()}
    return _sheet(own, {}, _middle(own), unit * inset.scale)


def _turned(ring: Ring, inset: Inset) -> Ring:
    """Returns a ring whose longitudes do not jump at the date line."""
    return [(x - 360 if x > 0 and inset.is_past_date_line else x, y) for x, y in ring]


def _sheet(areas: dict[str, list[Ring]], spots: Mapping[str, Point], middle: Point, unit: float) -> _Sheet:
    scaled = topology.simplified(_plane(areas, middle, unit), TOLERANCE)
    left, top = _corner(scaled)
    width, height = _size(scaled)
    placed = {codes: [[(x - left, y - top) for x, y in ring] for ring in rings] for codes, rings in scaled.items()}
    points = {}
    for code, point in spots.items():
        x, y = azimuthal.plane(point, middle)
        points[code] = unit * x - left, unit * y - top
    return _Sheet(placed, points, width, height)


def _plane(areas: dict[str, list[Ring]], middle: Point, unit: float) -> dict[str, list[Ring]]:
    def placed(point: Point) -> Point:
        x, y = azimuthal.plane(point, middle)
        return unit * x, unit * y

    return {codes: [[placed(point) for point in ring] for ring in rings] for codes, rings in areas.items()}


def _shapes(sheet: _Sheet, left: float, top: float) -> Iterator[str]:
    spots = dict(sheet.spots)
    for codes, rings in sorted(sheet.areas.items()):
        path = svgpath.path(rings, -left, -top, LEAST)
        if path and sum(svgpath.area(ring) for ring in rings) >= LEAST_REGION:
            yield xmltext.empty("land", **({"regions": codes} if codes else {}), path=path)
        else:
            largest = max(rings, key=svgpath.area)
            xs, ys = [x for x, _ in largest], [y for _, y in largest]
            spots[codes] = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    for codes, (x, y) in sorted(spots.items()):
        yield xmltext.empty("spot", regions=codes, x=str(round(left + x)), y=str(round(top + y)))


def _middle(areas: dict[str, list[Ring]]) -> Point:
    (left, top), (width, height) = _corner(areas), _size(areas)
    return left + width / 2, top + height / 2


def _corner(areas: dict[str, list[Ring]]) -> Point:
    points = [point for rings in areas.values() for ring in rings for point in ring]
    return min(x for x, _ in points), min(y for _, y in points)


def _size(areas: dict[str, list[Ring]]) -> Point:
    points = [point for rings in areas.values() for ring in rings for point in ring]
    (left, top), right, bottom = _corner(areas), max(x for x, _ in points), max(y for _, y in points)
    return right - left, bottom - top
