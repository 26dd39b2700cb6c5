"""The records of ten countries: tables in csvkit, and JSON in the schemas of the description."""

import contextlib
import io
import json
import tempfile
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from urllib.parse import quote

import pytest
import requests
from csvkit.utilities.csvclean import CSVClean
from csvkit.utilities.csvstat import CSVStat
from jsonschema import Draft202012Validator

#: Countries with regions, observed days, estimated dates, another script, or no holidays at all.
COUNTRIES = ("AQ", "CN", "DE", "EG", "GB", "IL", "IN", "JP", "SA", "US")
FILTERS = ("", "?type=all&region=all", "?type=school&region=all")


class Site:
    """The served site, with one connection, and the schemas of its description."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.session = requests.Session()
        self.description = self.get("/openapi.json").json()

    def get(self, target: str) -> requests.Response:
        answer = self.session.get(self.origin + target, timeout=120)
        assert answer.status_code == 200, f"{target}: {answer.status_code} {answer.text[:200]}"
        return answer

    def json(self, target: str, path: str) -> dict:
        """Returns a record, after comparing it with the schema that the description has for the path."""
        content = self.description["paths"][path]["get"]["responses"]["200"]["content"]
        record = self.get(target).json()
        problems = [f"{target}{error.json_path}: {error.message}" for error in self.validator(content).iter_errors(record)]
        assert not problems, problems[:5]
        return record

    def validator(self, content: dict) -> Draft202012Validator:
        schema = content["application/json"]["schema"]
        assert schema.keys() == {"$ref"}, "a schema with a name"
        # The reference is one within the description.
        return Draft202012Validator({**self.description, **schema})


@pytest.fixture(scope="module")
def site(origin: str) -> Site:
    return Site(origin)


def years(site: Site, country: str) -> range:
    known = site.json(f"/countries/{country}.json", "/countries/{country}.json")["years"]
    return range(known["first"], known["last"] + 1)


@contextlib.contextmanager
def file(text: bytes) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "table.csv")
        path.write_bytes(text)
        yield str(path)


def table(answer: requests.Response) -> list[dict]:
    """Returns what csvstat says of each column, after csvclean has found no row of another length."""
    assert answer.headers["content-type"] == "text/csv; charset=utf-8; header=present"
    with file(answer.content) as path:
        errors = io.StringIO()
        try:
            CSVClean(["--length-mismatch", path], io.StringIO(), errors).run()
        except SystemExit as end:
            assert end.code in (None, 0), f"{answer.url}: {errors.getvalue()}"
        statistics = io.StringIO()
        # Without types: a column of dates must not become one of numbers.
        CSVStat(["--snifflimit", "0", "--json", "--no-inference", path], statistics).run()
        return json.loads(statistics.getvalue())


def rows(answer: requests.Response) -> int:
    with file(answer.content) as path:
        output = io.StringIO()
        CSVStat(["--snifflimit", "0", "--count", path], output).run()
        return int(output.getvalue())


COLUMNS = [
    "id", "date", "last", "observedOn", "observedFor", "name", "language", "localName", "localLanguage", "types",
    "regions", "exceptions", "local", "estimated", "page", "key", "known", "knownUntil", "authority",
    "begins", "regionalTypes", "source", "exchangedFor", "observed", "beginnings",
]  # fmt: skip


@pytest.mark.parametrize("country", COUNTRIES)
def test_F1_every_list_is_a_sound_table_with_the_rows_of_its_json(site: Site, country: str) -> None:
    tables = 0
    for year in years(site, country):
        for query in FILTERS:
            target = f"/holidays/{country}/{year}"
            record = site.json(f"{target}.json{query}", "/holidays/{country}/{year}.json")
            answer = site.get(f"{target}.csv{query}")
            # An empty table has a row that says why, unless there are no holidays.
            is_silent = not record["holidays"] and record["known"][0]["state"] == "none"
            assert rows(answer) == (len(record["holidays"]) or (0 if is_silent else 1)), answer.url
            if record["holidays"]:
                columns = {column["column_name"]: column for column in table(answer)}
                assert list(columns) == COLUMNS
                assert all(columns[name]["nulls"] in (False, 0) for name in ("id", "date", "last", "name", "page", "key"))
                assert columns["key"]["unique"] == len(record["holidays"])
                tables += 1
    assert tables > 0 or country == "AQ"


def facts(record: dict, kind: str) -> set[tuple[str, str, bool]]:
    """Returns who gives a day a type: the day, a region or nothing, and whether only parts of it do."""
    found = set()
    for holiday in record["holidays"]:
        told = next((one for one in holiday["regionalTypes"] if one["type"] == kind), None)
        if not told and kind not in holiday["types"]:
            continue
        local = (told or holiday)["local"]
        regions = told["regions"] if told else holiday["regions"]
        if not told and not regions and not local:
            regions = {region["code"] for region in record["regions"]} - set(holiday["exceptions"])
        first, last = date.fromisoformat(holiday["date"]), date.fromisoformat(holiday["last"])
        days = [str(first + timedelta(days=number)) for number in range((last - first).days + 1)]
        found |= {(day, region, local) for day in days for region in regions or [""]}
    return found


@pytest.mark.parametrize("country", (*COUNTRIES, "AR", "BR", "CA", "PT"))
def test_B5_a_list_of_all_types_says_of_every_region_what_the_lists_of_each_type_say(site: Site, country: str) -> None:
    path = "/holidays/{country}/{year}.json"
    regional = 0
    for year in set(years(site, country)) & {2025, 2026, 2027}:
        record = site.json(f"/holidays/{country}/{year}.json?type=all&region=all", path)
        regional += sum(len(holiday["regionalTypes"]) for holiday in record["holidays"])
        known = {kind for one in record["known"] for kind in one["types"]}
        for kind in sorted(known | {kind for holiday in record["holidays"] for kind in holiday["types"]}):
            one = site.json(f"/holidays/{country}/{year}.json?type={kind}&region=all", path)
            assert facts(record, kind) == facts(one, kind), (country, year, kind)
    assert regional > 0 or country not in ("AR", "BR", "CA", "DE", "IN", "PT", "US")


@pytest.mark.parametrize("country", COUNTRIES)
def test_F5_every_record_of_a_country_has_the_form_that_the_description_says(site: Site, country: str) -> None:
    known = years(site, country)
    year = known[len(known) // 2]
    record = site.json(f"/holidays/{country}/{year}.json?type=all&region=all", "/holidays/{country}/{year}.json")
    for holiday in record["holidays"]:
        site.json(f"{holiday['page']}.json", "/holidays/{country}/{year}/{holiday}.json")
    for region in record["regions"]:
        query = f"?type=all&region={quote(region['code'])}"
        site.json(f"/holidays/{country}/{year}.json{query}", "/holidays/{country}/{year}.json")
        site.json(f"/holidays/{country}.json{query}", "/holidays/{country}.json")
    for query in FILTERS:
        site.json(f"/holidays/{country}.json{query}", "/holidays/{country}.json")
    site.json(f"/holidays/{country}/changes.json", "/holidays/{country}/changes.json")


def test_F1_the_countries_and_what_a_search_finds_are_sound_tables(site: Site) -> None:
    for query in ("", *(f"?q={text}" for text in ("bavaria", "land", "united", "no%20such%20country"))):
        record = site.json(f"/countries.json{query}", "/countries.json")
        answer = site.get(f"/countries.csv{query}")
        found = record["countries"] + record["regions"]
        assert rows(answer) == len(found)
        if found:
            names = [column["column_name"] for column in table(answer)]
            assert names == ["code", "name", "localNames", "holidays", "country"]
    for country in COUNTRIES:
        record = site.json(f"/countries/{country}.json", "/countries/{country}.json")
        answer = site.get(f"/countries/{country}.csv")
        assert rows(answer) == len(record["regions"]) + 1
        table(answer)


def test_F5_the_schemas_and_csvclean_find_a_record_that_is_damaged(site: Site) -> None:
    """The checks above could not fail otherwise."""
    path = "/holidays/{country}/{year}.json"
    content = site.description["paths"][path]["get"]["responses"]["200"]["content"]
    record = site.json("/holidays/DE/2026.json", path)
    for damage in (
        lambda copy: copy.pop("holidays"),
        lambda copy: copy.update(year="2026"),
        lambda copy: copy["holidays"][0].pop("date"),
        lambda copy: copy["holidays"][0].update(types="public"),
    ):
        copy = json.loads(json.dumps(record))
        damage(copy)
        assert list(site.validator(content).iter_errors(copy))
    answer = site.get("/holidays/DE/2026.csv")
    with file(answer.content + b"one,cell,more\r\n") as damaged, pytest.raises(SystemExit):
        CSVClean(["--length-mismatch", damaged], io.StringIO(), io.StringIO()).run()
