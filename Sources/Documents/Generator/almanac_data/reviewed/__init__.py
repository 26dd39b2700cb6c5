"""The reviewed corrections, by part of the world. `CORRECTIONS` has them by country and id; `NAMES` the names they bring.

A name is that of a country's message id: one that the library does not have, or a better one than the library's.
"""

from ..correction import Correction
from ..names import Name
from . import (
    africa,
    americas,
    asia,
    europe,
    halfdays,
    india,
    malaysia,
    oceania,
    schools,
    singledays,
    statesofamerica,
    unitedstates,
)

_PARTS = (
    *(africa, americas, asia, europe, halfdays, india, malaysia, oceania, schools, singledays, statesofamerica),
    unitedstates,
)

CORRECTIONS: tuple[Correction, ...] = tuple(
    sorted(
        (correction for part in _PARTS for correction in part.CORRECTIONS),
        key=lambda correction: (correction.country, correction.id),
    )
)

NAMES: dict[tuple[str, str], list[Name]] = {message: names for part in _PARTS for message, names in part.NAMES.items()}
