"""The matches of results files, for a scale over all games."""

from __future__ import annotations

from pathlib import Path

from asterism.arena.scale import PlayedMatch, Player
from asterism.arena.tournament.results import read_results
from asterism.arena.tournament.text_players import is_text_player, player_name


def matches_in(path: Path) -> list[PlayedMatch]:
    """The matches of a tournament. A solitaire has none: its players do not meet."""
    header, outcomes, _ = read_results(path)
    spec = header.spec
    entrants = [Player("text" if is_text_player(word) else "bot", player_name(word)) for word in spec.bots]
    return [
        PlayedMatch(
            spec.game,
            tuple(entrants[index] for index in outcome.seating),
            tuple(outcome.ranks),
            f"{spec.game} {spec.seats} {spec.options} {spec.seed} {outcome.deal}",
        )
        for outcome in outcomes
        if spec.seats > 1
    ]
