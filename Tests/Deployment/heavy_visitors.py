#!/usr/bin/env python3
"""The bar P12 from outside: what other visitors notice while one client asks 50 times a second for the dearest pages.

    ALMANAC=.build/release/almanac .build/venv/bin/python Tests/Deployment/heavy_visitors.py [SECONDS]      (default: 20)

Two instances behind nginx with the shipped configuration and its limits. Twenty visitors, each with an address of its own, ask for
a hundred pages a second: half of them hot (from nginx's cache), half cold (no page comes twice). Five pairs of measurements, each
without and with the heavy visitor, who does not wait for an answer before the next request: first for pages that are left to the
threads for much work, then for the dearest of those that the event loops make. By hand, because the result depends on
what else the machine does: it prints the load, and judges nothing.
"""

import itertools
import multiprocessing
import os
import queue
import random
import statistics
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import balancer
from balancer import Balancer
from instance import Instance
from visitor import Visitor

PAIRS, VISITORS, RATE, HEAVY_RATE = 5, 20, 100, 50
#: The connections of the heavy visitor. nginx allows a client 100 requests at the same time.
HEAVY_CONNECTIONS = 64
_DATA = Path(__file__).resolve().parents[2] / "Sources/Documents/Data/holidays"
COUNTRIES = sorted(path.stem for path in _DATA.glob("*.xml"))
_TYPES = ["", "?type=all", "?type=bank", "?type=school", "?type=observance", "?region=all", "?type=all&region=all"]
_HOT = ["/holidays/DE/2026", "/holidays/US/2026", "/holidays/GB/2026", "/quotes", "/people", "/occasions/christmas-day"]
_WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
_STATES = ["HI", "TX", "CA", "NY", "AK", "WA", "FL", "LA"]


def cold_pages() -> Iterator[str]:
    """Each page once, in an order without a pattern."""
    pages = [f"/holidays/{code}/{year}{kind}" for code in COUNTRIES for year in range(2020, 2036) for kind in _TYPES]
    random.Random(26).shuffle(pages)
    return iter(pages)


def left_to_workers(pick: random.Random) -> str:
    """A plan for two, or a feed of 20 places: what the program makes away from its event loops."""
    if pick.random() < 0.5:
        return f"/holidays/feed.ics?{'&'.join(f'place={code}' for code in pick.sample(COUNTRIES, 20))}&type=all"
    return (f"/holidays/VU/{pick.randint(2021, 2034)}/leave?days={pick.randint(50, 60)}&break={pick.randint(6, 12)}"
            f"&with=US-{pick.choice(_STATES)}&with-days={pick.randint(50, 60)}")


def made_on_loops(pick: random.Random) -> str:
    """A plan for one with a short week, or the working days of ten years."""
    weekend = ",".join(day for day in _WEEKDAYS if day in pick.sample(_WEEKDAYS, 4))
    year, country = pick.randint(2021, 2034), pick.choice(COUNTRIES)
    if pick.random() < 0.5:
        taken = ",".join(f"{year}-{month:02}-{pick.randint(1, 28):02}" for month in range(1, 13))
        return f"/holidays/{country}/{year}/leave?days=60&break={pick.randint(3, 30)}&weekend={weekend}&taken={taken}"
    days = pick.randint(2300, 2500)
    return f"/working-days?from=2021-{pick.randint(1, 12):02}-{pick.randint(1, 28):02}&days={days}&place={country}"


#: The dearest that Tests/Fuzzing/dearest has found, of the two ways to make a page. None comes twice, since nginx would answer it.
DEAR = {"left to workers": left_to_workers, "made on loops": made_on_loops}


def dear_pages(kind: str, seed: int) -> Iterator[str]:
    pick = random.Random(seed)
    while True:
        yield DEAR[kind](pick)


def every(seconds: float, begin: float) -> Iterator[float]:
    """The moments of a steady rate, as long as a measurement takes. Waits for each."""
    for number in itertools.count():
        moment = begin + number * seconds
        if moment >= begin + SECONDS:
            return
        time.sleep(max(0.0, moment - time.monotonic()))
        yield moment


class Crowd:
    """The other visitors. They connect first, since a handshake takes longer than a page."""

    def __init__(self, nginx: Balancer, cold: Iterator[str]) -> None:
        self._nginx, self._cold, self._lock = nginx, cold, threading.Lock()
        self._connected, self._begun = threading.Barrier(VISITORS + 1), threading.Event()
        self._begin = 0.0
        #: The kind of each page, the milliseconds from the moment at which it was due, and the status.
        self.told: list[tuple[str, float, int]] = []
        self._threads = [threading.Thread(target=self._visit, args=(number,)) for number in range(VISITORS)]
        for thread in self._threads:
            thread.start()
        self._connected.wait()

    def _visit(self, number: int) -> None:
        visitor = Visitor(self._nginx, f"127.0.0.{number + 2}")
        visitor.get(_HOT[0])
        self._connected.wait()
        self._begun.wait()
        for turn, moment in enumerate(every(VISITORS / RATE, self._begin + number / RATE)):
            kind, page = ("hot", random.choice(_HOT)) if turn % 2 else ("cold", self._next_page())
            answer = visitor.get(page, {"Accept-Encoding": "br"})
            self.told.append((kind, (time.monotonic() - moment) * 1000, answer.status))
        visitor.close()

    def _next_page(self) -> str:
        with self._lock:
            return next(self._cold)

    def ask(self, begin: float) -> dict[str, list[float]]:
        """Returns the milliseconds of each kind of page."""
        self._begin = begin
        self._begun.set()
        for thread in self._threads:
            thread.join()
        wrong = Counter(status for _, _, status in self.told if status not in (200, 404))
        if wrong:
            raise RuntimeError(f"other visitors got {dict(wrong)}")
        return {kind: [it for name, it, _ in self.told if name == kind] for kind in ("hot", "cold")}


def be_heavy(nginx: Balancer, dear: str, seed: int, begin: multiprocessing.Queue, told: multiprocessing.Queue) -> None:
    """The heavy visitor, in a process of its own: says that it is connected, and then, when it has all answers, what they were."""
    # He would be on another machine. Here his threads run on the same cores as the program, and with an ordinary priority the
    # other visitors would wait for them: BARS.md has both figures.
    os.nice(19)
    due: queue.SimpleQueue[str | None] = queue.SimpleQueue()
    connected = threading.Barrier(HEAVY_CONNECTIONS + 1)
    statuses: Counter[str] = Counter()

    def work() -> None:
        visitor = Visitor(nginx)
        visitor.get(_HOT[0])
        connected.wait()
        while (page := due.get()) is not None:
            answer = visitor.get(page, {"Accept-Encoding": "br"})
            waits = answer.status == 503 and answer.headers["Retry-After"]
            statuses[f"{answer.status} with Retry-After" if waits else str(answer.status)] += 1
        visitor.close()

    threads = [threading.Thread(target=work) for _ in range(HEAVY_CONNECTIONS)]
    for thread in threads:
        thread.start()
    connected.wait()
    told.put("connected")
    for _, page in zip(every(1 / HEAVY_RATE, begin.get()), dear_pages(dear, seed)):
        due.put(page)
    for _ in threads:
        due.put(None)
    for thread in threads:
        thread.join()
    told.put(statuses)


def measured(
    nginx: Balancer, cold: Iterator[str], dear: str | None = None, seed: int = 0
) -> tuple[dict[str, list[float]], Counter[str]]:
    """Returns the milliseconds of each kind of page, and the statuses of the heavy visitor, if there is one."""
    begin, told = multiprocessing.Queue(), multiprocessing.Queue()
    heavy = multiprocessing.Process(target=be_heavy, args=(nginx, dear, seed, begin, told))
    if dear is not None:
        heavy.start()
        told.get()
    crowd = Crowd(nginx, cold)
    # All processes have the same clock. A second lets the machine come to rest.
    moment = time.monotonic() + 1
    begin.put(moment)
    times = crowd.ask(moment)
    statuses = told.get() if dear is not None else Counter()
    if dear is not None:
        heavy.join()
    return times, statuses


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def pairs(nginx: Balancer, instances: list[Instance], cold: Iterator[str], dear: str) -> None:
    """Measures and prints five pairs, and what comes out."""
    found: dict[tuple[str, bool, float], list[float]] = {}
    statuses: Counter[str] = Counter()
    spent = {False: 0.0, True: 0.0}
    for pair in range(PAIRS):
        for is_heavy in (False, True) if pair % 2 == 0 else (True, False):
            before = sum(it.spent() for it in instances)
            times, answers = measured(nginx, cold, dear if is_heavy else None, pair)
            spent[is_heavy] += sum(it.spent() for it in instances) - before
            statuses += answers
            row = []
            for kind, share in itertools.product(("hot", "cold"), (0.5, 0.99)):
                found.setdefault((kind, is_heavy, share), []).append(percentile(times[kind], share))
                row.append(f"{kind} p{share * 100:.0f} {found[kind, is_heavy, share][-1]:.2f} ms")
            print(f"{'with' if is_heavy else 'without':8}{', '.join(row)}; load {os.getloadavg()[0]:.1f}", flush=True)
    print(f"\n| {dear} | | without | with | ratio |\n|---|---|---|---|---|")
    for kind, share in itertools.product(("hot", "cold"), (0.5, 0.99)):
        without, loaded = found[kind, False, share], found[kind, True, share]
        ratios = [after / before for before, after in zip(without, loaded)]
        print(f"| {kind} | p{share * 100:.0f} | {statistics.median(without):.2f} ms | {statistics.median(loaded):.2f} ms "
              f"| {statistics.median(ratios):.2f} ({min(ratios):.2f}–{max(ratios):.2f}) × |")
    cost = (spent[True] - spent[False]) / statuses.total() * 1000
    print(f"heavy requests: {dict(statuses)}; {cost:.1f} ms of processor time each\n", flush=True)


def main() -> None:
    cold = cold_pages()
    with TemporaryDirectory(prefix="almanac-") as folder:
        instances = [Instance(Path(folder), name) for name in ("one", "two")]
        nginx_folder = Path(folder) / "nginx"
        nginx_folder.mkdir()
        try:
            for instance in instances:
                instance.start()
            with balancer.nginx(nginx_folder, instances, limits=True) as nginx:
                # Documents are read, and hot pages cached.
                measured(nginx, cold)
                for dear in DEAR:
                    pairs(nginx, instances, cold, dear)
        finally:
            for instance in instances:
                instance.kill()


SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 20

if __name__ == "__main__":
    main()
