"""Rate limits, with a clock that the test moves."""

from __future__ import annotations

import pytest

from asterism.server.errors import TooManyRequests
from asterism.server.limits.rates import Limits, Rate, network_of
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


def test_a_rate_drops_idle_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("asterism.server.limits.rates.MAX_KEYS", 10)
    clock = Clock()
    rate = Rate(1, 1, clock)
    for number in range(10):
        rate.wait(str(number))
    clock.now += 5
    rate.wait("new")
    assert list(rate._buckets) == ["new"]


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


def test_attempts_at_one_account_count_together_from_all_addresses() -> None:
    limits = Limits(Settings(passwords_per_minute=3))
    for number in range(3):
        limits.count_password(f"10.0.0.{number}", "ada")
    with pytest.raises(TooManyRequests, match="too many attempts"):
        limits.count_password("10.0.0.9", "ada")
    limits.count_password("10.0.0.8", "bo")


def test_an_ipv6_network_counts_as_one_visitor() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff")
    assert network_of("2001:db8::1") != network_of("2001:db8:0:1::1")
    assert network_of("10.0.0.1") == "10.0.0.1"
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
            connections.disconnect("ada", "signed out")
        assert ended == ["signed out", "signed out"]
    with connections.register("ada", ended.append):
        assert len(ended) == 2
