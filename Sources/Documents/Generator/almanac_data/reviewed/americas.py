"""Corrections of the Americas without the United States."""

from datetime import date, timedelta

from ..correction import Correction
from ..edits import moved
from ..moreedits import next_monday, not_kept, observed
from ..names import Name
from ..pairing import Row
from ..source import Source


def _is_moved(row: Row) -> bool:
    """Whether a holiday of Ecuador moves: from a Tuesday to a Thursday. In a year with Tuesday 2 and Wednesday 3 November
    we found no list that tells what becomes of the two.
    """
    return 2 <= row.day.isoweekday() <= 4 and not (row.day.month == 11 and row.day.isoweekday() == 2)


CORRECTIONS = (
    Correction(
        "ar-diversity-day",
        "AR",
        "Respect for Cultural Diversity Day of 2025 was moved from Sunday 12 October to Friday 10 October",
        "Our source has it on the Sunday",
        (
            Source(
                "Resolución 139/2025, Jefatura de Gabinete de Ministros",
                "https://www.argentina.gob.ar/interior/feriados-nacionales-2025",
            ),
        ),
        (moved("Día del Respeto a la Diversidad Cultural", date(2025, 10, 12), date(2025, 10, 10)),),
    ),
    Correction(
        "ec-cuenca",
        "EC",
        "When the Independence of Cuenca (3 November) is a Saturday, the Friday before is All Souls' Day already, and "
        "Thursday 1 November is off, as in 2018",
        "Our source gives no day for it",
        (
            Source(
                "El Comercio on the holidays of 2018",
                "https://www.elcomercio.com/actualidad/feriados-ecuador-descanso-finados-navidad.html",
            ),
        ),
        (
            observed(
                ("Independencia de Cuenca",),
                lambda day: day - timedelta(days=2),
                lambda row: row.day.isoweekday() == 6 and row.observed is None,
            ),
        ),
    ),
    Correction(
        "ec-moved",
        "EC",
        "A holiday on a Tuesday, Wednesday or Thursday moves to the Monday before or the Friday after: its own date is "
        "worked",
        "Our source gives both days",
        (
            Source(
                "Ley Orgánica Reformatoria a la LOSEP y al Código del Trabajo, Registro Oficial Suplemento 906 of "
                "20 December 2016"
            ),
            Source(
                "El Comercio on the act",
                "https://www.elcomercio.com/actualidad/feriado-recuperable-ecuador-batalla-pichincha.html",
            ),
        ),
        (not_kept(_is_moved),),
    ),
    Correction(
        "jm-boxing-day",
        "JM",
        "Boxing Day on a Sunday gives the Monday after",
        "Our source has that for 2010 and 2021 only",
        (
            Source("Holidays (Public General) Act, schedule"),
            Source(
                "Jamaica Information Service on Monday, 27 December 2021",
                "https://jis.gov.jm/monday-december-27-is-a-public-holiday-2/",
            ),
        ),
        (observed(("Boxing Day",), next_monday, lambda row: row.day.isoweekday() == 7 and row.observed is None),),
    ),
)

NAMES: dict[tuple[str, str], list[Name]] = {
    ("CA", "National Aboriginal Day"): [("en", "National Indigenous Peoples Day")],
}
