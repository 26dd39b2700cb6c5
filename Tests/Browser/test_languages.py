"""Pages in the visitor's language: whole, accessible, and kept once chosen."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser

import axe
import pytest
from conftest import OpenPage
from pages import STATES, State
from plain import Client
from playwright.sync_api import expect
from test_layout import misfits

#: The kinds of pages, one state of each.
KINDS = tuple({re.sub(r"\W.*|\d.*", "", state.name.split("-")[0]): state for state in reversed(STATES)}.values())

#: What is called the same in every language: names of ours and of others, formats, and what a visitor typed.
_NAMES = re.compile(
    r"Almanac|Unicode|CLDR|iCalendar|JSON|CSV|XML|Atom|vCard|ISO|URL|Web|GOV|"
    r"iPhone|iPad|Mac|Apple|Android|Google|Calendar|Outlook|Microsoft|holidays"
)
_WORD = re.compile(r"[A-Za-z]{4,}")


class _Texts(HTMLParser):
    """Collects the words of a page that claim to be in its language: in no element with another one."""

    _VOID = frozenset(("meta", "link", "input", "img", "br", "wbr", "hr", "source"))
    # A title of a map cannot have a part with a language of its own.
    _LEFT_OUT = frozenset(("script", "style", "code", "pre", "option", "cite", "title"))

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language
        self._open: list[tuple[str, bool]] = []
        self.texts: list[tuple[str, str]] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        known = dict(attributes)
        is_own = self._open[-1][1] if self._open else True
        if "lang" in known:
            is_own = known["lang"] == self._language
        # Names of people are nobody's language.
        names = {"author", "name", "line", "occupation"} & set((known.get("class") or "").split())
        is_own = is_own and tag not in self._LEFT_OUT and not names and known.get("itemprop") != "creator"
        if is_own:
            self.texts += [(f"{tag} {name}", known[name] or "") for name in ("title", "aria-label") if name in known]
        if tag not in self._VOID:
            self._open.append((tag, is_own))

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if self._open and self._open[-1][1] and data.strip():
            self.texts.append((self._open[-1][0], data.strip()))


def _untranslated(page: str, language: str) -> Iterator[str]:
    parser = _Texts(language)
    parser.feed(page)
    for place, text in parser.texts:
        if words := [word for word in _WORD.findall(text) if not _NAMES.fullmatch(word)]:
            yield f"{place}: {' '.join(words)}"


#: Pages whose every word is the site's, a country's or a holiday's. A script without Latin letters shows what is left over.
WHOLE = (
    "/holidays", "/holidays/JP/2026", "/holidays/DE/2026/calendar", "/holidays/DE/2026/10",
    "/holidays/DE/2026/leave?days=25", "/holidays/DE/2026/long-weekends", "/working-days", "/on/2026-12-04",
    "/compare/2026?place=DE&place=FR&place=JP", "/compare/meeting?place=DE&place=JP", "/occasions",
    "/occasions/christmas-day", "/search", "/countries", "/options", "/greeting", "/quotes", "/people",
    "/nowhere", "/holidays/QQ", "/holidays/DE/2100",
)  # fmt: skip


@pytest.mark.parametrize("language", ["ja", "uk", "ar"])
@pytest.mark.parametrize("target", WHOLE)
def test_L2_no_word_of_a_page_is_left_in_english(client: Client, language: str, target: str) -> None:
    answer = client.get(f"/{language}{target}")
    assert f'<html lang="{language}"' in answer.text
    found = list(_untranslated(answer.text, language))
    assert not found, "\n".join(found)


# The guide for programs is in English.
@pytest.mark.parametrize(
    "state", [state for state in KINDS if state.name != "developers"], ids=lambda state: state.name
)
@pytest.mark.parametrize("language", ["ar", "de"])
def test_L4_every_kind_of_page_fits_and_axe_finds_nothing(read_page: OpenPage, language: str, state: State) -> None:
    page = read_page(f"/{language}{state.target}", width=320)
    assert page.evaluate("document.documentElement.dir") == ("rtl" if language == "ar" else "")
    page.evaluate("() => document.querySelectorAll('details').forEach(details => { details.open = true; })")
    for width in (320, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert not misfits(page), f"{width} px:\n{misfits(page)}"
    axe.load(page)
    found = axe.faults(page)
    assert not found, "\n".join(found)


def test_L1_a_chosen_language_shows_the_same_page_and_is_kept(open_page: OpenPage, script: bool) -> None:
    page = open_page("/holidays/DE/2026?region=BY", script=script)
    page.get_by_role("navigation", name="Languages").get_by_role("button", name="polski").click()
    expect(page).to_have_url("/pl/holidays/DE/2026?region=BY")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Bawaria")
    page.goto("/")
    expect(page).to_have_url("/pl/")
    page.get_by_role("navigation", name="Języki").get_by_role("button", name="English").click()
    expect(page).to_have_url("/")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_L1_all_pages_of_a_language_lead_on_in_it(client: Client) -> None:
    for target in ("/", *WHOLE):
        page = client.get(f"/fr{target}").text
        links = re.findall(r'(?:href|action)="(/[^"]*)"', page[page.index("<body") :])
        elsewhere = {
            link for link in links
            if not re.match(r"/fr/|/assets/|/look\.css|/developers|/openapi\.json|/documents", link)
        }  # fmt: skip
        assert links and not elsewhere, target
