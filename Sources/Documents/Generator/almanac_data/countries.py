"""Makes the document of all countries."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator

import iso3166
from babel import Locale
from babel.core import UnknownLocaleError
from babel.languages import get_territory_language_info

from . import continents, formalnames, library, regionzones, weekstarts, xmltext, zones
from .aliases import ALIASES
from .names import Name, tag
from .regions import Regions
from .settings import COUNTRIES_NAMESPACE

_OFFICIAL = ("official", "de_facto_official")
#: Official languages that are not those of CLDR: it counts Swiss German, which no law names, and not Romansh, in which
#: the confederation addresses those who speak it (Federal Constitution of Switzerland, article 70; Constitution of
#: Liechtenstein, article 6).
_CORRECTED = {"CH": ["de", "fr", "it", "rm"], "LI": ["de"]}


def document() -> bytes:
    """Returns the document `countries.xml`."""
    return xmltext.document(_lines())


def _lines() -> Iterator[str]:
    yield xmltext.opening("countries", xmlns=COUNTRIES_NAMESPACE)
    for code in library.entities():
        yield from _country(code)
    yield xmltext.closing("countries")


def _country(code: str) -> Iterator[str]:
    known = iso3166.countries_by_alpha2[code]
    years = library.years(code)
    names = _names(code)
    yield xmltext.opening(
        "country",
        alpha2=code,
        alpha3=known.alpha3,
        numeric=known.numeric,
        continent=continents.of(code),
        zones=" ".join(zones.of(code)),
        weekend=" ".join(map(str, library.weekend(code))),
        week_start=str(weekstarts.of(code)),
        languages=" ".join(official(code)),
        **{"from": str(years.start), "to": str(years.stop - 1)},
    )
    yield xmltext.names(names)
    for alias in _aliases(code, [text for _, text in names]):
        yield xmltext.text("alias", alias)
    regions = Regions(code)
    yield from _regions(regions)
    if found := regionzones.of(code, {regions.code(region) for region in regions}):
        yield xmltext.text("region-zones", "; ".join(found))
    yield xmltext.closing("country")


def _regions(regions: Regions) -> Iterator[str]:
    """Yields one element with all regions of a country, if it has any. Reading an element for each takes several times as
    long, and every start of the program would wait for it.
    """
    found = [(regions.code(region), regions.names(region)) for region in regions]
    languages = Counter(names[0][0] for _, names in found if len(names) > 1)
    usual = max(languages, key=languages.__getitem__, default=None)
    items = []
    for code, names in found:
        language, local = names[0] if len(names) > 1 else (usual, "")
        if any(mark in text for mark in ";|:" for _, text in names):
            raise ValueError(f"a region's name has a separator: {names}")
        items.append(
            f"{code} {dict(names)['en']}" + (f"|{'' if language == usual else f'{language}:'}{local}" if local else "")
        )
    if items:
        yield xmltext.text("regions", "; ".join(items), lang=usual)


def _names(code: str) -> list[Name]:
    """Returns CLDR's English name, then those in the official languages, most spoken first, without duplicates."""
    names = [("en", Locale("en").territories[code])]
    for language in _languages(code):
        text = _territory(language, code)
        if text and text not in (other for _, other in names):
            names.append((tag(language), text))
    return names


def official(code: str) -> list[str]:
    """Returns the codes of the official languages of the whole country, most spoken first: of ISO 639-1, or 639-3."""
    return _CORRECTED.get(code) or list(dict.fromkeys(language.split("_")[0] for language in _languages(code)))


def _languages(code: str) -> list[str]:
    spoken = get_territory_language_info(code)
    official = [language for language, facts in spoken.items() if facts["official_status"] in _OFFICIAL]
    return sorted(official, key=lambda language: (-spoken[language]["population_percent"], language))


def _territory(language: str, code: str) -> str | None:
    try:
        return Locale.parse(language).territories.get(code)
    except UnknownLocaleError:
        return None


def _aliases(code: str, names: list[str]) -> list[str]:
    """Returns the everyday and formal names that are not in `names`, in all spellings that people type."""
    listed = iso3166.countries_by_alpha2[code].apolitical_name
    readable = [] if re.search(r"[,(]", listed) else [listed]
    all_names = [names[0], *ALIASES.get(code, []), *readable, *formalnames.of(code, names[0])]
    spelled = [spelling for name in all_names for spelling in _spellings(name)]
    return [alias for alias in dict.fromkeys(spelled) if alias not in names]


def _spellings(name: str) -> Iterable[str]:
    """Yields a name as it is, with plain apostrophes and "and" for "&", and with "Saint" and "St" for "St."."""
    plain = name.replace("’", "'").replace("&", "and")
    yield name
    yield plain
    if re.search(r"\b(St\.?|Saint) ", plain):
        yield re.sub(r"\b(St\.?|Saint) ", "Saint ", plain)
        yield re.sub(r"\b(St\.?|Saint) ", "St ", plain)
