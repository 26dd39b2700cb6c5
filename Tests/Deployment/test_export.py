"""V3 `almanac export`: the files equal the server's answers, and nothing is lost whatever happens.

With EXPORT_ALL=1, everything is exported and compared; otherwise two countries and one year.
"""

import gzip
import os
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import exported
import pytest
from exported import OWN, SMALL, TODAY, Server
from instance import Instance

#: One of this many pages is compared, unless all are.
_STEP = 1 if os.environ.get("EXPORT_ALL") else 3
#: A smaller selection, for the tests that export several times.
_LEAST = ["--countries", "LI", "--years", "2035"]


@pytest.fixture(scope="module")
def least(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    folder = tmp_path_factory.mktemp("export") / "least"
    done = exported.export(folder, *_LEAST)
    assert done.returncode == 0, done.stderr
    return exported.files(folder)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    instance = Instance(tmp_path_factory.mktemp("server"), "s", "--today", TODAY, "--languages", "en")
    instance.start()
    try:
        yield Server(instance.socket)
    finally:
        instance.kill()


def test_V3_every_exported_page_equals_what_the_server_answers_byte_for_byte(site: Path, server: Server) -> None:
    compared = 0
    for index, page in enumerate(exported.pages(site)):
        if index % _STEP:
            continue
        response, body = server.get(page.target)
        assert response.status == 200, page
        assert (site / page.name).read_bytes() == body, page
        compressed = site / f"{page.name}.gz"
        assert compressed.exists() == page.is_compressed, page
        if page.is_compressed:
            response, body = server.get(page.target, {"Accept-Encoding": "gzip"})
            assert response.headers["Content-Encoding"] == "gzip", page
            assert gzip.decompress(compressed.read_bytes()) == gzip.decompress(body), page
        compared += 1
    print(f"{compared} pages compared")
    assert compared > 700


def test_V3_redirects_are_those_of_the_server(site: Path, server: Server) -> None:
    found = exported.redirects(site)
    assert found["/holidays/DE"] == "/holidays/DE/2026"
    for target, location in found.items():
        response, _ = server.get(target)
        assert (response.status // 100, response.headers["Location"]) == (3, location)
    short = dict(line.split()[:2] for line in (site / "_redirects").read_text().splitlines() if line.endswith(" 302"))
    assert short == {target: location for target, location in found.items() if "?" not in target}


def test_V3_every_link_leads_to_a_file_a_redirect_or_a_page_that_needs_a_server(site: Path) -> None:
    names = {page.target for page in exported.pages(site)} | exported.redirects(site).keys()
    needs_server = re.compile(
        r"/(search|options|working-days|compare)\b|/api/|/openholidays/|/bank-holidays|/gwyliau-banc|\?(q|draw|days|for|from|place|refresh)=|"
        "/countries/close|"
        # A filter of a calendar, a record or a plan, and two filters at once.
        r"/(calendar|leave|long-weekends|\d\d)(\.\w+)?\?|\.(ics|json|csv|xml|atom|svg)\?|&amp;")
    # What is outside the selection, and a holiday as seen from a list.
    elsewhere = re.compile(
        r"/(holidays|countries)/(?!(DE|GB)\b)[A-Z]{2}\b|/holidays/\w\w/(?!2026)\d{4}|/on/(?!2026)\d{4}")
    seen_from_a_list = re.compile(r"/\d\d-\d\d-[^?]*\?")
    missing = set()
    for page in exported.pages(site):
        if page.name.endswith(".html") and not page.name.startswith("documents/"):
            text = (site / page.name).read_text()
            for link in re.findall(r'(?:href|src)="(/[^"#]*)', text):
                stored = seen_from_a_list.search(link) and link.partition("?")[0] in names
                if link not in names and not stored and not needs_server.search(link) and not elsewhere.search(link):
                    missing.add(link)
    assert not missing


def test_V3_the_map_of_the_site_lists_the_pages(site: Path) -> None:
    listed = set(re.findall(r"<loc>https://almanac\.example(.*?)</loc>", (site / "sitemaps/1.xml").read_text()))
    assert "https://almanac.example/sitemaps/1.xml" in (site / "sitemap.xml").read_text()
    assert {"/", "/holidays/DE/2026", "/holidays/GB/2026/calendar", "/on/2026-12-24", "/quotes"} <= listed
    assert not any("?" in target or target.endswith((".json", ".ics")) for target in listed)


def test_V3_the_same_export_again_writes_nothing(site: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in site.rglob("*") if path.is_file() and OWN not in path.parts}
    done = exported.export(site, *SMALL)
    assert done.returncode == 0
    assert re.search(r": 0 written, \d+ unchanged, 0 removed", done.stdout), done.stdout
    after = {path: path.stat().st_mtime_ns for path in site.rglob("*") if path.is_file() and OWN not in path.parts}
    assert after == before


def test_V3_an_export_that_is_killed_leaves_whole_files_and_goes_on(tmp_path: Path, least: dict[str, bytes]) -> None:
    folder = tmp_path / "site"
    for moment in range(5):
        before = len(list(folder.rglob("*.html"))) if folder.exists() else 0
        process = subprocess.Popen(exported.command(folder, *_LEAST), stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and process.poll() is None:
            if folder.exists() and len(list(folder.rglob("*.html"))) >= before + 40:
                break
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
        process.wait()
        for name, content in exported.files(folder).items():
            assert least[name] == content, f"{name} after kill {moment}"
    done = exported.export(folder, *_LEAST)
    assert done.returncode == 0, done.stderr
    assert exported.files(folder) == least
    assert list((folder / OWN / "new").iterdir()) == []


def test_V3_a_full_disk_ends_with_status_1_and_nothing_lost(tmp_path: Path, least: dict[str, bytes]) -> None:
    disk, kept = tmp_path / "disk", tmp_path / "kept"
    disk.mkdir()
    program = " ".join(exported.command(disk / "site", *_LEAST))
    # A mount of its own, which ends with the shell.
    script = (
        f"mount -t tmpfs -o size=4m tmpfs {disk} || exit 9; {program}; first=$?; cp -a {disk}/site {kept}; "
        f"mount -o remount,size=1g {disk}; {program}; second=$?; cp -a {disk}/site {kept}-whole; echo $first $second"
    )
    shell = ["unshare", "-rm", "bash", "-c", script]
    done = subprocess.run(shell, check=False, capture_output=True, text=True, timeout=600)
    assert done.stdout.splitlines()[-1] == "1 0", done.stdout + done.stderr
    assert "No space left on device" in done.stderr
    partial = exported.files(kept)
    assert partial and all(least[name] == content for name, content in partial.items())
    assert exported.files(Path(f"{kept}-whole")) == least


def test_V3_two_exports_at_once(tmp_path: Path, least: dict[str, bytes]) -> None:
    folder = tmp_path / "site"
    first = subprocess.Popen(exported.command(folder, *_LEAST), stdout=subprocess.DEVNULL)
    while not (folder / OWN / "state").exists():
        time.sleep(0.01)
    second = exported.export(folder, *_LEAST)
    assert second.returncode == 1
    assert second.stderr.startswith("almanac: another export is writing to ")
    assert first.wait(120) == 0
    assert exported.files(folder) == least


@pytest.mark.parametrize("folder, words", [
    ("{tmp}/a/../b", '".." in its path'), ("{tmp}/full", "no export wrote it"),
    ("{tmp}/old", 'another format ("almanac export 0"'), ("{tmp}/full/notes.txt", "Not a directory"),
])
def test_V3_a_folder_that_cannot_be_used_stays_as_it_is(tmp_path: Path, folder: str, words: str) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full/notes.txt").write_text("mine")
    (tmp_path / "old" / OWN).mkdir(parents=True)
    (tmp_path / "old" / OWN / "format").write_text("almanac export 0\n")
    (tmp_path / "old/index.html").write_text("older")
    before = sorted((path, path.is_file() and path.read_bytes()) for path in tmp_path.rglob("*"))
    done = exported.export(folder.format(tmp=tmp_path), *_LEAST)
    assert done.returncode == 1
    assert words in done.stderr and len(done.stderr.splitlines()) == 1
    assert sorted((path, path.is_file() and path.read_bytes()) for path in tmp_path.rglob("*")) == before


@pytest.mark.parametrize("options, words", [
    (["--countries", "DE,Germany"], "invalid value for --countries"), (["--countries", ""], "invalid value for --cou"),
    (["--years", "2027..2026"], "invalid value for --years"), (["--years", "26"], "invalid value for --years"),
    (["--workers", "0"], "invalid value for --workers"), (["--countries", "QQ"], "there is no country QQ"),
])
def test_V3_options_that_cannot_be_read(tmp_path: Path, options: list[str], words: str) -> None:
    done = exported.export(tmp_path / "site", *options)
    assert done.returncode != 0 and words in done.stderr


def test_V3_progress_is_a_bar_on_a_terminal_and_lines_elsewhere(tmp_path: Path, site: Path) -> None:
    program = " ".join(exported.command(tmp_path / "terminal", *_LEAST))
    # As long as it takes to show something.
    terminal = ["timeout", "10", "script", "-qec", program, "/dev/null"]
    # Not as text, which would make line breaks of the carriage returns.
    shown = subprocess.run(terminal, check=False, capture_output=True, timeout=120).stdout.decode()
    assert re.search(r"\r\[#+\.+\] \d+ %, \d+ pages, \d+ pages/s, \d+:\d\d left", shown), shown[:500]
    assert all(len(part) < 90 for part in re.split(r"[\r\n]", shown) if part.startswith("["))
    plain = exported.export(site, *SMALL)
    assert "\r" not in plain.stdout and "\x1b" not in plain.stdout
    assert re.search(r"\d+ pages and files, \d+ redirects, \d+ MB .* \(\d+ pages/s\)", plain.stdout)


def test_V3_L1_an_export_in_several_languages_links_them_and_has_them_in_its_map(tmp_path: Path) -> None:
    done = exported.export(tmp_path / "site", "--languages", "de", *_LEAST)
    assert done.returncode == 0, done.stderr
    files = exported.files(tmp_path / "site")
    german, english = (files[name].decode() for name in ("de/holidays/LI/2035.html", "holidays/LI/2035.html"))
    assert '<html lang="de">' in german
    assert '<a href="/holidays/LI/2035" hreflang="en" lang="en">English</a>' in german
    assert '<a href="/de/holidays/LI/2035" hreflang="de" lang="de">Deutsch</a>' in english
    assert 'hreflang="de" href="https://almanac.example/de/holidays/LI/2035"' in english
    assert {"de/index.html", "de/search.html", "de/holidays/LI/2035.ics"} <= files.keys()
    assert b"/de/holidays/LI/2035</loc>" in files["sitemaps/1.xml"]
    wrong = exported.export(tmp_path / "wrong", "--languages", "xx", *_LEAST)
    assert wrong.returncode != 0
    assert "--languages" in wrong.stderr
