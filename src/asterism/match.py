"""`Match`: one match being played, the main class of the Python interface."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from asterism.deal import Plain, draw, read_deal, spell_out
from asterism.decoding import convert
from asterism.errors import AsterismError, IllegalMove
from asterism.game import Best, Event, Game, Move, Terms, View, ViewerSeat, load
from asterism.i18n import Translator
from asterism.kernel import IntArray, event_buffer, rows_in, silent_buffer
from asterism.layout import blank, copy_of
from asterism.options import agree_terms
from asterism.standing import Guarded, Result, Standing
from asterism.turns import Turn, Turns
from asterism.typed_text import shown_name

if TYPE_CHECKING:
    from asterism.record import Record

PLAYERS = "ABCDEFGH"
MAX_NOTATION = 300
"""No move is written in more characters, and nothing longer is read: it may come from afar."""


class Match:
    """A match with its complete state. What one seat may know is given by `view`, `history` and `blinded`.

    If the game's own code fails, GameFault is raised and the match stays as it was.
    """

    def __init__(self, terms: Terms, deal: IntArray, players: Sequence[str] = ()) -> None:
        self.terms = terms
        self.players = tuple(map(shown_name, players)) or tuple(PLAYERS[: terms.seats])
        if len(self.players) != terms.seats:
            raise AsterismError(f"{terms.seats} seats need {terms.seats} names, not {len(self.players)}")
        self.deal = deal
        self.turns = Turns(terms)
        self._guarded = Guarded(terms.game)
        self._state = self._dealt()

    # --- position ----------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game being played."""
        return self.terms.game

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.terms.seats

    @property
    def _state(self) -> Any:
        return self._standing.state

    @_state.setter
    def _state(self, state: Any) -> None:
        self._standing = Standing(self.terms, state)

    @property
    def state(self) -> Any:
        """A copy of the current state, for kernels."""
        return copy_of(self._state)

    @property
    def position(self) -> Any:
        """A plain copy of the current state, for everything that is not a kernel."""
        return self._standing.position

    @property
    def plain_deal(self) -> Plain:
        """The deal as labels, as in a record."""
        return spell_out(self.terms.chances, self.deal)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self._standing.is_over

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may move now; none once the match is over."""
        return self._standing.to_act

    @property
    def current_seat(self) -> int | None:
        """The one seat to ask for a move now; None once the match is over."""
        return self._standing.current_seat

    @property
    def results(self) -> tuple[Result, ...] | None:
        """Each seat's score and rank; None while the match is in progress."""
        return self._standing.results if self.is_over else None

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's score as it stands."""
        return tuple(result.score for result in self._standing.results)

    @property
    def is_drawn(self) -> bool:
        """Whether the match has ended in a draw: all are first, in a game in which nobody wins then."""
        return self.is_over and self.game.has_draws and all(result.rank == 1 for result in self._standing.results)

    @property
    def best(self) -> Best | None:
        """The best possible result of the deal, if the game has a solver. This may take a second."""
        with self._guarded:
            return None if self.game.solver is None else self.game.solver.best(self.terms, self.deal)

    def view(self, seat: ViewerSeat = None) -> View:
        """Everything that a seat may see; without a seat, what a spectator may see."""
        self._check_seat(seat)
        with self._guarded:
            return self.game.view.view_for(self.terms, self.position, seat)

    def blinded(self, seat: int) -> Any:
        """The state without what is hidden from the seat: what a bot is given."""
        self._check_seat(seat)
        state = self.state
        with self._guarded:
            self.game.kernels.blind(self.terms.setup, state, seat)
        return state

    def history(self, seat: ViewerSeat = None) -> list[Event]:
        """All events so far, as the seat may know them; without a seat, as a spectator may."""
        self._check_seat(seat)
        return self.redacted((event for turn in self.turns for event in turn.events), seat)

    def redacted(self, events: Iterable[Event], seat: ViewerSeat = None) -> list[Event]:
        """These events of the match as the seat may know them; without a seat, as a spectator may."""
        with self._guarded:
            return [self.game.events.redact(self.terms, event, seat) for event in events]

    def text(self, seat: ViewerSeat = None, language: str = "en") -> str:
        """The table as the seat sees it, as text for a terminal."""
        translator = Translator(language, self.game.name)
        return self.game.text.render(self.terms, self.view(seat), self.players, translator.say)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Match {self.game.name}, {self.seats} seats, {len(self.turns)} moves{', over' * self.is_over}>"

    # --- moves -------------------------------------------------------------------------------

    def legal_actions(self, seat: int) -> list[int]:
        """The legal moves of a seat as action numbers."""
        self._check_seat(seat)
        return list(self._standing.legal(seat))

    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """The legal moves of a seat; without a seat, those of all seats to act."""
        if seat is not None:
            self._check_seat(seat)
            return self._standing.moves(seat)
        return list({move: None for one in self.to_act for move in self._standing.moves(one)})

    def notation(self, move: Move) -> str:
        """A move in short notation."""
        return self.game.moves.notation(self.terms, move)

    def play(self, move: Move | str | int | Mapping[str, Any], seat: int | None = None) -> tuple[Event, ...]:
        """Play a move, given as a Move, its notation, its data or its action number.

        Returns the events it caused. An illegal move raises IllegalMove and changes nothing.
        """
        if self.is_over:
            raise IllegalMove("the match is over")
        actor = self._actor(seat)
        action = self._legal_action(move, actor)
        after, buffer = copy_of(self._state), event_buffer()
        with self._guarded:
            made = self._standing.move(actor, action)
            self.game.kernels.apply(self.terms.setup, after, actor, action, buffer)
            rows = rows_in(buffer)
            told = tuple(self.game.events.events_from_rows(self.terms, rows))
            revealed = self._revealed(told)
        self._state = after
        self.turns = self.turns.with_turn(Turn(actor, made, action, revealed, self.terms, rows))
        return told

    def first_event(self, move: Move | str | int | Mapping[str, Any], seat: int) -> Event:
        """What a move would cause first, as its seat would see it. It describes the move in words."""
        first, *_ = self.copy().play(move, seat=seat)
        return self.redacted([first], seat)[0]

    def copy(self) -> Match:
        """An independent copy of the match, with the same turns."""
        other = Match.__new__(Match)
        vars(other).update(vars(self))
        return other

    def check(self, move: Move | str | int | Mapping[str, Any], seat: int) -> None:
        """Raise IllegalMove with the reason unless this move is legal for the seat now."""
        self._legal_action(move, self._actor(seat))

    def take_back(self) -> Move:
        """Undo the last move and return it."""
        if not self.turns:
            raise AsterismError("there is no move to take back")
        move = self.turns[-1].move
        self.turns = self.turns.first(len(self.turns) - 1)
        *_, self._state = self.states()
        return move

    def revealed_since(self, turn: int, seat: int) -> bool:
        """Whether any turn from number `turn` on revealed to the seat something that was hidden from it."""
        return self.turns.revealed_since(turn, seat)

    def states(self) -> Iterator[Any]:
        """The state before each turn and the current one, made again from the deal: a match keeps only the last."""
        state, events = self._dealt(), silent_buffer()
        yield copy_of(state)
        for turn in self.turns:
            with self._guarded:
                self.game.kernels.apply(self.terms.setup, state, turn.seat, turn.action, events)
            yield copy_of(state)

    def record(self) -> Record:
        """The match so far as a record, to save."""
        from asterism.record import record_of  # noqa: PLC0415 (record replays matches)

        return record_of(self)

    def _dealt(self) -> Any:
        """The state before the first move."""
        state = blank(self.game.state)
        with self._guarded:
            self.game.kernels.start(self.terms.setup, self.deal, state)
        return state

    def _revealed(self, events: Sequence[Event]) -> int:
        """Bit set of the seats to which these events of a move reveal something, in the position before it."""
        terms, position, reveals = self.terms, self.position, self.game.events.reveals
        bits = 0
        for seat in range(self.seats):
            for one in events:
                if reveals(terms, position, one, seat):
                    bits |= 1 << seat
                    break
        return bits

    # --- checks ------------------------------------------------------------------------------

    def _check_seat(self, seat: ViewerSeat) -> None:
        if seat is not None and seat not in range(self.seats):
            raise AsterismError(f"there is no seat {seat}; the seats are 0 to {self.seats - 1}")

    def _actor(self, seat: int | None) -> int:
        self._check_seat(seat)
        if seat is None and len(self.to_act) == 1:
            return self.to_act[0]
        if seat is None:
            raise IllegalMove(f"seats {', '.join(map(str, self.to_act))} may all move; name the one that does")
        if seat not in self.to_act:
            raise IllegalMove(f"seat {seat} ({self.players[seat]}) is not to move now")
        return seat

    def _legal_action(self, move: Move | str | int | Mapping[str, Any], seat: int) -> int:
        if isinstance(move, int):
            action = move
            if isinstance(move, bool) or action not in range(self.game.actions):
                raise IllegalMove(f"{move} is not an action; actions are 0 to {self.game.actions - 1}")
        else:
            with self._guarded:
                action = self.game.moves.action_of(self.terms, self.position, seat, self.read(move))
        if action not in self._standing.legal(seat):
            raise self._why_illegal(action, seat)
        return action

    def _why_illegal(self, action: int, seat: int) -> Exception:
        try:
            with self._guarded:
                move = self.game.moves.move_of(self.terms, self.position, seat, action)
                return self.game.moves.why_illegal(self.terms, self.position, seat, move)
        except IllegalMove as reason:
            return reason

    def read(self, move: Move | str | Mapping[str, Any]) -> Move:
        """A Move from its notation or its data, whether or not it is legal."""
        return read_move(self.terms, move)


def read_move(terms: Terms, move: Move | str | Mapping[str, Any]) -> Move:
    """A move of this game from its notation or its data, whether or not it is legal anywhere."""
    game = terms.game
    if isinstance(move, game.move_type):
        return move
    if isinstance(move, str):
        if len(move) > MAX_NOTATION:
            raise IllegalMove(f"a move has at most {MAX_NOTATION} characters; this one has {len(move):,}")
        read: Move = game.moves.read_move(terms, move)
        return read
    try:
        converted: Move = convert(move, game.move_type)
    except msgspec.ValidationError as error:
        raise IllegalMove(f"this is not a move of {game.title}: {error}") from error
    return converted


def new(
    name: str,
    *,
    seats: int | None = None,
    seed: int | str | None = None,
    deal: Mapping[str, Any] | None = None,
    players: Sequence[str] = (),
    preset: str | None = None,
    **options: Any,
) -> Match:
    """Start a match. The deal is given, follows from a seed, or is drawn from secure randomness."""
    terms = agree_terms(load(name), seats, options, preset)
    if deal is not None and seed is not None:
        raise AsterismError("give a seed or a deal, not both")
    if deal is not None:
        return Match(terms, read_deal(terms.chances, deal), players)
    secret = None if seed is None else str(seed).encode()
    return Match(terms, draw(terms.chances, secret), players)
