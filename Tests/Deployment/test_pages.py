"""Pages, their headers, and the headers about visitors that a balancer sets."""

import http.client
import itertools
import time

import pytest
from balancer import Balancer
from instance import HOST, Instance
from visitor import Visitor

_draws = itertools.count(1)


def fresh_target() -> str:
    """Returns an address that was not requested before."""
    return f"/quotes?draw={next(_draws)}"


def test_pages_come_through_with_the_almanacs_own_security_headers(visitor: Visitor) -> None:
    answer = visitor.get("/holidays/DE/2026")
    assert answer.status == 200
    assert b"Holidays in Germany 2026" in answer.body
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("target, status", [("/holidays/QQ/2026", 404), ("/holidays/DE/2026?region=%zz", 400)])
def test_error_pages_come_through_too(visitor: Visitor, target: str, status: int) -> None:
    answer = visitor.get(target)
    assert answer.status == status
    assert b"Almanac" in answer.body
    assert "Content-Security-Policy" in answer.headers


def test_https_at_the_balancer_means_hsts_and_a_secure_cookie(visitor: Visitor) -> None:
    assert "max-age=" in visitor.get(fresh_target()).headers["Strict-Transport-Security"]
    form = {"Content-Type": "application/x-www-form-urlencoded", "Origin": f"https://{HOST}"}
    answer = visitor.ask("POST", "/options", form, "name=Ada&look=dark")
    assert answer.status == 303
    assert "; Secure" in answer.headers["Set-Cookie"]


def test_what_a_visitor_says_about_itself_is_not_believed(visitor: Visitor) -> None:
    poison = {
        "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "http", "X-Forwarded-For": "203.0.113.7",
        "Forwarded": "host=evil.example;proto=http", "X-Request-Id": "chosen-by-the-visitor",
    }
    answer = visitor.get(fresh_target(), poison)
    assert answer.status == 200
    assert "Strict-Transport-Security" in answer.headers
    assert b"evil.example" not in answer.body + str(answer.headers).encode()
    assert "chosen-by-the-visitor" not in str(answer.headers)


def test_plain_http_leads_to_https_of_the_configured_host(either: Balancer) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", either.plain_port, timeout=120)
    connection.request("GET", "/holidays/DE/2026?type=all", headers={"Host": HOST})
    answer = connection.getresponse()
    assert answer.status == 301
    assert answer.getheader("Location") == f"https://{HOST}/holidays/DE/2026?type=all"


def test_another_host_is_not_served(either: Balancer) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", either.plain_port, timeout=120)
    try:
        connection.request("GET", "/", headers={"Host": "evil.example"})
        answer = connection.getresponse()
        assert answer.status == 421
        assert b"evil.example" not in answer.read()
    except http.client.RemoteDisconnected:
        pass  # nginx closes the connection without a response.


def test_health_is_not_for_visitors(visitor: Visitor) -> None:
    assert visitor.get("/health/ready").status == 404


def test_both_instances_have_their_share(haproxy: Balancer, instances: list[Instance]) -> None:
    haproxy.wait_for_all()
    before = [len(instance.requests()) for instance in instances]
    visitor = Visitor(haproxy)
    for _ in range(20):
        visitor.get(fresh_target())
    visitor.close()
    # The log is written shortly after the response.
    deadline = time.monotonic() + 10
    while not all(len(instance.requests()) > count for instance, count in zip(instances, before)):
        assert time.monotonic() < deadline, "one of them was asked for nothing"
        time.sleep(0.1)
