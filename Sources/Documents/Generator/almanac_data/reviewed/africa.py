"""Corrections of Africa."""

from ..correction import Correction
from ..edits import also_public
from ..moreedits import estimated, fixed, new, observed, retyped, since, without
from ..names import Name
from ..source import Source

_BURKINA_FASO = Source(
    "Agence d'information du Burkina on the law of 9 January 2026: eleven days off, none for a Sunday",
    "https://www.aib.media/?p=137371",
)
_COMMEMORATIONS = ("Independence Day", "Martyrs' Day", "All Saints' Day")

CORRECTIONS = (
    Correction(
        "bf-customs",
        "BF",
        "The Day of Customs and Traditions, 15 May, is a day off since 2024",
        "Our source leaves it out",
        (
            Source("VOA Afrique on the decree of 6 May 2024", "https://voaafrique.com/BurkinaFaso/2024/5/22"),
            _BURKINA_FASO,
        ),
        (new("BF", "Day of Customs and Traditions", fixed(5, 15, first=2024)),),
    ),
    Correction(
        "bf-eleven-days",
        "BF",
        "Since 2026 the Revolution of 3 January, Independence Day, Martyrs' Day and All Saints' Day are worked, Easter "
        "Monday is no holiday, and a holiday on a Sunday gives no Monday",
        "Our source follows the law of 2015",
        (_BURKINA_FASO,),
        (
            retyped((None,), ("Revolution Day",), "public", "observance", since(2027)),
            retyped((None,), _COMMEMORATIONS, "public", "observance", since(2026)),
            without(("Easter Monday",), "public", since(2026)),
            observed(
                (
                    *("New Year's Day", "International Women's Day", "Labour Day", "Assumption Day"),
                    *("Proclamation of Independence Day", "Christmas Day"),
                ),
                lambda day: None,
                lambda row: row.observed is not None and row.day.year >= 2026,
            ),
        ),
    ),
    Correction(
        "ci-moon",
        "CI",
        "The Islamic holidays after 2026 are estimates: the moon is sighted and the day announced each year",
        "Our source gives the dates of a computed calendar without saying so",
        (Source("Décret 96-205 of 7 March 1996 on public holidays, and the announcements of COSIM"),),
        (
            estimated(
                (
                    *("Lendemain de l'Anniversaire de la Naissance du Prophète Mahomet", "Fête de fin du Ramadan"),
                    *("Lendemain de la Nuit du Destin", "Fête de la Tabaski"),
                ),
                since(2027),
            ),
        ),
    ),
    Correction(
        "sh-new-year",
        "SH",
        "New Year's Day is a day off on Saint Helena, although the ordinance calls it a government holiday",
        "Our source follows the word",
        (
            Source(
                "Government of Saint Helena",
                "https://www.sainthelena.gov.sh/2023/news/public-and-government-holidays-2024/",
            ),
            Source("Saint Helena Island Info", "https://sainthelenaisland.info/holidays.htm"),
        ),
        (also_public("government", ("New Year's Day",)),),
    ),
)

NAMES: dict[tuple[str, str], list[Name]] = {
    ("BF", "Day of Customs and Traditions"): [("en", "Day of Customs and Traditions")],
}
