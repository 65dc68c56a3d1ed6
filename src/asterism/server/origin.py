"""Which page a request comes from. Browsers say so in headers that a page cannot forge."""

from __future__ import annotations

from collections.abc import Mapping

ALLOWED_FETCH_SITES = {None, "same-origin", "none"}
ENCRYPTED = {"https", "wss"}


def is_own_page(headers: Mapping[str, str], scheme: str) -> bool:
    """Whether the request comes from a page of this server, or from a program, which sends no such headers.

    A page that came without encryption may have been changed on its way, so it may send nothing over https. The other
    way round counts as our own: a proxy may serve https and not say so.
    """
    origin = headers.get("origin")
    if origin is not None:
        page_scheme, _, page_host = origin.partition("://")
        if page_host != headers.get("host") or (scheme in ENCRYPTED and page_scheme != "https"):
            return False
    return headers.get("sec-fetch-site") in ALLOWED_FETCH_SITES
