"""My games: the order of the tables, the results of finished ones, the statistics and the ratings."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Locator, expect

from tests.browser.axe import assert_accessible
from tests.browser.tables import listed, start_match_for_two, start_table, use_menu
from tests.browser.user import User
from tests.server.live_server import Server


def test_my_games_and_how_they_went(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada, User(browser, server) as bo:
        ada.page.goto("/games")
        expect(ada.page.get_by_text("You have not played here yet.")).to_be_visible()
        lose_by_resigning(ada)
        agree_on_a_draw(ada, bo)
        start_table(ada, "sternenhimmel", "me", "open", "open")
        start_table(ada, "patience", "me")
        assert ada.wait_for_turn()
        ada.page.goto("/games")
        under_way, over = listed(ada, "In progress"), listed(ada, "Finished")
        expect(under_way).to_have_text([re.compile("Your turn"), re.compile("Waiting for players")])
        expect(over).to_have_text([re.compile("Ada, Bo.*Draw"), re.compile("Resigned")])
        rows = ada.page.get_by_test_id("statistics").locator("tbody tr")
        expect(rows).to_have_count(2)
        expect(rows.nth(0).locator("td")).to_have_text(
            ["La Constellation du Joueur", "people", "1", "0 (0%) one drawn"]
        )
        expect(rows.nth(1).locator("td")).to_have_text(["La Constellation du Joueur", "Greedy", "1", "0 (0%)"])
        ada.screenshot("my-games")
        for theme in ("dark", "light"):
            ada.page.emulate_media(color_scheme=theme)
            assert_accessible(ada.page, f"my games, {theme}")
        under_way.first.click()
        assert ada.wait_for_turn()
        assert ada.page_errors == []


def test_the_first_page_leads_to_what_is_under_way(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada:
        table = start_table(ada, "patience", "me")
        assert ada.wait_for_turn()
        ada.page.goto("/")
        expect(ada.page.get_by_test_id("continue")).to_contain_text("Your turn")
        expect(ada.page.locator("[data-testid^=play-]").first).to_be_in_viewport(ratio=1)
        expect(listed(ada, "In progress")).to_contain_text("Your turn")
        ada.page.get_by_test_id("my-games").click()
        expect(ada.page.get_by_role("heading", name="My matches")).to_be_visible()
        listed(ada, "In progress").click()
        ada.page.wait_for_url(f"**/t/{table}")
        assert ada.wait_for_turn()


def test_ratings_are_for_those_who_want_them(browser: Browser, server: Server) -> None:
    with User(browser, server, phone=True) as ada, User(browser, server) as bo:
        ada.page.goto("/games")
        take_part(ada)
        expect(ada.page.get_by_text("You have not yet finished a match")).to_be_visible()
        agree_on_a_draw(ada, bo)
        ada.page.goto("/games")
        expect(ada.page.get_by_test_id("rated")).to_be_checked()
        expect(ada.page.get_by_test_id("for-puzzles")).not_to_be_checked()
        with ada.page.expect_response("**/api/me/for-puzzles") as answered:
            ada.page.get_by_test_id("for-puzzles").check()
        assert answered.value.json()["for_puzzles"]
        ada.page.reload()
        expect(ada.page.get_by_test_id("for-puzzles")).to_be_checked()
        expect(ada.page.get_by_test_id("own-rating")).to_have_text("Not yet rated: 2 more matches to go")
        for _ in range(2):
            agree_on_a_draw(ada, bo)
        ada.page.goto("/games")
        expect(ada.page.get_by_test_id("own-rating")).to_have_text(re.compile(r"^1500 ± \d+ provisional$"))
        rows = rated_people(ada)
        expect(rows).to_have_count(1)
        expect(rows.locator("td")).to_have_text(["1", "Ada you", re.compile("1500 ±"), "3"])
        bo.page.goto("/games")
        take_part(bo)
        expect(rated_people(bo)).to_have_count(2)
        ada.page.get_by_test_id("rated").scroll_into_view_if_needed()
        ada.screenshot("ratings")
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        for theme in ("dark", "light"):
            ada.page.emulate_media(color_scheme=theme)
            assert_accessible(ada.page, f"ratings, {theme}")
        ada.page.get_by_test_id("rated").uncheck()
        expect(ada.page.get_by_test_id("ratings-constellation")).to_have_count(0)
        bo.page.reload()
        expect(rated_people(bo)).to_have_count(1)
        assert ada.page_errors == bo.page_errors == []


def rated_people(user: User) -> Locator:
    """The people in the rating list; bots are in it once they have played often enough."""
    return user.page.get_by_test_id("ratings-constellation").locator("tbody tr:not(.bot)")


def take_part(user: User) -> None:
    """Turn the switch on, and wait for the server's answer."""
    with user.page.expect_response("**/api/me/rated") as answered:
        user.page.get_by_test_id("rated").check()
    assert answered.value.ok


def lose_by_resigning(user: User) -> None:
    """Resign and let bots finish the match; the user has lost it, whatever the result."""
    start_table(user, "constellation", "me", "greedy")
    use_menu(user, "resign", "resign-sure")
    user.wait_for_result()


def agree_on_a_draw(ada: User, bo: User) -> None:
    start_match_for_two(ada, bo)
    use_menu(ada, "draw")
    bo.page.get_by_test_id("offer-yes").click()
    expect(ada.page.get_by_test_id("result")).to_be_visible()
