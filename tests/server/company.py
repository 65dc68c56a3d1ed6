"""A table on paper: people ask, the book follows, and nothing is written or sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from asterism.fair import seal_of
from asterism.game import load
from asterism.kernel import seeded
from asterism.server import entry as log
from asterism.server import wire
from asterism.server.book import Book, bot_seat
from asterism.server.presence import Presence
from asterism.server.sight import Sight, Viewer
from asterism.server.table import followed
from asterism.server.wishes import Circumstances, judge, judge_sitting_down, judge_unsealing

SECRET = "the secret of the house"  # noqa: S105 (a deal, not a password)
GRACE = 60_000


class Company:
    """The seats are guests by name, "open", or bots such as "greedy bot"; a name twice is a shared device."""

    def __init__(
        self, *seats: str, game: str = "sternenhimmel", clock: wire.Clock | None = None, **options: Any
    ) -> None:
        opened = log.Opened(
            game=game,
            rules=load(game).version,
            options=options,
            secret=SECRET,
            seats=[seat_of(seat, number) for number, seat in enumerate(seats)],
            host=next((guest_of(seat) for seat in seats if seat_of(seat, 0).kind == "person"), "nobody"),
            clock=clock,
        )
        self.now = 0
        self.away: list[int | None] = [None] * len(seats)
        self.book = Book("table", opened)
        self.write(())
        self.open_seals()

    def write(self, entries: Sequence[log.Entry]) -> list[log.Entry]:
        """Follow these entries and what follows by itself."""
        steps = followed(self.book, entries, self.now)
        if steps:
            self.book = steps[-1][1]
        return [entry for entry, _ in steps]

    def ask(self, person: str, wish: wire.FromBrowser) -> list[log.Entry]:
        """All entries that a person's wish leads to; an error if it is refused."""
        about = Circumstances(now=self.now, away_ms=self.away, grace_ms=GRACE)
        return self.write(entries) if (entries := judge(self.book, guest_of(person), wish, about)) else []

    def sit(self, person: str, *, quietly: bool = False) -> list[log.Entry]:
        """A person takes a free seat; when none is left, all browsers open their seals, unless they keep quiet."""
        wish = wire.TakeSeat(name=person, seal=seal_of(nonce_of(person)))
        written = self.write(entries) if (entries := judge_sitting_down(self.book, guest_of(person), wish)) else []
        return written if quietly else [*written, *self.open_seals()]

    def open_seals(self) -> list[log.Entry]:
        """What all browsers do as soon as the table is full."""
        written: list[log.Entry] = []
        while self.book.phase == "waiting" and self.book.is_full and self.book.sealed():
            written += self.unseal(self.book.seats[self.book.sealed()[0]].name)
        return written

    def unseal(self, person: str, nonce: str | None = None) -> list[log.Entry]:
        """A person's browser opens its seal."""
        entries = judge_unsealing(self.book, guest_of(person), nonce or nonce_of(person))
        return self.write(entries) if entries else []

    def move(self, person: str, number: int = 0, **wish: Any) -> list[log.Entry]:
        """A person makes one of the legal moves."""
        seat = wish.get("seat", self.book.seats_of(guest_of(person))[0])
        move = self.book.played.legal_moves(seat)[number]
        raw = msgspec.Raw(msgspec.json.encode(move))
        given = {"id": f"{self.book.seq}", "seq": self.book.seq, "move": raw, **wish}
        return self.ask(person, wire.MoveWish(**given))

    def play_at_random(self, moves: int, seed: str = "play") -> None:
        """So many random moves, whoever's turn it is."""
        rng = seeded(seed)
        for _ in range(moves):
            match, seat = self.book.played, self.book.asked
            if seat is None:
                return
            action = int(match.game.sample(match.terms.setup, match.state, seat, rng))
            made = match.game.move_of(match.terms, match.state, seat, action)
            self.write([log.Moved(seat=seat, move=match.notation(made))])

    def sight(self, book: Book | None = None) -> Sight:
        """What people see of it, at a time that stands still."""
        return Sight(book or self.book, Presence(lambda: 0), GRACE, lambda: self.now)

    def snapshot(self, person: str | None, looks_from: int | None = None) -> wire.Snapshot:
        """What a person sees."""
        return self.sight().snapshot(Viewer(person and guest_of(person), looks_from))


def seat_of(seat: str, number: int) -> log.Seat:
    """A seat as a test writes it."""
    if seat == "open":
        return log.Seat(kind="open")
    if seat.endswith(" bot"):
        return bot_seat(seat.removesuffix(" bot"), number)
    return log.Seat(kind="person", name=seat, guest=guest_of(seat), seal=seal_of(nonce_of(seat)))


def guest_of(person: str) -> str:
    """The secret number of a person's browser."""
    return f"guest-number-of-{person}"


def nonce_of(person: str) -> str:
    """What a person's browser adds to the deal."""
    return person.encode().hex().rjust(32, "0")


def kinds(entries: list[log.Entry]) -> list[str]:
    """The types of entries, in order."""
    return [str(entry.__struct_config__.tag) for entry in entries]
