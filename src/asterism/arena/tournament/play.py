"""Playing a batch of games. The same function runs in this process, in worker processes and on other machines."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from asterism import bots
from asterism.arena.tournament.observation import Observation, Observer
from asterism.arena.tournament.schedule import Pairing
from asterism.arena.tournament.spec import TournamentSpec
from asterism.bots import BotFault, SandboxedBot
from asterism.deal import draw
from asterism.game import compile_game
from asterism.match import Match


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How one game went. Lists are in the order of the seats."""

    deal: int
    seating: tuple[int, ...]
    scores: list[int]
    ranks: list[int]
    moves: list[int]
    seconds: list[float]
    """The total thinking time of each seat's bot."""
    faults: list[BotFault] = []
    observation: Observation | None = None
    """Only in games that were observed."""

    @property
    def key(self) -> tuple[int, tuple[int, ...]]:
        """Identifies the game."""
        return self.deal, self.seating


def play_batch(spec: TournamentSpec, pairings: Sequence[Pairing]) -> list[Outcome]:
    """Play these games, one after the other."""
    spec.admit_bots()
    return [play_game(spec, pairing) for pairing in pairings]


def play_game(spec: TournamentSpec, pairing: Pairing) -> Outcome:
    """Play one game. All randomness follows from the seed, the number of the deal and the seat."""
    match = deal_out(spec, pairing.deal)
    players = seat_bots(spec, pairing)
    observer = Observer(match) if spec.observed else None
    seconds, moves = [0.0] * match.seats, [0] * match.seats
    while (seat := match.current_seat) is not None:
        situation = bots.situation_of(match, seat)
        start = time.perf_counter()
        move = players[seat].choose(situation)
        seconds[seat] += time.perf_counter() - start
        moves[seat] += 1
        match.play(move, seat=seat)
        if observer:
            observer.observe(situation)
    results = match.results or ()
    return Outcome(
        deal=pairing.deal,
        seating=pairing.seating,
        scores=[result.score for result in results],
        ranks=[result.rank for result in results],
        moves=moves,
        seconds=[round(spent, 6) for spent in seconds],
        faults=[fault for player in players for fault in player.faults],
        observation=observer.observation() if observer else None,
    )


def deal_out(spec: TournamentSpec, deal: int) -> Match:
    """A new match with the deal of that number. All seatings of a deal start from the same position."""
    terms = spec.terms()
    return Match(terms, draw(terms.chances, f"{spec.seed} deal {deal}".encode()))


def seat_bots(spec: TournamentSpec, pairing: Pairing) -> list[SandboxedBot]:
    """New bots for one game, each with its own seed."""
    names = spec.names
    return [
        bots.sandboxed(names[bot], f"{spec.seed} deal {pairing.deal} seat {seat}", spec.limit)
        for seat, bot in enumerate(pairing.seating)
    ]


def prepare(spec: TournamentSpec) -> None:
    """Make the game's library ready, and let each bot move once, before all workers want it."""
    compile_game(spec.game)
    match = deal_out(spec, 0)
    seat = match.current_seat
    if seat is not None:
        for name in spec.entrants:
            bots.sandboxed(name, "prepare", spec.limit).choose(bots.situation_of(match, seat))
