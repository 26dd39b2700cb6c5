"""The calendars of a year and of a month: what each cell says, and that each is printed on one page."""

import re

import pytest
from conftest import OpenPage
from playwright.sync_api import Page, expect

#: Countries whose weeks and weekends differ, and the busiest calendars that there are.
_YEARS = (
    "/holidays/DE/2026/calendar",
    "/holidays/DE/2026/calendar?type=all&region=all",
    "/holidays/US/2021/calendar",
    "/holidays/US/2026/calendar?region=all",
    "/holidays/IL/2026/calendar?type=all",
    "/holidays/IN/2026/calendar?type=all&region=all",
    "/holidays/CN/2026/calendar",
    "/holidays/NP/2026/calendar",
    "/holidays/IR/2026/calendar",
    "/holidays/CH/2026/calendar?region=all",
    "/holidays/GB/2026/calendar?type=all&region=all",
)
_MONTHS = (
    "/holidays/DE/2026/08?type=school&region=all",
    "/holidays/US/2026/07",
    "/holidays/IL/2026/09",
    "/holidays/IN/2026/08?type=all&region=all",
    "/holidays/CN/2026/02",
    "/holidays/NP/2026/10",
    "/holidays/IR/2026/03",
    "/holidays/GB/2026/12?type=all&region=all",
)


def pages_of(pdf: bytes) -> int:
    """Returns the number of pages of a PDF that Chromium wrote: it does not compress the objects of pages."""
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@pytest.mark.parametrize("target", _YEARS + _MONTHS)
def test_K1_a_calendar_is_printed_on_one_page(read_page: OpenPage, target: str) -> None:
    page = read_page(target)
    for paper in ("A4", "Letter"):
        for landscape in (False, True):
            pdf = page.pdf(format=paper, landscape=landscape)
            assert pages_of(pdf) == 1, f"{paper}, landscape: {landscape}"


@pytest.mark.parametrize("target", _YEARS + _MONTHS)
def test_K1_every_day_is_printed(read_page: OpenPage, target: str) -> None:
    page = read_page(target)
    page.emulate_media(media="print")
    days = page.locator("td .number").evaluate_all("all => all.filter(one => one.getClientRects().length).length")
    assert days in ((365, 366) if "calendar" in target else range(28, 32))


def test_K1_the_count_of_printed_pages_can_fail(read_page: OpenPage) -> None:
    assert pages_of(read_page("/holidays/US/2026?type=all&region=all").pdf(format="A6")) > 3


@pytest.mark.parametrize("landscape", [False, True])
@pytest.mark.parametrize("target", _YEARS + _MONTHS)
def test_K1_nothing_of_a_printed_calendar_is_cut_off(read_page: OpenPage, target: str, landscape: bool) -> None:
    page = read_page(target)
    page.emulate_media(media="print")
    # The smaller sides of A4 and of Letter, without margins, in CSS pixels.
    page.set_viewport_size({"width": 985, "height": 725} if landscape else {"width": 725, "height": 985})
    cut = page.evaluate("""() => [...document.querySelectorAll('.year-calendar *, .month-calendar *')].filter(element =>
        !element.closest('.visually-hidden') && element.getClientRects().length
        && element.getBoundingClientRect().right > document.documentElement.clientWidth + 1
    ).map(element => element.textContent.trim().slice(0, 40))""")
    assert not cut


@pytest.mark.parametrize("landscape", [False, True])
def test_K1_a_printed_name_has_the_room_of_its_cell(read_page: OpenPage, landscape: bool) -> None:
    page = read_page("/holidays/IN/2026/03?region=all")
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 985, "height": 725} if landscape else {"width": 725, "height": 985})
    cut = page.evaluate("""() => [...document.querySelectorAll('.month-calendar td .name')].filter(name =>
        name.scrollHeight > name.clientHeight + 2).map(name => name.textContent)""")
    assert not cut


@pytest.mark.parametrize("language", ["de", "es", "it", "ja", "he", "zh", "uk"])
def test_K1_a_weekend_that_is_worked_has_the_letter_of_the_comparison(read_page: OpenPage, language: str) -> None:
    page = read_page(f"/{language}/compare/2026?place=CN")
    letter = page.locator(".key.x").last.inner_text()
    page = read_page(f"/{language}/holidays/CN/2026/02")
    drawn = page.locator(".is-worked > .number").first.evaluate(
        "number => getComputedStyle(number, '::after').content.match(/\"(.)\"/)[1]"
    )
    assert drawn == letter.lower()


def _header(page: Page) -> list[str]:
    return page.locator("table").first.locator("thead abbr").evaluate_all("all => all.map(one => one.title)")


@pytest.mark.parametrize(
    ("country", "first", "weekend"),
    [
        ("DE", "Monday", ["Saturday", "Sunday"]),
        ("US", "Sunday", ["Saturday", "Sunday"]),
        ("IL", "Sunday", ["Friday", "Saturday"]),
        ("CN", "Monday", ["Saturday", "Sunday"]),
        ("NP", "Sunday", ["Saturday"]),
        ("HK", "Sunday", ["Sunday"]),
        ("IR", "Saturday", ["Friday"]),
    ],
)
def test_K1_a_week_is_that_of_the_country(read_page: OpenPage, country: str, first: str, weekend: list[str]) -> None:
    for view in ("calendar", "10"):
        page = read_page(f"/holidays/{country}/2026/{view}")
        assert _header(page)[:2] == ["Week", first]
        found = (
            page.locator("table").first.locator("th.is-weekend abbr").evaluate_all("all => all.map(one => one.title)")
        )
        assert sorted(found) == sorted(weekend)


def test_K1_each_day_of_a_year_is_in_its_column(open_page: OpenPage) -> None:
    page = open_page("/holidays/IL/2026/calendar", script=False)
    rows = (
        page.locator("table")
        .nth(9)
        .locator("tbody tr")
        .evaluate_all(
            "rows => rows.map(row => [...row.children].map(cell => cell.querySelector('.number')?.textContent ?? ''))"
        )
    )
    # October 2026 begins on a Thursday; Israel's weeks begin on Sunday.
    assert [row[1:] for row in rows][0] == ["", "", "", "", "1", "2", "3"]
    assert [day for row in rows for day in row[1:] if day] == [str(day) for day in range(1, 32)]


def test_K1_worked_saturdays_are_told_in_words(open_page: OpenPage) -> None:
    page = open_page("/holidays/CN/2026/02")
    cell = page.locator("td.is-worked").first
    expect(cell).to_contain_text(re.compile("Worked for [A-Z][a-z]+day"))
    expect(page.locator(".legend")).to_contain_text("Worked in exchange for another day")


def test_K1_today_is_marked_for_programs_that_read_aloud(open_page: OpenPage) -> None:
    page = open_page("/holidays/DE/2026/11")
    today = page.locator("[aria-current=date]")
    expect(today).to_have_count(1)
    expect(today).to_contain_text("21")
    page.goto("/holidays/DE/2026/10")
    expect(page.locator("[aria-current=date]")).to_have_count(0)


def test_K1_a_cell_of_a_narrow_month_is_a_link_as_large_as_the_cell(open_page: OpenPage) -> None:
    page = open_page("/holidays/DE/2026/12", width=375)
    cell = page.locator("td", has=page.locator("time[datetime='2026-12-25']"))
    cell.scroll_into_view_if_needed()
    box = cell.bounding_box()
    assert box and box["width"] >= 40 and box["height"] >= 40
    corners = [(box["x"] + 3, box["y"] + 3), (box["x"] + box["width"] - 3, box["y"] + box["height"] - 3)]
    for x, y in corners:
        assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).textContent", [x, y]) == "Christmas Day"
    cell.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Christmas Day")


def test_K1_marks_have_a_shape_of_their_own_in_forced_colours(open_page: OpenPage) -> None:
    page = open_page("/holidays/GB/2026/12?type=all&region=all")
    page.emulate_media(forced_colors="active")

    def shape(day: int) -> list[str]:
        mark = page.locator(f"time.number[datetime='2026-12-{day}']")
        return mark.evaluate("""one => {
            const style = getComputedStyle(one)
            const paper = getComputedStyle(document.body).backgroundColor
            return ['Top', 'Bottom'].map(side => style[`border${side}Color`] == paper ? 'none' : style[`border${side}Style`])
        }""")

    assert shape(25) == ["solid", "solid"]
    assert shape(28) == ["double", "double"]
    assert shape(15) == ["none", "none"]


def test_K1_the_ways_between_list_year_and_month(open_page: OpenPage) -> None:
    page = open_page("/holidays/GB/2026/calendar?region=ENG", script=False)
    page.get_by_role("link", name="December").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("December 2026 in England, United Kingdom")
    page.get_by_role("link", name="January 2027").click()
    expect(page).to_have_url(re.compile(r"/holidays/GB/2027/01\?region=ENG$"))
    page.get_by_role("link", name="Year 2027").click()
    expect(page).to_have_url(re.compile(r"/holidays/GB/2027/calendar\?region=ENG$"))
    page.get_by_label("Region").select_option("SCT")
    page.get_by_role("button", name="Show").click()
    expect(page).to_have_url(re.compile(r"/holidays/GB/2027/calendar\?region=SCT$"))
    page.get_by_role("link", name="List", exact=True).click()
    expect(page).to_have_url(re.compile(r"/holidays/GB/2027\?region=SCT$"))
