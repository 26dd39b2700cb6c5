"""Who may talk to the machines: each other, and nobody from outside."""

import sys
import time
from pathlib import Path

import pytest
from fleet import ADDRESS, HOST, Fleet
from hosts import Host

HERE = Path(__file__).resolve().parent


@pytest.mark.parametrize("port", [6081, 6082])
def test_varnish_answers_only_the_machines_of_the_site(fleet: Fleet, port: int) -> None:
    for cache in fleet.caches:
        url = f"http://{cache.address}:{port}/health/varnish"
        # The visitors' machine is in another network, with a route to this one.
        assert fleet.visitors.fetch("-H", f"Host: {HOST}", url)[0] == 403
        # The socket of documents asks the upstream, which has no such page.
        assert fleet.balancer.fetch("-H", f"Host: {HOST}", url)[0] == (200 if port == 6081 else 404)
        # Nothing listens on another address of the machine.
        assert cache.fetch("-H", f"Host: {HOST}", f"http://127.0.0.1:{port}/health/varnish")[0] == 0


def test_visitors_from_outside_get_no_page_from_a_cache(fleet: Fleet) -> None:
    status, _, body = fleet.visitors.fetch("-H", f"Host: {HOST}", f"http://{fleet.caches[0].address}:6081/holidays/DE/2026")
    assert status == 403 and b"German Unity Day" not in body


@pytest.mark.parametrize("target", ["unicast", "multicast", "through a router"])
def test_nobody_else_can_take_the_address(fleet: Fleet, target: str) -> None:
    """Announcements with the highest priority, from a machine that is no peer, or as if from one but over a router."""
    holder = _settled(fleet)
    peer = next(it for it in [fleet.balancer, *fleet.caches] if it is not holder)
    source, to, ttl = {
        "unicast": (fleet.upstream.address, holder.address, 255),
        "multicast": (fleet.upstream.address, "224.0.0.18", 255),
        "through a router": (peer.address, holder.address, 254),
    }[target]
    end = time.monotonic() + 3
    sender = fleet.upstream.start(sys.executable, HERE / "announcer.py", source, to, str(ttl), ADDRESS)
    try:
        while time.monotonic() < end:
            time.sleep(0.1)
        assert sender.poll() is None, "nothing was sent"
    finally:
        sender.kill()
        sender.wait()
    # A busy machine may announce too late, and lose the address to a peer for a moment. So the logs decide: who believes
    # the announcements says that it heard a higher priority.
    for machine in [fleet.balancer, *fleet.caches]:
        assert "priority 255" not in machine.log.read_text(), machine.log.read_text()[-2000:]
    if target == "unicast":
        assert f"source address {source} not a unicast peer" in holder.log.read_text()
    assert _settled(fleet) is not None
    assert fleet.get("/health-of-nobody")[0] == 404


def _settled(fleet: Fleet) -> Host:
    """The machine that has the address and keeps it: at the start the one with the highest priority takes it over."""
    holder, since = fleet.holder(), time.monotonic()
    while holder is None or time.monotonic() - since < 6:
        time.sleep(0.1)
        if (now := fleet.holder()) is not holder:
            holder, since = now, time.monotonic()
    return holder
