"""The table as text, for a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from asterism.game import Say
from asterism.games._shared.africa_deck import Card, code_of, colours_of, kind_of, letters_of, names_of
from asterism.games.patience.options import PatienceTerms
from asterism.games.patience.view import PatienceView
from asterism.naming import Names

WIDTH = 76


def render(terms: PatienceTerms, view: PatienceView, players: Sequence[str], say: Say) -> str:
    """The rows with their open ends, what is still in the stock, and the hand."""
    cards = {code_of(card): card for card in terms.printed.card}
    blocks = ["\n\n".join(_row(terms, number, row, cards, say) for number, row in enumerate(view.rows, start=1))]
    if view.stock:
        blocks.append(_stock(terms, view, say))
    if view.rating is None:
        blocks.append("\n".join([say("table-hand"), *(f"  {named(cards[code], say)}" for code in view.hand)]))
    else:
        blocks.append(say("table-finished", rows=len(view.rows), rating=view.rating))
    return "\n\n".join(blocks)


def names(terms: PatienceTerms) -> Names:
    """The cards."""
    return names_of(terms.printed)


def named(card: Card, say: Say) -> str:
    """A card with all that matters: what it shows, its place and the letters that count."""
    letters = " ".join(sorted(letters_of(card)))
    face = say("table-card", card=code_of(card), kind=kind_of(card))
    return face if card.value == "star" else f"{face:<14} {card.place} ({letters})"


def _row(terms: PatienceTerms, number: int, codes: list[str], cards: dict[str, Card], say: Say) -> str:
    head = f"{number:>2}  "
    lines = [textwrap.fill(" ".join(codes), WIDTH, initial_indent=head, subsequent_indent=" " * len(head))]
    if terms.options.both_ends:
        lines.append("    " + say("table-front", card=named(cards[codes[0]], say)))
    lines.append("    " + say("table-end", card=named(cards[codes[-1]], say)))
    return "\n".join(lines)


def _stock(terms: PatienceTerms, view: PatienceView, say: Say) -> str:
    lines = [say("table-stock", cards=view.stock)]
    for colour in (*colours_of(terms.printed), ""):
        unseen = [code for code in view.unseen if _colour(terms, code) == colour]
        if unseen:
            lines.append("  " + " ".join(unseen))
    return "\n".join(lines)


def _colour(terms: PatienceTerms, code: str) -> str:
    """The colour of a numbered card; nothing for the Brigand and the Star."""
    return next((c.colour for c in terms.printed.card if code_of(c) == code and isinstance(c.value, int)), "")
