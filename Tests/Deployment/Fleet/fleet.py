"""Seven machines with the shipped configurations, unchanged: four of Almanac, two of Varnish, one of HAProxy. An eighth
has the instances' upstream, a ninth the visitors."""

import json
import re
import shutil
import socket
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from balancer import SHIPPED, certificate
from hosts import Host, Network, wait_for
from instance import HOST, PROGRAM, ROOT

HERE = Path(__file__).resolve().parent
ADDRESS = "10.0.0.10"
DATA = ROOT / "Sources/Documents/Data"
#: How the instances are configured; see README.md of the shipped files.
SETTINGS = {
    "ALMANAC_PORT": "8080",
    "ALMANAC_LOG_FORMAT": "json",
    "ALMANAC_LOG_NETWORKS": "yes",
    "ALMANAC_PUBLIC_ADDRESS": f"https://{HOST}",
    "ALMANAC_TRUSTED_PROXIES": "10.0.0.0/24",
    "ALMANAC_HOLIDAYS_SOURCE": f"documents+http://{ADDRESS}:8090/documents",
    "ALMANAC_ALLOW_PRIVATE_UPSTREAMS": "yes",
    "ALMANAC_FRESH_FOR": "15m",
    "ALMANAC_SURROGATE_KEYS": "yes",
}

_SECONDS_TO_START = 180
#: Varnish asks no instance that has just refused a connection, whatever its probe says (`backend_remote_error_holddown`,
#: 0.25 seconds). A program may start in less.
_SECONDS_OF_HOLDDOWN = 0.3


class Fleet:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._network = Network()
        self.instances = [self._host(f"almanac{n}", f"10.0.0.{30 + n}") for n in (1, 2, 3, 4)]
        self.caches = [self._host(f"varnish{n}", f"10.0.0.{20 + n}") for n in (1, 2)]
        self.balancer = self._host("haproxy", "10.0.0.11")
        self.upstream = self._host("upstream", "10.0.0.200")
        self.visitors = self._host("visitors", "10.0.1.1")
        self.seven = [*self.instances, *self.caches, self.balancer]
        self._certificates()
        for host in [*self.caches, self.balancer]:
            self._configure(host)

    def start(self) -> None:
        self.visitors.switch_on(routes=("10.0.0.0/24",))
        for number in range(2, 100):
            self.visitors.call("ip", "address", "add", f"10.0.1.{number}/24", "dev", "eth0")
        self.upstream.switch_on()
        self.upstream.run(
            sys.executable, HERE / "upstream.py", DATA, self._folder / "fullchain.pem", self._folder / "privkey.pem")
        with ThreadPoolExecutor() as pool:
            list(pool.map(self.switch_on, self.seven))
        self.wait_for_all()
        self._started = time.monotonic()

    def seconds_on(self) -> float:
        """How long ago all machines were on."""
        return time.monotonic() - self._started

    def close(self) -> None:
        for host in [*self.seven, self.upstream, self.visitors]:
            if host.is_on:
                host.lose_power()
        self._network.close()

    # MARK: What runs where

    def switch_on(self, host: Host) -> None:
        host.switch_on(routes=("10.0.1.0/24",))
        self.start_programs(host)

    def start_programs(self, host: Host) -> None:
        """Starts what its service manager would start."""
        if host in self.instances:
            environment = SETTINGS | {"ALMANAC_HOST": host.address, "ALMANAC_CACHE_DIRECTORY": str(host.disk / "cache")}
            host.run(PROGRAM, "serve", environment=environment)
            return
        if host in self.caches:
            host.run(*_start_of_varnish(host))
        host.run(
            "haproxy", "-Ws", "-f", "/etc/haproxy/haproxy.cfg", "-f", "/etc/haproxy/fleet.cfg",
            environment={"ALMANAC_FLEET": "yes"})
        host.run("keepalived", "--dont-fork", "--log-console", "--use-file", "/etc/keepalived/keepalived.conf")

    @staticmethod
    def names(host: Host) -> list[str]:
        """The programs on a machine, as `pkill` knows them."""
        if host.name.startswith("almanac"):
            return [PROGRAM.name]
        return ["varnishd", "cache-main", "haproxy"] if host.name.startswith("varnish") else ["haproxy"]

    # MARK: State

    def wait_for_all(self) -> None:
        """Waits until every machine does its part again, and all others know."""
        for host in self.instances:
            wait_for(f"{host.name} to be ready", lambda host=host: self._answers(host, 8080, "ready"), _SECONDS_TO_START)
        for cache in self.caches:
            wait_for(f"{cache.name} to see all instances", lambda cache=cache: self._sees_all(cache), _SECONDS_TO_START)
        for host in [self.balancer, *self.caches]:
            wait_for(f"{host.name} to see all caches", lambda host=host: self._balances(host), _SECONDS_TO_START)
        wait_for("the address", lambda: self.holder() is not None, _SECONDS_TO_START)
        time.sleep(_SECONDS_OF_HOLDDOWN)

    def holder(self) -> Host | None:
        """The machine that has the site's address."""
        having = [it for it in [self.balancer, *self.caches] if it.is_on and f" {ADDRESS}/" in it.call("ip", "address")]
        return having[0] if len(having) == 1 else None

    def get(self, target: str, *arguments: str) -> tuple[int, str, bytes]:
        """What a visitor gets: status, head, body."""
        return self.visitors.fetch("--resolve", f"{HOST}:443:{ADDRESS}", *arguments, f"https://{HOST}{target}")

    def start_load(self, visitors: int, requests: int) -> subprocess.Popen:
        """Starts visitors, who print a report each second until they have sent their requests, or their input ends."""
        return self.visitors.start(sys.executable, HERE / "load.py", ADDRESS, "2", str(visitors), str(requests))

    def asked_upstream(self) -> list[str]:
        """The paths that the upstream was asked for, in order."""
        return [line.split()[1] for line in self.upstream.log.read_text().splitlines() if line.startswith("asked ")]

    def logged(self, path: str) -> list[dict]:
        """The requests for a path that the instances have logged."""
        lines = [line for host in self.instances for line in host.log.read_text().splitlines()]
        return [entry for entry in map(json.loads, lines) if entry.get("path") == path]

    def said(self) -> list[tuple[str, str]]:
        """What the machines said last, and which requests the caches could not answer, each with a heading."""
        said = [(host.name, "\n".join(host.log.read_text().splitlines()[-20:])) for host in self.seven if host.is_on]
        failed = ("varnishlog", "-d", "-g", "request", "-q", "RespStatus >= 500 or BerespStatus >= 500")
        for cache in filter(lambda cache: cache.is_on, self.caches):
            said.append((f"{cache.name}: failed", "\n".join(cache.call(*failed).splitlines()[-150:])))
            said.append((f"{cache.name}: instances", cache.call("varnishadm", "backend.list")))
        return said

    def purge(self, keys: str) -> list[str]:
        said = []
        for cache in self.caches:
            status, _, body = cache.fetch("-X", "PURGE", "-H", f"Surrogate-Key: {keys}", "http://127.0.0.1:6083/")
            said.append(f"{status} {body.decode().strip()}")
        return said

    def counter(self, cache: Host, name: str) -> int:
        return int(cache.call("varnishstat", "-1", "-f", name).split()[1])

    def _answers(self, host: Host, port: int, what: str) -> bool:
        return host.fetch("-H", f"Host: {HOST}", f"http://{host.address}:{port}/health/{what}")[0] == 200

    def _sees_all(self, cache: Host) -> bool:
        if not self._answers(cache, 6081, "varnish"):
            return False
        listed = cache.call("varnishadm", "backend.list")
        return len(re.findall(r"almanac_\d.*\bhealthy\b", listed)) == len(self.instances)

    @staticmethod
    def _balances(host: Host) -> bool:
        # The path of the machine's own /run, from outside.
        path = f"/proc/{host.first_process}/root/run/haproxy/admin.sock"
        if not Path(path).exists():
            return False
        with socket.socket(socket.AF_UNIX) as connection:
            connection.connect(path)
            connection.sendall(b"show servers state\n")
            said = b"".join(iter(lambda: connection.recv(65536), b"")).decode()
        states = [line.split()[5] for line in said.splitlines()[2:] if " varnish-" in line]
        return len(states) == 4 and set(states) == {"2"}

    # MARK: Configuration

    def _host(self, name: str, address: str) -> Host:
        return Host(self._network, name, address, self._folder / name)

    def _certificates(self) -> None:
        """One for the site and one for the upstream, which every machine trusts."""
        chain, key = certificate(self._folder)
        self._site = chain.read_text() + key.read_text()
        certificate(self._folder, "upstream.example")

    def _configure(self, host: Host) -> None:
        etc = host.disk / "etc"
        for folder in ("varnish", "haproxy", "keepalived"):
            shutil.copytree(SHIPPED / folder, etc / folder)
            host.folders[f"/etc/{folder}"] = etc / folder
        priority = {"haproxy": 150, "varnish1": 100, "varnish2": 50}[host.name]
        file = etc / "keepalived/keepalived.conf"
        text = file.read_text().replace("priority 150", f"priority {priority}")
        # The file is that of 10.0.0.11; elsewhere that machine is a peer.
        text = re.sub(rf"(?m)^(        ){re.escape(host.address)} ", r"\g<1>10.0.0.11 ", text)
        file.write_text(text.replace("unicast_src_ip 10.0.0.11", f"unicast_src_ip {host.address}"))
        (etc / "ssl/almanac").mkdir(parents=True)
        (etc / "ssl/almanac/haproxy.pem").write_text(self._site)
        shutil.copytree(self._folder, etc / "ssl/certs", ignore=lambda folder, names: set(names) - {"fullchain.pem"})
        subprocess.run(["openssl", "rehash", etc / "ssl/certs"], check=True, capture_output=True)
        host.folders["/etc/ssl"] = etc / "ssl"
        (etc / "hosts").write_text(f"127.0.0.1 localhost\n{self.upstream.address} upstream.example\n")
        host.folders["/etc/hosts"] = etc / "hosts"
        # A name server that nobody answers for.
        (etc / "resolv.conf").write_text("nameserver 10.0.0.253\n")
        host.folders["/etc/resolv.conf"] = etc / "resolv.conf"


def _start_of_varnish(host: Host) -> list[str]:
    """The command of the shipped unit."""
    unit = (SHIPPED / "varnish/varnish.service.conf").read_text().replace("\\\n", " ")
    command = re.search(r"^ExecStart=(/.+)$", unit, re.MULTILINE)[1]
    return command.replace("${ADDRESS}", host.address).split()
