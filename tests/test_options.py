"""Options as forms and the command line offer them."""

from __future__ import annotations

import asterism
from asterism.options import agree_terms, choices_of


def test_a_form_offers_every_option_with_a_handful_of_values_the_default_among_them() -> None:
    for name in asterism.names():
        for option, values, default in choices_of(asterism.load(name)):
            assert 1 <= len(values) <= 25, option
            assert default in values, option
            assert len(set(values)) == len(values)


def test_whatever_a_form_offers_is_accepted() -> None:
    for name in asterism.names():
        game = asterism.load(name)
        for option, values, _ in choices_of(game):
            for value in values:
                beside = {"objectives": "2"} if option == "points" else {}
                seats = game.seats[-1] if option.startswith("first") else game.seats.start
                assert agree_terms(game, seats, {option: value, **beside}).options
