# The solitaire of Stern von Afrika, English

title = Stern von Afrika: Patience
tagline = Lay all 54 cards in as few rows as you can, by value, place and colour.

card-name = { $kind ->
    [lion] the lion { $card } ({ $place })
    [topaz] the topaz { $card } ({ $place })
    [emerald] the emerald { $card } ({ $place })
    [ruby] the ruby { $card } ({ $place })
    [horseshoe] the horseshoe { $card } ({ $place })
    [brigand] the Brigand ({ $place })
    [star] the Star of Africa
   *[number] { $card } ({ $place })
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
option-cards = Places and colours of the cards
option-cards-africa = Our own

event-laid = { $rule ->
    [SO8] Row { $row }: { card-name } on { $on } ({ $on-place }), the same value.
    [SO9] Row { $row }: { card-name } on { $on } ({ $on-place }), one apart.
    [SO10] Row { $row }: { card-name } on { $on } ({ $on-place }), the same initial.
    [SO13] Row { $row }: { card-name } on { $on } ({ $on-place }), a lion on its colour.
    [SO15] Row { $row }: { card-name } on { $on } ({ $on-place }), since the horseshoe counts as 1.
    [GSO14] Row { $row }: { card-name } on { $on } ({ $on-place }), the lion’s colour.
   *[other] Row { $row }: { card-name } on { $on }.
}
event-row-started = Nothing fits, so { card-name } starts row { $row }.
event-rows-joined = The Star of Africa joins rows { $front } and { $back } into row { $row }.
event-drawn = You draw { card-name }.
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
act-new-row = New row
act-join = Join two rows
act-lay = Lay it instead
board-hand = Your cards
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
