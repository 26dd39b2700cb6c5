"""The home page: its parts, and the sub-flow to the country picker and back."""

from chromium import unfold
from conftest import OpenPage
from focus import tab_to
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
    page.locator("main").get_by_role("link", name="Name and look").click()
    expect(page).to_have_url("/options?for=start")


def test_A10_O1_O2_options_and_their_countries_lead_back_here(open_page: OpenPage, script: bool) -> None:
    page = open_page("/", script=script)
    page.locator("main").get_by_role("link", name="Name and look").click()
    page.get_by_label("Name").fill("Zoë & Bo")
    page.get_by_label("Dark").check()
    page.get_by_role("button", name="Choose Country").click()
    expect(page).to_have_url("/countries?for=options&for=start")
    page.get_by_role("searchbox").fill("japan")
    page.get_by_role("searchbox").press("Enter")
    expect(page).to_have_url("/countries?for=options&for=start&q=japan")
    page.locator(".countries").get_by_role("button", name="Japan").click()
    expect(page).to_have_url("/options?for=start&draft=1")
    expect(page.get_by_label("Name")).to_have_value("Zoë & Bo")
    expect(page.get_by_label("Dark")).to_be_checked()

    page.get_by_role("button", name="Choose Country").click()
    page.get_by_role("link", name="Close").click()
    expect(page).to_have_url("/options?for=start&draft=1")
    expect(page.locator(".chosen")).to_contain_text("Japan")
    page.get_by_role("link", name="Close").click()
    expect(page).to_have_url("/")
    expect(page.get_by_role("link", name="Choose your country")).to_be_visible()

    page.go_back()
    expect(page).to_have_url("/options?for=start&draft=1")
    page.get_by_role("button", name="Save").click()
    expect(page).to_have_url("/")
    expect(page.locator("main")).to_contain_text("Hello Zoë & Bo")
    expect(page.locator("main")).to_contain_text("Japan")


def test_A10_O2_options_stay_open_if_the_browser_did_not_keep_them(open_page: OpenPage) -> None:
    page = open_page("/options?for=start")
    page.get_by_label("Name").fill("Ada")
    page.goto("/options?for=start&saved=1")
    expect(page.get_by_role("alert")).to_contain_text("Your browser did not save your options")
    page.get_by_role("link", name="Close").click()
    expect(page).to_have_url("/")


def test_O1_C4_the_country_chosen_here_is_kept(open_page: OpenPage, script: bool) -> None:
    page = open_page("/", script=script)
    page.get_by_role("link", name="Choose your country").click()
    expect(page).to_have_url("/countries?for=start")
    unfold(page, "Germany")
    page.locator(".countries").get_by_role("button", name="Germany").click()
    expect(page).to_have_url("/")
    expect(page.locator(".upcoming")).to_contain_text("Next, in 34 days")
    expect(page.locator(".upcoming")).to_contain_text("Christmas Day")
    expect(page.locator(".weekends li").first).to_contain_text("Friday 25 to Sunday 27 December 2026")
    page.goto("/options")
    expect(page.locator("main")).to_contain_text("Germany")


def test_O1_C3_the_country_is_found_and_chosen_by_keyboard(open_page: OpenPage, script: bool) -> None:
    page = open_page("/countries?for=start", script=script)
    expect(page.locator(".countries button")).to_have_count(250)
    tab_to(page, "Search for a country")
    page.keyboard.type("japan")
    page.keyboard.press("Enter")
    expect(page).to_have_url("/countries?for=start&q=japan")
    expect(page.locator(".countries button")).to_have_count(1)
    tab_to(page, "Japan")
    page.keyboard.press("Enter")
    expect(page).to_have_url("/")
    expect(page.locator("main")).to_contain_text("Japan")


def test_O1_C3_typing_narrows_the_buttons_too(open_page: OpenPage) -> None:
    page = open_page("/countries?for=start")
    page.get_by_role("searchbox").press_sequentially("japan")
    expect(page).to_have_url("/countries?for=start&q=japan")
    expect(page.locator(".countries button")).to_have_count(1)
    page.locator(".countries button").click()
    expect(page).to_have_url("/")
    expect(page.locator("main")).to_contain_text("Japan")


def test_O1_no_link_and_nothing_fetched_ahead_chooses_a_country(open_page: OpenPage) -> None:
    page = open_page("/countries?for=start")
    # The requests that our own page, another site, or a browser that prefetches would send.
    page.evaluate("""async () => {
        for (const target of ['/countries/DE?for=start', '/countries/DE?for=options', '/countries?for=start&country=DE'])
            for (const method of ['GET', 'HEAD']) await fetch(target, { method });
        const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href: '/countries/DE?for=start' });
        await new Promise(done => { link.onload = link.onerror = done; document.head.append(link); });
    }""")
    page.goto("/countries/DE?for=start")
    expect(page).to_have_url("/countries?for=start")
    assert page.context.cookies() == []
    page.goto("/")
    expect(page.get_by_role("link", name="Choose your country")).to_be_visible()


def test_O1_C5_cancel_changes_nothing(open_page: OpenPage, script: bool) -> None:
    page = open_page("/", script=script)
    page.get_by_role("link", name="Choose your country").click()
    page.get_by_role("link", name="Close").click()
    expect(page).to_have_url("/")
    expect(page.get_by_role("link", name="Choose your country")).to_be_visible()


def test_O1_who_was_born_on_this_day(open_page: OpenPage) -> None:
    page = open_page("/")
    page.locator(".born").get_by_role("link", name="Voltaire").click()
    expect(page).to_have_url("/people/voltaire")
