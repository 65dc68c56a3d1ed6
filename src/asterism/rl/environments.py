"""Importing this module registers every game with PettingZoo and with Gymnasium, whichever is installed.

>>> import gymnasium
>>> env = gymnasium.make("asterism.rl.environments:asterism/patience-v1")
"""

from __future__ import annotations

from importlib.util import find_spec

from asterism.game import names

ZOO, GYM = "asterism.rl.zoo", "asterism.rl.gym"


def register_with_pettingzoo() -> None:
    """Make `pettingzoo.make("aec", "asterism/sternenhimmel-v1")` work, and "parallel"."""
    from pettingzoo import aec_registry, parallel_registry, register  # noqa: PLC0415 (an extra)

    for name in names():
        key = f"asterism/{name}-v1"
        if key not in aec_registry:
            register("aec", key, entry_point=f"{ZOO}:env", kwargs={"game": name})
        if key not in parallel_registry:
            register("parallel", key, entry_point=f"{ZOO}:parallel_env", kwargs={"game": name})


def register_with_gymnasium() -> None:
    """Make `gymnasium.make("asterism/sternenhimmel-v1")` and `make_vec` work."""
    from gymnasium import register, registry  # noqa: PLC0415 (an extra)

    for name in names():
        key = f"asterism/{name}-v1"
        if key not in registry:
            register(key, entry_point=f"{GYM}:OneSeat", vector_entry_point=f"{GYM}:ManySeats", kwargs={"game": name})


if find_spec("gymnasium"):
    register_with_gymnasium()
if find_spec("pettingzoo"):
    register_with_pettingzoo()
