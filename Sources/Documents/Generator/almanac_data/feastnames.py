"""Makes `names.xml`: the names of holidays, by occasion and language, and the countries that use them."""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from babel import Locale

from . import library, reading, xmltext
from .names import Name
from .settings import NAMES_NAMESPACE, token

#: Languages that CLDR has no English name for, or that of the country: those of ISO 639-3.
_OTHER_LANGUAGES = {"cnr": "Montenegrin", "tvl": "Tuvaluan"}

#: Languages whose names or letters depend on the region of the tag: Dari and Persian, Chinese. A name in another language
#: is one name in all regions, so that "Noël" is not listed for each of them.
_REGIONAL_LANGUAGES = ("fa", "zh")

#: The countries in which a public holiday has a name, and those in which only holidays of other types have it.
_Places = tuple[set[str], set[str]]


def document(folder: Path) -> bytes:
    """Returns the document, made of the documents of holidays in the folder."""
    return xmltext.document(_lines(folder))


def _lines(folder: Path) -> Iterator[str]:
    feasts = _feasts(folder)
    languages = {language for names in feasts.values() for language, _ in names}
    yield xmltext.opening("names", xmlns=NAMES_NAMESPACE)
    for language in sorted(languages):
        yield xmltext.empty("language", tag=language, name=_english(language))
    for occasion, names in sorted(feasts.items()):
        yield xmltext.opening("feast", occasion=occasion)
        for (language, text), (public, all_types) in sorted(names.items()):
            yield xmltext.text(
                "called",
                text,
                lang=language,
                countries=" ".join(sorted(public)),
                others=" ".join(sorted(all_types - public)),
            )
        yield xmltext.closing("feast")
    yield xmltext.closing("names")


def _feasts(folder: Path) -> dict[str, dict[Name, _Places]]:
    """Returns the names of each occasion; those of holidays without one are under the empty text."""
    feasts: dict[str, dict[Name, _Places]] = defaultdict(lambda: defaultdict(lambda: (set(), set())))
    for code in library.entities():
        for day in reading.calendar(folder, code).days:
            for tag, text in day.names:
                public, all_types = feasts[day.occasion or ""][_language(tag), text]
                all_types.add(code)
                if token("public") in day.types:
                    public.add(code)
    return feasts


def _language(tag: str) -> str:
    """Returns the tag without its region, unless the region matters."""
    language = tag.split("-")[0]
    return tag if language in _REGIONAL_LANGUAGES else language


def _english(tag: str) -> str:
    """Returns the English name of a language from CLDR: of the whole tag ("Dari"), or of its first part."""
    names = Locale("en").languages
    language = tag.split("-")[0]
    name = _OTHER_LANGUAGES.get(language) or names.get(tag.replace("-", "_")) or names.get(language)
    if name is None:
        raise ValueError(f"no English name of the language {tag!r}")
    return name
