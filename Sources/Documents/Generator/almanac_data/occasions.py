"""Occasions: each is the same feast in all countries. `../Data/occasions.xml` is maintained by hand and read here."""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

from .names import Name
from .settings import OCCASIONS_NAMESPACE

#: The committed document.
PATH = Path(__file__).resolve().parents[2] / "Data" / "occasions.xml"


@dataclass(frozen=True)
class Called:
    """A name of an occasion: in the listed countries, or in all. An asterisk stands for any text."""

    occasion: str
    name: str
    countries: frozenset[str]

    @property
    def is_pattern(self) -> bool:
        return "*" in self.name

    def fits(self, code: str, folded_name: str) -> bool:
        """Whether this is a name of a holiday of the country."""
        if self.countries and code not in self.countries:
            return False
        mine = folded(self.name)
        return fnmatchcase(folded_name, mine) if self.is_pattern else folded_name == mine


class Occasions:
    """All occasions, and the names that lead to them."""

    def __init__(self, path: Path) -> None:
        root = ElementTree.parse(path).getroot()
        self.ids = [occasion.get("id", "") for occasion in root]
        self.traditions = {occasion.get("id", ""): occasion.get("tradition", "") for occasion in root}
        self.names = [
            Called(occasion.get("id", ""), called.text or "", frozenset(called.get("in", "").split()))
            for occasion in root
            for called in occasion.findall(f"{{{OCCASIONS_NAMESPACE}}}called")
        ]
        self._exact: dict[str, list[Called]] = {}
        for called in self.names:
            if not called.is_pattern:
                self._exact.setdefault(folded(called.name), []).append(called)
        self._patterns = [called for called in self.names if called.is_pattern]

    @staticmethod
    @cache
    def committed() -> "Occasions":
        """Returns the occasions of the committed document."""
        return Occasions(PATH)

    def of(self, code: str, names: Iterable[Name]) -> str | None:
        """Returns the id of a holiday's occasion; `None` if its English name leads to none, or to more than one."""
        found = {called.occasion for called in self.matches(code, names)}
        return found.pop() if len(found) == 1 else None

    def matches(self, code: str, names: Iterable[Name]) -> list[Called]:
        """Returns the best matches of a holiday's English name.

        A name without an asterisk wins over one with it, then a name for the country over one for all countries, and of
        several names with an asterisk the longest.
        """
        english = next((text for language, text in names if language == "en"), None)
        if english is None:
            return []
        name = folded(english)
        exact = [called for called in self._exact.get(name, []) if called.fits(code, name)]
        # Most names are found exactly; only the others are compared with each pattern.
        found = exact or [called for called in self._patterns if called.fits(code, name)]
        found = [called for called in found if called.countries] or found
        longest = max((len(called.name) for called in found if called.is_pattern), default=0)
        return [called for called in found if not called.is_pattern or len(called.name) == longest]


@cache
def folded(name: str) -> str:
    """Returns a name for comparison: without remarks in brackets, case, accents and punctuation."""
    plain = "".join(letter for letter in unicodedata.normalize("NFD", name) if not unicodedata.combining(letter))
    plain = re.sub(r"\s*\([^()]*\)", "", plain).casefold().replace("&", " and ")
    return " ".join(re.sub(r"['’ʼ`]", "", re.sub(r"[^\w\s'’ʼ`*]", " ", plain)).split())
