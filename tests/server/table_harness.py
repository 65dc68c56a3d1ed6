"""A table without a server: people send commands, the state evolves, and nothing is written or sent."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from asterism.fairness import hash_of_nonce
from asterism.game import load
from asterism.kernel import seeded
from asterism.server.domain import Clock
from asterism.server.protocol import commands, messages, requests
from asterism.server.tables import events
from asterism.server.tables.decisions.command import Context, decide
from asterism.server.tables.decisions.seating import decide_revealing_nonce, decide_taking_seat
from asterism.server.tables.decisions.turns import Decision
from asterism.server.tables.evolution import evolve
from asterism.server.tables.presence import Presence
from asterism.server.tables.projection import Projection, Viewer
from asterism.server.tables.state import TableState, bot_seat, opened_table
from asterism.server.tables.steps import evolve_all

SECRET = "the secret of the server"  # noqa: S105 (a deal, not a password)
GRACE = 60_000


class TableHarness:
    """The seats are guests by name, "open", or bots such as "greedy bot". A name twice is a shared device."""

    def __init__(self, *seats: str, game: str = "sternenhimmel", clock: Clock | None = None, **options: Any) -> None:
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
        self.state = opened_table("table", opened)
        self.carry_out(())
        self.reveal_nonces()

    def carry_out(self, decision: Decision) -> list[events.TableEvent]:
        """Evolve the state by these events and those that the table adds by itself."""
        steps = evolve_all(self.state, decision, self.now)
        if steps:
            self.state = steps[-1][1]
        return [event for event, _ in steps]

    def send(self, person: str, command: commands.Command) -> list[events.TableEvent]:
        """All events that a person's command leads to; an error if it is refused."""
        context = Context(now=lambda: self.now, away_ms=self.away, grace_ms=GRACE)
        decision = decide(self.state, guest_of(person), command, context)
        return self.carry_out(decision) if decision else []

    def take_seat(self, person: str, *, quietly: bool = False) -> list[events.TableEvent]:
        """A person takes a free seat. When none is left, all browsers reveal their nonces, unless they keep quiet."""
        request = requests.TakeSeat(name=person, nonce_hash=hash_of_nonce(nonce_of(person)))
        decision = decide_taking_seat(self.state, guest_of(person), request)
        written = self.carry_out(decision) if decision else []
        return written if quietly else [*written, *self.reveal_nonces()]

    def reveal_nonces(self) -> list[events.TableEvent]:
        """What all browsers do as soon as the table is full."""
        written: list[events.TableEvent] = []
        while self.state.phase == "waiting" and self.state.is_full and self.state.unrevealed():
            written += self.reveal_nonce(self.state.seats[self.state.unrevealed()[0]].name)
        return written

    def reveal_nonce(self, person: str, nonce: str | None = None) -> list[events.TableEvent]:
        """A person's browser reveals its nonce."""
        decision = decide_revealing_nonce(self.state, guest_of(person), nonce or nonce_of(person))
        return self.carry_out(decision) if decision else []

    def move(self, person: str, number: int = 0, **command: Any) -> list[events.TableEvent]:
        """A person makes one of the legal moves."""
        seat = command.get("seat", self.state.seats_of(guest_of(person))[0])
        move = self.state.started_match.legal_moves(seat)[number]
        raw = msgspec.Raw(msgspec.json.encode(move))
        given = {"id": f"{self.state.seq}", "seq": self.state.seq, "move": raw, **command}
        return self.send(person, commands.PlayMove(**given))

    def play_at_random(self, moves: int, seed: str = "play") -> None:
        """Play random moves for all seats."""
        rng = seeded(seed)
        for _ in range(moves):
            match, seat = self.state.started_match, self.state.current_seat
            if seat is None:
                return
            action = int(match.game.kernels.sample(match.terms.setup, match.state, seat, rng))
            made = match.game.moves.move_of(match.terms, match.position, seat, action)
            self.carry_out([events.TurnPlayed(seat=seat, move=match.notation(made))])

    def projection(self, state: TableState | None = None) -> Projection:
        """What people see of it, at a time that stands still."""
        return Projection(state or self.state, Presence(lambda: 0), GRACE, lambda: self.now)

    def snapshot(self, person: str | None, chosen_seat: int | None = None) -> messages.Snapshot:
        """What a person sees."""
        return self.projection().snapshot(Viewer(person and guest_of(person), chosen_seat))


def rebuilt(opened: events.TableOpened, later: Iterable[events.TableEvent]) -> TableState:
    """The state that follows from these events, as after a restart."""
    state = opened_table("table", opened)
    for event in later:
        state = evolve(state, event)
    return state


def seat_of(seat: str, number: int) -> events.SeatAssignment:
    """A seat as a test writes it."""
    if seat == "open":
        return events.SeatAssignment(kind="open")
    if seat.endswith(" bot"):
        return bot_seat(seat.removesuffix(" bot"), f"Bot {number + 1}")
    return events.SeatAssignment(
        kind="person", name=seat, guest=guest_of(seat), nonce_hash=hash_of_nonce(nonce_of(seat))
    )


def guest_of(person: str) -> str:
    """The secret number of a person's browser."""
    return f"guest-number-of-{person}"


def nonce_of(person: str) -> str:
    """What a person's browser adds to the deal."""
    return person.encode().hex().rjust(32, "0")


def tags(written: list[events.TableEvent]) -> list[str]:
    """The types of events, in order."""
    return [events.tag_of(event) for event in written]
