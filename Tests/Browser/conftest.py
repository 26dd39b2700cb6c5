"""What every test stands on: the served site, plain HTTP to it, and pages of one Chromium that watch themselves."""

from collections.abc import Callable, Iterator

import chromium
import program
import pytest
from plain import Client
from playwright.sync_api import Browser, BrowserContext, Page, expect
from record import Record

# Longer than the usual five seconds: builds run on machines that have other things to do.
expect.set_options(timeout=15_000)

#: Gives a page that shows a target. Takes what the visitor's browser is like, by name: see `open_page`.
OpenPage = Callable[..., Page]


@pytest.fixture(scope="session")
def origin() -> Iterator[str]:
    """Where the site is served: "http://127.0.0.1:40001"."""
    with program.serving() as origin:
        yield origin


@pytest.fixture(scope="session")
def client(origin: str) -> Client:
    """Plain HTTP to the site."""
    return Client(origin)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The one Chromium."""
    with chromium.running() as browser:
        yield browser


@pytest.fixture
def open_page(browser: Browser, origin: str) -> Iterator[OpenPage]:
    """Opens pages, each in a context of its own as if for another visitor.

    At the end of the test it fails if any of them complained in the console, broke the content security policy or
    asked another host for something.
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


@pytest.fixture(params=[True, False], ids=["script", "no-script"])
def script(request: pytest.FixtureRequest) -> bool:
    """Runs a test twice: with and without JavaScript."""
    return request.param
