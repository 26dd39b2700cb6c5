"""Follows the links of pages, and writes down which of them lead nowhere."""

from collections import Counter, deque
from urllib.parse import parse_qsl, urlsplit

from links import printed
from plain import Client


class Crawl:
    """Remembers what was asked for, so that no address is asked for twice."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._outcomes: dict[str, str | None] = {}
        #: Addresses of other hosts; they are listed, not followed.
        self.external: set[str] = set()

    @property
    def faults(self) -> list[str]:
        """In words, which address leads nowhere and what page printed it."""
        return [fault for fault in self._outcomes.values() if fault]

    @property
    def count(self) -> int:
        """How many addresses were asked for."""
        return len(self._outcomes)

    def visit(self, target: str) -> list[str]:
        """Asks for a page, then for every address it prints. Answers with those that are this site's."""
        page = printed(self._client.follow(target)[-1].text)
        own = []
        for address in page.addresses:
            if address.startswith("#"):
                self._outcomes[target + address] = None if address[1:] in page.ids else f"{target}: no {address}"
            elif address.startswith("/") and not address.startswith("//"):
                own.append(address)
                self._try(address, target)
            else:
                self.external.add(address)
        return own

    def spread(self, start: str, most_of_a_kind: int) -> set[str]:
        """Visits what can be reached from a page, but only a few pages of each kind. Answers with the kinds."""
        seen: Counter[str] = Counter()
        waiting = deque([start])
        known = {start}
        while waiting:
            target = waiting.popleft()
            seen[_kind(target)] += 1
            if seen[_kind(target)] > most_of_a_kind or target.startswith("/assets/"):
                continue
            found = [address for address in self.visit(target) if address not in known]
            known.update(found)
            waiting.extend(found)
        return set(seen)

    def _try(self, address: str, printed_on: str) -> None:
        if address in self._outcomes:
            return
        *ways, last = self._client.follow(address)
        # A country that is chosen may have no data for the caller's year, and its page says so.
        is_there = last.status == 200 or (ways and last.status == 404 and "No data for" in last.text)
        # A redirect to the canonical spelling would mean that it was not printed in it.
        is_direct = all(answer.status == 303 for answer in ways)
        path = " → ".join(str(answer.status) for answer in (*ways, last))
        self._outcomes[address] = None if is_there and is_direct else f"{printed_on} prints {address}: {path}"


def _kind(address: str) -> str:
    """What addresses of one kind share: "/holidays/*/*?type" for every list that is filtered by type."""
    parts = urlsplit(address)
    first, *rest = parts.path.split("/")[1:]
    names = "&".join(sorted(name for name, _ in parse_qsl(parts.query, keep_blank_values=True)))
    return "/".join(["", first, *("*" for _ in rest)]) + (f"?{names}" if names else "")
