"""Checks that each target imports only the modules that Package.swift declares for it.

    python3 Tests/Lint/imports.py

A build does not notice a missing dependency if the module happens to be built before; a clean build then fails.
"""

import re
import sys
from pathlib import Path

from products import manifest

IMPORT = re.compile(
    r"(?m)^(?:@\w+ )*(?:public |package |internal |private )?import "
    r"(?:struct |class |enum |protocol |typealias |func |let |var )?(\w+)"
)
# Kinds of targets that have no Swift sources of their own to check.
OTHER_KINDS = {"plugin", "system"}


def folder(target: dict) -> Path:
    return Path(target.get("path") or Path("Tests" if target["type"] == "test" else "Sources") / target["name"])


def declared(target: dict) -> set[str]:
    """Returns the names of the modules; a product of another package is named as its module."""
    return {next(iter(dependency.values()))[0] for dependency in target["dependencies"]}


def imported(target: dict) -> dict[str, Path]:
    """Returns the imported modules, each with a file that imports it."""
    modules: dict[str, Path] = {}
    excluded = [folder(target) / path for path in target["exclude"]]
    for path in sorted(folder(target).rglob("*.swift")):
        if not any(path.is_relative_to(one) for one in excluded):
            for module in IMPORT.findall(path.read_text(encoding="utf-8")):
                modules.setdefault(module, path)
    return modules


def main() -> None:
    targets = [target for target in manifest()["targets"] if target["type"] not in OTHER_KINDS]
    own = {target["name"] for target in targets}
    known = own.union(*(declared(target) for target in targets))
    failures = []
    for target in targets:
        name, found = target["name"], imported(target)
        for module in sorted(found.keys() & known - declared(target) - {name}):
            failures.append(f"{found[module]}: imports {module}, which Package.swift does not declare for {name}")
    if failures:
        sys.exit("\n".join(failures))


main()
