"""The shipped limits for each client: one greedy client does not affect the others."""

import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import balancer
import pytest
from balancer import Balancer
from instance import HOST, Instance
from test_own_answers import assert_own
from visitor import Visitor, secure_socket

#: The addresses of other clients on the same machine.
OTHER, THIRD = "127.0.0.2", "127.0.0.3"
#: The shipped limit of connections for one client.
_CONNECTIONS = 100


@pytest.fixture(params=["nginx", "haproxy"])
def limited(request: pytest.FixtureRequest, instances: list[Instance], tmp_path: Path) -> Iterator[Balancer]:
    run: dict[str, Callable] = {"nginx": balancer.nginx, "haproxy": balancer.haproxy}
    with run[request.param](tmp_path, instances, limits=True) as running:
        running.wait_for_all()
        yield running


def test_who_asks_too_much_is_told_so_and_nobody_else(limited: Balancer) -> None:
    greedy, other = Visitor(limited), Visitor(limited, OTHER)
    statuses: Counter[int] = Counter()
    page = other.get("/holidays/DE/2026")
    refused = None
    for number in range(900):
        answer = greedy.get("/holidays")
        statuses[answer.status] += 1
        if answer.status == 429 and refused is None:
            refused = answer
            assert_own(answer, page, 429)
        if number % 100 == 99:
            assert other.get("/holidays").status == 200
    assert set(statuses) == {200, 429}
    # The burst of a real visit is never rejected: a page and its files, for a whole school class.
    assert statuses[200] >= 200
    assert statuses[429] >= 100
    assert other.get("/holidays").status == 200
    deadline = time.monotonic() + 30
    while greedy.get("/holidays").status != 200:
        assert time.monotonic() < deadline, "it is never forgiven"
        time.sleep(1)
    greedy.close()
    other.close()


def test_who_opens_too_many_connections_is_refused_and_nobody_else(limited: Balancer) -> None:
    """Each connection has an unfinished form, because nginx counts only connections with a request."""
    with ExitStack() as open_connections:
        for _ in range(_CONNECTIONS):
            connection = open_connections.enter_context(secure_socket(limited.secure_port))
            connection.sendall(f"POST /options HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: 1000\r\n\r\n".encode())
        assert refused_within(limited, 5), "one more is answered"
        for source in (OTHER, THIRD):
            visitor = Visitor(limited, source)
            begin = time.monotonic()
            assert visitor.get("/holidays").status == 200
            assert time.monotonic() - begin < 1
            visitor.close()
    deadline = time.monotonic() + 10
    while refused_within(limited, 0):
        assert time.monotonic() < deadline, "it is never forgiven"
        time.sleep(0.2)


def test_as_many_connections_as_are_allowed_are_answered(limited: Balancer) -> None:
    with ExitStack() as open_connections:
        visitors = [Visitor(limited) for _ in range(_CONNECTIONS)]
        for visitor in visitors:
            open_connections.callback(visitor.close)
            assert visitor.get("/holidays").status == 200


def refused_within(limited: Balancer, seconds: float) -> bool:
    """Returns whether a new connection of the same client is rejected within the time."""
    deadline = time.monotonic() + seconds
    while True:
        try:
            visitor = Visitor(limited)
            status = visitor.get("/holidays").status
            visitor.close()
            if status == 429:
                return True
        except (ConnectionError, TimeoutError, OSError):
            return True
        if time.monotonic() >= deadline:
            return False
        time.sleep(0.1)


def test_a_household_of_ipv6_is_one_client_and_its_neighbours_are_others(
    instances: list[Instance], tmp_path: Path
) -> None:
    """A visitor with IPv6 has 2⁶⁴ addresses. A header gives nginx the address, as behind another proxy."""
    told = {"    merge_slashes off;": "    merge_slashes off; set_real_ip_from 127.0.0.1; real_ip_header X-Told;"}
    with balancer.nginx(tmp_path, instances, limits=True, changes=told) as nginx:
        visitor = Visitor(nginx)
        addresses = [f"2001:db8:1:2:{number:x}::{number + 1:x}" for number in range(400)]
        statuses = Counter(visitor.get("/holidays", {"X-Told": address}).status for address in addresses)
        neighbours = ("2001:db8:1:3::1", "2001:db8::1", "fe80::1", "192.0.2.1", "192.0.2.2")
        others = [visitor.get("/holidays", {"X-Told": address}).status for address in neighbours]
        visitor.close()
        # nginx writes its log once an answer is sent.
        deadline = time.monotonic() + 60
        while len(lines := nginx.log.read_text().splitlines()) < len(addresses) + len(others):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        networks = {json.loads(line)["network"] for line in lines}
    assert statuses[429] >= 50
    assert others == [200] * len(neighbours)
    # The networks as in the almanac's own log: 48 bits, or 24.
    assert networks == {"2001:db8:1::", "2001:db8::", "fe80::", "192.0.2.0"}
