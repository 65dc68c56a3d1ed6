"""Where other devices in the same network find this server: people in one room join under such an address."""

from __future__ import annotations

import socket

from asterism.server.hosts import is_loopback

EVERYWHERE = "0.0.0.0"  # noqa: S104 (only with --lan, or if the host says so)
ALL_ADDRESSES = {EVERYWHERE, "::"}
SOMEWHERE = ("192.0.2.1", 9)
"""An address that is no machine's (RFC 5737). Nothing is sent: the system only says which of its own it would use."""


def host_for_others(listening_on: str) -> str | None:
    """The host in addresses that other devices can open; None where only this machine can, or nobody knows it."""
    if listening_on in ALL_ADDRESSES:
        return own_address()
    return None if is_for_this_machine(listening_on) else listening_on


def is_for_this_machine(listening_on: str) -> bool:
    """Whether a server that listens there cannot be reached by other devices."""
    return listening_on == "localhost" or is_loopback(listening_on)


def own_address() -> str | None:
    """The address of this machine in its network; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if is_loopback(address) else address


def page_address(host: str, port: int) -> str:
    """The address of the home page."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"
