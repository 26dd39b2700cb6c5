"""The shipped configurations of nginx and HAProxy, run on free ports of this machine."""

import re
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from instance import HOST, Instance

HERE = Path(__file__).resolve().parent
#: What an operator takes: the configurations and units.
SHIPPED = HERE.parents[1] / "Sources/Deployment"

_SECONDS_TO_START = 180


@dataclass(frozen=True)
class Balancer:
    """A running balancer, and its ports on 127.0.0.1."""

    name: str
    plain_port: int
    secure_port: int
    #: The socket that reports the state of the instances; None for nginx, which does not check them.
    admin: Path | None = None
    #: The access log.
    log: Path | None = None
    #: Everything that it writes: logs, cache and temporary files.
    folders: list[Path] = field(default_factory=list)

    def wait_for_all(self) -> None:
        """Waits until the balancer considers all instances ready."""
        self._wait("take all instances for ready", lambda ready: bool(ready) and all(ready))

    def wait_for_lost(self, count: int) -> None:
        """Waits until this many instances fail the balancer's checks."""
        self._wait(f"notice that {count} instances do not answer", lambda ready: ready.count(False) == count)

    def _wait(self, what: str, is_so: Callable[[list[bool]], bool]) -> None:
        deadline = time.monotonic() + _SECONDS_TO_START
        while self.admin is not None and not is_so(self._ready()):
            if time.monotonic() > deadline:
                raise RuntimeError(f"{self.name} does not {what}")
            time.sleep(0.05)

    def refusals(self) -> list[str]:
        """The last lines of the log that tell of no answer, or of a machine that went or came."""
        lines = [] if self.log is None else self.log.read_text(errors="replace").splitlines()
        return [line for line in lines if '"status":50' in line or not line.startswith("{")][-40:]

    def _ready(self) -> list[bool]:
        """Whether each instance passes the checks. Empty before the balancer answers on its socket.

        HAProxy names that socket after it binds its ports, so a client may be served before the socket is there.
        """
        with socket.socket(socket.AF_UNIX) as connection:
            try:
                connection.connect(str(self.admin))
            except (FileNotFoundError, ConnectionRefusedError):
                return []
            connection.sendall(b"show servers state almanac\n")
            said = b"".join(iter(lambda: connection.recv(65536), b"")).decode()
        # The first two lines are the format's version and the column names. The fourth column is the name, the sixth
        # the state; 2 is "running".
        columns = [line.split() for line in said.splitlines()[2:] if line]
        return [column[5] == "2" for column in columns if not column[3].endswith("-unchecked")]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def certificate(folder: Path, host: str = HOST) -> tuple[Path, Path]:
    """Creates a self-signed certificate for a host. Returns the paths of the certificate and of its key."""
    chain, key = folder / "fullchain.pem", folder / "privkey.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
         "-keyout", key, "-out", chain, "-days", "2", "-subj", f"/CN={host}", "-addext", f"subjectAltName=DNS:{host}"],
        check=True, capture_output=True,
    )
    return chain, key


def changed(text: str, changes: dict[str, str]) -> str:
    """Applies the changes. Fails if a text to replace is missing, because the tests must run the shipped file."""
    for old, new in changes.items():
        if old not in text:
            raise ValueError(f"the configuration has no {old!r}")
        text = text.replace(old, new)
    return text


#: Replaces the shipped limits for each client with ones that no test reaches; only the tests of limits keep them.
_NGINX_LIMITS = {
    "rate=50r/s": "rate=1000000r/s",
    "limit_conn almanac_connections 100;": "limit_conn almanac_connections 10000;",
}
_HAPROXY_LIMITS = {"sc0_conn_cur gt 100": "sc0_conn_cur gt 10000", "sc0_http_req_rate gt 600": "sc0_http_req_rate gt 1000000"}


@contextmanager
def nginx(
    folder: Path, instances: list[Instance], *, limits: bool = False, changes: dict[str, str] | None = None
) -> Iterator[Balancer]:
    """Runs nginx. `limits` keeps the shipped limits for each client; `changes` are more replacements in the file."""
    chain, key = certificate(folder)
    plain, secure = free_port(), free_port()
    written = folder / "written"
    written.mkdir()
    text = changed(
        (SHIPPED / "nginx/almanac.conf").read_text(),
        {
            "/run/almanac-1/http.sock": str(instances[0].socket),
            "/run/almanac-2/http.sock": str(instances[1].socket),
            "/var/cache/nginx/almanac": str(written / "cache"),
            "/var/log/nginx/almanac.log": str(written / "access.log"),
            "/etc/nginx/snippets": str(SHIPPED / "nginx"),
            "/etc/ssl/almanac/fullchain.pem": str(chain),
            "/etc/ssl/almanac/privkey.pem": str(key),
            "listen 80": f"listen 127.0.0.1:{plain}",
            "listen 443": f"listen 127.0.0.1:{secure}",
        }
        | ({} if limits else _NGINX_LIMITS)
        | (changes or {}),
    )
    # The machine may have no IPv6, and ports 80 and 443 may be in use.
    text = re.sub(r"\n    listen \[::\].*;", "", text)
    (folder / "almanac.conf").write_text(text)
    with running_nginx(folder, written, plain):
        yield Balancer("nginx", plain, secure, log=written / "access.log", folders=[written])


@contextmanager
def running_nginx(folder: Path, written: Path, port: int) -> Iterator[None]:
    """Runs nginx with the folder's almanac.conf. Everything that it writes is in `written`."""
    main = folder / "nginx.conf"
    # Like Debian's file, which logs requests outside any server block, and compresses pages.
    main.write_text(
        f"daemon off; pid {folder}/pid; worker_processes 1; user root;\n"
        "events { worker_connections 1024; }\n"
        f"http {{ access_log {written}/other.log; gzip on; "
        f"client_body_temp_path {written}/t1; proxy_temp_path {written}/t2; fastcgi_temp_path {written}/t3; "
        f"uwsgi_temp_path {written}/t4; scgi_temp_path {written}/t5; include {folder}/almanac.conf; }}\n"
    )
    command = ["/usr/sbin/nginx", "-p", folder, "-c", main, "-e", written / "error.log"]
    checked = subprocess.run([*command, "-t"], check=True, capture_output=True, text=True)
    if "[warn]" in checked.stderr:
        raise RuntimeError(checked.stderr)
    with _running(command, port, folder / "said"):
        yield


@contextmanager
def haproxy(
    folder: Path, instances: list[Instance], *, limits: bool = False, changes: dict[str, str] | None = None
) -> Iterator[Balancer]:
    """Runs HAProxy. `limits` keeps the shipped limits for each client; `changes` are more replacements in the file."""
    chain, key = certificate(folder)
    pem = folder / "haproxy.pem"
    pem.write_text(chain.read_text() + key.read_text())
    plain, secure = free_port(), free_port()
    written = folder / "written"
    written.mkdir()
    text = changed(
        (SHIPPED / "haproxy/haproxy.cfg").read_text(),
        {
            "/run/almanac-1/http.sock": str(instances[0].socket),
            "/run/almanac-2/http.sock": str(instances[1].socket),
            "/etc/ssl/almanac/haproxy.pem": str(pem),
            "/run/haproxy/admin.sock": str(folder / "admin.sock"),
            "bind :80": f"bind 127.0.0.1:{plain}",
            "bind :443": f"bind 127.0.0.1:{secure}",
            "    user haproxy\n    group haproxy\n": "",
        }
        | ({} if limits else _HAPROXY_LIMITS)
        | (changes or {}),
    )
    main = folder / "haproxy.cfg"
    main.write_text(text)
    command = ["/usr/sbin/haproxy", "-db", "-f", main]
    checked = subprocess.run([*command, "-c"], check=True, capture_output=True, text=True)
    if "[WARNING]" in checked.stderr:
        raise RuntimeError(checked.stderr)
    log = written / "haproxy.log"
    with _running(command, plain, log):
        yield Balancer("haproxy", plain, secure, folder / "admin.sock", log=log, folders=[written])


@contextmanager
def _running(command: list, port: int, log: Path) -> Iterator[None]:
    """Runs a balancer, with its output in the log."""
    with log.open("wb") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said)
    try:
        deadline = time.monotonic() + _SECONDS_TO_START
        while not _listens(port):
            if process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"{command[0]} did not start")
            time.sleep(0.02)
        yield
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
