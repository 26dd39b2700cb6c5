"""Tests which responses nginx caches."""

import itertools
import json
import time
from collections.abc import Iterator

import pytest
from balancer import Balancer
from instance import HOST, Instance
from visitor import Visitor

_draws = itertools.count(5001)


@pytest.fixture
def visitor(nginx: Balancer) -> Iterator[Visitor]:
    visitor = Visitor(nginx)
    yield visitor
    visitor.close()


def test_a_page_is_a_miss_first_and_a_hit_then(visitor: Visitor) -> None:
    target = f"/quotes?draw={next(_draws)}"
    first, second = visitor.get(target), visitor.get(target)
    assert (first.headers["X-Cache"], second.headers["X-Cache"]) == ("MISS", "HIT")
    assert first.body == second.body
    assert "s-maxage" in first.headers["Cache-Control"]


def test_a_stored_page_has_no_identifier_of_another_request(nginx: Balancer, visitor: Visitor) -> None:
    target = f"/quotes?draw={next(_draws)}"
    answers = [visitor.get(target) for _ in range(3)]
    assert [answer.headers["X-Cache"] for answer in answers] == ["MISS", "HIT", "HIT"]
    identifiers = [answer.headers.get_all("X-Request-Id") for answer in answers]
    assert all(len(found) == 1 for found in identifiers) and len({found[0] for found in identifiers}) == 3
    _wait_for([found[0] for found in identifiers], nginx)


def _wait_for(identifiers: list[str], nginx: Balancer) -> None:
    """Waits until the requests are in the log, one after the other: nginx writes it once an answer is sent."""
    deadline = time.monotonic() + 60
    while True:
        logged = [json.loads(line)["id"] for line in nginx.log.read_text().splitlines()]
        if logged[-len(identifiers) :] == identifiers:
            return
        assert time.monotonic() < deadline, (identifiers, logged[-5:])
        time.sleep(0.05)


def test_a_visitors_cookie_does_not_keep_a_public_page_from_being_a_hit(visitor: Visitor) -> None:
    target = f"/quotes?draw={next(_draws)}"
    visitor.get(target, {"Cookie": "almanac=whatever"})
    assert visitor.get(target).headers["X-Cache"] == "HIT"


@pytest.mark.parametrize("coding", ["gzip", "br"])
def test_compressed_and_plain_are_kept_apart(visitor: Visitor, coding: str) -> None:
    target = f"/quotes?draw={next(_draws)}"
    squeezed = visitor.get(target, {"Accept-Encoding": coding})
    plain = visitor.get(target)
    assert squeezed.headers["Content-Encoding"] == coding
    assert plain.headers["Content-Encoding"] is None
    assert visitor.get(target, {"Accept-Encoding": coding}).body == squeezed.body
    assert visitor.get(target).headers["X-Cache"] == "HIT"


def test_browsers_share_a_copy_however_they_spell_what_they_accept(visitor: Visitor) -> None:
    target = f"/quotes?draw={next(_draws)}"
    spellings = {"br": ["gzip, deflate, br, zstd", "gzip, deflate, br", "BR,gzip"], "gzip": ["gzip, deflate", "gzip"]}
    for coding, values in spellings.items():
        answers = [visitor.get(target, {"Accept-Encoding": value}) for value in values]
        assert [answer.headers["X-Cache"] for answer in answers] == ["MISS"] + ["HIT"] * (len(values) - 1)
        assert {answer.headers["Content-Encoding"] for answer in answers} == {coding}
        assert len({answer.body for answer in answers}) == 1


def test_weights_are_respected(visitor: Visitor) -> None:
    target = f"/quotes?draw={next(_draws)}"
    for value, coding in [("br;q=0, gzip", "gzip"), ("gzip;q=0.5, br;q=0.4", "gzip"), ("br;q=0", None), ("zstd", None)]:
        assert visitor.get(target, {"Accept-Encoding": value}).headers["Content-Encoding"] == coding, value


def test_F6_forms_by_accept_are_kept_apart_and_each_once(visitor: Visitor) -> None:
    target = f"/openholidays/PublicHolidays?countryIsoCode=DE&validFrom=2026-01-01&validTo=2026-12-31&x={next(_draws)}"
    spellings = {
        "application/json": ["", "*/*", "application/json", "text/html,application/xml;q=0.9,*/*;q=0.8", "text/json"],
        "text/csv": ["text/csv", " TEXT/CSV "], "text/calendar": ["text/calendar", "Text/Calendar"],
    }  # fmt: skip
    bodies = {}
    for kind, values in spellings.items():
        answers = [visitor.get(target, {"Accept": value} if value else {}) for value in values]
        assert [answer.headers["X-Cache"] for answer in answers] == ["MISS"] + ["HIT"] * (len(values) - 1), kind
        assert {answer.headers.get_content_type() for answer in answers} == {kind}
        assert all("Accept," in answer.headers["Vary"] + "," for answer in answers)
        (bodies[kind],) = {answer.body for answer in answers}
    assert len(set(bodies.values())) == 3
    # Lists and weights are the instance's affair.
    for value, kind in [("text/csv;q=0.5, text/calendar", "text/calendar"), ("text/csv;q=0.1, */*", "application/json")]:
        answers = [visitor.get(target, {"Accept": value}) for _ in range(2)]
        assert [answer.headers["X-Cache"] for answer in answers] == ["MISS", "HIT"]
        assert {answer.body for answer in answers} == {bodies[kind]}


@pytest.mark.parametrize("name", ["Countries", "languages", "Subdivisions"])
def test_F6_a_list_is_kept_once_as_json_and_once_as_a_table(visitor: Visitor, name: str) -> None:
    target = f"/openholidays/{name}?countryIsoCode=DE&x={next(_draws)}"
    for kind, values in [("text/csv", ["text/csv", " TEXT/CSV "]), ("application/json", ["*/*", "application/json"])]:
        answers = [visitor.get(target, {"Accept": value}) for value in values]
        assert [answer.headers["X-Cache"] for answer in answers] == ["MISS", "HIT"], kind
        assert {answer.headers.get_content_type() for answer in answers} == {kind}


@pytest.mark.parametrize(
    "path", ["/openholidays/Publi%63Holidays", "//OpenHolidays//PUBLICHOLIDAYS/", "/en/openholidays/PublicHolidays"])
def test_F6_another_spelling_of_the_address_mixes_no_forms(visitor: Visitor, path: str) -> None:
    target = f"{path}?countryIsoCode=DE&validFrom=2026-01-01&validTo=2026-12-31&x={next(_draws)}"
    for _ in range(2):
        for kind in ("text/csv", "application/json", "text/calendar"):
            answer = visitor.get(target, {"Accept": kind})
            assert (answer.status, answer.headers.get_content_type()) == (200, kind)


def test_accept_makes_no_other_copy_of_a_page(visitor: Visitor) -> None:
    target = f"/quotes?draw={next(_draws)}"
    values = ["text/html", "text/csv", "*/*", "application/json;q=0.5"]
    found = [visitor.get(target, {"Accept": value}).headers["X-Cache"] for value in values]
    assert found == ["MISS", "HIT", "HIT", "HIT"]


def test_a_kept_page_is_not_sent_to_one_who_has_it(visitor: Visitor) -> None:
    target = f"/quotes?draw={next(_draws)}"
    tag = visitor.get(target).headers["ETag"]
    answer = visitor.get(target, {"If-None-Match": tag})
    assert (answer.status, answer.body, answer.headers["X-Cache"]) == (304, b"", "HIT")


def test_a_head_and_a_get_are_kept_apart(visitor: Visitor) -> None:
    target = f"/quotes?draw={next(_draws)}"
    head = visitor.ask("HEAD", target)
    page = visitor.get(target)
    assert (head.body, head.headers["Content-Length"]) == (b"", str(len(page.body)))


@pytest.mark.parametrize(
    "target", ["/", "/options", "/greeting?show=1", "/look.css", "/countries/FR?for=holidays&country=DE&year=2026"]
)
def test_what_is_one_visitors_is_never_kept(visitor: Visitor, target: str) -> None:
    visitor.get(target)
    assert visitor.get(target).headers["X-Cache"] in ("MISS", "EXPIRED", "REVALIDATED", "BYPASS")


def test_a_refused_form_is_not_kept(visitor: Visitor) -> None:
    form = {"Content-Type": "application/x-www-form-urlencoded", "Origin": "https://evil.example"}
    assert visitor.ask("POST", "/options", form, "name=Ada&look=dark").status == 403
    form["Origin"] = f"https://{HOST}"
    assert visitor.ask("POST", "/options", form, "name=Ada&look=dark").status == 303


def test_kept_pages_go_out_while_no_instance_is_there(nginx: Balancer, instances: list[Instance]) -> None:
    visitor = Visitor(nginx)
    target = f"/quotes?draw={next(_draws)}"
    page = visitor.get(target)
    for instance in instances:
        instance.stop()
    try:
        answer = visitor.get(target)
        unknown = visitor.get(f"/quotes?draw={next(_draws)}")
    finally:
        for instance in instances:
            instance.start()
    assert (answer.status, answer.body) == (200, page.body)
    assert unknown.status == 502
    visitor.close()
