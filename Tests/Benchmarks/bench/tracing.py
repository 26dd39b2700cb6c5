"""What traces cost: instructions of the whole program for one request, with a collector of spans and without one."""

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

from .requests import instructions, without_debug_information
from .table import Row

_PAGES = [("a kept page", []), ("a page that is made, 9 rows", ["--page-cache", "0"])]
_TARGET = "/holidays/DE/2026"
#: A proxy's trace that it does not want to be recorded: the last digit says so.
_LEFT_OUT = "traceparent: 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00\r\n"


def measure() -> list[Row]:
    program = without_debug_information()
    rows = []
    with _collector() as address:
        traced = ["--otlp", address]
        trusting = [*traced, "--trusted-proxies", "127.0.0.1"]
        kinds = [
            ("off", [], ""), ("on, none of a hundred sent", [*traced, "--otlp-percent", "0"], ""),
            ("on, left out by the proxy", trusting, _LEFT_OUT), ("on, all sent", traced, ""),
        ]
        for page, options in _PAGES:
            off = 0.0
            for kind, more, fields in kinds:
                count = instructions(program, _TARGET, [*options, *more], fields)
                off = off or count
                remark = f"{count / off:.2f} × that without traces"
                rows.append(Row("TRACING", f"{page}: {kind}", f"{count:,.0f} instructions", None, remark, value=count,
                                less_is_better=True))
    return rows


@contextmanager
def _collector() -> Iterator[str]:
    """Takes all spans, on a free port. Yields its address."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # noqa: N802 - the name of the standard library.
            self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", "2")
            self.end_headers()
            self.wfile.write(b"{}")

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/v1/traces"
    finally:
        server.shutdown()
        server.server_close()
        thread.join(60)
