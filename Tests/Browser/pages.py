"""All pages of the site in all states, for the tests that check every page."""

from dataclasses import dataclass

from program import YEAR

#: A picker's ticket: a list whose year, type and region all differ from the defaults.
TICKET = "for=holidays&country=DE&year=2025&type=catholic&region=BY"
#: The list that the ticket leads back to.
TICKET_LIST = "/holidays/DE/2025?type=catholic&region=BY"


@dataclass(frozen=True)
class State:
    """One page in one state."""

    #: The part of test and file names.
    name: str
    target: str
    heading: str
    status: int = 200


STATES = (
    State("start", "/", "Saturday 21 November 2026"),
    State("first", "/holidays", "Holidays"),
    State("list", "/holidays/DE/2026", "Holidays in Germany 2026"),
    State("list-all", "/holidays/DE/2026?type=all", "Holidays in Germany 2026"),
    State("list-region", "/holidays/GB/2026?region=ENG", "Holidays in England, United Kingdom 2026"),
    State("list-past", "/holidays/US/2021", "Holidays in the United States 2021"),
    State("list-estimated", "/holidays/EG/2026", "Holidays in Egypt 2026"),
    State("list-empty", "/holidays/DE/2026?type=bank&region=BY", "Holidays in Bavaria, Germany 2026"),
    State("list-right-to-left", "/holidays/IR/2026", "Holidays in Iran 2026"),
    State("list-no-data", "/holidays/LK/2030", "Holidays in Sri Lanka 2030", 404),
    State("list-unknown-country", "/holidays/QQ/2026", "Holidays", 404),
    State("list-unknown-region", "/holidays/DE/2026?region=ZZ", "Holidays", 404),
    State("list-unknown-year", "/holidays/DE/2026x", "“2026x” is not a year", 404),
    State("calendar", "/holidays/DE/2026/calendar", "Calendar for Germany 2026"),
    State("calendar-regional", "/holidays/DE/2026/calendar?type=all&region=all", "Calendar for Germany 2026"),
    State("calendar-region", "/holidays/GB/2026/calendar?region=ENG", "Calendar for England, United Kingdom 2026"),
    State("calendar-worked", "/holidays/CN/2026/calendar", "Calendar for China 2026"),
    State("calendar-right-to-left", "/holidays/IR/2026/calendar", "Calendar for Iran 2026"),
    State("calendar-no-data", "/holidays/LK/2030/calendar", "Calendar for Sri Lanka 2030", 404),
    State("calendar-unknown-region", "/holidays/DE/2026/calendar?region=ZZ", "Calendar", 404),
    State("month", "/holidays/DE/2026/11", "November 2026 in Germany"),
    State("month-run", "/holidays/CN/2026/02", "February 2026 in China"),
    State("month-crowded", "/holidays/IN/2026/08?type=all&region=all", "August 2026 in India"),
    State("month-one-day-weekend", "/holidays/NP/2026/10", "October 2026 in Nepal"),
    State("month-no-data", "/holidays/LK/2030/10", "October 2030 in Sri Lanka", 404),
    State("month-unknown", "/holidays/DE/2026/13", "“13” is not a month", 404),
    State("leave-front", "/holidays/DE/2027/leave", "Leave in Germany 2027"),
    State("leave", "/holidays/DE/2027/leave?days=25&region=BY", "Leave in Bavaria, Germany 2027"),
    State(
        "leave-everything",
        "/holidays/DE/2027/leave?days=25&region=BY&break=9&weekend=sat%2Csun&work=2027-05-14"
        "&taken=2027-07-05..2027-07-16&school=BY&with=FR&with-days=30",
        "Leave in Bavaria, Germany and France 2027",
    ),
    State("leave-impossible", "/holidays/DE/2027/leave?days=1&break=30", "Leave in Germany 2027"),
    State("leave-right-to-left", "/holidays/IR/2027/leave?days=10", "Leave in Iran 2027"),
    State(
        "leave-wrong",
        "/holidays/DE/2027/leave?days=366&break=2&weekend=someday&work=2027-02-30&taken=2026-12-31&school=Atlantis",
        "Leave in Germany 2027",
        400,
    ),
    State("leave-no-data", "/holidays/LK/2030/leave?days=25", "Leave in Sri Lanka 2030", 404),
    State("leave-unknown-region", "/holidays/DE/2027/leave?region=ZZ", "Leave", 404),
    State("detail", "/holidays/DE/2026/10-03-german-unity-day", "German Unity Day"),
    State("detail-estimated", "/holidays/EG/2026/05-27-eid-al-adha", "Eid al-Adha"),
    State("detail-observed", "/holidays/GB/2026/12-26-boxing-day", "Boxing Day"),
    State("detail-unknown", "/holidays/DE/2026/10-04-german-unity-day", "Holiday", 404),
    State("detail-unreadable", "/holidays/DE/2026/easter", "Holiday “easter” not found", 404),
    State("picker", "/countries", "Choose Country"),
    State("picker-found", "/countries?q=cote", "Choose Country"),
    State("picker-nothing", "/countries?q=zzz", "Choose Country"),
    State("picker-ticket", f"/countries?{TICKET}&q=land", "Choose Country"),
    State("picker-unknown-country", "/countries/QQ", "Choose Country", 404),
    State("picker-too-long", f"/countries?q={'x' * 101}", "Choose Country", 400),
    State("light-side", "/light-side", "Welcome to the light side"),
    State("light-side-fresh", "/light-side?refresh=1", "Welcome to the light side"),
    State("dark-side", "/dark-side", "Welcome to the dark side"),
    State("developers", "/developers", "For developers"),
    State("greeting", "/greeting", "Greeting"),
    State("greeting-shown", "/greeting?show=1", "Greeting"),
    State("options", "/options", "Options"),
    State("options-saved", "/options?saved=1", "Options"),
    State("options-draft", "/options?draft=1", "Options"),
    State("options-subflow", "/options?for=start", "Options"),
    State("options-subflow-draft", "/options?for=start&draft=1", "Options"),
    State("options-subflow-greeting", "/options?for=greeting&show=1", "Options"),
    State("options-picker", "/countries?for=options", "Choose Country"),
    State("options-picker-nested", "/countries?for=options&for=start", "Choose Country"),
    State("start-picker", "/countries?for=start&q=land", "Choose Country"),
    State("world", "/on/2026-12-25", "Who is off on Friday 25 December 2026"),
    State("world-weekend", "/on/2026-10-10", "Who is off on Saturday 10 October 2026"),
    State("world-quiet", "/on/2026-09-08", "Who is off on Tuesday 8 September 2026"),
    State("world-today", "/on/today", "Who is off today, Saturday 21 November 2026"),
    State("world-week", "/on/week", "Who is off in the next seven days"),
    State("world-week-christmas", "/on/2026-12-24/week", "Who is off in the week from Thursday 24 December 2026"),
    State("world-no-data", "/on/2036-01-01", "Who is off on Tuesday 1 January 2036", 404),
    State("world-week-no-data", "/on/2019-12-31/week", "Who is off in the week from Tuesday 31 December 2019", 404),
    State("world-no-date", "/on/2026-02-30", "“2026-02-30” is not a date", 404),
    State("world-bad-date", "/on/today?date=christmas", "The value of “date” is not valid", 400),
    State("quotes", "/quotes", "Quotes"),
    State("quotes-draw", "/quotes?draw=7", "Quotes"),
    State("quotes-found", "/quotes?q=sodergran", "Quotes"),
    State("quotes-nothing", "/quotes?q=zzz", "Quotes"),
    State("quotes-too-long", f"/quotes?q={'x' * 101}", "Quotes", 400),
    State("quotes-unknown-draw", "/quotes?draw=-1", "The value of “draw” is not valid", 400),
    State("quote", "/quotes/lewis-carroll-curiouser-and-curiouser", "Lewis Carroll"),
    State("quote-right-to-left", "/quotes/muhammad-iqbal-beyond-the-stars-there-are-other-worlds-yet-17304f", "Muhammad Iqbal"),
    State("quote-original", "/quotes/dante-alighieri-midway-upon-the-journey-of-our-life-i-found-ddeda8", "Dante Alighieri"),
    State("quote-unknown", "/quotes/nobody-nothing", "Quote", 404),
    State("people", "/people", "People"),
    State("people-found", "/people?q=bronte", "People"),
    State("people-nothing", "/people?q=zzz", "People"),
    State("people-too-long", f"/people?q={'x' * 101}", "People", 400),
    State("person", "/people/jane-austen", "Jane Austen"),
    State("person-long-ago", "/people/confucius", "Confucius"),
    State("person-not-quoted", "/people/mary-anning", "Mary Anning"),
    State("person-unknown", "/people/nobody", "Person", 404),
    State("error-not-found", "/nowhere", "Page not found", 404),
    State("error-bad-value", "/holidays/DE/2026?type=merry", "The value of “type” is not valid", 400),
    State("error-ticket-version", "/countries?for=options&for=start&ticket=2", "This link does not work here", 400),
    State("error-ticket-deep", "/countries?" + "&".join(["for=options"] * 10), "This link does not work here", 400),
    State("error-bad-address", "/%ff", "This address is not valid", 400),
)

#: Addresses that redirect, with the status and the location.
REDIRECTS = {
    "/holidays/DE": (303, f"/holidays/DE/{YEAR}"),
    "/countries/FR": (303, "/holidays/FR"),
    f"/countries/FR?{TICKET}": (303, "/holidays/FR/2025?type=catholic"),
    "/countries/close": (303, "/holidays"),
    f"/countries/close?{TICKET}": (303, TICKET_LIST),
    "/countries/close?for=options&for=start": (303, "/options?for=start&draft=1"),
    "/options/close?for=start": (303, "/"),
    "/holidays/de/2026/": (301, "/holidays/DE/2026"),
    "//holidays": (301, "/holidays"),
    "/holidays/DE/2026?type=public": (301, "/holidays/DE/2026"),
    "/holidays/DE/2026?type=&region=BY": (301, "/holidays/DE/2026?region=BY"),
    "/holidays/DE/2026/1": (301, "/holidays/DE/2026/01"),
    "/%68olidays": (301, "/holidays"),
    # Addresses of older versions. Today addresses have no data of the visitor, and no link chooses for them.
    "/options?name=Ada&country=GB&look=dark": (301, "/options"),
    "/options?name=Ada&look=pink": (301, "/options"),
    "/options?saved=1&name=Ada": (301, "/options?saved=1"),
    "/countries?for=options&name=Ada&look=dark": (301, "/countries?for=options"),
    "/countries/FR?for=start": (301, "/countries?for=start"),
    "/countries?q=": (301, "/countries"),
    "/quotes?q=": (301, "/quotes"),
    "/quotes?draw=007": (301, "/quotes?draw=7"),
    "/on": (301, "/on/today"),
    "/on/20261224": (301, "/on/2026-12-24"),
    "/on/2026-1-5/week/": (301, "/on/2026-01-05/week"),
    "/on/today?date=2026-12-24": (301, "/on/2026-12-24"),
    "/people/Jane-Austen/": (301, "/people/jane-austen"),
}
