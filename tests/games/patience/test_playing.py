"""How a bot plays on in its mind."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import asterism
from asterism.deal import draw
from asterism.games.patience import GAME
from asterism.games.patience.bot.policy import policy, prior
from asterism.games.patience.event_types import Drawn
from asterism.i18n import Translator
from asterism.kernel import seeded, silent_buffer
from asterism.layout import blanks
from asterism.match import Match
from asterism.options import agree_terms
from tests.contract.support import walk
from tests.games.patience.table import table


def choice(match: Match) -> str:
    """What the policy does."""
    action = int(policy(match.terms.setup, match.state, 0, seeded("x")))
    return match.notation(GAME.moves.move_of(match.terms, match.position, 0, action))


def test_the_star_waits_while_anything_else_fits() -> None:
    assert choice(table("2g", "12y", hand="S 3r", stock="4b 5b 9r")) == "3r 1"


def test_the_star_joins_two_rows_where_the_ends_that_are_left_will_do() -> None:
    star, *rows = choice(table("4r", "4g", "4b", hand="S 12y", stock="3r 5r 5b")).split()
    assert (star, len(rows)) == ("S", 2)


def test_the_star_is_a_joker_where_nothing_would_fit_otherwise() -> None:
    assert choice(table("2g", "12y", hand="S 9r", stock="4b 5b 8y")) in ("S 1", "S 2")


def test_of_two_cards_the_one_that_goes_on_fewer_is_laid_first() -> None:
    assert choice(table("8g", hand="9r 9g", stock="11b 12b 11y 5g 13y")) == "9r 1"


def test_a_card_goes_where_it_leaves_more_open() -> None:
    assert choice(table("8g", "10r", hand="9r 12y", stock="7r 7b 7g 7y")) == "9r 2"


@pytest.mark.parametrize("options", [{}, {"hand": 3}, {"both_ends": True}, {"star": "immediate"}])
def test_the_policy_is_legal_and_the_action_of_which_the_prior_has_the_highest_opinion(
    options: dict[str, Any],
) -> None:
    for seed in range(3):
        match = asterism.new("patience", seed=seed, **options)
        for _ in walk(match, f"{seed}"):
            actions = np.zeros(GAME.actions, dtype=np.int32)
            count = GAME.kernels.legal(match.terms.setup, match.state, 0, actions)
            if count == 0:
                break
            values = np.zeros(count)
            spare = blanks(GAME.state, 2)
            prior(match.terms.setup, match.state, 0, actions, count, values, spare, silent_buffer())
            chosen = int(policy(match.terms.setup, match.state, 0, seeded("x")))
            assert chosen in actions[:count]
            assert values[list(actions[:count]).index(chosen)] == values.max()


def test_the_policy_alone_needs_far_fewer_rows_than_random_play() -> None:
    terms = agree_terms(GAME, 1, {})
    rows = []
    for number in range(60):
        match = Match(terms, draw(terms.chances, f"policy {number}".encode()))
        while match.current_seat is not None:
            action = int(policy(terms.setup, match.state, 0, seeded("x")))
            match.play(GAME.moves.move_of(terms, match.position, 0, action), seat=0)
        assert match.results is not None
        rows.append(match.results[0].score)
    assert sum(rows) / len(rows) < 3.4


def test_a_card_drawn_is_told_to_the_player_and_of_the_player_to_others() -> None:
    match = asterism.new("patience", seed=1)
    events = match.play(match.legal_moves(0)[0], seat=0)
    [drawn] = [event for event in events if isinstance(event, Drawn)]
    for language, own, of_others in (
        ("en", "You draw", "Ada draws"),
        ("fr", "Vous piochez", "Ada pioche"),
        ("de", "Du ziehst", "Ada zieht"),
    ):
        speech = Translator(language, "patience")
        assert speech.tell(drawn, ["Ada"], match.terms.names, you=0).startswith(own)
        assert speech.tell(drawn, ["Ada"], match.terms.names).startswith(of_others)
