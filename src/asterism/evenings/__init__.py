"""Evenings of a club: who sits where in each round, and who leads. Pure mathematics, without tables or a server."""

from asterism.evenings.history import History, PlayedRound, Seating
from asterism.evenings.league import LeaguePlace, league_table
from asterism.evenings.pairing import Leftover, PairingRules, PairingSystem, RoundPlan, next_round
from asterism.evenings.scoring import Comparison, FinishedTable, RoundOutcome, RoundScore, Scoring, score_round
from asterism.evenings.standings import Place, standings

__all__ = [
    "Comparison",
    "FinishedTable",
    "History",
    "LeaguePlace",
    "Leftover",
    "PairingRules",
    "PairingSystem",
    "Place",
    "PlayedRound",
    "RoundOutcome",
    "RoundPlan",
    "RoundScore",
    "Scoring",
    "Seating",
    "league_table",
    "next_round",
    "score_round",
    "standings",
]
