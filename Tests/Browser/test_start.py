"""The home page: what today has to offer, and the way out to the country picker and back."""

from conftest import OpenPage
from playwright.sync_api import expect


def test_O1_it_leads_to_every_part(open_page: OpenPage, script: bool) -> None:
    page = open_page("/", script=script)
    for name, address in [
        ("Holidays", "/holidays"), ("Quotes", "/quotes"), ("People", "/people"), ("Light side", "/light-side"),
        ("Dark side", "/dark-side"), ("Greeting", "/greeting"),
    ]:
        page.goto("/")
        page.locator(".parts").get_by_role("link", name=name).click()
        expect(page).to_have_url(address)
    page.goto("/")
    page.locator("main").get_by_role("link", name="Options").click()
    expect(page).to_have_url("/options")


def test_O1_C4_the_country_chosen_here_is_kept(open_page: OpenPage, script: bool) -> None:
    page = open_page("/", script=script)
    page.get_by_role("link", name="Choose Country").click()
    expect(page).to_have_url("/countries?for=start")
    page.locator(".countries").get_by_role("link", name="Germany").click()
    expect(page).to_have_url("/")
    expect(page.locator(".upcoming")).to_contain_text("Next, in 34 days")
    expect(page.locator(".upcoming")).to_contain_text("Christmas Day")
    expect(page.locator(".weekends li").first).to_contain_text("Friday, 25 to Sunday, 27 December 2026")
    page.goto("/options")
    expect(page.locator("main")).to_contain_text("Germany")


def test_O1_C5_cancel_changes_nothing(open_page: OpenPage, script: bool) -> None:
    page = open_page("/", script=script)
    page.get_by_role("link", name="Choose Country").click()
    page.get_by_role("link", name="Close").click()
    expect(page).to_have_url("/")
    expect(page.get_by_role("link", name="Choose Country")).to_be_visible()


def test_O1_who_was_born_on_this_day(open_page: OpenPage) -> None:
    page = open_page("/")
    page.locator(".born").get_by_role("link", name="Voltaire").click()
    expect(page).to_have_url("/people/voltaire")
