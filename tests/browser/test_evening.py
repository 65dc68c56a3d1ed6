"""An evening of a club: an organiser at a desk, a player with a phone, and one more."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.browser.axe import assert_accessible
from tests.browser.user import User, play_to_the_end
from tests.server.live_server import NONCE, Guest, Server, play_on


def test_a_club_has_an_evening(browser: Browser, server: Server) -> None:
    with User(browser, server) as olga, User(browser, server, phone=True, language="fr") as ada, Guest(server) as bo:
        open_evening(olga)
        address = olga.page.url
        path = f"/api/evenings/{address.rsplit('/', 1)[1]}"
        reads: list[str] = []
        ada.page.on("request", lambda request: reads.append(request.url) if request.url.endswith(path) else None)
        for name in ("Bo", "Eve"):
            with Guest(server) as another:
                guest = bo if name == "Bo" else another
                guest.http.get("/api/me")
                assert guest.http.post(f"{path}/join", json={"name": name, "nonce": NONCE}).is_success
        join_with_keys(ada, address)
        remove_with_keys(olga, "Eve")
        olga.page.get_by_test_id("start-round").click()
        play_own_table(ada)
        look_at_other_table(ada, bo, path)
        play_on(bo, bo.connect(bo.http.get(path).json()["your_table"]))
        see_results(ada)
        assert len(reads) == 2, "one for each visit: what changes is sent by the server"
        see_league(olga)
        assert (ada.page_errors, olga.page_errors) == ([], [])


def open_evening(olga: User) -> None:
    """From the lobby by its quiet link: one round, each person alone with bots, in a new league."""
    page = olga.page
    page.goto("/")
    page.get_by_test_id("open-evening-page").click()
    page.get_by_test_id("evening-title").fill("Friday")
    page.get_by_test_id("evening-organiser").fill("Olga")
    page.get_by_test_id("evening-game").select_option("sternenhimmel")
    page.get_by_test_id("evening-seats").select_option("3")
    page.get_by_test_id("evening-people").select_option("1")
    page.get_by_test_id("evening-rounds").fill("1")
    page.get_by_test_id("evening-bot").select_option("greedy")
    page.get_by_test_id("evening-league").select_option("new")
    page.get_by_test_id("league-title").fill("Autumn")
    olga.screenshot("evening-open-desktop")
    assert_accessible(page, "the form of an evening")
    page.get_by_test_id("open-evening").click()
    expect(page.get_by_test_id("phase")).to_have_text("Nobody has joined yet.")
    expect(page.get_by_test_id("invite-link")).to_have_value(page.url)
    olga.screenshot("evening-gathering-desktop")
    assert_accessible(page, "an evening before its first round")


def join_with_keys(ada: User, address: str) -> None:
    """Join from a phone, by the keyboard."""
    ada.page.goto(address)
    ada.page.get_by_test_id("join-name").fill("Ada")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_test_id("your-part")).to_have_attribute("data-part", "wait")
    ada.screenshot("evening-joined-phone")
    assert_accessible(ada.page, "an evening on a phone")


def remove_with_keys(olga: User, name: str) -> None:
    """The organiser removes somebody, and is asked before."""
    remove = olga.page.get_by_role("button", name=f"Remove {name}")
    remove.focus()
    olga.page.keyboard.press("Enter")
    expect(olga.page.get_by_test_id("confirm")).to_be_visible()
    olga.page.get_by_test_id("confirm-yes").focus()
    olga.page.keyboard.press("Enter")
    expect(remove).to_have_count(0)
    olga.screenshot("evening-organiser-desktop")


def play_own_table(ada: User) -> None:
    """The page leads to the table and the table back to the evening; nobody is helped in between."""
    page = ada.page
    ada.screenshot("evening-round-phone")
    page.get_by_test_id("to-table").click()
    expect(page.get_by_test_id("board")).to_be_visible()
    expect(page.get_by_test_id("hint")).to_have_count(0)
    expect(page.get_by_test_id("take-back")).to_have_count(0)
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("menu-evening")).to_have_attribute("href", re.compile("^/evening/"))
    page.keyboard.press("Escape")
    play_to_the_end(ada)
    expect(page.get_by_test_id("to-evening")).to_be_visible()
    expect(page.get_by_test_id("watch-again")).to_have_count(0)
    expect(page.get_by_test_id("open-verify")).to_have_count(0)
    ada.screenshot("evening-ending-phone")


def look_at_other_table(ada: User, bo: Guest, path: str) -> None:
    """The deal that Bo still plays is closed to Ada, who has played it."""
    other = bo.http.get(path).json()["your_table"]
    ada.page.goto(f"/t/{other}")
    expect(ada.page.get_by_test_id("sealed")).to_be_visible()
    ada.page.get_by_role("link", name="Retour à la soirée").click()
    expect(ada.page.get_by_test_id("phase")).to_contain_text("1 sur 2")
    expect(ada.page.get_by_test_id("your-part")).to_have_attribute("data-part", "done")
    ada.screenshot("evening-done-phone")


def see_results(ada: User) -> None:
    """When all tables are over, the round is compared and its deals are open."""
    page = ada.page
    expect(page.get_by_test_id("your-part")).to_have_attribute("data-part", "over")
    expect(page.get_by_test_id("your-results")).to_contain_text("Une autre personne avait les mêmes cartes")
    expect(page.get_by_test_id("standings").get_by_role("row")).to_have_count(3)
    ada.screenshot("evening-over-phone")
    assert_accessible(page, "an evening that is over, on a phone")
    page.get_by_test_id("replay-1").click()
    expect(page.get_by_test_id("board")).to_be_visible()


def see_league(olga: User) -> None:
    """The league has the evening and its two players who played."""
    page = olga.page
    expect(page.get_by_test_id("phase")).to_have_text("The evening is over.")
    olga.screenshot("evening-over-desktop")
    assert_accessible(page, "an evening that is over")
    page.get_by_role("link", name="League: Autumn").click()
    expect(page.get_by_test_id("league").get_by_role("row")).to_have_count(3)
    olga.screenshot("league-desktop")
    assert_accessible(page, "a league")
