"""Writes XML: one element per line without indentation, so that documents are small and differences are readable."""

import unicodedata
from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

from .names import Name

DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'


def document(lines: Iterable[str]) -> bytes:
    """Returns a whole document in UTF-8 with LF line ends."""
    return "".join(f"{line}\n" for line in (DECLARATION, *lines)).encode()


def opening(element: str, **attributes: str | None) -> str:
    """Returns a start tag without the attributes that are `None` or empty. `moved_from` becomes `moved-from`."""
    return f"<{element}{_attributes(attributes)}>"


def empty(element: str, **attributes: str | None) -> str:
    """Returns an element without content."""
    return f"<{element}{_attributes(attributes)}/>"


def closing(element: str) -> str:
    """Returns an end tag."""
    return f"</{element}>"


def text(element: str, content: str, **attributes: str | None) -> str:
    """Returns an element with text."""
    return f"<{element}{_attributes(attributes)}>{escape(_clean(content))}</{element}>"


def names(names: Iterable[Name]) -> str:
    """Returns `name` elements on one line, because they belong together."""
    return "".join(f"<name xml:lang={quoteattr(language)}>{escape(_clean(name))}</name>" for language, name in names)


def _attributes(attributes: dict[str, str | None]) -> str:
    return "".join(f" {key.replace('_', '-')}={quoteattr(value)}" for key, value in attributes.items() if value)


def _clean(content: str) -> str:
    """Returns the text in NFC and with single spaces, so that equal texts have equal bytes."""
    return " ".join(unicodedata.normalize("NFC", content).split())
