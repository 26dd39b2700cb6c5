"""The addresses of the site."""

from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import quote

from entities import Holiday


class Place(NamedTuple):
    """The address of a year with its filter: a type or "all", and a region, the country ("") or everywhere."""

    code: str
    year: int
    type: str = "public"
    region: str = ""
    is_everywhere: bool = False

    @property
    def query(self) -> str:
        items = []
        if self.type != "public":
            items.append(f"type={quote(self.type)}")
        if self.region:
            items.append(f"region={quote(self.region)}")
        elif self.is_everywhere:
            items.append("region=all")
        return "&".join(items)

    @property
    def link(self) -> str:
        return _with_query(f"/holidays/{quote(self.code)}/{self.year}", self.query)

    @property
    def views(self) -> list[tuple[str, str]]:
        """The views of the year; long weekends, leave and comparison keep the region only."""
        path = f"/holidays/{quote(self.code)}/{self.year}"
        of_region = self._replace(type="public", is_everywhere=False).query
        territory = f"{self.code}-{self.region}" if self.region else self.code
        return [
            ("List", self.link),
            ("Calendar", _with_query(f"{path}/calendar", self.query)),
            ("Long weekends", _with_query(f"{path}/long-weekends", of_region)),
            ("Plan leave", _with_query(f"{path}/leave", of_region)),
            ("Compare", f"/compare/{self.year}?place={quote(territory)}"),
        ]

    def record_link(self, format: str) -> str:
        """Returns the address of the same year for programs."""
        return _with_query(f"/holidays/{quote(self.code)}/{self.year}.{format}", self.query)

    @property
    def calendar_link(self) -> str:
        """The calendar of the country from last year on."""
        return _with_query(f"/holidays/{quote(self.code)}.ics", self.query)

    def changes_link(self, format: str) -> str:
        """Returns the address of what has changed in the data of the country."""
        return f"/holidays/{quote(self.code)}/changes.{format}"

    @property
    def countries_link(self) -> str:
        link = f"/countries?for=holidays&country={quote(self.code)}&year={self.year}"
        return f"{link}&{query}" if (query := self.query) else link

    @property
    def day_links(self) -> Callable[[Holiday], str]:
        """Returns a function for the links of the list's rows, which have its filter."""
        code, query = quote(self.code), self.query

        def link(holiday: Holiday) -> str:
            day = holiday.date
            path = f"/holidays/{code}/{day.year}/{quote(f'{day.month:02}-{day.day:02}-{holiday.slug}')}"
            return _with_query(path, query)

        return link


def _with_query(path: str, query: str) -> str:
    return f"{path}?{query}" if query else path
