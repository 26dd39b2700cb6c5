"""Traces of the operator: one id from the proxy to the upstream and in every line of the log, and spans for a collector."""

import json
import re
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import collector
import program
import pytest
import requests
from collector import Received, attributes
from google.protobuf.json_format import MessageToJson
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import (
    ExportTracePartialSuccess,
    ExportTraceServiceResponse,
)
from opentelemetry.proto.trace.v1.trace_pb2 import Span, Status

TRACE = "4bf92f3577b34da6a3ce929d0e0e4736"
PARENT = "00f067aa0ba902b7"
#: Nobody waits longer for a span or a line.
PATIENCE = 60


def eventually(what: str, found: Callable[[], Any]) -> Any:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if value := found():
            return value
        time.sleep(0.05)
    raise AssertionError(f"{what} did not come within {PATIENCE} s")


class Running:
    """The program with a log in JSON, and what it has written."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.files = (folder / "output", folder / "errors")
        command = [program.PROGRAM, "--port", "0", "--log-format", "json", "--trusted-proxies", "127.0.0.1", *options]
        with self.files[0].open("w") as output, self.files[1].open("w") as errors:
            self.process = subprocess.Popen(command, stdout=output, stderr=errors)
        self.origin = eventually("the address", self.address)

    def address(self) -> str | None:
        found = re.search(r"http://127\.0\.0\.1:\d+", self.files[0].read_text())
        return found and found.group()

    @property
    def lines(self) -> list[dict[str, Any]]:
        texts = [text for file in self.files for text in file.read_text().split("\n")]
        return [json.loads(text) for text in texts if text]

    def stop(self) -> None:
        self.process.terminate()
        assert self.process.wait(PATIENCE) == 0

    def line(self, path: str) -> dict[str, Any]:
        """The line of the access log."""
        return eventually(path, lambda: [line for line in self.lines if line.get("path") == path])[0]


@pytest.fixture(scope="module")
def upstream() -> Iterator[Received]:
    """An upstream that fails."""
    with collector.serving(status=500, answer=b"no") as server:
        yield server


@pytest.fixture(scope="module")
def taken() -> Iterator[Received]:
    """A collector that takes all spans."""
    with collector.serving() as server:
        yield server


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory, upstream: Received, taken: Received) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("traces")
    running = Running(
        folder, "--otlp", f"{taken.origin}/v1/traces", "--cache-directory", str(folder / "cache"),
        "--quotes-source", f"microdata+{upstream.origin}/quotes",
    )  # fmt: skip
    try:
        yield running
        running.stop()
    finally:
        running.process.kill()


def spans_of(taken: Received, trace: str) -> list[Span]:
    """The spans of a trace, once that of the request is there: it ends last."""

    def found() -> list[Span]:
        spans = [span for span in taken.spans if span.trace_id.hex() == trace]
        return spans if any(span.kind == Span.SPAN_KIND_SERVER for span in spans) else []

    return eventually(f"the trace {trace}", found)


def test_a_visit_has_one_id_from_the_proxy_to_the_upstream_and_in_every_line(
    running: Running, upstream: Received, taken: Received
) -> None:
    answer = requests.get(
        f"{running.origin}/quotes.json", headers={"traceparent": f"00-{TRACE}-{PARENT}-01"}, timeout=60
    )
    assert answer.status_code in (502, 503)
    sent = [fields["traceparent"] for path, fields, _ in upstream.requests if path == "/quotes"]
    assert sent and all(re.fullmatch(f"00-{TRACE}-[0-9a-f]{{16}}-01", value) for value in sent)
    # Each request has a span of its own.
    spans = {value.split("-")[2] for value in sent}
    assert len(spans) == len(sent) and PARENT not in spans

    assert running.line("/quotes.json")["trace"] == TRACE
    warnings = eventually("a warning", lambda: [line for line in running.lines if line.get("level") == "warning"])
    assert any("500" in line["message"] and line["trace"] == TRACE for line in warnings), warnings

    found = spans_of(taken, TRACE)
    server = next(span for span in found if span.kind == Span.SPAN_KIND_SERVER)
    assert server.parent_span_id.hex() == PARENT and server.status.code == Status.STATUS_CODE_ERROR
    assert attributes(server)["http.response.status_code"] == answer.status_code
    clients = [span for span in found if span.kind == Span.SPAN_KIND_CLIENT]
    assert {span.span_id.hex() for span in clients} == spans
    assert all(attributes(span)["http.response.status_code"] == 500 for span in clients)
    assert all(span.parent_span_id == server.span_id for span in clients)


def test_a_trace_has_a_span_for_the_visit_and_for_each_call_between_its_parts(running: Running, taken: Received) -> None:
    secret = "somebody"
    answer = requests.get(
        f"{running.origin}/holidays/DE/2026?type=bank", headers={"Cookie": f"almanac=1.GB.dark.{secret}"}, timeout=60
    )
    assert answer.status_code == 200
    trace = running.line("/holidays/DE/2026")["trace"]
    spans = spans_of(taken, trace)
    names = [span.name for span in spans]
    assert {"GET", "Routes.run(_:)", "HolidayListPresenter.handle(_:)", "HolidayService.calendar(of:covering:)"} <= set(names)
    by_id = {span.span_id: span for span in spans}
    assert len(by_id) == len(spans)
    roots = [span for span in spans if span.parent_span_id not in by_id]
    assert [span.name for span in roots] == ["GET"] and roots[0].parent_span_id == b""
    for span in spans:
        assert span.start_time_unix_nano <= span.end_time_unix_nano
        if parent := by_id.get(span.parent_span_id):
            # The clocks of times and of moments are not one.
            assert span.start_time_unix_nano >= parent.start_time_unix_nano - 50_000_000
            assert span.end_time_unix_nano <= parent.end_time_unix_nano + 50_000_000
    route = next(span for span in spans if span.name == "Routes.run(_:)")
    assert attributes(route) == {"almanac.section": "holidays"}
    assert attributes(roots[0])["url.path"] == "/holidays/DE/2026"
    everything = b"".join(body for _, _, body in taken.requests)
    assert b"bank" not in everything and secret.encode() not in everything

    # A page of the cache is a request without a visit.
    for _ in range(3):
        requests.get(f"{running.origin}/holidays/DE/2026?type=bank", timeout=60)
    kept = eventually("the second line", lambda: [
        line for line in running.lines if line.get("path") == "/holidays/DE/2026" and line["cache"] == "hit"
    ])  # fmt: skip
    assert [span.name for span in spans_of(taken, kept[0]["trace"])] == ["GET"]


def test_what_a_proxy_does_not_sample_is_not_sent_but_has_its_id(running: Running, taken: Received) -> None:
    trace = "1" * 32
    fields = {"traceparent": f"00-{trace}-{PARENT}-00"}
    requests.get(f"{running.origin}/people", headers=fields, timeout=60)
    assert running.line("/people")["trace"] == trace
    # The next trace comes after it.
    requests.get(f"{running.origin}/occasions", timeout=60)
    spans_of(taken, running.line("/occasions")["trace"])
    assert not [span for span in taken.spans if span.trace_id.hex() == trace]


@pytest.mark.parametrize("value", ["", "00", f"00-{'0' * 32}-{PARENT}-01", f"ff-{TRACE}-{PARENT}-01", "x" * 4000])
def test_a_traceparent_that_is_not_valid_begins_a_trace(running: Running, value: str) -> None:
    path = f"/nowhere-{len(value)}-{value[:2]}"
    requests.get(running.origin + path, headers={"traceparent": value}, timeout=60)
    assert re.fullmatch("(?!0{32})[0-9a-f]{32}", running.line(path)["trace"])
    assert running.line(path)["trace"] != TRACE


def test_the_collector_is_sent_json_with_who_sends_it(taken: Received, running: Running) -> None:
    requests.get(f"{running.origin}/greeting", timeout=60)
    spans_of(taken, running.line("/greeting")["trace"])
    for path, fields, _ in taken.requests:
        assert (path, fields["content-type"]) == ("/v1/traces", "application/json")
        assert "traceparent" not in fields
    resources = [resource.resource for message in taken.messages for resource in message.resource_spans]
    names = {tuple((item.key, item.value.string_value) for item in resource.attributes) for resource in resources}
    assert len(names) == 1
    (found,) = (dict(items) for items in names)
    assert found.keys() == {"service.name", "service.version", "service.instance.id"}
    assert found["service.name"] == "almanac"


def test_a_collector_that_fails_is_no_affair_of_visitors(tmp_path: Path) -> None:
    with collector.serving(status=503, answer=b"full", media_type="text/plain") as full:
        running = Running(tmp_path, "--otlp", f"{full.origin}/v1/traces", "--metrics-port", "0")
        try:
            for year in range(2024, 2030):
                assert requests.get(f"{running.origin}/holidays/DE/{year}", timeout=60).status_code == 200
            port = re.search(r"metrics at http://127\.0\.0\.1:(\d+)", running.files[0].read_text())
            metrics = f"http://127.0.0.1:{port.group(1)}/metrics"
            eventually("a dropped span", lambda: re.search(
                r'almanac_spans_dropped_total\{reason="collector"\} [1-9]', requests.get(metrics, timeout=60).text
            ))  # fmt: skip
            assert "almanac_spans_sent_total 0" in requests.get(metrics, timeout=60).text
            running.stop()
        finally:
            running.process.kill()
        assert any("spans are dropped: " in line.get("message", "") for line in running.lines)


def test_a_collector_that_takes_some_spans_only_says_so_in_the_log_and_the_metrics(tmp_path: Path) -> None:
    response = ExportTraceServiceResponse(
        partial_success=ExportTracePartialSuccess(rejected_spans=1, error_message="one is too old\n")
    )
    with collector.serving(answer=MessageToJson(response).encode()) as picky:
        running = Running(tmp_path, "--otlp", f"{picky.origin}/v1/traces", "--metrics-port", "0")
        try:
            assert requests.get(f"{running.origin}/holidays/DE/2026", timeout=60).status_code == 200
            port = re.search(r"metrics at http://127\.0\.0\.1:(\d+)", running.files[0].read_text())
            metrics = f"http://127.0.0.1:{port.group(1)}/metrics"

            def counts() -> tuple[int, int]:
                text = requests.get(metrics, timeout=60).text
                patterns = (r"almanac_spans_sent_total (\d+)", r'spans_dropped_total\{reason="collector"\} (\d+)')
                sent, refused = (int(re.search(pattern, text).group(1)) for pattern in patterns)
                return sent, refused

            # One of each request is refused, and all others are taken.
            eventually("the refused span", lambda: picky.requests and counts() == (
                len(picky.spans) - len(picky.requests), len(picky.requests)
            ))  # fmt: skip
            running.stop()
        finally:
            running.process.kill()
        lines = [line for line in running.lines if "spans are dropped: " in line.get("message", "")]
        assert len(lines) == 1 and "refused 1 of " in lines[0]["message"], lines
        assert "one is too old" in lines[0]["message"] and "\n" not in lines[0]["message"]


def test_the_variables_of_opentelemetry_name_the_collector(
    tmp_path: Path, taken: Received, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", f"{taken.origin}/base/")
    monkeypatch.setenv("OTEL_SERVICE_NAME", "days")
    running = Running(tmp_path)
    try:
        requests.get(f"{running.origin}/people", timeout=60)
        running.stop()
    finally:
        running.process.kill()
    # The last spans are sent before the program ends.
    mine = [collector.read(body) for path, _, body in taken.requests if path == "/base/v1/traces"]
    assert mine
    service = mine[0].resource_spans[0].resource.attributes[0]
    assert (service.key, service.value.string_value) == ("service.name", "days")
    taken.requests[:] = [request for request in taken.requests if request[0] == "/v1/traces"]


def test_nothing_is_sent_and_no_trace_begins_unless_it_is_asked_for(tmp_path: Path, taken: Received) -> None:
    count = len(taken.requests)
    for number, options in enumerate([["--log-format", "text"], ["--log-format", "json"]]):
        folder = tmp_path / str(number)
        folder.mkdir()
        running = Running(folder, *options)
        try:
            requests.get(f"{running.origin}/people", timeout=60)
            running.stop()
        finally:
            running.process.kill()
        text = running.files[0].read_text()
        assert ("trace" in text) == (options[1] == "json"), text
    assert len(taken.requests) == count
