"""Checks the stories: each is about a day of our documents, and the days that need one have one."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from . import library, reading
from .occasions import Occasions
from .settings import STORIES_NAMESPACE, token

#: The document of occasions; those of countries are beside it.
OCCASIONS = Path("stories") / "occasions.xml"

#: A holiday needs a story of its own if it is kept in this year or later.
_FIRST_YEAR = 2026

#: Traditions whose days are a state's own. The story of an occasion of any other is enough for all countries.
_OWN_TRADITIONS = frozenset({"civic", "royal"})

#: Occasions of these traditions that are the same everywhere, so that the story of the occasion is enough.
_SHARED = frozenset(
    {
        "bank-holiday",
        "bridge-holiday",
        "day-after-new-years-day",
        "election-day",
        "fathers-day",
        "labour-day",
        "mothers-day",
        "new-years-day",
        "new-years-eve",
        "state-mourning",
    }
)

#: Holidays without a story of their own, each with the reason.
_REVIEWED = {
    ("AU", "ANZAC Day"): "the story of the occasion is about Australia and New Zealand",
}

#: The most characters of a sentence or two, and the fewest and most words of all three texts. The rules for writers say
#: 300 characters, and 45 to 90 words; single texts may deviate a little.
_MOST_CHARACTERS = 320
_WORDS = range(35, 101)

#: An address, or a word that makes a text go out of date.
_UNFIT = re.compile(r"https?:|www\.|\b(today|currently|recently|nowadays)\b", re.IGNORECASE)

_PARTS = ("what", "date", "kept")


@dataclass(frozen=True)
class Story:
    """A story, and what it is about: an occasion, or a holiday of a country."""

    country: str
    about: str
    texts: tuple[str, ...]
    sources: tuple[str, ...]

    @property
    def label(self) -> str:
        """Where the story is, for a message."""
        return f"stories/{self.country or 'occasions'}.xml: {self.about}"


def problems(folder: Path) -> Iterator[str]:
    """Yields stories of no day, days without a story, and texts that break the rules for writers."""
    stories = read(folder)
    yield from _about(folder, stories)
    yield from _without(folder, stories)
    seen: dict[str, str] = {}
    for story in stories:
        yield from (f"{story.label}: {problem}" for problem in _unfit(story))
        for text in story.texts:
            if (before := seen.setdefault(text, story.label)) != story.label:
                yield f"{story.label}: has a text of {before}: {text!r}"


def read(folder: Path) -> list[Story]:
    """Returns the stories of all documents."""
    return [story for path in sorted((folder / "stories").glob("*.xml")) for story in _stories(path)]


def summary(folder: Path) -> str:
    """Returns how many stories there are, and how long they are."""
    stories = read(folder)
    kinds = Counter("countries" if story.country else "occasions" for story in stories)
    words = sum(_words(story) for story in stories) / len(stories)
    sources = len({source for story in stories for source in story.sources})
    return (
        f"{kinds['occasions']} stories of occasions and {kinds['countries']} of countries' own days, "
        f"{words:.0f} words in the mean, {sources} sources"
    )


def _stories(path: Path) -> Iterator[Story]:
    root = ElementTree.parse(path).getroot()
    for story in root:
        about = story.get("occasion") or story.get("holiday") or ""
        texts = tuple(story.findtext(f"{{{STORIES_NAMESPACE}}}{part}", "") for part in _PARTS)
        sources = tuple(source.text or "" for source in story.findall(f"{{{STORIES_NAMESPACE}}}source"))
        yield Story(root.get("country", ""), about, texts, sources)


def _about(folder: Path, stories: list[Story]) -> Iterator[str]:
    """Yields documents under a wrong name, stories of no day, and occasions without a story."""
    names = {story.country: f"{story.country or 'occasions'}.xml" for story in stories}
    for path in sorted((folder / "stories").glob("*.xml")):
        if path.name not in names.values():
            yield f"stories/{path.name}: has the stories of another country, or none"
    codes = set(library.entities())
    occasions = Occasions(folder / "occasions.xml").ids
    known = {("", occasion) for occasion in occasions}
    for code in {story.country for story in stories} & codes:
        known |= {(code, dict(day.names)["en"]) for day in reading.calendar(folder, code).days}
    for story in stories:
        if (story.country, story.about) not in known:
            yield f"{story.label}: no document has this {'holiday' if story.country else 'occasion'}"
    for occasion in sorted(set(occasions) - {story.about for story in stories if not story.country}):
        yield f"{OCCASIONS}: {occasion}: missing"


def _without(folder: Path, stories: list[Story]) -> Iterator[str]:
    """Yields public holidays of a whole country that are its own and have no story, and needless exceptions."""
    traditions = Occasions(folder / "occasions.xml").traditions
    told = {(story.country, story.about) for story in stories}
    excused = set()
    for code in library.entities():
        own = {
            (code, dict(day.names)["en"])
            for day in reading.calendar(folder, code).days
            if token("public") in day.types
            and day.is_national
            and day.date.year >= _FIRST_YEAR
            and day.occasion not in _SHARED
            and (day.occasion is None or traditions[day.occasion] in _OWN_TRADITIONS)
        }
        excused |= (own - told) & _REVIEWED.keys()
        for country, name in sorted(own - told - _REVIEWED.keys()):
            yield f"stories/{country}.xml: {name}: missing"
    for country, name in sorted(_REVIEWED.keys() - excused):
        yield f"storycheck.py: {country}: {name!r} needs no exception"


def _unfit(story: Story) -> Iterator[str]:
    for text in (*story.texts, *story.sources):
        if found := _UNFIT.search(text):
            # A source may have such a word in its name: Georgia Today.
            if text not in story.sources or found[0].casefold().startswith(("http", "www")):
                yield f"has {found[0]!r}: {text!r}"
    for text in story.texts:
        if len(text) > _MOST_CHARACTERS:
            yield f"has {len(text)} characters, expected {_MOST_CHARACTERS} or fewer: {text!r}"
        if text[-1:] not in ".'\"":
            yield f"does not end a sentence: {text!r}"
    if _words(story) not in _WORDS:
        yield f"has {_words(story)} words, expected {_WORDS.start} to {_WORDS.stop - 1}"
    if len(set(story.sources)) < len(story.sources):
        yield "names a source twice"


def _words(story: Story) -> int:
    return sum(len(text.split()) for text in story.texts)
