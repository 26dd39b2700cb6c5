"""A rolling restart of the instances under load fails no request.

DEPLOYMENT_REQUESTS sets the least number of requests: 1,500 by default, 100,000 for a run by hand.
"""

import itertools
import os
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor, wait

from balancer import Balancer
from instance import Instance
from visitor import Visitor

_REQUESTS = int(os.environ.get("DEPLOYMENT_REQUESTS", "1500"))
_VISITORS = 8


def test_a_rolling_restart_fails_no_request(either: Balancer, instances: list[Instance]) -> None:
    # The test before may have restarted instances that this balancer has not asked since.
    either.wait_for_all()
    load = _Load(either, _REQUESTS)
    load.start()
    restarts = 0
    for instance in itertools.cycle(instances):
        instance.stop()
        instance.start()
        either.wait_for_all()
        restarts += 1
        # However fast the visitors are: each instance is restarted while they ask.
        if restarts >= len(instances) and load.is_done:
            break
    load.end()
    print(f"{either.name}: {sum(load.seen.values())} requests, {restarts} restarts, {dict(load.seen)}")
    if set(load.seen) != {200}:
        # Who answered: the balancer itself, or an instance.
        print(*either.refusals(), *(entry for it in instances for entry in it.requests() if entry["status"] >= 500), sep="\n")
    assert set(load.seen) == {200} and load.seen[200] >= _REQUESTS


def test_an_instance_that_misses_a_check_while_the_other_restarts_still_answers(
    haproxy: Balancer, instances: list[Instance]
) -> None:
    haproxy.wait_for_all()
    restarting, busy = instances
    busy.pause()
    haproxy.wait_for_lost(count=1)
    restarting.stop()
    haproxy.wait_for_lost(count=2)
    with ThreadPoolExecutor() as threads:
        answers = [threads.submit(Visitor(haproxy).get, f"/quotes?draw={number}") for number in range(4)]
        # The visitors are waiting. Without an instance to ask, HAProxy would have refused them at once.
        wait(answers, timeout=0.5)
        busy.go_on()
        assert [answer.result().status for answer in answers] == [200] * 4
    restarting.start()
    haproxy.wait_for_all()


class _Load:
    """Visitors that request one page after the other until they are told to end; no page is cached."""

    def __init__(self, balancer: Balancer, requests: int) -> None:
        self.seen: Counter[int | str] = Counter()
        self._balancer = balancer
        self._requests = requests
        self._numbers = itertools.count(100_000)
        self._ending = threading.Event()
        self._lock = threading.Lock()
        self._threads = [threading.Thread(target=self._visit) for _ in range(_VISITORS)]

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def end(self) -> None:
        self._ending.set()
        for thread in self._threads:
            thread.join()

    @property
    def is_done(self) -> bool:
        """Whether at least as many requests as asked for have their answer."""
        with self._lock:
            return sum(self.seen.values()) >= self._requests

    def _visit(self) -> None:
        visitor = Visitor(self._balancer)
        while (number := self._next()) is not None:
            try:
                seen = visitor.get(f"/quotes?draw={number}").status
            except Exception as failure:
                seen = f"{type(failure).__name__}: {failure}"
                visitor.close()
            with self._lock:
                self.seen[seen] += 1
        visitor.close()

    def _next(self) -> int | None:
        with self._lock:
            return None if self._ending.is_set() else next(self._numbers)
