"""Every link on every page works."""

import html
import re

import pytest
from crawl import Crawl
from links import addresses
from pages import REDIRECTS, STATES, TICKET, State
from plain import Client
from program import ROOT, YEAR

#: Countries with unusual data: many regions, no holidays at all, a short range, another script,
#: another weekend, estimated dates, observed days, apostrophes in names.
SAMPLE = ("AQ", "BT", "CH", "CI", "CN", "DE", "GB", "HM", "IL", "IN", "IR", "LK", "SA", "TR", "US", "XK")

#: The pages of other sites that the documents name, as sources of their corrections and as authorities.
SOURCES = {
    html.unescape(address)
    for document in (ROOT / "Sources/Documents/Data/holidays").glob("*.xml")
    for address in re.findall(r'<(?:source|authority) href="([^"]*)"', document.read_text(encoding="utf-8"))
}


def choices(client: Client, target: str) -> list[str]:
    """Returns the links of a picker that choose a country."""
    return [
        link
        for link in addresses(client.get(target).text)
        if link.startswith("/countries/") and not link.startswith(("/countries/close", "/countries/results"))
    ]


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.name)
def test_A9_each_state_of_a_page_has_its_status_and_prints_links_that_lead_on(client: Client, state: State) -> None:
    assert client.get(state.target).status == state.status
    crawl = Crawl(client)
    crawl.visit(state.target)
    assert not crawl.faults, "\n".join(crawl.faults)


def test_A9_every_kind_of_page_is_reached_from_the_start_and_leads_on(client: Client) -> None:
    crawl = Crawl(client)
    kinds = crawl.spread("/", most_of_a_kind=3)
    assert {
        "/holidays",
        "/holidays/*/*",
        "/holidays/*/*?type",
        "/holidays/*/*/*",
        "/countries",
        "/countries/*",
    } <= kinds
    assert not crawl.faults, "\n".join(crawl.faults)
    assert crawl.external <= SOURCES


def test_A9_every_country_leads_to_its_list_of_this_year(client: Client) -> None:
    found = choices(client, "/countries")
    assert len(found) == 250
    for link in found:
        code = link.removeprefix("/countries/")
        answers = client.follow(link)
        assert [answer.location for answer in answers] == [f"/holidays/{code}", f"/holidays/{code}/{YEAR}", None]
        assert answers[-1].status == 200, code


def test_A9_every_holiday_of_the_sample_leads_to_its_page_and_back(client: Client) -> None:
    crawl = Crawl(client)
    for code in SAMPLE:
        links = crawl.visit(f"/holidays/{code}/{YEAR}?type=all")
        for link in links:
            if link.startswith(f"/holidays/{code}/") and link.count("/") == 4:
                crawl.visit(link)
    assert crawl.count > 500
    assert not crawl.faults, "\n".join(crawl.faults)
    assert crawl.external and crawl.external <= SOURCES


def test_A9_C4_every_choice_of_a_ticket_leads_to_a_list(client: Client) -> None:
    for link in choices(client, f"/countries?{TICKET}"):
        code = link.removeprefix("/countries/").split("?")[0]
        state = "/2025?type=catholic" + ("&region=BY" if code == "DE" else "")
        answers = client.follow(link)
        assert (answers[0].status, answers[0].location) == (303, f"/holidays/{code}{state}")


@pytest.mark.parametrize("target", REDIRECTS)
def test_an_address_that_leads_on_leads_to_the_one_canonical(client: Client, target: str) -> None:
    answer = client.get(target)
    assert (answer.status, answer.location) == REDIRECTS[target]
    assert client.follow(target)[-1].status == 200


@pytest.mark.parametrize("target", ["/robots.txt", "/countries/results?q=cote"])
def test_what_no_page_links_to_is_there(client: Client, target: str) -> None:
    assert client.get(target).status == 200
