"""From the rows that the rules wrote to events, and what each seat may learn of them."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from asterism.game import ViewerSeat
from asterism.games.sternenhimmel import event_rows
from asterism.games.sternenhimmel.event_types import (
    BlackHolesCancelled,
    ConsolationPaid,
    ConstellationDiscarded,
    ConstellationLaidOut,
    Counted,
    MatchEnded,
    Placed,
    PrizePaid,
    Revealed,
    StarSwallowed,
    SternenhimmelEvent,
    TieBroken,
    Tied,
    TurnPassed,
    ValueDoubled,
)
from asterism.games.sternenhimmel.hidden import has_face_down
from asterism.games.sternenhimmel.options import SternenhimmelTerms
from asterism.games.sternenhimmel.pieces import TOKENS
from asterism.games.sternenhimmel.rules_scoring import FIRST, RESERVE
from asterism.games.sternenhimmel.state import State
from asterism.games.sternenhimmel.view import knows_face_down
from asterism.layout import Grid


def events_from_rows(terms: SternenhimmelTerms, rows: Grid) -> list[SternenhimmelEvent]:
    """The rows that the rules wrote, as events that know everything; `redact` them before showing."""
    return [READERS[row[0]](terms, *row[1:]) for row in rows]


def members(bits: int) -> list[int]:
    """The members of a bit set."""
    return [i for i in range(bits.bit_length()) if (bits >> i) & 1]


def _sky(terms: SternenhimmelTerms, board: int) -> str:
    name: str = terms.printed.board[board].name
    return name


def _placed(
    terms: SternenhimmelTerms, seat: int, board: int, star: int, kind: int, large: int, *_: int
) -> SternenhimmelEvent:
    rule = "S26" if large else "S25"
    return Placed(rule=rule, seat=seat, sky=_sky(terms, board), star=star + 1, token=TOKENS[kind])


def _revealed(terms: SternenhimmelTerms, board: int, star: int, seat: int, kind: int, *_: int) -> SternenhimmelEvent:
    return Revealed(seat=seat, sky=_sky(terms, board), star=star + 1, token=TOKENS[kind])


def _cancelled(terms: SternenhimmelTerms, board: int, stars: int, *_: int) -> SternenhimmelEvent:
    return BlackHolesCancelled(sky=_sky(terms, board), stars=[star + 1 for star in members(stars)])


def _swallowed(terms: SternenhimmelTerms, board: int, star: int, seat: int, kind: int, *_: int) -> SternenhimmelEvent:
    return StarSwallowed(seat=seat, sky=_sky(terms, board), star=star + 1, token=TOKENS[kind])


def _doubled(
    terms: SternenhimmelTerms, board: int, star: int, seat: int, face: int, value: int, doubles: int, *_: int
) -> SternenhimmelEvent:
    return ValueDoubled(seat=seat, sky=_sky(terms, board), star=star + 1, face=face, value=value, doubles=doubles)


def _counted(terms: SternenhimmelTerms, board: int, seat: int, points: int, tokens: int, *_: int) -> SternenhimmelEvent:
    return Counted(seat=seat, sky=_sky(terms, board), points=points, tokens=tokens)


def _tie_broken(
    terms: SternenhimmelTerms, board: int, seat: int, rival: int, tokens: int, rival_tokens: int, *_: int
) -> SternenhimmelEvent:
    return TieBroken(seat=seat, rival=rival, sky=_sky(terms, board), tokens=tokens, rival_tokens=rival_tokens)


def _tied(terms: SternenhimmelTerms, board: int, rank: int, seats: int, *_: int) -> SternenhimmelEvent:
    return Tied(rule="S49" if rank == FIRST else "S51", seats=members(seats), sky=_sky(terms, board), rank=rank)


def _prize(
    terms: SternenhimmelTerms, board: int, seat: int, rank: int, coins: int, alone: int, *_: int
) -> SternenhimmelEvent:
    rule = "S47" if alone else "S43" if rank == FIRST else "S44"
    return PrizePaid(rule=rule, seat=seat, sky=_sky(terms, board), rank=rank, coins=coins)


def _consolation(
    terms: SternenhimmelTerms, board: int, seat: int, coins: int, payer: int, *_: int
) -> SternenhimmelEvent:
    from_reserve = payer == RESERVE
    rule = "S46" if from_reserve else "GS-1"
    return ConsolationPaid(
        rule=rule, seat=seat, payer=None if from_reserve else payer, sky=_sky(terms, board), coins=coins
    )


READERS: dict[int, Callable[..., SternenhimmelEvent]] = {
    event_rows.PLACED: _placed,
    event_rows.REVEALED: _revealed,
    event_rows.CANCELLED: _cancelled,
    event_rows.SWALLOWED: _swallowed,
    event_rows.DOUBLED: _doubled,
    event_rows.COUNTED: _counted,
    event_rows.TIE_BROKEN: _tie_broken,
    event_rows.TIED: _tied,
    event_rows.PRIZE: _prize,
    event_rows.CONSOLATION: _consolation,
    event_rows.DISCARDED: lambda terms, board, *_: ConstellationDiscarded(sky=_sky(terms, board)),
    event_rows.LAID_OUT: lambda terms, board, place, *_: ConstellationLaidOut(sky=_sky(terms, board), place=place),
    event_rows.PASSED: lambda terms, seat, *_: TurnPassed(seat=seat),
    event_rows.ENDED: lambda terms, *_: MatchEnded(),
}


def redact(terms: SternenhimmelTerms, event: SternenhimmelEvent, seat: ViewerSeat) -> SternenhimmelEvent:
    """A token placed face down is known to its owner alone (S15, S26)."""
    if isinstance(event, Placed) and event.rule == "S26" and not knows_face_down(terms, event.seat, seat):
        return msgspec.structs.replace(event, token=None)
    return event


def reveals(terms: SternenhimmelTerms, state: State, event: SternenhimmelEvent, seat: int) -> bool:
    """Turned-up tokens and new boards do; so does a face-up token of a seat that has others face down."""
    if isinstance(event, Placed):
        others_token = event.seat != seat and event.rule == "S25"
        return others_token and has_face_down(terms.plain_setup, state, event.seat)
    return isinstance(event, Revealed | ConstellationLaidOut)
