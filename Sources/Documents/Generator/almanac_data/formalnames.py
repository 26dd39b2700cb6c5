"""Formal names of states, maintained by hand: grouped by common form, and individual ones."""

from collections.abc import Iterator

#: The form, in which `{}` is the English name of the country, and the countries that use it.
_FORMS = {
    "Commonwealth of {}": "AU DM",
    "Commonwealth of the {}": "BS MP",
    "Democratic Republic of {}": "ST TL",
    "Federal Democratic Republic of {}": "ET NP",
    "Federal Republic of {}": "DE NG SO",
    "Federated States of {}": "FM",
    "Federative Republic of {}": "BR",
    "Grand Duchy of {}": "LU",
    "Independent State of {}": "PG WS",
    "Islamic Republic of {}": "AF IR MR PK",
    "Kingdom of {}": "BE BH BT DK ES KH LS MA NO SA SE SZ TH TO",
    "Kingdom of the {}": "NL",
    "People's Democratic Republic of {}": "DZ",
    "People's Republic of {}": "BD CN",
    "Principality of {}": "AD LI MC",
    "Republic of {}": (
        "AL AM AO AT AZ BG BI BJ BW BY CI CL CM CO CR CU CY DJ EC EE FI FJ GH GN GQ GT GW GY HN HR HT ID IE IN "
        "IQ IS KE KI KZ LR LT LV MD MG MK ML MT MU MW MZ NA NI NR PA PE PL PW PY RS RW SC SG SI SL "
        "SM SN SR SS SV TD TJ TN TR TT UG UZ VU XK YE ZA ZM ZW"
    ),
    "Republic of the {}": "GM MH MV NE PH SD",
    "State of {}": "ER IL KW LY QA",
    "Sultanate of {}": "OM",
    "Union of the {}": "KM",
    "United Republic of {}": "TZ",
}

_OWN = {
    "AR": "Argentine Republic",
    "BO": "Plurinational State of Bolivia",
    "CD": "Democratic Republic of the Congo",
    "CG": "Republic of the Congo",
    "CH": "Swiss Confederation",
    "CV": "Republic of Cabo Verde",
    "EG": "Arab Republic of Egypt",
    "FR": "French Republic",
    "GA": "Gabonese Republic",
    "GB": "United Kingdom of Great Britain and Northern Ireland",
    "GR": "Hellenic Republic",
    "HK": "Hong Kong Special Administrative Region of China",
    "IT": "Italian Republic",
    "JO": "Hashemite Kingdom of Jordan",
    "KG": "Kyrgyz Republic",
    "KN": "Federation of Saint Kitts and Nevis",
    "KP": "Democratic People's Republic of Korea",
    "KR": "Republic of Korea",
    "LA": "Lao People's Democratic Republic",
    "LB": "Lebanese Republic",
    "LK": "Democratic Socialist Republic of Sri Lanka",
    "MM": "Republic of the Union of Myanmar",
    "MO": "Macao Special Administrative Region of China",
    "MX": "United Mexican States",
    "PS": "State of Palestine",
    "PT": "Portuguese Republic",
    "RU": "Russian Federation",
    "SK": "Slovak Republic",
    "SY": "Syrian Arab Republic",
    "TG": "Togolese Republic",
    "TW": "Republic of China",
    "US": "United States of America",
    "UY": "Oriental Republic of Uruguay",
    "VA": "Vatican City State",
    "VE": "Bolivarian Republic of Venezuela",
    "VN": "Socialist Republic of Viet Nam",
}


def of(code: str, name: str) -> Iterator[str]:
    """Yields the formal names of a country with the English name `name`."""
    yield from (form.format(name) for form, codes in _FORMS.items() if code in codes.split())
    if code in _OWN:
        yield _OWN[code]
