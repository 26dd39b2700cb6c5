"""The fixtures of all tests: two instances of the program, behind nginx and behind HAProxy."""

import functools
import http.server
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import balancer
import exported
import pytest
from balancer import Balancer
from instance import Instance
from publisher import NAME, Publisher
from visitor import Visitor

#: Every page expires when a quarter of an hour ends.
_QUARTER_HOUR = 900
_SECONDS_FOR_A_TEST = 15


@pytest.fixture(autouse=True)
def while_pages_are_fresh() -> None:
    """Lets no test begin just before all pages expire, because caches would store them for too short a time."""
    left = _QUARTER_HOUR - time.time() % _QUARTER_HOUR
    if left < _SECONDS_FOR_A_TEST:
        time.sleep(left)


@pytest.fixture(scope="session")
def instances() -> Iterator[list[Instance]]:
    # The path of a Unix socket must be short (unix(7)).
    with TemporaryDirectory(prefix="almanac-") as folder:
        instances = [Instance(Path(folder), name) for name in ("one", "two")]
        try:
            for instance in instances:
                instance.start()
            yield instances
        finally:
            for instance in instances:
                instance.kill()


@pytest.fixture(scope="session")
def nginx(instances: list[Instance], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Balancer]:
    with balancer.nginx(tmp_path_factory.mktemp("nginx"), instances) as running:
        yield running


@pytest.fixture(scope="session")
def haproxy(instances: list[Instance], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Balancer]:
    with balancer.haproxy(tmp_path_factory.mktemp("haproxy"), instances) as running:
        yield running


@pytest.fixture(params=["nginx", "haproxy"])
def either(request: pytest.FixtureRequest) -> Balancer:
    """Runs a test with each of the two balancers."""
    return request.getfixturevalue(request.param)


@pytest.fixture
def visitor(either: Balancer) -> Iterator[Visitor]:
    visitor = Visitor(either)
    yield visitor
    visitor.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an export."""
    folder = tmp_path_factory.mktemp("export") / "site"
    done = exported.export(folder, *exported.SMALL)
    assert done.returncode == 0, done.stderr
    print(done.stdout)
    return folder


@pytest.fixture(scope="module")
def publisher(tmp_path_factory: pytest.TempPathFactory) -> Publisher:
    return Publisher(tmp_path_factory.mktemp("publisher"))


@pytest.fixture
def address(publisher: Publisher) -> Iterator[str]:
    """The address of a static host."""

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None: ...

    handler = functools.partial(Quiet, directory=str(publisher.folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/{NAME}"
    server.shutdown()
    server.server_close()
