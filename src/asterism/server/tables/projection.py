"""What each guest may see of a table: the one door through which anything of it leaves the server."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from asterism.fairness import commitment_to, fingerprint_of
from asterism.game import Move
from asterism.server.clock import now_ms
from asterism.server.protocol import messages, models
from asterism.server.tables import events
from asterism.server.tables.presence import Presence
from asterism.server.tables.state import TableState
from asterism.server.tables.take_back import take_back_terms


@dataclass(eq=False)
class Viewer:
    """Whoever looks at a table: a guest, and where people share a device, the seat that looks now."""

    guest: str | None
    looks_from: int | None = None

    def eyes(self, state: TableState) -> int | None:
        """The seat through whose eyes the viewer sees; None for a spectator and behind a curtain."""
        seats = state.seats_of(self.guest)
        if len(seats) == 1:
            return seats[0]
        return self.looks_from if self.looks_from in seats else None


@dataclass
class Projection:
    """Makes messages of the wire from a state and from who is here."""

    state: TableState
    presence: Presence
    grace_ms: int
    now: Callable[[], int] = now_ms

    def info(self, viewer: Viewer) -> models.TableInfo:
        """The table as this viewer sees it."""
        state = self.state
        opened = state.opened
        return models.TableInfo(
            table=state.id,
            game=opened.game,
            options=opened.options,
            printed=state.terms.printed,
            seats=self.seats(),
            you=viewer.eyes(state),
            yours=state.seats_of(viewer.guest),
            host=next(iter(state.seats_of(opened.host)), None),
            phase=state.phase,
            visibility=opened.visibility,
            clock=opened.clock,
            fair=self.fair(),
            origin=state.origin,
            offer=self.offer(),
            rematch=state.rematch,
            spectators=self.spectators(),
            grace_ms=self.grace_ms,
            draw_by_agreement=state.terms.game.draw_by_agreement,
        )

    def seats(self) -> list[models.SeatInfo]:
        """The seats as everybody sees them."""
        away = self.away()
        return [
            models.SeatInfo(seat.name, seat.kind, seat.bot, seat.resigned, away[number])
            for number, seat in enumerate(self.state.seats)
        ]

    def away(self) -> list[int | None]:
        """How long the person of each seat has been away."""
        return [
            self.presence.away_ms(seat.guest) if seat.kind == "person" and seat.guest and not seat.resigned else None
            for seat in self.state.seats
        ]

    def spectators(self) -> int:
        """How many look on without a seat."""
        return self.presence.watching({seat.guest for seat in self.state.seats if not seat.resigned})

    def company(self) -> messages.PresenceUpdate:
        """Who is here."""
        return messages.PresenceUpdate(self.away(), self.spectators())

    def fair(self) -> models.Fairness | None:
        """What makes the deal fair, unless it was known; the secret only when nothing depends on it any more."""
        state = self.state
        if state.origin:
            return None
        secret = state.opened.secret
        nonces = state.nonces if state.match else state.revealed_nonces()
        shown = secret if state.phase == "over" else None
        return models.Fairness(
            commitment_to(secret), fingerprint_of(state.terms.chances), nonces, state.unrevealed(), shown
        )

    def offer(self) -> models.Offer | None:
        """What a player asks the others for."""
        if self.state.pending is None:
            return None
        asked = self.state.pending.offer
        return models.Offer(asked.kind, asked.seat, self.state.waits_for())

    def position(self, viewer: Viewer) -> models.Position | None:
        """Where the match stands, as this viewer may know it."""
        return self._standing(viewer) if self.state.match else None

    def _standing(self, viewer: Viewer) -> models.Position:
        state, eyes = self.state, viewer.eyes(self.state)
        is_to_move = eyes is not None and eyes in state.to_act and eyes in state.people
        results = state.results
        return models.Position(
            view=state.played.view(eyes),
            to_act=list(state.to_act),
            legal=self.legal(eyes) if eyes is not None and is_to_move else [],
            results=[models.Result(one.seat, one.score, one.rank) for one in results] if results else None,
            take_back=None if eyes is None else take_back_terms(state, eyes),
            clock=self.clock(),
            race=self.race(),
        )

    def legal(self, seat: int) -> list[Move]:
        """The moves this seat may make; whoever answered a race can only say what exactly, and only once."""
        race, moves = self.state.race, self.state.played.legal_moves(seat)
        if race is None or seat not in race.answers:
            return moves
        if race.answers[seat].move is not None:
            return []
        return [move for move in moves if move not in {race.rules.silence, race.rules.forfeit}]

    def race(self) -> models.RaceInfo | None:
        """The race under way: who answered is heard by all, what exactly only when it is judged."""
        race = self.state.race
        if race is None:
            return None
        queue = race.queue()
        naming = [seat for seat in queue if race.answers[seat].move is None]
        return models.RaceInfo(race.opened, race.rules.ms, race.rules.proof_ms, queue, naming)

    def clock(self) -> models.ClockState | None:
        """Whose time is running, and how much is left of it."""
        asked, deadline = self.state.current_seat, self.state.deadline
        if asked is None or deadline is None:
            return None
        return models.ClockState(asked, max(0, deadline - self.now()))

    def snapshot(self, viewer: Viewer) -> messages.Snapshot:
        """Everything this viewer may know now."""
        state = self.state
        return messages.Snapshot(
            seq=state.seq,
            table=self.info(viewer),
            position=self.position(viewer),
            history=state.match.history(viewer.eyes(state)) if state.match else [],
            marks=[models.Mark(mark.after, mark.kind, mark.seat) for mark in state.marks],
            chat=[self.line(said) for said in state.chat],
        )

    def line(self, said: events.ChatSent) -> models.ChatLine:
        """Something that was said."""
        return models.ChatLine(said.seat, self.state.seats[said.seat].name, said.at, said.text, said.phrase)

    # --- news --------------------------------------------------------------------------------

    def news(self, entry: events.TableEvent, viewer: Viewer) -> messages.Message:
        """What to tell a viewer of the entry that the state has just evolved."""
        seq = self.state.seq
        match entry:
            case events.MatchStarted() | events.DrawAgreed():
                return self.snapshot(viewer)
            case events.TurnPlayed() | events.RaceShown() | events.RaceClaimed():
                return self._in_play(entry, viewer)
            case events.TurnsTakenBack(seat=seat):
                history = self.state.played.history(viewer.eyes(self.state))
                return messages.TakeBackUpdate(seq, seat, self.info(viewer), self._standing(viewer), history)
            case events.OfferMade() | events.OfferAnswered():
                declined_by = entry.seat if isinstance(entry, events.OfferAnswered) and not entry.yes else None
                return messages.OfferUpdate(seq, self.offer(), declined_by, self._standing(viewer))
            case events.ChatSent():
                return messages.ChatUpdate(seq, self.line(entry))
            case _:
                what, where = str(entry.__struct_config__.tag), getattr(entry, "seat", None)
                return messages.TableUpdate(seq, what, where, self.info(viewer), self.position(viewer))

    def _in_play(
        self, entry: events.TurnPlayed | events.RaceShown | events.RaceClaimed, viewer: Viewer
    ) -> messages.TurnUpdate | messages.RaceUpdate:
        if isinstance(entry, events.TurnPlayed):
            return self._happened(entry, viewer)
        return messages.RaceUpdate(self.state.seq, self._standing(viewer))

    def _happened(self, moved: events.TurnPlayed, viewer: Viewer) -> messages.TurnUpdate:
        match, eyes = self.state.played, viewer.eyes(self.state)
        known = [match.game.events.redact(match.terms, event, eyes) for event in match.turns[-1].events]
        own_id = moved.move_id if moved.seat in self.state.seats_of(viewer.guest) else None
        return messages.TurnUpdate(self.state.seq, moved.seat, known, self._standing(viewer), own_id, moved.overdue)
