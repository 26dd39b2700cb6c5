"""Holiday names: the library's message ids in the country's own language and in English."""

import re
from functools import cache
from pathlib import Path

import holidays
from babel.messages.mofile import read_mo

from . import library
from .labels import without_placeholder
from .regionnames import LANGUAGES

#: A BCP 47 language tag and a text in that language.
Name = tuple[str, str]

_LOCALES = Path(holidays.__file__).with_name("locale")


class Names:
    """The names of one country's holidays."""

    def __init__(self, code: str) -> None:
        entity = library.entities()[code]
        self._local_language = entity.default_language or "en"
        codes = [code]
        if entity.parent_entity is not None:
            codes.append(entity.parent_entity.country)
        self._local = _Catalog(self._local_language, codes)
        self._english = _Catalog(english_language(code), codes)
        regional = sorted({language for (country, _), language in LANGUAGES.items() if country == code})
        self._regional = {bare(language): _Catalog(language, codes) for language in regional}

    def of(self, message: str) -> list[Name]:
        """Returns a name in the country's own language, then in English.

        English-speaking countries have one name, in the local spelling. A name that the library does not translate is
        returned only in its own language.
        """
        local = self._local.text(message) or message
        if self._local_language.startswith("en"):
            return [("en", local)]
        own = (tag(self._local_language), local)
        english = self._english.text(message)
        return [own, ("en", english)] if english else [own]

    def regional(self, message: str) -> list[Name]:
        """Returns a name in the languages of regions that have one of their own."""
        found = [(language, catalog.text(message)) for language, catalog in self._regional.items()]
        return [(language, text) for language, text in found if text]


def tag(language: str) -> str:
    """Returns the BCP 47 language tag (RFC 5646) for the library's or CLDR's spelling: `pt_BR` → `pt-BR`."""
    return language.replace("_", "-")


def bare(language: str) -> str:
    """Returns a language tag without a region: `sv_FI` → `sv`."""
    return language.split("_")[0]


def english_language(code: str) -> str | None:
    """Returns the country's own English, or else that of the United States, or else any; `None` without English."""
    entity = library.entities()[code]
    english = sorted(language for language in entity.supported_languages if language.startswith("en"))
    preferred = [entity.default_language, f"en_{code}", "en_US", *english]
    return next((language for language in preferred if language in english), None)


class _Catalog:
    """Translations into one language: from the country itself, then from the country whose holidays it inherits."""

    def __init__(self, language: str | None, codes: list[str]) -> None:
        self._texts: dict[str, str] = {}
        for code in reversed(codes):
            self._texts.update(_messages(language, code))
        formats = (message for message in self._texts if message.count("%s") == 1)
        self._formats = sorted(formats, key=lambda message: (-len(message), message))

    def text(self, message: str) -> str | None:
        """Returns the translation of a name, or of its parts if it is composed ("%s (from 2pm)"); `None` if missing."""
        if message in self._texts:
            return self._texts[message]
        for form in self._formats:
            if without_placeholder(form) == message:
                return without_placeholder(self._texts[form])
        for form in self._formats:
            before, after = form.split("%s")
            match = re.fullmatch(re.escape(before) + "(.+)" + re.escape(after), message)
            inner = self.text(match[1]) if match else None
            if inner:
                return self._texts[form].replace("%s", inner)
        return None


@cache
def _messages(language: str | None, code: str) -> dict[str, str]:
    """Returns the messages of a compiled catalogue. They are empty in the language of the message ids."""
    path = _LOCALES / str(language) / "LC_MESSAGES" / f"{code}.mo"
    if language is None or not path.exists():
        return {}
    with path.open("rb") as file:
        catalog = read_mo(file)
    return {message.id: message.string for message in catalog if message.id and message.string}
