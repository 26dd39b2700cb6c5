"""Records in formats that programs know, read by other people's readers, and the microdata of pages."""

import csv
import html
import io
import json
import re
import subprocess
from pathlib import Path
from urllib.parse import urljoin
from xml.etree import ElementTree

import extruct
import pytest
import vobject
from plain import Client
from program import TODAY, YEAR

_HERE = Path(__file__).parent
_ATOM = "{http://www.w3.org/2005/Atom}"
_RECORDS = "{urn:almanac:records}"
#: What a program removes from a cell; see Sources/Formats/CSVTable.swift.
_HARMLESS = re.compile(r"^'(?=[' ]*[=+\-@\t\r\n＝＋－＠])")


@pytest.fixture(scope="module")
def codes(client: Client) -> list[str]:
    """The codes of all countries."""
    found = [country["code"] for country in json.loads(client.get("/countries.json").body)["countries"]]
    assert len(found) >= 240
    return found


def test_the_records_of_every_country_agree_in_all_formats(client: Client, codes: list[str], tmp_path: Path) -> None:
    (tmp_path / "records.xsd").write_bytes(client.get("/records.xsd").body)
    targets = ["/countries", "/countries?q=land", *(f"/countries/{code}" for code in codes)]
    for number, target in enumerate(targets):
        path, _, query = target.partition("?")
        answers = {
            format: client.get(f"{path}.{format}" + (f"?{query}" if query else "")) for format in ("json", "csv", "xml")
        }
        assert {answer.status for answer in answers.values()} == {200}, target
        assert answers["csv"].headers["content-type"] == "text/csv; charset=utf-8; header=present"
        assert answers["xml"].headers["content-type"] == "application/xml"
        for format, answer in answers.items():
            assert re.fullmatch(rf'inline; filename="[\w.-]+\.{format}"', answer.headers["content-disposition"])
            assert 'rel="alternate"; type="text/html"' in answer.headers["link"]
        (tmp_path / f"{number}.xml").write_bytes(answers["xml"].body)
        record = json.loads(answers["json"].body)
        rows, tree = table(answers["csv"].body), ElementTree.fromstring(answers["xml"].body)
        if path == "/countries":
            agree_on_list(record, rows, tree)
        else:
            agree_on_country(record, rows, tree)
    files = sorted(tmp_path.glob("*.xml"))
    assert len(files) == len(targets)
    command = ["xmllint", "--noout", "--nonet", "--schema", tmp_path / "records.xsd", *files]
    run = subprocess.run(command, check=False, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr[-2000:]


def test_the_holidays_of_every_country_agree_in_all_formats(client: Client, codes: list[str], tmp_path: Path) -> None:
    (tmp_path / "records.xsd").write_bytes(client.get("/records.xsd").body)
    files, holidays = [], 0
    for code in codes:
        for query in ("", "?type=all&region=all"):
            target = f"/holidays/{code}/{YEAR}"
            answers = {format: client.get(f"{target}.{format}{query}") for format in ("json", "csv", "xml")}
            assert {answer.status for answer in answers.values()} == {200}, target
            record, known = (json.loads(answers["json"].body)[name] for name in ("holidays", "known"))
            assert len({one["key"] for one in record}) == len(record), target
            assert table_of_holidays(record) == holidays_of(table(answers["csv"].body, least=0), known), target
            tree = ElementTree.fromstring(answers["xml"].body)
            assert [facts_of(one) for one in tree.findall(f"{_RECORDS}holiday")] == table_of_holidays(record)
            files.append(tmp_path / f"{code}{len(files)}.xml")
            files[-1].write_bytes(answers["xml"].body)
            holidays += len(record)
        uids = {event["uid"] for event in json.loads(client.get(f"/holidays/{code}.json{query}").body)["holidays"]}
        assert {f"{one['key']}@almanac.invalid" for one in record} <= uids, code
    assert holidays > 5_000
    command = ["xmllint", "--noout", "--nonet", "--schema", tmp_path / "records.xsd", *files]
    run = subprocess.run(command, check=False, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr[-2000:]


@pytest.mark.parametrize(
    ("target", "wrong", "right"),
    (
        ("/countries/DE.xml", b' code="DE"', b' code="de"'),
        ("/countries/DE.xml", b' stale="false"', b""),
        ("/countries/DE.xml", b'<region code="DE-BE"', b'<region code="DE-BW"'),
        (f"/holidays/DE/{YEAR}.xml", f' date="{YEAR}-01-01"'.encode(), f' date="{YEAR}-01-32"'.encode()),
        (f"/holidays/DE/{YEAR}.xml", b' estimated="false"', b' estimated="no"'),
        (f"/holidays/DE/{YEAR}.xml", f'"DE-{YEAR}-good-friday"'.encode(), f'"DE-{YEAR}-easter-monday"'.encode()),
        ("/quotes.atom", b"<author><name>Almanac</name></author>", b"<author/>"),
        ("/quotes.atom", b"<id>tag:", b"<id>"),
        ("/quotes.atom", b"T00:00:00Z</updated>", b"</updated>"),
    ),
)
def test_the_schemas_refuse_what_is_wrong(
    client: Client, tmp_path: Path, target: str, wrong: bytes, right: bytes
) -> None:
    body = client.get(target).body
    assert wrong in body
    (tmp_path / "records.xsd").write_bytes(client.get("/records.xsd").body)
    is_feed = target.endswith(".atom")
    options = ["--relaxng", _HERE / "atom.rng"] if is_feed else ["--schema", tmp_path / "records.xsd"]
    for number, (text, status) in enumerate(((body, 0), (body.replace(wrong, right, 1), 3))):
        file = tmp_path / f"{number}.xml"
        file.write_bytes(text)
        command = ["xmllint", "--noout", "--nonet", *options, file]
        assert subprocess.run(command, check=False, capture_output=True).returncode == status


def table_of_holidays(holidays: list[dict]) -> list[dict[str, str]]:
    """Returns the holidays of a record of JSON as the rows of a table."""
    rows = []
    for one in holidays:
        name, local = one["names"][0], (one["names"][1:] or [{"text": "", "language": ""}])[0]
        words = {key: " ".join(one[key]) for key in ("types", "regions", "exceptions")}
        flags = {key: str(one[key]).lower() for key in ("local", "estimated", "observed")}
        texts = {key: one[key] or "" for key in ("date", "last", "observedOn", "observedFor", "begins", "id", "page", "key")}
        names = {"name": name["text"], "language": name["language"]}
        names |= {"localName": local["text"], "localLanguage": local["language"]}
        rows.append({**words, **flags, **texts, **names, "regionalTypes": regional_types(one["regionalTypes"]), "source": one.get("source", ""), "exchangedFor": one.get("exchangedFor", ""), "beginnings": beginnings(one.get("beginnings", []))})
    return rows


def regional_types(types: list[dict]) -> str:
    """Returns the types that only regions give as a cell of a table: "public: AB BC; catholic (parts): SN"."""
    words = [[f"{one['type']}{' (parts)' if one['local'] else ''}:", *one["regions"]] for one in types]
    return "; ".join(" ".join(one) for one in words)


def beginnings(times: list[dict]) -> str:
    """Returns the times at which a day begins, by region, as a cell of a table: "18:00: QLD; 19:00: NT SA"."""
    return "; ".join(" ".join([f"{one['begins']}:", *one["regions"]]) for one in times)


def holidays_of(rows: list[dict[str, str]], known: list[dict]) -> list[dict[str, str]]:
    """Returns the rows of a table without what they say is known, which is checked. A table without holidays says why."""
    states = {one["state"] for one in known}
    for row in rows:
        assert row["known"] in states and row.keys() >= {"knownUntil", "authority"}
    if not any(row["id"] for row in rows):
        assert all(row["known"] in ("not-announced", "no-data", "partly") for row in rows)
        return []
    return [{key: row[key] for key in row.keys() - {"known", "knownUntil", "authority"}} for row in rows]


def facts_of(holiday: ElementTree.Element) -> dict[str, str]:
    """Returns an element of XML as a row of a table."""
    found = holiday.findall(f"{_RECORDS}name")
    names = [(name.text, name.get("{http://www.w3.org/XML/1998/namespace}lang")) for name in found]
    name, local = names[0], (names[1:] or [("", "")])[0]
    keys = ("types", "regions", "exceptions", "local", "estimated", "observed", "date", "last", "observedOn", "observedFor", "begins", "id")
    facts = {key: holiday.get(key, "") for key in (*keys, "page", "key", "source", "exchangedFor")}
    facts |= {"name": name[0], "language": name[1], "localName": local[0], "localLanguage": local[1]}
    types = [
        {"type": one.get("type"), "local": one.get("local") == "true", "regions": (one.get("regions") or "").split()}
        for one in holiday.findall(f"{_RECORDS}regionalType")
    ]
    times = [
        {"begins": one.get("begins"), "regions": (one.get("regions") or "").split()}
        for one in holiday.findall(f"{_RECORDS}beginning")
    ]
    return facts | {"regionalTypes": regional_types(types), "beginnings": beginnings(times)}


def agree_on_list(record: dict, rows: list[dict[str, str]], tree: ElementTree.Element) -> None:
    facts = [(one["code"], [name["text"] for name in one["names"]], one["holidays"]) for one in record["countries"]]
    assert facts and facts == [
        (one.get("code"), [name.text for name in one.findall(f"{_RECORDS}name")], one.get("holidays"))
        for one in tree.findall(f"{_RECORDS}country")
    ]
    # The regions that a search finds come after the countries.
    found = [(one["code"], [name["text"] for name in one["names"]], one["holidays"]) for one in record["regions"]]
    assert [(code, names[0], " / ".join(names[1:]), link) for code, names, link in facts + found] == [
        (row["code"], row["name"], row["localNames"], row["holidays"]) for row in rows
    ]


def agree_on_country(record: dict, rows: list[dict[str, str]], tree: ElementTree.Element) -> None:
    names = [name["text"] for name in record["names"]]
    regions = [(region["code"], region["name"], region["holidays"]) for region in record["regions"]]
    facts = {
        "code": record["code"],
        "alpha3": record["alpha3"] or "",
        "numeric": record["numeric"] or "",
        "zones": " ".join(record["zones"]),
        "weekend": " ".join(record["weekend"]),
        "firstYear": str(record["years"]["first"]),
        "lastYear": str(record["years"]["last"]),
        "holidays": record["holidays"],
    }
    assert facts == {name: tree.get(name, "") for name in facts} == {name: rows[0][name] for name in facts}
    assert names == [name.text for name in tree.findall(f"{_RECORDS}name")]
    assert (names[0], " / ".join(names[1:])) == (rows[0]["name"], rows[0]["localNames"])
    assert (
        regions
        == [(row["code"], row["name"], row["holidays"]) for row in rows[1:]]
        == [
            (region.get("code"), region.findtext(f"{_RECORDS}name"), region.get("holidays"))
            for region in tree.findall(f"{_RECORDS}region")
        ]
    )


def table(body: bytes, least: int = 1) -> list[dict[str, str]]:
    """Reads a table of RFC 4180 strictly."""
    text = body.decode("utf-8")
    assert text.endswith("\r\n") and not text.startswith("\ufeff")
    # Outside of quotes, lines end with CR LF only.
    assert "\n" not in re.sub(r'"(?:[^"]|"")*"', "", text).replace("\r\n", "")
    head, *rows = csv.reader(io.StringIO(text, newline=""), strict=True)
    assert len(rows) >= least and all(len(row) == len(head) for row in rows)
    assert not any(cell[:1] in tuple("=+@\t\r") for row in rows for cell in row)
    return [dict(zip(head, (_HARMLESS.sub("", cell) for cell in row), strict=True)) for row in rows]


def test_the_feed_of_quotes_is_what_the_RFC_asks_for(client: Client, tmp_path: Path) -> None:
    answer = client.get("/quotes.atom")
    assert answer.headers["content-type"] == "application/atom+xml"
    (tmp_path / "feed.xml").write_bytes(answer.body)
    command = ["xmllint", "--noout", "--nonet", "--relaxng", _HERE / "atom.rng", tmp_path / "feed.xml"]
    run = subprocess.run(command, check=False, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr[-2000:]
    feed = ElementTree.fromstring(answer.body)
    entries = feed.findall(f"{_ATOM}entry")
    # What the grammar cannot say: an author for everything (4.1.1), ids that differ, and at most one alternate of a type.
    assert feed.find(f"{_ATOM}author") is not None
    ids = [one.findtext(f"{_ATOM}id") for one in (feed, *entries)]
    assert len(set(ids)) == len(ids) == 11
    assert not any("127.0.0.1" in id for id in ids)
    for one in (feed, *entries):
        kinds = [(link.get("type"), link.get("hreflang")) for link in one.findall(f"{_ATOM}link[@rel='alternate']")]
        assert len(set(kinds)) == len(kinds)
    times = [entry.findtext(f"{_ATOM}updated") for entry in entries]
    assert times == sorted(times, reverse=True) and times[0] == f"{TODAY}T00:00:00Z" == feed.findtext(f"{_ATOM}updated")
    # Today's entry is the first of the quotes of the day, and the quote of the start page.
    first = json.loads(client.get("/quotes.json").body)["quotes"][0]
    assert entries[0].findtext(f"{_ATOM}content") == first["text"]["text"]
    assert ids[1].endswith(f"/{TODAY}/{first['id']}")
    assert first["page"] in client.get("/").text


def test_every_quote_is_its_page_and_every_person_their_page(client: Client) -> None:
    people = json.loads(client.get("/people.json").body)["people"]
    assert len(people) >= 80
    page = client.get("/people").text
    assert [person["page"] for person in people] == re.findall(r'<li><a href="(/people/[^"]+)"><img', page)
    quotes: set[str] = set()
    for person in people:
        record = json.loads(client.get(f"{person['page']}.json").body)
        shown = client.get(record["page"])
        assert extruct_of(shown.text, record["page"], "Person")["name"] == record["name"]["whole"] == person["name"]
        assert (record["born"], record["died"]) == (person["born"], person["died"])
        for quote in record["quotes"]:
            assert quote["page"] in shown.text
            quotes.add(quote["page"])
    assert len(quotes) > 80
    for link in sorted(quotes):
        record = json.loads(client.get(f"{link}.json").body)
        item = extruct_of(client.get(link).text, link, "Quotation")
        assert item["creator"]["name"] == record["author"]["name"]
        assert " ".join(item["text"].split()) == " ".join(record["text"]["text"].split())
        assert item["inLanguage"] == record["text"]["language"]


def test_every_card_is_read_by_another_reader(client: Client) -> None:
    people = json.loads(client.get("/people.json").body)["people"]
    uids = set()
    for person in people:
        answer = client.get(f"{person['page']}.vcf")
        assert answer.headers["content-type"] == "text/vcard; charset=utf-8"
        text = answer.body.decode("utf-8")
        assert text.startswith("BEGIN:VCARD\r\nVERSION:4.0\r\n") and text.endswith("\r\nEND:VCARD\r\n")
        lines = answer.body.split(b"\r\n")
        assert all(len(line) <= 75 and b"\n" not in line and b"\r" not in line for line in lines)
        for line in lines:
            line.decode("utf-8")
        card = vobject.readOne(text)
        card.validate(raiseException=True)
        assert card.fn.value == person["name"]
        if "n" in card.contents:
            # A program that shows the parts leaves out none of the name's words.
            parts = card.n.value
            assert set(person["name"].split()) == set(f"{parts.given} {parts.additional} {parts.family}".split())
        # khard takes a UID to end at a comma, and shows one of all people with the same UID.
        uids.add(card.uid.value.split(",")[0])
        for name, date in (("bday", person["born"]), ("deathdate", person["died"])):
            assert (name in card.contents) == (date is not None)
            if date is None:
                continue
            [line] = card.contents[name]
            is_text = date["approximate"] or date["date"] <= "0000"
            assert ("value" in map(str.lower, line.params)) == is_text
            if not is_text:
                assert line.value == (date["date"] if len(date["date"]) == 7 else date["date"].replace("-", ""))
    assert len(uids) == len(people) >= 80


def test_the_occasions_are_those_of_the_holidays(client: Client) -> None:
    list_of_all = json.loads(client.get("/occasions.json").body)
    occasions = list_of_all["occasions"]
    assert list_of_all["year"] == YEAR and len(occasions) > 100
    assert len({occasion["id"] for occasion in occasions}) == len(occasions)
    kept = 0
    for occasion in occasions:
        answer = client.get(occasion["record"])
        assert answer.status == 200
        record = json.loads(answer.body)
        for name in ("id", "names", "about", "rule", "tradition", "page"):
            assert record[name] == occasion[name]
        assert [year["year"] for year in record["years"]] == list(range(YEAR - 1, YEAR + 4))
        current = [day for year in record["years"] if year["year"] == YEAR for day in year["days"]]
        nationwide = {country for day in current for country in day["countries"]}
        in_part = {country for day in current for country in day["countriesInPart"]} - nationwide
        assert (occasion["countries"], occasion["countriesInPart"]) == (len(nationwide), len(in_part))
        days = [day for year in record["years"] for day in year["days"]]
        assert all(day["countries"] or day["countriesInPart"] for day in days)
        kept += len(days)
    assert kept > 500


def test_W3_an_occasions_page_has_the_dates_countries_and_names_of_its_record(client: Client) -> None:
    for occasion in ("christmas-day", "eid-al-fitr", "independence-day"):
        page, record = client.get(f"/occasions/{occasion}"), json.loads(client.get(f"/occasions/{occasion}.json").body)
        text = html.unescape(page.body.decode())
        current = next(year["days"] for year in record["years"] if year["year"] == YEAR)
        places = text[text.index('id="places"') :]
        for day in current:
            assert f'datetime="{day["date"]}"' in places
            for country in day["countries"]:
                assert f'href="/holidays/{country}/{YEAR}"' in places
        assert len(record["localNames"]) > 20
        for name in record["localNames"]:
            assert f">{name['text']}</th>" in text


def test_W3_the_search_says_the_same_to_people_and_to_programs(client: Client) -> None:
    for query in ("christmas", "UK", "bayern", "weihnacht", "curie", "c%C3%B4te"):
        page, record = client.get(f"/search?q={query}"), json.loads(client.get(f"/search.json?q={query}").body)
        text = html.unescape(page.body.decode())
        assert record["count"] and f"{record['count']} result" in text
        headings = [text.index(f'id="found-{group["kind"]}"') for group in record["groups"]]
        assert headings == sorted(headings)
        for group in record["groups"]:
            for result in group["results"]:
                assert f'href="{result["page"]}"' in text


PAGES = ("/countries", "/occasions", "/occasions/christmas-day", "/search?q=christmas", "/quotes", "/quotes?draw=7", "/people", "/people/jane-austen", f"/holidays/DE/{YEAR}?type=all")


@pytest.mark.parametrize("target", PAGES)
def test_a_page_names_records_that_exist(client: Client, target: str) -> None:
    page = client.get(target).text
    links = re.findall(r'<link rel="alternate" type="([^"]+)" href="([^"]+)">', page)
    assert links
    # The header names the same, for programs that do not read HTML; not on a page that search engines do not list.
    header = client.get(target).headers.get("link", "")
    is_listed = '<meta name="robots" content="noindex">' not in page
    for kind, link in links:
        assert (f'<{link.replace("&amp;", "&")}>; rel="alternate"; type="{kind}"' in header) == is_listed
        answer = client.get(link.replace("&amp;", "&"))
        assert answer.status == 200, link
        assert answer.headers["content-type"].split(";")[0] == kind


@pytest.mark.parametrize("code", ("DE", "GB", "US", "SA", "CN", "JP", "IN"))
def test_the_microdata_of_a_list_are_the_facts_of_its_record(client: Client, code: str) -> None:
    for query in ("", "?type=all"):
        target = f"/holidays/{code}/{YEAR}"
        record = json.loads(client.get(f"{target}.json{query}").body)
        items = items_of(client.get(target + query).text, target)
        # On the page of the current year, what is past comes last.
        events = sorted((item for item in items if item["@type"] == "Event"), key=lambda item: item["startDate"])
        assert len(events) == len(record["holidays"]) > 0
        for event, holiday in zip(events, record["holidays"], strict=True):
            assert event["name"] == holiday["names"][0]["text"].strip()
            assert event["startDate"] == holiday["date"]
            assert event.get("endDate", holiday["date"]) == holiday["last"]
            # A row that only regions keep names them, or how many they are.
            if event["location"]["@type"] == "Country":
                assert event["location"]["name"] == record["country"]["names"][0]["text"]
            else:
                assert holiday["regions"] or holiday["level"] != "national"
            assert urljoin("http://site", event["url"]).split("?")[0] == urljoin("http://site", holiday["page"])
        [dataset] = [item for item in items if item["@type"] == "Dataset"]
        downloads = dataset["distribution"] if isinstance(dataset["distribution"], list) else [dataset["distribution"]]
        assert "application/json" in {download["encodingFormat"] for download in downloads}
        for download in downloads:
            answer = client.get(download["contentUrl"].removeprefix("http://site"))
            assert answer.headers["content-type"].split(";")[0] == download["encodingFormat"]


def test_the_microdata_of_a_holiday_are_an_event(client: Client) -> None:
    target = f"/holidays/DE/{YEAR}/10-03-german-unity-day"
    event = extruct_of(client.get(target).text, target, "Event")
    assert (event["name"], event["startDate"]) == ("German Unity Day", f"{YEAR}-10-03")
    assert event["location"] == {"@type": "Country", "name": "Germany"}
    assert event["url"] == f"http://site{target}"


def test_a_date_of_birth_is_exact_or_absent(client: Client) -> None:
    for person in json.loads(client.get("/people.json").body)["people"]:
        item = extruct_of(client.get(person["page"]).text, person["page"], "Person")
        for name, date in (("birthDate", person["born"]), ("deathDate", person["died"])):
            is_exact = date and not date["approximate"] and len(date["date"]) == 10
            assert item.get(name) == (date["date"] if is_exact else None)


def items_of(page: str, target: str) -> list[dict]:
    """Returns the items of a page, with values that a reader of schema.org gets."""
    found = extruct.extract(page, base_url=f"http://site{target}", syntaxes=["microdata"], uniform=True)["microdata"]
    return [{name: value for name, value in item.items() if name != "@context"} for item in found]


def extruct_of(page: str, target: str, kind: str) -> dict:
    [item] = [item for item in items_of(page, target) if item["@type"] == kind]
    return item
