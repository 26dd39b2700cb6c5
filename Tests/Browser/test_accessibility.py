"""Accessibility: axe on every page, and the whole journey by keyboard."""

import axe
import pytest
from conftest import OpenPage
from focus import tab, tab_to
from pages import STATES, State
from playwright.sync_api import expect

#: Unfolds what a page has folded; of groups of the same kind, such as the letters of a list, the first.
_UNFOLD = """() => document.querySelectorAll('details').forEach(details => {
    details.open ||= !details.classList.contains('group') || !details.previousElementSibling?.matches('.group');
})"""


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.name)
def test_axe_finds_nothing(read_page: OpenPage, state: State) -> None:
    page = read_page(state.target)
    expect(page.get_by_role("heading", level=1)).to_have_text(state.heading)
    page.evaluate(_UNFOLD)
    axe.load(page)
    found = []
    # Colours do not depend on the width, and nothing else depends on the look.
    for width, look, faults in (
        (375, "light", axe.faults),
        (1280, "light", axe.faults_beside_colours),
        (1280, "dark", axe.faults_of_colours),
    ):
        page.set_viewport_size({"width": width, "height": 800})
        page.emulate_media(color_scheme=look, reduced_motion="reduce")
        found += [f"{width} px, {look}: {fault}" for fault in faults(page)]
    assert not found, "\n".join(found)


def test_keyboard_alone_leads_to_a_holiday(open_page: OpenPage, script: bool) -> None:
    page = open_page("/holidays", script=script)
    skip = tab(page)
    assert skip.name == "Skip to content"
    assert skip.is_visible
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
    tab_to(page, "Choose Country", most=1)
    page.keyboard.press("Enter")

    expect(page).to_have_url("/countries")
    tab_to(page, "Search for a country")
    page.keyboard.type("japan")
    page.keyboard.press("Enter")
    expect(page).to_have_url("/countries?q=japan")
    tab_to(page, "Japan")
    page.keyboard.press("Enter")

    expect(page).to_have_url("/holidays/JP/2026")
    tab_to(page, "Labor Thanksgiving Day")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Labor Thanksgiving Day")


@pytest.mark.parametrize("target", ["/holidays/DE/2026?type=all", "/countries", "/nowhere"])
@pytest.mark.parametrize("width", [375, 1280])
def test_the_focus_is_always_to_be_seen(open_page: OpenPage, target: str, width: int) -> None:
    page = open_page(target, width=width)
    stops = [tab(page) for _ in range(20)]
    assert not [stop for stop in stops if stop.tag != "body" and not stop.is_visible]
