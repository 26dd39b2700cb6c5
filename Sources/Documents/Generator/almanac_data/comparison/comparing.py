"""Compares the documents with sets of holidays, and says which differences have a reason."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import date, timedelta
from fnmatch import fnmatchcase
from pathlib import Path

from .. import library, reading
from ..occasions import Occasions
from .places import YEARS, Days, HolidaySet, Place
from .reasons import Difference, Reason, Reasons

#: Names of Islamic feasts in the sets. They compute calendars that no country follows to the day.
_ISLAMIC = (
    *(
        "*eid *",
        "eid*",
        "aid*",
        "*adha*",
        "*fitr*",
        "*fetr*",
        "*prophet*",
        "*islamic new year*",
        "*ashura*",
        "*ramadan*",
    ),
    *("hari raya*", "*qur'an*", "*maoulo*", "*lailatou*", "*ramazan*", "*kurban*"),
)
_NEAR = timedelta(days=2)


@dataclass
class Result:
    """The result for one set. `unknown` has the places that the documents do not have, `left_out` those not compared."""

    set_name: str
    places: int = 0
    days: int = 0
    agreeing: int = 0
    explained: list[tuple[Difference, Reason]] = field(default_factory=list)
    unexplained: list[Difference] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    left_out: dict[str, str] = field(default_factory=dict)


def compared(source: HolidaySet, folder: Path, reasons: Reasons) -> Result:
    """Compares all places of a set with the documents, on working days of `YEARS` that both know."""
    result = Result(source.name)
    for place in sorted(source.places()):
        if (why := reasons.why_not(source.name, place)) is not None:
            result.left_out[str(place)] = why
        elif (calendar := _calendar(folder, place)) is None:
            result.unknown.append(str(place))
        else:
            _compare(source, place, calendar, reasons, result)
    return result


def _calendar(folder: Path, place: Place) -> reading.Calendar | None:
    if place.country not in library.entities():
        return None
    calendar = reading.calendar(folder, place.country)
    return calendar if not place.region or place.region in calendar.regions else None


def _compare(source: HolidaySet, place: Place, calendar: reading.Calendar, reasons: Reasons, result: Result) -> None:
    region = place.region or None
    ours, theirs = Days(), Days()
    for year in set(YEARS) & set(calendar.years):
        if (found := source.days(place, year)) is not None:
            theirs |= found
            ours |= _days(calendar, region, source.category, year)
    if not theirs or (not ours and source.category != "public"):
        return
    result.places += 1
    skipped = set() if source.category == "public" else calendar.days_of(region, "public")
    # A table of school holidays says nothing of the days after its end.
    last = date.max if source.category == "public" else min(max(ours), max(theirs))
    for day in sorted(ours.keys() | theirs.keys()):
        if day > last or day in skipped or day.isoweekday() in library.weekend(place.country, region, day.year):
            continue
        result.days += 1
        if day in ours and day in theirs:
            result.agreeing += 1
            continue
        difference = _difference(source, place, calendar, day, ours, theirs)
        if reason := reasons.of(difference):
            result.explained.append((difference, reason))
        else:
            result.unexplained.append(difference)


def _difference(
    source: HolidaySet, place: Place, calendar: reading.Calendar, day: date, ours: Days, theirs: Days
) -> Difference:
    rows = [row for row in calendar.days if day in (row.date, row.observed)]
    rows = [row for row in rows if any(row.is_of(place.region or None, kind) for kind in row.types)]
    kinds = {kind for row in rows for kind in row.types if day == row.date and not row.is_partial} - {source.category}
    kinds |= {"partial" for row in rows if row.is_partial}
    kinds |= {"observed" for row in rows if row.observed == day and source.category in row.types}
    is_ours = day in ours
    names = ours[day] if is_ours else theirs[day]
    other = [
        name for near, found in (theirs if is_ours else ours).items() if abs(near - day) <= _NEAR for name in found
    ]
    if _is_islamic(names, calendar.code) and _is_islamic(other, calendar.code):
        kinds.add("near")
    return Difference(source.name, place, day, is_ours, tuple(names), frozenset(kinds))


def _days(calendar: reading.Calendar, region: str | None, category: str, year: int) -> Days:
    days: Days = {}
    for row in calendar.days:
        if row.is_of(region, category):
            for day in row.days:
                if day.year == year:
                    days.setdefault(day, []).append(_english(row))
    return days


def _english(row: reading.Day) -> str:
    return dict(row.names).get("en", row.names[0][1])


def _is_islamic(names: Iterable[str], code: str) -> bool:
    occasions = Occasions.committed()
    return any(
        any(fnmatchcase(name.casefold(), pattern) for pattern in _ISLAMIC)
        or occasions.traditions.get(occasions.of(code, [("en", name)]) or "") == "islamic"
        for name in names
    )


def report(result: Result, verbose: bool = True) -> Iterator[str]:
    """Yields the lines of one set: counts, then differences by reason, then those without one."""
    yield (
        f"{result.set_name}: {result.places} places, {result.days} days compared, {result.agreeing} agree, "
        f"{len(result.explained)} differ with a reason, {len(result.unexplained)} without"
    )
    if result.unknown:
        yield f"  Not in the documents: {' '.join(result.unknown)}"
    for text in dict.fromkeys(result.left_out.values()):
        yield f"  Not compared: {' '.join(place for place, why in result.left_out.items() if why == text)}: {text}"
    for reason in {id(reason): reason for _, reason in result.explained}.values():
        found = [difference for difference, other in result.explained if other is reason]
        yield f"  {len(found)} explained: {reason}"
        yield from (f"    {difference}" for difference in found if verbose)
    yield from (f"  UNEXPLAINED {difference}" for difference in result.unexplained)
