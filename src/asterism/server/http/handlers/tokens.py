"""Tokens for programs: made, listed and revoked by the person to whom the program belongs."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.di import NamedDependency as Injected
from litestar.params import FromPath, JSONBody

from asterism.server.accounts.credentials import Credentials, Program
from asterism.server.errors import NotFound
from asterism.server.http.errors import error_responses
from asterism.server.protocol import account


def info_of(program: Program) -> account.ProgramInfo:
    """A program as its owner sees it."""
    return account.ProgramInfo(program.id, program.name, int(program.created * 1000))


@get("/api/me/tokens", responses=error_responses())
async def list_programs(credentials: Injected[Credentials], browser_guest: Injected[str]) -> list[account.ProgramInfo]:
    """List the programs of this person."""
    return [info_of(program) for program in await credentials.programs_of(browser_guest)]


@post("/api/me/tokens", responses=error_responses())
async def make_token(
    data: JSONBody[account.NewProgram], credentials: Injected[Credentials], browser_guest: Injected[str]
) -> account.NewToken:
    """Make a token for a program. It is shown only once, and is all that is needed to play as the program."""
    program, token = await credentials.new_token(browser_guest, data.name)
    return account.NewToken(info_of(program), token)


@delete("/api/me/tokens/{token_id:str}", status_code=204, responses=error_responses(404))
async def revoke_token(
    token_id: FromPath[str], credentials: Injected[Credentials], browser_guest: Injected[str]
) -> None:
    """Revoke a token and end the connections of its program."""
    if not await credentials.revoke_token(browser_guest, token_id):
        raise NotFound(f"you have no program {token_id}", "refused-gone")


ROUTES = [list_programs, make_token, revoke_token]
