"""Questions as people type them: places, what they ask, and a time, in some of the site's languages."""

import random
from datetime import date, timedelta
from urllib.parse import quote

from facts import Facts

#: The languages in which questions are asked; the empty text is English.
LANGUAGES = ("", "/de", "/fr", "/pl", "/ar", "/ja", "/zh")
_ASKED = (
    "holidays", "next holiday", "is it a holiday", "working days", "how many working days", "school holidays", "long weekends",
    "leave", "calendar", "Feiertage", "Arbeitstage", "Ist heute ein Feiertag", "Brückentage", "jours fériés", "jours ouvrés",
    "dni wolne", "święta", "عطلة", "祝日", "次の祝日", "节假日", "下一个假期", "Christmas", "Easter", "Eid al-Fitr", "carnaval", "",
)
_JOINED = (" vs ", " and ", ", ", " or ", " und ", " et ", "と", " ")
_TIMES = (
    "today", "tomorrow", "this week", "next month", "next year", "heute", "nächste Woche", "demain", "来週", "明天", "weekend",
    "next 10 years", "in 100 days", "last week", "first Monday of May", "",
)


def _place(pick: random.Random, facts: Facts) -> str:
    return pick.choice(facts.places)


def _time(pick: random.Random, facts: Facts) -> str:
    first = date(pick.randint(2019, 2036), 1, 1) + timedelta(days=pick.randint(0, 364))
    last = first + timedelta(days=pick.choice([7, 365, 3652, 7000]))
    return pick.choice([*_TIMES, str(first.year), f"{first:%B %Y}", str(first), f"{first} to {last}", f"{first}..{last}",
                        f"from {first:%-d %B %Y} to {last:%-d %B %Y}", f"{first:%d.%m.%Y} - {last:%d.%m.%Y}",
                        f"{first.year}-{last.year}"])


def draw(pick: random.Random, facts: Facts) -> list:
    """What is asked, the places, how they are joined, the time, and their order."""
    places = [_place(pick, facts) for _ in range(pick.choice([0, 1, 1, 2, 4, 12]))]
    return [pick.choice(_ASKED), places, pick.choice(_JOINED), _time(pick, facts), pick.random()]


def change(pick: random.Random, facts: Facts, drawn: list) -> list:
    """Draws one part anew."""
    part = pick.randrange(len(drawn))
    return [*drawn[:part], draw(pick, facts)[part], *drawn[part + 1 :]]


def show(drawn: list, values: dict, facts: Facts) -> str:
    asked, places, joined, time, order = drawn
    parts = [asked, joined.join(places), time]
    random.Random(order).shuffle(parts)
    return quote(" ".join(filter(None, parts)), safe="")
