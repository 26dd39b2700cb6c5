"""Corrections of Australia and the Pacific."""

from datetime import date, timedelta

from ..correction import Correction
from ..edits import added, borrowed, monday, partial, renamed
from ..moreedits import estimated, nearest_weekday, new, observed, on, retyped, since, without
from ..names import Name
from ..source import Source

#: The holidays of Guam, and what closes on which day.
GUAM = (
    Source("1 Guam Code Annotated § 1000"),
    Source("Guam Waterworks Authority: holidays of 2026", "https://guamwaterworks.org/?p=8546"),
    Source(
        "Pacific Daily News on Guam History and Chamorro Heritage Day 2020",
        "https://www.guampdn.com/story/news/local/2020/02/27/"
        "open-and-closed-monday-march-2-guam-history-chamorro-heritage-day/4889453002/",
    ),
)

#: When Guam's own holidays are observed.
GUAM_WEEKENDS = (
    Source("1 Guam Code Annotated § 1000"),
    Source("Guam Waterworks Authority: holidays of Guam (guamwaterworks.org/holidays.html)"),
    Source(
        "Pacific Daily News: the government closed on Friday for All Souls' Day 2019",
        "https://www.guampdn.com/story/news/2019/10/29/whats-open-closed-all-souls-day-2019/2482002001/",
    ),
)

#: The name of the first Monday of March on Guam.
GUAM_HERITAGE = "Guam History and Chamorro Heritage Day"


_GUAMS_OWN = ("Liberation Day (Guam)", "All Souls' Day", "Lady of Camarin Day")
_HEALTH_DAY = on("2021-04-09", "2022-04-08", "2023-04-11", "2024-04-08", "2025-04-08")


def _health_day(year: int) -> date:
    """Returns the listed National Health Day of Kiribati, otherwise 7 April."""
    return _HEALTH_DAY(year) or date(year, 4, 7)


def _monday_after(day: date) -> date | None:
    """Returns the Monday after a Saturday or Sunday."""
    return day + timedelta(days=8 - day.isoweekday()) if day.isoweekday() > 5 else None


CORRECTIONS = (
    Correction(
        "au-brisbane-show",
        "AU",
        "The Royal Queensland Show is a holiday of the Brisbane area only; other districts have their own show days",
        "Our source gives it to all of Queensland",
        (Source("Holidays Act 1983 (Queensland)", "https://www.qld.gov.au/recreation/travel/holidays/show"),),
        (partial("QLD", ("The Royal Queensland Show",), "public", "the Brisbane area"),),
    ),
    Correction(
        "au-grand-final",
        "AU",
        "The Friday before the AFL Grand Final after 2026 is an estimate: the government of Victoria lists it as subject to "
        "the schedule of the AFL",
        "Our source takes the last Saturday of September for the date of the match",
        (
            Source(
                "Business Victoria: Victorian public holidays",
                "https://business.vic.gov.au/business-information/public-holidays",
            ),
        ),
        (estimated(("Friday before the AFL Grand Final",), since(2027)),),
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
        "gu-federal",
        "GU",
        "Washington's Birthday and Juneteenth are holidays of federal offices; the government of Guam is open",
        "Our source gives them to all of Guam",
        (
            *GUAM,
            Source(
                "Pacific Daily News on Presidents' Day 2019: only federal offices are closed",
                "https://www.guampdn.com/story/news/2019/02/14/whats-open-closed-presidents-day-feb-18-2019/2835404002/",
            ),
            Source(
                "Pacific Daily News on Juneteenth 2021",
                "https://www.guampdn.com/story/news/2021/06/18/congress-makes-juneteenth-federal-holiday/7740727002/",
            ),
        ),
        (retyped((None,), ("Washington's Birthday", "Juneteenth National Independence Day"), "public", "government"),),
    ),
    Correction(
        "gu-heritage",
        "GU",
        "The first Monday of March is Guam History and Chamorro Heritage Day",
        "Our source has the former name, Guam Discovery Day",
        GUAM,
        (renamed("Guam Discovery Day", GUAM_HERITAGE),),
    ),
    Correction(
        "gu-weekends",
        "GU",
        "Guam's own holidays that fall on a Saturday or Sunday are observed on the Friday before or the Monday after",
        "Our source has them on their own dates alone",
        GUAM_WEEKENDS,
        (observed(_GUAMS_OWN, nearest_weekday),),
    ),
    Correction(
        "ki-health-day",
        "KI",
        "National Health Day is 7 April or a day after it, as the ministry decides each year; the dates after 2024, and "
        "that of 2020, are estimates",
        "Our source has 19 April",
        (
            Source(
                "National Health Day from 2021 to 2025 (Office Holidays)",
                "https://www.officeholidays.com/holidays/kiribati/national-health-day",
            ),
            Source(
                "Public Service Office on 2018: 9 April (Q++ Studio)",
                "https://www.qppstudio.net/public-holidays-news/2018/kiribati-public-holiday-april-9-010930.htm",
            ),
            Source("Public Holidays (Amendment) Act 2002: 7 April"),
        ),
        (
            without(("National Health Day",), "public"),
            new(
                "KI",
                "National Health Day",
                lambda year: _health_day(year) if year != 2020 else None,
                (),
                _monday_after,
                2025,
            ),
            new("KI", "National Health Day", on("2020-04-07"), estimated_since=2020),
        ),
    ),
    Correction(
        "nz-anniversaries",
        "NZ",
        "Waikato, Bay of Plenty and Gisborne keep Auckland's anniversary day, Manawatū-Whanganui keeps Wellington's (its very "
        "north Auckland's), and Tasman keeps Nelson's: the province that a place belonged to counts",
        "Our source gives these five regions no anniversary day",
        (
            Source(
                "Holidays Act 2003, section 44: the anniversary of the province, or the day locally observed as it",
                "https://www.legislation.govt.nz/act/public/2003/0129/latest/whole.html",
            ),
            Source(
                "New Zealand Herald on the six regions with Auckland's day",
                "https://nzherald.co.nz/nz/auckland-anniversary-2024-waikato-community-leaders-supportive-of-own-celebration/"
                "HD4F2N36SNDTVLC63EFFKFZE3I",
            ),
            Source(
                "Gisborne Herald on Gisborne",
                "https://gisborneherald.co.nz/news/why-tairawhiti-gets-a-long-weekend-on-auckland-anniversary",
            ),
            Source(
                "Radio New Zealand on Wellington's day in the lower North Island (19 January 2026)",
                "https://livenews.co.nz/2026/01/19/tararua-district-caught-between-anniversary-days/",
            ),
            Source("Provincial district of Nelson, of which the Tasman District was a part"),
        ),
        (
            *(borrowed(region, ("Auckland Anniversary Day",), "AUK") for region in ("BOP", "GIS", "WKO")),
            borrowed("MWT", ("Wellington Anniversary Day",), "WGN"),
            borrowed("TAS", ("Nelson Anniversary Day",), "NSN"),
        ),
    ),
)

NAMES: dict[tuple[str, str], list[Name]] = {
    ("AU", "Royal Hobart Regatta"): [("en", "Royal Hobart Regatta")],
    ("AU", "Recreation Day"): [("en", "Recreation Day")],
    ("GU", GUAM_HERITAGE): [("en", GUAM_HERITAGE)],
    ("US", GUAM_HERITAGE): [("en", GUAM_HERITAGE)],
}
