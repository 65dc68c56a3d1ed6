"""Taking back and agreeing on a draw: what is free, what the other is asked for, and what the answer comes to."""

from __future__ import annotations

from playwright.sync_api import Browser, expect
from server.house_under_test import Server

from browser.gathering import ask, sit_down_at_new, sit_together
from browser.person import Person
from browser.test_constellation import free_cells, stars

GAME = "constellation"


def place_a_star(person: Person) -> str:
    """Put a star on the first free cell when it is the person's turn; returns the cell."""
    assert person.wait_until_asked()
    cell = free_cells(person)[0]
    person.answer("pile-4", cell)
    return cell


def test_a_move_that_nobody_has_answered_is_taken_back_at_once(browser: Browser, server: Server) -> None:
    with Person(browser, server) as ada, Person(browser, server) as bo:
        sit_together(ada, bo, GAME)
        before = stars(ada)
        cell = place_a_star(ada)
        expect(bo.page.get_by_test_id(cell)).to_have_attribute("data-tile", "4")
        ask(ada, "take-back")
        for person in (ada, bo):
            expect(person.page.locator('[data-tile]:not([data-tile="moon"])')).to_have_count(len(before))
        expect(bo.page.get_by_test_id("offer")).to_have_count(0)
        assert ada.wait_until_asked()
        assert ada.faults == bo.faults == []


def test_after_an_answer_the_other_is_asked_and_may_decline_or_agree(browser: Browser, server: Server) -> None:
    with Person(browser, server) as ada, Person(browser, server, phone=True, language="de") as bo:
        sit_together(ada, bo, GAME)
        before = stars(ada)
        place_a_star(ada)
        place_a_star(bo)
        assert ada.wait_until_asked()
        ask(ada, "take-back")
        expect(ada.page.get_by_test_id("offer")).to_contain_text("Waiting for their answers")
        expect(bo.page.get_by_test_id("offer")).to_contain_text("Ada möchte einen Zug zurücknehmen")
        bo.see("take-back-asked-phone")
        bo.page.get_by_test_id("offer-no").click()
        expect(ada.page.get_by_test_id("declined")).to_contain_text("Bo declined")
        expect(ada.page.locator('[data-tile]:not([data-tile="moon"])')).to_have_count(len(before) + 2)
        ask(ada, "take-back")
        bo.page.get_by_test_id("offer-yes").click()
        for person in (ada, bo):
            expect(person.page.locator('[data-tile]:not([data-tile="moon"])')).to_have_count(len(before))
            expect(person.page.get_by_test_id("offer")).to_have_count(0)
        expect(ada.page.get_by_test_id("declined")).to_have_count(0)
        assert ada.wait_until_asked()


def test_whoever_asks_may_withdraw_and_going_on_settles_it(browser: Browser, server: Server) -> None:
    with Person(browser, server) as ada, Person(browser, server) as bo:
        sit_together(ada, bo, GAME)
        place_a_star(ada)
        place_a_star(bo)
        assert ada.wait_until_asked()
        ask(ada, "take-back")
        expect(bo.page.get_by_test_id("offer")).to_be_visible()
        ada.page.get_by_test_id("offer-withdraw").click()
        expect(bo.page.get_by_test_id("offer")).to_have_count(0)
        ask(ada, "take-back")
        expect(bo.page.get_by_test_id("offer")).to_be_visible()
        place_a_star(ada)
        for person in (ada, bo):
            expect(person.page.get_by_test_id("offer")).to_have_count(0)
        assert bo.wait_until_asked()


def test_against_bots_nothing_is_taken_back_once_something_hidden_came_to_light(
    browser: Browser, server: Server
) -> None:
    with Person(browser, server) as ada:
        sit_down_at_new(ada, "sternenhimmel", "me", "greedy", "greedy")
        ada.wait_for_turn()
        ada.move()
        ada.wait_for_turn()
        ada.page.get_by_test_id("menu").click()
        expect(ada.page.get_by_test_id("take-back")).to_be_disabled()
        expect(ada.page.get_by_test_id("table-menu")).to_contain_text("Something hidden has come to light since.")


def test_a_draw_is_agreed_on_and_both_are_first(browser: Browser, server: Server) -> None:
    with Person(browser, server) as ada, Person(browser, server) as bo:
        sit_together(ada, bo, GAME)
        ask(ada, "draw")
        expect(bo.page.get_by_test_id("offer")).to_contain_text("Ada offers a draw")
        bo.page.get_by_test_id("offer-yes").click()
        for person in (ada, bo):
            expect(person.page.get_by_test_id("result")).to_contain_text("Ada and Bo win together")
        ada.see("draw")
