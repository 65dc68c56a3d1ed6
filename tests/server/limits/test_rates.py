"""Rate limits, with a clock that the test moves."""

from __future__ import annotations

import pytest

from asterism.server.accounts.revocations import Revocation
from asterism.server.errors import TooManyRequests
from asterism.server.limits.rates import MAX_SLOWDOWN_SECONDS, Limits, PasswordLimits, Rate, network_of
from asterism.server.realtime.connections import Connections
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
    with connections.register("ada", ended.append), connections.register("ada", ended.append):
        with (
            pytest.raises(TooManyRequests, match="you have 2 tables open at once"),
            connections.register("ada", ended.append),
        ):
            pass
        with connections.register("bo", ended.append):
            connections.revoke(Revocation("ada", "signed out"))
        assert ended == ["signed out", "signed out"]
    with connections.register("ada", ended.append):
        assert len(ended) == 2
