"""Words for kinds of regions, which CLDR writes before or after names: "provincia di Milano", "Beni Departmanı".

A list of a country's regions shows the names alone, like the English ones. Only words that a name can do without are
here: the name of an oblast is an adjective, and keeps its noun.
"""

import re

#: The rest begins with a capital letter: "Región Metropolitana", "Autonome Gemeinschaft der Balearen" are not cut.
_NAME = r"(?P<name>(?=[A-ZÀ-ÞŁŚŻŹĆŞĞÇİА-ЯҐЄІЇ]).+)"

_PATTERNS = {
    "de": r"(?:Provinz|Distrikt|Departamento|Woiwodschaft|Präfektur|Kanton|Bundesstaat|Region|Metropolitanstadt"
    rf"|Autonome Gemeinschaft|Autonome Region|Autonome Provinz|Región de) {_NAME}",
    "fr": r"(?i:province|district|département|canton|voïvodie|région|communauté|État|comté|préfecture|paroisse"
    r"|ville métropolitaine|province autonome)"
    rf" (?:de la |des |du |de l’|de |d’)(?!(?:Nord|Sud|Est|Ouest)\b){_NAME}",
    "es": r"(?i:provincia|distrito|departamento|cantón|estado|voivodato|región|parroquia"
    r"|ciudad metropolitana|provincia autónoma)"
    rf" (?:de la |del |de los |de )(?!(?:Norte|Sur|Este|Oeste)\b){_NAME}",
    "pt": r"(?i:província|distrito|departamento|voivodia|cantão|região|comunidade|estado)"
    rf" (?:da |do |das |dos |de )(?!(?:Norte|Sul|Leste|Oeste)\b){_NAME}",
    "it": r"(?i:provincia|distretto|dipartimento|contea|regione|voivodato|parrocchia|stato)"
    rf" (?:di |del |della |dell’|dei |delle )(?!(?:Nord|Sud|Est|Ovest)\b){_NAME}|(?:C|c)anton {_NAME.replace('name', 'other')}",
    "nl": rf"(?:Woiwodschap|Provincie|Kanton|District|Departement|Prefectuur) {_NAME}",
    "pl": rf"(?:Prowincja|Dystrykt|Kanton|Departament|Prefektura) {_NAME}",
    "uk": rf"(?:Провінція|Регіон|Кантон) {_NAME}",
    "tr": r"(?P<name>.+) (?:ili|Departmanı|District|eyaleti|Eyaleti|Province|Voyvodalığı|kantonu|Kantonu)",
    "ar": r"(?:مقاطعة|محافظة|إدارة|كانتون|منطقة) (?P<name>(?!ال).+)",
    "hi": r"(?P<name>.+(?<!ी)(?<!ीय)) (?:प्रांत|प्रान्त|जिला|ज़िला|कैन्टन|विभाग)",
}


def without(text: str, language: str) -> str:
    """Returns the name without the word for its kind, and without a remark in brackets."""
    text = re.sub(r" \([^()]*\)$", "", text)
    while found := re.fullmatch(_PATTERNS.get(language, "(?!)"), text):
        # "Autonome Gemeinschaft Region Murcia" has two.
        text = found["name"] or found["other"]
    return text
