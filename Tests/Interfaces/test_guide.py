"""The examples of the page for developers are what the built program answers: they are read from the page, and run."""

import html
import os
import re
import subprocess
from pathlib import Path

import requests

EXAMPLE = re.compile(
    r'<pre class="command"[^>]*><code>(.*?)</code></pre>\s*<pre class="answer"[^>]*><code>(.*?)</code></pre>', re.DOTALL
)


def test_F5_each_command_of_the_page_prints_what_the_page_says(origin: str, tmp_path: Path) -> None:
    examples = EXAMPLE.findall(requests.get(f"{origin}/developers", timeout=120).text)
    assert len(examples) >= 10
    wrong = []
    for command, answer in examples:
        run = subprocess.run(
            ["bash", "-o", "pipefail", "-c", html.unescape(command)],
            cwd=tmp_path, env=os.environ | {"ALMANAC": origin}, capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip
        if run.returncode != 0 or run.stdout.strip() != html.unescape(answer).strip():
            wrong.append(f"{html.unescape(command)}\nprints\n{run.stdout}{run.stderr}")
    assert not wrong, "\n\n".join(wrong)


def test_F5_each_address_of_the_page_has_an_answer(origin: str) -> None:
    text = requests.get(f"{origin}/developers", timeout=120).text
    addresses = [html.unescape(found) for found in re.findall(r"<dt><code>(/.*?)</code></dt>", text)]
    assert len(addresses) >= 20
    for address in addresses:
        answer = requests.get(origin + address, timeout=120, allow_redirects=False)
        assert answer.status_code in {200, 204}, f"{address}: {answer.status_code}"
        assert answer.headers["Access-Control-Allow-Origin"] == "*", address
