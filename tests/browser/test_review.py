"""The review of a match: from its end to the review, and from there to a move."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import asterism
from asterism.match import Match
from tests.browser.axe import assert_accessible
from tests.browser.user import User, play_to_the_end
from tests.server.finished_matches import played
from tests.server.live_server import Server

REVIEW_TIMEOUT = 120_000
"""How long a review may take on a busy machine, in milliseconds."""


def open_file(user: User, match: Match, folder: Path) -> None:
    """From the file to its replay, and from there to its review."""
    match.record().save(folder / "match.json")
    user.page.goto("/replay")
    user.page.get_by_test_id("record-file").set_input_files(folder / "match.json")
    user.press("replay-review")
    expect(user.page.get_by_test_id("review")).to_be_visible(timeout=REVIEW_TIMEOUT)


def expect_at(page: Page, move: int) -> None:
    """The replay shows this move."""
    expect(page.get_by_test_id("replay-at")).to_have_text(re.compile(rf"^{move} / "))


def own_seat(user: User) -> str:
    """The user's seat at the table."""
    tables = (message["table"] for message in user.messages if message["type"] == "snapshot")
    return str(next(tables)["you"])


def test_from_the_end_of_a_game_to_the_review_and_to_the_move(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada, User(browser, server) as bo:
        ada.page.goto("/")
        ada.page.get_by_test_id("play-sternenhimmel").click()
        ada.page.wait_for_url(re.compile(r"/t/"))
        table = ada.page.url.rsplit("/", 1)[1]
        assert ada.wait_for_turn()
        bo.page.goto(f"/review/{table}")
        expect(bo.page.get_by_test_id("review-fault")).to_contain_text("when it is over")
        play_to_the_end(ada)
        ada.page.get_by_test_id("review-match").click()
        ada.page.wait_for_url(f"**/review/{table}")
        worst = ada.page.get_by_test_id("review-worst").locator("li")
        expect(worst.first).to_be_visible(timeout=REVIEW_TIMEOUT)
        expect(ada.page.get_by_test_id("review-whose")).to_have_value(own_seat(ada))
        ada.screenshot("review-of-a-table")
        assert_accessible(ada.page, "the review")
        link = worst.first.locator("a").first
        move = int((link.get_attribute("data-testid") or "").removeprefix("watch-"))
        ada.page.get_by_test_id(f"point-{move}").click()
        ada.page.wait_for_url(f"**/replay/{table}#move={move}")
        expect_at(ada.page, move)
        ada.page.go_back()
        link.click()
        expect_at(ada.page, move)
        ada.page.get_by_test_id("replay-review").click()
        expect(worst.first).to_be_visible()
        bo.page.goto(f"/review/{table}")
        expect(bo.page.get_by_test_id(f"point-{move}")).to_be_attached()
        expect(bo.page.get_by_test_id("review-whose")).to_have_value("")
        ada.page.get_by_test_id(f"retry-{move}").first.click()
        expect(ada.page.get_by_test_id(f"play-on-seat-{own_seat(ada)}")).to_have_value("me")
        expect_at(ada.page, move - 1)
        assert ada.page_errors == []


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", asterism.names())
def test_a_record_of_every_game_is_reviewed(
    browser: Browser,
    server: Server,
    tmp_path: Path,
    game: str,
    phone: bool,  # noqa: FBT001
) -> None:
    match = played(game, moves=14, seed=5)
    where = f"review-{game}-{'phone' if phone else 'desktop'}"
    with User(browser, server, phone=phone) as ada:
        open_file(ada, match, tmp_path)
        page = ada.page
        ada.screenshot(where)
        page.get_by_test_id("review-all").locator("summary").click()
        rows = page.get_by_test_id("review-all").locator("tbody tr")
        expect(rows).to_have_count(page.locator('[data-testid^="point-"]').count())
        assert_accessible(page, where)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        rows.last.locator("a").click()
        expect(page.get_by_test_id("replay-at")).to_have_text(re.compile(rf"^[1-9][0-9]* / {len(match.turns)}$"))
        assert ada.page_errors == []


def test_decisions_are_stepped_through_with_the_keyboard_in_any_language(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    match = played("sternenhimmel", moves=9, seed=5)
    with User(browser, server, language="de") as ada:
        open_file(ada, match, tmp_path)
        slider, shown = ada.page.get_by_test_id("review-slider"), ada.page.get_by_test_id("review-shown")
        slider.focus()
        ada.page.keyboard.press("Home")
        expect(shown).to_contain_text("Zug 1,")
        ada.page.keyboard.press("ArrowRight")
        ada.page.keyboard.press("ArrowRight")
        expect(shown).to_contain_text("Zug 3,")
        spoken = slider.get_attribute("aria-valuetext") or ""
        assert spoken.startswith("Zug 3,")
        ada.page.keyboard.press("Tab")
        ada.page.keyboard.press("Enter")
        expect_at(ada.page, 3)


def test_a_light_page_and_one_players_decisions(browser: Browser, server: Server, tmp_path: Path) -> None:
    match = played("sternenhimmel", moves=20, seed=5)
    with User(browser, server) as ada:
        ada.context.add_init_script("localStorage.setItem('theme', 'light')")
        open_file(ada, match, tmp_path)
        ada.page.get_by_test_id("review-whose").select_option("1")
        costly = ada.page.get_by_test_id("review-worst").locator(".who")
        assert all(match.players[1] in text for text in costly.all_inner_texts())
        assert costly.count() > 0
        ada.screenshot("review-light")
        assert_accessible(ada.page, "a light review")
