"""Nothing that a browser is sent depends on what its guest cannot know.

Random matches of every game are played at a table. Again and again the hidden part of the state is replaced by another
possible world, one that the guest's seat cannot tell from the real one; every byte that the guest would be sent then
has to be the byte that it is sent.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator

import msgspec
import pytest

import asterism
from asterism.errors import AsterismError
from asterism.kernel import copy_of, seeded
from asterism.server.protocol import commands
from asterism.server.tables import events
from asterism.server.tables.commands import Context, judge
from asterism.server.tables.projection import Viewer
from asterism.server.tables.state import TableState
from asterism.server.tables.table import refusal
from tests.contract.support import SPECTATOR, random_options
from tests.server.table_harness import GRACE, SECRET, Company, guest_of

NAMES = ["ada", "bo", "cy", "dan", "eve"]
CHECKPOINTS = 8
"""How many positions of each match are looked at."""
WISHES = 12
"""How many moves, most of them wrong, are asked for at each of them."""


def company_of(game: str, seats: int, seed: str) -> Company:
    """Accounts at a table with random options."""
    chooser = random.Random(seed)
    while True:
        try:
            return Company(*NAMES[:seats], game=game, **random_options(asterism.load(game), chooser))
        except AsterismError:
            continue


def in_another_world(state: TableState, seat: int, seed: str) -> TableState:
    """The same table in a world that this seat cannot tell from the real one."""
    other = copy.copy(state)
    other.match = state.played.copy()
    world = copy_of(other.match._states[-1])
    other.match.game.hidden.resample(other.terms.setup, world, seat, seeded(seed))
    other.match._states[-1] = world
    return other


def viewer_of(seat: int) -> Viewer:
    """The browser of this seat, or of somebody who only watches."""
    return Viewer(None if seat == SPECTATOR else guest_of(NAMES[seat]))


def messages(company: Company, state: TableState, seat: int, seed: str) -> Iterator[bytes]:
    """All that this seat's browser could be sent at this position: news of every kind, and refusals."""
    projection, viewer = company.projection(state), viewer_of(seat)
    yield msgspec.json.encode(projection.snapshot(viewer))
    for entry in (
        events.TurnsTakenBack(seat=0, to=0),
        events.OfferMade(seat=0, kind="take_back"),
        events.OfferAnswered(seat=0, yes=False),
        events.BotTookOver(seat=0, bot="greedy", why="asked"),
    ):
        yield msgspec.json.encode(projection.news(entry, viewer))
    if state.played.turns:
        last = state.played.turns[-1]
        yield msgspec.json.encode(projection.news(events.TurnPlayed(seat=last.seat, move=""), viewer))
    for command in some_commands(state, seed):
        yield answer(state, viewer, command)


def some_commands(state: TableState, seed: str) -> Iterator[commands.Command]:
    """Things to ask for: any moves of the game, and to take the last one back."""
    chooser = random.Random(seed)
    known = [msgspec.json.encode(turn.move) for turn in state.played.turns]
    for number in range(WISHES):
        move = chooser.choice(known) if known and number % 2 else msgspec.json.encode({"type": str(number)})
        yield commands.PlayMove(id=f"command {number}", seq=state.seq, move=msgspec.Raw(move))
    yield commands.TakeBack(seq=state.seq)


def answer(state: TableState, viewer: Viewer, command: commands.Command) -> bytes:
    """What the asking browser is told: why not, or what would be written."""
    context = Context(now=0, away_ms=[None] * len(state.seats), grace_ms=GRACE)
    try:
        return msgspec.json.encode(judge(state, viewer.guest, command, context))
    except AsterismError as error:
        return msgspec.json.encode(refusal(state.seq, command, error))


@pytest.mark.parametrize("game", asterism.names())
def test_what_a_browser_is_sent_is_the_same_in_every_world_its_guest_deems_possible(game: str) -> None:
    for seats in asterism.load(game).seats:
        company = company_of(game, seats, f"{game} {seats}")
        for checkpoint in range(CHECKPOINTS):
            seed = f"{game} {seats} {checkpoint}"
            company.play_at_random(1 + checkpoint % 4, seed)
            for seat in (SPECTATOR, *range(seats)):
                other = in_another_world(company.state, seat, seed)
                assert list(messages(company, company.state, seat, seed)) == list(messages(company, other, seat, seed))


@pytest.mark.parametrize("game", asterism.names())
def test_a_move_of_ones_own_is_told_alike_unless_it_reveals_something(game: str) -> None:
    compared = 0
    for seats in asterism.load(game).seats:
        company = company_of(game, seats, f"own {game} {seats}")
        for checkpoint in range(CHECKPOINTS):
            company.play_at_random(1, f"{checkpoint}")
            seat, match = company.state.current_seat, company.state.played
            if seat is None:
                break
            other = in_another_world(company.state, seat, f"{checkpoint}")
            moved = events.TurnPlayed(seat=seat, move=match.notation(match.legal_moves(seat)[0]))
            after = [state.after(moved) for state in (company.state, other)]
            if any(state.played.revealed_since(len(match.turns), seat) for state in after):
                continue
            compared += 1
            told = [msgspec.json.encode(company.projection(state).news(moved, viewer_of(seat))) for state in after]
            assert told[0] == told[1]
    assert compared or game == "patience", "some moves reveal nothing"


@pytest.mark.parametrize("game", asterism.names())
def test_neither_the_secret_of_the_deal_nor_anybodys_number_is_ever_sent_before_the_end(game: str) -> None:
    seats = asterism.load(game).seats[-1]
    company = company_of(game, seats, f"sent {game}")
    sent = bytearray()
    while company.state.phase == "playing":
        for seat in (SPECTATOR, *range(seats)):
            sent += msgspec.json.encode(company.snapshot(None if seat == SPECTATOR else NAMES[seat]))
        company.play_at_random(25)
    assert SECRET.encode() not in sent
    assert b"guest-number" not in sent
    assert SECRET.encode() in msgspec.json.encode(company.snapshot(None))
