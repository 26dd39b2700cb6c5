"""The addresses in a page."""

from dataclasses import dataclass, field
from html.parser import HTMLParser

#: The attributes whose value is an address.
_ATTRIBUTES = ("href", "src", "action", "data-results")


@dataclass
class Printed:
    """The addresses and the fragment targets of a page."""

    #: The addresses in document order, without duplicates.
    addresses: list[str] = field(default_factory=list)
    #: The IDs that a fragment can refer to.
    ids: set[str] = field(default_factory=set)


def printed(html: str) -> Printed:
    """Parses a page."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    found = reader.printed
    return Printed(list(dict.fromkeys(found.addresses)), found.ids)


def addresses(html: str) -> list[str]:
    """Returns only the addresses in a page."""
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
