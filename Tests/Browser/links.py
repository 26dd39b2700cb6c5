"""The addresses that a page prints."""

from dataclasses import dataclass, field
from html.parser import HTMLParser

#: The attributes that hold an address.
_ATTRIBUTES = ("href", "src", "action", "data-results")


@dataclass
class Printed:
    """What a page prints that another page, or itself, must answer for."""

    #: In their order, each once.
    addresses: list[str] = field(default_factory=list)
    #: What a fragment can lead to.
    ids: set[str] = field(default_factory=set)


def printed(html: str) -> Printed:
    """Reads a page."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    found = reader.printed
    return Printed(list(dict.fromkeys(found.addresses)), found.ids)


def addresses(html: str) -> list[str]:
    """Only the addresses of a page."""
    return printed(html).addresses


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.printed = Printed()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        self.printed.addresses += [attributes[name] for name in _ATTRIBUTES if attributes.get(name)]
        if attributes.get("id"):
            self.printed.ids.add(attributes["id"])
