"""A page of another site that asks the interface of assistants, as clients of the Model Context Protocol in browsers do."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import program
import pytest
from playwright.sync_api import Browser

#: Returns the number of tools, or the error of a browser that does not let the page ask or read.
_ASK = """
async (address) => {
  const message = {jsonrpc: "2.0", id: 1, method: "tools/list"};
  const headers = {
    "Content-Type": "application/json", "Accept": "application/json, text/event-stream",
    "MCP-Protocol-Version": "2025-06-18", "Mcp-Session-Id": "x", "Authorization": "Bearer x",
  };
  try {
    const answer = await fetch(address + "/mcp", {method: "POST", headers, body: JSON.stringify(message)});
    return (await answer.json()).result.tools.length;
  } catch (error) {
    return error.name;
  }
}
"""


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[int]:
    """The port of another site, which has one page."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:  # noqa: N802 - the name of the standard library.
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(b"<!doctype html><title>Elsewhere</title>")

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()
    yield server.server_address[1]
    server.shutdown()
    server.server_close()


def test_F9_a_page_of_this_machine_may_ask_without_a_public_address(
    browser: Browser, origin: str, elsewhere: int
) -> None:
    with _page(browser, f"http://127.0.0.1:{elsewhere}/") as ask:
        assert ask(origin) == 7


def test_F9_a_page_of_any_site_may_ask_at_the_public_address_and_at_no_other_name(
    browser: Browser, elsewhere: int
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    command = (program.PROGRAM, "--port", str(port), "--today", program.TODAY, "--public-address", address)
    with program.serving(*command), _page(browser, f"http://localhost:{elsewhere}/") as ask:
        assert ask(address) == 7
        # A name that leads here too, as one of somebody else could.
        assert ask(f"http://localhost:{port}") == "TypeError"


@contextmanager
def _page(browser: Browser, address: str) -> Iterator:
    context = browser.new_context()
    try:
        page = context.new_page()
        page.goto(address)
        yield lambda origin: page.evaluate(_ASK, origin)
    finally:
        context.close()
