"""The Chromium that all tests use: the system's, because none is downloaded."""

import os
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserType, Page, sync_playwright

#: The possible names of the browser's executable. The first is the same Chromium without a window's interface, and takes
#: less than half the time of a processor. The variable CHROMIUM gives the path of another one.
_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


@contextmanager
def running(*options: str) -> Iterator[Browser]:
    """Runs a browser during the block, with additional options for Chromium."""
    with sync_playwright() as playwright, _launched(playwright.chromium, options) as browser:
        yield browser


@contextmanager
def with_letters(size: int, browser: Browser) -> Iterator[Browser]:
    """Runs a second browser during the block, whose visitor has chosen another size of letters than 16 px.

    Lengths in rem follow it, in media queries too; the zoom of a page and a size in its styles do neither.
    """
    with _launched(browser.browser_type, [f"--blink-settings=defaultFontSize={size}"]) as other:
        yield other


@contextmanager
def _launched(kind: BrowserType, options: Iterable[str]) -> Iterator[Browser]:
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, _NAMES)), None)
    if not found:
        raise RuntimeError("no Chromium found; run Tests/install tests, or set CHROMIUM to its path")
    # Chromium's sandbox does not work for root, and root runs the tests in most containers.
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    browser = kind.launch(executable_path=found, args=[*arguments, *options])
    try:
        yield browser
    finally:
        browser.close()


def unfold(page: Page, name: str) -> None:
    """Unfolds the letter of a picker's list that a country is under."""
    page.locator(f"details:has(> #letter-{name[0]}) > summary").click()
