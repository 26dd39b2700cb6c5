"""Sixty questions that people come with, each from the home page of a phone to the visible answer, without JavaScript.

The number of actions is part of each test: an action is what a visitor does at once, such as a tap, or a text that is typed
and sent.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from chromium import unfold
from conftest import OpenPage
from playwright.sync_api import Page, expect

Action = Callable[[Page], None]


@dataclass(frozen=True)
class Journey:
    """A question, what a visitor does, and the text that answers it."""

    question: str
    #: The most actions it may take.
    most: int
    actions: tuple[Action, ...]
    answer: str
    #: The place that the visitor has saved, such as "US-TX".
    home: str | None = None


def search(text: str) -> Action:
    """Types into the box of the home page, and sends it."""

    def act(page: Page) -> None:
        box = page.get_by_role("searchbox").last
        box.fill(text)
        box.press("Enter")

    return act


def tap(name: str, *, exact: bool = False) -> Action:
    """Follows a link or presses a button."""

    def act(page: Page) -> None:
        link = page.get_by_role("link", name=name, exact=exact)
        (link.or_(page.get_by_role("button", name=name, exact=exact)).filter(visible=True).first).click()

    return act


def open_(text: str) -> Action:
    """Unfolds what is folded under a heading."""
    return lambda page: page.locator("summary", has_text=text).filter(visible=True).first.click()


def letter(name: str) -> Action:
    """Unfolds the letter of a country in the picker."""
    return lambda page: unfold(page, name)


def choose(label: str, option: str) -> Action:
    """Chooses from a list."""
    return lambda page: page.get_by_label(label).filter(visible=True).first.select_option(option)


def enter(label: str, text: str) -> Action:
    """Types into a field."""
    return lambda page: page.get_by_label(label, exact=True).first.fill(text)


def send(label: str, text: str) -> Action:
    """Types into a field, and sends the form."""

    def act(page: Page) -> None:
        field = page.get_by_label(label, exact=True).first
        field.fill(text)
        field.press("Enter")

    return act


COMPARED = (
    tap("Compare places"),
    tap("Add the first place"),
    letter("Germany"),
    tap("Germany"),
    tap("Add a second place"),
    letter("France"),
    tap("France"),
)

JOURNEYS = (
    # The box of the home page.
    Journey(
        "When is Christmas 2027 in Bavaria?", 1, (search("christmas 2027 bavaria"),), "Christmas Day 2027 in Bavaria"
    ),
    Journey("When is xmas?", 1, (search("xmas"),), "Christmas Day"),
    Journey(
        "Which holidays has Germany in 2027?",
        2,
        (search("germany 2027"), tap("Public holidays in Germany in 2027")),
        "Holidays in Germany 2027",
    ),
    Journey(
        "What is off in Munich?",
        2,
        (search("munich 2027"), tap("Public holidays in Munich in 2027")),
        "Holidays in Bavaria, Germany 2027",
    ),
    Journey("Grmany, mistyped", 1, (search("grmany"),), "Germany"),
    Journey("When is the next bank holiday in Scotland?", 1, (search("next holiday scotland"),), "Scotland"),
    Journey("When is Easter 2027?", 1, (search("easter 2027"),), "Easter Sunday 2027: Sunday 28 March"),
    Journey("When is Thanksgiving?", 1, (search("thanksgiving"),), "Thanksgiving"),
    Journey("When is Diwali 2027?", 1, (search("diwali 2027"),), "Diwali 2027: Friday 29 October"),
    Journey("When is the fourth of July?", 1, (search("4th of july"),), "Independence Day"),
    Journey("Who was Marie Curie?", 2, (search("curie"), tap("Marie Curie")), "Lived"),
    Journey(
        "What does Friday 4 December 2026 bring?", 2, (search("2026-12-04"), tap("4 December 2026")), "4 December 2026"
    ),
    Journey("Three kings in Spain", 1, (search("epiphany spain 2027"),), "Epiphany 2027 in Spain: Wednesday 6 January"),
    Journey("Holidays of Tokyo's country", 2, (search("tokyo"), tap("Japan")), "Holidays in Japan 2026"),
    Journey(
        "Feiertage in NRW",
        2,
        (search("nrw 2027"), tap("Public holidays in North Rhine-Westphalia in 2027")),
        "Holidays in North Rhine-Westphalia, Germany 2027",
    ),
    Journey("Nonsense is told, and the box keeps it", 1, (search("qwertyuiop"),), "qwertyuiop"),
    # Am I off?
    Journey(
        "Am I off on 4 December, in Texas?",
        2,
        (search("4 December 2026"), tap("4 December 2026")),
        "In Texas you work on Friday 4 December 2026",
        home="US-TX",
    ),
    Journey(
        "Am I off on Christmas Day?",
        2,
        (search("25 december 2026"), tap("25 December 2026")),
        "you are off",
        home="DE-BY",
    ),
    Journey("Am I off today?", 0, (), "Today", home="DE-BY"),
    Journey("When am I off next?", 0, (), "Next", home="FR"),
    Journey(
        "Am I off, without a place",
        2,
        (search("2026-12-25"), tap("25 December 2026")),
        "Are you off on Friday 25 December 2026?",
    ),
    # Lists and calendars.
    Journey("Choose my country", 3, (tap("Choose your country"), letter("Japan"), tap("Japan")), "Japan"),
    Journey(
        "Which days are off in my region?",
        1,
        (tap("Holidays", exact=True),),
        "Holidays in Catalonia, Spain 2026",
        home="ES-CT",
    ),
    Journey(
        "Next year's list",
        2,
        (tap("Holidays", exact=True), tap("2027")),
        "Holidays in Bavaria, Germany 2027",
        home="DE-BY",
    ),
    Journey(
        "The year on one page",
        2,
        (tap("Holidays", exact=True), tap("Calendar", exact=True)),
        "Calendar for Bavaria, Germany 2026",
        home="DE-BY",
    ),
    Journey("A month to print", 2, (search("december 2026 germany"), tap("December 2026")), "December 2026 in Germany"),
    Journey(
        "School holidays", 2, (tap("Holidays", exact=True), tap("School", exact=True)), "Christmas Break", home="DE-BY"
    ),
    Journey(
        "What all regions of Germany keep",
        3,
        (search("germany 2027"), tap("Public holidays in Germany in 2027"), tap("that only some regions keep")),
        "Reformation Day",
    ),
    Journey(
        "Holidays of another country",
        4,
        (tap("Holidays", exact=True), tap("Change"), letter("Italy"), tap("Italy")),
        "Holidays in Italy 2026",
        home="DE-BY",
    ),
    Journey(
        "What is past this year", 2, (tap("Holidays", exact=True), open_("Earlier in 2026")), "Epiphany", home="DE-BY"
    ),
    # A day explained.
    Journey("Why is 3 October off?", 2, (search("german unity day"), tap("German Unity Day")), "1990"),
    Journey(
        "Where in Germany is Reformation Day kept?",
        2,
        (search("reformation day germany 2026"), tap("Reformation Day 2026 in Germany")),
        "Where it is kept",
    ),
    Journey(
        "Is Reformation Day a holiday in Germany?",
        1,
        (search("reformation day germany 2026"),),
        "Only in 9 of 16 regions.",
    ),
    Journey("What is Vesak?", 2, (search("vesak"), tap("Vesak")), "Buddha"),
    Journey("Which countries keep Labour Day?", 2, (search("labour day"), tap("Labour Day")), "1 May"),
    Journey("Bastille Day", 2, (search("bastille day"), tap("National Day 2027 in France")), "1789"),
    Journey("Which occasions are there?", 2, (tap("Occasions"), open_("Christian")), "Good Friday"),
    # Leave.
    Journey(
        "How do I get most from 25 days?",
        4,
        (tap("Holidays", exact=True), tap("2027"), tap("Plan leave"), send("Days of leave", "25")),
        "25 days of leave give",
        home="ES-CT",
    ),
    Journey(
        "Two weeks and bridges",
        3,
        (search("leave germany 2027"), tap("leave"), send("Days of leave", "28")),
        "Long and short breaks",
    ),
    Journey(
        "The long weekends of the year",
        3,
        (tap("Holidays", exact=True), tap("2027"), tap("Long weekends")),
        "Long weekends in Bavaria, Germany 2027",
        home="DE-BY",
    ),
    # Working days, comparisons, meetings.
    Journey(
        "How many working days has December?",
        3,
        (tap("Working days"), enter("First day", "2026-12-01"), send("Last day", "2026-12-31")),
        "working days",
        home="DE-BY",
    ),
    Journey(
        "Compare Germany with France, asked in words",
        2,
        (search("compare germany and france 2027"), tap("Compare Germany and France in 2027")),
        "days on which all work",
    ),
    Journey("Compare Germany with France", 7, COMPARED, "days on which all work"),
    Journey(
        "When can Germany and France meet?", 8, (*COMPARED, tap("Find days for a meeting")), "Monday 23 November 2026"
    ),
    Journey(
        "Working days of a month, asked in words",
        2,
        (search("working days bavaria 2027"), tap("Working days in Bavaria in 2027")),
        "working days",
    ),
    Journey(
        "Long weekends, asked in words",
        2,
        (search("long weekends bavaria 2027"), tap("Long weekends in Bavaria in 2027")),
        "off for",
    ),
    # The world.
    Journey("Who is off today?", 1, (tap("World", exact=True),), "Who is off"),
    Journey(
        "Who is off on New Year's Day?", 2, (tap("World", exact=True), send("Day", "2027-01-01")), "1 January 2027"
    ),
    Journey("The next seven days", 2, (tap("World", exact=True), tap("The week from here")), "Sunday 22 November"),
    # Keeping.
    Journey(
        "Subscribe on an iPhone", 2, (tap("Holidays", exact=True), open_("Add to calendar")), "Apple", home="DE-BY"
    ),
    Journey("Subscribe at Google", 2, (tap("Holidays", exact=True), open_("Add to calendar")), "Google", home="DE-BY"),
    Journey(
        "Is the data to be trusted?",
        2,
        (tap("Holidays", exact=True), tap("What we know of each country")),
        "who says so",
        home="DE-BY",
    ),
    # Quotes, people, sides.
    Journey("The quote of the day", 1, (tap("More about this quote"),), "The Divine Comedy"),
    Journey("All quotes", 1, (tap("Quotes", exact=True),), "Quotes"),
    Journey("Quotes of one person", 2, (tap("People", exact=True), search("curie")), "Curie"),
    Journey("People of the nineteenth century", 2, (tap("People", exact=True), tap("century")), "19th century"),
    Journey("The light side", 1, (tap("Light side"),), "There is no emotion"),
    Journey("And the dark one", 2, (tap("Light side"), tap("Dark side")), "Peace is a lie"),
    # Oneself.
    Journey(
        "The dark look",
        3,
        (tap("Name and look"), lambda page: page.get_by_label("Dark").check(), tap("Save")),
        "November 2026",
    ),
    Journey("A greeting", 2, (tap("Greeting"), tap("Show greeting")), "Hello"),
    # For programs.
    Journey("Is there JSON?", 1, (tap("For developers"),), "OpenAPI"),
    Journey("The list as CSV", 1, (tap("Holidays", exact=True),), "CSV", home="DE-BY"),
)


@pytest.mark.parametrize("journey", JOURNEYS, ids=lambda journey: re.sub(r"\W+", "-", journey.question).strip("-"))
def test_a_question_is_answered_in_few_actions(open_page: OpenPage, origin: str, journey: Journey) -> None:
    assert len(journey.actions) <= journey.most
    page = open_page(script=False, width=375)
    if journey.home:
        version = 2 if "-" in journey.home else 1
        page.context.add_cookies([{"name": "almanac", "value": f"{version}.{journey.home}.light.QWRh", "url": origin}])
    page.goto("/")
    for act in journey.actions:
        act(page)
    expect(page.locator("main").get_by_text(journey.answer).filter(visible=True).first).to_be_visible()
