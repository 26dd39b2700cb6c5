"""The weekends of countries, regions and years, each with its source.

The table names every place whose weekend, in some year of the documents, is not Saturday and Sunday, and every place
for which CLDR or the library wrongly has another weekend. All others have Saturday and Sunday, as in CLDR. The library's
attribute is not a source: it exists for rules of substitution ("a holiday on a Sunday").

A weekend is the days on which public offices are closed. Where these work six days, it is one day.
"""

from dataclasses import dataclass

from .settings import FIRST_YEAR, LAST_YEAR
from .source import Source

_FRIDAY, _SATURDAY, _SUNDAY = 5, 6, 7

#: The weekend of a place that the table does not name.
USUAL = (_SATURDAY, _SUNDAY)
_MUSLIM = (_FRIDAY, _SATURDAY)


@dataclass(frozen=True)
class Rule:
    """The weekend of a country, or of some of its regions (the library's keys), from one year to another.

    `reason` says why CLDR has another one, if it does; empty if CLDR agrees.
    """

    days: tuple[int, ...]
    source: Source
    reason: str = ""
    first: int = FIRST_YEAR
    last: int = LAST_YEAR
    regions: tuple[str, ...] = ()


def _arab(title: str, address: str = "") -> tuple[Rule, ...]:
    return (Rule(_MUSLIM, Source(title, address)),)


#: For places of which we found no act. The library's Sunday is about substitution there.
_CLDR = Source(
    "Unicode CLDR, week data: no entry, and so the world's Saturday and Sunday",
    "https://github.com/unicode-org/cldr/blob/main/common/supplemental/supplementalData.xml",
)

_ARAB_WORLD = (
    "The National, 7 December 2021: weekends of the Arab world",
    "https://www.thenationalnews.com/mena/2021/12/07/when-is-the-weekend-in-the-arab-world",
)

_NO_REGIONS = "CLDR has countries only"
_NO_YEARS = "CLDR has the present only"

#: By country, the rules of regions first. The first that fits holds.
TABLE: dict[str, tuple[Rule, ...]] = {
    "AE": (
        Rule(
            _MUSLIM,
            Source(
                "Resolution of the Cabinet of 7 December 2021: Saturday and Sunday from 1 January 2022 (WAM)",
                "https://www.khaleejtimes.com/government/new-uae-weekend-sharjah-announces-4-day-workweek",
            ),
            _NO_YEARS,
            last=2021,
        ),
    ),
    "AF": (
        Rule(
            (_FRIDAY,),
            Source(
                "Cabinet of the Islamic Emirate on office hours: Saturday to Wednesday, and Thursday until 13:00",
                "https://aop.gov.af/dr/news_details/1017",
            ),
            "CLDR has the Thursday and Friday of Kabul's offices before 2021; the provinces worked six days",
        ),
    ),
    "AI": (Rule(USUAL, _CLDR),),
    "BD": (
        Rule(
            _MUSLIM,
            Source("Ministry of Public Administration, lists of holidays: weekly days off", "https://mopa.gov.bd"),
            "CLDR has no entry for Bangladesh and so the world's",
        ),
    ),
    "BH": _arab(*_ARAB_WORLD),
    "BN": (
        Rule(
            (_FRIDAY, _SUNDAY),
            Source(
                "Prime Minister's Office of Brunei Darussalam, office hours of the government", "https://www.pmo.gov.bn"
            ),
            "CLDR can only have days that follow each other",
        ),
    ),
    "CD": (
        Rule(
            USUAL,
            Source(
                "Code du travail (loi 015-2002), art. 121: 48 hours, in principle at the weekend (ILO, CEACR 2023)",
                "https://normlex.ilo.org/dyn/nrmlx_fr/"
                "f?p=NORMLEXPUB%3A13100%3A0%3A%3ANO%3A%3AP13100_COMMENT_ID%2CP13100_LANG_CODE%3A4368339%2Cen",
            ),
        ),
    ),
    "DJ": (
        Rule(
            _MUSLIM,
            Source(
                "Council of ministers, 6 December 2016: Sunday to Thursday from 1 January 2017 (Human Village)",
                "https://human-village.org/spip.php?article258",
            ),
            "CLDR has no entry for Djibouti and so the world's",
        ),
    ),
    "DZ": _arab("Décret exécutif 09-244 of 22 July 2009 on the weekly rest"),
    "EG": _arab(*_ARAB_WORLD),
    "HK": (
        Rule(
            (_SUNDAY,),
            Source(
                "General Holidays Ordinance (Cap. 149), schedule: every Sunday",
                "https://www.elegislation.gov.hk/hk/cap149",
            ),
            "The law has Sunday; Saturdays are custom, and general holidays on Saturdays are days off of their own",
        ),
    ),
    "IL": _arab("Hours of Work and Rest Law 1951, section 7; public offices work from Sunday to Thursday"),
    "IN": (
        Rule(
            USUAL,
            Source(
                "Department of Personnel and Training, office memorandum of 21 May 1985: five-day week",
                "https://dopt.gov.in",
            ),
            "CLDR has the Sunday of the Factories Act; offices of the central government have both days",
        ),
    ),
    "IQ": _arab(*_ARAB_WORLD),
    "IR": (
        Rule(
            (_FRIDAY,),
            Source(
                "Labour Code, art. 62: Friday",
                "https://ifpnews.com/irans-parliament-thursday-holidays-government-offices/",
            ),
        ),
    ),
    "JO": _arab("Council of ministers, 1999: Friday and Saturday from 2000"),
    "KN": (Rule(USUAL, _CLDR),),
    "KW": _arab("Council of ministers, 2007: Friday and Saturday from 1 September 2007"),
    "LY": _arab(
        "Decision 489 of 2005 concerning official working hours and official holidays (ILO, NATLEX)",
        "https://www.ilo.org/dyn/natlex/natlex4.detail?p_lang=en&p_isn=75276&p_country=LBY&p_count=148",
    ),
    "MR": (
        Rule(
            USUAL,
            Source(
                "Council of ministers, 11 September 2014: Saturday and Sunday from 1 October 2014",
                "https://www.maurimedia.com/Mauritanie-le-debut-du-week-end-repousse-du-vendredi-au-samedi.html",
            ),
        ),
    ),
    "MV": (
        Rule(
            _MUSLIM,
            Source("Civil Service Regulation of the Maldives: Sunday to Thursday", "https://www.csc.gov.mv"),
            "CLDR has no entry for the weekend of the Maldives and so the world's",
        ),
    ),
    "MY": (
        Rule(
            _MUSLIM,
            Source(
                "Office of the Menteri Besar of Johor, 8 October 2024: Saturday and Sunday from 1 January 2025",
                "https://www.thestar.com.my/news/nation/2024/10/08/johor-realigns-its-weekend",
            ),
            _NO_REGIONS,
            last=2024,
            regions=("01",),
        ),
        Rule(
            _MUSLIM,
            Source(
                "Public Service Department: Friday and Saturday in Kedah, Kelantan and Terengganu",
                "https://www.jpa.gov.my",
            ),
            _NO_REGIONS,
            regions=("02", "03", "11"),
        ),
    ),
    "NE": (
        Rule(
            USUAL,
            Source(
                "Niamey Soir on the proposal of the CCR to work on Saturdays and rest on Fridays",
                "https://www.niamey-soir.com/ccr-proposition-portant-jours-du-vendredi-et-du-dimanche-comme-jours-de-repos-"
                "au-niger-quelles-consequences-opinions",
            ),
        ),
    ),
    "NP": (
        Rule(
            (_SATURDAY,),
            Source(
                "Cabinet, 6 June 2022: Saturday alone, after a trial of two days from 15 May (left out)",
                "https://www.fiscalnepal.com/2022/06/06/9235/govt-steps-back-from-two-days-holiday-in-a-week-decision/",
            ),
            "CLDR has no entry for the weekend of Nepal and so the world's",
        ),
    ),
    "OM": _arab("Royal directive of April 2013: Friday and Saturday from 1 May 2013"),
    "PS": (
        Rule(
            _MUSLIM,
            Source("Council of ministers of the Palestinian Authority, working hours of the public service"),
            "CLDR has no entry for Palestine and so the world's",
        ),
    ),
    "PY": (Rule(USUAL, _CLDR),),
    "QA": _arab("Council of ministers, 2003: Friday and Saturday"),
    "SA": _arab("Royal order of 23 June 2013: Friday and Saturday from 29 June 2013"),
    "SD": _arab("Council of ministers, 2008: Friday and Saturday from 26 January 2008"),
    "SO": (
        Rule(
            (_FRIDAY,),
            Source(
                "Ministry of Labour and Social Affairs: Friday is the weekly day off (TRT Afrika)",
                "https://www.trtafrika.com/english/article/e22b16537522/amp",
            ),
            "CLDR has no entry for Somalia and so the world's",
        ),
    ),
    "SY": _arab(*_ARAB_WORLD),
    "TK": (Rule(USUAL, _CLDR),),
    "UG": (
        Rule(
            USUAL,
            Source("Uganda Public Service Standing Orders: Monday to Friday", "https://publicservice.go.ug"),
            "CLDR has the Sunday of the Employment Act, section 51; offices have both days",
        ),
    ),
    "VE": (
        Rule(
            USUAL,
            Source("Ley Orgánica del Trabajo, los Trabajadores y las Trabajadoras (2012), art. 173: two days of rest"),
        ),
    ),
    "YE": _arab("Council of ministers, 2013: Friday and Saturday from 15 August 2013"),
}


def days(code: str, region: str | None, year: int) -> tuple[int, ...]:
    """Returns the weekend of a place in a year as ISO 8601 weekday numbers: Monday is 1."""
    rule = _rule(code, region, year)
    return rule.days if rule else USUAL


def reason(code: str, region: str | None, year: int) -> str:
    """Returns why CLDR has another weekend; empty if the table does not say so."""
    rule = _rule(code, region, year)
    return rule.reason if rule else ""


def _rule(code: str, region: str | None, year: int) -> Rule | None:
    for rule in TABLE.get(code, ()):
        if rule.first <= year <= rule.last and (not rule.regions or region in rule.regions):
            return rule
    return None
