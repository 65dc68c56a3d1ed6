"""`asterism mcp`: the SDK's own client plays at tables of the process, and comes back to them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from typer.testing import CliRunner

from asterism.agents.here import tables_here
from asterism.agents.storage import FILE, FileHost
from asterism.cli.main import app
from asterism.errors import AsterismError
from asterism.fairness import hash_of_nonce
from asterism.server.agents.tables import OwnTables
from asterism.server.agents.tools import call
from asterism.server.errors import StoreFailed
from asterism.server.protocol import requests
from tests.agents.playing import in_data, over_stdio


def test_the_sdks_client_plays_every_game_over_stdio(tmp_path: Path) -> None:
    async def play() -> None:
        async with over_stdio(*in_data(tmp_path)) as agent:
            await agent.play_every_game()

    asyncio.run(play())


def test_an_agent_that_vanishes_finds_its_match_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables_here(tmp_path, "Ada") as tables:
            arguments = {"game": "sternenhimmel", "seats": ["random", "me", "random"]}
            table = (await call(tables, "open_table", arguments)).data["table"]
            await call(tables, "wait_for_turn", {"table": table})
            legal = (await call(tables, "legal_moves", {"table": table})).data["legal"]
            left = (await call(tables, "play_move", {"table": table, "move": legal[0]})).data
        async with tables_here(tmp_path, "Ada") as tables:
            listed = (await call(tables, "list_tables", {})).data
            assert [one["table"] for one in listed["yours"]] == [table]
            again = (await call(tables, "wait_for_turn", {"table": table, "since": left["events"]})).data
            assert again["your_turn"]
            assert again["view"]["hand"] == left["view"]["hand"]
            assert again["events"] == left["events"] + len(again["news"])

    asyncio.run(play())


def test_a_wait_is_bounded_and_can_be_cancelled(tmp_path: Path) -> None:
    async def wait() -> None:
        async with tables_here(tmp_path, "Ada") as tables:
            plan = [requests.SeatPlan("open")] * 3
            request = requests.NewTable(game="sternenhimmel", seats=plan, name="Ada", nonce_hash=hash_of_nonce(""))
            table = await OwnTables.open_table(tables, request)
            await call(tables, "join_table", {"table": table})
            short = await call(tables, "wait_for_turn", {"table": table, "seconds": 0.01})
            assert short.data["phase"] == "waiting"
            assert "Free seats: 2" in short.text
            waiting = asyncio.create_task(call(tables, "wait_for_turn", {"table": table, "seconds": 50}))
            loaded = await tables.registry.table(table)
            while not loaded.has_listeners:  # noqa: ASYNC110 (the task has to come that far)
                await asyncio.sleep(0)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            assert not loaded.has_listeners
            left = await call(tables, "leave_table", {"table": table})
            assert left.data["phase"] == "closed"
            assert (await call(tables, "wait_for_turn", {"table": table, "seconds": 50})).data["phase"] == "closed"

    asyncio.run(wait())


def test_nobody_else_can_come_to_a_table_of_the_process(tmp_path: Path) -> None:
    async def open_tables() -> None:
        async with tables_here(tmp_path, "Ada") as tables:
            for arguments in ({"seats": ["me", "open", "random"]}, {"public": True}):
                answer = await call(tables, "open_table", {"game": "sternenhimmel", **arguments})
                assert answer.is_error
                assert "nobody else can come" in answer.text

    asyncio.run(open_tables())


def test_two_processes_may_share_the_file(tmp_path: Path) -> None:
    async def share() -> None:
        one, other = FileHost(tmp_path), FileHost(tmp_path)
        try:
            assert await one.append("t", 0, [b"a", b"b"], b"entry") == 0
            assert await other.append("t", 0, [b"x"], b"late") == 2, "nothing was written"
            assert await other.append("t", 2, [b"c"], b"entry 2") == 2
            assert await one.read("t", 0) == [b"b", b"c"]
            assert await one.tables() == [b"entry 2"]
            await other.put("key", "value")
            assert await one.get("key") == "value"
            await one.delete("t")
            assert await other.read("t", -1) == []
            assert await other.tables() == []
        finally:
            one.close()
            other.close()

    asyncio.run(share())


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(AsterismError, match="cannot be kept"):
        FileHost(tmp_path / "file" / "folder")
    (tmp_path / FILE).write_bytes(b"this is not a database, and it is long enough to be taken for a damaged one" * 20)
    with pytest.raises(AsterismError, match="cannot be kept"):
        FileHost(tmp_path)

    async def write() -> None:
        host = FileHost(tmp_path / "other")
        host._connection.execute("PRAGMA query_only=1")
        try:
            with pytest.raises(StoreFailed, match="nothing was changed"):
                await host.put("key", "value")
        finally:
            host.close()

    asyncio.run(write())


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("mcp --server http://localhost:1", "need a token"),
        ("mcp --server ftp://stars --token x", "http:// or https://"),
        ("mcp --server http://127.0.0.1:1 --token x", "no server answers at http://127.0.0.1:1"),
    ],
)
def test_bad_input_gets_a_sentence(command: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ASTERISM_TOKEN", raising=False)
    result = CliRunner().invoke(app, command.split())
    assert isinstance(result.exception, AsterismError), result
    assert sentence in str(result.exception)
