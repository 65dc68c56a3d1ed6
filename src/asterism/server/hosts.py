"""Under which names this server may be reached.

A foreign page can let its own name lead to this machine (DNS rebinding). To the browser it is then a page of this
server. So a request for an unknown name is refused. An address instead of a name is no danger: nobody can let that lead
elsewhere. It is always allowed, and with it every way to reach a server in the home network.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Mapping

HOST_HEADER = re.compile(r"(?:\[(?P<v6>[0-9A-Fa-f:.]+)\]|(?P<name>[^:\[\]]+))(?::[0-9]{1,5})?")
ALL = "*"
ANY_SUBDOMAIN = "*."
FORWARDING_HEADERS = ("x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-real-ip", "forwarded", "via")
"""Headers by which a proxy shows that a request comes from somewhere else."""


class AllowedHosts:
    """Decides on the Host header of requests."""

    def __init__(self, listening_on: str, names: str, machine: str | None = None) -> None:
        """`listening_on` and `names` are the settings of the host; `machine` is the name of this machine."""
        listed = {normal(name) for name in names.split(",")}
        self._names = {"localhost", normal(listening_on), *names_of(machine or socket.gethostname()), *listed} - {""}
        self._domains = tuple(name.removeprefix("*") for name in {"*.localhost", *listed} if name.startswith("*."))
        self._allows_all = ALL in listed

    def allow(self, host: str) -> bool:
        """Whether this is the Host header of a request for this server."""
        found = HOST_HEADER.fullmatch(host)
        if found is None:
            return False
        name = normal(found["v6"] or found["name"])
        return self._allows_all or is_address(name) or name in self._names or name.endswith(self._domains)


def names_of(machine: str) -> set[str]:
    """The names of a machine in its own network."""
    first = normal(machine).partition(".")[0]
    return {normal(machine), first, f"{first}.local"} if first else set()


def normal(name: str) -> str:
    """A name as it is compared: in small letters, without the dot of the root."""
    return name.strip().lower().removesuffix(".")


def is_from_this_machine(headers: Mapping[str, str], address: str) -> bool:
    """Whether a request was made on this machine. One that a proxy forwards was not, whatever address it names."""
    return not any(name in headers for name in FORWARDING_HEADERS) and is_loopback(address)


def is_loopback(address: str) -> bool:
    """Whether this is the address of the machine itself."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else None
    return (mapped or parsed).is_loopback


def is_address(name: str) -> bool:
    """Whether this is an address and not a name."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
