"""Tokens of programs: made, listed and taken back by the person whom the program belongs to."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.di import NamedDependency as Given
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from asterism.server.accounts.credentials import Credentials, Program
from asterism.server.http.errors import error_responses
from asterism.server.protocol import account
from asterism.server.realtime.connections import Connections


def info_of(program: Program) -> account.ProgramInfo:
    """A program as its owner sees it."""
    return account.ProgramInfo(program.id, program.name, int(program.created * 1000))


@get("/api/me/tokens", responses=error_responses())
async def list_programs(passes: Given[Credentials], person: Given[str]) -> list[account.ProgramInfo]:
    """The programs of this person."""
    return [info_of(program) for program in await passes.programs_of(person)]


@post("/api/me/tokens", responses=error_responses())
async def make_token(
    data: JSONBody[account.NewProgram], passes: Given[Credentials], person: Given[str]
) -> account.NewToken:
    """A token for a program, shown this once: whoever has it plays under the program's name."""
    program, token = await passes.new_token(person, data.name)
    return account.NewToken(info_of(program), token)


@delete("/api/me/tokens/{token_id:str}", status_code=204, responses=error_responses(404))
async def revoke_token(
    token_id: FromPath[str], passes: Given[Credentials], lines: Given[Connections], person: Given[str]
) -> None:
    """Take a token back: the program is cut off at once."""
    guest = await passes.revoke_token(person, token_id)
    if guest is None:
        raise NotFoundException(f"you have no program {token_id}")
    lines.disconnect(guest, "this token has been revoked")


ROUTES = [list_programs, make_token, revoke_token]
