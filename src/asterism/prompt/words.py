"""`Words`: everything that a seat is told in text, in one language. What it says follows from what it is given."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from asterism.errors import AsterismError
from asterism.game import Event, Terms, View, ViewerSeat
from asterism.i18n import Translator
from asterism.rulebook import Rule, rulebook_of
from asterism.standing import Result

CATALOGUE = Path(__file__).parent / "locale"


@dataclass(frozen=True)
class Words:
    """One seat at one match. A view or an event that it is given must be one that the seat may know."""

    terms: Terms
    players: Sequence[str]
    seat: ViewerSeat
    language: str = "en"

    @cached_property
    def _translator(self) -> Translator:
        return Translator(self.language, self.terms.game.name, CATALOGUE)

    def say(self, key: str, **arguments: object) -> str:
        """A sentence of the prompt's own."""
        return self._translator.say(f"prompt-{key}", **arguments)

    def who(self) -> str:
        """Who the reader is, and who else sits at the table."""
        players = ", ".join(f"{number} {name}" for number, name in enumerate(self.players))
        if self.seat is None:
            return self.say("watching", players=players)
        return self.say("seat", player=self.players[self.seat], seat=str(self.seat), players=players)

    def table(self, view: View) -> str:
        """The table as the seat sees it."""
        return self.terms.game.text.render(self.terms, view, self.players, self._translator.say)

    def told(self, events: Sequence[Event]) -> list[str]:
        """Events as sentences."""
        names = self.terms.names
        return [self._translator.tell(event, self.players, names, self.seat) for event in events]

    def turn(self, to_act: Sequence[int]) -> str:
        """Whose turn it is."""
        if self.seat is not None and self.seat in to_act:
            return self.say("your-turn")
        return self.say("not-your-turn", players=self._translator.listed([self.players[seat] for seat in to_act]))

    def results(self, results: Sequence[Result], *, is_drawn: bool) -> str:
        """How the match ended."""
        ranked = sorted(results, key=lambda result: result.rank)
        lines = [
            self.say("result", rank=result.rank, player=self.players[result.seat], score=result.score)
            for result in ranked
        ]
        return "\n".join([self.say("drawn" if is_drawn else "over"), *lines])

    def rule(self, number: str) -> str:
        """One rule; nothing if there is no such rule."""
        found = rulebook_of(self.terms.game.name).find(number) if number else None
        return "" if found is None else self.say("rule", rule=found.id, text=getattr(found, self.language))


def rules_text(game: str, language: str) -> str:
    """The whole rulebook of a game, chapter by chapter."""
    book = rulebook_of(game)
    return "\n".join(
        line
        for section in book.section
        for line in (
            f"\n{getattr(section, language)}",
            *(f"{rule.id}: {getattr(rule, language)}" for rule in book.rule if rule.section == section.id),
        )
    ).strip()


def rule_of(game: str, number: str) -> Rule:
    """The rule with this number; an error names the first and the last if there is none."""
    book = rulebook_of(game)
    found = book.find(number)
    if found is None:
        raise AsterismError(f"{game} has no rule '{number}'; its rules are {book.rule[0].id} to {book.rule[-1].id}")
    return found


def numbered(moves: Sequence[str]) -> Iterator[str]:
    """Moves as lines of a list."""
    return (f"#{number} {move}" for number, move in enumerate(moves, start=1))
