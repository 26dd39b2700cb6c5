"""The headers of every response, whatever its status."""

import re

import pytest
from links import addresses
from pages import REDIRECTS, STATES
from plain import Answer, Client

#: The security headers. The tests compare the exact values, so every change of a policy must be made here too.
SECURITY = {
    "content-security-policy": "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "same-origin",
}
#: One address for each kind of response to GET.
TARGETS = [*(state.target for state in STATES), *REDIRECTS, "/countries/results?q=cote", "/robots.txt"]
METHODS = ("POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND")


def assert_secure(answer: Answer) -> None:
    """Fails if a security header is missing or has another value."""
    assert {name: answer.headers.get(name) for name in SECURITY} == SECURITY
    assert "cache-control" in answer.headers
    assert "server" not in answer.headers


@pytest.mark.parametrize("target", TARGETS)
def test_every_answer_says_what_a_browser_may_do_with_it(client: Client, target: str) -> None:
    answer = client.get(target)
    assert_secure(answer)
    if answer.body:
        assert "charset=utf-8" in answer.headers["content-type"]


@pytest.mark.parametrize("target", TARGETS)
def test_HEAD_is_GET_without_the_body(client: Client, target: str) -> None:
    given, head = client.get(target), client.send("HEAD", target)
    assert head.status == given.status
    assert head.body == b""
    assert headers(head) == headers(given)


@pytest.mark.parametrize("method", METHODS)
def test_another_method_is_refused_with_those_that_are_allowed(client: Client, method: str) -> None:
    for target in ("/", "/holidays", "/countries/close", "/robots.txt"):
        answer = client.send(method, target)
        assert answer.status == 405
        assert answer.headers["allow"] == "GET, HEAD, OPTIONS"
        assert_secure(answer)


def test_OPTIONS_says_what_may_be_done(client: Client) -> None:
    for target, allowed in (("/holidays", "GET, HEAD, OPTIONS"), ("/options", "GET, HEAD, POST, OPTIONS")):
        answer = client.send("OPTIONS", target)
        assert (answer.status, answer.body, answer.headers["allow"]) == (204, b"", allowed)
        assert_secure(answer)


@pytest.mark.parametrize(
    "target", ["/holidays", "/holidays/DE/2026", "/countries", "/countries/results", "/robots.txt"]
)
def test_what_a_browser_has_already_is_not_sent_again(client: Client, target: str) -> None:
    first = client.get(target)
    tag = first.headers["etag"]
    for given in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        again = client.get(target, {"If-None-Match": given})
        assert (again.status, again.body) == (304, b"")
        assert again.headers["etag"] == tag
        assert headers(again)["cache-control"] == headers(first)["cache-control"]
        assert_secure(again)
    assert client.get(target, {"If-None-Match": '"other"'}).status == 200


def test_files_may_be_kept_for_ever_and_errors_not_at_all(client: Client) -> None:
    files = [address for address in addresses(client.get("/holidays").text) if address.startswith("/assets/")]
    assert len(files) == 3
    for file in files:
        assert client.get(file).headers["cache-control"] == "public, max-age=31536000, immutable"
    for state in STATES:
        if state.status != 200:
            assert client.get(state.target).headers["cache-control"] in ("no-store", "private, no-store")


def headers(answer: Answer) -> dict[str, str]:
    """Returns the headers without those that differ between equal responses: date, request ID and lifetime."""
    own = {"date", "x-request-id"}
    return {name: re.sub(r"\d+", "N", value) if name == "cache-control" else value
            for name, value in answer.headers.items() if name not in own}
