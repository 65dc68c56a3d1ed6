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
from contract.support import SPECTATOR, random_options

import asterism
from asterism.errors import AsterismError
from asterism.kernel import copy_of, seeded
from asterism.server import entry as log
from asterism.server import wire
from asterism.server.book import Book
from asterism.server.sight import Viewer
from asterism.server.table import refusal
from asterism.server.wishes import Circumstances, judge
from server.company import GRACE, SECRET, Company, guest_of

NAMES = ["ada", "bo", "cy", "dan", "eve"]
CHECKPOINTS = 8
"""How many positions of each match are looked at."""
WISHES = 12
"""How many moves, most of them wrong, are asked for at each of them."""


def company_of(game: str, seats: int, seed: str) -> Company:
    """People at a table with random options."""
    chooser = random.Random(seed)
    while True:
        try:
            return Company(*NAMES[:seats], game=game, **random_options(asterism.load(game), chooser))
        except AsterismError:
            continue


def in_another_world(book: Book, seat: int, seed: str) -> Book:
    """The same table in a world that this seat cannot tell from the real one."""
    other = copy.copy(book)
    other.match = book.played.copy()
    world = copy_of(other.match._states[-1])
    other.match.game.resample(other.terms.setup, world, seat, seeded(seed))
    other.match._states[-1] = world
    return other


def viewer_of(seat: int) -> Viewer:
    """The browser of this seat, or of somebody who only watches."""
    return Viewer(None if seat == SPECTATOR else guest_of(NAMES[seat]))


def messages(company: Company, book: Book, seat: int, seed: str) -> Iterator[bytes]:
    """All that this seat's browser could be sent at this position: news of every kind, and refusals."""
    sight, viewer = company.sight(book), viewer_of(seat)
    yield msgspec.json.encode(sight.snapshot(viewer))
    for entry in (
        log.TakenBack(seat=0, to=0),
        log.Offered(seat=0, kind="take_back"),
        log.Answered(seat=0, yes=False),
        log.BotSatIn(seat=0, bot="greedy", why="asked"),
    ):
        yield msgspec.json.encode(sight.news(entry, viewer))
    if book.played.turns:
        last = book.played.turns[-1]
        yield msgspec.json.encode(sight.news(log.Moved(seat=last.seat, move=""), viewer))
    for wish in wishes(book, seed):
        yield answer(book, viewer, wish)


def wishes(book: Book, seed: str) -> Iterator[wire.FromBrowser]:
    """Things to ask for: any moves of the game, and to take the last one back."""
    chooser = random.Random(seed)
    known = [msgspec.json.encode(turn.move) for turn in book.played.turns]
    for number in range(WISHES):
        move = chooser.choice(known) if known and number % 2 else msgspec.json.encode({"type": str(number)})
        yield wire.MoveWish(id=f"wish {number}", seq=book.seq, move=msgspec.Raw(move))
    yield wire.TakeBackWish(seq=book.seq)


def answer(book: Book, viewer: Viewer, wish: wire.FromBrowser) -> bytes:
    """What the asking browser is told: why not, or what would be written."""
    about = Circumstances(now=0, away_ms=[None] * len(book.seats), grace_ms=GRACE)
    try:
        return msgspec.json.encode(judge(book, viewer.guest, wish, about))
    except AsterismError as error:
        return msgspec.json.encode(refusal(book.seq, wish, error))


@pytest.mark.parametrize("game", asterism.names())
def test_what_a_browser_is_sent_is_the_same_in_every_world_its_guest_deems_possible(game: str) -> None:
    for seats in asterism.load(game).seats:
        company = company_of(game, seats, f"{game} {seats}")
        for checkpoint in range(CHECKPOINTS):
            seed = f"{game} {seats} {checkpoint}"
            company.play_at_random(1 + checkpoint % 4, seed)
            for seat in (SPECTATOR, *range(seats)):
                other = in_another_world(company.book, seat, seed)
                assert list(messages(company, company.book, seat, seed)) == list(messages(company, other, seat, seed))


@pytest.mark.parametrize("game", asterism.names())
def test_a_move_of_ones_own_is_told_alike_unless_it_reveals_something(game: str) -> None:
    compared = 0
    for seats in asterism.load(game).seats:
        company = company_of(game, seats, f"own {game} {seats}")
        for checkpoint in range(CHECKPOINTS):
            company.play_at_random(1, f"{checkpoint}")
            seat, match = company.book.asked, company.book.played
            if seat is None:
                break
            other = in_another_world(company.book, seat, f"{checkpoint}")
            moved = log.Moved(seat=seat, move=match.notation(match.legal_moves(seat)[0]))
            after = [book.after(moved) for book in (company.book, other)]
            if any(book.played.revealed_since(len(match.turns), seat) for book in after):
                continue
            compared += 1
            told = [msgspec.json.encode(company.sight(book).news(moved, viewer_of(seat))) for book in after]
            assert told[0] == told[1]
    assert compared or game == "patience", "some moves reveal nothing"


@pytest.mark.parametrize("game", asterism.names())
def test_neither_the_secret_of_the_deal_nor_anybodys_number_is_ever_sent_before_the_end(game: str) -> None:
    seats = asterism.load(game).seats[-1]
    company = company_of(game, seats, f"sent {game}")
    sent = bytearray()
    while company.book.phase == "playing":
        for seat in (SPECTATOR, *range(seats)):
            sent += msgspec.json.encode(company.snapshot(None if seat == SPECTATOR else NAMES[seat]))
        company.play_at_random(25)
    assert SECRET.encode() not in sent
    assert b"guest-number" not in sent
    assert SECRET.encode() in msgspec.json.encode(company.snapshot(None))
