"""Text that a visitor sends stays text, wherever it is sent and wherever it is shown, even with no policy to help."""

from collections.abc import Iterable
from urllib.parse import quote

import hostile
import pytest
from conftest import OpenPage
from plain import Client
from playwright.sync_api import Browser, Page, Route
from record import Record

#: Every place of an address that takes text.
PLACES = {
    "search": "/countries?q={}",
    "results": "/countries/results?q={}",
    "ticket-search": "/countries?for=holidays&country=DE&year=2026&q={}",
    "ticket-for": "/countries?for={}",
    "ticket-country": "/countries?for=holidays&country={}&year=2026",
    "ticket-year": "/countries/close?for=holidays&country=DE&year={}",
    "ticket-type": "/countries/FR?for=holidays&country=DE&year=2026&type={}",
    "ticket-region": "/countries/results?for=holidays&country=DE&year=2026&region={}",
    "type": "/holidays/DE/2026?type={}",
    "region": "/holidays/DE/2026?region={}",
    "chosen": "/countries/{}",
    "country": "/holidays/{}",
    "year": "/holidays/DE/{}",
    "day": "/holidays/DE/2026/{}",
    "page": "/{}",
}
#: Harmless texts, one for each state that a page can be in after such a text: found, not found, too long, unreadable.
HARMLESS = ("germany", "zzz", "z" * 101, "\x01")

#: What a document is made of, whatever it says: all elements, but for the rows of what was found, the names of their
#: attributes, and whether an address leads elsewhere.
_SKELETON = """root => [...root.querySelectorAll('*')].filter(element => !element.closest('.countries li'))
    .map(element => element.localName + element.getAttributeNames().sort().map(name =>
        /^(href|src|action)$/.test(name) && !/^[/#](?!\\/)/.test(element.getAttribute(name)) ? '!' + name : '.' + name
    ).join('')).join(' ')"""
#: Takes texts; parses each as a page would be, but does not run it, which is much faster.
_PARSE = f"texts => texts.map(text => ({_SKELETON})(new DOMParser().parseFromString(text, 'text/html')))"


def target(place: str, text: str) -> str:
    """The address with a text in its place."""
    return place.format(quote(text, safe=""))


def opened(page: Page, address: str) -> str:
    """The skeleton of a page that is really opened."""
    page.goto(address)
    return page.evaluate(f"() => ({_SKELETON})(document)")


@pytest.mark.parametrize("place", PLACES.values(), ids=PLACES)
def test_no_element_appears(open_page: OpenPage, client: Client, place: str) -> None:
    page = open_page()

    def skeletons(texts: Iterable[str]) -> list[str]:
        return page.evaluate(_PARSE, [client.follow(target(place, text))[-1].text for text in texts])

    known = set(skeletons(HARMLESS))
    for text in hostile.STRINGS:
        variants = hostile.variants(text)
        found = skeletons(variants)
        assert set(found) <= known, f"{variants} make {found}"


@pytest.mark.parametrize("place", ["search", "ticket-for", "year"])
def test_no_script_runs(open_page: OpenPage, place: str) -> None:
    """The record of the page notices every dialog, which is what the strings' scripts try to show."""
    page = open_page(policy=False)
    known = {opened(page, target(PLACES[place], text)) for text in HARMLESS}
    for index, text in enumerate(hostile.STRINGS):
        variants = hostile.variants(text)
        assert opened(page, target(PLACES[place], variants[index % len(variants)])) in known, text


def test_nothing_gets_in_through_the_script_either(open_page: OpenPage) -> None:
    page = open_page("/countries", policy=False)
    known = {narrowed(page, text) for text in HARMLESS[:2]}
    # A few will do, since each waits for the script: what the server sends it is looked at above.
    for text in hostile.STRINGS[::3]:
        assert narrowed(page, text[:100]) in known, text


def narrowed(page: Page, text: str) -> str:
    """The skeleton of the picker after a text was typed."""
    page.get_by_role("searchbox").fill(text)
    # The script replaces the address when it is done.
    page.wait_for_function("text => new URLSearchParams(location.search).get('q') === text", arg=text)
    return page.evaluate(f"() => ({_SKELETON})(document)")


def test_what_would_get_through_would_be_noticed(browser: Browser, origin: str) -> None:
    """Without this control, a check that cannot fail would look like a site that is safe."""
    context = browser.new_context(base_url=origin, bypass_csp=True)
    record = Record(context, origin)
    page = context.new_page()
    harmless = opened(page, "/countries?q=zzz")

    def plant(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("</main>", "<script>alert(123)</script></main>"))

    page.route("**/countries?q=zzz", plant)
    assert opened(page, "/countries?q=zzz") != harmless
    assert record.faults == ["dialog: 123"]
    context.close()
