"""The outline of the countries: borders are simplified once for both sides, and joined areas have none between them."""

import math
import shutil
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "Sources/Documents/Data"
sys.path.insert(0, str(ROOT / "Sources/Documents/Generator"))

from almanac_data import azimuthal, checks, continents, library, outline, projection, svgpath, topology  # noqa: E402

#: Two squares side by side, whose common border has a small bend, and an island.
LEFT = [(0, 0), (10, 0), (10.2, 5), (10, 10), (0, 10)]
RIGHT = [(10, 0), (20, 0), (20, 10), (10, 10), (10.2, 5)]
ISLAND = [(30, 0), (31, 0), (31, 1), (30.5, 1.1), (30, 1)]


def test_joined_areas_have_no_border_between_them():
    (ring,) = topology.joined([LEFT, RIGHT])
    assert set(ring) == {(0, 0), (10, 0), (20, 0), (20, 10), (10, 10), (0, 10)}


def test_areas_apart_stay_apart():
    assert len(topology.joined([LEFT, ISLAND])) == 2


@pytest.mark.parametrize(("tolerance", "bend"), [(0.1, True), (0.3, False)])
def test_a_border_is_simplified_the_same_way_for_both_sides(tolerance, bend):
    areas = topology.simplified({"left": [LEFT], "right": [RIGHT]}, tolerance)
    assert [(10.2, 5) in areas[name][0] for name in ("left", "right")] == [bend, bend]
    assert {(10, 0), (10, 10)} <= set(areas["left"][0]) & set(areas["right"][0])


def test_an_island_keeps_two_points_at_least():
    ring = topology.simplified({"island": [ISLAND]}, 100)["island"][0]
    assert len(ring) == 2 and set(ring) <= set(ISLAND)


def test_the_edges_of_the_map_are_in_the_bering_strait():
    # Cape Dezhnev is at the right edge, and Cape Prince of Wales at the left one.
    assert projection.plane(-169.65, 66.1)[0] > 1.5 and projection.plane(-168.1, 65.6)[0] < -1.5
    assert projection.plane(projection.MIDDLE, 0) == (0, 0)
    assert projection.plane(projection.MIDDLE, 50)[1] < 0 < projection.plane(projection.MIDDLE, -50)[1]


def test_every_country_has_one_continent():
    assert {continents.of(code) for code in library.entities()} == {
        "africa", "antarctica", "asia", "europe", "north-america", "oceania", "south-america"
    }  # fmt: skip


def test_a_country_that_the_map_lacks_is_found(tmp_path):
    shutil.copy(DATA / "outline.xml", tmp_path)
    assert list(checks._outline(tmp_path)) == []
    path = tmp_path / "outline.xml"
    path.write_text(path.read_text(encoding="utf-8").replace('country="DE"', 'country="QQ"'), encoding="utf-8")
    assert list(checks._outline(tmp_path)) == ["outline.xml: DE is missing", "outline.xml: QQ is no country on the map"]


def test_small_land_is_left_out_and_the_rest_is_whole_steps():
    square = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)]
    other = [(x + 10, y + 10) for x, y in square]
    speck = [(50.0, 50.0), (51.0, 50.0), (51.0, 51.0)]
    assert svgpath.path([square, speck, other], 0, 0, outline.LEAST) == "M0 0l4 0 0 4-4 0zm10 10l4 0 0 4-4 0z"
    assert svgpath.path([speck], 0, 0, outline.LEAST) == ""


def test_a_region_that_a_map_lacks_is_found(tmp_path):
    shutil.copytree(DATA / "maps", tmp_path / "maps")
    (tmp_path / "holidays").symlink_to(DATA / "holidays")
    assert list(checks._maps(tmp_path)) == []
    path = tmp_path / "maps/AT.xml"
    path.write_text(path.read_text(encoding="utf-8").replace('regions="9"', 'regions="QQ"'), encoding="utf-8")
    (tmp_path / "maps/CH.xml").unlink()
    assert list(checks._maps(tmp_path)) == [
        "maps/AT.xml: 9 is missing", "maps/AT.xml: QQ is no region of the calendar", "maps/CH.xml: missing",
    ]  # fmt: skip


def test_the_maps_are_of_equal_area():
    # A degree of longitude at 60° is half of one at the equator.
    left, right = azimuthal.plane((-1, 60), (0, 60)), azimuthal.plane((1, 60), (0, 60))
    assert right[0] - left[0] == pytest.approx(math.radians(1), rel=1e-3)
    assert azimuthal.plane((10, 50), (10, 50)) == pytest.approx((0, 0))
    assert azimuthal.plane((10, 51), (10, 50))[1] < 0 < azimuthal.plane((11, 50), (10, 50))[0]
