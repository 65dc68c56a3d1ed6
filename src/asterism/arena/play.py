"""Playing a batch of games: one plain function, used in this process, in others and on other machines alike."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from asterism import bots
from asterism.arena.observe import Notes, Observer
from asterism.arena.schedule import Pairing
from asterism.arena.settings import Settings
from asterism.bots import BotFault, SandboxedBot
from asterism.bots.compile import compile_game
from asterism.deal import draw
from asterism.match import Match


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How one game went; lists go by seat."""

    deal: int
    seating: tuple[int, ...]
    scores: list[int]
    ranks: list[int]
    moves: list[int]
    seconds: list[float]
    """Time that each seat's bot thought in all."""
    faults: list[BotFault] = []
    notes: Notes | None = None
    """What an observer saw, for reports."""

    @property
    def key(self) -> tuple[int, tuple[int, ...]]:
        """Which game this was."""
        return self.deal, self.seating


def play_batch(settings: Settings, pairings: Sequence[Pairing]) -> list[Outcome]:
    """Play these games, one after the other."""
    settings.admit_bots()
    return [play_game(settings, pairing) for pairing in pairings]


def play_game(settings: Settings, pairing: Pairing) -> Outcome:
    """One game. Chance follows from the seed, the deal's number and the seat, and from nothing else."""
    match = deal_out(settings, pairing.deal)
    players = seat_bots(settings, pairing)
    observer = Observer(match) if settings.observed else None
    seconds, moves = [0.0] * match.seats, [0] * match.seats
    while (seat := match.current_seat) is not None:
        situation = bots.situation_of(match, seat)
        start = time.perf_counter()
        move = players[seat].choose(situation)
        seconds[seat] += time.perf_counter() - start
        moves[seat] += 1
        match.play(move, seat=seat)
        if observer:
            observer.see(situation)
    results = match.results or ()
    return Outcome(
        deal=pairing.deal,
        seating=pairing.seating,
        scores=[result.score for result in results],
        ranks=[result.rank for result in results],
        moves=moves,
        seconds=[round(spent, 6) for spent in seconds],
        faults=[fault for player in players for fault in player.faults],
        notes=observer.notes() if observer else None,
    )


def deal_out(settings: Settings, deal: int) -> Match:
    """The match with that deal; all seatings of a deal begin alike."""
    terms = settings.terms()
    return Match(terms, draw(terms.chances, f"{settings.seed} deal {deal}".encode()))


def seat_bots(settings: Settings, pairing: Pairing) -> list[SandboxedBot]:
    """Fresh bots, each with a seed of its own."""
    names = settings.names
    return [
        bots.sandboxed(names[bot], f"{settings.seed} deal {pairing.deal} seat {seat}", settings.limit)
        for seat, bot in enumerate(pairing.seating)
    ]


def prepare(settings: Settings) -> None:
    """Compile everything once, so that the workers find it in the cache instead of all compiling the same."""
    compile_game(settings.game)
    match = deal_out(settings, 0)
    seat = match.current_seat
    if seat is not None:
        for name in settings.entrants:
            bots.sandboxed(name, "prepare", settings.limit).choose(bots.situation_of(match, seat))
