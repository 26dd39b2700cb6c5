"""The upstream of the tests: a server of documents somewhere else, with TLS. Writes each request's path to its output.

    upstream.py FOLDER CERTIFICATE KEY
"""

import http.server
import ssl
import sys
from pathlib import Path

FOLDER, CERTIFICATE, KEY = map(Path, sys.argv[1:])


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        # One write, because another thread may write too.
        print(f"asked {self.path} {self.headers['Host']}\n", end="", flush=True)
        name = self.path.removeprefix("/documents/")
        file = FOLDER / name
        known = ".." not in name and file.is_file()
        body = file.read_bytes() if known else b""
        self.send_response(200 if known else 404)
        self.send_header("Content-Type", "application/xml")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


server = http.server.ThreadingHTTPServer(("", 443), Handler)
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(CERTIFICATE, KEY)
server.socket = context.wrap_socket(server.socket, server_side=True)
server.serve_forever()
