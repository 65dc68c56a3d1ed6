"""Rate limits, so that one visitor cannot take the server from all others. Each process counts for itself."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Callable

from asterism.server.clock import steady
from asterism.server.errors import TooManyRequests
from asterism.server.settings import Settings

MAX_KEYS = 10_000
"""How many keys a rate remembers: those that were counted last."""

ACCOUNTS_PER_ADDRESS = 3
"""From one address there may be this many times as many passwords for all accounts as for one."""
ADDRESSES_PER_ACCOUNT = 6
"""From all addresses there may be this many times as many passwords for one account before each has to wait."""
MAX_SLOWDOWN_SECONDS = 5.0
WEBHOOKS_PER_MINUTE = 20
"""Webhooks that people at one address add, and notifications that they send to try them out."""


class Rate:
    """A token bucket for each key: a number per second after a burst. A rate of 0 means no limit."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float] = steady) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """For each key the tokens left, and the time at which they were counted."""

    def wait(self, key: str = "") -> float:
        """Take one token and return 0, or return the seconds until there is one."""
        if not self._per_second:
            return 0.0
        left = self._tokens_left(key)
        seconds = max(0.0, (1 - left) / self._per_second)
        self._set_tokens_left(key, left if seconds else left - 1)
        return seconds

    def reserve(self, key: str, max_seconds: float) -> float:
        """Take one token even if there is none yet; returns the seconds until there is, but no more than this."""
        if not self._per_second:
            return 0.0
        left = self._tokens_left(key)
        seconds = max(0.0, (1 - left) / self._per_second)
        self._set_tokens_left(key, left if seconds >= max_seconds else left - 1)
        return min(seconds, max_seconds)

    def _tokens_left(self, key: str) -> float:
        now = self._clock()
        left, since = self._buckets.get(key, (self._burst, now))
        return min(self._burst, left + (now - since) * self._per_second)

    def _set_tokens_left(self, key: str, left: float) -> None:
        self._buckets[key] = (left, self._clock())
        self._buckets.move_to_end(key)
        if len(self._buckets) > MAX_KEYS:
            self._buckets.popitem(last=False)


class Limits:
    """The rate limits of one server process on HTTP requests."""

    def __init__(self, settings: Settings) -> None:
        self._new_tables = per_minute(settings.new_tables_per_minute)
        self._webhooks = per_minute(WEBHOOKS_PER_MINUTE)
        self.passwords = PasswordLimits(settings.passwords_per_minute)

    def count_new_table(self, address: str) -> None:
        """Count a new table from this address."""
        refuse_if_early(self._new_tables.wait(network_of(address)), "too many new tables from your address")

    def count_webhook(self, address: str) -> None:
        """Count a webhook that somebody at this address adds, or a notification that they send to try one out."""
        refuse_if_early(self._webhooks.wait(network_of(address)), "too many webhooks and tests from your address")


class PasswordLimits:
    """The limits on passwords and one-time links.

    A client that guesses is refused: at one account from one address, and at all accounts from one address. The owner
    of the account gets in from another address all the same. Guesses at one account from many addresses are slowed
    down, but never refused: the owner could be among them.
    """

    def __init__(self, number: int, clock: Callable[[], float] = steady) -> None:
        """`number` is that of passwords for one account from one address in a minute."""
        self._at_account_from_address = per_minute(number, clock)
        self._from_address = per_minute(ACCOUNTS_PER_ADDRESS * number, clock)
        self._at_account = per_minute(ADDRESSES_PER_ACCOUNT * number, clock)

    def count(self, address: str, account: str = "") -> float:
        """Count a password, or a link if no account is given; returns the seconds to wait before it is checked."""
        network = network_of(address)
        if account:
            problem = "too many passwords for this account from your address"
            refuse_if_early(self._at_account_from_address.wait(f"{network} {account}"), problem)
        refuse_if_early(self._from_address.wait(network), "too many passwords or links from your address")
        return self._at_account.reserve(account, MAX_SLOWDOWN_SECONDS) if account else 0.0


def per_minute(number: int, clock: Callable[[], float] = steady) -> Rate:
    """A rate that allows the number for a whole minute at once."""
    return Rate(number / 60, number, clock)


def refuse_if_early(seconds: float, problem: str) -> None:
    """Raise TooManyRequests if there is time to wait; the message says how long."""
    if seconds > 0:
        whole = int(seconds) + 1
        message = f"{problem}; try again in {whole} second{'s' if whole > 1 else ''}"
        raise TooManyRequests(message, whole, "refused-too-fast", wait=whole)


def network_of(address: str) -> str:
    """What counts as one visitor: an IPv4 address, or the /64 network that comes with an IPv6 address."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, ipaddress.IPv6Address):
        return str(parsed)
    return str(parsed.ipv4_mapped or ipaddress.ip_network((parsed, 64), strict=False))
