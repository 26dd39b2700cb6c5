"""Finds planted mistakes that are no valid Swift, without a build."""

import re
import subprocess
import sys
import tempfile
from pathlib import Path


def check_syntax(mistakes, sources):
    """Exits with a list of the mistakes whose lines the compiler cannot parse. That takes seconds, not a build."""
    problems = []
    with tempfile.TemporaryDirectory() as folder:
        for target in sorted({mistake.target for mistake in mistakes}):
            names = {}
            for file in sorted({mistake.file for mistake in mistakes if mistake.target == target}):
                path = Path(folder) / file
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(sources[file])
                names[str(path)] = file
            result = subprocess.run(
                ["swiftc", "-frontend", "-parse", *names], check=False, capture_output=True, text=True)
            for path, line, text in re.findall(r"(?m)^(/.*?):(\d+):\d+: error: (.*)", result.stderr):
                planted = re.findall(r"planted\((\d+)\)", sources[names[path]].split("\n")[int(line) - 1])
                ids = [mistakes[int(number) - 1].id for number in planted]
                problems.append(f"{', '.join(ids) or 'a mistake'}: {names[path]}: {text}")
    if problems:
        sys.exit("\n".join(dict.fromkeys(problems)))
