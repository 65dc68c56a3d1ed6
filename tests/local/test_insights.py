"""What people get beside playing at tables in a browser: hints, reviews, replays, daily deals, rematches and more."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import pytest

import asterism
from asterism.bots.search.bot import Budget
from asterism.deal import draw, spell_out
from asterism.fairness import hash_of_nonce, seed_of_day
from asterism.record import read_record, replay
from asterism.server import clock
from asterism.server.protocol import messages
from asterism.server.tables.hints import MAX_HINTS, situation_to_send
from asterism.server.workers import table_bots
from asterism.verify import verify
from tests.local.browser import NONCE, Storage, Tab
from tests.server.table_harness import TableHarness, guest_of

SOLITAIRE = "patience"


def run(scene: Callable[[Tab], Coroutine[Any, Any, None]]) -> None:
    """Play a scene in a new browser."""

    async def play() -> None:
        tab = Tab(Storage())
        await scene(tab)
        await tab.server.close()

    asyncio.run(play())


async def finished(tab: Tab, **asked: Any) -> str:
    """A table at which the person has finished a solitaire."""
    table = await tab.open(SOLITAIRE, "me", **asked)
    page = await tab.connect(table)
    await page.play_to_the_end()
    page.leave()
    return table


def test_hints_are_for_the_seat_that_is_to_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_bots, "HINT_SECONDS", 0.05)

    async def scene(tab: Tab) -> None:
        page = await tab.connect(await tab.open(SOLITAIRE, "me"))
        page.send(type="request_hints")
        await page.until(lambda: page.messages[-1]["type"] == "hints")
        hints = page.messages[-1]
        assert (hints["seq"], hints["seat"]) == (page.seq, 0)
        assert all(hint["move"] in page.position["legal"] for hint in hints["hints"])

    run(scene)


def test_hints_for_a_table_of_a_server_are_found_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_bots, "HINT_SECONDS", 0.05)
    harness = TableHarness("ada", "bo", "cy", first_player=1)
    sent = msgspec.json.encode(situation_to_send(harness.state, guest_of("bo"), None))

    async def scene(tab: Tab) -> None:
        answer = await tab.ask("POST", "/api/hints", sent)
        hints = msgspec.json.decode(answer.body, type=messages.Hints)
        assert (answer.status, hints.seq, hints.seat) == (200, harness.state.seq, 1)
        legal = msgspec.to_builtins(harness.state.started_match.legal_moves(1))
        assert all(hint.move in legal for hint in hints.hints)
        assert len(hints.hints) == MAX_HINTS
        for wrong in (b"{}", sent.replace(b'"rules":', b'"rules":9')):
            assert (await tab.ask("POST", "/api/hints", wrong)).status == 400

    run(scene)


def test_how_fast_a_browser_is_in_a_game_is_measured() -> None:
    async def scene(tab: Tab) -> None:
        speed = await tab.get_json(f"/api/games/{SOLITAIRE}/hint-speed")
        assert speed["needed"] == table_bots.REVIEW_BUDGET.simulations
        assert speed["simulations"] > 0
        assert (await tab.ask("GET", "/api/games/chess/hint-speed")).status == 404

    run(scene)


def test_a_finished_match_has_a_record_that_proves_its_deal() -> None:
    async def scene(tab: Tab) -> None:
        table = await finished(tab)
        answer = await tab.ask("GET", f"/api/tables/{table}/record")
        record = read_record(answer.body)
        assert replay(record).is_over
        assert {finding.verdict for finding in verify(answer.body)} == {"holds"}
        deal = await tab.get_json(f"/api/tables/{table}/deal")
        assert deal["proof"]["nonces"] == [NONCE]

    run(scene)


def test_there_is_no_record_replay_or_best_before_the_end() -> None:
    async def scene(tab: Tab) -> None:
        table = await tab.open(SOLITAIRE, "me")
        for what in ("record", "replay", "deal", "best"):
            answer = await tab.ask("GET", f"/api/tables/{table}/{what}")
            assert answer.status == 400
            assert "over" in json.loads(answer.body)["detail"]

    run(scene)


def test_a_finished_match_is_replayed_and_solved() -> None:
    async def scene(tab: Tab) -> None:
        table = await finished(tab)
        shown = await tab.get_json(f"/api/tables/{table}/replay?seat=0&reveal_all=false")
        score = shown["turns"][-1]["position"]["results"][0]["score"]
        best = await tab.get_json(f"/api/tables/{table}/best")
        assert best["score"] <= score
        assert shown["perspective"] == {"seat": 0, "reveal_all": False}

    run(scene)


def test_a_review_is_made_decision_by_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_bots, "REVIEW_BUDGET", Budget(simulations=30))

    async def scene(tab: Tab) -> None:
        table = await finished(tab)
        record = (await tab.ask("GET", f"/api/tables/{table}/record")).body
        for path, body in ((f"/api/tables/{table}/review", None), ("/api/review", record)):
            seen = list[int]()
            while True:
                progress = json.loads((await tab.ask("POST", path, body)).body)
                seen.append(progress["done"])
                if progress["review"]:
                    break
                await asyncio.sleep(0)
            assert seen == sorted(seen)
            assert len(progress["review"]["decisions"]) == progress["planned"] > 0
            assert progress["review"]["players"] == ["Ada"]

    run(scene)


def test_the_daily_challenge_is_everybodys_has_one_try_and_its_days_are_counted() -> None:
    async def scene(tab: Tab) -> None:
        today = clock.today().isoformat()
        first = await finished(tab, day=today)
        deal = await tab.get_json(f"/api/tables/{first}/deal")
        terms = asterism.new(SOLITAIRE).terms
        assert deal["deal"] == spell_out(terms.chances, draw(terms.chances, seed_of_day(SOLITAIRE, today)))
        assert deal["day"] == today
        again = await tab.ask(
            "POST",
            "/api/tables",
            {
                "game": SOLITAIRE,
                "seats": [{"kind": "me"}],
                "name": "Ada",
                "nonce_hash": hash_of_nonce(NONCE),
                "day": today,
            },
        )
        assert (again.status, json.loads(again.body)["key"]) == (400, "refused-daily-again")
        replays = await tab.get_json(f"/api/tables/{first}/replay")
        score = replays["turns"][-1]["position"]["results"][0]["score"]
        assert await tab.get_json(f"/api/daily/{SOLITAIRE}/{today}") == {
            "day": today,
            "seats": 1,
            "yours": {"rank": 1, "score": score},
            "results": [{"result": {"rank": 1, "score": score}, "people": 1}],
            "given_up": 0,
            "yesterday": None,
            "streak": 1,
            "bot": None,
        }

    run(scene)


def test_a_rematch_is_opened_once_and_the_finished_table_names_it() -> None:
    async def scene(tab: Tab) -> None:
        table = await finished(tab)
        opened = []
        for _ in range(2):
            answer = await tab.ask("POST", f"/api/tables/{table}/rematch", {"nonce_hash": hash_of_nonce(NONCE)})
            assert answer.status == 200
            opened.append(json.loads(answer.body)["table"])
        assert opened[0] == opened[1]
        assert opened[0].startswith("local-")
        assert (await tab.get_json(f"/api/tables/{table}"))["rematch"] == opened[0]
        await tab.begin(opened[0])
        assert (await tab.connect(opened[0])).is_to_move

    run(scene)


def test_a_match_is_played_on_from_a_table_and_from_a_record() -> None:
    async def scene(tab: Tab) -> None:
        table = await finished(tab)
        record = (await tab.ask("GET", f"/api/tables/{table}/record")).body.decode()
        for source in ({"table": table}, {"record": record}):
            request = {"moves": 5, "seats": [{"kind": "me"}], "name": "Ada", **source}
            answer = await tab.ask("POST", "/api/play-on", request)
            assert answer.status == 201
            page = await tab.connect(json.loads(answer.body)["table"])
            assert page.table["origin"] == {"kind": "forked", "moves": 5}
            await page.play_to_the_end()

    run(scene)


def test_people_at_one_device_have_several_seats() -> None:
    async def scene(tab: Tab) -> None:
        seats = [{"kind": "me"}, {"kind": "here", "name": "Bo"}, {"kind": "bot", "bot": "greedy"}]
        request = {"game": "sternenhimmel", "seats": seats, "name": "Ada", "nonce_hash": hash_of_nonce(NONCE)}
        table = json.loads((await tab.ask("POST", "/api/tables", request)).body)["table"]
        await tab.begin(table)
        page = await tab.connect(table)
        assert page.table["yours"] == [0, 1]
        while not page.is_over:
            await page.until(lambda: page.is_over or not {0, 1}.isdisjoint(page.position["to_act"]))
            if not page.is_over:
                await page.look_from(page.position["to_act"][0])
                await page.play()

    run(scene)


def test_an_owners_file_is_read_and_a_template_is_there_to_begin_with() -> None:
    async def scene(tab: Tab) -> None:
        template = await tab.ask("GET", "/api/games/nacht/files/sky/template")
        assert template.content_type.startswith("text/plain")
        answer = await tab.ask("POST", "/api/games/nacht/files/sky", {"name": "s", "text": template.body.decode()})
        assert answer.status == 200
        table = await tab.open("nacht", "me", "greedy", options={"sky": json.loads(answer.body)["value"]})
        assert (await tab.connect(table)).position is not None

    run(scene)


def test_the_name_is_kept() -> None:
    async def scene(tab: Tab) -> None:
        assert json.loads((await tab.ask("PUT", "/api/me", {"name": " Ada "})).body)["name"] == "Ada"
        assert await Tab(tab.storage).get_json("/api/me") == {
            "name": "Ada",
            "login": None,
            "rated": False,
            "for_puzzles": False,
        }

    run(scene)


def test_every_game_has_a_lesson_here() -> None:
    async def scene(tab: Tab) -> None:
        for game in asterism.names():
            assert (await tab.get_json(f"/api/games/{game}/lesson"))["steps"]

    run(scene)
