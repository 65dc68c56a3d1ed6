# Asterism, English

play-prompt = Your move (? for help):
play-help =
    Type a move in the game's notation, for example { $example }.
      l        list all legal moves, then #3 plays the third
      b        show the table again
      r S30    read a rule
      u        take your last move back, if nothing hidden has come out since
      q        save and leave; you can go on later
play-not-on-the-list = There are { $count } moves; #{ $number } is not one of them.
play-no-such-rule = There is no rule { $rule }.
play-taken-back = Taken back: { $move }.
play-nothing-to-take-back = You have not moved yet.
play-too-late-to-take-back = Something hidden has come out since your last move: it stays.
play-saved = Saved. Go on with:  asterism play --resume { $path }
play-over = The match is over.
play-result = { $rank }. { $player }: { $score }
play-watch-again = Watch it again with:  asterism replay { $path }
play-preparing = Preparing the game (only the first time) …
