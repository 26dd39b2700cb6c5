"""The changes of data and the documents, read by other people's readers."""

import json
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest
from plain import Client

_HERE = Path(__file__).parent
_ATOM = "{http://www.w3.org/2005/Atom}"


@pytest.fixture(scope="module")
def codes(client: Client) -> list[str]:
    """The codes of all countries."""
    return [country["code"] for country in json.loads(client.get("/countries.json").body)["countries"]]


def test_F8_the_changes_of_every_country_are_a_feed_that_says_what_its_JSON_says(
    client: Client, tmp_path: Path, codes: list[str]
) -> None:
    assert len(codes) == 250
    for code in codes:
        answer = client.get(f"/holidays/{code}/changes.atom")
        assert (answer.status, answer.headers["content-type"]) == (200, "application/atom+xml"), code
        (tmp_path / f"{code}.xml").write_bytes(answer.body)
        feed = ElementTree.fromstring(answer.body)
        record = json.loads(client.get(f"/holidays/{code}/changes.json").body)
        changes = [(revision["date"], change) for revision in record["revisions"] for change in revision["changes"]]
        rest = sum(revision["unlisted"] > 0 for revision in record["revisions"])
        entries = feed.findall(f"{_ATOM}entry")
        assert len(entries) == len(changes) + rest, code
        texts = {entry.findtext(f"{_ATOM}id"): entry.findtext(f"{_ATOM}content") for entry in entries}
        assert len(texts) == len(entries), code
        for date, change in changes:
            assert texts[change["id"]] == change["text"], code
            entry = next(one for one in entries if one.findtext(f"{_ATOM}id") == change["id"])
            assert entry.findtext(f"{_ATOM}updated") == f"{date}T00:00:00Z", code
        assert feed.findtext(f"{_ATOM}updated") == f"{record['revised']}T00:00:00Z", code
        assert changes[-1][1]["kind"] == "first", code
    command = ["xmllint", "--noout", "--nonet", "--relaxng", _HERE / "atom.rng", *tmp_path.glob("*.xml")]
    run = subprocess.run(command, check=False, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr[-2000:]


def test_F7_every_document_is_there_with_its_size_and_valid_by_the_schema_beside_it(
    client: Client, tmp_path: Path
) -> None:
    documents = json.loads(client.get("/documents.json").body)["documents"]
    names = [document["name"] for document in documents]
    assert names == sorted(names) and len(names) > 260
    for document in documents:
        answer = client.get(document["address"])
        assert (answer.status, answer.headers["content-type"]) == (200, document["mediaType"]), document
        assert len(answer.body) == document["bytes"], document
        assert answer.headers["access-control-allow-origin"] == "*"
        path = tmp_path / document["name"]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(answer.body)
    schemas = {path: path.with_suffix(".xsd") for path in tmp_path.glob("*.xml")}
    schemas |= dict.fromkeys(tmp_path.glob("holidays/*.xml"), tmp_path / "holidays.xsd")
    schemas |= dict.fromkeys(tmp_path.glob("sides/*/*.xml"), tmp_path / "sides/sides.xsd")
    for schema in set(schemas.values()):
        paths = [path for path, own in schemas.items() if own == schema]
        command = ["xmllint", "--noout", "--nonet", "--schema", schema, *paths]
        run = subprocess.run(command, check=False, capture_output=True, text=True)
        assert run.returncode == 0, run.stderr[-2000:]
    assert len(schemas) > 255
