"""Turns a country's entities into the view model of one year."""

from collections import Counter
from datetime import date
from itertools import groupby
from typing import NamedTuple
from urllib.parse import quote

from entities import Calendar, Holiday, Kind, Text
from phrases import MONTHS, TYPES, WEEKDAYS, distance, flag, full_date, holidays_of, in_sentence, listed


class Place(NamedTuple):
    """The address of a year with its filter: a type or "all", and a region or "" for all regions."""

    code: str
    year: int
    type: str = "public"
    region: str = ""

    @property
    def query(self) -> str:
        items = []
        if self.type != "public":
            items.append(f"type={quote(self.type)}")
        if self.region:
            items.append(f"region={quote(self.region)}")
        return "&".join(items)

    @property
    def link(self) -> str:
        path = f"/holidays/{quote(self.code)}/{self.year}"
        return f"{path}?{query}" if (query := self.query) else path

    @property
    def record_link(self) -> str:
        path = f"/holidays/{quote(self.code)}/{self.year}.json"
        return f"{path}?{query}" if (query := self.query) else path

    @property
    def countries_link(self) -> str:
        link = f"/countries?for=holidays&country={quote(self.code)}&year={self.year}"
        return f"{link}&{query}" if (query := self.query) else link

    def day_link(self, holiday: Holiday) -> str:
        day = holiday.date
        return f"/holidays/{quote(self.code)}/{day.year}/{quote(f'{day.month:02}-{day.day:02}-{holiday.slug}')}"


class Choice(NamedTuple):
    isCurrent: bool
    link: str = ""
    label: str = ""
    count: int = 0
    code: str = ""
    name: str = ""


class Named(NamedTuple):
    link: str
    label: str


class Control(NamedTuple):
    link: str
    flag: str
    label: str
    code: str


class Upcoming(NamedTuple):
    name: str
    language: str
    distance: str
    date: str
    isoDate: str
    regions: str | None
    link: str


class Row(NamedTuple):
    isPast: bool
    isNext: bool
    isoDate: str
    day: int
    month: str
    weekday: str
    link: str
    language: str
    name: str
    localName: Text | None
    observed: str | None
    regions: str | None
    types: list[str]
    isEstimated: bool


class Month(NamedTuple):
    id: str
    name: str
    rows: list[Row]


class Page(NamedTuple):
    title: str
    description: str
    canonical: str
    record: str
    icon: str
    styles: str
    script: str
    look: str
    sections: list[Choice]
    heading: str
    control: Control
    year: int
    previous: Named | None
    next: Named | None
    upcoming: Upcoming | None
    types: list[Choice]
    regionsAction: str
    regionsType: str | None
    regions: list[Choice]
    empty: str | None
    summary: str
    months: list[Month]
    credits: list[str]


_SECTIONS = [
    Choice(link="/holidays", name="Holidays", isCurrent=True),
    Choice(link="/quotes", name="Quotes", isCurrent=False),
    Choice(link="/people", name="People", isCurrent=False),
    Choice(link="/light-side", name="Sides", isCurrent=False),
    Choice(link="/greeting", name="Greeting", isCurrent=False),
    Choice(link="/options", name="Options", isCurrent=False),
]


def listing(calendar: Calendar, place: Place, today: date) -> Page:
    country = in_sentence(calendar.name)
    heading = f"Holidays in {country} {place.year}"
    in_region = calendar.listed_in(place.year, place.region)
    days = [(_listed_on(holiday, place.year), holiday) for holiday in in_region if holiday.kind.is_of(place.type)]
    days.sort(key=lambda day: (day[0], day[1].date))
    next_one = calendar.next(today, place.type, place.region)
    where = f" in {calendar.regions[place.region]}" if place.region else ""
    what = holidays_of(place.type, len(days))
    return Page(
        title=heading,
        description=f"Holidays in {country} in {place.year}, with dates and weekdays.",
        canonical=place.link,
        record=place.record_link,
        **calendar.assets,
        look="/look.css",
        sections=_SECTIONS,
        heading=heading,
        control=Control(place.countries_link, flag(place.code), calendar.name, place.code),
        year=place.year,
        previous=_named(place._replace(year=place.year - 1), calendar),
        next=_named(place._replace(year=place.year + 1), calendar),
        upcoming=_upcoming(next_one, calendar, place, today) if next_one and today.year == place.year else None,
        types=_type_choices(in_region, place),
        regionsAction=Place(place.code, place.year).link,
        regionsType=place.type if place.type != "public" else None,
        regions=_region_choices(calendar, place),
        empty=None if days else f"No {what} in {place.year}{where}.",
        summary=f"{len(days)} {what}{where or _regional_share(days)}",
        months=[
            Month(f"month-{month}", MONTHS[month - 1],
                  [_row(holiday, day, calendar, place, today, next_one) for day, holiday in group])
            for month, group in groupby(days, key=lambda day: day[0].month)
        ],
    )


def _listed_on(holiday: Holiday, year: int) -> date:
    """Returns the holiday's date, or the observed day if the date is in another year."""
    return holiday.date if holiday.date.year == year else holiday.observed or holiday.date


def _named(place: Place, calendar: Calendar) -> Named | None:
    return Named(place.link, str(place.year)) if place.year in calendar.years else None


def _upcoming(holiday: Holiday, calendar: Calendar, place: Place, today: date) -> Upcoming:
    day = holiday.upcoming(today)
    name, language = holiday.kind.name
    return Upcoming(
        name, language, distance(day, today), full_date(day), day.isoformat(), _regions(holiday.kind, calendar),
        place.day_link(holiday))


def _regional_share(days: list[tuple[date, Holiday]]) -> str:
    """Returns the share of regional holidays in words: nobody has all holidays in a list of all regions."""
    regional = sum(1 for _, holiday in days if holiday.kind.regions)
    if not regional:
        return ""
    return ", in some regions only" if regional == len(days) else f", {regional} of them in some regions only"


def _type_choices(in_region: list[Holiday], place: Place) -> list[Choice]:
    """Returns the types to offer: always public and "All", and the types that occur in this year."""
    counts = Counter(type for holiday in in_region for type in holiday.kind.types)
    shown = counts.keys() | {"public", place.type}
    choices = [
        Choice(type == place.type, place._replace(type=type).link, label, counts[type])
        for type, label in TYPES.items()
        if type in shown
    ]
    choices.append(Choice(place.type == "all", place._replace(type="all").link, "All", len(in_region)))
    return choices


def _region_choices(calendar: Calendar, place: Place) -> list[Choice]:
    if not calendar.regions:
        return []
    choices = [Choice(code=code, name=name, isCurrent=code == place.region) for code, name in calendar.regions.items()]
    return [Choice(name="All regions", isCurrent=not place.region), *choices]


def _row(
    holiday: Holiday, listed_on: date, calendar: Calendar, place: Place, today: date, next_one: Holiday | None
) -> Row:
    kind = holiday.kind
    name, language = kind.name
    return Row(
        isPast=place.year == today.year and holiday.is_past(today),
        isNext=holiday is next_one,
        isoDate=listed_on.isoformat(),
        day=listed_on.day,
        month=MONTHS[listed_on.month - 1],
        weekday=WEEKDAYS[listed_on.weekday()],
        link=place.day_link(holiday),
        language=language,
        name=name,
        localName=kind.local_name,
        observed=_observed(holiday, listed_on),
        regions=_regions(kind, calendar),
        types=[TYPES[type] for type in kind.types],
        isEstimated=holiday.is_estimated,
    )


def _observed(holiday: Holiday, listed_on: date) -> str | None:
    """Returns the observed day; for a holiday listed under its observed day, its own date instead."""
    if holiday.observed is None:
        return None
    if listed_on == holiday.observed:
        return f"Observed for {full_date(holiday.date)}"
    return f"Observed on {full_date(holiday.observed)}"


def _regions(kind: Kind, calendar: Calendar) -> str | None:
    if len(kind.regions) > 3:
        return f"In {len(kind.regions)} regions"
    if kind.regions:
        return listed([calendar.regions.get(code, code) for code in kind.regions])
    if kind.exceptions:
        return f"Not in {listed([calendar.regions.get(code, code) for code in kind.exceptions])}"
    return None
