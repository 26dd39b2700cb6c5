"""The loading state that a visitor sees while a service is slow, all in one response."""

import socket
import time
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect
from program import PROGRAM, serving

SLOW = PROGRAM.parent / "SlowSite"


@pytest.fixture(scope="module")
def slow() -> Iterator[str]:
    with serving(SLOW) as origin:
        yield origin


@pytest.fixture(scope="module")
def failing() -> Iterator[str]:
    with serving(SLOW, "failing") as origin:
        yield origin


@pytest.mark.parametrize("javascript", [True, False])
@pytest.mark.parametrize(("address", "state"), [("/quotes", "Loading"), ("/quotes?draw=7", "Refreshing")])
def test_Q3_the_loading_state_is_seen_and_then_the_content(
    browser: Browser, slow: str, address: str, state: str, javascript: bool
) -> None:
    with browser.new_context(java_script_enabled=javascript) as context:
        page = context.new_page()
        documents = []
        page.on("request", lambda request: documents.append(request.url) if request.is_navigation_request() else None)
        page.goto(slow + address, wait_until="commit")
        expect(page.locator("h1")).to_have_text("Quotes")
        expect(page.locator(".loading")).to_have_text(state)
        expect(page.locator(".loading")).to_be_visible()
        expect(page.locator(".quotes li")).to_have_count(10)
        expect(page.locator(".loading")).to_be_hidden()
        expect(page.locator("h1")).to_have_count(1)
        expect(page.locator("form.search")).to_have_count(1)
        assert documents == [slow + address]


def test_Q4_a_failure_after_the_frame_has_gone_out_is_shown_in_place(browser: Browser, failing: str) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        answer = page.goto(failing + "/quotes", wait_until="commit")
        assert answer is not None and answer.status == 200
        expect(page.locator(".loading")).to_be_visible()
        expect(page.get_by_text("Couldn't fetch quotes: 503")).to_be_visible()
        expect(page.locator(".loading")).to_be_hidden()


def test_Q3_on_the_wire_the_beginning_comes_at_once_and_the_rest_in_the_same_response(slow: str) -> None:
    place = urlsplit(slow)
    with socket.create_connection((place.hostname, place.port), timeout=20) as connection:
        began = time.monotonic()
        connection.sendall(f"GET /quotes HTTP/1.1\r\nHost: {place.netloc}\r\n\r\n".encode())
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
    # The services take two seconds: the beginning arrives before they answer, the end after.
    assert seen_after < 1.5 < ended_after
