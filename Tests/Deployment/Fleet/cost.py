#!/usr/bin/env python3
"""Measures what a request costs each machine of the fleet, in processor time, and prints a table.

    ALMANAC=.build/release/almanac .build/venv/bin/python Tests/Deployment/Fleet/cost.py

Needs root and wrk. All machines share this machine's cores, so the figures are processor time, not throughput.
"""

import os
import statistics
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

import fleet as machines  # noqa: E402
from balancer import _HAPROXY_LIMITS  # noqa: E402
from fleet import Fleet  # noqa: E402
from hosts import Host  # noqa: E402
from instance import HOST  # noqa: E402

_SECONDS, _ROUNDS = 5, 5

#: Each kind of request: what it is, and what wrk does for it.
_KINDS = {
    "page, kept by Varnish": 'path = function() return "/holidays/DE/2026" end',
    "file, kept by Varnish": 'path = function() return STYLE end',
    "page, kept, on a new connection (TLS)": 'headers.Connection = "close"; path = function() return "/holidays/DE/2026" end',
    # Each round goes on where the last one ended, so that no page comes twice.
    "list of holidays, not kept": """
        local n = ROUND * 4000
        local codes, kinds = { CODES }, { "", "?type=all", "?type=bank", "?type=school", "?type=optional" }
        path = function() n = n + 1
            return string.format("/holidays/%s/%d%s", codes[n % #codes + 1], 2020 + math.floor(n / #codes) % 16,
                kinds[math.floor(n / #codes / 16) % #kinds + 1]) end""",
    "quotes, not kept": 'path = function() return "/quotes?draw=" .. math.random(2, 999999) end',
    "today, of one visitor": 'headers.Cookie = COOKIE; path = function() return "/" end',
}


def main() -> None:
    # The program's own data: pages are right until the next quarter of an hour.
    for name in ("ALMANAC_HOLIDAYS_SOURCE", "ALMANAC_ALLOW_PRIVATE_UPSTREAMS", "ALMANAC_FRESH_FOR"):
        del machines.SETTINGS[name]
    with TemporaryDirectory(prefix="almanac-fleet-") as folder:
        Path(folder).chmod(0o755)
        fleet = Fleet(Path(folder))
        for host in [fleet.balancer, *fleet.caches]:
            _lift_limits(host)
        try:
            fleet.start()
            _measure(fleet, Path(folder))
        finally:
            fleet.close()


def _lift_limits(host: Host) -> None:
    file = host.disk / "etc/haproxy/haproxy.cfg"
    text = file.read_text()
    for old, new in _HAPROXY_LIMITS.items():
        text = text.replace(old, new)
    file.write_text(text)


def _measure(fleet: Fleet, folder: Path) -> None:
    head = fleet.get("/options", "-d", "name=Ada&country=DE&look=dark", "-H", f"Origin: https://{HOST}")[1]
    cookie = next(line for line in head.splitlines() if line.lower().startswith("set-cookie")).split(": ")[1].split(";")[0]
    page = fleet.get("/holidays/DE/2026")[2].decode()
    style = page.partition('rel="stylesheet" href="')[2].partition('"')[0]
    codes = ", ".join(f'"{file.stem}"' for file in (machines.DATA / "holidays").glob("*.xml"))
    print("| Request | HAProxy | Varnish | Almanac | KB sent |\n|---|---|---|---|---|")
    for name, script in _KINDS.items():
        script = script.replace("STYLE", f'"{style}"').replace("COOKIE", f'"{cookie}"').replace("CODES", codes)
        rows = [_round(fleet, folder, script.replace("ROUND", str(number))) for number in range(_ROUNDS)]
        cells = [f"{statistics.median(column):.0f} ({min(column):.0f}–{max(column):.0f}) µs" for column in zip(*rows)][:3]
        print(f"| {name} | {' | '.join(cells)} | {statistics.median(row[3] for row in rows):.1f} |", flush=True)


def _round(fleet: Fleet, folder: Path, script: str) -> tuple[float, float, float, float]:
    file = folder / "wrk.lua"
    file.write_text(
        f'local headers = {{ ["Host"] = "{HOST}", ["Accept-Encoding"] = "gzip" }}\nlocal path\n{script}\n'
        + "init = function() math.randomseed(os.time() + tonumber(tostring({}):sub(8), 16) % 10^6) end\n"
        + 'request = function() return wrk.format("GET", path(), headers) end\n'
        + "done = function(summary) print(string.format('told %d %d %d', summary.requests, summary.bytes, "
        + "summary.errors.status + summary.errors.read + summary.errors.connect + summary.errors.timeout)) end\n"
    )
    before = _programs(fleet)
    said = fleet.visitors.call("wrk", "-t1", "-c16", f"-d{_SECONDS}s", "-s", file, f"https://{machines.ADDRESS}/")
    after = _programs(fleet)
    told = next(line.split() for line in said.splitlines() if line.startswith("told"))
    requests, size, errors = map(int, told[1:])
    # A few countries have no holidays in some years: 404.
    if errors > requests / 100:
        raise RuntimeError(f"{errors} of {requests} requests failed: {script}")
    spent = {name: after[name] - before[name] for name in before}
    return (*(spent[name] / requests * 1e6 for name in ("haproxy", "varnish", "almanac")), size / requests / 1024)


def _programs(fleet: Fleet) -> dict[str, float]:
    """The processor time of all processes of each program, in seconds."""
    spent = {"haproxy": 0.0, "varnish": 0.0, "almanac": 0.0}
    for host in fleet.seven:
        for line in host.call("sh", "-c", "cat /proc/[0-9]*/stat 2>/dev/null || true").splitlines():
            name, _, rest = line.partition("(")[2].partition(")")
            fields = rest.split()
            for program, names in {"haproxy": ["haproxy"], "varnish": ["varnishd", "cache-main"]}.items():
                if name in names:
                    spent[program] += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
            if host in fleet.instances and name == fleet.names(host)[0]:
                spent["almanac"] += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return spent


main()
