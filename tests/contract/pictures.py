"""The positions that the lobby shows of each game: `python -m tests.contract.pictures` writes them."""

from __future__ import annotations

from pathlib import Path

import msgspec

import asterism
from asterism.introduction import introduction_of
from asterism.pictures.example import example_of

FOLDER = Path(__file__).parents[2] / "web" / "src" / "games"


def picture(name: str) -> bytes:
    """What a spectator sees of it, for the browser."""
    match = example_of(name)
    content = {
        "width": introduction_of(name).picture.width,
        "options": match.terms.options,
        "players": match.players,
        "view": match.view(None),
    }
    return msgspec.json.format(msgspec.json.encode(content, order="deterministic"), indent=1) + b"\n"


def file_of(name: str) -> Path:
    """Where the picture of a game is kept."""
    return FOLDER / name / "picture.json"


if __name__ == "__main__":
    for name in asterism.names():
        file_of(name).write_bytes(picture(name))
