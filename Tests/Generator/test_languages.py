"""The facts of languages are those of CLDR, as the pinned Babel has them."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

_ROOT = Path(__file__).resolve().parents[2]
_GENERATOR = _ROOT / "Sources/Documents/Generator/almanac_data/locale_facts.py"
_FILES = sorted((_ROOT / "Templates/Languages").glob("*.json"))


def _facts(code: str) -> str:
    """Returns what the generator writes, in a process of its own: Babel mixes up the months of languages in one."""
    return subprocess.run([sys.executable, _GENERATOR, code], check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize("file", _FILES, ids=lambda file: file.stem)
def test_each_file_is_what_the_generator_writes(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == _facts(file.stem)


@pytest.mark.parametrize(
    ("code", "full", "month", "plurals"),
    [
        ("pl", "{weekday}, {day} {month} {year}", "{monthAlone} {year}", ["few", "many", "one"]),
        ("tr", "{day} {month} {year} {weekday}", "{month} {year}", ["one"]),
        ("ja", "{year}年{monthNumber}月{day}日{weekday}", "{year}年{monthNumber}月", []),
        ("he", "{weekday}, {day} ב{month} {year}", "{month} {year}", ["one", "two"]),
        ("ar", "{weekday}، {day} {month} {year}", "{month} {year}", ["few", "many", "one", "two", "zero"]),
        ("fr", "{weekday} {day} {month} {year}", "{month} {year}", ["one"]),
    ],
)
def test_patterns_have_names_for_their_fields(code: str, full: str, month: str, plurals: list[str]) -> None:
    facts = json.loads(_facts(code))
    assert facts["dates"]["full"] == full
    assert facts["dates"]["month"] == month
    assert sorted(facts["plural"]) == plurals
    assert len(facts["months"]) == len(facts["monthsAlone"]) == 12
    assert facts["direction"] == ("rtl" if code in {"ar", "he"} else "ltr")


@pytest.mark.parametrize("code", [file.stem for file in _FILES])
def test_the_dates_that_the_pages_are_compared_with_are_those_of_babel(code: str) -> None:
    expected = json.loads((_ROOT / "Tests/LayoutTests/Fixtures/dates.json").read_text(encoding="utf-8"))
    script = _ROOT / "Tests/Generator/date_texts.py"
    written = subprocess.run([sys.executable, script, code], check=True, capture_output=True, text=True).stdout
    assert json.loads(written) == expected[code]
