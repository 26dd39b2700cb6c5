"""The cities: which names are kept, which region each is in, and what the check finds."""

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "Sources/Documents/Data"
sys.path.insert(0, str(ROOT / "Sources/Documents/Generator"))

from almanac_data import checks, cities, cityregions  # noqa: E402


def test_a_city_in_no_known_country_or_region_is_found(tmp_path):
    for name in ("cities.xml", "countries.xml"):
        shutil.copy(DATA / name, tmp_path)
    assert list(checks._cities(tmp_path)) == []
    path = tmp_path / "cities.xml"
    text = path.read_text(encoding="utf-8")
    path.write_text(
        text.replace('country="DE" region="BY">Munich', 'country="DE" region="QQ">Munich'), encoding="utf-8"
    )
    assert list(checks._cities(tmp_path)) == ["cities.xml: Munich is in DE-QQ, which is not in countries.xml"]


def test_names_are_kept_in_the_scripts_of_the_country_and_once():
    entry = {
        "name": "Munich",
        "countrycode": "DE",
        "alternatenames": [
            "MUC",
            "Muenchen",
            "Munchen",
            "München",
            "mu ni hei",
            "Мюнхен",
            "Lungsod ng München",
            "Minga|x",
        ],
    }
    assert cities._names(entry, {"DE": {"LATIN"}}) == ["Munich", "Muenchen", "Munchen"]
    moscow = {"name": "Moscow", "countrycode": "RU", "alternatenames": ["Москва", "莫斯科", "Moskva"]}
    assert cities._names(moscow, {"RU": {"CYRILLIC"}}) == ["Moscow", "Moskva", "Москва"]


def test_a_region_is_the_citys_own_or_that_of_its_division_or_name():
    known = {"DE": {"BY": {"Bavaria"}, "Augsburg": {"Augsburg"}}, "PT": {"03": {"Braga"}}, "JP": {}}
    city = {"countrycode": "DE", "name": "Munich", "admin1code": "02"}
    assert cities._region(city, known, None) == "BY"
    assert cities._region({**city, "name": "Augsburg"}, known, None) == "Augsburg"
    assert cities._region({"countrycode": "PT", "name": "Braga", "admin1code": "04"}, known, None) == "03"
    assert cities._region({"countrycode": "JP", "name": "Tokyo", "admin1code": "40"}, known, None) is None


def test_every_region_of_the_tables_exists():
    known = cities.regions(DATA)
    for country, text in cityregions.REGIONS.items():
        assert {pair.split("=")[1] for pair in text.split()} <= set(known[country]), country
    for country, text in cityregions.CAPITALS.items():
        assert {item.strip().split(" ")[0] for item in text.split(";")} <= set(known[country]), country
