"""Invitations: the address under which other devices find this server, and addresses as QR codes."""

from __future__ import annotations

import asyncio

import segno
from litestar import Response, get, post
from litestar.di import NamedDependency as Injected
from litestar.params import JSONBody

from asterism.errors import AsterismError
from asterism.server.hosts import is_from_this_machine
from asterism.server.http.auth import AnyRequest, address_of
from asterism.server.http.errors import error_responses
from asterism.server.local_network import host_for_others, is_for_this_machine, page_address
from asterism.server.protocol import account, models
from asterism.server.settings import Settings

HTTP_PORT = 80


@get("/api/reach", responses=error_responses())
async def show_reach(request: AnyRequest, settings: Injected[Settings]) -> models.Reach:
    """Show how other devices reach this server. Only a browser on the same machine needs it, and gets an answer."""
    if not is_from_this_machine(request.headers, address_of(request)):
        return models.Reach("unknown", None)
    if is_for_this_machine(settings.host):
        return models.Reach("here", None)
    address = await asyncio.to_thread(address_for_others, request, settings)
    return models.Reach("network" if address else "unknown", address)


@post("/api/qr", status_code=200, media_type="image/svg+xml", responses=error_responses())
async def draw_qr_code(
    request: AnyRequest, data: JSONBody[account.QrCode], settings: Injected[Settings]
) -> Response[bytes]:
    """Draw an address of this server as a QR code, for the camera of another device."""
    return Response(await asyncio.to_thread(qr_code_of, request, settings, data.address))


def qr_code_of(request: AnyRequest, settings: Settings, address: str) -> bytes:
    """The QR code of an address as an SVG image."""
    own = request.headers.get("host")
    pages = [f"http://{own}/", f"https://{own}/", address_for_others(request, settings)]
    if not any(page and address.startswith(page) for page in pages):
        raise AsterismError("only addresses of this server become QR codes here")
    code = segno.make(address, error="m", micro=False)
    return code.svg_inline(border=2, omitsize=True, dark="#000", light="#fff").encode()


def address_for_others(request: AnyRequest, settings: Settings) -> str | None:
    """The address of the home page for other devices, on the port that this request came to."""
    host = host_for_others(settings.host)
    server = request.scope["server"]
    return page_address(host, server[1] or HTTP_PORT) if host and server else None


ROUTES = [show_reach, draw_qr_code]
