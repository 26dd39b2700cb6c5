"""Maps the land of Natural Earth to the regions of our calendars, for the countries that have a map.

A shape with the name of a region is that region. The exceptions are here.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from .topology import Point, Ring


def within(ring: Ring, bounds: tuple[Point, Point]) -> bool:
    """Returns whether all of a piece of land is between the least longitude and latitude, and the largest ones."""
    (west, south), (east, north) = bounds
    return all(west <= x <= east and south <= y <= north for x, y in ring)


@dataclass(frozen=True)
class Inset:
    """Regions that lie far from the rest: beside the map, in a frame."""

    regions: tuple[str, ...]
    #: In units of the map.
    scale: float = 1
    #: Longitudes and latitudes of the land in the frame, west of the date line.
    bounds: tuple[Point, Point] = ((-360, -90), (180, 90))
    is_past_date_line: bool = False


@dataclass(frozen=True)
class Regions:
    """How the shapes of a country become its regions."""

    #: Names of shapes, by the code of their region. Codes separated by a space: the shape is the land of all of them.
    shapes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    #: Longitudes and latitudes of cities, which have no shape.
    spots: Mapping[str, Point] = field(default_factory=dict)
    #: Regions that are not on the map: far away, or without a shape.
    undrawn: frozenset[str] = frozenset()
    #: Names of shapes that belong to no region, or are far away.
    omitted: frozenset[str] = frozenset()
    #: Whether some land belongs to no region of the calendar.
    has_rest: bool = False
    insets: tuple[Inset, ...] = ()
    #: The least longitude and latitude, and the largest ones, of land on the map.
    bounds: tuple[Point, Point] = ((-180, -90), (180, 90))

    def has(self, ring: Ring) -> bool:
        """Returns whether a piece of land is on the map."""
        return within(ring, self.bounds)


COUNTRIES: Mapping[str, Regions] = {
    "AR": Regions(shapes={"C": ("Ciudad de Buenos Aires",)}),
    "AT": Regions(),
    "AU": Regions(
        shapes={"NSW": ("New South Wales",)},
        undrawn=frozenset({"NSW-Western"}),
        omitted=frozenset({"Ashmore and Cartier Islands", "Macquarie Island"}),
        bounds=((112, -44), (154, -9)),
    ),
    "BA": Regions(shapes={"BIH": ("BHF",), "SRP": ("BIS",)}, spots={"BRC": (18.81, 44.87)}),
    "BR": Regions(spots={"Sao-Paulo-Capital": (-46.63, -23.55)}, bounds=((-75, -34), (-34, 6))),
    "CA": Regions(),
    "CH": Regions(shapes={"SG": ("Sankt Gallen",)}, spots={"Stadt-Zurich": (8.54, 47.38)}),
    "DE": Regions(spots={"Augsburg": (10.9, 48.37)}),
    "ES": Regions(
        shapes={
            "AN": ("Almería", "Cádiz", "Córdoba", "Granada", "Huelva", "Jaén", "Málaga", "Sevilla"),
            "AR": ("Huesca", "Teruel", "Zaragoza"),
            "CL": (
                "Ávila",
                "Burgos",
                "León",
                "Palencia",
                "Salamanca",
                "Segovia",
                "Soria",
                "Valladolid",
                "Zamora",
            ),
            "CM": ("Albacete", "Ciudad Real", "Cuenca", "Guadalajara", "Toledo"),
            "CN": ("Las Palmas", "Santa Cruz de Tenerife"),
            "CT": ("Barcelona", "Gerona", "Lérida", "Tarragona"),
            "EX": ("Badajoz", "Cáceres"),
            "GA": ("La Coruña", "Lugo", "Orense", "Pontevedra"),
            "IB": ("Baleares",),
            "PV": ("Álava", "Bizkaia", "Gipuzkoa"),
            "VC": ("Alicante", "Castellón", "Valencia"),
        },
        spots={"Barcelona": (2.17, 41.39)},
        insets=(Inset(("CN",)),),
    ),
    "FR": Regions(
        shapes={"6AE": ("Bas-Rhin", "Haute-Rhin")},
        undrawn=frozenset({"BL", "MF", "NC", "PF", "PM", "TF", "WF", "Zone-A", "Zone-B", "Zone-C"}),
        has_rest=True,
        insets=(
            Inset(("973",), 0.5),
            Inset(("971",), 1.4),
            Inset(("972",), 1.4),
            Inset(("974",), 1.4),
            Inset(("976",), 1.8),
        ),
    ),
    "GB": Regions(shapes={"ENG": ("ENG",), "NIR": ("NIR",), "SCT": ("SCT",), "WLS": ("WLS",)}),
    "IN": Regions(
        shapes={
            # Natural Earth's shapes are those of before 2014 and 2019.
            "AP TS": ("Andhra Pradesh",),
            "DH": ("Dadra and Nagar Haveli", "Daman and Diu"),
            "JK LA": ("Jammu and Kashmir",),
            "OD": ("Orissa",),
        },
    ),
    "IT": Regions(
        shapes={
            "AO": ("Aoste",),
            "BZ": ("Bozen",),
            # The provinces of Sardinia from 2016 to 2025. A part of South Sardinia was in the province of Cagliari.
            "CA SU": ("Cagliari",),
            "KR": ("Crotene",),
            "NU": ("Ogliastra",),
            "OR": ("Oristrano",),
            "SS": ("Olbia-Tempio",),
            "SU": ("Carbonia-Iglesias", "Medio Campidano"),
        },
        spots={
            "Andria": (16.3, 41.23),
            "Barletta": (16.28, 41.32),
            "Cesena": (12.24, 44.14),
            "Forli": (12.04, 44.22),
            "Pesaro": (12.91, 43.91),
            "Trani": (16.42, 41.27),
            "Urbino": (12.64, 43.73),
        },
    ),
    "MY": Regions(),
    "NZ": Regions(
        shapes={"MWT": ("Manawatu-Wanganui",), "WGN": ("Wellington",)},
        undrawn=frozenset({"South-Canterbury"}),
        omitted=frozenset(
            {
                "Antipodes Islands",
                "Auckland Islands",
                "Campbell Islands",
                "Kermadec Islands",
                "The Snares",
                "Three Kings Islands",
            }
        ),
        insets=(Inset(("CIT",)),),
    ),
    "PT": Regions(insets=(Inset(("20",), 0.5), Inset(("30",), 1, ((-18, 32), (-16, 34))))),
    "US": Regions(
        undrawn=frozenset({"AS", "GU", "MP", "PR", "UM", "VI"}),
        insets=(
            Inset(("AK",), 0.4, ((-170, 50), (-128, 72)), is_past_date_line=True),
            Inset(("HI",), 1.2, ((-161, 18), (-154, 23))),
        ),
    ),
}
