"""What Varnish keeps, for how long, and what it passes on."""

import gzip
import itertools
import json
import re
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from email.utils import parsedate_to_datetime
from pathlib import Path

import pytest
from fleet import ADDRESS, Fleet
from hosts import Host, wait_for
from instance import HOST, PROGRAM

_draws = itertools.count(7001)
_HERE = Path(__file__).resolve().parent


def test_V4_four_instances_cause_one_fetch_of_a_document(fleet: Fleet) -> None:
    # No other test asks for this country.
    def ask(instance: Host) -> int:
        return instance.fetch("-H", f"Host: {HOST}", f"http://{instance.address}:8080/holidays/LI/2026")[0]

    assert "/documents/holidays/LI.xml" not in fleet.asked_upstream()
    with ThreadPoolExecutor() as pool:
        assert list(pool.map(ask, fleet.instances)) == [200] * 4
    assert fleet.asked_upstream().count("/documents/holidays/LI.xml") == 1


def test_a_page_is_made_once_for_all_visitors_of_a_cache(fleet: Fleet) -> None:
    target = f"/quotes?draw={next(_draws)}"
    before = len(fleet.logged("/quotes"))
    with ThreadPoolExecutor(20) as pool:
        answers = list(pool.map(lambda _: fleet.get(target), range(20)))
    assert {status for status, _, _ in answers} == {200}
    assert len({body for _, _, body in answers}) == 1
    wait_for("the access log", lambda: len(fleet.logged("/quotes")) > before)
    # In a rush, HAProxy sends some of them to the other cache.
    assert len(fleet.logged("/quotes")) - before in (1, 2)


def test_each_page_is_with_one_of_the_caches(fleet: Fleet) -> None:
    targets = [f"/quotes?draw={next(_draws)}" for _ in range(30)]
    for target in targets * 2:
        assert fleet.get(target)[0] == 200
    before = [fleet.counter(cache, "MAIN.cache_miss") for cache in fleet.caches]
    for target in targets:
        fleet.get(target)
    assert [fleet.counter(cache, "MAIN.cache_miss") for cache in fleet.caches] == before


@pytest.mark.parametrize("accepted", ["", "gzip", "br;q=1.0, gzip;q=0.8, *;q=0.1", "gzip;q=0", "deflate, GZIP"])
def test_a_page_is_byte_for_byte_the_instances(fleet: Fleet, accepted: str) -> None:
    arguments = ("-H", f"Accept-Encoding: {accepted}")
    instance = fleet.instances[0]
    direct = instance.fetch(
        "-H", f"Host: {HOST}", "-H", "X-Forwarded-Proto: https", *arguments,
        f"http://{instance.address}:8080/holidays/FR/2026.json")
    for _ in range(2):
        status, head, body = fleet.get("/holidays/FR/2026.json", *arguments)
        assert (status, body) == (200, direct[2])
        for name in ("etag", "content-encoding", "content-type", "vary", "content-security-policy"):
            assert _field(head, name) == _field(direct[1], name)
    tag = _field(head, "etag")
    again = fleet.get("/holidays/FR/2026.json", *arguments, "-H", f"If-None-Match: {tag}")
    assert (again[0], again[2]) == (304, b"")


def test_F6_forms_by_accept_are_kept_apart_and_each_once(fleet: Fleet) -> None:
    query = "countryIsoCode=DE&validFrom=2026-01-01&validTo=2026-12-31"
    for path, most in [("/openholidays/SchoolHolidays", 3), ("/openholidays/Publi%63Holidays", 6)]:
        target = f"{path}?{query}&x={next(_draws)}"
        before = _made(fleet)
        bodies: dict[str, set[bytes]] = {}
        for _ in range(2):
            for value, kind in [
                ("", "application/json"), ("*/*", "application/json"), ("text/csv", "text/csv"),
                ("text/html,application/xml;q=0.9,*/*;q=0.8", "application/json"), ("text/calendar", "text/calendar"),
            ]:  # fmt: skip
                status, head, body = fleet.get(target, "-H", f"Accept: {value}")
                assert (status, _field(head, "content-type").partition(";")[0]) == (200, kind)
                assert _field(head, "vary").startswith("Accept, ") or _field(head, "vary") == "Accept"
                bodies.setdefault(kind, set()).add(body)
        assert [len(found) for found in bodies.values()] == [1, 1, 1]
        # As often as there are forms; an address that is spelled otherwise may be made for each spelling of Accept.
        assert _made(fleet) - before <= most


def _made(fleet: Fleet) -> int:
    return sum(fleet.counter(cache, "MAIN.cache_miss") for cache in fleet.caches)


def test_a_page_reveals_nothing_about_the_caches(fleet: Fleet) -> None:
    fleet.get("/holidays/IT/2026")
    first, second = (fleet.get("/holidays/IT/2026")[1] for _ in range(2))
    for name in ("age", "via", "xkey", "surrogate-key", "x-varnish", "x-vary", "x-cache"):
        assert _field(second, name) is None
    assert _field(first, "x-request-id") != _field(second, "x-request-id")
    # What is left of the time for which the page is right: a browser keeps it no longer than that.
    caching = _field(second, "cache-control")
    left = int(re.search(r"s-maxage=(\d+)", caching)[1])
    assert left <= 900
    assert int(re.search(r"[ ,]max-age=(\d+)", caching)[1]) == min(60, left)


def test_fields_of_the_cache_do_nothing_in_a_visitors_request(fleet: Fleet) -> None:
    asked = fleet.asked_upstream()
    for number, field in enumerate(["X-Upstream: yes", "X-Stale: refresh", "X-Stale: serve", "xkey: x", "X-Vary: x"]):
        target = f"/quotes?draw={8000 + number}"
        status, head, body = fleet.get(target, "-H", field)
        assert (status, _field(head, "content-type")) == (200, "text/html; charset=utf-8")
        assert fleet.get(target)[2] == body
        assert _field(head, "vary") == "Accept-Encoding"
    assert fleet.asked_upstream() == asked


def test_no_visitor_gets_another_ones_page(fleet: Fleet) -> None:
    def cookie(name: str) -> str:
        _, head, _ = fleet.get("/options", "-d", f"name={name}&look=dark", "-H", f"Origin: https://{HOST}")
        return _field(head, "set-cookie").partition(";")[0]

    cookies = {name: cookie(name) for name in ("Ada", "Grace", "Alan")}
    for target in ("/greeting?show=1", "/", "/holidays", "/options", "/look.css"):
        for name, value in [*cookies.items()] * 2:
            status, head, body = fleet.get(target, "-H", f"Cookie: {value}")
            assert status == 200
            assert "private" in _field(head, "cache-control")
            others = [other for other in cookies if other != name and other.encode() in body]
            assert others == []
            assert name.encode() in body or "greeting" not in target


def test_the_instances_know_who_the_visitor_is(fleet: Fleet) -> None:
    target = f"/quotes?draw={next(_draws)}"
    before = len(fleet.logged("/quotes"))
    fleet.get(target, "-H", "X-Forwarded-For: 192.0.2.77", "-H", "Forwarded: for=192.0.2.77")
    wait_for("the access log", lambda: len(fleet.logged("/quotes")) > before)
    assert "10.0.1." in str(fleet.logged("/quotes")[-1])
    assert "192.0.2" not in str(fleet.logged("/quotes")[-1])


def test_a_country_is_purged_by_its_key(fleet: Fleet) -> None:
    # No other test asks for these countries: what a cache makes anew behind an answer would be logged after the count.
    purged, other = "/holidays/MT", "/holidays/CY"
    for target in (purged, other):
        assert fleet.get(f"{target}/2026")[0] == 200
        wait_for("the access log", lambda target=target: len(fleet.logged(f"{target}/2026")) == 1)
    # One cache has the page.
    assert sorted(fleet.purge("holidays/MT")) == ["200 0 purged", "200 1 purged"]
    for target in (purged, other):
        # What is purged may be served for 30 seconds more, while it is made anew.
        fleet.get(f"{target}/2026")
    wait_for("the page to be made anew", lambda: len(fleet.logged(f"{purged}/2026")) == 2)
    assert len(fleet.logged(f"{other}/2026")) == 1


def test_V4_pages_are_purged_by_the_revision_of_their_data(fleet: Fleet) -> None:
    instance = fleet.instances[0]
    ready = json.loads(instance.fetch("-H", f"Host: {HOST}", f"http://{instance.address}:8080/health/ready")[2])
    target = "/holidays/SE/2026"
    first = fleet.get(target)[1]
    wait_for("the access log", lambda: fleet.logged(target))
    count = len(fleet.logged(target))
    for key in (f"data-{ready['data']}", f"version-{ready['version']}"):
        # Pages that are stale already do not count.
        fleet.get(f"/quotes?draw={next(_draws)}")
        assert sum(int(said.split()[1]) for said in fleet.purge(key)) >= 1
    assert [said.split()[1] for said in fleet.purge("data-of-another-year")] == ["0", "0"]
    # Stale from now on, and made anew.
    assert "max-age=0, s-maxage=0" in fleet.get(target)[1]
    wait_for("the page to be made anew", lambda: len(fleet.logged(target)) > count)
    assert _field(first, "surrogate-key") is None


def test_visitors_cannot_purge(fleet: Fleet) -> None:
    assert fleet.get("/holidays/PL/2026", "-X", "PURGE", "-H", "Surrogate-Key: site")[0] in (405, 501)
    for port in (6082, 6083):
        assert fleet.visitors.fetch("-X", "PURGE", f"http://{fleet.caches[0].address}:{port}/")[0] in (0, 403, 405)
    assert fleet.visitors.fetch(f"http://{ADDRESS}:8090/documents/countries.xml")[0] == 0
    assert fleet.get("/health/varnish")[0] == 404


def test_a_page_that_was_stale_for_long_is_served_only_if_there_is_no_other(fleet: Fleet) -> None:
    fetched, failing, gone = targets = [f"/quotes?draw={next(_draws)}" for _ in range(3)]
    answers = {target: fleet.get(target) for target in targets}
    pages = {target: body for target, (_, _, body) in answers.items()}
    fleet.purge("quotes")
    time.sleep(31)
    # All is well: the visitor gets a new page, and not the stale one while it is made.
    first, second = (parsedate_to_datetime(_field(it[1], "date")) for it in (answers[fetched], fleet.get(fetched)))
    assert (second - first).total_seconds() >= 30
    try:
        # Every instance fails.
        for instance in fleet.instances:
            instance.kill(PROGRAM.name)
            instance.run(sys.executable, _HERE / "faulty.py")
        fleet.wait_for_all()
        answers = [fleet.get(failing) for _ in range(3)]
        for instance in fleet.instances:
            instance.kill(Path(sys.executable).name)
        answers += [fleet.get(gone) for _ in range(3)]
    finally:
        for instance in fleet.instances:
            fleet.start_programs(instance)
        fleet.wait_for_all()
    expected = [(200, pages[failing])] * 3 + [(200, pages[gone])] * 3
    assert [(status, body) for status, _, body in answers] == expected
    assert all("max-age=0, s-maxage=0" in head for _, head, _ in answers)


def test_the_upstream_is_reached_while_no_name_server_answers(fleet: Fleet) -> None:
    # By default, HAProxy forgets an address after 30 seconds. The instances have not asked for this country before.
    time.sleep(max(0, 35 - fleet.seconds_on()))
    status, _, body = fleet.get("/holidays/TV/2026")
    assert status == 200, body.decode()
    assert "/documents/holidays/TV.xml" in fleet.asked_upstream()


def test_an_instance_with_a_fault_is_left_alone(fleet: Fleet) -> None:
    faulty = fleet.instances[0]
    faulty.kill(PROGRAM.name)
    faulty.run(sys.executable, _HERE / "faulty.py")
    fleet.wait_for_all()
    try:
        answers = [fleet.get(f"/quotes?draw={next(_draws)}")[0] for _ in range(120)]
        asked = faulty.log.read_text().count("faulty: ")
    finally:
        faulty.kill(Path(sys.executable).name)
        fleet.start_programs(faulty)
        fleet.wait_for_all()
    assert answers == [200] * 120
    # Both caches ask it for ten pages before they give it up.
    assert 1 <= asked <= 25


def test_while_no_instance_is_there_visitors_get_what_was_kept(fleet: Fleet) -> None:
    known, unknown = "/holidays/NL/2026", f"/quotes?draw={next(_draws)}"
    page = fleet.get(known)[2]
    fleet.purge("holidays/NL")
    for instance in fleet.instances:
        instance.lose_power()
    try:
        answers = [fleet.get(known) for _ in range(3)]
        status, head, body = fleet.get(unknown)
    finally:
        with ThreadPoolExecutor() as pool:
            list(pool.map(fleet.switch_on, fleet.instances))
        fleet.wait_for_all()
    assert [(status, body) for status, _, body in answers] == [(200, page)] * 3
    assert (status, _field(head, "retry-after"), _field(head, "cache-control")) == (503, "5", "no-store")
    assert b"The site is not responding" in body
    assert "default-src 'none'" in _field(head, "content-security-policy")
    # Nobody has to wait until an error is forgotten.
    wait_for("the page", lambda: fleet.get(unknown)[0] == 200)


def test_gzip_is_whole(fleet: Fleet) -> None:
    body = fleet.get("/holidays/AT/2026", "-H", "Accept-Encoding: gzip")[2]
    assert gzip.decompress(body) == fleet.get("/holidays/AT/2026")[2]


def _field(head: str, name: str) -> str | None:
    found = re.search(rf"^{name}: ?(.*?)\r?$", head, re.MULTILINE | re.IGNORECASE)
    return found and found[1]
