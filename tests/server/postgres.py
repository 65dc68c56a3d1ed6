"""A real PostgreSQL for the tests: the one at ASTERISM_TEST_POSTGRES, or a temporary one from local programs."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Self

import psycopg
from psycopg import sql

ADDRESS = "ASTERISM_TEST_POSTGRES"
NONE_HERE = (
    f"the tests need PostgreSQL: `make test` installs it for root; else apt-get install postgresql, or set {ADDRESS} "
    "to the address of one where databases may be created"
)
IN_A_HURRY = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "synchronous_commit": "off",
    "shared_buffers": "16MB",
    "max_connections": "60",
}
HELD = "is still in use"
"""PostgreSQL's complaint about the memory or lock file of a killed server whose last processes have yet to end."""


class Cluster:
    """A PostgreSQL server with databases that come and go."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._numbers = count(1)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"asterism_{os.getpid()}_{next(self._numbers)}"
        self.run(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        scheme, rest = self.address.split("://", 1)
        authority, _, tail = rest.partition("/")
        query = tail.partition("?")[2]
        return f"{scheme}://{authority}/{name}" + (f"?{query}" if query else "")

    def drop(self, address: str) -> None:
        """Throw a database away, whoever uses it."""
        self.run(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name_of(address))))

    def cut_off(self, address: str) -> None:
        """Throw everybody out of a database and let nobody in."""
        name = name_of(address)
        self.run(sql.SQL("ALTER DATABASE {} ALLOW_CONNECTIONS false").format(sql.Identifier(name)))
        self.run(sql.SQL("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = {}").format(name))

    def let_in(self, address: str) -> None:
        """Let everybody in again."""
        self.run(sql.SQL("ALTER DATABASE {} ALLOW_CONNECTIONS true").format(sql.Identifier(name_of(address))))

    def run(self, query: sql.Composed) -> None:
        """Do this outside the databases that tests use."""
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(query)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Somebody else's server goes on."""


class TemporaryCluster(Cluster):
    """Made for this run of the tests; PostgreSQL refuses to run as root, so root lends it another user."""

    def __init__(self, programs: Path) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="asterism-pg-"))
        self._programs = programs
        self._user = "postgres" if os.getuid() == 0 else None
        if self._user is not None:
            os.chown(self._folder, pwd.getpwnam(self._user).pw_uid, -1)
        init = [
            "initdb",
            "--pgdata",
            "data",
            "--auth",
            "trust",
            "--username",
            "postgres",
            "--no-sync",
            "--encoding=UTF8",
        ]
        self._start(init).wait()
        super().__init__(f"postgresql://postgres@/postgres?host={self._folder}")
        self.start()

    def __exit__(self, *_: object) -> None:
        self._server.send_signal(signal.SIGINT)
        self._server.wait()
        shutil.rmtree(self._folder)

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        settings = [argument for pair in IN_A_HURRY.items() for argument in ("-c", "=".join(pair))]
        command = ["postgres", "-D", "data", "-k", str(self._folder), *settings]
        while True:
            self._server = self._start(command)
            if self._answers():
                return
            if HELD not in (self._folder / "log").read_text():
                raise RuntimeError((self._folder / "log").read_text())

    def kill(self) -> None:
        """End the server as a crash would. Its processes end when they notice that the first of them is gone."""
        self._server.kill()
        self._server.wait()

    def _start(self, command: list[str]) -> subprocess.Popen[bytes]:
        program, *arguments = command
        with (self._folder / "log").open("ab") as log:
            return subprocess.Popen(
                [self._programs / program, *arguments], cwd=self._folder, user=self._user, stdout=log, stderr=log
            )

    def _answers(self) -> bool:
        """Wait until the server answers, or has ended."""
        while self._server.poll() is None:
            try:
                psycopg.connect(self.address).close()
            except psycopg.OperationalError:
                time.sleep(0.05)
            else:
                return True
        return False


def name_of(address: str) -> str:
    """The database of an address."""
    return address.split("://", 1)[1].partition("/")[2].partition("?")[0]


def cluster(*, temporary: bool = False) -> Cluster:
    """The server that the tests use; a temporary one can be killed."""
    if not temporary and (address := os.environ.get(ADDRESS)):
        return Cluster(address)
    found = shutil.which("initdb")
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found is None and not debian:
        raise RuntimeError(NONE_HERE)
    return TemporaryCluster(Path(found).parent if found else debian[-1].parent)
