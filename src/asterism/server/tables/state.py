"""A table as its log tells it: who sits where and how the match stands. Nothing here waits, writes or sends."""

from __future__ import annotations

import copy
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Self

import msgspec

from asterism.bots import title_of
from asterism.errors import BadRecord
from asterism.game import RaceRules, Terms, load
from asterism.match import Match, Result
from asterism.options import agree
from asterism.record import Mark
from asterism.server.protocol import models
from asterism.server.store import IndexEntry
from asterism.server.tables import events
from asterism.server.tables import summary as summaries
from asterism.server.tables.first_position import first_position, origin_of
from asterism.server.tables.race.race import Answer, LiveRace

OVERDUE = "overdue"
USUAL_BOT = "star"
"""Who plays where nobody said which bot."""
CHAT_KEPT = 100
"""How many lines of the talk a newcomer gets to read."""


@dataclass(frozen=True)
class Pending:
    """What a player asks the others for."""

    offer: events.OfferMade
    agreed: frozenset[int] = frozenset()


class TableState:
    """What follows from a table's entries; the same entries always make the same state."""

    def __init__(self, table_id: str, opened: events.TableOpened) -> None:
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
        """The last entry that changed the match; a command is stale if it was made before."""
        self.clock_from = opened.at
        """Since when the time of the seat to move has been running."""
        self.overdue = [0] * len(opened.seats)
        """How often in a row each seat's time ran out."""
        self.move_ids: set[str] = set()
        self.pending: Pending | None = None
        self.marks: list[Mark] = []
        self.chat: list[events.ChatSent] = []
        self.rematch: str | None = None
        self.ended: int | None = None
        """When the match was over."""
        self.race: LiveRace | None = None
        """The race under way: several seats may answer, and the fastest counts."""

    def after(self, entry: events.TableEvent) -> Self:
        """The state after one more entry; this one stays as it is."""
        later = copy.copy(self)
        for name in ("seats", "overdue", "move_ids", "marks", "chat"):
            setattr(later, name, copy.copy(getattr(self, name)))
        later.match = self.match.copy() if self.match else None
        later.follow(entry)
        return later

    # --- following the log -------------------------------------------------------------------

    def follow(self, entry: events.TableEvent) -> None:
        """Take in the next entry of the log."""
        self.seq += 1
        self.updated = entry.at
        self._take_in(entry)
        if self.ended is None and self.phase == "over":
            self.ended = entry.at

    def _take_in(self, entry: events.TableEvent) -> None:
        match entry:
            case events.MatchStarted():
                self._start(entry)
            case events.TurnPlayed():
                self._move(entry)
            case events.TurnsTakenBack():
                self._take_back(entry)
            case events.DrawAgreed():
                self._changed_match(entry.at)
                self.is_drawn = True
            case events.RaceShown() | events.RaceClaimed():
                self._race_on(entry)
            case events.OfferMade():
                self.pending = Pending(entry)
            case events.OfferAnswered():
                self._answer(entry)
            case events.ChatSent():
                self.chat = [*self.chat[1 - CHAT_KEPT :], entry]
            case events.TableOpened():
                raise BadRecord("a table is opened only once")
            case _:
                self._arrange(entry)

    def _start(self, started: events.MatchStarted) -> None:
        self.nonces = started.nonces
        self.match = first_position(self.opened, self.terms, started.nonces, [seat.name for seat in self.seats])
        if isinstance(self.origin, models.Forked):
            self._mark("forked", None)
        self._changed_match(started.at)

    def _move(self, moved: events.TurnPlayed) -> None:
        self.played.play(moved.move, seat=moved.seat)
        self.overdue[moved.seat] = self.overdue[moved.seat] + 1 if moved.overdue else 0
        if moved.overdue:
            self.marks.append(Mark(len(self.played.turns) - 1, OVERDUE, moved.seat))
        if moved.move_id is not None:
            self.move_ids.add(moved.move_id)
        race = self.race
        self._changed_match(moved.at)
        if race and self._race():
            self.race = race.without(moved.seat, moved.at)
            self.position_seq = race.opened

    def _race_on(self, entry: events.RaceShown | events.RaceClaimed) -> None:
        if self.race is None:
            raise BadRecord("nobody had to be fast")
        if isinstance(entry, events.RaceShown):
            self.race = self.race.with_screen(entry.seat, entry.at)
        else:
            self.race = self.race.with_answer(entry.seat, Answer(entry.ms, entry.at, entry.move, entry.move_id))
            if entry.move_id is not None:
                self.move_ids.add(entry.move_id)

    def _take_back(self, taken: events.TurnsTakenBack) -> None:
        while len(self.played.turns) > taken.to:
            self.played.take_back()
        self.marks = [
            msgspec.structs.replace(mark, after=min(mark.after, taken.to))
            for mark in self.marks
            if mark.after < taken.to or mark.kind != OVERDUE
        ]
        self._changed_match(taken.at)

    def _changed_match(self, at: int) -> None:
        """The position is a new one: older commands are stale, offers have lapsed, the clock starts again."""
        self.position_seq = self.seq
        self.pending = None
        self.clock_from = at
        self.race = self._new_race(at)

    def _race(self) -> RaceRules | None:
        live = self.played.game.live
        return None if live is None else live.race(self.terms, self.played.state)

    def _new_race(self, at: int) -> LiveRace | None:
        """A race begins if the rules say so and people take part; where moves take days, everybody is asked in turn."""
        race = self._race()
        is_live = not isinstance(self.opened.clock, models.DaysClock) and set(self.played.to_act) & set(self.people)
        if race is None or not is_live:
            return None
        return LiveRace(rules=race, seats=len(self.seats), opened=self.seq, at=at)

    def _answer(self, answered: events.OfferAnswered) -> None:
        if self.pending is None:
            raise BadRecord("there was nothing to answer")
        agreed = self.pending.agreed | {answered.seat}
        self.pending = replace(self.pending, agreed=agreed) if answered.yes else None

    def _arrange(self, entry: events.TableEvent) -> None:
        """Something about the company changed."""
        match entry:
            case events.RematchOpened(table=table):
                self.rematch = table
            case events.TableClosed():
                self.is_closed = True
            case events.PersonErased(guest=guest):
                self._forget(guest)
            case _:
                self._reseat(entry)
        if self.pending and self.pending.offer.seat not in self.people:
            self.pending = None

    def _reseat(self, entry: events.TableEvent) -> None:
        """Somebody sat down, got up, or changed places with a bot."""
        match entry:
            case events.SeatTaken(seat=seat, name=name, guest=guest, nonce_hash=nonce_hash):
                self.seats[seat] = events.SeatAssignment(kind="person", name=name, guest=guest, nonce_hash=nonce_hash)
            case events.NonceRevealed(seat=seat, nonce=nonce):
                for own in self.seats_of(self.seats[seat].guest):
                    self._change_seat(own, nonce=nonce)
            case events.SeatLeft(seat=seat):
                self.seats[seat] = events.SeatAssignment(kind="open")
            case events.BotSeated(seat=seat, bot=bot):
                self.seats[seat] = bot_seat(bot, seat)
            case events.BotTookOver(seat=seat, bot=bot):
                self._change_seat(seat, bot=bot)
                self._mark("bot_took_over", seat)
            case events.PlayerReturned(seat=seat):
                self._change_seat(seat, bot=None)
                self.overdue[seat] = 0
                self._mark("player_returned", seat)
            case events.PlayerResigned(seat=seat, bot=bot):
                self._change_seat(seat, bot=bot, resigned=True)
                self._mark("player_resigned", seat)

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
                self.seats[number] = events.SeatAssignment(kind="open")
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
    def phase(self) -> models.Phase:
        """Where the table is between its opening and its end."""
        if self.is_closed:
            return "closed"
        if self.match is None:
            return "waiting"
        return "over" if self.is_drawn or self.match.is_over else "playing"

    @property
    def origin(self) -> models.Origin | None:
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
        if isinstance(self.opened.clock, models.DaysClock) and self.played.current_seat is not None:
            return (self.played.current_seat,)
        return self.played.to_act

    @property
    def current_seat(self) -> int | None:
        """The one seat whose move everybody waits for."""
        return self.played.current_seat if self.phase == "playing" else None

    @property
    def bot_to_move(self) -> int | None:
        """The seat whose bot is to move now."""
        seat = None if self.race else self.current_seat
        return seat if seat is not None and self.seats[seat].bot is not None else None

    @property
    def deadline(self) -> int | None:
        """When the time of the person to move runs out, in milliseconds since 1970."""
        clock = self.opened.clock
        if clock is None or self.race or self.current_seat not in self.people:
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

    def card(self) -> IndexEntry:
        """What lists and sweeps need to know of the table."""
        due = 0.0 if self.race or self.bot_to_move is not None else self.deadline and self.deadline / 1000
        return IndexEntry(
            game=self.opened.game,
            phase=self.phase,
            listed=self.opened.visibility == "listed",
            due=due,
            guests=tuple(dict.fromkeys(seat.guest for seat in self.seats if seat.guest is not None)),
            summary=summaries.encode(self.summary()),
            ended=self.ended and self.ended / 1000,
        )

    def summary(self) -> summaries.Summary:
        """The table in short."""
        results = self.results
        card = models.TableListing(
            table=self.id,
            game=self.opened.game,
            phase=self.phase,
            seats=[models.SeatInfo(seat.name, seat.kind, seat.bot, seat.resigned, None) for seat in self.seats],
            clock=self.opened.clock,
            opened=self.opened.at,
            updated=self.updated,
            moves=len(self.match.turns) if self.match else 0,
            to_act=list(self.to_act),
            results=[models.Result(one.seat, one.score, one.rank) for one in results] if results else None,
            origin=self.origin,
        )
        return summaries.Summary(card, [seat.guest for seat in self.seats])

    def revealed_nonces(self) -> list[str]:
        """One of each guest whose nonce_hash is open, in the order of their seats."""
        return list({seat.guest: seat.nonce for seat in self.seats if seat.nonce}.values())

    def unrevealed(self) -> list[int]:
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


def bot_seat(bot: str, number: int) -> events.SeatAssignment:
    """A seat of a bot's own, with a name that tells it from its neighbours."""
    return events.SeatAssignment(kind="bot", name=f"{title_of(bot)} {number + 1}", bot=bot)


@lru_cache(maxsize=256)
def terms_of(game: str, seats: int, options: bytes) -> Terms:
    """What was agreed, and the components that belong to it: never changed, so all tables with the same share one."""
    return agree(load(game), seats, msgspec.json.decode(options))
