"""Oneself: the name, another device, the account, and all that is kept of a person."""

from __future__ import annotations

from typing import Any

import segno
from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody

from asterism.errors import AsterismError
from asterism.server import forms
from asterism.server.doors.guests import Asking, address_of, hand_cookie
from asterism.server.doors.refusals import faults
from asterism.server.identity import COOKIE, Identity
from asterism.server.limits import Limits
from asterism.server.lines import Lines
from asterism.server.names import login_key
from asterism.server.passes import LINK_SECONDS, Passes
from asterism.server.people import People, Person
from asterism.server.remembrance import Remembrance


@get("/api/me", responses=faults())
async def show_me(people: Given[People], person: Given[str]) -> forms.Me:
    """Who this browser is."""
    return as_told(await people.person(person))


@put("/api/me", responses=faults())
async def change_name(data: JSONBody[forms.NewName], people: Given[People], person: Given[str]) -> forms.Me:
    """Go by another name, at tables from now on."""
    await people.rename(person, data.name)
    return as_told(await people.person(person))


@put("/api/me/rated", responses=faults())
async def take_part_in_ratings(data: JSONBody[forms.RatingWish], people: Given[People], person: Given[str]) -> forms.Me:
    """Be in the lists of ratings, or not any more: then nobody sees the person's numbers."""
    await people.take_part_in_ratings(person, wanted=data.rated)
    return as_told(await people.person(person))


@get("/api/me/export", responses=faults())
async def export_me(remembrance: Given[Remembrance], person: Given[str]) -> dict[str, Any]:
    """All that this server keeps of the person."""
    return await remembrance.all_of(person)


@delete("/api/me", status_code=204, responses=faults(401))
async def forget_me(
    request: Asking,
    data: JSONBody[forms.Farewell],
    people: Given[People],
    remembrance: Given[Remembrance],
    limits: Given[Limits],
    lines: Given[Lines],
    person: Given[str],
) -> None:
    """Delete the account and all that was told: at every table the person's name and words go, and a bot plays on."""
    if (await people.person(person)).login is not None:
        limits.count_password(address_of(request))
        await people.check_password(person, data.password)
    await remembrance.forget(person)
    lines.hang_up(person, "you have been forgotten here, as you wished")
    hand_cookie(request, None)


def as_told(person: Person) -> forms.Me:
    """What a browser learns of the person it is."""
    return forms.Me(person.name, person.login, person.rated)


# --- another device --------------------------------------------------------------------------


@post("/api/me/link", responses=faults())
async def make_link(passes: Given[Passes], person: Given[str]) -> forms.Link:
    """A link that makes one other device the same person. It works once, for ten minutes."""
    return forms.Link(f"/link#{await passes.new_link(person)}", LINK_SECONDS)


@post("/api/link", status_code=200, responses=faults(401))
async def claim_link(
    request: Asking,
    data: JSONBody[forms.LinkClaim],
    passes: Given[Passes],
    people: Given[People],
    limits: Given[Limits],
) -> forms.Me:
    """Become the person who made the link. Opening its page does not use it up; this does."""
    limits.count_password(address_of(request))
    guest = await passes.claim_link(data.secret)
    hand_cookie(request, guest)
    return as_told(await people.person(guest))


@post("/api/qr", status_code=200, media_type="image/svg+xml", responses=faults())
async def draw_code(request: Asking, data: JSONBody[forms.Code]) -> Response[bytes]:
    """An address of this server as a QR code, to be read by another device's camera."""
    if not data.address.startswith(
        (f"http://{request.headers.get('host')}/", f"https://{request.headers.get('host')}/")
    ):
        raise AsterismError("only addresses of this server become codes here")
    code = segno.make(data.address, error="m", micro=False)
    return Response(code.svg_inline(border=2, omitsize=True, dark="#000", light="#fff").encode())


# --- the account -----------------------------------------------------------------------------


@post("/api/me/account", responses=faults(409))
async def open_account(
    request: Asking, data: JSONBody[forms.NewAccount], people: Given[People], limits: Given[Limits], person: Given[str]
) -> forms.Me:
    """Give the guest that this browser is a name and a password to be found again by."""
    limits.count_password(address_of(request))
    await people.open_account(person, data.login, data.password)
    return as_told(await people.person(person))


@post("/api/session", status_code=200, responses=faults(401))
async def sign_in(
    request: Asking, data: JSONBody[forms.SignIn], people: Given[People], limits: Given[Limits]
) -> forms.Me:
    """Become the person of an account; the guest that the browser was before stays behind."""
    limits.count_password(address_of(request), login_key(data.login))
    guest = await people.sign_in(data.login, data.password)
    hand_cookie(request, guest)
    return as_told(await people.person(guest))


@delete("/api/session", status_code=204, responses=faults())
async def sign_out(request: Asking) -> None:
    """Be nobody in this browser."""
    hand_cookie(request, None)


@delete("/api/session/all", status_code=204, responses=faults())
async def sign_out_everywhere(
    request: Asking, people: Given[People], identity: Given[Identity], lines: Given[Lines]
) -> None:
    """Be nobody in this browser and in all others where this person is signed in."""
    guest = identity.read(request.cookies.get(COOKIE))
    hand_cookie(request, None)
    if guest is not None:
        await people.sign_out_everywhere(guest)
        lines.hang_up(guest, "you have signed out")


@put("/api/me/password", status_code=204, responses=faults(401))
async def change_password(
    request: Asking,
    data: JSONBody[forms.NewPassword],
    people: Given[People],
    limits: Given[Limits],
    lines: Given[Lines],
    person: Given[str],
) -> None:
    """Set another password. All other devices have to sign in again."""
    limits.count_password(address_of(request))
    await people.change_password(person, data.old, data.new)
    lines.hang_up(person, "your password has changed; sign in again")
    hand_cookie(request, person)


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
