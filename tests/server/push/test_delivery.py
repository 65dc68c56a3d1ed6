"""Notices on their way: what push services and webhooks get, and what their answers mean."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from typing import Any

import pytest
from http_ece import ECEException

from asterism.server.push import delivery as module
from asterism.server.push.delivery import SENT, Delivery, Outcome, retry_after, signature_of
from asterism.server.push.targets import Target
from asterism.server.push.vapid import VapidKey, contact_at
from asterism.server.push.wording import Notice, tag_of
from tests.server.push.push_service import Answer, FakeBrowser, PushService, check_vapid

NOTICE = Notice("Sternenhimmel", "It is your turn.", "/t/abc", tag_of("abc"), "turn", 7200, "sternenhimmel", "abc")
KEY = VapidKey(bytes(range(32)), "mailto:host@example.org")


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


def device(browser: FakeBrowser) -> Target:
    return target("device", browser.endpoint, key=browser.key, secret=browser.secret)


def target(kind: Any, url: str, **more: Any) -> Target:
    usual = {"id": "a", "guest": "ada", "name": "", "language": "en", "origin": "https://stars.example.org"}
    return Target(kind=kind, url=url, created=0.0, **(usual | {"secret": "s"} | more))


def deliver(to: Target, *, allow_private: bool = True, times: int = 1) -> list[Outcome]:
    async def send() -> list[Outcome]:
        delivery = Delivery(KEY, allow_private=allow_private)
        try:
            return [await delivery.send(to, NOTICE, 3) for _ in range(times)]
        finally:
            await delivery.close()

    return asyncio.run(send())


def test_only_the_browser_can_read_what_it_is_told(service: PushService) -> None:
    browser = FakeBrowser(service)
    assert deliver(device(browser)) == [SENT]
    [request] = service.take()
    shown = {"title": "Sternenhimmel", "body": "It is your turn.", "path": "/t/abc", "tag": NOTICE.tag, "badge": 3}
    assert browser.read(request) == shown
    assert b"turn" not in request.body
    assert "abc" not in str(request.headers)
    with pytest.raises(ECEException, match="Decryption error"):
        FakeBrowser(service).read(request)


def test_the_push_service_learns_who_sends_and_how_long_to_keep_it(service: PushService) -> None:
    deliver(device(FakeBrowser(service)))
    [request] = service.take()
    claims = check_vapid(request, service.url)
    assert claims["sub"] == "mailto:host@example.org"
    assert claims["key"] == KEY.public
    assert request.headers["ttl"] == "7200"
    assert request.headers["urgency"] == "normal"
    assert request.headers["topic"] == NOTICE.tag
    assert len(NOTICE.tag) <= 32


def test_the_key_of_a_server_stays_the_same_and_differs_from_others() -> None:
    assert VapidKey(bytes(range(32))).public == KEY.public != VapidKey(b"\xff" * 32).public


@pytest.mark.parametrize(
    ("origin", "contact"),
    [
        ("https://stars.example.org", "https://stars.example.org"),
        ("https://stars.example.org:8443", "https://stars.example.org"),
        ("http://deneb:8000", "mailto:asterism@localhost"),
    ],
)
def test_without_a_contact_the_address_of_the_server_is_one(service: PushService, origin: str, contact: str) -> None:
    assert contact_at(origin) == contact
    VapidKey(b"1" * 32).authorization(service.url, origin)


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [
        (Answer(201), SENT),
        (Answer(404), Outcome("gone", "404")),
        (Answer(410), Outcome("gone", "410")),
        (Answer(429, {"Retry-After": "120"}), Outcome("later", "429", 120.0)),
        (Answer(500), Outcome("later", "500")),
        (Answer(503, {"Retry-After": "9999999"}), Outcome("later", "503", 3600.0)),
        (Answer(400), Outcome("refused", "400")),
        (Answer(413), Outcome("refused", "413")),
        (Answer(302, {"Location": "http://127.0.0.1:1/inside"}), Outcome("refused", "302")),
    ],
)
def test_answers_of_a_push_service(service: PushService, answer: Answer, outcome: Outcome) -> None:
    service.answers = [answer]
    assert deliver(device(FakeBrowser(service))) == [outcome]
    assert len(service.take()) == 1, "a redirect is not followed"


def test_a_webhook_that_is_gone_may_come_back(service: PushService) -> None:
    service.answers = [Answer(410)]
    assert deliver(target("webhook", service.url)) == [Outcome("refused", "410")]


def test_a_service_that_does_not_answer_is_tried_later(service: PushService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SECONDS_PER_MESSAGE", 0.2)
    answered = threading.Event()
    service.before_answering = lambda: answered.wait(20)
    assert deliver(target("webhook", service.url)) == [Outcome("later", "slow")]
    answered.set()


def test_a_service_that_is_not_there_is_tried_later() -> None:
    assert deliver(target("webhook", "http://127.0.0.1:9/")) == [Outcome("later", "unreachable")]


def test_private_networks_are_refused_by_address_and_by_name(service: PushService) -> None:
    port = service.url.rpartition(":")[2]
    private = [Outcome("refused", "private")]
    assert deliver(target("webhook", f"https://127.0.0.1:{port}/"), allow_private=False) == private
    assert deliver(target("webhook", f"https://localhost:{port}/"), allow_private=False) == private
    assert service.take() == []


@pytest.mark.parametrize(
    "host",
    ["127.1", "127.0.0.1.", "2130706433", "0x7f000001", "0177.0.0.1", "0", "[::ffff:127.0.0.1]", "[::1]"],
)
def test_no_way_to_write_this_machine_leads_to_it(host: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.settimeout(0)
        url = f"https://{host}:{listening.getsockname()[1]}/"
        assert deliver(target("webhook", url), allow_private=False) == [Outcome("refused", "private")]
        with pytest.raises(BlockingIOError):
            listening.accept()


def test_a_notice_that_cannot_be_signed_is_not_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    to = target("device", "https://[2620:fe::fe]/", key="A" * 87, secret="A" * 22)
    assert deliver(to, allow_private=False) == [Outcome("refused", "unreachable")]
    assert "could not be encrypted" in caplog.text


def test_a_webhook_gets_words_and_facts_signed_with_its_secret(service: PushService) -> None:
    assert deliver(target("webhook", f"{service.url}/hook")) == [SENT]
    [request] = service.take()
    text = "Sternenhimmel: It is your turn. https://stars.example.org/t/abc"
    assert request.json == {
        "text": text,
        "content": text,
        "kind": "turn",
        "game": "sternenhimmel",
        "table": "abc",
        "link": "https://stars.example.org/t/abc",
        "language": "en",
    }
    signature = signature_of("s", request.headers["x-asterism-timestamp"], request.body)
    assert request.headers["x-asterism-signature"] == signature


def test_waiting_times_are_numbers_or_dates() -> None:
    in_a_minute = format_datetime(datetime.now(UTC) + timedelta(minutes=1), usegmt=True)
    assert retry_after(in_a_minute) == pytest.approx(60, abs=5)
    assert retry_after("7") == 7.0
    assert retry_after("soon") is None
    assert retry_after(None) is None
