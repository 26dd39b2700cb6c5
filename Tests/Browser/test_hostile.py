"""Text from a visitor stays text wherever it is sent and shown, even without the content security policy."""

from collections.abc import Iterable
from urllib.parse import quote

import hostile
import pytest
from conftest import OpenPage
from plain import Client
from playwright.sync_api import Browser, Page, Route
from record import Record

#: Every place in an address that accepts text.
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
    "working-days-from": "/working-days?place=DE&from={}",
    "working-days-to": "/working-days?place=DE&from=2026-12-01&to={}",
    "working-days-days": "/working-days?place=DE&days={}",
    "working-days-place": "/working-days?place={}",
    "working-days-ticket": "/countries?for=working-days&place=DE&from={}",
    "compare-year": "/compare/{}?place=DE",
    "compare-place": "/compare/2026?place={}",
    "meeting-from": "/compare/meeting?place=DE&from={}",
    "meeting-to": "/compare/meeting?place=DE&to={}",
    "meeting-opens": "/compare/meeting?place=DE&opens={}",
    "meeting-add": "/compare/meeting?place=DE&add={}",
    "meeting-days": "/compare/meeting?place=DE&days={}",
    "world-date": "/on/today?date={}",
    "page": "/{}",
}
#: Harmless texts, one for each state of a page that a text can lead to: found, not found, too long, unreadable, without
#: a word, found among names, probably meant for another word, and several of these.
HARMLESS = ("germany", "zzz", "z" * 101, "\x01", "!", "lt", "grmany", "lt gt 39", "lt, zzz", "lt, grmany", "z" * 201)

#: The structure of a document without its text: all elements except what a search finds, the names of their
#: attributes, and whether an address leads to another host.
_SKELETON = """root => [...root.querySelectorAll('*')].filter(element => !element.closest('.countries li, .found, .answers, .offer, .chosen-places li'))
    .map(element => element.localName + element.getAttributeNames().sort().map(name =>
        /^(href|src|action)$/.test(name) && !/^[/#](?!\\/)/.test(element.getAttribute(name)) ? '!' + name : '.' + name
    ).join('')).join(' ')"""
#: Parses each text as a page without running it, which is much faster than opening it.
_PARSE = f"texts => texts.map(text => ({_SKELETON})(new DOMParser().parseFromString(text, 'text/html')))"


def target(place: str, text: str) -> str:
    """Returns the address with the text filled in."""
    return place.format(quote(text, safe=""))


def opened(page: Page, address: str) -> str:
    """Opens a page, and returns its skeleton."""
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
    """The scripts in the strings try to open a dialog, which the page's record notices."""
    page = open_page(policy=False)
    known = {opened(page, target(PLACES[place], text)) for text in HARMLESS}
    for index, text in enumerate(hostile.STRINGS):
        variants = hostile.variants(text)
        assert opened(page, target(PLACES[place], variants[index % len(variants)])) in known, text


def test_nothing_gets_in_through_the_script_either(open_page: OpenPage) -> None:
    page = open_page("/countries", policy=False)
    known = {narrowed(page, text) for text in HARMLESS[:2]}
    # A few strings suffice, because each waits for the script; the fragments of the server are tested above.
    for text in hostile.STRINGS[::3]:
        assert narrowed(page, text[:100]) in known, text


def narrowed(page: Page, text: str) -> str:
    """Types a text into the picker, and returns the skeleton of the result."""
    page.get_by_role("searchbox").fill(text)
    # The script replaces the address as its last step.
    page.wait_for_function("text => new URLSearchParams(location.search).get('q') === text", arg=text)
    return page.evaluate(f"() => ({_SKELETON})(document)")


def test_what_would_get_through_would_be_noticed(browser: Browser, origin: str) -> None:
    """Without this control, a check that can never fail would look like a safe site."""
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
