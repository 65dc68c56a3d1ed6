"""Small files of own boards, to be read or refused."""

from __future__ import annotations

from pathlib import Path

import pytest

import asterism
from asterism.errors import BadFile
from asterism.games.sternenhimmel.pieces import read_boards

PLAIN = """\
[[board]]
name = "{name}"
prizes = [3, 1]
stars = [{{}}, {{ large = true }}, {{ name = "Third" }}]
lines = [[1, 2], [2, 3]]
"""


def plain_file(*, replace: str = "", by: str = "", head: str = "") -> str:
    """Twelve simple boards, B1 to B12, with one text replaced in the third."""
    boards = [PLAIN.format(name=f"B{number}") for number in range(1, 13)]
    assert replace in boards[2]
    boards[2] = boards[2].replace(replace, by) if replace else boards[2]
    return head + "\n".join(boards)


def written(folder: Path, content: str | bytes) -> Path:
    file = folder / "boards.toml"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    return file


def fault_of(path: Path) -> str:
    """What the file is refused with, the same on reading it and on starting a match with it."""
    with pytest.raises(BadFile) as refusal:
        read_boards(path)
    with pytest.raises(BadFile) as again:
        asterism.new("sternenhimmel", boards=path)
    assert str(again.value) == str(refusal.value)
    return str(refusal.value)
