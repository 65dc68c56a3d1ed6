"""Taking back and agreeing on a draw: what is free, what the other is asked for, and what the answer comes to."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.gathering import ask, place_a_star, sit_down_at_new, sit_together
from tests.browser.person import Account
from tests.browser.test_constellation import stars
from tests.browser.test_patience import lay_a_card
from tests.server.live_server import Server


def test_a_move_that_nobody_has_answered_is_taken_back_at_once(browser: Browser, server: Server) -> None:
    with Account(browser, server) as ada, Account(browser, server) as bo:
        first, second = sit_together(ada, bo)
        before = stars(first)
        cell = place_a_star(first)
        expect(second.page.get_by_test_id(cell)).to_have_attribute("data-tile", "4")
        ask(first, "take-back")
        for person in (first, second):
            expect(person.page.locator('[data-tile]:not([data-tile="moon"])')).to_have_count(len(before))
        expect(second.page.get_by_test_id("offer")).to_have_count(0)
        assert first.wait_until_asked()
        assert first.error_responses == second.error_responses == []


def test_after_an_answer_the_other_is_asked_and_may_decline_or_agree(browser: Browser, server: Server) -> None:
    with Account(browser, server) as ada, Account(browser, server, phone=True) as bo:
        first, second = sit_together(ada, bo)
        before = stars(first)
        place_a_star(first)
        place_a_star(second)
        assert first.wait_until_asked()
        ask(first, "take-back")
        expect(first.page.get_by_test_id("offer")).to_contain_text("Waiting for their answers")
        expect(second.page.get_by_test_id("offer")).to_contain_text(f"{first.name} would like to take a move back")
        bo.see("take-back-asked-phone")
        second.page.get_by_test_id("offer-no").click()
        expect(first.page.get_by_test_id("declined")).to_contain_text(f"{second.name} declined")
        expect(first.page.locator('[data-tile]:not([data-tile="moon"])')).to_have_count(len(before) + 2)
        ask(first, "take-back")
        second.page.get_by_test_id("offer-yes").click()
        for person in (first, second):
            expect(person.page.locator('[data-tile]:not([data-tile="moon"])')).to_have_count(len(before))
            expect(person.page.get_by_test_id("offer")).to_have_count(0)
        expect(first.page.get_by_test_id("declined")).to_have_count(0)
        assert first.wait_until_asked()


def test_whoever_asks_may_withdraw_and_going_on_settles_it(browser: Browser, server: Server) -> None:
    with Account(browser, server) as ada, Account(browser, server) as bo:
        first, second = sit_together(ada, bo)
        place_a_star(first)
        place_a_star(second)
        assert first.wait_until_asked()
        ask(first, "take-back")
        expect(second.page.get_by_test_id("offer")).to_be_visible()
        first.page.get_by_test_id("offer-withdraw").click()
        expect(second.page.get_by_test_id("offer")).to_have_count(0)
        ask(first, "take-back")
        expect(second.page.get_by_test_id("offer")).to_be_visible()
        place_a_star(first)
        for person in (first, second):
            expect(person.page.get_by_test_id("offer")).to_have_count(0)
        assert second.wait_until_asked()


def test_nothing_is_taken_back_once_something_hidden_came_to_light(browser: Browser, server: Server) -> None:
    with Account(browser, server) as ada:
        sit_down_at_new(ada, "patience", "me")
        ada.wait_for_turn()
        lay_a_card(ada)
        ada.wait_for_turn()
        ada.page.get_by_test_id("menu").click()
        expect(ada.page.get_by_test_id("take-back")).to_be_disabled()
        expect(ada.page.get_by_test_id("table-menu")).to_contain_text("Something hidden has been revealed since.")


def test_a_draw_is_agreed_on_and_both_are_first(browser: Browser, server: Server) -> None:
    with Account(browser, server) as ada, Account(browser, server) as bo:
        first, second = sit_together(ada, bo)
        ask(first, "draw")
        expect(second.page.get_by_test_id("offer")).to_contain_text(f"{first.name} offers a draw")
        second.page.get_by_test_id("offer-yes").click()
        for person in (first, second):
            expect(person.page.get_by_test_id("result")).to_contain_text("Ada and Bo win together")
        first.see("draw")
