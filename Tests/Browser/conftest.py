"""The fixtures of all tests: the served site, plain HTTP to it, and Chromium pages that record faults."""

import os
from collections.abc import Callable, Iterator

import chromium
import program
import pytest
from plain import Client
from playwright.sync_api import Browser, BrowserContext, Page, expect
from record import Record

# Longer than the default of five seconds, because builds run on busy machines.
expect.set_options(timeout=60_000)

#: Returns a page that shows a target. Keyword arguments describe the visitor's browser: see `open_page`.
OpenPage = Callable[..., Page]


@pytest.fixture(scope="session")
def origin() -> Iterator[str]:
    """The origin of the served site, such as "http://127.0.0.1:40001"."""
    # Tests/Deployment/read_export.py serves it in another way.
    if other := os.environ.get("ALMANAC_ORIGIN"):
        yield other
        return
    with program.serving() as origin:
        yield origin


@pytest.fixture(scope="session")
def client(origin: str) -> Client:
    """A plain HTTP client of the site."""
    return Client(origin)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The Chromium that all tests of the session share."""
    with chromium.running() as browser:
        yield browser


@pytest.fixture
def open_page(browser: Browser, origin: str) -> Iterator[OpenPage]:
    """Opens pages, each in its own context, like another visitor.

    At its end the test fails if a page logged to the console, violated the content security policy or sent a request
    to another host.
    """
    contexts: list[tuple[BrowserContext, Record]] = []

    def open_page(
        target: str | None = None, *, script: bool = True, width: int = 1280, look: str = "light", policy: bool = True
    ) -> Page:
        context = browser.new_context(
            base_url=origin,
            bypass_csp=not policy,
            color_scheme=look,
            java_script_enabled=script,
            viewport={"width": width, "height": 800},
        )
        contexts.append((context, Record(context, origin)))
        page = context.new_page()
        if target is not None:
            page.goto(target)
        return page

    yield open_page
    faults = [fault for context, record in contexts for fault in record.faults]
    for context, _ in contexts:
        context.close()
    assert not faults, "\n".join(faults)


@pytest.fixture(scope="session")
def reader(browser: Browser, origin: str) -> Iterator[tuple[Page, Record]]:
    """The page of one visitor, and what it has done: see `read_page`."""
    context = browser.new_context(base_url=origin)
    record = Record(context, origin)
    yield context.new_page(), record
    context.close()


@pytest.fixture
def read_page(reader: tuple[Page, Record]) -> Iterator[OpenPage]:
    """Shows targets one after the other in a page that many tests share, for tests that only look at what a target shows.

    A visitor for each test costs Chromium a process, which takes as long as most of these tests. The test fails for what
    fails tests that `open_page`, and if the visitor has a cookie at its end.
    """
    page, record = reader
    record.forget()

    def read_page(target: str, *, width: int = 1280, look: str = "light") -> Page:
        page.set_viewport_size({"width": width, "height": 800})
        page.emulate_media(media="null", color_scheme=look, reduced_motion="no-preference")
        page.goto(target)
        return page

    yield read_page
    assert not page.context.cookies()
    assert not record.faults, "\n".join(record.faults)


@pytest.fixture(params=[True, False], ids=["script", "no-script"])
def script(request: pytest.FixtureRequest) -> bool:
    """Whether JavaScript is enabled; runs a test with and without it."""
    return request.param
