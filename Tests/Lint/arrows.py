"""Draws the arrows between the targets, and between the folders of each target, into Sources/README.md.

    python3 Tests/Lint/arrows.py            writes the drawing
    python3 Tests/Lint/arrows.py --check    fails if the drawing is out of date, or if there is a loop

An arrow between targets is an import. An arrow between folders means that a file names a type of the other folder.
Arrows that follow from others are left out.
"""

import re
import sys
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

SOURCES = Path("Sources")
DOCUMENT = SOURCES / "README.md"
BEGIN, END = "<!-- arrows: begin (Tests/Lint/arrows.py) -->", "<!-- arrows: end -->"
# Everything may use these; their arrows would hide the others.
EVERYWHERE = {"Landings", "PlainBytes", "Support"}
SYSTEM = {"CLibXML2", "CZlib", "CBrotli", "CGlibc"}
TYPE = re.compile(r"(?m)^(?:public |package |private )?(?:final )?(?:struct|enum|class|protocol|typealias) (\w+)")
IMPORT = re.compile(r"(?m)^(?:public |package |internal |@testable )?import (\w+)")

Graph = dict[str, set[str]]


def targets() -> dict[str, Path]:
    """Returns the folder of each target."""
    folders = {path.name: path for path in SOURCES.iterdir() if path.is_dir() and path.name not in SYSTEM | {"Modules"}}
    folders["Modules"] = SOURCES / "Modules"
    return folders


def files(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*.swift")) if "Plugin" not in path.parts]


def code(path: Path) -> str:
    """Returns the text without strings and comments."""
    text = re.sub(r'"""[\s\S]*?"""', '""', path.read_text(encoding="utf-8"))
    return re.sub(r"//.*", "", re.sub(r'"(?:\\.|[^"\\\n])*"', '""', text))


def target_arrows() -> Graph:
    own = targets()
    modules = {path.name for path in own["Modules"].iterdir() if path.is_dir()}
    graph: Graph = {}
    for name, folder in own.items():
        imports = {match for path in files(folder) for match in IMPORT.findall(code(path))}
        named = {"Modules" if target in modules else target for target in imports}
        graph[name] = (named & own.keys()) - {name} - EVERYWHERE
    return graph


def folder_arrows(target: Path) -> Graph:
    types: dict[str, set[str]] = {}
    words: dict[str, set[str]] = {}
    for path in files(target):
        folder = str(path.parent.relative_to(target))
        text = code(path)
        types.setdefault(folder, set()).update(TYPE.findall(text))
        words.setdefault(folder, set()).update(re.findall(r"\w+", text))
    return {one: {other for other in types if other != one and words[one] & types[other]} for one in types}


def reduced(graph: Graph) -> Graph:
    """Returns the graph without the arrows that follow from others."""

    def reach(start: str, seen: set[str]) -> set[str]:
        for target in graph.get(start, set()) - seen:
            seen.add(target)
            reach(target, seen)
        return seen

    return {
        one: {target for target in others if not any(target in reach(via, set()) for via in others - {target})}
        for one, others in graph.items()
    }


def ordered(graph: Graph, title: str) -> list[str]:
    """Returns the nodes, users first. Ends the program if there is a loop."""
    try:
        return list(reversed(list(TopologicalSorter({key: sorted(graph[key]) for key in sorted(graph)}).static_order())))
    except CycleError as error:
        sys.exit(f"{title}: there is a loop: {' → '.join(error.args[1])}")


def drawing() -> str:
    arrows = reduced(target_arrows())
    lines = ["```mermaid", "graph TD"]
    for target in ordered(arrows, "targets"):
        lines += [f"    {target} --> {other}" for other in sorted(arrows[target])]
    lines += ["```", "", "| Target | Folders, and what they use |", "|---|---|"]
    folders = targets()
    modules = folders.pop("Modules")
    folders.update({f"Modules/{path.name}": path for path in modules.iterdir() if path.is_dir()})
    for target in sorted(folders):
        graph = folder_arrows(folders[target])
        if len(graph) < 2:
            continue
        order = ordered(graph, target)
        short = reduced(graph)
        cells = [f"{name(one)} → {', '.join(name(to) for to in sorted(short[one]))}" for one in order if short[one]]
        lines.append(f"| `{target}` | {'; '.join(cells) or 'none uses another'} |")
    return "\n".join(lines)


def name(folder: str) -> str:
    return "itself" if folder == "." else f"`{folder.replace('/', ' / ')}`"


def main() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    new = f"{before}{BEGIN}\n{drawing()}\n{END}{after}"
    if "--check" not in sys.argv[1:]:
        DOCUMENT.write_text(new, encoding="utf-8")
    elif new != text:
        sys.exit(f"{DOCUMENT}: the arrows are out of date; run python3 Tests/Lint/arrows.py")


main()
