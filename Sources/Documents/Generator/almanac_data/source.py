"""Where a fact is written."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Source:
    """Where a fact is written. Not every law has an address that lasts."""

    title: str
    address: str = ""
