"""`asterism replay`: a saved match from the first move to the last."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from asterism.cli.options import Json, Language, language_of
from asterism.cli.output import print_json, write_line
from asterism.errors import AsterismError

if TYPE_CHECKING:
    from asterism.match import Match


def replay(
    file: Annotated[Path, typer.Argument(help="A saved match.")],
    *,
    seat: Annotated[
        int | None,
        typer.Option(help="Show only what this seat could see, counted from 0.", show_default="everything is shown"),
    ] = None,
    picture: Annotated[
        Path | None,
        typer.Option(help="Write it as a picture instead: a .svg shows all of it in motion, a .png how it ended."),
    ] = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Replay a saved match from the first move to the last, and check it."""
    from asterism import record
    from asterism.i18n import Translator

    match = record.replay(file)
    chosen = language_of(language)
    if picture is not None:
        write_picture(match, picture, chosen)
        return
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


def write_picture(match: Match, file: Path, language: str) -> None:
    """Write the match as a picture, with what a spectator may see."""
    from asterism.pictures.film import film_of
    from asterism.pictures.raster import png_of
    from asterism.pictures.stills import still_of

    if file.suffix == ".svg":
        content = film_of(match, language).encode()
    elif file.suffix == ".png":
        content = png_of(still_of(match, language))
    else:
        raise AsterismError(f"{file.name} is no picture that can be written; its name must end in .svg or .png")
    try:
        file.write_bytes(content)
    except OSError as error:
        raise AsterismError(f"{file} cannot be written: {error.strerror or error}") from error
