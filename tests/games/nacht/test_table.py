"""What people read and write: notation, refusals, the table as text, and what a bot thinks."""

from __future__ import annotations

from typing import Any

import pytest

import asterism
from asterism.errors import BadDeal, IllegalMove
from asterism.games.nacht.moves import Forgo, Knock, Lay, Pass, Weiter
from asterism.games.nacht.pieces import NAMES
from asterism.i18n import Translator
from asterism.kernel import seeded, silent_buffer
from asterism.layout import copy_of
from asterism.naming import LANGUAGES
from tests.games.nacht.table import look, may, position


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("lay 2C", Lay("2C")),
        ("LAY 2c", Lay("2C")),
        ("  lay  2 c ", Lay("2C")),
        ("forgo", Forgo()),
        ("Weiter!", Weiter()),
        ("knock 2C", Knock("2C")),
        ("knock", Knock()),
        ("pass", Pass()),
    ],
)
def test_moves_are_read_generously(text: str, move: object) -> None:
    assert asterism.new("nacht").read(text) == move


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "is not a move; write lay 2C"),
        ("place 2C", "is not a move"),
        ("lay", r"say which tile to lay.*N32"),
        ("lay 6A", r"there is no tile '6A'; tiles are 1A to 5E.*N1"),
        ("knock 2F", r"there is no tile '2F'"),
        ("forgo 2C", r"'forgo' goes without a tile.*N47"),
        ("pass 2C", r"'pass' goes without a tile"),
        ("lay 5E", r"does not lie before you.*N32"),
        ("pass", r"knocking is for others.*N55"),
    ],
)
def test_refusals_say_what_is_wrong(text: str, reason: str) -> None:
    with pytest.raises(IllegalMove, match=reason):
        position("3C", "2C").play(text)


def test_in_the_window_one_can_only_knock_or_pass() -> None:
    match = position("3C", "2C", "4C")
    match.play("weiter")
    for move in ("lay 4C", "weiter", "forgo"):
        with pytest.raises(IllegalMove, match=r"not your turn: knock, or let it pass \(N55\)"):
            match.play(move, seat=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_a_terminal_and_shows_what_matters(language: str) -> None:
    match = position("2B 2C 3B 3C", "4C 1A|13/2", "5E", stack="1B")
    text = match.text(0, language)
    assert max(map(len, text.splitlines())) <= 80
    assert "★ 2B ★" in text
    assert "4C A" in text
    assert text.count("●") == 1
    assert "4C [1A]" in text
    assert "Orion" in text
    match.play("lay 1A")
    assert "1A" in match.text(0, language).splitlines()[-2]
    match.play("weiter")
    assert "B, C" in match.text(1, language).splitlines()[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told(language: str) -> None:
    speech = Translator(language, "nacht")
    for seats in (2, 3):
        match = asterism.new("nacht", seats=seats, seed=4)
        rng = seeded("told")
        while not match.is_over:
            seat = match.current_seat
            assert seat is not None
            match.play(int(match.game.kernels.sample(match.terms.setup, match.state, seat, rng)), seat=seat)
        for turn in match.turns:
            for event in turn.events:
                assert "{" not in speech.tell(event, match.players)


def test_a_deal_is_written_by_hand() -> None:
    tiles = ["1A", *[tile for tile in NAMES if tile != "1A"]]
    deal = {"first_tile": "3C", "tiles": tiles, "start_player": 1}
    match = asterism.new("nacht", seats=2, deal=deal)
    assert look(match).held == [[], ["1A"]]
    with pytest.raises(BadDeal, match="'first_tile' must be one of 2B, 2C"):
        asterism.new("nacht", seats=2, deal={**deal, "first_tile": "1A"})


def best(laid: str, *players: str, **options: Any) -> str:
    """What a bot that looks one move ahead does."""
    match = position(laid, *players, **options)
    game, setup, seat = match.game, match.terms.setup, match.current_seat
    assert seat is not None
    worth = {}
    for action in match.legal_actions(seat):
        world = copy_of(match.state)
        game.kernels.apply(setup, world, seat, action, silent_buffer())
        worth[action] = game.kernels.evaluate(setup, world, seat)
    return match.notation(game.moves.move_of(match.terms, match.position, seat, max(worth, key=worth.__getitem__)))


def test_a_bot_lays_what_pays_and_holds_back_what_helps_others() -> None:
    assert best("2D", "2E 3D", "", "") == "lay 2E"
    assert best("3D 4D 4E 5D 5E 3C", "3E", "", "") == "lay 3E"
    assert best("2D", "1D", "1E", "", mode="streng") == "forgo"


def test_the_value_of_a_finished_match_is_the_lead() -> None:
    match = position(" ".join(NAMES[:-1]), "5E|10/0", "|8/0", "|4/0")
    match.play("lay 5E")
    coins = match.state.coins
    assert match.game.kernels.evaluate(match.terms.setup, match.state, 0) == pytest.approx(coins[0] - 6)
    assert may(match, 0) == []
