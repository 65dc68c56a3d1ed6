"""A match in the terminal: people type moves, bots answer, and secrets stay secret."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from asterism import bots
from asterism.errors import IllegalMove
from asterism.game import Move
from asterism.i18n import Translator
from asterism.match import Match, Result
from asterism.record import Player, record_of
from asterism.rulebook import rulebook_of

CHOICE = re.compile(r"#\s*(\d+)")
COLUMNS = 4


class Leave(Exception):
    """The person wants to go."""


@dataclass
class Terminal:
    """One person at a table with bots."""

    match: Match
    players: list[Player]
    language: str
    write: Callable[[str], None]
    ask: Callable[[str], str]
    """Shows a prompt and returns a line; EOFError and KeyboardInterrupt mean leaving."""
    path: Path
    limit: float = bots.LIMIT
    """How many seconds a bot may take for a move."""

    def __post_init__(self) -> None:
        """Seat the bots."""
        self.speech = Translator(self.language, self.match.game.name)
        self.person = next(seat for seat, player in enumerate(self.players) if player.bot is None)
        for player in self.players:
            if player.bot is not None:
                bots.check_name(player.bot)
        self.bots = {
            seat: bots.sandboxed(player.bot, f"{self.match.plain_deal}{seat}", self.limit)
            for seat, player in enumerate(self.players)
            if player.bot is not None
        }

    def run(self) -> None:
        """Play to the end, or until the person leaves; either way the match is saved."""
        try:
            while not self.match.is_over:
                self.next_move()
        except (Leave, EOFError, KeyboardInterrupt):
            self.save()
            self.write("\n" + self.say("play-saved", path=str(self.path)))
        else:
            self.save()
            self.show_result(self.match.results or ())

    def say(self, key: str, **arguments: object) -> str:
        """A message in the person's language."""
        return self.speech.say(key, **arguments)

    def next_move(self) -> None:
        """Ask whoever is to move, and tell what the person may know of it."""
        seat = self.match.current_seat
        if seat is None:
            return
        if seat == self.person:
            self.write("\n" + self.match.text(seat, self.language) + "\n")
            move = self.ask_person()
        else:
            move = self.ask_bot(self.bots[seat], seat)
        if move is not None:
            self.match.play(move, seat=seat)
            self.tell_last_turn()

    def ask_bot(self, bot: bots.SandboxedBot, seat: int) -> Move:
        """A legal move from the bot; if it needed help, the person is told."""
        before = len(bot.faults)
        move = bot.choose(bots.situation_of(self.match, seat))
        for fault in bot.faults[before:]:
            self.write(f"! {fault}")
        return move

    def tell_last_turn(self) -> None:
        """What the last move caused, as the person may know it."""
        for event in self.match.turns[-1].events:
            known = self.match.game.events.redact(self.match.terms, event, self.person)
            self.write(self.speech.tell(known, self.match.players))

    def ask_person(self) -> Move | None:
        """A legal move from the person; None after a take-back."""
        while True:
            line = self.ask(self.say("play-prompt") + " ").strip()
            if line == "u":
                if self.take_back():
                    return None
            elif line and not self.answer(line):
                try:
                    return self.read_move(line)
                except IllegalMove as reason:
                    self.write(str(reason))

    def answer(self, line: str) -> bool:
        """Whether the line was a wish other than a move, and is fulfilled."""
        word, _, rest = line.partition(" ")
        if word == "q":
            raise Leave
        if word == "?":
            example = self.match.notation(self.match.legal_moves(self.person)[0])
            first_rule = rulebook_of(self.match.game.name).rule[0].id
            self.write(self.say("play-help", example=example, rule=f"{first_rule:<3}"))
        elif word == "l":
            self.list_moves()
        elif word == "b":
            self.write(self.match.text(self.person, self.language))
        elif word == "r" and rest:
            self.show_rule(rest.strip())
        else:
            return False
        return True

    def read_move(self, line: str) -> Move:
        """A move from its notation or its number on the list; IllegalMove if it may not be made."""
        choice = CHOICE.fullmatch(line)
        if choice:
            moves = self.match.legal_moves(self.person)
            number = int(choice[1])
            if not 1 <= number <= len(moves):
                raise IllegalMove(self.say("play-not-on-the-list", count=len(moves), number=str(number)))
            return moves[number - 1]
        move = self.match.read(line)
        self.match.check(move, self.person)
        return move

    def list_moves(self) -> None:
        """All legal moves, numbered, in columns."""
        texts = [self.match.notation(move) for move in self.match.legal_moves(self.person)]
        cells = [f"#{number:<4}{text}" for number, text in enumerate(texts, start=1)]
        width = max(map(len, cells)) + 2
        for start in range(0, len(cells), COLUMNS):
            self.write("".join(cell.ljust(width) for cell in cells[start : start + COLUMNS]).rstrip())

    def show_rule(self, number: str) -> None:
        """One rule in the person's language."""
        rule = rulebook_of(self.match.game.name).find(number)
        if rule is None:
            self.write(self.say("play-no-such-rule", rule=number))
        else:
            self.write(f"{rule.id}: {getattr(rule, self.language)}")

    def take_back(self) -> bool:
        """Undo back to the person's last decision, unless hidden things have come out since."""
        own = [number for number, turn in enumerate(self.match.turns) if turn.seat == self.person]
        if not own:
            self.write(self.say("play-nothing-to-take-back"))
            return False
        if self.match.revealed_since(own[-1], self.person):
            self.write(self.say("play-too-late-to-take-back"))
            return False
        while len(self.match.turns) > own[-1]:
            move = self.match.take_back()
        self.write(self.say("play-taken-back", move=self.match.notation(move)))
        return True

    def save(self) -> None:
        """Write the match where it can be taken up again."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        record_of(self.match, self.players).save(self.path)

    def show_result(self, results: tuple[Result, ...]) -> None:
        """The final table and the ranking."""
        self.write("\n" + self.match.text(self.person, self.language))
        self.write("\n" + self.say("play-over"))
        for result in sorted(results, key=lambda one: one.rank):
            player = self.match.players[result.seat]
            self.write(self.say("play-result", rank=result.rank, player=player, score=result.score))
        if best := self.match.best:
            score = results[self.person].score
            self.write(self.say("table-best", best=best.score, outcome=best.compared_with(score)))
        self.write(self.say("play-watch-again", path=str(self.path)))
        self.write(self.say("play-look-back", path=str(self.path)))


def new_path(game: str) -> Path:
    """Where a match of the terminal is saved unless the person says otherwise."""
    folder = Path(platformdirs.user_data_dir("asterism")) / "games"
    return folder / time.strftime(f"{game}-%Y%m%d-%H%M%S.json")
