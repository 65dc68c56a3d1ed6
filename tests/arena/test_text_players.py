"""Players of text in a tournament: functions and programs, with limits of time and tries."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import asterism
from asterism.arena.tournament.export import matches_in
from asterism.arena.tournament.play import Outcome, play_game
from asterism.arena.tournament.schedule import Pairing
from asterism.arena.tournament.spec import TournamentSpec, custom_bots, spec_for
from asterism.arena.tournament.standings import standings
from asterism.arena.tournament.text_players import TextTerms, player_name, text_terms
from asterism.cli.main import app
from asterism.errors import AsterismError, BadOption
from asterism.options import agree_terms
from asterism.prompt.prompts import Prompting

PLAYERS = """
import json
import re
import sys
import time

LISTED = re.compile(r"^#[0-9]+ (.+)$", re.MULTILINE)
QUICK = {"value": 0}

def first(prompt):
    return "I play " + LISTED.search(prompt)[1]

def stubborn(prompt):
    return "no idea"

def learner(prompt):
    return first(prompt) if "more tr" in prompt else "no idea"

def slow(prompt):
    time.sleep(60)

def failing(prompt):
    raise RuntimeError("out of quota")

def mute(prompt):
    return None

class Counter:
    def __init__(self):
        self.asked = 0
    def __call__(self, prompt):
        self.asked += 1
        return first(prompt) if self.asked > 1 else "no idea"

if __name__ == "__main__":
    how = sys.argv[1]
    for line in sys.stdin:
        question = json.loads(line)
        if how == "dies":
            sys.exit(3)
        if how == "slow":
            time.sleep(60)
        answer = "Well.\\n" + LISTED.search(question["prompt"])[1]
        print(json.dumps({"answer": answer}), flush=True)
"""


@pytest.fixture(scope="module")
def players(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("players") / "players.py"
    file.write_text(PLAYERS, encoding="utf-8")
    return file


def spec(*names: str, limit: float = 20.0, text: TextTerms | None = None) -> TournamentSpec:
    terms = agree_terms(asterism.load("sternenhimmel"), 3, {})
    brief = text or TextTerms(prompting=Prompting(rules=False))
    return spec_for(terms, list(names), "seed", limit=limit, text=brief)


def played(chosen: TournamentSpec, seating: tuple[int, ...] = (0, 1, 1)) -> Outcome:
    return play_game(chosen, Pairing(0, seating))


@pytest.mark.parametrize("how", ["text:{file}:first", "command:{python} {file} plays"])
def test_functions_and_programs_play_without_a_fault(players: Path, how: str) -> None:
    chosen = spec("model=" + how.format(file=players, python=sys.executable), "random")
    outcome = played(chosen)
    assert outcome.faults == []
    assert outcome.refused == [0, 0, 0]
    assert chosen.names == ("model", "random")
    assert outcome == played(chosen, (0, 1, 1)) or outcome.ranks == played(chosen).ranks


def test_a_refused_player_gets_another_try_and_the_refusals_are_counted(players: Path) -> None:
    chosen = spec(f"model=text:{players}:learner", "random")
    outcome = played(chosen)
    assert outcome.faults == []
    assert outcome.refused == [outcome.moves[0], 0, 0]
    [entrant, _] = sorted(standings(chosen, [outcome]).entrants, key=lambda one: one.bot)
    assert (entrant.bot, entrant.refused, entrant.faults) == ("model", outcome.moves[0], 0)


def test_a_class_is_made_once_for_each_match(players: Path) -> None:
    assert played(spec(f"model=text:{players}:Counter", "random")).refused == [1, 0, 0]


def test_without_a_legal_move_in_its_tries_a_random_one_is_made(players: Path) -> None:
    outcome = played(spec(f"model=text:{players}:stubborn", "random"))
    assert len(outcome.faults) == outcome.moves[0]
    assert "gave no legal move in 3 tries (last: 'no idea'" in str(outcome.faults[0])
    assert str(outcome.faults[0]).endswith("a random move was made instead")
    assert outcome.forfeits == []


@pytest.mark.parametrize(
    ("player", "kind", "words"),
    [
        ("text:{file}:slow", "stalled", "took longer than 0.3 seconds"),
        ("command:{python} {file} slow", "stalled", "took longer than 0.3 seconds"),
        ("text:{file}:failing", "raised", "RuntimeError: out of quota"),
        ("text:{file}:mute", "illegal", "None, which is not a text"),
    ],
)
def test_whoever_forfeits_is_ranked_last_and_the_match_goes_on(
    players: Path, player: str, kind: str, words: str
) -> None:
    text = TextTerms(prompting=Prompting(rules=False), at_limit="forfeit")
    word = "model=" + player.format(file=players, python=sys.executable)
    outcome = played(spec(word, "random", limit=0.3, text=text))
    [fault] = outcome.faults
    assert fault.kind == kind
    assert words in str(fault)
    assert str(fault).endswith("it forfeits the match")
    assert outcome.forfeits == [0]
    assert outcome.ranks[0] == 3


def test_a_program_that_dies_is_started_again_for_its_next_turn(players: Path) -> None:
    outcome = played(spec(f"model=command:{sys.executable} {players} dies", "random"))
    assert len(outcome.faults) == outcome.moves[0]
    assert "ended with status 3" in str(outcome.faults[0])


def test_a_command_may_have_an_equals_sign() -> None:
    assert player_name("command:model --size=big") == "command:model --size=big"
    assert player_name("big=command:model --size=big") == "big"


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("text:nowhere.py:ask", "no file nowhere.py"),
        ("text:json:nothing", "has no function 'nothing'"),
        ("text:ask", "text:module:function"),
        ("command:no-such-program-here", "no program 'no-such-program-here'"),
        ("command:'", "cannot be read as a command"),
    ],
)
def test_a_player_that_is_not_there_is_named(word: str, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        spec(f"model={word}", "random")


def test_the_terms_of_text_players_are_checked() -> None:
    assert text_terms(tries=2, at_limit="forfeit", hide="rules, moves", language="fr") == TextTerms(
        prompting=Prompting("fr", rules=False, moves=False), tries=2, at_limit="forfeit"
    )
    with pytest.raises(BadOption, match="not without jokes"):
        text_terms(tries=2, at_limit="random", hide="jokes", language="en")


def test_the_arena_shows_refusals_and_keeps_results_for_ratings(players: Path, tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    bots = f"greedy,random,model=text:{players}:learner"
    command = ["arena", "sternenhimmel", "--bots", bots, "--games", "3", "--jobs", "1", "--hide", "rules"]
    shown = CliRunner().invoke(app, [*command, "--out", str(results)], catch_exceptions=False)
    assert "refused" in shown.output
    matches = matches_in(results)
    assert len(matches) == 3
    assert {player.title for player in matches[0].players} == {"bot:greedy", "bot:random", "text:model"}
    resumed = CliRunner().invoke(app, ["arena", "--resume", str(results)])
    assert isinstance(resumed.exception, AsterismError)
    assert "name all bots again" in str(resumed.exception)
    assert custom_bots(spec(f"model=text:{players}:first", "random"))
    rated = CliRunner().invoke(app, ["ratings", str(results), "--format", "json"], catch_exceptions=False)
    assert {row["kind"] for row in json.loads(rated.output)["rows"]} == {"bot", "text"}
