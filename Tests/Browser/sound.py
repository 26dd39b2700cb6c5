"""Whether a page is sound: valid, reachable links, no wider than a phone, and accessible."""

from pathlib import Path

import axe
import nu
from crawl import Crawl
from plain import Answer, Client
from playwright.sync_api import Browser


def check(client: Client, answer: Answer, browser: Browser, origin: str, folder: Path, target: str) -> None:
    (folder / "page.html").write_bytes(answer.body)
    assert not nu.messages(folder)
    crawl = Crawl(client)
    crawl.visit(target)
    assert not crawl.faults, "\n".join(crawl.faults)
    context = browser.new_context(base_url=origin, viewport={"width": 320, "height": 800})
    page = context.new_page()
    page.goto(target)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    axe.load(page)
    assert not axe.faults(page)
    context.close()
