"""A match in the terminal: one person types moves, bots play the other seats."""

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
from asterism.match import Match
from asterism.record import Player, record_of
from asterism.rulebook import rulebook_of
from asterism.standing import Result

CHOICE = re.compile(r"#\s*(\d+)")
COLUMNS = 4


class Leave(Exception):
    """The person leaves the match."""


@dataclass
class Terminal:
    """One person playing against bots."""

    match: Match
    players: list[Player]
    language: str
    write: Callable[[str], None]
    ask: Callable[[str], str]
    """Shows a prompt and returns a line. EOFError and KeyboardInterrupt mean that the person leaves."""
    path: Path
    limit: float = bots.LIMIT
    """Seconds that a bot may take for a move."""

    def __post_init__(self) -> None:
        """Create the bots."""
        self.translator = Translator(self.language, self.match.game.name)
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
        if self.bots:
            self.write(self.say("play-opponents", bots=", ".join(map(self.described, self.bots))))
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
        return self.translator.say(key, **arguments)

    def described(self, seat: int) -> str:
        """A bot's name, and in brackets which bot it is."""
        player = self.players[seat]
        return f"{player.name} ({bots.title_of(player.bot or '')})"

    def next_move(self) -> None:
        """Ask the seat to move, play its move, and print the events that the person may see."""
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
        """A legal move from the bot. Its faults are printed."""
        before = len(bot.faults)
        move = bot.choose(bots.situation_of(self.match, seat))
        for fault in bot.faults[before:]:
            self.write(f"! {fault}")
        return move

    def tell_last_turn(self) -> None:
        """Print the events of the last turn, as the person may see them."""
        for event in self.match.turns[-1].events:
            known = self.match.game.events.redact(self.match.terms, event, self.person)
            self.write(self.translator.tell(known, self.match.players, self.match.terms.names, self.person))

    def ask_person(self) -> Move | None:
        """A legal move from the person; None after a take-back."""
        while True:
            line = self.ask(self.say("play-prompt") + " ").strip()
            if line == "u":
                if self.take_back():
                    return None
            elif line and not self.execute(line):
                try:
                    return self.read_move(line)
                except IllegalMove as reason:
                    self.write(str(reason))

    def execute(self, line: str) -> bool:
        """Execute the line if it is a command other than a move. Returns whether it was one."""
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
        """A move from its notation or its number on the list. Raises IllegalMove if it is not legal."""
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
        """Print all legal moves, numbered, in columns."""
        texts = [self.match.notation(move) for move in self.match.legal_moves(self.person)]
        cells = [f"#{number:<4}{text}" for number, text in enumerate(texts, start=1)]
        width = max(map(len, cells)) + 2
        for start in range(0, len(cells), COLUMNS):
            self.write("".join(cell.ljust(width) for cell in cells[start : start + COLUMNS]).rstrip())

    def show_rule(self, number: str) -> None:
        """Print one rule in the person's language."""
        rule = rulebook_of(self.match.game.name).find(number)
        if rule is None:
            self.write(self.say("play-no-such-rule", rule=number))
        else:
            self.write(f"{rule.id}: {getattr(rule, self.language)}")

    def take_back(self) -> bool:
        """Undo back to the person's last decision, unless something hidden has been revealed since."""
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
        """Save the match, so that it can be resumed."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        record_of(self.match, self.players).save(self.path)

    def show_result(self, results: tuple[Result, ...]) -> None:
        """Print the final table and the ranking."""
        self.write("\n" + self.match.text(self.person, self.language))
        self.write("\n" + self.say("play-drawn" if self.match.is_drawn else "play-over"))
        for result in sorted(results, key=lambda one: one.rank):
            player = self.match.players[result.seat]
            self.write(self.say("play-result", rank=result.rank, player=player, score=result.score))
        if best := self.match.best:
            score = results[self.person].score
            self.write(self.say("table-best", best=best.score, outcome=best.compared_with(score)))
        self.write(self.say("play-watch-again", path=str(self.path)))
        self.write(self.say("play-look-back", path=str(self.path)))


def default_path(game: str) -> Path:
    """Where a match is saved if the person names no file."""
    folder = Path(platformdirs.user_data_dir("asterism")) / "games"
    return folder / time.strftime(f"{game}-%Y%m%d-%H%M%S.json")
