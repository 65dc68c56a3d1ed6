"""Nothing that a browser is sent depends on what its guest cannot know.

Random matches of every game are played at a table. Again and again the hidden part of the state is replaced by another
possible world, one that the guest's seat cannot tell from the real one; every byte that the guest would be sent then
has to be the byte that it is sent.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

import asterism
from asterism.errors import AsterismError
from asterism.kernel import seeded
from asterism.layout import copy_of
from asterism.server.protocol import commands
from asterism.server.tables import events
from asterism.server.tables.decisions.command import Context, decide
from asterism.server.tables.decisions.turns import PlayedTurn
from asterism.server.tables.evolution import evolve
from asterism.server.tables.hints import situation_to_send
from asterism.server.tables.projection import Viewer
from asterism.server.tables.state import TableState
from asterism.server.tables.table import refusal
from tests.contract.support import SPECTATOR, random_options
from tests.server.table_harness import GRACE, SECRET, TableHarness, guest_of

NAMES = ["ada", "bo", "cy", "dan", "eve"]
CHECKPOINTS = 8
"""How many positions of each match are looked at."""
COMMANDS = 12
"""How many moves, most of them wrong, are asked for at each of them."""


def harness_of(game: str, seats: int, seed: str) -> TableHarness:
    """Accounts at a table with random options."""
    chooser = random.Random(seed)
    while True:
        try:
            return TableHarness(*NAMES[:seats], game=game, **random_options(asterism.load(game), chooser))
        except AsterismError:
            continue


def in_another_world(state: TableState, seat: int, seed: str) -> TableState:
    """The same table in a world that this seat cannot tell from the real one."""
    match = state.started_match.copy()
    world = copy_of(match._state)
    match.game.kernels.resample(match.terms.setup, world, seat, seeded(seed))
    match._state = world
    return replace(state, match=match)


def viewer_of(seat: int) -> Viewer:
    """The browser of this seat, or of somebody who only watches."""
    return Viewer(None if seat == SPECTATOR else guest_of(NAMES[seat]))


def messages(harness: TableHarness, state: TableState, seat: int, seed: str) -> Iterator[bytes]:
    """All that this seat's browser could be sent at this position: news of every kind, and refusals."""
    projection, viewer = harness.projection(state), viewer_of(seat)
    yield msgspec.json.encode(projection.snapshot(viewer))
    for event in (
        events.TurnsTakenBack(seat=0, to=0),
        events.OfferMade(seat=0, kind="take_back"),
        events.OfferAnswered(seat=0, yes=False),
        events.BotTookOver(seat=0, bot="greedy", why="asked"),
    ):
        yield msgspec.json.encode(projection.message_for(event, viewer))
    if state.started_match.turns:
        last = state.started_match.turns[-1]
        yield msgspec.json.encode(projection.message_for(events.TurnPlayed(seat=last.seat, move=""), viewer))
    for command in some_commands(state, seed):
        yield answer(state, viewer, command)
    if seat in state.to_act:
        yield msgspec.json.encode(situation_to_send(state, viewer.guest, seat))


def some_commands(state: TableState, seed: str) -> Iterator[commands.Command]:
    """Things to ask for: any moves of the game, and to take the last one back."""
    chooser = random.Random(seed)
    known = [msgspec.json.encode(turn.move) for turn in state.started_match.turns]
    for number in range(COMMANDS):
        move = chooser.choice(known) if known and number % 2 else msgspec.json.encode({"type": str(number)})
        yield commands.PlayMove(id=f"command {number}", seq=state.seq, move=msgspec.Raw(move))
    yield commands.TakeBack(seq=state.seq)


def answer(state: TableState, viewer: Viewer, command: commands.Command) -> bytes:
    """What the asking browser is told: why not, or what would be written."""
    context = Context(now=lambda: 0, away_ms=[None] * len(state.seats), grace_ms=GRACE)
    try:
        decision = decide(state, viewer.guest, command, context)
        return msgspec.json.encode([one.event if isinstance(one, PlayedTurn) else one for one in decision])
    except AsterismError as error:
        return msgspec.json.encode(refusal(state.seq, command, error))


@pytest.mark.parametrize("game", asterism.names())
def test_what_a_browser_is_sent_is_the_same_in_every_world_its_guest_deems_possible(game: str) -> None:
    for seats in asterism.load(game).seats:
        harness = harness_of(game, seats, f"{game} {seats}")
        for checkpoint in range(CHECKPOINTS):
            seed = f"{game} {seats} {checkpoint}"
            harness.play_at_random(1 + checkpoint % 4, seed)
            for seat in (SPECTATOR, *range(seats)):
                other = in_another_world(harness.state, seat, seed)
                assert list(messages(harness, harness.state, seat, seed)) == list(messages(harness, other, seat, seed))


@pytest.mark.parametrize("game", asterism.names())
def test_a_move_of_ones_own_is_told_alike_unless_it_reveals_something(game: str) -> None:
    compared = 0
    for seats in asterism.load(game).seats:
        harness = harness_of(game, seats, f"own {game} {seats}")
        for checkpoint in range(CHECKPOINTS):
            harness.play_at_random(1, f"{checkpoint}")
            seat, match = harness.state.current_seat, harness.state.started_match
            if seat is None:
                break
            other = in_another_world(harness.state, seat, f"{checkpoint}")
            moved = events.TurnPlayed(seat=seat, move=match.notation(match.legal_moves(seat)[0]))
            after = [evolve(state, moved) for state in (harness.state, other)]
            if any(state.started_match.revealed_since(len(match.turns), seat) for state in after):
                continue
            compared += 1
            told = [
                msgspec.json.encode(harness.projection(state).message_for(moved, viewer_of(seat))) for state in after
            ]
            assert told[0] == told[1]
    assert compared or game == "patience", "some moves reveal nothing"


@pytest.mark.parametrize("game", asterism.names())
def test_neither_the_secret_of_the_deal_nor_anybodys_number_is_ever_sent_before_the_end(game: str) -> None:
    seats = asterism.load(game).seats[-1]
    harness = harness_of(game, seats, f"sent {game}")
    sent = bytearray()
    while harness.state.phase == "playing":
        for seat in (SPECTATOR, *range(seats)):
            sent += msgspec.json.encode(harness.snapshot(None if seat == SPECTATOR else NAMES[seat]))
        harness.play_at_random(25)
    assert SECRET.encode() not in sent
    assert b"guest-number" not in sent
    assert SECRET.encode() in msgspec.json.encode(harness.snapshot(None))
