"""Turns a country's entities into the view model of one year."""

from datetime import date
from itertools import groupby
from typing import NamedTuple

from entities import Calendar, Source
from groups import Group, Month, groups_of
from knowledge import Authority, knowledge_of
from languages import LANGUAGES, Language, Version, versions
from phrases import MONTHS, TYPES, counted, date_range, distance, flag, full_date, holidays_of, in_sentence
from places import Place
from row import Context
from rows import Row, rows_of
from today import today_text


class Choice(NamedTuple):
    isCurrent: bool
    link: str = ""
    label: str = ""
    code: str = ""
    name: str = ""


class Alternate(NamedTuple):
    mediaType: str
    link: str


class Named(NamedTuple):
    link: str
    text: str


class Control(NamedTuple):
    link: str
    flag: str
    label: str
    code: str
    hint: str


class Upcoming(NamedTuple):
    name: str
    language: str
    distance: str
    date: str
    isoDate: str
    regions: str | None
    link: str


class Facts(NamedTuple):
    """The microdata of the list."""

    title: str
    description: str
    year: str
    place: str
    page: str
    downloads: list[Alternate]


class CorrectionRow(NamedTuple):
    text: str
    sources: list[Source]


class Corrections(NamedTuple):
    title: str
    rows: list[CorrectionRow]


class CalendarSection(NamedTuple):
    text: str
    label: str
    family: Named | None
    feed: str
    title: str
    downloads: list[Named]
    changesTitle: str
    changes: list[Named]


class PlaceForm(NamedTuple):
    action: str
    country: str
    region: str
    label: str


class Page(NamedTuple):
    title: str
    description: str
    canonical: str
    alternates: list[Alternate]
    news: Alternate
    versions: list[Version]
    languages: list[Language]
    icon: str
    styles: str
    script: str
    look: str
    sections: list[Choice]
    others: list[Choice]
    heading: str
    control: Control
    year: int
    previous: Named | None
    next: Named | None
    years: list[Choice]
    views: list[Choice]
    today: str | None
    upcoming: Upcoming | None
    types: list[Choice]
    regionsAction: str
    regionsType: str | None
    regions: list[Choice]
    empty: str | None
    summary: str
    regional: Named | None
    about: Facts | None
    groups: list[Group]
    notices: list[str]
    authorities: list[Authority]
    corrections: Corrections | None
    calendar: CalendarSection
    place: PlaceForm
    credits: list[str]


class Selection(NamedTuple):
    """The rows to show, the number of those that only regions keep, and whether the latter are among the former."""

    rows: list[Row]
    regional_count: int
    shows_regional: bool


_SECTIONS = [
    Choice(link="/holidays", name="Holidays", isCurrent=True),
    Choice(link="/on/today", name="World", isCurrent=False),
    Choice(link="/quotes", name="Quotes", isCurrent=False),
    Choice(link="/people", name="People", isCurrent=False),
    Choice(link="/search", name="Search", isCurrent=False),
]
_OTHERS = [
    Choice(link="/options", name="Options", isCurrent=False),
    Choice(link="/occasions", name="Occasions", isCurrent=False),
    Choice(link="/working-days", name="Working days", isCurrent=False),
    Choice(link="/compare", name="Compare places", isCurrent=False),
    Choice(link="/light-side", name="Light side", isCurrent=False),
    Choice(link="/dark-side", name="Dark side", isCurrent=False),
    Choice(link="/greeting", name="Greeting", isCurrent=False),
    Choice(link="/developers", name="For developers", isCurrent=False),
    Choice(link="/privacy", name="What is stored", isCurrent=False),
    Choice(link="/accessibility", name="Accessibility", isCurrent=False),
]
_FORMATS = {"ics": "text/calendar", "json": "application/json", "csv": "text/csv", "xml": "application/xml"}
_FORMAT_NAMES = {"ics": "iCalendar", "json": "JSON", "csv": "CSV", "xml": "XML"}


def listing(calendar: Calendar, assets: dict[str, str | list[str]], place: Place, today: date) -> Page:
    selection = _selection(calendar, place)
    country = in_sentence(calendar.name)
    region_name = calendar.regions[place.region] if place.region else None
    where = f"{region_name}, {calendar.name}" if region_name else country
    suffix = f" in {region_name}" if region_name else ""
    heading = f"Holidays in {where} {place.year}"
    is_current = place.year == today.year
    next_row = _next_row(calendar, place, today, selection) if is_current else None
    context = Context(calendar, place, today, next_row, place.day_links)
    description = f"Holidays in {where} in {place.year}, with dates and weekdays."
    link = place.link
    alternates = [Alternate(type, place.record_link(format)) for format, type in _FORMATS.items()]
    known = knowledge_of(calendar, place)
    types = _shown_types(calendar, place)
    months = [
        Month(f"month-{month}", MONTHS[month - 1], [context.view(row) for row in rows])
        for month, rows in groupby(selection.rows, key=lambda row: row.first.month)
    ]
    empty, told = None, None
    if not selection.rows:
        empty = f"No {holidays_of(place.type, 0)} in {place.year}{suffix}."
        if place.type != "all":
            empty, told = known[0].empty(place.year, where, suffix), known[0].empty(place.year, where, "")
    notices = [notice for each in known if (notice := each.notice(place.year, where)) and notice != told]
    about = Facts(heading, description, str(place.year), region_name or calendar.name, link, alternates)
    return Page(
        title=heading,
        description=description,
        canonical=link,
        alternates=alternates,
        news=Alternate("application/atom+xml", place.changes_link("atom")),
        versions=versions(link),
        languages=LANGUAGES,
        **assets,
        look="/look.css",
        sections=_SECTIONS,
        others=_OTHERS,
        heading=heading,
        control=Control(
            place.countries_link, flag(place.code), where if region_name else calendar.name,
            f"{place.code}-{place.region}" if region_name else place.code, "place" if region_name else "country"),
        year=place.year,
        previous=_year_link(place._replace(year=place.year - 1), calendar),
        next=_year_link(place._replace(year=place.year + 1), calendar),
        years=[
            Choice(year == place.year, place._replace(year=year).link, str(year)) for year in calendar.years
        ],
        views=[Choice(name == "List", link, name=name) for name, link in place.views],
        today=today_text(calendar, place.region, today) if is_current else None,
        upcoming=_upcoming(next_row, context) if next_row else None,
        types=_type_choices(types, place),
        regionsAction=Place(place.code, place.year).link,
        regionsType=place.type if place.type != "public" else None,
        regions=_region_choices(calendar, place),
        empty=empty,
        summary=_summary(selection, calendar, place, suffix),
        regional=_regional_link(selection, place),
        about=about if selection.rows else None,
        groups=groups_of(months, place.year),
        notices=notices,
        authorities=[each.authority for each in known if each.authorities],
        corrections=_corrections(calendar, place),
        calendar=_calendar_section(place, where, country, _family(calendar, place, types)),
        place=PlaceForm("/options/place", place.code, place.region, f"Make {region_name or country} my place"),
    )


def _selection(calendar: Calendar, place: Place) -> Selection:
    found = rows_of(calendar, place.year, place.type, place.region)
    if place.region:
        return Selection(found, 0, False)
    national = [row for row in found if row.is_of_whole_country]
    shows_regional = place.is_everywhere or not national
    return Selection(found if shows_regional else national, len(found) - len(national), shows_regional)


def _next_row(calendar: Calendar, place: Place, today: date, selection: Selection) -> Row | None:
    if row := next((row for row in selection.rows if row.last >= today), None):
        return row
    following = rows_of(calendar, place.year + 1, place.type, place.region)
    shows_all = selection.shows_regional or place.region
    return next((row for row in following if shows_all or row.is_of_whole_country), None)


def _year_link(place: Place, calendar: Calendar) -> Named | None:
    return Named(place.link, str(place.year)) if place.year in calendar.years else None


def _upcoming(row: Row, context: Context) -> Upcoming:
    first, last, today = row.first, row.last, context.today
    name, language = row.kind.name
    date = full_date(first) if first == last else date_range(first, last)
    remarks = ["observed"] * row.is_observed + ["estimated"] * row.holiday.is_estimated
    return Upcoming(
        name, language, distance(max(first, today), today), f"{date} ({', '.join(remarks)})" if remarks else date,
        first.isoformat(), context.keepers_text(row), context.day_link(row.holiday))


def _shown_types(calendar: Calendar, place: Place) -> set[str]:
    """Returns the types to offer beside "All": always public and the current one, and those that occur in this year."""
    shown = {"public", place.type}
    for holiday in calendar.between(date(place.year, 1, 1), date(place.year, 12, 31)):
        if not place.region or holiday.kind.is_kept_in(place.region):
            shown.update(holiday.kind.types)
    return shown


def _type_choices(shown: set[str], place: Place) -> list[Choice]:
    labels = [(type, label) for type, label in TYPES.items() if type in shown]
    return [
        Choice(type == place.type, place._replace(type=type).link, label) for type, label in [*labels, ("all", "All")]
    ]


def _region_choices(calendar: Calendar, place: Place) -> list[Choice]:
    if not calendar.regions:
        return []
    return [
        Choice(name="Whole country", isCurrent=not place.region and not place.is_everywhere),
        Choice(code="all", name="All regions", isCurrent=place.is_everywhere),
        *(Choice(code=code, name=name, isCurrent=code == place.region) for code, name in calendar.regions.items()),
    ]


def _summary(selection: Selection, calendar: Calendar, place: Place, suffix: str) -> str:
    """34 public holidays and 3 observed days, 28 of them in some regions only"""
    rows, regional_count, shows_regional = selection
    observed = sum(row.is_observed for row in rows)
    count = len(rows) - observed
    scope = "" if place.region or shows_regional or not calendar.regions else "nationwide "
    text = f"{count} {scope}{holidays_of(place.type, count)}{suffix}"
    if observed:
        text += f" and {counted(observed, 'observed day', 'observed days')}"
    if not shows_regional or not regional_count:
        return text
    return f"{text}, {'' if regional_count == len(rows) else f'{regional_count} of them '}in some regions only"


def _corrections(calendar: Calendar, place: Place) -> Corrections | None:
    """Says where the list differs from its source; None if nowhere."""
    found = calendar.corrections_of(place.year, place.region)
    if not found:
        return None
    rows = [CorrectionRow(f"{correction.fact} {correction.reason}", correction.sources) for correction in found]
    return Corrections(f"We correct our source in {counted(len(found), 'place', 'places')}", rows)


def _calendar_section(place: Place, where: str, country: str, family: Named | None) -> CalendarSection:
    """Says how to keep the holidays in a calendar of one's own."""
    what = {"all": "All holidays", "workday": "Special working days"}.get(place.type)
    what = what or f"{TYPES[place.type]} holidays"
    if place.is_everywhere:
        what += " of all regions"
    link = place.calendar_link
    return CalendarSection(
        text=f"{what} in {where}, from last year on. New years and changes follow by themselves.",
        label="Add to calendar",
        family=family,
        feed=link,
        title=f"Download {place.year}:",
        downloads=[Named(place.record_link(format), name) for format, name in _FORMAT_NAMES.items()],
        changesTitle=f"Changes in our data for {country}:",
        changes=[Named(place.changes_link("atom"), "Atom"), Named(place.changes_link("json"), "JSON")],
    )


def _family(calendar: Calendar, place: Place, types: set[str]) -> Named | None:
    """Returns the list whose calendar has public and school holidays.

    None where the place has none of schools, and for a list of other types.
    """
    if "school" not in types or calendar.regions and not place.region:
        return None
    other = {"public": "school", "school": "public"}.get(place.type)
    link = place._replace(type="public-and-school").link
    return Named(link, f"With {other} holidays, in one calendar") if other else None


def _regional_link(selection: Selection, place: Place) -> Named | None:
    """Returns the link to the holidays of regions, or back to those of the whole country."""
    if not selection.regional_count:
        return None
    if not selection.shows_regional:
        text = f"Show {selection.regional_count} more that only some regions keep"
        return Named(place._replace(is_everywhere=True).link, text)
    if place.is_everywhere:
        return Named(place._replace(is_everywhere=False).link, "Only those of the whole country")
    return None
