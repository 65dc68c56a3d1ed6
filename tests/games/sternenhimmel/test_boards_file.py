"""Files with the owner's own boards: what is accepted, and how a wrong file is named."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import asterism
from asterism.errors import BadFile, BadOption
from asterism.games.sternenhimmel import GAME
from asterism.games.sternenhimmel.pieces import HEIGHT, WIDTH, ZODIAC, read_boards
from asterism.kernel import seeded
from tests.games.sternenhimmel.boards_files import PLAIN, fault_of, plain_file, written
from tests.games.sternenhimmel.table import big_boards, printed_zodiac, scored

# --- good files --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_good_file_plays_a_whole_game_and_its_record_replays(seats: int, tmp_path: Path) -> None:
    file = written(tmp_path, plain_file(head='name = "mine"\ncredits = "drawn by me"\n\n'))
    match, rng = asterism.new("sternenhimmel", seats=seats, seed=1, boards=file), seeded("own boards")
    assert (match.terms.printed.name, match.terms.printed.credits) == ("mine", "drawn by me")
    while not match.is_over:
        assert match.text(match.to_act[0])
        match.play(int(GAME.kernels.sample(match.terms.setup, match.state, match.to_act[0], rng)))
    assert len(match.turns) == 36
    file.unlink()
    again = asterism.replay(match.record().to_json())
    assert again.results == match.results
    assert again.turns == match.turns
    assert again.terms.printed == match.terms.printed


def test_a_file_without_a_name_is_called_after_itself(tmp_path: Path) -> None:
    assert read_boards(written(tmp_path, plain_file())).name == "boards"


def test_our_own_boards_are_such_a_file_too(tmp_path: Path) -> None:
    copied = written(tmp_path, ZODIAC.read_bytes())
    match = asterism.new("sternenhimmel", seed=1, boards=copied)
    assert match.terms.printed == printed_zodiac()
    assert match.text() == asterism.new("sternenhimmel", seed=1).text()


def test_boards_without_positions_are_drawn_on_a_ring(tmp_path: Path) -> None:
    printed = asterism.new("sternenhimmel", boards=written(tmp_path, plain_file())).terms.printed
    for board in printed.board:
        spots = [(star.x, star.y) for star in board.stars]
        assert spots[0] == (WIDTH / 2, HEIGHT / 2 - 38)
        assert len(set(spots)) == len(spots)
        assert all(0 < x < WIDTH and 0 < y < HEIGHT for x, y in spots)


def test_boards_given_as_data_without_positions_are_drawn_on_a_ring_too(tmp_path: Path) -> None:
    from_file = asterism.new("sternenhimmel", seed=1, boards=written(tmp_path, plain_file()))
    data = {"board": [{**table, "stars": [{}, {"large": True}, {"name": "Third"}]} for table in plain_tables()]}
    from_data = asterism.new("sternenhimmel", seed=1, boards=data)
    assert from_data.terms.printed.board == from_file.terms.printed.board


def plain_tables() -> list[dict[str, object]]:
    return [{"name": f"B{n}", "prizes": [3, 1], "lines": [[1, 2], [2, 3]]} for n in range(1, 13)]


def test_one_star_without_a_position_puts_the_whole_board_on_a_ring(tmp_path: Path) -> None:
    file = written(tmp_path, plain_file(replace="[{}, ", by="[{ x = 5, y = 5 }, "))
    match = asterism.new("sternenhimmel", boards=file)
    assert [star.x for star in match.terms.printed.board[2].stars] == [
        star.x for star in match.terms.printed.board[1].stars
    ]


def test_given_positions_are_kept(tmp_path: Path) -> None:
    stars = "[{ x = 0, y = 0 }, { x = 140, y = 100, large = true }, { x = 70.5, y = 3 }]"
    file = written(tmp_path, plain_file(replace='[{}, { large = true }, { name = "Third" }]', by=stars))
    match = asterism.new("sternenhimmel", boards=file)
    assert [(star.x, star.y) for star in match.terms.printed.board[2].stars] == [(0, 0), (140, 100), (70.5, 3)]


@pytest.mark.parametrize("stars", [2, 9])
def test_boards_of_two_and_of_nine_stars_are_allowed(stars: int) -> None:
    match = asterism.new("sternenhimmel", seed=1, boards=msgspec.to_builtins(big_boards(stars)))
    assert len(match.legal_moves()) == 3 * stars * 8


def test_a_name_may_hold_blanks_digits_and_any_letters(tmp_path: Path) -> None:
    file = written(tmp_path, plain_file(replace='"B3"', by='"Großer  Wagen 7"'))
    pile = [f"B{n}" if n != 3 else "Großer  Wagen 7" for n in (3, 1, 2, *range(4, 13))]
    match = asterism.new("sternenhimmel", boards=file, deal={"pile": pile, "first_player": 0})
    match.play("10 großer  wagen 7 1")
    assert asterism.replay(match.record().to_json()).state == match.state


# --- faults of a set and of a file ---------------------------------------------------------------


@pytest.mark.parametrize(("boards", "count"), [("", 0), (PLAIN.format(name="Lonely"), 1)])
def test_a_set_without_twelve_boards_is_refused(boards: str, count: int, tmp_path: Path) -> None:
    assert fault_of(written(tmp_path, boards)) == f"a set has 12 boards (S3); this one has {count}"


def test_a_thirteenth_board_is_refused(tmp_path: Path) -> None:
    text = plain_file() + PLAIN.format(name="Snake")
    assert fault_of(written(tmp_path, text)) == "a set has 12 boards (S3); this one has 13"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("this is not TOML", "is not a TOML file: Expected '='"),
        ('{"board": []}', "is not a TOML file: Invalid statement"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\xff", "is not a TOML file: 'utf-8' codec can't decode"),
        (plain_file()[:-20], "is not a TOML file"),
        ("a = " + "[" * 50_000, "is not a TOML file"),
        ("boards = 12", "has 'boards', which no boards file knows; it may have board, name, credits"),
        ("[board]\nname = 'B1'", "'board' is a list of tables, written as [[board]]"),
        ("board = [1, 2]", "'board' is a list of tables, written as [[board]]"),
        ("board = 'Leo'", "'board' is a list of tables, written as [[board]]"),
        ("name = 5\n" + plain_file(), "'name' is a text in quotation marks, not 5"),
        ("credits = ['me']\n" + plain_file(), "'credits' is a text in quotation marks, not ['me']"),
    ],
    ids=["words", "json", "binary", "cut off", "endless", "unknown", "table", "numbers", "text", "name", "credits"],
)
def test_a_file_that_holds_no_boards_is_named(content: str | bytes, message: str, tmp_path: Path) -> None:
    path = written(tmp_path, content)
    fault = fault_of(path)
    assert str(path) in fault
    assert message in fault


def test_a_missing_file_and_a_folder_are_named(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere.toml"
    assert fault_of(missing) == f"cannot read the boards file {missing}: No such file or directory"
    assert fault_of(tmp_path) == f"cannot read the boards file {tmp_path}: Is a directory"
    assert "null byte" in fault_of(Path("boards\0.toml"))


def test_faults_of_boards_given_as_data_are_named_too() -> None:
    data = msgspec.to_builtins(printed_zodiac())
    data["board"][4]["lines"] = ((1, 2), (1, 9))
    with pytest.raises(BadFile, match="board 'Leo' has a line 1-9, but no star 9; its stars are 1 to 6"):
        asterism.new("sternenhimmel", boards=data)
    wrong: list[Any] = [7, None, [], {"board": 3}]
    for nonsense in wrong:
        with pytest.raises(BadOption, match="option 'boards' takes zodiac or a file"):
            asterism.new("sternenhimmel", boards=nonsense)


def test_the_flatter_prizes_need_that_table_on_every_board(tmp_path: Path) -> None:
    file = written(tmp_path, plain_file(replace="[3, 1]", by="[3, 1]\nunit96 = [2, 1]"))
    with pytest.raises(BadOption, match="payouts=unit96 needs 'unit96' prizes on every board; 'B1' has none"):
        asterism.new("sternenhimmel", boards=file, payouts="unit96")
    assert scored("1-2", "1=A.10 2=B.7", "9/8", unit96="2/1", seats=3, payouts="unit96").paid() == {"A": 2, "B": 1}
