"""Every kind of page has room for a language that is longer than any of ours, in both directions."""

import pytest
from conftest import OpenPage
from pages import State
from playwright.sync_api import Page
from test_languages import KINDS
from test_layout import misfits

#: Lengthens every word that a visitor reads by 40 %, with accents: "Holidays" → "Hôlîdâýsôôôô". Figures, codes and texts that a
#: program reads stay. Words of four letters and more grow at their end, so that a sentence breaks where it did.
_LENGTHEN = r"""() => {
    const accents = { a: 'â', e: 'é', i: 'î', o: 'ô', u: 'ü', y: 'ý', c: 'ç', n: 'ñ', s: 'š', A: 'Â', E: 'É', I: 'Î', O: 'Ô', U: 'Ü' };
    const isLeftOut = element => element.closest('script, style, svg, pre, code, .code, .flag, .address');
    const longer = word => word.replace(/[a-zA-Z]/g, letter => accents[letter] ?? letter) + 'ô'.repeat(Math.round(word.length * .4));
    const lengthen = text => text.replace(/\p{L}{4,}/gu, longer).replace(/(?<!\p{L})\p{L}{2,3}(?!\p{L})/gu, word => longer(word));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let count = 0;
    while (walker.nextNode()) {
        const node = walker.currentNode;
        if (!node.parentElement || isLeftOut(node.parentElement) || !node.data.trim()) continue;
        const text = lengthen(node.data);
        if (text !== node.data) count += 1;
        node.data = text;
    }
    for (const field of document.querySelectorAll('input[placeholder]')) field.placeholder = lengthen(field.placeholder);
    return count;
}"""

#: Finds controls whose visible text is cut off by the edge of their box.
_CLIPPED = r"""() => [...document.querySelectorAll('a, button, summary, label, legend')].filter(control => {
    // A link in a line of text has several boxes, of which the text fills each.
    if (!control.checkVisibility() || control.closest('.visually-hidden, .skip, svg')
        || getComputedStyle(control).display === 'inline') return false;
    const box = control.getBoundingClientRect();
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
        if (walker.currentNode.parentElement.closest('.visually-hidden') || !walker.currentNode.data.trim()) continue;
        range.selectNodeContents(walker.currentNode);
        for (const text of range.getClientRects()) {
            if (text.left < box.left - 1 || text.right > box.right + 1 || text.bottom > box.bottom + 3) return true;
        }
    }
    return false;
}).map(control => `${control.localName}.${control.className}: ${control.textContent.trim().slice(0, 40)}`)"""


def _check(page: Page, name: str) -> None:
    page.evaluate("() => document.querySelectorAll('details').forEach(details => { details.open = true; })")
    for width in (320, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert not misfits(page), f"{name}, {width} px:\n{misfits(page)}"
        clipped = page.evaluate(_CLIPPED)
        assert not clipped, f"{name}, {width} px, clipped:\n" + "\n".join(clipped)


@pytest.mark.parametrize("state", KINDS, ids=lambda state: state.name)
def test_L4_a_page_whose_texts_are_longer_by_two_fifths_fits_in_both_directions(
    read_page: OpenPage, state: State
) -> None:
    page = read_page(state.target, width=320)
    assert page.evaluate(_LENGTHEN) > 10
    _check(page, "longer")
    page.evaluate("() => { document.documentElement.dir = 'rtl'; }")
    _check(page, "mirrored")


#: What stands between letters of the other direction has to be in an element of its own direction, or between marks.
_BARE = r"""() => {
    // Codes, in capitals, have no signs at their ends that could change their side.
    const isOther = text => /[a-z]{2,}/.test(text);
    const isOwn = text => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
    const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode;
        if (parentElement.closest('script, style, svg, option, [dir=auto], bdi, code, [dir=ltr]')) continue;
        // Between U+2066–2068 and U+2069 a text is isolated.
        const bare = data.replace(/[\u2066-\u2068][^\u2069]*\u2069/gu, ' ');
        if (isOwn(bare) && isOther(bare.replace(/\b(Android|Apple|Atom|CLDR|CSV|Google|Calendar|iCalendar|iPad|iPhone|ISO|JSON|Mac|Outlook|Unicode|URL|UTC|Web|XML|holidays|GeoNames|CC BY|HTTP)\b/g, ''))) {
            found.push(bare.trim().slice(0, 80));
        }
    }
    return found;
}"""

#: Pages with names that their language does not have: of regions and holidays, and of what a visitor typed.
FOREIGN = (
    "/holidays/CH/2026?type=all&region=all", "/holidays/DE/2026?region=BY&type=all", "/holidays/NZ/2026?region=all",
    "/on/2026-12-26", "/search?q=Wellington", "/countries?q=zzz", "/compare/meeting?add=Nowhere&place=DE",
    "/holidays/DE/2027/leave?days=25&school=ATLANTIS", "/occasions/anzac-day", "/holidays/QQ", "/options",
    "/working-days?place=DE&from=Monday",
)  # fmt: skip


@pytest.mark.parametrize("language", ["ar", "he"])
@pytest.mark.parametrize("target", FOREIGN)
def test_L4_latin_names_in_sentences_from_right_to_left_are_isolated(
    read_page: OpenPage, language: str, target: str
) -> None:
    page = read_page(f"/{language}{target}")
    found = page.evaluate(_BARE)
    assert not found, "\n".join(found)
