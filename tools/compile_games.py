"""Compile every game once, on all cores, before many processes want it: else each would compile it for itself."""

from concurrent.futures import ProcessPoolExecutor

import asterism
from asterism.bots.compile import compile_game

if __name__ == "__main__":
    with ProcessPoolExecutor() as processes:
        list(processes.map(compile_game, asterism.names()))
