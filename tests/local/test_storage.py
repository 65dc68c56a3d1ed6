"""Tables in a browser's storage: reloads, two tabs, storage that fails, rules that change, tables that are deleted."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

import pytest

from asterism.game import load
from asterism.local.store import LocalLeases
from tests.local.browser import Page, Storage, Tab

GAME, BOTS = "sternenhimmel", ("greedy", "greedy")
FIRST = {"first_player": 0}
"""The person moves first."""


def run(scene: Callable[[Tab], Coroutine[Any, Any, None]]) -> None:
    """Play a scene in the first tab of a new browser."""

    async def play() -> None:
        first = Tab(Storage())
        await scene(first)
        for tab in first.storage.tabs:
            await tab.server.close()

    asyncio.run(play())


async def own_turn(tab: Tab, table: str) -> Page:
    """A page at a table where the person is to move."""
    page = await tab.connect(table)
    await page.until(lambda: page.is_to_move)
    return page


# --- reloads ---------------------------------------------------------------------------------


def test_a_match_goes_on_after_a_reload() -> None:
    async def scene(tab: Tab) -> None:
        table = await tab.open(GAME, "me", *BOTS, options=FIRST)
        before = await own_turn(tab, table)
        await before.play()
        await before.until(lambda: before.is_to_move)
        before.leave()
        await tab.server.close()
        tab.storage.tabs.clear()
        page = await Tab(tab.storage).connect(table)
        assert page.messages[0]["type"] == "snapshot"
        assert (page.seq, page.position) == (before.seq, before.position)
        await page.play_to_the_end()

    run(scene)


def test_a_bot_whose_turn_it_was_moves_after_a_reload() -> None:
    async def scene(tab: Tab) -> None:
        table = await tab.open(GAME, "me", *BOTS, options=FIRST)
        page = await own_turn(tab, table)
        page.send(type="play_move", id="1", seq=page.seq, move=page.position["legal"][0])
        await page.until(lambda: page.messages[-1].get("move_id") == "1")
        tab.storage.tabs.clear()
        tab.storage.claims.clear()
        await own_turn(Tab(tab.storage), table)

    run(scene)


# --- two tabs --------------------------------------------------------------------------------


def test_two_tabs_show_the_same_match() -> None:
    async def scene(first: Tab) -> None:
        second = Tab(first.storage)
        table = await first.open(GAME, "me", *BOTS, options=FIRST)
        one, other = await own_turn(first, table), await own_turn(second, table)
        await one.play()
        await one.until(lambda: one.is_to_move)
        await other.until(lambda: other.seq == one.seq)
        assert other.position == one.position
        await other.play()
        await one.until(lambda: one.seq >= other.seq)

    run(scene)


def test_a_tab_that_has_missed_what_another_wrote_catches_up_and_says_why_it_refuses() -> None:
    async def scene(first: Tab) -> None:
        late = Tab(first.storage, hears=False)
        table = await first.open(GAME, "me", *BOTS, options=FIRST)
        one, other = await own_turn(first, table), await own_turn(late, table)
        stale = other.seq
        await one.play()
        await one.until(lambda: one.is_to_move)
        other.send(type="play_move", id="late", seq=stale, move=other.position["legal"][0])
        await other.until(lambda: other.messages[-1]["type"] == "refused")
        assert other.seq == one.seq
        assert other.position == one.position

    run(scene)


def test_a_move_that_two_tabs_make_at_once_is_made_once() -> None:
    async def scene(first: Tab) -> None:
        late = Tab(first.storage, hears=False)
        table = await first.open(GAME, "me", *BOTS, options=FIRST)
        pages = [await own_turn(first, table), await own_turn(late, table)]
        written = len(first.storage.logs[table])
        for page in pages:
            page.send(type="play_move", id="same", seq=page.seq, move=page.position["legal"][0])
        for page in pages:
            await page.until(lambda page=page: page.seq >= written)  # type: ignore[misc]
        played = [json.loads(row) for row in first.storage.logs[table]]
        assert sum(event.get("move_id") == "same" for event in played) == 1

    run(scene)


def test_one_tab_moves_the_bots_and_another_takes_over_when_it_leaves() -> None:
    async def scene(first: Tab) -> None:
        second = Tab(first.storage)
        table = await first.open(GAME, "me", *BOTS, options=FIRST)
        pages = {first: await own_turn(first, table), second: await own_turn(second, table)}
        await pages[first].play()
        await pages[first].until(lambda: pages[first].is_to_move)
        driving = first.storage.claims[table]
        other = second if driving is first else first
        await pages[other].until(lambda: pages[other].is_to_move)
        await pages[other].play()
        await pages[other].until(lambda: pages[other].is_to_move)
        assert first.storage.claims[table] is driving
        pages[driving].leave()
        await pages[other].play()
        await pages[other].until(lambda: pages[other].is_to_move)
        assert first.storage.claims[table] is other

    run(scene)


def test_bots_wait_until_somebody_looks_at_the_table() -> None:
    async def scene(tab: Tab) -> None:
        table = await tab.open(GAME, "me", *BOTS, options={"first_player": 1})
        await tab.get_json(f"/api/tables/{table}")
        await asyncio.sleep(0)
        assert b"turn_played" not in b"".join(tab.storage.logs[table])
        await own_turn(tab, table)

    run(scene)


def test_a_refused_claim_is_not_asked_for_again_at_once() -> None:
    async def scene(first: Tab) -> None:
        second, asked = Tab(first.storage), list[str]()

        async def claim(table_id: str) -> bool:
            asked.append(table_id)
            return False

        second.claim = claim  # type: ignore[method-assign]
        leases = LocalLeases(second, lambda _: True)
        assert [await leases.claim("t"), await leases.claim("t")] == [False, False]
        assert asked == ["t"]
        leases.forget_refusal("t")
        await leases.claim("t")
        assert asked == ["t", "t"]

    run(scene)


# --- storage that fails ----------------------------------------------------------------------


def test_when_the_storage_is_full_a_move_is_refused_and_nothing_is_lost() -> None:
    async def scene(tab: Tab) -> None:
        table = await tab.open(GAME, "me", *BOTS, options=FIRST)
        page = await own_turn(tab, table)
        log, position = tab.storage.logs[table], page.position
        tab.storage.is_full = True
        page.send(type="play_move", id="1", seq=page.seq, move=position["legal"][0])
        await page.until(lambda: page.messages[-1]["type"] == "refused")
        assert "storage of this browser is full" in page.messages[-1]["reason"]
        assert tab.storage.logs[table] == log
        tab.storage.is_full = False
        await page.play()

    run(scene)


def test_when_the_storage_is_full_no_table_is_opened() -> None:
    async def scene(tab: Tab) -> None:
        tab.storage.is_full = True
        request = {"game": GAME, "seats": [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in BOTS)]}
        answer = await tab.ask("POST", "/api/tables", {**request, "name": "Ada", "nonce_hash": "0" * 64})
        assert answer.status == 507
        assert "storage of this browser is full" in json.loads(answer.body)["detail"]
        assert not tab.storage.logs

    run(scene)


def test_a_bots_move_that_could_not_be_stored_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LocalLeases, "seconds", 0.05)

    async def scene(tab: Tab) -> None:
        table = await tab.open(GAME, "me", *BOTS, options=FIRST)
        page = await own_turn(tab, table)
        append, failed = tab.append, asyncio.Event()

        async def fail_for_bots(table_id: str, seq: int, rows: list[bytes], entry: bytes) -> int:
            tab.storage.is_full = not any(b"move_id" in row and b'"move_id":null' not in row for row in rows)
            if tab.storage.is_full:
                failed.set()
            return await append(table_id, seq, rows, entry)

        tab.append = fail_for_bots  # type: ignore[method-assign]
        await page.play()
        await failed.wait()
        tab.append = append  # type: ignore[method-assign]
        tab.storage.is_full = False
        await page.until(lambda: page.is_to_move)

    run(scene)


# --- another version of the app --------------------------------------------------------------


def test_a_table_of_other_rules_is_kept_and_says_why_it_does_not_open(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(tab: Tab) -> None:
        table = await tab.open(GAME, "me", *BOTS, options=FIRST)
        log, rules = tab.storage.logs[table], load(GAME).version
        with monkeypatch.context() as patched:
            patched.setattr(sys.modules[f"asterism.games.{GAME}"], "GAME", replace(load(GAME), version=rules + 1))
            newer = Tab(tab.storage)
            page = await newer.connect(table)
            said = f"this table plays by rules {rules} of Sternenhimmel; this version of Asterism has rules {rules + 1}"
            assert page.closed == (4404, f"table {table} cannot be replayed: {said}")
            answer = await newer.ask("GET", f"/api/tables/{table}")
            assert answer.status == 400
            assert said in json.loads(answer.body)["detail"]
            assert [one["table"] for one in await newer.get_json("/api/me/tables")] == [table]
        assert tab.storage.logs[table] == log
        await own_turn(Tab(tab.storage), table)

    run(scene)


def test_an_index_entry_that_is_not_understood_hides_no_other_table() -> None:
    async def scene(tab: Tab) -> None:
        table = await tab.open(GAME, "me", *BOTS, options=FIRST)
        tab.storage.entries["local-newer"] = b'{"unknown": true}'
        assert [one["table"] for one in await tab.get_json("/api/me/tables")] == [table]

    run(scene)


# --- deleting --------------------------------------------------------------------------------


def test_a_deleted_table_is_gone_in_all_tabs() -> None:
    async def scene(first: Tab) -> None:
        second = Tab(first.storage)
        table, kept = await first.open(GAME, "me", *BOTS, options=FIRST), await first.open("patience", "me")
        pages = [await first.connect(table), await second.connect(table)]
        assert (await first.ask("DELETE", f"/api/tables/{table}")).status == 204
        assert [page.closed for page in pages] == [(4404, "this table was deleted")] * 2
        for tab in (first, second):
            assert (await tab.ask("GET", f"/api/tables/{table}")).status == 404
            assert [one["table"] for one in await tab.get_json("/api/me/tables")] == [kept]

    run(scene)


def test_a_tab_that_has_not_heard_of_the_deletion_does_not_write_on() -> None:
    async def scene(first: Tab) -> None:
        late = Tab(first.storage, hears=False)
        table = await first.open(GAME, "me", *BOTS, options=FIRST)
        page = await own_turn(late, table)
        await first.ask("DELETE", f"/api/tables/{table}")
        page.send(type="play_move", id="1", seq=page.seq, move=page.position["legal"][0])
        await page.until(lambda: page.messages[-1]["type"] == "refused")
        assert page.messages[-1]["reason"] == "this table was deleted"
        assert table not in first.storage.logs

    run(scene)


def test_a_table_that_cannot_be_read_can_be_deleted() -> None:
    async def scene(tab: Tab) -> None:
        table = await tab.open("patience", "me")
        tab.storage.logs[table][-1] = b'{"type":"of_a_newer_version"}'
        newer = Tab(tab.storage)
        assert (await newer.ask("GET", f"/api/tables/{table}")).status == 400
        assert (await newer.ask("DELETE", f"/api/tables/{table}")).status == 204
        assert (await newer.ask("GET", f"/api/tables/{table}")).status == 404

    run(scene)


def test_everything_about_the_person_can_be_deleted() -> None:
    async def scene(tab: Tab) -> None:
        await tab.ask("PUT", "/api/me", {"name": "Ada"})
        page = await tab.connect(await tab.open("patience", "me"))
        assert (await tab.ask("DELETE", "/api/me")).status == 204
        assert page.closed == (4404, "this table was deleted")
        assert not tab.storage.logs
        assert (await tab.get_json("/api/me"))["name"] == ""

    run(scene)
