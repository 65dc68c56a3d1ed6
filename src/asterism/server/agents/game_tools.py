"""Tools for games and their rules."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from msgspec import Meta

from asterism.game import Game, load, names
from asterism.i18n import Translator
from asterism.options import agree_terms, explain, seats_text
from asterism.prompt.prompts import examples_of
from asterism.prompt.words import rule_of, rules_text
from asterism.server.agents.answers import Answer, Arguments, GameName, Language
from asterism.server.agents.tables import AgentTables


class ListGames(Arguments, frozen=True):
    """List the games with their numbers of players, options, presets and bots."""

    language: Language = "en"


async def list_games(tables: AgentTables, given: ListGames) -> Answer:
    """The games that can be played here. A game that a newer server has, and this program does not, is left out."""
    found = await tables.games()
    data = [game_data(load(info.name), given.language, info.bots) for info in found if info.name in names()]
    lines = [f"{one['name']}: {one['title']} (players: {one['players']}). {one['about']}" for one in data]
    return Answer("\n".join(lines), {"games": data})


def game_data(game: Game, language: str, bots: list[str]) -> dict[str, Any]:
    """One game as data."""
    translator = Translator(language, game.name)
    return {
        "name": game.name,
        "title": game.title,
        "players": seats_text(game),
        "about": translator.say("tagline"),
        "options": [
            {"name": name, "takes": takes, "default": default, "meaning": translator.say(f"option-{dashed(name)}")}
            for name, takes, default in explain(game)
        ],
        "presets": {name: translator.say(f"preset-{dashed(name)}") for name in game.presets},
        "bots": bots,
    }


def dashed(name: str) -> str:
    """A name as the catalogues' keys write it."""
    return name.replace("_", "-")


class ReadRules(Arguments, frozen=True):
    """Read the rulebook of a game, or one rule by its number, and how moves are written."""

    game: GameName
    rule: Annotated[str | None, Meta(description="The number of one rule, such as S20.")] = None
    language: Language = "en"


async def read_rules(_: AgentTables, given: ReadRules) -> Answer:
    """The rules of a game, or one of them."""
    game = load(given.game)
    Translator(given.language)
    if given.rule is not None:
        rule = rule_of(game.name, given.rule)
        text = f"{rule.id}: {getattr(rule, given.language)}"
        return Answer(text, {"game": game.name, "rule": rule.id, "text": getattr(rule, given.language)})
    book = rules_text(game.name, given.language)
    examples = await asyncio.to_thread(lambda: examples_of(agree_terms(game)))
    text = f"{game.title}\n\n{book}\n\nMoves are written like this: {' · '.join(examples)}"
    return Answer(text, {"game": game.name, "rules": book, "examples": list(examples)})
