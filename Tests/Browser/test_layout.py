"""Every page fits the narrowest screens, the largest text, and paper."""

import pytest
from conftest import OpenPage
from pages import STATES, TICKET, State
from playwright.sync_api import Page, expect

#: Finds elements that extend beyond the window, or whose content is clipped.
_MISFITS = """() => {
    const width = document.documentElement.clientWidth;
    // Fields scroll what is typed into them; what is folded is not drawn.
    const isLeftOut = element => element.closest('.visually-hidden, .skip, input, select') || !element.checkVisibility();
    const name = element => element.localName + (element.className ? '.' + element.className : '');
    const misfits = [...document.body.querySelectorAll('*')].filter(element => !isLeftOut(element)).filter(element => {
        const box = element.getBoundingClientRect();
        const isClipping = getComputedStyle(element).overflowX !== 'visible';
        return box.right > width + 1 || box.left < -1 || (isClipping && element.scrollWidth > element.clientWidth + 1);
    }).map(element => `${name(element)}: ${element.textContent.trim().slice(0, 40)}`);
    const { scrollWidth } = document.documentElement;
    return scrollWidth > width ? [`the page is ${scrollWidth} px wide in ${width} px`, ...misfits] : misfits;
}"""


def misfits(page: Page) -> str:
    """Returns the elements that do not fit, one on each line."""
    return "\n".join(page.evaluate(_MISFITS))


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.name)
def test_a_page_fits_from_320_px_on_and_with_text_twice_as_large(read_page: OpenPage, state: State) -> None:
    page = read_page(state.target)
    page.evaluate("() => document.querySelectorAll('details').forEach(details => { details.open = true; })")
    # 640 px is a window of 1280 px at a zoom of 200 %.
    for width in (320, 375, 640, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert not misfits(page), f"{width} px:\n{misfits(page)}"
    page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    for width in (375, 640, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert not misfits(page), f"{width} px, text of 200 %:\n{misfits(page)}"


#: Finds words of alphabets with spaces between words that begin on one line and end on another.
_BROKEN = r"""() => {
    const isLeftOut = element => !element || !element.checkVisibility()
        || element.closest('.visually-hidden, script, select, pre, code, svg, .address');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken = [];
    while (walker.nextNode()) {
        const node = walker.currentNode;
        if (isLeftOut(node.parentElement)) continue;
        for (const word of node.data.matchAll(/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{N}]{2,}/gu)) {
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].filter(box => box.width > 0).map(box => Math.round(box.top)));
            if (lines.size > 1) broken.push(`${word[0]} in ${node.parentElement.localName}.${node.parentElement.className}`);
        }
    }
    return broken;
}"""

#: Pages with the longest words and the narrowest columns.
LONG_WORDS = [
    State("list-school", "/holidays/DE/2026?type=school&region=BY", "Holidays in Bavaria, Germany 2026"),
    State("list-everything", "/holidays/DE/2026?type=all&region=all", "Holidays in Germany 2026"),
    State("list-icelandic", "/holidays/IS/2026", "Holidays in Iceland 2026"),
    State("compare-one", "/compare/2026?place=DE-BY", "Compare Bavaria, Germany 2026"),
    State("compare-four", "/compare/2026?place=DE-BY&place=FR&place=US&place=IL", "Compare 4 places 2026"),
    State("compare-five", "/compare/2026?place=DE-BY&place=FR&place=US&place=IL&place=GB-ENG", "Compare 5 places 2026"),
]


@pytest.mark.parametrize(
    "state", [*(state for state in STATES if "too-long" not in state.name), *LONG_WORDS], ids=lambda state: state.name
)
def test_no_word_is_broken_at_375_and_320_px(read_page: OpenPage, state: State) -> None:
    page = read_page(state.target)
    page.evaluate("() => document.querySelectorAll('details').forEach(details => { details.open = true; })")
    for width in (375, 320):
        page.set_viewport_size({"width": width, "height": 800})
        assert not page.evaluate(_BROKEN), f"{width} px: {page.evaluate(_BROKEN)}"


#: Tables and cards of short words, which other languages have in longer ones.
NARROW_COLUMNS = (
    "/working-days?from=2026-12-01&to=2027-01-15&place=DE-BY",
    "/holidays/DE/2027/leave?days=25&region=BY&with=FR",
    "/holidays/DE/2026?region=BY",
)


@pytest.mark.parametrize("target", NARROW_COLUMNS)
@pytest.mark.parametrize("language", ["es", "fr", "it", "nl", "pl", "pt", "tr", "uk"])
def test_no_word_of_another_language_is_broken_at_375_and_320_px(
    read_page: OpenPage, language: str, target: str
) -> None:
    page = read_page(f"/{language}{target}")
    for width in (375, 320):
        page.set_viewport_size({"width": width, "height": 800})
        assert not page.evaluate(_BROKEN), f"{width} px: {page.evaluate(_BROKEN)}"
        assert not misfits(page), f"{width} px:\n{misfits(page)}"


@pytest.mark.parametrize("name", ["x" * 60, "Wolfeschlegelsteinhausenbergerdorff von und zu", "\u0644" * 60])
def test_a_long_name_does_not_widen_what_greets_by_it(open_page: OpenPage, name: str) -> None:
    page = open_page("/options", width=320)
    page.get_by_label("Name").fill(name)
    page.get_by_role("button", name="Save").click()
    for target in ("/", "/greeting?show=1", "/options"):
        page.goto(target)
        assert name in page.content()
        for width in (320, 375, 1280):
            page.set_viewport_size({"width": width, "height": 800})
            assert not misfits(page), f"{target}, {width} px:\n{misfits(page)}"


def test_text_may_be_spaced_out(read_page: OpenPage) -> None:
    """Applies the text spacing of WCAG 2.2, 1.4.12."""
    page = read_page("/holidays/DE/2026", width=320)
    page.evaluate("""() => document.querySelectorAll('*').forEach(element => Object.assign(element.style, {
        lineHeight: '1.5', letterSpacing: '0.12em', wordSpacing: '0.16em' }))""")
    assert not misfits(page), misfits(page)


@pytest.mark.parametrize("target", ["/holidays/DE/2026", "/holidays/DE/2026/10-03-german-unity-day"])
def test_paper_has_the_content_and_no_controls(read_page: OpenPage, target: str) -> None:
    page = read_page(target, look="dark")
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator(".days .name, .facts dd").first).to_be_visible()
    for control in page.locator("header.site nav, .skip, .filter, .years a, .back, .hint, button").all():
        expect(control).to_be_hidden()
    [red, green, blue] = page.evaluate("() => getComputedStyle(document.body).color.match(/[0-9]+/g).slice(0, 3)")
    assert int(red) + int(green) + int(blue) < 300, "ink is dark, whatever the look of the screen"
    page.emulate_media(media="screen")


@pytest.mark.parametrize(
    ("target", "folded"),
    [
        ("/holidays/DE/2026/10-31-reformation-day", ".elsewhere li"),
        ("/occasions/christmas-day", "#places li"),
        ("/occasions/christmas-day", "#names td"),
        ("/holidays/DE/2026?region=all", ".corrections li"),
    ],
)
def test_paper_has_what_a_page_folds(read_page: OpenPage, target: str, folded: str) -> None:
    page = read_page(target)
    page.emulate_media(media="print")
    for part in page.locator(folded).all():
        assert part.evaluate("part => part.checkVisibility() && part.getBoundingClientRect().height > 0")
    assert page.locator(folded).count() > 0


@pytest.mark.parametrize("language", ["de", "fr", "nl", "pt"])
def test_the_links_of_the_header_are_in_one_row_on_a_desktop(read_page: OpenPage, language: str) -> None:
    page = read_page(f"/{language}/holidays/DE/2026", width=1280)
    tops = page.evaluate(
        "() => [...document.querySelectorAll('header.site li')].map(item => item.getBoundingClientRect().top)"
    )
    assert len(tops) > 3 and len(set(tops)) == 1, tops


def test_a_page_says_its_look_before_its_styles_are_there(open_page: OpenPage) -> None:
    """Otherwise a dark page would start with a white flash."""
    page = open_page(look="dark")
    page.route("**/*.css", lambda route: route.fulfill(body="", content_type="text/css"))
    page.goto("/holidays")
    assert page.evaluate("() => getComputedStyle(document.body).color") == "rgb(255, 255, 255)"


@pytest.mark.parametrize("target", ["/holidays", "/holidays/DE/2026", f"/countries?{TICKET}&q=land", "/nowhere"])
def test_everything_is_there_without_a_script(open_page: OpenPage, target: str) -> None:
    with_script = open_page(target)
    # Of no use without a script, and hidden then: see test_keep.py.
    with_script.evaluate("() => document.querySelectorAll('button[data-does]').forEach(button => button.remove())")
    assert open_page(target, script=False).inner_text("body") == with_script.inner_text("body")
