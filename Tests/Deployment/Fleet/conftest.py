"""The fixture of all tests of the fleet, and what its machines said if one fails."""

import os
from collections.abc import Generator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import hosts
import pytest
from fleet import Fleet


@pytest.fixture(scope="session")
def fleet() -> Iterator[Fleet]:
    if os.geteuid() != 0:
        pytest.fail("machines of their own need root: run this as root, or with sudo", pytrace=False)
    if not hosts.are_possible():
        pytest.skip("this machine does not allow network and mount namespaces")
    # Varnish reads its files as a user of its own, who may enter no folder of pytest's.
    with TemporaryDirectory(prefix="almanac-fleet-") as folder:
        Path(folder).chmod(0o755)
        fleet = Fleet(Path(folder))
        try:
            fleet.start()
            yield fleet
        finally:
            fleet.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed and report.when == "call" and "fleet" in item.funcargs:
        report.sections += item.funcargs["fleet"].said()
    return report
