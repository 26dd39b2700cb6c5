"""Corrections of Europe."""

from ..correction import Correction
from ..edits import borrowed, dropped, partial, renamed
from ..moreedits import new, on
from ..names import Name
from ..source import Source

_CATHOLIC = "municipalities with a Catholic majority"
_ALSACE = "municipalities with a Protestant or a shared church"
_FRIBOURG = "the Catholic part of the canton"
_MURTEN = "the Reformed part of the canton, around Murten"
_AARGAU = "some districts"
_CATHOLIC_FEASTS = ("Fronleichnam", "Mariä Himmelfahrt", "Allerheiligen")


CORRECTIONS = (
    Correction(
        "ch-aargau",
        "CH",
        "Aargau has five holidays of the whole canton (New Year's Day, Good Friday, Ascension Day, 1 August, Christmas "
        "Day); its districts choose the others, and 1 May is none",
        "Our source gives the whole canton what some districts keep, and 1 May",
        (
            Source(
                "EG ArR § 6, on the pages of the canton",
                "https://www.hallo-aargau.ch/de/gut-zu-wissen/oeffnungszeiten--feiertage",
            ),
            Source(
                "Zofinger Tagblatt on 1 May",
                "https://zofingertagblatt.ch/feiertage-warum-der-1-mai-im-aargau-gar-kein-feiertag-sein-kann",
            ),
        ),
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
        "ch-fribourg",
        "CH",
        "The Catholic part of Fribourg keeps Corpus Christi, Assumption Day, All Saints' Day and Immaculate "
        "Conception; the Reformed part keeps 2 January, Easter Monday, Pentecost Monday and 26 December",
        "Our source leaves out the first four, and has the others as optional days of the whole canton",
        (
            Source(
                "Canton of Fribourg",
                "https://www.fr.ch/travail-et-entreprises/employes/jour-ferie-dimanche-jour-chome-jour-travaille",
            ),
        ),
        (
            borrowed("FR", (*_CATHOLIC_FEASTS, "Mariä Empfängnis"), "LU", _FRIBOURG),
            partial("FR", ("Berchtoldstag", "Ostermontag", "Pfingstmontag", "Stephanstag"), "optional", _MURTEN),
        ),
    ),
    Correction(
        "ch-neuchatel",
        "CH",
        "Of the canton of Neuchâtel, only Le Landeron and Le Cerneux-Péquignot keep Corpus Christi",
        "Our source gives it to the whole canton",
        (Source("Loi sur le dimanche et les jours fériés (RSN 941.02), art. 3", "https://rsn.ne.ch"),),
        (partial("NE", ("Fronleichnam",), "public", "Le Landeron and Le Cerneux-Péquignot"),),
    ),
    Correction(
        "ch-solothurn",
        "CH",
        "Solothurn keeps Corpus Christi, Assumption Day and All Saints' Day, except in the district of Bucheggberg",
        "Our source leaves them out",
        (
            Source(
                "Canton of Solothurn",
                "https://so.ch/verwaltung/volkswirtschaftsdepartement/amt-fuer-wirtschaft-und-arbeit/"
                "arbeitsbedingungen/arbeitsinspektorat/feiertage",
            ),
        ),
        (borrowed("SO", _CATHOLIC_FEASTS, "LU", "all districts except Bucheggberg"),),
    ),
    Correction(
        "de-bavaria-assumption",
        "DE",
        "Assumption Day is a public holiday in those municipalities of Bavaria that have a Catholic majority, Munich "
        "among them",
        "Our source has it as a Catholic feast only",
        (Source("BayFTG Art. 1 Abs. 1 Nr. 2", "https://www.gesetze-bayern.de/Content/Document/BayFTG/true"),),
        (partial("BY", ("Mariä Himmelfahrt",), "catholic", f"{_CATHOLIC}, Munich among them"),),
    ),
    Correction(
        "de-corpus-christi",
        "DE",
        "Corpus Christi is a public holiday in some municipalities of Saxony and Thuringia",
        "Our source has it as a Catholic feast only",
        (Source("SächsSFG § 1 Abs. 1 with the FronleichnamsVO"), Source("ThürFtG § 2 Abs. 2, § 10")),
        (
            partial("SN", ("Fronleichnam",), "catholic", "some Catholic municipalities, most of them in Bautzen"),
            partial("TH", ("Fronleichnam",), "catholic", "Eichsfeld and some Catholic municipalities"),
        ),
    ),
    Correction(
        "fr-good-friday",
        "FR",
        "In Alsace and Moselle, Good Friday is a holiday in municipalities with a Protestant or a shared church",
        "Our source gives it to all of Alsace and Moselle",
        (Source("Code du travail, art. L3134-13"), Source("Ordonnance du 16 août 1892")),
        (
            partial("57", ("Vendredi saint",), "public", _ALSACE),
            partial("6AE", ("Vendredi saint",), "public", _ALSACE),
        ),
    ),
    Correction(
        "gb-world-cup",
        "GB",
        "Scotland's holiday of 15 June 2026 is the World Cup bank holiday, because the men's team takes part",
        "Our source names it after a final",
        (
            Source("GOV.UK bank holidays", "https://www.gov.uk/bank-holidays"),
            Source("Royal Proclamation of February 2026", "https://www.gov.scot"),
        ),
        (renamed("Scotland's participation in the FIFA World Cup final", "World Cup bank holiday"),),
    ),
    Correction(
        "hr-election",
        "HR",
        "Wednesday, 17 April 2024, the day of the election of the parliament, was a day off",
        "Our source leaves it out",
        (
            Source("Odluka o raspisivanju izbora za zastupnike u Hrvatski sabor (Narodne novine 32/2024)"),
            Source("Zakon o izborima zastupnika u Hrvatski sabor: an election on a working day"),
        ),
        (new("HR", "Izbori za Hrvatski sabor", on("2024-04-17")),),
    ),
)

NAMES: dict[tuple[str, str], list[Name]] = {
    ("CY", "Δευτέρα του Αγίου Πνεύματος"): [("el", "Δευτέρα του Αγίου Πνεύματος"), ("en", "Whit Monday")],
    ("HR", "Izbori za Hrvatski sabor"): [("hr", "Izbori za Hrvatski sabor"), ("en", "Parliamentary Election Day")],
    ("GB", "World Cup bank holiday"): [("en", "World Cup bank holiday")],
}
