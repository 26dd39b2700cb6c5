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
    "page, kept, on a new connection (TLS)": """
        headers.Connection = "close"
        path = function() return "/holidays/DE/2026" end""",
    # Each round goes on where the last one ended, so that no page comes twice.
    "list of holidays, not kept": """
        local n = ROUND * 9600
        local codes, kinds = { CODES }, { KINDS }
        path = function() n = n + 1
            return string.format("/holidays/%s/%d%s", codes[n % #codes + 1], 2020 + math.floor(n / #codes) % 16,
                kinds[math.floor(n / #codes / 16) % #kinds + 1]) end""",
    "quotes, not kept": 'path = function() return "/quotes?draw=" .. math.random(2, 999999) end',
    "today, of one visitor": 'headers.Cookie = COOKIE; path = function() return "/" end',
    "look, of one visitor": 'headers.Cookie = COOKIE; path = function() return "/look.css" end',
}
#: Readers of 48,000 pages, of some most: the probability of a page is as one divided by its rank.
_READERS = """
    local codes, kinds = { CODES }, { KINDS }
    path = function()
        local rank = math.floor((#codes * 16 * #kinds) ^ math.random())
        return string.format("/holidays/%s/%d%s", codes[rank % #codes + 1], 2020 + math.floor(rank / #codes) % 16,
            kinds[math.floor(rank / #codes / 16) % #kinds + 1]) end"""
_SECONDS_OF_READING = 60
_FILTERS = ["", *("?type=" + kind for kind in (
    "all bank government school workday optional observance unofficial religious half-day catholic").split())]


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
    cookie = head.lower().index("set-cookie: ") + len("set-cookie: ")
    cookie = head[cookie:].partition(";")[0]
    page = fleet.get("/holidays/DE/2026")[2].decode()
    style = page.partition('rel="stylesheet" href="')[2].partition('"')[0]
    words = {
        "STYLE": f'"{style}"',
        "COOKIE": f'"{cookie}"',
        "CODES": ", ".join(f'"{file.stem}"' for file in (machines.DATA / "holidays").glob("*.xml")),
        "KINDS": ", ".join(f'"{kind}"' for kind in _FILTERS),
    }
    print("| Request | HAProxy | Varnish | Almanac | KB sent |\n|---|---|---|---|---|")
    for name, script in _KINDS.items():
        rows = [_round(fleet, folder, _filled(script, words | {"ROUND": str(number)})) for number in range(_ROUNDS)]
        cells = [f"{statistics.median(it):.0f} ({min(it):.0f}–{max(it):.0f}) µs" for it in list(zip(*rows))[:3]]
        print(f"| {name} | {' | '.join(cells)} | {statistics.median(row[3] for row in rows):.1f} |", flush=True)
    fleet.purge("site")
    before = _hits(fleet)
    *costs, _, requests = _round(fleet, folder, _filled(_READERS, words), _SECONDS_OF_READING)
    hits, misses = (after - earlier for after, earlier in zip(_hits(fleet), before))
    told = ", ".join(f"{cost:.0f}" for cost in costs)
    print(f"Readers: {requests} requests, {hits / (hits + misses):.1%} hits; {told} µs")
    counters = ("MAIN.n_object", "SMA.s0.g_bytes")
    pages, size = (sum(fleet.counter(cache, name) for cache in fleet.caches) for name in counters)
    print(f"Varnish: {pages} pages in {size / 2**20:.0f} MB")
    for instance in fleet.instances:
        print(instance.name, instance.call("sh", "-c", "grep -h VmRSS /proc/[0-9]*/status | sort -k2n | tail -n1").strip())


def _filled(script: str, words: dict[str, str]) -> str:
    for word, text in words.items():
        script = script.replace(word, text)
    return script


def _hits(fleet: Fleet) -> tuple[int, int]:
    hits, misses = (
        sum(fleet.counter(cache, f"MAIN.{name}") for cache in fleet.caches) for name in ("cache_hit", "cache_miss"))
    # A stale page counts as a hit, although it is fetched anew.
    stale = sum(fleet.counter(cache, "MAIN.cache_hit_grace") for cache in fleet.caches)
    return hits - stale, misses + stale


def _round(fleet: Fleet, folder: Path, script: str, seconds: int = _SECONDS) -> tuple[float, float, float, float, int]:
    """Returns the microseconds of HAProxy, Varnish and Almanac for a request, its kilobytes, and the number of requests."""
    file = folder / "wrk.lua"
    file.write_text(
        f'local headers = {{ ["Host"] = "{HOST}", ["Accept-Encoding"] = "gzip" }}\nlocal path\n{script}\n'
        + "init = function() math.randomseed(os.time() + tonumber(tostring({}):sub(8), 16) % 10^6) end\n"
        + 'request = function() return wrk.format("GET", path(), headers) end\n'
        + "done = function(summary) print(string.format('told %d %d %d', summary.requests, summary.bytes, "
        + "summary.errors.status + summary.errors.read + summary.errors.connect + summary.errors.timeout)) end\n"
    )
    before = _programs(fleet)
    said = fleet.visitors.call("wrk", "-t1", "-c16", f"-d{seconds}s", "-s", file, f"https://{machines.ADDRESS}/")
    after = _programs(fleet)
    told = next(line.split() for line in said.splitlines() if line.startswith("told"))
    requests, size, errors = map(int, told[1:])
    # A few countries have no holidays in some years: 404.
    if errors > requests / 100:
        raise RuntimeError(f"{errors} of {requests} requests failed: {script}")
    spent = {name: after[name] - before[name] for name in before}
    costs = (spent[name] / requests * 1e6 for name in ("haproxy", "varnish", "almanac"))
    return (*costs, size / requests / 1024, requests)


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
