"""Which page speaks: browsers say so in headers that pages cannot forge."""

from __future__ import annotations

from collections.abc import Mapping

OWN_SITES = {None, "same-origin", "none"}


def is_own_page(headers: Mapping[str, str]) -> bool:
    """Browsers say which page a request comes from; programs say nothing of the kind."""
    origin = headers.get("origin")
    from_here = origin is None or origin.partition("://")[2] == headers.get("host")
    return from_here and headers.get("sec-fetch-site") in OWN_SITES
