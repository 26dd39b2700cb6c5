"""Reads a calendar byte by byte, and complains about what no reader checks (RFC 5545)."""

import datetime
import re

_NAME = re.compile(rb"[A-Z][A-Z0-9-]*")
_PARAMETERS = re.compile(rb"(;[A-Z-]+=[A-Za-z0-9/-]+)*:")
#: A day, or a local time without a zone, by its parameters.
_WHEN = {";VALUE=DATE": re.compile(r"\d{8}"), "": re.compile(r"\d{8}T\d{6}")}
_ONCE_IN_EVENT = ("UID", "DTSTAMP", "DTSTART", "DTEND", "SUMMARY", "STATUS", "TRANSP", "CLASS")

Event = dict[str, str]


class Fault(AssertionError):
    """What is wrong, and in which line."""


def events(calendar: bytes) -> list[Event]:
    """Checks a calendar, and returns the properties of its events, unescaped.

    Raises Fault for the first thing that is wrong.
    """
    lines = _lines(calendar)
    if lines[:1] != [("BEGIN", "", "VCALENDAR")] or lines[-1:] != [("END", "", "VCALENDAR")]:
        raise Fault("it does not begin and end as a calendar")
    head = [name for name, _, _ in lines[1:_first_event(lines)]]
    for name in ("VERSION", "PRODID", "CALSCALE", "NAME", "X-WR-CALNAME", "REFRESH-INTERVAL", "X-PUBLISHED-TTL"):
        if head.count(name) != 1:
            raise Fault(f"the calendar has {name} {head.count(name)} times")
    if "METHOD" in head:
        raise Fault("with METHOD, each event would need an organizer")
    if not any(line[0] == "BEGIN" for line in lines[1:]):
        raise Fault("it has no component (RFC 5545, section 3.6)")
    found = [_event(lines) for lines in _components(lines[1 + len(head) : -1])]
    uids = [event["UID"] for event in found]
    twice = {uid for uid in uids if uids.count(uid) > 1} if len(set(uids)) < len(uids) else set()
    if twice:
        raise Fault(f"events share the UID {sorted(twice)[0]}")
    return found


def _first_event(lines: list[tuple[str, str, str]]) -> int:
    begins = [index for index, line in enumerate(lines) if line == ("BEGIN", "", "VEVENT")]
    return begins[0] if begins else len(lines) - 1


def _lines(calendar: bytes) -> list[tuple[str, str, str]]:
    """Returns name, parameters and raw value of each unfolded line."""
    if not calendar.endswith(b"\r\n"):
        raise Fault("the last line does not end with CRLF")
    unfolded: list[bytes] = []
    for number, line in enumerate(calendar[:-2].split(b"\r\n"), 1):
        if len(line) > 75:
            raise Fault(f"line {number} has {len(line)} octets")
        if any(byte < 0x20 or byte == 0x7F for byte in line):
            raise Fault(f"line {number} has a control character: {line!r}")
        try:
            line.decode("utf-8")
        except UnicodeDecodeError as error:
            raise Fault(f"line {number} is not UTF-8 by itself: a character is folded") from error
        if line.startswith(b" "):
            unfolded[-1] += line[1:]
        elif line:
            unfolded.append(line)
        else:
            raise Fault(f"line {number} is empty")
    return [_parts(line) for line in unfolded]


def _parts(line: bytes) -> tuple[str, str, str]:
    name = _NAME.match(line)
    parameters = name and _PARAMETERS.match(line, name.end())
    if not name or not parameters:
        raise Fault(f"not a content line: {line!r}")
    return name[0].decode(), parameters[0][:-1].decode(), line[parameters.end() :].decode()


def _components(lines: list[tuple[str, str, str]]) -> list[list[tuple[str, str, str]]]:
    components: list[list[tuple[str, str, str]]] = []
    is_open = False
    for line in lines:
        if line[0] in ("BEGIN", "END"):
            if line[2] != "VEVENT" or is_open == (line[0] == "BEGIN"):
                raise Fault(f"unexpected {line}")
            is_open = not is_open
            if is_open:
                components.append([])
        elif is_open:
            components[-1].append(line)
        else:
            raise Fault(f"a property between events: {line}")
    return components


def _event(lines: list[tuple[str, str, str]]) -> Event:
    names = [name for name, _, _ in lines]
    for name in _ONCE_IN_EVENT:
        if names.count(name) != 1:
            raise Fault(f"an event has {name} {names.count(name)} times: {lines}")
    if "DURATION" in names:
        raise Fault("an event has DTEND and DURATION")
    event: Event = {}
    for name, parameters, value in lines:
        if name in ("DTSTART", "DTEND") and not (parameters in _WHEN and _WHEN[parameters].fullmatch(value)):
            raise Fault(f"{name} is neither a date nor a local time: {parameters} {value}")
        if name in ("DTSTAMP", "LAST-MODIFIED") and not re.fullmatch(r"\d{8}T\d{6}Z", value):
            raise Fault(f"{name} is not a moment in UTC: {value}")
        event[name] = _text(value) if name in ("SUMMARY", "DESCRIPTION", "LOCATION", "UID") else value
    if event["STATUS"] not in ("CONFIRMED", "TENTATIVE"):
        raise Fault(f"unknown status {event['STATUS']}")
    if len(event["DTSTART"]) != len(event["DTEND"]):
        raise Fault(f"{event['UID']} has a date and a time")
    if not day(event["DTSTART"]) < day(event["DTEND"]):
        raise Fault(f"{event['UID']} ends before it begins")
    return event


def day(value: str) -> datetime.date:
    """Parses the day of `YYYYMMDD` or `YYYYMMDDTHHMMSS`; raises ValueError for a day that the calendar does not have."""
    return datetime.date(int(value[:4]), int(value[4:6]), int(value[6:8]))


def _text(value: str) -> str:
    if re.search(r"(?<!\\)(\\\\)*[,;]", value):
        raise Fault(f"a comma or semicolon is not escaped: {value}")
    if re.search(r"(?<!\\)(\\\\)*\\([^\\;,nN]|$)", value):
        raise Fault(f"an unknown escape: {value}")
    return re.sub(r"\\(.)", lambda match: "\n" if match[1] in "nN" else match[1], value)
