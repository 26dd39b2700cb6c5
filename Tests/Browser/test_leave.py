"""A visitor plans leave, alone and with a second person. With and without JavaScript, and by keyboard."""

import datetime
import itertools
import json

import icalendar
import icalendar_lint
from chromium import unfold
from conftest import OpenPage
from focus import tab, tab_to
from icalendar_lint import day
from plain import Client
from playwright.sync_api import expect

PLANNER = "/holidays/DE/2027/leave"


def test_K2_a_visitor_plans_leave_with_a_form(open_page: OpenPage, script: bool) -> None:
    page = open_page("/holidays/DE/2027?region=BY", script=script)
    page.get_by_role("link", name="Plan leave").click()
    expect(page).to_have_url(f"{PLANNER}?region=BY")
    page.get_by_label("Days of leave").fill("25")
    page.get_by_label("Breaks of").select_option("9")
    page.get_by_role("button", name="Plan my leave").click()
    expect(page).to_have_url(f"{PLANNER}?days=25&region=BY&break=9")
    expect(page.get_by_role("heading", name="Breaks of 9 days or more")).to_be_visible()

    page.get_by_text("Change the plan").click()
    page.get_by_text("Your weekend, fixed days").click()
    page.get_by_label("Friday", exact=True).check()
    page.get_by_label("Saturday", exact=True).check()
    page.get_by_label("Add a day").fill("2027-05-13")
    page.get_by_label("From").fill("2027-07-05")
    page.get_by_label("to", exact=True).fill("2027-07-16")
    page.get_by_role("button", name="Plan my leave").click()
    expect(page).to_have_url(
        f"{PLANNER}?days=25&region=BY&break=9&weekend=fri%2Csat&work=2027-05-13&taken=2027-07-05..2027-07-16"
    )
    page.get_by_text("Change the plan").click()
    page.get_by_label("Thursday 13 May 2027").uncheck()
    page.get_by_role("button", name="Plan my leave").click()
    expect(page).to_have_url(f"{PLANNER}?days=25&region=BY&break=9&weekend=fri%2Csat&taken=2027-07-05..2027-07-16")


def test_J4_the_answer_is_on_the_first_screen_of_a_phone(open_page: OpenPage, script: bool) -> None:
    page = open_page("/holidays/ES/2027/leave?days=25&region=CT", script=script, width=375)
    page.set_viewport_size({"width": 375, "height": 812})
    for text in ("25 days of leave give", "days off for"):
        box = page.get_by_text(text).first.bounding_box()
        assert box is not None and box["y"] + box["height"] <= 812, text
    assert page.evaluate("() => document.documentElement.scrollHeight") <= 4 * 812
    more = page.get_by_text("more breaks")
    last = page.locator(".plan .fold .break").last
    expect(last).to_be_hidden()
    more.click()
    expect(last).to_be_visible()
    page.reload()
    page.emulate_media(media="print")
    expect(last).to_be_visible()


def test_K2_the_plan_of_a_year_that_is_nearly_over_leads_to_the_next(open_page: OpenPage, script: bool) -> None:
    page = open_page("/holidays/DE/2026/leave?days=25&region=BY", script=script, width=375)
    earlier = page.locator(".plan details", has_text="earlier breaks")
    expect(earlier.locator(".break").first).to_be_hidden()
    expect(page.locator(".plan .break:visible").first).to_contain_text("2026")
    page.get_by_role("link", name="Plan leave in 2027").click()
    expect(page).to_have_url(f"{PLANNER}?days=25&region=BY")
    expect(page.get_by_text("Most of")).to_have_count(0)


def test_K2_closed_plans_leave_no_heading_on_paper(open_page: OpenPage) -> None:
    page = open_page(f"{PLANNER}?days=25&region=BY")
    heading = page.locator("#others")
    expect(heading).to_be_visible()
    page.emulate_media(media="print")
    expect(heading).to_be_hidden()
    expect(page.locator("#plan")).to_be_visible()
    page.evaluate("() => { document.querySelector('.other-plans > details').open = true }")
    expect(heading).to_be_visible()


def test_J4_the_plan_of_two_people_takes_four_screens_of_a_phone(open_page: OpenPage) -> None:
    for query in ("days=30&region=BY&with=ES-CT&with-days=25", "days=30&with=ES", "days=12&with=FR"):
        page = open_page(f"{PLANNER}?{query}", script=False, width=375)
        assert page.evaluate("() => document.documentElement.scrollHeight") <= 4 * 812, query
        expect(page.get_by_role("heading", name="Long and short breaks")).to_be_visible()


def test_K2_a_second_person_comes_from_the_picker(open_page: OpenPage, script: bool) -> None:
    page = open_page(f"{PLANNER}?days=20&region=BY", script=script)
    page.get_by_text("Change the plan").click()
    page.get_by_role("button", name="Add a second person").click()
    page.get_by_role("link", name="Close").click()
    expect(page).to_have_url(f"{PLANNER}?days=20&region=BY")
    page.get_by_text("Change the plan").click()
    page.get_by_role("button", name="Add a second person").click()
    unfold(page, "France")
    page.get_by_role("button", name="France").first.click()
    expect(page).to_have_url(f"{PLANNER}?days=20&region=BY&with=FR")
    expect(page.get_by_role("heading", level=1)).to_have_text("Leave in Bavaria, Germany and France 2027")
    page.get_by_text("Change the plan").click()
    page.get_by_role("button", name="Remove second person").click()
    expect(page).to_have_url(f"{PLANNER}?days=20&region=BY")


def test_K2_what_was_typed_is_kept_while_a_second_person_is_added_changed_and_removed(
    open_page: OpenPage, script: bool
) -> None:
    page = open_page(PLANNER, script=script)
    page.get_by_label("Days of leave").fill("25")
    page.get_by_label("Region").select_option("BY")
    page.get_by_text("Your weekend, fixed days").click()
    page.get_by_label("Friday", exact=True).check()
    page.get_by_label("Add a day").fill("2027-05-13")
    page.get_by_label("From").fill("2027-07-05")
    page.get_by_label("to", exact=True).fill("2027-07-16")
    page.get_by_text("Add a second person").click()
    page.get_by_role("link", name="Close").click()
    typed = "days=25&region=BY&weekend=fri&work=2027-05-13&taken=2027-07-05..2027-07-16"
    expect(page).to_have_url(f"{PLANNER}?{typed}")
    page.get_by_text("Change the plan").click()
    page.get_by_label("Days of leave").fill("24")
    page.get_by_text("Add a second person").click()
    unfold(page, "France")
    page.get_by_role("button", name="France").first.click()
    typed = typed.replace("25", "24")
    expect(page).to_have_url(f"{PLANNER}?{typed}&with=FR")

    page.get_by_text("Change the plan").click()
    page.get_by_label("Days of leave of the second person").fill("30")
    page.get_by_label("Saturday", exact=True).check()
    page.get_by_role("button", name="Change place").click()
    unfold(page, "Belgium")
    page.get_by_role("button", name="Belgium").first.click()
    typed = typed.replace("fri", "fri%2Csat")
    expect(page).to_have_url(f"{PLANNER}?{typed}&with=BE&with-days=30")
    page.get_by_text("Change the plan").click()
    page.get_by_label("Saturday", exact=True).uncheck()
    page.get_by_text("Remove second person").click()
    expect(page).to_have_url(f"{PLANNER}?{typed.replace('%2Csat', '')}")


def test_K2_wrong_input_is_said_beside_its_field_and_kept(open_page: OpenPage, script: bool) -> None:
    page = open_page(PLANNER, script=script)
    page.get_by_label("Days of leave").fill("366")
    page.get_by_role("button", name="Plan my leave").click()
    field = page.get_by_label("Days of leave")
    expect(field).to_have_value("366")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description("Enter 1 to 60 days of leave.")
    page.get_by_role("link", name="Enter 1 to 60 days of leave.").click()
    assert page.evaluate("document.querySelector('#days:target') !== null")


def test_K2_the_keyboard_alone_plans(open_page: OpenPage) -> None:
    page = open_page(PLANNER)
    tab(page)
    tab_to(page, "Days of leave")
    page.keyboard.type("10")
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{PLANNER}?days=10")
    # Not the button that adds a second person, although it comes before the one that plans.
    page.get_by_text("Change the plan").press("Enter")
    page.get_by_text("Your weekend, fixed days").press("Enter")
    page.get_by_label("Days of leave").press("Enter")
    expect(page).to_have_url(f"{PLANNER}?days=10")


def test_K2_the_calendar_of_a_plan_is_read_by_strict_readers(client: Client) -> None:
    plan = json.loads(client.get(f"{PLANNER}.json?days=25&region=BY").body)["plans"][0]
    feed = client.get(f"{PLANNER}.ics?days=25&region=BY").body
    found = [(day(event["DTSTART"]), day(event["DTEND"])) for event in icalendar_lint.events(feed)]
    events = icalendar.Calendar.from_ical(feed).walk("VEVENT")
    assert found == [(event.decoded("DTSTART"), event.decoded("DTEND")) for event in events]
    assert found == [
        (
            datetime.date.fromisoformat(rest["first"]),
            datetime.date.fromisoformat(rest["last"]) + datetime.timedelta(days=1),
        )
        for rest in plan["breaks"]
    ]
    leave = list(itertools.chain.from_iterable(rest["leave"] for rest in plan["breaks"]))
    assert len(leave) == len(set(leave)) == plan["leave"] == 25
    assert plan["daysOff"] == sum(rest["length"] for rest in plan["breaks"])
