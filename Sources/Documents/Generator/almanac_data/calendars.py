"""Makes the document of one country's holidays."""

from collections.abc import Iterator

from . import library, xmltext
from .labels import Labels
from .merging import Group, merge
from .names import Name, Names
from .pairing import Row, rows
from .regions import Regions
from .settings import HOLIDAYS_NAMESPACE, token


def document(code: str) -> bytes:
    """Returns the document `holidays/CC.xml` of a country."""
    return xmltext.document(_lines(code))


def _lines(code: str) -> Iterator[str]:
    span = library.years(code)
    regions = Regions(code)
    yield xmltext.opening(
        "calendar",
        xmlns=HOLIDAYS_NAMESPACE,
        country=code,
        **{"from": str(span.start), "to": str(span.stop - 1)},
        weekend=" ".join(map(str, library.weekend(code))),
    )
    for region in regions:
        names = xmltext.names(regions.names(region))
        yield xmltext.opening("region", code=regions.code(region)) + names + xmltext.closing("region")
    for group, names, days in _holidays(code):
        yield from _holiday(group, names, days, regions)
    yield xmltext.closing("calendar")


def _holidays(code: str) -> list[tuple[Group, list[Name], list[Row]]]:
    """Returns the groups sorted by their first days, as a reader of the document expects."""
    entity = library.entities()[code]
    labels = Labels(library.labels(code))
    found = {
        region: {category: rows(code, region, category, labels) for category in entity.supported_categories}
        for region in (None, *entity.subdivisions)
    }
    names = Names(code)
    holidays = [(group, names.of(group.name), days) for group, days in merge(found).items()]
    return sorted(holidays, key=lambda holiday: (holiday[2][0].day, holiday[1], holiday[0].types, holiday[0].reach))


def _holiday(group: Group, names: list[Name], days: list[Row], regions: Regions) -> Iterator[str]:
    yield xmltext.opening(
        "holiday",
        types=" ".join(map(token, group.types)),
        regions=" ".join(map(regions.code, group.reach.regions)),
        **{"except": " ".join(map(regions.code, group.reach.excepted))},
    )
    yield xmltext.names(names)
    for row in days:
        yield xmltext.empty(
            "day",
            date=row.day.isoformat(),
            observed=row.observed and row.observed.isoformat(),
            estimated="true" if row.estimated else None,
            moved_from=row.moved_from and row.moved_from.isoformat(),
        )
    yield xmltext.closing("holiday")
