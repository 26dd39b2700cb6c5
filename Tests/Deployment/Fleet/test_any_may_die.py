"""V4: any machine may die, and no visitor gets an error.

FLEET_REQUESTS sets the number of requests: by default as many as visitors send while each machine dies once; 100,000 for
a run by hand.
"""

import itertools
import json
import os
import subprocess
import time
from collections.abc import Iterator

from fleet import Fleet
from hosts import Host, wait_for

_REQUESTS = int(os.environ.get("FLEET_REQUESTS", "0"))
_VISITORS = 40
#: How long a machine stays dead: longer than all others need to notice.
_SECONDS_DEAD = 6


def test_V4_any_machine_may_lose_its_power_or_its_programs(fleet: Fleet) -> None:
    load = _Load(fleet)
    load.wait_for(1000)
    kills: list[str] = []
    try:
        for host, how in _turns(fleet):
            before, role = load.last(), " with the site's address" if host is fleet.holder() else ""
            _kill(fleet, host, how)
            time.sleep(_SECONDS_DEAD)
            _revive(fleet, host, how)
            fleet.wait_for_all()
            time.sleep(1)
            after = load.last()
            kills.append(f"{host.name} {how}")
            print(
                f"{host.name:9} {how:7} {after['requests'] - before['requests']:6} requests,",
                f"{after['failed'] - before['failed']} failed, repeated {_difference(after['repeats'], before['repeats'])},",
                f"{after['slow'] - before['slow']} took longer than a second{role}", flush=True)
            if load.is_over or (not _REQUESTS and len(kills) >= len(fleet.seven)):
                break
    finally:
        told = load.finish()
    _print(fleet, told, kills)
    assert told["failures"] == []
    assert told["failed"] == 0
    assert set(told["statuses"]) == {"200", "303"}
    assert told["requests"] >= _REQUESTS
    assert {kill.split()[0] for kill in kills} == {host.name for host in fleet.seven}
    # A document is asked for once, and once more by the other Varnish for each time that one died.
    deaths = sum(kill.startswith("varnish") for kill in kills)
    asked = fleet.asked_upstream()
    assert all(asked.count(path) <= 1 + deaths for path in set(asked))


def _turns(fleet: Fleet) -> Iterator[tuple[Host, str]]:
    """All machines in turn. One loses its power, the programs of the next one are killed; next time the other way round."""
    for first in itertools.count():
        for number, host in enumerate(fleet.seven):
            yield host, ("power", "killed")[(first + number) % 2]


def _kill(fleet: Fleet, host: Host, how: str) -> None:
    if how == "power":
        host.lose_power()
    else:
        for name in fleet.names(host):
            host.kill(name)


def _revive(fleet: Fleet, host: Host, how: str) -> None:
    if how == "power":
        fleet.switch_on(host)
    else:
        fleet.start_programs(host)


def _difference(after: dict[str, int], before: dict[str, int]) -> dict[str, int]:
    return {key: count - before.get(key, 0) for key, count in after.items() if count != before.get(key, 0)}


def _print(fleet: Fleet, told: dict, kills: list[str]) -> None:
    asked = fleet.asked_upstream()
    print(json.dumps(told, indent=1))
    print(f"{len(kills)} kills; upstream asked {len(asked)} times for {len(set(asked))} documents,",
          f"at most {max(map(asked.count, asked))} times for one")
    for cache in fleet.caches:
        hits, misses, passes = (fleet.counter(cache, f"MAIN.{name}") for name in ("cache_hit", "cache_miss", "s_pass"))
        print(f"{cache.name} since its last start: {hits} hits, {misses} misses, {passes} passed")


class _Load:
    """Visitors on a machine of their own."""

    def __init__(self, fleet: Fleet) -> None:
        self._process = fleet.start_load(_VISITORS, _REQUESTS or 10**9)
        self._told: list[dict] = []

    def last(self) -> dict:
        """The latest report."""
        while True:
            line = self._process.stdout.readline()
            if not line:
                return self._told[-1]
            self._told.append(json.loads(line))
            # The buffer may hold older reports.
            if self._told[-1]["over"] or self._told[-1]["time"] > time.time() - 1.5:
                return self._told[-1]

    def wait_for(self, requests: int) -> None:
        wait_for(f"{requests} requests", lambda: self.last()["requests"] >= requests, 60)

    @property
    def is_over(self) -> bool:
        return bool(self._told) and self._told[-1]["over"]

    def finish(self) -> dict:
        """Waits for the requests that are left, or ends the visitors if there is no number."""
        if not _REQUESTS:
            self._process.stdin.close()
        try:
            while not self.is_over and self._process.poll() is None:
                self.last()
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            raise
        return self._told[-1]
