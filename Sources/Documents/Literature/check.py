#!/usr/bin/env python3
"""Checks the documents in ../Data: quotes.html, people.html and sides/. Prints counts; exits with 1 on any problem.

Needs Python 3.10 or later and xmllint (libxml2-utils). README.md describes the rules.
"""
import re
import shutil
import subprocess
import sys
import unicodedata
from collections import Counter
from dataclasses import dataclass, field
from datetime import date
from html.parser import HTMLParser
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent / "Data"
SCHEMA = "https://schema.org/"
VOID = {"br", "meta"}
DATE = re.compile(r"(-?\d{4})(?:-(\d{2})(?:-(\d{2}))?)?")
SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
QUOTES_AT_LEAST, EXTRA_PEOPLE_AT_LEAST, LIVED_BEFORE = 130, 8, 1950
OLDEST_AGE = 110
PRINTED_AFTER_DEATH_AT_MOST = 10


@dataclass
class Element:
    name: str
    attributes: dict
    children: list = field(default_factory=list)

    @property
    def text(self):
        """The text content, with a line break for every <br>."""
        if self.name == "br":
            return "\n"
        return "".join(c if isinstance(c, str) else c.text for c in self.children)

    @property
    def value(self):
        """The microdata value: the attribute that the element's type prescribes, otherwise its text."""
        source = {"meta": "content", "a": "href", "time": "datetime", "data": "value"}.get(self.name)
        return self.attributes[source] if source else self.text

    def elements(self):
        for child in self.children:
            if isinstance(child, Element):
                yield child
                yield from child.elements()

    def properties(self, name):
        """Returns the elements with this item's property `name`, without those of nested items."""
        found = []
        for child in self.children:
            if not isinstance(child, Element):
                continue
            if child.attributes.get("itemprop") == name:
                found.append(child)
            if "itemscope" not in child.attributes:
                found += child.properties(name)
        return found


class StrictParser(HTMLParser):
    """Builds a tree and reports errors that a browser would repair: every tag must be closed, in order."""

    def __init__(self, where, problems):
        super().__init__(convert_charrefs=True)
        self.root = Element("", {})
        self.open, self.where, self.problems = [self.root], where, problems

    def problem(self, message):
        line, column = self.getpos()
        self.problems.append(f"{self.where}:{line}:{column + 1}: {message}")

    def handle_starttag(self, tag, attrs):
        names = [name for name, _ in attrs]
        if len(names) != len(set(names)):
            self.problem(f"duplicate attribute on <{tag}>")
        element = Element(tag, dict(attrs))
        self.open[-1].children.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_endtag(self, tag):
        if len(self.open) > 1 and self.open[-1].name == tag:
            self.open.pop()
        else:
            self.problem(f"</{tag}> does not close <{self.open[-1].name}>")

    def handle_data(self, data):
        self.open[-1].children.append(data)

    def handle_comment(self, data):
        self.problem("comments are not allowed")


class Checker:
    def __init__(self):
        self.problems = []

    def run(self):
        people = self.people(self.items("people.html", "article", "Person"))
        quotes = self.items("quotes.html", "blockquote", "Quotation")
        creators = self.quotes(quotes, people)
        extra = set(people) - set(creators)
        if len(quotes) < QUOTES_AT_LEAST:
            self.problems.append(f"quotes.html: {len(quotes)} quotes, expected at least {QUOTES_AT_LEAST}")
        if len(extra) < EXTRA_PEOPLE_AT_LEAST:
            self.problems.append(f"people.html: {len(extra)} people without quotes, expected {EXTRA_PEOPLE_AT_LEAST}")
        self.sides()
        originals = [q for q in quotes if q.properties("translationOfWork")]
        languages = Counter(q.properties("translationOfWork")[0].properties("inLanguage")[0].value for q in originals)
        print(f"quotes {len(quotes)}, with several lines {sum(chr(10) in self.one(q, 'text') for q in quotes)}, "
              f"with original text {len(originals)} in {len(languages)} languages: "
              + ", ".join(f"{language} {count}" for language, count in sorted(languages.items())))
        print(f"people {len(people)}, quoted {len(creators)}, not quoted {len(extra)}")

    def items(self, name, tag, kind):
        data = (HERE / name).read_bytes()
        if b"\r" in data:
            self.problems.append(f"{name}: contains a carriage return")
        text = data.decode("utf-8")
        if unicodedata.normalize("NFC", text) != text:
            self.problems.append(f"{name}: not in Unicode normalization form C")
        if not text.startswith("<!DOCTYPE html>\n"):
            self.problems.append(f"{name}: missing doctype")
        parser = StrictParser(name, self.problems)
        parser.feed(text)
        parser.close()
        if len(parser.open) != 1:
            self.problems.append(f"{name}: <{parser.open[-1].name}> is not closed")
        found = [e for e in parser.root.elements() if e.name == tag]
        for element in found:
            if element.attributes.get("itemtype") != SCHEMA + kind or "itemscope" not in element.attributes:
                self.problems.append(f"{name}: a <{tag}> is not a {kind}")
        return found

    def people(self, articles):
        people, keys = {}, []
        for article in articles:
            slug = article.attributes.get("id") or ""
            if not SLUG.fullmatch(slug) or slug in people:
                self.problems.append(f"people.html: id {slug!r} is malformed or a duplicate")
            if article.attributes.get("itemid") != f"people.html#{slug}":
                self.problems.append(f"people.html: {slug}: itemid does not match id")
            people[slug] = self.person(slug, article)
            keys.append(self.sort_key(article))
        if keys != sorted(keys):
            self.problems.append("people.html: not sorted by family name, then given name")
        return people

    def person(self, slug, article):
        """Checks one person and returns the year of death; `None` if it is missing."""
        for name in ("name", "jobTitle", "address", "description"):
            self.one(article, name, slug)
        given, family = (len(article.properties(n)) for n in ("givenName", "familyName"))
        if (given, family) not in {(0, 0), (1, 1)}:
            self.problems.append(f"{slug}: expected both a given and a family name, or neither")
        words = len(self.one(article, "description", slug).split())
        if not 60 <= words <= 120:
            self.problems.append(f"{slug}: the biography has {words} words, expected 60 to 120")
        for address in article.properties("address"):
            self.one(address, "addressLocality", slug)
            if not re.fullmatch("[A-Z]{2}", self.one(address, "addressCountry", slug)):
                self.problems.append(f"{slug}: addressCountry is not an alpha-2 code")
        born, died = (self.date(article.properties(n), slug) for n in ("birthDate", "deathDate"))
        if born is not None and died is not None and not 0 < died - born < OLDEST_AGE:
            self.problems.append(f"{slug}: implausible dates: born {born}, died {died}")
        return died

    def quotes(self, quotes, people):
        creators, seen = Counter(), set()
        for quote in quotes:
            text = self.one(quote, "text")
            where = f"quote {text[:40]!r}"
            creator = self.one(quote, "creator", where).removeprefix("people.html#")
            creators[creator] += 1
            if creator not in people:
                self.problems.append(f"{where}: {creator!r} is not in people.html")
            elif people[creator] is None or people[creator] >= LIVED_BEFORE:
                self.problems.append(f"{where}: {creator} did not die before {LIVED_BEFORE}")
            self.text(quote, where)
            for part in quote.properties("translationOfWork"):
                self.text(part, where)
            for work in quote.properties("isPartOf"):
                self.one(work, "name", where)
            self.one(quote, "isPartOf", where)
            dates = quote.properties("datePublished") + quote.properties("dateCreated")
            if len(dates) != 1 or self.date(dates, where) is None:
                self.problems.append(f"{where}: expected exactly one date")
            elif people.get(creator) and quote.properties("dateCreated") and self.date(dates, where) > people[creator]:
                self.problems.append(f"{where}: written after the death of {creator}")
            self.late_print(quote, people.get(creator), where)
            folded = re.sub(r"\W+", "", text).casefold()
            if folded in seen:
                self.problems.append(f"{where}: duplicate quote")
            seen.add(folded)
        return creators

    def late_print(self, quote, died, where):
        """Rejects an exact year of print long after the author's death; the year of writing is required instead."""
        published = quote.properties("datePublished")
        year = self.date(published, where)
        if None in (year, died) or published[0].text.startswith("c. "):
            return
        if year - died > PRINTED_AFTER_DEATH_AT_MOST:
            self.problems.append(f"{where}: printed {year}, {year - died} years after the author’s death; "
                                 "use dateCreated with the year of writing")

    def text(self, quotation, where):
        paragraph = quotation.properties("text")
        language = self.one(quotation, "inLanguage", where)
        if len(paragraph) != 1 or paragraph[0].attributes.get("lang") != language:
            self.problems.append(f"{where}: the language of text does not match inLanguage")
        if any(line != line.strip() or not line for line in self.one(quotation, "text", where).split("\n")):
            self.problems.append(f"{where}: empty line, or white space at the start or end of a line")

    def date(self, elements, where):
        """Checks that there is at most one date, a <data> before 1000 and a <time> from then on. Returns its year."""
        if not elements:
            return None
        match = DATE.fullmatch(elements[0].value)
        if len(elements) > 1 or not match:
            self.problems.append(f"{where}: expected one well-formed date")
            return None
        year, month, day = (int(part) if part else None for part in match.groups())
        if elements[0].name != ("time" if year >= 1000 else "data"):
            self.problems.append(f"{where}: {elements[0].value} is in the wrong element")
        try:
            date(max(year, 4), month or 1, day or 1)
        except ValueError as error:
            self.problems.append(f"{where}: {elements[0].value}: {error}")
        label = f"{1 - year} BCE" if year < 1 else str(year)
        if not elements[0].text.endswith(label):
            self.problems.append(f"{where}: {elements[0].text!r} does not end with {label}")
        return year

    def one(self, item, name, where="quote"):
        found = item.properties(name)
        if len(found) != 1 or not found[0].value.strip():
            self.problems.append(f"{where}: {len(found)} × {name}, expected exactly one with content")
            return ""
        return found[0].value

    def sort_key(self, article):
        def fold(name):
            values = article.properties(name)
            text = unicodedata.normalize("NFKD", values[0].value) if values else ""
            return "".join(c for c in text if not unicodedata.combining(c)).casefold()
        return fold("familyName") or fold("name"), fold("givenName")

    def sides(self):
        documents = [HERE / "sides" / side / f"{name}.xml" for side in ("light", "dark") for name in ("code", "list")]
        if not shutil.which("xmllint"):
            self.problems.append("xmllint is not installed")
            return
        result = subprocess.run(
            ["xmllint", "--noout", "--nonet", "--schema", HERE / "sides" / "sides.xsd", *documents],
            check=False, capture_output=True, text=True)
        if result.returncode != 0:
            self.problems += [line for line in result.stderr.splitlines() if not line.endswith(" validates")]
        counts = [len(re.findall(f"<{tag}[ >]", path.read_text("utf-8")))
                  for path, tag in zip(documents, ("line", "master", "line", "holocron"))]
        if counts != [5, 5, 6, 6]:
            self.problems.append(f"sides: {counts} lines, masters, lines, holocrons, expected [5, 5, 6, 6]")
        print(f"sides: light {counts[0]} lines, {counts[1]} masters; dark {counts[2]} lines, {counts[3]} holocrons")


if __name__ == "__main__":
    checker = Checker()
    checker.run()
    for problem in checker.problems:
        print(problem, file=sys.stderr)
    sys.exit(1 if checker.problems else 0)
