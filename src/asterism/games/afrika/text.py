"""The table as text, for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from asterism.game import Say
from asterism.games._shared.africa_deck import code_of, kind_of, names_of
from asterism.games.afrika.moves import WORDS
from asterism.games.afrika.options import AfrikaTerms
from asterism.games.afrika.view import AfrikaView, Tokens
from asterism.naming import NamedField, Names, Word


def render(terms: AfrikaTerms, view: AfrikaView, players: Sequence[str], say: Say) -> str:
    """The round, the pile, the players, then the looking seat's own cards."""
    blocks = [
        say("table-round", round=view.round, rounds=view.rounds, dealer=players[view.dealer], stock=view.stock),
        _pile(terms, view, players, say),
        _players(view, players, say),
    ]
    if view.seat is not None:
        hand = [named(terms, card, say) for card in view.hand]
        blocks.append(say("table-your-cards", cards="  ".join(hand) or "-"))
    return "\n\n".join(blocks)


def names(terms: AfrikaTerms) -> Names:
    """The cards, and the values to beat."""
    cards = names_of(terms.printed)
    values: dict[str, dict[str, Word]] = {word: {"value": int(word) if word.isdigit() else word} for word in WORDS}
    return Names({**cards.fields, "over": NamedField("value")}, {**cards.words, "value": values})


def named(terms: AfrikaTerms, code: str, say: Say) -> str:
    """A card with what it shows, such as "11b topaz"."""
    card = next(card for card in terms.printed.card if code_of(card) == code)
    return say("table-card", card=code, kind=kind_of(card))


def _pile(terms: AfrikaTerms, view: AfrikaView, players: Sequence[str], say: Say) -> str:
    if view.to_beat is None or view.top_owner is None:
        return say("table-no-pile")
    rows = [say("table-pile")]
    for laid in reversed(view.pile):
        how = f"  ({say('table-under')})" if laid.under else ""
        rows.append(f"  {named(terms, laid.card, say):<20} {players[laid.seat]}{how}")
    rows.append(say("table-to-beat", value=view.to_beat, owner=players[view.top_owner]))
    return "\n".join(rows)


def _players(view: AfrikaView, players: Sequence[str], say: Say) -> str:
    width = max(len(name) for name in players)
    lines = []
    for seat, name in enumerate(players):
        marker = "▸" if seat == view.turn else " "
        parts = [say("table-hand", cards=view.hand_sizes[seat]), say("table-chips", chips=view.chips[seat])]
        if view.won_cards[seat] is not None:
            parts.append(say("table-won", cards=view.won_cards[seat]))
        if view.won_points[seat] is not None:
            parts.append(say("table-points", points=view.won_points[seat]))
        parts.append(_fortune(view, seat, say))
        if seat in view.passed:
            parts.append(say("table-passed"))
        if seat in view.out and view.turn is not None:
            parts.append(say("table-out"))
        you = f"  ({say('table-you')})" if seat == view.seat else ""
        lines.append(f"{marker} {name:<{width}}  {', '.join(parts)}{you}")
    return "\n".join(lines)


def _fortune(view: AfrikaView, seat: int, say: Say) -> str:
    fortune, tokens = view.fortunes[seat], view.tokens[seat]
    if fortune is None or tokens is None:
        return say("table-fortune", fortune="?", tokens="?")
    return say("table-fortune", fortune=fortune, tokens=_tokens(tokens, say) or "-")


def _tokens(tokens: Tokens, say: Say) -> str:
    counts = msgspec.structs.asdict(tokens)
    return ", ".join(say("table-token", token=token, count=count) for token, count in counts.items() if count)
