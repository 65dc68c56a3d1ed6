"""What people send and get about themselves and their programs."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from asterism.server.protocol.requests import NonceHash, Request, ShortText

Login = Annotated[str, msgspec.Meta(min_length=3, max_length=40)]
NewSecret = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Secret = Annotated[str, msgspec.Meta(max_length=200)]


class NewName(Request, frozen=True):
    """Change the person's name."""

    name: ShortText


class RatingPreference(Request, frozen=True):
    """Appear in the lists of ratings, or not."""

    rated: bool


class PuzzlePreference(Request, frozen=True):
    """Let one's finished matches become puzzles, or not."""

    for_puzzles: bool


class NewAccount(Request, frozen=True):
    """Open an account: a name and a password to sign in with on any device."""

    login: Login
    password: NewSecret


class SignIn(Request, frozen=True):
    """Sign in to an account."""

    login: Secret
    password: Secret


class NewPassword(Request, frozen=True):
    """Change the password."""

    old: Secret
    new: NewSecret


class EraseMe(Request, frozen=True):
    """Delete everything that is kept about the person. An account needs its password."""

    password: Secret = ""


class ClaimLink(Request, frozen=True):
    """The secret of a one-time link."""

    secret: Secret


class QrCode(Request, frozen=True):
    """An address of this server, to be drawn as a QR code."""

    address: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class NewProgram(Request, frozen=True):
    """Create a token for a program with this name."""

    name: ShortText


class Me(msgspec.Struct, frozen=True):
    """Who a browser is to this server."""

    name: str
    """Empty as long as the person has given none."""
    login: str | None
    """The name of the account, if there is one."""
    rated: bool
    """Whether the person appears in the lists of ratings."""
    for_puzzles: bool
    """Whether the person's finished matches may become puzzles."""


class Link(msgspec.Struct, frozen=True):
    """A one-time link for another device. Browsers do not send the part behind the #, so no log has it."""

    path: str
    seconds: int
    """How long it can be used."""


class ProgramInfo(msgspec.Struct, frozen=True):
    """A program that may hold seats."""

    id: str
    name: str
    created: int
    """Milliseconds since 1970."""


class NewToken(msgspec.Struct, frozen=True):
    """A program and its token, which is shown only this once."""

    program: ProgramInfo
    token: str


class TakeProgramSeat(Request, frozen=True):
    """Take a free seat at a table, under the program's name."""

    nonce_hash: NonceHash


class ProgramMove(Request, frozen=True):
    """Play a move at the position after event `seq`. A move that is sent again under the same id counts once."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    seq: int
    move: dict[str, Any]


class CommandAccepted(msgspec.Struct, frozen=True):
    """The command was carried out. `seq` is the number of the table's last event; the stream has what followed."""

    seq: int
