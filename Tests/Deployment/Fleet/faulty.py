"""An instance with a fault: it is ready, and every page fails."""

import http.server


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        ready = self.path == "/health/ready"
        if not ready:
            print("faulty:", self.path, flush=True)
        self.send_response(200 if ready else 500)
        self.send_header("Cache-Control", "no-store")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


http.server.ThreadingHTTPServer(("", 8080), Handler).serve_forever()
