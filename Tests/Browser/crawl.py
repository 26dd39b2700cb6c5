"""Follows the links of pages, and records the broken ones."""

from collections import Counter, deque
from urllib.parse import parse_qsl, urlsplit

from links import printed
from plain import Client


class Crawl:
    """A crawl that requests each address once."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._outcomes: dict[str, str | None] = {}
        #: Addresses on other hosts; these are listed, but not followed.
        self.external: set[str] = set()

    @property
    def faults(self) -> list[str]:
        """The broken links, each with its address, the page that has it and the statuses."""
        return [fault for fault in self._outcomes.values() if fault]

    @property
    def count(self) -> int:
        """The number of addresses that were requested or checked."""
        return len(self._outcomes)

    def visit(self, target: str) -> list[str]:
        """Requests a page, then every address in it. Returns the addresses on this site."""
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
        """Visits all pages reachable from a page, but only a few of each kind. Returns the kinds."""
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
        # A chosen country may have no data for the caller's year; its page then says so, with 404.
        is_there = last.status == 200 or (ways and last.status == 404 and "No data for" in last.text)
        # A redirect to the canonical address (301) would mean that the page has a link that is not canonical.
        is_direct = all(answer.status == 303 for answer in ways)
        path = " → ".join(str(answer.status) for answer in (*ways, last))
        self._outcomes[address] = None if is_there and is_direct else f"{printed_on} prints {address}: {path}"


def _kind(address: str) -> str:
    """Returns the pattern of an address: "/holidays/*/*?type" for every list filtered by type."""
    parts = urlsplit(address)
    first, *rest = parts.path.split("/")[1:]
    names = "&".join(sorted(name for name, _ in parse_qsl(parts.query, keep_blank_values=True)))
    return "/".join(["", first, *("*" for _ in rest)]) + (f"?{names}" if names else "")
