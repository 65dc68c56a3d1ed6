"""The built front end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.static_files import create_static_files_router

STATIC = Path(__file__).parent.parent / "static"


@get(["/", "/{address:path}"], media_type=MediaType.HTML, include_in_schema=False)
async def show_page(address: str = "") -> Response[bytes]:
    """The front end at every address; it knows its pages itself (`web/src/app/pages.ts`)."""
    if address.startswith(("/api/", "/assets/")):
        raise NotFoundException(f"there is nothing at {address}")
    page = STATIC / "index.html"
    if not page.exists():
        raise NotFoundException("the front end is not built; run `make play`, or `python web/assemble.py`")
    return Response(page.read_bytes(), headers={"Cache-Control": "no-cache"})


ROUTES: list[Any] = [show_page]
if (STATIC / "assets").is_dir():
    ROUTES.append(create_static_files_router(path="/assets", directories=[STATIC / "assets"]))
