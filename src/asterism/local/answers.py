"""Answers that are the same in every browser until the next version: what the lobby, rules and lessons show.

They are written when the engine's files are built, so that pages show them before Python is there.
"""

from __future__ import annotations

import asyncio
from typing import cast

import msgspec

from asterism.decoding import decode
from asterism.errors import AsterismError
from asterism.game import names
from asterism.lesson import has_lesson
from asterism.local.host import Host
from asterism.local.server import LocalServer
from asterism.puzzles.puzzle import has_puzzles
from asterism.server.protocol.models import GameInfo

OK = 200
GAMES = "/api/games"
SOME_DAY = "1970-01-01"
OF_EACH_GAME = ("rulebook", "printed")


def constant_paths() -> list[str]:
    """The paths of these answers."""
    of_games = [f"/api/games/{name}/{what}" for name in names() for what in OF_EACH_GAME]
    lessons = [f"/api/games/{name}/lesson" for name in names() if has_lesson(name)]
    puzzles = [f"/api/games/{name}/puzzles" for name in names() if has_puzzles(name)]
    return [GAMES, *of_games, *lessons, *puzzles]


def constant_answers() -> bytes:
    """The answers by their paths, as JSON; always the same. Pages put today's day in."""
    answers = asyncio.run(_answers())
    games = [msgspec.structs.replace(game, today=SOME_DAY) for game in decode(answers[GAMES], list[GameInfo])]
    return msgspec.json.encode({**answers, GAMES: games})


async def _answers() -> dict[str, msgspec.Raw]:
    # None of these routes stores anything.
    server = LocalServer(cast("Host", None))
    found = {path: await server.request("GET", path) for path in constant_paths()}
    for path, answer in found.items():
        if answer.status != OK:
            raise AsterismError(f"{path} is not answered: {answer.body.decode()}")
    return {path: msgspec.Raw(answer.body) for path, answer in found.items()}
