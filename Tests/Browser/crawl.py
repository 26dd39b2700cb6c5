"""Follows the links of pages, and writes down which of them lead nowhere."""

from collections.abc import Iterable

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

    def visit_all(self, targets: Iterable[str]) -> None:
        for target in targets:
            self.visit(target)

    def _try(self, address: str, printed_on: str) -> None:
        if address in self._outcomes:
            return
        answers = self._client.follow(address)
        path = " → ".join(str(answer.status) for answer in answers)
        # A redirect to the canonical spelling would mean that it was not printed in it.
        is_right = answers[-1].status == 200 and all(answer.status == 303 for answer in answers[:-1])
        self._outcomes[address] = None if is_right else f"{printed_on} prints {address}: {path}"
