"""Games as environments for programs that learn. All of them are shells round the same rules.

>>> from asterism.rl import Episode
>>> episode = Episode("sternenhimmel", seats=3, seed=7)
>>> episode.step(int(episode.actions()[0]))
>>> episode.observe(seat=2).shape
(142,)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from asterism.rl.batch import Batch
    from asterism.rl.episode import Episode
    from asterism.rl.observation import Field, ObservationLayout, observation_of

__all__ = ["Batch", "Episode", "Field", "ObservationLayout", "observation_of"]

_LAZY = {
    "Batch": "asterism.rl.batch",
    "Episode": "asterism.rl.episode",
    "Field": "asterism.rl.observation",
    "ObservationLayout": "asterism.rl.observation",
    "observation_of": "asterism.rl.observation",
}


def __getattr__(name: str) -> Any:
    """Import modules only when they are used: engines look into this package for its kernels."""
    if name not in _LAZY:
        raise AttributeError(f"module 'asterism.rl' has no attribute '{name}'")
    import importlib  # noqa: PLC0415

    return getattr(importlib.import_module(_LAZY[name]), name)
