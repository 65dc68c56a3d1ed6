"""Accounts: what the server stores about a guest who has told it something.

Nobody needs an account. It is a name and a password with which a person is the same guest on every device.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from asterism.errors import AsterismError
from asterism.server.accounts.guest_cookies import GuestCookies
from asterism.server.accounts.passwords import Passwords
from asterism.server.clock import now_ms
from asterism.server.errors import AlreadyTaken, Unauthorized
from asterism.server.store import EventStore
from asterism.server.store.schema import accounts, api_tokens, device_links
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


class Accounts:
    """Stores names and accounts, and makes cookies void when a person signs out everywhere."""

    def __init__(self, store: EventStore, guest_cookies: GuestCookies) -> None:
        self._store = store
        self._guest_cookies = guest_cookies
        self._passwords = Passwords()

    async def get(self, guest: str) -> Account:
        """The account of a guest; an empty one if nothing is stored."""
        row = await self._find(accounts.c.guest == guest)
        return Account(guest) if row is None else Account(guest, row.name, row.login, row.password, row.rated)

    async def rename(self, guest: str, name: str) -> None:
        """Change the guest's name for new tables; at existing tables the old one stays."""
        await self._save(guest, name=clean_name(name))

    async def set_rated(self, guest: str, *, rated: bool) -> None:
        """Set whether the guest is listed in the ratings."""
        await self._save(guest, rated=rated)

    async def rated_names(self) -> dict[str, str]:
        """The guests who want to be listed in the ratings, with their names; a name may be empty."""
        query = select(accounts.c.guest, accounts.c.name).where(accounts.c.rated)
        return await self._store.run(lambda connection: {row.guest: row.name for row in connection.execute(query)})

    # --- accounts ----------------------------------------------------------------------------

    async def open_account(self, guest: str, login: str, password: str) -> None:
        """Give the guest a login and a password."""
        if (await self.get(guest)).login is not None:
            raise AlreadyTaken("you have an account already")
        shown = clean_name(login)
        if len(shown) < MIN_LOGIN:
            raise AsterismError(f"the name of an account has at least {MIN_LOGIN} characters that can be seen")
        hashed = await self._passwords.hash(password)
        try:
            await self._save(guest, login=shown, login_key=name_key(shown), password=hashed)
        except IntegrityError:
            raise AlreadyTaken(f"somebody else has the account '{shown}'; choose another name for yours") from None

    async def sign_in(self, login: str, password: str) -> str:
        """The guest with this login and password."""
        row = await self._find(accounts.c.login_key == name_key(login))
        is_right = await self._passwords.verify(password, None if row is None else row.password)
        if row is None or not is_right:
            raise Unauthorized("there is no account with this name and password")
        return str(row.guest)

    async def change_password(self, guest: str, old: str, new: str) -> None:
        """Set another password; every device has to sign in again."""
        await self.check_password(guest, old)
        await self._save(guest, password=await self._passwords.hash(new), void_before=now_ms())
        await self.refresh_void_cookies()

    async def check_password(self, guest: str, password: str) -> None:
        """Unauthorized unless this is the password of the guest's account."""
        if not await self._passwords.verify(password, (await self.get(guest)).password):
            raise Unauthorized("this is not your password")

    async def sign_out_everywhere(self, guest: str) -> None:
        """Make all cookies of this guest void."""
        await self._save(guest, void_before=now_ms())
        await self.refresh_void_cookies()

    async def erase(self, guest: str) -> None:
        """Delete everything that the guest has told the server. The guest id stays, with all its cookies void."""

        def wipe(connection: Connection) -> None:
            connection.execute(device_links.delete().where(device_links.c.guest == guest))
            connection.execute(api_tokens.delete().where(api_tokens.c.owner == guest))
            empty = {"name": "", "login": None, "login_key": None, "password": None, "rated": False}
            save_account(connection, guest, **empty, void_before=now_ms())

        await self._store.run(wipe)
        await self.refresh_void_cookies()

    async def refresh_void_cookies(self) -> None:
        """Read from the database which cookies are void; another process may have changed it."""
        query = select(accounts.c.guest, accounts.c.void_before).where(accounts.c.void_before.is_not(None))
        rows = await self._store.run(lambda connection: connection.execute(query).all())
        self._guest_cookies.set_void({row.guest: row.void_before for row in rows})

    # --- the database ------------------------------------------------------------------------

    async def _find(self, condition: Any) -> Row[Any] | None:
        return await self._store.run(lambda connection: connection.execute(select(accounts).where(condition)).first())

    async def _save(self, guest: str, **values: Any) -> None:
        await self._store.run(lambda connection: save_account(connection, guest, **values))


def save_account(connection: Connection, guest: str, **values: Any) -> None:
    """Set these columns of the guest's row, which is inserted if there is none."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    key = {"guest": guest, "name": ""}
    connection.execute(dialect.insert(accounts).values(key).on_conflict_do_nothing())
    connection.execute(update(accounts).where(accounts.c.guest == guest).values(values))
