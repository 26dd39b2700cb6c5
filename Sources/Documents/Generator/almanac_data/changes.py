"""Keeps `changes.xml`: for each country the revisions of its document, with what changed in each.

Nothing here is edited by hand. `generate.py --revision DATE` appends what differs from the documents that are there.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from xml.etree import ElementTree

from . import history, xmltext
from .history import Change
from .settings import CHANGES_NAMESPACE

FILE = "changes.xml"

#: The number of changes that a revision lists for a country. It counts the others.
_LISTED = 40


@dataclass
class Revision:
    """The changes of a country on a day. `more` counts those that are not listed."""

    day: date
    changes: list[Change]
    more: int = 0

    def with_later(self, changes: list[Change]) -> "Revision":
        """Returns the revision with changes of the same day. Changes that cancel each other out are left out."""
        if self.changes[0].kind == "first":
            return self
        kept = {change.key: change for change in self.changes}
        for change in changes:
            opposite = {"added": "removed", "removed": "added", "confirmed": "estimated", "estimated": "confirmed"}
            taken_back = replace(change, kind=opposite.get(change.kind, ""))
            if kept.get(taken_back.key) == taken_back:
                del kept[taken_back.key]
            else:
                kept[change.key] = change
        return _limited(self.day, [*kept.values()] or [Change("details")], self.more)


@dataclass
class Entry:
    """A country's revisions, the newest first, and the digest of its document in the newest."""

    digest: str
    revisions: list[Revision] = field(default_factory=list)


class Book:
    """The contents of `changes.xml`."""

    def __init__(self, folder: Path) -> None:
        """Reads `changes.xml`; without that file, no country has a revision yet."""
        path = folder / FILE
        countries = ElementTree.parse(path).getroot() if path.exists() else []
        self.entries = {
            country.get("code", ""): Entry(country.get("digest", ""), [_revision(child) for child in country])
            for country in countries
        }

    def revised(self, code: str) -> date | None:
        """Returns the day on which the document of a country last changed."""
        entry = self.entries.get(code)
        return entry.revisions[0].day if entry else None

    def outdated(self, folder: Path) -> list[str]:
        """Returns the countries whose documents in the folder are not those of their newest revisions."""
        documents = {path.stem: path for path in (folder / "holidays").glob("*.xml")}
        return sorted(
            code
            for code in documents.keys() | self.entries.keys()
            if code not in documents
            or code not in self.entries
            or history.digest(documents[code].read_bytes()) != self.entries[code].digest
        )

    def revise(self, day: date, old: Path | None, new: Path) -> int:
        """Appends how the documents of `new` differ from those of `old`, and returns the number of countries."""
        outdated = self.outdated(new)
        for code in outdated:
            document = new / "holidays" / f"{code}.xml"
            if not document.exists():
                del self.entries[code]
                continue
            entry = self.entries.setdefault(code, Entry(""))
            entry.digest = history.digest(document.read_bytes())
            changes = history.changes(old if entry.revisions else None, new, code)
            if entry.revisions and entry.revisions[0].day == day:
                entry.revisions[0] = entry.revisions[0].with_later(changes)
            elif changes:
                entry.revisions.insert(0, _limited(day, changes))
        return len(outdated)

    def document(self) -> bytes:
        """Returns the bytes of `changes.xml`."""
        return xmltext.document(self._lines())

    def _lines(self) -> Iterator[str]:
        yield xmltext.opening("changes", xmlns=CHANGES_NAMESPACE)
        for code, entry in sorted(self.entries.items()):
            yield xmltext.opening("country", code=code, digest=entry.digest)
            for revision in entry.revisions:
                yield xmltext.opening(
                    "revision", date=revision.day.isoformat(), more=str(revision.more) if revision.more else None
                )
                for change in revision.changes:
                    yield xmltext.empty("change", **_attributes(change))
                yield xmltext.closing("revision")
            yield xmltext.closing("country")
        yield xmltext.closing("changes")


def stamped(document: bytes, revised: date | None) -> bytes:
    """Returns the document of a country with the day of its newest revision."""
    return document.replace(b' from="', f' revised="{revised}" from="'.encode(), 1) if revised else document


def _limited(day: date, changes: list[Change], more: int = 0) -> Revision:
    changes = sorted(changes, key=history.order)
    return Revision(day, changes[:_LISTED], more + max(0, len(changes) - _LISTED))


def _attributes(change: Change) -> dict[str, str | None]:
    return {
        "kind": change.kind,
        "name": change.name,
        "was": change.was,
        "date": change.first and change.first.isoformat(),
        "last": change.last.isoformat() if change.last and change.last != change.first else None,
        "days": str(change.days) if change.days > 1 else None,
    }


def _revision(element: ElementTree.Element) -> Revision:
    return Revision(
        date.fromisoformat(element.get("date", "")),
        [_change(child) for child in element],
        int(element.get("more", "0")),
    )


def _change(element: ElementTree.Element) -> Change:
    first = element.get("date")
    last = element.get("last", first)
    return Change(
        element.get("kind", ""),
        element.get("name", ""),
        date.fromisoformat(first) if first else None,
        date.fromisoformat(last) if last else None,
        int(element.get("days", "1" if first else "0")),
        element.get("was", ""),
    )
