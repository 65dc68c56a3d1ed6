# Stern von Afrika, Deutsch

title = Stern von Afrika
tagline = Höher spielen, unterschieben oder passen. Ein Löwe schlägt eine Zehn, der Stern von Afrika schlägt alles.

card-name = { $kind ->
    [lion] den Löwen { $card }
    [topaz] den Topas { $card }
    [emerald] den Smaragd { $card }
    [ruby] den Rubin { $card }
    [horseshoe] das Hufeisen { $card }
    [brigand] den Räuber
    [star] den Stern von Afrika
   *[number] die { $card }
}

option-refill = Wann man Karten nachzieht
option-refill-each = Nach jeder gespielten Karte
option-refill-trick = Nach jedem Stich
option-refill-none = Nie
option-lion = Was nach einem Löwen zu schlagen ist
option-lion-bar = Der höchste Wert auf dem Tisch
option-lion-ten = Eine Zehn: nur 11 und mehr oder ein anderer Löwe
option-lion-reset = Nur die 2 des Löwen
option-pass-final = Passen gilt für den ganzen Stich
option-pass-final-true = Ja
option-pass-final-false = Nein, nach einer neuen obersten Karte darf man wieder einsteigen
option-last-pile = Der Stapel auf dem Tisch am Ende einer Runde
option-last-pile-top = Geht an den Besitzer der obersten Karte
option-last-pile-discard = Wird abgelegt
option-bonus-on = Was für den Bonus über 40 Punkte zählt
option-bonus-on-net = Die Punkte nach dem Bezahlen der Diebeschips
option-bonus-on-gross = Die Punkte vor dem Bezahlen der Diebeschips
option-round-tie = Gleiche Punkte in einer Runde
option-round-tie-share = Man teilt sich den besseren Platz
option-round-tie-chips = Wer weniger Diebeschips hat, liegt vorn
option-final-tie = Diebeschips, die am Ende entscheiden
option-final-tie-held = Die der letzten Wertung, auch mitgenommene
option-final-tie-taken = Die in der letzten Runde genommenen
option-rounds = Runden
option-first-dealer = Wer zuerst gibt
option-first-dealer-random = Das Los entscheidet
option-show-tokens = Vermögen während des Spiels
option-show-tokens-true = Für alle sichtbar
option-show-tokens-false = Bis zum Ende verborgen
option-show-won = Was man von gewonnenen Karten sieht
option-show-won-count = Ihre Anzahl
option-show-won-none = Nichts
option-show-won-points = Ihre Anzahl und ihre Punkte
option-cards = Orte und Farben der Karten
option-cards-africa = Unsere eigenen

event-led = { $seat } spielt { card-name } aus.
event-beaten = { $seat } legt { card-name } auf den Stapel und schlägt { $over }.
event-slid-under = { $seat } nimmt einen Diebeschip und schiebt { card-name } unter den Stapel. Das macht { $chips ->
    [one] { $chips } Chip.
   *[other] { $chips } Chips.
}
event-passed = { $seat } passt.
event-drawn = { $card ->
    [none] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $card }.
}
event-player-out = { $seat } hat keine Karten mehr und ist mit der Runde fertig.
event-trick-won = { $seat } gewinnt den Stich: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
event-lead-passed-on = Der Gewinner hat keine Karten mehr, also spielt { $seat } aus.
event-round-ended = Nur { $seat } hat noch Karten: Runde { $round } ist zu Ende.
event-pile-taken = Die oberste Karte gehört { $seat }, also auch der letzte Stapel: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
event-pile-discarded = Der letzte Stapel wird abgelegt: { $cards ->
    [one] { $cards } Karte.
   *[other] { $cards } Karten.
}
event-hand-discarded = { $seat } legt { $cards } ab.
event-counted = { $seat } hat { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} gewonnen.
event-chips-paid = { $seat } zahlt { $points } Punkte für { $chips ->
    [one] { $chips } Diebeschip
   *[other] { $chips } Diebeschips
} und behält { $left ->
    [one] { $left } Punkt.
   *[other] { $left } Punkte.
}
event-chips-carried = { $seat } kann { $chips ->
    [one] { $chips } Diebeschip nicht bezahlen und nimmt ihn mit.
   *[other] { $chips } Diebeschips nicht bezahlen und nimmt sie mit.
}
event-tie-broken = Gleiche Punkte: { $seat } liegt mit { $chips } zu { $rival-chips } Diebeschips vor { $rival }.
event-token-awarded = { $seat } erreicht Platz { $rank } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} und bekommt { $token ->
    [horseshoe] einen Hufeisenchip.
    [ruby] einen Rubinchip.
    [emerald] einen Smaragdchip.
   *[topaz] einen Topaschip.
}
event-empty-handed = { $seat } erreicht Platz 5 mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} und geht leer aus.
event-bonus-awarded = Mehr als 40 Punkte ({ $points }): { $seat } bekommt einen Topaschip dazu.
event-round-dealt = { $seat } gibt die Karten für Runde { $round }.
event-hand-dealt = { $cards ->
    [none] { $seat } bekommt vier Karten.
   *[other] { $seat } bekommt { $cards }.
}
event-match-ended = { $rounds ->
    [one] Die Runde ist gespielt; alle Vermögen werden aufgedeckt.
   *[other] Alle { $rounds } Runden sind gespielt; alle Vermögen werden aufgedeckt.
}
event-match-won = { $rule ->
    [A53] { $seats } teilen sich den Sieg mit einem Vermögen von { $fortune }.
    [A52] { $seats } gewinnt mit einem Vermögen von { $fortune } und weniger Diebeschips.
   *[other] { $seats } gewinnt mit einem Vermögen von { $fortune }.
}

table-round = Runde { $round } von { $rounds }, Geber { $dealer }. { $stock ->
    [one] { $stock } Karte im Nachziehstapel
   *[other] { $stock } Karten im Nachziehstapel
}
table-no-pile = Keine Karte auf dem Tisch
table-pile = Auf dem Tisch, oberste Karte zuerst:
table-under = darunter
table-to-beat = Zu schlagen: { $value }, oberste Karte von { $owner }
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
table-token = { $token ->
    [horseshoe] { $count ->
        [one] { $count } Hufeisen
       *[other] { $count } Hufeisen
    }
    [ruby] { $count } Rubin
    [emerald] { $count } Smaragd
   *[topaz] { $count } Topas
}
table-hand = { $cards ->
    [one] { $cards } Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
table-chips = { $chips ->
    [one] { $chips } Diebeschip
   *[other] { $chips } Diebeschips
}
table-won = { $cards } gewonnen
table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-fortune = Vermögen { $fortune } ({ $tokens })
table-passed = hat gepasst
table-out = ist fertig
table-you = du
table-your-cards = Deine Karten: { $cards }

# Der Tisch im Browser

table-progress = Runde { $round } von { $rounds }, { $stock ->
    [one] { $stock } Karte im Nachziehstapel
   *[other] { $stock } Karten im Nachziehstapel
}
table-your-turn = Du bist am Zug: Wähle eine Karte, oder passe, wenn es erlaubt ist.
act-lead = Ausspielen
act-beat = { $over } schlagen
act-under = Darunter
act-under-label = Einen Diebeschip nehmen und die Karte unter den Stapel schieben
act-pass = Passen
board-hand = Deine Karten
board-own-card = { $card }, { $place }
board-value = { $value ->
    [B] Räuber
    [S] Stern
   *[other] { $value }
}
board-pile = Der Stapel, von unten nach oben
board-laid = { $under ->
    [true] { $card }, von { $player } daruntergeschoben
   *[false] { $card }, gespielt von { $player }
}
board-stock = { $count ->
    [0] Der Nachziehstapel ist leer
    [one] { $count } Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
board-round = Runde { $round }/{ $rounds }
board-dealer = Geber
board-dealer-short = G
board-fortune = Vermögen { $fortune }
board-fortune-hidden = Vermögen bis zum Ende verdeckt
board-token = { $token ->
    [horseshoe] { $count } × Hufeisen, je { $worth } wert
    [ruby] { $count } × Rubin, je { $worth } wert
    [emerald] { $count } × Smaragd, je { $worth } wert
   *[topaz] { $count } × Topas, je { $worth } wert
}
score-title = Wertung der Runde { $round }
score-player = Spieler
score-cards = Karten
score-points = Punkte
score-chips = Für Diebeschips bezahlt
score-left = Rest
score-reward = Platz
score-rank = { $rank }.
score-carried = { $chips } mitgenommen

rules-cards = Von der schwächsten zur stärksten: ein Löwe (2), eine Zehn, Topas (11), Smaragd (12), Rubin (13), Hufeisen (14), der Räuber und der Stern von Afrika. Jede Karte schlägt die vor ihr, und ein Löwe schlägt außerdem alles bis 10.
rules-play = Ein Stich wächst. Die oberste Karte liegt rechts.
rules-play-higher = Die 8 schlägt die 5.
rules-play-under = Die 4 kommt darunter und kostet einen Diebeschip.
rules-play-lion = Ein Löwe schlägt die 8; der zu schlagende Wert bleibt 8.
rules-play-gem = Ein Rubin: Ab jetzt darf man passen.
rules-scoring = Was gewonnene Karten wert sind: 3 Punkte, 2 Punkte oder 1 Punkt je Karte. Jeder Diebeschip kostet 2 Punkte.
rules-scoring-tokens = Wer die Runde gewinnt, nimmt ein Hufeisen im Wert von 8, dann kommen Rubin, Smaragd und Topas.
