"""The bit tricks against a plain twin, and properties of whole matches."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import asterism
from asterism.games.nacht.pieces import NAMES, built_in_sky
from asterism.games.nacht.rules_laying import closed_squares, gain_of, newly_closed, places_open
from asterism.games.nacht.view import names_of
from asterism.kernel import seeded
from asterism.match import Match
from tests.games.nacht.table import look, may, paid, told

TRIES = settings(max_examples=200, deadline=None)
SETUPS = {sky: asterism.new("nacht", seats=3, sky=sky).terms.setup for sky in ("winter", "spring")}
Place = tuple[int, int]
places = st.sets(st.tuples(st.integers(0, 4), st.integers(0, 4)))


def number(place: Place) -> int:
    return place[0] * 5 + place[1]


def as_bits(laid: set[Place]) -> int:
    return sum(1 << number(place) for place in laid)


def plain_squares(laid: set[Place]) -> set[Place]:
    return {(r, c) for r in range(4) for c in range(4) if {(r, c), (r + 1, c), (r, c + 1), (r + 1, c + 1)} <= laid}


def plain_gain(sky: str, laid: set[Place], tile: Place) -> int:
    after = laid | {tile}
    coins = len(plain_squares(after)) - len(plain_squares(laid))
    picture = built_in_sky(sky)
    for one in picture.constellation:
        tiles = {divmod(n, 5) for n, name in enumerate(NAMES) if one.id in picture.tiles[name]}
        coins += len(tiles) if tiles <= after and not tiles <= laid else 0
    return coins


@given(places)
@TRIES
def test_places_are_open_beside_lying_tiles(laid: set[Place]) -> None:
    beside = {(r + dr, c + dc) for r, c in laid for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    expected = {place for place in beside - laid if min(place) >= 0 and max(place) < 5}
    assert names_of(places_open(as_bits(laid))) == sorted(NAMES[number(place)] for place in expected)


@given(places)
@TRIES
def test_squares_close_when_four_tiles_lie(laid: set[Place]) -> None:
    assert closed_squares(as_bits(laid)) == as_bits(plain_squares(laid))


@given(places, st.tuples(st.integers(0, 4), st.integers(0, 4)), st.sampled_from(["winter", "spring"]))
@TRIES
def test_a_tile_earns_its_squares_and_constellations(laid: set[Place], tile: Place, sky: str) -> None:
    laid = laid - {tile}
    bits = as_bits(laid)
    assert gain_of(SETUPS[sky], bits, number(tile)) == plain_gain(sky, laid, tile)
    assert newly_closed(bits, number(tile)) & closed_squares(bits) == 0


def played(seed: str, seats: int, **options: Any) -> Match:
    match = asterism.new("nacht", seats=seats, seed=seed, **options)
    rng = seeded(seed)
    while not match.is_over:
        seat = match.current_seat
        assert seat is not None
        match.play(int(match.game.kernels.sample(match.terms.setup, match.state, seat, rng)), seat=seat)
    return match


def test_the_whole_picture_pays_or_forfeits_63_coins() -> None:
    match = played("whole", 3, mode="streng")
    events = [event for turn in match.turns for event in turn.events]
    rewards = {"square_closed", "constellation_finished"}
    assert sum(paid(events, kind) for kind in rewards) == 63


def test_strict_matches_know_neither_tries_nor_knocks() -> None:
    for seats in (2, 3, 4):
        match = played(f"strict {seats}", seats, mode="streng")
        kinds = {kind for turn in match.turns for kind, _ in told(turn.events)}
        assert not kinds & {"did_not_fit", "knocked", "let_pass", "strict_from_now"}
        assert {len(turn.events) > 0 for turn in match.turns} == {True}


def test_in_the_attentive_mode_the_offer_depends_on_nothing_but_tiles_tries_and_coins() -> None:
    match = asterism.new("nacht", seats=3, seed="offer")
    rng = seeded("offer")
    while not match.is_over and not match.state.strict:
        seat = match.current_seat
        assert seat is not None
        view = look(match, seat)
        if view.phase == "decide" and view.aside[seat] < 5:
            tiles = sorted(set(view.held[seat]) - set(view.tried))
            forgo = ["forgo"] if view.coins[seat] and not view.laid_now else []
            assert may(match, seat) == [*(f"lay {tile}" for tile in tiles), *forgo, "weiter"]
        match.play(int(match.game.kernels.sample(match.terms.setup, match.state, seat, rng)), seat=seat)


def test_a_tile_that_once_fits_fits_until_it_lies() -> None:
    match = played("for ever", 4)
    seen = 0
    for state in match.states():
        opened = int(places_open(state.laid))
        assert seen & ~opened & ~state.laid == 0
        seen |= opened
