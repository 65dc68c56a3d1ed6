"""The rulings on fitting, laying and forgoing (GN1-GN22, GN38, GN45, GN47)."""

from __future__ import annotations

from typing import Any

import pytest

import asterism
from asterism.errors import IllegalMove
from asterism.games.nacht.hidden import unseen
from asterism.games.nacht.pieces import NAMES, shape_of_tile
from asterism.games.nacht.rules_laying import places_open
from asterism.games.nacht.view import names_of
from asterism.kernel import event_buffer, seeded
from asterism.layout import copy_of
from asterism.match import Match
from asterism.rulebook import rulebook_of
from tests.games.nacht.table import (
    before,
    bits,
    event,
    forgo_until_forced,
    look,
    may,
    paid,
    position,
    purse,
    told,
    weiter,
)

FAR = "1A 1E 5A 5E 1B 1D 5B 5D 2A 2E 4A 4E 1C 5C 3A 3E"


def test_GN1_a_tile_fits_if_its_place_shares_a_side_with_a_lying_tile() -> None:
    assert names_of(places_open(bits("3C"))) == ["2C", "3B", "3D", "4C"]
    assert names_of(places_open(bits("1A"))) == ["1B", "2A"]
    assert names_of(places_open(bits("1E 2A"))) == ["1A", "1D", "2B", "2E", "3A"]
    match = position("2D", "2C", mode="streng")
    assert "lay 2C" in may(match)  # they share Taurus, but that is not needed:
    assert "lay 5C" in may(position("5D", "5C", mode="streng"))


def test_GN2_every_tile_has_one_fixed_place() -> None:
    match = position("3C", "2C")
    match.play("lay 2C")
    assert look(match).laid == ["2C", "3C"]
    with pytest.raises(IllegalMove):
        match.read("lay 2C 4D")


def test_GN3_turning_tiles_is_only_for_the_eye() -> None:
    plain, turned = (asterism.new("nacht", seats=3, seed=5, rotate_tiles=turn) for turn in (False, True))
    assert plain.state == turned.state
    assert plain.legal_moves() == turned.legal_moves()
    assert look(turned).rotate_tiles


def test_GN5_the_start_player_is_drawn_or_the_host_or_rotates() -> None:
    names = [chance.name for chance in asterism.new("nacht", seats=3).terms.chances]
    assert "start_player" in names
    assert asterism.new("nacht", seats=3, start_player="host").state.turn == 0
    series = [
        asterism.new("nacht", seats=3, start_player="rotate", game_in_series=game).state.turn for game in range(1, 6)
    ]
    assert series == [0, 1, 2, 0, 1]


def test_GN6_the_outline_of_the_top_tile_is_public() -> None:
    for tile in ("1A", "1B", "2B"):
        match = position("3C", "2C", stack=tile)
        assert look(match).top == shape_of_tile(NAMES.index(tile))
        hidden = position("3C", "2C", stack=tile, show_top_shape=False)
        assert look(hidden).top is None


def test_GN6_resampling_keeps_the_outline_and_draws_the_top_evenly() -> None:
    match, rng, tops = position("3C", "2C", stack="1A"), seeded("tops"), dict.fromkeys(["1A", "1E", "5A", "5E"], 0)
    for _ in range(400):
        world = match.state
        match.game.kernels.resample(match.terms.setup, world, 1, rng)
        tops[NAMES[world.stack[world.drawn]]] += 1
        assert unseen(world) == unseen(match.state)
    assert min(tops.values()) > 70
    blinded = [position("3C", "2C", stack=tile).blinded(1) for tile in ("1A", "5E")]
    assert blinded[0] == blinded[1]
    hidden = [position("3C", "2C", stack=tile, show_top_shape=False).blinded(1) for tile in ("1A", "2B")]
    assert hidden[0] == hidden[1]


def test_GN7_every_fitting_tile_counts_not_only_the_drawn_one() -> None:
    match = position("3C", "2C 1A", mode="streng")
    assert look(match).revealed == "1A"
    assert may(match) == ["lay 2C", "forgo"]
    match = position("3C", "2C 1A")
    match.play("weiter")
    assert ("knock_rewarded", "N59") in told(match.play("knock 2C", seat=1))


def test_GN8_the_second_tile_may_fit_because_of_the_first_where_agreed() -> None:
    match = position("3C", "2C 1C")
    match.play("lay 2C")
    assert told(match.play("lay 1C"))[0] == ("tile_laid", "N33")
    match = position("3C", "2C 1C", second_tile_may_chain=False)
    match.play("lay 2C")
    assert told(match.play("lay 1C")) == [("did_not_fit", "GN22")]
    match = position("3C", "2C 1C 4C", second_tile_may_chain=False, mode="streng")
    match.play("lay 2C")
    assert may(match) == ["lay 4C", "weiter"]
    match.play("weiter")
    weiter(match)
    weiter(match)
    assert "lay 1C" in may(match)


def test_GN9_the_second_tile_is_optional_and_free() -> None:
    match = position("3C", "2C 4C 3B", mode="streng")
    match.play("lay 2C")
    assert "weiter" in may(match)
    match.play("weiter")
    assert purse(match) == "15/0"
    assert match.to_act == (1,)


def test_GN10_never_three_tiles_even_when_forced() -> None:
    match = position("3C", "2C 4C 3B|5/5")
    match.play("lay 2C")
    match.play("lay 4C")
    assert match.state.turn == 1
    match = position("3C", "2C 1A", "4C 3B")
    match.play("weiter")
    match.play("knock 2C", seat=1)
    match.play("lay 4C")
    match.play("lay 3B")
    assert match.state.turn == 2


def test_GN11_forgoing_costs_one_coin_however_many_tiles_fit() -> None:
    match = position("3C", "2C 4C 3B 3D")
    match.play("forgo")
    assert purse(match) == "14/1"


def test_GN12_forgoing_without_a_fitting_tile_looks_like_weiter() -> None:
    with pytest.raises(IllegalMove, match=r"\(GN12\)"):
        position("3C", "1A", mode="streng").play("forgo")
    tried, said = position("3C", "1A 5E"), position("3C", "1A 5E")
    assert tried.play("forgo") == said.play("weiter")
    assert tried.state == said.state
    assert all(tried.view(seat) == said.view(seat) for seat in (None, 0, 1, 2))
    assert purse(tried) == "15/0"


@pytest.mark.parametrize("mode", ["klopfen", "streng"])
def test_GN12_GN13_without_a_free_coin_forgoing_is_not_offered(mode: str) -> None:
    match = position("3C", "2C|0/4", mode=mode)
    assert "forgo" not in may(match)
    assert ("weiter" in may(match)) == (mode == "klopfen")
    with pytest.raises(IllegalMove, match=r"\(GN13\)"):
        match.play("forgo")
    assert match.to_act == (0,)


def test_GN14_only_laying_an_own_tile_resets_the_count() -> None:
    match = position("3C", "2C 1A|13/2", "4C", stack=FAR.replace("1A ", ""))
    weiter(match)
    assert purse(match) == "13/2"
    match.play("weiter")
    match.play("knock 4C", seat=0)
    assert purse(match) == "14/2"
    weiter(match)
    match.play("forgo")
    assert purse(match) == "13/3"
    weiter(match)
    weiter(match)
    match.play("lay 2C")
    assert purse(match) == "13/0"


def test_GN15_after_five_forgoes_weiter_is_refused_and_two_tiles_may_be_laid() -> None:
    match = position("3C", "2C 1A", stack="1E 5A 5E 1B 1D 5B 5D 2A 2E 4A 4E 1C 5C 3A 3E")
    forgo_until_forced(match)
    with pytest.raises(IllegalMove, match=r"\(GN15\)"):
        match.play("weiter")
    match.play("lay 1A")
    assert match.to_act == (0,)
    match.play("lay 2C")
    assert {"lay 1A", "weiter"} <= set(may(match))


def test_GN15_if_nothing_fits_any_more_the_player_passes_and_nobody_may_knock() -> None:
    match = position("3C", "1A|10/5")
    assert may(match) == ["weiter"]
    assert told(match.play("weiter"))[0] == ("said_weiter", "GN15")
    assert purse(match) == "10/5"
    assert match.to_act == (1,)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_GN17_each_of_several_squares_pays(count: int) -> None:
    ring = {
        1: "1B 2A 1A",
        2: "1A 2A 3A 1B 3B",
        3: "1A 1B 1C 2A 2C 3A 3B",
        4: "1A 1B 1C 2A 2C 3A 3B 3C",
    }[count]
    match = position(ring, "2B")
    events = match.play("lay 2B")
    assert len([kind for kind, _ in told(events) if kind == "square_closed"]) == count
    assert paid(events, "square_closed") == count


def test_GN18_a_square_is_closed_when_all_four_tiles_lie() -> None:
    match = position("2B 2C", "3B 3C")
    assert paid(match.play("lay 3B"), "square_closed") == 0
    assert paid(match.play("lay 3C"), "square_closed") == 1


def test_GN19_a_constellation_is_complete_when_all_tiles_with_any_line_of_it_lie() -> None:
    match = position("2B 2C 3B", "3C 4C")
    assert paid(match.play("lay 3C"), "constellation_finished") == 0
    assert event(match.play("lay 4C"), "constellation_finished")["sky"] == "Orion"


def test_GN20_a_deliberate_oversight_costs_nothing_but_risks_the_tile() -> None:
    match = position("3C", "2C")
    weiter(match)
    assert purse(match) == "15/0"
    assert before(match, 0) == ["2C"]
    with pytest.raises(IllegalMove):
        position("3C", "2C", mode="streng").play("weiter")


@pytest.mark.parametrize("laid", ["3C", "5E", "1A 1B 1C 1D"])
def test_GN21_with_knocking_no_list_or_view_says_what_fits(laid: str) -> None:
    match = position(laid, "2C 4E 2D")
    assert may(match) == ["lay 2C", "lay 2D", "lay 4E", "forgo", "weiter"]
    fitting = names_of(places_open(bits(laid)) & bits("2C 4E 2D"))
    strict = position(laid, "2C 4E 2D", mode="streng")
    assert [move for move in may(strict) if move.startswith("lay")] == [f"lay {tile}" for tile in fitting]
    match.play("weiter")
    assert may(match, 1) == ["knock 2C", "knock 2D", "knock 4E", "knock in vain", "pass"]
    if not fitting:
        strict.play("weiter")
        assert look(strict).phase == "decide"


def test_GN22_a_wrong_try_costs_nothing_is_seen_by_all_and_locks_the_tile() -> None:
    match = position("3C", "1A 2C")
    events = match.play("lay 1A")
    assert event(events, "did_not_fit") == {"type": "did_not_fit", "seat": 0, "tile": "1A", "rule": "GN22"}
    assert purse(match) == "15/0"
    assert look(match, 2).tried == ["1A"]
    assert may(match) == ["lay 2C", "forgo", "weiter"]
    with pytest.raises(IllegalMove, match=r"locked for this turn \(GN22\)"):
        match.play("lay 1A")
    weiter(match)
    weiter(match)
    weiter(match)
    assert "lay 1A" in may(match)


@pytest.mark.parametrize("drops", [1, 2, 3])
def test_GN22_the_number_of_wrong_tries_is_an_option(drops: int) -> None:
    match = position("3C", "1A 2C", wrong_drops=drops)
    for _ in range(drops):
        assert "lay 1A" in may(match)
        match.play("lay 1A")
    assert "lay 1A" not in may(match)


def test_GN22_a_locked_tile_stays_locked_after_laying_unless_laying_was_compulsory() -> None:
    for purse_text, offered in (("15/0", False), ("10/5", True)):
        match = position("3C", f"1C 2C|{purse_text}")
        match.play("lay 1C")
        match.play("lay 2C")
        assert ("lay 1C" in may(match)) is offered


def test_GN22_where_laying_is_compulsory_another_try_before_the_picture_grows_would_change_nothing() -> None:
    """So it is not offered; a fitting tile always is."""
    match = position("3C", "1A 1C 2C|10/5")
    match.play("lay 1A")
    assert may(match) == ["lay 1C", "lay 2C"]
    again = copy_of(match.state)
    again.missed[:] = 0
    match.game.kernels.apply(match.terms.setup, again, 0, NAMES.index("1A"), event_buffer())
    assert again == match.state
    match.play("lay 1C")
    assert may(match) == ["lay 2C"]
    match.play("lay 2C")
    assert may(match) == ["lay 1A", "lay 1C", "weiter"]


@pytest.mark.parametrize(
    ("rule", "says", "never_says"),
    [
        ("GN5", "the first tile is drawn at random", "chooses"),
        ("GN22", "another tile is laid", "no limit"),
        ("GN45", "does not choose in time", "loses"),
    ],
)
def test_the_rulebook_says_what_the_app_does(rule: str, says: str, never_says: str) -> None:
    found = rulebook_of("nacht").find(rule)
    assert found is not None
    assert says in found.en
    assert never_says not in found.en.partition("?")[2]


def all_playing(match: Match, wish: str) -> int:
    """Everybody does as wished where it is allowed, else the first legal move; returns the number of turns."""
    turns = 1
    while not match.is_over:
        seat, mover = match.current_seat or 0, match.state.turn
        legal = may(match, seat)
        match.play(next((move for move in (wish, "pass") if move in legal), legal[0]), seat=seat)
        turns += match.state.turn != mover
    return turns


@pytest.mark.parametrize(("seats", "most"), [(2, 133), (3, 198), (4, 222)])
def test_GN38_strict_matches_end_even_if_all_forgo_as_long_as_they_can(seats: int, most: int) -> None:
    for number in range(8):
        match = asterism.new("nacht", seats=seats, seed=number, mode="streng")
        assert all_playing(match, "forgo") <= most
        assert len(match.turns) <= match.game.longest


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_GN38_if_everybody_always_says_weiter_the_rest_is_strict(seats: int) -> None:
    match = asterism.new("nacht", seats=seats, seed=1)
    all_playing(match, "weiter")
    told_strict = [
        number for number, turn in enumerate(match.turns) if ("strict_from_now", "GN38") in told(turn.events)
    ]
    assert len(told_strict) == 1
    assert told_strict[0] + 1 == (24 + seats) * seats
    assert not any(kind == "let_pass" for turn in match.turns[told_strict[0] + 1 :] for kind, _ in told(turn.events))


def test_GN38_a_full_round_of_quiet_turns_is_needed_bonus_turns_included() -> None:
    others = "1A 1B 1C 1D 2A 2B 2C 2D 3A 3B 3C 3D 4A 4B 4C 4D 5A 5B 5C 5D"
    match = position(others, "1E 2E", "", "3E 4E 5E", quiet=1)
    weiter(match)
    assert not match.state.strict
    weiter(match)
    assert match.state.strict
    assert may(match) == ["lay 1E", "lay 2E", "forgo"]
    for break_it in ("forgo", "lay 1E"):
        match = position(others, "1E 2E", "", "3E 4E 5E", quiet=1)
        match.play(break_it)
        if break_it != "forgo":
            match.play("weiter")
        weiter(match)
        assert not match.state.strict


def test_GN38_a_knocked_tile_breaks_the_silence() -> None:
    match = position("1A 1B 1C 1D 2A 2B 2C 2D 3A 3B 3C 3D 4A 4B 4C 4D 5A 5B 5C 5D", "1E 2E", "", "3E 4E 5E", quiet=3)
    match.play("weiter")
    match.play("knock 2E", seat=2)
    weiter(match)
    assert not match.state.strict


def gains(match: Match) -> dict[str, int]:
    found = {}
    for move in may(match):
        if move.startswith("lay"):
            events = match.copy().play(move)
            found[move] = paid(events, "square_closed") + paid(events, "constellation_finished")
    return found


def test_GN45_what_a_time_out_would_choose_is_always_legal() -> None:
    assert "weiter" in may(position("3C", "2C|0/0"))
    forced: Any = position("3C", "2C 1A|10/5")
    assert {"lay 1A", "lay 2C"} == set(may(forced))
    assert "forgo" in may(position("2D", "2E 3D", mode="streng"))
    poor = position("2D", "2E 3D|0/0", mode="streng")
    assert gains(poor) == {"lay 2E": 2, "lay 3D": 0}


def test_GN47_who_forgoes_may_still_knock_others() -> None:
    match = position("3C", "2C", "4C")
    match.play("forgo")
    match.play("weiter")
    match.play("knock 4C", seat=0)
    assert purse(match, 0) == "15/1"
    assert purse(match, 1) == "15/0"
