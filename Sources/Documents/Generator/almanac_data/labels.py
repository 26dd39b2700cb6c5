"""Removes the library's labels from a holiday's name: they are facts about the day and not part of the name."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime
from functools import cache

#: A remark in brackets that contains the label's placeholder, as in "Day off (substituted from %s)".
_PLACEHOLDER = re.compile(r"\s*[（(][^()（）]*%s[^()（）]*[)）]")


@dataclass(frozen=True)
class Label:
    """A name without its labels, and the facts that the labels stated."""

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
        """Parses a labelled name.

        A label without brackets ("Cuti %s") may also be the beginning of an ordinary name. It counts as a label only if
        the rest is a name according to `is_name`.
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
        """Parses a name without knowing other names: removes only labels in brackets."""
        return self.read(text, lambda name: False)


def without_placeholder(text: str) -> str:
    """Returns a substitution label without its date: "Day off (substituted from %s)" → "Day off"."""
    return _PLACEHOLDER.sub("", text).strip()


def bracketed_remarks(texts: dict[str, str]) -> set[str]:
    """Returns the remarks in brackets of a country's labels. No name may contain them."""
    return {text.removeprefix("%s").strip() for text in texts.values() if _is_bracketed(text)}


@cache
def _pattern(label: str) -> re.Pattern[str]:
    before, after = label.split("%s")
    return re.compile(re.escape(before) + "(.+)" + re.escape(after))


def _is_bracketed(label: str) -> bool:
    return label.startswith("%s") and label.endswith((")", "）"))
