"""A full disk and a failing database: every route answers with a sentence, never with a fault of the server."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from asterism.server.store import EventStore
from tests.server.live_server import NONCE_HASH
from tests.server.local_app import local_app

TABLE = {
    "game": "sternenhimmel",
    "name": "Ada",
    "nonce_hash": NONCE_HASH,
    "seats": [{"kind": "me"}] + [{"kind": "open"}] * 2,
}
WRITING = [
    ("PUT", "/api/me", {"name": "Ada"}),
    ("PUT", "/api/me/rated", {"rated": True}),
    ("PUT", "/api/me/for-puzzles", {"for_puzzles": True}),
    ("POST", "/api/me/tokens", {"name": "Robot"}),
    ("POST", "/api/me/link", None),
    ("POST", "/api/me/account", {"login": "Merope", "password": "the seven sisters"}),
    ("DELETE", "/api/me", {"password": ""}),
    ("POST", "/api/tables", TABLE),
]


def break_writing(store: EventStore, code: str, message: str) -> None:
    """From now on the database refuses every change, as SQLite does when the disk is full."""

    def refuse(_: Any, __: Any, statement: str, *___: Any) -> None:
        if statement.split(" ", 1)[0] in {"INSERT", "UPDATE", "DELETE"}:
            error = sqlite3.OperationalError(message)
            error.sqlite_errorname = code
            raise error

    event.listen(store._engine, "before_cursor_execute", refuse)


def answers(data: Path, monkeypatch: pytest.MonkeyPatch, code: str, message: str) -> list[httpx.Response]:
    async def scenario() -> list[httpx.Response]:
        async with local_app(data, monkeypatch) as (browser, store):
            await browser.get("/api/me")
            break_writing(store, code, message)
            return [await browser.request(method, path, json=body) for method, path, body in WRITING]

    return asyncio.run(scenario())


def test_on_a_full_disk_every_route_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for answer in answers(tmp_path, monkeypatch, "SQLITE_FULL", "database or disk is full"):
        assert answer.status_code == 507, f"{answer.request.url} {answer.text}"
        assert "the disk of the server is full, so nothing was changed" in answer.json()["detail"]


def test_in_a_read_only_folder_every_route_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for answer in answers(tmp_path, monkeypatch, "SQLITE_READONLY_DIRECTORY", "attempt to write a readonly database"):
        assert answer.status_code == 503, f"{answer.request.url} {answer.text}"
        assert "the folder of the server is read-only, so nothing was changed" in answer.json()["detail"]


def test_when_the_database_fails_every_route_says_when_to_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for answer in answers(tmp_path, monkeypatch, "SQLITE_BUSY", "database is locked"):
        assert answer.status_code == 503, f"{answer.request.url} {answer.text}"
        assert int(answer.headers["retry-after"]) > 0
        assert "nothing was changed; try again" in answer.json()["detail"]


@pytest.mark.parametrize("path", ["/assets/" + "x" * 5000, "/" + "y" * 300 + ".png", "/assets/a%00b"])
def test_a_name_that_no_file_can_have_is_not_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    async def scenario() -> None:
        async with local_app(tmp_path, monkeypatch) as (browser, _):
            assert (await browser.get(path)).status_code in {200, 404}

    asyncio.run(scenario())
