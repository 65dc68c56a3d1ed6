"""Print and play: sheets in real size, on either paper, in three languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

import asterism
from tests.browser.axe import assert_accessible
from tests.browser.user import User
from tests.server.live_server import Server

POINT = 25.4 / 72
PIXEL = 25.4 / 96
A4, LETTER = (210, 297), (215.9, 279.4)
SIZES = """
    () => [...document.querySelectorAll("[data-testid=piece]")].map((piece) => {
        const box = piece.getBoundingClientRect();
        const sheet = piece.closest("[data-testid=sheet]").getBoundingClientRect();
        return {
            width: box.width, height: box.height, drawn: piece.querySelectorAll("svg").length,
            within: box.left >= sheet.left && box.top >= sheet.top
                && box.right <= sheet.right && box.bottom <= sheet.bottom,
        };
    })
"""
PIECES = {
    "sternenhimmel": {(168, 128): 12, (19, 19): 90, (16, 16): 96},
    "nacht": {(112.5, 225): 2, (45, 45): 25, (10, 10): 16, (18, 18): 60},
    "constellation": {(34.9, 40): 25, (63, 88): 64, (30, 18): 5},
    "afrika": {(63, 88): 108, (22, 22): 60},
    "patience": {(63, 88): 108},
}
"""How many pieces of each size are drawn, their backs included. The picture of Nacht der Sterne is in two parts."""


def pdf_pages(page: Page) -> list[tuple[float, float]]:
    """The sizes of the pages that are printed, in millimetres."""
    pdf = page.pdf(prefer_css_page_size=True, print_background=True)
    boxes = re.findall(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]", pdf)
    assert len(boxes) == len(re.findall(rb"/Type\s*/Page\b", pdf))
    return [(float(width) * POINT, float(height) * POINT) for width, height in boxes]


@pytest.mark.parametrize("game", asterism.names())
def test_every_piece_of_a_game_is_printed_in_its_real_size(browser: Browser, server: Server, game: str) -> None:
    with User(browser, server) as ada:
        ada.page.goto(f"/print/{game}")
        sheets = ada.page.get_by_test_id("sheet")
        expect(sheets.first).to_be_attached()
        ada.page.emulate_media(media="print")
        found: dict[tuple[float, float], int] = {}
        for piece in ada.page.evaluate(SIZES):
            size = (round(piece["width"] * PIXEL, 1), round(piece["height"] * PIXEL, 1))
            found[size] = found.get(size, 0) + 1
            assert piece["drawn"] > 0
            assert piece["within"]
        assert found == PIECES[game]

        printed = pdf_pages(ada.page)
        assert printed == [pytest.approx(A4, abs=0.3)] * len(printed)
        assert sheets.count() < len(printed) <= sheets.count() + 2  # the rules follow the sheets
        assert ada.page_errors == []


def test_people_choose_paper_language_and_what_is_printed(browser: Browser, server: Server) -> None:
    with User(browser, server, phone=True, language="de", drawn=True) as ada:
        ada.page.goto("/rules/afrika")
        ada.page.get_by_test_id("print-and-play").click()
        pages = ada.page.get_by_test_id("print-sheets")
        expect(pages).to_have_text("16 Seiten Spielmaterial.")
        expect(ada.page.get_by_test_id("sheet").first).to_contain_text("Elfenbeinküste")
        expect(ada.page.get_by_test_id("rule-sheet")).to_contain_text("Spielmaterial")
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert_accessible(ada.page, "print and play")
        ada.screenshot("print-phone")

        # By keyboard: another paper, no backs, no tokens, no rules; and the cards in French.
        ada.page.get_by_test_id("setting-paper-a4").focus()
        ada.page.keyboard.press("ArrowRight")
        for part in ("backs", "tokens", "chips", "rules"):
            ada.page.get_by_test_id(f"print-{part}").focus()
            ada.page.keyboard.press("Space")
        expect(pages).to_have_text("6 Seiten Spielmaterial.")
        expect(ada.page.get_by_test_id("rule-sheet")).to_have_count(0)
        assert pdf_pages(ada.page) == [pytest.approx(LETTER, abs=0.3)] * 6
        ada.page.get_by_test_id("setting-language-fr").focus()
        ada.page.keyboard.press("Space")
        expect(ada.page.get_by_test_id("sheet").first).to_contain_text("Côte")

        # The paper is remembered.
        ada.page.goto("/print/patience")
        expect(ada.page.get_by_test_id("setting-paper-letter")).to_be_checked()
        assert ada.page_errors == []


def test_a_game_that_does_not_exist_is_not_printed(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        ada.page.goto("/print/chess")
        expect(ada.page.get_by_role("heading")).to_contain_text("chess")
