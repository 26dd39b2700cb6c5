"""The names of countries and regions: those of CLDR, cleaned of what is not part of a name."""

import shutil
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "Sources/Documents/Data"
sys.path.insert(0, str(ROOT / "Sources/Documents/Generator"))

from almanac_data import checks, kinds, places, regionlabels  # noqa: E402

_NAMESPACE = "{urn:almanac:places}"


def _countries(language: str) -> list[tuple[str, str]]:
    root = ElementTree.parse(DATA / "places" / f"{language}.xml").getroot()
    return [(element.get("code"), element.text) for element in root.iter(f"{_NAMESPACE}country")]


@pytest.mark.parametrize("language", places.LANGUAGES)
def test_each_document_is_what_the_generator_writes(language: str) -> None:
    """Other versions of CLDR and ICU have other names of regions and another order. The countries' are the pinned Babel's."""
    found, whole = dict(_countries(language)), places.whole_names(language)
    assert found.pop(places.OWN) == places.OWN_NAMES[language]
    for code in places.SHORT:
        assert len(found.pop(code)) <= len(whole.pop(code))
    assert found == whole
    if not places.missing():
        assert (DATA / "places" / f"{language}.xml").read_bytes() == places.document(language)


def test_the_documents_are_those_of_the_translations() -> None:
    names = {path.stem for path in (DATA / "translations").glob("*.xml")}
    assert {path.stem for path in (DATA / "places").glob("*.xml")} == names == set(places.LANGUAGES)


@pytest.mark.parametrize(
    ("language", "text", "name"),
    [
        ("de", "Provinz Mailand", "Mailand"),
        ("de", "Autonome Gemeinschaft Region Murcia", "Murcia"),
        ("de", "Region der Mitte", "Region der Mitte"),
        ("fr", "canton d’Argovie", "Argovie"),
        ("fr", "Territoire du Nord", "Territoire du Nord"),
        ("fr", "province de l’Ouest", "province de l’Ouest"),
        ("es", "Departamento del Beni", "Beni"),
        ("es", "Distrito Federal", "Distrito Federal"),
        ("it", "provincia dell’Aquila", "Aquila"),
        ("it", "Canton Ticino", "Ticino"),
        ("pt", "Comunidade Valenciana", "Comunidade Valenciana"),
        ("nl", "Woiwodschap Lubusz", "Lubusz"),
        ("pl", "województwo śląskie", "województwo śląskie"),
        ("uk", "Київська область", "Київська область"),
        ("tr", "Milano ili", "Milano"),
        ("ar", "مقاطعة ميلانو", "ميلانو"),
        ("ar", "مقاطعة العاصمة الأسترالية", "مقاطعة العاصمة الأسترالية"),
        ("ar", "المقاطعة الغربية (سريلانكا)", "المقاطعة الغربية"),
        ("hi", "मिलान प्रांत", "मिलान"),
        ("hi", "पश्चिमी प्रान्त", "पश्चिमी प्रान्त"),
        ("ja", "東京都", "東京都"),
    ],
)
def test_words_for_kinds_are_no_part_of_a_name(language: str, text: str, name: str) -> None:
    assert kinds.without(text, language) == name


def test_a_kind_stays_if_two_regions_would_have_the_same_name(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"arb": "Provinz Buenos Aires", "arc": "Buenos Aires", "ara": "Provinz Salta"}
    monkeypatch.setattr(regionlabels, "_subdivisions", lambda _: known)
    assert regionlabels.of("AR", ["A", "B", "C", "D"], "de", {}) == {
        "A": "Salta",
        "B": "Provinz Buenos Aires",
        "C": "Buenos Aires",
    }
    assert regionlabels.of("US", ["PR"], "de", {"PR": "Puerto Rico"}) == {"PR": "Puerto Rico"}


def test_a_missing_country_and_an_unknown_region_are_found(tmp_path: Path) -> None:
    shutil.copy(DATA / "countries.xml", tmp_path)
    shutil.copytree(DATA / "places", tmp_path / "places")
    assert list(checks._places(tmp_path)) == []
    path = tmp_path / "places/de.xml"
    text = path.read_text(encoding="utf-8")
    text = text.replace('<country code="DE">Deutschland</country>\n', "").replace("BY Bayern", "QQ Bayern")
    path.write_text(text, encoding="utf-8")
    assert list(checks._places(tmp_path)) == [
        "places/de.xml: DE has no name",
        "places/de.xml: DE-QQ is not in countries.xml",
    ]
    (tmp_path / "places/fr.xml").unlink()
    assert "places/fr.xml: missing" in list(checks._places(tmp_path))
