"""The whole list of naughty strings, in every place that accepts text: none adds an element or attribute to a page.

The pages are parsed like a browser does, but not run, and the content security policy does not apply.
"""

from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable
from urllib.parse import quote

import hostile
import pytest
from conftest import OpenPage
from plain import Answer, Client
from playwright.sync_api import Page

#: Sends a text to one place, and returns the pages that may show it.
Send = Callable[[Client, str], list[Answer]]


def address(template: str) -> Send:
    """Returns a function that sends the text as a part of an address."""
    return lambda client, text: client.follow(template.format(quote(text, safe="")))[-1:]


def field(template: str) -> Send:
    """Returns a function that saves the text as a field of Options, and requests the pages that show it."""

    def send(client: Client, text: str) -> list[Answer]:
        headers = {"Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin"}
        answer = client.send("POST", "/options", headers, template.format(quote(text, safe="")).encode())
        saved = "; ".join(cookie.partition(";")[0] for cookie in answer.cookies)
        if answer.location is None:
            return [answer]
        return pages_with(client, saved) if saved else client.follow(answer.location)[-1:]

    return send


def answer(client: Client, text: str) -> list[Answer]:
    """Sends the text as the country that answers the picker."""
    headers = {"Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin"}
    answer = client.send("POST", "/countries?for=start", headers, f"country={quote(text, safe='')}".encode())
    return [answer] if answer.location is None else []


def cookie(encode: Callable[[str], str]) -> Send:
    """Returns a function that sends the text in a cookie, as only the visitor could set it."""
    return lambda client, text: pages_with(client, encode(text))


def pages_with(client: Client, cookie: str) -> list[Answer]:
    return [client.get(target, {"Cookie": cookie}) for target in ("/greeting?show=1", "/options", "/options?draft=1")]


def encoded(text: str) -> str:
    return urlsafe_b64encode(text.encode()).decode().rstrip("=")


def raw(text: str) -> str:
    """Returns the text as a header value: `http.client` encodes values as Latin-1 and rejects line breaks."""
    return "".join(it for it in text if it not in "\r\n\0").encode().decode("latin-1")


#: The places that accept text and that `test_hostile` does not cover, and those of its places that show the text in
#: the most ways.
PLACES: dict[str, Send] = {
    "picker": address("/countries?for=options&q={}"),
    "quotes": address("/quotes?q={}"),
    "people": address("/people?q={}"),
    "search": address("/search?q={}"),
    "ticket": address("/countries?for={}"),
    "day": address("/holidays/DE/2026/{}"),
    "page": address("/{}"),
    "name": field("name={}&look=dark"),
    "country": field("name=Ada&country={}&look=dark"),
    "answer": answer,
    "cookie-name": cookie(lambda text: "almanac=1.GB.dark." + encoded(text)),
    "draft-name": cookie(lambda text: "almanac-draft=draft.1.GB.dark." + encoded(text)),
    "cookie": cookie(lambda text: "almanac=" + raw(text)),
}
#: Harmless texts, one for each state of a page that a text can lead to.
HARMLESS = ("germany", "zzz", "x" * 70, "x" * 101, "x" * 900, "\x01", "", " ", "a", "7", "GB", "dark", "x/y", "2026/x", "13",
            *(f"{month:02}" for month in range(1, 13)), "christmas", "bayern", "marie", "germny")  # fmt: skip

#: The tree of a document: the names of elements and of their attributes, without the search results, whose number
#: varies.
_TREE = """text => [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('*')]
    .filter(element => !element.closest('main li, main blockquote, main figure, main p, main section.found'))
    .map(element => element.localName + '[' + element.getAttributeNames().sort() + ']').join(' ')"""
#: The elements of result rows and of paragraphs. Any element that harmless texts do not produce came from the text.
_INSIDE = """text => [...new DOMParser().parseFromString(text, 'text/html')
    .querySelectorAll(`:is(main li, main blockquote, main figure, main p, main section.found) *,
        main :is(li, blockquote, figure, p)`)]
    .map(element => element.localName + '[' + element.getAttributeNames().sort() + ']')"""


@pytest.mark.parametrize("send", PLACES.values(), ids=PLACES)
def test_no_string_makes_an_element(open_page: OpenPage, client: Client, send: Send) -> None:
    page = open_page()
    trees, parts = parsed(page, client, send, HARMLESS)
    texts = [variant for text in hostile.ALL for variant in (text, text + "\u0301", text + "\u200d")]
    for start in range(0, len(texts), 300):
        some = texts[start : start + 300]
        found_trees, found_parts = parsed(page, client, send, some)
        assert found_trees <= trees, f"{found_trees - trees} after one of {some}"
        assert found_parts <= parts, f"{found_parts - parts} after one of {some}"


def parsed(page: Page, client: Client, send: Send, texts: Iterable[str]) -> tuple[set[str], set[str]]:
    """Returns the trees of all pages that these texts lead to, and the elements of their rows and paragraphs."""
    pages = list({answer.text for text in texts for answer in send(client, text)})
    trees, parts = page.evaluate(f"pages => [pages.map({_TREE}), pages.flatMap({_INSIDE})]", pages)
    return set(trees), set(parts)
