"""The routes of a browser's own server answer as the server's do."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

import asterism
from asterism.fairness import hash_of_nonce
from asterism.local.routes import ROUTES
from asterism.puzzles.puzzle import puzzles_of
from asterism.server.settings import Settings
from tests.local.browser import NONCE, Storage, Tab
from tests.server.finished_matches import played
from tests.server.in_process import in_process

GAME = "patience"
TABLE = {"game": GAME, "seats": [{"kind": "me"}], "name": "Ada", "nonce_hash": hash_of_nonce(NONCE)}
RECORD = played(GAME).record().to_json()


def first_puzzle(game: str) -> str:
    """The id of the first puzzle of a game."""
    found = puzzles_of(game)
    return found.puzzles[0].id if found else ""


SAME: list[tuple[str, str, Any]] = [
    *(("GET", f"/api/games/{game}/{what}", None) for game in asterism.names() for what in ("rulebook", "printed")),
    ("GET", f"/api/games/{GAME}/lesson", None),
    *(("GET", f"/api/games/{game}/puzzles", None) for game in (*asterism.names(), "chess")),
    *(("GET", f"/api/games/{game}/puzzles/{first_puzzle(game)}", None) for game in asterism.names()),
    ("GET", f"/api/games/{GAME}/puzzles/none", None),
    ("GET", "/api/games/chess/lesson", None),
    ("GET", "/api/games/chess/rulebook", None),
    ("GET", "/api/games/afrika/printed?language=de", None),
    ("GET", "/api/games/chess/printed", None),
    ("GET", "/api/games/nacht/files/sky/template", None),
    ("GET", f"/api/games/{GAME}/files/sky/template", None),
    ("POST", "/api/games/nacht/files/sky", {"name": "sky.toml", "text": "nonsense"}),
    ("POST", "/api/games/nacht/files/sky", {"name": "", "text": "too short a name"}),
    ("POST", "/api/games/nacht/files/sky", {"text": "no name"}),
    ("POST", "/api/games/nacht/files/players", {"name": "x", "text": "x"}),
    ("GET", f"/api/daily/{GAME}/2026-11-01", None),
    ("GET", f"/api/daily/{GAME}/9999-12-31", None),
    ("GET", f"/api/daily/{GAME}/yesterday", None),
    ("GET", "/api/daily/nacht/2026-11-01", None),
    ("GET", "/api/daily/chess/2026-11-01", None),
    ("POST", "/api/tables", TABLE | {"game": "chess"}),
    ("POST", "/api/tables", TABLE | {"seats": [{"kind": "me"}, {"kind": "me"}]}),
    ("POST", "/api/tables", TABLE | {"seats": [{"kind": "bot", "bot": "hal"}]}),
    ("POST", "/api/tables", TABLE | {"seats": [{"kind": "bot", "bot": "search:2000"}]}),
    ("POST", "/api/tables", TABLE | {"options": {"nothing": "such"}}),
    ("POST", "/api/tables", TABLE | {"day": "9999-12-31"}),
    ("POST", "/api/tables", TABLE | {"more": 1}),
    ("POST", "/api/tables", TABLE | {"name": 7}),
    ("POST", "/api/tables", TABLE | {"nonce_hash": "short"}),
    ("POST", "/api/tables", TABLE | {"seats": [{"kind": "me", "name": 7}]}),
    ("POST", "/api/tables", TABLE | {"seats": []}),
    ("POST", "/api/tables", {}),
    ("POST", "/api/tables", []),
    ("POST", "/api/tables", b"{"),
    ("POST", "/api/tables", b"[" * 100_000),
    ("POST", "/api/tables", b'{"game": "\xff"}'),
    ("GET", "/api/tables/local-none", None),
    ("GET", "/api/tables/local-none/record", None),
    ("POST", "/api/tables/local-none/nonce", {"nonce": NONCE}),
    ("POST", "/api/tables/local-none/rematch", {"nonce_hash": hash_of_nonce(NONCE)}),
    ("POST", "/api/tables/local-none/review", None),
    ("POST", "/api/replay?seat=0&reveal_all=true", RECORD),
    ("POST", "/api/replay", RECORD),
    ("POST", "/api/replay?seat=1", RECORD),
    ("POST", "/api/replay?seat=x", RECORD),
    ("POST", "/api/replay?seat=0&reveal_all=perhaps", RECORD),
    ("POST", "/api/replay", b"no record"),
    ("POST", "/api/deal", RECORD),
    ("POST", "/api/deal", b"{}"),
    ("POST", "/api/review", b"{}"),
    ("POST", "/api/play-on", {"moves": 3, "seats": [{"kind": "me"}], "name": "Ada"}),
    ("POST", "/api/play-on", {"moves": 999, "seats": [{"kind": "me"}], "name": "Ada", "record": RECORD.decode()}),
    ("POST", "/api/play-on", {"moves": 3, "seats": [{"kind": "me"}] * 2, "name": "Ada", "record": RECORD.decode()}),
    ("GET", "/api/me", None),
    ("PUT", "/api/me", {"name": "  Ada \u202e "}),
    ("PUT", "/api/me", {"name": ""}),
    ("PUT", "/api/me", {"name": "   "}),
    ("GET", "/api/me", None),
    ("GET", "/api/me/tables", None),
    ("GET", "/api/tables", None),
    ("GET", "/api/tables?game=nacht", None),
]
"""Requests whose answers say nothing of who answers."""


def test_answers_are_those_of_the_server(tmp_path: Path) -> None:
    async def scene() -> None:
        tab = Tab(Storage())
        async with in_process(tmp_path, Settings()) as server:
            browser = server.browser()
            for method, path, body in SAME:
                expected = await asked(browser, method, path, body)
                answer = await tab.ask(method, path, body)
                found = answer.status, answer.content_type.split(";")[0], answer.body
                assert found == expected, (method, path)
            games = (await browser.get("/api/games")).json()
            assert await tab.get_json("/api/games") == [{**game, "ready": True} for game in games]

    asyncio.run(scene())


async def asked(browser: httpx.AsyncClient, method: str, path: str, body: Any) -> tuple[int, str, bytes]:
    """What the server answers."""
    content = body if isinstance(body, bytes | None) else json.dumps(body).encode()
    headers = {} if body is None else {"content-type": "application/json"}
    answer = await browser.request(method, path, content=content, headers=headers)
    return answer.status_code, answer.headers["content-type"].split(";")[0], answer.content


def test_every_route_is_one_of_the_servers_but_for_deleting_a_table_and_searching_for_a_server(tmp_path: Path) -> None:
    async def scene() -> None:
        async with in_process(tmp_path) as server:
            paths = (await server.browser().get("/api/schema")).json()["paths"]
            own = {(route.method.lower(), names_left_out(route.path)) for route in ROUTES}
            theirs = {(method, names_left_out(path)) for path, methods in paths.items() for method in methods}
            assert own - theirs == {
                ("delete", "/api/tables/{}"),
                ("get", "/api/games/{}/hint-speed"),
                ("post", "/api/hints"),
            }

    asyncio.run(scene())


def names_left_out(path: str) -> str:
    """A path without the names of its parts."""
    return "/".join("{}" if part.startswith("{") else part for part in path.split("/"))


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/api/ratings/nacht"), ("POST", "/api/session"), ("GET", "/"), ("PATCH", "/api/me")]
)
def test_what_needs_others_says_that_it_needs_a_server(method: str, path: str) -> None:
    answer = asyncio.run(Tab(Storage()).ask(method, path))
    assert (answer.status, json.loads(answer.body)) == (
        404,
        {"detail": f"{method} {path} needs a server, and this page has none"},
    )


@pytest.mark.parametrize(
    ("asked_for", "said"),
    [
        ({"seats": [{"kind": "me"}, {"kind": "open"}]}, "has no open seats"),
        ({"visibility": "listed"}, "cannot be public"),
    ],
)
def test_tables_of_several_people_are_refused(asked_for: dict[str, Any], said: str) -> None:
    async def scene() -> None:
        tab = Tab(Storage())
        played_on = {"moves": 0, "seats": [{"kind": "me"}], "name": "Ada", "record": RECORD.decode()}
        for path, request in (("/api/tables", TABLE), ("/api/play-on", played_on)):
            answer = await tab.ask("POST", path, {**request, **asked_for})
            assert answer.status == 400
            assert said in json.loads(answer.body)["detail"]

    asyncio.run(scene())


def test_a_failure_is_answered_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail() -> list[bytes]:
        raise RuntimeError("broken")

    tab = Tab(Storage())
    monkeypatch.setattr(tab, "tables", fail)
    answer = asyncio.run(tab.ask("GET", "/api/me/tables"))
    assert answer.status == 500
    assert "went wrong in this browser" in json.loads(answer.body)["detail"]
