"""What an agent's seat sees of a table, in words and as data. All of it follows from the snapshot that it was sent."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any

import msgspec

from asterism.decoding import convert, decode
from asterism.game import Game, Move, Terms, load
from asterism.options import agree_terms
from asterism.prompt.words import Words
from asterism.server.protocol import messages, models

LATEST = 12
"""How many of the latest events are told unless an agent asks for more."""
FEW_MOVES = 40
"""Up to this many legal moves are shown with every position."""


class Sight:
    """A snapshot, read by its game."""

    def __init__(self, snapshot: messages.Snapshot, language: str = "en") -> None:
        self.snapshot = snapshot
        self.table = snapshot.table
        self.position = snapshot.position
        self.words = Words(self.terms, [seat.name for seat in self.table.seats], self.table.you, language)

    @cached_property
    def terms(self) -> Terms:
        """The terms of the match."""
        table = self.table
        return terms_of(msgspec.json.encode((table.game, len(table.seats), table.options)))

    @property
    def game(self) -> Game:
        """The game."""
        return self.terms.game

    @cached_property
    def legal(self) -> list[str]:
        """The legal moves of this seat in their notation; none if it is not to move."""
        moves: list[Any] = self.position.legal if self.position else []
        return [self.notation(convert(move, self.game.move_type)) for move in moves]

    def notation(self, move: Move) -> str:
        """A move in short notation."""
        return self.game.moves.notation(self.terms, move)

    @property
    def is_your_turn(self) -> bool:
        """Whether this seat may move."""
        return bool(self.position and self.position.legal)

    @property
    def is_over(self) -> bool:
        """Whether nothing more will happen here."""
        return self.table.phase in {"over", "closed"}

    @property
    def is_asked(self) -> bool:
        """Whether another player's offer waits for this seat."""
        offer = self.table.offer
        return offer is not None and self.table.you in offer.waits_for

    @property
    def open_seats(self) -> int:
        """How many seats are free."""
        return sum(seat.kind == "open" for seat in self.table.seats)

    @property
    def waits_for_nonce(self) -> bool:
        """Whether the deal waits for this agent's nonce."""
        fair = self.table.fair
        return (
            self.table.phase == "waiting"
            and self.open_seats == 0
            and fair is not None
            and any(seat in fair.unrevealed for seat in self.table.yours)
        )

    @property
    def unseen_race(self) -> models.RaceInfo | None:
        """A race in which this seat can still answer."""
        race = self.position.race if self.position else None
        return race if race and self.is_your_turn and self.table.you not in race.answered else None

    def news(self, since: int | None) -> list[str]:
        """The events from number `since` on, or the latest, as sentences."""
        history = self.snapshot.history
        wanted = history[-LATEST:] if since is None else history[max(0, since) :]
        return self.words.told([convert(event, self.game.event_type) for event in wanted])

    # --- as text -----------------------------------------------------------------------------

    def text(self, news: Sequence[str] = ()) -> str:
        """The table in words, with the latest news."""
        told = "\n".join([self.words.say("news"), *news]) if news else ""
        parts = [self.words.who(), told, self._table(), self._turn(), self._offer()]
        return "\n\n".join(part for part in parts if part)

    def _table(self) -> str:
        if self.position is None:
            return ""
        view = convert(self.position.view, self.game.view_type)
        return "\n".join([self.words.say("table"), self.words.table(view)])

    def _turn(self) -> str:
        if self.position is None:
            return self._before_the_start()
        if self.position.results:
            return self.words.results(self.position.results, is_drawn=self.position.is_drawn)
        lines = [self.words.turn(self.position.to_act)]
        if self.is_your_turn:
            if self.position.race:
                lines.append(self.words.say("race", seconds=self.position.race.ms // 1000))
            is_short = len(self.legal) <= FEW_MOVES
            lines += self.moves_text() if is_short else [self.words.say("many-moves", count=len(self.legal))]
        return "\n".join(lines)

    def moves_text(self) -> list[str]:
        """The legal moves as lines."""
        return [self.words.say("moves"), *self.legal]

    def _before_the_start(self) -> str:
        if self.table.phase == "closed":
            return self.words.say("closed")
        return self.words.say("waiting", count=self.open_seats) if self.open_seats else self.words.say("dealing")

    def _offer(self) -> str:
        if not self.is_asked or self.table.offer is None:
            return ""
        offer = self.table.offer
        return self.words.say(f"offer-{offer.kind.replace('_', '-')}", player=self.table.seats[offer.seat].name)

    # --- as data -----------------------------------------------------------------------------

    def data(self, news: Sequence[str] = ()) -> dict[str, Any]:
        """The table as data, with the latest news."""
        table, position = self.table, self.position
        found = {
            "table": table.table,
            "game": table.game,
            "phase": table.phase,
            "seq": self.snapshot.seq,
            "seats": [{"name": seat.name, "kind": seat.kind, "bot": seat.bot} for seat in table.seats],
            "you": table.you,
            "your_turn": self.is_your_turn,
            "to_act": list(position.to_act) if position else [],
            "legal_count": len(self.legal),
            "events": len(self.snapshot.history),
            "news": list(news),
            "view": position.view if position else None,
            "results": plain(position.results) if position else None,
            "drawn": bool(position and position.is_drawn),
        }
        if self.is_your_turn and len(self.legal) <= FEW_MOVES:
            found["legal"] = self.legal
        if self.is_asked:
            found["offer"] = plain(table.offer)
        if position and position.race:
            found["race"] = plain(position.race)
        return found


def plain(value: Any) -> Any:
    """A struct as plain data."""
    return msgspec.to_builtins(value)


@lru_cache(maxsize=200)
def terms_of(key: bytes) -> Terms:
    """The terms of a table, from its game, its number of seats and its options."""
    game, seats, options = decode(key)
    return agree_terms(load(game), seats, options)


def listing_data(listings: Sequence[models.TableListing]) -> list[dict[str, Any]]:
    """Tables of a list as data."""
    return [
        {
            "table": one.table,
            "game": one.game,
            "phase": one.phase,
            "seats": [{"name": seat.name, "kind": seat.kind, "bot": seat.bot} for seat in one.seats],
            "yours": one.yours,
            "your_turn": one.your_turn,
            "moves": one.moves,
            "results": plain(one.results),
        }
        for one in listings
    ]
