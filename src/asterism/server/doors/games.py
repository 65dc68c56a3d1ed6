"""What there is to play: the games, their options and their rules."""

from __future__ import annotations

from litestar import get
from litestar.exceptions import NotFoundException

from asterism.game import load, names
from asterism.options import choices_of
from asterism.rulebook import Rulebook, rulebook_of
from asterism.server import wire
from asterism.server.doors.refusals import faults
from asterism.server.house import House


@get("/api/games", responses=faults())
async def list_games(house: House) -> list[wire.GameInfo]:
    """The games, their seats and their options."""
    return [
        wire.GameInfo(
            name=name,
            seats=list(load(name).seats),
            ready=house.is_ready(name),
            options=[wire.OptionInfo(*option) for option in choices_of(load(name))],
            one_device=dict(load(name).one_device),
        )
        for name in names()
    ]


@get("/api/games/{name:str}/rulebook", sync_to_thread=True, responses=faults(404))
def show_rulebook(name: str) -> Rulebook:
    """All rules of a game in three languages."""
    if name not in names():
        raise NotFoundException(f"there is no game called '{name}'")
    return rulebook_of(name)


ROUTES = [list_games, show_rulebook]
