# Stern von Afrika, Deutsch

title = Stern von Afrika
title-meaning = Stern von Afrika
tagline = Höher spielen, unterschieben oder passen. Ein Löwe schlägt eine Zehn, der Stern von Afrika schlägt alles.

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
    [lion] der { colour-name } Löwe
    [topaz] der { colour-name } Topas
    [emerald] der { colour-name } Smaragd
    [ruby] der { colour-name } Rubin
    [horseshoe] das { colour-name } Hufeisen
    [brigand] der Räuber
    [star] der Stern von Afrika
   *[number] die { colour-name } { $value }
}
    .accusative = { $kind ->
        [lion] den { colour-name.oblique } Löwen
        [topaz] den { colour-name.oblique } Topas
        [emerald] den { colour-name.oblique } Smaragd
        [ruby] den { colour-name.oblique } Rubin
        [horseshoe] das { colour-name } Hufeisen
        [brigand] den Räuber
        [star] den Stern von Afrika
       *[number] die { colour-name } { $value }
    }
    .dative = { $kind ->
        [lion] dem { colour-name.oblique } Löwen
        [topaz] dem { colour-name.oblique } Topas
        [emerald] dem { colour-name.oblique } Smaragd
        [ruby] dem { colour-name.oblique } Rubin
        [horseshoe] dem { colour-name.oblique } Hufeisen
        [brigand] dem Räuber
        [star] dem Stern von Afrika
       *[number] der { colour-name.oblique } { $value }
    }
name-value = { $value ->
    [2] einen Löwen
    [11] einen Topas
    [12] einen Smaragd
    [13] einen Rubin
    [14] ein Hufeisen
    [B] den Räuber
    [S] den Stern von Afrika
   *[other] die { $value }
}
rank-name = { $rank ->
    [1] Platz 1
    [2] Platz 2
    [3] Platz 3
   *[other] Platz 4
}
token-name = { $token ->
    [horseshoe] einen Hufeisenchip
    [ruby] einen Rubinchip
    [emerald] einen Smaragdchip
   *[topaz] einen Topaschip
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
option-cards = Orte auf den Karten
option-cards-africa = Englische Namen
preset-sheet = Wie auf dem Regelblatt
preset-sheet-note = Fünf Runden; von gewonnenen Karten sieht man nur, wie viele es sind.
preset-short = Kurz
preset-short-note = Zwei statt fünf Runden: etwa zehn Minuten.
preset-open = Offen
preset-open-note = Alle sehen die Punkte der gewonnenen Karten. Gut zum Lernen.
option-refill-note = Volle Hände lassen mehr Auswahl; ohne Nachziehen zählt jede Karte.
option-lion-note = Wie schwer es nach einem Löwen weitergeht.
option-pass-final-note = Ob du in einen Stich zurückkehren darfst, den du verlassen hast.
option-last-pile-note = Der letzte Stich einer Runde bleibt oft unvollendet; hier legst du fest, was aus ihm wird.
option-bonus-on-note = Ob dich Diebeschips den Bonus kosten können.
option-round-tie-note = Wer vorn liegt, wenn zwei in einer Runde gleich viele Punkte haben.
option-final-tie-note = Wer vorn liegt, wenn am Ende zwei gleich reich sind: wer weniger dieser Chips hat.
option-rounds-number = { $number ->
    [one] { $number } Runde
   *[other] { $number } Runden
}
option-rounds-note = Wie lange es dauert: etwa fünf Minuten je Runde.
option-first-dealer-note = Wer gibt; links davon wird begonnen.
option-show-tokens-note = Sind die Vermögen verborgen, bleibt offen, wer vorn liegt.
option-show-won-note = Je mehr man sieht, desto weniger muss man sich merken.
option-cards-note = Für das Spiel sind sie hier unwichtig. Wenn du die gedruckten Karten besitzt, kannst du ihre Orte verwenden.
format-cards = Eine Zeile für jede der 54 Karten, in beliebiger Reihenfolge: Wert, Farbe und Ort. Jede Zahl von 2 bis 14 kommt viermal vor, einmal in jeder Farbe; der Räuber und der Stern haben eigene Farben. Die Anfangsbuchstaben, die in der Patience zählen, folgen aus dem Ort oder stehen unter „initials“.
option-cards-afrique = Französische Namen
option-cards-afrika = Deutsche Namen

event-led = { $seat } spielt { $card-accusative } aus.
    .you = Du spielst { $card-accusative } aus.
    .move = { $card-accusative } ausspielen
event-beaten = { $seat } schlägt { $over } mit { $card-dative }.
    .you = Du schlägst { $over } mit { $card-dative }.
    .move = { $over } mit { $card-dative } schlagen
event-slid-under = { $seat } nimmt einen Diebeschip und schiebt { $card-accusative } unter den Stapel. Das macht { $chips ->
    [one] { $chips } Chip.
   *[other] { $chips } Chips.
}
    .you = Du nimmst einen Diebeschip und schiebst { $card-accusative } unter den Stapel. Das macht { $chips ->
        [one] { $chips } Chip.
       *[other] { $chips } Chips.
    }
    .move = einen Diebeschip nehmen und { $card-accusative } unter den Stapel schieben
event-passed = { $seat } passt.
    .you = Du passt.
    .move = passen
event-drawn = { $card ->
    [none] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $card-accusative }.
}
    .you = Du ziehst { $card-accusative }.
event-player-out = { $seat } hat keine Karten mehr und ist für diese Runde fertig.
    .you = Du hast keine Karten mehr und bist für diese Runde fertig.
event-trick-won = { $seat } gewinnt den Stich: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
    .you = Du gewinnst den Stich: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
event-lead-passed-on = Wer gewonnen hat, hat keine Karten mehr; { $seat } spielt aus.
    .you = Wer gewonnen hat, hat keine Karten mehr; du spielst aus.
event-round-ended = Nur { $seat } hat noch Karten: Runde { $round } ist zu Ende.
    .you = Nur du hast noch Karten: Runde { $round } ist zu Ende.
event-pile-taken = Der letzte Stapel geht an { $seat }, denn die oberste Karte kam von dort: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
    .you = Der letzte Stapel geht an dich, denn die oberste Karte ist deine: { $cards ->
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
event-hand-discarded = { $seat } legt { $cards-accusative } ab.
    .you = Du legst { $cards-accusative } ab.
event-counted = { $seat } hat { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} gewonnen: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
    .you = Du hast { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } gewonnen: { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
event-chips-paid = { $seat } zahlt { $points } Punkte für { $chips ->
    [one] { $chips } Diebeschip
   *[other] { $chips } Diebeschips
} und behält { $left ->
    [one] { $left } Punkt.
   *[other] { $left } Punkte.
}
    .you = Du zahlst { $points } Punkte für { $chips ->
        [one] { $chips } Diebeschip
       *[other] { $chips } Diebeschips
    } und behältst { $left ->
        [one] { $left } Punkt.
       *[other] { $left } Punkte.
    }
event-chips-carried = { $seat } kann { $chips ->
    [one] { $chips } Diebeschip nicht bezahlen und nimmt ihn mit.
   *[other] { $chips } Diebeschips nicht bezahlen und nimmt sie mit.
}
    .you = Du kannst { $chips ->
        [one] { $chips } Diebeschip nicht bezahlen und nimmst ihn mit.
       *[other] { $chips } Diebeschips nicht bezahlen und nimmst sie mit.
    }
event-tie-broken = Gleiche Punkte: { $seat } liegt mit { $chips } zu { $rival-chips } Diebeschips vor { $rival }.
    .you = Gleiche Punkte: Du liegst mit { $chips } zu { $rival-chips } Diebeschips vor { $rival }.
    .rival-you = Gleiche Punkte: { $seat } liegt mit { $chips } zu { $rival-chips } Diebeschips vor dir.
event-token-awarded = { $seat } erreicht { rank-name } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} und bekommt { token-name }.
    .you = Du erreichst { rank-name } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } und bekommst { token-name }.
event-empty-handed = { $seat } erreicht Platz 5 mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} und geht leer aus.
    .you = Du erreichst Platz 5 mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } und gehst leer aus.
event-bonus-awarded = Mehr als 40 Punkte ({ $points }): { $seat } bekommt einen Topaschip dazu.
    .you = Mehr als 40 Punkte ({ $points }): Du bekommst einen Topaschip dazu.
event-round-dealt = { $seat } gibt die Karten für Runde { $round }.
    .you = Du gibst die Karten für Runde { $round }.
event-hand-dealt = { $cards ->
    [none] { $seat } bekommt vier Karten.
   *[other] { $seat } bekommt { $cards-accusative }.
}
    .you = Du bekommst { $cards-accusative }.
event-match-ended = { $rounds ->
    [one] Die Runde ist gespielt; alle Vermögen werden aufgedeckt.
   *[other] Alle { $rounds } Runden sind gespielt; alle Vermögen werden aufgedeckt.
}
event-match-won = { $rule ->
    [A53] { $seats } teilen sich den Sieg mit einem Vermögen von { $fortune }.
    [A52] { $seats } gewinnt mit einem Vermögen von { $fortune } und weniger Diebeschips.
   *[other] { $seats } gewinnt mit einem Vermögen von { $fortune }.
}
    .seats-you = { $rule ->
        [A53] { $seats } teilt euch den Sieg mit einem Vermögen von { $fortune }.
        [A52] Du gewinnst mit einem Vermögen von { $fortune } und weniger Diebeschips.
       *[other] Du gewinnst mit einem Vermögen von { $fortune }.
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
    [ruby] { $count ->
        [one] { $count } Rubin
       *[other] { $count } Rubine
    }
    [emerald] { $count ->
        [one] { $count } Smaragd
       *[other] { $count } Smaragde
    }
   *[topaz] { $count ->
        [one] { $count } Topas
       *[other] { $count } Topase
    }
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
board-now-way = { $ways ->
    [play-under] Spiel die Karte jetzt aus, oder schieb sie unter den Stapel.
    [under] Schieb die Karte jetzt unter den Stapel.
   *[other] Leg die Karte jetzt auf den Stapel.
}
act-lead = Ausspielen
act-beat = { $over } schlagen
act-under = Darunter
act-under-label = Einen Diebeschip nehmen und die Karte unter den Stapel schieben
act-pass = Passen
board-language = { $language ->
    [en] Karten auf Englisch
    [fr] Karten auf Französisch
    [de] Karten auf Deutsch
   *[other] Karten in einer anderen Sprache
}
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
result-source = { $kind ->
    [horseshoe] { $count ->
        [one] ein Hufeisen
       *[other] { $count } Hufeisen
    }
    [ruby] { $count ->
        [one] ein Rubin
       *[other] { $count } Rubine
    }
    [emerald] { $count ->
        [one] ein Smaragd
       *[other] { $count } Smaragde
    }
   *[topaz] { $count ->
        [one] ein Topas
       *[other] { $count } Topase
    }
}
result-tie-shared = Gleich viel Vermögen und gleich viele Diebeschips: Sie reichen sich die Hand und teilen sich den Sieg.
result-tie-broken = Gleich viel Vermögen: Weniger Diebeschips in der letzten Runde entscheiden.
print-cards = Karten
print-tokens = Siegchips
print-chips = Diebeschips
