"""`asterism play`: a match in the terminal against bots."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from asterism.cli.options import (
    Language,
    Limit,
    OptionalGameName,
    OptionList,
    Preset,
    SeatCount,
    Seed,
    language_of,
    required,
    terms_from,
)
from asterism.cli.output import console, write_line
from asterism.errors import BadOption
from asterism.game import load

if TYPE_CHECKING:
    from asterism.record import Player


def play(
    game: OptionalGameName = None,
    *,
    seats: SeatCount = None,
    option: OptionList = [],  # noqa: B006
    preset: Preset = None,
    seed: Seed = None,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 0.")] = 0,
    bots: Annotated[
        str,
        typer.Option(
            help="The bots of the other seats, in turn: twinkle, star, nova, supernova, greedy, random, file.py:Class."
        ),
    ] = "greedy,random",
    limit: Limit = None,
    name: Annotated[str, typer.Option(help="Your name.")] = "Player",
    resume: Annotated[Path | None, typer.Option(help="Continue a saved match.")] = None,
    earlier: Annotated[
        Path | None, typer.Option("--from", help="Start a new match from a position of a saved match; see --move.")
    ] = None,
    move: Annotated[int, typer.Option(help="With --from: the number of moves already played in that position.")] = 0,
    save: Annotated[Path | None, typer.Option(help="Where to save the match.")] = None,
    language: Language = None,
) -> None:
    """Play in the terminal against bots."""
    from asterism.bots import LIMIT, admit
    from asterism.cli.terminal import Terminal, default_path
    from asterism.deal import draw
    from asterism.i18n import Translator
    from asterism.match import Match
    from asterism.record import position_in, read_record, replay

    chosen = language_of(language)
    if resume is None and earlier is None:
        load(required(game))  # Before the next line: a wrong name needs no preparation.
    console.print(Translator(chosen).say("play-preparing"), style="dim")
    bot_names = [admit(bot) for bot in bots.split(",")]
    if resume is not None:
        record = read_record(resume)
        match, players, path = replay(record), record.players, save or resume
        if all(player.bot is not None for player in players):
            raise BadOption(f"{resume} has no seat for a person; watch it with `asterism replay`")
    else:
        if earlier is not None:
            match = position_in(read_record(earlier), move)
        else:
            terms = terms_from(required(game), seats, option, preset, chosen)
            match = Match(terms, draw(terms.chances, None if seed is None else seed.encode()))
        players = seated(match.seats, seat, name, bot_names, seed=str(match.plain_deal))
        match.players = tuple(player.name for player in players)
        path = save or default_path(match.game.name)
    Terminal(match, players, chosen, write_line, input, path, limit or LIMIT).run()


def seated(seats: int, person: int, name: str, bots: list[str], seed: str) -> list[Player]:
    """The person in one seat, bots with names of their own in the others."""
    from asterism.bots import names_of_bots
    from asterism.record import Player
    from asterism.typed_text import clean_name

    if person not in range(seats):
        raise BadOption(f"there is no seat {person}; the seats are 0 to {seats - 1}")
    own = Player(clean_name(name))
    names = names_of_bots(seed, seats - 1, [own.name])
    others = [Player(given, bot=bot) for given, bot in zip(names, cycle(bots), strict=False)]
    return [*others[:person], own, *others[person:]]
