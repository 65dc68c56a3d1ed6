"""The host's own texts."""

from __future__ import annotations

import asyncio

from litestar import get
from litestar.di import NamedDependency as Injected
from litestar.params import FromPath, FromQuery

from asterism.server.errors import NotFound
from asterism.server.host_texts import KINDS, host_text
from asterism.server.http.errors import error_responses
from asterism.server.protocol.models import HostText
from asterism.server.settings import Settings


@get("/api/texts/{kind:str}", responses=error_responses(404))
async def show_text(kind: FromPath[str], settings: Injected[Settings], language: FromQuery[str] = "en") -> HostText:
    """Show the terms of use, or the imprint, in this language if there is one."""
    for known in KINDS:
        if kind == known:
            return await asyncio.to_thread(host_text, settings, known, language)
    raise NotFound(f"there is no text called {kind}; there are {' and '.join(KINDS)}")


ROUTES = [show_text]
