"""The errors that users get to see. Their messages are sentences for the user."""

from __future__ import annotations


class AsterismError(ValueError):
    """The user gave something wrong. The message says what is wrong and what would be right.

    `key` is the id of the same sentence in the catalogues, with its `values`: what a person can meet while playing has
    one, so that a page says it in the reader's language.
    """

    def __init__(self, message: str, key: str = "", **values: str | int) -> None:
        super().__init__(message)
        self.key = key
        self.values = values


class UnknownGame(AsterismError):
    """No game has that name."""


class IncompleteGame(AsterismError):
    """A game's folder lacks something that the contract asks for."""


class BadOption(AsterismError):
    """The game has no such number of seats, option or value."""


class BadDeal(AsterismError):
    """A deal does not fit the game."""


class BadFile(AsterismError):
    """A file of boards, tiles or cards is not valid."""


class BadRecord(AsterismError):
    """A saved match is damaged, from a newer version, or not a saved match at all."""


class IllegalMove(AsterismError):
    """The rules forbid this move. `rule` is the number of the rule."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(f"{message} ({rule})" if rule else message)
        self.rule = rule


class BadBuffer(AsterismError):
    """An array that is to be filled has another shape, type or order than it must have."""


class GameFault(AsterismError):
    """A game's own code failed. It is no fault of the user; nothing has changed, and the cause tells what failed."""
