"""Puzzles: a wrong move, the right one, the chances on the board, and what is remembered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

import asterism
from asterism.puzzles.puzzle import puzzles_of
from tests.browser.axe import assert_accessible
from tests.browser.user import User
from tests.server.live_server import Server

GAME = "sternenhimmel"


def place(page: Page, notation: str) -> None:
    """Put a token on a star, whose constellation may have to be opened first."""
    token, sky, star = notation.split()
    page.get_by_test_id(f"token-{token}").click()
    if page.get_by_test_id(f"tab-{sky}").is_visible():
        page.get_by_test_id(f"tab-{sky}").click()
    page.get_by_test_id(f"star-{sky}-{star}").click()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_puzzle_is_tried_solved_and_remembered(browser: Browser, server: Server, phone: bool) -> None:  # noqa: FBT001
    size = "phone" if phone else "desktop"
    puzzles = puzzles_of(GAME)
    assert puzzles
    first = puzzles.puzzles[0]
    with User(browser, server, phone=phone) as ada:
        page = ada.page
        page.goto("/")
        page.get_by_test_id(f"puzzles-{GAME}").click()
        expect(page.get_by_test_id("puzzles-progress")).to_have_text(f"0 of {len(puzzles.puzzles)} solved")
        ada.screenshot(f"puzzles-list-{size}")
        assert_accessible(page, "the list of puzzles")
        page.get_by_test_id("puzzle-1").click()
        text = page.get_by_test_id("puzzle-text")
        expect(text).to_contain_text("Find the best move")
        ada.screenshot(f"puzzle-{size}")
        place(page, first.choices[1].move)
        expect(text).to_have_attribute("data-right", "false")
        expect(text).to_contain_text(f"{first.choices[1].expected:.0%} chance of winning")
        expect(page.get_by_test_id("hint-marks")).to_have_count(0)
        place(page, first.best.move)
        expect(text).to_have_attribute("data-right", "true")
        expect(page.get_by_test_id("puzzle-choices").locator("li")).to_have_count(len(first.choices))
        token = first.best.move.split()[0]
        expect(page.get_by_test_id(f"hint-at-token-{token}")).to_have_attribute("data-ranks", re.compile("1"))
        ada.screenshot(f"puzzle-solved-{size}")
        assert_accessible(page, "a solved puzzle")
        page.get_by_test_id("puzzle-next").click()
        expect(text).to_contain_text("Find the best move")
        page.get_by_test_id("puzzle-show").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("hint-marks")).to_be_attached()
        page.get_by_test_id("puzzle-again").click()
        expect(page.get_by_test_id("hint-marks")).to_have_count(0)
        page.get_by_test_id("puzzle-all").click()
        expect(page.get_by_test_id("puzzles-progress")).to_contain_text("1 of ")
        expect(page.get_by_role("link", name="Puzzle 1, solved")).to_be_visible()
        assert ada.page_errors == []


@pytest.mark.parametrize("game", asterism.names())
def test_the_solution_is_drawn_on_the_board_of_every_game(browser: Browser, server: Server, game: str) -> None:
    with User(browser, server, language="de") as ada:
        ada.page.goto(f"/puzzle/{game}/daily")
        expect(ada.page.get_by_test_id("note")).to_have_text("Rätsel des Tages")
        ada.page.get_by_test_id("puzzle-show").click()
        expect(ada.page.locator('[data-testid^="hint-at-"]').first).to_be_attached()
        expect(ada.page.get_by_test_id("puzzle-choices").locator("li")).not_to_have_count(0)
        # What the moves are worth is written on the board: chances, or in a solitaire the score to expect.
        worth = r"\d+(,\d)?" if asterism.load(game).seats == range(1, 2) else r"\d+\s%"
        expect(ada.page.get_by_test_id("hint-marks").locator("small").first).to_have_text(re.compile(f"^{worth}$"))
        ada.screenshot(f"puzzle-daily-{game}")
        assert ada.page_errors == []


def test_the_lobby_leads_to_the_puzzle_of_the_day_and_a_missing_one_is_explained(
    browser: Browser, server: Server
) -> None:
    with User(browser, server) as ada:
        ada.page.goto("/")
        ada.page.get_by_test_id("puzzle-of-day").click()
        expect(ada.page.get_by_test_id("puzzle-text")).to_be_visible()
        ada.page.goto(f"/puzzle/{GAME}/none")
        expect(ada.page.get_by_role("heading", level=1)).to_have_text("There is no such puzzle.")
        ada.page.goto("/puzzles/chess")
        expect(ada.page.get_by_role("heading", level=1)).to_have_text("There are no puzzles for this game.")
        assert ada.page_errors == []
