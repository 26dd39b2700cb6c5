"""Valid documents: HTML checked by the Nu checker, styles by the browser."""

import re
from pathlib import Path

import nu
from conftest import OpenPage
from links import addresses
from pages import STATES
from plain import Client

#: Wraps the fragment that the script requests into a complete page.
_FRAGMENT_PAGE = '<!DOCTYPE html><html lang="en"><title>Results</title><h1>Results</h1>{}</html>'


def test_nu_finds_nothing_in_any_page(client: Client, tmp_path: Path) -> None:
    for state in STATES:
        (tmp_path / f"{state.name}.html").write_bytes(client.get(state.target).body)
    for name, text in {"found": "cote", "nothing": "zzz"}.items():
        fragment = client.get(f"/countries/results?q={text}").text
        (tmp_path / f"results-{name}.html").write_text(_FRAGMENT_PAGE.format(fragment))
    found = nu.messages(tmp_path)
    assert not found, "\n".join(found)


def test_every_page_has_one_main_heading_and_a_title(client: Client) -> None:
    for state in STATES:
        text = client.get(state.target).text
        assert text.count("<h1") == 1, state.name
        assert re.search(r"<title>[^<]+ · Almanac</title>", text), state.name


def test_nu_finds_nothing_in_the_icon(client: Client, tmp_path: Path) -> None:
    [icon] = [address for address in addresses(client.get("/holidays").text) if address.endswith(".svg")]
    (tmp_path / "icon.svg").write_bytes(client.get(icon).body)
    found = nu.messages(tmp_path, "--svg")
    assert not found, "\n".join(found)


def test_nu_finds_nothing_in_a_portrait(client: Client, tmp_path: Path) -> None:
    for person in ("jane-austen", "nobody"):
        (tmp_path / f"{person}.svg").write_bytes(client.get(f"/people/{person}/portrait").body)
    found = nu.messages(tmp_path, "--svg")
    assert not found, "\n".join(found)


def test_the_browser_knows_every_declaration_of_the_style_sheet(open_page: OpenPage, client: Client) -> None:
    """The checker of 2020 knows neither light-dark() nor text-wrap; Chromium drops unknown declarations."""
    [sheet] = [address for address in addresses(client.get("/holidays").text) if address.startswith("/assets/almanac.") and address.endswith(".css")]
    written = re.findall(r"[{;]\s*([a-z][-a-z]*|-[a-z][-a-z]*)\s*:\s*([^;{}]+)", client.get(sheet).text)
    assert len(written) > 100
    page = open_page("/holidays")
    unknown = page.evaluate(
        "declarations => declarations.filter(([name, value]) => !CSS.supports(name, value))", written
    )
    assert not unknown


def test_every_style_variable_that_is_used_is_set(client: Client) -> None:
    [sheet] = [address for address in addresses(client.get("/holidays").text) if address.startswith("/assets/almanac.") and address.endswith(".css")]
    text = client.get(sheet).text
    assert set(re.findall(r"var\((--[-a-z]+)", text)) == set(re.findall(r"(--[-a-z]+)\s*:", text))
