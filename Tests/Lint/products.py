"""Checks what a package that uses one of the products gets with it.

    python3 Tests/Lint/products.py           exits with 1 if a rule is broken
    python3 Tests/Lint/products.py --free    prints the names of the targets that no product needs, one a line; tests are left out

- README names the targets that the products need, no more and no fewer: nobody who uses a product can have a target of
  such a name.
- Their sources import the library of a system only where it exists: below `#if canImport(…)`.
- No two targets, and no two files of the repository, have names that differ only in case: on many disks these are one.
"""

import json
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

README = Path("README.md")
#: The sentence of README.
TAKEN = re.compile(r"no targets named ([^.]*)\.")
SYSTEM_LIBRARY = re.compile(r"(?:public |package |internal )?import (Glibc|Musl|Darwin|Android|Bionic|WASILibc|WinSDK|ucrt)\b")


def manifest() -> dict:
    # In a folder of its own, since SwiftPM would wait for a build to end.
    command = ["swift", "package", "--scratch-path", ".build/lint", "dump-package"]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def needed(package: dict) -> set[str]:
    """Returns the names of the targets that the declared products need, as SwiftPM finds them: conditions do not count."""
    targets = {target["name"]: target for target in package["targets"]}
    found: set[str] = set()
    waiting = [name for product in package["products"] for name in product["targets"]]
    while waiting:
        name = waiting.pop()
        if name in targets and name not in found:
            found.add(name)
            target = targets[name]
            used = [*target["dependencies"], *(target.get("pluginUsages") or [])]
            waiting += [one[kind][0] for one in used for kind in ("byName", "target", "plugin") if kind in one]
    return found


def name_problems(taken: set[str]) -> Iterator[str]:
    sentence = TAKEN.search(README.read_text(encoding="utf-8"))
    said = set(re.findall(r"`(\w+)`", sentence[1])) if sentence else set()
    for name in sorted(taken - said):
        yield f"{README}: a product needs the target {name}, so nobody else can have one of this name; README does not say so"
    for name in sorted(said - taken):
        yield f"{README}: no product needs a target {name}, so its name is free"


def import_problems(package: dict, taken: set[str]) -> Iterator[str]:
    for target in package["targets"]:
        if target["name"] in taken and target["type"] != "system":
            folder = Path(target.get("path") or f"Sources/{target['name']}")
            for file in sorted(folder.rglob("*.swift")):
                yield from unguarded(file)


def unguarded(file: Path) -> Iterator[str]:
    """Returns the lines that import the library of one system for all of them."""
    inside: list[str] = []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("#if"):
            inside.append(line)
        elif line.startswith("#elseif") and inside:
            inside[-1] = line
        elif line.startswith("#endif") and inside:
            inside.pop()
        elif (match := SYSTEM_LIBRARY.match(line)) and f"canImport({match[1]})" not in "".join(inside):
            yield f"{file}:{number}: imports {match[1]} on every system; put it below #if canImport({match[1]})"


def case_problems(what: str, names: Iterable[str]) -> Iterator[str]:
    alike: dict[str, set[str]] = defaultdict(set)
    for name in names:
        alike[name.casefold()].add(name)
    for same in alike.values():
        if len(same) > 1:
            yield f"{what} differ only in case: {', '.join(sorted(same))}"


def paths() -> set[str]:
    """Returns the files of the repository and their folders."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    files = [Path(line) for line in subprocess.run(command, check=True, capture_output=True, text=True).stdout.split("\n")]
    return {str(path) for file in files if file.exists() for path in (file, *file.parents)}


def main() -> None:
    package = manifest()
    taken = needed(package)
    names = [target["name"] for target in package["targets"]]
    if "--free" in sys.argv[1:]:
        own = {target["name"] for target in package["targets"] if target["type"] != "test"}
        print("\n".join(sorted(own - taken)))
        return
    problems = [
        *name_problems(taken), *import_problems(package, taken), *case_problems("targets", names),
        *case_problems("paths", paths()),
    ]
    if problems:
        sys.exit("\n".join(problems))


if __name__ == "__main__":
    main()
