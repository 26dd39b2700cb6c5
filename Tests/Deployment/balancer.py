"""The shipped configurations of nginx and HAProxy, run on free ports of this machine."""

import re
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from instance import HOST, Instance

HERE = Path(__file__).resolve().parent

_SECONDS_TO_START = 10


@dataclass(frozen=True)
class Balancer:
    """Where it listens, on 127.0.0.1."""

    name: str
    plain_port: int
    secure_port: int
    #: Where it can be asked what it thinks of the instances; None where it thinks nothing of them.
    admin: Path | None = None

    def wait_for_all(self) -> None:
        """Returns when all instances are taken for ready."""
        deadline = time.monotonic() + _SECONDS_TO_START
        while self.admin is not None and not self._sees_all():
            if time.monotonic() > deadline:
                raise RuntimeError(f"{self.name} does not take all instances for ready")
            time.sleep(0.05)

    def _sees_all(self) -> bool:
        with socket.socket(socket.AF_UNIX) as connection:
            connection.connect(str(self.admin))
            connection.sendall(b"show servers state almanac\n")
            said = b"".join(iter(lambda: connection.recv(65536), b"")).decode()
        # Behind the format's number and the names of the columns; the sixth is the state, 2 is "running".
        states = [line.split()[5] for line in said.splitlines()[2:] if line]
        return bool(states) and all(state == "2" for state in states)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for the host, signed by itself, and its key."""
    chain, key = folder / "fullchain.pem", folder / "privkey.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
         "-keyout", key, "-out", chain, "-days", "2", "-subj", f"/CN={HOST}", "-addext", f"subjectAltName=DNS:{HOST}"],
        check=True, capture_output=True,
    )
    return chain, key


def _changed(text: str, changes: dict[str, str]) -> str:
    """Fails where something is no longer there to be changed: the tests run what is shipped."""
    for old, new in changes.items():
        if old not in text:
            raise ValueError(f"the configuration has no {old!r}")
        text = text.replace(old, new)
    return text


@contextmanager
def nginx(folder: Path, instances: list[Instance]) -> Iterator[Balancer]:
    chain, key = certificate(folder)
    plain, secure = free_port(), free_port()
    text = _changed(
        (HERE / "nginx/almanac.conf").read_text(),
        {
            "/run/almanac-1/http.sock": str(instances[0].socket),
            "/run/almanac-2/http.sock": str(instances[1].socket),
            "/var/cache/nginx/almanac": str(folder / "cache"),
            "/etc/ssl/almanac/fullchain.pem": str(chain),
            "/etc/ssl/almanac/privkey.pem": str(key),
            "listen 80": f"listen 127.0.0.1:{plain}",
            "listen 443": f"listen 127.0.0.1:{secure}",
        },
    )
    # The machine may have no IPv6, and the ports are taken.
    text = re.sub(r"\n    listen \[::\].*;", "", text)
    (folder / "almanac.conf").write_text(text)
    main = folder / "nginx.conf"
    main.write_text(
        f"daemon off; pid {folder}/pid; worker_processes 1; user root;\n"
        "events { worker_connections 1024; }\n"
        f"http {{ access_log off; client_body_temp_path {folder}/t1; proxy_temp_path {folder}/t2; "
        f"fastcgi_temp_path {folder}/t3; uwsgi_temp_path {folder}/t4; scgi_temp_path {folder}/t5; "
        f"include {folder}/almanac.conf; }}\n"
    )
    command = ["/usr/sbin/nginx", "-p", folder, "-c", main, "-e", folder / "error.log"]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    with _running(command, plain):
        yield Balancer("nginx", plain, secure)


@contextmanager
def haproxy(folder: Path, instances: list[Instance]) -> Iterator[Balancer]:
    chain, key = certificate(folder)
    pem = folder / "haproxy.pem"
    pem.write_text(chain.read_text() + key.read_text())
    plain, secure = free_port(), free_port()
    text = _changed(
        (HERE / "haproxy/haproxy.cfg").read_text(),
        {
            "/run/almanac-1/http.sock": str(instances[0].socket),
            "/run/almanac-2/http.sock": str(instances[1].socket),
            "/etc/ssl/almanac/haproxy.pem": str(pem),
            "/run/haproxy/admin.sock": str(folder / "admin.sock"),
            "bind :80": f"bind 127.0.0.1:{plain}",
            "bind :443": f"bind 127.0.0.1:{secure}",
            "    user haproxy\n    group haproxy\n": "",
        },
    )
    main = folder / "haproxy.cfg"
    main.write_text(text)
    command = ["/usr/sbin/haproxy", "-db", "-f", main]
    checked = subprocess.run([*command, "-c"], check=True, capture_output=True, text=True)
    if "[WARNING]" in checked.stderr:
        raise RuntimeError(checked.stderr)
    with _running(command, plain):
        yield Balancer("haproxy", plain, secure, folder / "admin.sock")


@contextmanager
def _running(command: list, port: int) -> Iterator[None]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
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
