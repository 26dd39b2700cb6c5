"""The notices of what others wrote: in the package and in the image, complete, and the same bytes each time."""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from packages import ROOT, SHIPPED, VERSION

_DOCUMENTS = "usr/share/doc/almanac"
_LINKED = ROOT / ".build/release/almanac.product/Objects.LinkFileList"


@pytest.fixture(scope="module")
def tree(deb: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tree")
    subprocess.run(["dpkg-deb", "--raw-extract", deb, folder], check=True)
    return folder


@pytest.fixture
def notices() -> ModuleType:
    spec = importlib.util.spec_from_file_location("notices", SHIPPED / "notices.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules["notices"] = module
    spec.loader.exec_module(module)
    return module


def test_every_part_has_its_licence_and_every_notice_is_whole(tree: Path) -> None:
    text = (tree / _DOCUMENTS / "THIRD-PARTY").read_text()
    pins = json.loads((ROOT / "Package.resolved").read_text())["pins"]
    contained = [pin for pin in pins if f"\n{pin['identity']} ({pin['state']['version']})" in text]
    assert {"swift-argument-parser", "swift-collections", "swift-log", "swift-nio", "swift-nio-ssl"} <= {
        pin["identity"] for pin in contained}
    for pin in contained:
        for path in (ROOT / ".build/checkouts" / pin["identity"]).glob("[LN][IO][CT]*.txt"):
            assert "\n".join(line.rstrip() for line in path.read_text().strip().splitlines()) in text, path
    for name in ("BoringSSL", "llhttp", "swift", "ICU", "holidays", "CLDR", "tz database", "Natural Earth", "GeoNames"):
        assert f"\n{name} (" in text
    for words in (
        "The OpenSSL Project Authors", "Fedor Indutny", "Runtime Library Exception", "UNICODE LICENSE V3", "Vacanza Team",
    ):
        assert words in text
    assert "THIRD-PARTY" in (tree / _DOCUMENTS / "copyright").read_text()


def test_the_list_for_programs_is_spdx(tree: Path) -> None:
    document = json.loads((tree / _DOCUMENTS / "sbom.spdx.json").read_text())
    assert (document["spdxVersion"], document["dataLicense"]) == ("SPDX-2.3", "CC0-1.0")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", document["creationInfo"]["created"])
    packages = {package["SPDXID"]: package for package in document["packages"]}
    assert len(packages) == len(document["packages"]) and packages["SPDXRef-almanac"]["versionInfo"] == VERSION
    for identifier, package in packages.items():
        assert re.fullmatch(r"SPDXRef-[A-Za-z0-9.-]+", identifier)
        assert {"name", "downloadLocation", "copyrightText", "licenseDeclared"} <= package.keys()
        assert package["licenseConcluded"] not in ("", "NOASSERTION", "NONE")
    contained = {
        relation["relatedSpdxElement"] for relation in document["relationships"]
        if (relation["spdxElementId"], relation["relationshipType"]) == ("SPDXRef-almanac", "CONTAINS")}
    assert contained == packages.keys() - {"SPDXRef-almanac"}
    text = (tree / _DOCUMENTS / "THIRD-PARTY").read_text()
    assert [name for name in (package["name"] for package in document["packages"][1:]) if f"\n{name} (" not in text] == []


def test_what_is_resolved_and_not_linked_is_not_listed(tree: Path) -> None:
    # Their manifests are read because a package names them in its own, of which the program has another part.
    text = (tree / _DOCUMENTS / "THIRD-PARTY").read_text()
    modules = {match[1] for match in re.finditer(r"([^/\n]+)\.build/", _LINKED.read_text())}
    for folder in (ROOT / ".build/checkouts").iterdir():
        is_linked = any(path.name in modules for path in (folder / "Sources").iterdir())
        assert (f"\n{folder.name} (" in text) == is_linked, folder.name
    # swift-nio has it, but not the part of it that the program contains.
    assert "\nsha1 of FreeBSD (" not in text


def test_two_runs_write_the_same_bytes(tmp_path: Path) -> None:
    written = []
    for number, extra in enumerate(({"PYTHONHASHSEED": "1", "TZ": "Asia/Tokyo"}, {"PYTHONHASHSEED": "2", "LC_ALL": "C"})):
        folder = tmp_path / str(number)
        folder.mkdir()
        environment = os.environ | {"SOURCE_DATE_EPOCH": "1700000000"} | extra
        subprocess.run([sys.executable, SHIPPED / "notices.py", VERSION, folder], check=True, env=environment)
        written.append({path.name: path.read_bytes() for path in folder.iterdir()})
    assert written[0] == written[1] and set(written[0]) == {"THIRD-PARTY", "sbom.spdx.json"}


@pytest.mark.parametrize("change", ["no licence", "another licence", "copied sources", "unknown module", "no build"])
def test_what_is_not_known_is_not_left_out(
    change: str, notices: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(
        ROOT / ".build/checkouts/swift-log", tmp_path / "swift-log", ignore=shutil.ignore_patterns(".git", "Benchmarks"))
    pins = json.loads((ROOT / "Package.resolved").read_text())
    pins["pins"] = [pin for pin in pins["pins"] if pin["identity"] == "swift-log"]
    (tmp_path / "Package.resolved").write_text(json.dumps(pins))
    linked = tmp_path / "Objects.LinkFileList"
    linked.write_text("/build/Logging.build/Logger.swift.o\n/build/CCopied.build/a.c.o\n/build/Ours.build/Ours.swift.o\n")
    (tmp_path / "Sources/Ours").mkdir(parents=True)
    (tmp_path / "swift-log/Sources/CCopied").mkdir()
    for name, value in (("CHECKOUTS", tmp_path), ("ROOT", tmp_path), ("LINKED", linked)):
        monkeypatch.setattr(notices, name, value)
    assert [part.name for part in notices.packages()] == ["swift-log"]
    licence = tmp_path / "swift-log/LICENSE.txt"
    if change == "no licence":
        licence.unlink()
    elif change == "another licence":
        licence.write_text("All rights reserved.\n")
    elif change == "unknown module":
        linked.write_text(linked.read_text() + "/build/Elsewhere.build/Elsewhere.swift.o\n")
    elif change == "no build":
        linked.unlink()
    else:
        (tmp_path / "swift-log/Sources/CCopied/a.c").write_text("/* Copyright 2020 Somebody. Licensed to you. */\nint a;\n")
    with pytest.raises(notices.MissingNotice):
        list(notices.packages())
