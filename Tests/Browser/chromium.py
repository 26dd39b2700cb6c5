"""The Chromium that all tests use: the system's, because none is downloaded."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, sync_playwright

#: The possible names of the browser's executable. The first is the same Chromium without a window's interface, and takes
#: less than half the time of a processor. The variable CHROMIUM gives the path of another one.
_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


@contextmanager
def running(*options: str) -> Iterator[Browser]:
    """Runs a browser during the block, with additional options for Chromium."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, _NAMES)), None)
    if not found:
        raise RuntimeError("no Chromium found; run Tests/install tests, or set CHROMIUM to its path")
    # Chromium's sandbox does not work for root, and root runs the tests in most containers.
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=[*arguments, *options])
        try:
            yield browser
        finally:
            browser.close()


def unfold(page: Page, name: str) -> None:
    """Unfolds the letter of a picker's list that a country is under."""
    page.locator(f"details:has(> #letter-{name[0]}) > summary").click()
