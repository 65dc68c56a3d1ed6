"""A person has the own browser check the deal: at the table, in the replay, and from a file."""

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
from tests.browser.person import Account
from tests.server.live_server import Server

Cheat = Callable[[dict[str, Any]], None]
STEPS = ["secret", "seen", "nonce", "order", "deal"]


def play_quickly(person: Account, game: str = "sternenhimmel") -> str:
    """Open a table, leave the match to bots, and wait for its end; returns the table."""
    person.page.goto("/")
    person.page.get_by_test_id(f"play-{game}").click()
    person.page.wait_for_url(re.compile(r"/t/"))
    person.leave_it_to_a_bot()
    return person.page.url.rsplit("/", 1)[1]


def verdicts(person: Account) -> dict[str, str | None]:
    """What the page says of each step, once it has said everything."""
    expect(person.page.get_by_test_id("verify-summary")).to_be_visible()
    return {step: person.page.get_by_test_id(f"verify-{step}").get_attribute("data-verdict") for step in STEPS}


def close(person: Account) -> None:
    person.page.get_by_test_id("verify").get_by_role("button").click()
    expect(person.page.get_by_test_id("verify")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_browser_finds_the_deal_of_its_table_fair(
    browser: Browser,
    server: Server,
    tmp_path: Path,
    phone: bool,  # noqa: FBT001
) -> None:
    with Account(browser, server, phone=phone) as ada, Account(browser, server, language="fr") as bo:
        table = play_quickly(ada)
        ada.page.get_by_test_id("open-verify").click()
        assert verdicts(ada) == dict.fromkeys(STEPS, "holds")
        expect(ada.page.get_by_test_id("verify-summary")).to_contain_text("nobody could choose it")
        ada.see(f"verify-{'phone' if phone else 'desktop'}")
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
        for person, seen in ((ada, "holds"), (bo, "silent")):
            person.page.goto("/replay")
            person.page.get_by_test_id("record-file").set_input_files(record)
            person.press("open-verify")
            assert verdicts(person) == {"secret": "holds", "seen": seen, "nonce": seen, "order": seen, "deal": "holds"}
        expect(bo.page.get_by_test_id("verify-summary")).to_contain_text("Rien ne contredit")
        assert (ada.error_responses, bo.error_responses) == ([], []), table


def answer(cheat: Cheat, route: Route) -> None:
    """The server's answer with something in it changed."""
    dealing = route.fetch().json()
    cheat(dealing)
    route.fulfill(json=dealing)


def test_a_server_that_cheats_is_found_out(browser: Browser, server: Server) -> None:
    def other_secret(dealing: dict[str, Any]) -> None:
        dealing["proof"]["secret"] = "0" * 64

    def other_promise(dealing: dict[str, Any]) -> None:
        dealing["proof"]["commitment"] = "0" * 64

    def without_your_nonce(dealing: dict[str, Any]) -> None:
        dealing["proof"]["nonces"] = ["f" * 32]

    def other_order(dealing: dict[str, Any]) -> None:
        dealing["chances"][0]["labels"].reverse()

    def other_deal(dealing: dict[str, Any]) -> None:
        dealing["deal"]["pile"].reverse()

    cheats: dict[Cheat, list[str]] = {
        other_secret: ["secret", "deal"],
        other_promise: ["secret", "seen"],
        without_your_nonce: ["nonce", "deal"],
        other_order: ["order", "deal"],
        other_deal: ["deal"],
    }
    with Account(browser, server) as ada:
        play_quickly(ada)
        for cheat, failing in cheats.items():
            ada.page.route("**/deal", partial(answer, cheat))
            ada.page.get_by_test_id("open-verify").click()
            found = verdicts(ada)
            assert [step for step in STEPS if found[step] == "fails"] == failing
            expect(ada.page.get_by_test_id("verify-summary")).to_contain_text("not made as promised")
            ada.see(f"verify-{failing[0]}-fails")
            close(ada)
            ada.page.unroute("**/deal")


def test_a_record_without_a_proof_says_so(browser: Browser, server: Server, tmp_path: Path) -> None:
    asterism.new("patience", seed=1).record().save(tmp_path / "match.json")
    with Account(browser, server) as ada:
        ada.page.goto("/replay")
        ada.page.get_by_test_id("record-file").set_input_files(tmp_path / "match.json")
        ada.page.get_by_test_id("open-verify").click()
        expect(ada.page.get_by_test_id("verify-summary")).to_contain_text("There is no proof that this deal was fair")
