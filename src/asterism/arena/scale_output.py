"""A scale as a table: CSV, JSON or Markdown."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator

import msgspec

from asterism.arena.scale import Scale, ScaleRow
from asterism.errors import BadOption

COLUMNS = ("place", "player", "kind", "rating", "plus_minus", "matches", "ahead", "games")
FORMATS = ("markdown", "csv", "json")


def written(scale: Scale, how: str) -> str:
    """The table in this format."""
    if how == "json":
        return msgspec.json.format(msgspec.json.encode(scale), indent=1).decode() + "\n"
    if how == "csv":
        return as_csv(scale)
    if how == "markdown":
        return as_markdown(scale)
    raise BadOption(f"a table is written as {', '.join(FORMATS)}, not as '{how}'")


def cells_of(row: ScaleRow) -> list[str]:
    """A row in the order of the columns."""
    return [" ".join(value) if isinstance(value, list) else str(value) for value in msgspec.structs.astuple(row)]


def as_csv(scale: Scale) -> str:
    """One line for each player."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(map(safe_cells, scale.rows))
    return text.getvalue()


def safe_cells(row: ScaleRow) -> list[str]:
    """A row whose names no spreadsheet takes for a formula."""
    return [f"'{cell}" if cell[:1] in tuple("=+-@\t\r") else cell for cell in cells_of(row)]


def as_markdown(scale: Scale) -> str:
    """A table, and below it what it rests on."""
    lines = [
        "| place | player | kind | rating | 95 % | matches | ahead of | games |",
        "|--:|---|---|--:|--:|--:|--:|---|",
        *(
            f"| {row.place} | {escaped(row.player)} | {row.kind} | {row.rating} | ± {row.plus_minus} | {row.matches} "
            f"| {row.ahead:.1%} | {', '.join(row.games)} |"
            for row in scale.rows
        ),
        "",
        *sentences(scale),
    ]
    return "\n".join(lines) + "\n"


def escaped(name: str) -> str:
    """A name that cannot break the table."""
    return name.replace("\\", "\\\\").replace("|", "\\|")


def sentences(scale: Scale) -> Iterator[str]:
    """What the table rests on."""
    whose = scale.anchor or "the mean player"
    yield f"{scale.matches} matches of {', '.join(scale.games)}."
    yield f"The rating of {whose} is 1500; 400 points are ten to one."
    if len(scale.groups) > 1:
        groups = "; ".join(", ".join(group) for group in scale.groups)
        yield f"These groups never met, so ratings cannot be compared between them: {groups}."
