"""Small tables for tests, in the notation of the worked cases.

`scored("1-2 2-3", "1=A.10 2=B.X 3=C.7", "3/1")` puts such a board on the table of a match, fills it
and says what happened. Owners are A to E; numbers, X and D are the tokens.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from asterism.deal import read_deal
from asterism.game import Event
from asterism.games.sternenhimmel import GAME
from asterism.games.sternenhimmel.pieces import TOKENS, Board, Boards, Star, zodiac
from asterism.match import Match
from asterism.options import agree

SEATS = "ABCDE"


@dataclass(frozen=True)
class Scoring:
    """What a scoring told: removed stars, totals, tokens left and coins, by owner."""

    vanished: list[int]
    swallowed: list[int]
    totals: dict[str, tuple[int, int]]
    coins: dict[str, int]
    events: tuple[Event, ...]


def boards_with(edges: str, prizes: str, large: str = "") -> Boards:
    """The zodiac with Aries replaced by a board called "Test"."""
    lines = tuple((int(one), int(other)) for one, other in (edge.split("-") for edge in edges.split()))
    count = max(max(line) for line in lines)
    first, second = (int(prize) for prize in prizes.split("/"))
    big = {int(star) for star in large.split()}
    stars = tuple(Star(name=f"S{n}", large=n in big, x=10.0 * n, y=50.0) for n in range(1, count + 1))
    board = Board(name="Test", prizes=(first, second), stars=stars, lines=lines, unit96=(first, second))
    return Boards(board=(board, *zodiac().board[1:]))


def match_with(boards: Boards, seats: int = 5, **options: Any) -> Match:
    """A match in which the first of the boards lies in the first place and seat A begins."""
    terms = agree(GAME, seats, {"boards": msgspec.to_builtins(boards), "first_player": 0, **options})
    return Match(terms, read_deal(terms.chances, {"pile": [board.name for board in boards.board]}))


def put(match: Match, star: int, owner: str, token: str) -> None:
    """Lay a token on a star of the board "Test" without taking a turn."""
    kind, seat, state = TOKENS.index(token), SEATS.index(owner), match._states[-1]
    if kind == 7 and state.hand[seat] >> 8 & 1:
        state.hand[seat] &= ~(1 << 8)
    else:
        assert state.hand[seat] >> kind & 1, f"{owner} has no {token} left"
        state.hand[seat] &= ~(1 << kind)
    state.free[0] &= ~(1 << (star - 1))
    state.owner[0, star - 1] = seat
    state.kind[0, star - 1] = kind


def position(edges: str, tokens: str, prizes: str, *, large: str = "", **options: Any) -> tuple[Match, list[str]]:
    """A match in which all but the last of the tokens lie on the board, and the words of the last."""
    match = match_with(boards_with(edges, prizes, large), **options)
    laid = [word.replace("=", ".").split(".") for word in tokens.split()]
    for star, owner, token in laid[:-1]:
        put(match, int(star), owner, token)
    match._states[-1].turn = SEATS.index(laid[-1][1])
    return match, laid[-1]


def scored(edges: str, tokens: str, prizes: str, *, large: str = "", **options: Any) -> Scoring:
    """Fill the board, the last token by a real move, and read what was told."""
    match, (star, _, token) = position(edges, tokens, prizes, large=large, **options)
    events = match.play(f"{token} Test {star}")
    told = [msgspec.to_builtins(event) for event in events]
    return Scoring(
        vanished=[star for event in told if event["type"] == "black_holes_cancelled" for star in event["stars"]],
        swallowed=[event["star"] for event in told if event["type"] == "star_swallowed"],
        totals={SEATS[e["seat"]]: (e["points"], e["tokens"]) for e in told if e["type"] == "counted"},
        coins={SEATS[seat]: int(match.state.coins[seat]) for seat in range(match.seats)},
        events=events,
    )
