"""The visitor's journey: search, choose, list, detail, Back and cancel. With and without JavaScript."""

import re

from conftest import OpenPage
from pages import TICKET_LIST
from playwright.sync_api import Page, expect


def test_H1_C1_H2_H3_D1_search_choose_list_detail_and_back(open_page: OpenPage, script: bool) -> None:
    page = open_page("/holidays", script=script)
    expect(page.get_by_role("heading", level=1)).to_have_text("Holidays")
    expect(page.get_by_text("Choose your country first")).to_be_visible()
    expect(page.locator(".days")).to_have_count(0)

    page.get_by_role("link", name="Choose Country").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Choose Country")
    expect(page.get_by_placeholder("Search for a country")).to_be_visible()
    expect(page.locator(".countries a")).to_have_count(250)
    search(page, "deutsch", script=script)
    page.locator(".countries").get_by_role("link", name="Germany").click()

    expect(page).to_have_url("/holidays/DE/2026")
    control = page.locator(".country-control")
    for part in ("🇩🇪", "Germany", "DE"):
        expect(control).to_contain_text(part)
    expect(page.get_by_text("Choose your country first")).to_have_count(0)
    page.locator("#earlier > summary").click()
    row = page.locator(".days > li", has_text="German Unity Day")
    for part in ("3", "Saturday", "Public"):
        expect(row).to_contain_text(part)

    row.get_by_role("link", name="German Unity Day").click()
    expect(page).to_have_url("/holidays/DE/2026/10-03-german-unity-day")
    facts = page.locator(".facts")
    for name, value in {
        "Name": "German Unity Day",
        "Date": "3 October 2026",
        "Country": "Germany",
        "Public holiday": "Yes",
    }.items():
        expect(facts.locator("div", has=page.get_by_text(name, exact=True)).locator("dd")).to_contain_text(value)

    page.go_back()
    expect(page).to_have_url("/holidays/DE/2026")
    expect(page.locator("#earlier")).to_be_visible()


def test_C4_C5_cancel_changes_nothing(open_page: OpenPage, script: bool) -> None:
    page = open_page("/holidays/DE/2025", script=script)
    page.locator(".types").get_by_role("link", name="Catholic").click()
    page.get_by_label("Region").select_option("Bavaria")
    page.get_by_role("button", name="Show").click()
    expect(page).to_have_url(TICKET_LIST)

    page.locator(".country-control:visible").click()
    search(page, "japan", script=script)
    page.get_by_role("link", name="Close").click()

    expect(page).to_have_url(TICKET_LIST)
    expect(page.locator(".country-control")).to_contain_text("Germany")
    expect(page.locator(".years summary")).to_contain_text("2025")
    expect(page.locator(".types [aria-current]")).to_contain_text("Catholic")
    expect(page.get_by_label("Region").locator("option:checked")).to_have_text("Bavaria")


def test_C4_the_chosen_country_goes_on_from_where_the_caller_was(open_page: OpenPage, script: bool) -> None:
    page = open_page("/holidays/DE/2025?type=all&region=BY", script=script)
    page.locator(".country-control:visible").click()
    search(page, "austria", script=script)
    page.locator(".countries").get_by_role("link", name="Austria").first.click()
    expect(page).to_have_url("/holidays/AT/2025?type=all")


def test_C4_two_tabs_do_not_mix(open_page: OpenPage, script: bool) -> None:
    first = open_page("/holidays/DE/2025?type=all", script=script)
    second = first.context.new_page()
    second.goto("/holidays/FR/2024")
    for tab in (first, second):
        tab.locator(".country-control:visible").click()
    search(second, "japan", script=script)
    second.locator(".countries").get_by_role("link", name="Japan").click()
    first.get_by_role("link", name="Close").click()
    expect(second).to_have_url("/holidays/JP/2024")
    expect(first).to_have_url("/holidays/DE/2025?type=all")


def test_C3_no_match_says_so_and_leads_on(open_page: OpenPage, script: bool) -> None:
    page = open_page("/countries", script=script)
    search(page, "zzz", script=script)
    expect(page.locator("#results")).to_contain_text("No countries found for “zzz”")
    page.get_by_role("link", name="Show all countries").click()
    expect(page.locator(".countries a")).to_have_count(250)


def test_H5_years_lead_on_until_there_is_no_data(open_page: OpenPage, script: bool) -> None:
    page = open_page("/holidays/DE/2034?type=all", script=script)
    page.locator(".years").get_by_role("link", name="2035").click()
    expect(page).to_have_url("/holidays/DE/2035?type=all")
    expect(page.locator(".years .next")).to_have_count(0)
    page.goto("/holidays/LK/2030")
    expect(page.get_by_text("No data for 2030")).to_be_visible()
    page.locator(".years .previous").click()
    expect(page.locator(".days").first).to_be_visible()


def test_H3_D1_estimated_and_observed_days_are_marked(open_page: OpenPage) -> None:
    page = open_page("/holidays/EG/2026")
    row = page.locator(".days > li", has_text="Eid al-Adha").first
    expect(row).to_contain_text("Estimated")
    page.goto("/holidays/GB/2026?region=ENG")
    row = page.locator(".days > li", has_text="Boxing Day").first
    expect(row).to_contain_text("Observed on Monday 28 December 2026")
    row.get_by_role("link").click()
    expect(page.locator(".facts")).to_contain_text("Monday 28 December 2026")


def search(page: Page, text: str, *, script: bool) -> None:
    """Searches like a visitor: types the text and, without the script, also presses the button."""
    page.get_by_role("searchbox").press_sequentially(text)
    if not script:
        page.get_by_role("button", name="Search").click()
    expect(page).to_have_url(re.compile(rf"[?&]q={text}$"))


def test_N1_the_place_of_a_list_is_kept(open_page: OpenPage, script: bool) -> None:
    page = open_page("/holidays/DE/2026?region=BY", script=script)
    page.get_by_role("button", name="Make Bavaria my place").click()
    expect(page).to_have_url("/")
    expect(page.locator(".today").first).to_contain_text("Bavaria, Germany")
    page.goto("/holidays")
    expect(page).to_have_url("/holidays")
    expect(page.get_by_role("heading", level=1)).to_have_text("Holidays in Bavaria, Germany 2026")


def test_N2_holidays_of_regions_are_one_link_away(open_page: OpenPage, script: bool) -> None:
    page = open_page("/holidays/US/2026", script=script)
    expect(page.locator(".days > li")).to_have_count(12)
    page.locator(".regional a").click()
    expect(page).to_have_url("/holidays/US/2026?region=all")
    expect(page.locator(".days > li").nth(12)).to_be_visible()
    page.locator(".regional a").click()
    expect(page.locator(".days > li")).to_have_count(12)


def test_N8_a_holiday_says_what_it_is_and_where_else(open_page: OpenPage, script: bool) -> None:
    page = open_page("/holidays/DE/2026/12-25-christmas-day", script=script)
    expect(page.locator(".about")).to_be_visible()
    expect(page.locator(".other-years li")).to_have_count(10)
    page.locator(".elsewhere summary").click()
    page.locator(".elsewhere").get_by_role("link", name="France").click()
    expect(page).to_have_url("/holidays/FR/2026")
