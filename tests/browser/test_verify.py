"""The browser checks the deal: at the table, in the replay, and from a file."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

import asterism
from tests.browser.axe import assert_accessible
from tests.browser.user import User
from tests.server.live_server import Server

Cheat = Callable[[dict[str, Any]], None]
STEPS = ["secret", "seen", "nonce", "order", "deal"]


def play_quickly(user: User, game: str = "sternenhimmel") -> str:
    """Open a table, leave the match to bots, and wait for its end; returns the table."""
    user.page.goto("/")
    user.page.get_by_test_id(f"play-{game}").click()
    user.page.wait_for_url(re.compile(r"/t/"))
    user.leave_it_to_a_bot()
    return user.page.url.rsplit("/", 1)[1]


def verdicts(user: User) -> dict[str, str | None]:
    """The verdict on each step, once all steps are checked."""
    expect(user.page.get_by_test_id("verify-summary")).to_be_visible()
    return {step: user.page.get_by_test_id(f"verify-{step}").get_attribute("data-verdict") for step in STEPS}


def close(user: User) -> None:
    user.page.get_by_test_id("verify").get_by_role("button").click()
    expect(user.page.get_by_test_id("verify")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_browser_finds_the_deal_of_its_table_fair(
    browser: Browser,
    server: Server,
    tmp_path: Path,
    phone: bool,  # noqa: FBT001
) -> None:
    with User(browser, server, phone=phone) as ada, User(browser, server, language="fr") as bo:
        table = play_quickly(ada)
        ada.page.get_by_test_id("open-verify").click()
        assert verdicts(ada) == dict.fromkeys(STEPS, "holds")
        expect(ada.page.get_by_test_id("verify-summary")).to_contain_text("nobody could choose it")
        ada.screenshot(f"verify-{'phone' if phone else 'desktop'}")
        assert_accessible(ada.page, "the checked deal")
        close(ada)
        ada.page.get_by_test_id("watch-again").click()
        ada.press("open-verify")
        assert verdicts(ada) == dict.fromkeys(STEPS, "holds")
        close(ada)
        with ada.page.expect_download() as download:
            ada.press("replay-record")
        record = tmp_path / "match.json"
        download.value.save_as(record)
        for user, seen in ((ada, "holds"), (bo, "unknown")):
            user.page.goto("/replay")
            user.page.get_by_test_id("record-file").set_input_files(record)
            user.press("open-verify")
            assert verdicts(user) == {"secret": "holds", "seen": seen, "nonce": seen, "order": seen, "deal": "holds"}
        expect(bo.page.get_by_test_id("verify-summary")).to_contain_text("Rien ne contredit")
        assert (ada.page_errors, bo.page_errors) == ([], []), table


def tamper(cheat: Cheat, route: Route) -> None:
    """Change something in the server's response."""
    disclosed = route.fetch().json()
    cheat(disclosed)
    route.fulfill(json=disclosed)


def test_a_cheating_server_is_found_out(browser: Browser, server: Server) -> None:
    def other_secret(disclosed: dict[str, Any]) -> None:
        disclosed["proof"]["secret"] = "0" * 64

    def other_commitment(disclosed: dict[str, Any]) -> None:
        disclosed["proof"]["commitment"] = "0" * 64

    def without_your_nonce(disclosed: dict[str, Any]) -> None:
        disclosed["proof"]["nonces"] = ["f" * 32]

    def other_order(disclosed: dict[str, Any]) -> None:
        disclosed["chances"][0]["labels"].reverse()

    def other_deal(disclosed: dict[str, Any]) -> None:
        disclosed["deal"]["pile"].reverse()

    cheats: dict[Cheat, list[str]] = {
        other_secret: ["secret", "deal"],
        other_commitment: ["secret", "seen"],
        without_your_nonce: ["nonce", "deal"],
        other_order: ["order", "deal"],
        other_deal: ["deal"],
    }
    with User(browser, server) as ada:
        play_quickly(ada)
        for cheat, failing in cheats.items():
            ada.page.route("**/deal", partial(tamper, cheat))
            ada.page.get_by_test_id("open-verify").click()
            found = verdicts(ada)
            assert [step for step in STEPS if found[step] == "fails"] == failing
            expect(ada.page.get_by_test_id("verify-summary")).to_contain_text("not made as promised")
            ada.screenshot(f"verify-{failing[0]}-fails")
            close(ada)
            ada.page.unroute("**/deal")


def test_a_record_without_a_proof_says_so(browser: Browser, server: Server, tmp_path: Path) -> None:
    asterism.new("patience", seed=1).record().save(tmp_path / "match.json")
    with User(browser, server) as ada:
        ada.page.goto("/replay")
        ada.page.get_by_test_id("record-file").set_input_files(tmp_path / "match.json")
        ada.page.get_by_test_id("open-verify").click()
        expect(ada.page.get_by_test_id("verify-summary")).to_contain_text("There is no proof that this deal was fair")
