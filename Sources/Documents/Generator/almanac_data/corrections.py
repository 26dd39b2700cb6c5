"""Where the library's categories are not what people mean by a public holiday. Each correction names its source.

`--check` prints every correction with the number of rows it changes, and fails if one changes nothing: then the library
has caught up, and the correction must go.
"""

from dataclasses import dataclass
from datetime import date

from .edits import Edit, Found, added, also_public, borrowed, dropped, good_friday, monday, moved, partial, renamed
from .names import Name


@dataclass(frozen=True)
class Correction:
    """One correction of a country: what is right, where that is written, and the edits that make it so."""

    country: str
    fact: str
    source: str
    edits: tuple[Edit, ...]


#: Names that the library does not have.
_NAMES: dict[str, list[Name]] = {
    "World Cup bank holiday": [("en", "World Cup bank holiday")],
    "Royal Hobart Regatta": [("en", "Royal Hobart Regatta")],
    "Recreation Day": [("en", "Recreation Day")],
}

_CATHOLIC = "municipalities with a Catholic majority"
_ALSACE = "municipalities with a Protestant or a shared church"
_FRIBOURG = "the Catholic part of the canton"
_MURTEN = "the Reformed part of the canton, around Murten"
_AARGAU = "some districts"
_CATHOLIC_FEASTS = ("Fronleichnam", "Mariä Himmelfahrt", "Allerheiligen")

CORRECTIONS = (
    Correction(
        "AR",
        "Respect for Cultural Diversity Day of 2025 was moved from Sunday 12 October to Friday 10 October",
        "Resolución 139/2025, Jefatura de Gabinete de Ministros; "
        "https://www.argentina.gob.ar/interior/feriados-nacionales-2025",
        (moved("Día del Respeto a la Diversidad Cultural", date(2025, 10, 12), date(2025, 10, 10)),),
    ),
    Correction(
        "AU",
        "The Royal Queensland Show is a holiday of the Brisbane area only; other districts have their own show days",
        "Holidays Act 1983 (Qld), https://www.qld.gov.au/recreation/travel/holidays/show",
        (partial("QLD", ("The Royal Queensland Show",), "public", "the Brisbane area"),),
    ),
    Correction(
        "AU",
        "Tasmania keeps Royal Hobart Regatta in the south (second Monday of February) and Recreation Day in the north "
        "(first Monday of November)",
        "Statutory Holidays Act 2000 (Tas), schedule 1, https://www.legislation.tas.gov.au",
        (
            added("TAS", "Royal Hobart Regatta", monday(2, 2), "AU", "the south of Tasmania"),
            added("TAS", "Recreation Day", monday(11, 1), "AU", "the north of Tasmania"),
        ),
    ),
    Correction(
        "CH",
        "Aargau has five holidays of the whole canton (New Year's Day, Good Friday, Ascension Day, 1 August, Christmas "
        "Day); its districts choose the others, and 1 May is none",
        "EG ArR § 6, https://www.hallo-aargau.ch/de/gut-zu-wissen/oeffnungszeiten--feiertage, "
        "https://zofingertagblatt.ch/feiertage-warum-der-1-mai-im-aargau-gar-kein-feiertag-sein-kann",
        (
            partial(
                "AG",
                (
                    *("Berchtoldstag", "Ostermontag", "Pfingstmontag", "Stephanstag"),
                    *("Mariä Empfängnis", *_CATHOLIC_FEASTS),
                ),
                "public",
                _AARGAU,
            ),
            dropped("AG", ("Tag der Arbeit",), "public"),
        ),
    ),
    Correction(
        "CH",
        "The Catholic part of Fribourg keeps Corpus Christi, Assumption Day, All Saints' Day and Immaculate "
        "Conception; the Reformed part keeps 2 January, Easter Monday, Pentecost Monday and 26 December",
        "https://www.fr.ch/travail-et-entreprises/employes/jour-ferie-dimanche-jour-chome-jour-travaille",
        (
            borrowed("FR", (*_CATHOLIC_FEASTS, "Mariä Empfängnis"), "LU", _FRIBOURG),
            partial("FR", ("Berchtoldstag", "Ostermontag", "Pfingstmontag", "Stephanstag"), "optional", _MURTEN),
        ),
    ),
    Correction(
        "CH",
        "Of the canton of Neuchâtel, only Le Landeron and Le Cerneux-Péquignot keep Corpus Christi",
        "Loi sur le dimanche et les jours fériés (RSN 941.02), art. 3 (list and regions), https://rsn.ne.ch",
        (partial("NE", ("Fronleichnam",), "public", "Le Landeron and Le Cerneux-Péquignot"),),
    ),
    Correction(
        "CH",
        "Solothurn keeps Corpus Christi, Assumption Day and All Saints' Day, except in the district of Bucheggberg",
        "https://so.ch/verwaltung/volkswirtschaftsdepartement/amt-fuer-wirtschaft-und-arbeit/arbeitsbedingungen/"
        "arbeitsinspektorat/feiertage",
        (borrowed("SO", _CATHOLIC_FEASTS, "LU", "all districts except Bucheggberg"),),
    ),
    Correction(
        "DE",
        "Assumption Day is a public holiday in those municipalities of Bavaria that have a Catholic majority, Munich "
        "among them",
        "BayFTG Art. 1 Abs. 1 Nr. 2, https://www.gesetze-bayern.de/Content/Document/BayFTG/true",
        (partial("BY", ("Mariä Himmelfahrt",), "catholic", f"{_CATHOLIC}, Munich among them"),),
    ),
    Correction(
        "DE",
        "Corpus Christi is a public holiday in some municipalities of Saxony and Thuringia",
        "SächsSFG § 1 Abs. 1 with the FronleichnamsVO; ThürFtG § 2 Abs. 2, § 10",
        (
            partial("SN", ("Fronleichnam",), "catholic", "some Catholic municipalities, most of them in Bautzen"),
            partial("TH", ("Fronleichnam",), "catholic", "Eichsfeld and some Catholic municipalities"),
        ),
    ),
    Correction(
        "FR",
        "In Alsace and Moselle, Good Friday is a holiday in municipalities with a Protestant or a shared church",
        "Code du travail, art. L3134-13; ordonnance du 16 août 1892",
        (
            partial("57", ("Vendredi saint",), "public", _ALSACE),
            partial("6AE", ("Vendredi saint",), "public", _ALSACE),
        ),
    ),
    Correction(
        "GB",
        "Scotland's holiday of 15 June 2026 is the World Cup bank holiday: the men's team took part, it was no final",
        "https://www.gov.uk/bank-holidays and the Royal Proclamation of February 2026, https://www.gov.scot",
        (renamed("Scotland's participation in the FIFA World Cup final", "World Cup bank holiday"),),
    ),
    Correction(
        "HK",
        "All general holidays are public, as banks, schools and offices close: Good Friday, the day after, Easter "
        "Monday, before 2022 the Buddha's Birthday, before 2024 the first weekday after Christmas; the library counts "
        "only the statutory holidays of the Employment Ordinance as public",
        "General Holidays Ordinance (Cap. 149), Schedule, https://www.gov.hk/en/about/abouthk/holiday/2026.htm",
        (also_public("optional"),),
    ),
    Correction(
        "SH",
        "New Year's Day is a day off on Saint Helena, although the ordinance calls it a government holiday",
        "https://www.sainthelena.gov.sh/2023/news/public-and-government-holidays-2024/ and "
        "https://sainthelenaisland.info/holidays.htm",
        (also_public("government", ("New Year's Day",)),),
    ),
    Correction(
        "US",
        "Good Friday is a holiday of the state of Hawaii",
        "Hawaii Revised Statutes § 8-1, https://dhrd.hawaii.gov/state-observed-holidays/",
        (added("HI", "Good Friday", good_friday, "US"),),
    ),
)


def names(message: str) -> list[Name] | None:
    """Returns the names that a correction gives; `None` if the name is the library's."""
    return _NAMES.get(message)


def applied(code: str, found: Found) -> Found:
    """Returns the rows of a country with its corrections. Does not change `found`."""
    rows = {region: {category: set(days) for category, days in kept.items()} for region, kept in found.items()}
    for correction in CORRECTIONS:
        if correction.country == code:
            for edit in correction.edits:
                edit(rows)
    return rows


def effects(code: str, found: Found) -> list[tuple[Correction, int]]:
    """Returns the corrections of a country, each with the number of rows that it adds or removes."""
    counts = []
    rows = applied("", found)
    for correction in CORRECTIONS:
        if correction.country == code:
            before = applied("", rows)
            for edit in correction.edits:
                edit(rows)
            changed = sum(
                len(rows[region][category] ^ before[region][category]) for region in rows for category in rows[region]
            )
            counts.append((correction, changed))
    return counts
