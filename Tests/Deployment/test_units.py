"""Checks the units, which cannot run here, against the program and the tools that read them."""

import http.server
import os
import re
import shutil
import socket
import subprocess
import threading
from pathlib import Path

import instance
import pytest
from balancer import SHIPPED

_UNIT = SHIPPED / "systemd/almanac@.service"
_HEALTHY = SHIPPED / "container/healthy"


def test_the_program_knows_every_option_that_is_shipped() -> None:
    unit = re.search("ExecStart=.*", _UNIT.read_text())[0]
    options = set(re.findall(r"--[a-z-]+", unit + " ".join(instance.OPTIONS)))
    container = (SHIPPED / "container/Containerfile").read_text()
    variables = re.findall(r"(?m)\bALMANAC_([A-Z_]+)=", _UNIT.read_text() + container)
    options |= {"--" + name.lower().replace("_", "-") for name in variables}
    known = instance.help_text()
    assert {option for option in options if option not in known} == set()


def test_the_file_of_settings_overrides_the_unit() -> None:
    """An option would override the file; a variable does not, because systemd reads the file after all `Environment=`."""
    unit = _UNIT.read_text()
    assert re.findall("ExecStart=.* serve(.*)", unit) == [""]
    # The file of one instance comes after that of all.
    assert re.findall("EnvironmentFile=-(.*)", unit) == ["/etc/almanac/environment", "/etc/almanac/environment-%i"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for unit in (SHIPPED / "systemd").iterdir():
        text = unit.read_text().replace("/usr/local/bin/almanac", str(instance.PROGRAM))
        (tmp_path / unit.name.replace("@", "@1")).write_text(text.replace("%i", "1"))
        (tmp_path / unit.name).write_text(text)
    units = sorted([*tmp_path.glob("almanac@1.*"), *tmp_path.glob("almanac-data.*")])
    said = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *units], check=False, capture_output=True, text=True)
    complaints = [line for line in said.stderr.splitlines() if "almanac" in line]
    assert (said.returncode, complaints) == (0, [])


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_the_unit_leaves_little_to_attack(tmp_path: Path) -> None:
    unit = tmp_path / "almanac@1.service"
    unit.write_text(_UNIT.read_text().replace("/usr/local/bin/almanac", str(instance.PROGRAM)))
    said = subprocess.run(
        ["systemd-analyze", "security", "--offline=yes", "--threshold=20", "--no-pager", unit],
        check=False, capture_output=True, text=True)
    assert said.returncode == 0, said.stdout[-300:] + said.stderr


def test_the_program_takes_the_socket_that_systemd_hands_over(tmp_path: Path) -> None:
    """Socket activation as in the shipped units, with a shell instead of systemd (sd_listen_fds(3), sd_notify(3))."""
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(str(tmp_path / "http.sock"))
    listener.listen(16)
    notified = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    notified.bind(str(tmp_path / "notify"))
    notified.settimeout(30)
    command = f'exec 3<&{listener.fileno()}; LISTEN_FDS=1 LISTEN_PID=$$ exec "{instance.PROGRAM}" serve'
    process = subprocess.Popen(
        ["bash", "-c", command], pass_fds=[listener.fileno()], stdout=subprocess.DEVNULL,
        env=os.environ | {"NOTIFY_SOCKET": str(tmp_path / "notify")})
    try:
        assert b"READY=1" in notified.recv(4096)
        assert instance.ask(tmp_path / "http.sock", "/health/live").startswith(b"HTTP/1.1 200")
        process.terminate()
        assert b"STOPPING=1" in notified.recv(4096)
        assert process.wait(20) == 0
    finally:
        process.kill()
        process.wait()


def test_nothing_is_missing_where_the_program_runs() -> None:
    said = subprocess.run(["ldd", instance.PROGRAM], check=True, capture_output=True, text=True).stdout
    assert "not found" not in said


def test_the_containers_health_check_tells_a_live_program_from_a_dead_one() -> None:
    class Handler(http.server.BaseHTTPRequestHandler):
        status = 200

        def do_GET(self) -> None:
            self.send_response(self.status)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()

    def check() -> int:
        environment = os.environ | {"ALMANAC_PORT": str(server.server_port)}
        return subprocess.run([_HEALTHY], check=False, capture_output=True, env=environment).returncode

    assert check() == 0
    Handler.status = 503
    assert check() != 0
    server.shutdown()
    server.server_close()
    assert check() != 0
