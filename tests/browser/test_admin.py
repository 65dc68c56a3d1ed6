"""The admins' page: reports from a table, and what admins do about them, on desktop and phone."""

from __future__ import annotations

from playwright.sync_api import Browser, expect
from websockets.sync.client import ClientConnection

from asterism.server.hosting.admin_link import new_admin_link
from tests.browser.axe import assert_accessible
from tests.browser.tables import start_table
from tests.browser.user import PHONE, User
from tests.server.live_server import Guest, Server, send_command

OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_a_report_reaches_an_admin_who_mutes_bans_and_closes(browser: Browser, server: Server) -> None:
    with User(browser, server) as eve, User(browser, server, phone=True) as ada, Guest(server, "Bo the Rude") as bo:
        table = start_table(ada, "sternenhimmel", "me", "open", "greedy")
        bo.take_seat(table)
        connection = bo.connect(table)
        send_command(connection, "send_chat", text="you fool")
        bo.receive(connection, "chat")
        report_by_keyboard(ada)
        become_admin(eve, server)
        settle_the_report(eve)
        mute_and_ban(eve, bo, connection)
        close_the_table(eve, table)
        expect(ada.page.get_by_test_id("table-closed")).to_contain_text("the club closes")
        ada.screenshot("closed-table")
        look_at_the_server_on_a_phone(eve, table)
        assert eve.page_errors == ada.page_errors == []


def report_by_keyboard(ada: User) -> None:
    """Ada reports what Bo wrote."""
    ada.page.get_by_test_id("menu").focus()
    ada.page.keyboard.press("Enter")
    ada.page.get_by_test_id("report").focus()
    ada.page.keyboard.press("Enter")
    dialog = ada.page.get_by_test_id("report-dialog")
    dialog.get_by_label("“you fool”").focus()
    ada.page.keyboard.press("Space")
    dialog.get_by_role("textbox").fill("That was not nice.")
    assert_accessible(ada.page, "the report")
    ada.screenshot("report")
    ada.page.get_by_test_id("report-send").click()
    expect(ada.page.get_by_test_id("report-sent")).to_be_visible()
    ada.page.keyboard.press("Escape")


def become_admin(eve: User, server: Server) -> None:
    """Eve is nobody yet, then an admin by a link."""
    eve.page.goto("/admin")
    expect(eve.page.get_by_text("This page is for the admins")).to_be_visible()
    eve.page.goto(new_admin_link(server.data, None))
    eve.page.reload()
    eve.page.get_by_test_id("claim-admin").click()


def agree(eve: User, why: str) -> None:
    """Answer the page's question, with a sentence."""
    eve.page.get_by_test_id("ask-why").fill(why)
    eve.page.get_by_test_id("ask-yes").click()
    expect(eve.page.get_by_test_id("ask")).to_have_count(0)


def settle_the_report(eve: User) -> None:
    """Eve reads the report and marks it as done."""
    report = eve.page.get_by_test_id("reported").filter(has_text="That was not nice.")
    expect(report).to_contain_text("you fool")
    eve.screenshot("admin-reports")
    assert_accessible(eve.page, "the reports")
    report.get_by_test_id("settle").click()
    agree(eve, "spoke to Bo")
    expect(report).to_contain_text("Done on")


def mute_and_ban(eve: User, bo: Guest, connection: ClientConnection) -> None:
    """Bo is muted and reads why, then banned, then let in again."""
    eve.page.get_by_test_id("section-people").click()
    eve.page.get_by_test_id("search-person").fill("bo the")
    eve.page.keyboard.press("Enter")
    person = eve.page.get_by_test_id("person").filter(has_text="Bo the Rude")
    expect(person).to_have_count(1)
    person.get_by_test_id("mute").click()
    assert_accessible(eve.page, "the question before a mute")
    agree(eve, "be kind")
    expect(person).to_contain_text("be kind")
    send_command(connection, "send_chat", text="what?")
    assert bo.receive(connection, "refused")["key"] == "refused-muted-why"
    person.get_by_test_id("ban").click()
    agree(eve, "rude again")
    expect(person).to_contain_text(": rude again")
    eve.screenshot("admin-people")
    assert_accessible(eve.page, "the people")
    person.get_by_test_id("unban").click()
    eve.page.get_by_test_id("ask-yes").click()
    expect(person.get_by_test_id("ban")).to_be_visible()


def close_the_table(eve: User, table: str) -> None:
    """Eve finds a table and closes it."""
    eve.page.get_by_test_id("section-tables").click()
    eve.page.get_by_test_id("search-table").fill(table)
    eve.page.keyboard.press("Enter")
    eve.page.get_by_test_id(f"table-{table}").get_by_test_id("close-table").click()
    agree(eve, "the club closes")
    expect(eve.page.get_by_test_id(f"table-{table}")).to_contain_text("closed")
    assert_accessible(eve.page, "the tables of the admins")
    eve.screenshot("admin-tables")


def look_at_the_server_on_a_phone(eve: User, table: str) -> None:
    """Storage, versions and settings, and what admins did, in German."""
    eve.page.set_viewport_size(PHONE)
    eve.page.get_by_test_id("section-server").click()
    expect(eve.page.get_by_test_id("settings-in-force")).to_contain_text("bot-pause")
    assert_accessible(eve.page, "the server, on a phone")
    eve.screenshot("admin-server-phone")
    eve.page.evaluate("localStorage.setItem('language', 'de')")
    eve.page.reload()
    eve.page.get_by_test_id("section-acts").click()
    expect(eve.page.get_by_test_id("acts")).to_contain_text(f"schloss den Tisch {table}: the club closes")
    assert_accessible(eve.page, "the acts, on a phone")
    eve.screenshot("admin-acts-phone")
    assert eve.page.evaluate(OVERFLOW) == 0


def test_somebody_who_is_banned_reads_why_at_the_table(browser: Browser, server: Server) -> None:
    with User(browser, server, language="fr") as ada, Guest(server, "Eve") as eve:
        secret = new_admin_link(server.data, None).partition("#")[2]
        eve.http.post("/api/admin/claim", json={"secret": secret})
        start_table(ada, "sternenhimmel", "me", "greedy", "greedy", first_player=0)
        guest = ada.page.request.get("/api/me/export").json()["guest"]
        expect(ada.page.get_by_test_id("menu")).to_be_visible()
        eve.http.put(f"/api/admin/people/{guest}/ban", json={"why": "assez"})
        expect(ada.page.get_by_test_id("banned")).to_contain_text("Les hôtes de ce serveur vous ont banni")
        expect(ada.page.get_by_test_id("banned")).to_contain_text("assez")
        assert_accessible(ada.page, "a banned person's table")
