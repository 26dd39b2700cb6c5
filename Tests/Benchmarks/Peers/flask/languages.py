"""The languages of the site."""

from typing import NamedTuple


class Language(NamedTuple):
    """A language that can be chosen at the foot of a page in English."""

    code: str
    tag: str
    name: str
    #: None if it is that of the page.
    direction: str | None = None
    isCurrent: bool = False


class Version(NamedTuple):
    """The same page in another language."""

    tag: str
    link: str


LANGUAGES = [
    Language("en", "en", "English", isCurrent=True),
    Language("ar", "ar", "العربية", "rtl"),
    Language("de", "de", "Deutsch"),
    Language("es", "es", "español"),
    Language("fr", "fr", "français"),
    Language("he", "he", "עברית", "rtl"),
    Language("hi", "hi", "हिन्दी"),
    Language("it", "it", "italiano"),
    Language("ja", "ja", "日本語"),
    Language("nl", "nl", "Nederlands"),
    Language("pl", "pl", "polski"),
    Language("pt", "pt", "português"),
    Language("tr", "tr", "Türkçe"),
    Language("uk", "uk", "українська"),
    Language("zh", "zh-Hans", "简体中文"),
]


def versions(link: str) -> list[Version]:
    """Returns the addresses of a page in all languages. In English, an address begins with no language."""
    found = [Version(each.tag, link if each.code == "en" else f"/{each.code}{link}") for each in LANGUAGES]
    return [*found, Version("x-default", link)]
