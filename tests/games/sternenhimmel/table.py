"""Small tables for tests, in the notation of the worked cases.

`scored("1-2 2-3", "1=A.10 2=B.X 3=C.7", "3/1")` puts such a board on the table of a match, fills it
and says what happened. Owners are A to E; numbers, X and D are the tokens.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

import msgspec

from asterism.deal import read_deal
from asterism.game import Event
from asterism.games.sternenhimmel import GAME
from asterism.games.sternenhimmel.pieces import TOKENS, Board, Boards, Star, zodiac
from asterism.games.sternenhimmel.view import SternenhimmelView
from asterism.match import Match
from asterism.options import agree_terms

SEATS = "ABCDE"
SET = ["1", "3", "5", "6", "7", "10", "X", "D", "D"]

printed_zodiac = cache(zodiac)

Kind = TypeVar("Kind", bound=Event)


@dataclass(frozen=True)
class Scoring:
    """What a scoring told: removed stars, totals, tokens left and coins, by owner."""

    vanished: list[int]
    swallowed: list[int]
    totals: dict[str, tuple[int, int]]
    coins: dict[str, int]
    events: tuple[Event, ...]

    def paid(self) -> dict[str, int]:
        """The coins of those who have any."""
        return {owner: coins for owner, coins in self.coins.items() if coins}


def numbers(prizes: str) -> tuple[int, int]:
    """The two numbers of "6/4"."""
    first, second = prizes.split("/")
    return int(first), int(second)


def lines_of(edges: str) -> tuple[tuple[int, int], ...]:
    """The lines of "1-2 2-3"."""
    return tuple((int(one), int(other)) for one, other in (edge.split("-") for edge in edges.split()))


def boards_with(edges: str, prizes: str, large: str = "", unit96: str = "") -> Boards:
    """The zodiac with Aries replaced by a board called "Test"."""
    lines = lines_of(edges)
    count = max(max(line) for line in lines)
    big = {int(star) for star in large.split()}
    stars = tuple(Star(name=f"S{n}", large=n in big, x=10.0 * n, y=50.0) for n in range(1, count + 1))
    flat = numbers(unit96 or prizes)
    board = Board(name="Test", prizes=numbers(prizes), stars=stars, lines=lines, unit96=flat)
    return Boards(board=(board, *printed_zodiac().board[1:]))


def big_boards(stars: int = 9) -> Boards:
    """Twelve boards of this many stars in a row, called Big1 to Big12."""
    (model, *_) = boards_with(" ".join(f"{n}-{n + 1}" for n in range(1, stars)), f"{stars}/{stars - 2}").board
    return Boards(board=tuple(msgspec.structs.replace(model, name=f"Big{n}") for n in range(1, 13)))


def match_with(boards: Boards, seats: int = 5, **options: Any) -> Match:
    """A match in which the first of the boards lies in the first place and seat A begins."""
    terms = agree_terms(GAME, seats, {"boards": msgspec.to_builtins(boards), "first_player": 0, **options})
    return Match(terms, read_deal(terms.chances, {"pile": [board.name for board in boards.board]}))


def table_of(first_boards: str, **options: Any) -> Match:
    """A match on the zodiac in which these boards come first from the pile and seat A begins."""
    first = first_boards.split()
    terms = agree_terms(GAME, options.pop("seats", 3), {"first_player": 0, **options})
    rest = [board.name for board in terms.printed.board if board.name not in first]
    return Match(terms, read_deal(terms.chances, {"pile": first + rest}))


def play(match: Match, moves: str) -> tuple[Event, ...]:
    """Make several moves, such as "10 Leo 3, 7 Leo 1", each by the seat to move; what the last one caused."""
    events: tuple[Event, ...] = ()
    for move in moves.split(", "):
        events = match.play(move)
    return events


def seen(match: Match, seat: int | None = None) -> SternenhimmelView:
    """The view of a seat, as the type it is."""
    view = match.view(seat)
    assert isinstance(view, SternenhimmelView)
    return view


def only(events: tuple[Event, ...] | list[Event], kind: type[Kind]) -> list[Kind]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def coins(match: Match) -> list[int]:
    """What each seat owns."""
    return [int(match.state.coins[seat]) for seat in range(match.seats)]


def put(match: Match, star: int, owner: str, token: str, place: int = 0) -> None:
    """Lay a token on a star of the board in this place, without taking a turn."""
    kind, seat, state = TOKENS.index(token), SEATS.index(owner), match._state
    if kind == 7 and state.hand[seat] >> 8 & 1:
        state.hand[seat] &= ~(1 << 8)
    else:
        assert state.hand[seat] >> kind & 1, f"{owner} has no {token} left"
        state.hand[seat] &= ~(1 << kind)
    assert state.free[place] >> (star - 1) & 1, f"star {star} is taken"
    state.free[place] &= ~(1 << (star - 1))
    state.owner[place, star - 1] = seat
    state.kind[place, star - 1] = kind


def tokens_of(text: str) -> list[tuple[int, str, str]]:
    """Star, owner and token of "1=A.10 2=B.X"."""
    words = (word.replace("=", ".").split(".") for word in text.split())
    return [(int(star), owner, token) for star, owner, token in words]


def filled(match: Match, tokens: str) -> Scoring:
    """Fill the board in the first place, the last token by a real move, and read what was told."""
    *laid, (star, owner, token) = tokens_of(tokens)
    for one in laid:
        put(match, *one)
    match._state.turn = SEATS.index(owner)
    first = seen(match).places[0]
    assert first is not None
    return read_scoring(match, match.play(f"{token} {first.sky} {star}"))


def read_scoring(match: Match, events: tuple[Event, ...]) -> Scoring:
    """What a move that completed a constellation told."""
    told = [msgspec.to_builtins(event) for event in events]
    return Scoring(
        vanished=[star for event in told if event["type"] == "black_holes_cancelled" for star in event["stars"]],
        swallowed=[event["star"] for event in told if event["type"] == "star_swallowed"],
        totals={SEATS[e["seat"]]: (e["points"], e["tokens"]) for e in told if e["type"] == "counted"},
        coins=dict(zip(SEATS, coins(match), strict=False)),
        events=events,
    )


def position(edges: str, tokens: str, prizes: str, *, large: str = "", **options: Any) -> Match:
    """A match in which these tokens lie on the board "Test", and seat A is to move."""
    match = match_with(boards_with(edges, prizes, large), **options)
    for one in tokens_of(tokens):
        put(match, *one)
    return match


def scored(
    edges: str, tokens: str, prizes: str, *, large: str = "", unit96: str = "", seats: int = 5, **options: Any
) -> Scoring:
    """Fill a board "Test" of these lines, and say what its scoring told."""
    return filled(match_with(boards_with(edges, prizes, large, unit96), seats, **options), tokens)


@cache
def rulebook() -> dict[str, str]:
    """The English sentence of every rule."""
    book = tomllib.loads((GAME.folder / "rulebook.toml").read_text(encoding="utf-8"))
    return {rule["id"]: rule["en"] for rule in book["rule"]}
