"""Replays of matches: from a file, and of a finished table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import asterism
from asterism.match import Match
from tests.browser.axe import assert_accessible
from tests.browser.user import User, play_to_the_end
from tests.server.finished_matches import played
from tests.server.live_server import Server


def open_file(user: User, match: Match, folder: Path) -> None:
    record = folder / "match.json"
    match.record().save(record)
    user.page.goto("/replay")
    user.page.get_by_test_id("record-file").set_input_files(record)
    expect_at(user, 0, match)


def expect_at(user: User, moves: int, match: Match) -> None:
    expect(user.page.get_by_test_id("replay-at")).to_have_text(f"{moves} / {len(match.turns)}")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", asterism.names())
def test_a_record_of_every_game_is_stepped_through(
    browser: Browser,
    server: Server,
    tmp_path: Path,
    game: str,
    phone: bool,  # noqa: FBT001
) -> None:
    match = played(game, seed=5)
    length = len(match.turns)
    where = f"replay-{game}-{'phone' if phone else 'desktop'}"
    with User(browser, server, phone=phone) as ada:
        open_file(ada, match, tmp_path)
        step = ada.page.get_by_test_id
        step("replay-forward").click()
        expect_at(ada, 1, match)
        step("replay-last").click()
        expect_at(ada, length, match)
        expect(step("replay-forward")).to_be_disabled()
        step("replay-back").click()
        expect_at(ada, length - 1, match)
        step("replay-slider").fill(str(length // 2))
        expect_at(ada, length // 2, match)
        expect(ada.page).to_have_url(re.compile(f"#move={length // 2}$"))
        step("replay-perspective").select_option("0")
        expect_at(ada, length // 2, match)
        ada.screenshot(where)
        assert ada.page.locator(".options").evaluate("row => row.scrollWidth <= row.clientWidth"), "the row scrolls"
        assert_accessible(ada.page, where)
        step("replay-reveal-all").check()
        expect(step("replay-reveal-all")).to_be_checked()
        expect_at(ada, length // 2, match)
        step("replay-first").click()
        expect_at(ada, 0, match)
        assert ada.page_errors == []


def test_stepping_shows_what_the_engine_shows(browser: Browser, server: Server, tmp_path: Path) -> None:
    match = played("patience", seed=5)
    with User(browser, server, real_time=True) as ada:  # the second key ends what the first began to show
        open_file(ada, match, tmp_path)
        again = Match(match.terms, match.deal)
        for number, turn in enumerate(match.turns[:20], start=1):
            again.play(turn.move, seat=turn.seat)
            ada.page.keyboard.press("ArrowRight")
            ada.page.keyboard.press("ArrowRight")
            expect_at(ada, number, match)
            view: Any = again.view(0)
            expect(ada.page.locator('[data-testid^="row-"]')).to_have_count(len(view.rows))
        ada.page.keyboard.press("ArrowLeft")
        expect_at(ada, 19, match)
        ada.page.keyboard.press("Home")
        expect_at(ada, 0, match)


def test_a_replay_plays_by_itself_to_the_end(browser: Browser, server: Server, tmp_path: Path) -> None:
    match = played("patience", seed=5)
    with User(browser, server) as ada:
        open_file(ada, match, tmp_path)
        ada.page.get_by_test_id("replay-speed").select_option("0.5")
        ada.page.get_by_test_id("replay-slider").fill(str(len(match.turns) - 3))
        ada.page.get_by_test_id("replay-play").click()
        expect(ada.page.get_by_test_id("replay-pause")).to_be_visible()
        ada.page.get_by_test_id("replay-speed").select_option("4")
        expect_at(ada, len(match.turns), match)
        expect(ada.page.get_by_test_id("replay-play")).to_be_visible()


def test_a_file_that_is_no_record_is_refused_and_another_can_be_opened(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    (tmp_path / "letter.json").write_text('{"dear": "Ada"}')
    with User(browser, server) as ada:
        ada.page.goto("/replay")
        assert_accessible(ada.page, "the replay page")
        ada.page.get_by_test_id("record-file").set_input_files(tmp_path / "letter.json")
        expect(ada.page.get_by_test_id("replay-fault")).to_contain_text("not a saved match of Asterism")
        match = played("patience", seed=5)
        match.record().save(tmp_path / "match.json")
        ada.page.get_by_test_id("record-file").set_input_files(tmp_path / "match.json")
        expect_at(ada, 0, match)


def test_a_table_is_watched_again_once_it_is_over(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada, User(browser, server) as bo:
        ada.page.goto("/")
        ada.page.get_by_test_id("play-sternenhimmel").click()
        ada.page.wait_for_url(re.compile(r"/t/"))
        table = ada.page.url.rsplit("/", 1)[1]
        assert ada.wait_for_turn()
        bo.page.goto(f"/replay/{table}")
        expect(bo.page.get_by_test_id("replay-fault")).to_contain_text("when it is over")
        play_to_the_end(ada)
        ada.page.get_by_test_id("watch-again").click()
        ada.page.get_by_test_id("replay-last").click()
        ada.page.get_by_test_id("move-7").click()
        expect(ada.page).to_have_url(re.compile(f"/replay/{table}#move=7$"))
        bo.page.goto(ada.page.url)
        bo.page.reload()
        expect(bo.page.get_by_test_id("replay-at")).to_have_text(re.compile(r"^7 / "))
        with bo.page.expect_download() as download:
            bo.page.get_by_test_id("replay-record").click()
        assert asterism.replay(download.value.path()).is_over


def test_on_a_phone_held_sideways_everything_is_in_sight(browser: Browser, server: Server, tmp_path: Path) -> None:
    match = played("afrika", seed=5)
    with User(browser, server, phone=True) as ada:
        ada.page.set_viewport_size({"width": 640, "height": 360})
        open_file(ada, match, tmp_path)
        ada.page.get_by_test_id("replay-slider").fill("1")
        for control in ("status", "replay-first", "replay-last", "replay-at", "replay-perspective", "replay-more"):
            expect(ada.page.get_by_test_id(control)).to_be_in_viewport(ratio=1)
        assert_accessible(ada.page, "a replay on a phone held sideways")
