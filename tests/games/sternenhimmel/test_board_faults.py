"""Everything that can be wrong with one board of a file, and how it is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.sternenhimmel.boards_files import fault_of, plain_file, written

STARS = 'stars = [{}, { large = true }, { name = "Third" }]'
LINES = "lines = [[1, 2], [2, 3]]"
MANY = "stars = [" + "{}, " * 10 + "]"

FAULTS = {
    "no stars": (STARS, "stars = []", "board 'B3' has no stars"),
    "one star": (STARS, "stars = [{}]", "board 'B3' has 1 star; it needs at least 2"),
    "ten stars": (STARS, MANY, "board 'B3' has 10 stars; more than 9 could leave everybody without a move (GS-18)"),
    "a prize below 0": ("[3, 1]", "[-1, 1]", "board 'B3' has the prizes -1/1; a prize is 0 to 1000 coins"),
    "a second prize below 0": ("[3, 1]", "[3, -2]", "board 'B3' has the prizes 3/-2; a prize is 0 to 1000 coins"),
    "a prize too high": ("[3, 1]", "[1001, 1]", "board 'B3' has the prizes 1001/1; a prize is 0 to 1000 coins"),
    "a flat prize too high": ("[3, 1]", "[3, 1]\nunit96 = [1, 1001]", "board 'B3' has the prizes 1/1001; a prize is"),
    "a line to nowhere": (
        LINES,
        "lines = [[1, 2], [2, 4]]",
        "board 'B3' has a line 2-4, but no star 4; its stars are 1 to 3",
    ),
    "a line from nowhere": (
        LINES,
        "lines = [[0, 2], [2, 3]]",
        "board 'B3' has a line 0-2, but no star 0; its stars are 1 to 3",
    ),
    "a line to itself": (LINES, "lines = [[1, 2], [2, 2], [2, 3]]", "board 'B3' has a line from star 2 to itself"),
    "a line twice": (LINES, "lines = [[1, 2], [2, 3], [1, 2]]", "board 'B3' has the line 1-2 twice"),
    "a line twice, backwards": (LINES, "lines = [[1, 2], [2, 3], [3, 2]]", "board 'B3' has the line 3-2 twice"),
    "two parts": (LINES, "lines = [[1, 2]]", "board 'B3' falls apart: no lines lead from star 1 to star 3"),
    "no lines": (LINES, "lines = []", "board 'B3' falls apart: no lines lead from star 1 to star 2"),
    "a star off the canvas": (
        "[{}, ",
        "[{ x = 141, y = 5 }, ",
        "board 'B3' has star 1 at 141.0, 5.0, which is not on the canvas of 140 by 100",
    ),
    "a star above the canvas": (
        "[{}, ",
        "[{ x = 1, y = -1 }, ",
        "board 'B3' has star 1 at 1.0, -1.0, which is not on the canvas",
    ),
    "a star at no number": (
        "[{}, ",
        "[{ x = nan, y = 5 }, ",
        "board 'B3' has star 1 at nan, 5.0, which is not on the canvas",
    ),
    "a star at infinity": (
        "[{}, ",
        "[{ x = 5, y = inf }, ",
        "board 'B3' has star 1 at 5.0, inf, which is not on the canvas",
    ),
    "an empty name": ('"B3"', '""', "a board has an empty name"),
    "a blank name": ('"B3"', '"  "', "a board has an empty name"),
    "a name with a blank before it": ('"B3"', '" B3"', "board ' B3' has blanks around its name or a line break in it"),
    "a name of two lines": ('"B3"', '"B\\n3"', "board 'B\\n3' has blanks around its name or a line break in it"),
    "a name twice": ('"B3"', '"B2"', "two boards are called 'B2'"),
    "a name twice, in other letters": ('"B3"', '"b1"', "two boards are called 'b1'"),
    "no name": ('name = "B3"\n', "", "board 3 lacks its name"),
    "no prizes": ("prizes = [3, 1]\n", "", "board 3 ('B3') lacks its two prizes, such as prizes = [6, 4]"),
    "no list of stars": (STARS, "", "board 3 ('B3') lacks its stars"),
    "no list of lines": (LINES, "", "board 3 ('B3') lacks its lines, such as lines = [[1, 2], [2, 3]]"),
    "one prize": ("[3, 1]", "[3]", "board 3 ('B3'): Expected `array` of length 2, got 1 - at `$.prizes`"),
    "three prizes": ("[3, 1]", "[3, 2, 1]", "board 3 ('B3'): Expected `array` of length 2, got 3 - at `$.prizes`"),
    "a prize in words": ("[3, 1]", '["three", 1]', "board 3 ('B3'): Expected `int`, got `str` - at `$.prizes[0]`"),
    "half a coin": ("[3, 1]", "[3.5, 1]", "board 3 ('B3'): Expected `int`, got `float` - at `$.prizes[0]`"),
    "a truth for a prize": ("[3, 1]", "[true, 1]", "board 3 ('B3'): Expected `int`, got `bool` - at `$.prizes[0]`"),
    "a number for a name": ('"B3"', "3", "board 3 ('3'): Expected `str`, got `int` - at `$.name`"),
    "a number of stars": (STARS, "stars = 3", "board 3 ('B3'): Expected `array`, got `int` - at `$.stars`"),
    "stars by name only": (
        STARS,
        'stars = ["a", "b", "c"]',
        "board 3 ('B3'): Expected `object`, got `str` - at `$.stars[0]`",
    ),
    "a line of three stars": (
        LINES,
        "lines = [[1, 2, 3]]",
        "board 3 ('B3'): Expected `array` of length 2, got 3 - at `$.lines[0]`",
    ),
    "a line in words": (
        LINES,
        'lines = ["1-2", "2-3"]',
        "board 3 ('B3'): Expected `array`, got `str` - at `$.lines[0]`",
    ),
    "a size in words": (
        "large = true",
        'large = "yes"',
        "board 3 ('B3'): Expected `bool`, got `str` - at `$.stars[1].large`",
    ),
    "an unknown key of a board": (
        LINES,
        LINES + '\ncolour = "red"',
        "board 3 ('B3'): Object contains unknown field `colour`",
    ),
    "an unknown key of a star": (
        "{}, ",
        "{ size = 3 }, ",
        "board 3 ('B3'): Object contains unknown field `size` - at `$.stars[0]`",
    ),
    "names that are no table": (
        LINES,
        LINES + '\nnames = "Bear"',
        "board 3 ('B3'): Expected `object`, got `str` - at `$.names`",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_named_together_with_its_board(fault: str, tmp_path: Path) -> None:
    replace, by, message = FAULTS[fault]
    assert message in fault_of(written(tmp_path, plain_file(replace=replace, by=by)))
