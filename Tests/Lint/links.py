#!/usr/bin/env python3
"""Checks the documents (*.md) for broken relative links, anchors and paths in code spans.

A code span counts as a path if it has a slash or ends like a file of this repository. It is looked for beside the
document, from the root, in `Sources`, `Sources/Modules`, `Sources/Documents/Data` and `Tests`. It may contain `*` and
`{A,B}`, and may lack the extension (`SiteTests/LimitTests`). Spans with a placeholder (`<Name>`, `NAME`, `CC`, `…`) are
skipped, and so are spans that only look like a path (`NOT_PATHS`): addresses of the site, media types, built files.

Rows that list the Swift files of a folder have to name files that are there, and as many as they say.
"""

import functools
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

#: Spans that look like a path of this repository but are something else.
NOT_PATHS = re.compile("|".join(f"(?:{pattern})" for pattern in (
    r"[./]?/.*",  # an address of the site, or a path of the machine
    r"\.build\b.*",  # build products
    r"[0-9.:/]+",  # addresses, ranges
    r"\w+://.*",
    r"(text|application|image)/.*",  # media types
    r"net/http|html/template",  # Go's packages
    # the package that the tutorial's reader writes
    r"(\w+/)*Coast(Tests)?/.*|Sources/visit/.*|Sources/(Entities|Services)/Lighthouse\w*\.swift|Templates/Layout/_frame\.mustache|(lighthouses|broken)\.xml",
)))
#: The endings of file names that count as a path without a slash.
_ENDINGS = (".md", ".swift", ".py", ".toml", ".mustache", ".xml", ".xsd", ".rng", ".css", ".conf", ".cfg")
_FENCE = re.compile(r"^(```|~~~).*?^\1", re.M | re.S)
_LINK = re.compile(r"!?\[[^\]\n]*\]\(([^)\s]+)\)")
_SPAN = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
#: A row of a list of files: their folder in `Sources`, how many there are, and their names.
_FILES = re.compile(r"\| `([\w/]+)` \| (\d+) \| ([\w+]+(?:, [\w+]+)*) \|")
_PATH = re.compile(r"[\w.+@*{},/<>-]+")
_PLACEHOLDER = re.compile(r"\b(NAME|CC)\b|[<…]")


def main() -> int:
    """Prints a line for each broken name. Returns the exit status: 1 if there is any."""
    problems = [problem for document in documents() for problem in complaints(document)]
    for problem in problems:
        print(problem)
    return 1 if problems else 0


def documents() -> list[Path]:
    """The documents under version control, and new ones that are not ignored."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\n")
    return [ROOT / name for name in names if name and (ROOT / name).exists()]


def row_problems(line: str) -> list[str]:
    """Checks a row that lists files."""
    row = _FILES.fullmatch(line)
    if row is None:
        return []
    names = row[3].split(", ")
    missing = [name for name in names if not (ROOT / "Sources" / row[1] / f"{name}.swift").exists()]
    problems = [f"{row[1]}/{name}.swift does not exist" for name in missing]
    return problems if int(row[2]) == len(names) else [*problems, f"{row[2]} is not the number of names"]


def complaints(document: Path) -> list[str]:
    text = document.read_text("utf-8")
    prose = _FENCE.sub(lambda match: "\n" * match[0].count("\n"), text)
    found = []
    for number, line in enumerate(prose.splitlines(), 1):
        spanless = _SPAN.sub("", line)
        bad = [target for target in _LINK.findall(spanless) if not leads(target, document)]
        bad += [span for span in _SPAN.findall(line) if is_path(span) and not exists(span, document)]
        found += [f"{document.relative_to(ROOT)}:{number}: error: {name} does not exist" for name in bad]
        found += [f"{document.relative_to(ROOT)}:{number}: error: {problem}" for problem in row_problems(line)]
    return found


def leads(target: str, document: Path) -> bool:
    if re.match(r"[a-z]+:", target):
        return True
    name, _, anchor = target.partition("#")
    file = document.parent / name if name else document
    return file.exists() and (not anchor or file.suffix != ".md" or anchor in anchors(file))


def anchors(document: Path) -> set[str]:
    """The anchors that GitHub makes of headings."""
    headings = re.findall(r"^#+ +(.+)$", _FENCE.sub("", document.read_text("utf-8")), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def is_path(span: str) -> bool:
    name = span.split(" ")[0]  # the rest is arguments of a command
    if not _PATH.fullmatch(name) or NOT_PATHS.fullmatch(name) or _PLACEHOLDER.search(name):
        return False
    return "/" in name.rstrip("/") or name.endswith(_ENDINGS)


def exists(span: str, document: Path) -> bool:
    return all(any(matches(name, folder) for folder in folders(document)) for name in expanded(span.split(" ")[0]))


def folders(document: Path) -> list[Path]:
    places = ("", "Sources", "Sources/Modules", "Sources/Documents/Data", "Tests")
    return [document.parent, *(ROOT / place for place in places)]


def matches(name: str, folder: Path) -> bool:
    if "/" not in name:
        return name in names() or any(folder.glob(name))
    name = name.rstrip("/")
    if any(folder.glob(name)) or any(folder.glob(f"{name}.*")):
        return True
    target, _, file = name.partition("/")  # "SiteTests/LimitTests", anywhere in the target
    return "/" not in file and (folder / target).is_dir() and any((folder / target).rglob(f"{file}.*"))


@functools.cache
def names() -> set[str]:
    """The names of all files: a name without a folder may be anywhere."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\n")
    return {Path(name).name for name in listed}


def expanded(name: str) -> list[str]:
    """`a/{b,c}` as `a/b`, `a/c`."""
    group = re.search(r"\{([^{}]*)\}", name)
    if not group:
        return [name]
    parts = group[1].split(",")
    return [more for part in parts for more in expanded(name[:group.start()] + part + name[group.end():])]


if __name__ == "__main__":
    sys.exit(main())
