"""Sending a notice: encrypted to a browser through its push service, or as signed JSON to a webhook.

pywebpush encrypts; aiohttp, which it brings, sends, because it lets us judge the addresses of a name at the moment of
connecting and waits without a thread. Both are imported with the first notice: that takes half a second, and many
servers never send one.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from contextlib import suppress
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, Literal

import msgspec

from asterism.errors import AsterismError
from asterism.server.clock import now
from asterism.server.push.addresses import PrivateAddress, check_url
from asterism.server.push.targets import Target
from asterism.server.push.vapid import VapidKey
from asterism.server.push.wording import Notice

if TYPE_CHECKING:
    from aiohttp import ClientResponse, ClientSession

logger = logging.getLogger(__name__)

SECONDS_PER_MESSAGE = 10.0
AT_ONCE = 8
"""How many messages are sent at the same time."""
MAX_WAIT = 3600.0
"""A push service may ask us to wait for so long at most."""
MAX_TTL = 28 * 86_400
SIGNATURE, TIMESTAMP = "X-Asterism-Signature", "X-Asterism-Timestamp"

ZERO_WIDTH_SPACE = "\u200b"

OK, TOO_MANY, SERVER_ERROR = range(200, 300), 429, 500
GONE = {404, 410}


class Outcome(msgspec.Struct, frozen=True):
    """How a message fared."""

    kind: Literal["sent", "gone", "later", "refused"]
    """Gone: the browser has unsubscribed. Later: it may be tried again. Refused: trying again would not help."""
    error: str = ""
    """Why it did not arrive: `unreachable`, `slow`, `private`, or the status of the answer."""
    seconds: float | None = None
    """How long the receiver asks us to wait."""


SENT = Outcome("sent")


class Delivery:
    """Sends notices. It follows no redirects, keeps no cookies and reads no answers."""

    def __init__(self, key: VapidKey, *, allow_private: bool) -> None:
        self._key = key
        self._allow_private = allow_private
        self._session: ClientSession | None = None
        self._free = asyncio.Semaphore(AT_ONCE)

    async def send(self, target: Target, notice: Notice, badge: int = 0) -> Outcome:
        """Send a notice; `badge` is at how many tables it is the person's turn."""
        async with self._free:
            try:
                check_url(target.url, allow_private=self._allow_private)
                make = self._push_message if target.kind == "device" else webhook_message
                body, headers = await asyncio.to_thread(make, target, notice, badge)
            except AsterismError:
                return Outcome("refused", "private")
            except Exception:
                logger.exception("a notice could not be encrypted or signed")
                return Outcome("refused", "unreachable")
            return await self._post(target.url, body, headers, is_device=target.kind == "device")

    async def close(self) -> None:
        """Close all connections."""
        if self._session is not None:
            await self._session.close()

    async def _post(self, url: str, body: bytes, headers: dict[str, str], *, is_device: bool) -> Outcome:
        from aiohttp import ClientError  # noqa: PLC0415

        try:
            session = self._opened_session()
            async with session.post(url, data=body, headers=headers, allow_redirects=False) as response:
                return outcome_of(response, is_device=is_device)
        except TimeoutError:
            return Outcome("later", "slow")
        except (ClientError, OSError) as error:
            if is_private(error):
                return Outcome("refused", "private")
            return Outcome("later", "unreachable")

    def _opened_session(self) -> ClientSession:
        if self._session is None:
            from aiohttp import ClientSession, ClientTimeout, DummyCookieJar, TCPConnector  # noqa: PLC0415

            from asterism.server.push.resolver import PublicResolver  # noqa: PLC0415

            resolver = None if self._allow_private else PublicResolver()
            self._session = ClientSession(
                connector=TCPConnector(resolver=resolver, use_dns_cache=False, limit=AT_ONCE),
                timeout=ClientTimeout(total=SECONDS_PER_MESSAGE),
                cookie_jar=DummyCookieJar(),
            )
        return self._session

    def _push_message(self, target: Target, notice: Notice, badge: int) -> tuple[bytes, dict[str, str]]:
        """The body that only the browser can read, and the headers that the push service needs (RFC 8030)."""
        from pywebpush import WebPusher  # noqa: PLC0415

        shown = {"title": notice.title, "body": notice.body, "path": notice.path, "tag": notice.tag, "badge": badge}
        keys = {"p256dh": target.key, "auth": target.secret}
        pusher = WebPusher({"endpoint": target.url, "keys": keys})
        headers = {
            "Authorization": self._key.authorization(target.url, target.origin),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(min(notice.seconds, MAX_TTL)),
            "Topic": notice.tag,
            "Urgency": "high" if notice.is_urgent else "normal",
        }
        return bytes(pusher.encode(msgspec.json.encode(shown))["body"]), headers


def webhook_message(target: Target, notice: Notice, _: int) -> tuple[bytes, dict[str, str]]:
    """What a webhook gets: words for chat programs under the names that these expect, and the facts for others."""
    link = target.origin + notice.path
    text = f"{calls_nobody(notice.title)}: {calls_nobody(notice.body)} {link}"
    said = {
        "text": text,
        "content": text,
        "kind": notice.kind,
        "game": notice.game,
        "table": notice.table,
        "link": link,
        "language": target.language,
    }
    body, at = msgspec.json.encode(said), str(int(now()))
    headers = {"Content-Type": "application/json", TIMESTAMP: at, SIGNATURE: signature_of(target.secret, at, body)}
    return body, headers


def calls_nobody(text: str) -> str:
    """Text in which a name such as @everyone or <!channel> does not call everybody in a chat program."""
    return text.replace("@", f"@{ZERO_WIDTH_SPACE}").replace("<", f"<{ZERO_WIDTH_SPACE}")


def signature_of(secret: str, timestamp: str, body: bytes) -> str:
    """The signature of a webhook's message."""
    digest = hmac.new(secret.encode(), timestamp.encode() + b"." + body, hashlib.sha256)
    return f"sha256={digest.hexdigest()}"


def outcome_of(response: ClientResponse, *, is_device: bool) -> Outcome:
    """What an answer means. Only a push service can say that its browser is gone; a webhook may come back."""
    status = response.status
    if status in OK:
        return SENT
    if status in GONE and is_device:
        return Outcome("gone", str(status))
    if status == TOO_MANY or status >= SERVER_ERROR:
        return Outcome("later", str(status), retry_after(response.headers.get("Retry-After")))
    return Outcome("refused", str(status))


def retry_after(header: str | None) -> float | None:
    """The seconds that a Retry-After header asks for: a number, or a date."""
    seconds: float | None = None
    if header is not None:
        with suppress(ValueError):
            seconds = float(header) if header.isdigit() else parsedate_to_datetime(header).timestamp() - now()
    return None if seconds is None else min(max(seconds, 0.0), MAX_WAIT)


def is_private(error: BaseException | None) -> bool:
    """Whether an error was caused by a private address."""
    while error is not None:
        if isinstance(error, PrivateAddress):
            return True
        error = error.__cause__ or error.__context__
    return False
