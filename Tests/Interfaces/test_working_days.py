"""Working days equal those that numpy finds, for 10,000 random questions about all countries and many regions.

numpy's busday functions know nothing of Almanac. They get the weekend and the days off, which this file reads from the
documents itself, with rules of its own. They cannot work on a weekend, so days that are worked by decree (China) are added
to the calendar by hand, and half days are taken off.
"""

import json
import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from functools import cache, cached_property
from http.client import HTTPConnection
from pathlib import Path
from threading import local
from urllib.request import urlopen
from xml.etree import ElementTree

import numpy as np

DATA = Path(__file__).resolve().parents[2] / "Sources/Documents/Data/holidays"
NAMESPACE = {"h": "urn:almanac:holidays"}
QUESTIONS = 10_000
SEED = 14
WORDS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")


@dataclass(frozen=True)
class Place:
    country: str
    region: str | None = None
    #: A weekend of one's own, "fri,sat"; none for that of the place.
    weekend: str = ""

    @property
    def code(self) -> str:
        # The site writes regions in capitals.
        return f"{self.country}-{self.region.upper()}" if self.region else self.country


@dataclass
class Days:
    """What a place has off, as far as its document tells."""

    first: date
    last: date
    #: The days of each year's weekend, numpy's way: Monday first, 1 for a working day.
    masks: dict[int, str]
    holidays: set[date] = field(default_factory=set)
    #: Weekend days that are worked.
    worked: set[date] = field(default_factory=set)
    #: Days of which half is off, unless they are off anyway.
    halves: set[date] = field(default_factory=set)

    def count(self, first: date, last: date) -> float:
        """The working days from `first` through `last`; a half day is half of one."""
        total = 0
        for year in range(first.year, last.year + 1):
            start = max(first, date(year, 1, 1))
            end = min(last, date(year, 12, 31))
            if start > end:
                continue
            total += int(np.busday_count(start, end + timedelta(1), self.masks[year], self._holidays))
            worked = [day for day in self.worked if start <= day <= end and day not in self.holidays]
            total += sum(1 for day in worked if self.masks[year][day.weekday()] == "0")
            halves = [day for day in self.halves if start <= day <= end and day not in self.holidays]
            total -= sum(0.5 for day in halves if self.masks[year][day.weekday()] == "1" or day in self.worked)
        return total

    def away(self, day: date, number: int) -> date | None:
        """The day that is `number` working days away; None if the document ends before."""
        if len(set(self.masks.values())) == 1 and not self.worked and not self.halves:
            roll = "backward" if number > 0 else "forward"
            found = np.busday_offset(day, number, roll, self.masks[day.year], self._holidays).astype(date)
            return found if self.first <= found <= self.last else None
        return self._step(day, number)

    def _step(self, day: date, number: int) -> date | None:
        """The same for places that numpy has no calendar for: one day at a time."""
        step = timedelta(1 if number > 0 else -1)
        left = abs(number)
        while left > 0:
            day += step
            if not self.first <= day <= self.last:
                return None
            left -= self.count(day, day)
        return day

    @cached_property
    def _holidays(self) -> list[date]:
        return sorted(self.holidays)


@cache
def document(country: str) -> ElementTree.Element:
    return ElementTree.parse(DATA / f"{country}.xml").getroot()


def regions(country: str) -> list[str]:
    return [region.get("code", "") for region in document(country).findall("h:region", NAMESPACE)]


def keeps(holiday: ElementTree.Element, region: str | None) -> bool:
    """Whether the place as a whole has the holiday off, or half of it."""
    if holiday.get("level") == "partial":
        return False
    kept_in = holiday.get("regions", "").split()
    if region is None:
        return not kept_in
    if kept_in:
        return region in kept_in or "all" in kept_in
    return region not in holiday.get("except", "").split()


def mask(weekdays: str) -> str:
    return "".join("0" if str(number) in weekdays.split() else "1" for number in range(1, 8))


@cache
def days_of(place: Place) -> Days:
    calendar = document(place.country)
    years = range(int(calendar.get("from", "")), int(calendar.get("to", "")) + 1)
    masks = {}
    for year in years:
        others = [
            other for other in calendar.findall("h:weekend", NAMESPACE)
            if int(other.get("from", "")) <= year <= int(other.get("to", ""))
        ]  # fmt: skip
        own = [other for other in others if place.region in other.get("regions", "").split()]
        all_over = [other for other in others if not other.get("regions")]
        if place.weekend:
            masks[year] = "".join("0" if word in place.weekend.split(",") else "1" for word in WORDS)
            continue
        masks[year] = mask((own + all_over)[0].get("days", "") if own or all_over else calendar.get("weekend", ""))
    days = Days(date(years[0], 1, 1), date(years[-1], 12, 31), masks)
    for holiday in calendar.findall("h:holiday", NAMESPACE):
        types = holiday.get("types", "").split()
        if not ({"public", "half-day"} & set(types) and keeps(holiday, place.region)):
            continue
        off = days.halves if "half-day" in types else days.holidays
        for day in holiday.findall("h:day", NAMESPACE):
            first = date.fromisoformat(day.get("date", ""))
            last = date.fromisoformat(day.get("through", first.isoformat()))
            if day.get("kept", "true") == "true":
                off |= {first + timedelta(number) for number in range((last - first).days + 1)}
            if observed := day.get("observed"):
                off.add(date.fromisoformat(observed))
            if worked := day.get("moved-from"):
                days.worked.add(date.fromisoformat(worked))
    return days


def places(random: random.Random) -> list[Place]:
    """All countries, and up to five regions of each."""
    found = []
    for country in sorted(path.stem for path in DATA.glob("*.xml")):
        all_regions = regions(country)
        found += [Place(country)]
        found += [Place(country, region) for region in random.sample(all_regions, min(5, len(all_regions)))]
    return found


def own(place: Place) -> str:
    """The part of the query that names a weekend of one's own."""
    return f"&weekend={place.weekend}" if place.weekend else ""


def questions() -> list[tuple[Place, str, float | date | None, str]]:
    """Each with the place, the query and what numpy finds."""
    numbers = random.Random(SEED)
    asked = []
    everywhere = places(numbers)
    for index in range(QUESTIONS):
        # Every place in turn, so that none is left out.
        place = everywhere[index % len(everywhere)]
        if numbers.random() < 0.1:
            place = replace(place, weekend=",".join(sorted(numbers.sample(WORDS, 2), key=WORDS.index)))
        days = days_of(place)
        first = days.first + timedelta(numbers.randrange((days.last - days.first).days + 1))
        if numbers.random() < 0.7:
            last = min(days.last, first + timedelta(numbers.choice([0, 1, 7, 40, 400, 3_600]) * numbers.random()))
            query = f"from={first}&to={last}"
            asked.append((place, query + own(place), days.count(first, last), "workingDays"))
        else:
            number = numbers.choice([-400, -20, -1, 1, 5, 20, 400])
            query = f"from={first}&days={number}{own(place)}"
            asked.append((place, query, days.away(first, number), "result"))
    return asked


def test_K3_working_days_equal_those_of_numpy(origin: str) -> None:
    host = origin.removeprefix("http://")
    mine = local()

    def answer(question: tuple[Place, str, float | date | None, str]) -> str | None:
        """What is wrong; None if nothing is."""
        place, query, expected, member = question
        if not hasattr(mine, "connection"):
            mine.connection = HTTPConnection(host, timeout=120)
        mine.connection.request("GET", f"/working-days.json?{query}&place={place.code}")
        response = mine.connection.getresponse()
        text = response.read()
        found = (response.status, json.loads(text).get(member) if text else response.getheader("Location"))
        if expected is None:
            wanted = (404, None)
        else:
            wanted = (200, expected.isoformat() if isinstance(expected, date) else expected)
        return None if found == wanted else f"{place.code} {query}: {found}, but numpy says {wanted}"

    asked = questions()
    with ThreadPoolExecutor(4) as pool:
        wrong = [text for text in pool.map(answer, asked) if text]
    counted = [expected for _, _, expected, member in asked if member == "workingDays"]
    found = [expected for _, _, expected, member in asked if member == "result" and expected]
    assert wrong == [], f"{len(wrong)} of {QUESTIONS}: " + "; ".join(wrong[:10])
    # The questions are of all kinds, so that none is answered by chance.
    assert len(asked) == QUESTIONS and len(counted) > 6_500 and len(found) > 2_000 and sum(counted) > 500_000
    assert len({place for place, *_ in asked}) > 400
    print(f"{QUESTIONS} questions, {sum(counted)} working days, {len(found)} days found")


def test_K3_a_worked_weekend_counts(origin: str) -> None:
    """China works on some weekends, in exchange for other days off."""
    days = days_of(Place("CN"))
    weekend = sorted(day for day in days.worked if day.weekday() >= 5)
    assert weekend, "the document of China has no worked weekends"
    for day in weekend:
        with urlopen(f"{origin}/working-days.json?from={day}&to={day}&place=CN", timeout=120) as response:
            found = json.loads(response.read())
        assert found["workingDays"] == 1, day
        assert [worked["date"] for worked in found["workedWeekendDays"]] == [day.isoformat()]
