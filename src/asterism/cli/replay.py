"""`asterism replay`: a saved match from the first move to the last."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from asterism.cli.options import Json, Language, language_of
from asterism.cli.output import print_json, write_line


def replay(
    file: Annotated[Path, typer.Argument(help="A saved match.")],
    *,
    seat: Annotated[
        int | None,
        typer.Option(help="Show only what this seat could see, counted from 0.", show_default="everything is shown"),
    ] = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Replay a saved match from the first move to the last, and check it."""
    from asterism import record
    from asterism.i18n import Translator

    match = record.replay(file)
    chosen = language_of(language)
    if as_json:
        from msgspec import to_builtins

        print_json(to_builtins(match.record()) | {"events": to_builtins([turn.events for turn in match.turns])})
        return
    if seat is not None:
        match.view(seat)  # Raises an error that names the seats if there is no such seat.
    translator = Translator(chosen, match.game.name)
    for number, turn in enumerate(match.turns, start=1):
        for index, event in enumerate(turn.events):
            known = event if seat is None else match.game.events.redact(match.terms, event, seat)
            prefix = f"{number:>3}. " if index == 0 else "     "
            write_line(prefix + translator.tell(known, match.players, match.terms.names, seat))
    write_line("\n" + match.text(seat, chosen))
    for result in sorted(match.results or (), key=lambda one: one.rank):
        player = match.players[result.seat]
        write_line(translator.say("play-result", rank=result.rank, player=player, score=result.score))
