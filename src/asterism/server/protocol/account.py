"""What people send and get about themselves, and programs about theirs: the part of the wire that knows no table."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from asterism.server.protocol.models import NonceHash, ShortText

Login = Annotated[str, msgspec.Meta(min_length=3, max_length=40)]
NewSecret = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Secret = Annotated[str, msgspec.Meta(max_length=200)]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something a person sends."""


class NewName(Request, frozen=True):
    """The name the person goes by from now on."""

    name: ShortText


class RatingPreference(Request, frozen=True):
    """Whether the person wants to be in the lists of ratings."""

    rated: bool


class NewAccount(Request, frozen=True):
    """A name and a password to be found again by."""

    login: Login
    password: NewSecret


class SignIn(Request, frozen=True):
    """Who the person says to be."""

    login: Secret
    password: Secret


class NewPassword(Request, frozen=True):
    """Another password, and the one so far."""

    old: Secret
    new: NewSecret


class EraseMe(Request, frozen=True):
    """The command to be forgotten; whoever has an account shows its password."""

    password: Secret = ""


class ClaimLink(Request, frozen=True):
    """The secret of a one-time link."""

    secret: Secret


class QrCode(Request, frozen=True):
    """An address of this server that is to become a QR code."""

    address: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class NewProgram(Request, frozen=True):
    """The name of a program that is to hold seats."""

    name: ShortText


class Me(msgspec.Struct, frozen=True):
    """Who a browser is to this server."""

    name: str
    """Empty as long as the person has told none."""
    login: str | None
    """The name of the account, if there is one."""
    rated: bool
    """Whether the person is in the lists of ratings."""


class Link(msgspec.Struct, frozen=True):
    """A one-time link for another device. What follows the # never reaches a server, so no log has it."""

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
    """A program and its token, which is shown this once."""

    program: ProgramInfo
    token: str


class TakeProgramSeat(Request, frozen=True):
    """A program wants a free seat; the nonce behind the nonce_hash becomes a part of the deal."""

    nonce_hash: NonceHash


class ProgramMove(Request, frozen=True):
    """A move that a program wants to make, at the position after `seq`. A repeated `id` is made only once."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    seq: int
    move: dict[str, Any]


class CommandAccepted(msgspec.Struct, frozen=True):
    """The command was granted; the stream tells what evolved. `seq` is the last entry of the table's log now."""

    seq: int
