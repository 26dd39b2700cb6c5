"""Counts of working days against sums of the records' days: half days, weekends of two and of one day, and regions."""

import json
from collections.abc import Iterator
from datetime import date, timedelta
from random import Random

import pytest
from plain import Client

#: Places with half days, with other weekends, and with neither. Where days off are exchanged for days of the weekend, the
#: records of a year do not tell which, so no such country is here.
PLACES = (
    "IT-BZ IT TR IS GR EE PR US-PR US-KY CW FO KN CH-SO CH-ZH CH-GE DE DE-BY DE-SN FR FR-57 GB-ENG GB-SCT ES-CT ES AT BE NL "
    "PT PL CZ SE NO DK FI IE SA EG IL JO KW QA IQ NP PK IN-TN AU-VIC AU-SA AU-QLD NZ US-TX US-CA CA-QC BR MX AR CL CO PE ZA NG"
).split()
YEARS = (2025, 2026, 2027)
QUESTIONS = 34
DAY = timedelta(days=1)
WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]


class Place:
    """What the records say of a place: how many half days of each day are worked."""

    def __init__(self, client: Client, code: str, years: tuple[int, ...] = YEARS) -> None:
        self._client, self._years = client, years
        country, _, region = code.partition("-")
        weekend = self._get(f"/countries/{country}.json")["weekend"]
        self._weekend = {WEEKDAYS.index(day) for day in weekend}
        suffix = f"&region={region}" if region else ""
        self._off = set(self._days(country, "", suffix))
        self._half = set(self._days(country, "half-day", suffix))

    def _get(self, target: str) -> dict:
        answer = self._client.follow(target)[-1]
        assert answer.status == 200, (target, answer.text)
        return json.loads(answer.text)

    def _days(self, country: str, kind: str, suffix: str) -> Iterator[date]:
        for year in self._years:
            query = "&".join(part for part in (suffix[1:], f"type={kind}" if kind else "") if part)
            record = self._get(f"/holidays/{country}/{year}.json" + (f"?{query}" if query else ""))
            for row in record["holidays"]:
                # In the list of a region everything but partial days is kept by all of it. The list of a country has days
                # of regions if it has no others.
                if row["local"] or (not suffix and row["regions"]):
                    continue
                day, last = date.fromisoformat(row["date"]), date.fromisoformat(row["last"])
                while day <= last:
                    yield day
                    day += DAY

    def halves(self, day: date) -> int:
        if day in self._off or day.weekday() in self._weekend:
            return 0
        return 1 if day in self._half else 2

    @property
    def has_half_days(self) -> bool:
        return any(day.weekday() not in self._weekend for day in self._half - self._off)


@pytest.mark.parametrize("code", PLACES)
def test_B4_counts_of_working_days_are_the_sums_of_the_records(client: Client, code: str) -> None:
    place = Place(client, code)
    if code in ("IT-BZ", "TR", "IS", "GR", "EE", "PR", "CW", "FO"):
        assert place.has_half_days
    random = Random(code)
    for _ in range(QUESTIONS):
        first = date(2025, 1, 1) + timedelta(days=random.randrange(900))
        last = min(first + timedelta(days=random.randrange(200)), date(2027, 12, 31))
        days = [first + timedelta(days=number) for number in range((last - first).days + 1)]
        expected = sum(map(place.halves, days)) / 2
        target = f"/working-days.json?from={first}&to={last}&place={code}"
        assert place._get(target)["workingDays"] == expected, target

        wanted = random.choice([-7, -1, 1, 2, 5, 13])
        step, day, worked = (DAY if wanted > 0 else -DAY), first, 0
        while worked < 2 * abs(wanted):
            day += step
            worked += place.halves(day)
            if not date(2025, 1, 1) <= day <= date(2027, 12, 31):
                break
        else:
            target = f"/working-days.json?from={first}&days={wanted}&place={code}"
            assert place._get(target)["result"] == str(day), target
