"""Rate limits, with a clock that the test moves."""

from __future__ import annotations

import asyncio

import pytest

from asterism.server.accounts.revocations import Revocation
from asterism.server.errors import TooManyRequests
from asterism.server.limits.rates import MAX_SLOWDOWN_SECONDS, Limits, PasswordLimits, Rate, network_of
from asterism.server.limits.sockets import SocketLimits, TooManySockets, TrustedProxies
from asterism.server.protocol.messages import Outgoing, Pong
from asterism.server.realtime import send_queue
from asterism.server.realtime.connections import Connections
from asterism.server.realtime.websocket import MessageRates
from asterism.server.settings import Settings


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_rate_allows_a_burst_and_then_says_how_long_to_wait() -> None:
    clock = Clock()
    rate = Rate(2, 3, clock)
    assert [rate.wait("a") for _ in range(3)] == [0, 0, 0]
    assert rate.wait("a") == pytest.approx(0.5)
    assert rate.wait("b") == 0, "every key has its own burst"
    clock.now += 0.5
    assert rate.wait("a") == 0
    assert rate.wait("a") > 0
    clock.now += 3600
    assert [rate.wait("a") for _ in range(4)][:3] == [0, 0, 0], "a long wait gives no more than the burst"
    assert rate.wait("a") > 0


def test_a_rate_of_zero_is_no_limit() -> None:
    rate = Rate(0, 0, Clock())
    assert not any(rate.wait("a") for _ in range(1000))


def test_a_rate_remembers_only_the_keys_counted_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("asterism.server.limits.rates.MAX_KEYS", 3)
    rate = Rate(1, 1, Clock())
    assert rate.wait("busy") == 0
    for number in range(10):
        assert rate.wait(f"{number}") == 0
        assert rate.wait("busy") > 0, "who keeps trying is not forgotten"
    assert len(rate._buckets) == 3


def test_a_refusal_says_why_and_for_how_long() -> None:
    limits = Limits(Settings(new_tables_per_minute=2))
    limits.count_new_table("10.0.0.1")
    limits.count_new_table("10.0.0.1")
    with pytest.raises(
        TooManyRequests, match="too many new tables from your address; try again in 30 seconds"
    ) as refusal:
        limits.count_new_table("10.0.0.1")
    assert refusal.value.seconds == 30
    limits.count_new_table("10.0.0.2")


def test_whoever_guesses_passwords_keeps_only_himself_out() -> None:
    limits = PasswordLimits(10, Clock())
    for _ in range(10):
        limits.count("203.0.113.66", "ada")
    for _ in range(50):
        with pytest.raises(TooManyRequests, match="too many passwords for this account from your address") as refusal:
            limits.count("203.0.113.66", "ada")
        assert refusal.value.seconds == 7
    assert limits.count("198.51.100.1", "ada") == 0, "the owner gets in from elsewhere, and at once"
    assert limits.count("203.0.113.66", "bo") == 0, "a neighbour behind the same address has an account of his own"


def test_one_address_cannot_try_all_accounts() -> None:
    limits = PasswordLimits(2, Clock())
    for number in range(6):
        limits.count("203.0.113.66", f"account {number}")
    with pytest.raises(TooManyRequests, match="too many passwords or links from your address"):
        limits.count("203.0.113.66", "account 6")
    with pytest.raises(TooManyRequests, match="too many passwords or links from your address"):
        limits.count("203.0.113.66")


def test_guesses_from_many_addresses_slow_an_account_down_but_never_lock_it() -> None:
    clock = Clock()
    limits = PasswordLimits(10, clock)
    waits = [limits.count(f"10.0.{number // 250}.{number % 250}", "ada") for number in range(1000)]
    assert waits[:60] == [0.0] * 60
    assert waits[60:70] == sorted(waits[60:70])
    assert waits[60] > 0
    assert max(waits) == waits[-1] == MAX_SLOWDOWN_SECONDS
    assert limits.count("198.51.100.1", "ada") == MAX_SLOWDOWN_SECONDS, "the owner waits a little and gets in"
    clock.now += 60 + MAX_SLOWDOWN_SECONDS
    assert limits.count("198.51.100.1", "ada") == 0


def test_without_a_limit_no_password_waits() -> None:
    limits = PasswordLimits(0, Clock())
    assert not any(limits.count("10.0.0.1", "ada") for _ in range(500))


def test_an_ipv6_network_counts_as_one_visitor() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff")
    assert network_of("2001:db8::1") != network_of("2001:db8:0:1::1")
    assert network_of("10.0.0.1") == network_of("::ffff:10.0.0.1") == "10.0.0.1"
    assert network_of("testclient") == "testclient"


def test_connections_are_counted_for_each_guest_and_can_be_ended() -> None:
    connections, ended = Connections(max_per_guest=2), list[str]()
    end = ended.append
    with connections.register("ada", "10.0.0.1", end), connections.register("ada", "10.0.0.2", end):
        with (
            pytest.raises(TooManyRequests, match="you have 2 tables open at once"),
            connections.register("ada", "10.0.0.3", end),
        ):
            pass
        with connections.register("bo", "10.0.0.1", end):
            connections.revoke(Revocation("ada", "signed out"))
        assert ended == ["signed out", "signed out"]
    with connections.register("ada", "10.0.0.1", end):
        assert len(ended) == 2


def test_connections_are_counted_for_each_address_whoever_the_guests_are() -> None:
    connections = Connections(max_per_guest=30, max_per_address=2)
    near, far = "2001:db8::1", "2001:db8:0:1::1"
    with connections.register("ada", near, print), connections.register("bo", "2001:db8::2", print):
        with pytest.raises(TooManyRequests, match="2 connections from your address"):
            connections.check_limit("cy", near)
        connections.check_limit("cy", far)
    connections.check_limit("cy", near)
    assert not connections._by_network


def test_messages_are_counted_for_a_guest_on_all_connections_and_for_an_address() -> None:
    rates = MessageRates(2)
    for _ in range(6):
        rates.count("ada", "10.0.0.1")
    with pytest.raises(TooManyRequests, match="too many messages"):
        rates.count("ada", "10.0.0.2")
    for number in range(9):
        for _ in range(6):
            rates.count(f"guest {number}", "10.0.0.1")
    with pytest.raises(TooManyRequests, match="too many messages"):
        rates.count("another", "10.0.0.1")
    rates.count("another", "10.0.0.2")


def test_every_refusal_says_when_to_try_again() -> None:
    assert TooManyRequests("full").seconds > 0


# --- sockets ---------------------------------------------------------------------------------


def test_sockets_are_counted_in_total_and_for_each_address() -> None:
    limits = SocketLimits(total=4, per_address=2)
    limits.add("10.0.0.1")
    limits.add("10.0.0.1")
    with pytest.raises(TooManySockets, match="2 connections from your address") as one:
        limits.add("10.0.0.1")
    limits.add("2001:db8::1")
    limits.add("2001:db8::2")
    with pytest.raises(TooManySockets, match="as many connections as it can take") as full:
        limits.add("10.0.0.3")
    assert (one.value.status, full.value.status) == (429, 503)
    limits.remove("10.0.0.1")
    with pytest.raises(TooManySockets, match="2 connections from your address"):
        limits.add("2001:db8::3")
    limits.add("10.0.0.1")


def test_a_trusted_proxy_stands_for_many_visitors() -> None:
    limits = SocketLimits(total=0, per_address=1, trusted_proxies="10.0.0.1, 10.1.0.0/16")
    for address in ("10.0.0.1", "10.0.0.1", "10.1.2.3", "10.1.2.3", "10.0.0.2"):
        limits.add(address)
    with pytest.raises(TooManySockets):
        limits.add("10.0.0.2")
    assert "anything" in TrustedProxies("*")
    assert "" not in TrustedProxies("")


# --- messages that wait ----------------------------------------------------------------------


def test_a_connection_that_takes_too_little_is_ended_by_number_and_by_size(monkeypatch: pytest.MonkeyPatch) -> None:
    message = Outgoing(Pong())
    monkeypatch.setattr(send_queue, "MAX_BYTES", 3 * len(message.json))

    async def scenario() -> None:
        queue = send_queue.SendQueue()
        for _ in range(3):
            queue.put(message)
        assert not queue.ended.done()
        await queue.take()
        queue.put(message)
        assert not queue.ended.done()
        queue.put(message)
        assert queue.ended.result()[0] == send_queue.TOO_SLOW

    asyncio.run(scenario())
