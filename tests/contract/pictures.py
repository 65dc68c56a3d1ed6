"""The positions that the lobby shows of each game: `python -m tests.contract.pictures` writes them."""

from __future__ import annotations

from pathlib import Path

import msgspec

import asterism
from asterism.bots import make, names_of_bots, situation_of
from asterism.introduction import introduction_of
from asterism.match import Match

FOLDER = Path(__file__).parents[2] / "web" / "src" / "games"


def pictured(name: str) -> Match:
    """The match of a game's picture, which bots have played so far."""
    picture = introduction_of(name).picture
    match = asterism.new(name, seats=picture.seats, seed=picture.seed)
    bots = [make(picture.bot, f"{picture.seed} {seat}") for seat in range(match.seats)]
    while len(match.turns) < picture.moves and match.current_seat is not None:
        seat = match.current_seat
        match.play(bots[seat].choose(situation_of(match, seat)), seat=seat)
    return match


def picture(name: str) -> bytes:
    """What a spectator sees of it, for the browser."""
    match = pictured(name)
    content = {
        "width": introduction_of(name).picture.width,
        "options": match.terms.options,
        "players": names_of_bots(name, match.seats),
        "view": match.view(None),
    }
    return msgspec.json.format(msgspec.json.encode(content, order="deterministic"), indent=1) + b"\n"


def file_of(name: str) -> Path:
    """Where the picture of a game is kept."""
    return FOLDER / name / "picture.json"


if __name__ == "__main__":
    for name in asterism.names():
        file_of(name).write_bytes(picture(name))
