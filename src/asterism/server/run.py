"""Running the server from the command line."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace
from functools import partial
from typing import Any, cast

import uvicorn

from asterism.bots import admit
from asterism.errors import AsterismError
from asterism.server import metrics
from asterism.server.app import create_app
from asterism.server.handover import Handover, Inbox, new_inbox
from asterism.server.host_texts import check_texts
from asterism.server.limits.sockets import SocketLimits
from asterism.server.local_network import ALL_ADDRESSES, EVERYWHERE, host_for_others, is_for_this_machine, page_address
from asterism.server.logging_setup import set_up_logging
from asterism.server.moderation.admins import first_link, link_path
from asterism.server.processes import Processes
from asterism.server.settings import Settings
from asterism.server.store import EventStore
from asterism.server.store.server_secrets import SECRET_NAMES
from asterism.server.transport import HttpConnection, TimeLimits, limited_protocols
from asterism.server.workers.bot_pool import default_threads

if sys.platform != "win32":
    import resource

BACKLOG = 2048
"""How many connections may wait to be accepted, for example while the server starts."""
FRAME_LIMIT_FACTOR = 16
"""A WebSocket message this many times longer than allowed is cut off unread; a shorter one is refused with a reason."""
OTHER_FILES = 200
"""How many files the server needs beside its connections."""
NEW_OBJECTS_BETWEEN_COLLECTIONS = 20_000
SHUTDOWN_SECONDS = 5
"""How long running requests may take after the server was told to stop; WebSockets are closed at once."""


def run_server(settings: Settings) -> None:
    """Serve until the process is stopped."""
    if settings.lan:
        settings = replace(settings, host=EVERYWHERE)
    if settings.processes > 1:
        run_processes(settings)
        return
    prepare(settings)
    with closing(listen_on(settings.host, settings.port)) as listener:
        store = EventStore(settings.folder, settings.database)
        server = server_of(store, settings)
        link = link_for_first_admin(store)
        server.on_start = lambda: announce(settings, listener, store.place, link)
        server.run(sockets=[listener])


def run_processes(settings: Settings) -> None:
    """Serve with several processes. This one only keeps the port and watches over them."""
    if settings.database is None:
        raise AsterismError(
            "several processes need a database that they can share: give the address of a PostgreSQL with --database, "
            "or leave --processes out; the SQLite file belongs to one process"
        )
    if sys.platform != "linux":
        raise AsterismError(
            "only Linux spreads the connections of one port over several processes; start several servers with a port "
            "of their own behind a proxy instead of --processes"
        )
    prepare(settings)
    with closing(bind(settings.host, settings.port, shared=True)) as reserved:
        store = EventStore(settings.folder, settings.database)
        for name in SECRET_NAMES:
            store.secret(name)
        link = link_for_first_admin(store)
        store.close()
        threads = settings.bot_threads or max(1, default_threads() // settings.processes)
        own = replace(settings, port=reserved.getsockname()[1], bot_threads=threads)
        inboxes = [new_inbox() for _ in range(settings.processes)]
        with metrics.shared_by_processes():
            Processes(
                settings.processes,
                run_one_process,
                own,
                inboxes,
                on_start=lambda: announce(settings, reserved, store.place, link),
                on_end=metrics.forget_process,
            ).run()


def run_one_process(number: int, on_start: Callable[[], None], settings: Settings, inboxes: Sequence[Inbox]) -> None:
    """Serve as one of several processes."""
    prepare(settings)
    with closing(listen_on(settings.host, settings.port, shared=True)) as listener:
        server = server_of(EventStore(settings.folder, settings.database), settings, Handover(number, inboxes))
        server.on_start = on_start
        server.run(sockets=[listener])


def prepare(settings: Settings) -> None:
    """What every process needs."""
    set_up_logging(as_json=settings.log_json)
    for name in filter(None, settings.allow_bot.split(",")):
        admit(name.strip())
    check_texts(settings)


def link_for_first_admin(store: EventStore) -> str | None:
    """The path of a link that makes whoever opens it an admin; None if there is an admin already."""
    secret = asyncio.run(store.run(first_link))
    return None if secret is None else link_path(secret)


def announce(settings: Settings, listener: socket.socket, place: str, admin_link: str | None) -> None:
    """Say where the server is and who can reach it, and open its page."""
    port = listener.getsockname()[1]
    is_local = settings.host in {"127.0.0.1", *ALL_ADDRESSES}
    address = page_address("localhost" if is_local else settings.host, port)
    others = how_others_join(settings.host, port)
    sys.stdout.write(f"Asterism is at {address}\n{others}\nTables are stored in {place}. Press Ctrl+C to stop.\n")
    if admin_link is not None:
        sys.stdout.write(
            f"This server has no admin yet. Whoever opens this link within an hour becomes one:\n"
            f"  {address}{admin_link.removeprefix('/')}\n"
        )
    sys.stdout.flush()
    if settings.open_page:
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


def how_others_join(host: str, port: int) -> str:
    """What people in the same room have to do to play along, and what it means to let them."""
    if is_for_this_machine(host):
        return (
            "Only this computer can open it. To play with others in your home network, start it with\n"
            "  asterism serve --lan          (in a checkout: make play ARGS=--lan)"
        )
    found = host_for_others(host)
    if found is None:
        return "Other devices can open it under the address of this computer, once it is in a network."
    return (
        f"Others in the same network join at {page_address(found, port)}\n"
        "Everybody in that network can open it, and nothing is encrypted: at home that is fine, in a café it is not.\n"
        "If their devices find nothing there, let Python through the firewall of this computer."
    )


def server_of(store: EventStore, settings: Settings, handover: Handover | None = None) -> Server:
    """A server that is ready to run, unless something that it needs is damaged."""
    config = server_config(create_app(settings, store), settings, handover)
    collect_garbage_rarely()
    return Server(config, handover)


def collect_garbage_rarely() -> None:
    """Look for cycles of dead objects less often than Python does by itself, and never among what is there now.

    A move makes many objects that are gone with it. With Python's own threshold of 700 new ones the search for cycles
    took about a tenth of the time of a move, and found nothing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS_BETWEEN_COLLECTIONS, 20, 20)


class Server(uvicorn.Server):
    """A server that says when it has begun to serve, and also takes connections that other processes hand over."""

    def __init__(self, config: uvicorn.Config, handover: Handover | None = None) -> None:
        super().__init__(config)
        self.on_start: Callable[[], None] = lambda: None
        self._handover = handover
        self._adopting: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        if self._handover is not None:
            asyncio.get_running_loop().add_reader(self._handover.receiver, self._adopt_all, self._handover)
        self.on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nothing more, and end what there is."""
        if self._handover is not None:
            asyncio.get_running_loop().remove_reader(self._handover.receiver)
        await super().shutdown(sockets)

    def _adopt_all(self, handover: Handover) -> None:
        for head, connection in handover.received():
            task = asyncio.create_task(self._adopt(head, connection))
            self._adopting.add(task)
            task.add_done_callback(self._adopting.discard)

    async def _adopt(self, head: bytes, connection: socket.socket) -> None:
        """Go on with a connection whose request another process has read."""
        kind = cast("type[HttpConnection]", self.config.http_protocol_class)
        make = partial(kind, config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        _, protocol = await asyncio.get_running_loop().connect_accepted_socket(make, connection)
        protocol.go_on(head)


def server_config(app: Any, settings: Settings, handover: Handover | None = None) -> uvicorn.Config:
    """How uvicorn serves the application."""
    sockets = SocketLimits(
        connections_within(settings.connections), settings.connections_per_address, settings.trusted_proxies
    )
    limits = TimeLimits(head=settings.head_seconds, body=settings.body_seconds)
    http, ws = limited_protocols(limits, sockets, handover)
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        http=http,
        ws=ws,
        ws_max_size=FRAME_LIMIT_FACTOR * settings.max_message_size or 2**24,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


def connections_within(wanted: int) -> int:
    """How many connections the system allows, each of which takes a file; 0 where it has no limit."""
    if sys.platform == "win32":
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    needed = wanted + OTHER_FILES if wanted else hard
    if soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    possible = max(1, soft - OTHER_FILES)
    return min(wanted, possible) if wanted else possible


def listen_on(host: str, port: int, *, shared: bool = False) -> socket.socket:
    """A listening socket, or an error that says why there is none. Sockets that share a port divide its connections."""
    listener = bind(host, port, shared=shared)
    try:
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        raise cannot_listen(host, port, error) from error
    return listener


def bind(host: str, port: int, *, shared: bool = False) -> socket.socket:
    """A socket that has this port, but does not listen yet."""
    bound = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        if shared:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        raise cannot_listen(host, port, error) from error
    return bound


def cannot_listen(host: str, port: int, error: OSError) -> AsterismError:
    """Why there is no socket."""
    return AsterismError(f"cannot listen on {host} port {port}: {error.strerror}")
