"""The sets from PyPI. They are run and never copied: nothing of them is in the documents.

`requirements-compare.txt` pins them. A set that is not installed stops the comparison, since a set that is skipped
proves nothing.
"""

import warnings
from collections import defaultdict
from collections.abc import Iterable
from datetime import date

from .places import Days, HolidaySet, Place


class Workalendar:
    """PyPI `workalendar`: computed calendars of countries and regions (MIT)."""

    name = "workalendar"
    category = "public"

    def __init__(self) -> None:
        from workalendar.registry import registry

        self._calendars = registry.get_calendars(include_subregions=True)

    def places(self) -> Iterable[Place]:
        """Returns the countries and regions with a registered ISO code."""
        return map(Place.parsed, self._calendars)

    def days(self, place: Place, year: int) -> Days | None:
        """Returns the days of one year. Some calendars have tables that end: they raise errors of several types."""
        try:
            with warnings.catch_warnings():
                # Some calendars warn that they compute what others announce: the comparison shows where that matters.
                warnings.simplefilter("ignore")
                holidays = self._calendars[str(place)]().holidays(year)
        except (KeyError, ValueError, NotImplementedError, _calendar_error()):
            return None
        return _grouped((day, name) for day, name in holidays if day.year == year)


class Holidata:
    """PyPI `holidata`: computed holidays of some forty countries, with the regions of most of them (MIT)."""

    name = "holidata"
    category = "public"

    def __init__(self) -> None:
        from holidata.holiday import Country

        self._countries = {country.id: country for country in (kind() for kind in Country.plugins)}
        self._read: dict[tuple[str, int], list[tuple[str, date, str]]] = {}

    def places(self) -> Iterable[Place]:
        """Returns the countries, and the regions that have holidays of their own."""
        for code in self._countries:
            regions = {region for year in (2024, 2027) for region, _, _ in self._rows(code, year)}
            # A country whose holidays all belong to regions has no national list here (Australia).
            yield from (Place(code, region) for region in sorted(regions))

    def days(self, place: Place, year: int) -> Days:
        """Returns the days of one year: in a region, the national ones and its own."""
        rows = self._rows(place.country, year)
        return _grouped((day, name) for region, day, name in rows if region in ("", place.region))

    def _rows(self, code: str, year: int) -> list[tuple[str, date, str]]:
        if (code, year) not in self._read:
            country = self._countries[code]
            rows = country.get_holidays_of(year, country.default_lang or country.languages[0])
            self._read[code, year] = [(row.region, row.date.date(), row.description) for row in rows]
        return self._read[code, year]


class ChineseCalendar:
    """PyPI `chinesecalendar`: the yearly notices of China's State Council, day by day (MIT)."""

    name = "chinesecalendar"
    category = "public"

    def places(self) -> Iterable[Place]:
        """Returns China."""
        return (Place("CN"),)

    def days(self, place: Place, year: int) -> Days | None:
        """Returns the days off of one year, swapped ones included; `None` if no notice is known."""
        from chinese_calendar.constants import holidays

        return _grouped((day, name) for day, name in holidays.items() if day.year == year) or None


class JPHoliday:
    """PyPI `jpholiday`: the holidays of Japan by the Act on National Holidays (MIT)."""

    name = "jpholiday"
    category = "public"

    def places(self) -> Iterable[Place]:
        """Returns Japan."""
        return (Place("JP"),)

    def days(self, place: Place, year: int) -> Days:
        """Returns the days of one year."""
        import jpholiday

        return _grouped(jpholiday.year_holidays(year))


class BankHolidays:
    """The copy of GOV.UK's list in PyPI `govuk-bank-holidays` (MIT; the list: Open Government Licence)."""

    name = "govuk-bank-holidays"
    category = "public"
    _DIVISIONS = {
        Place("GB", "ENG"): "england-and-wales",
        Place("GB", "WLS"): "england-and-wales",
        Place("GB", "SCT"): "scotland",
        Place("GB", "NIR"): "northern-ireland",
    }

    def places(self) -> Iterable[Place]:
        """Returns the nations of the United Kingdom."""
        return self._DIVISIONS

    def days(self, place: Place, year: int) -> Days | None:
        """Returns the days of one year. Asks no server: the package has a copy of the list."""
        from govuk_bank_holidays.bank_holidays import BankHolidays as List

        events = List.load_backup_data()[self._DIVISIONS[place]]["events"]
        rows = ((date.fromisoformat(event["date"]), event["title"]) for event in events)
        return _grouped((day, name) for day, name in rows if day.year == year) or None


def installed() -> list[HolidaySet]:
    """Returns all sets from PyPI. Raises `ImportError` if one is not installed."""
    return [Workalendar(), Holidata(), ChineseCalendar(), JPHoliday(), BankHolidays()]


def _calendar_error() -> type[Exception]:
    from workalendar.exceptions import CalendarError

    return CalendarError


def _grouped(rows: Iterable[tuple[date, str]]) -> Days:
    days: Days = defaultdict(list)
    for day, name in rows:
        if name not in days[day]:
            days[day].append(name)
    return dict(days)
