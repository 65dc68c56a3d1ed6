# What a player who only reads text is told, English

prompt-seat = You are { $player }, in seat { $seat } (seats are counted from 0). At the table: { $players }.
prompt-watching = You are watching. At the table: { $players }.
prompt-rules = The rules of { $game }:
prompt-news = What happened:
prompt-table = The table as you see it:
prompt-your-turn = It is your turn.
prompt-not-your-turn = It is not your turn. To move: { $players }.
prompt-waiting = The table waits for players. Free seats: { $count }.
prompt-dealing = All seats are taken; the match begins as soon as everybody's numbers for the deal are there.
prompt-closed = The table was closed before the match began.
prompt-over = The match is over.
prompt-drawn = The match is a draw.
prompt-result = { $rank }. { $player }: { $score }
prompt-moves = Your legal moves:
prompt-notation = Moves are written like this: { $examples }
prompt-answer-listed = Answer with one of these moves, written as in the list or by its number (such as #1), on the last line.
prompt-answer = Answer with your move on the last line, in this notation.
prompt-refused = That was not played: { $reason }.
prompt-rule = Rule { $rule }: { $text }
prompt-tries = { $tries ->
    [one] You have one more try.
   *[other] You have { $tries } more tries.
}
prompt-many-moves = You have { $count } legal moves; the tool legal_moves lists them.
prompt-race = Several players may answer now, and the fastest counts. You have { $seconds } seconds.
prompt-offer-draw = { $player } offers a draw; the tool answer_offer answers.
prompt-offer-take-back = { $player } asks to take a move back; the tool answer_offer answers.
