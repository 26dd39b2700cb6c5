"""Merges the rows of each region and category into the holidays of a country."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date

from .pairing import Row
from .settings import CATEGORIES

#: Rows by region (`None` is nationwide) and category.
Found = Mapping[str | None, Mapping[str, set[Row]]]


@dataclass(frozen=True)
class Reach:
    """Who keeps a holiday.

    A national holiday: the country, and every region except `excepted`. A regional one: only `regions`, which may be
    all of them (`everywhere`). The country as a whole does not keep it then.
    """

    national: bool
    regions: tuple[str, ...] = ()
    excepted: tuple[str, ...] = ()
    everywhere: bool = False


@dataclass(frozen=True)
class Group:
    """The properties shared by the days of one `holiday` element. `name` is a message id of the library."""

    name: str
    types: tuple[str, ...]
    reach: Reach
    partial: str = ""


def merge(found: Found) -> dict[Group, list[Row]]:
    """Groups rows by name, types, reach and part. The rows of each group are in date order."""
    regions = sorted(region for region in found if region is not None)

    types: dict[tuple[Row, Reach], set[str]] = defaultdict(set)
    for category in CATEGORIES:
        nationwide = found[None].get(category, set())
        regional = {region: found[region].get(category, set()) for region in regions}
        for row in nationwide.union(*regional.values()):
            here = tuple(region for region in regions if row in regional[region])
            types[row, _reach(here, regions, row in nationwide)].add(category)

    groups: dict[Group, list[Row]] = defaultdict(list)
    for (row, reach), categories in types.items():
        ordered = tuple(category for category in CATEGORIES if category in categories)
        groups[Group(row.name, ordered, reach, row.partial)].append(replace(row, partial=""))
    return {group: sorted(rows, key=_date_order) for group, rows in groups.items()}


def _reach(here: tuple[str, ...], regions: list[str], nationwide: bool) -> Reach:
    if nationwide:
        return Reach(True, excepted=tuple(region for region in regions if region not in here))
    return Reach(False, regions=here, everywhere=len(here) == len(regions))


def _date_order(row: Row) -> tuple[date, date]:
    return (row.day, row.observed or date.min)
