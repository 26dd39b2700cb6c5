"""The names of regions in other languages, from CLDR as Debian's `unicode-cldr-core` has it.

CLDR took them from Wikidata, so they need care: names that Wikidata has twice are numbered ("Washington²"), many say what
kind of region it is, and those in Chinese are in traditional characters as often as not.
"""

import json
import subprocess
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

from . import kinds
from .reviewed.regionlabels import MISSING, REVIEWED

SUBDIVISIONS = Path("/usr/share/unicode/cldr/common/subdivisions")
MAIN = Path("/usr/share/unicode/cldr/common/main")
#: Debian's own Python, which has ICU.
PYTHON = Path("/usr/bin/python3")

#: The character that stretches Arabic words on the line.
_TATWEEL = "\u0640"

#: Regions under CLDR's codes, where ISO 3166-2 had others at that time, or the library has some of its own.
_CODES = {
    "BQ-BON": "bqbo",
    "BQ-SAB": "bqsa",
    "BQ-STA": "bqse",
    "IN-CG": "inct",
    "IN-OD": "inor",
    "IN-TS": "intg",
    "IN-UK": "inut",
    "NO-31": "no01",
    "NO-32": "no02",
    "NO-33": "no06",
    "NO-39": "no07",
    "NO-40": "no08",
    "NO-55": "no19",
    "NO-56": "no20",
}
#: Regions that are territories of ISO 3166-1, and are named as these.
TERRITORIES = {
    "FI-01": "AX",
    "FR-971": "GP",
    "FR-972": "MQ",
    "FR-973": "GF",
    "FR-974": "RE",
    "FR-976": "YT",
    "FR-BL": "BL",
    "FR-MF": "MF",
    "FR-NC": "NC",
    "FR-PF": "PF",
    "FR-PM": "PM",
    "FR-TF": "TF",
    "FR-WF": "WF",
    "US-AS": "AS",
    "US-GU": "GU",
    "US-MP": "MP",
    "US-PR": "PR",
    "US-UM": "UM",
    "US-VI": "VI",
}


def of(country: str, codes: list[str], language: str, territories: dict[str, str]) -> dict[str, str]:
    """Returns the names of a country's regions in a language, by their codes, without those that CLDR does not name.

    - `codes`: as in documents.
    - `territories`: the names of countries in the language.
    """
    known = _subdivisions(language)
    whole: dict[str, str] = {}
    for code in codes:
        place = f"{country}-{code}"
        text = territories.get(TERRITORIES.get(place, "")) or known.get(_CODES.get(place, (country + code).lower()))
        if text:
            whole[code] = text
    short = {code: kinds.without(text, language) for code, text in whole.items()}
    # "Provinz Buenos Aires" is not the city of that name.
    times = Counter(short.values())
    names = {code: short[code] if times[short[code]] == 1 else text for code, text in whole.items()}
    missing = {code: text for code in codes if (text := MISSING.get((country, code), {}).get(language))}
    return {code: _capitalized(text) for code, text in names.items()} | missing | REVIEWED.get((country, language), {})


def short_names(language: str, codes: tuple[str, ...]) -> dict[str, str]:
    """Returns CLDR's short names of countries, which Babel leaves out, by code."""
    root = ElementTree.parse(MAIN / f"{language}.xml").getroot()
    return {
        code: element.text
        for element in root.iter("territory")
        if element.get("alt") == "short" and (code := element.get("type")) in codes
    }


def ask(question: dict) -> object:
    """Returns the answer of `collation.py` to a question."""
    script = Path(__file__).with_name("collation.py")
    run = subprocess.run(
        [PYTHON, script], input=json.dumps(question), capture_output=True, text=True, encoding="utf-8", check=True
    )
    return json.loads(run.stdout)


def _subdivisions(language: str) -> dict[str, str]:
    if language not in _READ:
        root = ElementTree.parse(SUBDIVISIONS / f"{language}.xml").getroot()
        found = {
            element.get("type"): element.text.replace(_TATWEEL, "").rstrip("¹²³⁴")
            for element in root.iter("subdivision")
            if element.get("alt") is None
        }
        if language == "zh":
            found = dict(zip(found, ask({"simplify": True, "texts": list(found.values())})))
        _READ[language] = found
    return _READ[language]


_READ: dict[str, dict[str, str]] = {}


def _capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]
