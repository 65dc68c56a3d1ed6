"""The kernels against a naive twin, on random figures, tokens and options."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asterism.games.sternenhimmel.event_types import (
    ConsolationPaid,
    PrizePaid,
    Revealed,
    StarSwallowed,
    TieBroken,
    Tied,
    ValueDoubled,
)
from tests.games.sternenhimmel import twin
from tests.games.sternenhimmel.table import SEATS, SET, Scoring, lines_of, only, scored, tokens_of
from tests.games.sternenhimmel.test_worked_scorings import WORKED, Worked

EXAMPLES = 400


@dataclass(frozen=True)
class Position:
    """A full board and the options it is scored with."""

    seats: int
    lines: list[tuple[int, int]]
    tokens: dict[int, twin.Token]
    large: set[int]
    prizes: tuple[int, int]
    stacking: str
    consolation: str

    def told(self) -> Scoring:
        return scored(
            " ".join(f"{one}-{other}" for one, other in self.lines),
            " ".join(f"{star}={owner}.{symbol}" for star, (owner, symbol) in self.tokens.items()),
            f"{self.prizes[0]}/{self.prizes[1]}",
            large=" ".join(map(str, self.large)),
            seats=self.seats,
            double_stacking=self.stacking,
            consolation=self.consolation,
        )

    def expected(self) -> twin.Outcome:
        return twin.score(self.lines, self.tokens, self.prizes, self.stacking, self.consolation)


@st.composite
def figures(draw: st.DrawFn, stars: int) -> list[tuple[int, int]]:
    """A connected figure: each star hangs on an earlier one, and a few more lines are drawn."""
    tree = [(draw(st.integers(1, star - 1)), star) for star in range(2, stars + 1)]
    others = [(a, b) for a in range(1, stars) for b in range(a + 1, stars + 1) if (a, b) not in tree]
    more = draw(st.lists(st.sampled_from(others), unique=True, max_size=4)) if others else []
    return tree + more


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Any full board; symbols matter more than numbers, so they are drawn more often."""
    seats, stars = draw(st.integers(3, 5)), draw(st.integers(2, 9))
    box = [(owner, symbol) for owner in SEATS[:seats] for symbol in SET]
    special = [token for token in box if token[1] in "XD"]
    first = draw(st.permutations(special))[: draw(st.integers(0, min(stars, len(special))))]
    rest = draw(st.permutations([token for token in box if token[1] not in "XD"]))
    order = draw(st.permutations(range(1, stars + 1)))
    own_prizes = st.tuples(st.integers(0, 12), st.integers(0, 12))
    return Position(
        seats=seats,
        lines=draw(figures(stars)),
        tokens=dict(zip(order, [*first, *rest][:stars], strict=True)),
        large=draw(st.sets(st.integers(1, stars))),
        prizes=draw(st.one_of(own_prizes, st.just((stars, stars - 2)))),
        stacking=draw(st.sampled_from(["multiply", "once", "add"])),
        consolation=draw(st.sampled_from(["reserve", "winner"])),
    )


@settings(derandomize=True, deadline=None, max_examples=EXAMPLES)
@given(positions())
def test_kernels_and_twin_score_alike(position: Position) -> None:
    told, expected = position.told(), position.expected()
    assert set(told.vanished) == expected.vanished
    assert set(told.swallowed) == expected.swallowed
    assert told.totals == expected.totals
    assert told.paid() == {owner: coins for owner, coins in expected.coins.items() if coins}


@settings(derandomize=True, deadline=None, max_examples=EXAMPLES)
@given(positions())
def test_every_step_is_told_as_the_twin_takes_it(position: Position) -> None:
    told, expected = position.told(), position.expected()
    revealed = {event.star: (SEATS[event.seat], event.token) for event in only(told.events, Revealed)}
    assert revealed == {star: position.tokens[star] for star in position.large}
    for event in only(told.events, StarSwallowed):
        assert (SEATS[event.seat], event.token) == position.tokens[event.star]
    raised = {event.star: event.value for event in only(told.events, ValueDoubled)}
    assert set(raised) <= set(expected.values)
    plain = {star: twin.FACE[position.tokens[star][1]] for star in expected.values}
    assert {star: raised.get(star, face) for star, face in plain.items()} == expected.values
    for broken in only(told.events, TieBroken):
        winner, loser = (expected.totals[SEATS[seat]] for seat in (broken.seat, broken.rival))
        assert (winner[0], winner[1] > loser[1]) == (loser[0], True)
    for tied in only(told.events, Tied):
        assert len({expected.totals[SEATS[seat]] for seat in tied.seats}) == 1


@settings(derandomize=True, deadline=None, max_examples=EXAMPLES)
@given(positions())
def test_what_is_told_of_the_payments_adds_up_to_what_everybody_owns(position: Position) -> None:
    told = position.told()
    owned = dict.fromkeys(told.coins, 0)
    for event in told.events:
        if isinstance(event, PrizePaid | ConsolationPaid):
            owned[SEATS[event.seat]] += event.coins
        if isinstance(event, ConsolationPaid) and event.payer is not None:
            owned[SEATS[event.payer]] -= event.coins
    assert owned == told.coins


@settings(derandomize=True, deadline=None, max_examples=EXAMPLES)
@given(positions())
def test_coins_are_neither_lost_nor_made(position: Position) -> None:
    """What the players own together left the Reserve; coins between players change nothing about it."""
    told = position.told()
    assert sum(told.coins.values()) == position.expected().reserve
    assert min(told.coins.values()) >= 0
    if any(event.payer is not None for event in only(told.events, ConsolationPaid)):
        assert sum(told.coins.values()) == sum(position.prizes)


@settings(derandomize=True, deadline=None, max_examples=EXAMPLES)
@given(positions())
def test_one_board_with_prizes_by_its_stars_never_costs_more_than_the_bank_expects(position: Position) -> None:
    stars = len(position.tokens)
    if position.prizes == (stars, stars - 2):
        most = 3 * stars - 4 if position.consolation == "reserve" else 2 * stars - 1
        assert position.expected().reserve <= most
        assert sum(position.told().coins.values()) <= most


@pytest.mark.parametrize("case", WORKED, ids=lambda case: case.name)
@pytest.mark.parametrize("consolation", ["reserve", "winner"])
def test_the_twin_itself_gets_the_worked_scorings_right(case: Worked, consolation: str) -> None:
    lines = lines_of(case.lines)
    tokens = {star: (owner, symbol) for star, owner, symbol in tokens_of(case.tokens)}
    prizes = case.options.get("unit96", case.prizes).split("/")
    stacking = case.options.get("double_stacking", "multiply")
    outcome = twin.score(lines, tokens, (int(prizes[0]), int(prizes[1])), stacking, consolation)
    assert (sorted(outcome.vanished), sorted(outcome.swallowed)) == (case.vanished, case.swallowed)
    assert outcome.totals == case.totals
    paid = case.coins if consolation == "reserve" else case.coins_if_the_winner_pays
    assert {owner: coins for owner, coins in outcome.coins.items() if coins} == paid
