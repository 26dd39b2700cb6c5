"""V3 nginx with the shipped configuration in front of an export: alone, and with an instance for the rest."""

import gzip
import http.client
from collections.abc import Iterator
from pathlib import Path

import exported
import pytest
from balancer import Balancer
from exported import TODAY, Server
from instance import HOST, Instance
from playwright.sync_api import expect
from test_privacy import chromium
from visitor import Visitor


@pytest.fixture(scope="module")
def instance(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Instance]:
    instance = Instance(tmp_path_factory.mktemp("server"), "s", "--today", TODAY)
    instance.start()
    try:
        yield instance
    finally:
        instance.kill()


@pytest.fixture(scope="module")
def alone(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Balancer]:
    with exported.nginx(tmp_path_factory.mktemp("nginx"), site) as running:
        yield running


@pytest.fixture(scope="module")
def helped(site: Path, instance: Instance, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Balancer]:
    with exported.nginx(tmp_path_factory.mktemp("nginx"), site, instance.socket) as running:
        yield running


def test_V3_every_address_has_its_page_and_the_headers_of_the_server(
    site: Path, alone: Balancer, instance: Instance
) -> None:
    visitor, server = Visitor(alone), Server(instance.socket)
    security = [
        "Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy", "Permissions-Policy",
        "Cross-Origin-Opener-Policy", "Cross-Origin-Embedder-Policy", "Cross-Origin-Resource-Policy",
        "Strict-Transport-Security",
    ]
    kinds = set()
    for index, page in enumerate(exported.pages(site)):
        answer = visitor.get(page.target)
        assert (answer.status, answer.body) == (200, (site / page.name).read_bytes()), page
        if index % 20 and page.name.rpartition(".")[2] in kinds:
            continue
        kinds.add(page.name.rpartition(".")[2])
        response, _ = server.get(page.target)
        for name in security:
            assert answer.headers[name] == response.headers[name], (page, name)
        essence = response.headers["Content-Type"].partition(";")[0]
        assert answer.headers["Content-Type"].partition(";")[0] == essence, page
        if essence.startswith("text/"):
            assert "charset=utf-8" in answer.headers["Content-Type"], page
        if page.name.endswith((".json", ".ics", ".csv", ".atom")):
            assert answer.headers["Access-Control-Allow-Origin"] == "*", page
    assert {"html", "json", "csv", "xml", "ics", "atom", "vcf", "svg", "css", "js", "txt", "xsd"} <= kinds


def test_V3_compressed_files_are_sent_to_those_who_take_them(alone: Balancer) -> None:
    visitor = Visitor(alone)
    plain = visitor.get("/holidays/DE/2026")
    packed = visitor.get("/holidays/DE/2026", {"Accept-Encoding": "gzip"})
    assert packed.headers["Content-Encoding"] == "gzip" and gzip.decompress(packed.body) == plain.body
    assert "Accept-Encoding" in packed.headers["Vary"] and "Accept-Encoding" in plain.headers["Vary"]


@pytest.mark.parametrize("target, location", [
    ("/holidays/DE", "/holidays/DE/2026"), ("/countries/GB", "/holidays/GB"),
    ("/holidays/DE?region=BY", "/holidays/DE/2026?region=BY"), ("/holidays/DE/2026/", "/holidays/DE/2026"),
    ("//evil.example/", "/evil.example"),
])
def test_V3_redirects(alone: Balancer, target: str, location: str) -> None:
    answer = Visitor(alone).get(target)
    assert answer.status in (301, 302) and answer.headers["Location"] == location


@pytest.mark.parametrize("target", [
    "/search?q=x", "/holidays/DE/2026?type=bank&region=BY", "/holidays/DE/2026.json?type=all", "/quotes?draw=7",
    "/countries?q=germany", "/countries?for=start", "/holidays/DE/2026/leave?days=25",
])
def test_V3_what_needs_a_server_says_so(alone: Balancer, target: str) -> None:
    answer = Visitor(alone).get(target)
    assert answer.status in (200, 404) and b"This page is not available here" in answer.body


@pytest.mark.parametrize("target", ["/search", "/options", "/working-days", "/compare"])
def test_V3_pages_that_need_a_server_say_so(alone: Balancer, target: str) -> None:
    answer = Visitor(alone).get(target)
    assert answer.status == 200 and b"This page is not available here" in answer.body


def test_V3_a_form_that_is_sent_to_a_file(alone: Balancer) -> None:
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    answer = Visitor(alone).ask("POST", "/countries", form, "country=DE")
    assert answer.status == 405 and b"This page is not available here" in answer.body


@pytest.mark.parametrize("target", [
    "/.almanac-export/state", "/.almanac-export/chapters/site", "/redirects.map", "/_headers", "/_redirects",
    "/holidays/DE/2026?region=../../../../etc/passwd", "/holidays/DE/2026?region=..%2f..%2findex",
    "/x?../../../../../../etc/hostname", "/%2e%2e/%2e%2e/etc/passwd", "/holidays/QQ/2026", "/nothing",
])
def test_V3_nothing_else_is_served(alone: Balancer, target: str) -> None:
    answer = Visitor(alone).get(target)
    assert answer.status in (400, 404)
    assert b"Page not found" in answer.body or b"not available" in answer.body or answer.status == 400


def test_V3_http_leads_to_https(alone: Balancer) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", alone.plain_port, timeout=120)
    connection.request("GET", "/holidays/DE/2026", headers={"Host": HOST})
    answer = connection.getresponse()
    assert (answer.status, answer.headers["Location"]) == (301, f"https://{HOST}/holidays/DE/2026")


@pytest.mark.parametrize("target, words", [
    ("/search?q=germany", b"Germany"), ("/search", b"Search"), ("/options", b"Options"),
    ("/holidays/DE/2026?type=catholic&region=BY", b"Bavaria"), ("/quotes?draw=7", b"Quotes"),
    ("/countries?for=start", b"Choose Country"), ("/api/v3/AvailableCountries", b"countryCode"),
    ("/holidays/FR/2031", b"France"), ("/compare/2026?place=DE&place=FR", b"France"),
    ("/holidays/DE/2026/leave?days=25", b"25"),
])
def test_V3_an_instance_answers_the_rest(helped: Balancer, instance: Instance, target: str, words: bytes) -> None:
    answer = Visitor(helped).get(target)
    _, body = Server(instance.socket).get(target)
    assert answer.status == 200 and words in answer.body and answer.body == body
    assert answer.headers.get_all("Content-Security-Policy") == [answer.headers["Content-Security-Policy"]]


@pytest.mark.parametrize("target", [
    "/health/ready", "/health/live", "/health/", "/health/ready?x=1", "//health/ready", "/%68ealth/ready", "/x/../health/ready",
])
def test_V3_visitors_do_not_see_how_the_instance_is(helped: Balancer, target: str) -> None:
    answer = Visitor(helped).get(target)
    assert answer.status in (301, 404) and b'"status"' not in answer.body and b"ready" not in answer.body.lower()
    if answer.status == 404:
        assert b"Page not found" in answer.body


def test_V3_who_asks_the_instance_too_much_is_told_so_and_nobody_else(
    site: Path, instance: Instance, tmp_path: Path
) -> None:
    with exported.nginx(tmp_path, site, instance.socket, limits=True) as limited:
        greedy, other = Visitor(limited), Visitor(limited, "127.0.0.2")
        answers = [greedy.get("/api/v3/AvailableCountries") for _ in range(400)]
        refused = [answer for answer in answers if answer.status == 429]
        assert len(refused) >= 50 and {answer.status for answer in answers} == {200, 429}
        page = other.get("/holidays/DE/2026")
        for name in ("Content-Security-Policy", "X-Content-Type-Options", "Strict-Transport-Security"):
            assert refused[0].headers.get_all(name) == page.headers.get_all(name), name
        assert refused[0].headers["Cache-Control"] == "no-store" and refused[0].headers["Retry-After"] == "5"
        assert b"Too many requests" in refused[0].body and b"nginx" not in refused[0].body
        assert other.get("/api/v3/AvailableCountries").status == 200
        # Files cost nearly nothing.
        assert greedy.get("/holidays/DE/2026").status == 200


def test_V3_with_an_instance_files_are_still_files_and_personal_pages_are_not(helped: Balancer) -> None:
    visitor = Visitor(helped)
    assert "X-Served-By" not in visitor.get("/holidays/DE/2026").headers
    assert "X-Served-By" not in visitor.get("/").headers
    form = {"Content-Type": "application/x-www-form-urlencoded", "Origin": f"https://{HOST}"}
    saved = visitor.ask("POST", "/options", form, "name=Ada&look=dark")
    assert saved.status == 303
    cookie = {"Cookie": saved.headers["Set-Cookie"].partition(";")[0]}
    assert b"dark" in visitor.get("/look.css", cookie).body
    for target in ("/", "/on/today", "/on/2026-12-24"):
        assert visitor.get(target, cookie).headers["X-Served-By"] == "almanac", target
        assert "X-Served-By" not in visitor.get(target).headers, target
    assert "X-Served-By" not in visitor.get("/holidays/DE/2026", cookie).headers


@pytest.mark.parametrize("script", [True, False])
def test_V3_a_reader_in_a_browser(alone: Balancer, script: bool) -> None:
    """The reading journeys of the browser suite: choose a country, list, filter, calendar, month, holiday, feed."""
    origin = f"https://127.0.0.1:{alone.secure_port}"
    with chromium.running("--host-resolver-rules=MAP almanac.example 127.0.0.1") as browser:
        context = browser.new_context(base_url=origin, ignore_https_errors=True, java_script_enabled=script)
        faults: list[str] = []
        page = context.new_page()
        page.on("console", lambda message: faults.append(message.text))
        # A browser gives up the icon of a page that is left at once.
        page.on("requestfailed", lambda request: request.failure == "net::ERR_ABORTED" or faults.append(request.url))
        page.goto("/holidays")
        page.get_by_role("link", name="Choose Country").first.click()
        page.locator("details:has(> #letter-G) > summary").click()
        page.locator(".countries").get_by_role("link", name="Germany").click()
        expect(page).to_have_url(f"{origin}/holidays/DE/2026")
        expect(page.locator(".country-control")).to_contain_text("Germany")
        row = page.locator(".days > li", has_text="German Unity Day")
        page.locator("#earlier > summary").click()
        row.get_by_role("link", name="German Unity Day").click()
        expect(page).to_have_url(f"{origin}/holidays/DE/2026/10-03-german-unity-day")
        page.go_back()
        page.get_by_label("Region").select_option("Bavaria")
        page.get_by_role("button", name="Show").first.click()
        expect(page).to_have_url(f"{origin}/holidays/DE/2026?region=BY")
        expect(page.locator(".summary")).to_contain_text("Bavaria")
        page.locator("#earlier > summary").click()
        page.locator(".days a.name", has_text="Corpus Christi").click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("Corpus Christi")
        page.goto("/holidays/DE/2026")
        page.get_by_role("link", name="Calendar", exact=True).first.click()
        expect(page).to_have_url(f"{origin}/holidays/DE/2026/calendar")
        page.locator('a[href="/holidays/DE/2026/10"]').first.click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("October")
        page.get_by_role("link", name="Quotes").first.click()
        page.locator('main a[href^="/quotes/"]').first.click()
        page.locator('main a[href^="/people/"]').first.click()
        expect(page.locator("main img")).to_have_count(1)
        page.get_by_role("link", name="Search").first.click()
        expect(page.get_by_role("heading", level=1)).to_have_text("This page is not available here")
        page.get_by_role("link", name="Today").last.click()
        expect(page).to_have_url(f"{origin}/")
        assert faults == []
        context.close()
