"""Components with names are in the language of whoever opens the table, and one language per match."""

from __future__ import annotations

from typing import Any

import pytest

from asterism.server.protocol import requests
from asterism.server.tables.creation import new_table
from asterism.server.tables.presence import Presence
from asterism.server.tables.projection import Projection, Viewer
from asterism.server.tables.state import opened_table
from tests.server.live_server import NONCE_HASH


def request(language: str, game: str = "patience", **more: Any) -> requests.NewTable:
    seats = [requests.SeatPlan(kind="me")]
    return requests.NewTable(game=game, seats=seats, name="Ada", nonce_hash=NONCE_HASH, language=language, **more)


@pytest.mark.parametrize(("language", "deck"), [("en", "africa"), ("fr", "afrique"), ("de", "afrika"), ("fi", None)])
def test_a_table_gets_the_deck_of_its_opener_s_language(language: str, deck: str | None) -> None:
    opened = new_table(request(language), "ada")
    assert opened.options.get("cards") == deck
    info = Projection(opened_table("t", opened), Presence(lambda: 0), 0, lambda: 0).info(Viewer("ada"))
    assert info.printed.name == (deck or "africa")
    assert info.names.words["card"]["12b"]["place"] == {"afrika": "Kongo"}.get(deck or "", "Congo")


def test_a_deck_that_was_chosen_is_the_one_that_is_played_with() -> None:
    assert new_table(request("de", options={"cards": "afrique"}), "ada").options == {"cards": "afrique"}


def test_the_deal_of_a_day_is_the_same_in_every_language() -> None:
    deals = [new_table(request(language, day="2026-11-17"), "ada") for language in ("en", "de")]
    assert deals[0].options == deals[1].options == {}
    assert deals[0].fixed_deal == deals[1].fixed_deal
