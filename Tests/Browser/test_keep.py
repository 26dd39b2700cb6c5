"""What a visitor keeps of a page: ways to subscribe, the day as a file, and the controls that need a script."""

import pytest
from conftest import OpenPage
from playwright.sync_api import Page, expect

LIST = "/holidays/DE/2026"
DAY = "/holidays/DE/2026/12-25-christmas-day"


def _is_on_first_screen(page: Page, name: str) -> bool:
    box = page.locator("main .actions").get_by_text(name, exact=True).bounding_box()
    return box is not None and box["y"] + box["height"] <= 800


@pytest.mark.parametrize(("target", "name"), [(LIST, "Add to calendar"), (DAY, "Add all holidays")])
def test_on_the_first_screen_of_a_phone_one_tap_names_every_program(
    open_page: OpenPage, script: bool, target: str, name: str
) -> None:
    page = open_page(target, width=375, script=script)
    assert _is_on_first_screen(page, name)
    programs = page.locator(".programs")
    expect(programs).to_be_hidden()
    page.locator("summary", has_text=name).click()
    for program in ("Apple Calendar", "Google Calendar", "Outlook", "Android"):
        expect(programs.locator("dt", has_text=program)).to_be_visible()
    expect(programs.get_by_role("link", name="this calendar")).to_have_attribute("href", "/holidays/DE.ics")


def test_one_tap_adds_one_day(open_page: OpenPage, script: bool) -> None:
    page = open_page(DAY, width=375, script=script)
    assert _is_on_first_screen(page, "Add this day")
    with page.expect_download() as download:
        page.get_by_role("link", name="Add this day").click()
    text = download.value.path().read_text()
    assert text.count("BEGIN:VEVENT") == 1 and "DTSTART;VALUE=DATE:20261225" in text


def test_the_address_and_the_page_are_copied(open_page: OpenPage, origin: str) -> None:
    page = open_page(f"{LIST}?region=BY#month-12", width=375)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator(".actions > [role=status]")).to_have_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == f"{origin}{LIST}?region=BY"
    page.locator("summary", has_text="Add to calendar").click()
    page.locator(".programs").get_by_role("button", name="Copy").click()
    expect(page.locator(".programs [role=status]")).to_have_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == f"{origin}/holidays/DE.ics?region=BY"


def test_a_browser_that_allows_no_copying_says_so(open_page: OpenPage) -> None:
    page = open_page()
    page.add_init_script("navigator.clipboard.writeText = () => Promise.reject(new Error())")
    page.goto(LIST)
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator(".actions > [role=status]")).to_have_text("The browser does not allow copying.")


def test_a_browser_that_shares_offers_that_in_place_of_copying(open_page: OpenPage, origin: str) -> None:
    page = open_page()
    page.add_init_script("navigator.share = async shared => { window.shared = shared; }")
    page.goto(LIST)
    expect(page.get_by_role("button", name="Copy link")).to_be_hidden()
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("window.shared") == {
        "title": "Holidays in Germany 2026 · Almanac", "url": f"{origin}{LIST}"}


def test_the_page_is_printed(open_page: OpenPage) -> None:
    page = open_page()
    page.add_init_script("window.print = () => { window.printed = true; }")
    page.goto(LIST)
    page.get_by_role("button", name="Print").click()
    assert page.evaluate("window.printed") is True


def test_without_a_script_no_control_is_shown_that_needs_one(open_page: OpenPage) -> None:
    page = open_page(LIST, script=False)
    expect(page.locator("button[data-does]")).not_to_have_count(0)
    for button in page.locator("button[data-does]").all():
        expect(button).to_be_hidden()
