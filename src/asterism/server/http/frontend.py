"""The built front end: one page at every address, and files whose names change with their content.

The build writes a file's hash into its name or its folder's, so browsers may cache it for ever; the page, which names
the scripts, and the manifest, which names the engine's files, are requested again each time. Compressed copies lie
beside the files (`web/compress.ts`, `web/compress-files.mjs`).
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency as Injected
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from asterism.server.built_files import COMPRESSED, ENGINE, ENGINE_MANIFEST, PAGE, STATIC
from asterism.server.http.previews import language_of, preview_of, with_preview
from asterism.server.settings import Settings
from asterism.server.tables.registry import TableRegistry

INLINE_SCRIPT = re.compile(rb"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", re.DOTALL)
RELATIVE_LINK = re.compile(rb'(?<=\s)(href|src)="\./')
SAID_BY_PAGE = re.compile(rb'<meta name="asterism-([a-z-]+)" content="[^"]*" />')
"""What the page says about tables that it runs by itself: a setting's name, with hyphens, and its value."""
SERVICE_WORKER = "/service-worker.js"
"""Keeps the app in the browser. It must lie at the root, because it may only serve addresses below its own."""
CACHE_FOR_EVER = "public, max-age=31536000, immutable"
CACHE_FOR_AN_HOUR = "public, max-age=3600"
MEDIA_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".whl": "application/zip",
    ".zip": "application/zip",
    ".json": "application/json",
    ".woff2": "font/woff2",
    ".webp": "image/webp",
    ".webmanifest": "application/manifest+json",
}


@get("/assets/{name:str}", include_in_schema=False)
async def show_asset(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the build."""
    return await file_response(STATIC / "assets", name, request)


@get("/engine/{name:path}", include_in_schema=False)
async def show_engine_file(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file with which a browser plays by itself."""
    name = name.removeprefix("/")
    if not (ENGINE / ENGINE_MANIFEST).exists():
        raise NotFoundException("the files for play in the browser are not built; run `python web/engine_files.py`")
    return await file_response(ENGINE, name, request, "no-cache" if name == ENGINE_MANIFEST else CACHE_FOR_EVER)


@get(["/", "/{address:path}"], include_in_schema=False)
async def show_page(
    request: Request[Any, Any, Any],
    settings: Injected[Settings],
    registry: Injected[TableRegistry],
    address: FromPath[str] = "/",
) -> Response[bytes]:
    """The app at every address, since it finds its pages itself; icons, manifest and service worker lie beside it."""
    if address.startswith(("/api/", "/assets/", "/engine/")):
        raise NotFoundException(f"there is nothing at {address}")
    if address == SERVICE_WORKER and is_file(worker := STATIC / SERVICE_WORKER.removeprefix("/")):
        return Response(worker.read_bytes(), headers={"Cache-Control": "no-cache"}, media_type=media_type_of(worker))
    icon = STATIC / address.removeprefix("/")
    if icon.parent == STATIC and icon.suffix in {".png", ".svg", ".webmanifest"} and is_file(icon):
        return Response(icon.read_bytes(), headers={"Cache-Control": CACHE_FOR_AN_HOUR}, media_type=media_type_of(icon))
    if not PAGE.exists():
        raise NotFoundException("the front end is not built; run `make play`, or `python web/assemble.py`")
    content = with_settings(from_the_root(PAGE.read_bytes()), settings)
    language = language_of(request.query_params, request.headers.get("Accept-Language", ""))
    preview = await preview_of(address, language, registry)
    content = with_preview(content, preview, str(request.base_url).rstrip("/"), request.url.path, language)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return Response(content, headers=headers, media_type=MediaType.HTML)


def from_the_root(page: bytes) -> bytes:
    """The page with what it links to named from the root, because it is at every path."""
    return RELATIVE_LINK.sub(rb'\1="/', page)


def with_settings(page: bytes, settings: Settings) -> bytes:
    """The page with this host's settings in it."""

    def said(found: re.Match[bytes]) -> bytes:
        name = found[1].decode()
        return f'<meta name="asterism-{name}" content="{getattr(settings, name.replace("-", "_"))}" />'.encode()

    return SAID_BY_PAGE.sub(said, page)


async def file_response(
    folder: Path, name: str, request: Request[Any, Any, Any], cache: str = CACHE_FOR_EVER
) -> Response[bytes]:
    """A file of a folder, in the smallest encoding that the browser accepts."""
    file = folder / name
    hidden = any(part.startswith(".") for part in Path(name).parts)  # as in "..", or the stamp of a build
    if hidden or not file.is_relative_to(folder) or not is_file(file):
        raise NotFoundException(f"there is no file called {name}")
    accepted = {word.split(";")[0].strip() for word in request.headers.get("Accept-Encoding", "").split(",")}
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    sent = file
    for encoding, ending in COMPRESSED.items():
        compressed = file.with_name(file.name + ending)
        if encoding in accepted and compressed.is_file():
            headers["Content-Encoding"], sent = encoding, compressed
            break
    content = await asyncio.to_thread(sent.read_bytes)
    return Response(content, headers=headers, media_type=media_type_of(file))


def is_file(path: Path) -> bool:
    """Whether there is such a file; a name that no file can have is none."""
    try:
        return path.is_file()
    except OSError:
        return False


def inline_scripts() -> list[str]:
    """The scripts inside the page, as the content security policy names them: by their hashes."""
    found = INLINE_SCRIPT.findall(PAGE.read_bytes()) if PAGE.exists() else []
    return [f"'sha256-{base64.b64encode(hashlib.sha256(script).digest()).decode()}'" for script in found]


def media_type_of(file: Path) -> str:
    """The media type; the ones that a system may have wrong are listed in `MEDIA_TYPES`."""
    return MEDIA_TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"


ROUTES: list[Any] = [show_asset, show_engine_file, show_page]
