"""Follows the tutorial of VIPER.docc from an empty folder: writes its files, types its commands, checks what they print.

    python3 Tests/Examples/Tutorial/follow.py [--clean]

Prints the time and the number of typed commands after each lesson, and the time to the first tested page. Exits with 1 if
anything differs from the text, or if the text has a block of code that is neither a file nor a command. `--clean` forgets
the build of an earlier run, as a reader has none.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
ARTICLES = ROOT / "Sources/VIPER/VIPER.docc"
OVERVIEW = "LearnItInAnHour"
WORK = Path(__file__).resolve().parent / ".build"
# Where the build of the reader's package waits between two runs.
KEPT = WORK / "kept"
FENCE = re.compile(r"^```(\w*)$")
PATH = re.compile(r"^`([\w./-]+)`$")
ENTITIES = re.compile(r"^(?:public )?import Entities$", re.M)
TESTED = re.compile(r"Test run with (\d+) tests? .*passed")


@dataclass
class Block:
    """A fenced block, with the path that stands alone before it, if any."""

    place: str
    language: str
    path: str | None
    lines: list[str]

    @property
    def text(self) -> str:
        return "".join(f"{line}\n" for line in self.lines)


@dataclass
class Reader:
    """Somebody who follows the tutorial."""

    folder: Path
    commands: int = 0
    tests: int = 0
    output: str = ""
    start: float = field(default_factory=time.monotonic)
    first_page: float | None = None
    sources: set[Path] = field(default_factory=set)

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.start

    def follow(self, block: Block) -> None:
        if block.path:
            self.write(block, self.folder / block.path)
        elif block.language == "sh":
            for line in block.lines:
                self.type(line, block)
        elif block.language == "text":
            self.compare(block)
        elif block.language:  # Without a language it is a drawing.
            stop(block, "this block is neither a file nor a command; put its path before it")

    def write(self, block: Block, file: Path) -> None:
        if "__Snapshots__" in file.parts and file.exists():
            if file.read_text("utf-8") != block.text:
                stop(block, f"the recorded page is another one:\n{file.read_text('utf-8')}")
            return
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(block.text, "utf-8")
        if file.suffix == ".swift" and file.name != "Package.swift":
            self.sources.add(file.resolve())

    def type(self, line: str, block: Block) -> None:
        command, _, comment = line.partition("  # ")
        self.commands += 1
        if command.startswith("cd "):
            self.folder = self.folder / command[3:]
            restore(self.folder)
            return
        result = subprocess.run(
            ["bash", "-c", command], cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, timeout=600, check=False)
        self.output = result.stdout
        if (result.returncode != 0) != comment.startswith("fails"):
            stop(block, f"“{command}” ended with {result.returncode}:\n{result.stdout}")
        if command == "swift test":
            self.count()

    def count(self) -> None:
        match = TESTED.search(self.output)
        if not match:
            sys.exit(f"error: “swift test” ran no test:\n{self.output}")
        self.tests = int(match[1])
        self.first_page = self.first_page or self.seconds

    def compare(self, block: Block) -> None:
        for line in filter(None, block.lines):
            if line not in self.output:
                stop(block, f"the command did not print “{line}”, but:\n{self.output}")

    def check(self) -> None:
        """Checks that every source of the text belongs to a target, so that it has been compiled."""
        described = json.loads(subprocess.run(
            ["swift", "package", "describe", "--type", "json"], cwd=self.folder, capture_output=True, text=True,
            check=True).stdout)
        compiled = {
            (self.folder / target["path"] / source).resolve()
            for target in described["targets"] for source in target["sources"]}
        for source in sorted(self.sources - compiled):
            sys.exit(f"error: no target compiles {source}")
        self.check_entities()

    def check_entities(self) -> None:
        """Checks that Interactors are the only files of the site's module that see entities, in what the plugin wrote too."""
        module = sorted((self.folder / "Sources/Coast").rglob("*.swift"))
        seeing = [file for file in module if ENTITIES.search(file.read_text("utf-8"))]
        if not seeing:
            sys.exit("error: no file of the module imports the entities")
        for file in seeing:
            if "Interactor" not in file.name:
                sys.exit(f"error: {file} imports the entities; only Interactors may")


def stop(block: Block, problem: str) -> None:
    sys.exit(f"{block.place}: error: {problem}")


def blocks(article: Path) -> Iterator[Block]:
    """The fenced blocks of an article, in their order."""
    path, block = None, None
    for number, line in enumerate(article.read_text("utf-8").splitlines(), 1):
        fence = FENCE.match(line)
        if block is None and fence:
            block = Block(f"{article.relative_to(ROOT)}:{number}", fence[1], path, [])
        elif block and line == "```":
            yield block
            path, block = None, None
        elif block:
            block.lines.append(line)
        elif match := PATH.match(line):
            path = match[1]
        elif line and path:
            sys.exit(f"{article.relative_to(ROOT)}:{number}: error: the file {path} has no block")
    if block:
        stop(block, "the block does not end")


def lessons() -> list[Path]:
    """The articles to which the overview's table leads."""
    names = re.findall(r"^\| <doc:(\w+)>", (ARTICLES / f"{OVERVIEW}.md").read_text("utf-8"), re.M)
    return [ARTICLES / f"{name}.md" for name in [OVERVIEW, *names]]


def prepare() -> Path:
    """Makes the empty folder, beside which this package is called almanac."""
    place = WORK / "reader"
    if (place / "coast/.build").exists():
        shutil.rmtree(KEPT, ignore_errors=True)
        (place / "coast/.build").rename(KEPT)
    if "--clean" in sys.argv[1:]:
        shutil.rmtree(KEPT, ignore_errors=True)
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    (place / "almanac").symlink_to(ROOT)
    return place


def restore(folder: Path) -> None:
    if KEPT.exists() and not (folder / ".build").exists():
        KEPT.rename(folder / ".build")


def test_T2_the_steps_of_the_tutorial_compile_and_pass() -> None:
    os.environ.pop("SNAPSHOT_RECORD", None)
    reader = Reader(prepare())
    is_clean = not KEPT.exists()
    for article in lessons():
        for block in blocks(article):
            reader.follow(block)
        if article.stem != OVERVIEW:
            print(f"{article.stem}: {reader.tests} tests pass, {reader.commands} commands, {reader.seconds:.0f} s")
    reader.check()
    build = "a clean build" if is_clean else "the build of an earlier run"
    print(f"The first tested page: {reader.first_page:.0f} s of machine time, with {build}")


test_T2_the_steps_of_the_tutorial_compile_and_pass()
