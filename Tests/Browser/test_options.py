"""Options: name, country and look, kept by the browser. With and without JavaScript."""

from http.client import HTTPConnection
from urllib.parse import urlsplit

import axe
from chromium import unfold
from conftest import OpenPage
from playwright.sync_api import Page, expect
from test_sides import background, brightness

#: The address that saving redirects to.
SAVED = "/options?saved=1"


def test_O2_G2_what_is_saved_stays(open_page: OpenPage, script: bool) -> None:
    page = open_page("/options", script=script)
    page.get_by_label("Name").fill("Zoë <b>O’Neill</b>")
    page.get_by_label("Dark").check()
    page.get_by_role("button", name="Save").click()
    expect(page).to_have_url(SAVED)
    expect(page.get_by_role("status")).to_have_text("Your options are saved.")
    expect(page.get_by_label("Name")).to_have_value("Zoë <b>O’Neill</b>")
    expect(page.get_by_label("Dark")).to_be_checked()

    assert brightness(background(page)) < 100
    page.goto("/holidays")
    assert brightness(background(page)) < 100
    page.goto("/light-side")
    assert brightness(background(page)) > 200
    page.goto("/greeting")
    page.get_by_role("button", name="Show greeting").click()
    expect(page.locator("output")).to_have_text("Hello Zoë <b>O’Neill</b>")

    cookies = page.context.cookies()
    assert {cookie["name"] for cookie in cookies} == {"almanac", "almanac-draft"}
    assert {(cookie["httpOnly"], cookie["sameSite"], cookie["path"]) for cookie in cookies} == {(True, "Lax", "/")}


def test_O2_C4_C5_the_country_is_chosen_cancelled_and_removed(open_page: OpenPage, script: bool) -> None:
    page = open_page("/options", script=script)
    page.get_by_label("Name").fill("Ada & Bo")
    page.get_by_label("Light", exact=True).check()
    page.get_by_role("button", name="Choose Country").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Choose Country")
    unfold(page, "Japan")
    page.locator(".countries").get_by_role("button", name="Japan").click()
    expect(page).to_have_url("/options?draft=1")
    assert_form(page, country="Japan")
    expect(page.get_by_role("status")).to_contain_text("Your changes are not saved yet")

    page.get_by_role("button", name="Choose Country").click()
    page.get_by_role("link", name="Close").click()
    assert_form(page, country="Japan")

    page.get_by_role("button", name="Save").click()
    expect(page).to_have_url(SAVED)
    assert_form(page, country="Japan")
    page.get_by_role("button", name="Remove country").click()
    assert_form(page, country="No country chosen")
    page.goto("/options")
    assert_form(page, country="Japan")


def test_O2_the_enter_key_saves(open_page: OpenPage, script: bool) -> None:
    page = open_page("/options", script=script)
    page.get_by_label("Name").fill("Ada")
    page.get_by_label("Name").press("Enter")
    expect(page).to_have_url(SAVED)


def test_O2_a_browser_that_refuses_the_cookie_is_not_told_that_it_is_saved(open_page: OpenPage, script: bool) -> None:
    page = open_page("/options", script=script)
    page.get_by_label("Name").fill("Ada & Bo")
    page.get_by_label("Light", exact=True).check()
    page.get_by_role("button", name="Save").click()
    expect(page).to_have_url(SAVED)
    # A browser that accepts no cookies sends none.
    page.context.clear_cookies()
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("Your browser did not save your options")
    expect(page.get_by_text("Your options are saved.")).to_have_count(0)
    expect(page.get_by_label("Name")).to_have_value("")
    if script:
        axe.load(page)
        assert not axe.faults(page)


def test_O2_a_browser_that_keeps_only_something_older_is_not_told_that_it_is_saved(open_page: OpenPage) -> None:
    page = open_page("/options")
    page.get_by_label("Name").fill("Ada")
    page.get_by_role("button", name="Save").click()
    (older,) = [cookie for cookie in page.context.cookies() if cookie["name"] == "almanac"]
    page.get_by_label("Name").fill("Bo")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_have_text("Your options are saved.")
    page.context.add_cookies([older])
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("Your changes are still in the form.")
    expect(page.get_by_label("Name")).to_have_value("Bo")


def test_O2_C5_back_to_an_earlier_page_of_options_claims_nothing(open_page: OpenPage) -> None:
    page = open_page("/options")
    page.get_by_label("Name").fill("Ada")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Choose Country").click()
    unfold(page, "Japan")
    page.locator(".countries").get_by_role("button", name="Japan").click()
    expect(page).to_have_url("/options?draft=1")
    page.goto(SAVED)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_label("Name")).to_have_value("Ada")
    page.get_by_role("button", name="Save").click()
    page.goto("/options?draft=1")
    expect(page.get_by_text("Your changes are not saved yet")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_O2_a_draft_that_the_browser_did_not_keep_is_called_lost(open_page: OpenPage, script: bool) -> None:
    page = open_page("/options", script=script)
    page.get_by_label("Name").fill("Ada & Bo")
    page.get_by_role("button", name="Choose Country").click()
    page.context.clear_cookies()
    page.get_by_role("link", name="Close").click()
    expect(page.get_by_role("alert")).to_contain_text("Your changes are lost")


def test_O2_wrong_input_is_answered_at_the_field_and_kept(open_page: OpenPage, script: bool) -> None:
    page = open_page("/options", script=script, width=375)
    page.get_by_label("Name").fill("x" * 61)
    page.get_by_label("Dark").check()
    page.get_by_role("button", name="Save").click()
    expect(page).to_have_title("Error: Options · Almanac")
    field = page.get_by_label("Name")
    expect(field).to_have_value("x" * 61)
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description("We use this to greet you. Only your browser stores it. "
                                                 "Name must be 60 characters or fewer")
    expect(page.get_by_label("Dark")).to_be_checked()
    page.get_by_role("alert").get_by_role("link").click()
    expect(field).to_be_focused()
    assert page.context.cookies() == []
    if script:
        axe.load(page)
        assert not axe.faults(page)


def test_O2_another_site_cannot_send_the_form(origin: str) -> None:
    assert post(origin, {"Origin": "http://elsewhere.test"}) == (403, None)
    assert post(origin, {"Origin": "null"}) == (403, None)
    assert post(origin, {"Sec-Fetch-Site": "cross-site", "Origin": origin}) == (403, None)
    assert post(origin, {}) == (403, None)
    status, cookie = post(origin, {"Origin": origin})
    assert status == 303
    assert cookie == "almanac=1..dark.RXZl"


def assert_form(page: Page, country: str) -> None:
    """Fails if an input of the form was lost."""
    expect(page.get_by_label("Name")).to_have_value("Ada & Bo")
    expect(page.get_by_label("Light", exact=True)).to_be_checked()
    expect(page.locator(".chosen")).to_contain_text(country)


def post(origin: str, headers: dict[str, str]) -> tuple[int, str | None]:
    """Sends the form like a program. Returns the status, and the cookie that the response sets."""
    address = urlsplit(origin)
    connection = HTTPConnection(address.hostname, address.port, timeout=120)
    connection.request(
        "POST", "/options", "name=Eve&look=dark", headers | {"Content-Type": "application/x-www-form-urlencoded"}
    )
    answer = connection.getresponse()
    answer.read()
    connection.close()
    cookie = answer.headers.get("Set-Cookie")
    return answer.status, cookie and cookie.partition(";")[0]
