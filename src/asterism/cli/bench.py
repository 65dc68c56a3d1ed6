"""`asterism bench`: how fast the rules and the bots are on this machine."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated

import typer

from asterism.cli.options import GameName, Json, OptionList, Preset, SeatCount, terms_from
from asterism.cli.output import console, print_json

if TYPE_CHECKING:
    from asterism.game import Terms

GAMES_PER_CALL = 2000


def bench(
    game: GameName,
    *,
    seats: SeatCount = None,
    option: OptionList = [],  # noqa: B006
    preset: Preset = None,
    bot: Annotated[str | None, typer.Option(help="Measure this bot's time per move, such as nova.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="The duration of the measurement.")] = 2.0,
    as_json: Json = False,
) -> None:
    """Measure random moves per second on one core, or a bot's time per move."""
    terms = terms_from(game, seats, option, preset)
    if bot is None:
        bench_rules(terms, seconds, as_json=as_json)
    else:
        bench_bot(terms, bot, seconds, as_json=as_json)


def bench_rules(terms: Terms, seconds: float, *, as_json: bool) -> None:
    """Measure random moves per second. The first game, which may compile kernels, does not count."""
    from asterism.bots.simulation import Simulation

    simulation = Simulation(terms, "bench")
    simulation.play(1)
    simulation.forget()
    start = time.process_time()
    while time.process_time() - start < seconds:
        simulation.play(GAMES_PER_CALL)
    spent = time.process_time() - start
    moves = simulation.moves / spent
    if as_json:
        print_json({"game": terms.game.name, "seats": terms.seats, "moves_per_second": round(moves)})
    else:
        rate = f"{moves:,.0f} random moves per second ({simulation.played / spent:,.0f} games per second)"
        console.print(f"{terms.game.name}, {terms.seats} seats: {rate}")


def bench_bot(terms: Terms, bot: str, seconds: float, *, as_json: bool) -> None:
    """Measure a bot's time per move. A first run, which may compile kernels, does not count."""
    from asterism.bots.timing import seconds_per_move

    seconds_per_move(terms, bot, 0.001)
    spent = seconds_per_move(terms, bot, seconds)
    if as_json:
        print_json({"game": terms.game.name, "seats": terms.seats, "bot": bot, "seconds_per_move": spent})
    else:
        console.print(f"{terms.game.name}, {terms.seats} seats: {bot} takes {spent * 1000:,.1f} ms per move")
