"""The alerts and the dashboard for Prometheus: promtool accepts them, each alert fires when it should, and no metric is made up."""

import contextlib
import json
import re
import selectors
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from instance import PROGRAM, ROOT

SHIPPED = ROOT / "Sources/Deployment/prometheus"
RULES = SHIPPED / "almanac.rules.yml"
DASHBOARD = SHIPPED / "dashboard.json"
#: Those that only an instance with upstreams has.
OF_UPSTREAMS = ("almanac_upstream_", "almanac_document", "almanac_fallback")
NAME = re.compile(r"almanac_[a-z_]+")


def promtool(*arguments: str | Path, folder: Path | None = None, text: str | None = None) -> str:
    run = subprocess.run(
        ["promtool", *arguments], cwd=folder, input=text, capture_output=True, text=True, timeout=120, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


@pytest.fixture(scope="module")
def exposition() -> Iterator[str]:
    """The metrics of an instance with an upstream that cannot be reached."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [
        PROGRAM, "serve", "--port", "0", "--metrics-port", str(port), "--upstream-fallback", "yes",
        "--otlp", "http://127.0.0.1:1/v1/traces", "--holidays-source", "enrico+http://127.0.0.1:1/enrico",
        "--schools", "http://127.0.0.1:1",
    ]  # fmt: skip
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdout, selectors.EVENT_READ)
            assert selector.select(180), "the program does not start"
        origin = process.stdout.readline().split()[-1].rstrip("/")
        # Whatever it answers: the upstream was asked.
        with contextlib.suppress(HTTPError):
            urlopen(f"{origin}/holidays/DE/2026.json", timeout=60).read()
        yield urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60).read().decode()
    finally:
        process.terminate()
        process.wait(120)


def expressions() -> list[str]:
    """Those of the dashboard, with the variables filled in."""
    dashboard = json.loads(DASHBOARD.read_text())
    found = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    found += [annotation["expr"] for annotation in dashboard["annotations"]["list"]]
    return [expression.replace("$instance", ".*") for expression in found]


def test_each_alert_fires_when_it_should_and_not_before(tmp_path: Path) -> None:
    shutil.copy(RULES, tmp_path)
    tests = Path(__file__).parent / "Prometheus/rules.test.yml"
    shutil.copy(tests, tmp_path)
    promtool("check", "rules", RULES.name, folder=tmp_path)
    promtool("test", "rules", tests.name, folder=tmp_path)
    alerts = set(re.findall(r"alert: (\w+)", RULES.read_text()))
    assert len(alerts) >= 12
    for alert in alerts:
        assert f"alertname: {alert}\n        exp_alerts:\n" in tests.read_text(), f"nothing makes {alert} fire"


def test_each_expression_of_the_dashboard_can_be_read(tmp_path: Path) -> None:
    rules = [{"record": f"panel:{number}", "expr": text} for number, text in enumerate(expressions())]
    # JSON is YAML.
    (tmp_path / "dashboard.yml").write_text(json.dumps({"groups": [{"name": "dashboard", "rules": rules}]}))
    promtool("check", "rules", "dashboard.yml", folder=tmp_path)
    panels = json.loads(DASHBOARD.read_text())["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels) >= 9


def test_promtool_reads_the_metrics(exposition: str) -> None:
    promtool("check", "metrics", text=exposition)


def test_each_metric_of_alerts_and_dashboard_is_one_of_ours(exposition: str) -> None:
    known = set(re.findall(r"^# TYPE (almanac_\w+)", exposition, re.MULTILINE))
    used = set(NAME.findall(RULES.read_text().partition("groups:")[2])) | set(NAME.findall("".join(expressions())))
    named = {name for name in used if name not in known}
    assert {name.removesuffix("_bucket").removesuffix("_count").removesuffix("_sum") for name in named} <= known
    assert len(used) > 20
    assert any(name.startswith(OF_UPSTREAMS) for name in known)
