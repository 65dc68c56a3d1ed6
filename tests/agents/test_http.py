"""`/mcp` of a server: the SDK's own client plays there with a token, and so does `asterism mcp --server`."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from mcp.shared.exceptions import MCPError

from asterism.agents.remote import tables_of_server
from asterism.errors import AsterismError
from asterism.server.agents.tools import call
from asterism.server.protocol import commands
from asterism.server.settings import Settings
from tests.agents.playing import over_http, over_stdio
from tests.server.in_process import in_process
from tests.server.live_server import Guest, Server, send_command

INITIALIZE: dict[str, Any] = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "x", "version": "1"}},
}
ACCEPT = {"Accept": "application/json, text/event-stream"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), 0.0, "--mcp", "--grace", "0") as running:
        yield running


@pytest.fixture
def ada(server: Server) -> Iterator[Guest]:
    with Guest(server) as guest:
        yield guest


def token_of(guest: Guest, name: str = "Robot") -> str:
    return str(guest.http.post("/api/me/tokens", json={"name": name}).json()["token"])


def test_the_sdks_client_plays_every_game_over_http(server: Server, ada: Guest) -> None:
    async def play() -> None:
        async with over_http(server.url, token_of(ada)) as agent:
            await agent.play_every_game()

    asyncio.run(play())


def test_clients_of_the_older_protocol_play_too(server: Server, ada: Guest) -> None:
    async def play() -> None:
        async with over_http(server.url, token_of(ada), mode="legacy") as agent:
            opened = await agent.call("open_table", game="constellation", seats=["random", "me"])
            assert (await agent.play(opened["table"], random.Random(1)))["phase"] == "over"

    asyncio.run(play())


def test_agents_and_people_sit_at_one_table_and_an_agent_comes_back_from_anywhere(server: Server, ada: Guest) -> None:
    token, other = token_of(ada, "Robot"), token_of(ada, "Rival")

    async def play() -> None:
        async with over_http(server.url, token) as agent:
            opened = await agent.call("open_table", game="sternenhimmel", seats=["me", "open", "open"], public=True)
            assert opened["phase"] == "waiting"
            table = opened["table"]
            assert table in {one["table"] for one in (await agent.call("list_tables"))["public"]}
            text, _ = await agent.refused("play_move", table=table, move="1 Leo 1")
            assert "still waits for players" in text
        async with over_http(server.url, other) as rival:
            await rival.call("join_table", table=table)
            assert ada.take_seat(table).is_success
            assert (await rival.call("view_table", table=table))["phase"] == "waiting"
            async with over_stdio("--server", server.url, "--token", token) as agent:
                seen = await agent.call("wait_for_turn", table=table, seconds=0)
                assert seen["phase"] == "playing"
                assert [seat["name"] for seat in seen["seats"]] == ["Robot", "Rival", "Ada"]
                assert [(await one.call("view_table", table=table))["you"] for one in (agent, rival)] == [0, 1]
                await rival.call("resign", table=table)

    asyncio.run(play())


def test_a_match_by_the_bot_api(server: Server, ada: Guest) -> None:
    async def play() -> None:
        async with tables_of_server(server.url + "/", token_of(ada)) as tables:
            games = (await call(tables, "list_games", {})).data
            assert "greedy" in games["games"][0]["bots"]
            seen = (await call(tables, "open_table", {"game": "constellation", "seats": ["me", "random"]})).data
            table = {"table": seen["table"]}
            while seen["results"] is None:
                waited = await call(tables, "wait_for_turn", table)
                legal = (await call(tables, "legal_moves", table)).data["legal"]
                move = {**table, "move": legal[0], "seq": waited.data["seq"]} if legal else None
                seen = (await call(tables, "play_move", move) if move else waited).data
            over = await call(tables, "play_move", {**table, "move": "pass"})
            assert over.is_error
            assert over.data["refused"]
            assert seen["table"] in str((await call(tables, "list_tables", {})).data["yours"])
            assert (await call(tables, "view_table", {"table": "nowhere"})).text == "there is no table nowhere"

    asyncio.run(play())


def test_a_wrong_token_is_refused_at_once(server: Server) -> None:
    async def connect() -> None:
        async with tables_of_server(server.url, "asterism_wrong"):
            pass

    with pytest.raises(AsterismError, match="this token is not known here"):
        asyncio.run(connect())


Ask = Callable[..., Awaitable[dict[str, Any]]]
"""(tool, arguments) -> the data of its answer."""


async def seek_race(ask: Ask) -> dict[str, Any]:
    """Play until the other player leaves a moment to knock, at as many tables as it takes."""
    options = {"mode": "klopfen", "knock_ms": 1000}
    while True:
        seen = await ask("open_table", game="nacht", seats=["me", "random"], options=options)
        while seen["results"] is None:
            if "race" in seen and seen["your_turn"]:
                return seen
            if seen["your_turn"]:
                move = "weiter" if "weiter" in seen["legal"] else seen["legal"][0]
                seen = await ask("play_move", table=seen["table"], move=move)
            else:
                seen = await ask("wait_for_turn", table=seen["table"])


def test_in_a_race_an_agent_can_answer_after_it_has_seen_it(server: Server, ada: Guest) -> None:
    async def play() -> None:
        async with over_http(server.url, token_of(ada)) as agent:
            seen = await seek_race(agent.call)
            assert "pass" in seen["legal"]
            passed = await agent.call("play_move", table=seen["table"], move="pass", seq=seen["seq"])
            assert "race" not in passed

    asyncio.run(play())


def test_a_program_of_the_bot_api_says_when_it_has_seen_a_race(server: Server, ada: Guest) -> None:
    async def play() -> None:
        async with tables_of_server(server.url, token_of(ada)) as tables:

            async def ask(tool: str, **arguments: Any) -> dict[str, Any]:
                return (await call(tables, tool, arguments)).data

            seen = await seek_race(ask)
            shown = commands.ReportRaceShown(seen["race"]["opened"])
            assert await tables.send(seen["table"], shown) is None
            over = await tables.send(seen["table"], commands.ReportRaceShown(0))
            assert over is not None
            assert over.reason == "this race is over"

    asyncio.run(play())


@pytest.mark.parametrize("way", ["/mcp", "bot API"])
def test_an_agent_takes_its_seat_back_from_a_bot(server: Server, ada: Guest, way: str) -> None:
    token, table = token_of(ada), ada.open_table("me", "open", "random")

    async def come_and_go() -> None:
        async with over_http(server.url, token) as agent:
            await agent.call("join_table", table=table)
            ada.sit_down(table)
            assert (await agent.call("view_table", table=table))["phase"] == "playing"
        connection = ada.connect(table)
        ada.receive(connection)
        send_command(connection, "seat_bot", seat=1, bot="random")
        await until(lambda: ada.http.get(f"/api/tables/{table}").json()["seats"][1]["bot"] == "random")
        if way == "/mcp":
            async with over_http(server.url, token) as agent:
                seen = await agent.call("join_table", table=table)
        else:
            async with tables_of_server(server.url, token) as tables:
                seen = (await call(tables, "join_table", {"table": table})).data
        assert (seen["you"], seen["seats"][1]["bot"]) == (1, None)

    asyncio.run(come_and_go())


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds at the server."""
    while not await asyncio.to_thread(holds):  # noqa: ASYNC110 (it happens in another process)
        await asyncio.sleep(0.02)


@pytest.mark.parametrize(("mode", "how"), [("auto", "cancels"), ("auto", "vanishes"), ("legacy", "vanishes")])
def test_an_agent_that_stops_waiting_is_no_longer_there(server: Server, ada: Guest, mode: str, how: str) -> None:
    token = token_of(ada)
    table = ada.open_table("me", "open", "open")

    def is_away() -> bool:
        return ada.http.get(f"/api/tables/{table}").json()["seats"][1]["away_ms"] is not None

    async def wait() -> None:
        async with over_http(server.url, token, mode) as agent:
            await agent.call("join_table", table=table)
            waiting = asyncio.create_task(agent.call("wait_for_turn", table=table, seconds=50))
            await until(lambda: not is_away())
            if how == "cancels":
                waiting.cancel()
                await until(is_away)
        await asyncio.gather(waiting, return_exceptions=True)
        await until(is_away)
        async with over_http(server.url, token, mode) as agent:
            assert (await agent.call("view_table", table=table))["you"] == 1

    asyncio.run(asyncio.wait_for(wait(), 40))


def test_a_revoked_token_ends_the_waiting(server: Server, ada: Guest) -> None:
    made = ada.http.post("/api/me/tokens", json={"name": "Robot"}).json()
    table = ada.open_table("me", "open", "open")

    async def wait() -> None:
        async with over_http(server.url, made["token"]) as agent:
            await agent.call("join_table", table=table)
            waiting = asyncio.create_task(agent.refused("wait_for_turn", table=table, seconds=50))
            seat = f"/api/tables/{table}"
            await until(lambda: ada.http.get(seat).json()["seats"][1]["away_ms"] is None)
            await asyncio.to_thread(ada.http.delete, f"/api/me/tokens/{made['program']['id']}")
            text, _ = await waiting
            assert text == "this token has been revoked"
            with pytest.raises((MCPError, httpx2.HTTPError)):
                await agent.call("view_table", table=table)

    asyncio.run(asyncio.wait_for(wait(), 30))


@pytest.mark.parametrize(
    ("headers", "sentence"),
    [
        ({}, "send a token"),
        ({"Authorization": "Bearer asterism_wrong"}, "this token is not known here"),
    ],
)
def test_nobody_plays_without_a_token(server: Server, headers: dict[str, str], sentence: str) -> None:
    answer = httpx2.post(f"{server.url}/mcp", json=INITIALIZE, headers={**ACCEPT, **headers})
    assert answer.status_code == 401
    assert sentence in answer.json()["detail"]


def test_pages_of_other_sites_and_long_bodies_are_refused(server: Server, ada: Guest) -> None:
    headers = {**ACCEPT, "Authorization": f"Bearer {token_of(ada)}"}
    foreign = httpx2.post(f"{server.url}/mcp", json=INITIALIZE, headers={**headers, "Origin": "http://evil.example"})
    assert foreign.status_code == 403
    rebound = httpx2.post(f"{server.url}/mcp", json=INITIALIZE, headers={**headers, "Host": "evil.example"})
    assert rebound.status_code == 421
    long = httpx2.post(f"{server.url}/mcp", json={**INITIALIZE, "padding": "x" * 300_000}, headers=headers)
    assert long.status_code == 413


def test_it_is_off_unless_the_host_allows_it(tmp_path: Path) -> None:
    async def ask() -> None:
        async with in_process(tmp_path, Settings()) as application:
            answer = await application.browser().post("/mcp", json=INITIALIZE, headers=ACCEPT)
            assert answer.status_code == 405

    asyncio.run(ask())
