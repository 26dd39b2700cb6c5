"""Working days and comparisons as visitors use them: the picker, the forms, with and without JavaScript."""

from conftest import OpenPage
from playwright.sync_api import Page, expect

#: What the form of a meeting sends if nobody changes the hours of work.
HOURS = "opens=09%3A00&closes=17%3A00"


def choose(page: Page, text: str, name: str) -> None:
    """Searches the picker, and presses a place's button."""
    page.get_by_role("searchbox").fill(text)
    page.keyboard.press("Enter")
    page.locator(".countries").get_by_role("button", name=name).first.click()


def test_K3_C4_count_working_days_in_a_chosen_region(open_page: OpenPage, script: bool) -> None:
    page = open_page("/working-days", script=script)
    expect(page.get_by_text("Choose your country first")).to_be_visible()
    page.get_by_role("link", name="Choose Country").click()
    choose(page, "bavaria", "Bavaria, Germany")
    expect(page).to_have_url("/working-days?place=DE-BY")

    form = page.locator("form", has=page.get_by_role("heading", name="Count working days"))
    form.get_by_label("First day").fill("2026-12-01")
    form.get_by_label("Last day").fill("2027-01-15")
    form.get_by_role("button", name="Count").click()
    expect(page).to_have_url("/working-days?from=2026-12-01&to=2027-01-15&place=DE-BY")
    expect(page.locator(".answer h2")).to_have_text("31 working days")
    expect(page.locator(".answer")).to_contain_text("Both of these days count.")
    page.get_by_role("link", name="Epiphany").click()
    expect(page).to_have_url("/holidays/DE/2027/01-06-epiphany?region=BY")


def test_K3_find_a_working_day_before_another(open_page: OpenPage, script: bool) -> None:
    page = open_page("/working-days?place=IL", script=script)
    form = page.locator("form", has=page.get_by_role("heading", name="Find a working day"))
    form.get_by_label("Start day").fill("2026-12-06")
    form.get_by_label("Working days after it").fill("-1")
    form.get_by_role("button", name="Find").click()
    # The weekend of Israel is Friday and Saturday.
    expect(page.locator(".answer h2")).to_have_text("Thursday 3 December 2026")
    expect(page.locator(".answer")).to_contain_text("That day itself does not count.")


def test_W2_C4_C5_compare_places_and_find_a_meeting(open_page: OpenPage, script: bool) -> None:
    page = open_page("/compare", script=script)
    expect(page).to_have_url("/compare/2026")
    page.get_by_role("link", name="Add the first place").click()
    choose(page, "bavaria", "Bavaria, Germany")
    page.get_by_role("link", name="Add a second place").click()
    choose(page, "france", "France")
    expect(page).to_have_url("/compare/2026?place=DE-BY&place=FR")
    expect(page.locator(".strip")).to_have_count(12)
    page.get_by_role("link", name="Add a place").click()
    page.get_by_role("link", name="Close").click()
    expect(page).to_have_url("/compare/2026?place=DE-BY&place=FR")

    page.get_by_role("link", name="Find days for a meeting").click()
    page.get_by_text("Places, days and hours").click()
    page.get_by_label("First day").fill("2026-12-24")
    page.get_by_label("How many days").fill("3")
    page.get_by_role("button", name="Find days").click()
    expect(page).to_have_url(f"/compare/meeting?from=2026-12-24&days=3&{HOURS}&place=DE-BY&place=FR")
    expect(page.locator(".found li time")).to_have_text(
        ["Thursday 24 December 2026", "Monday 28 December 2026", "Tuesday 29 December 2026"]
    )
    page.get_by_role("link", name="Remove France").click()
    expect(page).to_have_url(f"/compare/meeting?from=2026-12-24&days=3&{HOURS}&place=DE-BY")


def test_J6_a_team_meets_places_by_their_names_hours_a_month_and_why_days_fall_out(open_page: OpenPage, script: bool) -> None:
    page = open_page("/compare/meeting", script=script)
    page.get_by_label("Add places").fill("Munich, New York, Georgia")
    page.get_by_role("button", name="Find days").click()
    # Two are known; the third is a country and a state.
    expect(page.locator(".chosen-places .code")).to_have_text(["DE-BY", "US-NY"])
    expect(page.get_by_label("Add places")).to_have_value("Georgia")
    page.get_by_role("link", name="Georgia, United States").click()
    expect(page.locator(".chosen-places .code")).to_have_text(["DE-BY", "US-NY", "US-GA"])

    page.get_by_text("Places, days and hours").click()
    page.get_by_role("navigation", name="All days of a month").get_by_role("link", name="January 2027").click()
    expect(page.locator(".found > p").first).to_contain_text("there are 18 days on which all of them work at the same time")
    period = page.locator(".period").first
    expect(period.locator(".time")).to_have_text(["15:00–17:00", "09:00–11:00", "09:00–11:00"])
    out = page.locator("section", has=page.get_by_role("heading", name="Days left out"))
    expect(out).to_contain_text("Epiphany")
    expect(out).to_contain_text("Saturday, 5 times: the weekend of all of them")


def test_J6_a_team_without_a_common_hour_is_told_which_hours_would_do(open_page: OpenPage, script: bool) -> None:
    page = open_page(f"/compare/meeting?from=2027-01-04&days=3&{HOURS}&place=DE-BY&place=NZ", script=script)
    expect(page.locator(".found h2")).to_have_text("No day found")
    page.get_by_role("link", name="Work from 06:00 to 20:00").click()
    expect(page.locator(".found ol li")).to_have_count(3)
    expect(page.locator(".period .time").first).to_be_visible()
    page.go_back()
    page.get_by_role("link", name="Ignore working hours").click()
    expect(page.locator(".found ol li")).to_have_count(3)
    expect(page.locator(".period")).to_have_count(0)
