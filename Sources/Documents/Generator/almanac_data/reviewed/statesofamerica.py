"""More corrections of states of the United States: elections, optional days, and Guam's observed days."""

from datetime import date, timedelta

from ..correction import Correction
from ..edits import added, good_friday, partial, renamed
from ..moreedits import nearest_weekday, new, observed, retyped, without
from ..names import Name
from ..pairing import Row
from ..source import Source
from .oceania import GUAM, GUAM_HERITAGE, GUAM_WEEKENDS
from .unitedstates import day_after_thanksgiving, election_day


def _in_even_years(year: int) -> date | None:
    return election_day(year) if year % 2 == 0 else None


def _in_odd_years(year: int) -> date | None:
    return election_day(year) if year % 2 else None


def _west_virginia_primary(year: int) -> date | None:
    """Returns the second Tuesday of May in even years; in 2020 the election was postponed."""
    if year == 2020:
        return date(2020, 6, 9)
    first = date(year, 5, 1)
    return first + timedelta(days=(2 - first.isoweekday()) % 7 + 7) if year % 2 == 0 else None


def _has_no_election(row: Row) -> bool:
    """Whether Indiana has no elections in the year: it is the one after a presidential election."""
    return row.day.year % 4 == 1


CORRECTIONS = (
    Correction(
        "us-california-diwali",
        "US",
        "Diwali is optional in California: employees of the state may take it for another holiday, and the courts are open",
        "Our source has it as a day off",
        (
            Source(
                "AB 268 (2025), amending Government Code § 19853",
                "https://calmatters.digitaldemocracy.org/bills/ca_202520260ab268",
            ),
        ),
        (retyped(("CA",), ("Diwali",), "public", "optional"),),
    ),
    Correction(
        "us-guam-heritage",
        "US",
        "The first Monday of March is Guam History and Chamorro Heritage Day on Guam",
        "Our source has the former name, Guam Discovery Day",
        GUAM,
        (renamed("Guam Discovery Day", GUAM_HERITAGE),),
    ),
    Correction(
        "us-guam-weekends",
        "US",
        "Guam's own holidays that fall on a Saturday or Sunday are observed on the Friday before or the Monday after",
        "Our source has them on their own dates alone",
        GUAM_WEEKENDS,
        (
            observed(
                ("Liberation Day (Guam)", "All Souls' Day", "Lady of Camarin Day"), nearest_weekday, regions=("GU",)
            ),
        ),
    ),
    Correction(
        "us-illinois",
        "US",
        "The State of Illinois is closed on the day after Thanksgiving, and open on Casimir Pulaski Day, when the city of "
        "Chicago and Cook County are closed",
        "Our source leaves out the first and gives the second to all of Illinois",
        (
            Source(
                "Illinois, Central Management Services: holidays of the state in 2019 and 2020",
                "https://www2.illinois.gov/cms/personnel/employeeresources/Pages/StateHolidays.aspx",
            ),
            Source(
                "WJOL: offices of the Secretary of State closed on 25 November 2022",
                "https://www.wjol.com/secretary-of-state-offices-to-close-for-thanksgiving-holiday/",
            ),
            Source(
                "NBC Chicago on Casimir Pulaski Day 2024",
                "https://nbcchicago.com/news/local/are-illinois-schools-open-on-casimir-pulaski-day-whats-open-and-closed-and-"
                "why-we-celebrate-it/3372208",
            ),
        ),
        (
            new("US", "Day After Thanksgiving", day_after_thanksgiving, ("IL",)),
            partial("IL", ("Casimir Pulaski Day",), "public", "offices of Chicago and Cook County"),
        ),
    ),
    Correction(
        "us-indiana-elections",
        "US",
        "Indiana has no day off for an election in the years after those of the president: nobody is elected then",
        "Our source has primary and general elections in each year",
        (
            Source("Indiana Code 1-1-9-1: the day of any general, municipal, or primary election"),
            Source("Indiana Code 3-10: when elections are held"),
        ),
        (without(("Primary Election Day", "Election Day"), "public", _has_no_election, ("IN",)),),
    ),
    Correction(
        "us-election-days",
        "US",
        "The day of a general election is a holiday of the states of Maryland and Rhode Island in even years, and of New "
        "Jersey in each year",
        "Our source leaves it out in the first two, and in the odd years of New Jersey",
        (
            Source("Maryland Code, General Provisions § 1-111"),
            Source("Rhode Island General Laws § 25-1-1"),
            Source("New Jersey Statutes 36:1-1"),
        ),
        (
            new("US", "Election Day", _in_even_years, ("MD", "RI")),
            new("US", "Election Day", _in_odd_years, ("NJ",)),
        ),
    ),
    Correction(
        "us-north-dakota",
        "US",
        "Good Friday is a holiday of the state of North Dakota",
        "Our source leaves it out",
        (Source("North Dakota Century Code § 1-03-01"),),
        (added("ND", "Good Friday", good_friday, "US"),),
    ),
    Correction(
        "us-west-virginia",
        "US",
        "The day of a primary election is a holiday of the state of West Virginia, as that of a general election is; in 2022 "
        "it had Juneteenth off on Friday, 17 June, because of West Virginia Day on the Monday",
        "Our source leaves out the first, and gives Monday for the second",
        (
            Source("West Virginia Code § 2-2-1 (a) (13) (code.wvlegislature.gov/email/2-2)"),
            Source(
                "Time and Date: postponed to 9 June in 2020",
                "https://www.timeanddate.com/holidays/us/primary-election-west-virginia",
            ),
            Source(
                "WDTV on the Governor's proclamation on Juneteenth 2022",
                "https://www.wdtv.com/2022/06/13/juneteenth-declared-state-holiday-wva/",
            ),
        ),
        (
            new("US", "Primary Election Day", _west_virginia_primary, ("WV",)),
            observed(
                ("Juneteenth National Independence Day",),
                lambda day: date(2022, 6, 17),
                lambda row: row.day == date(2022, 6, 19),
                ("WV",),
            ),
        ),
    ),
)

NAMES: dict[tuple[str, str], list[Name]] = {}
