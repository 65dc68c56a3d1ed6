# Sternenhimmel, English

title = Sternenhimmel
tagline = Hidden tokens on the constellations of the zodiac. Beware of black holes.

token-name = { $token ->
    [X] black hole
    [D] double star
   *[other] { $token }
}

option-consolation = Who pays third to fifth place
option-consolation-reserve = The Reserve, as on the rule sheet
option-consolation-winner = The winner, as in the 1995 game
option-double-stacking = Several double stars joined to one token
option-double-stacking-multiply = Each one doubles again
option-double-stacking-once = The value is doubled once
option-double-stacking-add = Each one adds the value once more
option-payouts = Prizes
option-payouts-printed = As printed on the boards
option-payouts-unit96 = Lower: 96 coins of value 1 always suffice
option-first-player = Who begins
option-first-player-random = Drawn by lot
option-coins = Coins during the game
option-coins-public = Everybody sees them
option-coins-hidden = Hidden until the end
option-own-face-down = Your own face-down tokens
option-own-face-down-shown = You may look at them
option-own-face-down-memory = You have to remember them
option-boards = Boards
option-boards-zodiac = The twelve signs of the zodiac

event-placed = { $token ->
    [none] { $seat } puts a token face down on { $sky } { $star }.
    [X] { $seat } puts the black hole on { $sky } { $star }.
    [D] { $seat } puts a double star on { $sky } { $star }.
   *[other] { $seat } puts { $token } on { $sky } { $star }.
}
event-revealed = { $token ->
    [X] { $sky } { $star } is turned face up: { $seat }’s black hole.
    [D] { $sky } { $star } is turned face up: { $seat }’s double star.
   *[other] { $sky } { $star } is turned face up: { $seat }’s { $token }.
}
event-black-holes-cancelled = Neighbouring black holes vanish together: { $sky } { $stars }.
event-star-swallowed = { $token ->
    [D] A black hole swallows { $seat }’s double star on { $sky } { $star }.
   *[other] A black hole swallows { $seat }’s { $token } on { $sky } { $star }.
}
event-value-doubled = { $doubles ->
    [one] A double star raises { $seat }’s { $face } on { $sky } { $star } to { $value }.
   *[other] { $doubles } double stars raise { $seat }’s { $face } on { $sky } { $star } to { $value }.
}
event-counted = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { $sky }, with { $tokens ->
    [one] { $tokens } token left.
   *[other] { $tokens } tokens left.
}
event-tie-broken = Equal totals: { $seat } ranks before { $rival } with { $tokens } tokens to { $rival-tokens }.
event-tied = { $rank ->
    [1] { $seats } share first place: no prize is awarded.
   *[other] { $seats } share second place: no second prize is awarded.
}
event-prize-paid = { $rule ->
    [S47] { $seat } is the only one left in { $sky } and takes both prizes: { $coins } coins.
   *[other] { $rank ->
        [1] { $seat } wins { $sky }: { $coins } { $coins ->
            [one] coin.
           *[other] coins.
        }
       *[other] { $seat } is second in { $sky }: { $coins } { $coins ->
            [one] coin.
           *[other] coins.
        }
    }
}
event-consolation-paid = { $payer ->
    [none] { $seat } receives { $coins } { $coins ->
        [one] coin
       *[other] coins
    } for the tokens left.
   *[other] { $payer } pays { $seat } { $coins } { $coins ->
        [one] coin
       *[other] coins
    } for the tokens left.
}
event-constellation-discarded = { $sky } is finished; the tokens go back to their owners.
event-constellation-laid-out = { $sky } comes into play.
event-turn-passed = { $seat } has no token in hand and passes.
event-match-ended = All twelve constellations have been scored.

table-your-tokens = Your tokens: { $tokens }
table-face-down = face down
table-you = you
table-player = { $coins } coins  { $tokens ->
    [one] { $tokens } token in hand
   *[other] { $tokens } tokens in hand
}
table-progress = { $scored } of 12 constellations scored, { $pile } in the pile, { $paid } coins paid

table-your-turn = Your turn: choose a token and a star.
board-hand = Your tokens and the pile
board-own-token = Your token: { $token }
board-free = { $size ->
    [large] { $where }: free; tokens go face down here
   *[small] { $where }: free
}
board-taken = { $where }: { $token }, placed by { $player }
board-face-down = { $where }: face down, placed by { $player }
board-prizes = Prizes: { $first } for first place, { $second } for second
board-tab = { $sky }: { $taken } of { $stars } stars taken
board-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
board-coins-hidden = Coins hidden until the end
board-in-hand = { $count ->
    [one] { $count } token in hand
   *[other] { $count } tokens in hand
}
board-pile = { $count ->
    [0] The pile is empty
    [one] { $count } constellation in the pile
   *[other] { $count } constellations in the pile
}
board-scored = Scored: { $skies }

rules-components = A board, and the nine tokens of one colour: six numbers, one black hole and two double stars. Stars with a golden ring are large.
rules-turn = Five tokens have been placed. On small stars they lie face up, on large stars face down. The player who covers the last star triggers the scoring.
rules-scoring = A scoring from beginning to end, on a board that pays 6 and 4. The black hole swallows everything joined to it, no matter whose it is.
rules-scoring-reveal = 1. All tokens are turned face up.
rules-scoring-swallow = 2. The black hole swallows the 10 and the 6.
rules-scoring-double = 3. The double star doubles the 7.
rules-scoring-pay = 4. First prize, second prize, one coin for one token.
