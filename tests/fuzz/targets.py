"""Everything that parses, as targets: one list for `make fuzz` and for its short form in `make test`."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Sequence
from functools import cache, partial
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

import asterism
from asterism import bots
from asterism.arena.tournament.results import Header, read_results
from asterism.arena.tournament.spec import spec_for
from asterism.bots.names import names_of_bots
from asterism.cli.options import given_options
from asterism.components import SentText
from asterism.deal import read_deal
from asterism.errors import AsterismError, IllegalMove
from asterism.game import Game, load
from asterism.game_file import parse_game_file
from asterism.introduction import Introduction
from asterism.lesson import Script, played
from asterism.match import Match
from asterism.options import agree_terms, read_options
from asterism.prompt.reading import read_answer
from asterism.record import read_record
from asterism.rulebook import Rulebook
from asterism.typed_text import clean_message, clean_name, name_key
from asterism.verify import verify
from tests.contract.support import of_game, random_match, walk
from tests.fuzz.server_targets import SERVER_TARGETS
from tests.fuzz.target import Target

GAMES = [load(name) for name in asterism.names()]


class NotText(AsterismError):
    """Everybody who calls these parsers decodes first and refuses what is no text."""


def text_of(data: bytes) -> str:
    """Text as it comes over a wire or from a file."""
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise NotText(f"this is not UTF-8: {error}") from error


def json_of(data: bytes) -> Any:
    """Data as it comes over a wire or from a file."""
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NotText(f"this is not JSON: {error}") from error


def chosen(data: bytes) -> tuple[Game, bytes]:
    """The first byte chooses a game."""
    return GAMES[data[0] % len(GAMES) if data else 0], data[1:]


def for_each_game(examples: Callable[[Game], Sequence[bytes]]) -> list[bytes]:
    """Examples of every game, each behind the byte that chooses it."""
    return [bytes([number]) + one for number, game in enumerate(GAMES) for one in examples(game)]


@cache
def middle(name: str) -> Match:
    """A match of a game, where among its first positions most can be done."""
    walked = walk(random_match(name, load(name).seats.start, "fuzz"), "fuzz")
    return max((match.copy() for match in islice(walked, 30)), key=lambda match: len(match.legal_moves()))


# --- saved matches ----------------------------------------------------------------------------


def replay_record(data: bytes) -> None:
    """As it is, and written by hand without a digest, so that a changed one is read further."""
    for source in (data, without_digest(data)):
        verify(source)
        asterism.replay(read_record(source))


def without_digest(data: bytes) -> bytes:
    raw = json_of(data)
    return msgspec.json.encode({**raw, "digest": ""}) if isinstance(raw, dict) else data


def records(game: Game) -> list[bytes]:
    return [msgspec.json.encode(middle(game.name).record())]


# --- moves ------------------------------------------------------------------------------------


def play_notation(game: Game, data: bytes) -> None:
    match = middle(game.name).copy()
    match.play(text_of(data), seat=match.current_seat)


def notations(game: Game) -> list[bytes]:
    """Moves that are legal there, and all moves of a whole match."""
    match, whole = middle(game.name), random_match(game.name, game.seats.start, "fuzz")
    for _ in walk(whole, "fuzz"):
        pass
    moves = [*match.legal_moves()[:12], *(turn.move for turn in whole.turns)]
    return list(dict.fromkeys(match.notation(move).encode() for move in moves))


def play_data(data: bytes) -> None:
    game, rest = chosen(data)
    match, move = middle(game.name).copy(), json_of(rest)
    if not isinstance(move, dict):
        raise IllegalMove("a move's data is an object")
    match.play(move, seat=match.current_seat)


def read_free_text(data: bytes) -> None:
    game, rest = chosen(data)
    match = middle(game.name)
    assert match.current_seat is not None
    read_answer(match, match.current_seat, text_of(rest))


def answers(game: Game) -> list[bytes]:
    match = middle(game.name)
    move = match.legal_moves()[0]
    text, data = match.notation(move), msgspec.to_builtins(move)
    free = (f"I think long. I play {text}", f'"{text}"', f"**{text}**.", "#1", f"Zug: `{text}`", f"{text}\n")
    return [*(one.encode() for one in free), json.dumps({"move": text}).encode(), json.dumps({"move": data}).encode()]


# --- what a match is agreed on ----------------------------------------------------------------


def agree_on(data: bytes) -> None:
    """Options as data, as a request or a record brings them."""
    game, rest = chosen(data)
    given = json_of(rest)
    if not isinstance(given, dict):
        raise NotText("options are an object")
    agree_terms(game, None, given)


def options_of(game: Game) -> list[bytes]:
    own = list(of_game(game.name, "capacities").OWN_FILES.values())[:1]
    return [msgspec.json.encode(one) for one in (msgspec.to_builtins(middle(game.name).terms.options), *own)]


def type_options(data: bytes) -> None:
    """Options as they are typed on the command line, where only a person at this machine may name a file."""
    game, rest = chosen(data)
    given = given_options(game, text_of(rest).split("\n"))
    read_options(game, {key: str(value) for key, value in given.items()})


def typed_options(game: Game) -> list[bytes]:
    options = msgspec.to_builtins(middle(game.name).terms.options)
    return ["\n".join(f"{key}={value}" for key, value in options.items()).encode()]


def read_hand_written_deal(data: bytes) -> None:
    game, rest = chosen(data)
    deal = json_of(rest)
    if not isinstance(deal, dict):
        raise NotText("a deal is an object")
    terms = middle(game.name).terms
    Match(terms, read_deal(terms.chances, deal))


def read_components(data: bytes) -> None:
    """An owner's file, and a match with it."""
    game, rest = chosen(data)
    for option, read in game.files.items():
        component = read(SentText("mine.toml", text_of(rest)))
        assert component.summary()
        agree_terms(game, None, {option: msgspec.to_builtins(component)})


def component_files(game: Game) -> list[bytes]:
    """Those that lie in the games' folders and are whole: templates are yet to be filled in."""
    folders = [game.folder, game.folder.parent / "_shared"] if game.files else []
    return [path.read_bytes() for folder in folders for path in sorted(folder.glob("*.toml")) if is_whole(game, path)]


def is_whole(game: Game, path: Path) -> bool:
    try:
        return all(read(path) for read in game.files.values())
    except AsterismError:
        return False


# --- a game's own files -----------------------------------------------------------------------


def read_lesson(data: bytes) -> None:
    game, rest = chosen(data)
    played(game.name, parse_game_file(text_of(rest), "lesson.toml", Script))


def game_files(stem: str, game: Game) -> list[bytes]:
    path = game.folder / f"{stem}.toml"
    return [path.read_bytes()] if path.exists() else []


def read_game_texts(data: bytes) -> None:
    kind, rest = (Rulebook, Introduction)[data[0] % 2 if data else 0], data[1:]
    parse_game_file(text_of(rest), "the file", kind)


# --- names ------------------------------------------------------------------------------------


def read_bot_name(data: bytes) -> None:
    name = text_of(data)
    bots.has_budget(name)
    bots.is_simple(name)
    bots.title_of(name)
    bots.check_name(name)


def clean_typed_text(data: bytes) -> None:
    """What is cleaned stays as it is when it is cleaned again."""
    typed = text_of(data)[:300]
    message = clean_message(typed)
    assert clean_message(message) == message
    name = clean_name(typed)
    assert clean_name(name) == name
    assert name_key(name_key(name)) == name_key(name)


def read_tournament(data: bytes) -> None:
    with tempfile.NamedTemporaryFile() as file:
        file.write(data)
        file.flush()
        read_results(Path(file.name))


def tournaments() -> list[bytes]:
    spec = spec_for(middle("nacht").terms, ["greedy", "random"], "1")
    return [msgspec.json.encode(Header(games=10, spec=spec)) + b"\n"]


TARGETS = [
    Target("records", replay_record, lambda: [one for game in GAMES for one in records(game)]),
    *(
        Target(f"notation of {game.name}", partial(play_notation, game), partial(notations, game))
        for game in GAMES
    ),
    Target("data of moves", play_data, lambda: for_each_game(
        lambda game: [msgspec.json.encode(move) for move in middle(game.name).legal_moves()[:6]])),
    Target("free text of players", read_free_text, lambda: for_each_game(answers)),
    Target("options as data", agree_on, lambda: for_each_game(options_of)),
    Target("options as typed", type_options, lambda: for_each_game(typed_options)),
    Target("deals written by hand", read_hand_written_deal, lambda: for_each_game(
        lambda game: [msgspec.json.encode(middle(game.name).plain_deal)])),
    Target("owners' files", read_components, lambda: for_each_game(component_files)),
    Target("lessons", read_lesson, lambda: for_each_game(partial(game_files, "lesson"))),
    Target("rulebooks and introductions", read_game_texts, lambda: [
        bytes([number]) + one for number, stem in enumerate(("rulebook", "introduction"))
        for game in GAMES for one in game_files(stem, game)]),
    Target("names of bots", read_bot_name, lambda: [
        name.encode() for name in (*bots.NAMES, "greedy:35", "search:2000", "search:500msx2", "nova@0.5")]),
    Target("names and chat", clean_typed_text, lambda: [
        b"Ada", "Jürgen  Ω".encode(), "👩‍🚀 hi".encode(), *(name.encode() for name in names_of_bots("x", 3, ()))]),
    Target("results of tournaments", read_tournament, tournaments),
    *SERVER_TARGETS,
]  # fmt: skip
"""A target's name is the folder of its corpus."""
