"""More edits that corrections are made of: of types, of days that move, and of breaks of schools."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import date, timedelta

from . import library
from .edits import Edit, Found
from .edits import days as days_off
from .pairing import Row

#: Whether an edit is about a row.
Choice = Callable[[Row], bool]

#: The rule of a holiday: its date in a year, or `None` if there is none.
Rule = Callable[[int], date | None]


def always(_: Row) -> bool:
    """Every row."""
    return True


def since(year: int) -> Choice:
    """The rows of a year and of later ones."""
    return lambda row: row.day.year >= year


def fixed(month: int, day: int, first: int = 1, last: int = 9999) -> Rule:
    """Returns the rule of a date that is the same each year, in some years."""
    return lambda year: date(year, month, day) if first <= year <= last else None


def on(*days: str) -> Rule:
    """Returns the rule of single dates (ISO 8601)."""
    found = {date.fromisoformat(day).year: date.fromisoformat(day) for day in days}
    return found.get


def next_monday(day: date) -> date | None:
    """Returns the Monday after a Sunday."""
    return day + timedelta(days=1) if day.isoweekday() == 7 else None


def nearest_weekday(day: date) -> date | None:
    """Returns the Friday before a Saturday, and the Monday after a Sunday."""
    return day - timedelta(days=1) if day.isoweekday() == 6 else next_monday(day)


def retyped(
    regions: Iterable[str | None], names: Iterable[str], category: str, other: str, chosen: Choice = always
) -> Edit:
    """Moves holidays of a category to another one. A holiday that is a day off for nobody has no observed day."""

    def edit(found: Found) -> None:
        for region in regions:
            rows = {row for row in found[region][category] if row.name in names and chosen(row)}
            found[region][category] -= rows
            kept = {
                row if other in ("half_day", "government") else replace(row, observed=None, kept=True) for row in rows
            }
            found[region].setdefault(other, set()).update(kept)

    return edit


def in_parts(regions: Iterable[str], names: Iterable[str], category: str, where: str) -> Edit:
    """Makes holidays of a category public ones of a part of the day or of the region, and of no other category."""

    def edit(found: Found) -> None:
        for region in regions:
            rows = {row for row in found[region][category] if row.name in names}
            found[region][category] -= rows
            found[region]["public"] |= {replace(row, partial=where) for row in rows}

    return edit


def listed(region: str, year: int, days: dict[str, str]) -> Edit:
    """Gives a region the public holidays of an official list in one year, by month and day, and no others.

    Such a list leaves out what falls on a weekend: these days stay, unless the list has their holiday on another day.
    """

    def edit(found: Found) -> None:
        rows = found[region]["public"]
        wanted = {(date.fromisoformat(f"{year}-{day}"), name) for day, name in days.items()}
        unlisted = {row for row in rows if row.day.isoweekday() > 5 and row.name not in days.values()}
        kept = unlisted | {row for row in rows if row.day.year != year or (row.day, row.name) in wanted}
        found[region]["public"] = kept | {Row(*day) for day in wanted - {(row.day, row.name) for row in kept}}

    return edit


def without(names: Iterable[str], category: str, chosen: Choice = always, regions: Iterable[str] = ()) -> Edit:
    """Removes holidays of some regions, or of the country and of each region."""

    def edit(found: Found) -> None:
        for categories in [found[region] for region in regions] or found.values():
            categories[category] -= {row for row in categories[category] if row.name in names and chosen(row)}

    return edit


def new(
    country: str,
    name: str,
    rule: Rule,
    regions: Iterable[str] = (),
    observed: Callable[[date], date | None] | None = None,
    estimated_since: int = 9999,
    category: str = "public",
) -> Edit:
    """Adds a holiday in each year that has a date: of regions, or of the country and each of its regions."""

    def edit(found: Found) -> None:
        days = [day for year in library.years(country) if (day := rule(year))]
        rows = {
            Row(day, name, observed(day) if observed else None, estimated=day.year >= estimated_since) for day in days
        }
        for region in tuple(regions) or tuple(found):
            found[region].setdefault(category, set()).update(rows)

    return edit


def once(name: str, *days: str, category: str = "public") -> Edit:
    """Adds single days (ISO 8601) off for one event, of the country and each of its regions."""

    def edit(found: Found) -> None:
        for categories in found.values():
            categories.setdefault(category, set()).update(Row(date.fromisoformat(day), name) for day in days)

    return edit


def exchanged(name: str, day: str, worked: str) -> Edit:
    """Adds a day off (ISO 8601) of the country for which another one, on a weekend, is worked."""
    row = Row(date.fromisoformat(day), name, moved_from=date.fromisoformat(worked))

    def edit(found: Found) -> None:
        for categories in found.values():
            categories["public"].add(row)

    return edit


def estimated(names: Iterable[str], chosen: Choice) -> Edit:
    """Marks holidays whose dates the moon decides and nobody has announced yet."""

    def edit(found: Found) -> None:
        for categories in found.values():
            for category, rows in categories.items():
                categories[category] = {
                    replace(row, estimated=True) if row.name in names and chosen(row) else row for row in rows
                }

    return edit


def observed(
    names: Iterable[str],
    rule: Callable[[date], date | None],
    chosen: Choice = always,
    regions: Iterable[str] = (),
) -> Edit:
    """Gives public holidays the observed day of a rule; a rule without a day takes theirs away."""

    def edit(found: Found) -> None:
        for categories in [found[region] for region in regions] or found.values():
            for row in [row for row in categories["public"] if row.name in names and chosen(row)]:
                categories["public"].remove(row)
                categories["public"].add(replace(row, observed=rule(row.day)))

    return edit


def replaced(country: str, names: Iterable[str], rest: Callable[[str | None, int], int]) -> Edit:
    """Gives public holidays on the weekly day of rest the next day that is neither weekend nor public holiday.

    `rest` is that day of a region in a year (ISO 8601). Holidays that have an observed day keep theirs.
    """

    def edit(found: Found) -> None:
        for region, categories in found.items():
            public = categories["public"]
            for row in sorted(row for row in public if row.name in names and row.observed is None):
                if row.day.isoweekday() != rest(region, row.day.year):
                    continue
                taken, day = days_off(public), row.day
                while day in taken or day.isoweekday() in library.weekend(country, region, day.year):
                    day += timedelta(days=1)
                public.remove(row)
                public.add(replace(row, observed=day))

    return edit


def not_kept(chosen: Choice) -> Edit:
    """Makes public holidays that have an observed day move to it: nobody has their own date off."""

    def edit(found: Found) -> None:
        for categories in found.values():
            rows = {row for row in categories["public"] if row.observed and chosen(row)}
            categories["public"] -= rows
            categories["public"] |= {replace(row, kept=False) for row in rows}

    return edit


def copied(names: Iterable[str], category: str, other: str, chosen: Choice = always) -> Edit:
    """Adds holidays of a category to another one, wherever a region has them."""

    def edit(found: Found) -> None:
        for region, categories in found.items():
            if region is not None:
                rows = {row for row in categories[category] if row.name in names and chosen(row)}
                categories[other] |= rows

    return edit


def named(category: str, names: Iterable[str], name: Callable[[str | None, date, date], str]) -> Edit:
    """Gives breaks the names that regions have for them, by the region and by the first and the last day of the break."""

    def edit(found: Found) -> None:
        for region, categories in found.items():
            rows = sorted(row for row in categories.get(category, set()) if row.name in names)
            categories[category] = categories.get(category, set()) - set(rows)
            for run in _runs(rows):
                new_name = name(region, run[0].day, run[-1].day)
                categories[category] |= {replace(row, name=new_name) for row in run}

    return edit


def _runs(rows: list[Row]) -> list[list[Row]]:
    """Returns rows as breaks: days of one break follow each other, weekends and holidays apart."""
    runs: list[list[Row]] = []
    for row in rows:
        if runs and row.day - runs[-1][-1].day <= timedelta(days=5):
            runs[-1].append(row)
        else:
            runs.append([row])
    return runs


def eve(names: Iterable[str], name: str) -> Edit:
    """Adds the day before the first of the days with some names."""

    def edit(found: Found) -> None:
        for categories in found.values():
            rows = {row.day: row for row in categories["public"] if row.name in names}
            firsts = [row for day, row in rows.items() if day - timedelta(days=1) not in rows]
            categories["public"] |= {Row(row.day - timedelta(days=1), name, estimated=row.estimated) for row in firsts}

    return edit
