"""The site for visitors whose browser has letters twice as large as usual, on a phone."""

from collections.abc import Iterator

import chromium
import pytest
from pages import STATES, TWELVE, State
from playwright.sync_api import Browser, Page
from test_layout import misfits

#: Pages whose words are longest, or whose rows have the most beside each other, in the languages with the longest words.
TARGETS = (
    "/holidays/DE/2026?region=BY",
    "/holidays/CH/2026?type=all&region=all",
    "/holidays/DE/2026/10-31-reformation-day",
    "/holidays/CN/2026/02",
    "/holidays/DE/2027/leave?days=25&region=BY",
    "/working-days?from=2026-12-01&to=2027-01-15&place=DE-BY",
    "/compare/2026?place=DE-BY&place=FR&place=US",
    f"/compare/2026?{TWELVE}",
    "/on/2026-12-25",
    "/occasions/christmas-day",
    "/search?q=christmas",
    "/data/changes",
)
LANGUAGES = ("de", "pl", "uk", "tr", "ar")


@pytest.fixture(scope="module")
def large(browser: Browser, origin: str) -> Iterator[Page]:
    """The page of a visitor who has chosen letters of 32 px."""
    with chromium.with_letters(32, browser) as other:
        yield other.new_context(base_url=origin).new_page()


def _show(page: Page, target: str) -> None:
    page.goto(target)
    assert page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "32px"
    page.evaluate("() => document.querySelectorAll('details').forEach(details => { details.open = true; })")


def _check(page: Page, target: str) -> None:
    _show(page, target)
    for width in (320, 375, 640, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert not misfits(page), f"{width} px:\n{misfits(page)}"


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.name)
def test_a_page_fits_a_phone_with_letters_twice_as_large(large: Page, state: State) -> None:
    _check(large, state.target)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_of_long_words_fits_a_phone_with_letters_twice_as_large(large: Page, language: str, target: str) -> None:
    _check(large, f"/{language}{target}")


@pytest.mark.parametrize("language", ["en", "de", "uk", "ar"])
def test_the_way_past_the_navigation_is_above_the_page_until_it_has_the_focus(large: Page, language: str) -> None:
    _show(large, f"/{language}/holidays" if language != "en" else "/holidays")
    skip = large.locator(".skip")
    for width in (320, 375):
        large.set_viewport_size({"width": width, "height": 800})
        large.evaluate("() => document.activeElement.blur()")
        box = skip.bounding_box()
        assert box and box["y"] + box["height"] <= 0, "a bar at the top of the page"
        skip.focus()
        box = skip.bounding_box()
        assert box and box["y"] >= 0 and box["x"] >= 0 and box["x"] + box["width"] <= width


#: Returns the smallest letters of the months, in px.
_SMALLEST = """() => Math.min(...[...document.querySelectorAll('.strip :is(th, td)')]
    .map(cell => parseFloat(getComputedStyle(cell).fontSize)).filter(size => size > 0))"""


@pytest.mark.parametrize("width", [320, 375, 1280])
def test_the_months_of_a_comparison_have_letters_that_can_be_read_and_grow(
    large: Page, browser: Browser, origin: str, width: int
) -> None:
    target = "/compare/2026?place=DE-BY&place=FR&place=US"
    page = browser.new_page(base_url=origin)
    try:
        page.set_viewport_size({"width": width, "height": 800})
        page.goto(target)
        usual = page.evaluate(_SMALLEST)
        assert usual >= 11
        # Days that share a row have the same height, so that a place is in one line.
        tops = page.evaluate("""() => [...document.querySelectorAll('#month-1 + .spans table')].map(table =>
            [...table.rows].map(row => Math.round(row.getBoundingClientRect().top)))""")
        lines = {tuple(line) for line in tops}
        assert len(tops) == 4 and len(lines) == (1 if width == 1280 else 2), tops
    finally:
        page.close()
    large.set_viewport_size({"width": width, "height": 800})
    large.goto(target)
    assert large.evaluate(_SMALLEST) > 1.75 * usual
