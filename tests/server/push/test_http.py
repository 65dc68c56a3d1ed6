"""Notifications over HTTP: subscribing, trying out, quiet hours, leaving; and what is exported and erased."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from tests.server.live_server import Guest, Server
from tests.server.push.push_service import Answer, FakeBrowser, PushService, check_vapid

ROWS = "SELECT (SELECT count(*) FROM push_targets) + (SELECT count(*) FROM quiet_hours)"
NIGHT = {"begins": 1320, "ends": 420, "time_zone": "Europe/Paris"}


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory, compiled: None) -> Iterator[Server]:  # noqa: ARG001 (only first)
    """A server that may send notices to this machine."""
    with Server(tmp_path_factory.mktemp("club"), 0.0, "--push-private") as running:
        yield running


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


@pytest.fixture
def bo(club: Server) -> Iterator[Guest]:
    with Guest(club, "Bo") as guest:
        guest.http.get("/api/me")
        yield guest


def subscribe(guest: Guest, browser: FakeBrowser, **more: Any) -> dict[str, Any]:
    answer = guest.http.post("/api/me/push/devices", json=browser.registration(**more))
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def targets_of(guest: Guest) -> list[dict[str, Any]]:
    return list(guest.http.get("/api/me/push").json()["targets"])


def test_a_browser_subscribes_tries_it_out_and_leaves(bo: Guest, service: PushService) -> None:
    browser = FakeBrowser(service, "out-and-in")
    settings = subscribe(bo, browser, language="fr")
    [target] = settings["targets"]
    assert (target["kind"], target["name"], target["error"]) == ("device", "Firefox", "")
    assert settings["this_device"] == target["id"]
    assert subscribe(bo, browser, language="fr")["targets"] == [target], "a browser may say so again"
    answer = bo.http.post(f"/api/me/push/targets/{target['id']}/sample")
    assert answer.json() == {"error": ""}
    [request] = service.take()
    assert browser.read(request)["body"] == "Voici à quoi ressemble une notification."
    assert check_vapid(request, service.url)["key"] == settings["public_key"]
    assert bo.http.delete(f"/api/me/push/targets/{target['id']}").status_code == 204
    assert targets_of(bo) == []


def test_a_browser_whose_subscription_changes_is_the_same_device(bo: Guest, service: PushService) -> None:
    subscribe(bo, FakeBrowser(service, "old"), language="de")
    changed = FakeBrowser(service, "new")
    [target] = subscribe(bo, changed, replaces=f"{service.url}/old", name=None, language=None)["targets"]
    assert target["name"] == "Firefox"
    bo.http.post(f"/api/me/push/targets/{target['id']}/sample")
    [request] = service.take()
    assert changed.read(request)["body"] == "So sieht eine Benachrichtigung aus."


def test_a_browser_that_signs_in_as_somebody_else_is_told_what_concerns_them(
    bo: Guest, club: Server, service: PushService
) -> None:
    browser = FakeBrowser(service, "shared")
    subscribe(bo, browser)
    with Guest(club, "Cy") as cy:
        cy.http.get("/api/me")
        assert len(subscribe(cy, browser)["targets"]) == 1
    assert targets_of(bo) == []


def test_signing_out_ends_the_notices_of_this_browser_and_not_of_others(
    bo: Guest, club: Server, service: PushService
) -> None:
    bo.http.post("/api/me/account", json={"login": "bo-on-two", "password": "the seven sisters"})
    subscribe(bo, FakeBrowser(service, "first"))
    with Guest(club, "Bo") as phone:
        phone.http.post("/api/session", json={"login": "bo-on-two", "password": "the seven sisters"})
        subscribe(phone, FakeBrowser(service, "second"), name="Phone")
        assert [one["name"] for one in targets_of(bo)] == ["Firefox", "Phone"]
        phone.http.delete("/api/session")
    assert [one["name"] for one in targets_of(bo)] == ["Firefox"]
    bo.http.post("/api/me/push/webhooks", json={"url": service.url, "kind": "webhook", "language": "en"})
    bo.http.put("/api/me/password", json={"old": "the seven sisters", "new": "the eight sisters"})
    assert [one["kind"] for one in targets_of(bo)] == ["webhook"]


def test_a_webhook_is_tried_out_and_its_faults_are_shown(bo: Guest, service: PushService) -> None:
    answer = bo.http.post("/api/me/push/webhooks", json={"url": service.url, "kind": "club", "language": "de"})
    assert answer.status_code == 201
    added = answer.json()
    assert len(added["secret"]) >= 32
    assert added["secret"] not in bo.http.get("/api/me/push").text
    service.answers = [Answer(500)]
    path = f"/api/me/push/targets/{added['target']['id']}/sample"
    assert bo.http.post(path).json() == {"error": "500"}
    assert targets_of(bo)[0]["error"] == "500"
    assert bo.http.post(path).json() == {"error": ""}
    assert targets_of(bo)[0]["error"] == ""
    assert service.take()[0].json["content"].startswith("Asterism: So sieht eine Benachrichtigung aus.")


def test_quiet_hours_are_kept_until_they_are_taken_away(bo: Guest) -> None:
    assert bo.http.get("/api/me/push").json()["quiet"] is None
    assert bo.http.put("/api/me/push/quiet", json={"quiet": NIGHT}).json()["quiet"] == NIGHT
    assert bo.http.get("/api/me/push").json()["quiet"] == NIGHT
    assert bo.http.put("/api/me/push/quiet", json={"quiet": None}).json()["quiet"] is None
    refused = bo.http.put("/api/me/push/quiet", json={"quiet": NIGHT | {"time_zone": "Mars/Olympus"}})
    assert (refused.status_code, refused.json()["key"]) == (400, "refused-time-zone")


def test_there_is_a_limit_of_browsers_and_webhooks(bo: Guest, service: PushService) -> None:
    for number in range(10):
        subscribe(bo, FakeBrowser(service, f"many-{number}"))
    refused = bo.http.post("/api/me/push/devices", json=FakeBrowser(service, "one-more").registration())
    assert (refused.status_code, refused.json()["key"]) == (429, "refused-push-many")


def test_nobody_tries_out_or_removes_what_belongs_to_others(bo: Guest, club: Server, service: PushService) -> None:
    [target] = subscribe(bo, FakeBrowser(service, "mine"))["targets"]
    with Guest(club, "Eve") as eve:
        assert eve.http.delete(f"/api/me/push/targets/{target['id']}").status_code == 404
        assert eve.http.post(f"/api/me/push/targets/{target['id']}/sample").status_code == 404
    assert service.take() == []


def test_a_server_sends_nothing_into_its_own_network_unless_the_host_allows_it(
    ada: Guest, service: PushService
) -> None:
    ada.http.get("/api/me")
    refused = ada.http.post("/api/me/push/devices", json=FakeBrowser(service).registration())
    assert (refused.status_code, refused.json()["key"]) == (400, "refused-push-https")
    for url, key in [
        ("https://127.0.0.1/", "refused-push-private"),
        ("https://[fd00::1]/", "refused-push-private"),
        ("nonsense", "refused-push-address"),
    ]:
        answer = ada.http.post("/api/me/push/webhooks", json={"url": url, "kind": "webhook", "language": "en"})
        assert (answer.status_code, answer.json()["key"]) == (400, key)


def test_keys_that_are_none_are_refused(bo: Guest, service: PushService) -> None:
    for wrong in ({"p256dh": "short"}, {"p256dh": "A" * 87}, {"auth": "!!!!"}, {"language": "xx"}):
        registration = FakeBrowser(service).registration() | wrong
        assert bo.http.post("/api/me/push/devices", json=registration).status_code == 400


def test_notifications_are_exported_and_erased_with_everything_else(club: Server, service: PushService) -> None:
    with Guest(club, "Di") as di:
        di.http.get("/api/me")
        before = rows(club)
        subscribe(di, FakeBrowser(service, "di"))
        di.http.post("/api/me/push/webhooks", json={"url": service.url, "kind": "webhook", "language": "en"})
        di.http.put("/api/me/push/quiet", json={"quiet": NIGHT})
        exported = di.http.get("/api/me/export").json()["notifications"]
        assert exported["quiet_hours"] == NIGHT
        assert [one["url"] for one in exported["targets"]] == [f"{service.url}/di", service.url]
        assert rows(club) == before + 3
        assert di.http.request("DELETE", "/api/me", json={}).status_code == 204
        assert rows(club) == before


def test_the_key_of_the_server_survives_a_restart(club: Server, bo: Guest) -> None:
    before = bo.http.get("/api/me/push").json()["public_key"]
    club.stop()
    club.start()
    assert bo.http.get("/api/me/push").json()["public_key"] == before


def rows(server: Server) -> int:
    """How many rows the database has about anybody's notifications."""
    with closing(sqlite3.connect(server.data / "asterism.sqlite")) as connection:
        [(count,)] = connection.execute(ROWS).fetchall()
        return int(count)
