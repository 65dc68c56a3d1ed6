# Die Patience von Stern von Afrika, Deutsch

title = Stern von Afrika: Patience
tagline = Lege alle 54 Karten in möglichst wenigen Reihen aus, nach Wert, Ort und Farbe.

card-name = { $kind ->
    [lion] Löwe { $card } ({ $place })
    [topaz] Topas { $card } ({ $place })
    [emerald] Smaragd { $card } ({ $place })
    [ruby] Rubin { $card } ({ $place })
    [horseshoe] Hufeisen { $card } ({ $place })
    [brigand] Räuber ({ $place })
    [star] Stern von Afrika
   *[number] { $card } ({ $place })
}
rating-name = { $rating ->
    [incredible] Unglaublich!
    [very-good] Sehr gut
    [good] Gut
    [fair] Ausreichend
   *[insufficient] Ungenügend
}

option-hand = Karten auf der Hand
option-brigand-next = Was außer dem Stern auf den Räuber folgen darf
option-brigand-next-letter = Ein Ort mit einem seiner Anfangsbuchstaben
option-brigand-next-any = Jede Karte
option-brigand-next-none = Keine Karte
option-star = Der Stern von Afrika
option-star-hold = Darf auf der Hand warten
option-star-immediate = Muss sofort gelegt werden
option-lion-both-ways = Auf einen Löwen passt jede Karte seiner Farbe
option-lion-both-ways-true = Ja
option-lion-both-ways-false = Nein
option-both-ends = Reihen wachsen an beiden Enden
option-both-ends-true = Ja
option-both-ends-false = Nein, nur an der letzten Karte
option-cards = Orte und Farben der Karten
option-cards-africa = Unsere eigenen

event-laid = { $rule ->
    [SO8] Reihe { $row }: { card-name } auf { $on } ({ $on-place }), gleicher Wert.
    [SO9] Reihe { $row }: { card-name } auf { $on } ({ $on-place }), um eins verschieden.
    [SO10] Reihe { $row }: { card-name } auf { $on } ({ $on-place }), gleicher Anfangsbuchstabe.
    [SO13] Reihe { $row }: { card-name } auf { $on } ({ $on-place }), ein Löwe auf seiner Farbe.
    [SO15] Reihe { $row }: { card-name } auf { $on } ({ $on-place }), denn das Hufeisen zählt als 1.
    [GSO14] Reihe { $row }: { card-name } auf { $on } ({ $on-place }), die Farbe des Löwen.
   *[other] Reihe { $row }: { card-name } auf { $on }.
}
event-row-started = Nichts passt: { card-name } eröffnet Reihe { $row }.
event-rows-joined = Der Stern von Afrika verbindet die Reihen { $front } und { $back } zu Reihe { $row }.
event-drawn = Neue Karte: { card-name }.
event-finished = Alle Karten liegen in { $rows ->
    [one] { $rows } Reihe
   *[other] { $rows } Reihen
}: { rating-name }

table-card = { $kind ->
    [lion] { $card } Löwe
    [topaz] { $card } Topas
    [emerald] { $card } Smaragd
    [ruby] { $card } Rubin
    [horseshoe] { $card } Hufeisen
    [brigand] { $card } Räuber
    [star] { $card } Stern von Afrika
   *[number] { $card }
}
table-front = Anfang: { $card }
table-end = Ende: { $card }
table-stock = Noch im Nachziehstapel, in unbekannter Reihenfolge: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
table-hand = Deine Hand:
table-finished = { $rows ->
    [one] { $rows } Reihe
   *[other] { $rows } Reihen
}: { rating-name }
table-best = { $outcome ->
    [equal] Besser ging es nicht: Auch wer alle Karten kennt, braucht hier { $best ->
        [one] { $best } Reihe.
       *[other] { $best } Reihen.
    }
    [tied] Auch ein Solver, der alle Karten kennt, fand nichts Besseres: { $best ->
        [one] { $best } Reihe.
       *[other] { $best } Reihen.
    }
    [proven] Wer alle Karten kennt, wäre hier mit { $best ->
        [one] { $best } Reihe
       *[other] { $best } Reihen
    } ausgekommen, mit weniger aber nicht.
   *[open] Ein Solver, der alle Karten kennt, braucht hier { $best ->
        [one] { $best } Reihe.
       *[other] { $best } Reihen.
    }
}

# Der Tisch im Browser

table-progress = Bisher { $rows ->
    [one] { $rows } Reihe
   *[other] { $rows } Reihen
}, { $stock ->
    [one] { $stock } Karte im Nachziehstapel
   *[other] { $stock } Karten im Nachziehstapel
}
table-your-turn = Wähle eine Karte; wo sie passt, leuchtet es auf.
act-new-row = Neue Reihe
act-join = Zwei Reihen verbinden
act-lay = Lieber anlegen
board-hand = Deine Karten
board-rows = { $rows ->
    [one] Bisher { $rows } Reihe
   *[other] Bisher { $rows } Reihen
}
board-row = Reihe { $row }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
board-end = { $front ->
    [true] Anfang der Reihe { $row }: { $card }
   *[false] Ende der Reihe { $row }: { $card }
}
board-join-row = Reihe { $row }
board-join-first = Welche Reihe kommt vor den Stern?
board-join-second = Und welche danach?

rules-laying = Was auf eine Karte passt: ein um eins höherer oder niedrigerer Wert, der gleiche Wert oder ein Ort mit gleichem Anfangsbuchstaben.
rules-laying-value = Um eins höher oder niedriger
rules-laying-same = Gleicher Wert
rules-laying-letter = Gleicher Buchstabe
rules-laying-v-w = V und W gelten als gleich
rules-laying-nothing = Nichts passt
rules-special = Drei Arten von Karten, die öfter passen als andere.
rules-special-lion = Ein Löwe passt auf seine Farbe
rules-special-brigand = Der Räuber passt überall
rules-special-horseshoe = Das Hufeisen zählt als 14 oder 1
rules-rows = Der Stern von Afrika verbindet zwei Reihen, und je weniger Reihen, desto besser die Bewertung.
rules-rows-two = Zwei Reihen …
rules-rows-one = … werden eine
