"""The names of all territories and languages in one language, from CLDR as Babel has it.

Run for one language in a process of its own, as `locale_facts.py`: Babel mixes up languages that one process reads.
"""

import json
import sys

from babel import Locale

if __name__ == "__main__":
    locale = Locale.parse(sys.argv[1])
    names = {"territories": dict(locale.territories), "languages": dict(locale.languages)}
    json.dump(names, sys.stdout, ensure_ascii=False)
