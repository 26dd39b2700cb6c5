"""Corrections of days off from school."""

from datetime import date, timedelta

from ..correction import Correction
from ..edits import easter
from ..moreedits import copied, fixed, named, new, since
from ..names import Name
from ..source import Source

_AUSTRIA = Source("Schulzeitgesetz 1985, § 2 Abs. 4", "https://www.ris.bka.gv.at")
_PATRONS = ("Hl. Florian", "Hl. Josef", "Hl. Leopold", "Hl. Martin", "Hl. Rupert", "Tag der Volksabstimmung")

#: A single day that joins a holiday to a weekend.
_FREE = "Unterrichtsfreier Tag"

#: The last autumn for which all of Bavaria's breaks are announced.
_LAST_AUTUMN = 2028


def _repentance(year: int) -> date | None:
    """Returns the Wednesday before 23 November."""
    eve = date(year, 11, 22)
    return eve - timedelta(days=(eve.isoweekday() - 3) % 7) if year <= _LAST_AUTUMN else None


def _spring(region: str | None, first: date, last: date) -> str:
    """Returns the name of the break in spring: Hamburg's is in March, and Bavaria has one in February, too."""
    if last - first <= timedelta(days=2):
        return _FREE
    return "Frühjahrsferien" if region == "HH" or last < easter(first.year) - timedelta(days=21) else "Osterferien"


def _whitsun(region: str | None, first: date, last: date) -> str:
    """Returns the name of the break in May. A day after Ascension Day is not one of Whitsun; Hamburg's may be before."""
    ascension = easter(first.year) + timedelta(days=39)
    if abs(last - ascension) > timedelta(days=4):
        return "Pfingstferien"
    if first == last:
        return "Tag nach Himmelfahrt"
    return "Pfingstferien" if region == "HH" else "Himmelfahrtsferien"


def _autumn(region: str | None, first: date, last: date) -> str:
    """Returns the name of the break in autumn: a single day is not a break."""
    return _FREE if first == last else "Herbstferien"


def _winter(region: str | None, first: date, last: date) -> str:
    """Returns the name of the break in winter: a single day is not one, and Hamburg's is between the half-years."""
    if first != last:
        return "Winterferien"
    return "Halbjahrespause" if region == "HH" else _FREE


CORRECTIONS = (
    Correction(
        "at-school-all-souls",
        "AT",
        "All Souls' Day is free of school",
        "Our source leaves it out",
        (_AUSTRIA,),
        (
            new(
                "AT",
                "Allerseelen",
                fixed(11, 2, first=2021),
                ("1", "2", "3", "4", "5", "6", "7", "8", "9"),
                category="school",
            ),
        ),
    ),
    Correction(
        "at-school-patrons",
        "AT",
        "The day of each Land's patron is free of school, and so is 10 October in Carinthia",
        "Our source has them as days of banks only",
        (_AUSTRIA,),
        (copied(_PATRONS, "bank", "school", since(2021)),),
    ),
    Correction(
        "de-school-names",
        "DE",
        "Breaks have the names of the Land: February's is not Easter's, the day after Ascension is not Whitsun, and a "
        "single day is no break",
        "Our source has six names for all",
        (
            Source(
                "Kultusministerkonferenz: Ferienkalender",
                "https://www.kmk.org/service/ferienregelung/ferienkalender.html",
            ),
        ),
        (
            named("school", ("Oster-/Frühjahrsferien",), _spring),
            named("school", ("Himmelfahrts-/Pfingstferien",), _whitsun),
            named("school", ("Herbstferien",), _autumn),
            named("school", ("Winterferien",), _winter),
        ),
    ),
    Correction(
        "de-school-repentance",
        "DE",
        "On Repentance and Prayer Day there is no school in Bavaria",
        "Our source leaves it out",
        (Source("BayFTG Art. 4 Nr. 3", "https://www.gesetze-bayern.de/Content/Document/BayFTG/true"),),
        (new("DE", "Buß- und Bettag", _repentance, ("Augsburg", "BY"), category="school"),),
    ),
)

NAMES: dict[tuple[str, str], list[Name]] = {
    ("AT", "Allerseelen"): [("de", "Allerseelen"), ("en", "All Souls' Day")],
    ("DE", "Frühjahrsferien"): [("de", "Frühjahrsferien"), ("en", "Spring Break")],
    ("DE", "Halbjahrespause"): [("de", "Halbjahrespause"), ("en", "Mid-year Break")],
    ("DE", "Himmelfahrtsferien"): [("de", "Himmelfahrtsferien"), ("en", "Ascension Break")],
    ("DE", "Osterferien"): [("de", "Osterferien"), ("en", "Easter Break")],
    ("DE", "Pfingstferien"): [("de", "Pfingstferien"), ("en", "Whit Break")],
    ("DE", "Tag nach Himmelfahrt"): [("de", "Tag nach Himmelfahrt"), ("en", "Day after Ascension Day")],
    ("DE", "Unterrichtsfreier Tag"): [("de", "Unterrichtsfreier Tag"), ("en", "Day without school")],
}
