"""The view model of a list page, parsed from the page itself.

The other programs render this model; since their pages equal ours, nothing was lost. The model has the form that their
templates need, including dates in words, which saves them work that our program does at every request.
"""

import html
import re

_ROW = re.compile(r"<li itemscope[^>]*>\n(<time .*?)(?=<li itemscope|</ol>)", re.S)


def model(page: str) -> dict:
    """Returns the view model of a page with rows of another year, such as /holidays/ES/2021?region=all."""
    types = _between(page, '<ul class="types">', "</ul>")
    years = _between(page, '<details class="current">', "</details>")
    place = _between(page, '<form class="place"', "</form>")
    # The last one is a feed of news.
    *alternates, news = [
        {"mediaType": kind, "link": link}
        for kind, link in _all(page, r'<link rel="alternate" type="(.*?)" href="(.*?)">')
    ]
    return {
        "title": _one(page, r"<title>(.*?) · Almanac</title>"),
        "description": _one(page, r'<meta name="description" content="(.*?)">'),
        "canonical": _one(page, r'<link rel="canonical" href="(.*?)">'),
        "alternates": alternates,
        "news": news,
        "versions": [
            {"tag": tag, "link": link}
            for tag, link in _all(page, r'<link rel="alternate" hreflang="(.*?)" href="(.*?)">')
        ],
        "languages": _languages(_between(page, '<nav class="languages"', "</nav>")),
        "icon": _one(page, r'<link rel="icon" href="(.*?)"'),
        "styles": _one(page, r'<link rel="stylesheet" href="(/assets/.*?)">'),
        "script": _one(page, r'<script src="(.*?)"'),
        "look": _one(page, r'<link rel="stylesheet" href="(/look.*?)">'),
        "sections": _links(_between(page, '<nav aria-label="Sections">', "</nav>"), "true"),
        "others": _links(_between(page, '<nav aria-label="More">', "</nav>"), "true"),
        "views": _links(_between(page, '<nav class="tabs" aria-label="Views of the year">', "</nav>"), "page"),
        "heading": _one(page, r"<h1>(.*?)</h1>"),
        "control": {
            "link": _one(page, r'<a class="country-control" href="(.*?)">'),
            "flag": _one(page, r'<span class="flag" aria-hidden="true">(.*?)</span>'),
            "label": _one(page, r'<span class="label">(.*?)</span>'),
            "code": _one(page, r'<span class="code">(.*?)</span>'),
            "hint": _one(page, r'Change<span class="visually-hidden"> (.*?)</span>'),
        },
        "year": _one(years, r"<summary>(.*?)<span"),
        "previous": _named(page, r'rel="prev" href="(.*?)">.*?</span> (.*?)</a>'),
        "next": _named(page, r'rel="next" href="(.*?)">(.*?) <span'),
        "years": _choices(years, "page"),
        "types": _choices(types, "true"),
        "regionsType": _optional(page, r'<input type="hidden" name="type" value="(.*?)">'),
        "regionsAction": _one(page, r'<form class="regions" method="get" action="(.*?)">'),
        "regions": [
            {"code": code, "isCurrent": bool(current), "name": name}
            for code, current, name in _all(page, r'<option value="(.*?)"( selected)?>(.*?)</option>')
        ],
        "summary": _one(page, r'<p class="summary">(.*?)</p>'),
        "regional": {
            "link": _one(page, r'<p class="regional"><a href="(.*?)">'),
            "text": _one(page, r'<p class="regional"><a href=".*?">(.*?)</a>'),
        } if '<p class="regional">' in page else None,
        "about": _about(_between(page, '<div itemscope itemtype="https://schema.org/Dataset">', "<div class")),
        "groups": _groups(_between(page, '<div class="months">', "</div>\n<p class")),
        "notices": [found[0] for found in _all(page, r'<p class="notice-line" role="note">(.*?)</p>')],
        "authorities": [
            _authority(line) for line in re.findall(r'<p class="authority">(?!<a href="/data">).*?</p>', page)],
        # No list of the measured country has any.
        "corrections": None,
        "calendar": _calendar(page),
        "place": {
            "action": _one(place, r'action="(.*?)"'),
            "country": _one(place, r'name="country" value="(.*?)"'),
            "region": _one(place, r'name="region" value="(.*?)"'),
            "label": _one(place, r"<button.*?>(.*?)</button>"),
        },
        "credits": [found[0] for found in _all(_between(page, '<footer class="site">', "</footer>"), r"<p>(.*?)</p>")],
    }


def _languages(part: str) -> list[dict]:
    button = r'<button name="language" value="(.*?)" lang="(.*?)"(?: dir="(.*?)")?( aria-current="true")?>(.*?)</button>'
    return [
        {"code": code, "tag": tag, "direction": direction or None, "isCurrent": bool(current), "name": name}
        for code, tag, direction, current, name in _all(part, button)
    ]


def _about(part: str) -> dict:
    return {
        "title": _one(part, r'itemprop="name" content="(.*?)"'),
        "description": _one(part, r'itemprop="description" content="(.*?)"'),
        "year": _one(part, r'itemprop="temporalCoverage" content="(.*?)"'),
        "place": _one(part, r'itemprop="spatialCoverage" content="(.*?)"'),
        "page": _one(part, r'itemprop="url" href="(.*?)"'),
        "downloads": [
            {"mediaType": kind, "link": link}
            for kind, link in _all(part, r'itemprop="encodingFormat" content="(.*?)">\s*<link .*? href="(.*?)"')
        ],
    }


def _authority(line: str) -> dict:
    """Returns who says what is known. Fails unless all of them have an address, as those of the measured country do."""
    if re.sub(r"<.*?>.*?</a>|[; ]", "", line.partition(":")[2].removesuffix("</p>")):
        raise ValueError(f"an authority without an address: {line}")
    return {
        "text": _one(line, r'<p class="authority">(.*?) <a'),
        "sources": [
            {"title": title, "address": address}
            for address, title in _all(line, r'<a rel="external" href="(.*?)" lang="en">(.*?)</a>')
        ],
    }


def _links(part: str, current: str) -> list[dict]:
    return [
        {"link": link, "isCurrent": bool(mark), "name": name}
        for link, mark, name in _all(part, rf'<li><a href="(.*?)"( aria-current="{current}")?>(.*?)</a></li>')
    ]


def _calendar(part: str) -> dict:
    downloads, changes = re.findall('<p class="downloads">(.*?)</p>', part)
    return {
        "text": _one(part, r'<div id="calendar">\n<p>(.*?)</p>'),
        "label": _one(part, r'<summary class="button">(.*?)</summary>'),
        "family": _named(part, r'</p>\n<p><a href="(.*?)">(.*?)</a></p>\n<dl'),
        "feed": _one(part, r'Copy this address: <a href="(.*?)">'),
        "title": _one(downloads, r"^(.*?) <a"),
        "downloads": _files(downloads),
        "changesTitle": _one(changes, r"^(.*?) <a"),
        "changes": _files(changes),
    }


def _files(part: str) -> list[dict]:
    return [{"link": link, "text": text} for link, text in _all(part, r'<a href="(.*?)">(.*?)</a>')]


def _choices(part: str, current: str) -> list[dict]:
    return [
        {"link": link, "isCurrent": bool(mark), "label": label}
        for link, mark, label in _all(part, rf'<li><a href="(.*?)"( aria-current="{current}")?>(.*?)</a></li>')
    ]


def _groups(part: str) -> list[dict]:
    """Returns the months that are shown, and those that are folded."""
    shown, *folds = part.split('<details class="group"')
    return [
        {"id": "", "months": _months(shown)},
        *(
            {
                "id": _one(fold, r'^ id="(.*?)">'),
                "name": _one(fold, r'<h2 dir="auto">(.*?) <span'),
                "count": _one(fold, r'<span class="count">(.*?)</span>'),
                "months": _months(fold),
            }
            for fold in folds
        ),
    ]


def _months(part: str) -> list[dict]:
    return [_month(section) for section in re.findall(r'<section class="month".*?</section>', part, re.S)]


def _month(section: str) -> dict:
    return {
        "id": _one(section, r'<h2 id="(.*?)">'),
        "name": _one(section, r"<h2 id=.*?>(.*?)</h2>"),
        "rows": [_row(row) for row in _ROW.findall(section)],
    }


def _row(row: str) -> dict:
    local = _all(row, r'<span class="local" itemprop="alternateName" lang="(.*?)" dir="auto">(.*?)</span>')
    texts = _all(row, r'<span class="regions">([^<]*)</span>')
    return {
        "isPast": False,
        "isNext": False,
        "isoDate": _one(row, r'<time datetime="(.*?)"'),
        "day": _one(row, r'<span class="day">(.*?)</span>'),
        "month": _one(row, r'<span class="visually-hidden">(.*?), </span>'),
        "weekday": _one(row, r'<span class="weekday">(.*?)</span>'),
        "link": _one(row, r'<a class="name" href="(.*?)"'),
        "language": _one(row, r'<a class="name" href=".*?" lang="(.*?)" dir="auto"'),
        "name": _one(row, r'<span itemprop="name">(.*?)</span>'),
        "isObserved": 'class="kind"' in row,
        "localName": {"language": local[0][0], "text": local[0][1]} if local else None,
        "range": _optional(row, r'<span class="range">(.*?)</span>'),
        "isoLast": _optional(row, r'itemprop="endDate" content="(.*?)"'),
        "nation": _optional(row, r'<span itemprop="location"[^>]*/Country"><meta itemprop="name" content="(.*?)"'),
        "areas": [
            {"name": name, "country": country}
            for name, country in _all(
                row, r'/AdministrativeArea"><meta itemprop="name" content="(.*?)">.*?itemprop="name" content="(.*?)"')
        ],
        "otherDay": _optional(row, r'<span class="observed">(.*?)</span>'),
        # The page does not say which text of this class it is, and all are shown alike.
        "regions": texts[0][0] if texts else None,
        "regionalTypes": [text for text, in texts[1:]],
        "otherNames": [
            {"place": place, "language": language, "name": name}
            for place, language, name in _all(
                row, r'<span class="regions">([^<]*): <span lang="(.*?)" dir="auto">(.*?)</span></span>')
        ],
        "type": _optional(row, r'</div>\n<span class="visually-hidden">(.*?)</span>'),
        "types": [found[0] for found in _all(row, r"<li>([^<\n]+)</li>")],
        "isEstimated": 'class="estimated"' in row,
    }


def normalised(page: str) -> str:
    """Returns the page without white space between tags, and with unescaped characters, for comparison."""
    return html.unescape(re.sub(r"\s+", " ", re.sub(r">\s+<", "><", page))).strip()


def _all(text: str, pattern: str) -> list[tuple[str, ...]]:
    return [tuple(html.unescape(group or "") for group in found.groups()) for found in re.finditer(pattern, text)]


def _optional(text: str, pattern: str) -> str | None:
    found = _all(text, pattern)
    return found[0][0] if found else None


def _one(text: str, pattern: str) -> str:
    found = _optional(text, pattern)
    if found is None:
        raise ValueError(f"the page does not match {pattern}")
    return found


def _named(text: str, pattern: str) -> dict | None:
    found = _all(text, pattern)
    return {"link": found[0][0], "text": found[0][1]} if found else None


def _between(text: str, start: str, end: str) -> str:
    return text.partition(start)[2].partition(end)[0]
