"""The order of texts in a language, and simplified Chinese, by ICU.

Run by Debian's own Python, which has `python3-icu`: PyPI has PyICU only as source, to be built against the system's ICU.
Reads a question as JSON, and prints the answer:

- `{"sort": "de", "texts": [[…], […]]}`: each list of texts in the order of the language's dictionaries.
- `{"simplify": true, "texts": […]}`: the texts in simplified characters.
- `{"version": true}`: the version of ICU.
"""

import json
import sys

import icu


def answer(question: dict) -> object:
    """Returns the answer to a question."""
    if "sort" in question:
        collator = icu.Collator.createInstance(icu.Locale(question["sort"]))
        return [sorted(texts, key=collator.getSortKey) for texts in question["texts"]]
    if "simplify" in question:
        simplify = icu.Transliterator.createInstance("Hant-Hans")
        return [simplify.transliterate(text) for text in question["texts"]]
    return icu.ICU_VERSION


if __name__ == "__main__":
    json.dump(answer(json.load(sys.stdin)), sys.stdout, ensure_ascii=False)
