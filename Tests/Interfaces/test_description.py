"""The description of the site for programs (OpenAPI 3.1) is valid, and the site does what it says."""

import json
import subprocess
import sys
from pathlib import Path

import requests
from openapi_spec_validator import OpenAPIV31SpecValidator

#: Messages of assistants are no records: JSON-RPC says in the answer what is wrong with one (test_assistants.py).
#: Deterministic, so that a failure is one for everybody. The whole run takes about two minutes.
OPTIONS = ("--generation-deterministic", "--seed", "13", "--max-examples", "15", "--checks", "all", "--no-color",
           "--exclude-path", "/mcp")
#: Another spelling of an address is redirected to the only one, which then says what is wrong with it. The dates of the
#: leave planner are lists and ranges, and those of OpenHolidays are three years apart at most: a pattern cannot say which of
#: them exist. Nor can it say that a last day and a number of days, or a search and a draw, are different questions.
CONFIGURATION = """
[checks.negative_data_rejection]
expected-statuses = ["301", "400", "401", "403", "404", "405", "406", "409", "415", "422", "428", "429", "5xx"]

[[operations]]
include-path-regex = "/leave|/days[.]json|/working-days|/compare/meeting|/quotes[.]json|/openholidays/(Public|School)Holidays([.](ics|csv))?$"
[operations.checks.positive_data_acceptance]
expected-statuses = ["2xx", "3xx", "400", "404"]
"""

#: Queries of paths whose answers have properties that the example's answer need not have.
MORE_ANSWERS: dict[str, tuple[dict[str, object], ...]] = {
    "/holidays/{country}/{year}.json": ({"type": "all", "region": "all"},),
    "/holidays/feed.json": ({"place": ["DE-BY", "FR", "JP"], "type": "all"},),
    "/holidays/{country}/{year}/leave.json": ({"with": "FR", "with-days": 20, "region": "BY", "school": "BY"},),
    "/holidays/{country}/days.json": ({"type": "all", "region": "all"}, {"to": "2040-01-01", "from": "2035-12-01"}),
    "/working-days.json": (
        {"place": "IT-BZ"}, {"place": "CN", "to": "2027-02-28"}, {"days": 10}, {"place": "US", "from": "2026-02-01"},
    ),
    "/compare/{year}.json": ({"place": ["DE-BY", "US", "IT-BZ", "CN"]},),
    "/compare/meeting.json": (
        {"place": ["DE-BY", "US", "IT-BZ", "CN"], "days": 20, "opens": None, "closes": None}, {"place": ["DE-BY", "US-CA"]},
    ),
    "/search.json": tuple({"q": text} for text in ("mar", "christmas", "bavaria")),
    "/countries.json": ({"q": "land"},),
}  # fmt: skip


def test_F5_the_description_is_valid(origin: str) -> None:
    document = requests.get(f"{origin}/openapi.json", timeout=120).json()
    assert document["openapi"].startswith("3.1.")
    OpenAPIV31SpecValidator(document).validate()


def test_F5_each_example_of_the_description_has_an_answer(origin: str) -> None:
    document = requests.get(f"{origin}/openapi.json", timeout=120).json()
    for path, operations in document["paths"].items():
        if "get" not in operations:
            continue
        parameters = operations["get"]["parameters"]
        # A parameter that excludes another one has no example.
        query = {item["name"]: item["example"] for item in parameters if item["in"] == "query" and "example" in item}
        for item in parameters:
            path = path.replace("{" + item["name"] + "}", str(item.get("example")))
        answer = requests.get(origin + path, params=query, timeout=120)
        # A code that cameras read needs the public address, and the tests' site has none.
        expected = {404} if path.endswith(".svg") else {200, 204}
        assert answer.status_code in expected, f"{path} {query} {answer.text}"


def test_F5_answers_have_no_property_that_the_description_lacks(origin: str) -> None:
    """Generated clients know the described properties only. Each path is asked with its example, and where answers differ."""
    document = requests.get(f"{origin}/openapi.json", timeout=120).json()
    schemas = document["components"]["schemas"]

    def resolved(schema: dict) -> dict:
        while "$ref" in schema:
            schema = schemas[schema["$ref"].rpartition("/")[2]]
        return next((resolved(part) for part in schema.get("anyOf", ()) if part.get("type") != "null"), schema)

    def unknown(value: object, schema: dict, path: str) -> set[str]:
        schema = resolved(schema)
        if isinstance(value, list):
            return set().union(*(unknown(item, schema.get("items", {}), f"{path}[]") for item in value))
        if not isinstance(value, dict):
            return set()
        # The reasons of a problem are by parameter: their names are not of the description.
        known = schema.get("properties", {})
        return set().union(
            {f"{path}.{name}" for name in value if name not in known},
            *(unknown(item, known[name], f"{path}.{name}") for name, item in value.items() if name in known),
        )

    found, asked = set(), 0
    for path, operations in document["paths"].items():
        content = operations.get("get", {}).get("responses", {}).get("200", {}).get("content", {})
        if "application/json" not in content:
            continue
        parameters = operations["get"]["parameters"]
        target = path
        for item in parameters:
            target = target.replace("{" + item["name"] + "}", str(item.get("example")))
        query = {item["name"]: item["example"] for item in parameters if item["in"] == "query" and item["required"]}
        for more in ({}, *MORE_ANSWERS.get(path, ())):
            answer = requests.get(origin + target, params={**query, **more}, timeout=120)
            if answer.status_code != 204:
                assert answer.status_code == 200, f"{answer.url} {answer.text}"
                found |= unknown(answer.json(), content["application/json"]["schema"], path)
                asked += 1
    assert not found, "\n".join(sorted(found))
    assert asked > 50


def test_F5_schemathesis_finds_nothing(origin: str, tmp_path: Path) -> None:
    (tmp_path / "schemathesis.toml").write_text(CONFIGURATION)
    run = subprocess.run(
        [Path(sys.executable).with_name("schemathesis"), "run", f"{origin}/openapi.json", *OPTIONS],
        cwd=tmp_path, capture_output=True, text=True, timeout=600, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout + run.stderr
    assert "No issues found" in run.stdout and "Missing test data" not in run.stdout, run.stdout


def test_F5_the_description_is_written_once(origin: str) -> None:
    pairs = json.loads(requests.get(f"{origin}/openapi.json", timeout=120).text, object_pairs_hook=_without_duplicates)
    assert pairs["paths"]


def _without_duplicates(pairs: list[tuple[str, object]]) -> dict[str, object]:
    members = dict(pairs)
    assert len(members) == len(pairs)
    return members
