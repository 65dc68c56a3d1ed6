"""Moves as text, as data and as numbers: what is understood, and how everything else is refused."""

from __future__ import annotations

from typing import Any

import pytest

from asterism.errors import IllegalMove
from asterism.games.sternenhimmel import GAME
from asterism.games.sternenhimmel.moves import Place
from asterism.games.sternenhimmel.pieces import TOKENS, Board
from asterism.games.sternenhimmel.rules import action_for
from asterism.match import Match
from tests.games.sternenhimmel.table import boards_with, match_with, play, printed_zodiac, table_of

BOARDS = printed_zodiac().board


def leo() -> Match:
    return table_of("Leo Virgo Scorpius")


def refusal(match: Match, move: Any, seat: int | None = None) -> IllegalMove:
    before = match.state
    with pytest.raises(IllegalMove) as refused:
        match.play(move, seat=seat)
    assert match.state == before
    return refused.value


# --- what is understood ------------------------------------------------------------------------


def test_a_move_is_token_constellation_and_star() -> None:
    match = leo()
    match.play("10 Leo 3")
    assert match.turns[-1].move == Place(token="10", sky="Leo", star=3)
    assert match.notation(match.turns[-1].move) == "10 Leo 3"


def test_every_token_on_every_star_is_one_text_one_move_and_one_number() -> None:
    match, texts = leo(), set()
    for board in BOARDS:
        for star in range(1, len(board.stars) + 1):
            for token in TOKENS:
                move = Place(token=token, sky=board.name, star=star)
                text = match.notation(move)
                action = GAME.moves.action_of(match.terms, match.position, 0, move)
                assert match.read(text) == move
                assert GAME.moves.move_of(match.terms, match.position, 0, action) == move
                texts.add(text)
    assert len(texts) == 60 * 8


@pytest.mark.parametrize(
    "text",
    ["10 leo 3", "10 LEO 3", "  10   Leo  3  ", "10\tLeo\t3", "10 Leo 3\n", "10 Leo 03", "10 Le 3", "10 lion 3"],
)
def test_case_blanks_beginnings_and_languages_do_not_matter(text: str) -> None:
    assert leo().read(text) == Place(token="10", sky="Leo", star=3)


def test_symbols_may_be_written_small() -> None:
    assert leo().read("x virgo 1") == Place(token="X", sky="Virgo", star=1)
    assert leo().read("d virgo 1") == Place(token="D", sky="Virgo", star=1)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_every_board_goes_by_its_names_in_all_languages(board: Board) -> None:
    assert set(board.names) == {"en", "fr", "de"}
    for name in (board.name, *board.names.values()):
        for spelling in (name, name.lower(), name.upper()):
            assert leo().read(f"7 {spelling} 2") == Place(token="7", sky=board.name, star=2)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_the_beginning_of_a_name_means_its_board_or_is_called_ambiguous(board: Board) -> None:
    for name in (board.name, *board.names.values()):
        for length in range(1, len(name)):
            start = name[:length].rstrip()
            assert board.name in meanings(start)


def meanings(start: str) -> list[str]:
    """The boards that a beginning of a name may mean: one that is understood, or those that are offered."""
    try:
        move = leo().read(f"7 {start} 2")
    except IllegalMove as reason:
        choices = str(reason).removeprefix(f"'{start}' may mean ").removesuffix("; write a little more of the name")
        return choices.split(", ")
    return [move.sky] if isinstance(move, Place) else []


@pytest.mark.parametrize(
    ("start", "choices"),
    [
        ("ca", "Cancer, Capricornus"),
        ("l", "Leo, Libra"),
        ("li", "Leo, Libra"),
        ("w", "Aries, Libra, Aquarius"),
        ("wa", "Libra, Aquarius"),
        ("s", "Taurus, Libra, Scorpius, Sagittarius, Capricornus"),
        ("v", "Virgo, Aquarius"),
        ("b", "Aries, Taurus, Libra"),
    ],
)
def test_an_ambiguous_beginning_is_refused_with_the_choices(start: str, choices: str) -> None:
    reason = refusal(leo(), f"10 {start} 3")
    assert str(reason) == f"'{start}' may mean {choices}; write a little more of the name"
    assert reason.rule == ""


def test_a_full_name_is_never_ambiguous() -> None:
    """Even where another board's name begins with it."""
    boards = boards_with("1-2", "2/1").board
    longer = type(boards[1])(name="Tester", prizes=(2, 0), stars=boards[0].stars, lines=boards[0].lines)
    match = match_with(type(printed_zodiac())(board=(boards[0], longer, *boards[2:])), seats=3)
    assert match.read("1 test 1") == Place(token="1", sky="Test", star=1)
    assert match.read("1 teste 1") == Place(token="1", sky="Tester", star=1)
    assert "may mean Test, Tester" in str(refusal(match, "1 tes 1"))


def test_a_move_may_be_given_as_data_or_by_its_number() -> None:
    by_text, by_move, by_data, by_number = (leo() for _ in range(4))
    by_text.play("10 Leo 3")
    by_move.play(Place(token="10", sky="Leo", star=3))
    by_data.play({"type": "place", "token": "10", "sky": "Leo", "star": 3})
    number = GAME.moves.action_of(by_number.terms, by_number.position, 0, Place(token="10", sky="Leo", star=3))
    by_number.play(number)
    assert by_text.state == by_move.state == by_data.state == by_number.state


# --- what is refused, and with which rule ---------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    ["", "  ", "10", "10 Leo", "Leo 3", "10 Leo three", "10 Leo -1", "10 Leo 3.5", "10 Leo 12345", "10Leo3", "pass"],
)
def test_a_text_that_is_no_move_is_quoted_and_shown_how_to_write_one(text: str) -> None:
    reason = refusal(leo(), text)
    assert str(reason) == f"'{text.strip()}' is not a move; write token, constellation and star, such as '10 Leo 3'"
    assert reason.rule == ""


@pytest.mark.parametrize(
    ("move", "rule", "message"),
    [
        ("2 Leo 3", "S6", "there is no token '2'; tokens are 1, 3, 5, 6, 7, 10, X, D (S6)"),
        ("11 Leo 3", "S6", "there is no token '11'; tokens are 1, 3, 5, 6, 7, 10, X, D (S6)"),
        ("hole Leo 3", "S6", "there is no token 'HOLE'; tokens are 1, 3, 5, 6, 7, 10, X, D (S6)"),
        ("10 Orion 3", "S3", "there is no constellation called 'Orion' (S3)"),
        ("10 Leo 3 4", "S3", "there is no constellation called 'Leo 3' (S3)"),
        ("10 Leo 0", "S8", "Leo has no star 0; its stars are 1 to 6 (S8)"),
        ("10 Leo 7", "S8", "Leo has no star 7; its stars are 1 to 6 (S8)"),
        ("10 Virgo 6", "S8", "Virgo has no star 6; its stars are 1 to 5 (S8)"),
        ("10 Aries 1", "S21", "Aries is not in play (S21)"),
        ("10 Leo 4", "S20", "star 4 of Leo already bears a token (S20)"),
        ("10 Leo 2", "S20", "star 2 of Leo already bears a token (S20)"),
        ("X Leo 5", "S19", "the black hole is not in your hand; you hold 1, 3, 5, 6, 7, 10, D (S19)"),
    ],
)
def test_an_illegal_move_is_refused_with_its_rule(move: str, rule: str, message: str) -> None:
    match = leo()
    play(match, "X Leo 4, 7 Leo 2, 7 Virgo 3")
    reason = refusal(match, move)
    assert reason.rule == rule
    assert str(reason) == message


def test_a_token_that_is_on_a_board_is_not_in_the_hand() -> None:
    match = leo()
    play(match, "D Leo 3, 1 Leo 4, 1 Leo 5, D Virgo 3, 3 Virgo 4, 3 Virgo 5, 10 Leo 1, 5 Leo 2, 5 Scorpius 1")
    assert str(refusal(match, "10 Leo 6")) == "the 10 is not in your hand; you hold 1, 3, 5, 6, 7, X (S19)"
    assert str(refusal(match, "D Leo 6")) == "no double star is in your hand; you hold 1, 3, 5, 6, 7, X (S19)"


def test_a_move_out_of_turn_is_refused() -> None:
    match = leo()
    assert str(refusal(match, "10 Leo 3", seat=1)) == "seat 1 (B) is not to move now"
    assert match.legal_moves(1) == []


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({}, "missing required field `token`"),
        ({"type": "place", "token": "10"}, "missing required field `sky`"),
        ({"type": "pass"}, "Invalid value 'pass'"),
        ({"type": "place", "token": 10, "sky": "Leo", "star": 3}, "Expected `str`, got `int` - at `$.token`"),
        ({"type": "place", "token": "10", "sky": "Leo", "star": "3"}, "Expected `int`, got `str` - at `$.star`"),
        ({"type": "place", "token": "10", "sky": None, "star": 3}, "Expected `str`, got `null` - at `$.sky`"),
    ],
)
def test_data_that_is_no_move_is_refused_with_what_is_wrong(data: dict[str, Any], message: str) -> None:
    reason = str(refusal(leo(), data))
    assert reason.startswith("this is not a move of Sternenhimmel: ")
    assert message in reason


@pytest.mark.parametrize(
    ("token", "sky", "star", "rule"),
    [("x", "Leo", 3, "S6"), ("10", "leo", 3, "S3"), ("10", "Löwe", 3, "S3"), ("10", "Leo", -1, "S8")],
)
def test_a_move_as_data_has_to_be_exact(token: str, sky: str, star: int, rule: str) -> None:
    assert refusal(leo(), {"type": "place", "token": token, "sky": sky, "star": star}).rule == rule


@pytest.mark.parametrize("number", [-1, GAME.actions, 10**9, True])
def test_a_number_that_is_no_action_is_refused(number: int) -> None:
    message = f"{number} is not an action; actions are 0 to {GAME.actions - 1}"
    assert str(refusal(leo(), number)) == message


def test_a_number_for_a_star_that_a_board_lacks_is_refused_as_such() -> None:
    number = int(action_for([board.name for board in BOARDS].index("Leo"), 8, 0))
    assert refusal(leo(), number).rule == "S8"
