"""Notifications: one touch at the table, the settings, and what the real service worker makes of a message.

Chromium's own parts are at work: it is asked for permission, subscribes, decrypts messages, and shows and closes
notifications. They come from the server through a push service of ours, which Chromium takes for Google's.

Four things Chromium does not let a test do, so they are played. Nobody can touch its question for permission: without
an answer it is a refusal, and Playwright grants what a person agrees to. Nobody can touch a notification, and an event
that is no touch may not open windows. No page can read the number on the app's icon. And the address of a subscription
is always one of Google's; the server is told ours instead.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, Playwright, Worker, expect
from pywebpush import WebPusher

from tests.browser import profiles
from tests.browser.axe import assert_accessible
from tests.browser.google_push import GooglePush
from tests.browser.profiles import Profiles
from tests.browser.tables import LONG, LONG_GAME, join, place_a_star, start_table
from tests.browser.test_walking_skeleton import seat_to_move
from tests.browser.user import User
from tests.browser.waiting import wait_until
from tests.server.live_server import Server
from tests.server.push.push_service import check_vapid

DAYS = {"clock": {"kind": "days", "days": 3}}
PARTS = """(() => {
    self.badges = [];
    const [setBadge, clearBadge] = [navigator.setAppBadge, navigator.clearAppBadge];
    Object.assign(Object.getPrototypeOf(navigator), {
        setAppBadge(number) { badges.push(number); return setBadge.call(this, number) },
        clearAppBadge() { badges.push(0); return clearBadge.call(this) },
    });
    const ours = (address) => `${%(service)s}/send/${address.split("/").at(-1)}`;
    const { get: address } = Object.getOwnPropertyDescriptor(PushSubscription.prototype, "endpoint");
    Object.defineProperty(PushSubscription.prototype, "endpoint", { get() { return ours(address.call(this)) } });
    const { toJSON } = PushSubscription.prototype;
    PushSubscription.prototype.toJSON = function () { return { ...toJSON.call(this), endpoint: this.endpoint } };
})()"""
"""For pages and the worker: numbers on the app's icon are recorded, and subscriptions have our service's address."""
WORKER_PARTS = """() => {
    self.opened = [];
    self.clients.openWindow = async (path) => opened.push(path);
    WindowClient.prototype.focus = async function () { opened.push(`focus ${new URL(this.url).pathname}`) };
    self.arrived = 0;
    const { showNotification } = registration.constructor.prototype;
    registration.constructor.prototype.showNotification = async function (...notice) {
        await showNotification.apply(this, notice);
        arrived += 1;
    };
}"""
"""For the worker: the windows that it opens are recorded, and the notifications that have arrived are counted."""
TOUCH = """async () => {
    const [notification] = await registration.getNotifications();
    dispatchEvent(new NotificationEvent("notificationclick", { notification }));
}"""
LOSE = """async () => {
    const oldSubscription = await registration.pushManager.getSubscription();
    await oldSubscription.unsubscribe();
    dispatchEvent(new PushSubscriptionChangeEvent("pushsubscriptionchange", { oldSubscription }));
}"""
"""The browser's subscription has lapsed."""
SHOWN = """async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body, tag, silent, data }) => ({ title, body, tag, silent, path: data.path }));
}"""
"""What Chromium shows."""
KNOWN = 'async () => (await (await fetch("/api/me/push")).json()).targets.map(({ id }) => id)'
"""The browsers that the server tells."""


@pytest.fixture
def google() -> Iterator[GooglePush]:
    with GooglePush() as running:
        yield running


@pytest.fixture
def notifying(playwright: Playwright, google: GooglePush, tmp_path: Path) -> Profiles:
    """A Chromium for each user that can show notifications."""
    if profiles.CHROMIUM is None:
        pytest.skip("only Chromium with windows has notifications; on Debian: apt-get install chromium")
    return Profiles(playwright, tmp_path, google.arguments)


def play_parts(user: User, google: GooglePush) -> None:
    """Play in the pages what Chromium does not let a test do."""
    user.context.add_init_script(PARTS % {"service": json.dumps(google.url)})


def worker_of(user: User, google: GooglePush) -> Worker:
    """The service worker of the user's browser, once it is ready, with the same parts."""
    user.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    [worker] = user.context.service_workers
    worker.evaluate(PARTS % {"service": json.dumps(google.url)})
    worker.evaluate(WORKER_PARTS)
    return worker


def agree(user: User) -> None:
    """The person allows notifications."""
    user.context.grant_permissions(["notifications"], origin=user.server.url)


def shown_after(number: int, user: User, worker: Worker) -> list[dict[str, Any]]:
    """The notifications that Chromium shows, once so many have arrived.

    Asked while one is on its way, Chromium finds that it is not shown yet, and forgets it.
    """
    wait_until(worker, f"() => arrived === {number}")
    return list(user.page.evaluate(SHOWN))


def none_shown(user: User) -> None:
    """Wait until Chromium shows no notification."""
    wait_until(user.page, f"async () => (await ({SHOWN})()).length === 0")


def send(user: User, message: dict[str, Any]) -> None:
    """Encrypt a message for the user's browser as the server does, and send it."""
    ready = "navigator.serviceWorker.ready.then(async (ready) => (await ready.pushManager.getSubscription()).toJSON())"
    subscription = user.page.evaluate(ready)
    body = WebPusher(subscription).encode(json.dumps(message).encode())["body"]
    request = Request(subscription["endpoint"], bytes(body), {"Content-Encoding": "aes128gcm"})  # noqa: S310 (ours)
    urlopen(request).close()  # noqa: S310


def try_out(user: User) -> None:
    """Send a notification from the settings."""
    user.page.get_by_test_id("push-sample").click()
    expect(user.page.get_by_test_id("push-done")).to_contain_text("It should arrive in a moment.")


def test_a_person_is_told_after_one_touch_at_the_table(notifying: Profiles, server: Server, google: GooglePush) -> None:
    with User(notifying, server, keeps_app=True) as ada, User(notifying, server, phone=True, keeps_app=True) as bo:
        for user in (ada, bo):
            play_parts(user, google)
        table = start_table(ada, LONG_GAME, "me", "open", command=DAYS, **LONG)
        expect(ada.page.get_by_test_id("push-ask")).to_be_visible()
        ada.screenshot("notifications-waiting-room")
        join(bo, table)
        first = seat_to_move({0: ada, 1: bo})
        mover, waiting = (bo, ada) if first else (ada, bo)
        expect(mover.page.get_by_test_id("push-ask")).to_have_count(0)
        ask = waiting.page.get_by_test_id("push-ask")
        expect(ask).to_have_accessible_name("Notify me when it is my turn")
        waiting.screenshot("notifications-table")
        assert_accessible(waiting.page, "the table with the bell")
        ask.press("Enter")
        answer = waiting.page.get_by_test_id("push-answer")
        expect(answer).to_contain_text("This browser blocks notifications")
        waiting.screenshot("notifications-table-refused")
        agree(waiting)
        ask.press("Enter")
        expect(answer).to_contain_text("You will be notified when it is your turn.")
        waiting.screenshot("notifications-table-on")
        expect(ask).to_have_count(0)
        place_a_star(mover)
        expect(mover.page.get_by_test_id("push-ask")).to_be_visible()

        worker = worker_of(waiting, google)
        waiting.page.goto("/settings")
        try_out(waiting)
        [sample] = shown_after(1, waiting, worker)
        assert (sample["title"], sample["body"]) == ("Asterism", "This is what a notification looks like.")
        assert (sample["path"], sample["silent"]) == ("/settings", True), "its page is on the screen"
        assert worker.evaluate("badges") == [1], "it is the person's turn at one table"
        [request] = google.take()
        subscription = google.subscriptions[request.path.removeprefix("/send/")]
        assert check_vapid(request, google.url)["key"] == subscription.sender
        assert ada.page_errors == bo.page_errors == []


def test_a_notification_leads_to_its_page_and_goes_when_that_is_on_the_screen(
    notifying: Profiles, server: Server, google: GooglePush
) -> None:
    with User(notifying, server, keeps_app=True) as ada:
        play_parts(ada, google)
        agree(ada)
        ada.page.goto("/settings")
        ada.page.get_by_test_id("push-turn").click()
        expect(ada.page.get_by_test_id("push-targets")).to_be_visible()
        worker = worker_of(ada, google)
        notice = {"title": "Sternenhimmel", "body": "It is your turn.", "path": "/learn", "tag": "table"}
        send(ada, {**notice, "badge": 1})
        assert shown_after(1, ada, worker) == [{**notice, "silent": False}]
        send(ada, {**notice, "body": "Your time runs out.", "badge": 0})
        assert [shown["body"] for shown in shown_after(2, ada, worker)] == ["Your time runs out."]
        assert worker.evaluate("badges") == [1, 0]
        worker.evaluate(TOUCH)
        none_shown(ada)
        send(ada, {**notice, "path": "/settings", "badge": 1})
        assert [shown["path"] for shown in shown_after(3, ada, worker)] == ["/settings"]
        worker.evaluate(TOUCH)
        wait_until(worker, "() => opened.length === 2")
        assert worker.evaluate("opened") == ["/learn", "focus /settings"]
        none_shown(ada)
        send(ada, {**notice, "badge": 1})
        assert len(shown_after(4, ada, worker)) == 1
        ada.page.goto("/learn")
        none_shown(ada)
        assert ada.page_errors == []


def test_notifications_are_turned_on_and_off_in_the_settings(
    notifying: Profiles, server: Server, google: GooglePush
) -> None:
    with User(notifying, server, keeps_app=True) as ada:
        play_parts(ada, google)
        agree(ada)
        ada.page.goto("/settings")
        ada.page.get_by_test_id("push-turn").click()
        row = ada.page.get_by_test_id("push-targets").get_by_role("listitem")
        expect(row).to_contain_text("this browser")
        expect(ada.page.get_by_test_id("push-turn")).to_have_text("Turn off in this browser")
        assert_accessible(ada.page, "the notifications in the settings")
        row.scroll_into_view_if_needed()
        ada.screenshot("notifications-settings")
        [before] = ada.page.evaluate(KNOWN)
        worker = worker_of(ada, google)
        worker.evaluate(LOSE)
        wait_until(ada.page, f"async () => !(await ({KNOWN})()).includes('{before}')")
        ada.page.reload()
        try_out(ada)
        assert len(shown_after(1, ada, worker)) == 1
        ada.page.get_by_test_id("push-remove").click()
        expect(row).to_have_count(0)
        expect(ada.page.get_by_test_id("push-turn")).to_have_text("Turn on in this browser")
        ready = "navigator.serviceWorker.ready.then((ready) => ready.pushManager.getSubscription())"
        assert ada.page.evaluate(ready) is None
        assert ada.page_errors == []


def test_quiet_hours_and_webhooks_are_set_by_keyboard_in_german(browser: Browser, server: Server) -> None:
    with User(browser, server, phone=True, language="de") as ada:
        ada.page.goto("/settings")
        expect(ada.page.get_by_test_id("push-hindrance")).to_contain_text("Dieser Browser blockiert Benachrichtigungen")
        ada.page.get_by_test_id("quiet-hours").locator("summary").press("Enter")
        ada.page.get_by_test_id("quiet-begins").fill("21:30")
        ada.page.get_by_test_id("quiet-ends").fill("21:30")
        ada.page.get_by_test_id("quiet-save").press("Enter")
        refusal = "Anfang und Ende der Ruhezeit müssen sich unterscheiden."
        expect(ada.page.get_by_test_id("quiet-hours").get_by_role("alert")).to_have_text(refusal)
        ada.page.get_by_test_id("quiet-ends").fill("07:00")
        ada.page.get_by_test_id("quiet-save").press("Enter")
        expect(ada.page.get_by_test_id("quiet-set")).to_have_text("21:30–07:00")  # noqa: RUF001 (from to)
        webhook = ada.page.get_by_test_id("webhook")
        webhook.locator("summary").press("Enter")
        ada.page.get_by_test_id("setting-webhook-webhook").press("ArrowRight")
        expect(ada.page.get_by_test_id("webhook-kind")).to_contain_text("deine Spieleabende")
        ada.page.get_by_test_id("webhook-url").fill("ftp://127.0.0.1/")
        ada.page.get_by_test_id("webhook-url").press("Enter")
        expect(webhook.get_by_role("alert")).to_have_text("Die Adresse muss mit https:// beginnen.")
        ada.page.get_by_test_id("webhook-url").fill("http://127.0.0.1:9/nobody")
        ada.page.get_by_test_id("webhook-url").press("Enter")
        expect(ada.page.get_by_test_id("webhook-secret")).not_to_be_empty()
        expect(ada.page.get_by_test_id("push-targets")).to_contain_text("für einen Verein")
        ada.page.get_by_test_id("push-sample").press("Enter")
        expect(ada.page.get_by_test_id("push-error")).to_contain_text(
            "die Adresse ist nicht erreichbar", ignore_case=True
        )
        assert_accessible(ada.page, "quiet hours and webhooks")
        ada.screenshot("notifications-webhook")
        ada.page.reload()
        expect(ada.page.get_by_test_id("quiet-set")).to_have_text("21:30–07:00")  # noqa: RUF001 (from to)
        ada.page.get_by_test_id("quiet-hours").locator("summary").click()
        ada.page.get_by_test_id("quiet-remove").click()
        expect(ada.page.get_by_test_id("quiet-set")).to_have_count(0)
        assert ada.page_errors == []
