# Nacht der Sterne, English

title = Nacht der Sterne
tagline = Lay the sky tile by tile, complete constellations, and knock when others overlook something.

option-mode = Mode
option-mode-klopfen = Knocking: tiles can be overlooked
option-mode-streng = Strict: nothing can be overlooked
option-sky = Sky
option-sky-winter = Winter
option-sky-spring = Early spring
option-show-top-shape = Outline of the stack’s top tile
option-show-top-shape-true = Everybody sees it
option-show-top-shape-false = Hidden
option-second-tile-may-chain = The second tile of a turn
option-second-tile-may-chain-true = It may fit because of the first
option-second-tile-may-chain-false = It must have fitted before
option-show-money = Sterntaler during the game
option-show-money-true = Everybody sees them
option-show-money-false = Secret
option-start-player = Who begins
option-start-player-random = Drawn by lot
option-start-player-host = The host
option-start-player-rotate = A different player in each game of a series
option-game-in-series = Number of this game in the series
option-two-player-end = Two players: when the game ends
option-two-player-end-after-turn = After the turn
option-two-player-end-immediate = At once, even in the middle of a turn
option-wrong-drops = Failed tries per tile and turn
option-knock-proof = Knocking
option-knock-proof-true = You must name the overlooked tile
option-knock-proof-false = You choose the tile afterwards
option-knock-ms = Time to knock, in milliseconds
option-rotate-tiles = Revealed tiles
option-rotate-tiles-true = Shown turned at random
option-rotate-tiles-false = Shown upright

event-tile-revealed = { $seat } reveals tile { $tile }.
event-stack-used-up = The stack is used up.
event-tile-laid = { $rule ->
    [N33] { $seat } also lays tile { $tile }.
    [N58] { $seat } takes tile { $tile } and lays it.
   *[other] { $seat } lays tile { $tile }.
}
event-did-not-fit = { $seat } tries to lay tile { $tile }, but it does not fit.
event-square-closed = { $coins ->
    [0] The square between { $tiles } is closed; nothing is paid for it.
   *[other] { $seat } closes the square between { $tiles } and receives { $coins } Sterntaler.
}
event-constellation-finished = { $coins ->
    [0] { $sky } is complete; nothing is paid for it.
   *[other] { $seat } completes { $sky } and receives { $coins } Sterntaler.
}
event-set-aside-paid = { $seat } hands { $coins } set-aside Sterntaler to the bank.
event-forgone = { $seat } forgoes laying; { $aside } Sterntaler set aside.
event-said-weiter = { $seat } says “Weiter!”
event-let-pass = { $seat } does not knock.
event-knocked = { $tile ->
    [none] { $seat } knocks: { $rival } overlooked something!
   *[other] { $seat } knocks: { $rival } overlooked tile { $tile }!
}
event-knock-rewarded = The knock was correct; { $seat } receives { $coins } Sterntaler.
event-knock-fined = The knock was wrong; { $seat } pays { $coins } Sterntaler.
event-bonus-paid = { $seat } has no tiles left and receives { $coins } Sterntaler as a bonus.
event-strict-from-now = Nothing has happened for a whole round: from now on, nothing can be overlooked.
event-tiles-paid-for = { $seat } pays { $coins } Sterntaler for { $tiles ->
    [one] the tile still in front of them.
   *[other] the { $tiles } tiles still in front of them.
}
event-match-ended = { $seat ->
    [none] All 25 tiles have been laid.
   *[other] { $seat } has no tiles left and ends the game.
}

table-constellation = { $missing ->
    [0] size { $tiles }, complete
   *[other] size { $tiles }, { $missing } missing
}
table-player = { $coins } Sterntaler, { $aside } set aside
table-you = you
table-stack = { $top ->
    [corner] Stack: { $count }, on top a corner piece
    [edge] Stack: { $count }, on top an edge piece
    [inner] Stack: { $count }, on top an inner piece
   *[other] Stack: { $count }
}
table-strict = Nothing can be overlooked.
table-tried = Tried, does not fit: { $tiles }
table-decide = It is { $seat }’s turn.
table-window = { $seat } said “Weiter!”; { $acting } may knock.
table-prove = { $acting } knocked correctly and picks one of { $seat }’s tiles.
table-over = The game is over.

board-prompt = { $moment ->
    [window] Was a tile overlooked? Knock, or let it pass.
    [prove] Your knock was correct: choose the tile to lay.
    [second] Lay a second tile, or say “Weiter!”
   *[decide] Your turn: lay a tile, or say “Weiter!”
}
board-progress = { $laid } of { $tiles } tiles laid, { $stack } in the stack
board-sky = The sky
board-hand = Your tiles
board-own-tiles = Your tiles
board-rack = { $player }’s tiles
board-no-tiles = No tiles
board-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
board-coins = { $count } Sterntaler
board-coins-hidden = Sterntaler secret until the end
board-aside = { $count } Sterntaler set aside
board-tile = Tile { $tile }: { $skies }
board-nothing-on-it = no constellation
board-cell-laid = { $tile }, laid: { $skies }
board-cell-empty = { $tile }, empty; its tile shows: { $skies }
board-missed = Tried, does not fit
board-elsewhere = That tile belongs elsewhere
board-weiter = Weiter!
board-forgo = Forgo
board-forgo-note = Lay nothing in this turn and set 1 Sterntaler aside
board-knock = Knock!
board-pass = Let it pass
board-heard = { $players } knocked!
board-name-tile = Which tile was overlooked?
board-picture = The complete picture
board-constellations = Constellations
board-tally = { $kind ->
    [square] Squares
    [sky] { $sky }
    [knock] Knock
    [bonus] Bonus
   *[bank] To the bank
}

rules-components = The slanted corners show where in the picture a tile can lie. Where four of them meet, there is room for a marker.
rules-components-corner = corner
rules-components-edge = edge
rules-components-inner = inner
rules-laying = Three tiles have been laid. Every tile has one place in the picture and fits as soon as a tile next to that place has been laid. Touching at a corner is not enough.
rules-scoring = The last tile closes the square between four tiles (1 Sterntaler) and completes the Crab, which covers two tiles (2 Sterntaler): together 3.
rules-scoring-before = One tile is missing
rules-scoring-after = A marker, and a complete constellation
