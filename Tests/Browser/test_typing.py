"""The only script: it narrows the countries while the visitor types, and the page works without it."""

import re

import pytest
from conftest import OpenPage
from pages import TICKET
from playwright.sync_api import Route, expect


def test_C3_typing_narrows_and_reload_shows_the_same(open_page: OpenPage) -> None:
    page = open_page(f"/countries?{TICKET}")
    field, rows = page.get_by_role("searchbox"), page.locator(".countries a")
    expect(rows).to_have_count(250)
    field.press_sequentially("land")
    expect(page).to_have_url(f"/countries?{TICKET}&q=land")
    narrowed = rows.all_inner_texts()
    assert 1 < len(narrowed) < 50
    expect(field).to_be_focused()

    page.reload()
    expect(field).to_have_value("land")
    assert rows.all_inner_texts() == narrowed

    field.fill("")
    expect(rows).to_have_count(250)
    expect(page).to_have_url(f"/countries?{TICKET}")


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("cote", "Côte d’Ivoire"),
        ("UK", "United Kingdom"),
        ("deutsch", "Germany"),
        ("DEU", "Germany"),
        ("日本", "Japan"),
    ],
)
def test_C3_finds_names_codes_and_aliases(open_page: OpenPage, text: str, first: str) -> None:
    page = open_page("/countries")
    page.get_by_role("searchbox").press_sequentially(text)
    expect(page.locator(".summary")).to_contain_text(f"“{text}”")
    expect(page.locator(".countries .name").first).to_have_text(first)


def test_C1_results_say_aloud_how_many_there_are(open_page: OpenPage) -> None:
    """Screen readers announce a change only if the live region existed before."""
    page = open_page("/countries")
    announcing = "() => [...document.querySelectorAll('[role=status], [aria-live]')]"
    page.evaluate(f"() => {{ window.before = ({announcing})(); }}")
    page.get_by_role("searchbox").press_sequentially("japan")
    expect(page).to_have_url(re.compile("q=japan$"))
    assert page.evaluate(
        f"() => ({announcing})().some(element => window.before.includes(element) && /japan/.test(element.textContent))"
    )


def test_C3_the_last_text_wins_however_late_the_answers_come(open_page: OpenPage) -> None:
    page = open_page("/countries")
    held: list[Route] = []
    # Playwright sets an attribute on each handler, which a method of a list does not allow.
    page.route(re.compile("/results.*q=fr$"), lambda route: held.append(route))
    field = page.get_by_role("searchbox")
    with page.expect_request(re.compile("/results.*q=fr$")):
        field.press_sequentially("fr")
    field.press_sequentially("ance")
    expect(page).to_have_url(re.compile("q=france$"))
    for route in held:
        route.continue_()
    page.wait_for_timeout(200)
    expect(page).to_have_url(re.compile("q=france$"))
    expect(page.locator(".countries .name").first).to_have_text("France")


def test_C3_the_button_still_sends_the_form(open_page: OpenPage) -> None:
    page = open_page("/countries")
    # Never answered: what fails would be in the console.
    page.route(re.compile("/results"), lambda route: None)
    page.get_by_role("searchbox").fill("japan")
    page.get_by_role("searchbox").press("Enter")
    expect(page).to_have_url("/countries?q=japan")
    expect(page.locator(".countries a")).to_have_count(1)


def test_C3_back_from_the_choice_shows_what_was_searched_for(open_page: OpenPage) -> None:
    page = open_page("/countries")
    page.get_by_role("searchbox").press_sequentially("japan")
    expect(page.locator(".countries a")).to_have_count(1)
    page.locator(".countries a").click()
    expect(page).to_have_url("/holidays/JP/2026")
    page.go_back()
    expect(page).to_have_url("/countries?q=japan")
    expect(page.get_by_role("searchbox")).to_have_value("japan")
    expect(page.locator(".countries a")).to_have_count(1)
