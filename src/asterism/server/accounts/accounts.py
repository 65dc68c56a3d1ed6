"""Accounts: what the server stores about a guest who has told it something.

Nobody needs an account. It is a name and a password with which a person is the same guest on every device.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, select
from sqlalchemy.exc import IntegrityError

from asterism.errors import AsterismError
from asterism.server.accounts.guest_rows import save_guest
from asterism.server.accounts.passwords import Passwords
from asterism.server.accounts.revocations import Revocation, Revocations
from asterism.server.accounts.sessions import end_all_sessions
from asterism.server.errors import AlreadyTaken, Unauthorized
from asterism.server.moderation.traces import erase_traces
from asterism.server.push import targets
from asterism.server.store import EventStore
from asterism.server.store.schema import accounts, api_tokens
from asterism.typed_text import clean_name, name_key

MIN_LOGIN = 3


class Account(msgspec.Struct, frozen=True):
    """What a guest has told the server. Without a login it is no more than a name."""

    guest: str
    name: str = ""
    login: str | None = None
    password: str | None = None
    """The argon2 hash of the password."""
    rated: bool = False
    """Whether the person wants to be listed in the ratings."""
    for_puzzles: bool = False
    """Whether the person's finished matches may become puzzles."""


class Accounts:
    """Stores names and accounts. What makes a guest safer, or forgets them, ends all their sessions."""

    def __init__(self, store: EventStore, revocations: Revocations) -> None:
        self._store = store
        self._revocations = revocations
        self._passwords = Passwords()

    async def get(self, guest: str) -> Account:
        """The account of a guest; an empty one if nothing is stored."""
        row = await self._find(accounts.c.guest == guest)
        if row is None:
            return Account(guest)
        return Account(guest, row.name, row.login, row.password, row.rated, row.for_puzzles)

    async def rename(self, guest: str, name: str) -> None:
        """Change the guest's name for new tables; at existing tables the old one stays."""
        await self._save(guest, name=clean_name(name))

    async def set_rated(self, guest: str, *, rated: bool) -> None:
        """Set whether the guest is listed in the ratings."""
        await self._save(guest, rated=rated)

    async def set_for_puzzles(self, guest: str, *, for_puzzles: bool) -> None:
        """Set whether the guest's finished matches may become puzzles."""
        await self._save(guest, for_puzzles=for_puzzles)

    async def rated_names(self) -> dict[str, str]:
        """The guests who want to be listed in the ratings, with their names; a name may be empty."""
        query = select(accounts.c.guest, accounts.c.name).where(accounts.c.rated)
        return await self._store.query(lambda connection: {row.guest: row.name for row in connection.execute(query)})

    # --- accounts ----------------------------------------------------------------------------

    async def open_account(self, guest: str, login: str, password: str) -> None:
        """Give the guest a login and a password. From now on only these lead to the guest: all sessions end."""
        if (await self.get(guest)).login is not None:
            raise AlreadyTaken("you have an account already", "refused-account-twice")
        shown = clean_name(login)
        if len(shown) < MIN_LOGIN:
            message = f"the name of an account has at least {MIN_LOGIN} characters that can be seen"
            raise AsterismError(message, "refused-account-short", least=MIN_LOGIN)
        hashed = await self._passwords.hash(password)
        try:
            await self._save_and_end_sessions(
                guest,
                "you have an account now; sign in to it",
                login=shown,
                login_key=name_key(shown),
                password=hashed,
            )
        except IntegrityError:
            message = f"somebody else has the account '{shown}'; choose another name for yours"
            raise AlreadyTaken(message, "refused-account-taken", login=shown) from None

    async def sign_in(self, login: str, password: str) -> str:
        """The guest with this login and password."""
        row = await self._find(accounts.c.login_key == name_key(login))
        is_right = await self._passwords.verify(password, None if row is None else row.password)
        if row is None or not is_right:
            raise Unauthorized("there is no account with this name and password", "refused-sign-in")
        return str(row.guest)

    async def change_password(self, guest: str, old: str, new: str) -> None:
        """Set another password; all sessions end."""
        await self.check_password(guest, old)
        hashed = await self._passwords.hash(new)
        await self._save_and_end_sessions(guest, "your password has changed; sign in again", password=hashed)

    async def check_password(self, guest: str, password: str) -> None:
        """Unauthorized unless this is the password of the guest's account."""
        if not await self._passwords.verify(password, (await self.get(guest)).password):
            raise Unauthorized("this is not your password", "refused-password")

    async def erase(self, guest: str) -> None:
        """Delete everything that the guest has told the server. The guest id stays; its sessions and programs end."""

        def wipe(connection: Connection) -> list[Revocation]:
            tokens = api_tokens.delete().where(api_tokens.c.owner == guest).returning(api_tokens.c.guest)
            programs = connection.scalars(tokens).all()
            told = {"name": "", "login": None, "login_key": None, "password": None}
            save_guest(connection, guest, **told, rated=False, for_puzzles=False)
            targets.erase(connection, guest)
            erase_traces(connection, guest)
            ended = end_all_sessions(connection, guest, "your account and your data have been erased")
            return [ended, *(Revocation(program, "the owner of this program has been erased") for program in programs)]

        await self._revocations.revoke(wipe)

    # --- the database ------------------------------------------------------------------------

    async def _find(self, condition: Any) -> Row[Any] | None:
        return await self._store.query(lambda connection: connection.execute(select(accounts).where(condition)).first())

    async def _save(self, guest: str, **values: Any) -> None:
        await self._store.run(lambda connection: save_guest(connection, guest, **values))

    async def _save_and_end_sessions(self, guest: str, reason: str, **values: Any) -> None:
        def write(connection: Connection) -> list[Revocation]:
            save_guest(connection, guest, **values)
            return [end_all_sessions(connection, guest, reason)]

        await self._revocations.revoke(write)
