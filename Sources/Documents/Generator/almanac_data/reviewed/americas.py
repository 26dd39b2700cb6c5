"""Corrections of the Americas without the United States."""

from datetime import date, timedelta

from ..correction import Correction
from ..edits import moved
from ..moreedits import estimated, new, next_monday, not_kept, observed, on, since, without
from ..names import Name
from ..pairing import Row
from ..source import Source


def _is_moved(row: Row) -> bool:
    """Whether a holiday of Ecuador moves: from a Tuesday to a Thursday. Tuesday 2 and Wednesday 3 November move together."""
    return 2 <= row.day.isoweekday() <= 4 and not (row.day.month == 11 and row.day.isoweekday() == 2)


def _is_november_wednesday(row: Row) -> bool:
    return row.day.month == 11 and row.day.isoweekday() == 3


_BOLIVIA_2026 = Source(
    "Decreto Supremo 5521 of 13 January 2026 (Red Uno)",
    "https://www.reduno.com.bo/noticias/el-gobierno-traslada-el-feriado-del-22-de-enero-al-viernes-23-20261151655",
)

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
        "bo-additional",
        "BO",
        "The government declared 7 August 2025, 5 June and 7 August 2026 additional days off",
        "Our source leaves them out",
        (
            _BOLIVIA_2026,
            Source("Ministry of Labour on Decreto Supremo 5438 of 2025 (ATB)", "https://www.atb.com.bo/?p=302629"),
        ),
        (
            new("BO", "Feriado nacional adicional", on("2025-08-07", "2026-06-05")),
            new("BO", "Feriado nacional adicional", on("2026-08-07")),
        ),
    ),
    Correction(
        "bo-plurinational-state",
        "BO",
        "The Day of the Plurinational State of 2026 was moved from Thursday 22 January to Friday 23 January",
        "Our source has it on the Thursday",
        (
            _BOLIVIA_2026,
            Source(
                "Ministry of Labour on the day, 21 January 2026 (Red Uno)",
                "https://www.reduno.com.bo/noticias/"
                "es-oficial-ministerio-de-trabajo-confirma-fin-de-semana-largo-para-este-viernes-23-202612116128",
            ),
        ),
        (moved("Día de la Creación del Estado Plurinacional de Bolivia", date(2026, 1, 22), date(2026, 1, 23)),),
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
        "ec-november",
        "EC",
        "When All Souls' Day (2 November) is a Tuesday and the Independence of Cuenca (3 November) a Wednesday, Monday and "
        "Tuesday are off, as in 2021, and Wednesday is worked",
        "Our source gives all three days",
        (
            Source(
                "Ley Orgánica Reformatoria a la LOSEP y al Código del Trabajo, Registro Oficial Suplemento 906 of "
                "20 December 2016"
            ),
            Source(
                "Saeta TV on the days off of November 2021",
                "https://saetatvesmeraldas.com/noticias/nacionales/item/1396-como-quedara-el-largo-feriado-de-noviembre",
            ),
        ),
        (
            observed(("Independencia de Cuenca",), lambda day: day - timedelta(days=1), _is_november_wednesday),
            not_kept(lambda row: row.day.month == 11 and row.day.isoweekday() in (2, 3)),
        ),
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
    Correction(
        "ky-kings-birthday",
        "KY",
        "The King's Birthday of 2026 was Monday, 15 June; the days after 2026 are estimates, since the governor proclaims "
        "them each year",
        "Our source has 22 June 2026, a week after the parade in London, as in 2025",
        (
            Source(
                "Cayman Islands Government: public holidays of 2026 (Cayman Times)",
                "https://www.caymaniantimes.ky/index.php/news/cayman-islands-2026-public-holidays",
            ),
        ),
        (
            without(("King's Birthday",), "public", lambda row: row.day.year == 2026),
            new("KY", "King's Birthday", on("2026-06-15")),
            estimated(("King's Birthday",), since(2027)),
        ),
    ),
    Correction(
        "py-world-cup",
        "PY",
        "Friday, 5 September 2025, was a national holiday, because the men's team qualified for the World Cup",
        "Our source leaves it out",
        (
            Source(
                "ABC Color on Ley 7544/2025, article 4: three more days each year, by decree",
                "https://www.abc.com.py/politica/2025/09/03/ejecutivo-promulgo-la-ley-de-feriados/",
            ),
            Source("Argenta Plus on the decree, 6 September 2025"),
        ),
        (new("PY", "Feriado nacional", on("2025-09-05")),),
    ),
)

NAMES: dict[tuple[str, str], list[Name]] = {
    ("BO", "Feriado nacional adicional"): [
        ("es", "Feriado nacional adicional"),
        ("en", "Additional public holiday"),
    ],
    ("PY", "Feriado nacional"): [("es", "Feriado nacional"), ("en", "National Holiday by Decree")],
    ("CA", "National Aboriginal Day"): [("en", "National Indigenous Peoples Day")],
}
