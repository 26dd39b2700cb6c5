"""The time zones of regions whose clocks are not those of the capital.

A region with several zones has the one of most of its people.
"""

from importlib import resources

#: The zones of a country's regions, from the IANA time zone database; the regions that are missing have the capital's.
_ZONES: dict[str, dict[str, str]] = {
    "AU": {
        "Australia/Adelaide": "SA",
        "Australia/Brisbane": "QLD",
        "Australia/Darwin": "NT",
        "Australia/Hobart": "TAS",
        "Australia/Melbourne": "VIC",
        "Australia/Perth": "WA",
    },
    "BR": {
        "America/Araguaina": "TO",
        "America/Bahia": "BA",
        "America/Belem": "AP PA",
        "America/Boa_Vista": "RR",
        "America/Campo_Grande": "MS",
        "America/Cuiaba": "MT",
        "America/Fortaleza": "CE MA PB PI RN",
        "America/Maceio": "AL SE",
        "America/Manaus": "AM",
        "America/Porto_Velho": "RO",
        "America/Recife": "PE",
        "America/Rio_Branco": "AC",
    },
    "CA": {
        "America/Edmonton": "AB NT",
        "America/Halifax": "NS PE",
        "America/Iqaluit": "NU",
        "America/Moncton": "NB",
        "America/Regina": "SK",
        "America/St_Johns": "NL",
        "America/Vancouver": "BC",
        "America/Whitehorse": "YT",
        "America/Winnipeg": "MB",
    },
    # Aysén has had the time of Magallanes since March 2025.
    "CL": {"America/Punta_Arenas": "AI MA"},
    "ES": {"Africa/Ceuta": "CE ML", "Atlantic/Canary": "CN"},
    "FM": {"Pacific/Chuuk": "TRK YAP", "Pacific/Kosrae": "KSA"},
    "FR": {
        "America/Cayenne": "973",
        "America/Guadeloupe": "971",
        "America/Marigot": "MF",
        "America/Martinique": "972",
        "America/Miquelon": "PM",
        "America/St_Barthelemy": "BL",
        "Indian/Kerguelen": "TF",
        "Indian/Mayotte": "976",
        "Indian/Reunion": "974",
        "Pacific/Noumea": "NC",
        "Pacific/Tahiti": "PF",
        "Pacific/Wallis": "WF",
    },
    "MY": {"Asia/Kuching": "12 13 15"},
    "NZ": {"Pacific/Chatham": "CIT"},
    "PT": {"Atlantic/Azores": "20", "Atlantic/Madeira": "30"},
    "US": {
        "America/Anchorage": "AK",
        "America/Boise": "ID",
        "America/Chicago": "AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI",
        "America/Denver": "CO MT NM UT WY",
        "America/Detroit": "MI",
        "America/Indiana/Indianapolis": "IN",
        "America/Kentucky/Louisville": "KY",
        "America/Los_Angeles": "CA NV OR WA",
        "America/Phoenix": "AZ",
        "America/Puerto_Rico": "PR",
        "America/St_Thomas": "VI",
        "Pacific/Guam": "GU",
        "Pacific/Honolulu": "HI",
        "Pacific/Pago_Pago": "AS",
        "Pacific/Saipan": "MP",
        "Pacific/Wake": "UM",
    },
}


def of(code: str, regions: set[str]) -> list[str]:
    """Returns an item for each zone of a country's regions: "America/Denver CO MT".

    Raises ValueError for a zone that the database does not have, a region that the country does not have, and one with two.
    """
    table = _ZONES.get(code, {})
    named = [region for group in table.values() for region in group.split()]
    if wrong := sorted({region for region in named if region not in regions or named.count(region) > 1}):
        raise ValueError(f"regions of {code} that are unknown or have two zones: {wrong}")
    if wrong := sorted(set(table) - _known()):
        raise ValueError(f"zones of {code} that are unknown: {wrong}")
    return [f"{zone} {group}" for zone, group in sorted(table.items())]


def _known() -> set[str]:
    return set(resources.files("tzdata").joinpath("zones").read_text(encoding="utf-8").split())
