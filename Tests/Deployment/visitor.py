"""A client of a balancer: HTTPS to 127.0.0.1, with the host's public name."""

import http.client
import socket
import ssl
from dataclasses import dataclass
from email.message import Message

from balancer import Balancer
from instance import HOST

#: One for all connections. The default one reads the system's certificates each time, which takes longer than a page.
_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
_TLS.check_hostname = False
_TLS.verify_mode = ssl.CERT_NONE


@dataclass(frozen=True)
class Answer:
    status: int
    headers: Message
    body: bytes


class Visitor:
    """One persistent connection, which is opened again after it was closed."""

    def __init__(self, balancer: Balancer, source: str | None = None) -> None:
        """`source` is the client's address; the default is 127.0.0.1."""
        self._connection = _Connection(balancer.secure_port, source)

    def get(self, target: str, headers: dict[str, str] | None = None) -> Answer:
        return self.ask("GET", target, headers)

    def ask(self, method: str, target: str, headers: dict[str, str] | None = None, body: str | None = None) -> Answer:
        self._connection.request(method, target, body=body, headers=headers or {})
        answer = self._connection.getresponse()
        return Answer(answer.status, answer.msg, answer.read())

    def close(self) -> None:
        self._connection.close()


class _Connection(http.client.HTTPSConnection):
    def __init__(self, port: int, source: str | None) -> None:
        super().__init__(HOST, timeout=120)
        self._port = port
        self._source = source

    def connect(self) -> None:
        self.sock = secure_socket(self._port, self._source)


def secure_socket(port: int, source: str | None = None) -> ssl.SSLSocket:
    """Connects to the port at 127.0.0.1 as to the host. Accepts the self-signed certificate."""
    plain = socket.create_connection(("127.0.0.1", port), timeout=120, source_address=source and (source, 0))
    return _TLS.wrap_socket(plain, server_hostname=HOST)
