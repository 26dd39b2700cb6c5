"""Counts the lines, files and tests of the three patterns, for the table in VIPEROnTheServer.md.

    python3 count.py            prints the table
    python3 count.py --check    fails if the document has other figures
    python3 count.py --write    writes the table into the document

A line of code is neither blank nor only a comment. What is shared (Sources/Birds, the templates, the service's double) is
not counted.
"""

import re
import sys
from collections.abc import Iterable
from pathlib import Path

HERE = Path(__file__).resolve().parent
DOCUMENT = HERE.parents[2] / "Sources/VIPER/VIPER.docc/VIPEROnTheServer.md"
BEGIN = "<!-- three patterns: begin (Tests/Examples/ThreePatterns/count.py) -->"
END = "<!-- three patterns: end -->"
PATTERNS = ["MVC", "MVVM", "VIPER"]
MARK = re.compile(r"// JSON$")
TYPE = re.compile(r"^(?:public )?(?:struct|enum|class|actor|protocol) \w+", re.M)
# Each parameter of a test with arguments is a test of its own for Swift Testing, but here a test is a function.
TEST = re.compile(r"^ *@Test\(", re.M)


def files(folder: str) -> list[Path]:
    return sorted((HERE / folder).rglob("*.swift"))


def is_second_view(file: Path) -> bool:
    return "JSON" in file.name


def code(file: Path) -> list[str]:
    lines = (line.strip() for line in file.read_text("utf-8").splitlines())
    return [line for line in lines if line and not line.startswith("//")]


def count(paths: Iterable[Path]) -> int:
    return sum(len(code(path)) for path in paths)


def changed(sources: list[Path]) -> int:
    """The lines that the second View needed in files of the first."""
    return sum(bool(MARK.search(line)) for path in sources if not is_second_view(path) for line in code(path))


def tests(paths: Iterable[Path]) -> int:
    return sum(len(TEST.findall(path.read_text("utf-8"))) for path in paths)


def runs_visits(path: Path) -> bool:
    """Whether the tests of a file run a whole visit, from the address to the bytes."""
    return "respond(to:" in path.read_text("utf-8")


def table() -> str:
    rows: dict[str, list[str]] = {}
    for pattern in PATTERNS:
        sources, suites = files(f"Sources/Birds{pattern}"), files(f"Tests/Birds{pattern}Tests")
        cells = {
            "Files": len(sources),
            "Types": sum(len(TYPE.findall(path.read_text("utf-8"))) for path in sources),
            "Lines of code": count(sources),
            "The longest file": max(len(code(path)) for path in sources),
            "Lines of tests": count(suites),
            "Tests": tests(suites),
            "… of these without running a whole visit": tests(path for path in suites if not runs_visits(path)),
            "The second View alone: lines in a file of its own": count(path for path in sources if is_second_view(path)),
            "The second View alone: lines in files of the first": changed(sources),
        }
        for name, value in cells.items():
            rows.setdefault(name, []).append(str(value))
    lines = ["| | " + " | ".join(PATTERNS) + " |", "|---|" + "---:|" * len(PATTERNS)]
    return "\n".join(lines + [f"| {name} | {' | '.join(values)} |" for name, values in rows.items()])


def main() -> None:
    if len(sys.argv) == 1:
        print(table())
        return
    text = DOCUMENT.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    old, _, after = rest.partition(END)
    if "--write" in sys.argv[1:]:
        DOCUMENT.write_text(f"{before}{BEGIN}\n{table()}\n{END}{after}", "utf-8")
    elif old.strip() != table():
        sys.exit(f"{DOCUMENT}: error: the figures are not those of the code; run count.py --write and read what follows")


main()
