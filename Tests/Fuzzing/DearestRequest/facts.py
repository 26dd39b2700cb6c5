"""What the program's own data has to ask about: countries with their regions, days, names, people, and so on."""

import json
import random
from functools import cached_property
from urllib.parse import quote

from measured import Request, Server


class Facts:
    """Asks the server once for each fact."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._days: dict[tuple[str, int], list[str]] = {}
        listed = self._json("/countries.json")["countries"]
        self.countries = [it["code"] for it in listed]
        told = {code: self._json(f"/countries/{code}.json") for code in self.countries}
        self.regions = {code: [it["code"].partition("-")[2] for it in told[code]["regions"]] for code in told}
        self._years = {code: range(told[code]["years"]["first"], told[code]["years"]["last"] + 1) for code in told}
        self._names = [name["text"] for it in listed for name in it["names"]]

    def _json(self, target: str) -> dict:
        status, body = self._server.answer(Request(target, coding=""))
        if status != 200:
            raise RuntimeError(f"{target}: status {status}")
        return json.loads(body)

    def days(self, country: str, year: int) -> list[str]:
        """The ids of a year's holidays, of all types and regions; empty for a year without data."""
        key = (country, year)
        if key not in self._days:
            known = year in self._years[country]
            found = self._json(f"/holidays/{country}/{year}.json?type=all&region=all")["holidays"] if known else []
            self._days[key] = [it["page"].partition("?")[0].rpartition("/")[2] for it in found]
        return self._days[key]

    @cached_property
    def words(self) -> list[str]:
        """Words of names in all languages: of countries, people, occasions, and holidays of some countries."""
        names = self._names + [it["name"] for it in self._json("/people.json")["people"]]
        for code in self.countries[::6]:
            for it in self._json(f"/holidays/{code}/2026.json?type=all&region=all")["holidays"]:
                names += [name["text"] for name in it["names"]]
        return sorted({word for name in names for word in name.split()})

    @cached_property
    def places(self) -> list[str]:
        """Names of countries in all languages, of some regions, and of large cities."""
        regions = [it["name"] for code in self.countries[::6]
                   for it in self._json(f"/countries/{code}.json")["regions"]]
        return sorted({*self._names, *regions, "Munich", "München", "New York", "Tokyo", "São Paulo", "القاهرة"})

    @cached_property
    def occasions(self) -> list[str]:
        return [it["id"] for it in self._json("/occasions.json")["occasions"]]

    @cached_property
    def people(self) -> list[str]:
        return [it["id"] for it in self._json("/people.json")["people"]]

    @cached_property
    def quotes(self) -> list[str]:
        found = [it["id"] for word in "aeiou" for it in self._json(f"/quotes.json?q={word}")["quotes"]]
        return sorted(set(found))

    @cached_property
    def documents(self) -> list[str]:
        return [it["name"] for it in self._json("/documents.json")["documents"]]

    @cached_property
    def files(self) -> list[str]:
        """The style sheets and so on that some pages link to, and those with fixed names."""
        found = {"/robots.txt", "/records.xsd"}
        for page in ("/", "/holidays/DE/2026/calendar", "/compare", "/holidays/DE/2026/leave", "/occasions", "/search",
                     "/working-days", "/on/2026-12-24"):
            _, body = self._server.answer(Request(page, coding=""))
            found |= {part.partition('"')[0] for part in body.decode().split('"') if part.startswith("/assets/")}
        return sorted(found)

    def search(self, pick: random.Random) -> str:
        """A text to search for: words, beginnings of words, one letter, a long text, or none, which finds everything."""
        words = [pick.choice(self.words) for _ in range(pick.choice([1, 1, 2, 3, 6, 12, 25]))]
        text = " ".join(word[: pick.choice([1, 2, 3, 99])] for word in words)
        return quote(text[: pick.choice([0, 1, 2, 100, 100, 300])].strip(), safe="")
