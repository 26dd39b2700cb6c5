"""Official lists of public holidays, for comparison: the days off on working days of one place and year.

Each list holds the days off without those on the place's weekend. Where the documents differ on purpose, the list says
which day and why. A list that `was_read` was copied on 22 November 2026 from a stored copy of the publication. The
others were written down from knowledge of the act and its rules, and `source` is where to look them up.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from . import library, reading


@dataclass(frozen=True)
class OfficialList:
    """The days off of a place (`None` is nationwide) in one year, as `MM-DD`, and the explained differences."""

    code: str
    region: str | None
    year: int
    days: str
    source: str
    differences: dict[str, str] = field(default_factory=dict)
    was_read: bool = False


_UK = "https://www.gov.uk/bank-holidays"
_OPM = "https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/ (5 U.S.C. 6103)"
_BMI = (
    "https://www.bmi.bund.de/DE/themen/verfassung/staatliche-symbole/nationale-feiertage/nationale-feiertage-node.html"
)
_CAO = "https://www8.cao.go.jp/chosei/shukujitsu/gaiyou.html"
_HK = "https://www.gov.hk/en/about/abouthk/holiday/"
_NZ = "https://www.employment.govt.nz/leave-and-holidays/public-holidays/public-holidays-and-anniversary-dates"

LISTS = (
    OfficialList("US", None, 2026, "01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25", _OPM),
    OfficialList("US", None, 2021, "01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31", _OPM),
    OfficialList("GB", "ENG", 2026, "01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28", _UK),
    OfficialList("GB", "ENG", 2027, "01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28", _UK),
    OfficialList("GB", "SCT", 2026, "01-01 01-02 04-03 05-04 05-25 06-15 08-03 11-30 12-25 12-28", _UK),
    OfficialList("GB", "NIR", 2026, "01-01 03-17 04-03 04-06 05-04 05-25 07-13 08-31 12-25 12-28", _UK),
    OfficialList(
        "IE",
        None,
        2026,
        "01-01 02-02 03-17 04-06 05-04 06-01 08-03 10-26 12-25",
        "https://www.citizensinformation.ie/en/employment/employment-rights-and-conditions/leave-and-holidays/"
        "public-holidays/",
    ),
    OfficialList("DE", None, 2026, "01-01 04-03 04-06 05-01 05-14 05-25 12-25", _BMI),
    OfficialList("DE", "BY", 2026, "01-01 01-06 04-03 04-06 05-01 05-14 05-25 06-04 12-25", "BayFTG Art. 1"),
    OfficialList("DE", "SN", 2026, "01-01 04-03 04-06 05-01 05-14 05-25 11-18 12-25", "SächsSFG § 1"),
    OfficialList(
        "AT",
        None,
        2026,
        "01-01 01-06 04-06 05-01 05-14 05-25 06-04 10-26 12-08 12-25",
        "ARG § 7, https://www.ris.bka.gv.at",
    ),
    OfficialList(
        "CH",
        None,
        2026,
        "01-01 05-14 12-25",
        "https://www.bj.admin.ch/bj/de/home/publiservice/service/feiertage.html: the days of every canton",
    ),
    OfficialList(
        "CH",
        "SO",
        2026,
        "01-01 04-03 05-14 12-25",
        "https://so.ch/…/arbeitsinspektorat/feiertage (Bucheggberg; the other districts keep more, as partial days)",
        was_read=True,
    ),
    OfficialList(
        "FR",
        None,
        2026,
        "01-01 04-06 05-01 05-08 05-14 05-25 07-14 11-11 12-25",
        "Code du travail, art. L3133-1, https://www.service-public.gouv.fr/particuliers/vosdroits/F2405",
    ),
    OfficialList(
        "IT",
        None,
        2026,
        "01-01 01-06 04-06 05-01 06-02 12-08 12-25",
        "Legge 260/1949, https://www.governo.it/it/festivita",
    ),
    OfficialList(
        "ES",
        None,
        2026,
        "01-01 01-06 04-03 05-01 10-12 12-08 12-25",
        "Resolución de la Dirección General de Trabajo, https://www.boe.es",
    ),
    OfficialList(
        "PT", None, 2026, "01-01 04-03 05-01 06-04 06-10 10-05 12-01 12-08 12-25", "Código do Trabalho, art. 234"
    ),
    OfficialList(
        "BE",
        None,
        2026,
        "01-01 04-06 05-01 05-14 05-25 07-21 11-11 12-25",
        "https://emploi.belgique.be/fr/themes/jours-feries",
    ),
    OfficialList(
        "NL",
        None,
        2026,
        "01-01 04-03 04-06 04-27 05-05 05-14 05-25 12-25",
        "Algemene termijnenwet, art. 3, https://wetten.overheid.nl/BWBR0002448",
        {"05-05": "in the act, but most employers give Liberation Day only every fifth year; the library: optional"},
    ),
    OfficialList(
        "PL",
        None,
        2026,
        "01-01 01-06 04-06 05-01 06-04 11-11 12-24 12-25",
        "Dz.U. 1951 nr 4 poz. 28, Dz.U. 2024 poz. 1965",
    ),
    OfficialList(
        "CZ", None, 2026, "01-01 04-03 04-06 05-01 05-08 07-06 09-28 10-28 11-17 12-24 12-25", "Zákon č. 245/2000 Sb."
    ),
    OfficialList(
        "NO", None, 2026, "01-01 04-02 04-03 04-06 05-01 05-14 05-25 12-25", "https://lovdata.no/lov/1995-02-24-12"
    ),
    OfficialList(
        "DK", None, 2026, "01-01 04-02 04-03 04-06 05-14 05-25 12-25", "https://www.retsinformation.dk/eli/lta/2023/214"
    ),
    OfficialList("SE", None, 2026, "01-01 01-06 04-03 04-06 05-01 05-14 12-25", "Lag (1989:253) om allmänna helgdagar"),
    OfficialList(
        "TR",
        None,
        2026,
        "01-01 03-20 04-23 05-01 05-19 05-27 05-28 05-29 07-15 10-29",
        "2429 sayılı Kanun, https://www.mevzuat.gov.tr",
    ),
    OfficialList(
        "AU", None, 2026, "01-01 01-26 04-03 04-06 12-25", "Fair Work Act 2009, s. 115: the days of every state"
    ),
    OfficialList(
        "AU",
        "VIC",
        2026,
        "01-01 01-26 03-09 04-03 04-06 06-08 09-25 11-03 12-25 12-28",
        "https://business.vic.gov.au/business-information/public-holidays/victorian-public-holidays-2026",
    ),
    OfficialList("NZ", None, 2026, "01-01 01-02 02-06 04-03 04-06 04-27 06-01 07-10 10-26 12-25 12-28", _NZ),
    OfficialList(
        "JP",
        None,
        2026,
        "01-01 01-12 02-11 02-23 03-20 04-29 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23",
        _CAO,
    ),
    OfficialList(
        "HK",
        None,
        2026,
        "01-01 02-17 02-18 02-19 04-03 04-04 04-06 04-07 05-01 05-25 06-19 07-01 09-26 10-01 10-19 12-25 12-26",
        f"{_HK}2026.htm, https://www.info.gov.hk/gia/general/202505/16/P2025051300354.htm",
        was_read=True,
    ),
    OfficialList(
        "HK",
        None,
        2021,
        "01-01 02-12 02-13 02-15 04-02 04-03 04-05 04-06 05-01 05-19 06-14 07-01 09-22 10-01 10-14 12-25 12-27",
        f"{_HK}2021.htm",
        was_read=True,
    ),
    OfficialList(
        "SG",
        None,
        2026,
        "01-01 02-17 02-18 04-03 05-01 05-27 06-01 08-10 11-09 12-25",
        "https://www.mom.gov.sg/employment-practices/public-holidays",
    ),
    OfficialList(
        "ZA",
        None,
        2026,
        "01-01 04-03 04-06 04-27 05-01 06-16 08-10 09-24 12-16 12-25",
        "Public Holidays Act 36 of 1994, https://www.gov.za/about-sa/public-holidays",
        {"11-04": "the day of the local elections, declared for this year only (section 2A of the act)"},
    ),
    OfficialList(
        "BR",
        None,
        2026,
        "01-01 04-03 04-21 05-01 09-07 10-12 11-02 11-20 12-25",
        "Portaria MGI, DOU of 30 December 2025",
        was_read=True,
    ),
    OfficialList("MX", None, 2026, "01-01 02-02 03-16 05-01 09-16 11-16 12-25", "Ley Federal del Trabajo, art. 74"),
    OfficialList(
        "AR",
        None,
        2025,
        "01-01 03-03 03-04 03-24 04-02 04-18 05-01 05-02 06-16 06-20 07-09 08-15 10-10 11-21 11-24 12-08 12-25",
        "https://www.argentina.gob.ar/interior/feriados-nacionales-2025",
        {"04-17": "on Maundy Thursday the employer decides (día no laborable); the library has it as public"},
    ),
    OfficialList(
        "CA",
        "BC",
        2026,
        "01-01 02-16 04-03 05-18 07-01 08-03 09-07 09-30 10-12 11-11 12-25",
        "https://www2.gov.bc.ca/gov/content/employment-business/employment-standards-advice/employment-standards/"
        "statutory-holidays",
    ),
)


def problems(folder: Path) -> Iterator[str]:
    """Yields days that only a list or only the documents have, unless the list explains them."""
    for listed in LISTS:
        ours, theirs = _days(folder, listed), set(listed.days.split())
        place = f"{listed.code} {listed.region or ''} {listed.year}"
        for day in sorted(theirs - ours - listed.differences.keys()):
            yield f"{place}-{day} is missing: {listed.source}"
        for day in sorted(ours - theirs - listed.differences.keys()):
            yield f"{place}-{day} is not in the official list: {listed.source}"
        for day in sorted(listed.differences.keys() - (ours ^ theirs)):
            yield f"{place}-{day} does not differ from the official list any more: {listed.source}"


def summary() -> str:
    """Returns the number of lists and days, and the explained differences."""
    explained = [
        f"{listed.code} {listed.year}-{day}: {reason}" for listed in LISTS for day, reason in listed.differences.items()
    ]
    days = sum(len(listed.days.split()) for listed in LISTS)
    read = sum(listed.was_read for listed in LISTS)
    return f"{len(LISTS)} official lists ({read} read) with {days} days compared. Explained: {'; '.join(explained)}"


def _days(folder: Path, listed: OfficialList) -> set[str]:
    weekend = library.weekend(listed.code)
    calendar = reading.calendar(folder, listed.code)
    off: set[date] = {day for day in calendar.days_of(listed.region, "public") if day.year == listed.year}
    return {day.strftime("%m-%d") for day in off if day.isoweekday() not in weekend}
