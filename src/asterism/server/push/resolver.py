"""The addresses of a name, if all of them are public."""

from __future__ import annotations

import socket

from aiohttp import ThreadedResolver
from aiohttp.abc import ResolveResult

from asterism.server.push.addresses import PrivateAddress, is_public


class PublicResolver(ThreadedResolver):
    """Refuses names that lead into private networks. The connection goes to the addresses that were judged."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """All addresses of a name."""
        found = await super().resolve(host, port, family)
        if not all(is_public(one["host"]) for one in found):
            raise PrivateAddress(f"{host} leads into a private network")
        return found
