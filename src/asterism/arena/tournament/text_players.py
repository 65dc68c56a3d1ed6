"""Players that read and write text, such as language models, as entrants of a tournament.

An entrant is written "name=text:module:function" (or "text:file.py:function"), a function or class of Python that takes
a prompt and returns an answer, or "name=command:program arguments", a program that gets one line of JSON for each
question on its standard input and answers with one line on its standard output.
"""

from __future__ import annotations

import json
import random
import shlex
import shutil
import subprocess
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from inspect import isclass
from queue import Empty, SimpleQueue
from typing import Any, Protocol

import msgspec

from asterism.bots.custom import module_from, name_in
from asterism.bots.protocol import Situation
from asterism.bots.sandbox import BadAnswer, BotFault, in_time
from asterism.errors import BadOption, IllegalMove
from asterism.game import Move
from asterism.i18n import Translator
from asterism.match import Match
from asterism.prompt.limits import TRIES, AtLimit, checked_limit
from asterism.prompt.prompts import Prompting, prompt, refusal, words_for
from asterism.prompt.reading import read_answer

TEXT, COMMAND = "text:", "command:"
STOP_SECONDS = 2.0
"""How long a program may take to stop after the match."""
SHOWN = 80


class TextTerms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How text players are asked, and what happens at their limits."""

    prompting: Prompting = Prompting()
    tries: int = TRIES
    """How many answers a player may give in one turn."""
    at_limit: AtLimit = "random"


class Ask(Protocol):
    """How a player is asked."""

    def __call__(self, question: dict[str, Any], seconds: float) -> str:
        """The answer, or BadAnswer if there is none in time."""
        ...

    def close(self) -> None:
        """The match is over."""
        ...


def text_terms(*, tries: int, at_limit: str, hide: str, language: str) -> TextTerms:
    """The terms as a user writes them; `hide` names what prompts do not hold, separated by commas."""
    Translator(language)
    hidden = {word.strip() for word in hide.split(",")} - {""}
    if not hidden <= {"rules", "moves"}:
        raise BadOption(f"prompts can do without rules and moves, not without {', '.join(sorted(hidden))}")
    prompting = Prompting(language, rules="rules" not in hidden, moves="moves" not in hidden)
    return TextTerms(prompting=prompting, tries=tries, at_limit=checked_limit(at_limit))


def is_text_player(word: str) -> bool:
    """Whether a word of the command line names a text player."""
    return path_in(word).startswith((TEXT, COMMAND))


def player_name(word: str) -> str:
    """The name of an entrant. A command may have "=" among its arguments."""
    return word.strip() if word.strip().startswith(COMMAND) else name_in(word)


def path_in(word: str) -> str:
    """What stands behind "name=", or the whole word."""
    name, equals, path = word.partition("=")
    return path.strip() if equals and not name.strip().startswith(COMMAND) else word.strip()


def check_player(word: str) -> None:
    """BadOption, saying why, unless there is such a function or program."""
    path = path_in(word)
    if path.startswith(TEXT):
        imported(path.removeprefix(TEXT))
    else:
        command_in(path)


def imported(path: str) -> Callable[..., Any]:
    """The function or class at "module:function" or "file.py:function"."""
    place, colon, name = path.rpartition(":")
    if not colon or not place:
        raise BadOption(f"a text player is written text:module:function or text:file.py:function; '{path}' is not")
    found = getattr(module_from(place), name, None)
    if not callable(found):
        raise BadOption(f"{place} has no function '{name}' that could take a prompt and return an answer")
    function: Callable[..., Any] = found
    return function


def command_in(path: str) -> list[str]:
    """The words of a command; BadOption if there is no such program."""
    try:
        words = shlex.split(path.removeprefix(COMMAND))
    except ValueError as error:
        raise BadOption(f"'{path}' cannot be read as a command: {error}") from error
    if not words or shutil.which(words[0]) is None:
        raise BadOption(f"there is no program '{words[0] if words else ''}' for the player '{path}'")
    return words


def ask_through(word: str) -> Ask:
    """How this player is asked during one match."""
    path = path_in(word)
    return AskFunction(imported(path.removeprefix(TEXT))) if path.startswith(TEXT) else AskProgram(command_in(path))


class AskFunction:
    """Calls a function with the prompt; a class is called once for each match, and its object with each prompt."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._made = function
        self._player: Any = None

    def __call__(self, question: dict[str, Any], seconds: float) -> str:
        """The function's answer. One that takes too long is abandoned: Python cannot stop a thread."""
        answer = in_time(lambda: self._answer(question["prompt"]), seconds)
        if not isinstance(answer, str):
            raise BadAnswer("illegal", f"answered {answer!r:.{SHOWN}}, which is not a text")
        return answer

    def _answer(self, text: str) -> Any:
        if self._player is None:
            self._player = self._made() if isclass(self._made) else self._made
        return self._player(text)

    def close(self) -> None:
        """Nothing is open."""


class AskProgram:
    """Writes each question as a line of JSON to a program, and reads one line."""

    def __init__(self, command: list[str]) -> None:
        self._command = command
        self._process: subprocess.Popen[str] | None = None
        self._lines: SimpleQueue[str | None] = SimpleQueue()

    def __call__(self, question: dict[str, Any], seconds: float) -> str:
        """The program's next line. A program that is late is stopped, and started anew for its next question."""
        process = self._process or self._start()
        try:
            assert process.stdin  # noqa: S101 (it is a pipe)
            process.stdin.write(json.dumps(question, ensure_ascii=False) + "\n")
            process.stdin.flush()
            line = self._lines.get(timeout=max(0.0, seconds))
        except Empty:
            self._kill()
            raise BadAnswer("stalled", "did not answer in time") from None
        except OSError as error:
            self._kill()
            raise BadAnswer("raised", f"cannot be asked: {error}") from error
        if line is None:
            code = process.wait()
            self._kill()
            raise BadAnswer("raised", f"ended with status {code} instead of answering")
        return unwrapped(line)

    def _start(self) -> subprocess.Popen[str]:
        try:
            process = subprocess.Popen(  # noqa: S603 (the person at this machine typed it)
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as error:
            raise BadAnswer("raised", f"cannot be started: {error}") from error
        self._process, self._lines = process, SimpleQueue()
        threading.Thread(target=read_lines, args=(process, self._lines), daemon=True).start()
        return process

    def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            close_pipes(process)

    def close(self) -> None:
        """Close the program's input; it is stopped if it goes on."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError):
            if process.stdin:
                process.stdin.close()
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        close_pipes(process)


def read_lines(process: subprocess.Popen[str], lines: SimpleQueue[str | None]) -> None:
    """Put each line that a program writes into the queue, and None at its end."""
    with suppress(OSError, ValueError):
        for line in process.stdout or ():
            lines.put(line)
    lines.put(None)


def close_pipes(process: subprocess.Popen[str]) -> None:
    """Close what is left open of a program that has ended."""
    for pipe in (process.stdin, process.stdout):
        with suppress(OSError, ValueError):
            if pipe:
                pipe.close()


def unwrapped(line: str) -> str:
    """The answer in a line: the line itself, or the text under "answer" in a JSON object."""
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return line
    answer = value.get("answer") if isinstance(value, dict) else None
    return answer if isinstance(answer, str) else line


class TextSeat:
    """A text player in one seat of one match. Every move it makes is legal, whatever its answers are."""

    def __init__(self, name: str, ask: Ask, match: Match, terms: TextTerms, limit: float, seed: str) -> None:
        self.name = name
        self.faults: list[BotFault] = []
        self.refused = 0
        """How many of its answers were refused."""
        self.has_forfeited = False
        self._ask = ask
        self._match = match
        self._terms = terms
        self._limit = limit
        self._chooser = random.Random(seed)
        self._known = 0

    def choose(self, situation: Situation) -> Move:
        """The player's move within its tries and its time, else what was agreed for this case."""
        seat = situation.seat
        if self.has_forfeited:
            return self._any_move(seat)
        try:
            move = self._answered(seat)
        except BadAnswer as fault:
            move = self._any_move(seat)
            self.has_forfeited = self._terms.at_limit == "forfeit"
            what = "it forfeits the match" if self.has_forfeited else "a random move was made instead"
            self.faults.append(BotFault(self.name, seat, fault.kind, f"{fault}; {what}"))
        self._known = len(self._match.turns)
        return move

    def close(self) -> None:
        """The match is over."""
        self._ask.close()

    def _answered(self, seat: int) -> Move:
        match, prompting = self._match, self._terms.prompting
        words, asked = words_for(match, seat, prompting), prompt(match, seat, prompting, self._known)
        deadline, text = time.monotonic() + self._limit, asked
        for left in reversed(range(self._terms.tries)):
            answer = self._asked(text, seat, deadline)
            try:
                return read_answer(match, seat, answer, listed=prompting.moves)
            except IllegalMove as reason:
                self.refused += 1
                last, text = reason, f"{asked}\n\n{refusal(words, reason, left)}"
        tries = "its only try" if self._terms.tries == 1 else f"{self._terms.tries} tries"
        raise BadAnswer("illegal", f"gave no legal move in {tries} (last: {last})")

    def _asked(self, text: str, seat: int, deadline: float) -> str:
        game = self._match.game.name
        left = deadline - time.monotonic()
        try:
            if left <= 0:
                raise BadAnswer("stalled", "did not answer in time")  # noqa: TRY301
            return self._ask({"game": game, "seat": seat, "turn": len(self._match.turns), "prompt": text}, left)
        except BadAnswer as fault:
            if fault.kind == "stalled":
                raise BadAnswer("stalled", f"took longer than {self._limit:g} seconds") from None
            raise

    def _any_move(self, seat: int) -> Move:
        return self._chooser.choice(self._match.legal_moves(seat))
