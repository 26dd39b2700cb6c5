"""Writes dates as Babel formats them, by CLDR's own patterns: what `DateTextsTests.swift` compares with.

    python Tests/Generator/date_texts.py > Tests/LayoutTests/Fixtures/dates.json

Run with the pinned Babel. Each language is read in a process of its own, because Babel gives months of Hebrew for other
languages once Hebrew was read in the same process (python-babel 1234).
"""

import datetime
import json
import subprocess
import sys
from pathlib import Path

from babel import Locale
from babel.dates import format_date, format_skeleton

_LANGUAGES = Path(__file__).resolve().parents[2] / "Templates/Languages"
#: The locale of CLDR, for languages whose code alone is another one.
_LOCALES = {"en": "en_GB", "zh": "zh_Hans"}
#: The first week of each month of 2026 has each weekday.
_DATES = [datetime.date(2026, month, day) for month in range(1, 13) for day in range(1, 8)]


def texts(code: str) -> dict[str, list[str]]:
    """Returns the texts of each style: in full of all dates, otherwise of each month or of each weekday."""
    locale = Locale.parse(_LOCALES.get(code, code))
    months = [datetime.date(2026, month, month) for month in range(1, 13)]
    return {
        "full": [format_date(date, "full", locale) for date in _DATES],
        "long": [format_date(date, "long", locale) for date in months],
        "day": [format_skeleton("MMMMd", date, locale=locale) for date in months],
        "month": [format_skeleton("yMMMM", date, locale=locale) for date in months],
        "weekday": [format_date(date, "EEEE", locale) for date in _DATES[:7]],
        "shortWeekday": [format_date(date, "ccc", locale) for date in _DATES[:7]],
    }


if __name__ == "__main__":
    if len(sys.argv) > 1:
        found = texts(sys.argv[1])
    else:
        found = {
            file.stem: json.loads(
                subprocess.run([sys.executable, __file__, file.stem], check=True, capture_output=True, text=True).stdout
            )
            for file in sorted(_LANGUAGES.glob("*.json"))
        }
    json.dump(found, sys.stdout, ensure_ascii=False, indent=0)
    print()
