"""Whether pages are sound: valid, with links that lead on, no wider than a phone, and accessible."""

from pathlib import Path

import axe
import nu
from crawl import Crawl
from plain import Client
from playwright.sync_api import Browser


def faults(client: Client, browser: Browser, origin: str, folder: Path, targets: list[str]) -> list[str]:
    """Returns what is wrong with the pages that targets lead to.

    All of them in one run of the checker of HTML and for one visitor, because to start them takes longer than a page.
    """
    for number, target in enumerate(targets):
        (folder / f"{number}.html").write_bytes(client.follow(target)[-1].body)
    found = nu.messages(folder)
    crawl = Crawl(client)
    context = browser.new_context(base_url=origin, viewport={"width": 320, "height": 800})
    page = context.new_page()
    for target in targets:
        crawl.visit(target)
        page.goto(target)
        width = page.evaluate("document.documentElement.scrollWidth")
        if width > 320:
            found.append(f"{target}: {width} px wide in 320")
        axe.load(page)
        found += [f"{target}: {fault}" for fault in axe.faults(page)]
    context.close()
    return found + crawl.faults
