"""Taking a move back and agreeing on a draw: with and without the other player's consent."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.tables import place_a_star, start_match_for_two, start_table, use_menu
from tests.browser.test_constellation import stars
from tests.browser.test_patience import lay_a_card
from tests.browser.user import User
from tests.server.live_server import Server


def test_the_last_move_is_taken_back_at_once(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada, User(browser, server) as bo:
        first, second = start_match_for_two(ada, bo)
        before = stars(first)
        cell = place_a_star(first)
        expect(second.page.get_by_test_id(cell)).to_have_attribute("data-tile", "4")
        first.page.get_by_test_id("take-back").click()
        for user in (first, second):
            expect(user.page.locator('[data-tile]:not([data-tile="moon"])')).to_have_count(len(before))
        expect(second.page.get_by_test_id("offer")).to_have_count(0)
        assert first.wait_for_turn()
        assert first.page_errors == second.page_errors == []


def test_after_the_next_move_the_other_player_may_decline_or_agree(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada, User(browser, server, phone=True) as bo:
        first, second = start_match_for_two(ada, bo)
        before = stars(first)
        place_a_star(first)
        place_a_star(second)
        assert first.wait_for_turn()
        first.page.get_by_test_id("take-back").click()
        expect(first.page.get_by_test_id("offer")).to_contain_text("Waiting for their answers")
        expect(second.page.get_by_test_id("offer")).to_contain_text(f"{first.name} would like to take back a move")
        bo.screenshot("take-back-asked-phone")
        second.page.get_by_test_id("offer-no").click()
        expect(first.page.get_by_test_id("declined")).to_contain_text(f"{second.name} declined")
        expect(first.page.locator('[data-tile]:not([data-tile="moon"])')).to_have_count(len(before) + 2)
        first.page.get_by_test_id("take-back").click()
        second.page.get_by_test_id("offer-yes").click()
        for user in (first, second):
            expect(user.page.locator('[data-tile]:not([data-tile="moon"])')).to_have_count(len(before))
            expect(user.page.get_by_test_id("offer")).to_have_count(0)
        expect(first.page.get_by_test_id("declined")).to_have_count(0)
        assert first.wait_for_turn()


def test_an_offer_can_be_withdrawn_and_the_next_move_ends_it(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada, User(browser, server) as bo:
        first, second = start_match_for_two(ada, bo)
        place_a_star(first)
        place_a_star(second)
        assert first.wait_for_turn()
        first.page.get_by_test_id("take-back").click()
        expect(second.page.get_by_test_id("offer")).to_be_visible()
        first.page.get_by_test_id("offer-withdraw").click()
        expect(second.page.get_by_test_id("offer")).to_have_count(0)
        first.page.get_by_test_id("take-back").click()
        expect(second.page.get_by_test_id("offer")).to_be_visible()
        place_a_star(first)
        for user in (first, second):
            expect(user.page.get_by_test_id("offer")).to_have_count(0)
        assert second.wait_for_turn()


def test_a_move_that_revealed_something_cannot_be_taken_back(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        start_table(ada, "patience", "me")
        ada.wait_for_turn()
        lay_a_card(ada)
        ada.wait_for_turn()
        take_back = ada.page.get_by_test_id("take-back")
        expect(take_back).to_be_disabled()
        expect(take_back).to_have_attribute("title", "Something hidden has been revealed since.")


def test_players_who_agree_on_a_draw_have_drawn_and_not_won(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada, User(browser, server, phone=True) as bo:
        first, second = start_match_for_two(ada, bo)
        use_menu(first, "draw")
        expect(second.page.get_by_test_id("offer")).to_contain_text(f"{first.name} offers a draw")
        second.page.get_by_test_id("offer-yes").click()
        for user in (first, second):
            result = user.page.get_by_test_id("result")
            expect(result.get_by_role("heading")).to_have_text("Draw")
            expect(result).to_contain_text("The players agreed on a draw.")
            expect(result).not_to_contain_text("win")
        first.screenshot("draw")
        table = first.page.url.rsplit("/", 1)[1]
        first.page.goto(f"/replay/{table}#move=9999")
        expect(first.page.get_by_test_id("status")).to_have_text("The players agreed on a draw.")
        first.page.goto("/games")
        statistics = first.page.get_by_test_id("statistics")
        expect(statistics).to_contain_text("0 (0%)")
        expect(statistics).to_contain_text("one drawn")


def test_at_the_beginning_a_bot_declines_a_draw(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        start_table(ada, "constellation", "me", "greedy")
        assert ada.wait_for_turn()
        use_menu(ada, "draw")
        expect(ada.page.get_by_test_id("declined")).to_contain_text("declined")
        assert ada.wait_for_turn()
