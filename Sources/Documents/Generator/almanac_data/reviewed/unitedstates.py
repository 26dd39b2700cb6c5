"""Corrections of the United States: which days are off in a state, and which it only commemorates."""

from datetime import date, timedelta

from ..correction import Correction
from ..edits import added, borrowed, dropped, good_friday, partial
from ..moreedits import fixed, named, nearest_weekday, new, observed, retyped
from ..names import Name
from ..source import Source


def day_after_thanksgiving(year: int) -> date:
    """Returns the day after the fourth Thursday of November."""
    first = date(year, 11, 1)
    return first + timedelta(days=(4 - first.isoweekday()) % 7 + 22)


def election_day(year: int) -> date:
    """Returns the Tuesday after the first Monday of November."""
    first = date(year, 11, 1)
    return first + timedelta(days=(1 - first.isoweekday()) % 7 + 1)


def _presidential(year: int) -> date | None:
    return election_day(year) if year % 4 == 0 else None


_AFTER = "Day After Thanksgiving"
_COMPTROLLER = Source(
    "Comptroller of Texas: holidays",
    "https://fmx.cpa.texas.gov/fm/pubs/paypol/general_provisions/index.php?page=holidays&section=holidays",
)
_KENTUCKY = Source("Kentucky Revised Statutes 18A.190", "https://self-law.org/code/ky/18a-190")

CORRECTIONS = (
    Correction(
        "us-hawaii-good-friday",
        "US",
        "Good Friday is a holiday of the state of Hawaii",
        "Our source leaves it out",
        (Source("Hawaii Revised Statutes § 8-1", "https://dhrd.hawaii.gov/state-observed-holidays/"),),
        (added("HI", "Good Friday", good_friday, "US"),),
    ),
    Correction(
        "us-anthony",
        "US",
        "Susan B. Anthony Day (15 February) is remembered in California, Florida, New York and Wisconsin; offices and "
        "schools are open",
        "Our source has it as a day off",
        (
            Source("California Education Code § 37222; Government Code § 6700 does not have the day"),
            Source("Florida Statutes § 110.117: the paid holidays of the state"),
            Source("New York General Construction Law § 24 does not have the day"),
            Source("Wisconsin Statutes § 118.02 and § 230.35 (4)"),
        ),
        (retyped(("CA", "FL", "NY", "WI"), ("Susan B. Anthony Day",), "public", "observance"),),
    ),
    Correction(
        "us-arkansas",
        "US",
        "Christmas Eve is a holiday of the state of Arkansas",
        "Our source leaves it out",
        (Source("Arkansas Code § 1-5-101"),),
        (borrowed("AR", ("Christmas Eve",), "WI"),),
    ),
    Correction(
        "us-colorado",
        "US",
        "Cesar Chavez Day is optional in Colorado: employees of the state may take it for another holiday",
        "Our source has it as a day off",
        (Source("Colorado Revised Statutes § 24-11-112"),),
        (retyped(("CO",), ("Cesar Chavez Day",), "public", "optional"),),
    ),
    Correction(
        "us-inauguration",
        "US",
        "Inauguration Day is a holiday of federal employees in and around the District of Columbia only",
        "Our source gives it to all of Maryland and Virginia",
        (Source("5 U.S.C. 6103 (c)", "https://www.law.cornell.edu/uscode/text/5/6103"),),
        (
            partial(
                "MD",
                ("Inauguration Day",),
                "public",
                "federal offices in Montgomery and Prince George's counties",
            ),
            partial(
                "VA",
                ("Inauguration Day",),
                "public",
                "federal offices in Arlington, Fairfax, Alexandria and Falls Church",
            ),
        ),
    ),
    Correction(
        "us-kentucky",
        "US",
        "Kentucky has the day after Thanksgiving, a day before Christmas and the day of a presidential election off, and "
        "half of Good Friday",
        "Our source leaves out the first three and has all of Good Friday",
        (_KENTUCKY,),
        (
            borrowed("KY", ("Christmas Eve",), "WI"),
            new("US", _AFTER, day_after_thanksgiving, ("KY",)),
            new("US", "Election Day", _presidential, ("KY",)),
            retyped(("KY",), ("Good Friday",), "public", "half_day"),
        ),
    ),
    Correction(
        "us-lincoln",
        "US",
        "Lincoln's Birthday is no day off in Iowa and, since 2008, in New Jersey: offices of the state are open",
        "Our source has it as a day off",
        (
            Source("Iowa Code § 1C.1 and § 1C.2: the paid holidays of the state"),
            Source("New Jersey, P.L. 2008, chapter 89"),
        ),
        (retyped(("IA", "NJ"), ("Lincoln's Birthday",), "public", "observance"),),
    ),
    Correction(
        "us-missouri",
        "US",
        "Lincoln's Birthday, 12 February, is a holiday of the state of Missouri",
        "Our source leaves it out",
        (Source("Revised Statutes of Missouri 9.010", "https://revisor.mo.gov/main/OneSection.aspx?section=9.010"),),
        (borrowed("MO", ("Lincoln's Birthday",), "IL"),),
    ),
    Correction(
        "us-south-carolina",
        "US",
        "South Carolina keeps Confederate Memorial Day on 10 May, and has the day after Thanksgiving, 24 and 26 December "
        "off",
        "Our source has the first on the fourth Monday of April, and leaves out the others",
        (
            Source("South Carolina Code § 53-5-10", "https://www.scstatehouse.gov/code/t53c005.php"),
            Source(
                "Holidays of the state in 2026 (hyring)", "https://hyring.com/blog/holiday-lists/usa/south-carolina"
            ),
        ),
        (
            dropped("SC", ("Confederate Memorial Day",), "public"),
            new("US", "Confederate Memorial Day", fixed(5, 10), ("SC",), nearest_weekday),
            new("US", _AFTER, day_after_thanksgiving, ("SC",)),
            borrowed("SC", ("Christmas Eve", "Day After Christmas"), "NC"),
        ),
    ),
    Correction(
        "us-texas",
        "US",
        "Texas works on its partial staffing days (Confederate Heroes, Independence, San Jacinto, Emancipation and Lyndon "
        "Baines Johnson Day) and on optional holidays (Cesar Chavez Day, Good Friday)",
        "Our source has them as days off",
        (Source("Texas Government Code, sections 662.003 and 662.004"), _COMPTROLLER),
        (
            retyped(
                ("TX",),
                (
                    *("Confederate Memorial Day", "Texas Independence Day", "San Jacinto Day", "Cesar Chavez Day"),
                    *("Emancipation Day In Texas", "Lyndon Baines Johnson Day", "Good Friday"),
                ),
                "public",
                "optional",
            ),
            named("optional", ("Confederate Memorial Day",), lambda region, first, last: "Confederate Heroes Day"),
        ),
    ),
    Correction(
        "us-texas-weekends",
        "US",
        "A holiday of Texas that falls on a weekend is not observed on another day",
        "Our source gives another day for Christmas Eve",
        (_COMPTROLLER,),
        (observed(("Christmas Eve",), lambda day: None, lambda row: row.observed is not None, ("TX",)),),
    ),
    Correction(
        "us-thanksgiving-friday",
        "US",
        "The day after Thanksgiving is a holiday of the states of Iowa, Minnesota (executive branch) and Nebraska",
        "Our source leaves it out",
        (
            Source("Iowa Code § 1C.2"),
            Source("Minnesota Statutes § 645.44, subdivision 5", "https://www.revisor.mn.gov/statutes/cite/645.44"),
            Source("Nebraska Revised Statutes § 62-301"),
        ),
        (new("US", _AFTER, day_after_thanksgiving, ("IA", "MN", "NE")),),
    ),
)

NAMES: dict[tuple[str, str], list[Name]] = {
    ("US", "Confederate Heroes Day"): [("en", "Confederate Heroes Day")],
}
