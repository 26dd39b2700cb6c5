"""What is fixed for every document: years, namespaces, the order of the types."""

FIRST_YEAR = 2020
LAST_YEAR = 2035

#: Where a list of dates in the library ends before its stated range does: the last year that is complete. Nepal's
#: holidays of its own calendar are listed by date up to the beginning of 2033; later ones are silently left out.
LAST_COMPLETE_YEAR = {"NP": 2032}

#: Weekends changed in some countries; the documents carry the rule of this year.
WEEKEND_YEAR = 2026

HOLIDAYS_NAMESPACE = "urn:almanac:holidays"
COUNTRIES_NAMESPACE = "urn:almanac:countries"

#: The library's 27 categories in the order in which a `types` list names them: the default first, then by reach,
#: then the communities. A category that is missing here stops the generator.
CATEGORIES = (
    "public",
    "bank",
    "government",
    "school",
    "half_day",
    "optional",
    "optional_women",
    "de_facto",
    "unofficial",
    "armed_forces",
    "workday",
    "catholic",
    "christian",
    "orthodox",
    "protestant",
    "hebrew",
    "hindu",
    "islamic",
    "sabian",
    "yazidi",
    "albanian",
    "armenian",
    "bosnian",
    "roma",
    "serbian",
    "turkish",
    "vlach",
)


def token(category: str) -> str:
    """The spelling of a category in a document: hyphens, as in `half-day`."""
    return category.replace("_", "-")
