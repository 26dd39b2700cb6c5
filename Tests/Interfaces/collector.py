"""A collector of traces: takes OTLP over HTTP in JSON, and reads it with the protocol's own classes."""

import base64
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from google.protobuf.json_format import Parse
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.trace.v1.trace_pb2 import Span

IDS = ("traceId", "spanId", "parentSpanId")


def read(body: bytes) -> ExportTraceServiceRequest:
    """Reads a request. OTLP writes ids in hexadecimal digits, where the JSON of protobuf has base64; all else is the same.

    Fails if a member is unknown, or a value is not of its type.
    """

    def converted(value: Any) -> Any:
        if isinstance(value, list):
            return [converted(element) for element in value]
        if not isinstance(value, dict):
            return value
        for name in IDS:
            if name in value:
                assert len(value[name]) == (32 if name == "traceId" else 16)
                assert value[name] == value[name].lower()
        return {
            name: base64.b64encode(bytes.fromhex(member)).decode() if name in IDS else converted(member)
            for name, member in value.items()
        }

    return Parse(json.dumps(converted(json.loads(body))), ExportTraceServiceRequest())


@dataclass
class Received:
    """What a server was sent: each request with its path, fields and body."""

    origin: str
    requests: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)

    @property
    def messages(self) -> list[ExportTraceServiceRequest]:
        return [read(body) for _, _, body in self.requests]

    @property
    def spans(self) -> list[Span]:
        return [
            span
            for message in self.messages
            for resource in message.resource_spans
            for scope in resource.scope_spans
            for span in scope.spans
        ]


def attributes(span: Span) -> dict[str, str | int]:
    return {
        item.key: item.value.string_value if item.value.HasField("string_value") else item.value.int_value
        for item in span.attributes
    }


@contextmanager
def serving(status: int = 200, answer: bytes = b"{}", media_type: str = "application/json") -> Iterator[Received]:
    """Serves one answer to whatever is asked, on a free port, and keeps what was sent."""

    class Handler(BaseHTTPRequestHandler):
        def take(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            fields = {name.lower(): value for name, value in self.headers.items()}
            received.requests.append((self.path, fields, body))
            self.send_response(status)
            self.send_header("Content-Type", media_type)
            self.send_header("Content-Length", str(len(answer)))
            self.end_headers()
            self.wfile.write(answer)

        do_GET = do_POST = take  # noqa: N815 - the names of the standard library.

        def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    received = Received(f"http://127.0.0.1:{server.server_address[1]}")
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield received
    finally:
        server.shutdown()
        server.server_close()
        thread.join(60)
