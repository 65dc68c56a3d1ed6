"""What holds in every position of every game, on the walks of the contract's tests and in those of `make soak`."""

from __future__ import annotations

from typing import Any

import msgspec

from asterism.game import Terms
from asterism.kernel import Rng, event_buffer, rows_in, silent_buffer
from asterism.layout import copy_of, plain
from tests.contract.support import SPECTATOR, legal_in, seen_by


def to_act_in(terms: Terms, state: Any) -> list[int]:
    """The seats that may move."""
    bits = int(terms.game.kernels.to_act(terms.setup, state))
    return [seat for seat in range(terms.seats) if (bits >> seat) & 1]


def check_somebody_can_move(terms: Terms, state: Any) -> None:
    """Before the end the current seat is one of those to act, and each of them has legal actions, each listed once."""
    to_act = to_act_in(terms, state)
    assert terms.game.kernels.current_seat(terms.setup, state) in to_act
    for seat in to_act:
        legal = legal_in(terms, state, seat)
        assert legal
        assert legal == sorted(set(legal))


def check_spellings(terms: Terms, state: Any) -> None:
    """Actions, moves, their notation and their data are spellings of one thing, for every legal action."""
    moves, position = terms.game.moves, plain(state)
    for seat in to_act_in(terms, state):
        legal = legal_in(terms, state, seat)
        made = [moves.move_of(terms, position, seat, action) for action in legal]
        assert [moves.action_of(terms, position, seat, move) for move in made] == legal
        texts = [moves.notation(terms, move) for move in made]
        assert [moves.read_move(terms, text) for text in texts] == made
        assert len(set(texts)) == len(texts)
        data = [msgspec.json.encode(move) for move in made]
        assert [msgspec.json.decode(one, type=terms.game.move_type) for one in data] == made


def check_possible_worlds(terms: Terms, state: Any, rng: Rng) -> None:
    """A world drawn from what a viewer knows looks the same: the view, who may move, and the viewer's legal actions."""
    kernels, to_act = terms.game.kernels, to_act_in(terms, state)
    for viewer in (SPECTATOR, *range(terms.seats)):
        world = copy_of(state)
        kernels.resample(terms.setup, world, viewer, rng)
        assert seen_by(terms, world, viewer) == seen_by(terms, state, viewer)
        assert to_act_in(terms, world) == to_act
        if viewer in to_act:
            assert legal_in(terms, world, viewer) == legal_in(terms, state, viewer)


def check_blinding(terms: Terms, state: Any, rng: Rng) -> None:
    """A blinded state is the same in every possible world, and shows its seat all that the seat may know."""
    kernels, to_act = terms.game.kernels, to_act_in(terms, state)
    for seat in range(terms.seats):
        blinded, world = copy_of(state), copy_of(state)
        kernels.blind(terms.setup, blinded, seat)
        kernels.resample(terms.setup, world, seat, rng)
        kernels.blind(terms.setup, world, seat)
        assert world == blinded
        assert seen_by(terms, blinded, seat) == seen_by(terms, state, seat)
        assert to_act_in(terms, blinded) == to_act
        if seat in to_act:
            assert legal_in(terms, blinded, seat) == legal_in(terms, state, seat)


def check_events(terms: Terms, state: Any, action: int) -> None:
    """An action of the current seat has the same effect told or untold, and its events survive JSON, also redacted."""
    kernels, events = terms.game.kernels, terms.game.events
    seat = int(kernels.current_seat(terms.setup, state))
    told, silent, buffer = copy_of(state), copy_of(state), event_buffer()
    kernels.apply(terms.setup, told, seat, action, buffer)
    kernels.apply(terms.setup, silent, seat, action, silent_buffer())
    assert told == silent
    assert 0 < buffer.count < buffer.room
    for event in events.events_from_rows(terms, rows_in(buffer)):
        for viewer in (None, *range(terms.seats)):
            redacted = events.redact(terms, event, viewer)
            assert msgspec.json.decode(msgspec.json.encode(redacted), type=terms.game.event_type) == redacted
