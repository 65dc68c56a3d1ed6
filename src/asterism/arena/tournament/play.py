"""Playing a batch of games. The same function runs in this process, in worker processes and on other machines."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from asterism import bots
from asterism.arena.tournament.observation import Observation, Observer
from asterism.arena.tournament.schedule import Pairing
from asterism.arena.tournament.spec import TournamentSpec
from asterism.arena.tournament.text_players import TextSeat, ask_through, is_text_player, player_name
from asterism.bots import BotFault, SandboxedBot
from asterism.deal import draw
from asterism.game import compile_game
from asterism.match import Match
from asterism.prompt.limits import with_forfeits


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
    forfeits: list[int] = []
    """The seats whose text players forfeited: they are ranked last, whatever was played for them."""
    refused: list[int] = []
    """How many answers of each seat's text player were refused; empty without text players."""
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
    players = seat_players(spec, pairing, match)
    try:
        return play_seated(spec, pairing, match, players)
    finally:
        for player in players:
            if isinstance(player, TextSeat):
                player.close()


def play_seated(
    spec: TournamentSpec, pairing: Pairing, match: Match, players: Sequence[SandboxedBot | TextSeat]
) -> Outcome:
    """Play the match of these players to its end."""
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
    readers = {seat: player for seat, player in enumerate(players) if isinstance(player, TextSeat)}
    forfeits = {seat for seat, player in readers.items() if player.has_forfeited}
    return Outcome(
        deal=pairing.deal,
        seating=pairing.seating,
        scores=[result.score for result in results],
        ranks=with_forfeits([result.rank for result in results], forfeits),
        moves=moves,
        seconds=[round(spent, 6) for spent in seconds],
        faults=[fault for player in players for fault in player.faults],
        forfeits=sorted(forfeits),
        refused=[readers[seat].refused if seat in readers else 0 for seat in range(match.seats)] if readers else [],
        observation=observer.observation() if observer else None,
    )


def deal_out(spec: TournamentSpec, deal: int) -> Match:
    """A new match with the deal of that number. All seatings of a deal start from the same position."""
    terms = spec.terms()
    return Match(terms, draw(terms.chances, f"{spec.seed} deal {deal}".encode()))


def seat_players(spec: TournamentSpec, pairing: Pairing, match: Match) -> list[SandboxedBot | TextSeat]:
    """New players for one game, each with its own seed."""
    return [
        seat_player(spec, spec.bots[bot], match, f"{spec.seed} deal {pairing.deal} seat {seat}")
        for seat, bot in enumerate(pairing.seating)
    ]


def seat_player(spec: TournamentSpec, word: str, match: Match, seed: str) -> SandboxedBot | TextSeat:
    """The player that a word of the specification names."""
    name = player_name(word)
    if is_text_player(word):
        return TextSeat(name, ask_through(word), match, spec.text, spec.limit, seed)
    return bots.sandboxed(name, seed, spec.limit)


def prepare(spec: TournamentSpec) -> None:
    """Make the game's library ready, and let each bot move once, before all workers want it. Nobody asks a model."""
    compile_game(spec.game)
    match = deal_out(spec, 0)
    seat = match.current_seat
    if seat is not None:
        for name in {player_name(word) for word in spec.bots if not is_text_player(word)}:
            bots.sandboxed(name, "prepare", spec.limit).choose(bots.situation_of(match, seat))
