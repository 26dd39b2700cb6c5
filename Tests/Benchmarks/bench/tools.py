"""Where things stand, and what has to be built before it can be measured."""

import os
import subprocess
from pathlib import Path

from .machine import SERVER_CORE

ROOT = Path(__file__).resolve().parents[3]
PEERS = ROOT / "Tests/Benchmarks/Peers"
#: What is made here may be thrown away at any time.
WORK = ROOT / ".build/benchmarks"
#: ALMANAC names another build than this one.
PROGRAM = Path(os.environ.get("ALMANAC", ROOT / ".build/release/almanac"))
PYTHON = WORK / "venv/bin"
#: The day that every measurement lives in, so that pages are the same each time.
TODAY = "2026-11-21"


def rendered(target: str) -> bytes:
    """A page, made by the program without a server."""
    command = [PROGRAM, "render", target, "--today", TODAY]
    return subprocess.run(command, check=True, capture_output=True).stdout


def go_peer() -> Path:
    path = WORK / "go-peer"
    subprocess.run(["go", "build", "-o", path, "."], cwd=PEERS / "go", check=True, env=os.environ | {"GOFLAGS": "-mod=mod"})
    return path


def c_peer() -> Path:
    path = WORK / "c-peer"
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "libxml-2.0"], check=True, capture_output=True, text=True)
    subprocess.run(["cc", "-O2", "-o", path, PEERS / "c/validate.c", *flags.stdout.split()], check=True)
    return path


def counting_library() -> Path:
    """Notes the documents that libxml2 parses; to be loaded before it."""
    path = WORK / "counting.so"
    subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", path, PEERS / "c/counting.c", "-ldl"], check=True)
    return path


def has_option(name: str) -> bool:
    """Whether this build of the program knows an option of `serve`."""
    known = subprocess.run([PROGRAM, "serve", "--help"], check=True, capture_output=True, text=True)
    return name in known.stdout


def swift_bench() -> Path:
    """What measures from within: a package of its own."""
    package = ROOT / "Tests/Benchmarks"
    command = ["swift", "build", "--configuration", "release", "--package-path", package, "--product", "bench",
               "-Xswiftc", "-enable-testing"]
    subprocess.run(command, check=True, cwd=ROOT, stdout=subprocess.DEVNULL)
    return package / ".build/release/bench"


def nanoseconds(*command: str | Path) -> float:
    """Runs something that prints nanoseconds of processor time, on the core that servers have."""
    pinned = ["taskset", "-c", SERVER_CORE, *command]
    return float(subprocess.run(pinned, check=True, capture_output=True, text=True, cwd=ROOT).stdout)
