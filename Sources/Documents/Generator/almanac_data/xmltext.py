"""Writes the documents: one element a line, no indentation, so that they stay small and a difference stays readable."""

import unicodedata
from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

from .names import Name

DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'


def document(lines: Iterable[str]) -> bytes:
    """A whole document in UTF-8 with LF line ends."""
    return "".join(f"{line}\n" for line in (DECLARATION, *lines)).encode()


def opening(element: str, **attributes: str | None) -> str:
    """A start tag; attributes that are `None` or empty are left out. `moved_from` is written `moved-from`."""
    return f"<{element}{_attributes(attributes)}>"


def empty(element: str, **attributes: str | None) -> str:
    """An element without content."""
    return f"<{element}{_attributes(attributes)}/>"


def closing(element: str) -> str:
    """An end tag."""
    return f"</{element}>"


def text(element: str, content: str) -> str:
    """An element with text."""
    return f"<{element}>{escape(_clean(content))}</{element}>"


def names(names: Iterable[Name]) -> str:
    """`name` elements, on one line: they belong together."""
    return "".join(f"<name xml:lang={quoteattr(language)}>{escape(_clean(name))}</name>" for language, name in names)


def _attributes(attributes: dict[str, str | None]) -> str:
    return "".join(f" {key.replace('_', '-')}={quoteattr(value)}" for key, value in attributes.items() if value)


def _clean(content: str) -> str:
    """Composed characters (NFC) and single blanks, so that equal texts are equal bytes."""
    return " ".join(unicodedata.normalize("NFC", content).split())
