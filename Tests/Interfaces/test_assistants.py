"""Assistants ask by the Model Context Protocol: the official client's sessions, over HTTP and over standard input and output."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import program
import pytest
import requests
from jsonschema import Draft202012Validator
from mcp import Client, MCPError, StdioServerParameters
from mcp.client.stdio import stdio_client

#: Each tool with arguments, and the address of the record that has the same facts.
CALLS: dict[str, list[tuple[dict[str, Any], str]]] = {
    "holidays": [
        ({"place": "DE-BY", "year": 2026}, "/holidays/DE/2026.json?region=BY"),
        ({"place": "IN", "year": 2026, "type": "all"}, "/holidays/IN/2026.json?type=all"),
    ],
    "is_day_off": [
        ({"place": "DE-BY", "date": "2026-12-25"}, "/status/DE-BY/2026-12-25.json"),
        ({"place": "US-HI"}, "/status/US-HI/today.json"),
    ],
    "working_days": [
        (
            {"place": "DE-BY", "from": "2026-12-01", "to": "2027-01-15"},
            "/working-days.json?from=2026-12-01&to=2027-01-15&place=DE-BY",
        ),
        (
            {"place": "CN", "from": "2026-02-01", "days": -10, "weekend": "fri,sat"},
            "/working-days.json?from=2026-02-01&days=-10&weekend=fri,sat&place=CN",
        ),
    ],
    "plan_leave": [
        ({"place": "DE-BY", "year": 2027, "days": 25}, "/holidays/DE/2027/leave.json?days=25&region=BY"),
        (
            {"place": "DE", "year": 2027, "days": 5, "with": "FR", "with-days": 6, "break": 9},
            "/holidays/DE/2027/leave.json?days=5&break=9&with=FR&with-days=6",
        ),
    ],
    "compare_places": [({"places": ["DE-BY", "FR"], "year": 2026}, "/compare/2026.json?place=DE-BY&place=FR")],
    "meet": [
        (
            {"places": ["DE-BY", "US-NY"], "from": "2027-01-01", "to": "2027-01-31", "opens": "09:00", "closes": "17:00"},
            "/compare/meeting.json?from=2027-01-01&to=2027-01-31&opens=09:00&closes=17:00&place=DE-BY&place=US-NY",
        )
    ],
    "explain_day": [
        ({"day": "christmas-day"}, "/occasions/christmas-day.json"),
        ({"day": "New Year's Day"}, "/occasions/new-years-day.json"),
        ({"day": "Weihnachten"}, "/occasions/christmas-day.json"),
        ({"day": "noël"}, "/occasions/christmas-day.json"),
        ({"day": "عيد الفطر"}, "/occasions/eid-al-fitr.json"),
        ({"day": "クリスマス"}, "/occasions/christmas-day.json"),
        ({"day": "День незалежності"}, "/occasions/independence-day.json"),
    ],
}
#: Arguments that cannot be, and a word of the error.
WRONG = [
    ("holidays", {"place": "DE"}, "year"),
    ("holidays", {"place": "DE", "year": "2026"}, "year"),
    ("holidays", {"place": "DE", "year": 2026.5}, "year"),
    ("holidays", {"place": "DE", "year": 2026, "type": "holy"}, "type"),
    ("holidays", {"place": "DE", "year": 2026, "region": "BY"}, "region"),
    ("compare_places", {"places": "DE", "year": 2026}, "places"),
    ("compare_places", {"places": [], "year": 2026}, "places"),
    ("compare_places", {"places": ["DE"] * 13, "year": 2026}, "places"),
    ("working_days", {"place": "DE", "from": "2026-01-01", "to": "2026-02-01", "days": 3}, "days"),
    ("is_day_off", {"place": "DE", "date": ""}, "date"),
    ("is_day_off", {"place": "DE", "date": "24.12.2026"}, "date"),
    ("no_such_tool", {}, "no_such_tool"),
    ("holidays", {"place": "DE-", "year": 2026}, "DE-"),
    ("is_day_off", {"place": "DE-"}, "DE-"),
    ("compare_places", {"places": ["FR", "DE-"], "year": 2026}, "DE-"),
    ("plan_leave", {"place": "DE", "year": 2027, "days": 5, "with": "FR-", "with-days": 5}, "FR-"),
    ("working_days", {"place": "DE", "from": "2026-12-01", "weekend": ""}, "weekend"),
    ("plan_leave", {"place": "DE", "year": 2027, "days": 5, "weekend": " "}, "weekend"),
    ("plan_leave", {"place": "DE", "year": 2027, "days": 5, "school": ""}, "school"),
    ("explain_day", {"day": ""}, "day"),
]
#: Arguments that make sense, and have no answer.
MISSING = [
    ("holidays", {"place": "QQ", "year": 2026}, "QQ"),
    ("holidays", {"place": "DE", "year": 1999}, "1999"),
    ("is_day_off", {"place": "DE-ZZ"}, "ZZ"),
    ("explain_day", {"day": "no such day"}, "is_day_off"),
    ("explain_day", {"day": "2026-12-24"}, "is_day_off"),
    ("explain_day", {"day": "Remembrance Day"}, " and memorial-day (Memorial Day)"),
    ("explain_day", {"day": "eid"}, "eid-al-fitr"),
]

Session = Callable[[Callable[[Client], Awaitable[Any]]], Any]


@pytest.fixture(params=["http", "stdio"])
def session(request: pytest.FixtureRequest, origin: str) -> Session:
    """Runs a function with a client of the official library."""

    def run(body: Callable[[Client], Awaitable[Any]]) -> Any:
        async def talk() -> Any:
            if request.param == "http":
                server: Any = f"{origin}/mcp"
            else:
                server = stdio_client(
                    StdioServerParameters(command=str(program.PROGRAM), args=["mcp", "--today", program.TODAY])
                )
            async with asyncio.timeout(120), Client(server) as client:
                return await body(client)

        return asyncio.run(talk())

    return run


def test_F9_the_client_agrees_on_a_version_and_learns_who_answers(session: Session) -> None:
    async def body(client: Client) -> None:
        assert client.protocol_version == "2025-06-18"
        assert client.server_info.name == "almanac"
        assert client.server_capabilities.tools is not None
        assert client.server_capabilities.resources is None
        assert "estimated" in client.instructions

    session(body)


def test_F9_each_tool_says_what_it_takes_and_gives_and_that_it_only_reads(session: Session) -> None:
    tools = session(lambda client: client.list_tools()).tools
    assert [tool.name for tool in tools] == list(CALLS)
    for tool in tools:
        assert tool.description
        assert tool.annotations.read_only_hint is True
        assert tool.annotations.destructive_hint is False
        assert tool.annotations.open_world_hint is False
        assert tool.input_schema["additionalProperties"] is False
        assert all(item["description"] for item in tool.input_schema["properties"].values())
        assert tool.output_schema["type"] == "object"


def test_F9_the_list_of_tools_is_short_since_each_conversation_pays_for_it(origin: str) -> None:
    answer = _post(origin, {"jsonrpc": "2.0", "id": 1, "method": "tools/list"})
    assert len(answer.content) < 20_000
    for tool in answer.json()["result"]["tools"]:
        Draft202012Validator.check_schema(tool["inputSchema"])
        Draft202012Validator.check_schema(tool["outputSchema"])
        assert tool["outputSchema"]["required"]
        assert all(item["description"] for item in tool["outputSchema"]["properties"].values())


@pytest.mark.parametrize("name", CALLS)
def test_F9_F2_the_facts_of_each_tool_are_those_of_the_page(session: Session, origin: str, name: str) -> None:
    async def body(client: Client) -> tuple[dict, list[Any]]:
        (tool,) = [tool for tool in (await client.list_tools()).tools if tool.name == name]
        return tool.output_schema, [await client.call_tool(name, arguments) for arguments, _ in CALLS[name]]

    schema, results = session(body)
    for result, (_, address) in zip(results, CALLS[name], strict=True):
        assert not result.is_error
        answer = requests.get(origin + address, timeout=120, allow_redirects=False)
        assert answer.status_code == 200, address
        assert result.structured_content == answer.json()
        Draft202012Validator(schema).validate(result.structured_content)
        (content,) = result.content
        assert json.loads(content.text) == answer.json()


def test_F9_wrong_arguments_and_unknown_tools_are_errors_of_the_protocol(session: Session) -> None:
    async def body(client: Client) -> None:
        for name, arguments, word in WRONG:
            with pytest.raises(MCPError) as failure:
                await client.call_tool(name, arguments)
            assert failure.value.error.code == -32602, (name, arguments)
            assert word in failure.value.error.message, failure.value.error.message

    session(body)


def test_F9_a_question_without_an_answer_says_why(session: Session) -> None:
    async def body(client: Client) -> None:
        for name, arguments, word in MISSING:
            result = await client.call_tool(name, arguments)
            assert result.is_error, (name, arguments)
            assert word in result.content[0].text

    session(body)


@pytest.mark.parametrize("version", ["2025-03-26", "2025-06-18"])
def test_F9_both_versions_are_spoken(origin: str, version: str) -> None:
    parameters = {"protocolVersion": version, "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}
    answer = _post(origin, {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": parameters})
    assert answer.status_code == 200
    assert answer.json()["result"]["protocolVersion"] == version
    batch = [{"jsonrpc": "2.0", "id": number, "method": "ping"} for number in (1, "two")]
    answer = _post(origin, batch, {"MCP-Protocol-Version": version})
    if version == "2025-03-26":
        assert (answer.status_code, [item["id"] for item in answer.json()]) == (200, [1, "two"])
    else:
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, -32600)


def test_F9_nothing_but_a_message_of_our_own_or_of_no_page_is_taken(origin: str) -> None:
    ping = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
    assert _post(origin, ping).json() == {"jsonrpc": "2.0", "id": 1, "result": {}}
    # A page of any name that leads to this machine has that name in both fields.
    rebound = {"Origin": "http://rebound.example", "Host": "rebound.example"}
    for fields, status in [
        (rebound, 403), ({"Origin": "null"}, 403), ({"Origin": "http://localhost:6274"}, 200),
        ({"Content-Type": "text/plain"}, 415), ({"Content-Type": "application/x-www-form-urlencoded"}, 415),
        ({"MCP-Protocol-Version": "1999-01-01"}, 400),
    ]:  # fmt: skip
        assert _post(origin, ping, fields).status_code == status, fields
    assert _post(origin, ping | {"params": {"text": "x" * 20_000}}).status_code == 413
    notification = _post(origin, {"jsonrpc": "2.0", "method": "notifications/initialized"})
    assert (notification.status_code, notification.content) == (202, b"")
    for method in ("GET", "DELETE", "PUT"):
        refused = requests.request(method, f"{origin}/mcp", timeout=120)
        assert (refused.status_code, refused.headers["Allow"]) == (405, "POST, OPTIONS")


def test_F9_a_page_in_a_browser_may_ask_where_no_name_can_lead_it_here(origin: str) -> None:
    """What a browser sends for a page, by hand: first the question whether it may, then the message."""
    ping = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
    command = (program.PROGRAM, "--port", "0", "--today", program.TODAY, "--public-address", "https://almanac.example")
    with program.serving(*command) as public:
        for base, host, page, shared in [
            (public, "almanac.example", "https://inspector.example", "*"),
            (origin, None, "http://localhost:6274", "http://localhost:6274"),
        ]:
            fields = {"Origin": page} | ({"Host": host} if host else {})
            question = {
                "Access-Control-Request-Method": "POST",
                "Access-Control-Request-Headers": "content-type,mcp-protocol-version,mcp-session-id",
            }
            may = requests.options(f"{base}/mcp", headers=fields | question, timeout=120)
            assert (may.status_code, may.headers["Access-Control-Allow-Origin"]) == (204, shared)
            allowed = {name.strip().lower() for name in may.headers["Access-Control-Allow-Headers"].split(",")}
            assert allowed >= {"content-type", "mcp-protocol-version", "mcp-session-id"}
            assert may.headers["Access-Control-Allow-Methods"] == "POST"
            answer = _post(base, ping, fields | {"MCP-Protocol-Version": "2025-06-18"})
            assert (answer.status_code, answer.headers["Access-Control-Allow-Origin"]) == (200, shared)
            exposed = {name.strip().lower() for name in answer.headers["Access-Control-Expose-Headers"].split(",")}
            assert exposed == {"mcp-protocol-version", "mcp-session-id"}
        rebound = {"Origin": "http://rebound.example", "Host": "rebound.example"}
        assert _post(public, ping, rebound).status_code == 421
    assert "Access-Control-Allow-Origin" not in _post(origin, ping, rebound).headers
    assert "Access-Control-Allow-Origin" not in _post(origin, ping).headers


def _post(origin: str, message: object, fields: dict[str, str] | None = None) -> requests.Response:
    headers = {"Content-Type": "application/json", **(fields or {})}
    return requests.post(f"{origin}/mcp", data=json.dumps(message), headers=headers, timeout=120)
