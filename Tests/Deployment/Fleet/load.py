"""Visitors of the site, each with an address and a name of its own: `load.py SITE FIRST-ADDRESS VISITORS REQUESTS`.

A visitor keeps a connection, and repeats a GET on a new one if the connection broke, or if nothing came for ten seconds
(RFC 9110, section 9.2.2). Repeats are counted by their reason. Every response is judged: another status than 200, a page
that is not whole, or one with another visitor's name has failed.

Prints a line of JSON each second, and the last one has `"over": true`. Ends early when its input ends.
"""

import gzip
import http.client
import json
import random
import re
import socket
import ssl
import sys
import threading
import time
from collections import Counter

HOST = "almanac.example"
SITE, FIRST, VISITORS, REQUESTS = sys.argv[1], *map(int, sys.argv[2:])
COUNTRIES = "DE FR US GB IT ES PL NL BE AT CH SE NO FI DK PT GR CZ HU RO IE JP CN IN BR MX CA AU NZ ZA".split()
YEARS = (2025, 2026, 2027)
#: HAProxy's limit is 600 requests in ten seconds from one address.
INTERVAL = 0.02


class Tally:
    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._left = REQUESTS
        self.seen: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        self.repeats: Counter[str] = Counter()
        self.failures: list[str] = []
        self.slowest = 0.0
        self.slow = 0

    def next(self) -> int | None:
        with self._lock:
            self._left -= 1
            return self._left if self._left >= 0 else None

    def stop(self) -> None:
        with self._lock:
            self._left = 0

    def count(self, kind: str, seen: str, failure: str | None, seconds: float) -> None:
        with self._lock:
            self.kinds[kind] += 1
            self.seen[seen] += 1
            self.slowest = max(self.slowest, seconds)
            self.slow += seconds > 1
            if failure:
                self.failures.append(failure)

    def count_repeat(self, reason: str) -> None:
        with self._lock:
            self.repeats[reason] += 1

    def report(self, *, over: bool) -> None:
        with self._lock:
            told = {
                "time": time.time(), "over": over, "requests": sum(self.seen.values()), "statuses": self.seen,
                "kinds": self.kinds, "repeats": self.repeats, "failed": len(self.failures), "failures": self.failures[:5],
                "slowest": round(self.slowest, 2), "slow": self.slow,
            }
        print(json.dumps(told), flush=True)


class Connection(http.client.HTTPSConnection):
    def __init__(self, source: str) -> None:
        super().__init__(HOST, timeout=10)
        self._source = source

    def connect(self) -> None:
        context = ssl.create_default_context()
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
        plain = socket.create_connection((SITE, 443), timeout=10, source_address=(self._source, 0))
        plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.sock = context.wrap_socket(plain, server_hostname=HOST)


class Visitor(threading.Thread):
    def __init__(self, number: int, tally: Tally) -> None:
        super().__init__()
        self._tally = tally
        self._name = f"Visitor{number}x"
        self._random = random.Random(number)
        self._connection = Connection(f"10.0.1.{FIRST + number}")
        self._cookie = ""

    def run(self) -> None:
        while not self._cookie and self._tally.next() is not None:
            self._save_name()
        while self._tally.next() is not None:
            start = time.monotonic()
            self._visit()
            time.sleep(max(0, start + INTERVAL - time.monotonic()))
        self._connection.close()

    def _save_name(self) -> None:
        """A form is not safe to repeat, so this one is sent before any machine dies."""
        form = {"Content-Type": "application/x-www-form-urlencoded", "Origin": f"https://{HOST}"}
        start = time.monotonic()
        self._connection.request("POST", "/options", body=f"name={self._name}&look=dark", headers=form)
        answer = self._connection.getresponse()
        answer.read()
        self._cookie = (answer.getheader("Set-Cookie") or "").partition(";")[0]
        self._tally.count("form", str(answer.status), None if answer.status == 303 else f"form: {answer.status}",
                          time.monotonic() - start)

    def _visit(self) -> None:
        kind, target = self._choose()
        headers = {"Cookie": self._cookie, "Accept-Encoding": self._random.choice(["identity", "gzip"])}
        start = time.monotonic()
        try:
            answer, body = self._get(target, headers)
        except Exception as error:
            failure = f"{target}: {type(error).__name__}: {error}"
            self._tally.count(kind, type(error).__name__, failure, time.monotonic() - start)
            return
        failure = self._judge(kind, answer, body)
        self._tally.count(kind, str(answer.status), failure and f"{target}: {failure}", time.monotonic() - start)

    def _get(self, target: str, headers: dict[str, str]) -> tuple[http.client.HTTPResponse, bytes]:
        for attempt in range(4):
            reason = "no response"
            try:
                self._connection.request("GET", target, headers=headers)
                answer = self._connection.getresponse()
                reason = "broken off"
                return answer, answer.read()
            except (OSError, http.client.HTTPException) as error:
                self._connection.close()
                if attempt == 3:
                    raise
                self._tally.count_repeat(f"{reason}: {type(error).__name__}")
        raise AssertionError

    def _choose(self) -> tuple[str, str]:
        chance, year = self._random.random(), self._random.choice(YEARS)
        country = COUNTRIES[min(int(self._random.expovariate(0.15)), len(COUNTRIES) - 1)]
        if chance < 0.60:
            return "page", f"/holidays/{country}/{year}"
        if chance < 0.70:
            return "new", f"/quotes?draw={self._random.randrange(2, 10**6)}"
        if chance < 0.80:
            return "personal", "/greeting?show=1"
        if chance < 0.85:
            return "personal", "/"
        return "feed", f"/holidays/{country}" + self._random.choice([".ics", f"/{year}.json", f"/{year}/calendar"])

    def _judge(self, kind: str, answer: http.client.HTTPResponse, body: bytes) -> str | None:
        if answer.status != 200:
            return str(answer.status)
        if answer.getheader("Content-Encoding") == "gzip":
            body = gzip.decompress(body)
        if kind in ("page", "new", "personal") and not body.rstrip().endswith(b"</html>"):
            return "not whole"
        names = set(re.findall(rb"Visitor\d+x", body))
        if names - {self._name.encode()}:
            return f"has the name of {names}"
        if kind == "personal" and "greeting" in str(answer.getheader("Content-Location") or "") and not names:
            return "has no name"
        return None


def main() -> None:
    tally = Tally()
    visitors = [Visitor(number, tally) for number in range(VISITORS)]
    for visitor in visitors:
        visitor.start()
    threading.Thread(target=lambda: (sys.stdin.read(), tally.stop()), daemon=True).start()
    while any(visitor.is_alive() for visitor in visitors):
        time.sleep(1)
        tally.report(over=False)
    tally.report(over=True)


main()
