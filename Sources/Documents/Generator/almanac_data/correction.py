"""A reviewed correction: a fact, its source, and the edits that apply it."""

from dataclasses import dataclass

from .edits import Edit
from .source import Source


@dataclass(frozen=True)
class Correction:
    """One correction of a country, as pages show it, and the edits that make it.

    `fact` says what is right, and `reason` how the library differs: one sentence each, without a full stop.
    """

    id: str
    country: str
    fact: str
    reason: str
    sources: tuple[Source, ...]
    edits: tuple[Edit, ...]
