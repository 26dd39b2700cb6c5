"""Makes the documents with the names of countries and regions in languages other than English: `places/de.xml`."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

from . import library, regionlabels, xmltext
from .regions import Regions
from .reviewed.languagenames import LANGUAGE_NAMES
from .settings import PLACES_NAMESPACE

#: The languages, as in addresses, and CLDR's locales where these differ.
LANGUAGES = ("ar", "de", "es", "fr", "he", "hi", "it", "ja", "nl", "pl", "pt", "tr", "uk", "zh")
_LOCALES = {"zh": "zh_Hans"}

#: Countries whose full names state how they are governed, which no reader looks for: "Sonderverwaltungsregion Hongkong".
SHORT = ("HK", "MO")

#: The versions with which the documents were made: Debian 12's.
CLDR = "41-0.1"
ICU = "72.1"


def missing() -> str | None:
    """Returns which package of Debian is missing, or has another version; `None` if all are there."""
    shown = subprocess.run(
        ["dpkg-query", "--show", "--showformat", "${Version}", "unicode-cldr-core"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if shown.stdout != CLDR:
        return f"unicode-cldr-core {CLDR} is not installed"
    try:
        version = regionlabels.ask({"version": True})
    except (OSError, subprocess.CalledProcessError):
        return "python3-icu is not installed"
    return None if version == ICU else f"python3-icu has ICU {version}, and not {ICU}"


#: The code for the own calendars of a site's operator, and their names. CLDR has none for them.
OWN = "ZZ"
OWN_NAMES = {
    "ar": "تقويمات خاصة", "de": "Eigene Kalender", "es": "Calendarios propios", "fr": "Calendriers propres au site",
    "he": "לוחות שנה משלנו", "hi": "अपने कैलेंडर", "it": "Calendari propri", "ja": "独自のカレンダー",
    "nl": "Eigen kalenders", "pl": "Własne kalendarze", "pt": "Calendários próprios", "tr": "Kendi takvimlerimiz",
    "uk": "Власні календарі", "zh": "自有日历",
}  # fmt: skip


def document(language: str) -> bytes:
    """Returns the document of a language."""
    return xmltext.document(_lines(language))


def countries(language: str) -> dict[str, str]:
    """Returns the names of all countries in a language, by code."""
    return whole_names(language) | regionlabels.short_names(language, SHORT)


def whole_names(language: str) -> dict[str, str]:
    """Returns the names as Babel has them, which are whole ones, by code."""
    names = _territories(language)
    return {code: names[code] for code in library.entities()}


def languages(language: str, tags: list[str]) -> dict[str, str]:
    """Returns the names of languages in a language, by their tags: of the whole tag ("Dari"), or of its first part.

    With a capital, as on their own.
    """
    known = _names(language)["languages"]
    own = LANGUAGE_NAMES.get(language, {})
    found = {}
    for tag in tags:
        bare = tag.split("-")[0]
        name = own.get(tag) or known.get(tag.replace("-", "_")) or known[bare]
        # Turkish has two letters i.
        found[tag] = ("İ" if language == "tr" and name[0] == "i" else name[0].upper()) + name[1:]
    return found


def _lines(language: str) -> Iterator[str]:
    yield "<!-- Written by the generator, from CLDR. places.xsd says what each element means. -->"
    yield xmltext.opening("places", xmlns=PLACES_NAMESPACE, language=language)
    named = countries(language)
    regions = {country: names for country in library.entities() if (names := _regions(country, language))}
    shown = [_english(country) | names for country, names in regions.items()]
    ordered, *parts = _ordered([named | {OWN: OWN_NAMES[language]}, *shown], language)
    for code, name in ordered.items():
        yield xmltext.text("country", name, code=code)
    yield xmltext.text("languages", "; ".join(f"{tag} {name}" for tag, name in languages(language, _tags()).items()))
    for (country, names), codes in zip(regions.items(), parts, strict=True):
        items = (f"{code} {names[code]}" if code in names else code for code in codes)
        yield xmltext.text("regions", "; ".join(items), country=country)
    yield xmltext.closing("places")


def _regions(country: str, language: str) -> dict[str, str]:
    """Returns the names of a country's regions by their codes, without those that are not known."""
    regions = Regions(country)
    codes = {region: regions.code(region) for region in regions}
    known = regionlabels.of(country, list(codes.values()), language, _territories(language))
    own = {code: regions.own_name(region, language) for region, code in codes.items()}
    names = {code: name for code in own if (name := own[code] or known.get(code))}
    if len(set(names.values())) < len(names):
        raise ValueError(f"two regions of {country} have the same name in {language!r}: {names}")
    if any(";" in name for name in names.values()):
        raise ValueError(f"a region's name has a separator: {names}")
    return names


def _english(country: str) -> dict[str, str]:
    """Returns the names of a country's regions that pages show if a language has none, by their codes."""
    regions = Regions(country)
    return {regions.code(region): regions.names(region)[-1][1] for region in regions}


def _ordered(groups: list[dict[str, str]], language: str) -> list[dict[str, str]]:
    """Returns names by code, no two of a group the same, each group in the order of the language's dictionaries."""
    texts = [list(group.values()) for group in groups]
    ordered = regionlabels.ask({"sort": _LOCALES.get(language, language), "texts": texts})
    codes = [{name: code for code, name in group.items()} for group in groups]
    if any(len(known) < len(group) for known, group in zip(codes, groups, strict=True)):
        raise ValueError(f"two places have the same name in {language!r}")
    return [{known[name]: name for name in names} for known, names in zip(codes, ordered, strict=True)]


def _tags() -> list[str]:
    """Returns the tags of the languages in which a holiday has a name."""
    root = ElementTree.parse(_NAMES).getroot()
    return [element.get("tag", "") for element in root.iter("{urn:almanac:names}language")]


def _territories(language: str) -> dict[str, str]:
    return _names(language)["territories"]


def _names(language: str) -> dict[str, dict[str, str]]:
    if language not in _READ:
        script = Path(__file__).with_name("territories.py")
        run = subprocess.run(
            [sys.executable, script, _LOCALES.get(language, language)],
            capture_output=True, text=True, encoding="utf-8", check=True,
        )  # fmt: skip
        _READ[language] = json.loads(run.stdout)
    return _READ[language]


_READ: dict[str, dict[str, dict[str, str]]] = {}
_NAMES = Path(__file__).resolve().parents[2] / "Data/names.xml"
