"""Corrections of Australia and the Pacific."""

from ..correction import Correction
from ..edits import added, monday, partial
from ..names import Name
from ..source import Source

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
)

NAMES: dict[tuple[str, str], list[Name]] = {
    ("AU", "Royal Hobart Regatta"): [("en", "Royal Hobart Regatta")],
    ("AU", "Recreation Day"): [("en", "Recreation Day")],
}
