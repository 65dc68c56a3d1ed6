"""Our games as games of OpenSpiel 2.0. Importing this package registers all of them with pyspiel.

>>> import pyspiel
>>> import asterism.rl.openspiel
>>> game = pyspiel.load_game("asterism_nacht(seats=3)")
>>> game.num_players()
3

Parameters are `seats` and the game's options, under their own names. The deal is all chance: it follows from a seed
that chance draws byte by byte, in eight chance nodes with 256 outcomes each, so the same bytes give the same deal.
A resampled state has no history: what led to it in that world is not known, so it begins where the player stands.
"""

from __future__ import annotations

from asterism.rl.openspiel.game import register, spiel_name

__all__ = ["spiel_name"]

register()
