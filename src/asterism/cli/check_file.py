"""`asterism check-file`: boards, tiles or cards from a file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from asterism.cli.options import GameName, Json
from asterism.cli.output import print_json, write_line
from asterism.errors import BadOption
from asterism.game import load


def check_file(
    game: GameName,
    file: Annotated[Path, typer.Argument(help="Your own boards, tiles or cards, as TOML.")],
    *,
    as_json: Json = False,
) -> None:
    """Check a file with the components of your printed copy."""
    loaded = load(game)
    if not loaded.files:
        raise BadOption(f"{loaded.title} has no components that can come from a file")
    summaries = {option: read(file).summary() for option, read in loaded.files.items()}
    if as_json:
        print_json([{"option": option, "summary": summary} for option, summary in summaries.items()])
        return
    for option, summary in summaries.items():
        write_line(summary)
        write_line(f"\nThis file is correct. Play with it: --option {option}={file}")
