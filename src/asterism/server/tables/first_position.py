"""How a match begins: with the deal that everybody's nonces make, or with one that was known before."""

from __future__ import annotations

from collections.abc import Sequence

from asterism.deal import draw, read_deal
from asterism.fairness import seed_of
from asterism.game import Terms
from asterism.match import Match
from asterism.record import play_moves
from asterism.server.protocol import models
from asterism.server.tables import events


def first_position(opened: events.TableOpened, terms: Terms, nonces: Sequence[str], players: Sequence[str]) -> Match:
    """The match as its table finds it when all seats are taken."""
    if opened.known is None:
        return Match(terms, draw(terms.chances, seed_of(opened.secret, nonces)), players)
    match = Match(terms, read_deal(terms.chances, opened.known.deal), players)
    play_moves(match, opened.known.moves)
    return match


def origin_of(opened: events.TableOpened) -> models.Origin | None:
    """Where a known deal comes from; None where it is made for the table."""
    if opened.known is None:
        return None
    return models.Forked(len(opened.known.moves)) if opened.known.day is None else models.Daily(opened.known.day)
