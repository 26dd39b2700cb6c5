"""Corrections of Africa."""

from datetime import date, timedelta

from ..correction import Correction
from ..edits import also_public, easter, moved
from ..moreedits import Choice, estimated, fixed, new, next_monday, observed, retyped, since, without
from ..names import Name
from ..source import Source

_BURKINA_FASO = Source(
    "Agence d'information du Burkina on the law of 9 January 2026: eleven days off, none for a Sunday",
    "https://www.aib.media/?p=137371",
)
_GHANA = (
    Source(
        "Public Holidays and Commemorative Days (Amendment) Act, 2025 (Act 1142), on holidays in the middle of a week (MyGhanaDaily)",
        "https://myghanadaily.com/ghana-shifts-midweek-public-holidays-to-fridays-under-new-parliamentary-bill/?amp=1",
    ),
    Source(
        "Ministry of the Interior: 9 January 2026",
        "https://www.mint.gov.gh/declaration-of-friday-9th-january2026-as-a-public-holiday/",
    ),
    Source(
        "Pulse Ghana: to be observed on Friday, 9 January 2026, instead",
        "https://www.pulse.com.gh/story/govt-declares-friday-january-9-2026-a-public-holiday-2026010311302191394",
    ),
    Source(
        "Sixscribes on 2025: no holiday on Tuesday, 1 July, but on Friday, 4 July",
        "https://sixscribes.com/president-mahama-declares-friday-july-4-2025-as-public-holiday-instead-of-tuesday-july-1-to-"
        "mark-republic-day/",
    ),
    Source(
        "Ministry of the Interior: 3 July 2026",
        "https://web.archive.org/web/20260717133104/https://www.mint.gov.gh/declaration-of-friday-3rd-july-2026-as-a-public-"
        "holiday/",
    ),
)
_GUINEA_BISSAU = (
    Source("O Democrata on Decreto n.º 1/2023 of 18 January 2023", "https://odemocratagb.com/?p=42600"),
    Source(
        "Deutsche Welle: banks were open on 23 January 2023",
        "https://www.dw.com/pt-002/guin%C3%A9-bissau-extinguir-feriados-n%C3%A3o-faz-sentido/a-64490075",
    ),
    Source(
        "Rádio Bantaba: no national holiday on 8 March, but a day without service",
        "https://radiobantaba.com/nao-e-feriado-nacional-mas-os-servidores-publicos-tem-direito-a-dispensa-de-servico/amp",
    ),
)
_COMMEMORATIONS = ("Independence Day", "Martyrs' Day", "All Saints' Day")


def _on(*days: str) -> Choice:
    """The rows of single days (ISO 8601)."""
    return lambda row: row.day.isoformat() in days


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
        "gh-fridays",
        "GH",
        "Republic Day of 2025 and 2026 and Constitution Day of 2026 were observed on the Friday, and their own dates were "
        "worked",
        "Our source has both days off",
        _GHANA,
        (
            without(("Public Holiday",), "public", _on("2025-07-04", "2026-01-09", "2026-07-03")),
            moved("Republic Day", date(2025, 7, 1), date(2025, 7, 4)),
            moved("Constitution Day", date(2026, 1, 7), date(2026, 1, 9)),
            moved("Republic Day", date(2026, 7, 1), date(2026, 7, 3)),
        ),
    ),
    Correction(
        "gh-shaqq",
        "GH",
        "Monday, 23 March 2026, was a day off for Shaqq Day, which was on a Saturday",
        "Our source leaves it out",
        (
            Source(
                "Ministry of the Interior, declaration of 20 and 23 March 2026 (a copy of its beginning)",
                "https://palestinenews.appsfornexus.com/?p=213327",
            ),
        ),
        (observed(("Shaqq Day",), lambda day: date(2026, 3, 23), _on("2026-03-21")),),
    ),
    Correction(
        "gw-civil-servants",
        "GW",
        "8 March, Good Friday, 2 November, 24 and 31 December are free for civil servants, and for nobody else",
        "Our source has 8 March as a holiday for everybody, and leaves out the others",
        _GUINEA_BISSAU,
        (
            retyped((None,), ("Dia Internacional da Mulher",), "public", "government"),
            new("GW", "Sexta-feira Santa", lambda year: easter(year) - timedelta(days=2), category="government"),
            new("GW", "Dia dos Fiéis Defuntos", fixed(11, 2), category="government"),
            new("GW", "Véspera de Natal", fixed(12, 24), category="government"),
            new("GW", "Véspera do Ano Novo", fixed(12, 31), category="government"),
        ),
    ),
    Correction(
        "gw-worked",
        "GW",
        "23 January and 3 August are worked since the decree of 18 January 2023",
        "Our source follows the list before it",
        _GUINEA_BISSAU,
        (retyped((None,), ("Dia do Início da Luta Armada", "Dia de Pidjiguiti"), "public", "observance"),),
    ),
    Correction(
        "ke-idd-ul-azha",
        "KE",
        "Idd-ul-Azha is a day off for everybody: a notice in the gazette declares it each year",
        "Our source has it as a holiday of Muslims, as in part II of the schedule",
        (
            Source("Public Holidays Act (Cap. 110), section 2 (1) and schedule"),
            Source(
                "Kenya Broadcasting Corporation on the notice of 2023",
                "https://www.kbc.co.ke/kindiki-declares-wednesday-a-public-holiday-to-celebrate-eid-ul-adha/",
            ),
            Source(
                "Ngasu Media on the notice of 2024",
                "https://ngasumedia.co.ke/cs-kindiki-declares-monday-june-17-a-public-holiday-for-eid-al-adha",
            ),
            Source(
                "KDRTV on the notice of 2025",
                "https://www.kdrtv.co.ke/news/cs-murkomen-declares-friday-public-holiday/",
            ),
        ),
        (also_public("islamic", ("Idd-ul-Azha",)),),
    ),
    Correction(
        "mg-republic-day",
        "MG",
        "11 December, the anniversary of the Fourth Republic, is worked",
        "Our source has it as a holiday, as the list of 2012 did",
        (
            Source(
                "L'Express de Madagascar on 2019: nine holidays on working days, the last of them Christmas",
                "https://fr.allafrica.com/stories/201901030238.html",
            ),
            Source(
                "L'Express de Madagascar on 2026: thirteen holidays",
                "https://fr.allafrica.com/stories/202601090139.html",
            ),
            Source(
                "Holidays of Madagascar in 2026 (publicholidays.africa)",
                "https://publicholidays.africa/madagascar/fr/2026-dates/",
            ),
        ),
        (retyped((None,), ("Fetin'ny Repoblika",), "public", "observance"),),
    ),
    Correction(
        "na-proclaimed",
        "NA",
        "A holiday that the president proclaims gives the next Monday off too if it falls on a Sunday, as those of the "
        "schedule do: Genocide Remembrance Day of 2028 and 2034, and the burial of Hage Geingob",
        "Our source gives a Monday for the holidays of the schedule only",
        (
            Source(
                "Public Holidays Act 1990 (Namibia), section 1 (2)",
                "https://namiblii.org/akn/na/act/1990/26/eng@2004-12-17",
            ),
            Source(
                "New Era: the cabinet on the proclamation of 28 May, under section 1 (3)",
                "https://neweralive.na/genocide-remembrance-day-announced",
            ),
            Source(
                "Namibia Press Agency: Monday 26 February 2024 is off for the burial on Sunday",
                "https://www.namibianewsdigest.com/mbumba-confers-heros-funeral-on-late-president-geingob/",
            ),
        ),
        (
            observed(
                ("Genocide Remembrance Day", "Burial ceremony of Dr. Hage Gottfried Geingob"),
                next_monday,
                lambda row: row.day.isoweekday() == 7 and row.observed is None,
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
    Correction(
        "tn-revolution",
        "TN",
        "Revolution Day is 17 December since 2021, and no longer 14 January",
        "Our source has 14 January in each year",
        (
            Source(
                "Webmanagercenter on Décret présidentiel 2021-223 of 7 December 2021",
                "https://ar.webmanagercenter.com/2021/12/07/326234/"
                "%d8%b5%d8%af%d9%88%d8%b1-%d8%a7%d9%84%d8%a3%d9%85%d8%b1-%d8%a7%d9%84%d8%b1%d8%a6%d8%a7%d8%b3%d9%8a-"
                "%d8%a7%d9%84%d8%b0%d9%8a-%d9%8a%d9%82%d8%b1-%d9%8a%d9%88%d9%85-17-%d8%af%d9%8a%d8%b3%d9%85%d8%a8",
            ),
        ),
        (
            without(("عيد الثورة والشباب",), "public", since(2022)),
            new("TN", "عيد الثورة", fixed(12, 17, first=2021)),
        ),
    ),
)

NAMES: dict[tuple[str, str], list[Name]] = {
    ("BF", "Day of Customs and Traditions"): [("en", "Day of Customs and Traditions")],
    ("GW", "Sexta-feira Santa"): [("pt-GW", "Sexta-feira Santa"), ("en", "Good Friday")],
    ("GW", "Dia dos Fiéis Defuntos"): [("pt-GW", "Dia dos Fiéis Defuntos"), ("en", "All Souls' Day")],
    ("GW", "Véspera de Natal"): [("pt-GW", "Véspera de Natal"), ("en", "Christmas Eve")],
    ("GW", "Véspera do Ano Novo"): [("pt-GW", "Véspera do Ano Novo"), ("en", "New Year's Eve")],
    ("TN", "عيد الثورة"): [("ar", "عيد الثورة"), ("en", "Revolution Day")],
}
