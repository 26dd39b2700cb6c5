"""A visitor's journey through the two sides and the greeting. With and without JavaScript."""

import pytest
from conftest import OpenPage
from playwright.sync_api import Page, expect

JEDI, SITH = "Welcome to the light side", "Welcome to the dark side"


def test_S1_light_dark_light_back_back(open_page: OpenPage, script: bool) -> None:
    page = open_page("/light-side", script=script)
    assert_side(page, "/light-side", JEDI)
    page.locator("#main").get_by_role("link", name="Dark side").click()
    assert_side(page, "/dark-side", SITH)
    page.locator("#main").get_by_role("link", name="Light side").click()
    assert_side(page, "/light-side", JEDI)
    page.go_back()
    assert_side(page, "/dark-side", SITH)
    page.go_back()
    assert_side(page, "/light-side", JEDI)


@pytest.mark.parametrize(("target", "lines"), [("/light-side", 5), ("/dark-side", 6)])
def test_S3_the_code_keeps_its_lines(open_page: OpenPage, target: str, lines: int) -> None:
    code = open_page(target).locator(".creed .lines")
    assert len(code.inner_text().splitlines()) == lines


def test_S4_an_unknown_apprentice_is_text(open_page: OpenPage) -> None:
    rows = open_page("/light-side").locator(".roster li")
    expect(rows).to_have_count(5)
    expect(rows.last).to_contain_text("Apprentices: <Unknown>")


@pytest.mark.parametrize("look", ["light", "dark"])
def test_S8_each_side_has_its_own_look(open_page: OpenPage, look: str) -> None:
    page = open_page("/light-side", look=look)
    light = background(page)
    page.goto("/dark-side")
    assert brightness(background(page)) < 100 < 200 < brightness(light)


def test_G1_the_greeting_is_empty_until_the_button_is_pressed(open_page: OpenPage, script: bool) -> None:
    page = open_page("/greeting", script=script)
    expect(page.locator("output")).to_have_text("")
    page.get_by_role("button", name="Show greeting").click()
    expect(page.locator("output")).to_have_text("Hello David Blaine")
    expect(page).to_have_url("/greeting?show=1")


def assert_side(page: Page, url: str, heading: str) -> None:
    """Fails if another page is shown."""
    expect(page).to_have_url(url)
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)


def background(page: Page) -> str:
    """Returns the background colour of the page, such as "rgb(20, 22, 27)"."""
    # Before the load event a style sheet may be missing: painting waits for it, but computed styles do not.
    page.wait_for_load_state("load")
    return page.locator("body").evaluate("body => getComputedStyle(body).backgroundColor")


def brightness(colour: str) -> float:
    """Returns the brightness of the colour, from 0 to 255."""
    channels = [float(part) for part in colour.removeprefix("rgb(").removesuffix(")").split(",")]
    return sum(channels) / len(channels)
