"""The local times at which partial days off begin, where the law gives one."""

import re
from collections.abc import Iterable

from .names import Name

#: As in "Christmas Eve (from 1pm)", "(from 12pm)" (noon) and "(from 2.30pm)".
_REMARK = re.compile(r"\(from (1[0-2]|[1-9])(?:\.([0-5]\d))?\s?([ap])m\)")

#: Half days whose names do not state the time: country, message id and type. Each has its source.
_REVIEWED = {
    # Solothurn: Gesetz über die öffentlichen Ruhetage (BGS 512.41), § 1: 1 May from 12 noon.
    ("CH", "Tag der Arbeit", "half_day"): "12:00",
}


def of(code: str, message: str, types: Iterable[str], names: Iterable[Name]) -> str | None:
    """Returns when a holiday begins, as "13:00"; `None` for a whole day, or if the time is not known.

    `message` is the library's message id, and `types` are its categories.
    """
    if match := _REMARK.search(dict(names).get("en", "")):
        hours = int(match[1]) % 12 + (12 if match[3] == "p" else 0)
        return f"{hours:02}:{match[2] or '00'}"
    return next((time for kind in types if (time := _REVIEWED.get((code, message, kind)))), None)
