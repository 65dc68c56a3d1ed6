"""What each guest may see of a table: the one door through which anything of it leaves the server."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from asterism.fair import commitment_to, fingerprint_of
from asterism.game import Move
from asterism.server import entry as log
from asterism.server import wire
from asterism.server.book import Book
from asterism.server.consent import take_back_terms
from asterism.server.presence import Presence, now_ms


@dataclass(eq=False)
class Viewer:
    """Whoever looks at a table: a guest, and where people share a device, the seat that looks now."""

    guest: str | None
    looks_from: int | None = None

    def eyes(self, book: Book) -> int | None:
        """The seat through whose eyes the viewer sees; None for a spectator and behind a curtain."""
        seats = book.seats_of(self.guest)
        if len(seats) == 1:
            return seats[0]
        return self.looks_from if self.looks_from in seats else None


@dataclass
class Sight:
    """Makes messages of the wire from a book and from who is here."""

    book: Book
    presence: Presence
    grace_ms: int
    now: Callable[[], int] = now_ms

    def info(self, viewer: Viewer) -> wire.TableInfo:
        """The table as this viewer sees it."""
        book = self.book
        opened = book.opened
        return wire.TableInfo(
            table=book.id,
            game=opened.game,
            options=opened.options,
            printed=book.terms.printed,
            seats=self.seats(),
            you=viewer.eyes(book),
            yours=book.seats_of(viewer.guest),
            host=next(iter(book.seats_of(opened.host)), None),
            phase=book.phase,
            visibility=opened.visibility,
            clock=opened.clock,
            fair=self.fair(),
            origin=book.origin,
            offer=self.offer(),
            rematch=book.rematch,
            spectators=self.spectators(),
            grace_ms=self.grace_ms,
            draw_by_agreement=book.terms.game.draw_by_agreement,
        )

    def seats(self) -> list[wire.SeatInfo]:
        """The seats as everybody sees them."""
        away = self.away()
        return [
            wire.SeatInfo(seat.name, seat.kind, seat.bot, seat.resigned, away[number])
            for number, seat in enumerate(self.book.seats)
        ]

    def away(self) -> list[int | None]:
        """How long the person of each seat has been away."""
        return [
            self.presence.away_ms(seat.guest) if seat.kind == "person" and seat.guest and not seat.resigned else None
            for seat in self.book.seats
        ]

    def spectators(self) -> int:
        """How many look on without a seat."""
        return self.presence.watching({seat.guest for seat in self.book.seats if not seat.resigned})

    def company(self) -> wire.Presence:
        """Who is here."""
        return wire.Presence(self.away(), self.spectators())

    def fair(self) -> wire.Fair | None:
        """What makes the deal fair, unless it was known; the secret only when nothing depends on it any more."""
        book = self.book
        if book.origin:
            return None
        secret = book.opened.secret
        nonces = book.nonces if book.match else book.nonces_so_far()
        shown = secret if book.phase == "over" else None
        return wire.Fair(commitment_to(secret), fingerprint_of(book.terms.chances), nonces, book.sealed(), shown)

    def offer(self) -> wire.Offer | None:
        """What a player asks the others for."""
        if self.book.pending is None:
            return None
        asked = self.book.pending.offer
        return wire.Offer(asked.kind, asked.seat, self.book.waits_for())

    def position(self, viewer: Viewer) -> wire.Position | None:
        """Where the match stands, as this viewer may know it."""
        return self._standing(viewer) if self.book.match else None

    def _standing(self, viewer: Viewer) -> wire.Position:
        book, eyes = self.book, viewer.eyes(self.book)
        is_to_move = eyes is not None and eyes in book.to_act and eyes in book.people
        results = book.results
        return wire.Position(
            view=book.played.view(eyes),
            to_act=list(book.to_act),
            legal=self.legal(eyes) if eyes is not None and is_to_move else [],
            results=[wire.Result(one.seat, one.score, one.rank) for one in results] if results else None,
            take_back=None if eyes is None else take_back_terms(book, eyes),
            clock=self.clock(),
            race=self.race(),
        )

    def legal(self, seat: int) -> list[Move]:
        """The moves this seat may make; whoever answered a race can only say what exactly, and only once."""
        heat, moves = self.book.heat, self.book.played.legal_moves(seat)
        if heat is None or seat not in heat.answers:
            return moves
        if heat.answers[seat].move is not None:
            return []
        return [move for move in moves if move not in {heat.rules.silence, heat.rules.forfeit}]

    def race(self) -> wire.RaceState | None:
        """The race under way: who answered is heard by all, what exactly only when it is judged."""
        heat = self.book.heat
        if heat is None:
            return None
        queue = heat.queue()
        naming = [seat for seat in queue if heat.answers[seat].move is None]
        return wire.RaceState(heat.opened, heat.rules.ms, heat.rules.proof_ms, queue, naming)

    def clock(self) -> wire.ClockState | None:
        """Whose time is running, and how much is left of it."""
        asked, deadline = self.book.asked, self.book.deadline
        if asked is None or deadline is None:
            return None
        return wire.ClockState(asked, max(0, deadline - self.now()))

    def snapshot(self, viewer: Viewer) -> wire.Snapshot:
        """Everything this viewer may know now."""
        book = self.book
        return wire.Snapshot(
            seq=book.seq,
            table=self.info(viewer),
            position=self.position(viewer),
            story=book.match.story(viewer.eyes(book)) if book.match else [],
            marks=[wire.Mark(mark.after, mark.kind, mark.seat) for mark in book.marks],
            chat=[self.line(said) for said in book.chat],
        )

    def line(self, said: log.Said) -> wire.ChatLine:
        """Something that was said."""
        return wire.ChatLine(said.seat, self.book.seats[said.seat].name, said.at, said.text, said.phrase)

    # --- news --------------------------------------------------------------------------------

    def news(self, entry: log.Entry, viewer: Viewer) -> wire.FromServer:
        """What to tell a viewer of the entry that the book has just followed."""
        seq = self.book.seq
        match entry:
            case log.Started() | log.Drawn():
                return self.snapshot(viewer)
            case log.Moved() | log.Shown() | log.Claimed():
                return self._in_play(entry, viewer)
            case log.TakenBack(seat=seat):
                story = self.book.played.story(viewer.eyes(self.book))
                return wire.TakenBack(seq, seat, self.info(viewer), self._standing(viewer), story)
            case log.Offered() | log.Answered():
                declined_by = entry.seat if isinstance(entry, log.Answered) and not entry.yes else None
                return wire.Asked(seq, self.offer(), declined_by, self._standing(viewer))
            case log.Said():
                return wire.Chat(seq, self.line(entry))
            case _:
                what, where = str(entry.__struct_config__.tag), getattr(entry, "seat", None)
                return wire.Arranged(seq, what, where, self.info(viewer), self.position(viewer))

    def _in_play(self, entry: log.Moved | log.Shown | log.Claimed, viewer: Viewer) -> wire.Happened | wire.Racing:
        if isinstance(entry, log.Moved):
            return self._happened(entry, viewer)
        return wire.Racing(self.book.seq, self._standing(viewer))

    def _happened(self, moved: log.Moved, viewer: Viewer) -> wire.Happened:
        match, eyes = self.book.played, viewer.eyes(self.book)
        known = [match.game.redact(match.terms, event, eyes) for event in match.turns[-1].events]
        own_id = moved.move_id if moved.seat in self.book.seats_of(viewer.guest) else None
        return wire.Happened(self.book.seq, moved.seat, known, self._standing(viewer), own_id, moved.overdue)
