"""A table as its log tells it: who sits where and how the match stands. Nothing here waits, writes or sends."""

from __future__ import annotations

import copy
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Self

import msgspec

from asterism.bots import title_of
from asterism.errors import BadRecord
from asterism.game import Race, Terms, load
from asterism.match import Match, Result
from asterism.options import agree
from asterism.record import Mark
from asterism.server import entry as log
from asterism.server import listing, wire
from asterism.server.beginning import first_position, origin_of
from asterism.server.race import Answer, Heat
from asterism.server.store import Card

OVERDUE = "overdue"
USUAL_BOT = "star"
"""Who plays where nobody said which bot."""
CHAT_KEPT = 100
"""How many lines of the talk a newcomer gets to read."""


@dataclass(frozen=True)
class Pending:
    """What a player asks the others for."""

    offer: log.Offered
    agreed: frozenset[int] = frozenset()


class Book:
    """What follows from a table's entries; the same entries always make the same book."""

    def __init__(self, table_id: str, opened: log.Opened) -> None:
        game = load(opened.game)
        if opened.rules != game.version:
            raise BadRecord(f"this table plays by rules {opened.rules} of {game.title}; here are rules {game.version}")
        self.id = table_id
        self.opened = opened
        self.terms = terms_of(game.name, len(opened.seats), msgspec.json.encode(opened.options))
        self.seats = list(opened.seats)
        self.seq = 0
        self.updated = opened.at
        self.match: Match | None = None
        """None before the start: the deal follows from everybody's nonces."""
        self.nonces: list[str] = []
        self.is_closed = False
        self.is_drawn = False
        self.position_seq = 0
        """The last entry that changed the match; a wish is stale if it was made before."""
        self.clock_from = opened.at
        """Since when the time of the seat to move has been running."""
        self.overdue = [0] * len(opened.seats)
        """How often in a row each seat's time ran out."""
        self.move_ids: set[str] = set()
        self.pending: Pending | None = None
        self.marks: list[Mark] = []
        self.chat: list[log.Said] = []
        self.rematch: str | None = None
        self.ended: int | None = None
        """When the match was over."""
        self.heat: Heat | None = None
        """The race under way: several seats may answer, and the fastest counts."""

    def after(self, entry: log.Entry) -> Self:
        """The book after one more entry; this one stays as it is."""
        later = copy.copy(self)
        for name in ("seats", "overdue", "move_ids", "marks", "chat"):
            setattr(later, name, copy.copy(getattr(self, name)))
        later.match = self.match.copy() if self.match else None
        later.follow(entry)
        return later

    # --- following the log -------------------------------------------------------------------

    def follow(self, entry: log.Entry) -> None:
        """Take in the next entry of the log."""
        self.seq += 1
        self.updated = entry.at
        self._take_in(entry)
        if self.ended is None and self.phase == "over":
            self.ended = entry.at

    def _take_in(self, entry: log.Entry) -> None:
        match entry:
            case log.Started():
                self._start(entry)
            case log.Moved():
                self._move(entry)
            case log.TakenBack():
                self._take_back(entry)
            case log.Drawn():
                self._changed_match(entry.at)
                self.is_drawn = True
            case log.Shown() | log.Claimed():
                self._race_on(entry)
            case log.Offered():
                self.pending = Pending(entry)
            case log.Answered():
                self._answer(entry)
            case log.Said():
                self.chat = [*self.chat[1 - CHAT_KEPT :], entry]
            case log.Opened():
                raise BadRecord("a table is opened only once")
            case _:
                self._arrange(entry)

    def _start(self, started: log.Started) -> None:
        self.nonces = started.nonces
        self.match = first_position(self.opened, self.terms, started.nonces, [seat.name for seat in self.seats])
        if isinstance(self.origin, wire.Forked):
            self._mark("forked", None)
        self._changed_match(started.at)

    def _move(self, moved: log.Moved) -> None:
        self.played.play(moved.move, seat=moved.seat)
        self.overdue[moved.seat] = self.overdue[moved.seat] + 1 if moved.overdue else 0
        if moved.overdue:
            self.marks.append(Mark(len(self.played.turns) - 1, OVERDUE, moved.seat))
        if moved.move_id is not None:
            self.move_ids.add(moved.move_id)
        heat = self.heat
        self._changed_match(moved.at)
        if heat and self._race():
            self.heat = heat.without(moved.seat, moved.at)
            self.position_seq = heat.opened

    def _race_on(self, entry: log.Shown | log.Claimed) -> None:
        if self.heat is None:
            raise BadRecord("nobody had to be fast")
        if isinstance(entry, log.Shown):
            self.heat = self.heat.with_screen(entry.seat, entry.at)
        else:
            self.heat = self.heat.with_answer(entry.seat, Answer(entry.ms, entry.at, entry.move, entry.move_id))
            if entry.move_id is not None:
                self.move_ids.add(entry.move_id)

    def _take_back(self, taken: log.TakenBack) -> None:
        while len(self.played.turns) > taken.to:
            self.played.take_back()
        self.marks = [
            msgspec.structs.replace(mark, after=min(mark.after, taken.to))
            for mark in self.marks
            if mark.after < taken.to or mark.kind != OVERDUE
        ]
        self._changed_match(taken.at)

    def _changed_match(self, at: int) -> None:
        """The position is a new one: older wishes are stale, offers have lapsed, the clock starts again."""
        self.position_seq = self.seq
        self.pending = None
        self.clock_from = at
        self.heat = self._new_heat(at)

    def _race(self) -> Race | None:
        return self.played.game.race(self.terms, self.played.state)

    def _new_heat(self, at: int) -> Heat | None:
        """A race begins if the rules say so and people take part; where moves take days, everybody is asked in turn."""
        race = self._race()
        is_live = not isinstance(self.opened.clock, wire.DaysClock) and set(self.played.to_act) & set(self.people)
        if race is None or not is_live:
            return None
        return Heat(rules=race, seats=len(self.seats), opened=self.seq, at=at)

    def _answer(self, answered: log.Answered) -> None:
        if self.pending is None:
            raise BadRecord("there was nothing to answer")
        agreed = self.pending.agreed | {answered.seat}
        self.pending = replace(self.pending, agreed=agreed) if answered.yes else None

    def _arrange(self, entry: log.Entry) -> None:
        """Something about the company changed."""
        match entry:
            case log.Rematched(table=table):
                self.rematch = table
            case log.Closed():
                self.is_closed = True
            case log.Forgotten(guest=guest):
                self._forget(guest)
            case _:
                self._reseat(entry)
        if self.pending and self.pending.offer.seat not in self.people:
            self.pending = None

    def _reseat(self, entry: log.Entry) -> None:
        """Somebody sat down, got up, or changed places with a bot."""
        match entry:
            case log.SeatTaken(seat=seat, name=name, guest=guest, seal=seal):
                self.seats[seat] = log.Seat(kind="person", name=name, guest=guest, seal=seal)
            case log.Unsealed(seat=seat, nonce=nonce):
                for own in self.seats_of(self.seats[seat].guest):
                    self._change_seat(own, nonce=nonce)
            case log.SeatLeft(seat=seat):
                self.seats[seat] = log.Seat(kind="open")
            case log.BotSeated(seat=seat, bot=bot):
                self.seats[seat] = bot_seat(bot, seat)
            case log.BotSatIn(seat=seat, bot=bot):
                self._change_seat(seat, bot=bot)
                self._mark("bot_sat_in", seat)
            case log.CameBack(seat=seat):
                self._change_seat(seat, bot=None)
                self.overdue[seat] = 0
                self._mark("came_back", seat)
            case log.Resigned(seat=seat, bot=bot):
                self._change_seat(seat, bot=bot, resigned=True)
                self._mark("resigned", seat)

    def _forget(self, guest: str) -> None:
        """The person is gone for good: a free seat before the start, a bot's afterwards.

        Where others have opened their seals by then, nobody new can sit down: that table is closed.
        """
        self.is_closed |= self.match is None and self.is_full
        for number, seat in enumerate(self.seats):
            if seat.guest != guest:
                continue
            self.chat = [said for said in self.chat if said.seat != number]
            if self.match is None:
                self.seats[number] = log.Seat(kind="open")
            else:
                self._change_seat(number, name="", guest=None, bot=seat.bot or USUAL_BOT, resigned=True)

    def _change_seat(self, seat: int, **changes: object) -> None:
        self.seats[seat] = msgspec.structs.replace(self.seats[seat], **changes)

    def _mark(self, kind: str, seat: int | None) -> None:
        self.marks.append(Mark(len(self.played.turns), kind, seat))

    # --- what is the case --------------------------------------------------------------------

    @property
    def played(self) -> Match:
        """The match, once it has begun."""
        if self.match is None:
            raise BadRecord("the match has not begun")
        return self.match

    @property
    def phase(self) -> wire.Phase:
        """Where the table is between its opening and its end."""
        if self.is_closed:
            return "closed"
        if self.match is None:
            return "waiting"
        return "over" if self.is_drawn or self.match.is_over else "playing"

    @property
    def origin(self) -> wire.Origin | None:
        """Where the deal comes from, if it was known before."""
        return origin_of(self.opened)

    @property
    def begins_at(self) -> int:
        """How many moves were made before the table began; nobody here takes them back."""
        return len(self.opened.known.moves) if self.opened.known else 0

    @property
    def is_full(self) -> bool:
        """Whether somebody sits in every seat."""
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def people(self) -> list[int]:
        """The seats that a person plays right now."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person" and seat.bot is None]

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may move now."""
        if self.phase != "playing":
            return ()
        if isinstance(self.opened.clock, wire.DaysClock) and self.played.asked is not None:
            return (self.played.asked,)
        return self.played.to_act

    @property
    def asked(self) -> int | None:
        """The one seat whose move everybody waits for."""
        return self.played.asked if self.phase == "playing" else None

    @property
    def bot_to_move(self) -> int | None:
        """The seat whose bot is to move now."""
        seat = None if self.heat else self.asked
        return seat if seat is not None and self.seats[seat].bot is not None else None

    @property
    def deadline(self) -> int | None:
        """When the time of the person to move runs out, in milliseconds since 1970."""
        clock = self.opened.clock
        if clock is None or self.heat or self.asked not in self.people:
            return None
        return self.clock_from + clock.span_ms

    @property
    def results(self) -> tuple[Result, ...] | None:
        """How the match ended; in a draw by agreement everybody is first."""
        if self.is_drawn:
            return tuple(Result(seat, 0, 1) for seat in range(len(self.seats)))
        return self.match.results if self.match else None

    def knows(self, guest: str) -> bool:
        """Whether this guest has or had a seat here, or one is held for them."""
        return any(seat.guest == guest for seat in self.seats)

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest holds; none for a spectator."""
        if guest is None:
            return []
        held = [seat.kind == "person" and seat.guest == guest and not seat.resigned for seat in self.seats]
        return [number for number, is_held in enumerate(held) if is_held]

    def card(self) -> Card:
        """What lists and sweeps need to know of the table."""
        due = 0.0 if self.heat or self.bot_to_move is not None else self.deadline and self.deadline / 1000
        return Card(
            game=self.opened.game,
            phase=self.phase,
            listed=self.opened.visibility == "listed",
            due=due,
            guests=tuple(dict.fromkeys(seat.guest for seat in self.seats if seat.guest is not None)),
            summary=listing.encode(self.summary()),
            ended=self.ended and self.ended / 1000,
        )

    def summary(self) -> listing.Summary:
        """The table in short."""
        results = self.results
        card = wire.TableCard(
            table=self.id,
            game=self.opened.game,
            phase=self.phase,
            seats=[wire.SeatInfo(seat.name, seat.kind, seat.bot, seat.resigned, None) for seat in self.seats],
            clock=self.opened.clock,
            opened=self.opened.at,
            updated=self.updated,
            moves=len(self.match.turns) if self.match else 0,
            to_act=list(self.to_act),
            results=[wire.Result(one.seat, one.score, one.rank) for one in results] if results else None,
            origin=self.origin,
        )
        return listing.Summary(card, [seat.guest for seat in self.seats])

    def nonces_so_far(self) -> list[str]:
        """One of each guest whose seal is open, in the order of their seats."""
        return list({seat.guest: seat.nonce for seat in self.seats if seat.nonce}.values())

    def sealed(self) -> list[int]:
        """The seats whose seals are still to be opened; a known deal needs none."""
        if self.opened.known:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person" and not seat.nonce]

    def waits_for(self) -> list[int]:
        """The people whose consent the pending offer still needs; people who share a device answer as one."""
        if self.pending is None:
            return []
        settled = {self.seats[seat].guest for seat in {self.pending.offer.seat, *self.pending.agreed}}
        return [seat for seat in self.people if self.seats[seat].guest not in settled]


def bot_seat(bot: str, number: int) -> log.Seat:
    """A seat of a bot's own, with a name that tells it from its neighbours."""
    return log.Seat(kind="bot", name=f"{title_of(bot)} {number + 1}", bot=bot)


@lru_cache(maxsize=256)
def terms_of(game: str, seats: int, options: bytes) -> Terms:
    """What was agreed, and the components that belong to it: never changed, so all tables with the same share one."""
    return agree(load(game), seats, msgspec.json.decode(options))
