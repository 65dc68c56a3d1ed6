"""Playing a match on from one of its positions: against bots, with a friend, and from a file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import asterism
from tests.browser.axe import assert_accessible
from tests.browser.tables import listed
from tests.browser.test_replay import expect_at, open_file
from tests.browser.user import User, play_to_the_end
from tests.server.finished_matches import played
from tests.server.live_server import Server


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_saved_match_is_played_on_against_bots(
    browser: Browser,
    server: Server,
    tmp_path: Path,
    phone: bool,  # noqa: FBT001
) -> None:
    match = played("sternenhimmel", seed=5)
    moves = len(match.turns) - 8
    size = "phone" if phone else "desktop"
    with User(browser, server, phone=phone) as ada:
        open_file(ada, match, tmp_path)
        page = ada.page
        page.get_by_test_id("replay-slider").fill(str(moves))
        expect_at(ada, moves, match)
        page.get_by_test_id("replay-perspective").select_option("1")
        expect_at(ada, moves, match)
        ada.press("open-play-on")
        expect(page.get_by_test_id("play-on-seat-1")).to_have_value("me")
        page.get_by_test_id("play-on-seat-2").select_option("me")
        expect(page.get_by_test_id("play-on-seat-1")).to_have_value("greedy")
        page.get_by_test_id("play-on-seat-0").select_option("random")
        ada.screenshot(f"play-on-{size}")
        assert_accessible(page, "who plays on")
        page.get_by_test_id("play-on-go").click()
        page.wait_for_url(re.compile(r"/t/"))
        assert ada.wait_for_turn()
        table: Any = next(message["table"] for message in ada.messages if message["type"] == "snapshot")
        assert (table["you"], table["origin"], table["fair"]) == (2, {"kind": "forked", "moves": moves}, None)
        assert [seat["bot"] for seat in table["seats"]] == ["random", "greedy", None]
        expect(page.get_by_test_id("note")).to_have_text(f"from move {moves} on")
        ada.screenshot(f"play-on-table-{size}")
        play_to_the_end(ada)
        expect(page.get_by_test_id("result")).to_contain_text("does not count in the statistics")
        expect(page.get_by_test_id("open-verify")).to_have_count(0)
        ada.screenshot(f"play-on-result-{size}")
        page.goto("/games")
        expect(listed(ada, "Finished")).to_have_count(1)
        expect(page.get_by_test_id("statistics")).to_have_count(0)
        assert ada.page_errors == []


def test_a_friend_joins_the_position_of_a_table_that_is_over(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada, User(browser, server, language="de") as bo:
        ada.page.goto("/")
        ada.page.get_by_test_id("seats-sternenhimmel-3").check(force=True)
        ada.page.get_by_test_id("play-sternenhimmel").click()
        ada.page.wait_for_url(re.compile(r"/t/"))
        play_to_the_end(ada)
        ada.page.get_by_test_id("watch-again").click()
        ada.page.get_by_test_id("replay-slider").fill("10")
        ada.page.get_by_test_id("open-play-on").click()
        ada.page.get_by_test_id("play-on-seat-1").select_option("me")
        ada.page.get_by_test_id("play-on-seat-0").select_option("open")
        ada.page.get_by_test_id("play-on-go").click()
        ada.page.wait_for_url(re.compile(r"/t/"))
        bo.page.goto(ada.page.url)
        expect(bo.page.get_by_text("nach ihren ersten 10 Zügen weitergespielt")).to_be_visible()
        bo.page.get_by_test_id("take-seat").click()
        expect(ada.page.get_by_test_id("note")).to_have_text("from move 10 on")
        expect(bo.page.get_by_test_id("note")).to_have_text("ab Zug 10")
        for user, seat in ((ada, 1), (bo, 0)):
            expect(user.page.get_by_test_id("status")).to_be_visible()
            [view] = [m["position"]["view"] for m in user.messages if m["type"] == "snapshot" and m["position"]][-1:]
            assert view["seat"] == seat
        assert (ada.page_errors, bo.page_errors) == ([], [])


def test_the_last_position_cannot_be_played_on(browser: Browser, server: Server, tmp_path: Path) -> None:
    match = played("patience", seed=5)
    with User(browser, server) as ada:
        open_file(ada, match, tmp_path)
        ada.page.get_by_test_id("replay-last").click()
        expect(ada.page.get_by_test_id("open-play-on")).to_be_disabled()
        ada.page.get_by_test_id("replay-back").click()
        ada.page.get_by_test_id("open-play-on").click()
        ada.page.get_by_test_id("play-on-go").click()
        ada.page.wait_for_url(re.compile(r"/t/"))
        assert ada.wait_for_turn()


@pytest.mark.parametrize("game", asterism.names())
def test_every_game_can_be_played_on_from_a_position(
    browser: Browser, server: Server, tmp_path: Path, game: str
) -> None:
    match = played(game, seed=5)
    moves = len(match.turns) // 2
    with User(browser, server) as ada:
        open_file(ada, match, tmp_path)
        ada.page.get_by_test_id("replay-slider").fill(str(moves))
        ada.page.get_by_test_id("open-play-on").click()
        ada.page.get_by_test_id("play-on-go").click()
        ada.page.wait_for_url(re.compile(r"/t/"))
        assert ada.wait_for_turn()
        ada.screenshot(f"play-on-{game}")
        assert ada.page_errors == []
