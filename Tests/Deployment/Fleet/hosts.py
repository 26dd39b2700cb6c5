"""Machines in a network of their own: namespaces of this machine (network, processes, mounts), joined by a bridge.

Needs root. Nothing outside the namespaces is changed, and everything in them ends with the tests.
"""

import os
import subprocess
import time
from pathlib import Path

_SECONDS_TO_START = 180


def are_possible() -> bool:
    """Whether this machine allows what hosts are made of. A container may not, even to root."""
    probe = "mount -t tmpfs tmpfs /run && ip link add bridge type bridge && ip link add one type veth peer name two"
    command = ["unshare", "--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc", "sh", "-c", probe]
    return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode == 0


class Host:
    """A machine that can lose its power and be switched on again. Its disk and its network card stay the same."""

    def __init__(self, network: "Network", name: str, address: str, disk: Path) -> None:
        self.name, self.address, self.disk = name, address, disk
        #: What replaces the folders of the system on this machine, by their paths.
        self.folders: dict[str, Path] = {}
        #: Where `run` writes the output of its programs.
        self.log = disk / "log"
        self._network = network
        self._starts = 0
        self._machine: subprocess.Popen | None = None
        self.first_process = 0
        disk.mkdir(parents=True, exist_ok=True)

    @property
    def is_on(self) -> bool:
        return self._machine is not None

    def switch_on(self, routes: tuple[str, ...] = ()) -> None:
        self._machine = subprocess.Popen(
            ["unshare", "--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc", "--propagation", "private",
             "sleep", "infinity"]
        )
        self.first_process = self._find_first_process()
        for path, folder in self.folders.items():
            self.call("mount", "--bind", folder, path)
        for path in ("/run", "/var/lib/varnish"):
            self.call("mount", "-t", "tmpfs", "tmpfs", path)
        self.call("mkdir", "-p", "/run/haproxy")
        self._starts += 1
        self._network.connect(self, self._cable, self.first_process)
        number = int(self.address.rpartition(".")[2])
        self.call("ip", "link", "set", "lo", "up")
        self.call("ip", "link", "set", "eth0", "address", f"02:00:00:00:00:{number:02x}", "up")
        self.call("ip", "address", "add", f"{self.address}/24", "dev", "eth0")
        for route in routes:
            self.call("ip", "route", "add", route, "dev", "eth0")

    def lose_power(self) -> None:
        """Ends every process without a word to anybody: the cable is dead before them."""
        self._network.call("ip", "link", "set", self._cable, "down")
        self._machine.kill()
        self._machine.wait()
        self._machine = None

    def kill(self, name: str) -> None:
        """Kills the programs of this name. The machine stays on, and refuses connections."""
        self.call("pkill", "-9", "-x", name)
        # They end some time after the signal was sent, and keep their ports until then.
        wait_for(f"{name} of {self.name} to end", lambda: not self._runs(name))

    def _runs(self, name: str) -> bool:
        """Whether a program of this name still has its ports.

        The first thread of a program may be gone, and the program look like a zombie, while others have not ended yet.
        """
        return any(
            name == self._read(process / "comm").strip()
            and (self._read(process / "stat").rpartition(")")[2].split()[:1] not in ([], ["Z"], ["X"])
                 or self._threads(process) > 1)
            for process in Path(f"/proc/{self.first_process}/root/proc").glob("[0-9]*")
        )

    @staticmethod
    def _threads(process: Path) -> int:
        """How many threads a process has, 0 if it is gone."""
        try:
            return len(os.listdir(process / "task"))
        except OSError:
            return 0

    @staticmethod
    def _read(file: Path) -> str:
        """The text of a file, empty if its process is gone."""
        try:
            return file.read_text(errors="replace")
        except OSError:
            return ""

    def run(self, *command: object, environment: dict[str, str] | None = None) -> None:
        """Starts a program that ends with the machine."""
        assignments = [f"{name}={value}" for name, value in (environment or {}).items()]
        with self.log.open("ab") as log:
            subprocess.Popen(self._entered("env", *assignments, *command), stdout=log, stderr=log)

    def call(self, *command: object) -> str:
        """Runs a command to its end. Returns its output."""
        done = subprocess.run(self._entered(*command), capture_output=True, check=False, text=True)
        if done.returncode != 0:
            raise RuntimeError(f"{self.name}: {' '.join(map(str, command))}: {done.stderr}{done.stdout}")
        return done.stdout

    def start(self, *command: object) -> subprocess.Popen:
        """Starts a program whose output the caller reads."""
        return subprocess.Popen(
            self._entered(*command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def fetch(self, *arguments: str) -> tuple[int, str, bytes]:
        """Runs curl on this machine. Returns status (0 if there was no response), head and body."""
        done = subprocess.run(
            self._entered("curl", "-sk", "-i", "--http1.1", "-m", "20", *arguments), capture_output=True, check=False)
        head, _, body = done.stdout.partition(b"\r\n\r\n")
        words = head.split(None, 2)
        return (int(words[1]) if len(words) > 1 else 0), head.decode("latin-1"), body

    def _entered(self, *command: object) -> list[str]:
        return ["nsenter", "-t", str(self.first_process), "--net", "--mount", "--pid", *map(str, command)]

    @property
    def _cable(self) -> str:
        return f"{self.name}.{self._starts}"

    def _find_first_process(self) -> int:
        children = Path(f"/proc/{self._machine.pid}/task/{self._machine.pid}/children")

        def sleeps() -> bool:
            found = children.read_text().split()
            return bool(found) and Path(f"/proc/{found[0]}/comm").read_text() == "sleep\n"

        wait_for(f"{self.name} to be switched on", sleeps)
        return int(children.read_text().split()[0])


class Network:
    """A bridge, in a namespace of its own."""

    def __init__(self) -> None:
        self._machine = subprocess.Popen(["unshare", "--net", "sleep", "infinity"])
        wait_for("the bridge", lambda: Path(f"/proc/{self._machine.pid}/comm").read_text() == "sleep\n")
        self.call("ip", "link", "add", "bridge", "type", "bridge")
        self.call("ip", "link", "set", "bridge", "up")

    def connect(self, host: Host, cable: str, process: int) -> None:
        """Connects a machine, given its first process, as `eth0` there."""
        self.call("ip", "link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", str(process))
        self.call("ip", "link", "set", cable, "master", "bridge", "up")

    def call(self, *command: str) -> None:
        subprocess.run(["nsenter", "-t", str(self._machine.pid), "--net", *command], check=True)

    def close(self) -> None:
        self._machine.kill()
        self._machine.wait()


def wait_for(what: str, condition, seconds: float = _SECONDS_TO_START) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            raise RuntimeError(f"waited {seconds} seconds for {what}")
        time.sleep(0.05)
