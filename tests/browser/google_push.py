"""Google's push service, as far as Chromium needs it, on this machine.

Chromium asks it for a device id (check-in), registers a subscription and keeps a connection open on which messages
arrive (MCS): as at Google, only the addresses are others, which Chromium takes from its command line. Our server sends
to `/send/...`, and the body goes on to Chromium unread: only Chromium can decrypt it.
"""

from __future__ import annotations

import asyncio
import ipaddress
import ssl
import struct
import tempfile
import threading
from collections import defaultdict
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Self

from aiohttp import web
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from tests.server.push.push_service import Received

HOST = "127.0.0.1"
MCS_VERSION = b"\x29"
LOGIN_REQUEST, LOGIN_RESPONSE, DATA_MESSAGE = 2, 3, 8
"""The kinds of messages on the connection."""
VARINT, FIXED64, BYTES = range(3)
"""How a field of a protocol buffer is written."""
USER = 4
"""The field of a login request with the device's id."""


@dataclass(frozen=True)
class Subscription:
    """What Chromium said when it subscribed."""

    device: str
    app: str
    subtype: str
    sender: str
    """The public key of the server that may send."""


class GooglePush:
    """The service, in a thread of its own."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.subscriptions: dict[str, Subscription] = {}
        """Those that Chromium has not ended, by their tokens."""
        self._connections: dict[str, asyncio.StreamWriter] = {}
        self._undelivered: dict[str, list[bytes]] = defaultdict(list)
        self._numbers = count(1)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        self.url, self._mcs_url = asyncio.run_coroutine_threadsafe(self._start(), self._loop).result()
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self._stop(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    @property
    def arguments(self) -> list[str]:
        """What makes Chromium use this service."""
        return [
            f"--gcm-checkin-url={self.url}/checkin",
            f"--gcm-registration-url={self.url}/register",
            f"--gcm-mcs-endpoint={self._mcs_url}",
            "--ignore-certificate-errors",
        ]

    def take(self) -> list[Received]:
        """What our server has sent since the last time."""
        taken, self.received = self.received, []
        return taken

    async def _start(self) -> tuple[str, str]:
        app = web.Application()
        app.router.add_post("/checkin", self._check_in)
        app.router.add_post("/register", self._register)
        app.router.add_post("/send/{token}", self._send)
        self._runner = web.AppRunner(app, shutdown_timeout=0)
        await self._runner.setup()
        await web.TCPSite(self._runner, HOST, 0).start()
        self._mcs = await asyncio.start_server(self._converse, HOST, 0, ssl=self_signed())
        return (
            f"http://{HOST}:{self._runner.addresses[0][1]}",
            f"https://{HOST}:{self._mcs.sockets[0].getsockname()[1]}",
        )

    async def _stop(self) -> None:
        await self._runner.cleanup()
        self._mcs.close()
        conversations = asyncio.all_tasks() - {asyncio.current_task()}
        for conversation in conversations:
            conversation.cancel()
        await asyncio.gather(*conversations, return_exceptions=True)

    async def _check_in(self, _: web.Request) -> web.Response:
        """Give a device an id and a token."""
        device = next(self._numbers)
        is_ok, time = number_field(1, 1), number_field(3, 1)
        return web.Response(body=is_ok + time + fixed_field(7, device) + fixed_field(8, device))

    async def _register(self, request: web.Request) -> web.Response:
        """Begin a subscription, or end those of an app."""
        form = {name: str(value) for name, value in (await request.post()).items()}
        device, app, subtype = form["device"], form["app"], form.get("X-subtype", "")
        if form.get("delete"):
            ended = [
                token for token, one in self.subscriptions.items() if (one.device, one.subtype) == (device, subtype)
            ]
            for token in ended:
                del self.subscriptions[token]
            return web.Response(text=f"deleted={app}")
        token = f"token-{next(self._numbers)}"
        self.subscriptions[token] = Subscription(device, app, subtype, form["sender"])
        return web.Response(text=f"token={token}")

    async def _send(self, request: web.Request) -> web.Response:
        """Take a message for a subscription."""
        body = await request.read()
        headers = {name.lower(): value for name, value in request.headers.items()}
        self.received.append(Received(request.path, headers, body))
        found = self.subscriptions.get(request.match_info["token"])
        if found is None:
            return web.Response(status=410)
        self._undelivered[found.device].append(data_message(next(self._numbers), found, headers, body))
        await self._deliver(found.device)
        return web.Response(status=201)

    async def _deliver(self, device: str) -> None:
        """Send a device what waits for it, if it is connected."""
        connection = self._connections.get(device)
        if connection is not None:
            connection.writelines(self._undelivered.pop(device, []))
            await connection.drain()

    async def _converse(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Keep a connection to Chromium. Only its login needs an answer."""
        device = ""
        try:
            await reader.readexactly(len(MCS_VERSION))
            while True:
                kind = (await reader.readexactly(1))[0]
                content = await reader.readexactly(await read_varint(reader))
                if kind == LOGIN_REQUEST:
                    device = text_field_of(content, USER)
                    writer.write(MCS_VERSION + framed(LOGIN_RESPONSE, bytes_field(1, b"login")))
                    self._connections[device] = writer
                    await self._deliver(device)
        except (OSError, EOFError):
            pass  # Chromium has gone
        finally:
            writer.close()
            if self._connections.get(device) is writer:
                del self._connections[device]


def data_message(number: int, to: Subscription, headers: dict[str, str], body: bytes) -> bytes:
    """A message as Chromium gets it."""
    about = {"content-encoding": headers["content-encoding"], "subtype": to.subtype}
    content = (
        bytes_field(2, str(number).encode()) + bytes_field(3, to.sender.encode()) + bytes_field(5, to.app.encode())
    )
    for name, value in about.items():
        content += bytes_field(7, bytes_field(1, name.encode()) + bytes_field(2, value.encode()))
    return framed(DATA_MESSAGE, content + bytes_field(9, f"persistent-{number}".encode()) + bytes_field(21, body))


def framed(kind: int, content: bytes) -> bytes:
    """A message on the connection: its kind, its length and its protocol buffer."""
    return bytes([kind]) + varint(len(content)) + content


def varint(number: int) -> bytes:
    """A number in groups of seven bits, the lowest first."""
    groups = bytearray()
    while number > 0x7F:
        groups.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*groups, number])


def number_field(field: int, value: int) -> bytes:
    return varint(field << 3 | VARINT) + varint(value)


def fixed_field(field: int, value: int) -> bytes:
    return varint(field << 3 | FIXED64) + struct.pack("<Q", value)


def bytes_field(field: int, value: bytes) -> bytes:
    return varint(field << 3 | BYTES) + varint(len(value)) + value


async def read_varint(reader: asyncio.StreamReader) -> int:
    number = shift = 0
    while True:
        [group] = await reader.readexactly(1)
        number |= (group & 0x7F) << shift
        if group < 0x80:
            return number
        shift += 7


def text_field_of(content: bytes, wanted: int) -> str:
    """A field of a protocol buffer, if only fields of text stand before it, none of them long."""
    at = 0
    while at < len(content):
        field, length = content[at] >> 3, content[at + 1]
        if field == wanted:
            return content[at + 2 : at + 2 + length].decode()
        at += 2 + length
    raise ValueError(f"no field {wanted}")


def self_signed() -> ssl.SSLContext:
    """A certificate that Chromium accepts because it is told to accept all."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), 1, now - timedelta(days=1), now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(HOST))]), critical=False)
        .sign(key, hashes.SHA256())
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "key-and-certificate.pem")
        written = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        file.write_bytes(written + certificate.public_bytes(Encoding.PEM))
        context.load_cert_chain(file)
    return context
