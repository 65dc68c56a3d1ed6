"""Which page a request comes from. Browsers say so in headers that a page cannot forge."""

from __future__ import annotations

from collections.abc import Mapping

ALLOWED_FETCH_SITES = {None, "same-origin", "none"}


def is_own_page(headers: Mapping[str, str]) -> bool:
    """Whether the request comes from a page of this server, or from a program, which sends no such headers."""
    origin = headers.get("origin")
    is_same_host = origin is None or origin.partition("://")[2] == headers.get("host")
    return is_same_host and headers.get("sec-fetch-site") in ALLOWED_FETCH_SITES
