"""Addresses of every kind, which both builds have to answer alike."""

import xml.etree.ElementTree as ElementTree

import pages
from program import ROOT

#: The countries of the data.
COUNTRIES = sorted(path.stem for path in (ROOT / "Sources/Documents/Data/holidays").glob("*.xml"))

_PLACES = "place=DE-BY&place=FR&place=US"
_RECORDS = """
/holidays/DE/2026.json /holidays/DE/2026.csv /holidays/DE/2026.xml /holidays/DE/2026.ics /holidays/DE/2026.json?type=all
/holidays/US/2026.json?region=all /holidays/GB/2026.csv?region=ENG /holidays/DE.ics /holidays/DE.json /holidays/IN.ics?type=all
/holidays/DE.svg /holidays/DE/changes.atom /holidays/DE/changes.json /holidays/DE/2026/10-03-german-unity-day.ics
/holidays/DE/2026/10-03-german-unity-day.json /holidays/feed.ics?PLACES /holidays/feed.ics?PLACES&type=all /holidays/feed.json?PLACES
/holidays/feed.ics?place=GB-ENG&place=GB-SCT&place=IE&place=NZ&place=IL&place=CN
/holidays/DE/2027/leave.json?days=25&region=BY /holidays/DE/2027/leave.ics?days=25&with=FR&with-days=30
/holidays/US/2027/leave.json?days=15&with=IL-JM&with-days=20&break=5 /holidays/DE/2023/leave.json?days=5&with=US-HI
/countries.json /countries.csv /countries.xml /countries.json?q=cote /countries/DE.json /countries/US.xml
/quotes.json /quotes.atom /quotes.json?draw=7 /people.json /people/marie-curie.json /people/marie-curie.vcf
/occasions.json /occasions/christmas-day.json /search.json?q=christmas /on/2026-12-24.json /on/2026-12-24/week.json
/working-days.json?from=2026-12-01&to=2027-01-15&place=DE-BY /working-days.json?from=2026-12-01&days=10&place=IL
/compare/2026.json?PLACES /compare/meeting.json?from=2026-12-20&days=5&PLACES
/documents.json /documents/countries.xml /documents/holidays/DE.xml /documents/holidays.xsd /records.xsd /openapi.json
/api/v3/PublicHolidays/2026/DE /api/v3/NextPublicHolidays/US /api/v3/NextPublicHolidaysWorldwide /api/v3/AvailableCountries
/api/v3/IsTodayPublicHoliday/DE /api/v3/LongWeekend/2026/DE?availableBridgeDays=2 /api/v3/CountryInfo/DE /api/v3/Version
/api/v3/LongWeekend/2027/US?subdivisionCode=US-HI /api/v4/Holidays/NZ/2026 /api/v4/Countries/Available
/bank-holidays.json /gwyliau-banc.json /gwyliau-banc/yr-alban.ics /bank-holidays/scotland.json /bank-holidays/england-and-wales.ics
/openholidays/PublicHolidays?countryIsoCode=DE&validFrom=2026-01-01&validTo=2028-12-31
/openholidays/PublicHolidays?countryIsoCode=DE&validFrom=2020-01-01&validTo=2035-12-31
/openholidays/SchoolHolidays?countryIsoCode=DE&validFrom=2026-01-01&validTo=2026-12-31&subdivisionCode=DE-BY
/openholidays/PublicHolidays.ics?countryIsoCode=CH&validFrom=2026-01-01&validTo=2026-12-31
/openholidays/SchoolHolidays.csv?countryIsoCode=DE&validFrom=2026-01-01&validTo=2026-12-31
/openholidays/PublicHolidaysByDate?date=2026-12-25 /openholidays/Countries /openholidays/Subdivisions?countryIsoCode=DE
/openholidays/Languages.csv /openholidays/Countries.csv /openholidays/Subdivisions.csv?countryIsoCode=IT
/openholidays/Statistics/PublicHolidays?countryIsoCode=DE
"""
_PAGES = """
/compare /compare/2026 /compare/2026?PLACES /compare/2027?place=IL&place=CN&place=NP&place=US-HI /compare/2026?place=QQ&place=DE
/compare/meeting /compare/meeting?PLACES /compare/meeting?from=2026-12-20&days=5&PLACES /compare/meeting?place=IL&place=DE&days=20
/holidays/US/2027/leave?days=20&region=HI&with=DE-BY&with-days=30 /holidays/VU/2023/leave?days=58&break=8&with=US-HI&with-days=59
/working-days?from=2026-12-01&to=2027-01-15&place=DE-BY /working-days?from=2026-12-01&days=-10&place=US-CA
/working-days?from=2026-12-01&to=2027-01-15&place=DE&weekend=fri%2Csat /search?q=xmas /search?q=%D8%B9%D9%8A%D8%AF
/holidays/de/2026 /Holidays/DE/2026/ //holidays /nowhere /holidays/DE/2026?type=nonsense /holidays/%FF /on/2026-02-30.json
/holidays/DE/2026.pdf /robots.txt /sitemap.xml /almanac.css /look.css
"""

#: What is asked of every country.
_OF_A_COUNTRY = (
    "/holidays/{0}/2026?type=all",
    "/holidays/{0}.ics",
    "/holidays/{0}/2027/leave?days=25",
    "/countries/{0}.json",
)


def kinds() -> dict[str, list[str]]:
    """Returns the addresses, by kind."""
    found = {"states": [state.target for state in pages.STATES]}
    languages = ("ar", "de", "es", "fr", "he", "hi", "it", "ja", "nl", "pl", "pt", "tr", "uk", "zh")
    # Each state in one of the languages, in turn.
    found["languages"] = [
        f"/{languages[index % len(languages)]}{state.target}" for index, state in enumerate(pages.STATES)
    ]
    found["records"] = _targets(_RECORDS)
    found["pages"] = _targets(_PAGES)
    for template in _OF_A_COUNTRY:
        found[template.format("CC")] = [template.format(code) for code in COUNTRIES]
    found["comparisons"] = [
        f"/compare/2026.json?place={one}&place={two}&place={three}"
        for one, two, three in zip(COUNTRIES[::5], COUNTRIES[1::5], COUNTRIES[2::5], strict=False)
    ]
    names = ElementTree.parse(ROOT / "Sources/Documents/Data/occasions.xml").getroot()
    slugs = [
        element.get("id") or element.get("slug") for element in names.iter() if element.get("id") or element.get("slug")
    ]
    found["occasions"] = [f"/occasions/{slug}" for slug in slugs]
    return found


def _targets(text: str) -> list[str]:
    return text.replace("PLACES", _PLACES).split()
