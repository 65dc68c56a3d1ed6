"""A match in the terminal, with scripted input."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import asterism
from asterism import bots
from asterism.cli.terminal import Terminal
from asterism.game import Move
from asterism.record import Player, read_record

PLAYERS = [Player("Ada"), Player("Greedy 2", bot="greedy"), Player("Random 3", bot="random")]


class Script:
    """Types lines, then closes the input. Keeps the output."""

    def __init__(self, *lines: str) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.written: list[str] = []

    def ask(self, prompt: str) -> str:
        self.written.append(prompt)
        for line in self.lines:
            return line
        raise EOFError

    @property
    def text(self) -> str:
        return "\n".join(self.written)


def sit(script: Script, path: Path, *, language: str = "en", seed: int = 3) -> Terminal:
    match = asterism.new(
        "sternenhimmel", seats=3, seed=seed, players=[player.name for player in PLAYERS], first_player=0
    )
    return Terminal(match, PLAYERS, language, script.written.append, script.ask, path)


def test_a_whole_game_can_be_played_by_choosing_from_the_list(tmp_path: Path) -> None:
    script = Script(*["#1"] * 20)
    terminal = sit(script, tmp_path / "game.json")
    terminal.run()
    assert terminal.match.is_over
    assert "The match is over." in script.text
    assert asterism.replay(tmp_path / "game.json").results == terminal.match.results


def test_a_move_can_be_typed_and_mistakes_are_explained(tmp_path: Path) -> None:
    script = Script("10 Nowhere 3", "nonsense", "#0", "#9999", "", "X Vir 1")
    terminal = sit(script, tmp_path / "game.json")
    sky = terminal.match.view(0).places[0].sky  # type: ignore[attr-defined]
    script.lines = iter(["10 Nowhere 3", "nonsense", "#0", "#9999", "", f"X {sky} 1"])
    terminal.run()
    assert "no constellation called 'Nowhere'" in script.text
    assert "'nonsense' is not a move" in script.text
    assert "there is no #0" in script.text
    assert "there is no #9999" in script.text
    assert terminal.match.notation(terminal.match.turns[0].move) == f"X {sky} 1"


def test_leaving_at_any_time_saves_a_match_that_can_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.json"
    script = Script("#1", "q")
    terminal = sit(script, path)
    terminal.run()
    assert f"asterism play --resume {path}" in script.text
    record = read_record(path)
    assert record.players == PLAYERS
    again = asterism.replay(record)
    assert again.state == terminal.match.state
    more = Script(*["#1"] * 20)
    Terminal(again, record.players, "en", more.written.append, more.ask, path).run()
    assert again.is_over


@pytest.mark.parametrize("ending", [EOFError, KeyboardInterrupt])
def test_a_closed_or_broken_input_saves_too(tmp_path: Path, ending: type[BaseException]) -> None:
    script = Script()

    def leave(_: str) -> str:
        raise ending

    terminal = sit(script, tmp_path / "game.json")
    terminal.ask = leave
    terminal.run()
    assert (tmp_path / "game.json").exists()


def test_a_move_is_taken_back_unless_something_hidden_was_revealed(tmp_path: Path) -> None:
    for seed in range(30):
        script = Script("#1", "u", "q")
        terminal = sit(script, tmp_path / "game.json", seed=seed)
        terminal.run()
        moved = terminal.match.turns
        if "Taken back" in script.text:
            assert moved == []
        else:
            assert "Something hidden has been revealed" in script.text
            assert terminal.match.revealed_since(0, 0)
    nothing = Script("u", "q")
    sit(nothing, tmp_path / "game.json").run()
    assert "You have not moved yet." in nothing.text


def test_help_board_and_rules_are_a_letter_away(tmp_path: Path) -> None:
    script = Script("?", "b", "l", "r S30", "r gs2", "r Z9", "q")
    sit(script, tmp_path / "game.json").run()
    assert "list all legal moves" in script.text
    assert script.text.count("Your tokens") >= 2
    assert "#1 " in script.text
    assert "S30: " in script.text
    assert "GS-2: " in script.text
    assert "There is no rule Z9." in script.text


@pytest.mark.parametrize(("language", "word"), [("en", "Your tokens"), ("fr", "Vos pions"), ("de", "Deine Steine")])
def test_the_table_is_shown_in_the_persons_language(tmp_path: Path, language: str, word: str) -> None:
    script = Script("q")
    sit(script, tmp_path / "game.json", language=language).run()
    assert word in script.text


def test_the_others_face_down_tokens_are_never_written(tmp_path: Path) -> None:
    script = Script(*["#1"] * 6, "q")
    terminal = sit(script, tmp_path / "game.json")
    terminal.run()
    hidden = [
        event
        for turn in terminal.match.turns
        for event in turn.events
        if turn.seat != 0 and getattr(event, "rule", "") == "S26"
    ]
    assert hidden
    assert script.text.count("puts a token face down on") == len(hidden)


def test_a_bot_that_exceeds_the_limit_is_replaced_and_the_person_is_told(tmp_path: Path) -> None:
    woken = threading.Event()

    class Sleeper:
        def choose(self, situation: bots.Situation) -> Move:
            woken.wait()
            return situation.legal_moves[0]

    bots.register("sleeper", Sleeper)
    players = [Player("Ada"), Player("Sleeper 2", bot="sleeper")]
    match = asterism.new("nacht", seats=2, seed=1, players=["Ada", "Sleeper 2"])
    script = Script(*["#1"] * 3)
    Terminal(match, players, "en", script.written.append, script.ask, tmp_path / "game.json", limit=0.05).run()
    woken.set()
    assert "! sleeper in seat 1 took longer than 0.05 seconds; greedy plays on in its place" in script.text
