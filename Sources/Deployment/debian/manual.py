#!/usr/bin/env python3
"""Writes the manual page from what the program says about its commands, so that it has every option.

    almanac --experimental-dump-help | manual.py VERSION DATE > almanac.1

The date is YYYY-MM-DD. Sections that the program cannot tell are in `almanac.1.txt` beside this script, as man(7) text.
"""

import json
import re
import sys
from pathlib import Path

_SECTIONS = Path(__file__).with_name("almanac.1.txt")


def main() -> None:
    version, date = sys.argv[1:]
    almanac = json.load(sys.stdin)["command"]
    sys.stdout.write(manual(almanac, version, date))


def manual(almanac: dict, version: str, date: str) -> str:
    """Returns the page in man(7)'s language."""
    commands = [command for command in almanac["subcommands"] if command["commandName"] != "help"]
    shared = common(commands)
    lines = [
        f'.TH ALMANAC 1 {date} "Almanac {version}" "User Commands"',
        ".SH NAME",
        f"almanac \\- {escaped(almanac['abstract'].rstrip('.')[0].lower() + almanac['abstract'].rstrip('.')[1:])}",
        ".SH SYNOPSIS",
    ]
    for number, command in enumerate(commands):
        lines += [".br"] * (number > 0) + [synopsis(command)]
    alone = [argument for argument in arguments(almanac) if argument not in shared]
    if alone:
        lines += [".SH OPTIONS WITHOUT A COMMAND", *(line for argument in alone for line in described(argument))]
    lines += [".SH COMMANDS"]
    for command in commands:
        own = [argument for argument in arguments(command) if argument not in shared]
        lines += [f".SS almanac {command['commandName']}", *sentences(command)]
        lines += [line for argument in own for line in described(argument)]
    lines += [".SH OPTIONS OF EVERY COMMAND", *(line for argument in shared for line in described(argument))]
    return "\n".join(lines) + "\n" + _SECTIONS.read_text()


def arguments(command: dict) -> list[dict]:
    return [argument for argument in command["arguments"] if argument["shouldDisplay"]]


def common(commands: list[dict]) -> list[dict]:
    """Returns the arguments that all commands have."""
    first, *others = (arguments(command) for command in commands)
    return [argument for argument in first if all(argument in other for other in others)]


def synopsis(command: dict) -> str:
    positional = [argument for argument in arguments(command) if argument["kind"] == "positional"]
    words = "".join(f" \\fI{escaped(argument['valueName'].upper())}\\fR" for argument in positional)
    return f"\\fBalmanac {command['commandName']}\\fR{words} [\\fIOPTION\\fR]..."


def sentences(entry: dict) -> list[str]:
    return [escaped(entry[part]) for part in ("abstract", "discussion") if entry.get(part)]


def described(argument: dict) -> list[str]:
    """Returns the lines about an argument: its names in bold, its value in italics, and then what it does."""
    value = f"\\fI{escaped(argument['valueName'].upper())}\\fR"
    if argument["kind"] == "positional":
        return [".TP", value, *sentences(argument)]
    dashes = {"short": "-", "long": "--", "longWithSingleDash": "-"}
    names = [f"\\fB{escaped(dashes[name['kind']] + name['name'])}\\fR" for name in argument["names"]]
    return [".TP", ", ".join(names) + (f" {value}" if argument["kind"] == "option" else ""), *sentences(argument)]


def escaped(text: str) -> str:
    """Returns the text so that troff prints it as it is. A hyphen that a reader may copy is a minus sign."""
    text = re.sub(r"\s+", " ", text).replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + text if text.startswith((".", "'")) else text


if __name__ == "__main__":
    main()
