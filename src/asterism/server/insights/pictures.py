"""Pictures for links: a table, a finished match, a puzzle or a game, as a still or as a film.

Only what a spectator may see is drawn, and of a running match at a private table nothing: whoever gets its link learns
which game it is. Pixels are made in another process, one picture at a time.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from asterism.pictures.film import film_of
from asterism.pictures.raster import png_from_another_process
from asterism.pictures.scene import Scene, svg_of
from asterism.pictures.stills import scene_of, scene_of_game, scene_of_puzzle
from asterism.puzzles.puzzle import Puzzle, position_of
from asterism.record import replay
from asterism.server.errors import NotFound
from asterism.server.insights.replays import MAX_MOVES
from asterism.server.tables.records import record_of
from asterism.server.tables.state import TableState
from asterism.server.workers.fair_pool import FairPool
from asterism.server.workers.fair_queue import Requester

KEPT = 200
"""How many pictures are kept in memory, about 80 kB each."""
MOST_WAITING = 20
"""How many pictures may wait for one address."""
SECONDS = 30.0

Key = tuple[str, ...]


class Pictures:
    """Makes pictures, each once, and keeps the latest."""

    def __init__(self) -> None:
        self._pool = FairPool(1, "asterism-picture", max_waiting=MOST_WAITING)
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._being_made: dict[Key, asyncio.Task[bytes]] = {}

    async def of_table(self, state: TableState, language: str, requester: Requester) -> bytes:
        """A PNG of the table as it stands."""
        if not is_for_everybody(state):
            return await self.of_game(state.opened.game, language, requester)
        names = [seat.name for seat in state.seats]
        key = ("table", state.id, str(state.position_seq), state.phase, language, *names)
        return await self._made(key, requester, lambda: _png(scene_of_table(state, language)))

    async def of_game(self, game: str, language: str, requester: Requester) -> bytes:
        """A PNG of a game, with nobody's names."""
        return await self._made(("game", game, language), requester, lambda: _png(scene_of_game(game, language)))

    async def of_puzzle(self, game: str, puzzle: Puzzle, language: str, requester: Requester) -> bytes:
        """A PNG of a puzzle, as its seat sees it."""
        key = ("puzzle", game, puzzle.id, language)
        return await self._made(key, requester, lambda: _png(scene_of_its_seat(game, puzzle, language)))

    async def film(self, state: TableState, language: str, requester: Requester) -> bytes:
        """The match of a finished table as an SVG that moves."""
        if len(state.started_match.turns) > MAX_MOVES:
            raise NotFound(f"a match of more than {MAX_MOVES:,} moves has no film")
        record = record_of(state)
        key = ("film", state.id, language, *(player.name for player in record.players))
        return await self._made(key, requester, lambda: film_of(replay(record), language, is_over=True).encode())

    def close(self) -> None:
        """Stop after the picture that is being made."""
        self._pool.close()

    async def _made(self, key: Key, requester: Requester, make: Callable[[], bytes]) -> bytes:
        found = self._kept.get(key)
        if found is None:
            if key not in self._being_made:
                self._being_made[key] = asyncio.create_task(self._pool.run(requester, make))
                self._being_made[key].add_done_callback(lambda _: self._being_made.pop(key, None))
            found = await asyncio.shield(self._being_made[key])
        self._kept[key] = found
        self._kept.move_to_end(key)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found


def is_for_everybody(state: TableState) -> bool:
    """Whether whoever sees a link to the table may see its players and the position."""
    if state.match is None or state.is_sealed:
        return False
    return state.phase == "over" or state.opened.visibility == "listed"


def scene_of_table(state: TableState, language: str) -> Scene:
    """The table as it stands, with its players' names of today."""
    names = [seat.name for seat in state.seats]
    return scene_of(state.started_match, language, is_over=state.phase == "over", players=names)


def scene_of_its_seat(game: str, puzzle: Puzzle, language: str) -> Scene:
    """The position of a puzzle, as its seat sees it."""
    return scene_of_puzzle(position_of(game, puzzle), puzzle.seat, language, puzzle.difficulty)


def _png(scene: Scene) -> bytes:
    return png_from_another_process(svg_of(scene), SECONDS)
