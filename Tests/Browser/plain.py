"""Plain HTTP, for what needs no browser: one connection that is kept, and no redirect followed unasked."""

import http.client
from dataclasses import dataclass
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Answer:
    """What came back for one request."""

    status: int
    #: By lower-case name.
    headers: dict[str, str]
    body: bytes
    #: What the browser is told to keep: "name=value; Path=/; …" each.
    cookies: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def location(self) -> str | None:
        return self.headers.get("location")


class Client:
    """Sends targets as they are given, so that a test can say what no browser would."""

    def __init__(self, origin: str) -> None:
        self._connection = http.client.HTTPConnection(urlsplit(origin).netloc, timeout=20)

    def get(self, target: str, headers: dict[str, str] | None = None) -> Answer:
        return self.send("GET", target, headers)

    def send(
        self, method: str, target: str, headers: dict[str, str] | None = None, body: bytes | None = None
    ) -> Answer:
        try:
            response = self._exchange(method, target, headers or {}, body)
        except (http.client.RemoteDisconnected, ConnectionError):
            # Between two tests the server may close the connection; a new one tells whether that was all.
            self._connection.close()
            response = self._exchange(method, target, headers or {}, body)
        names = {name.lower(): value for name, value in response.getheaders()}
        return Answer(response.status, names, response.read(), tuple(response.headers.get_all("Set-Cookie", ())))

    def follow(self, target: str, most: int = 3) -> list[Answer]:
        """All answers on the way from a target to one that is no redirect."""
        answers = [self.get(target)]
        while answers[-1].location is not None and len(answers) <= most:
            answers.append(self.get(answers[-1].location))
        return answers

    def _exchange(
        self, method: str, target: str, headers: dict[str, str], body: bytes | None
    ) -> http.client.HTTPResponse:
        self._connection.request(method, target, body, headers)
        return self._connection.getresponse()
