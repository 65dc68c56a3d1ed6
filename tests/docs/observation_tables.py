"""The fields of observations in the documents: `python -m tests.docs.observation_tables` writes them."""

from __future__ import annotations

from pathlib import Path

import asterism
from asterism.layout import LEAST, MOST
from asterism.rl import Field, observation_of

PAGE = Path(__file__).parents[2] / "docs" / "reinforcement-learning.md"
BEGIN, END = "<!-- fields -->\n", "<!-- /fields -->\n"


def tables() -> str:
    """The fields of every game, as Markdown."""
    lines: list[str] = []
    for name in asterism.names():
        game = asterism.load(name)
        layout = observation_of(game)
        lines += ["", f"### {game.title}", "", f"{layout.size} numbers, {game.actions} actions.", ""]
        lines += ["| from | field | shape | kind | meaning |", "|---|---|---|---|---|"]
        lines += [row_of(field) for field in layout.fields]
    return "\n".join([*lines, "", ""])


def row_of(field: Field) -> str:
    """One field."""
    shape = " by ".join(map(str, field.shape)) or "1"
    text = field.text.replace("|", "\\|")
    return f"| {field.offset} | `{field.name}` | {shape} | {field.kind}{bounds_of(field)} | {text} |"


def bounds_of(field: Field) -> str:
    """Within which numbers it stays, where that is declared."""
    if field.kind == "set":
        return f" of {field.most.bit_length()}"
    return "" if (field.least, field.most) == (LEAST, MOST) else f", {field.least} to {field.most}"


def filled(page: str) -> str:
    """The page with the tables as they should be."""
    before, rest = page.split(BEGIN)
    return before + BEGIN + tables() + END + rest.split(END)[1]


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
