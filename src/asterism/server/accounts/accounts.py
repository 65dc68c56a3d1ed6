"""Accounts: the name a guest goes by, and the account of those who want one.

Nobody needs an account. It is a name and a password by which a person becomes the same guest on any device.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from asterism.errors import AsterismError
from asterism.server.accounts.guest_cookies import GuestCookies
from asterism.server.accounts.names import clean_name, login_key
from asterism.server.accounts.passwords import Passwords
from asterism.server.clock import now_ms
from asterism.server.store import EventStore
from asterism.server.store.schema import accounts, api_tokens, device_links


class Unauthorized(AsterismError):
    """Whoever asks has not shown who they are, or may not do this."""


class AlreadyTaken(AsterismError):
    """Somebody was faster, or has it already."""


class Account(msgspec.Struct, frozen=True):
    """What a guest told us."""

    guest: str
    name: str = ""
    login: str | None = None
    password: str | None = None
    rated: bool = False
    """Whether the person wants to be in the lists of ratings."""


class Accounts:
    """Keeps names and accounts, and voids the cookies of those who signed out everywhere."""

    def __init__(self, store: EventStore, guest_cookies: GuestCookies) -> None:
        self._store = store
        self._guest_cookies = guest_cookies
        self._passwords = Passwords()

    async def person(self, guest: str) -> Account:
        """What we know of a guest."""
        row = await self._one(accounts.c.guest == guest)
        return Account(guest) if row is None else Account(guest, row.name, row.login, row.password, row.rated)

    async def rename(self, guest: str, name: str) -> None:
        """The guest goes by this name from now on; at tables that stand already, the old one stays."""
        await self._put(guest, name=clean_name(name))

    async def take_part_in_ratings(self, guest: str, *, wanted: bool) -> None:
        """The guest wants to be in the lists of ratings, or not any more."""
        await self._put(guest, rated=wanted)

    async def who_is_rated(self) -> dict[str, str]:
        """All who want to be in the lists of ratings, with the names they told; some told none."""
        query = select(accounts.c.guest, accounts.c.name).where(accounts.c.rated)
        return await self._store.run(lambda connection: {row.guest: row.name for row in connection.execute(query)})

    # --- accounts ----------------------------------------------------------------------------

    async def open_account(self, guest: str, login: str, password: str) -> None:
        """The guest can be found again by name and password."""
        if (await self.person(guest)).login is not None:
            raise AlreadyTaken("you have an account already")
        shown = clean_name(login)
        kept = await self._passwords.hash(password)
        try:
            await self._put(guest, login=shown, login_key=login_key(shown), password=kept)
        except IntegrityError:
            raise AlreadyTaken(f"somebody else has the account '{shown}'; choose another name for yours") from None

    async def sign_in(self, login: str, password: str) -> str:
        """The guest with this name and password."""
        row = await self._one(accounts.c.login_key == login_key(" ".join(login.split())))
        fits = await self._passwords.fits(password, None if row is None else row.password)
        if row is None or not fits:
            raise Unauthorized("there is no account with this name and password")
        return str(row.guest)

    async def change_password(self, guest: str, old: str, new: str) -> None:
        """Set another password; every device has to sign in again."""
        await self.check_password(guest, old)
        await self._put(guest, password=await self._passwords.hash(new), void_before=now_ms())
        await self.refresh()

    async def check_password(self, guest: str, password: str) -> None:
        """Unauthorized unless this is the password of the guest's account."""
        if not await self._passwords.fits(password, (await self.person(guest)).password):
            raise Unauthorized("this is not your password")

    async def sign_out_everywhere(self, guest: str) -> None:
        """No cookie of this guest counts any longer."""
        await self._put(guest, void_before=now_ms())
        await self.refresh()

    async def forget(self, guest: str) -> None:
        """Delete all that the guest told us; what stays is a number without a name, whose cookies are void."""

        def wipe(connection: Connection) -> None:
            connection.execute(device_links.delete().where(device_links.c.guest == guest))
            connection.execute(api_tokens.delete().where(api_tokens.c.owner == guest))
            nothing = {"name": "", "login": None, "login_key": None, "password": None, "rated": False}
            put_person(connection, guest, **nothing, void_before=now_ms())

        await self._store.run(wipe)
        await self.refresh()

    async def refresh(self) -> None:
        """Learn which cookies are void; another process may have been told."""
        query = select(accounts.c.guest, accounts.c.void_before).where(accounts.c.void_before.is_not(None))
        rows = await self._store.run(lambda connection: connection.execute(query).all())
        self._guest_cookies.void({row.guest: row.void_before for row in rows})

    # --- the database ------------------------------------------------------------------------

    async def _one(self, condition: Any) -> Row[Any] | None:
        return await self._store.run(lambda connection: connection.execute(select(accounts).where(condition)).first())

    async def _put(self, guest: str, **values: Any) -> None:
        await self._store.run(lambda connection: put_person(connection, guest, **values))


def put_person(connection: Connection, guest: str, **values: Any) -> None:
    """Write down something about a guest, known or not."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    known = {"guest": guest, "name": ""}
    connection.execute(dialect.insert(accounts).values(known).on_conflict_do_nothing())
    connection.execute(update(accounts).where(accounts.c.guest == guest).values(values))
