"""A double of the live interface of OpenHolidays, for the paths and errors that its description has. All holidays are made up."""

import gzip
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

JSON = "application/json; charset=utf-8"
PROBLEM = "application/problem+json; charset=utf-8"

#: What the double knows, as the interface writes it: nulls and empty lists are left out.
COUNTRIES = b"""[
{"isoCode":"IE","name":[{"language":"EN","text":"Ireland"}],"officialLanguages":["EN","GA"]},
{"isoCode":"IT","name":[{"language":"IT","text":"Italia"},{"language":"EN","text":"Italy"}],"officialLanguages":["IT"]},
{"isoCode":"NL","name":[{"language":"NL","text":"Nederland"}],"officialLanguages":["NL"]},
{"isoCode":"CH","name":[{"language":"DE","text":"Schweiz"}],"officialLanguages":["DE","FR","IT","RM"]},
{"isoCode":"BG","name":[{"language":"BG","text":"\xd0\x91"}],"officialLanguages":["BG"]},
{"isoCode":"QQ","name":[{"language":"EN","text":"Nowhere"}],"officialLanguages":["EN"]}]"""
SUBDIVISIONS = {
    "IT": b"""[{"code":"IT-LA","isoCode":"IT-62","shortName":"LA","category":[{"language":"EN","text":"region"}],
"name":[{"language":"IT","text":"Lazio"}],"officialLanguages":["IT"]},
{"code":"IT-ZZ","shortName":"ZZ","category":[{"language":"EN","text":"region"}],"name":[{"language":"IT","text":"Nowhere"}],"officialLanguages":["IT"],
"children":[{"code":"IT-ZZ-1","shortName":"ZZ-1","category":[],"name":[{"language":"IT","text":"Inside"}],"officialLanguages":["IT"]}]}]""",
    "CH": b"""[{"code":"CH-BE","isoCode":"CH-BE","shortName":"BE","name":[{"language":"DE","text":"Bern"}],
"groups":[{"code":"CH-BE-VS","shortName":"BE-VS"},{"code":"CH-BE-GY","shortName":"BE-GY"}]}]""",
}  # fmt: skip
GROUPS = {
    "CH": b"""[{"code":"CH-BE-VS","shortName":"BE-VS","category":[{"language":"DE","text":"Schulart"}],
"name":[{"language":"DE","text":"Volksschulen"}],"officialLanguages":["DE"]},
{"code":"CH-BE-GY","shortName":"BE-GY","name":[{"language":"DE","text":"Gymnasien"}]}]""",
}  # fmt: skip


def holiday(number: int, start: str, end: str, name: str, **more: object) -> dict[str, object]:
    """A row in the order of the interface's members."""
    row: dict[str, object] = {
        "id": f"00000000-0000-0000-0000-{number:012}", "startDate": start, "endDate": end, "type": more.pop("type", "School"),
        "name": [{"language": "EN", "text": name}], "regionalScope": more.pop("scope", "National"),
        "temporalScope": "FullDay", "nationwide": more.pop("nationwide", True),
    }  # fmt: skip
    return row | more


HOLIDAYS = {
    "IE": [
        holiday(1, "2026-02-16", "2026-02-20", "Spring rest", comment=[{"language": "EN", "text": "Primary <schools>"}], quality="Mandatory"),
        holiday(2, "2026-10-26", "2026-10-30", "Autumn rest"),
        holiday(3, "2027-12-23", "2028-01-05", "Winter rest", tags=["Provisional"]),
        holiday(4, "2026-06-26", "2026-06-26", "Last day", type="EndOfLessons"),
        holiday(5, "2026-04-01", "2027-05-01", "Far too long"),
        holiday(6, "2026-03-03", "2026-03-03", "For nobody knows whom", scope="Regional", nationwide=False),
        holiday(7, "2026-03-04", "2026-03-04", "Unknown member", limits="Dublin"),
    ],
    "IT": [
        holiday(8, "2026-03-02", "2026-03-02", "Rest", scope="Regional", nationwide=False, subdivisions=[{"code": "IT-LA", "shortName": "LA"}]),
        holiday(9, "2026-03-05", "2026-03-05", "Not ours", scope="Regional", nationwide=False, subdivisions=[{"code": "IT-ZZ-1", "shortName": "ZZ-1"}]),
        holiday(10, "2026-03-06", "2026-03-06", "Unknown place", scope="Regional", nationwide=False, subdivisions=[{"code": "IT-YY", "shortName": "YY"}]),
    ],
    "CH": [
        holiday(11, "2029-03-05", "2029-03-09", "Rest", scope="Regional", nationwide=False, groups=[{"code": "CH-BE-VS", "shortName": "BE-VS"}]),
    ],
}  # fmt: skip


class Interface:
    """What the double answers, and what it was asked."""

    def __init__(self) -> None:
        self.requests: list[str] = []
        #: Answers a request in place of the double if it returns something; for the faults of tests.
        self.fault: Callable[[BaseHTTPRequestHandler], bool] = lambda _: False

    def answer(self, target: str) -> tuple[int, str, bytes]:
        """Returns status, media type and body."""
        url = urlsplit(target)
        query = {name: values[0] for name, values in parse_qs(url.query).items()}
        needed = {
            "/Countries": (), "/Subdivisions": ("countryIsoCode",), "/Groups": ("countryIsoCode",),
            "/SchoolHolidays": ("countryIsoCode", "validFrom", "validTo"),
        }.get(url.path)  # fmt: skip
        if needed is None:
            return 404, "text/plain", b""
        missing = [name for name in needed if not query.get(name)]
        if missing:
            errors = {name: [f"The {name} field is required."] for name in missing}
            return 400, PROBLEM, _problem(400, "One or more validation errors occurred.", errors)
        country = query.get("countryIsoCode", "")
        if url.path == "/Countries":
            return 200, JSON, COUNTRIES
        if url.path == "/Subdivisions":
            return 200, JSON, SUBDIVISIONS.get(country, b"[]")
        if url.path == "/Groups":
            return 200, JSON, GROUPS.get(country, b"[]")
        try:
            first, last = date.fromisoformat(query["validFrom"]), date.fromisoformat(query["validTo"])
        except ValueError:
            return 400, PROBLEM, _problem(400, "One or more validation errors occurred.", {"validFrom": ["The value is not valid."]})
        if not 0 <= (last - first).days <= 1095:
            return 500, PROBLEM, _problem(500, "An error occurred while processing your request.")
        # Only what begins in the days: the real one may do either, and nothing may be lost by it.
        rows = [row for row in HOLIDAYS.get(country, []) if first <= date.fromisoformat(str(row["startDate"])) <= last]
        return 200, JSON, json.dumps(rows, ensure_ascii=False, separators=(",", ":")).encode()


def _problem(status: int, title: str, errors: dict[str, list[str]] | None = None) -> bytes:
    return json.dumps({"type": "https://tools.ietf.org/html/rfc9110", "title": title, "status": status} | ({"errors": errors} if errors else {})).encode()


@contextmanager
def serving() -> Iterator[tuple[str, Interface]]:
    """Serves the double on a free port. Yields its origin, and what it answers."""
    interface = Interface()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            interface.requests.append(self.path)
            if interface.fault(self):
                return
            status, kind, body = interface.answer(self.path)
            send(self, status, kind, body)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", interface
    finally:
        server.shutdown()
        server.server_close()


def send(handler: BaseHTTPRequestHandler, status: int, kind: str, body: bytes, **headers: str) -> None:
    """Sends an answer, packed as the interface does it."""
    packed = gzip.compress(body, 1)
    handler.send_response(status)
    handler.send_header("Content-Type", kind)
    handler.send_header("Content-Encoding", "gzip")
    handler.send_header("Content-Length", str(len(packed)))
    for name, value in headers.items():
        handler.send_header(name, value)
    handler.end_headers()
    handler.wfile.write(packed)


# MARK: Faults


def only(path: str, fault: Callable[[BaseHTTPRequestHandler], None]) -> Callable[[BaseHTTPRequestHandler], bool]:
    """Returns a fault of the addresses that contain a text; of all if it is empty."""

    def answer(handler: BaseHTTPRequestHandler) -> bool:
        if path in handler.path:
            fault(handler)
            return True
        return False

    return answer


def refuse(handler: BaseHTTPRequestHandler) -> None:
    send(handler, 400, PROBLEM, _problem(400, "One or more validation errors occurred."))


def fail(handler: BaseHTTPRequestHandler) -> None:
    send(handler, 500, PROBLEM, _problem(500, "An error occurred while processing your request."))


def cut(handler: BaseHTTPRequestHandler) -> None:
    """Ends the connection in the middle of the body."""
    handler.send_response(200)
    handler.send_header("Content-Type", JSON)
    handler.send_header("Content-Length", "1000")
    handler.end_headers()
    handler.wfile.write(b'[{"id":"1","startDate":"2026-02')
    handler.close_connection = True


def cut_inside(handler: BaseHTTPRequestHandler) -> None:
    """A body that ends too early, with the length of what there is."""
    send(handler, 200, JSON, b'[{"id":"1","startDate":"2026-02-03","endDate":"2026-02-03"')


def other_form(handler: BaseHTTPRequestHandler) -> None:
    send(handler, 200, JSON, b'{"holidays":[]}')


def other_rows(handler: BaseHTTPRequestHandler) -> None:
    send(handler, 200, JSON, b'[{"ID":"1","from":"2026-02-03"},{"ID":"2"}]')


def web_page(handler: BaseHTTPRequestHandler) -> None:
    send(handler, 200, "text/html", b"<!DOCTYPE html><title>Maintenance</title>")


def huge(handler: BaseHTTPRequestHandler) -> None:
    """10 MB of valid JSON, of which a few KB are sent."""
    send(handler, 200, JSON, b"[" + b" " * 10_000_000 + b"]")


def redirect(handler: BaseHTTPRequestHandler) -> None:
    send(handler, 302, "text/plain", b"moved", Location="http://127.0.0.2:9/SchoolHolidays")


def slow(handler: BaseHTTPRequestHandler) -> None:
    handler.send_response(200)
    handler.send_header("Content-Type", JSON)
    handler.send_header("Content-Length", "10000")
    handler.end_headers()
    try:
        for _ in range(100):
            handler.wfile.write(b" ")
            handler.wfile.flush()
            time.sleep(0.2)
    except OSError:
        pass
