"""What is in the Debian package: the manual, the completions, the units; and what the script refuses."""

import gzip
import json
import re
import subprocess
from pathlib import Path

import pytest
from packages import PROGRAM, SHIPPED, VERSION


@pytest.fixture(scope="module")
def tree(deb: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tree")
    subprocess.run(["dpkg-deb", "--raw-extract", deb, folder], check=True)
    return folder


@pytest.fixture(scope="module")
def commands() -> dict[str, set[str]]:
    """The options of each command, from the program."""
    said = subprocess.run([PROGRAM, "--experimental-dump-help"], check=True, capture_output=True).stdout
    return {
        command["commandName"]: {
            f"--{name['name']}" for argument in command["arguments"] for name in argument.get("names", [])
            if name["kind"] == "long" and argument["shouldDisplay"]}
        for command in json.loads(said)["command"]["subcommands"] if command["commandName"] != "help"
    }


def test_V2_the_manual_has_every_command_and_option(tree: Path, commands: dict[str, set[str]], tmp_path: Path) -> None:
    page = tmp_path / "almanac.1"
    page.write_bytes(gzip.decompress((tree / "usr/share/man/man1/almanac.1.gz").read_bytes()))
    said = subprocess.run(
        ["groff", "-man", "-Kutf8", "-Tutf8", "-ww", "-rLL=400n", "-P-cbou", page], check=True, capture_output=True,
        text=True)
    assert said.stderr == ""
    assert VERSION in said.stdout
    assert len(commands) >= 4
    for command, options in commands.items():
        assert f"almanac {command}" in said.stdout
        assert {option for option in options if not re.search(rf"(?m)^ +(-\w, )?{option}( |$)", said.stdout)} == set()


def test_V2_a_shell_completes_commands_and_options(tree: Path, commands: dict[str, set[str]]) -> None:
    file = tree / "usr/share/bash-completion/completions/almanac"

    def completed(*words: str) -> set[str]:
        line = " ".join(words)
        current = f'COMP_WORDS=({" ".join(words[:-1])} "{words[-1]}"); COMP_CWORD={len(words) - 1}'
        script = f"""
            . "{file}"
            {current}; COMP_LINE="{line}"; COMP_POINT={len(line)}
            _almanac almanac "{words[-1]}" "{words[-2]}"
            printf '%s\\n' "${{COMPREPLY[@]}}"
        """
        said = subprocess.run(["bash", "-c", script], check=False, capture_output=True, text=True)
        return {word.strip() for word in said.stdout.splitlines()}

    assert commands.keys() <= completed("almanac", "")
    assert {"--public-address", "--publish-documents"} <= completed("almanac", "serve", "--publi")
    for other in ("zsh/vendor-completions/_almanac", "fish/vendor_completions.d/almanac.fish"):
        text = (tree / "usr/share" / other).read_text()
        assert {command for command in commands if command not in text} == set()


def test_V2_the_units_start_what_the_package_installs(tree: Path) -> None:
    unit = (tree / "usr/lib/systemd/system/almanac@.service").read_text()
    program, user = re.search(r"ExecStart=(\S+)", unit)[1], re.search(r"(?m)^User=(\S+)", unit)[1]
    assert (tree / program.lstrip("/")).stat().st_mode & 0o111 == 0o111
    assert re.search(rf"(?m)^u {user} ", (tree / "usr/lib/sysusers.d/almanac.conf").read_text())
    settings = re.findall(r"EnvironmentFile=-(\S+)", unit)[0]
    assert (tree / "DEBIAN/conffiles").read_text().splitlines() == [settings]


def test_V2_the_default_settings_are_settings_of_the_program(tree: Path) -> None:
    text = (tree / "etc/almanac/environment").read_text()
    known = subprocess.run([PROGRAM, "serve", "--help"], check=True, capture_output=True, text=True).stdout
    names = re.findall(r"(?m)^#?ALMANAC_([A-Z_]+)=", text)
    assert names
    for name in names:
        assert "--" + name.lower().replace("_", "-") in known or f"ALMANAC_{name}" in known


def test_V2_every_configuration_of_a_proxy_is_an_example(tree: Path) -> None:
    shipped = {path.name for path in SHIPPED.iterdir() if path.is_dir()} - {"debian", "container", "systemd", "licences"}
    assert {path.name for path in (tree / "usr/share/doc/almanac/examples").iterdir()} == shipped


@pytest.mark.parametrize("words, status, problem", [
    ((), 2, "usage:"),
    (("rpm",), 2, "usage:"),
    (("deb", "--programme", "x"), 2, "usage:"),
    (("deb", "--program"), 1, "--program needs a value"),
    (("deb", "--program", "/nowhere/almanac"), 1, "/nowhere/almanac is not a program"),
    (("deb", "--program", PROGRAM, "--version", "soon"), 1, "invalid version: soon"),
    (("deb", "--program", PROGRAM, "--version", VERSION, "--compression", "rar"), 1, "unknown compression: rar"),
    (("image", "--program", PROGRAM, "--version", VERSION, "--format", "zip"), 1, "unknown format: zip"),
])
def test_V2_a_wrong_option_is_named(words: tuple, status: int, problem: str, tmp_path: Path) -> None:
    said = subprocess.run(
        [SHIPPED / "package", *words], check=False, capture_output=True, text=True, cwd=tmp_path)
    assert (said.returncode, problem in said.stderr) == (status, True), said.stderr


def test_V2_a_program_that_needs_swift_is_refused(tmp_path: Path) -> None:
    """Only if it was linked dynamically: the program of a release build links nothing that Debian lacks."""
    said = subprocess.run(
        [SHIPPED / "package", "deb", "--program", PROGRAM, "--version", VERSION, "--output", tmp_path,
         "--compression", "gzip"],
        check=False, capture_output=True, text=True)
    linked = subprocess.run(["ldd", PROGRAM], check=True, capture_output=True, text=True).stdout
    if "libswiftCore.so" in linked:
        assert (said.returncode, "build it with --static-swift-stdlib" in said.stderr) == (1, True)
        assert list(tmp_path.iterdir()) == []
    else:
        assert said.returncode == 0
