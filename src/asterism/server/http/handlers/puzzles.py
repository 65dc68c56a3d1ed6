"""The puzzles of a game."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency as Injected
from litestar.params import FromPath

from asterism.server.games import game_called
from asterism.server.http.auth import AnyRequest, requester_of
from asterism.server.http.errors import error_responses
from asterism.server.insights.puzzles import PuzzleInfo, PuzzlePosition, list_of_puzzles, shown_puzzle
from asterism.server.tables.registry import TableRegistry
from asterism.server.workers.fair_pool import FairPool


@get("/api/games/{name:str}/puzzles", sync_to_thread=True, responses=error_responses(404))
def list_puzzles(name: FromPath[str]) -> list[PuzzleInfo]:
    """List the puzzles of a game, the easiest first."""
    return list_of_puzzles(game_called(name).name)


@get("/api/games/{name:str}/puzzles/{puzzle:str}", responses=error_responses(404))
async def show_puzzle(
    request: AnyRequest,
    name: FromPath[str],
    puzzle: FromPath[str],
    registry: Injected[TableRegistry],
    record_pool: Injected[FairPool],
) -> PuzzlePosition:
    """Show a puzzle as its seat sees it, with what the moves are worth."""
    game = game_called(name).name
    await registry.games.compile(game)
    return await record_pool.run(requester_of(request), lambda: shown_puzzle(game, puzzle))


ROUTES = [list_puzzles, show_puzzle]
