"""Plain HTTP for tests without a browser: one persistent connection, and no automatic redirects."""

import http.client
from dataclasses import dataclass
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Answer:
    """The response to one request."""

    status: int
    #: The headers, keyed by lower-case name.
    headers: dict[str, str]
    body: bytes
    #: The values of the Set-Cookie headers: "name=value; Path=/; …".
    cookies: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def location(self) -> str | None:
        return self.headers.get("location")


class Client:
    """Sends targets unchanged, so that a test can send requests that no browser sends."""

    def __init__(self, origin: str) -> None:
        self._connection = http.client.HTTPConnection(urlsplit(origin).netloc, timeout=120)

    def get(self, target: str, headers: dict[str, str] | None = None) -> Answer:
        return self.send("GET", target, headers)

    def send(
        self, method: str, target: str, headers: dict[str, str] | None = None, body: bytes | None = None
    ) -> Answer:
        try:
            response = self._exchange(method, target, headers or {}, body)
        except (http.client.RemoteDisconnected, ConnectionError):
            # The server may have closed the idle connection between two tests, so retry once on a new one.
            self._connection.close()
            response = self._exchange(method, target, headers or {}, body)
        names = {name.lower(): value for name, value in response.getheaders()}
        return Answer(response.status, names, response.read(), tuple(response.headers.get_all("Set-Cookie", ())))

    def follow(self, target: str, most: int = 3) -> list[Answer]:
        """Follows redirects, and returns all responses up to the first that is not a redirect."""
        answers = [self.get(target)]
        while answers[-1].location is not None and len(answers) <= most:
            answers.append(self.get(answers[-1].location))
        return answers

    def _exchange(
        self, method: str, target: str, headers: dict[str, str], body: bytes | None
    ) -> http.client.HTTPResponse:
        self._connection.request(method, target, body, headers)
        return self._connection.getresponse()
