"""Limits, so that one visitor cannot take the server from all others. They count in one process."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable

from asterism.errors import AsterismError
from asterism.server.settings import Settings

MOST_KEYS = 10_000


class TooManyRequests(AsterismError):
    """Somebody asks too often or for too much; `seconds` says when to try again, if waiting helps."""

    def __init__(self, message: str, seconds: int = 0) -> None:
        super().__init__(message)
        self.seconds = seconds


class Rate:
    """So many of something per second for each key, after a burst. A rate of nothing is no limit."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}
        """For each key what was left, and when."""

    def wait(self, key: str = "") -> float:
        """Count one more and return 0, or return the seconds until one more would be fine."""
        if not self._per_second:
            return 0.0
        now = self._clock()
        left = self._now_left(key, now)
        if left < 1:
            return (1 - left) / self._per_second
        if len(self._left) >= MOST_KEYS:
            self._forget_the_idle(now)
        self._left[key] = (left - 1, now)
        return 0.0

    def _now_left(self, key: str, now: float) -> float:
        left, since = self._left.get(key, (self._burst, now))
        return min(self._burst, left + (now - since) * self._per_second)

    def _forget_the_idle(self, now: float) -> None:
        self._left = {key: value for key, value in self._left.items() if self._now_left(key, now) < self._burst}


class Limits:
    """The limits of one server process on what may be asked over HTTP."""

    def __init__(self, settings: Settings) -> None:
        self._openings = per_minute(settings.openings_per_minute)
        self._passwords = per_minute(settings.passwords_per_minute)

    def count_opening(self, address: str) -> None:
        """One more table from this address."""
        refuse_if_early(self._openings.wait(network_of(address)), "too many new tables from your address")

    def count_password(self, address: str, name: str = "") -> None:
        """One more password or one-time link from this address; guesses at one account count together, too."""
        waits = [self._passwords.wait(network_of(address))]
        if name:
            waits.append(self._passwords.wait(f"name {name}"))
        refuse_if_early(max(waits), "too many tries")


def per_minute(number: int) -> Rate:
    """A rate that allows the whole minute's number at once."""
    return Rate(number / 60, number)


def refuse_if_early(seconds: float, what: str) -> None:
    """Say how long to wait, if at all."""
    if seconds > 0:
        whole = int(seconds) + 1
        raise TooManyRequests(f"{what}; try again in {whole} second{'s' if whole > 1 else ''}", whole)


def network_of(address: str) -> str:
    """Whoever has one IPv6 address has all of its network, so that counts as one."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network((parsed, 64), strict=False)) if parsed.version == 6 else address  # noqa: PLR2004
