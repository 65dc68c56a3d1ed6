"""A player that reads a prompt and writes an answer, as a language model does; here it answers at random.

    asterism arena sternenhimmel --bots greedy,random,mine=text:examples/text_player.py:answer --games 9

Run by itself it plays one match in a loop of its own. docs/language-models.md explains prompts, answers and limits.
"""

from __future__ import annotations

import random
import re

from asterism.rl.text import TextGame

LISTED = re.compile(r"^#[0-9]+ (.+)$", re.MULTILINE)


def answer(prompt: str) -> str:
    """An answer to the prompt. Here you would ask your model."""
    moves = LISTED.findall(prompt)
    return f"There are {len(moves)} moves, and this one looks nice.\nI play {random.choice(moves)}"


def main() -> None:
    """Play one match against two bots."""
    game = TextGame("sternenhimmel", seats=3, bots={1: "greedy", 2: "random"})
    game.reset(seed=1)
    done = False
    while not done:
        _, prompt = game.get_observation()
        done, info = game.step(answer(prompt))
        if info["refusal"]:
            print("refused:", info["refusal"])
    rewards, info = game.close()
    print("The rewards are", rewards, "and the scores", info["scores"])


if __name__ == "__main__":
    main()
