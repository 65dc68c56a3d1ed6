"""Rate limits, so that one visitor cannot take the server from all others. Each process counts for itself."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable

from asterism.server.clock import steady
from asterism.server.errors import TooManyRequests
from asterism.server.settings import Settings

MAX_KEYS = 10_000
"""When this many keys are stored, those with a full burst are dropped."""


class Rate:
    """A token bucket for each key: a number per second after a burst. A rate of 0 means no limit."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float] = steady) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}
        """For each key the tokens left, and the time at which they were counted."""

    def wait(self, key: str = "") -> float:
        """Take one token and return 0, or return the seconds until there is one."""
        if not self._per_second:
            return 0.0
        now = self._clock()
        left = self._tokens_left(key, now)
        if left < 1:
            return (1 - left) / self._per_second
        if len(self._buckets) >= MAX_KEYS:
            self._drop_full_buckets(now)
        self._buckets[key] = (left - 1, now)
        return 0.0

    def _tokens_left(self, key: str, now: float) -> float:
        left, since = self._buckets.get(key, (self._burst, now))
        return min(self._burst, left + (now - since) * self._per_second)

    def _drop_full_buckets(self, now: float) -> None:
        """Remove the keys that have been idle: a missing key stands for a full bucket."""
        self._buckets = {
            key: bucket for key, bucket in self._buckets.items() if self._tokens_left(key, now) < self._burst
        }


class Limits:
    """The rate limits of one server process on HTTP requests."""

    def __init__(self, settings: Settings) -> None:
        self._new_tables = per_minute(settings.new_tables_per_minute)
        self._passwords = per_minute(settings.passwords_per_minute)

    def count_new_table(self, address: str) -> None:
        """Count a new table from this address."""
        refuse_if_early(self._new_tables.wait(network_of(address)), "too many new tables from your address")

    def count_password(self, address: str, login: str = "") -> None:
        """Count a password or one-time link from this address; attempts at one account also count together."""
        waits = [self._passwords.wait(network_of(address))]
        if login:
            waits.append(self._passwords.wait(f"login {login}"))
        refuse_if_early(max(waits), "too many attempts")


def per_minute(number: int) -> Rate:
    """A rate that allows the number for a whole minute at once."""
    return Rate(number / 60, number)


def refuse_if_early(seconds: float, problem: str) -> None:
    """Raise TooManyRequests if there is time to wait; the message says how long."""
    if seconds > 0:
        whole = int(seconds) + 1
        raise TooManyRequests(f"{problem}; try again in {whole} second{'s' if whole > 1 else ''}", whole)


def network_of(address: str) -> str:
    """What counts as one visitor: an IPv4 address, or the /64 network that comes with an IPv6 address."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network((parsed, 64), strict=False)) if parsed.version == 6 else address  # noqa: PLR2004
