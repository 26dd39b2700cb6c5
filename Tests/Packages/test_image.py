"""The OCI image, run as a cluster would: as its user, without privileges, with a root that nobody can write to."""

import hashlib
import json
import shutil
import subprocess
import tarfile
from collections.abc import Iterator
from pathlib import Path

import packages
import pytest
from packages import VERSION

_WRITABLE = "/var/cache/almanac"


class Image:
    """The image in the format of the OCI, unpacked."""

    def __init__(self, archive: Path, folder: Path) -> None:
        self.layout, self.root = folder / "layout", folder / "root"
        with tarfile.open(archive) as tar:
            tar.extractall(self.layout, filter="data")
        manifest = self.blob(json.loads((self.layout / "index.json").read_bytes())["manifests"][0])
        self.config: dict = self.blob(manifest["config"])["config"]
        self.root.mkdir()
        for layer in manifest["layers"]:
            # A layer is a tape archive, with files of its own for what a later layer removes; there is one layer.
            subprocess.run(["tar", "--extract", "--file", self.path(layer), "--directory", self.root], check=True)

    def path(self, entry: dict) -> Path:
        algorithm, _, digest = entry["digest"].partition(":")
        return self.layout / "blobs" / algorithm / digest

    def blob(self, entry: dict) -> dict:
        content = self.path(entry).read_bytes()
        assert hashlib.sha256(content).hexdigest() == entry["digest"].partition(":")[2]
        return json.loads(content)


class Container:
    """A process of the image, with a network of its own: so its port is free."""

    def __init__(self, image: Image, *settings: str) -> None:
        self._image = image
        self._settings = [*image.config["Env"], *settings]
        self._process = subprocess.Popen(
            ["unshare", "--mount", "--net", "--pid", "--fork", "--kill-child", "sh", "-ec", _ENTER, "sh", image.root,
             *self._inside(*image.config["Entrypoint"], *image.config["Cmd"])],
            stdout=subprocess.DEVNULL)
        self.process = self._process

    def _inside(self, *words: str) -> list:
        user, _, group = self._image.config["User"].partition(":")
        return ["setpriv", f"--reuid={user}", f"--regid={group}", "--clear-groups", "--no-new-privs",
                "--bounding-set=-all", "--inh-caps=-all", "env", "-i", *self._settings, *words]

    def run(self, *words: str) -> subprocess.CompletedProcess:
        """Runs a command in the container, as its own user."""
        inside = ["nsenter", f"--target={self.identifier}", "--mount", "--net", "--pid", "chroot", self._image.root]
        return subprocess.run([*inside, *self._inside(*words)], check=False, capture_output=True, text=True, timeout=30)

    def ask(self, target: str) -> str:
        """Returns the response, asked for with this machine's tools in the container's network."""
        command = ["curl", "--silent", "--include", "--max-time", "20", f"http://127.0.0.1:8080{target}"]
        return subprocess.run(
            ["nsenter", f"--target={self.identifier}", "--net", *command], check=False, capture_output=True,
            text=True).stdout

    @property
    def identifier(self) -> int:
        """The process that is the first of its namespace."""
        return packages.child(self._process)

    def signal(self, name: str) -> None:
        subprocess.run(["kill", f"-{name}", str(self.identifier)], check=True)

    def end(self) -> None:
        packages.end(self._process)


#: Makes the root read-only, with the one folder that the image declares for writing.
_ENTER = f"""
ip link set lo up
mount --bind "$1" "$1"
mount -t tmpfs -o mode=0700,uid=10001,gid=10001 tmpfs "$1{_WRITABLE}"
mount -t proc proc "$1/proc"
mount --bind /dev "$1/dev"
mount -o remount,bind,ro "$1"
root=$1; shift
exec chroot "$root" "$@"
"""


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Image]:
    folder = tmp_path_factory.mktemp("image")
    archive = packages.built("image", "--output", folder)
    yield Image(archive, folder)
    shutil.rmtree(folder)


@pytest.fixture
def container(image: Image) -> Iterator[Container]:
    container = Container(image)
    try:
        packages.eventually(lambda: container.ask("/health/ready").startswith("HTTP/1.1 200"), container.process)
        yield container
    finally:
        container.end()


def test_V2_the_image_says_how_to_run_it(image: Image) -> None:
    assert image.config["User"] == "10001:10001"
    assert image.config["Entrypoint"] + image.config["Cmd"] == ["almanac", "serve"]
    assert list(image.config["Volumes"]) == [_WRITABLE]
    assert (list(image.config["ExposedPorts"]), image.config["StopSignal"]) == (["8080/tcp"], "SIGTERM")
    assert image.config["Labels"]["org.opencontainers.image.version"] == VERSION


def test_V2_the_container_serves_a_page_from_a_root_that_it_cannot_write_to(container: Container) -> None:
    answer = container.ask("/holidays/DE/2026")
    assert answer.startswith("HTTP/1.1 200")
    assert "German Unity Day" in answer
    status = Path(f"/proc/{container.identifier}/status").read_text()
    assert "Uid:\t10001\t10001\t10001\t10001" in status
    assert "CapEff:\t0000000000000000" in status
    assert "NoNewPrivs:\t1" in status
    for path in ("/usr/bin/almanac.new", "/etc/passwd", "/tmp/file"):
        assert "Read-only file system" in container.run("sh", "-c", f"echo > {path}").stderr, path
    assert container.run("sh", "-c", f"echo > {_WRITABLE}/file").returncode == 0


def test_V2_the_health_check_tells_a_ready_instance_from_a_silent_one(container: Container) -> None:
    assert container.run("almanac-healthy").returncode == 0
    container.signal("STOP")
    assert container.run("almanac-healthy").returncode != 0
    container.signal("CONT")
    assert container.run("almanac-healthy").returncode == 0


def test_V2_the_health_check_does_not_depend_on_the_public_address(image: Image) -> None:
    container = Container(image, "ALMANAC_PUBLIC_ADDRESS=https://almanac.example")
    try:
        ready = lambda: container.run("almanac-healthy").returncode == 0  # noqa: E731
        packages.eventually(ready, container.process)
        assert container.ask("/").startswith("HTTP/1.1 421")
    finally:
        container.end()


def test_V2_the_container_ends_when_it_is_told_to(container: Container) -> None:
    container.signal("TERM")
    assert container.process.wait(20) == 0


def test_V2_nothing_in_the_image_gives_privileges(image: Image) -> None:
    found = subprocess.run(
        ["find", image.root, "-xdev", "-type", "f", "-perm", "/6000"], check=True, capture_output=True, text=True)
    assert found.stdout == ""


def test_V2_an_image_in_dockers_format_contains_the_health_check(tmp_path: Path) -> None:
    archive = packages.built("image", "--output", tmp_path, "--format", "docker")
    with tarfile.open(archive) as tar:
        manifest = json.load(tar.extractfile("manifest.json"))[0]
        config = json.load(tar.extractfile(manifest["Config"]))["config"]
    archive.unlink()
    assert manifest["RepoTags"] == [f"localhost/almanac:{VERSION}"]
    assert config["Healthcheck"]["Test"] == ["CMD", "almanac-healthy"]
    assert config["User"] == "10001:10001"
