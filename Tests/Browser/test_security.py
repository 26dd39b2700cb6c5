"""Requests that no visitor sends: none leads to another host or reveals other files."""

import socket
from urllib.parse import urlsplit

import pytest
from pages import TICKET
from plain import Client

#: Texts that a browser might take for another host.
ELSEWHERE = (
    "//evil.example",
    "//evil.example/%2f..",
    "/\\evil.example",
    "/%5cevil.example",
    "/%09/evil.example",
    "https://evil.example/",
    "https:evil.example",
    "///evil.example/holidays",
    "/holidays//evil.example",
    "/.//evil.example",
    "/%2f/evil.example",
    "/%2e%2e//evil.example",
    "//evil.example@/",
    "/@evil.example",
)


@pytest.mark.parametrize("target", ELSEWHERE)
def test_C6_no_address_leads_off_the_host(client: Client, target: str) -> None:
    answer = client.get(target)
    # A target in absolute form belongs to this host, whatever host it names (RFC 9112, 3.2.2); only its path counts.
    assert answer.status in (200, 301, 303, 400, 404)
    assert is_own(answer.location)


@pytest.mark.parametrize("field", ["for", "country", "year", "type", "region"])
def test_C6_no_ticket_leads_off_the_host(client: Client, field: str) -> None:
    fields = dict(item.split("=") for item in TICKET.split("&"))
    for elsewhere in ELSEWHERE:
        ticket = "&".join(f"{name}={value}" for name, value in (fields | {field: elsewhere}).items())
        for target in (f"/countries/close?{ticket}", f"/countries/FR?{ticket}", f"/countries?{ticket}"):
            answer = client.get(target)
            assert (answer.status, answer.location) == (400, None), target


@pytest.mark.parametrize("name", ["back", "next", "url", "return", "redirect", "from"])
def test_C6_an_item_that_is_no_part_of_a_ticket_is_left_out(client: Client, name: str) -> None:
    for answer in client.follow(f"/countries/close?{TICKET}&{name}=//evil.example")[:-1]:
        assert is_own(answer.location)
        assert "evil" not in answer.location


@pytest.mark.parametrize(
    "target",
    [
        "/../../../../etc/passwd",
        "/assets/../../../../etc/passwd",
        "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2f..%2fetc%2fpasswd",
        "/%252e%252e%252fetc%252fpasswd",
        "/assets/%2e%2e%2fPackage.swift",
        "/Package.swift",
        "/almanac.css",
        "/.git/config",
        "/assets/",
        "/holidays/..%2f..%2fetc/2026",
    ],
)
def test_no_path_leads_out_of_the_site(client: Client, target: str) -> None:
    answers = client.follow(target)
    assert answers[-1].status in (400, 404)
    assert all(text not in answers[-1].text for text in ("root:", "swift-tools-version", "[core]", "--paper"))


@pytest.mark.parametrize(
    "target",
    [
        "/%00",
        "/holidays/DE%00/2026",
        "/holidays/DE%0d%0aX-Injected:%201",
        "/countries?q=%0d%0aX-Injected:%201",
        "/countries?q=%00",
        "/countries?q=%ff",
        "/countries?q=%c0%af",
        "/countries?q=%",
        "/countries?q=%zz",
        "/%",
        "/holidays/%ed%a0%80",
        f"/countries?q={'x' * 10_240}",
    ],
)
def test_what_cannot_be_read_is_refused_with_a_page(client: Client, target: str) -> None:
    answer = client.get(target)
    assert answer.status == 400
    assert "x-injected" not in answer.headers
    assert "<h1>" in answer.text


@pytest.mark.parametrize("name", ["Host", "X-Forwarded-Host", "X-Forwarded-Proto", "Forwarded", "X-Original-URL"])
def test_no_header_of_a_stranger_comes_back(client: Client, name: str) -> None:
    for target in ("/", "/holidays", "/holidays/de/2026", "/nowhere"):
        poisoned, plain = client.get(target, {name: "evil.example"}), client.get(target)
        assert (poisoned.status, poisoned.location, poisoned.body) == (plain.status, plain.location, plain.body)
        assert "evil.example" not in str(poisoned.headers)


def test_two_requests_that_disagree_about_their_length_are_not_mixed(origin: str) -> None:
    """RFC 9112, section 6.3: a request with both lengths is rejected, or the connection is closed after it."""
    request = (
        b"POST /holidays HTTP/1.1\r\nHost: localhost\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n"
        b"0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n"
    )
    address = urlsplit(origin)
    with socket.create_connection((address.hostname, address.port), timeout=120) as connection:
        connection.sendall(request)
        answer = b""
        while chunk := connection.recv(65_536):
            answer += chunk
    assert answer.count(b"HTTP/1.1 ") == 1


def is_own(location: str | None) -> bool:
    """Returns whether no browser can take the location for another host."""
    return location is None or (location.startswith("/") and not location.startswith(("//", "/\\")))
