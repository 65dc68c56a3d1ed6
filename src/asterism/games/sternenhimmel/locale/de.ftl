# Sternenhimmel, Deutsch

title = Sternenhimmel
tagline = Verdeckte Steine auf den Sternbildern des Tierkreises. Vorsicht vor Schwarzen Löchern.

token-name = { $token ->
    [X] Schwarzes Loch
    [D] Doppelstern
   *[other] { $token }
}

option-consolation = Wer den dritten bis fünften Platz bezahlt
option-consolation-reserve = Die Kasse, wie auf dem Regelblatt
option-consolation-winner = Der Erste, wie im Spiel von 1995
option-double-stacking = Mehrere Doppelsterne neben einem Stein
option-double-stacking-multiply = Jeder verdoppelt noch einmal
option-double-stacking-once = Der Wert wird einmal verdoppelt
option-double-stacking-add = Jeder zählt den Wert noch einmal dazu
option-payouts = Preise
option-payouts-printed = Wie auf den Tafeln
option-payouts-unit96 = Niedriger: 96 Münzen vom Wert 1 reichen immer
option-first-player = Wer beginnt
option-first-player-random = Das Los entscheidet
option-coins = Münzen während des Spiels
option-coins-public = Für alle sichtbar
option-coins-hidden = Bis zum Ende verborgen
option-own-face-down = Eigene verdeckte Steine
option-own-face-down-shown = Man darf sie ansehen
option-own-face-down-memory = Man muss sie sich merken
option-boards = Tafeln
option-boards-zodiac = Die zwölf Tierkreiszeichen

event-placed = { $token ->
    [none] { $seat } legt einen Stein verdeckt auf { $sky } { $star }.
    [X] { $seat } legt das Schwarze Loch auf { $sky } { $star }.
    [D] { $seat } legt einen Doppelstern auf { $sky } { $star }.
   *[other] { $seat } legt die { $token } auf { $sky } { $star }.
}
event-revealed = { $token ->
    [X] { $sky } { $star } wird aufgedeckt: das Schwarze Loch von { $seat }.
    [D] { $sky } { $star } wird aufgedeckt: ein Doppelstern von { $seat }.
   *[other] { $sky } { $star } wird aufgedeckt: die { $token } von { $seat }.
}
event-black-holes-cancelled = Benachbarte Schwarze Löcher verschwinden: { $sky } { $stars }.
event-star-swallowed = { $token ->
    [D] Ein Schwarzes Loch verschluckt den Doppelstern von { $seat } auf { $sky } { $star }.
   *[other] Ein Schwarzes Loch verschluckt die { $token } von { $seat } auf { $sky } { $star }.
}
event-value-doubled = { $doubles ->
    [one] Ein Doppelstern erhöht die { $face } von { $seat } auf { $sky } { $star } auf den Wert { $value }.
   *[other] { $doubles } Doppelsterne erhöhen die { $face } von { $seat } auf { $sky } { $star } auf den Wert { $value }.
}
event-counted = { $seat } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} in { $sky }, mit { $tokens ->
    [one] { $tokens } verbliebenen Stein.
   *[other] { $tokens } verbliebenen Steinen.
}
event-tie-broken = Gleiche Summen: { $seat } liegt mit { $tokens } zu { $rival-tokens } Steinen vor { $rival }.
event-tied = { $rank ->
    [1] { $seats } teilen sich den ersten Platz: Es gibt keinen Preis.
   *[other] { $seats } teilen sich den zweiten Platz: Der zweite Preis entfällt.
}
event-prize-paid = { $rule ->
    [S47] Nur { $seat } ist noch in { $sky } vertreten und bekommt beide Preise: { $coins } Münzen.
   *[other] { $rank ->
        [1] { $seat } gewinnt { $sky }: { $coins } { $coins ->
            [one] Münze.
           *[other] Münzen.
        }
       *[other] { $seat } belegt Platz 2 in { $sky }: { $coins } { $coins ->
            [one] Münze.
           *[other] Münzen.
        }
    }
}
event-consolation-paid = { $payer ->
    [none] { $seat } bekommt { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    } für die verbliebenen Steine.
   *[other] { $payer } zahlt { $seat } { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    } für die verbliebenen Steine.
}
event-constellation-discarded = { $sky } ist abgeschlossen; die Steine gehen an ihre Besitzer zurück.
event-constellation-laid-out = { $sky } kommt ins Spiel.
event-turn-passed = { $seat } hat keinen Stein auf der Hand und passt.
event-match-ended = Alle zwölf Sternbilder sind gewertet.

table-your-tokens = Deine Steine: { $tokens }
table-face-down = verdeckt
table-you = du
table-player = { $coins } Münzen  { $tokens ->
    [one] { $tokens } Stein auf der Hand
   *[other] { $tokens } Steine auf der Hand
}
table-progress = { $scored } von 12 Sternbildern gewertet, { $pile } im Stapel, { $paid } Münzen ausgezahlt

table-your-turn = Du bist am Zug: Wähle einen Stein und einen Stern.
board-hand = Deine Steine und der Stapel
board-own-token = Dein Stein: { $token }
board-free = { $size ->
    [large] { $where }: frei; hier liegen Steine verdeckt
   *[small] { $where }: frei
}
board-taken = { $where }: { $token }, gelegt von { $player }
board-face-down = { $where }: verdeckt, gelegt von { $player }
board-prizes = Preise: { $first } für Platz 1, { $second } für Platz 2
board-tab = { $sky }: { $taken } von { $stars } Sternen besetzt
board-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
board-coins-hidden = Münzen bis zum Ende verborgen
board-in-hand = { $count ->
    [one] { $count } Stein auf der Hand
   *[other] { $count } Steine auf der Hand
}
board-pile = { $count ->
    [0] Der Stapel ist leer
    [one] { $count } Sternbild im Stapel
   *[other] { $count } Sternbilder im Stapel
}
board-scored = Gewertet: { $skies }

rules-components = Eine Tafel und die neun Steine einer Farbe: sechs Zahlen, ein Schwarzes Loch und zwei Doppelsterne. Sterne mit goldenem Ring sind groß.
rules-turn = Fünf Steine liegen. Auf kleinen Sternen liegen sie offen, auf großen verdeckt. Wer den letzten Stern belegt, löst die Wertung aus.
rules-scoring = Eine Wertung von Anfang bis Ende, auf einer Tafel, die 6 und 4 zahlt. Das Schwarze Loch verschluckt alles, was mit ihm verbunden ist, egal wem es gehört.
rules-scoring-reveal = 1. Alle Steine werden aufgedeckt.
rules-scoring-swallow = 2. Das Schwarze Loch verschluckt die 10 und die 6.
rules-scoring-double = 3. Der Doppelstern verdoppelt die 7.
rules-scoring-pay = 4. Erster Preis, zweiter Preis, eine Münze für einen Stein.
