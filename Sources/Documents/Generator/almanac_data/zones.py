"""The time zones of countries, from `zone.tab` of the IANA time zone database, with the capital's zone first."""

from functools import cache
from importlib import resources

#: The capital's zone for countries with several; for territories without a capital, the main station's.
_CAPITALS = {
    "AQ": "Antarctica/McMurdo",
    "AR": "America/Argentina/Buenos_Aires",
    "AU": "Australia/Sydney",
    "BR": "America/Sao_Paulo",
    "CA": "America/Toronto",
    "CD": "Africa/Kinshasa",
    "CL": "America/Santiago",
    "CN": "Asia/Shanghai",
    "CY": "Asia/Nicosia",
    "DE": "Europe/Berlin",
    "EC": "America/Guayaquil",
    "ES": "Europe/Madrid",
    "FM": "Pacific/Pohnpei",
    "GL": "America/Nuuk",
    "ID": "Asia/Jakarta",
    "KI": "Pacific/Tarawa",
    "KZ": "Asia/Almaty",
    "MH": "Pacific/Majuro",
    "MN": "Asia/Ulaanbaatar",
    "MX": "America/Mexico_City",
    "MY": "Asia/Kuala_Lumpur",
    "NZ": "Pacific/Auckland",
    "PF": "Pacific/Tahiti",
    "PG": "Pacific/Port_Moresby",
    "PS": "Asia/Hebron",
    "PT": "Europe/Lisbon",
    "RU": "Europe/Moscow",
    "UA": "Europe/Kyiv",
    "UM": "Pacific/Midway",
    "US": "America/New_York",
    "UZ": "Asia/Tashkent",
}

#: Zones for codes that are missing from zone.tab: a country outside ISO 3166, and uninhabited islands, which get the
#: time of their administration (Bouvet) or of their longitude (Heard and McDonald; CLDR does the same).
_ABSENT = {
    "BV": ["Europe/Oslo"],
    "HM": ["Indian/Kerguelen"],
    "XK": ["Europe/Belgrade"],
}


def of(code: str) -> list[str]:
    """Returns the zones of a country: the capital's first, the others sorted by name."""
    zones = _table().get(code) or _ABSENT[code]
    capital = _CAPITALS[code] if len(zones) > 1 else zones[0]
    return [capital, *sorted(zone for zone in zones if zone != capital)]


@cache
def _table() -> dict[str, list[str]]:
    table: dict[str, list[str]] = {}
    text = resources.files("tzdata").joinpath("zoneinfo", "zone.tab").read_text(encoding="utf-8")
    for line in text.splitlines():
        if not line.startswith("#"):
            code, _, zone, *_ = line.split("\t")
            table.setdefault(code, []).append(zone)
    return table
