"""The twelve boards of the project against what was ruled about them."""

from __future__ import annotations

import hashlib
from itertools import combinations, permutations

import pytest

from asterism.games.sternenhimmel.pieces import HEIGHT, WIDTH, Board
from tests.games.sternenhimmel.table import printed_zodiac

Graph = set[frozenset[int]]
Point = tuple[float, float]

BOARDS = printed_zodiac().board

BOARDS_DIGEST = "6d30b2420cd5cde222cf61449afd09b4479591633cd78c25fdf09f14af3f3732"
"""SHA-256 of names, prizes, lines, stars, sizes and positions as the rulings give them."""
CATALOGUE_DIGEST = "1241f0766b0ce9bd8973cb899204fb2d5a71ec7fa7ae2339aeaafe488a2ab764"
"""SHA-256 of the stars' names and Hipparcos numbers as the rulings give them."""


def graph(text: str) -> Graph:
    return {frozenset(int(star) for star in line.split("-")) for line in text.split()}


def path(stars: int) -> str:
    return " ".join(f"{n}-{n + 1}" for n in range(1, stars))


def ring(stars: int) -> str:
    return f"{path(stars)} {stars}-1"


def spider(*arms: int) -> str:
    """A hub, 1, with arms of these lengths."""
    lines, last = [], 1
    for length in arms:
        foot = 1
        for _ in range(length):
            last += 1
            lines.append(f"{foot}-{last}")
            foot = last
    return " ".join(lines)


SHAPES = {
    "Aries": path(4),
    "Taurus": path(5),
    "Gemini": "1-2 2-3 4-5 5-6 2-5",  # the letter H
    "Cancer": spider(2, 1, 1),
    "Leo": f"{ring(4)} 3-5 4-5 1-6",  # a house, and a pendant at its foot
    "Virgo": f"{ring(4)} 1-5",
    "Libra": f"{ring(3)} 1-4",
    "Scorpius": spider(1, 1, 3),
    "Sagittarius": f"{ring(5)} 1-6 2-6",  # a ring of five and a triangle share a line
    "Capricornus": ring(4),
    "Aquarius": spider(1, 1, 1),
    "Pisces": f"{ring(3)} 1-4 4-5",
}


def lines_of(board: Board) -> Graph:
    return {frozenset(line) for line in board.lines}


def isomorphic(one: Graph, other: Graph) -> bool:
    stars, others = (sorted(set().union(*lines)) for lines in (one, other))
    if len(stars) != len(others) or len(one) != len(other):
        return False
    for order in permutations(others):
        renamed = dict(zip(stars, order, strict=True))
        if {frozenset(renamed[star] for star in line) for line in one} == other:
            return True
    return False


def spot(board: Board, star: int) -> Point:
    x, y = board.stars[star - 1].x, board.stars[star - 1].y
    assert x is not None
    assert y is not None
    return x, y


def side(a: Point, b: Point, c: Point) -> float:
    """Positive if c lies left of the way from a to b, negative if right."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return side(a, b, c) * side(a, b, d) <= 0 and side(c, d, a) * side(c, d, b) <= 0


def distance_to_line(point: Point, a: Point, b: Point) -> float:
    length = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
    along = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / length
    nearest = min(1.0, max(0.0, along))
    dx, dy = (point[i] - a[i] - nearest * (b[i] - a[i]) for i in (0, 1))
    return float((dx * dx + dy * dy) ** 0.5)


def test_the_twelve_boards_are_the_signs_of_the_zodiac() -> None:
    assert [board.name for board in BOARDS] == list(SHAPES)


def test_there_are_60_stars_so_that_everybody_has_equally_many_turns() -> None:
    total = sum(len(board.stars) for board in BOARDS)
    assert total == 60
    assert [total % seats for seats in (3, 4, 5)] == [0, 0, 0]


def test_four_boards_each_have_four_five_and_six_stars() -> None:
    sizes = sorted(len(board.stars) for board in BOARDS)
    assert sizes == [4] * 4 + [5] * 4 + [6] * 4


def test_24_stars_are_large_and_no_board_is_all_hidden_or_all_open() -> None:
    large = {board.name: sum(star.large for star in board.stars) for board in BOARDS}
    assert sum(large.values()) == 24
    assert list(large.values()) == [1, 2, 2, 2, 3, 2, 2, 3, 2, 1, 2, 2]
    assert all(1 <= large[board.name] <= len(board.stars) - 2 for board in BOARDS)


def test_the_prizes_are_the_number_of_stars_and_two_less_and_add_up_to_96() -> None:
    for board in BOARDS:
        assert board.prizes == (len(board.stars), len(board.stars) - 2)
    assert sum(sum(board.prizes) for board in BOARDS) == 96


def test_the_flatter_prizes_follow_the_number_of_stars() -> None:
    assert {(len(board.stars), board.unit96) for board in BOARDS} == {(4, (3, 1)), (5, (3, 2)), (6, (4, 2))}


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_a_figure_has_the_shape_that_was_ruled(board: Board) -> None:
    assert isomorphic(lines_of(board), graph(SHAPES[board.name]))
    assert len(lines_of(board)) == len(board.lines)


def test_no_two_figures_have_the_same_shape() -> None:
    for one, other in combinations(BOARDS, 2):
        assert not isomorphic(lines_of(one), lines_of(other)), (one.name, other.name)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_a_figure_is_connected_and_no_star_has_more_than_three_lines(board: Board) -> None:
    reached = {1}
    while grown := {star for line in lines_of(board) if line & reached for star in line} - reached:
        reached |= grown
    assert reached == set(range(1, len(board.stars) + 1))
    assert max(sum(star in line for line in lines_of(board)) for star in reached) <= 3


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_no_lines_of_a_figure_cross(board: Board) -> None:
    for one, other in combinations(board.lines, 2):
        if not set(one) & set(other):
            assert not cross(*(spot(board, star) for star in (*one, *other))), (one, other)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_tokens_never_overlap_each_other_or_a_foreign_line(board: Board) -> None:
    stars = range(1, len(board.stars) + 1)
    for one, other in combinations(stars, 2):
        (ax, ay), (bx, by) = spot(board, one), spot(board, other)
        assert (ax - bx) ** 2 + (ay - by) ** 2 >= 17**2, (one, other)
    for star in stars:
        assert 8 <= spot(board, star)[0] <= WIDTH - 8
        assert 8 <= spot(board, star)[1] <= HEIGHT - 8
        for line in board.lines:
            if star not in line:
                assert distance_to_line(spot(board, star), *(spot(board, end) for end in line)) >= 12, (star, line)


def test_names_sizes_lines_and_positions_are_those_of_the_rulings() -> None:
    written = []
    for board in BOARDS:
        names = "|".join(board.names[language] for language in ("en", "fr", "de"))
        assert board.unit96 is not None
        prizes = "|".join(f"{first}/{second}" for first, second in (board.prizes, board.unit96))
        written.append(f"{board.name}|{names}|{prizes}|{' '.join(f'{a}-{b}' for a, b in board.lines)}")
        written += [
            f"{star.name}|{star.designation}|{'L' if star.large else 's'}|{star.x:g},{star.y:g}" for star in board.stars
        ]
    assert hashlib.sha256("\n".join(written).encode()).hexdigest() == BOARDS_DIGEST


def test_catalogue_numbers_are_those_of_the_rulings() -> None:
    written = [f"{star.name}|{star.hip}" for board in BOARDS for star in board.stars]
    assert hashlib.sha256("\n".join(written).encode()).hexdigest() == CATALOGUE_DIGEST


@pytest.mark.parametrize(
    ("sky", "number", "name", "kind", "x", "y"),
    [
        ("Aries", 3, "Hamal", "large", 99, 50),
        ("Taurus", 4, "Aldebaran", "large", 101, 84),
        ("Leo", 1, "Regulus", "large", 110, 74),
        ("Virgo", 5, "Vindemiatrix", "small", 75, 12),
        ("Scorpius", 6, "Shaula", "large", 40, 66),
        ("Pisces", 5, "Lambda Piscium", "small", 110, 73),
    ],
)
def test_some_stars_are_where_the_rulings_put_them(sky: str, number: int, name: str, kind: str, x: int, y: int) -> None:
    star = next(board for board in BOARDS if board.name == sky).stars[number - 1]
    assert (star.name, star.large, star.x, star.y) == (name, kind == "large", x, y)
