"""The caller's own account: the name, other devices, the password, and all data about the person."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import delete, get, post, put
from litestar.di import NamedDependency as Injected
from litestar.params import JSONBody

from asterism.server.accounts.accounts import Account, Accounts
from asterism.server.accounts.credentials import LINK_SECONDS, Credentials
from asterism.server.accounts.privacy import Privacy
from asterism.server.accounts.sessions import Sessions
from asterism.server.http.auth import AnyRequest, address_of, session_of, set_cookie, sign_browser_in
from asterism.server.http.errors import error_responses
from asterism.server.limits.rates import Limits
from asterism.server.moderation.sanctions import Sanctions
from asterism.server.protocol import account
from asterism.typed_text import name_key

SIGNED_OUT = "you have signed out"
COUNTED_CHARACTERS = 100
"""Longer names have no account; their beginning is enough to count them."""


@get("/api/me", responses=error_responses())
async def show_me(accounts: Injected[Accounts], browser_guest: Injected[str]) -> account.Me:
    """Show who this browser is."""
    return me_of(await accounts.get(browser_guest))


@put("/api/me", responses=error_responses())
async def change_name(
    data: JSONBody[account.NewName], accounts: Injected[Accounts], browser_guest: Injected[str]
) -> account.Me:
    """Change the name, for new tables."""
    await accounts.rename(browser_guest, data.name)
    return me_of(await accounts.get(browser_guest))


@put("/api/me/rated", responses=error_responses())
async def set_rated(
    data: JSONBody[account.RatingPreference], accounts: Injected[Accounts], browser_guest: Injected[str]
) -> account.Me:
    """Set whether the person is listed in the ratings. Nobody sees the rating of a person who is not."""
    await accounts.set_rated(browser_guest, rated=data.rated)
    return me_of(await accounts.get(browser_guest))


@put("/api/me/for-puzzles", responses=error_responses())
async def set_for_puzzles(
    data: JSONBody[account.PuzzlePreference], accounts: Injected[Accounts], browser_guest: Injected[str]
) -> account.Me:
    """Set whether the person's finished matches may become puzzles, if everybody else at the table agrees too."""
    await accounts.set_for_puzzles(browser_guest, for_puzzles=data.for_puzzles)
    return me_of(await accounts.get(browser_guest))


@get("/api/me/export", responses=error_responses())
async def export_me(privacy: Injected[Privacy], browser_guest: Injected[str]) -> dict[str, Any]:
    """Export everything that this server has about the person."""
    return await privacy.export(browser_guest)


@delete("/api/me", status_code=204, responses=error_responses(401))
async def erase_me(
    request: AnyRequest,
    data: JSONBody[account.EraseMe],
    accounts: Injected[Accounts],
    privacy: Injected[Privacy],
    limits: Injected[Limits],
    browser_guest: Injected[str],
) -> None:
    """Erase the account, and the person's name and chat at every table; a bot takes over their seats."""
    login = (await accounts.get(browser_guest)).login
    if login is not None:
        await count_password(request, limits, login)
        await accounts.check_password(browser_guest, data.password)
    await privacy.erase(browser_guest)
    set_cookie(request, None)


def me_of(stored: Account) -> account.Me:
    """What a browser gets to know about its own account."""
    return account.Me(stored.name, stored.login, stored.rated, stored.for_puzzles)


async def count_password(request: AnyRequest, limits: Limits, login: str | None = None) -> None:
    """Count a password for an account, or a link; wait if the account gets many of them."""
    account_key = name_key(login)[:COUNTED_CHARACTERS] if login else ""
    await asyncio.sleep(limits.passwords.count(address_of(request), account_key))


# --- another device --------------------------------------------------------------------------


@post("/api/me/link", responses=error_responses())
async def make_link(credentials: Injected[Credentials], browser_guest: Injected[str]) -> account.Link:
    """Make a link with which one other device becomes the same guest. It works once, for ten minutes."""
    return account.Link(f"/link#{await credentials.new_link(browser_guest)}", LINK_SECONDS)


@post("/api/link", status_code=200, responses=error_responses(401))
async def claim_link(
    request: AnyRequest,
    data: JSONBody[account.ClaimLink],
    credentials: Injected[Credentials],
    accounts: Injected[Accounts],
    sessions: Injected[Sessions],
    limits: Injected[Limits],
) -> account.Me:
    """Become the guest who made the link. The link is void after this request, not after opening its page."""
    await count_password(request, limits)
    guest = await credentials.claim_link(data.secret)
    await sign_browser_in(request, sessions, guest)
    return me_of(await accounts.get(guest))


# --- the account -----------------------------------------------------------------------------


@post("/api/me/account", responses=error_responses(409))
async def open_account(
    request: AnyRequest,
    data: JSONBody[account.NewAccount],
    accounts: Injected[Accounts],
    sessions: Injected[Sessions],
    limits: Injected[Limits],
    browser_guest: Injected[str],
) -> account.Me:
    """Give the guest of this browser a name and a password to sign in with; all other devices have to do so."""
    await count_password(request, limits)
    await accounts.open_account(browser_guest, data.login, data.password)
    set_cookie(request, await sessions.begin(browser_guest))
    return me_of(await accounts.get(browser_guest))


@post("/api/session", status_code=200, responses=error_responses(401))
async def sign_in(
    request: AnyRequest,
    data: JSONBody[account.SignIn],
    accounts: Injected[Accounts],
    sessions: Injected[Sessions],
    sanctions: Injected[Sanctions],
    limits: Injected[Limits],
) -> account.Me:
    """Become the guest of an account. The tables of the browser's earlier guest stay with that guest."""
    await count_password(request, limits, data.login)
    guest = await accounts.sign_in(data.login, data.password)
    await sanctions.check_ban(guest)
    await sign_browser_in(request, sessions, guest)
    return me_of(await accounts.get(guest))


@delete("/api/session", status_code=204, responses=error_responses())
async def sign_out(request: AnyRequest, sessions: Injected[Sessions]) -> None:
    """Sign out in this browser. All copies of its cookie are void."""
    session = await session_of(request, sessions)
    if session is not None:
        await sessions.end(session, SIGNED_OUT)
    set_cookie(request, None)


@delete("/api/session/all", status_code=204, responses=error_responses())
async def sign_out_everywhere(request: AnyRequest, sessions: Injected[Sessions]) -> None:
    """Sign out in this browser and in all others where this person is signed in."""
    session = await session_of(request, sessions)
    if session is not None:
        await sessions.end_all(session.guest, SIGNED_OUT)
    set_cookie(request, None)


@put("/api/me/password", status_code=204, responses=error_responses(401))
async def change_password(
    request: AnyRequest,
    data: JSONBody[account.NewPassword],
    accounts: Injected[Accounts],
    sessions: Injected[Sessions],
    limits: Injected[Limits],
    browser_guest: Injected[str],
) -> None:
    """Set another password. All other devices have to sign in again."""
    await count_password(request, limits, (await accounts.get(browser_guest)).login)
    await accounts.change_password(browser_guest, data.old, data.new)
    set_cookie(request, await sessions.begin(browser_guest))


ROUTES = [
    show_me,
    change_name,
    set_rated,
    set_for_puzzles,
    export_me,
    erase_me,
    make_link,
    claim_link,
    open_account,
    sign_in,
    sign_out,
    sign_out_everywhere,
    change_password,
]
