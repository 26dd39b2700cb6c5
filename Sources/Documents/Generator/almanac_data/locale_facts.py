"""The facts of CLDR about one language that the pages need, from Babel.

Run for one language in a process of its own: Babel gives months of Hebrew for other languages once Hebrew was read in the
same process (python-babel 1234).
"""

import json
import re
import sys

from babel import Locale

#: English as the almanac has always written it: as in Britain, but without a comma after the weekday, and with "Sep". Hebrew
#: ranges with a year, in which CLDR leaves out the letter of “in” that it has in dates and in ranges without a year.
_OWN = {
    "en": {
        "shortMonths": "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(),
        "dates": {"full": "{weekday} {day} {month} {year}", "weekdayAndDay": "{weekday} {day} {month}"},
        "ranges": {
            "day": "{weekday} {day} to {weekday2} {day2} {month2} {year2}",
            "month": "{weekday} {day} {month} to {weekday2} {day2} {month2} {year2}",
            "year": "{weekday} {day} {month} {year} to {weekday2} {day2} {month2} {year2}",
        },
        "rangesInYear": {
            "day": "{weekday} {day} to {weekday2} {day2} {month2}",
            "month": "{weekday} {day} {month} to {weekday2} {day2} {month2}",
        },
    },
    "he": {
        "ranges": {
            "day": "{weekday}, {day} ב{month} – {weekday2}, {day2} ב{month2} {year2}",
            "month": "{weekday}, {day} ב{month} – {weekday2}, {day2} ב{month2} {year2}",
            "year": "{weekday}, {day} ב{month} {year} – {weekday2}, {day2} ב{month2} {year2}",
        },
    },
}
#: The first day of a month in a date, where the language writes it as an ordinal; CLDR's patterns do not tell.
_FIRST_DAYS = {"fr": "1er", "it": "1º", "pt": "1º"}
#: The locale of CLDR, for languages whose code alone is another one.
_LOCALES = {"en": "en_GB", "zh": "zh_Hans"}
_FIELD = re.compile(r"'([^']*)'|(E+|c+)|(L{3,})|(M{3,})|(M+|L+)|(d+)|(y+)|([^A-Za-z']+)")


def facts(code: str) -> dict:
    """Returns what pages in the language need."""
    locale = Locale.parse(_LOCALES.get(code, code))
    full = locale.date_formats["full"].pattern
    skeletons = locale.datetime_skeletons
    own = _OWN.get(code, {})
    found = {
        "code": code,
        "tag": str(locale).replace("_", "-") if code == "zh" else code,
        "name": "简体中文" if code == "zh" else locale.languages[code],
        "direction": locale.text_direction,
        "months": _all(locale.months["format"]["wide"], 12),
        "monthsAlone": _all(locale.months["stand-alone"]["wide"], 12),
        "shortMonths": _all(locale.months["stand-alone"]["abbreviated"], 12),
        "weekdays": [locale.days["format"]["wide"][day] for day in range(7)],
        "shortWeekdays": [locale.days["stand-alone"]["abbreviated"][day] for day in range(7)],
        "shortestWeekdays": _shortest_weekdays(locale),
        "firstDay": _FIRST_DAYS.get(code, "1"),
        "dates": {
            "full": _pattern(full),
            "long": _pattern(locale.date_formats["long"].pattern),
            "weekdayAndDay": _pattern(re.sub(r"(\s*'de')?\s*y+年?(\s*'р'\.)?", "", full)),
            "day": _pattern(skeletons["MMMMd"].pattern),
            "month": _pattern(skeletons["yMMMM"].pattern),
        },
        "ranges": _intervals(locale, ["yMMMMEEEEd", "yMMMMEd", "yMMMEd"], "dMy"),
        "rangesInYear": _intervals(locale, ["MMMMEd", "MMMEd"], "dM"),
        "list": _list(locale.list_patterns["standard"]),
        "choice": _list(locale.list_patterns["or"]),
        "decimal": locale.number_symbols["latn"]["decimal"],
        "group": locale.number_symbols["latn"]["group"],
        "grouping": "indian" if locale.decimal_formats[None].pattern.startswith("#,##,") else "thousands",
        "leastGrouped": {"es": 2, "pl": 2}.get(code, 1),
        "plural": _plural(locale),
    }
    for name, values in own.items():
        found[name] = found[name] | values if isinstance(values, dict) else values
    return found


def _all(names: dict[int, str], count: int) -> list[str]:
    return [names[number] for number in range(1, count + 1)]


def _shortest_weekdays(locale: Locale) -> list[str]:
    """Returns names of two characters, or the narrow ones, of one, if those of the language have more."""
    widths = locale.days["stand-alone"]
    short = [widths["short"][day].rstrip(".") for day in range(7)]
    return short if max(map(len, short)) <= 2 else [widths["narrow"][day] for day in range(7)]


def _pattern(pattern: str, *, is_second: bool = False) -> str:
    """Returns the pattern with names in braces: `{weekday}, {day}. {month} {year}`."""
    number = "2" if is_second else ""
    text = ""
    for quoted, weekday, alone, month, digits, day, year, other in _FIELD.findall(pattern):
        name = (
            "weekday"
            if weekday
            else "monthAlone"
            if alone
            else "month"
            if month
            else "monthNumber"
            if digits
            else "day"
            if day
            else "year"
            if year
            else None
        )
        text += f"{{{name}{number}}}" if name else quoted or other
    # Hebrew writes a letter of the pattern before the month without quotes.
    return re.sub(r"\s+", lambda space: " " if "\n" in space[0] else space[0], text)


def _intervals(locale: Locale, skeletons: list[str], fields: str) -> dict[str, str]:
    found = next(locale.interval_formats[name] for name in skeletons if name in locale.interval_formats)
    names = {"d": "day", "M": "month", "y": "year"}
    result = {}
    for field in fields:
        first, second = found[field]
        first, second = (re.sub(r"E+", "EEEE", re.sub(r"MMM+", "MMMM", part)) for part in (first, second))
        result[names[field]] = _pattern(first) + _pattern(second, is_second=True)
    return result


def _list(patterns: dict[str, str]) -> dict[str, str]:
    return {
        "two": _between(patterns["2"]),
        "middle": _between(patterns["middle"]),
        "end": _between(patterns["end"]),
    }


def _between(pattern: str) -> str:
    """Returns the separator between two items."""
    return pattern.removeprefix("{0}").removesuffix("{1}")


def _plural(locale: Locale) -> dict[str, str]:
    """Returns the rules without those for millions, which none of our texts contains."""
    return {
        tag: rule for tag, rule in sorted(locale.plural_form.rules.items()) if not re.search(r"\be (not )?in", rule)
    }


if __name__ == "__main__":
    json.dump(facts(sys.argv[1]), sys.stdout, ensure_ascii=False, indent=2)
    print()
