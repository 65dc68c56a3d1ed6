# Sternenhimmel, Deutsch

title = Sternenhimmel
title-meaning = Sternenhimmel
tagline = Verdeckte Steine auf den Sternbildern des Tierkreises. Vorsicht vor Schwarzen Löchern.

name-sky = { $name }
name-star = { $star ->
    [none] Stern { $number } ({ $sky })
   *[other] { $star } ({ $sky } { $number })
}
    .short = { $star ->
        [none] Stern { $number }
       *[other] { $star }
    }

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

preset-sheet = Wie auf dem Regelblatt
preset-sheet-note = Alle sehen alle Münzen, und deine verdeckten Steine darfst du ansehen.
preset-memory = Aus dem Gedächtnis
preset-memory-note = Die Münzen bleiben verborgen, und deine verdeckten Steine musst du dir merken.
preset-edition-1995 = Ausgabe von 1995
preset-edition-1995-note = Der Erste eines Sternbilds bezahlt den dritten bis fünften Platz selbst.
option-consolation-note = Der dritte bis fünfte Platz bekommt ein paar Münzen. Zahlt sie der Erste, ist sein Platz weniger wert.
option-double-stacking-note = Was ein Stein wert ist, neben dem mehrere Doppelsterne liegen: Je mehr sie bewirken, desto größer die Abstände.
option-payouts-note = Wie viele Münzen ein volles Sternbild bringt. Niedrigere Preise halten alle näher beisammen.
option-first-player-note = Wer den ersten Stein legt.
option-coins-note = Sind die Münzen verborgen, weiß niemand sicher, wer vorn liegt.
option-own-face-down-note = Ohne Ansehen wird es ein Gedächtnisspiel: Was auf großen Sternen liegt, ist auch für dich verdeckt.
option-boards-note = Die zwölf Tafeln. Wenn du das gedruckte Spiel besitzt, kannst du mit deinen spielen.
format-boards = Zwölf Tafeln, jede mit ihrem Namen, den Preisen für den ersten und zweiten Platz, ihren Sternen der Reihe nach und den Linien dazwischen, nach den Nummern der Sterne. Eine Tafel hat zwei bis neun Sterne, alle durch Linien verbunden. x wächst nach rechts bis 140, y nach unten bis 100; ohne x und y werden die Sterne im Kreis gezeichnet.

event-placed = { $token ->
    [none] { $seat } legt einen Stein verdeckt auf { $star }.
    [X] { $seat } legt das Schwarze Loch auf { $star }.
    [D] { $seat } legt einen Doppelstern auf { $star }.
   *[other] { $seat } legt die { $token } auf { $star }.
}
    .you = { $token ->
        [none] Du legst einen Stein verdeckt auf { $star }.
        [X] Du legst dein Schwarzes Loch auf { $star }.
        [D] Du legst einen Doppelstern auf { $star }.
       *[other] Du legst deine { $token } auf { $star }.
    }
    .move = { $token ->
        [none] ein Stein verdeckt auf { $star }
        [X] das Schwarze Loch auf { $star }
        [D] ein Doppelstern auf { $star }
       *[other] die { $token } auf { $star }
    }
event-revealed = { $token ->
    [X] { $star } wird aufgedeckt: das Schwarze Loch von { $seat }.
    [D] { $star } wird aufgedeckt: ein Doppelstern von { $seat }.
   *[other] { $star } wird aufgedeckt: die { $token } von { $seat }.
}
    .you = { $token ->
        [X] { $star } wird aufgedeckt: dein Schwarzes Loch.
        [D] { $star } wird aufgedeckt: ein Doppelstern von dir.
       *[other] { $star } wird aufgedeckt: deine { $token }.
    }
event-black-holes-cancelled = Benachbarte Schwarze Löcher verschwinden ({ $sky }): { $stars-short }.
event-star-swallowed = { $token ->
    [D] Ein Schwarzes Loch verschluckt den Doppelstern von { $seat } auf { $star }.
   *[other] Ein Schwarzes Loch verschluckt die { $token } von { $seat } auf { $star }.
}
    .you = { $token ->
        [D] Ein Schwarzes Loch verschluckt deinen Doppelstern auf { $star }.
       *[other] Ein Schwarzes Loch verschluckt deine { $token } auf { $star }.
    }
event-value-doubled = { $doubles ->
    [one] Ein Doppelstern erhöht die { $face } von { $seat } auf { $star } auf den Wert { $value }.
   *[other] { $doubles } Doppelsterne erhöhen die { $face } von { $seat } auf { $star } auf den Wert { $value }.
}
    .you = { $doubles ->
        [one] Ein Doppelstern erhöht deine { $face } auf { $star } auf den Wert { $value }.
       *[other] { $doubles } Doppelsterne erhöhen deine { $face } auf { $star } auf den Wert { $value }.
    }
event-counted = { $sky }: { $seat } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, mit { $tokens ->
    [one] { $tokens } übrigen Stein.
   *[other] { $tokens } übrigen Steinen.
}
    .you = { $sky }: Du hast { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, mit { $tokens ->
        [one] { $tokens } übrigen Stein.
       *[other] { $tokens } übrigen Steinen.
    }
event-tie-broken = Gleiche Summen: { $seat } liegt mit { $tokens } zu { $rival-tokens } Steinen vor { $rival }.
    .you = Gleiche Summen: Du liegst mit { $tokens } zu { $rival-tokens } Steinen vor { $rival }.
    .rival-you = Gleiche Summen: { $seat } liegt mit { $tokens } zu { $rival-tokens } Steinen vor dir.
event-tied = { $rank ->
    [1] { $seats } teilen sich den ersten Platz: Es gibt keinen Preis.
   *[other] { $seats } teilen sich den zweiten Platz: Der zweite Preis entfällt.
}
    .seats-you = { $rank ->
        [1] { $seats } teilt euch den ersten Platz: Es gibt keinen Preis.
       *[other] { $seats } teilt euch den zweiten Platz: Der zweite Preis entfällt.
    }
event-prize-paid = { $rule ->
    [S47] { $sky }: Nur { $seat } ist noch vertreten und bekommt beide Preise, { $coins } Münzen.
   *[other] { $rank ->
        [1] { $seat } gewinnt das Sternbild { $sky }: { $coins } { $coins ->
            [one] Münze.
           *[other] Münzen.
        }
       *[other] { $sky }: { $seat } belegt Platz 2 und bekommt { $coins } { $coins ->
            [one] Münze.
           *[other] Münzen.
        }
    }
}
    .you = { $rule ->
        [S47] { $sky }: Nur du bist noch vertreten und bekommst beide Preise, { $coins } Münzen.
       *[other] { $rank ->
            [1] Du gewinnst das Sternbild { $sky }: { $coins } { $coins ->
                [one] Münze.
               *[other] Münzen.
            }
           *[other] { $sky }: Du belegst Platz 2 und bekommst { $coins } { $coins ->
                [one] Münze.
               *[other] Münzen.
            }
        }
    }
event-consolation-paid = { $payer ->
    [none] { $seat } bekommt 1 Münze je übrigem Stein: { $coins }.
   *[other] { $payer } zahlt { $seat } 1 Münze je übrigem Stein: { $coins }.
}
    .you = { $payer ->
        [none] Du bekommst 1 Münze je übrigem Stein: { $coins }.
       *[other] { $payer } zahlt dir 1 Münze je übrigem Stein: { $coins }.
    }
    .payer-you = Du zahlst { $seat } 1 Münze je übrigem Stein: { $coins }.
event-constellation-discarded = { $sky } ist abgeschlossen; die Steine gehen an ihre Besitzer zurück.
event-constellation-laid-out = { $sky } kommt ins Spiel.
event-turn-passed = { $seat } hat keinen Stein auf der Hand und passt.
    .you = Du hast keinen Stein auf der Hand und passt.
event-match-ended = Alle zwölf Sternbilder sind gewertet.

table-your-tokens = Deine Steine: { $tokens }
table-face-down = verdeckt
table-you = du
table-player = { $coins } { $count ->
    [one] Münze
   *[other] Münzen
}  { $tokens ->
    [one] { $tokens } Stein auf der Hand
   *[other] { $tokens } Steine auf der Hand
}
table-progress = { $scored } von 12 Sternbildern gewertet, { $pile } im Stapel, { $paid ->
    [one] { $paid } Münze ausgezahlt
   *[other] { $paid } Münzen ausgezahlt
}

board-now-star = Wähle jetzt einen Stern.
board-now-token = Wähle jetzt einen Stein.
table-your-turn = Du bist am Zug: Wähle einen Stein und einen Stern.
board-hand = Deine Steine und der Stapel
board-own-token = Dein Stein: { $token }
board-free = { $size ->
    [large] { $where }: frei; ein Stein liegt hier verdeckt
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

result-source = { $kind ->
    [first] { $count ->
        [one] ein erster Preis
       *[other] { $count } erste Preise
    }
    [second] { $count ->
        [one] ein zweiter Preis
       *[other] { $count } zweite Preise
    }
    [tokens] übrige Steine
   *[paid] an andere gezahlt
}
daily-score = { $score ->
    [one] { $score } Münze
   *[other] { $score } Münzen
}
result-tie-shared = Sie haben gleich viele Münzen und teilen sich den Sieg.
print-boards = Tafeln
print-tokens = Steine
print-coins = Münzen
