# Asterism, English

play-prompt = Your move (? for help):
play-help =
    Type a move in the game's notation, for example { $example }.
      l        list all legal moves, then #3 plays the third
      b        show the table again
      r { $rule }    read a rule
      u        take your last move back, if nothing hidden has come out since
      q        save and leave; you can go on later
play-not-on-the-list = { $count ->
    [one] There is only one move, #1; #{ $number } is not one of them.
   *[other] There are { $count } moves; #{ $number } is not one of them.
}
play-no-such-rule = There is no rule { $rule }.
play-taken-back = Taken back: { $move }.
play-nothing-to-take-back = You have not moved yet.
play-too-late-to-take-back = Something hidden has come out since your last move: it stays.
play-saved = Saved. Go on with:  asterism play --resume { $path }
play-over = The match is over.
play-result = { $rank }. { $player }: { $score }
play-watch-again = Watch it again with:  asterism replay { $path }
play-preparing = Preparing the game (only the first time) …

app-home = Asterism, to the first page
app-language = Language
app-theme = { $theme ->
    [dark] Switch to the light theme
   *[light] Switch to the dark theme
}
app-loading = One moment …
app-unreachable = The server cannot be reached.
app-again = Try again
app-no-such-page = There is no such page.

lobby-welcome = Games under the night sky
lobby-lead = Play at once against bots, or send friends a link. No account needed.
lobby-name = Your name
lobby-guest = Guest
lobby-seats = Players
lobby-play = Play
lobby-play-note = { $bots ->
    [0] at once, on your own
    [one] at once, against { $bots } bot
   *[other] at once, against { $bots } bots
}
lobby-invite = Invite friends
lobby-friends-label = How many friends; bots take the other seats
lobby-friends = { $count ->
    [one] { $count } friend
   *[other] { $count } friends
}
lobby-options = Options and variants

table-unknown = There is no such table. It may have been cleared away.
table-to-lobby = To the first page
table-players = Players
table-bot = Bot
table-open-seat = Free seat
table-to-move = to move
table-self = you
table-your-turn = Your turn.
table-wait-for = { $player } is thinking …
table-sending = Your move is on its way …
table-refused = That move was not made: { $reason }
table-over = The match is over.
table-lost = Connection lost. Trying to reconnect …
table-connecting = Connecting …
table-log = What happened
table-log-empty = Nothing has happened yet.
table-why = Why?
table-why-label = Why? Read rule { $rule }
table-replay = Show again
table-skip = Skip
table-close = Close
table-waiting = Waiting for { $count ->
    [one] { $count } more player
   *[other] { $count } more players
}
table-invite-note = Whoever opens this link may take a free seat.
table-invite-link = Link to this table
table-copy = Copy
table-copied = Copied
table-take-seat = Take a seat
table-take-seat-note = A seat is free for you. What is your name?
table-watching = You are watching.
table-result = Final ranking
table-rank = { $rank }.
table-shared = { $players } share place { $rank }: nothing separates them.
table-winner = { $players } wins.
table-winners = { $players } win together.
table-play-again = Play again

rule-source = { $source ->
    [sheet] From the rule sheet
    [inferred] Our reading of the sheet
    [outside] From another source
   *[house] Our ruling: the sheet is silent
}
rule-missing = The text of rule { $rule } is not at hand.

learn-title = Learn { $game }
learn-lesson = Lesson
learn-coach = Lesson
learn-text = What to do
learn-progress = Step { $step } of { $steps }
learn-next = Next
learn-finish = Done
learn-show = Show me
learn-back = One step back
learn-restart = From the beginning
learn-nudge = Not that one for now: the step asks for what is ringed.
learn-none = There is no such lesson.
learn-done = Well done!
learn-done-note = Now you know how { $game } is played. A first real game awaits you; the bots are patient.
learn-first-game = Play a first game
learn-rules = Read all the rules
