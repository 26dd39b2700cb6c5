"""Moves through a page by keyboard."""

from dataclasses import dataclass

from playwright.sync_api import Page

#: The outline may belong to the element or to its generated content.
_DESCRIBE = """() => {
    const element = document.activeElement;
    const box = element.getBoundingClientRect();
    const isOutlined = [null, '::before', '::after'].map(part => getComputedStyle(element, part)).some(style =>
        (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2)
        && !/^(transparent|rgba\\(.*, 0\\))$/.test(style.outlineColor));
    return {
        tag: element.localName,
        name: (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent).trim(),
        isVisible: isOutlined && box.width > 0 && box.top >= 0 && box.left >= 0
            && box.bottom <= innerHeight && box.right <= innerWidth,
    };
}"""


@dataclass(frozen=True)
class Stop:
    """The element that has the focus."""

    tag: str
    name: str
    #: Whether the element is in view and has a visible outline.
    is_visible: bool


def tab(page: Page) -> Stop:
    """Presses Tab, and returns the next stop."""
    page.wait_for_load_state("load")
    page.keyboard.press("Tab")
    found = page.evaluate(_DESCRIBE)
    return Stop(found["tag"], " ".join(found["name"].split()), found["isVisible"])


def tab_to(page: Page, name: str, most: int = 30) -> Stop:
    """Presses Tab until a stop's name contains the text. Fails if a stop on the way has no visible focus."""
    for _ in range(most):
        stop = tab(page)
        assert stop.is_visible, f"the focus cannot be seen on {stop}"
        if name in stop.name:
            return stop
    raise AssertionError(f"no “{name}” among the next {most} stops")
