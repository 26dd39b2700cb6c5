"""A balancer's own responses have the security headers of the almanac's pages, and do not reveal the balancer."""

import http.client
from collections.abc import Callable, Iterator
from pathlib import Path

import balancer
import pytest
from balancer import Balancer
from instance import HOST, Instance
from visitor import Answer, Visitor, secure_socket

#: The headers of every response, whether of the almanac or of a balancer.
SECURITY = (
    "Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy", "Permissions-Policy",
    "Cross-Origin-Opener-Policy", "Cross-Origin-Embedder-Policy", "Cross-Origin-Resource-Policy",
)


def assert_own(answer: Answer, page: Answer, status: int) -> None:
    """Fails if a response is not the balancer's own, or if a header differs from that of an almanac page."""
    assert answer.status == status
    for name in (*SECURITY, "Strict-Transport-Security"):
        assert answer.headers.get_all(name) == page.headers.get_all(name), name
    assert answer.headers.get_all("Cache-Control") == ["no-store"]
    assert answer.headers["Server"] in (None, "nginx")
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert "Almanac" in answer.body.decode() and "nginx" not in answer.body.decode().lower()
    assert (answer.headers["Retry-After"] is None) == (status not in (429, 502, 503, 504))


@pytest.fixture
def page(visitor: Visitor) -> Answer:
    """A page of the almanac."""
    return visitor.get("/holidays/DE/2026")


def test_the_almanacs_own_headers_come_through_once(page: Answer) -> None:
    for name in (*SECURITY, "Strict-Transport-Security", "Cache-Control"):
        assert len(page.headers.get_all(name)) == 1, name


def test_a_refused_address(visitor: Visitor, page: Answer) -> None:
    assert_own(visitor.get("/health/ready?name=Canary"), page, 404)


def test_no_instance_is_there(either: Balancer, instances: list[Instance], page: Answer) -> None:
    visitor = Visitor(either)
    for instance in instances:
        instance.stop()
    try:
        answers = [visitor.get("/quotes?draw=777001"), visitor.get("/options")]
    finally:
        for instance in instances:
            instance.start()
        either.wait_for_all()
        visitor.close()
    for answer in answers:
        assert_own(answer, page, 502 if either.name == "nginx" else 503)


@pytest.fixture(params=["nginx", "haproxy"])
def impatient(request: pytest.FixtureRequest, instances: list[Instance], tmp_path: Path) -> Iterator[Balancer]:
    """A balancer with a short timeout for instances."""
    runs: dict[str, tuple[Callable, dict[str, str]]] = {
        "nginx": (balancer.nginx, {"proxy_read_timeout 35s": "proxy_read_timeout 1s"}),
        # Without its health checks, which would detect the pause earlier.
        "haproxy": (balancer.haproxy, {"timeout server 35s": "timeout server 1s", "default-server check": "default-server"}),
    }
    run, changes = runs[request.param]
    with run(tmp_path, instances, changes=changes) as running:
        yield running


def test_no_instance_answers(impatient: Balancer, instances: list[Instance]) -> None:
    visitor = Visitor(impatient)
    page = visitor.get("/holidays/DE/2026")
    for instance in instances:
        instance.pause()
    try:
        answer = visitor.get("/options")
    finally:
        for instance in instances:
            instance.go_on()
        visitor.close()
    assert_own(answer, page, 504)


#: Requests that every server should reject, and the status that nginx sends.
_MALFORMED = {
    "no HTTP": (b"\x00\x01nothing\r\n\r\n", 400),
    "a bad length": (f"GET /?name=Canary HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: x\r\n\r\n".encode(), 400),
    "no host": (b"GET /?name=Canary HTTP/1.1\r\n\r\n", 400),
    "a header too long": (f"GET / HTTP/1.1\r\nHost: {HOST}\r\nX: {'x' * 20_000}\r\n\r\n".encode(), 400),
    "an address too long": (f"GET /{'x' * 20_000} HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode(), 414),
    "a body too long": (f"POST /options HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: 70000\r\n\r\n".encode(), 413),
}


@pytest.mark.parametrize("name", _MALFORMED)
def test_nginx_refuses_a_request(nginx: Balancer, name: str) -> None:
    request, status = _MALFORMED[name]
    visitor = Visitor(nginx)
    page = visitor.get("/holidays/DE/2026")
    visitor.close()
    assert_own(answered(nginx, request), page, status)


def test_nginx_refuses_plain_http_at_the_port_of_tls(nginx: Balancer) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", nginx.secure_port, timeout=120)
    connection.request("GET", "/", headers={"Host": HOST})
    answer = connection.getresponse()
    assert (answer.status, answer.msg["X-Content-Type-Options"], answer.msg["Server"]) == (400, "nosniff", "nginx")
    assert b"nginx" not in answer.read()


@pytest.mark.parametrize("name", ["no HTTP", "a bad length", "a header too long"])
def test_haproxy_refuses_what_is_malformed_in_its_own_few_words(haproxy: Balancer, name: str) -> None:
    """Up to version 3.2 the response cannot be changed. It is constant and contains nothing of the request."""
    answer = answered(haproxy, _MALFORMED[name][0])
    assert answer.status == 400
    assert answer.body == b"<html><body><h1>400 Bad request</h1>\nYour browser sent an invalid request.\n</body></html>\n"
    assert answer.headers["Server"] is None


def test_the_way_to_https_has_them_too(either: Balancer, page: Answer) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", either.plain_port, timeout=120)
    connection.request("GET", "/holidays", headers={"Host": HOST})
    answer = connection.getresponse()
    assert answer.status == 301
    assert {name: answer.getheader(name) for name in SECURITY} == {name: page.headers[name] for name in SECURITY}
    # RFC 6797, section 7.2: the header must not be sent over plain HTTP.
    assert answer.getheader("Strict-Transport-Security") is None


def test_another_host_is_told_so_with_them(haproxy: Balancer) -> None:
    visitor = Visitor(haproxy)
    answer = visitor.ask("GET", "/", {"Host": "evil.example"})
    page = visitor.get("/holidays/DE/2026")
    visitor.close()
    assert_own(answer, page, 421)


def answered(balancer: Balancer, request: bytes) -> Answer:
    """Sends the bytes over TLS, and returns the response."""
    with secure_socket(balancer.secure_port) as connection:
        connection.settimeout(15)
        connection.sendall(request)
        response = http.client.HTTPResponse(connection)
        response.begin()
        return Answer(response.status, response.msg, response.read())
