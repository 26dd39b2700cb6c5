"""Every kind of address, with all of its parameters. `dearest` fails if one of the site's descriptions names an address
that none of these has."""

import re

_FILTER = "type={type}&region={region}"
_LEAVE = "days={leave}&region={own}&break={shortest}&weekend={weekend}&work={work}&taken={taken}&school={school}"
_PARTNER = "&with={place}&with-days={leave2}"
_OPEN = "/openholidays"

#: What is asked by GET.
PAGES = {
    "start": "/",
    "saved place": "/holidays",
    "this year": "/holidays/{country}?region={own}",
    "list": f"/holidays/{{country}}/{{year}}?{_FILTER}",
    "holiday": f"/holidays/{{country}}/{{year}}/{{day}}?{_FILTER}",
    "calendar": f"/holidays/{{country}}/{{year}}/calendar?{_FILTER}",
    "month": f"/holidays/{{country}}/{{year}}/{{month}}?{_FILTER}",
    "plan": f"/holidays/{{country}}/{{year}}/leave?{_LEAVE}",
    "plan for two": f"/holidays/{{country}}/{{year}}/leave?{_LEAVE}{_PARTNER}",
    "working days": "/working-days?from={from}&to={to}&weekend={weekend}&place={place}",
    "working day away": "/working-days?from={from}&days={away}&weekend={weekend}&place={place}",
    "working days of the saved place": "/working-days?from={from}&to={to}&weekend={weekend}",
    "comparison": "/compare/{year}?{places12}",
    "comparison, empty": "/compare",
    "meeting": "/compare/meeting?from={from}&days={meeting}&{places12}",
    "meeting at work": "/compare/meeting?from={from}&days={meeting}&opens={opens}&closes={closes}&{places12}",
    "meeting, names": "/compare/meeting?add={q}&{places12}",
    "occasions": "/occasions",
    "occasion": "/occasions/{occasion}",
    "search": "/search?q={q}",
    "question": "{asked_in}/search?q={question}",
    "picker": "/countries?{ticket}&q={q}",
    "picker, results": "/countries/results?{ticket}&q={q}",
    "picker, choice": f"/countries/{{country}}?for=holidays&country={{country}}&year={{year}}&{_FILTER}",
    "picker, region": f"/countries/{{country}}/{{some_region}}?for=holidays&country={{country}}&year={{year}}&{_FILTER}",
    "picker, close": "/countries/close?{ticket}",
    "quotes": "/quotes?draw={draw}",
    "quotes, search": "/quotes?q={q}",
    "quote": "/quotes/{quote}?draw={draw}",
    "quote of a search": "/quotes/{quote}?q={q}",
    "people": "/people?q={q}",
    "person": "/people/{person_id}?q={q}",
    "portrait": "/people/{person_id}/portrait",
    "light side": "/light-side?refresh={flag}",
    "dark side": "/dark-side?refresh={flag}",
    "greeting": "/greeting?show={flag}",
    "options": "/options?for={opener}&draft={flag}",
    "options, saved": "/options?for={opener}&saved={flag}",
    "options, close": "/options/close?for={opener}",
    "look": "/look.css",
    "world": "/on/{from}",
    "world, week": "/on/{from}/week",
    "world, today": "/on/today",
    "world, this week": "/on/week",
    "data": "/data",
    "changes of data": "/data/changes",
    "developers": "/developers",
    "privacy": "/privacy",
    "accessibility": "/accessibility",
    "trace, which is off": "/trace/holidays/{country}/{year}",
    "unknown": "/{country}/{q}",
    "file": "{file}",
}
RECORDS = {
    "record": f"/holidays/{{country}}/{{year}}.{{year_format}}?{_FILTER}",
    "rolling record": f"/holidays/{{country}}.{{rolling_format}}?{_FILTER}",
    "record of a holiday": "/holidays/{country}/{year}/{day}.{day_format}",
    "feed of places": "/holidays/feed.{day_format}?{places20}&type={type}",
    "changes, JSON": "/holidays/{country}/changes.json",
    "changes, Atom": "/holidays/{country}/changes.atom",
    "record of a plan": f"/holidays/{{country}}/{{year}}/leave.{{day_format}}?{_LEAVE}",
    "record of a plan for two": f"/holidays/{{country}}/{{year}}/leave.{{day_format}}?{_LEAVE}{_PARTNER}",
    "record of working days": "/working-days.json?from={from}&to={to}&weekend={weekend}&place={place}",
    "record of a working day away": "/working-days.json?from={from}&days={away}&weekend={weekend}&place={place}",
    "record of a comparison": "/compare/{year}.json?{places12}",
    "record of a meeting": "/compare/meeting.json?from={from}&days={meeting}&{places12}",
    "record of a meeting at work": "/compare/meeting.json?from={from}&days={meeting}&opens={opens}&closes={closes}&{places12}",
    "record of occasions": "/occasions.json",
    "record of an occasion": "/occasions/{occasion}.json",
    "record of a search": "/search.json?q={q}",
    "record of a question": "/search.json?q={question}",
    "record of countries": "/countries.{table_format}?q={q}",
    "record of a country": "/countries/{country}.{table_format}",
    "quotes, Atom": "/quotes.atom",
    "record of quotes": "/quotes.json?draw={draw}",
    "record of found quotes": "/quotes.json?q={q}",
    "record of a quote": "/quotes/{quote}.json",
    "record of people": "/people.json?q={q}",
    "record of a person": "/people/{person_id}.json",
    "card of a person": "/people/{person_id}.vcf",
    "record of a day": "/on/{from}.json",
    "record of a week": "/on/{from}/week.json",
    "record of today": "/on/today.json",
    "record of this week": "/on/week.json",
    "record of data": "/data.json",
    "table of data": "/data.csv",
    "record of changes of data": "/data/changes.json",
    "feed of changes of data": "/data/changes.atom",
    "description": "/openapi.json",
    "documents": "/documents.json",
    "document": "/documents/{document}",
}
INTERFACES = {
    "Nager v3 holidays": "/api/v3/PublicHolidays/{year}/{country}",
    "Nager v3 next": "/api/v3/NextPublicHolidays/{country}",
    "Nager v3 worldwide": "/api/v3/NextPublicHolidaysWorldwide",
    "Nager v3 today": "/api/v3/IsTodayPublicHoliday/{country}?countyCode={iso_region}&offset={offset}",
    "Nager v3 weekends":
        "/api/v3/LongWeekend/{year}/{country}?availableBridgeDays={bridges}&subdivisionCode={iso_region}",
    "Nager v3 countries": "/api/v3/AvailableCountries",
    "Nager v3 country": "/api/v3/CountryInfo/{country}",
    "Nager v3 version": "/api/v3/Version",
    "Nager v4 holidays": "/api/v4/Holidays/{country}/{year}",
    "Nager v4 next": "/api/v4/Holidays/{country}/Next",
    "Nager v4 countries": "/api/v4/Countries/Available",
    "Nager v4 country": "/api/v4/Countries/{country}",
    "Nager v4 today": "/api/v4/IotHolidays/{place}/IsToday/{offset}",
    "Nager v4 versions": "/api/v4/Versions",
    "GOV.UK": "/bank-holidays.json",
    "GOV.UK division": "/bank-holidays/{division}.json",
    "GOV.UK calendar": "/bank-holidays/{division}.ics",
    "OpenHolidays countries": f"{_OPEN}/Countries?languageIsoCode={{language}}",
    "OpenHolidays languages": f"{_OPEN}/Languages?languageIsoCode={{language}}",
    "OpenHolidays subdivisions": f"{_OPEN}/Subdivisions?countryIsoCode={{country}}&languageIsoCode={{language}}",
    "OpenHolidays groups": f"{_OPEN}/Groups?countryIsoCode={{country}}&languageIsoCode={{language}}",
}
for _kind in ("PublicHolidays", "SchoolHolidays"):
    INTERFACES |= {
        f"OpenHolidays {_kind}":
            f"{_OPEN}/{_kind}?countryIsoCode={{country}}&validFrom={{from}}&validTo={{valid_to}}"
            "&subdivisionCode={iso_region}&languageIsoCode={language}",
        f"OpenHolidays {_kind} of a day": f"{_OPEN}/{_kind}ByDate?date={{from}}&languageIsoCode={{language}}",
        f"OpenHolidays statistics of {_kind}":
            f"{_OPEN}/Statistics/{_kind}?countryIsoCode={{country}}&subdivisionCode={{iso_region}}",
    }
#: Forms: where they are sent, and what they have.
FORMS = {
    "form of options": ("/options?for={opener}", "name={q}&country={country}&region={own}&look={look}&action={button}"),
    "form of a place": ("/options/place", "country={country}&region={own}"),
    "form of the picker": ("/countries?{ticket}", "country={place}"),
}
KINDS: dict[str, str] = PAGES | RECORDS | INTERFACES | {name: target for name, (target, _) in FORMS.items()}
#: Those that depend on what the visitor's browser keeps.
PERSONAL = {"start", "saved place", "working days of the saved place", "world, today", "world, this week", "greeting", "options",
            "options, saved", "options, close", "look", *FORMS}


def template(kind: str) -> str:
    """The target and the form, with how the request is sent: all parameters that a change may concern."""
    form = f"&{FORMS[kind][1]}" if kind in FORMS else ""
    return KINDS[kind] + form + "{coding}{navigates}" + ("{saved}" if kind in PERSONAL else "")


#: Where the country of a request is in its target.
_COUNTRY = re.compile(
    r"/holidays/([A-Z]{2})[/.?]|countryIsoCode=([A-Z]{2})|/countries/([A-Z]{2})[/.?]|^/working-days.*place=([A-Z]{2})"
    r"|^/api/v./.*/([A-Z]{2})(?![A-Za-z])")


def country(target: str) -> str | None:
    """The country that a request is about; nil if it is about several or none."""
    found = _COUNTRY.search(target + "?")
    return next(filter(None, found.groups()), None) if found else None


def missing(addresses: list[str]) -> list[str]:
    """Returns the addresses that no kind has. They may have placeholders of their own, and queries, which do not count."""
    patterns = [re.compile(_pattern(target)) for target in KINDS.values()]
    return [it for it in addresses if not any(pattern.fullmatch(it.partition("?")[0]) for pattern in patterns)]


def _pattern(target: str) -> str:
    path = re.escape(target.partition("?")[0]).replace(r"\{file\}", "/.*")
    # A document's name has slashes.
    return re.sub(r"\\\{(\w+)\\\}", lambda found: ".+" if found[1] == "document" else r"[^/?]+", path)
