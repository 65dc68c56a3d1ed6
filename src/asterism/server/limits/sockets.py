"""How many connections there may be, in total and from one address. Each process counts for itself."""

from __future__ import annotations

import ipaddress
from collections import Counter

from asterism.errors import AsterismError
from asterism.server.limits.rates import network_of

RETRY_SECONDS = 10


class TooManySockets(AsterismError):
    """A connection is refused."""

    seconds = RETRY_SECONDS

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status


class SocketLimits:
    """Counts connections. Those of proxies count in total only, since a proxy stands for many visitors."""

    def __init__(self, total: int, per_address: int, trusted_proxies: str = "") -> None:
        """0 means no limit."""
        self._max_total = total
        self._max_per_address = per_address
        self._proxies = TrustedProxies(trusted_proxies)
        self._by_network: Counter[str] = Counter()
        self._total = 0

    def add(self, address: str) -> None:
        """Count a connection from this address, or raise TooManySockets."""
        if self._max_total and self._total >= self._max_total:
            raise TooManySockets(503, "this server has as many connections as it can take; try again in a moment")
        network = network_of(address)
        if (
            self._max_per_address
            and self._by_network[network] >= self._max_per_address
            and address not in self._proxies
        ):
            raise TooManySockets(429, f"there are {self._max_per_address} connections from your address; close some")
        self._total += 1
        self._by_network[network] += 1

    def remove(self, address: str) -> None:
        """A connection that was counted has ended."""
        network = network_of(address)
        self._total -= 1
        self._by_network[network] -= 1
        if not self._by_network[network]:
            del self._by_network[network]


class TrustedProxies:
    """The addresses and networks of --trusted-proxies."""

    def __init__(self, setting: str) -> None:
        self._all = setting.strip() == "*"
        self._names = {part.strip() for part in setting.split(",") if part.strip()}
        self._networks = [network for name in self._names if (network := network_called(name)) is not None]

    def __contains__(self, address: str) -> bool:
        """Whether this is the address of a trusted proxy."""
        if self._all or address in self._names:
            return True
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(parsed in network for network in self._networks)


def network_called(name: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    """A network or a single address; None for any other name."""
    try:
        return ipaddress.ip_network(name, strict=False)
    except ValueError:
        return None
