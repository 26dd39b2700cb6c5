"""A visitor's name, country and look never appear in an address, a log or a cache.

A visitor with a unique name uses every form that asks for it, in Chromium and through the shipped balancers. Then the
tests search everything that was written.
"""

import base64
import gzip
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import quote, quote_plus

import balancer
import brotli_library
import pytest
from balancer import HERE, Balancer
from instance import HOST, Instance
from playwright.sync_api import BrowserContext, Page, Request, Response, expect
from visitor import Answer, Visitor

sys.path.append(str(HERE.parent / "Browser"))
import chromium  # noqa: E402

#: A unique name, with characters that addresses and forms encode in two ways.
NAME = "Zéphyrine Quill+Canary 7f3a"
#: Matches the country and the look in an address; no other address of the journey matches.
CHOICES = re.compile(rb"(?<![A-Za-z])(KI|ki|dark)(?![A-Za-z-])")
COUNTRY, LOOK = "Kiribati", "Dark"


def spellings(name: str) -> set[bytes]:
    """Returns all encodings in which a name may be stored."""
    raw = name.encode()
    found = {raw, raw.lower(), b"Canary 7f3a", b"Canary+7f3a", b"Canary%207f3a", b"Canary%25207f3a"}
    found |= {quote(name, safe="").encode(), quote_plus(name).encode(), quote(name).lower().encode(), raw.hex().encode()}
    found |= {"".join(f"\\x{byte:02X}" if byte > 126 else chr(byte) for byte in raw).encode()}
    # Base64 depends on the offset of the name: three forms, without the letters that also encode neighbouring bytes.
    for before in range(3):
        whole = base64.b64encode(b"\0" * before + raw).rstrip(b"=")
        inner = whole[(before * 8 + 5) // 6 : len(whole) - 2]
        found |= {inner, inner.replace(b"+", b"-").replace(b"/", b"_")}
    return found


NAMES = spellings(NAME)


@dataclass
class Seen:
    """The addresses that a browser requested or was redirected to, which a history or a log could contain."""

    addresses: list[str] = field(default_factory=list)
    fields: list[str] = field(default_factory=list)

    def watch(self, context: BrowserContext) -> None:
        context.on("request", self._on_request)
        context.on("response", self._on_response)

    def _on_request(self, request: Request) -> None:
        self.addresses.append(request.url)
        self.fields.append(request.headers.get("referer", ""))

    def _on_response(self, response: Response) -> None:
        self.fields += [response.headers.get("location", ""), response.headers.get("content-location", "")]

    def text(self) -> bytes:
        return "\n".join(self.addresses + self.fields).encode()


@dataclass
class Journey:
    """The traces of a visitor's journey."""

    balancer: Balancer
    seen: Seen
    #: The cookies in the browser.
    cookies: list[dict]
    #: The responses to addresses of an older version, which a visitor may have bookmarked.
    bookmarks: list[Answer]
    #: The files that the balancer and the instances wrote.
    files: list[Path]
    #: The lines of the access logs, by file.
    logs: dict[Path, list[bytes]]


@pytest.fixture(scope="module", params=["nginx", "haproxy"])
def travelled(
    request: pytest.FixtureRequest, instances: list[Instance], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Journey]:
    """A journey through a balancer that has not answered any request before."""
    run = {"nginx": balancer.nginx, "haproxy": balancer.haproxy}[request.param]
    before = {instance.log: instance.log.stat().st_size for instance in instances}
    with run(tmp_path_factory.mktemp("journey"), instances) as fresh:
        fresh.wait_for_all()
        seen = Seen()
        with chromium.running(f"--host-resolver-rules=MAP {HOST} 127.0.0.1") as browser:
            context = browser.new_context(base_url=f"https://{HOST}:{fresh.secure_port}", ignore_https_errors=True)
            seen.watch(context)
            journey(context.new_page())
            cookies = context.cookies()
        bookmarks = list(visited_bookmarks(fresh))
        written = [*fresh.folders, instances[0].folder]
        files = [path for folder in written for path in folder.rglob("*") if path.is_file()]
        logs = {log: log.read_bytes()[before.get(log, 0) :] for log in (fresh.log, *(it.log for it in instances))}
        lines = {log: [line for line in text.splitlines() if b'"path"' in line] for log, text in logs.items()}
        yield Journey(fresh, seen, cookies, bookmarks, files, lines)


def visited_bookmarks(fresh: Balancer) -> Iterator[Answer]:
    visitor = Visitor(fresh)
    choices = f"name={quote(NAME)}&country=KI&look=dark"
    for path in ("/options?", "/options?saved=1&", "/countries?for=options&", "/countries/FR?for=options&"):
        # A response that a cache stores at the second request is a hit at the third.
        for _ in range(3):
            yield visitor.get(path + choices)
    visitor.close()


def journey(page: Page) -> None:
    """Uses every form that asks for a name, a country or a look, including invalid input."""
    page.goto("/")
    page.get_by_role("link", name="Choose your country").click()
    choose(page)
    page.locator("footer").get_by_role("link", name="Options").click()
    fill(page)
    page.get_by_role("button", name="Choose Country").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Choose Country")
    page.get_by_role("searchbox").press_sequentially("kirib")
    expect(page).to_have_url(re.compile("q=kirib$"))
    choose(page)
    expect(page.get_by_label("Name")).to_have_value(NAME)
    page.get_by_role("button", name="Choose Country").click()
    page.get_by_role("link", name="Close").click()
    expect(page.get_by_label("Name")).to_have_value(NAME)
    page.get_by_role("button", name="Remove country").click()
    expect(page.locator(".chosen")).to_have_text("No country chosen")
    page.get_by_role("button", name="Choose Country").click()
    choose(page)
    page.get_by_label("Name").fill(NAME + "x" * 61)
    page.get_by_role("button", name="Save").last.click()
    expect(page.get_by_role("alert")).to_contain_text("60 characters or fewer")
    fill(page)
    page.get_by_role("button", name="Save").last.click()
    expect(page.get_by_role("status")).to_have_text("Your options are saved.")
    page.reload()
    page.goto("/greeting?show=1")
    page.go_back()
    for target in ("/", "/greeting?show=1", "/holidays", "/quotes", "/people/voltaire", "/options"):
        page.goto(target)
    expect(page.get_by_label("Name")).to_have_value(NAME)


def choose(page: Page) -> None:
    # All countries are folded by letter, and what a search finds is not.
    if "q=" not in page.url:
        page.locator(f"details:has(> #letter-{COUNTRY[0]}) > summary").click()
    page.locator(".countries li", has_text=COUNTRY).first.locator("a, button").click()


def fill(page: Page) -> None:
    page.get_by_label("Name").fill(NAME)
    page.get_by_label(LOOK).check()


def test_they_leave_the_browser_in_no_address(travelled: Journey) -> None:
    text = travelled.seen.text()
    assert len(travelled.seen.addresses) > 30
    assert [address for address in text.splitlines() if any(name in address for name in NAMES)] == []
    assert [address for address in text.splitlines() if CHOICES.search(address)] == []


def test_they_stay_in_no_file_of_the_balancer_or_the_almanac(travelled: Journey) -> None:
    assert travelled.balancer.log in travelled.files
    assert found_in(travelled.files) == []


def test_the_logs_have_no_choice_no_query_no_referer_and_no_whole_address(travelled: Journey) -> None:
    assert len(travelled.logs[travelled.balancer.log]) > 20
    lines = [line for lines in travelled.logs.values() for line in lines]
    assert [line for line in lines if CHOICES.search(path_in(line)) or b"?" in path_in(line)] == []
    assert [line for line in lines if b"eferer" in line or b"127.0.0.1" in line] == []
    assert all(json.loads(line) for line in lines)


def test_the_cache_has_no_page_of_the_visitors_own(travelled: Journey) -> None:
    keys = [line for path in travelled.files for line in path.read_bytes().splitlines() if line.startswith(b"KEY: ")]
    assert (len(keys) > 5) == (travelled.balancer.name == "nginx")
    assert [key for key in keys if CHOICES.search(key) or b"/options" in key or b"greeting?" in key] == []


def test_an_older_address_leads_to_the_clean_one_and_is_kept_by_no_cache(travelled: Journey) -> None:
    for answer in travelled.bookmarks:
        assert (answer.status, answer.headers["Cache-Control"]) == (301, "no-store")
        assert not any(name in str(answer.headers).encode() + answer.body for name in NAMES)


def test_the_browser_has_them_in_cookies_of_this_host_and_of_tls_alone(travelled: Journey) -> None:
    kept = {(it["name"], it["secure"], it["httpOnly"], it["path"], it["domain"]) for it in travelled.cookies}
    assert kept == {(name, True, True, "/", HOST) for name in ("__Host-almanac", "__Host-almanac-draft")}
    values = "".join(cookie["value"] for cookie in travelled.cookies).encode()
    assert any(name in values for name in NAMES), "what is searched for in files would not be found"


def path_in(line: bytes) -> bytes:
    return re.search(rb'"path":"([^"]*)"', line)[1]


def found_in(files: list[Path]) -> list[str]:
    """Returns the files that contain the name in any encoding, compressed or not."""
    found = []
    for path in files:
        content = path.read_bytes()
        start = content.find(b"\x1f\x8b\x08")
        if start >= 0:
            try:
                content += gzip.decompress(content[start:])
            except (OSError, EOFError):
                pass
        # Brotli has no mark of its own: in nginx's cache it follows the head that names it.
        head, _, body = content.partition(b"\r\n\r\n")
        if b"\r\nContent-Encoding: br" in head:
            content += brotli_library.decompressed(body)
        found += [f"{path.name}: {name!r}" for name in NAMES if name in content]
    return found


def test_what_is_searched_for_would_be_found(tmp_path: Path) -> None:
    """Without this control, a broken search would look like a site that stores nothing."""
    for spelling in (NAME, quote(NAME), quote_plus(NAME), base64.urlsafe_b64encode(b"ab" + NAME.encode()).decode()):
        (tmp_path / "log").write_text(f"GET /options?name={spelling}&x=1")
        assert found_in([tmp_path / "log"]), spelling
        (tmp_path / "log").write_bytes(b"KEY: x" + gzip.compress(spelling.encode()))
        assert found_in([tmp_path / "log"]), spelling
        head = b"KEY: x\nHTTP/1.1 200 OK\r\nContent-Encoding: br\r\n\r\n"
        (tmp_path / "log").write_bytes(head + brotli_library.compressed(b"a long page " * 99 + spelling.encode()))
        assert found_in([tmp_path / "log"]), spelling
    for address in (b"/options?country=KI&x", b"/countries/KI?for=start", b"look=dark"):
        assert CHOICES.search(address)


@pytest.mark.parametrize("coding", ["gzip", "br"])
def test_a_page_of_the_visitors_own_is_not_compressed_on_the_way(visitor: Visitor, coding: str) -> None:
    """The compressed length would reveal its content (BREACH). Debian's nginx compresses pages unless configured."""
    answer = visitor.get("/options?draft=1", {"Accept-Encoding": coding})
    assert answer.status == 200
    assert answer.headers["Content-Encoding"] is None
    assert visitor.get("/holidays", {"Accept-Encoding": coding}).headers["Content-Encoding"] == coding


def test_a_cookie_of_the_older_name_is_read_and_taken_over(visitor: Visitor) -> None:
    older = "almanac=1.GB.dark." + base64.urlsafe_b64encode(b"Ada").decode()
    assert b"Hello Ada" in visitor.get("/greeting?show=1", {"Cookie": older}).body
    form = {"Content-Type": "application/x-www-form-urlencoded", "Origin": f"https://{HOST}", "Cookie": older}
    answer = visitor.ask("POST", "/options", form, "name=Bo&look=light")
    names = [cookie.partition("=")[0] for cookie in answer.headers.get_all("Set-Cookie")]
    assert names == ["__Host-almanac", "almanac", "__Host-almanac-draft"]
    assert "; Max-Age=0;" in answer.headers.get_all("Set-Cookie")[1]
