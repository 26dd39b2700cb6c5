"""The edits that corrections are made of. Each changes the rows of a country in place."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import date, timedelta

from . import library
from .pairing import Row

#: Rows by region (`None` is nationwide) and category.
Found = dict[str | None, dict[str, set[Row]]]

#: Changes the rows in place.
Edit = Callable[[Found], None]


def also_public(category: str, names: Iterable[str] | None = None) -> Edit:
    """Makes holidays of another category public, too, unless a public holiday is on that day. `None` is every name."""

    def edit(found: Found) -> None:
        for categories in found.values():
            taken = days(categories["public"])
            categories["public"] |= {
                row for row in categories[category] if row.day not in taken and (names is None or row.name in names)
            }

    return edit


def partial(region: str | None, names: Iterable[str], category: str, where: str) -> Edit:
    """Makes holidays of a region public ones that only parts of it keep, in the category where the library has them.

    Without a region, parts of the country keep them: of one whose document has no regions.
    """

    def edit(found: Found) -> None:
        rows = found[region][category]
        chosen = {row for row in rows if row.name in names}
        rows -= chosen
        parts = {replace(row, partial=where) for row in chosen}
        rows |= parts
        found[region]["public"] |= parts

    return edit


def borrowed(region: str, names: Iterable[str], lender: str, where: str = "") -> Edit:
    """Adds public holidays of another region, which the library does not have in this one."""

    def edit(found: Found) -> None:
        rows = {row for row in found[lender]["public"] if row.name in names}
        found[region]["public"] |= {replace(row, partial=where) for row in rows}

    return edit


def added(region: str, name: str, days: Callable[[int], date], country: str, where: str = "") -> Edit:
    """Adds a public holiday of a region in each year."""

    def edit(found: Found) -> None:
        found[region]["public"] |= {Row(days(year), name, partial=where) for year in library.years(country)}

    return edit


def dropped(region: str, names: Iterable[str], category: str) -> Edit:
    """Removes holidays that a region does not keep."""

    def edit(found: Found) -> None:
        found[region][category] -= {row for row in found[region][category] if row.name in names}

    return edit


def moved(name: str, day: date, observed: date) -> Edit:
    """Moves a public holiday everywhere to another day."""

    def edit(found: Found) -> None:
        for categories in found.values():
            for row in [row for row in categories["public"] if row.name == name and row.day == day]:
                categories["public"].remove(row)
                categories["public"].add(replace(row, observed=observed, kept=False))

    return edit


def renamed(name: str, new: str) -> Edit:
    """Gives a holiday the name under which it was proclaimed."""

    def edit(found: Found) -> None:
        for categories in found.values():
            for category, rows in categories.items():
                categories[category] = {replace(row, name=new) if row.name == name else row for row in rows}

    return edit


def easter(year: int) -> date:
    """Returns Easter Sunday of the western churches (Meeus, Jones and Butcher)."""
    golden, century, rest = year % 19, year // 100, year % 100
    leap, skipped = divmod(century, 4)
    moon = (century - (century + 8) // 25 + 1) // 3
    epact = (19 * golden + century - leap - moon + 15) % 30
    sunday = (32 + 2 * skipped + 2 * (rest // 4) - epact - rest % 4) % 7
    shift = (golden + 11 * epact + 22 * sunday) // 451
    month, day = divmod(epact + sunday - 7 * shift + 114, 31)
    return date(year, month, day + 1)


def good_friday(year: int) -> date:
    """Returns the Friday before Easter Sunday."""
    return easter(year) - timedelta(days=2)


def monday(month: int, number: int) -> Callable[[int], date]:
    """Returns the rule of the `number`th Monday of a month."""

    def day(year: int) -> date:
        first = date(year, month, 1)
        return first + timedelta(days=(7 - first.weekday()) % 7 + 7 * (number - 1))

    return day


def days(rows: Iterable[Row]) -> set[date]:
    """Returns the days that rows make special for the whole place: kept and observed days, not those of parts of it."""
    whole = [row for row in rows if not row.partial]
    return {row.day for row in whole if row.kept} | {row.observed for row in whole if row.observed}
