"""The parameters of addresses: how each is drawn at random, and how it is spelled.

A parameter may depend on others: a region on the country, the last day of a range on its first. What is drawn is therefore not
yet text. A changed country has regions of its own.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, timedelta
from string import Formatter

import questions
from facts import Facts

TYPES = (
    "public bank government school workday optional observance unofficial religious half-day de-facto armed-forces "
    "optional-women restricted-settlement albanian armenian bosnian catholic christian hebrew hindu islamic orthodox "
    "protestant roma sabian serbian turkish vlach yazidi"
).split()
WEEKDAYS = "mon tue wed thu fri sat sun".split()
#: The languages of the data, and one that nobody speaks.
_LANGUAGES = ["", "EN", "DE", "FR", "AR", "ZZ"]


@dataclass(frozen=True)
class Parameter:
    draw: Callable[[random.Random, Facts], object]
    #: From what was drawn, and what was drawn of all parameters.
    show: Callable[[object, dict, Facts], str] = lambda raw, values, facts: str(raw)
    #: A small change; nil to draw another one.
    change: Callable[[random.Random, Facts, object], object] | None = None


def one_of(*options: object) -> Parameter:
    return Parameter(lambda pick, facts: pick.choice(options))


def between(least: int, most: int, *others: object) -> Parameter:
    """A number, mostly; the limits more often than others."""
    options = [*others, least, most, most]
    return Parameter(lambda pick, facts: pick.choice([*options, *(pick.randint(least, most) for _ in range(7))]))


def _some_region(share: object, country: str, facts: Facts) -> str:
    """The region at a share of all: 0.5 is the middle one. The empty text for none."""
    regions = facts.regions.get(country, [])
    return regions[int(share * len(regions))] if isinstance(share, float) and regions else ""


def _region(*words: str) -> Parameter:
    def show(raw: object, values: dict, facts: Facts) -> str:
        return raw if isinstance(raw, str) else _some_region(raw, values["country"], facts)

    return Parameter(lambda pick, facts: pick.choice(["", *words, *words, pick.random(), pick.random()]), show)


def _show_iso_region(raw: object, values: dict, facts: Facts) -> str:
    region = _some_region(raw, values["country"], facts)
    return f"{values['country']}-{region}" if region else ""


def _draw_place(pick: random.Random, facts: Facts) -> tuple[str, object]:
    return pick.choice(facts.countries), pick.choice([None, pick.random()])


def _show_place(raw: tuple[str, object], values: dict, facts: Facts) -> str:
    region = _some_region(raw[1], raw[0], facts)
    return f"{raw[0]}-{region}" if region else raw[0]


def _places(most: int) -> Parameter:
    def draw(pick: random.Random, facts: Facts) -> list:
        return [_draw_place(pick, facts) for _ in range(pick.choice([1, pick.randint(1, most), most, most]))]

    def show(raw: list, values: dict, facts: Facts) -> str:
        return "&".join(dict.fromkeys(f"place={_show_place(it, values, facts)}" for it in raw))

    def change(pick: random.Random, facts: Facts, raw: list) -> list:
        number = pick.randrange(len(raw))
        added = [_draw_place(pick, facts)] * (pick.random() < 0.9 or len(raw) < 2)
        return (raw[:number] + added + raw[number + 1 :] + [_draw_place(pick, facts)] * (pick.random() < 0.2))[:most]

    return Parameter(draw, show, change)


def _date(raw: tuple[int, int]) -> date:
    return date(raw[0], 1, 1) + timedelta(days=raw[1])


def _later(raw: int, values: dict, facts: Facts) -> str:
    first = _date(values["from"])
    return str(first + timedelta(days=min(raw, (date.max - first).days)))


def _draw_date(pick: random.Random, facts: Facts) -> tuple[int, int]:
    return pick.choice([*range(2020, 2036), *range(2020, 2036), 1, 9998]), pick.randint(0, 364)


def _days_of_year(longest: int) -> Parameter:
    """Up to 20 days, or ranges of days, of the year of a plan."""

    def draw(pick: random.Random, facts: Facts) -> list:
        count = pick.choice([0, 0, 1, pick.randint(1, 20), 20])
        return sorted((pick.randint(0, 340), pick.choice([0, pick.randint(0, longest)])) for _ in range(count))

    def show(raw: list, values: dict, facts: Facts) -> str:
        spelled = []
        for first, length in raw:
            begin, end = _date((values["year"], first)), _date((values["year"], first + length))
            spelled.append(f"{begin}..{end}" if length else str(begin))
        return ",".join(dict.fromkeys(spelled))

    return Parameter(draw, show)


def _draw_weekend(pick: random.Random, facts: Facts) -> str:
    return ",".join(day for day in WEEKDAYS if pick.random() < 0.4) if pick.random() < 0.6 else ""


def _show_day(raw: float, values: dict, facts: Facts) -> str:
    days = facts.days(values["country"], values["year"])
    return days[int(raw * len(days))] if days else "01-01-nothing"


#: The flows that open the country picker, with their state.
_TICKETS = (
    "", "for=start", "for=options", "for=options&for=start", "for=options&for=greeting",
    "for=holidays&country={country}&year={year}&type={type}&region={region}",
    "for=calendar&country={country}&year={year}&type={type}&region={region}&month={month_or_none}",
    "for=leave&country={country}&year={year}&days={leave}&region={own}&break={shortest}&weekend={weekend}&work={work}"
    "&taken={taken}&school={school}&with={place}&with-days={leave2}&person={person}",
    "for=working-days&from={from}&to={to}&weekend={weekend}&place={place}",
    "for=compare&year={year}&{places12}", "for=compare&from={from}&days={meeting}&{places12}",
)


def _draw_ticket(pick: random.Random, facts: Facts) -> str:
    template = pick.choice(_TICKETS)
    return spelled(template, drawn(template, pick, facts), facts)


PARAMETERS: dict[str, Parameter] = {
    "country": Parameter(lambda pick, facts: pick.choice(facts.countries)),
    "year": Parameter(lambda pick, facts: pick.choice([*range(2020, 2036), *range(2020, 2036), 2019, 2036])),
    "type": one_of("", "", "all", "all", "public-and-school", *TYPES),
    "region": _region("all"),
    "own": _region(),
    "some_region": Parameter(
        lambda pick, facts: pick.random(), lambda raw, values, facts: _some_region(raw, values["country"], facts) or "X"),
    "school": _region("all"),
    "month": Parameter(lambda pick, facts: pick.randint(1, 12), lambda raw, values, facts: f"{raw:02}"),
    "month_or_none": one_of("", *range(1, 13)),
    "day": Parameter(lambda pick, facts: pick.random(), _show_day),
    "leave": between(1, 60, ""),
    "leave2": between(1, 60, ""),
    "shortest": between(3, 30, ""),
    "weekend": Parameter(_draw_weekend),
    "work": Parameter(
        _days_of_year(0).draw,
        lambda raw, values, facts: _days_of_year(0).show([(first, 0) for first, _ in raw], values, facts)),
    "taken": _days_of_year(21),
    "person": one_of("first", "partner"),
    "place": Parameter(_draw_place, _show_place),
    "iso_region": Parameter(_region().draw, _show_iso_region),
    "places12": _places(12),
    "places20": _places(20),
    "from": Parameter(_draw_date, lambda raw, values, facts: str(_date(raw))),
    "to": Parameter(between(0, 3652).draw, _later),
    "valid_to": Parameter(between(0, 1095).draw, _later),
    "away": between(-2500, 2500),
    "meeting": between(1, 60, ""),
    "opens": one_of("00:00", "06:00", "09:00", "09:30"),
    "closes": one_of("09:31", "12:00", "17:00", "23:59"),
    "q": Parameter(lambda pick, facts: facts.search(pick)),
    "question": Parameter(questions.draw, questions.show, questions.change),
    "asked_in": one_of(*questions.LANGUAGES),
    "draw": Parameter(lambda pick, facts: pick.choice(["", pick.randint(2, 999_999)])),
    "ticket": Parameter(_draw_ticket),
    "occasion": Parameter(lambda pick, facts: pick.choice(facts.occasions)),
    "person_id": Parameter(lambda pick, facts: pick.choice(facts.people)),
    "quote": Parameter(lambda pick, facts: pick.choice(facts.quotes)),
    "document": Parameter(lambda pick, facts: pick.choice(facts.documents)),
    "file": Parameter(lambda pick, facts: pick.choice(facts.files)),
    "offset": between(-12, 12),
    "bridges": between(0, 10),
    "language": one_of(*_LANGUAGES),
    "division": one_of("scotland", "england-and-wales", "northern-ireland"),
    "opener": one_of("", "start", "greeting", "greeting&show=1", "nobody"),
    "flag": one_of("", "1"),
    "look": one_of("light", "dark", "system", "other"),
    "button": one_of("", "choose-country", "remove-country"),
    "year_format": one_of("json", "csv", "xml", "ics"),
    "rolling_format": one_of("ics", "json", "atom", "svg"),
    "day_format": one_of("ics", "json"),
    "table_format": one_of("json", "csv", "xml"),
    # How the request is sent.
    "coding": one_of("br", "br", "gzip", ""),
    "navigates": one_of(False, True),
    "saved": Parameter(_draw_place, _show_place),
}


def names(template: str) -> list[str]:
    return [name for _, name, _, _ in Formatter().parse(template) if name]


def drawn(template: str, pick: random.Random, facts: Facts) -> dict:
    """What is drawn for the parameters of a template, and for those that they depend on."""
    needed = dict.fromkeys([*names(template), "country", "year", "from"])
    return {name: PARAMETERS[name].draw(pick, facts) for name in needed}


def changed(values: dict, template: str, pick: random.Random, facts: Facts) -> dict:
    """The same with one or two parameters drawn anew, or changed a little."""
    result = dict(values)
    for name in pick.sample(names(template), min(len(names(template)), pick.choice([1, 1, 1, 2]))):
        parameter = PARAMETERS[name]
        result[name] = parameter.change(pick, facts, values[name]) if parameter.change else parameter.draw(pick, facts)
    return result


def spelled(template: str, values: dict, facts: Facts) -> str:
    """The address without empty items, which would be redirected or refused."""
    shown = {name: PARAMETERS[name].show(values[name], values, facts) for name in names(template)}
    path, _, query = template.partition("?")
    if "=" in path or not path.startswith("/"):
        path, query = "", template
    items = [item.format(**shown) for item in query.split("&")] if query else []
    kept = "&".join(item for item in items if item and not item.endswith("="))
    return path.format(**shown) + ("?" if path and kept else "") + kept
