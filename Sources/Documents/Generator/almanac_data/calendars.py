"""Makes the document of one country's holidays."""

from collections.abc import Iterator

from . import beginnings, corrections, knowledge, library, moon, weekends, xmltext
from .correction import Correction
from .corrections import Concern
from .labels import Labels
from .merging import Found, Group, merge
from .names import Name, Names
from .occasions import Occasions
from .pairing import Row, rows
from .regions import Regions
from .runs import joined
from .settings import ALL_REGIONS, HOLIDAYS_NAMESPACE, token


def document(code: str) -> bytes:
    """Returns the document `holidays/CC.xml` of a country."""
    return xmltext.document(_lines(code))


def found(code: str) -> Found:
    """Returns the library's rows for the country and for each region, by category, without corrections."""
    entity = library.entities()[code]
    labels = Labels(library.labels(code))
    return {
        region: {category: set(rows(code, region, category, labels)) for category in entity.supported_categories}
        for region in (None, *entity.subdivisions)
    }


def _lines(code: str) -> Iterator[str]:
    span = library.years(code)
    regions = Regions(code)
    occasions = Occasions.committed()
    yield xmltext.opening(
        "calendar",
        xmlns=HOLIDAYS_NAMESPACE,
        country=code,
        **{"from": str(span.start), "to": str(span.stop - 1)},
        weekend=" ".join(map(str, library.weekend(code))),
    )
    for region in regions:
        names = xmltext.names(regions.names(region))
        opening = xmltext.opening(
            "region",
            code=regions.code(region),
            lang=regions.language(region),
            part_of=regions.whole(region),
            zone="true" if regions.is_zone(region) else None,
        )
        yield opening + names + xmltext.closing("region")
    for weekend in weekends.others(code):
        yield xmltext.empty(
            "weekend",
            days=" ".join(map(str, weekend.days)),
            **{"from": str(weekend.first), "to": str(weekend.last)},
            regions=" ".join(map(regions.code, weekend.regions)),
        )
    rows = found(code)
    yield from knowledge.elements(code, corrections.applied(code, rows))
    for correction, concerns in corrections.concerns(code, rows):
        yield from _correction(code, correction, concerns, regions)
    for group, names, days in _holidays(code, rows):
        occasion = occasions.of(code, names)
        yield from _holiday(code, group, names, occasion, moon.marked(code, occasion, names, days), regions)
    yield xmltext.closing("calendar")


def _correction(code: str, correction: Correction, concerns: list[Concern], regions: Regions) -> Iterator[str]:
    names = Names(code)
    yield xmltext.opening("correction", id=correction.id)
    yield xmltext.text("what", f"{correction.fact}.")
    yield xmltext.text("why", f"{correction.reason}.")
    for source in correction.sources:
        yield xmltext.text("source", source.title, href=source.address)
    for concern in concerns:
        yield xmltext.empty(
            "concerns",
            name=dict(corrections.names(code, concern.name) or names.of(concern.name))["en"],
            regions=" ".join(map(regions.code, concern.regions)),
            **{"from": concern.first.isoformat(), "to": concern.last.isoformat()},
        )
    yield xmltext.closing("correction")


def _holidays(code: str, rows: Found) -> list[tuple[Group, list[Name], list[Row]]]:
    """Returns the groups sorted by their first days, as a reader of the document expects."""
    names = Names(code)
    merged = merge(knowledge.marked(code, corrections.applied(code, rows)))
    holidays = [
        (group, (corrections.names(code, group.name) or names.of(group.name)) + names.regional(group.name), days)
        for group, days in merged.items()
    ]
    return sorted(holidays, key=lambda holiday: _order(*holiday))


def _order(group: Group, names: list[Name], days: list[Row]) -> tuple[object, ...]:
    """The order decides which of two holidays of a name and day gets a number in its address. Do not change it."""
    everywhere = () if group.reach.everywhere else group.reach.regions
    return (days[0].day, names, group.types, everywhere, group.reach.excepted, not group.reach.national, group.partial)


def _holiday(
    code: str, group: Group, names: list[Name], occasion: str | None, days: list[Row], regions: Regions
) -> Iterator[str]:
    yield xmltext.opening(
        "holiday",
        types=" ".join(map(token, group.types)),
        level="partial" if group.partial else None,
        regions=_regions(group, regions),
        **{"except": " ".join(map(regions.code, group.reach.excepted))},
        where=group.partial,
        begins=beginnings.of(code, group.name, group.types, names),
        occasion=occasion,
    )
    yield xmltext.names(names)
    for run in joined(days):
        row = run.first
        yield xmltext.empty(
            "day",
            date=row.day.isoformat(),
            through=run.last.isoformat() if run.last != row.day else None,
            observed=row.observed and row.observed.isoformat(),
            kept=None if row.kept else "false",
            in_lieu="true" if row.in_lieu else None,
            estimated="true" if row.estimated else None,
            moved_from=row.moved_from and row.moved_from.isoformat(),
        )
    yield xmltext.closing("holiday")


def _regions(group: Group, regions: Regions) -> str:
    """Returns the codes of a regional holiday's regions, or one word for all of them; empty if it is national."""
    if group.reach.national:
        return ""
    return ALL_REGIONS if group.reach.everywhere else " ".join(map(regions.code, group.reach.regions))
