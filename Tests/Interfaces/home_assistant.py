"""Starts Home Assistant with the recipes of the document that has them, and prints what its entities say.

It runs in an environment of its own, since Home Assistant names the exact version of each library that it uses. Arguments: the
document, the address of the served site, and the place to ask about in place of DE-BY.
"""

import asyncio
import json
import re
import sys
import tempfile
from pathlib import Path

import yaml
from homeassistant import bootstrap, config_entries, loader
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component
from ical.calendar_stream import IcsCalendarStream

_SECONDS_TO_ANSWER = 60


def recipes(document: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", document.read_text(), re.DOTALL)


async def states(config: dict, folder: str) -> dict[str, dict[str, object]]:
    """Sets up the integrations as Home Assistant does at its start, and waits for their first answers."""
    hass = HomeAssistant(folder)
    hass.config.skip_pip = True
    loader.async_setup(hass)
    hass.config_entries = config_entries.ConfigEntries(hass, config)
    await bootstrap.async_load_base_functionality(hass)
    async with asyncio.timeout(_SECONDS_TO_ANSWER):
        for integration in config:
            assert await async_setup_component(hass, integration, config), f"Home Assistant refuses {integration}"
        await hass.async_block_till_done()
    found = {
        state.entity_id: {"state": state.state, "name": state.name, **state.attributes} for state in hass.states.async_all()
    }
    await hass.async_stop(force=True)
    return found


def events(text: str) -> list[list[str]]:
    """The events of a calendar, read by the library of the integration Remote Calendar."""
    calendar = IcsCalendarStream.calendar_from_ics(text)
    return [[event.dtstart.isoformat(), event.summary] for event in calendar.events]


async def main(document: Path, origin: str, place: str) -> None:
    config: dict = {}
    for text in recipes(document, "yaml"):
        config |= yaml.safe_load(text.replace("http://almanac.local:8080", origin).replace("DE-BY", place))
    (feed,) = recipes(document, "text")
    with tempfile.TemporaryDirectory() as folder:
        said: dict[str, object] = {"states": await states(config, folder)}
    said["feed"] = feed.strip().replace("http://almanac.local:8080", origin)
    calendar = sys.stdin.read()
    said["events"] = events(calendar) if calendar else []
    print(json.dumps(said, default=str))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), *sys.argv[2:]))
