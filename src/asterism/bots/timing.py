"""How long a bot thinks."""

from __future__ import annotations

import time

from asterism import bots
from asterism.deal import draw
from asterism.game import Terms
from asterism.match import Match


def seconds_per_move(terms: Terms, name: str, seconds: float) -> float:
    """The mean time that the bot of this name takes for a move, in matches against itself that take about this long."""
    match, player = Match(terms, draw(terms.chances, b"pace")), bots.make(name, "pace")
    spent, moves = 0.0, 0
    while spent < seconds:
        seat = match.current_seat
        if seat is None:
            match = Match(terms, draw(terms.chances, f"pace{moves}".encode()))
            continue
        situation = bots.situation_of(match, seat)
        begin = time.perf_counter()
        move = player.choose(situation)
        spent += time.perf_counter() - begin
        moves += 1
        match.play(move, seat=seat)
    return spent / moves
