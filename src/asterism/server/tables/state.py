"""The state of a table: who sits where, and how the match stands.

A state is never changed. `evolution.evolve` makes the next one from an event, so the same events always give the same
state.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from asterism.decoding import decode
from asterism.errors import BadRecord
from asterism.game import Terms, load
from asterism.match import Match
from asterism.once import once
from asterism.options import agree_terms
from asterism.record import Mark
from asterism.server.domain import Daily, DaysClock, EveningRound, Forked, Origin, Phase
from asterism.server.tables import events
from asterism.server.tables.move_ids import MoveIds
from asterism.server.tables.race.race import LiveRace
from asterism.server.tables.seats import Seats
from asterism.standing import Result

NO_IDS = MoveIds()
DEFAULT_BOT = "star"
"""Who plays where nobody chose a bot."""


class PendingOffer(msgspec.Struct, frozen=True):
    """What a player asks the others for, and who has accepted so far."""

    offer: events.OfferMade
    accepted: frozenset[int] = frozenset()


class SentLine(msgspec.Struct, frozen=True):
    """A chat line, and who sent it: the seat may belong to somebody else later."""

    sent: events.ChatSent
    guest: str | None
    name: str


class TableState(msgspec.Struct, frozen=True, eq=False, kw_only=True, dict=True):
    """A table after some of its events."""

    id: str
    opened: events.TableOpened
    terms: Terms
    seats: Seats
    seq: int
    """The number of the last event; the opening is 0."""
    updated: int
    """When the last event was written, by the wall clock, in milliseconds since 1970."""
    time: int
    """The table's own time then. All other times here are the table's, too."""
    clock_from: int
    """Since when the time of the seat to move has been running."""
    overdue: tuple[int, ...]
    """How often in a row each seat's time ran out."""
    match: Match | None = None
    """None before the start: the deal follows from everybody's nonces. Never change it: other states share it."""
    nonces: tuple[str, ...] = ()
    is_closed: bool = False
    closed_because: str = ""
    """What the admin who closed the table said."""
    draw_agreed: bool = False
    position_seq: int = 0
    """The last event that changed the match. A command that was made for an earlier position is stale."""
    move_ids: MoveIds = NO_IDS
    offer: PendingOffer | None = None
    marks: tuple[Mark, ...] = ()
    chat: tuple[SentLine, ...] = ()
    former_guests: frozenset[str] = frozenset()
    """Who gave up a seat before the match began. Their names and chat lines are in the log."""
    rematch: str | None = None
    round_ended: bool = False
    """Whether the round of the evening that the table belongs to is over."""
    ended: int | None = None
    """When the match was over, by the wall clock."""
    race: LiveRace | None = None
    """The race under way: several seats may answer, and the fastest counts."""
    late_screens: frozenset[int] = frozenset()
    """The seats whose screens did not report the last race they could have shown."""

    # --- the match ---------------------------------------------------------------------------

    @property
    def started_match(self) -> Match:
        """The match, once it has begun."""
        if self.match is None:
            raise BadRecord("the match has not begun")
        return self.match

    @once
    def phase(self) -> Phase:
        """Where the table is between its opening and its end."""
        if self.is_closed:
            return "closed"
        if self.match is None:
            return "waiting"
        return "over" if self.draw_agreed or self.match.is_over else "playing"

    @property
    def origin(self) -> Origin | None:
        """The evening that the table belongs to, or where a fixed deal comes from; None for any other table."""
        evening = self.opened.evening
        if evening is not None:
            return EveningRound(evening.evening, evening.round, evening.is_duplicate, self.is_sealed)
        fixed = self.opened.fixed_deal
        if fixed is None:
            return None
        return Forked(len(fixed.moves)) if fixed.day is None else Daily(fixed.day)

    @property
    def is_sealed(self) -> bool:
        """Whether others may still play the same deal: then only those at the table may see anything of it."""
        evening = self.opened.evening
        return evening is not None and evening.is_duplicate and not self.round_ended

    @property
    def is_compared(self) -> bool:
        """Whether results are compared with those of other tables, so that every move stays and nobody is helped."""
        return isinstance(self.origin, Daily | EveningRound)

    @property
    def first_turn(self) -> int:
        """How many moves were made before the table began. They cannot be taken back here."""
        return len(self.opened.fixed_deal.moves) if self.opened.fixed_deal else 0

    @once
    def to_act(self) -> tuple[int, ...]:
        """The seats that may move now."""
        if self.phase != "playing":
            return ()
        if isinstance(self.opened.clock, DaysClock) and self.started_match.current_seat is not None:
            return (self.started_match.current_seat,)
        return self.started_match.to_act

    @once
    def current_seat(self) -> int | None:
        """The one seat whose move the table waits for."""
        return self.started_match.current_seat if self.phase == "playing" else None

    @once
    def bot_to_move(self) -> int | None:
        """The seat whose bot is to move now."""
        seat = None if self.race else self.current_seat
        return seat if seat is not None and self.seats[seat].bot is not None else None

    @once
    def deadline(self) -> int | None:
        """When the time of the person to move runs out."""
        clock = self.opened.clock
        if clock is None or self.race or self.current_seat not in self.people:
            return None
        return self.clock_from + clock.span_ms

    @once
    def results(self) -> tuple[Result, ...] | None:
        """How the match ended. In a draw everybody is first."""
        if self.draw_agreed:
            return tuple(Result(seat, score, 1) for seat, score in enumerate(self.started_match.scores))
        return self.match.results if self.match else None

    @property
    def is_drawn(self) -> bool:
        """Whether the match is over and nobody has won it."""
        return self.draw_agreed or (self.match is not None and self.match.is_drawn)

    # --- the seats ---------------------------------------------------------------------------

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def people(self) -> list[int]:
        """The seats that a person plays right now."""
        return self.seats.people

    def involves(self, guest: str) -> bool:
        """Whether this guest has or had a seat here, or one is reserved for them."""
        return any(seat.guest == guest for seat in self.seats)

    def has_traces_of(self, guest: str) -> bool:
        """Whether anything here is from this guest: a seat, or what they left behind when they gave one up."""
        return self.involves(guest) or guest in self.former_guests

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest holds; none for a spectator."""
        return self.seats.of(guest)

    def revealed_nonces(self) -> list[str]:
        """One of each guest who has revealed it, in the order of their seats; at an evening those of everybody."""
        if self.opened.evening:
            return list(self.opened.evening.nonces)
        return list({seat.guest: seat.nonce for seat in self.seats if seat.nonce}.values())

    def unrevealed(self) -> list[int]:
        """The seats whose nonces are still to be revealed; a fixed deal needs none, and an evening has them."""
        if self.opened.fixed_deal or self.opened.evening:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person" and not seat.nonce]

    def offer_waits_for(self) -> list[int]:
        """Who has yet to accept the pending offer: people, those at one device as one, and for a draw also bots."""
        if self.offer is None:
            return []
        settled = {self.seats[seat].guest for seat in {self.offer.offer.seat, *self.offer.accepted} & set(self.people)}
        people = [seat for seat in self.people if self.seats[seat].guest not in settled]
        return sorted([*people, *self._bots_to_answer()])

    @once
    def bot_to_answer(self) -> int | None:
        """A seat whose bot is to answer the pending offer now."""
        return next(iter(self._bots_to_answer()), None)

    def _bots_to_answer(self) -> list[int]:
        if self.offer is None or self.offer.offer.kind != "draw":
            return []
        return [seat for seat in range(len(self.seats)) if seat not in {*self.people, *self.offer.accepted}]


def opened_table(table_id: str, opened: events.TableOpened) -> TableState:
    """The state after a table's first event."""
    game = load(opened.game)
    if opened.rules != game.version:
        own = f"this version of Asterism has rules {game.version}"
        raise BadRecord(f"this table plays by rules {opened.rules} of {game.title}; {own}")
    return TableState(
        id=table_id,
        opened=opened,
        terms=terms_of(game.name, len(opened.seats), msgspec.json.encode(opened.options)),
        seats=Seats(opened.seats),
        seq=0,
        updated=opened.at,
        time=opened.at,
        clock_from=opened.at,
        overdue=(0,) * len(opened.seats),
    )


def bot_seat(bot: str, name: str) -> events.SeatAssignment:
    """A seat of a bot's own."""
    return events.SeatAssignment(kind="bot", name=name, bot=bot)


@lru_cache(maxsize=256)
def terms_of(game: str, seats: int, options: bytes) -> Terms:
    """The terms of a match. They never change, so tables with the same options share them."""
    return agree_terms(load(game), seats, decode(options))
