"""P10: a static site from data, compared with Hugo: pages a second, and memory.

Hugo gets the view model of each list page, in JSON, ready to show; its template is that of the Go peer, with the names of
the JSON. Ours makes the same pages from its documents (`--addresses`).
"""

import json
import os
import re
import shutil
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

from . import tools
from .model import model, normalised
from .pairs import paired, ratio
from .table import Row

_LEAST = 3
_WORK = tools.WORK / "export"
_COUNTRIES = ["ES", "US", "DE", "MY", "CA", "AU", "BR", "CH", "IT", "GB", "IN", "MX"]
#: Of the lists that both make. The more years there are, the more days of the world the first export makes.
_YEARS = "2020..2024"
#: What is exported for the measurement of memory: a tenth of the countries, and all.
_FEW = "AD,AE,AT,AU,BE,BR,CA,CH,CN,CZ,DE,DK,ES,FI,FR,GB,GR,IE,IN,IT,JP,MX,NL,PL,US"


@dataclass(frozen=True)
class Build:
    pages: int
    seconds: float
    processor: float
    #: The highest resident memory, in megabytes.
    memory: float

    @property
    def rate(self) -> float:
        return self.pages / self.seconds


def measure() -> list[Row]:
    shutil.rmtree(_WORK, ignore_errors=True)
    _WORK.mkdir(parents=True)
    countries = ",".join(_COUNTRIES)
    _export(_WORK / "lists", countries, "--no-gzip", "--years", _YEARS)
    made = _write_hugo(_WORK / "lists")
    same = ["--addresses", _WORK / "addresses"]
    (_WORK / "addresses").write_text("".join(f"{_address(path)}\n" for path in made.values()))
    _hugo()
    equal = _compare(made)
    rows = [
        _compared("P10 static export", _LEAST, paired(
            lambda: _export(_WORK / "ours", None, "--no-gzip", *same), _hugo), f"{equal} pages compared and equal"),
        _compared("P10 static export, compressed too", None, paired(
            lambda: _export(_WORK / "ours", None, *same), lambda: _hugo(compressed=True)),
            "for information: Hugo, then gzip -6 of each page, two at a time"),
    ]
    few = _export(_WORK / "ours", _FEW)
    whole = _export(_WORK / "ours", None)
    growth = whole.memory / few.memory
    rows.append(
        Row("P10 memory of an export", "flat: everything ≤ 1.5 × 25 countries", f"{growth:.2f}", growth <= 1.5,
            f"{few.memory:.0f} MB for {few.pages} pages, {whole.memory:.0f} MB for {whole.pages} pages in "
            f"{whole.seconds:.0f} s ({whole.rate:.0f} pages/s)", value=growth, less_is_better=True))
    shutil.rmtree(_WORK, ignore_errors=True)
    return rows


def _address(path: Path) -> str:
    """Returns the address of one of our files: holidays/ES/2021/region=CT.html has /holidays/ES/2021?region=CT."""
    return "/" + re.sub(r"/(region|type)=", r"?\1=", str(path.relative_to(_WORK / "lists")).removesuffix(".html"))


def _compared(bar: str, least: float | None, pairs: list[tuple[Build, Build]], remark: str) -> Row:
    rates = ratio(pairs, lambda ours, theirs: ours.rate / theirs.rate)
    work = ratio(pairs, lambda ours, theirs: (theirs.processor / theirs.pages) / (ours.processor / ours.pages))
    ours, theirs = pairs[-1]
    return Row(
        bar, f"≥ {least} × Hugo in pages a second" if least else "(Hugo; for information)", f"{rates}",
        rates.median >= least if least else None,
        f"ours {ours.rate:.0f} pages/s ({ours.pages} pages), Hugo {theirs.rate:.0f} pages/s ({theirs.pages} lists); "
        f"by processor time a page {work}; {remark}", value=rates.median)


def _run(command: list[str | Path], folder: Path) -> tuple[float, float, float]:
    """Returns the seconds, the processor time and the highest memory of a command."""
    start = time.perf_counter()
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise RuntimeError(f"{command[0]} ended with status {process.returncode}")
    return time.perf_counter() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def _export(folder: Path, countries: str | None, *options: str | Path) -> Build:
    shutil.rmtree(folder, ignore_errors=True)
    command = [tools.PROGRAM, "export", folder, "--today", tools.TODAY, *options]
    measured = _run(command + (["--countries", countries] if countries else []), tools.ROOT)
    return Build(_pages(folder), *measured)


def _hugo(*, compressed: bool = False) -> Build:
    shutil.rmtree(_WORK / "hugo/public", ignore_errors=True)
    script = "hugo --quiet --noTimes"
    if compressed:
        script += " && find public -name '*.html' -print0 | xargs -0 -n 200 -P 2 gzip -k6"
    measured = _run(["sh", "-c", script], _WORK / "hugo")
    return Build(_pages(_WORK / "hugo/public"), *measured)


def _pages(folder: Path) -> int:
    return sum(name.endswith(".html") for _, _, names in os.walk(folder) for name in names)


def _write_hugo(ours: Path) -> dict[str, Path]:
    """Writes Hugo's site: the template, and data and a page for each list that the view model can hold.

    Returns our file for each of Hugo's.
    """
    site = _WORK / "hugo"
    for name in ("content", "data/pages", "layouts/_default"):
        (site / name).mkdir(parents=True)
    (site / "config.json").write_text(json.dumps({
        "baseURL": "/", "uglyURLs": True, "disablePathToLower": True, "timeout": "600s",
        "disableKinds": ["taxonomy", "term", "RSS", "sitemap", "404", "home", "section", "robotsTXT"]}))
    (site / "layouts/_default/single.html").write_text(_template())
    made = {}
    for path in sorted((ours / "holidays").rglob("*.html")):
        # Lists, in other years than this one: holidays/ES/2021.html and holidays/ES/2021/region=CT.html.
        if not re.search(r"/\d{4}(/(region|type)=[\w-]+)?\.html$", str(path)) or "/2026" in str(path):
            continue
        text = path.read_text()
        # The model has no corrections.
        if '<details class="corrections">' in text:
            continue
        try:
            data = model(text)
        except ValueError:
            continue
        key = f"p{len(made)}"
        (site / f"data/pages/{key}.json").write_text(json.dumps(data, ensure_ascii=False))
        (site / f"content/{key}.md").write_text(json.dumps({"title": key, "key": key}) + "\n")
        made[key] = path
    return made


def _template() -> str:
    """Returns the template of the Go peer with the names of the JSON: `$.Title` becomes `$page.title`."""
    text = (tools.PEERS / "go/page.tmpl").read_text()
    action = re.compile(r"\{\{.*?\}\}", re.S)

    def renamed(found: re.Match) -> str:
        whole = re.sub(r"\$\.", "$page.", found[0])
        return re.sub(r"\.([A-Z]\w*)", lambda name: "." + ("id" if name[1] == "ID" else name[1][0].lower() + name[1][1:]),
                      whole)

    return "{{ $page := index site.Data.pages .Params.key }}" + action.sub(renamed, text)


def _compare(made: dict[str, Path]) -> int:
    """Compares every hundredth page with ours. Returns how many."""
    keys = sorted(made)[::100]
    for key in keys:
        theirs = normalised((_WORK / f"hugo/public/{key}.html").read_text())
        if theirs != normalised(made[key].read_text()):
            raise ValueError(f"Hugo's page differs from {made[key]}")
    return len(keys)
