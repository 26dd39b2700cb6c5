"""The regions of a country: names, and codes without spaces for use in lists."""

import unicodedata
from collections.abc import Iterator

from . import library
from .names import Name, bare, tag
from .regionnames import ENGLISH, LANGUAGES, LOCAL, OTHER_LANGUAGES, PART_OF, ZONES


class Regions:
    """The regions of one country, under the library's keys."""

    def __init__(self, code: str) -> None:
        entity = library.entities()[code]
        self._country = code
        self._language = tag(entity.default_language or "en")
        self._aliases = entity.get_subdivision_aliases()

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._aliases, key=self.code))

    def code(self, region: str) -> str:
        """Returns the code as written in a document: "São Paulo Capital" → "Sao-Paulo-Capital"."""
        letters = unicodedata.normalize("NFD", region)
        return "".join(letter for letter in letters if letter.isascii()).replace(" ", "-")

    def names(self, region: str) -> list[Name]:
        """Returns the local name and, if it differs, the English name."""
        local = self._local(region)
        english = ENGLISH.get((self._country, region))
        if english is None:
            return [("en", local)]
        language = OTHER_LANGUAGES.get((self._country, region)) or self.language(region) or self._language
        return [("en", english)] if language.startswith("en") else [(language, local), ("en", english)]

    def own_name(self, region: str, language: str) -> str | None:
        """Returns the local name if it is in this language; `None` otherwise. A region whose local name is the English one
        has it in the country's language, unless the region has another.
        """
        names = self.names(region)
        if len(names) > 1:
            return names[0][1] if names[0][0].split("-")[0] == language else None
        if self.language(region) is not None or self._language.split("-")[0] != language:
            return None
        return names[0][1]

    def language(self, region: str) -> str | None:
        """Returns the tag of a region's own language; `None` if it is the country's."""
        language = LANGUAGES.get((self._country, region))
        return bare(language) if language else None

    def whole(self, region: str) -> str | None:
        """Returns the code of the region that this one is a part of; `None` if it is a region of its own, or a zone."""
        whole = PART_OF.get((self._country, region))
        return self.code(whole) if whole else None

    def is_zone(self, region: str) -> bool:
        """Whether it is a zone of schools that cuts across the regions."""
        return (self._country, region) in ZONES

    def _local(self, region: str) -> str:
        if kept := LOCAL.get((self._country, region)):
            return kept
        return next((alias for alias in self._aliases[region] if _is_name(alias)), region)


def _is_name(alias: str) -> bool:
    """Whether a library alias is a name. Other aliases are abbreviations: "GP", "KUL"."""
    return not alias.isupper() and len(alias) > 2
