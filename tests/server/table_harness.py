"""A table on paper: people ask, the state follows, and nothing is written or sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from asterism.fairness import hash_of_nonce
from asterism.game import load
from asterism.kernel import seeded
from asterism.server.protocol import commands, messages, models
from asterism.server.tables import events
from asterism.server.tables.commands import Context, decide_revealing_nonce, decide_taking_seat, judge
from asterism.server.tables.presence import Presence
from asterism.server.tables.projection import Projection, Viewer
from asterism.server.tables.state import TableState, bot_seat
from asterism.server.tables.table import evolved

SECRET = "the secret of the registry"  # noqa: S105 (a deal, not a password)
GRACE = 60_000


class Company:
    """The seats are guests by name, "open", or bots such as "greedy bot"; a name twice is a shared device."""

    def __init__(
        self, *seats: str, game: str = "sternenhimmel", clock: models.Clock | None = None, **options: Any
    ) -> None:
        opened = events.TableOpened(
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
        self.state = TableState("table", opened)
        self.write(())
        self.open_seals()

    def write(self, entries: Sequence[events.TableEvent]) -> list[events.TableEvent]:
        """Follow these entries and what follows by itself."""
        steps = evolved(self.state, entries, self.now)
        if steps:
            self.state = steps[-1][1]
        return [entry for entry, _ in steps]

    def ask(self, person: str, command: commands.Command) -> list[events.TableEvent]:
        """All entries that a person's command leads to; an error if it is refused."""
        context = Context(now=self.now, away_ms=self.away, grace_ms=GRACE)
        return self.write(entries) if (entries := judge(self.state, guest_of(person), command, context)) else []

    def sit(self, person: str, *, quietly: bool = False) -> list[events.TableEvent]:
        """A person takes a free seat; when none is left, all browsers open their seals, unless they keep quiet."""
        command = models.TakeSeat(name=person, nonce_hash=hash_of_nonce(nonce_of(person)))
        written = self.write(entries) if (entries := decide_taking_seat(self.state, guest_of(person), command)) else []
        return written if quietly else [*written, *self.open_seals()]

    def open_seals(self) -> list[events.TableEvent]:
        """What all browsers do as soon as the table is full."""
        written: list[events.TableEvent] = []
        while self.state.phase == "waiting" and self.state.is_full and self.state.unrevealed():
            written += self.unseal(self.state.seats[self.state.unrevealed()[0]].name)
        return written

    def unseal(self, person: str, nonce: str | None = None) -> list[events.TableEvent]:
        """A person's browser opens its nonce_hash."""
        entries = decide_revealing_nonce(self.state, guest_of(person), nonce or nonce_of(person))
        return self.write(entries) if entries else []

    def move(self, person: str, number: int = 0, **command: Any) -> list[events.TableEvent]:
        """A person makes one of the legal moves."""
        seat = command.get("seat", self.state.seats_of(guest_of(person))[0])
        move = self.state.played.legal_moves(seat)[number]
        raw = msgspec.Raw(msgspec.json.encode(move))
        given = {"id": f"{self.state.seq}", "seq": self.state.seq, "move": raw, **command}
        return self.ask(person, commands.PlayMove(**given))

    def play_at_random(self, moves: int, seed: str = "play") -> None:
        """So many random moves, whoever's turn it is."""
        rng = seeded(seed)
        for _ in range(moves):
            match, seat = self.state.played, self.state.current_seat
            if seat is None:
                return
            action = int(match.game.rules.sample(match.terms.setup, match.state, seat, rng))
            made = match.game.moves.move_of(match.terms, match.state, seat, action)
            self.write([events.TurnPlayed(seat=seat, move=match.notation(made))])

    def projection(self, state: TableState | None = None) -> Projection:
        """What people see of it, at a time that stands still."""
        return Projection(state or self.state, Presence(lambda: 0), GRACE, lambda: self.now)

    def snapshot(self, person: str | None, looks_from: int | None = None) -> messages.Snapshot:
        """What a person sees."""
        return self.projection().snapshot(Viewer(person and guest_of(person), looks_from))


def seat_of(seat: str, number: int) -> events.SeatAssignment:
    """A seat as a test writes it."""
    if seat == "open":
        return events.SeatAssignment(kind="open")
    if seat.endswith(" bot"):
        return bot_seat(seat.removesuffix(" bot"), number)
    return events.SeatAssignment(
        kind="person", name=seat, guest=guest_of(seat), nonce_hash=hash_of_nonce(nonce_of(seat))
    )


def guest_of(person: str) -> str:
    """The secret number of a person's browser."""
    return f"guest-number-of-{person}"


def nonce_of(person: str) -> str:
    """What a person's browser adds to the deal."""
    return person.encode().hex().rjust(32, "0")


def kinds(entries: list[events.TableEvent]) -> list[str]:
    """The types of entries, in order."""
    return [str(entry.__struct_config__.tag) for entry in entries]
