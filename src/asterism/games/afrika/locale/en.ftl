# Stern von Afrika, English

title = Stern von Afrika
title-meaning = Star of Africa
tagline = Play higher, slip under or pass. A lion beats a ten, and the Star of Africa beats everything.

colour-name = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[other] { $colour }
}
name-card = { $kind ->
    [lion] the { colour-name } lion
    [topaz] the { colour-name } topaz
    [emerald] the { colour-name } emerald
    [ruby] the { colour-name } ruby
    [horseshoe] the { colour-name } horseshoe
    [brigand] the Brigand
    [star] the Star of Africa
   *[number] the { colour-name } { $value }
}
name-value = { $value ->
    [2] a lion
    [11] a topaz
    [12] an emerald
    [13] a ruby
    [14] a horseshoe
    [B] the Brigand
    [S] the Star of Africa
   *[other] { $value ->
        [8] an 8
       *[other] a { $value }
    }
}
rank-name = { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
token-name = { $token ->
    [horseshoe] a horseshoe token
    [ruby] a ruby token
    [emerald] an emerald token
   *[topaz] a topaz token
}

option-refill = When hands are refilled from the stock
option-refill-each = After every card played
option-refill-trick = After every trick
option-refill-none = Never
option-lion = What must be beaten after a lion
option-lion-bar = The highest value on the table
option-lion-ten = A ten: only 11 or more, or another lion
option-lion-reset = Only the lion’s 2
option-pass-final = Passing is final for the trick
option-pass-final-true = Yes
option-pass-final-false = No, players may come back after a new top card
option-last-pile = The pile on the table when a round ends
option-last-pile-top = Goes to the owner of the top card
option-last-pile-discard = Is thrown away
option-bonus-on = What counts for the bonus above 40 points
option-bonus-on-net = The points after paying for thief chips
option-bonus-on-gross = The points before paying for thief chips
option-round-tie = Equal points in a round
option-round-tie-share = Share the better place
option-round-tie-chips = The player with fewer thief chips comes first
option-final-tie = Thief chips that break a tie at the end
option-final-tie-held = Held at the last scoring, carried ones included
option-final-tie-taken = Taken in the last round
option-rounds = Rounds
option-first-dealer = Who deals first
option-first-dealer-random = Drawn by lot
option-show-tokens = Fortunes during the game
option-show-tokens-true = Everybody sees them
option-show-tokens-false = Hidden until the end
option-show-won = What is shown of the cards won
option-show-won-count = Their number
option-show-won-none = Nothing
option-show-won-points = Their number and their points
option-cards = Places on the cards
option-cards-africa = English names
preset-sheet = As on the rule sheet
preset-sheet-note = Five rounds; of the cards won you see only how many there are.
preset-short = Short
preset-short-note = Two rounds instead of five: about ten minutes.
preset-open = Open
preset-open-note = Everybody sees the points of all cards won. Good for learning.
option-refill-note = Full hands leave you more choice; without refills every card counts.
option-lion-note = How hard it is to go on after a lion.
option-pass-final-note = Whether you may come back into a trick that you have left.
option-last-pile-note = The last trick of a round is often left unfinished; this says what becomes of it.
option-bonus-on-note = Whether thief chips can cost you the bonus.
option-round-tie-note = Who is ahead when two have the same points in a round.
option-final-tie-note = Who is ahead when two are equally rich at the end: the one with fewer of these chips.
option-rounds-number = { $number ->
    [one] { $number } round
   *[other] { $number } rounds
}
option-rounds-note = How long the game lasts: about five minutes for each round.
option-first-dealer-note = Who deals; the player to the left of the dealer begins.
option-show-tokens-note = If fortunes are hidden, nobody knows for sure who is ahead.
option-show-won-note = The more is shown, the less you have to remember.
option-cards-note = They do not matter for the play here. If you own the printed deck, you can use its places.
format-cards = One line for each of the 54 cards, in any order: value, colour and place. Each number from 2 to 14 comes four times, once in each colour; the Brigand and the Star have colours of their own. The initials that count in the solitaire follow from the place, or are written as “initials”.
option-cards-afrique = French names
option-cards-afrika = German names

event-led = { $seat } leads { $card }.
    .you = You lead { $card }.
    .move = lead { $card }
event-beaten = { $seat } beats { $over } with { $card }.
    .you = You beat { $over } with { $card }.
    .move = beat { $over } with { $card }
event-slid-under = { $seat } takes a thief chip and slides { $card } under the pile. That makes { $chips ->
    [one] { $chips } chip.
   *[other] { $chips } chips.
}
    .you = You take a thief chip and slide { $card } under the pile. That makes { $chips ->
        [one] { $chips } chip.
       *[other] { $chips } chips.
    }
    .move = take a thief chip and slide { $card } under the pile
event-passed = { $seat } passes.
    .you = You pass.
    .move = pass
event-drawn = { $card ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
}
    .you = You draw { $card }.
event-player-out = { $seat } has no cards left and has finished the round.
    .you = You have no cards left and have finished the round.
event-trick-won = { $seat } wins the trick: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
    .you = You win the trick: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-lead-passed-on = The winner has no cards left, so { $seat } leads.
    .you = The winner has no cards left, so you lead.
event-round-ended = Only { $seat } has cards left: round { $round } is over.
    .you = Only you have cards left: round { $round } is over.
event-pile-taken = The last pile goes to { $seat }, who owns its top card: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
    .you = The last pile goes to you, because its top card is yours: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-pile-discarded = The last pile is thrown away: { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
}
event-hand-discarded = { $seat } throws away { $cards }.
    .you = You throw away { $cards }.
event-counted = { $seat } has won { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
    .you = You have won { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-chips-paid = { $seat } pays { $points } points for { $chips ->
    [one] { $chips } thief chip
   *[other] { $chips } thief chips
} and keeps { $left ->
    [one] { $left } point.
   *[other] { $left } points.
}
    .you = You pay { $points } points for { $chips ->
        [one] { $chips } thief chip
       *[other] { $chips } thief chips
    } and keep { $left ->
        [one] { $left } point.
       *[other] { $left } points.
    }
event-chips-carried = { $seat } cannot pay for { $chips ->
    [one] { $chips } thief chip and carries it over.
   *[other] { $chips } thief chips and carries them over.
}
    .you = You cannot pay for { $chips ->
        [one] { $chips } thief chip and carry it over.
       *[other] { $chips } thief chips and carry them over.
    }
event-tie-broken = Equal points: { $seat } ranks before { $rival } with { $chips ->
    [one] { $chips } thief chip
   *[other] { $chips } thief chips
} to { $rival-chips }.
    .you = Equal points: you rank before { $rival } with { $chips ->
        [one] { $chips } thief chip
       *[other] { $chips } thief chips
    } to { $rival-chips }.
    .rival-you = Equal points: { $seat } ranks before you with { $chips ->
        [one] { $chips } thief chip
       *[other] { $chips } thief chips
    } to { $rival-chips }.
event-token-awarded = { $seat } is { rank-name } with { $points ->
    [one] { $points } point
   *[other] { $points } points
} and receives { token-name }.
    .you = You are { rank-name } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and receive { token-name }.
event-empty-handed = { $seat } comes in fifth with { $points ->
    [one] { $points } point
   *[other] { $points } points
} and receives nothing.
    .you = You come in fifth with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and receive nothing.
event-bonus-awarded = More than 40 points ({ $points }): { $seat } receives an extra topaz token.
    .you = More than 40 points ({ $points }): you receive an extra topaz token.
event-round-dealt = { $seat } deals round { $round }.
    .you = You deal round { $round }.
event-hand-dealt = { $cards ->
    [none] { $seat } receives four cards.
   *[other] { $seat } receives { $cards }.
}
    .you = You receive { $cards }.
event-match-ended = { $rounds ->
    [one] The round has been played; all fortunes are revealed.
   *[other] All { $rounds } rounds have been played; all fortunes are revealed.
}
event-match-won = { $rule ->
    [A53] { $seats } share the victory with a fortune of { $fortune }.
    [A52] { $seats } wins with a fortune of { $fortune } and fewer thief chips.
   *[other] { $seats } wins with a fortune of { $fortune }.
}
    .seats-you = { $rule ->
        [A53] { $seats } share the victory with a fortune of { $fortune }.
        [A52] You win with a fortune of { $fortune } and fewer thief chips.
       *[other] You win with a fortune of { $fortune }.
    }

table-round = Round { $round } of { $rounds }, dealt by { $dealer }. { $stock ->
    [one] { $stock } card in the stock
   *[other] { $stock } cards in the stock
}
table-no-pile = No card on the table
table-pile = On the table, top card first:
table-under = underneath
table-to-beat = To beat: { $value }, top card by { $owner }
table-card = { $kind ->
    [lion] { $card } lion
    [topaz] { $card } topaz
    [emerald] { $card } emerald
    [ruby] { $card } ruby
    [horseshoe] { $card } horseshoe
    [brigand] { $card } Brigand
    [star] { $card } Star of Africa
   *[number] { $card }
}
table-token = { $token ->
    [horseshoe] { $count ->
        [one] { $count } horseshoe
       *[other] { $count } horseshoes
    }
    [ruby] { $count ->
        [one] { $count } ruby
       *[other] { $count } rubies
    }
    [emerald] { $count ->
        [one] { $count } emerald
       *[other] { $count } emeralds
    }
   *[topaz] { $count ->
        [one] { $count } topaz
       *[other] { $count } topazes
    }
}
table-hand = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
table-chips = { $chips ->
    [one] { $chips } thief chip
   *[other] { $chips } thief chips
}
table-won = { $cards } won
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-fortune = fortune { $fortune } ({ $tokens })
table-passed = passed
table-out = finished
table-you = you
table-your-cards = Your cards: { $cards }

# The table in the browser

table-progress = Round { $round } of { $rounds }, { $stock ->
    [one] { $stock } card in the stock
   *[other] { $stock } cards in the stock
}
table-your-turn = Your turn: choose a card, or pass where you may.
board-now-way = { $ways ->
    [play-under] Now play the card, or slide it under the pile.
    [under] Now slide the card under the pile.
   *[other] Now put the card on the pile.
}
act-lead = Lead
act-beat = Beat { $over }
act-under = Under
act-under-label = Take a thief chip and slide the card under the pile
act-pass = Pass
board-language = { $language ->
    [en] Cards in English
    [fr] Cards in French
    [de] Cards in German
   *[other] Cards in another language
}
board-hand = Your cards
board-own-card = { $card }, { $place }
board-value = { $value ->
    [B] Brigand
    [S] Star
   *[other] { $value }
}
board-pile = The pile, from the bottom to the top
board-laid = { $under ->
    [true] { $card }, slid underneath by { $player }
   *[false] { $card }, played by { $player }
}
board-stock = { $count ->
    [0] The stock is empty
    [one] { $count } card in the stock
   *[other] { $count } cards in the stock
}
board-round = Round { $round }/{ $rounds }
board-dealer = Dealer
board-dealer-short = D
board-fortune = Fortune { $fortune }
board-fortune-hidden = Fortune hidden until the end
board-token = { $token ->
    [horseshoe] { $count } × horseshoe, worth { $worth } each
    [ruby] { $count } × ruby, worth { $worth } each
    [emerald] { $count } × emerald, worth { $worth } each
   *[topaz] { $count } × topaz, worth { $worth } each
}
score-title = Scoring of round { $round }
score-player = Player
score-cards = Cards
score-points = Points
score-chips = Paid for thief chips
score-left = Left
score-reward = Place
score-rank = { $rank }.
score-carried = { $chips } carried over

rules-cards = From the weakest to the strongest: a lion (2), a ten, topaz (11), emerald (12), ruby (13), horseshoe (14), the Brigand and the Star of Africa. Every card beats those before it, and a lion also beats everything up to 10.
rules-play = A trick grows. The top card is on the right.
rules-play-higher = 8 beats 5.
rules-play-under = 4 goes underneath and costs a thief chip.
rules-play-lion = A lion beats the 8; the value to beat is still 8.
rules-play-gem = A ruby: from now on players may pass.
rules-scoring = What the cards you have won are worth: 3 points, 2 points or 1 point each. Every thief chip costs 2 points.
rules-scoring-tokens = The winner of the round takes a horseshoe worth 8; ruby, emerald and topaz follow.
result-source = { $kind ->
    [horseshoe] { $count ->
        [one] one horseshoe
       *[other] { $count } horseshoes
    }
    [ruby] { $count ->
        [one] one ruby
       *[other] { $count } rubies
    }
    [emerald] { $count ->
        [one] one emerald
       *[other] { $count } emeralds
    }
   *[topaz] { $count ->
        [one] one topaz
       *[other] { $count } topazes
    }
}
result-tie-shared = Equal fortunes and equally many thief chips: they shake hands and share the victory.
result-tie-broken = Equal fortunes: the one with fewer thief chips in the last round wins.
print-cards = Cards
print-tokens = Victory tokens
print-chips = Thief chips
