"""To which addresses this server sends notices.

People name the addresses of their push services and webhooks, so nobody may use them to reach what only this machine
or its network can reach. A name is judged by the addresses that it has at the moment of connecting, and no answer
leads elsewhere.
"""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from asterism.errors import AsterismError
from asterism.server.hosts import is_address

NAT64 = ipaddress.ip_network("64:ff9b::/96")
"""IPv6 addresses that lead to the IPv4 address in their last 32 bits."""
MAX_URL = 2000


class PrivateAddress(OSError):
    """A name or address leads into a private network."""


def check_url(url: str, *, allow_private: bool) -> None:
    """AsterismError unless notices may be sent to this URL."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
    except ValueError:
        host = None
    schemes = {"https", "http"} if allow_private else {"https"}
    if host is None or len(url) > MAX_URL or not url.isascii() or not url.isprintable() or parts.username is not None:
        raise AsterismError("this is not an address to which a notice can be sent", "refused-push-address")
    if parts.scheme not in schemes:
        raise AsterismError("notices are only sent to addresses that begin with https://", "refused-push-https")
    if not allow_private and is_numeric(host) and not (is_address(host) and is_public(host)):
        raise AsterismError("this server sends no notices into private networks", "refused-push-private")


def is_numeric(host: str) -> bool:
    """Whether a host is an address and no name, in whatever way it is written: 127.1 and 0x7f000001 are 127.0.0.1 too.

    Nothing looks these up, so they are judged before.
    """
    last = host.rstrip(".").rpartition(".")[2]
    return ":" in host or last.isdigit() or last.startswith("0x")


def is_public(address: str) -> bool:
    """Whether an IP address is one of the public network."""
    parsed = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(parsed, ipaddress.IPv6Address):
        inner = parsed.ipv4_mapped or parsed.sixtofour or (parsed.teredo and parsed.teredo[1])
        if parsed in NAT64:
            inner = ipaddress.IPv4Address(int(parsed) & 0xFFFF_FFFF)
        if inner is not None and not is_public(str(inner)):
            return False
    return parsed.is_global and not parsed.is_multicast


def host_of(url: str) -> str:
    """Where a URL leads, for people."""
    return urlsplit(url).hostname or ""


def origin_of(url: str) -> str:
    """Scheme, host and port of a URL."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
