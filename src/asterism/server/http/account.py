"""Oneself: the name, another device, the account, and all that is kept of a person."""

from __future__ import annotations

from typing import Any

import segno
from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody

from asterism.errors import AsterismError
from asterism.server.accounts.accounts import Account, Accounts
from asterism.server.accounts.credentials import LINK_SECONDS, Credentials
from asterism.server.accounts.guest_cookies import COOKIE, GuestCookies
from asterism.server.accounts.names import login_key
from asterism.server.accounts.privacy import Privacy
from asterism.server.http.auth import AnyRequest, address_of, set_cookie
from asterism.server.http.errors import error_responses
from asterism.server.limits.rates import Limits
from asterism.server.protocol import account
from asterism.server.realtime.connections import Connections


@get("/api/me", responses=error_responses())
async def show_me(people: Given[Accounts], person: Given[str]) -> account.Me:
    """Who this browser is."""
    return as_told(await people.person(person))


@put("/api/me", responses=error_responses())
async def change_name(data: JSONBody[account.NewName], people: Given[Accounts], person: Given[str]) -> account.Me:
    """Go by another name, at tables from now on."""
    await people.rename(person, data.name)
    return as_told(await people.person(person))


@put("/api/me/rated", responses=error_responses())
async def take_part_in_ratings(
    data: JSONBody[account.RatingPreference], people: Given[Accounts], person: Given[str]
) -> account.Me:
    """Be in the lists of ratings, or not any more: then nobody sees the person's numbers."""
    await people.take_part_in_ratings(person, wanted=data.rated)
    return as_told(await people.person(person))


@get("/api/me/export", responses=error_responses())
async def export_me(privacy: Given[Privacy], person: Given[str]) -> dict[str, Any]:
    """All that this server keeps of the person."""
    return await privacy.all_of(person)


@delete("/api/me", status_code=204, responses=error_responses(401))
async def forget_me(
    request: AnyRequest,
    data: JSONBody[account.EraseMe],
    people: Given[Accounts],
    privacy: Given[Privacy],
    limits: Given[Limits],
    lines: Given[Connections],
    person: Given[str],
) -> None:
    """Delete the account and all that was told: at every table the person's name and words go, and a bot plays on."""
    if (await people.person(person)).login is not None:
        limits.count_password(address_of(request))
        await people.check_password(person, data.password)
    await privacy.forget(person)
    lines.disconnect(person, "you have been forgotten here, as you wished")
    set_cookie(request, None)


def as_told(person: Account) -> account.Me:
    """What a browser learns of the person it is."""
    return account.Me(person.name, person.login, person.rated)


# --- another device --------------------------------------------------------------------------


@post("/api/me/link", responses=error_responses())
async def make_link(passes: Given[Credentials], person: Given[str]) -> account.Link:
    """A link that makes one other device the same person. It works once, for ten minutes."""
    return account.Link(f"/link#{await passes.new_link(person)}", LINK_SECONDS)


@post("/api/link", status_code=200, responses=error_responses(401))
async def claim_link(
    request: AnyRequest,
    data: JSONBody[account.ClaimLink],
    passes: Given[Credentials],
    people: Given[Accounts],
    limits: Given[Limits],
) -> account.Me:
    """Become the person who made the link. Opening its page does not use it up; this does."""
    limits.count_password(address_of(request))
    guest = await passes.claim_link(data.secret)
    set_cookie(request, guest)
    return as_told(await people.person(guest))


@post("/api/qr", status_code=200, media_type="image/svg+xml", responses=error_responses())
async def draw_code(request: AnyRequest, data: JSONBody[account.QrCode]) -> Response[bytes]:
    """An address of this server as a QR code, to be read by another device's camera."""
    if not data.address.startswith(
        (f"http://{request.headers.get('host')}/", f"https://{request.headers.get('host')}/")
    ):
        raise AsterismError("only addresses of this server become codes here")
    code = segno.make(data.address, error="m", micro=False)
    return Response(code.svg_inline(border=2, omitsize=True, dark="#000", light="#fff").encode())


# --- the account -----------------------------------------------------------------------------


@post("/api/me/account", responses=error_responses(409))
async def open_account(
    request: AnyRequest,
    data: JSONBody[account.NewAccount],
    people: Given[Accounts],
    limits: Given[Limits],
    person: Given[str],
) -> account.Me:
    """Give the guest that this browser is a name and a password to be found again by."""
    limits.count_password(address_of(request))
    await people.open_account(person, data.login, data.password)
    return as_told(await people.person(person))


@post("/api/session", status_code=200, responses=error_responses(401))
async def sign_in(
    request: AnyRequest, data: JSONBody[account.SignIn], people: Given[Accounts], limits: Given[Limits]
) -> account.Me:
    """Become the person of an account; the guest that the browser was before stays behind."""
    limits.count_password(address_of(request), login_key(data.login))
    guest = await people.sign_in(data.login, data.password)
    set_cookie(request, guest)
    return as_told(await people.person(guest))


@delete("/api/session", status_code=204, responses=error_responses())
async def sign_out(request: AnyRequest) -> None:
    """Be nobody in this browser."""
    set_cookie(request, None)


@delete("/api/session/all", status_code=204, responses=error_responses())
async def sign_out_everywhere(
    request: AnyRequest, people: Given[Accounts], guest_cookies: Given[GuestCookies], lines: Given[Connections]
) -> None:
    """Be nobody in this browser and in all others where this person is signed in."""
    guest = guest_cookies.read(request.cookies.get(COOKIE))
    set_cookie(request, None)
    if guest is not None:
        await people.sign_out_everywhere(guest)
        lines.disconnect(guest, "you have signed out")


@put("/api/me/password", status_code=204, responses=error_responses(401))
async def change_password(
    request: AnyRequest,
    data: JSONBody[account.NewPassword],
    people: Given[Accounts],
    limits: Given[Limits],
    lines: Given[Connections],
    person: Given[str],
) -> None:
    """Set another password. All other devices have to sign in again."""
    limits.count_password(address_of(request))
    await people.change_password(person, data.old, data.new)
    lines.disconnect(person, "your password has changed; sign in again")
    set_cookie(request, person)


ROUTES = [
    show_me,
    change_name,
    take_part_in_ratings,
    export_me,
    forget_me,
    make_link,
    claim_link,
    draw_code,
    open_account,
    sign_in,
    sign_out,
    sign_out_everywhere,
    change_password,
]
