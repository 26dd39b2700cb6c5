"""Holiday names: the library's message ids in the country's own language and in English."""

import re
from functools import cache
from pathlib import Path

import holidays
from babel.messages.mofile import read_mo

from . import library
from .labels import without_placeholder

#: A text with its BCP 47 language tag.
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

    def of(self, message: str) -> list[Name]:
        """A name in the country's own language, then in English.

        English-speaking countries have one name, as it is spelled there. A name that the library does not translate
        stays alone, in its own language.
        """
        local = self._local.text(message) or message
        if self._local_language.startswith("en"):
            return [("en", local)]
        own = (tag(self._local_language), local)
        english = self._english.text(message)
        return [own, ("en", english)] if english else [own]


def tag(language: str) -> str:
    """A BCP 47 language tag (RFC 5646) from the library's or CLDR's spelling: `pt_BR` → `pt-BR`."""
    return language.replace("_", "-")


def english_language(code: str) -> str | None:
    """The English that the country itself uses, else that of the United States, else any that there is."""
    entity = library.entities()[code]
    english = sorted(language for language in entity.supported_languages if language.startswith("en"))
    preferred = [entity.default_language, f"en_{code}", "en_US", *english]
    return next((language for language in preferred if language in english), None)


class _Catalog:
    """The translations into one language: of the country itself, then of the one it takes its holidays from."""

    def __init__(self, language: str | None, codes: list[str]) -> None:
        self._texts: dict[str, str] = {}
        for code in reversed(codes):
            self._texts.update(_messages(language, code))
        formats = (message for message in self._texts if message.count("%s") == 1)
        self._formats = sorted(formats, key=lambda message: (-len(message), message))

    def text(self, message: str) -> str | None:
        """The translation of a name, or of its parts where it is put together ("%s (from 2pm)")."""
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
    """A compiled catalogue's messages. In the language that a country's names are written in they are empty."""
    path = _LOCALES / str(language) / "LC_MESSAGES" / f"{code}.mo"
    if language is None or not path.exists():
        return {}
    with path.open("rb") as file:
        catalog = read_mo(file)
    return {message.id: message.string for message in catalog if message.id and message.string}
