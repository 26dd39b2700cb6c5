"""Where the library's categories are not what people mean by a public holiday. Each correction names its source.

`--check` prints every correction with the number of rows it changes, and fails if one changes nothing: then the library
has caught up, and the correction must go.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from .edits import Edit, Found, added, also_public, borrowed, dropped, good_friday, monday, moved, partial, renamed
from .names import Name
from .pairing import Row


@dataclass(frozen=True)
class Source:
    """Where a fact is written. Not every law has an address that lasts."""

    title: str
    address: str = ""


@dataclass(frozen=True)
class Correction:
    """One correction of a country, as pages show it, and the edits that make it.

    `fact` says what is right, and `reason` how the library differs: one sentence each, without a full stop.
    """

    id: str
    country: str
    fact: str
    reason: str
    sources: tuple[Source, ...]
    edits: tuple[Edit, ...]


@dataclass(frozen=True)
class Concern:
    """The holidays that a correction is about: those of a name, in regions (all, if there are none), on some days.

    `name` is a message id of the library.
    """

    name: str
    regions: tuple[str, ...]
    first: date
    last: date


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
        "au-brisbane-show",
        "AU",
        "The Royal Queensland Show is a holiday of the Brisbane area only; other districts have their own show days",
        "Our source gives it to all of Queensland",
        (Source("Holidays Act 1983 (Queensland)", "https://www.qld.gov.au/recreation/travel/holidays/show"),),
        (partial("QLD", ("The Royal Queensland Show",), "public", "the Brisbane area"),),
    ),
    Correction(
        "au-tasmania",
        "AU",
        "Tasmania keeps Royal Hobart Regatta in the south (second Monday of February) and Recreation Day in the north "
        "(first Monday of November)",
        "Our source has neither",
        (Source("Statutory Holidays Act 2000 (Tasmania), schedule 1", "https://www.legislation.tas.gov.au"),),
        (
            added("TAS", "Royal Hobart Regatta", monday(2, 2), "AU", "the south of Tasmania"),
            added("TAS", "Recreation Day", monday(11, 1), "AU", "the north of Tasmania"),
        ),
    ),
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
        "hk-general-holidays",
        "HK",
        "All general holidays are public, as banks, schools and offices close: Good Friday, the day after, Easter "
        "Monday, before 2022 the Buddha's Birthday, before 2024 the first weekday after Christmas",
        "Our source counts only the statutory holidays of the Employment Ordinance",
        (
            Source(
                "General Holidays Ordinance (Cap. 149), schedule",
                "https://www.gov.hk/en/about/abouthk/holiday/2026.htm",
            ),
        ),
        (also_public("optional"),),
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
        "us-hawaii-good-friday",
        "US",
        "Good Friday is a holiday of the state of Hawaii",
        "Our source leaves it out",
        (Source("Hawaii Revised Statutes § 8-1", "https://dhrd.hawaii.gov/state-observed-holidays/"),),
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
    return [
        (correction, len(list(_differing(before, after))) + len(list(_differing(after, before))))
        for correction, before, after in _steps(code, found)
    ]


def concerns(code: str, found: Found) -> list[tuple[Correction, list[Concern]]]:
    """Returns the corrections of a country, each with the holidays that it is about, by name."""
    return [(correction, _concerns(before, after)) for correction, before, after in _steps(code, found)]


def _concerns(before: Found, after: Found) -> list[Concern]:
    rows = list(_differing(after, before))
    # A name that is only taken away is about the holiday wherever else it is kept.
    names = {row.name for _, row in rows}
    elsewhere = {row.name for categories in after.values() for days in categories.values() for row in days} - names
    rows += [(None, row) for _, row in _differing(before, after) if row.name in elsewhere]
    concerns = []
    for name in sorted({row.name for _, row in rows}):
        regions = {region for region, row in rows if row.name == name}
        days = [row.day for _, row in rows if row.name == name]
        kept = () if None in regions else tuple(sorted(region for region in regions if region))
        concerns.append(Concern(name, kept, min(days), max(days)))
    return concerns


def _differing(some: Found, others: Found) -> Iterator[tuple[str | None, Row]]:
    """Yields the rows that only the first have, each once for a region."""
    for region in some:
        yield from (
            (region, row) for category in some[region] for row in some[region][category] - others[region][category]
        )


def _steps(code: str, found: Found) -> Iterator[tuple[Correction, Found, Found]]:
    """Yields the corrections of a country, each with the rows before and after it."""
    rows = applied("", found)
    for correction in CORRECTIONS:
        if correction.country == code:
            before = applied("", rows)
            for edit in correction.edits:
                edit(rows)
            yield correction, before, rows
