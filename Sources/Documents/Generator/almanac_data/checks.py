"""Checks the committed documents against the schemas, rules that these cannot express, known facts and the library."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

from . import (
    changes,
    cities,
    crosscheck,
    facts,
    knowledge,
    library,
    mapregions,
    occasioncheck,
    officiallists,
    outline,
    places,
    reading,
    storycheck,
    weekendcheck,
)
from .correction import Correction
from .labels import bracketed_remarks
from .settings import ALL_REGIONS, PLACES_NAMESPACE

#: Texts that suggest a label which is missing from the library's tables of labels.
_SUSPICIOUS = ("(observed", "(estimated", "(in lieu", "(substitut", "%s", "; ")


def problems(folder: Path) -> list[str]:
    """Returns descriptions of all problems. If documents are missing or invalid, the other checks are skipped."""
    if found := [*_missing(folder), *_invalid(folder)]:
        return found
    for code in library.entities():
        calendar = reading.calendar(folder, code)
        found += [
            f"{code}: {problem}" for problem in (*_rules(calendar), *_unconcerned(calendar), *_leftovers(calendar))
        ]
    found += [
        f"{correction.country}: the correction changes nothing: {correction.fact}"
        for correction, rows in crosscheck.corrections_made()
        if rows == 0
    ]
    found += [
        f"{changes.FILE}: {code} differs from its newest revision" for code in changes.Book(folder).outdated(folder)
    ]
    return [
        *found,
        *_regions_of_countries(folder),
        *_outline(folder),
        *_maps(folder),
        *_cities(folder),
        *_places(folder),
        *knowledge.problems(),
        *occasioncheck.problems(folder),
        *storycheck.problems(folder),
        *facts.problems(folder),
        *weekendcheck.problems(),
        *crosscheck.problems(folder),
    ]


def differences(expected: Path, committed: Path, most: int = 10) -> list[str]:
    """Returns the first differing line of each of the first `most` documents that differ, and the number of others."""
    names = {path.relative_to(folder) for folder in (expected, committed) for path in _generated(folder)}
    found = [line for name in sorted(names) if (line := _difference(expected / name, committed / name))]
    return found[:most] + ([f"… and {len(found) - most} more"] if len(found) > most else [])


def summary(folder: Path) -> str:
    """Returns what to print after a successful check: the corrections, the share of occasions, and counts."""
    calendars = [reading.calendar(folder, code) for code in library.entities()]
    sizes = {path.name: path.stat().st_size for path in _generated(folder)}
    largest = max(sizes, key=sizes.__getitem__)
    days = [day for calendar in calendars for day in calendar.days]
    made = [
        f"  {correction.country}, {rows} rows: {correction.fact}. {_sources(correction)}"
        for correction, rows in crosscheck.corrections_made()
    ]
    counts = (
        f"{len(calendars)} countries, {sum(len(calendar.regions) for calendar in calendars)} regions, "
        f"{sum(calendar.groups for calendar in calendars)} groups, {len(days)} days in "
        f"{sum(calendar.rows for calendar in calendars)} elements: "
        f"{sum(day.is_national and not day.is_partial for day in days)} national, "
        f"{sum(not day.is_national and not day.is_partial for day in days)} regional, "
        f"{sum(day.is_partial for day in days)} partial; {sum(day.observed is not None for day in days)} observed "
        f"elsewhere, {sum(day.estimated for day in days)} estimated; {sum(sizes.values())} bytes, the largest "
        f"{largest} with {sizes[largest]}"
    )
    return "\n".join(
        [
            f"{len(made)} corrections of the library:",
            *made,
            officiallists.summary(),
            weekendcheck.summary(),
            occasioncheck.summary(calendars),
            storycheck.summary(folder),
            counts,
        ]
    )


def _sources(correction: Correction) -> str:
    return "; ".join(" ".join(filter(None, (source.title, source.address))) for source in correction.sources)


def _generated(folder: Path) -> list[Path]:
    """Returns the generated documents. The folder also contains documents written by hand."""
    names = ("countries.xml", "celebrations.xml", "names.xml", changes.FILE, "holidays/*.xml")
    return [path for name in names for path in folder.glob(name)]


def _missing(folder: Path) -> Iterator[str]:
    written = (
        "countries.xml", "cities.xml", "occasions.xml", "outline.xml", "celebrations.xml", "names.xml", changes.FILE,
        storycheck.OCCASIONS)
    named = [folder / name for name in written]
    expected = [*named, *(folder / "holidays" / f"{code}.xml" for code in library.entities())]
    return (f"{path}: missing" for path in expected if not path.exists())


def _invalid(folder: Path) -> Iterator[str]:
    schemas = {
        "countries.xsd": [folder / "countries.xml"],
        "cities.xsd": [folder / "cities.xml"],
        "occasions.xsd": [folder / "occasions.xml"],
        "outline.xsd": [folder / "outline.xml"],
        "celebrations.xsd": [folder / "celebrations.xml"],
        "names.xsd": [folder / "names.xml"],
        "changes.xsd": [folder / changes.FILE],
        "maps/maps.xsd": sorted(folder.glob("maps/*.xml")),
        "places/places.xsd": sorted(folder.glob("places/*.xml")),
        "stories/stories.xsd": sorted(folder.glob("stories/*.xml")),
        "translations/translations.xsd": sorted(folder.glob("translations/*.xml")),
        "holidays.xsd": sorted(folder.glob("holidays/*.xml")),
    }
    for schema, documents in schemas.items():
        command = ["xmllint", "--nonet", "--noout", "--schema", folder / schema, *documents]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        if run.returncode:
            yield from (line for line in run.stderr.splitlines() if not line.endswith(" validates"))


def _rules(calendar: reading.Calendar) -> Iterator[str]:
    """Yields violations of the rules that the schemas cannot express."""
    if calendar.years != library.years(calendar.code):
        yield f"unexpected range {calendar.years}"
    if ALL_REGIONS in calendar.regions:
        yield f"a region is called {ALL_REGIONS!r}, which stands for all regions"
    for part, whole in calendar.wholes.items():
        if whole not in calendar.regions or whole in calendar.wholes:
            yield f"{part} is a part of {whole}, which is no region of its own"
    last: dict[object, object] = {}
    for day in calendar.days:
        languages = [language for language, _ in day.names]
        if "" in languages or len(set(languages)) < len(languages):
            yield f"{day.date}: missing or duplicate languages of names: {languages}"
        if "en" not in languages:
            yield f"{day.date}: no English name in {day.names}"
        if undeclared := (day.regions | day.excepted) - calendar.regions.keys():
            yield f"{day.date}: undeclared regions {sorted(undeclared)}"
        if day.regions and day.excepted:
            yield f"{day.date}: has both regions and exceptions"
        if day.is_partial and (day.is_national and calendar.regions or not day.where):
            yield f"{day.date}: is partial without its regions, or does not say where"
        if day.where and not day.is_partial:
            yield f"{day.date}: says where, but is not partial"
        if not day.is_kept and day.observed is None:
            yield f"{day.date}: is not kept, but has no observed day"
        if day.observed == day.date:
            yield f"{day.date}: observed on the same day"
        if not {day.date.year, day.observed.year if day.observed else None} & set(calendar.years):
            yield f"{day.date}: outside the range"
        group = (day.names, day.types, day.regions, day.excepted, day.where)
        if group in last and last[group] >= day.date:
            yield f"{day.date}: not in date order"
        last[group] = day.date


def _unconcerned(calendar: reading.Calendar) -> Iterator[str]:
    """Yields corrections that no page would show, because they are about no holiday of the document."""
    days = {(text, day.date) for day in calendar.days for language, text in day.names if language == "en"}
    for correction, concerns in calendar.corrections.items():
        if not concerns:
            yield f"the correction {correction} is about no holiday"
        for name, first, last in concerns:
            if not any(text == name and first <= day <= last for text, day in days):
                yield f"the correction {correction} is about {name!r}, which is on no day from {first} to {last}"


def _regions_of_countries(folder: Path) -> Iterator[str]:
    """Yields countries whose regions are not those of their holiday document."""
    for code, country in reading.countries(folder).items():
        if reading.country_regions(country) != list(reading.calendar(folder, code).regions.items()):
            yield f"countries.xml: the regions of {code} are not those of its document of holidays"


def _outline(folder: Path) -> Iterator[str]:
    """Yields countries that the map lacks, and shapes of no country."""
    shapes = set(re.findall(r'country="(\w\w)"', (folder / "outline.xml").read_text(encoding="utf-8")))
    for code in sorted(set(library.entities()) ^ shapes ^ outline.OMITTED):
        yield f"outline.xml: {code} is " + ("no country on the map" if code in shapes else "missing")


def _places(folder: Path) -> Iterator[str]:
    """Yields languages that have no names of places, countries without a name, and regions that are not known."""
    known = {code: dict(reading.country_regions(country)) for code, country in reading.countries(folder).items()}
    for language in places.LANGUAGES:
        path = folder / "places" / f"{language}.xml"
        if not path.exists():
            yield f"places/{language}.xml: missing"
            continue
        root = ElementTree.parse(path).getroot()
        named = {element.get("code") for element in root.iter(f"{{{PLACES_NAMESPACE}}}country")}
        for code in sorted((known.keys() | {places.OWN}) ^ named):
            yield f"places/{language}.xml: {code} " + ("has no name" if code in known else "is not in countries.xml")
        for element in root.iter(f"{{{PLACES_NAMESPACE}}}regions"):
            country = element.get("country")
            for item in element.text.split("; "):
                region = item.split(" ")[0]
                if region not in known.get(country, {}):
                    yield f"places/{language}.xml: {country}-{region} is not in countries.xml"


def _maps(folder: Path) -> Iterator[str]:
    """Yields maps that are missing, and regions of a map that its country's calendar does not have, or the other way."""
    for code, regions in mapregions.COUNTRIES.items():
        path = folder / "maps" / f"{code}.xml"
        if not path.exists():
            yield f"maps/{code}.xml: missing"
            continue
        drawn = set(" ".join(re.findall(r'regions="([^"]+)"', path.read_text(encoding="utf-8"))).split())
        for region in sorted(reading.calendar(folder, code).regions.keys() ^ drawn ^ regions.undrawn):
            yield f"maps/{code}.xml: {region} is " + ("no region of the calendar" if region in drawn else "missing")


def _cities(folder: Path) -> Iterator[str]:
    """Yields cities in countries and regions that the list of countries does not have."""
    known = cities.regions(folder)
    text = (folder / "cities.xml").read_text(encoding="utf-8")
    for country, region, name in re.findall(r'<city country="(\w\w)"(?: region="([^"]+)")?>([^|<]+)', text):
        if country not in known or (region and region not in known[country]):
            yield f"cities.xml: {name} is in {country}-{region}, which is not in countries.xml"


def _leftovers(calendar: reading.Calendar) -> Iterator[str]:
    """Yields labels that are still part of a name."""
    marks = {*_SUSPICIOUS, *bracketed_remarks(library.labels(calendar.code))}
    for name in sorted({text for day in calendar.days for _, text in day.names}):
        for mark in sorted(marks):
            if mark in name:
                yield f"the label {mark!r} is left in {name!r}"


def _difference(expected: Path, committed: Path) -> str | None:
    if not committed.exists():
        return f"{committed}: missing"
    if not expected.exists():
        return f"{committed}: unexpected"
    wanted, found = expected.read_bytes(), committed.read_bytes()
    if wanted == found:
        return None
    lines = zip((*wanted.splitlines(), b""), (*found.splitlines(), b""), strict=False)
    number, (want, have) = next((number, pair) for number, pair in enumerate(lines, 1) if pair[0] != pair[1])
    return f"{committed}:{number}: found {have.decode()!r}, expected {want.decode()!r}"
