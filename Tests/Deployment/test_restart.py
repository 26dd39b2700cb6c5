"""A rolling restart of the instances under load fails no request.

DEPLOYMENT_REQUESTS sets the number of requests: 1,500 by default, 100,000 for a run by hand.
"""

import itertools
import os
import threading
from collections import Counter

from balancer import Balancer
from instance import Instance
from visitor import Visitor

_REQUESTS = int(os.environ.get("DEPLOYMENT_REQUESTS", "1500"))
_VISITORS = 8


def test_a_rolling_restart_fails_no_request(either: Balancer, instances: list[Instance]) -> None:
    load = _Load(either, _REQUESTS)
    load.start()
    restarts = 0
    for instance in itertools.cycle(instances):
        instance.stop()
        instance.start()
        either.wait_for_all()
        restarts += 1
        if load.is_over:
            break
    load.join()
    print(f"{either.name}: {sum(load.seen.values())} requests, {restarts} restarts, {dict(load.seen)}")
    assert load.seen == {200: _REQUESTS}
    assert restarts >= 2


class _Load:
    """Visitors that request one page after the other; no page is cached."""

    def __init__(self, balancer: Balancer, requests: int) -> None:
        self.seen: Counter[int | str] = Counter()
        self._balancer = balancer
        self._numbers = iter(range(100_000, 100_000 + requests))
        self._lock = threading.Lock()
        self._threads = [threading.Thread(target=self._visit) for _ in range(_VISITORS)]

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def join(self) -> None:
        for thread in self._threads:
            thread.join()

    @property
    def is_over(self) -> bool:
        return not any(thread.is_alive() for thread in self._threads)

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
            return next(self._numbers, None)
