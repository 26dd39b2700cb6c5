"""Paths, and the programs that must be built before a measurement."""

import os
import shutil
import subprocess
from pathlib import Path

from .machine import SERVER_CORE

ROOT = Path(__file__).resolve().parents[3]
PEERS = ROOT / "Tests/Benchmarks/Peers"
#: The folder of build products, which may be deleted at any time.
WORK = ROOT / ".build/benchmarks"
#: The measured build; the variable ALMANAC gives the path of another one.
PROGRAM = Path(os.environ.get("ALMANAC", ROOT / ".build/release/almanac"))
PYTHON = WORK / "venv/bin"
#: The current date of all measurements, so that pages do not change.
TODAY = "2026-11-21"


def rendered(target: str) -> bytes:
    """Returns a page that the program renders without a server."""
    command = [PROGRAM, "render", target, "--today", TODAY]
    return subprocess.run(command, check=True, capture_output=True).stdout


def go_peer() -> Path:
    """Builds the Go program, with quicktemplate's compiler. Its libraries are Debian's, which has them as a GOPATH."""
    environment = os.environ | {"GO111MODULE": "off", "GOPATH": "/usr/share/gocode"}
    folder, path = WORK / "go", WORK / "go-peer"
    shutil.copytree(PEERS / "go", folder, dirs_exist_ok=True)
    compiler = WORK / "qtc"
    subprocess.run(
        ["go", "build", "-o", compiler, "github.com/valyala/quicktemplate/qtc"], check=True, env=environment)
    subprocess.run([compiler, "-file", folder / "page.qtpl"], check=True, stderr=subprocess.DEVNULL)
    subprocess.run(["go", "build", "-o", path, "."], cwd=folder, check=True, env=environment)
    return path


def c_peer() -> Path:
    path = WORK / "c-peer"
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "libxml-2.0"], check=True, capture_output=True, text=True)
    subprocess.run(["cc", "-O2", "-o", path, PEERS / "c/validate.c", *flags.stdout.split()], check=True)
    return path


def counting_library() -> Path:
    """Builds a library that records each document that libxml2 parses; it is preloaded."""
    path = WORK / "counting.so"
    subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", path, PEERS / "c/counting.c", "-ldl"], check=True)
    return path


def has_option(name: str) -> bool:
    """Returns whether this build has the option of `serve`."""
    known = subprocess.run([PROGRAM, "serve", "--help"], check=True, capture_output=True, text=True)
    return name in known.stdout


def swift_bench() -> Path:
    """Builds the Swift package that measures modules directly."""
    package = ROOT / "Tests/Benchmarks"
    command = ["swift", "build", "--configuration", "release", "--package-path", package, "--product", "bench",
               "-Xswiftc", "-enable-testing"]
    # The variable declares the product whose modules it measures.
    environment = os.environ | {"BENCHMARKS": "1"}
    subprocess.run(command, check=True, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)
    return package / ".build/release/bench"


def nanoseconds(*command: str | Path) -> float:
    """Runs a command on the servers' core, and returns the nanoseconds of processor time that it prints."""
    pinned = ["taskset", "-c", SERVER_CORE, *command]
    return float(subprocess.run(pinned, check=True, capture_output=True, text=True, cwd=ROOT).stdout)
