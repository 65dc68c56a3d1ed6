# Die Patience von Stern von Afrika, Deutsch

title = Stern von Afrika: Patience
title-meaning = Stern von Afrika: Patience
tagline = Lege alle 54 Karten in möglichst wenigen Reihen aus, nach Wert, Ort und Farbe.

colour-name = { $colour ->
    [red] rote
    [blue] blaue
    [green] grüne
    [yellow] gelbe
   *[other] { $colour }
}
    .oblique = { $colour ->
        [red] roten
        [blue] blauen
        [green] grünen
        [yellow] gelben
       *[other] { $colour }
    }
name-card = { $kind ->
    [lion] der { colour-name } Löwe ({ $place })
    [topaz] der { colour-name } Topas ({ $place })
    [emerald] der { colour-name } Smaragd ({ $place })
    [ruby] der { colour-name } Rubin ({ $place })
    [horseshoe] das { colour-name } Hufeisen ({ $place })
    [brigand] der Räuber ({ $place })
    [star] der Stern von Afrika
   *[number] die { colour-name } { $value } ({ $place })
}
    .accusative = { $kind ->
        [lion] den { colour-name.oblique } Löwen ({ $place })
        [topaz] den { colour-name.oblique } Topas ({ $place })
        [emerald] den { colour-name.oblique } Smaragd ({ $place })
        [ruby] den { colour-name.oblique } Rubin ({ $place })
        [horseshoe] das { colour-name } Hufeisen ({ $place })
        [brigand] den Räuber ({ $place })
        [star] den Stern von Afrika
       *[number] die { colour-name } { $value } ({ $place })
    }
    .dative = { $kind ->
        [lion] dem { colour-name.oblique } Löwen ({ $place })
        [topaz] dem { colour-name.oblique } Topas ({ $place })
        [emerald] dem { colour-name.oblique } Smaragd ({ $place })
        [ruby] dem { colour-name.oblique } Rubin ({ $place })
        [horseshoe] dem { colour-name.oblique } Hufeisen ({ $place })
        [brigand] dem Räuber ({ $place })
        [star] dem Stern von Afrika
       *[number] der { colour-name.oblique } { $value } ({ $place })
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
option-cards = Orte auf den Karten
option-cards-africa = Englische Namen
option-cards-afrique = Französische Namen
option-cards-afrika = Deutsche Namen

preset-sheet = Wie auf dem Regelblatt
preset-sheet-note = Zwei Karten auf der Hand; Reihen wachsen an der letzten Karte.
preset-easier = Leichter
preset-easier-note = Drei Karten auf der Hand, und Reihen wachsen an beiden Enden.
preset-harder = Schwerer
preset-harder-note = Der Stern muss sofort gelegt werden, und auf den Räuber darf nur der Stern folgen.
option-hand-number = { $number } Karten
option-hand-note = Eine dritte Karte zur Auswahl macht es leichter.
option-brigand-next-note = Wie leicht eine Reihe nach dem Räuber weitergeht.
option-star-note = Der Stern verbindet zwei Reihen. Auf der Hand kann er auf den besten Moment warten.
option-lion-both-ways-note = Damit geht es nach einem Löwen leichter weiter.
option-both-ends-note = Zwei Enden je Reihe sind doppelt so viele Plätze für eine Karte: leichter.
option-cards-note = Die Anfangsbuchstaben der Orte entscheiden, was passt: Jede Sprache spielt sich daher etwas anders. Wenn du die gedruckten Karten besitzt, kannst du sie verwenden.
format-cards = Eine Zeile für jede der 54 Karten, in beliebiger Reihenfolge: Wert, Farbe und Ort. Jede Zahl von 2 bis 14 kommt viermal vor, einmal in jeder Farbe; der Räuber und der Stern haben eigene Farben. Die Anfangsbuchstaben, die in der Patience zählen, folgen aus dem Ort oder stehen unter „initials“.

event-laid = { $rule ->
    [SO8] Reihe { $row }: { $card } auf { $on-accusative }, gleicher Wert.
    [SO9] Reihe { $row }: { $card } auf { $on-accusative }, um eins höher oder niedriger.
    [SO10] Reihe { $row }: { $card } auf { $on-accusative }, gleicher Anfangsbuchstabe.
    [SO13] Reihe { $row }: { $card } auf { $on-accusative }, ein Löwe auf seine Farbe.
    [SO15] Reihe { $row }: { $card } auf { $on-accusative }, denn das Hufeisen zählt als 1.
    [GSO14] Reihe { $row }: { $card } auf { $on-accusative }, die Farbe des Löwen.
   *[other] Reihe { $row }: { $card } auf { $on-accusative }.
}
    .move = { $card } auf { $on-accusative } in Reihe { $row }
event-row-started = Nichts passt, also eröffnet { $card } Reihe { $row }.
    .move = Reihe { $row } mit { $card-dative } eröffnen
event-rows-joined = Der Stern von Afrika verbindet die Reihen { $front } und { $back } zu Reihe { $row }.
    .move = die Reihen { $front } und { $back } mit dem Stern von Afrika verbinden
event-drawn = { $seat } zieht { $card-accusative }.
    .you = Du ziehst { $card-accusative }.
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
    [tied] Auch der Computer, der alle Karten kennt, fand nichts Besseres: { $best ->
        [one] { $best } Reihe.
       *[other] { $best } Reihen.
    }
    [proven] Wer alle Karten kennt, wäre hier mit { $best ->
        [one] { $best } Reihe
       *[other] { $best } Reihen
    } ausgekommen, mit weniger aber nicht.
   *[open] Der Computer, der alle Karten kennt, braucht hier { $best ->
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
board-now-end = Wähle jetzt ein leuchtendes Ende, oder beginne eine Reihe, wo das angeboten wird.
act-new-row = Neue Reihe
act-join = Zwei Reihen verbinden
act-lay = Lieber anlegen
board-language = { $language ->
    [en] Karten auf Englisch
    [fr] Karten auf Französisch
    [de] Karten auf Deutsch
   *[other] Karten in einer anderen Sprache
}
board-hand = Deine Karten
board-hand-watched = Die Karten auf der Hand
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

daily-score = { $score ->
    [one] { $score } Reihe
   *[other] { $score } Reihen
}
table-comment = { $rating ->
    [incredible] Alle Karten in einer einzigen Reihe! Das erleben nur wenige.
    [very-good] Nur zwei Reihen. Dazu braucht es ein gutes Auge und etwas Glück.
    [good] Drei Reihen, das schafft man mit Sorgfalt meistens.
    [fair] Vier Reihen: Ein Buchstabe oder eine Verbindung mehr, und es wäre gut gewesen.
   *[insufficient] Ab fünf Reihen ist das Regelblatt streng. Die nächste Mischung meint es vielleicht besser mit dir.
}
print-cards = Karten
