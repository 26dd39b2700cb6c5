#!/usr/bin/env python3
"""Runs the reading journeys of the browser suite on an export: nginx with the shipped configuration, and an instance behind
it for what files cannot answer. By hand, since it exports all countries.

    .build/venv/bin/python Tests/Deployment/read_export.py [TEST …]
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import balancer
from balancer import HERE, SHIPPED
from instance import PROGRAM, Instance

TODAY = "2026-11-21"
BROWSER = HERE.parent / "Browser"
#: What readers do: find a country, lists, calendars, months, holidays, quotes, people, subscribe; every link; the layout.
JOURNEYS = ["test_journey.py", "test_calendar_pages.py", "test_sides.py", "test_links.py", "test_layout.py"]


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="almanac-") as name:
        folder = Path(name)
        port = balancer.free_port()
        origin = f"http://127.0.0.1:{port}"
        years = os.environ.get("YEARS", "2024..2028")
        command = [PROGRAM, "export", folder / "site", "--today", TODAY, "--public-address", origin, "--years", years]
        subprocess.run(command, check=True)
        instance = Instance(folder, "s", "--today", TODAY, "--public-address", origin)
        instance.start()
        try:
            write_configuration(folder, instance.socket, port)
            with balancer.running_nginx(folder, folder / "written", port):
                tests = sys.argv[1:] or [str(BROWSER / journey) for journey in JOURNEYS]
                python = [sys.executable, "-m", "pytest", "-q", *tests]
                return subprocess.run(python, check=False, env=os.environ | {"ALMANAC_ORIGIN": origin}).returncode
        finally:
            instance.kill()


def write_configuration(folder: Path, socket: Path, port: int) -> None:
    """Writes the shipped files without TLS, which the browser suite does not use."""
    snippets = folder / "snippets"
    snippets.mkdir()
    (folder / "written").mkdir()
    host = f"127.0.0.1:{port}"
    server = (SHIPPED / "nginx/almanac-files-server.conf").read_text()
    server = balancer.changed(server, {"/run/almanac-1/http.sock": str(socket), "almanac.example": host})
    (snippets / "almanac-files-server.conf").write_text(server)
    text = (SHIPPED / "nginx/almanac-files.conf").read_text()
    text = re.sub(r"\nserver \{\n    listen 80;.*?\n\}\n", "\n", text, flags=re.S)
    text = re.sub(r"\n    (listen \[::\]|ssl_|add_header Strict-Transport-Security).*;", "", text)
    text = balancer.changed(text, {
        "/srv/almanac": str(folder / "site"), "/etc/nginx/snippets": str(snippets),
        "/var/log/nginx/almanac-files.log": str(folder / "written/access.log"),
        "listen 443 ssl http2": f"listen 127.0.0.1:{port}", "almanac.example": host,
    })
    (folder / "almanac.conf").write_text(text)


if __name__ == "__main__":
    sys.exit(main())
