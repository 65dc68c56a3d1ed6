"""Games are compiled when somebody needs them, and nobody waits for the wrong one."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from asterism import engine
from asterism.engine.exports import KernelSource
from asterism.game import load, names
from asterism.server.store import EventStore
from tests.server.conftest import Place
from tests.server.tables.registries import on, registry_on

pytestmark = pytest.mark.usefixtures("compiled")


def test_the_game_that_somebody_asks_for_is_compiled_beside_the_one_under_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *_, asked_for = names()
    may_end, kernels = threading.Event(), {name: load(name).kernels for name in (first, asked_for)}

    def compiled(source: KernelSource) -> Any:
        assert source.name == asked_for or may_end.wait(60)
        return kernels[source.name]

    async def ask(store: EventStore) -> None:
        registry = registry_on(store)
        under_way = asyncio.create_task(registry.games.compile(first))
        await asyncio.sleep(0)
        try:
            async with asyncio.timeout(30):
                await registry.games.compile(asked_for)
            assert registry.games.is_compiled(asked_for)
            assert not registry.games.is_compiled(first)
        finally:
            may_end.set()
        await under_way

    for name in kernels:
        monkeypatch.delitem(vars(load(name)), "kernels")
    monkeypatch.setattr(engine, "load_kernels", compiled)
    on(Place(tmp_path), ask)
