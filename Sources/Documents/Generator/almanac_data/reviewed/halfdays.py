"""Corrections of half days: which are half of everybody's working day, and which are not."""

from ..correction import Correction
from ..moreedits import in_parts, retyped
from ..names import Name
from ..source import Source

_CHINA = Source(
    "Regulation on Public Holidays for National Annual Festivals and Memorial Days (State Council), article 3"
)
_ZURICH = (
    *("Vortag vor Karfreitag", "Sechseläuten", "Vortag vor Auffahrt", "Knabenschiessen", "Heiligabend"),
    "Vortag vor Neujahr",
)

CORRECTIONS = (
    Correction(
        "au-evenings",
        "AU",
        "Christmas Eve in Queensland, South Australia and the Northern Territory, and New Year's Eve in the last two, are "
        "public holidays of the evening only: nobody has a working day off",
        "Our source has them as half days",
        (
            Source("Holidays Act 1983 (Queensland), schedule"),
            Source("Public Holidays Act 2023 (South Australia)"),
            Source("Public Holidays Act 1981 (Northern Territory), schedule 2"),
        ),
        (
            in_parts(("QLD",), ("Christmas Eve (from 6pm)",), "half_day", "the evening, from 6 pm"),
            in_parts(
                ("NT", "SA"),
                ("Christmas Eve (from 7pm)", "New Year's Eve (from 7pm)"),
                "half_day",
                "the evening, from 7 pm",
            ),
        ),
    ),
    Correction(
        "ch-zurich-city",
        "CH",
        "The half days of the city of Zurich are optional: the canton's act on days of rest has none of them, and the city "
        "gives them to its own staff",
        "Our source has them as half days of the whole city",
        (
            Source("Ruhetags- und Ladenöffnungsgesetz (Canton of Zurich, LS 822.4), § 1"),
            Source("Ausführungsbestimmungen zum Personalrecht (City of Zurich, AS 177.101)"),
        ),
        (retyped(("Stadt Zurich",), _ZURICH, "half_day", "optional"),),
    ),
    Correction(
        "cn-some-citizens",
        "CN",
        "Women have half of Women's Day off, the young half of Youth Day, children Children's Day and soldiers half of Army "
        "Day: for everybody else these are working days",
        "Our source has them as half days of everybody",
        (_CHINA,),
        (
            retyped((None,), ("国际妇女节",), "half_day", "optional_women"),
            retyped((None,), ("五四青年节", "六一儿童节", "建军节"), "half_day", "observance"),
        ),
    ),
)

NAMES: dict[tuple[str, str], list[Name]] = {}
