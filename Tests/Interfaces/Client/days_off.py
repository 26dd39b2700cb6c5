"""A program that uses the client as its authors would: typed, without a dictionary. The tests check its types and compare what it says.

    python3 days_off.py ORIGIN        prints one JSON object
"""

import datetime
import json
import sys

from almanac_client import Client
from almanac_client.api.records import (
    holidays_of_year_json,
    leave_plans_json,
    long_weekends_of_year_json,
    meeting_json,
    status_on_day_json,
    working_days_json,
)
from almanac_client.models import (
    HolidayList,
    HolidaysOfYearJsonCountry,
    LeavePlansJsonCountry,
    LongWeekendsOfYearJsonCountry,
    Meeting,
    Problem,
    WorkingDays,
)


def holidays(client: Client) -> list[tuple[datetime.date, str]]:
    answer = holidays_of_year_json.sync(HolidaysOfYearJsonCountry.DE, 2026, client=client, region="BY")
    assert isinstance(answer, HolidayList)
    return [(holiday.date, holiday.names[0].text) for holiday in answer.holidays]


def working_days(client: Client) -> float:
    first, last = datetime.date(2026, 12, 1), datetime.date(2027, 1, 15)
    answer = working_days_json.sync(client=client, from_=first, to=last, place="DE-BY")
    assert isinstance(answer, WorkingDays)
    return answer.working_days


def days_to_meet(client: Client) -> list[datetime.date]:
    answer = meeting_json.sync(client=client, from_=datetime.date(2027, 1, 4), days=3, place=["DE-BY", "US-NY"])
    assert isinstance(answer, Meeting)
    return answer.days


def problem(client: Client) -> tuple[int, str]:
    answer = holidays_of_year_json.sync(HolidaysOfYearJsonCountry.DE, 1999, client=client)
    assert isinstance(answer, Problem)
    return answer.status, answer.title


def longest_weekend(client: Client) -> float:
    answer = long_weekends_of_year_json.sync(LongWeekendsOfYearJsonCountry.DE, 2026, client=client, region="BY")
    assert answer is not None and not isinstance(answer, Problem)
    return max(weekend.days_off for weekend in answer.long_weekends)


def status(client: Client) -> str:
    answer = status_on_day_json.sync("DE-BY", datetime.date(2026, 12, 25), client=client)
    assert answer is not None and not isinstance(answer, Problem)
    return str(answer.page)


def plans(client: Client) -> int:
    answer = leave_plans_json.sync(LeavePlansJsonCountry.DE, 2027, client=client, days=5, region="BY")
    assert answer is not None and not isinstance(answer, Problem)
    return len(answer.plans)


if __name__ == "__main__":
    with Client(base_url=sys.argv[1], raise_on_unexpected_status=True) as client:
        said = {
            "holidays": holidays(client),
            "working_days": working_days(client),
            "meeting": days_to_meet(client),
            "problem": problem(client),
            "longest_weekend": longest_weekend(client),
            "status": status(client),
            "plans": plans(client),
        }
    print(json.dumps(said, default=str))
