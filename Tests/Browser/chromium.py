"""One Chromium for all tests: the system's, since none is downloaded."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

#: What the package of the browser may call its program; CHROMIUM names one that stands elsewhere.
_NAMES = ("chromium", "chromium-browser", "google-chrome")


@contextmanager
def running(*options: str) -> Iterator[Browser]:
    """A browser for as long as the block runs, with further options of Chromium's."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, _NAMES)), None)
    if not found:
        raise RuntimeError("no Chromium found; run Tests/install tests, or set CHROMIUM to its path")
    # Chromium's sandbox does not work for root, which is who runs the tests in most containers.
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=[*arguments, *options])
        try:
            yield browser
        finally:
            browser.close()
