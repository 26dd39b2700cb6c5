"""Publishes data sets, and runs the commands that fetch them."""

import shutil
import subprocess
from pathlib import Path

from instance import PROGRAM, ROOT

DATA = ROOT / "Sources/Documents/Data"
NAME = "almanac-data.tar.gz"


def run(*arguments: str | Path, status: int = 0) -> str:
    """Runs `almanac data` and returns what it prints. Fails if its status is another one."""
    done = subprocess.run([PROGRAM, "data", *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == status, done.stdout + done.stderr
    assert "Fatal error" not in done.stderr
    return done.stdout + done.stderr


class Publisher:
    """Somebody who publishes data sets in a folder, with a day of Andorra called otherwise in each."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "public"
        self.folder.mkdir()
        self.documents = folder / "documents"
        shutil.copytree(DATA, self.documents)
        run("keys", folder)
        self.secret, self.key = folder / "almanac.key", folder / "almanac.pub"

    @property
    def set(self) -> Path:
        return self.folder / NAME

    def edit(self, name: str, old: str, new: str) -> None:
        path = self.documents / name
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")

    def publish(self, name: str) -> str:
        """Publishes a set in which Andorra's New Year's Day has this name, and returns its revision."""
        shutil.copy(DATA / "holidays/AD.xml", self.documents / "holidays/AD.xml")
        self.edit("holidays/AD.xml", '<name xml:lang="en">New Year\'s Day', f'<name xml:lang="en">{name}')
        return self.pack()

    def pack(self) -> str:
        said = run("pack", self.set, "--documents", self.documents, "--sign", self.secret)
        return said.split(": ")[1].split(",")[0]

    def sign(self) -> None:
        """Signs what is there with minisign itself."""
        subprocess.run(["minisign", "-S", "-s", self.secret, "-m", self.set], check=True, capture_output=True)


def fetch(publisher: Publisher, place: str | Path, folder: Path, *options: str, status: int = 0) -> str:
    return run("fetch", place, "--key", publisher.key, "--data-directory", folder, *options, status=status)


def in_use(folder: Path) -> str | None:
    lines = [line for line in run("list", "--data-directory", folder).splitlines() if line.endswith("in use")]
    return lines[0].split()[0] if lines else None
