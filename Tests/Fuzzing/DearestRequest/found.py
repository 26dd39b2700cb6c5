"""What the search has found: the dearest requests of each kind, compared with the cold list of a country."""

import random
from collections import Counter
from dataclasses import dataclass

from facts import Facts
from kinds import FORMS, KINDS, PERSONAL, template
from measured import Cost, Request, Server
from parameters import spelled

MOST_RATIO, MOST_LOOP = 10, 5
#: Of each kind, the requests that are changed further: so many by each measure.
_KEPT = 6
#: A kind that has cost more than this in the mean, in ms, has its turn once in four rounds.
_DEAR = 5


class Base:
    """What requests are compared with: the cold list of a country in the same coding, once its document has been read.

    The coding matters: brotli takes up to three times as long for a short list as making it, so a dear page in plain would hide
    behind a list in brotli.
    """

    def __init__(self, country: str, coding: str, server: Server) -> None:
        self.request, self._server = Request(f"/holidays/{country}/2026", coding), server
        #: The least so far.
        self.milliseconds = server.cost(self.request, 6).total

    def measure_again(self) -> None:
        self.milliseconds = min(self.milliseconds, self._server.cost(self.request, 2).total)


@dataclass
class Found:
    cost: Cost
    base: Base
    request: Request
    values: dict

    @property
    def ratio(self) -> float:
        """The cost in multiples of the cold list."""
        return self.cost.total / self.base.milliseconds

    @property
    def is_over(self) -> bool:
        return is_over(self.ratio, self.cost)

    def measure_in_turn(self, server: Server) -> tuple[float, Cost]:
        """Returns the ratio and the cost: the least of 40 runs of either, ten of the one and ten of the other in turn.

        One in turn with one would compare with a list whose data the other request has driven out of the processor's caches.
        """
        base, cost = server.cost(self.base.request, 10), server.cost(self.request, 10)
        for _ in range(3):
            base, cost = base.least(server.cost(self.base.request, 10)), cost.least(server.cost(self.request, 10))
        return cost.total / base.total, cost

    def __str__(self) -> str:
        return line(self.ratio, self.cost, self.request)


def is_over(ratio: float, cost: Cost) -> bool:
    """Whether a loop is held too long, or too much is done that is not declared as much work."""
    is_left = cost.worker * 2 > cost.total
    return cost.loop > MOST_LOOP or (ratio > MOST_RATIO and not is_left)


def line(ratio: float, cost: Cost, request: Request) -> str:
    return (f"{'OVER ' if is_over(ratio, cost) else ''}{ratio:6.1f} × {cost.total:7.2f} ms, loop {cost.loop:5.2f}, "
            f"worker {cost.worker:6.2f}  {cost.status} {request}")


class Kind:
    def __init__(self, name: str) -> None:
        self.name, self.template = name, template(name)
        self.by_ratio: list[Found] = []
        self.by_loop: list[Found] = []
        self.statuses: Counter[int] = Counter()
        self.spent = 0.0
        self.is_exhausted = False

    @property
    def count(self) -> int:
        return self.statuses.total()

    @property
    def dearest(self) -> list[Found]:
        """The dearest one, and that which holds a loop the longest, if that is another one."""
        return [*self.by_ratio[:1], *(it for it in self.by_loop[:1] if it is not self.by_ratio[0])]

    def is_due(self, turn: int) -> bool:
        return not self.is_exhausted and (turn % 4 == 0 or self.spent <= _DEAR * self.count)

    def is_dear(self, ratio: float, cost: Cost) -> bool:
        return (len(self.by_ratio) < _KEPT or ratio > self.by_ratio[-1].ratio
                or cost.loop > self.by_loop[-1].cost.loop)

    def keep(self, found: Found) -> bool:
        """Returns whether it is the new dearest one by more than the noise."""
        before = self.by_ratio[0].ratio if self.by_ratio else 0, self.by_loop[0].cost.loop if self.by_loop else 0
        self.by_ratio.append(found)
        self.by_loop.append(found)
        self._sort()
        return found.ratio > before[0] * 1.1 or found.cost.loop > before[1] * 1.1

    def measure_again(self, server: Server) -> None:
        """Corrects the costs of the dearest ones: a busy machine disturbs what is measured once."""
        for found in {id(it): it for it in [*self.by_ratio[:2], *self.by_loop[:2]]}.values():
            found.cost = found.cost.least(server.cost(found.request, 3))
        self._sort()

    def _sort(self) -> None:
        self.by_ratio = sorted(self.by_ratio, key=lambda it: -it.ratio)[:_KEPT]
        self.by_loop = sorted(self.by_loop, key=lambda it: -it.cost.loop)[:_KEPT]

    def pick(self, pick: random.Random) -> dict | None:
        """What was drawn for one of the dearest; nil before there is one."""
        best = pick.choice([self.by_ratio, self.by_loop])
        return pick.choice(best).values if best else None

    def request(self, values: dict, facts: Facts) -> Request:
        target = spelled(KINDS[self.name], values, facts)
        form = spelled(FORMS[self.name][1], values, facts) if self.name in FORMS else ""
        return Request(target, values["coding"], values["navigates"], self._cookie(values, facts), form)

    def _cookie(self, values: dict, facts: Facts) -> str:
        if self.name not in PERSONAL:
            return ""
        place = spelled("x={saved}", values, facts).removeprefix("x=")
        return f"__Host-almanac={2 if '-' in place else 1}.{place}.dark.QWRh"
