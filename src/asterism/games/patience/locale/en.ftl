# The solitaire of Stern von Afrika, English

title = Stern von Afrika: Patience
title-meaning = Star of Africa: solitaire
tagline = Lay all 54 cards in as few rows as you can, by value, place and colour.

colour-name = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[other] { $colour }
}
name-card = { $kind ->
    [lion] the { colour-name } lion ({ $place })
    [topaz] the { colour-name } topaz ({ $place })
    [emerald] the { colour-name } emerald ({ $place })
    [ruby] the { colour-name } ruby ({ $place })
    [horseshoe] the { colour-name } horseshoe ({ $place })
    [brigand] the Brigand ({ $place })
    [star] the Star of Africa
   *[number] the { colour-name } { $value } ({ $place })
}
rating-name = { $rating ->
    [incredible] Incredible!
    [very-good] Very good
    [good] Good
    [fair] Fair
   *[insufficient] Insufficient
}

option-hand = Cards in hand
option-brigand-next = What may follow the Brigand, besides the Star
option-brigand-next-letter = A place with one of his initials
option-brigand-next-any = Any card
option-brigand-next-none = No card
option-star = The Star of Africa
option-star-hold = May wait in hand
option-star-immediate = Must be laid at once
option-lion-both-ways = Any card of its colour may be laid on a lion
option-lion-both-ways-true = Yes
option-lion-both-ways-false = No
option-both-ends = Rows grow at both ends
option-both-ends-true = Yes
option-both-ends-false = No, only at the last card
option-cards = Places on the cards
option-cards-africa = English names
option-cards-afrique = French names
option-cards-afrika = German names

preset-sheet = As on the rule sheet
preset-sheet-note = Two cards in hand; rows grow at the last card.
preset-easier = Easier
preset-easier-note = Three cards in hand, and rows grow at both ends.
preset-harder = Harder
preset-harder-note = The Star must be laid at once, and nothing but the Star may follow the Brigand.
option-hand-number = { $number } cards
option-hand-note = A third card to choose from makes it easier.
option-brigand-next-note = How easily a row goes on after the Brigand.
option-star-note = The Star joins two rows. In hand it can wait for the best moment.
option-lion-both-ways-note = It is then easier to go on after a lion.
option-both-ends-note = Two ends to each row mean twice the places for a card: easier.
option-cards-note = The initials of the places decide what fits, so each language plays a little differently. If you own the printed deck, you can use its cards.
format-cards = One line for each of the 54 cards, in any order: value, colour and place. Each number from 2 to 14 comes four times, once in each colour; the Brigand and the Star have colours of their own. The initials that count in the solitaire follow from the place, or are written as “initials”.

event-laid = { $rule ->
    [SO8] Row { $row }: { $card } on { $on }, the same value.
    [SO9] Row { $row }: { $card } on { $on }, one apart.
    [SO10] Row { $row }: { $card } on { $on }, the same initial.
    [SO13] Row { $row }: { $card } on { $on }, a lion on its colour.
    [SO15] Row { $row }: { $card } on { $on }, since the horseshoe counts as 1.
    [GSO14] Row { $row }: { $card } on { $on }, the lion’s colour.
   *[other] Row { $row }: { $card } on { $on }.
}
    .move = { $card } on { $on } in row { $row }
event-row-started = Nothing fits, so { $card } starts row { $row }.
    .move = start row { $row } with { $card }
event-rows-joined = The Star of Africa joins rows { $front } and { $back } into row { $row }.
    .move = join rows { $front } and { $back } with the Star of Africa
event-drawn = { $seat } draws { $card }.
    .you = You draw { $card }.
event-finished = All cards lie in { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}: { rating-name }

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
table-front = front: { $card }
table-end = end: { $card }
table-stock = Still in the stock, in unknown order: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
table-hand = Your hand:
table-finished = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}: { rating-name }
table-best = { $outcome ->
    [equal] Nobody could have done better: even with all the cards known, this deal takes { $best ->
        [one] { $best } row.
       *[other] { $best } rows.
    }
    [tied] A solver that knows all the cards found nothing better either: { $best ->
        [one] { $best } row.
       *[other] { $best } rows.
    }
    [proven] With all the cards known, this deal could have been laid in { $best ->
        [one] { $best } row
       *[other] { $best } rows
    }, and in no fewer.
   *[open] A solver that knows all the cards lays this deal in { $best ->
        [one] { $best } row.
       *[other] { $best } rows.
    }
}

# The table in the browser

table-progress = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} so far, { $stock ->
    [one] { $stock } card in the stock
   *[other] { $stock } cards in the stock
}
table-your-turn = Choose a card; the ends it fits on light up.
board-now-end = Now choose an end that lights up, or begin a row where that is offered.
act-new-row = New row
act-join = Join two rows
act-lay = Lay it instead
board-language = { $language ->
    [en] Cards in English
    [fr] Cards in French
    [de] Cards in German
   *[other] Cards in another language
}
board-hand = Your cards
board-hand-watched = The cards in hand
board-rows = { $rows ->
    [one] { $rows } row so far
   *[other] { $rows } rows so far
}
board-row = Row { $row }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-end = { $front ->
    [true] Start of row { $row }: { $card }
   *[false] End of row { $row }: { $card }
}
board-join-row = Row { $row }
board-join-first = Which row comes before the Star?
board-join-second = And which one after it?

rules-laying = What fits on a card: a value one higher or lower, the same value, or a place with the same first letter.
rules-laying-value = One higher or lower
rules-laying-same = Same value
rules-laying-letter = Same letter
rules-laying-v-w = V and W count as one letter
rules-laying-nothing = Nothing fits
rules-special = Three kinds of card that fit more often than others.
rules-special-lion = A lion fits on its colour
rules-special-brigand = The Brigand fits anywhere
rules-special-horseshoe = The horseshoe counts as 14 or 1
rules-rows = The Star of Africa joins two rows, and fewer rows mean a better rating.
rules-rows-two = Two rows…
rules-rows-one = …become one

daily-score = { $score ->
    [one] { $score } row
   *[other] { $score } rows
}
table-comment = { $rating ->
    [incredible] All cards in a single row! Few people ever see that.
    [very-good] Only two rows. That takes a good eye and a little luck.
    [good] Three rows is what a careful player usually reaches.
    [fair] Four rows: a join or a letter more, and it would have been good.
   *[insufficient] The sheet is strict from five rows on. The next deal may be kinder.
}
print-cards = Cards
