"""The program that ships, without its page cache, and what each request costs it: in all, and on its event loops."""

import os
import socket
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
#: The program as packages build it; the variable ALMANAC gives the path of another build.
PROGRAM = Path(os.environ.get("ALMANAC", ROOT / ".build/release/almanac"))
HOST = "almanac.example"
#: What the name of each thread of an event loop begins with (SwiftNIO).
_LOOP = "NIO-ELT"


@dataclass(frozen=True)
class Request:
    """A request, as a visitor sends it. Two that are equal are sent only once."""

    target: str
    coding: str = "br"
    #: Whether a browser navigates, which may get the opening of a page first.
    navigates: bool = False
    cookie: str = ""
    #: A form; empty for GET.
    form: str = ""

    def bytes(self) -> bytes:
        lines = [f"{'POST' if self.form else 'GET'} {self.target} HTTP/1.1", f"Host: {HOST}"]
        if self.coding:
            lines.append(f"Accept-Encoding: {self.coding}")
        if self.navigates:
            lines.append("Sec-Fetch-Mode: navigate")
        if self.cookie:
            lines.append(f"Cookie: {self.cookie}")
        if self.form:
            lines += ["Sec-Fetch-Site: same-origin", "Content-Type: application/x-www-form-urlencoded"]
            lines.append(f"Content-Length: {len(self.form)}")
        return ("\r\n".join(lines) + "\r\n\r\n" + self.form).encode()

    @classmethod
    def parse(cls, text: str) -> "Request":
        """The inverse of `str`."""
        target, _, rest = text.partition(" (")
        coding, *notes = rest.removesuffix(")").split(", ")
        navigates = "navigates" in notes
        others = [note for note in notes if note != "navigates"]
        cookie = next((note for note in others if note.startswith("__Host-")), "")
        form = next((note for note in others if note != cookie), "")
        return cls(target, "" if coding == "identity" else coding, navigates, cookie, form)

    def __str__(self) -> str:
        notes = [self.coding or "identity"] + ["navigates"] * self.navigates + [self.cookie] * bool(self.cookie)
        return f"{self.target} ({', '.join(notes + [self.form] * bool(self.form))})"


@dataclass(frozen=True)
class Cost:
    """Processor time in milliseconds, and the status of the response."""

    status: int
    #: Of the whole process.
    total: float
    #: Of the event loops: those connections wait for it.
    loop: float
    #: Of the threads that make what is declared as much work (Places: `work`).
    worker: float

    def least(self, other: "Cost") -> "Cost":
        """The least of two runs of a request: one of them may have been disturbed, or have read a document."""
        least = (min(pair) for pair in zip((self.total, self.loop, self.worker), (other.total, other.loop, other.worker)))
        return Cost(self.status, *least)


class Thread:
    """A thread's processor time. Exact only while the thread sleeps: Linux adds up when a thread gives up its processor."""

    def __init__(self, folder: Path) -> None:
        self._stat = os.open(folder / "stat", os.O_RDONLY)
        self._time = os.open(folder / "schedstat", os.O_RDONLY)

    def asleep(self) -> "Thread":
        while True:
            line = os.pread(self._stat, 512, 0)
            if line[line.rindex(b")") + 2 : line.rindex(b")") + 3] != b"R":
                return self
            os.sched_yield()

    def nanoseconds(self) -> int:
        return int(os.pread(self._time, 64, 0).split(b" ", 1)[0])


class Server:
    """One process, and one connection to it."""

    def __init__(self, *options: str) -> None:
        command = [PROGRAM, "--port", "0", "--today", "2026-11-21", "--public-address", f"https://{HOST}", *options]
        command += ["--log-format", "off"]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        port = int(self._process.stdout.readline().rsplit(":", 1)[1].strip().rstrip("/"))
        # Linux has a clock for each process (clock_getcpuclockid).
        self._clock = (~self._process.pid << 3) | 2
        self._connection = socket.create_connection(("127.0.0.1", port), timeout=120)
        self._connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._loops, self._workers = self._threads(), {}
        if not self._loops:
            raise RuntimeError(f"no thread of the program is named {_LOOP}…")

    def _threads(self) -> dict[str, Thread]:
        folders = Path(f"/proc/{self._process.pid}/task").iterdir()
        return {it.name: Thread(it) for it in folders if (it / "comm").read_text().startswith(_LOOP)}

    def find_workers(self) -> None:
        """Finds the threads for much work. They start with the first of it, and have the name of the loop that started them."""
        self.answer(Request("/data"))
        self._workers = {name: it for name, it in self._threads().items() if name not in self._loops}
        if not self._workers:
            raise RuntimeError("no thread has started for much work: /data is made on an event loop")

    def cost(self, request: Request, runs: int = 1) -> Cost:
        """Returns the least cost of some runs."""
        best = self._once(request.bytes())
        for _ in range(runs - 1):
            best = best.least(self._once(request.bytes()))
        return best

    def _once(self, request: bytes) -> Cost:
        before = self._spent()
        self._connection.sendall(request)
        status, _ = self._response()
        total, loop, worker = (after - begun for after, begun in zip(self._spent(), before))
        return Cost(status, total / 1e6, loop / 1e6, worker / 1e6)

    def _spent(self) -> tuple[int, int, int]:
        """Nanoseconds of the process, of its loops and of its workers, once both are idle."""
        loop = sum(it.asleep().nanoseconds() for it in self._loops.values())
        worker = sum(it.asleep().nanoseconds() for it in self._workers.values())
        return time.clock_gettime_ns(self._clock), loop, worker

    def answer(self, request: Request) -> tuple[int, bytes]:
        """Returns status and body."""
        self._connection.sendall(request.bytes())
        return self._response()

    def _response(self) -> tuple[int, bytes]:
        bytes = b""
        while (end := bytes.find(b"\r\n\r\n")) < 0:
            bytes += self._received()
        status, head = int(bytes[9:12]), bytes[:end].lower()
        body = [bytes[end + 4 :]]
        if b"\r\ntransfer-encoding: chunked" in head:
            while not b"".join(body[-2:]).endswith(b"0\r\n\r\n"):
                body.append(self._received())
        elif status not in (204, 304):
            left = int(head.partition(b"\r\ncontent-length: ")[2].partition(b"\r\n")[0]) - len(body[0])
            while left > 0:
                body.append(self._received())
                left -= len(body[-1])
        return status, b"".join(body)

    def _received(self) -> bytes:
        part = self._connection.recv(1 << 20)
        if not part:
            raise ConnectionError("the program closed the connection")
        return part

    def stop(self) -> None:
        self._connection.close()
        self._process.terminate()
        self._process.wait()
