"""Everything that can be wrong with what a person hands in, as sentences for that person."""

from __future__ import annotations


class AsterismError(ValueError):
    """Something given to Asterism was wrong; the message says what, and what would be right."""


class UnknownGame(AsterismError):
    """No game has that name."""


class IncompleteGame(AsterismError):
    """A game's folder lacks something that the contract asks for."""


class BadOption(AsterismError):
    """A number of seats, an option or its value does not exist in this game."""


class BadDeal(AsterismError):
    """A deal written by hand does not fit the game."""


class BadFile(AsterismError):
    """A file of boards, tiles or cards has a fault."""


class BadRecord(AsterismError):
    """A saved game is damaged, foreign, or from a newer version."""


class IllegalMove(AsterismError):
    """The rules forbid this move; `rule` is the number of the rule that does."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(f"{message} ({rule})" if rule else message)
        self.rule = rule
