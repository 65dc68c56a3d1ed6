"""What each viewer may know of a table. Everything that leaves the server about a table is made here."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from asterism.errors import AsterismError
from asterism.fairness import commitment_to, fingerprint_of
from asterism.game import Event, Move, View
from asterism.once import once
from asterism.server.domain import Daily
from asterism.server.protocol import messages, models
from asterism.server.tables import events
from asterism.server.tables.presence import Presence
from asterism.server.tables.seats import Seats
from asterism.server.tables.state import SentLine, TableState
from asterism.server.tables.take_back import take_back_terms

Perspective = tuple[tuple[int, ...], int | None]
"""The seats that a viewer holds, and the one that looks. Two with the same are told the same."""


class Viewer:
    """A connection that looks at a table: its guest and, where people share a device, the seat that looks now."""

    def __init__(self, guest: str | None, chosen_seat: int | None = None) -> None:
        self.guest = guest
        self.chosen_seat = chosen_seat
        self._known: tuple[Seats, int | None] | None = None
        """The seats, and the chosen one, for which the perspective was found."""
        self._perspective: Perspective = (), None

    def perspective(self, state: TableState) -> Perspective:
        """What this viewer sees of the table. It is found anew when the seats have changed."""
        known = self._known
        if known is None or known[0] is not state.seats or known[1] != self.chosen_seat:
            self._known, self._perspective = (state.seats, self.chosen_seat), self._find(state.seats)
        return self._perspective

    def _find(self, seats: Seats) -> Perspective:
        held = tuple(seats.of(self.guest))
        if len(held) == 1:
            return held, held[0]
        return held, self.chosen_seat if self.chosen_seat in held else None

    def seats_at(self, state: TableState) -> tuple[int, ...]:
        """The seats that this viewer's guest holds."""
        return self.perspective(state)[0]

    def seat_at(self, state: TableState) -> int | None:
        """The seat whose view this viewer gets; None for a spectator, and while a shared device changes hands."""
        return self.perspective(state)[1]


def check_may_look(state: TableState, viewer: Viewer) -> None:
    """Refuse spectators of a deal that others may still play."""
    if state.is_sealed and (viewer.guest is None or not state.involves(viewer.guest)):
        message = "others may still play this deal; you can watch when the round of the evening is over"
        raise AsterismError(message, "refused-sealed")


class Projection:
    """Makes messages for viewers from a table's state and its presence.

    What it makes is not kept: a table with its four views would take many times the memory.
    """

    def __init__(
        self,
        state: TableState,
        presence: Presence,
        grace_ms: int,
        now: Callable[[], int],
        *,
        kept_aside: bool = False,
        earlier: Projection | None = None,
    ) -> None:
        """`now` tells the table's time. `earlier` is the projection of the state before, if there was one."""
        self.state = state
        self.presence = presence
        self.grace_ms = grace_ms
        self.now = now
        self.kept_aside = kept_aside
        self._timed: dict[int | None, models.Position] = {}
        """Positions that are needed again in a moment, by seat."""
        is_same = earlier is not None and earlier.state.match is state.match
        self._views: dict[int | None, View] = earlier._views if earlier and is_same else {}  # noqa: SLF001
        """During a race, the view of each seat: the answers in it are events, but the position stays."""

    # --- the table ---------------------------------------------------------------------------

    def info(self, viewer: Viewer) -> models.TableInfo:
        """The table as this viewer sees it."""
        state = self.state
        opened = state.opened
        return models.TableInfo(
            table=state.id,
            game=opened.game,
            options=opened.options,
            printed=state.terms.printed,
            names=state.terms.names,
            seats=self.seats(),
            you=viewer.seat_at(state),
            yours=list(viewer.seats_at(state)),
            host=next(iter(state.seats_of(opened.host)), None),
            phase=state.phase,
            visibility=opened.visibility,
            clock=opened.clock,
            fair=self.fairness(),
            origin=state.origin,
            offer=self.offer(),
            rematch=state.rematch,
            spectators=self.spectators(),
            grace_ms=self.grace_ms,
            has_draws=state.terms.game.has_draws and not isinstance(state.origin, Daily),
            kept_aside=self.kept_aside,
            closed_because=state.closed_because,
        )

    def seats(self) -> list[models.SeatInfo]:
        """The seats as everybody sees them."""
        away = self.away_ms()
        return [
            models.SeatInfo(seat.name, seat.kind, seat.bot, seat.resigned, away[number])
            for number, seat in enumerate(self.state.seats)
        ]

    def away_ms(self) -> list[int | None]:
        """How long the person of each seat has been away."""
        return [
            self.presence.away_ms(seat.guest) if seat.kind == "person" and seat.guest and not seat.resigned else None
            for seat in self.state.seats
        ]

    def seats_away(self) -> list[int]:
        """The seats whose people are not connected."""
        return [seat for seat, ms in enumerate(self.away_ms()) if ms is not None]

    def spectators(self) -> int:
        """How many watch without a seat."""
        return self.presence.spectators({seat.guest for seat in self.state.seats if not seat.resigned})

    def fairness(self) -> models.Fairness | None:
        """What makes the deal fair. The secret is shown when nothing depends on it any more."""
        state = self.state
        if state.opened.fixed_deal:
            return None
        secret = state.opened.secret
        return models.Fairness(
            commitment=commitment_to(secret),
            fingerprint=fingerprint_of(state.terms.chances),
            nonces=list(state.nonces) if state.match else state.revealed_nonces(),
            unrevealed=state.unrevealed(),
            secret=secret if state.phase == "over" and not state.is_sealed else None,
        )

    def offer(self) -> models.Offer | None:
        """What a player asks the others for."""
        if self.state.offer is None:
            return None
        made = self.state.offer.offer
        return models.Offer(made.kind, made.seat, self.state.offer_waits_for())

    # --- the position ------------------------------------------------------------------------

    def position(self, viewer: Viewer) -> models.Position | None:
        """The position of the match, if it has begun."""
        return self._position(viewer.seat_at(self.state)) if self.state.match else None

    def _position(self, seat: int | None) -> models.Position:
        """The position as the seat may know it.

        Where a clock runs, a message is made before its event is written and again afterwards, with the time left then.
        """
        made = self._timed.pop(seat, None)
        if made is not None:
            return replace(made, clock=self.clock())
        position = self._new_position(seat)
        if position.clock is not None:
            self._timed[seat] = position
        return position

    def _new_position(self, seat: int | None) -> models.Position:
        public = self._public
        if seat is None:
            return replace(public, view=self._view(None), clock=self.clock())
        is_to_move = seat in public.to_act and seat in self.state.people and not self.kept_aside
        return models.Position(
            self._view(seat),
            public.to_act,
            self.legal_moves(seat) if is_to_move else [],
            public.results,
            public.is_drawn,
            take_back_terms(self.state, seat),
            self.clock(),
            public.race,
        )

    @once
    def _public(self) -> models.Position:
        """What everybody sees alike, but for the clock, which runs on."""
        state = self.state
        return models.Position(
            view=None,
            to_act=list(state.to_act),
            legal=[],
            results=list(state.results) if state.results else None,
            is_drawn=state.is_drawn,
            take_back=None,
            clock=None,
            race=self.race(),
        )

    def _view(self, seat: int | None) -> View:
        match = self.state.started_match
        if self.state.race is None:
            return match.view(seat)
        if seat not in self._views:
            self._views[seat] = match.view(seat)
        return self._views[seat]

    @once
    def _last_events(self) -> tuple[Event, ...]:
        return self.state.started_match.turns[-1].events

    def legal_moves(self, seat: int) -> list[Move]:
        """The moves this seat may make. In a race, a seat that answered can only name its move, and only once."""
        race, moves = self.state.race, self.state.started_match.legal_moves(seat)
        if race is None or seat not in race.answers:
            return moves
        if race.answers[seat].move is not None:
            return []
        return [move for move in moves if move not in {race.rules.silence, race.rules.forfeit}]

    def race(self) -> models.RaceInfo | None:
        """The race under way. Everybody sees who answered; the move stays hidden until it is judged."""
        race = self.state.race
        if race is None:
            return None
        answered = race.ranking()
        naming = [seat for seat in answered if race.answers[seat].move is None]
        return models.RaceInfo(race.opened, race.rules.ms, race.rules.proof_ms, answered, naming)

    def clock(self) -> models.ClockState | None:
        """Whose time is running, and how much is left of it."""
        deadline, asked = self.state.deadline, self.state.current_seat
        if deadline is None or asked is None:
            return None
        return models.ClockState(asked, max(0, deadline - self.now()))

    # --- messages ----------------------------------------------------------------------------

    def snapshot(self, viewer: Viewer) -> messages.Snapshot:
        """Everything this viewer may know now."""
        state = self.state
        check_may_look(state, viewer)
        return messages.Snapshot(
            seq=state.seq,
            table=self.info(viewer),
            position=self.position(viewer),
            history=state.match.history(viewer.seat_at(state)) if state.match else [],
            marks=list(state.marks),
            chat=[self.chat_line(line) for line in state.chat],
        )

    def chat_line(self, line: SentLine) -> models.ChatLine:
        """A chat line as everybody reads it."""
        sent = line.sent
        return models.ChatLine(sent.seat, line.name, sent.at, sent.text, sent.phrase)

    def presence_update(self) -> messages.PresenceUpdate:
        """Who is here."""
        return messages.PresenceUpdate(self.away_ms(), self.spectators())

    def lasts(self, event: events.TableEvent) -> bool:
        """Whether what viewers are told of the event stays the same while it is being written.

        Clocks run on, and the table's other messages also say who is here.
        """
        return isinstance(event, events.TurnPlayed) and self.state.deadline is None

    def message_for(self, event: events.TableEvent, viewer: Viewer) -> messages.Message:
        """What to tell a viewer of the event that led to this state."""
        seq = self.state.seq
        match event:
            case events.MatchStarted() | events.DrawAgreed() | events.PersonErased() | events.RoundEnded():
                return self.snapshot(viewer)
            case events.TurnPlayed():
                return self._turn(event, *viewer.perspective(self.state))
            case events.RaceShown() | events.RaceClaimed():
                return messages.RaceUpdate(seq, self._position(viewer.seat_at(self.state)))
            case events.TurnsTakenBack(seat=seat):
                history = self.state.started_match.history(viewer.seat_at(self.state))
                return messages.TakeBackUpdate(
                    seq, seat, self.info(viewer), self._position(viewer.seat_at(self.state)), history
                )
            case events.OfferMade():
                return messages.OfferUpdate(seq, self.offer(), None, self._position(viewer.seat_at(self.state)))
            case events.OfferAnswered():
                declined_by = None if event.yes else event.seat
                return messages.OfferUpdate(seq, self.offer(), declined_by, self._position(viewer.seat_at(self.state)))
            case events.ChatSent():
                return messages.ChatUpdate(seq, self.chat_line(self.state.chat[-1]))
            case _:
                where: int | None = getattr(event, "seat", None)
                return messages.TableUpdate(seq, events.tag_of(event), where, self.info(viewer), self.position(viewer))

    def _turn(self, played: events.TurnPlayed, held: tuple[int, ...], seat: int | None) -> messages.TurnUpdate:
        state = self.state
        seen = state.started_match.redacted(self._last_events, seat)
        own_id = played.move_id if played.seat in held else None
        return messages.TurnUpdate(state.seq, played.seat, seen, self._position(seat), own_id, played.overdue)
