"""Odd values in every place of every route: each gets an answer with a reason, and none is a fault of the server."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest

import asterism
from asterism.errors import AsterismError
from asterism.server.accounts.passwords import Passwords
from asterism.server.protocol import commands
from tests.server.live_server import NONCE_HASH
from tests.server.local_app import local_app
from tests.server.table_harness import TableHarness

ODD_TEXTS = ["x" * 5000, "\0", "a\0b", "\u202e\ufeff", "💥" * 50, "..", "-1", "9" * 400, "random@3", " ", "%00", "\x7f"]
ODD_VALUES: list[Any] = [*ODD_TEXTS, "", None, True, -1, 2**31, 2**63, 10**400, 1.5, 1e308, [], [[]], {}, {"": None}]
GOOD: dict[str, dict[str, Any]] = {
    "/api/tables": {
        "game": "sternenhimmel",
        "name": "Ada",
        "nonce_hash": NONCE_HASH,
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}],
        "options": {"first_player": 0},
        "clock": {"kind": "move", "seconds": 60},
    },
    "/api/play-on": {"moves": 0, "seats": [{"kind": "me"}], "name": "Ada", "record": "{}"},
    "/api/games/{name}/files/{option}": {"name": "mine.toml", "text": "a = 1"},
    "/api/me/account": {"login": "Merope", "password": "the seven sisters"},
    "/api/session": {"login": "Merope", "password": "the seven sisters"},
    "/api/qr": {"address": "http://localhost/"},
}
RECORD: dict[str, Any] = {**msgspec.to_builtins(asterism.new("patience", seed=1).record()), "digest": ""}
ODD_MOVES = [*ODD_TEXTS, *(f"0 {odd}" for odd in ODD_TEXTS), "9" * 5000 + " x", "²  x", "00 new 2r", ""]


def requests_to(document: dict[str, Any]) -> Iterator[tuple[str, str, Any]]:
    """Every route with odd values: in its path, in its query, and in its body."""
    for template, methods in document["paths"].items():
        for method, operation in methods.items():
            for address in odd_addresses(template, operation.get("parameters", [])):
                yield method, address, {}
            if "requestBody" in operation:
                path = template.replace("{name}", "sternenhimmel").replace("{option}", "boards")
                for body in odd_bodies(schema_of(document, operation), GOOD.get(template, {})):
                    yield method, path.replace("{", "").replace("}", ""), body
    for path, body in product(("/api/replay", "/api/deal", "/api/review"), ODD_VALUES):
        yield "post", path, body
    for body in odd_bodies({"properties": RECORD}, RECORD):
        yield "post", "/api/replay", body
    for path, move in product(("/api/replay", "/api/deal", "/api/review"), ODD_MOVES):
        yield "post", path, {**RECORD, "moves": [move]}
    for path, odd in product(("/", "/assets/", "/api/", "/learn/", "/a.png"), ODD_TEXTS):
        yield "get", path + quote(odd, safe=""), None


def odd_addresses(template: str, parameters: list[dict[str, Any]]) -> Iterator[str]:
    """Addresses of a route with odd values in the path and in the query."""
    query = [parameter["name"] for parameter in parameters if parameter["in"] == "query"]
    for odd in ODD_TEXTS if "{" in template else [""]:
        path = re.sub(r"\{\w+\}", quote(odd, safe="").replace("\\", ""), template)
        yield path
        for value in ODD_TEXTS if query else ():
            yield path + "?" + "&".join(f"{name}={quote(value)}" for name in query)


def schema_of(document: dict[str, Any], operation: dict[str, Any]) -> dict[str, Any]:
    """The schema of an operation's body."""
    [content] = operation["requestBody"]["content"].values()
    schema: dict[str, Any] = content["schema"]
    if "$ref" in schema:
        found: dict[str, Any] = document["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
        return found
    return schema


def odd_bodies(schema: dict[str, Any], good: dict[str, Any]) -> Iterator[Any]:
    """Bodies with an odd value in one field, at the top or one level below."""
    yield from ODD_VALUES[-8:]
    for field in schema.get("properties", {}):
        for odd in ODD_VALUES:
            yield {**good, field: odd}
    for field, value in good.items():
        inner = value[-2] if isinstance(value, list) and len(value) > 1 else value
        for key in inner if isinstance(inner, dict) else ():
            for odd in ODD_VALUES:
                changed = {**inner, key: odd}
                yield {**good, field: [*value[:-2], changed, value[-1]] if isinstance(value, list) else changed}


def test_odd_values_are_answered_with_a_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(Passwords, "_verify", lambda *_: False)
        limits = {"new_tables_per_minute": 0, "passwords_per_minute": 0, "tables_per_guest": 0}
        async with local_app(tmp_path, monkeypatch, **limits) as (browser, _):
            document = (await browser.get("/api/schema")).json()
            faults = [
                fault
                for method, path, body in requests_to(document)
                if (fault := await fault_of(browser, method, path, body)) is not None
            ]
        assert not faults, "\n".join(faults[:20])

    asyncio.run(scenario())


async def fault_of(browser: httpx.AsyncClient, method: str, path: str, body: Any) -> str | None:
    """What was wrong with the answer; None if nothing was."""
    content = json.dumps(body).encode() if method != "get" else None
    headers = {"Content-Type": "application/json"} if content is not None else {}
    answer = await browser.request(method.upper(), path, content=content, headers=headers)
    if answer.status_code >= 500 and (answer.status_code, path) != (503, "/ready"):
        return f"{method} {path[:80]} {str(body)[:120]} {answer.status_code}"
    if 400 <= answer.status_code < 500 and not answer.json()["detail"]:
        return f"{method} {path[:80]} {str(body)[:120]} has no reason"
    return None


COMMANDS: dict[str, dict[str, Any]] = {
    "play_move": {"id": "a", "seq": 0, "move": {}, "seat": 0, "ms": 0},
    "report_race_shown": {"opened": 0, "seat": 0},
    "claim_race": {"opened": 0, "ms": 0, "seat": 0},
    "take_back": {"seq": 0, "seat": 0},
    "offer_draw": {"seat": 0},
    "answer_offer": {"yes": True, "seat": 0},
    "seat_bot": {"seat": 0, "bot": "random"},
    "return_to_seat": {"seat": 0},
    "resign": {"seat": 0},
    "leave_table": {},
    "send_chat": {"text": "hello", "phrase": None, "seat": 0},
}


@pytest.mark.parametrize("kind", COMMANDS)
@pytest.mark.parametrize("seats", [("ada", "bo", "cy"), ("ada", "open", "open"), ("ada", "ada", "random bot")])
def test_odd_values_in_a_command_are_carried_out_or_refused(kind: str, seats: tuple[str, ...]) -> None:
    harness, good = TableHarness(*seats), COMMANDS[kind]
    for field in ("type", *good):
        for odd in ODD_VALUES:
            text = json.dumps({"type": kind, **good, field: odd})
            for person in ("ada", "eve"):
                with suppress(msgspec.MsgspecError, AsterismError):
                    harness.send(person, msgspec.json.decode(text, type=commands.Command))


def test_every_command_gets_odd_values() -> None:
    tags = {kind.__struct_config__.tag for kind in commands.Command.__args__}
    assert tags == {*COMMANDS, "ping", "look_from_seat", "request_hints"}
