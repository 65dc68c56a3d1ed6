"""Notifications: one touch at the table, the settings, and what the real service worker makes of a message.

Chromium without windows has no notifications: it always says that they are denied, and no push service can be reached.
So the browser's own parts are played here: the question to the person, the subscription, and what draws a notification
and the number on the app's icon. Messages come from the server through a push service of ours, which decrypts them, and
are handed to the service worker by Chromium itself.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Worker, expect

from tests.browser.axe import assert_accessible
from tests.browser.tables import LONG, LONG_GAME, join, place_a_star, start_table
from tests.browser.test_walking_skeleton import seat_to_move
from tests.browser.user import User
from tests.server.live_server import Server
from tests.server.push.push_service import FakeBrowser, PushService, Received

DAYS = {"clock": {"kind": "days", "days": 3}}
BROWSER_PARTS = """{
    const state = { permission: "default", subscribed: null, badges: [] };
    window.parts = state;
    Object.defineProperty(Notification, "permission", { get: () => state.permission });
    Notification.requestPermission = async () => (state.permission = "granted");
    const subscription = {
        endpoint: %(endpoint)s,
        toJSON: () => ({ endpoint: %(endpoint)s, keys: { p256dh: %(key)s, auth: %(secret)s } }),
        unsubscribe: async () => { sessionStorage.removeItem("subscribed"); return true },
    };
    PushManager.prototype.subscribe = async (options) => {
        sessionStorage.setItem("subscribed", options.applicationServerKey);
        return subscription;
    };
    PushManager.prototype.getSubscription = async () => sessionStorage.getItem("subscribed") ? subscription : null;
    navigator.setAppBadge = async (number) => state.badges.push(number);
    navigator.clearAppBadge = async () => state.badges.push(0);
}"""
WORKER_PARTS = """() => {
    self.shown = [];
    self.badges = [];
    self.opened = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => shown.push({ title, ...options });
    self.navigator.setAppBadge = async (number) => badges.push(number);
    self.navigator.clearAppBadge = async () => badges.push(0);
    self.clients.openWindow = async (path) => opened.push(path);
    WindowClient.prototype.focus = async function () { opened.push(`focus ${new URL(this.url).pathname}`) };
}"""
HAPPEN = """async ([kind, fields]) => {
    const [event, work] = [new ExtendableEvent(kind), []];
    for (const [name, value] of Object.entries(fields)) Object.defineProperty(event, name, { value });
    if (event.notification) event.notification.close = () => undefined;
    if (event.newSubscription) {
        const { endpoint, keys } = event.newSubscription;
        event.newSubscription.toJSON = () => ({ endpoint, keys });
    }
    Object.defineProperty(event, "waitUntil", { value: (promise) => work.push(promise) });
    self.dispatchEvent(event);
    await Promise.all(work);
}"""
"""What only Chromium's windows could cause: a touched notification, a subscription that was replaced."""


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


def play_parts(user: User, browser: FakeBrowser) -> None:
    """Give the user's browser a push service, and a person who agrees to be told."""
    values = {"endpoint": browser.endpoint, "key": browser.key, "secret": browser.secret}
    user.context.add_init_script(BROWSER_PARTS % {name: json.dumps(value) for name, value in values.items()})


def worker_of(user: User) -> Worker:
    """The service worker of the user's browser, once it is ready."""
    user.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    [worker] = user.context.service_workers
    worker.evaluate(WORKER_PARTS)
    return worker


def deliver(user: User, message: dict[str, Any]) -> None:
    """Let Chromium hand a decrypted message to the service worker, and wait until it has been shown."""
    session = user.context.new_cdp_session(user.page)
    registrations: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    while not registrations:
        user.page.evaluate("null")
    found = {"origin": user.server.url, "registrationId": registrations[0]["registrationId"]}
    session.send("ServiceWorker.deliverPushMessage", {**found, "data": json.dumps(message)})
    session.detach()


def wait_for(worker: Worker, condition: str) -> None:
    """Wait in the worker until this holds."""
    worker.evaluate(f"async () => {{ while (!({condition})) await new Promise((next) => setTimeout(next, 10)) }}")


def try_out(user: User, service: PushService) -> Received:
    """Send a notification from the settings; returns what arrives at the push service."""
    user.page.get_by_test_id("push-sample").click()
    expect(user.page.get_by_test_id("push-done")).to_contain_text("It should arrive in a moment.")
    [request] = service.take()
    return request


def test_a_person_is_told_after_one_touch_at_the_table(browser: Browser, server: Server, service: PushService) -> None:
    with User(browser, server, keeps_app=True) as ada, User(browser, server, phone=True, keeps_app=True) as bo:
        told = {ada: FakeBrowser(service, "ada"), bo: FakeBrowser(service, "bo")}
        for user, device in told.items():
            play_parts(user, device)
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
        expect(waiting.page.get_by_test_id("push-answer")).to_contain_text("You will be notified when it is your turn.")
        waiting.screenshot("notifications-table-on")
        expect(ask).to_have_count(0)
        place_a_star(mover)
        expect(mover.page.get_by_test_id("push-ask")).to_be_visible()

        worker = worker_of(waiting)
        waiting.page.goto("/settings")
        sample = told[waiting].read(try_out(waiting, service))
        assert sample["body"] == "This is what a notification looks like."
        assert sample["badge"] == 1, "it is the person's turn at one table"
        deliver(waiting, sample)
        wait_for(worker, "shown.length === 1 && badges.length === 1")
        [shown] = worker.evaluate("shown")
        assert shown["title"] == "Asterism"
        assert (shown["body"], shown["tag"], shown["silent"]) == (sample["body"], sample["tag"], True)
        assert worker.evaluate("badges") == [1]

        deliver(waiting, {**sample, "title": "La Constellation", "path": f"/t/{table}", "badge": 0})
        wait_for(worker, "shown.length === 2 && badges.length === 2")
        assert worker.evaluate("[shown[1].silent, shown[1].data.path, badges[1]]") == [False, f"/t/{table}", 0]
        worker.evaluate(HAPPEN, ["notificationclick", {"notification": {"data": {"path": f"/t/{table}"}}}])
        worker.evaluate(HAPPEN, ["notificationclick", {"notification": {"data": {"path": "/settings"}}}])
        assert worker.evaluate("opened") == [f"/t/{table}", "focus /settings"]

        changed = FakeBrowser(service, "changed")
        keys = {"p256dh": changed.key, "auth": changed.secret}
        old = {"endpoint": told[waiting].endpoint}
        new = {"endpoint": changed.endpoint, "keys": keys}
        worker.evaluate(HAPPEN, ["pushsubscriptionchange", {"oldSubscription": old, "newSubscription": new}])
        waiting.page.evaluate("sessionStorage.removeItem('subscribed')")
        waiting.page.reload()
        assert changed.read(try_out(waiting, service))["path"] == "/settings"
        assert ada.page_errors == bo.page_errors == []


def test_notifications_are_turned_on_and_off_in_the_settings(
    browser: Browser, server: Server, service: PushService
) -> None:
    with User(browser, server, keeps_app=True) as ada:
        play_parts(ada, FakeBrowser(service, "settings"))
        ada.page.goto("/settings")
        ada.page.get_by_test_id("push-turn").click()
        row = ada.page.get_by_test_id("push-targets").get_by_role("listitem")
        expect(row).to_contain_text("this browser")
        expect(ada.page.get_by_test_id("push-turn")).to_have_text("Turn off in this browser")
        assert_accessible(ada.page, "the notifications in the settings")
        row.scroll_into_view_if_needed()
        ada.screenshot("notifications-settings")
        ada.page.get_by_test_id("push-remove").click()
        expect(row).to_have_count(0)
        expect(ada.page.get_by_test_id("push-turn")).to_have_text("Turn on in this browser")
        assert ada.page.evaluate("sessionStorage.getItem('subscribed')") is None
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
        ada.page.get_by_test_id("webhook-url").fill("ftp://127.0.0.1/")
        ada.page.get_by_test_id("webhook-url").press("Enter")
        expect(webhook.get_by_role("alert")).to_have_text("Die Adresse muss mit https:// beginnen.")
        ada.page.get_by_test_id("webhook-url").fill("http://127.0.0.1:9/nobody")
        ada.page.get_by_test_id("webhook-url").press("Enter")
        expect(ada.page.get_by_test_id("webhook-secret")).not_to_be_empty()
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
