"""Takes the library's labels off a holiday's name: they are facts about the day, not part of what it is called."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime

#: A bracketed remark that holds the label's placeholder, as in "Day off (substituted from %s)".
_PLACEHOLDER = re.compile(r"\s*[（(][^()（）]*%s[^()（）]*[)）]")


@dataclass(frozen=True)
class Label:
    """A name without its labels, and what the labels said."""

    name: str
    observed: bool = False
    estimated: bool = False
    moved_from: date | None = None


class Labels:
    """The labels of one country."""

    def __init__(self, texts: dict[str, str]) -> None:
        self._date_format = texts.get("substituted_date_format", "")
        self._substituted = texts.get("substituted_label", "")
        marks = [
            (texts.get("observed_estimated_label"), True, True),
            (texts.get("observed_label_before"), True, False),
            (texts.get("observed_label"), True, False),
            (texts.get("estimated_label"), False, True),
        ]
        self._marks = [mark for mark in marks if mark[0] and mark[0] != "%s"]

    def read(self, text: str, is_name: Callable[[str], bool]) -> Label:
        """Reads a labelled name.

        A label without brackets ("Cuti %s") may just as well be the beginning of an ordinary name; it counts as a
        label only if what remains is a name of its own according to `is_name`.
        """
        if self._substituted and (match := _pattern(self._substituted).fullmatch(text)):
            moved_from = datetime.strptime(match[1], self._date_format).date()
            return Label(without_placeholder(self._substituted), moved_from=moved_from)

        name, observed, estimated = text, False, False
        for label, says_observed, says_estimated in self._marks:
            match = _pattern(label).fullmatch(name)
            if match and (_is_bracketed(label) or is_name(self.bracketed(match[1]).name)):
                name = match[1]
                observed = observed or says_observed
                estimated = estimated or says_estimated
        return Label(name, observed, estimated)

    def bracketed(self, text: str) -> Label:
        """Reads a name of which nothing else is known: only labels in brackets are taken off."""
        return self.read(text, lambda name: False)


def without_placeholder(text: str) -> str:
    """A substitution's label without the date it was made for: "Day off (substituted from %s)" → "Day off"."""
    return _PLACEHOLDER.sub("", text).strip()


def bracketed_remarks(texts: dict[str, str]) -> set[str]:
    """The bracketed remarks of a country's labels: no name may hold one of them."""
    return {text.removeprefix("%s").strip() for text in texts.values() if _is_bracketed(text)}


def _pattern(label: str) -> re.Pattern[str]:
    before, after = label.split("%s")
    return re.compile(re.escape(before) + "(.+)" + re.escape(after))


def _is_bracketed(label: str) -> bool:
    return label.startswith("%s") and label.endswith((")", "）"))
