"""The fixtures of all tests: the packages, built once, and bare systems."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import packages
import pytest
from packages import System


@pytest.fixture(scope="session", autouse=True)
def base(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The Debian system that the image is made from. It takes a minute, and is kept."""
    assert os.geteuid() == 0, "needs root, as dpkg and debootstrap do: run Tests/run --packages with sudo"
    if not packages.systems_are_possible(tmp_path_factory.mktemp("probe")):
        pytest.skip("this machine does not allow network and mount namespaces")
    assert packages.built("base") == packages.BASE


@pytest.fixture(scope="session")
def deb(base: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return packages.built("deb", "--output", tmp_path_factory.mktemp("deb"))


@pytest.fixture
def system(base: None, tmp_path: Path) -> Iterator[System]:
    system = System(tmp_path / "system")
    yield system
    # pytest keeps the folders of some runs, and these are large.
    shutil.rmtree(system.folder)
