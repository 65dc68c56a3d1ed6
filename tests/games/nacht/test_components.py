"""What is in the box, and how a match is set up (N1-N24)."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

import asterism
from asterism.errors import BadOption
from asterism.games.nacht import GAME
from asterism.games.nacht.pieces import NAMES, built_in_sky, shape_of_tile, tiles_of
from asterism.games.nacht.rules_laying import closed_squares
from asterism.games.nacht.state import ALL_TILES
from asterism.games.nacht.view import names_of
from asterism.kernel import how_many
from tests.games.nacht.table import before, look, position, weiter

SKIES = [built_in_sky("winter"), built_in_sky("spring")]
INNER = {"2B", "2C", "2D", "3B", "3C", "3D", "4B", "4C", "4D"}


def rulebook_says(number: str) -> str:
    book = tomllib.loads((GAME.folder / "rulebook.toml").read_text(encoding="utf-8"))
    (text,) = [rule["en"] for rule in book["rule"] if rule["id"] == number]
    assert isinstance(text, str)
    return text


def slanted_corners(tile: int) -> int:
    """Every corner of a tile that is a crossing inside the picture is slanted."""
    row, column = divmod(tile, 5)
    return sum(0 < row + down < 5 and 0 < column + right < 5 for down in (0, 1) for right in (0, 1))


def test_N1_there_are_25_square_tiles() -> None:
    assert len(NAMES) == len(set(NAMES)) == 25
    assert "25 square star tiles" in rulebook_says("N1")


def test_N2_there_are_16_markers_one_for_each_small_square() -> None:
    assert how_many(closed_squares(ALL_TILES)) == 16
    assert "16" in rulebook_says("N2")


def test_N3_GN48_chips_of_1_and_10_are_only_a_sum_to_the_rules() -> None:
    assert "60 chips" in rulebook_says("N3")
    match = position("2D", "2E|9/0")
    match.play("lay 2E")
    assert match.state.coins[0] == 11
    assert look(match, 0).coins[0] == 11


def test_N4_the_picture_shows_14_constellations() -> None:
    for sky in SKIES:
        assert len({constellation.name for constellation in sky.constellation}) == 14
        assert {one for tile in NAMES for one in sky.tiles[tile]} == {one.id for one in sky.constellation}


def test_N5_N6_N7_four_corner_twelve_edge_and_nine_inner_pieces() -> None:
    corners = {"corner": 1, "edge": 2, "inner": 4}
    for tile in range(25):
        assert slanted_corners(tile) == corners[shape_of_tile(tile)]
    assert Counter(map(shape_of_tile, range(25))) == {"corner": 4, "edge": 12, "inner": 9}


def test_N8_everybody_sees_the_whole_picture() -> None:
    match = asterism.new("nacht", seats=3, seed=1)
    for seat in (None, 0, 1, 2):
        shown = {one.sky: one.tiles for one in look(match, seat).constellations}
        assert shown["Orion"] == 5
        assert len(shown) == 14
        text = match.text(seat).casefold()
        assert all(" ".join(match.terms.printed.tiles[tile]).casefold() in text for tile in NAMES)


def test_N9_names_are_on_the_tiles_in_three_languages() -> None:
    for sky in SKIES:
        for constellation in sky.constellation:
            assert set(constellation.names) == {"en", "fr", "de"}
            assert all(constellation.names.values())
    assert SKIES[0].tiles["2C"] == ("Aur", "Ori", "Tau")


def test_N10_orion_has_five_tiles_and_cancer_two() -> None:
    for sky in SKIES:
        sizes = {one.name: len(tiles_of(sky, one)) for one in sky.constellation}
        assert sizes["Orion"] == 5
        assert sizes["Cancer"] == 2
        assert len(set(sizes.values())) > 3


def test_N11_a_tile_may_bear_several_constellations() -> None:
    assert Counter(len(bears) for bears in SKIES[0].tiles.values()) == {1: 11, 2: 6, 3: 8}


def test_N12_GN46_for_two_to_four_players_and_not_five() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    assert "aged 8" in rulebook_says("N12")
    for seats in (1, 5):
        with pytest.raises(BadOption, match=f"for 2 to 4 players, not {seats}"):
            asterism.new("nacht", seats=seats)


def test_N13_the_richest_player_ranks_first() -> None:
    match = position("2D", "2E", "", rest_to=2)
    match._state.coins[:3] = (7, 30, 12)
    match._state.phase = 3
    assert [result.rank for result in match.results or ()] == [3, 1, 2]


def test_N14_constellations_pay_more_than_squares() -> None:
    constellations = sum(len(tiles_of(SKIES[0], one)) for one in SKIES[0].constellation)
    assert constellations == 47
    assert constellations + 16 == 63


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_N15_N16_N17_N18_an_inner_tile_lies_and_the_other_24_are_the_stack(seats: int) -> None:
    match = asterism.new("nacht", seats=seats, seed=seats)
    state = match.state
    laid = names_of(state.laid)
    assert len(laid) == 1
    assert laid[0] in INNER
    assert laid[0] == match.plain_deal["first_tile"]
    assert sorted([NAMES[tile] for tile in state.stack] + laid) == sorted(NAMES)
    assert [NAMES[tile] for tile in state.stack] == [tile for tile in match.plain_deal["tiles"] if tile != laid[0]]


def test_GN4_the_first_tile_is_a_blind_choice_among_the_nine_inner_pieces() -> None:
    (chance,) = [chance for chance in asterism.new("nacht", seats=2).terms.chances if chance.name == "first_tile"]
    assert set(chance.labels) == INNER
    assert chance.count == 1
    for tile in INNER:
        deal = {"first_tile": tile, "tiles": list(NAMES), "start_player": 0}
        assert names_of(asterism.new("nacht", seats=2, deal=deal).state.laid) == [tile]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_N19_N20_N21_everybody_has_15_coins_the_banker_too(seats: int) -> None:
    state = asterism.new("nacht", seats=seats, seed=1).state
    assert state.coins[:seats].tolist() == [15] * seats
    assert state.aside.tolist() == [0] * 4
    assert "banker keeps them apart" in rulebook_says("N21")
    assert "banker" in rulebook_says("N19")


def test_N22_no_marker_lies_in_the_picture_at_first() -> None:
    assert look(asterism.new("nacht", seats=4, seed=1)).markers == []


@pytest.mark.parametrize("first", range(4))
def test_N23_the_drawn_start_player_begins(first: int) -> None:
    deal = {**asterism.new("nacht", seats=4, seed=1).plain_deal, "start_player": first}
    match = asterism.new("nacht", seats=4, deal=deal)
    assert match.to_act == (first,)
    assert len(before(match, first)) == 1


def test_N24_turns_go_clockwise() -> None:
    match = position("3C", "1A", "", "", "", turn=0, stack="1E 5A 5E 1B")
    order = []
    for _ in range(6):
        order.append(match.state.turn)
        weiter(match)
    assert order == [0, 1, 2, 3, 0, 1]
