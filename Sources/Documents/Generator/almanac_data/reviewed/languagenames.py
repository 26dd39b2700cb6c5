"""Names of languages that CLDR does not have in every language, by language and tag. Reviewed by hand."""

LANGUAGE_NAMES: dict[str, dict[str, str]] = {
    "ar": {"cnr": "الجبل الأسودية"},
    "de": {"cnr": "Montenegrinisch"},
    "es": {"cnr": "montenegrino"},
    "fr": {"cnr": "monténégrin"},
    "he": {"cnr": "מונטנגרית"},
    "hi": {"cnr": "मोंटेनेग्रिन"},
    "it": {"cnr": "montenegrino"},
    "ja": {"cnr": "モンテネグロ語"},
    "nl": {"cnr": "Montenegrijns"},
    "pl": {"cnr": "czarnogórski"},
    "pt": {"cnr": "montenegrino"},
    "tr": {"cnr": "Karadağca"},
    "uk": {"cnr": "чорногорська"},
    "zh": {"cnr": "黑山语"},
}
