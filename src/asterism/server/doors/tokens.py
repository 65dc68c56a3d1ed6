"""Tokens of programs: made, listed and taken back by the person whom the program belongs to."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.di import NamedDependency as Given
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from asterism.server import forms
from asterism.server.doors.refusals import faults
from asterism.server.lines import Lines
from asterism.server.passes import Passes, Program


def info_of(program: Program) -> forms.ProgramInfo:
    """A program as its owner sees it."""
    return forms.ProgramInfo(program.id, program.name, int(program.created * 1000))


@get("/api/me/tokens", responses=faults())
async def list_programs(passes: Given[Passes], person: Given[str]) -> list[forms.ProgramInfo]:
    """The programs of this person."""
    return [info_of(program) for program in await passes.programs_of(person)]


@post("/api/me/tokens", responses=faults())
async def make_token(data: JSONBody[forms.NewProgram], passes: Given[Passes], person: Given[str]) -> forms.NewToken:
    """A token for a program, shown this once: whoever has it plays under the program's name."""
    program, token = await passes.new_token(person, data.name)
    return forms.NewToken(info_of(program), token)


@delete("/api/me/tokens/{token_id:str}", status_code=204, responses=faults(404))
async def revoke_token(token_id: FromPath[str], passes: Given[Passes], lines: Given[Lines], person: Given[str]) -> None:
    """Take a token back: the program is cut off at once."""
    guest = await passes.revoke_token(person, token_id)
    if guest is None:
        raise NotFoundException(f"you have no program {token_id}")
    lines.hang_up(guest, "this token has been revoked")


ROUTES = [list_programs, make_token, revoke_token]
