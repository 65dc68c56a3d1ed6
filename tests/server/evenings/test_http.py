"""A whole evening over HTTP: the organiser opens it, people join and leave it, bots play to the end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec

from asterism.server.settings import Settings
from tests.server.in_process import InProcess, in_process
from tests.server.live_server import NONCE, Guest, Server

EVENING: dict[str, Any] = {
    "title": "Friday",
    "name": "Olga",
    "game": "sternenhimmel",
    "seats": 3,
    "people": 1,
    "rounds": 1,
    "bot": "random",
}


async def post(browser: httpx.AsyncClient, path: str, body: Any = None) -> Any:
    answer = await browser.post(path, json=body)
    assert answer.is_success, answer.text
    return answer.json()


async def evening(app: InProcess) -> None:
    organiser, ada, bo = (app.browser() for _ in range(3))
    league = (await post(organiser, "/api/leagues", {"title": "Autumn"}))["league"]
    path = f"/api/evenings/{(await post(organiser, '/api/evenings', {**EVENING, 'league': league}))['evening']}"
    for browser, name in ((ada, "Ada"), (bo, "Bo")):
        joined = await post(browser, f"{path}/join", {"name": name, "nonce": "0123456789abcdef" * 2})
        assert joined["players"][joined["you"]]["name"] == name
    refused = await ada.post(f"{path}/rounds")
    assert (refused.status_code, refused.json()["key"]) == (401, "refused-evening-organiser")
    assert (await ada.post(f"{path}/join", json={"name": "Ada", "nonce": "short"})).status_code == 400
    begun = await post(organiser, f"{path}/rounds")
    tables = [one["table"] for one in begun["rounds"][0]["tables"]]
    assert len(tables) == 2
    own = (await ada.get(path)).json()["your_table"]
    assert (await ada.get(f"/api/tables/{own}")).json()["origin"] == {
        "kind": "evening",
        "evening": begun["evening"],
        "round": 1,
        "is_duplicate": True,
        "is_sealed": True,
    }
    token = (await post(bo, "/api/me/tokens", {"name": "Spy"}))["token"]
    spied = await app.browser().get(f"/api/bot/tables/{own}/events", headers={"Authorization": f"Bearer {token}"})
    assert (spied.status_code, spied.json()["key"]) == (400, "refused-sealed")
    for browser in (ada, bo):
        await post(browser, f"{path}/leave")
    while (info := (await ada.get(path)).json())["phase"] != "over":
        assert (await ada.get(f"/api/tables/{tables[0]}/record")).status_code == 400
    assert {row["rounds"][0]["outcome"] for row in info["standings"]} == {"given_up"}
    for table in tables:
        assert (await bo.get(f"/api/tables/{table}/replay")).status_code == 200
    rows = (await bo.get(f"/api/leagues/{league}")).json()["rows"]
    assert [row["points"] for row in rows] == [0, 0]
    own_list = (await organiser.get("/api/me/evenings")).json()
    assert [one["title"] for one in (*own_list["evenings"], *own_list["leagues"])] == ["Friday", "Autumn"]
    assert (await ada.get("/api/me/export")).json()["evenings"][0]["name"] == "Ada"
    for nowhere in ("/api/evenings/nowhere", "/api/evenings/nowhere/events"):
        assert (await ada.get(nowhere)).status_code == 404


def test_an_evening_over_http(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process(tmp_path, Settings(bot_pause=0, new_tables_per_minute=0)) as app:
            await evening(app)

    asyncio.run(run())


def test_a_stream_tells_what_changes_and_ends_with_the_server(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Guest(server) as olga:
        path = f"/api/evenings/{olga.http.post('/api/evenings', json=EVENING).json()['evening']}"
        with olga.http.stream("GET", f"{path}/events") as stream:
            data = (msgspec.json.decode(line[6:]) for line in stream.iter_lines() if line.startswith("data: "))
            first = next(data)["evening"]
            assert (first["players"], first["you_organise"]) == ([], True)
            assert olga.http.post(f"{path}/join", json={"name": "Olga", "nonce": NONCE}).is_success
            joined = next(data)["evening"]
            assert (joined["players"][0]["name"], joined["you"]) == ("Olga", 0)
            server.stop()
        assert "Traceback" not in server.log.read_text(), "the stream was ended, not left to run out of time"
