"""The settings' lower half: playing on at another device, and an account."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.axe import assert_accessible
from tests.browser.tables import start_table
from tests.browser.user import User
from tests.server.live_server import Server


def test_a_link_from_the_settings_makes_another_device_the_same_person(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada, User(browser, server, phone=True) as phone:
        ada.page.goto("/")
        ada.page.get_by_test_id("name").fill("Ada")
        ada.page.get_by_test_id("name").blur()
        table = start_table(ada, "patience", "me")
        ada.page.goto("/settings")
        ada.page.get_by_test_id("make-link").click()
        link = ada.page.get_by_test_id("invite-link").input_value()
        assert_accessible(ada.page, "the link for another device")
        phone.page.goto(link)
        phone.page.get_by_role("button", name="Continue here").click()
        expect(phone.page.get_by_role("status")).to_contain_text("Ada")
        phone.page.goto("/")
        expect(phone.page.get_by_test_id("name")).to_have_value("Ada")
        expect(phone.page.get_by_test_id("continue").locator(f"a[href='/t/{table}']")).to_be_visible()
        assert ada.page_errors == phone.page_errors == []


def test_an_account_is_opened_at_one_device_and_used_at_another(browser: Browser, server: Server) -> None:
    with User(browser, server) as ada, User(browser, server) as other:
        for user, button in ((ada, "account-open"), (other, "account-sign-in")):
            user.page.goto("/")
            user.page.get_by_test_id("settings").click()
            user.page.get_by_test_id(button).click()
            user.page.get_by_test_id("account-login").fill("ada-at-home")
            user.page.get_by_test_id("account-secret").fill("the seven sisters")
            user.page.get_by_test_id("account-submit").click()
            expect(user.page.get_by_test_id("account-form")).to_have_count(0)
        other.page.goto("/settings")
        expect(other.page.get_by_test_id("who-am-i")).to_contain_text("ada-at-home")
        assert_accessible(other.page, "the settings with an account")
        other.page.get_by_test_id("sign-out").click()
        expect(other.page.get_by_test_id("who-am-i")).to_contain_text("without an account")
        assert ada.page_errors == other.page_errors == []


def test_a_wrong_password_is_refused_in_the_readers_language(browser: Browser, server: Server) -> None:
    with User(browser, server, language="de") as ada:
        ada.page.goto("/settings")
        ada.page.get_by_test_id("account-sign-in").click()
        ada.page.get_by_test_id("account-login").fill("nobody-at-all")
        ada.page.get_by_test_id("account-secret").fill("the seven sisters")
        ada.page.get_by_test_id("account-submit").click()
        expect(ada.page.get_by_role("alert")).to_have_text("Ein Konto mit diesem Namen und Passwort gibt es nicht.")
