"""Settings for all documents: years, namespaces and the order of the types."""

FIRST_YEAR = 2020
LAST_YEAR = 2035

#: The last complete year of countries whose lists of dates end before the library's stated range. The library lists
#: the dates of Nepal's own calendar up to the beginning of 2033 and silently omits later ones.
LAST_COMPLETE_YEAR = {"NP": 2032}

#: The year whose weekends the documents contain. In some countries the weekend has changed.
WEEKEND_YEAR = 2026

HOLIDAYS_NAMESPACE = "urn:almanac:holidays"
COUNTRIES_NAMESPACE = "urn:almanac:countries"

OCCASIONS_NAMESPACE = "urn:almanac:occasions"
CELEBRATIONS_NAMESPACE = "urn:almanac:celebrations"
CHANGES_NAMESPACE = "urn:almanac:changes"
MAP_NAMESPACE = "urn:almanac:map"
OUTLINE_NAMESPACE = "urn:almanac:outline"
CITIES_NAMESPACE = "urn:almanac:cities"
NAMES_NAMESPACE = "urn:almanac:names"
PLACES_NAMESPACE = "urn:almanac:places"
STORIES_NAMESPACE = "urn:almanac:stories"

#: What a document writes instead of the codes of all regions. No region has this code.
ALL_REGIONS = "all"

#: The library's 27 categories, and `observance` of corrections, in the order of `types` lists: the default first, then by reach, then the communities. A
#: category that is missing here stops the generator.
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
    "observance",
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
    """Returns the spelling of a category in a document: with hyphens, as in `half-day`."""
    return category.replace("_", "-")
