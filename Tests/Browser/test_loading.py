"""The loading state that a visitor sees while a service is slow, all in one response."""

import os
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, Request, Response, expect
from program import ROOT, serving

SLOW = Path(os.environ.get("TEST_BUILD", ROOT / ".build/testing")) / "release/SlowSite"

#: How long the slow source takes for each request, in seconds.
SOURCE = 2


def _turns(address: str) -> int:
    """How many requests to the source a page makes one after the other. A quote's author is known only once the quote is."""
    return 2 if address.startswith("/quotes/") else 1


def _in_turns(turns: int, visit: Callable[[], float]) -> float:
    """Visits a page until a visit takes less than one more turn of the source than it should, and returns its seconds.

    No visit of a page that asks in more turns can be that fast, and on a busy machine one of ten is: how long each takes
    decides nothing.
    """
    for _ in range(10):
        took = visit()
        # The source's time, but for what two clocks differ in.
        assert took > SOURCE * turns - 0.5
        if took < SOURCE * (turns + 1):
            return took
    raise AssertionError(f"each of ten visits took {turns + 1} turns of the source or more; the last one {took:.2f} s")


@pytest.fixture(scope="module")
def slow() -> Iterator[str]:
    with serving(SLOW) as origin:
        yield origin


#: A site whose source answers once a file exists, and the file: nothing depends on how fast the browser is.
Held = tuple[str, Path]


@pytest.fixture
def held(tmp_path: Path) -> Iterator[Held]:
    file = tmp_path / "answer"
    with serving(SLOW, "until", str(file)) as origin:
        yield origin, file


@pytest.fixture
def held_failing(tmp_path: Path) -> Iterator[Held]:
    """The same with a source that fails then."""
    file = tmp_path / "answer"
    with serving(SLOW, "until", str(file), "failing") as origin:
        yield origin, file


@pytest.fixture(scope="module")
def failing() -> Iterator[str]:
    with serving(SLOW, "failing") as origin:
        yield origin


@pytest.fixture(scope="module")
def down() -> Iterator[str]:
    with serving(SLOW, "down") as origin:
        yield origin


@pytest.mark.parametrize("javascript", [True, False])
@pytest.mark.parametrize(("address", "state"), [("/quotes", "Loading"), ("/quotes?draw=7", "Refreshing")])
def test_Q3_the_loading_state_is_seen_and_then_the_content(
    browser: Browser, held: Held, address: str, state: str, javascript: bool
) -> None:
    origin, file = held
    with browser.new_context(java_script_enabled=javascript) as context:
        page = context.new_page()
        documents = []
        page.on("request", lambda request: documents.append(request.url) if request.is_navigation_request() else None)
        page.goto(origin + address, wait_until="commit")
        expect(page.locator("h1")).to_have_text("Quotes")
        expect(page.locator(".loading")).to_have_text(state)
        expect(page.locator(".loading")).to_be_visible()
        file.touch()
        expect(page.locator(".quotes li")).to_have_count(10)
        expect(page.locator(".loading")).to_be_hidden()
        expect(page.locator("h1")).to_have_count(1)
        expect(page.locator("main form.search")).to_have_count(1)
        assert documents == [origin + address]


#: Pages, and what shows that their content has come. The slow source has Germany, 40 quotes and Marie Curie.
PAGES = [
    ("/", "time[datetime='2026-09-21']"),
    ("/holidays/DE/2026", ".days li"),
    ("/holidays/DE/2026/10-03-german-unity-day", "dl.facts"),
    ("/holidays/DE/2026/calendar", ".year-calendar table"),
    ("/holidays/DE/2026/10", ".month-calendar"),
    ("/holidays/DE/2026/leave?days=25", ".plan .lead"),
    ("/working-days?place=DE", "main form"),
    ("/countries", ".countries li"),
    ("/countries?q=germany", ".countries li"),
    ("/quotes/marie-curie-saying-number-1", "blockquote"),
    ("/people", ".people li"),
    ("/people/marie-curie", "dl.facts"),
]


@pytest.mark.parametrize(("address", "content"), PAGES)
def test_H6_C7_D3_Q9_U3_every_slow_page_shows_its_loading_state_first_and_then_its_content(
    browser: Browser, slow: str, address: str, content: str
) -> None:
    with browser.new_context() as context:
        page = context.new_page()

        def visit() -> float:
            # Connects, and gets the files that every page has.
            page.goto(slow + "/greeting")
            documents: list[str] = []

            def record(request: Request) -> None:
                if request.is_navigation_request():
                    documents.append(request.url)

            page.on("request", record)
            answer, ended_after = _loading(page, slow + address, content)
            page.remove_listener("request", record)
            assert answer is not None and answer.status == 200
            expect(page.locator("main")).to_have_count(1)
            assert documents == [slow + address]
            return ended_after

        _in_turns(_turns(address), visit)


#: Pages that show a visitor's saved place.
SAVED = [
    ("/", "time[datetime='2026-09-21']"),
    ("/holidays", ".days li"),
    ("/options", "form.options"),
    ("/working-days", "main form"),
]


@pytest.mark.parametrize(("address", "content"), SAVED)
def test_H6_a_returning_visitor_with_a_saved_place_sees_the_loading_state_first(
    browser: Browser, slow: str, address: str, content: str
) -> None:
    with browser.new_context() as context:
        context.add_cookies([{"name": "almanac", "value": "2.DE-BY.system.", "url": slow}])
        page = context.new_page()
        page.goto(slow + "/greeting")
        # Country and calendar are asked for at the same time.
        _in_turns(1, lambda: _loading(page, slow + address, content)[1])


def test_H6_a_country_without_a_year_shows_its_frame_and_then_the_current_year(browser: Browser, held: Held) -> None:
    origin, file = held
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(origin + "/holidays/DE", wait_until="commit")
        expect(page.locator(".loading")).to_be_visible()
        file.touch()
        expect(page.locator("h1")).to_have_text("Holidays in Germany 2026")
        expect(page.locator(".loading")).to_be_hidden()


#: Pages that are about a place, and others that show at least their heading and where they came from.
OPENINGS = [
    ("/holidays/DE/2026", "Holidays in DE 2026", "DE"),
    ("/holidays/DE/2026?region=BY", "Holidays in DE-BY 2026", "DE-BY"),
    ("/holidays/DE/2026/calendar?region=BY", "Calendar for DE-BY 2026", "DE-BY"),
    ("/holidays/DE/2026/10", "October 2026 in DE", "DE"),
    ("/holidays/DE/2026/leave?days=5", "Leave in DE 2026", "DE"),
    ("/working-days?from=2026-12-24&to=2026-12-31&place=DE", "Working days in DE", "DE"),
    ("/compare/2026?place=DE", "Compare DE 2026", None),
    ("/holidays/DE/2026/10-03-german-unity-day", "Holiday", None),
    ("/quotes/marie-curie-saying-number-1", "Quote", None),
    ("/people/marie-curie", "Person", None),
]


@pytest.mark.parametrize(("address", "heading", "place"), OPENINGS)
def test_H6_the_heading_and_the_way_to_another_place_are_there_while_the_content_loads(
    browser: Browser, held: Held, address: str, heading: str, place: str | None
) -> None:
    origin, file = held
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(origin + address, wait_until="commit")
        expect(page.locator(".loading")).to_be_visible()
        expect(page.get_by_role("heading", level=1)).to_have_text(heading)
        control = page.locator("main .country-control")
        expect(control).to_have_count(0 if place is None else 1)
        if place is not None:
            expect(control.locator(".label")).to_have_text(place)
            link = control.get_attribute("href")
            assert link is not None and link.startswith("/countries?for=")
        file.touch()
        # The content brings its own heading and control.
        expect(page.locator(".opening")).to_be_hidden()
        expect(page.get_by_role("heading", level=1)).to_have_count(1)
        expect(page.locator(".country-control:visible")).to_have_count(0 if place is None else 1)


#: Waits for the first paint with content, which is the loading state, and returns its time in milliseconds.
_PAINTED = """() => new Promise(resolve => new PerformanceObserver(list => {
    const paint = list.getEntriesByName("first-contentful-paint")[0]
    if (paint) resolve(paint.startTime)
}).observe({type: "paint", buffered: true}))"""


def _loading(page: Page, address: str, content: str) -> tuple[Response | None, float]:
    """Visits a page that shows its loading state and then its content; returns the seconds until the content was there."""
    began = time.monotonic()
    answer = page.goto(address, wait_until="commit")
    page.locator(".loading").wait_for(state="visible")
    assert page.locator(content).count() == 0, "the content came with the loading state"
    # By the browser's own clock, from the start of the navigation: Playwright's messages take time too.
    seen_after = page.evaluate(_PAINTED)
    expect(page.locator(content).first).to_be_visible()
    ended_after = time.monotonic() - began
    expect(page.locator(".loading")).to_be_hidden()
    expect(page.locator("h1")).to_have_count(1)
    # The server waits for 100 ms before it sends the loading state.
    print(f"{address}: the loading state after {seen_after:.0f} ms, the content after {ended_after:.2f} s")
    assert seen_after / 1000 < ended_after / 2, "the loading state was there for less than half of the time"
    return answer, ended_after


@pytest.mark.parametrize("address", [address for address, _ in PAGES])
def test_H6_a_program_gets_one_whole_answer_with_its_status(slow: str, failing: str, address: str) -> None:
    for origin, status in ((slow, 200), (failing, 503)):
        expected = 200 if address == "/" else status  # Start shows what it has, and names what it could not fetch.

        def visit(origin: str = origin, expected: int = expected) -> float:
            began = time.monotonic()
            code, headers, body = _get(origin + address)
            took = time.monotonic() - began
            assert code == expected
            assert "content-length" in headers and "transfer-encoding" not in headers
            assert b'class="loading"' not in body and body.count(b"</html>") == 1
            return took

        took = _in_turns(1 if expected == 503 else _turns(address), visit)
        print(f"{address}: {expected} after {took:.2f} s")


@pytest.mark.parametrize("address", [address for address, _ in PAGES if address != "/"])
def test_H6_a_source_known_to_be_down_is_an_immediate_503_for_all(browser: Browser, down: str, address: str) -> None:
    code, _, body = _get(down + address)
    assert code == 503 and b'class="loading"' not in body
    with browser.new_context() as context:
        page = context.new_page()
        # A busy machine may take longer than a browser is kept waiting, and then sends the loading state. Not each time.
        for _ in range(5):
            answer = page.goto(down + address)
            if answer is not None and answer.status == 503:
                break
        assert answer is not None and answer.status == 503
        expect(page.locator(".loading")).to_have_count(0)
        expect(page.locator("[role=alert]").first).to_be_visible()


@pytest.mark.parametrize("address", ["/holidays/DE/2026", "/countries", "/holidays/DE/2026/10-03-german-unity-day"])
def test_H6_a_failure_after_the_loading_state_is_shown_in_place(browser: Browser, held_failing: Held, address: str) -> None:
    origin, file = held_failing
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(origin + address, wait_until="commit")
        expect(page.locator(".loading")).to_be_visible()
        file.touch()
        expect(page.locator(".notice[role=alert]")).to_be_visible()
        expect(page.locator(".loading")).to_be_hidden()
        expect(page.locator("h1")).to_have_count(1)
        expect(page.locator("main form.search")).to_have_count(1 if address == "/countries" else 0)


def _get(address: str) -> tuple[int, dict[str, str], bytes]:
    """Gets an address as a program does: without the fields that only browsers send."""
    try:
        with urlopen(address, timeout=120) as response:
            return response.status, {name.lower(): value for name, value in response.headers.items()}, response.read()
    except HTTPError as error:
        with error:
            return error.code, {name.lower(): value for name, value in error.headers.items()}, error.read()


def test_Q4_a_failure_after_the_frame_has_gone_out_is_shown_in_place(browser: Browser, held_failing: Held) -> None:
    origin, file = held_failing
    with browser.new_context() as context:
        page = context.new_page()
        answer = page.goto(origin + "/quotes", wait_until="commit")
        assert answer is not None and answer.status == 200
        expect(page.locator(".loading")).to_be_visible()
        file.touch()
        expect(page.get_by_text("Couldn't fetch quotes: 503")).to_be_visible()
        expect(page.locator(".loading")).to_be_hidden()


def test_Q3_on_the_wire_the_beginning_comes_at_once_and_the_rest_in_the_same_response(slow: str) -> None:
    place = urlsplit(slow)
    with socket.create_connection((place.hostname, place.port), timeout=120) as connection:
        began = time.monotonic()
        connection.sendall(f"GET /quotes HTTP/1.1\r\nHost: {place.netloc}\r\nSec-Fetch-Mode: navigate\r\n\r\n".encode())
        received = b""
        while b'class="loading"' not in received:
            received += connection.recv(65_536)
        seen_after = time.monotonic() - began
        assert b'<ul class="quotes"' not in received
        while not received.endswith(b"0\r\n\r\n"):
            received += connection.recv(65_536)
        ended_after = time.monotonic() - began
    head, _, body = received.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200 ") and head.count(b"HTTP/1.1") == 1
    assert b"transfer-encoding: chunked" in head.lower()
    assert b"cache-control: no-store" in head.lower()
    assert body.count(b"<html") == 1 and body.count(b"</html>") == 1
    # On a busy machine the beginning may take longer than the two seconds of the services; it is sent before all the same.
    assert seen_after < ended_after
