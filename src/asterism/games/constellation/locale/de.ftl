# La Constellation du Joueur, Deutsch

title = La Constellation du Joueur
title-meaning = Das Sternbild des Spielers
tagline = Finde dein eigenes Sternbild rund um den Mond, bevor die anderen ihres finden.

figure-name = { $figure ->
    [P01] Speer
    [P02] Axt
    [P03] Krone
    [P05] Kelle
    [P06] Boot
    [P07] Pferd
    [P08] Wimpel
    [P09] Bär
    [P10] Schlüssel
    [P11] Schlange
    [P12] Haken
    [P13] Bogen
    [P14] Schwan
    [P17] Hirsch
    [P18] Hase
    [P19] Treppe
    [P20] Fluss
    [P21] Kelch
    [P30] Schildkröte
    [P31] Ring
    [P32] Schmetterling
   *[P33] Dreizack
}
name-card = { $mirrored ->
    [yes] „{ figure-name }“ (gespiegelt)
   *[no] „{ figure-name }“
}
    .title = { $mirrored ->
        [yes] { figure-name } (gespiegelt)
       *[no] { figure-name }
    }
star-name = { $star ->
    [none] den Mond
    [4] den vierzackigen Stern
    [5] den fünfzackigen Stern
   *[6] den sechszackigen Stern
}
    .a = { $star ->
        [4] einen vierzackigen Stern
        [5] einen fünfzackigen Stern
       *[6] einen sechszackigen Stern
    }
    .many = { $star ->
        [4] vierzackigen Sternen
        [5] fünfzackigen Sternen
       *[6] sechszackigen Sternen
    }
old-name = { $old ->
    [4] den vierzackigen Stern
    [5] den fünfzackigen Stern
   *[6] den sechszackigen Stern
}
other-name = { $other-star ->
    [none] den Mond
    [4] den vierzackigen Stern
    [5] den fünfzackigen Stern
   *[6] den sechszackigen Stern
}
direction-name = { $direction ->
    [right] rechts
    [lower_right] rechts unten
    [lower_left] links unten
    [left] links
    [upper_left] links oben
   *[upper_right] rechts oben
}
then-name = { $then ->
    [right] rechts
    [lower_right] rechts unten
    [lower_left] links unten
    [left] links
    [upper_left] links oben
   *[upper_right] rechts oben
}
name-place = { $steps ->
    [0] auf dem Mond
   *[other] { $more ->
        [0] { $steps ->
            [1] { direction-name } vom Mond
           *[other] { $steps } Felder { direction-name } vom Mond
        }
       *[other] { $steps } { $steps ->
            [one] Feld
           *[other] Felder
        } { direction-name } und { $more } { then-name } vom Mond
    }
}
    .step = { $more ->
        [0] { $steps ->
            [1] um ein Feld nach { direction-name }
           *[other] um { $steps } Felder nach { direction-name }
        }
       *[other] um { $steps } { $steps ->
            [one] Feld
           *[other] Felder
        } nach { direction-name } und { $more } nach { then-name }
    }

preset-base = Grundspiel
preset-three-and-more = Ab drei Personen
preset-experienced = Für Erfahrene

option-objectives = Zielkarten pro Person
option-points = Punkte zum Sieg
option-change = Ziel wechseln
option-change-off = Nicht erlaubt
option-change-end-of-turn = Am Ende des eigenen Zuges
option-change-start-of-turn = Am Anfang des eigenen Zuges
option-change-instead-of-play = Anstelle des Zuges
option-change-limit = Karten, die man in einem Zug wechseln darf
option-visible = Sichtbares Ziel
option-visible-true = Alle Karten liegen offen
option-visible-false = Die Karten sind geheim
option-open-game = Offene Partie
option-open-game-true = Liegen alle Plättchen, wird mit Tauschen weitergespielt
option-open-game-false = Liegen alle Plättchen, ist die Partie unentschieden
option-open-game-ask = Liegen alle Plättchen, werden alle gefragt
option-blocking = Blockierende Wolken
option-blocking-true = Die Wolke darf auf jedes andere Plättchen
option-blocking-false = Die Wolke kommt auf das soeben gespielte Plättchen
option-simultaneous = Ein Zug vollendet Figuren mehrerer Spieler
option-simultaneous-redraw = Sie ziehen neue Karten, und es geht weiter
option-simultaneous-draw = Die Partie ist unentschieden
option-simultaneous-ask = Alle werden gefragt
option-deck = Figuren auf den Karten
option-null-moves = Sterne derselben Art ersetzen oder tauschen
option-null-moves-allow = Erlaubt
option-null-moves-forbid = Verboten
option-exhaustion = Ein Punktespiel, das vor der Zielpunktzahl endet
option-exhaustion-draw = Die Partie ist unentschieden
option-exhaustion-leader = Wer die meisten Punkte hat, gewinnt
option-repetition = Unentschieden, wenn eine Lage wiederkehrt
option-repetition-off = Nie
option-stale = Unentschieden ohne neuen Stern oder Punkt
option-stale-off = Nie
option-swaps = Unentschieden nach Tauschzügen ohne Punkt
option-swaps-off = Nie
option-most-plays = Höchstzahl der Züge, dann unentschieden

preset-base-note = Eine geheime Figur für jeden; wer sie zuerst vollendet, gewinnt. So spielt man laut Blatt zu zweit.
preset-three-and-more-note = Zwei Figuren für jeden, damit die Partien kurz bleiben. Das Blatt empfiehlt es ab drei Personen.
preset-experienced-note = Drei Figuren für jeden und zwei Punkte zum Sieg; liegen alle Plättchen, geht es mit Tauschen weiter.
option-objectives-number = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
option-objectives-note = Mehr Karten geben dir mehr Wege zum Sieg und machen die Partie kürzer.
option-points-0 = Keine: die erste Figur gewinnt
option-points-number = { $number } Punkte
option-points-note = Im Punktespiel bringt jede Figur einen Punkt und wird ersetzt, und es geht weiter.
option-change-note = Ob du eine Karte gegen eine neue tauschen darfst. Die alte sehen alle.
option-change-limit-number = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
option-change-limit-note = Wie viele Karten man auf einmal wechseln darf. Das spielt nur eine Rolle, wenn Wechseln erlaubt ist.
option-visible-note = Sehen alle deine Karten, wissen sie, was sie verhindern müssen.
option-open-game-note = Was geschieht, wenn beim letzten Plättchen noch niemand gewonnen hat.
option-blocking-note = Wohin deine Wolke darf. Auf jedem Plättchen kann sie eine fremde Figur blockieren.
option-simultaneous-note = Ein Zug mit dem Mond kann mehrere Figuren auf einmal vollenden.
option-deck-32 = 32: alle außer der geraden Linie
option-deck-33 = 33: alle Figuren
option-deck-22 = 22: eine Figur und ihr Spiegelbild sind eins
option-deck-note = Welche Figuren gezogen werden. Bei 22 Karten darfst du deine Figur oder ihr Spiegelbild bauen.
option-null-moves-note = Ob ein Zug alles lassen darf, wie es war: So kann man abwarten.
option-exhaustion-note = Wer ein Punktespiel gewinnt, in dem niemand das Ziel erreicht.
option-repetition-number = { $number }-mal
option-repetition-note = Beendet eine Partie, die sich im Kreis dreht.
option-stale-number = { $number } Züge
option-stale-note = Beendet eine Partie, in der nichts Neues mehr gelegt wird.
option-swaps-number = { $number } Tauschzüge
option-swaps-note = Beendet eine offene Partie, in der das Tauschen zu nichts führt.
option-most-plays-number = { $number } Züge
option-most-plays-note = So lange dauert eine Partie höchstens.

event-star-placed = { $seat } legt { star-name.a } { $at } an.
    .you = Du legst { star-name.a } { $at } an.
    .move = { star-name.a } { $at } anlegen
event-star-replaced = { $seat } ersetzt { old-name } { $at } durch { star-name.a }.
    .you = Du ersetzt { old-name } { $at } durch { star-name.a }.
    .move = { old-name } { $at } durch { star-name.a } ersetzen
event-moon-moved = { $seat } versetzt den Mond { $at-step }.
    .you = Du versetzt den Mond { $at-step }.
    .move = den Mond { $at-step } versetzen
event-tiles-swapped = { $seat } tauscht { $star ->
    [none] den Mond
   *[other] { star-name } { $at }
} und { $other-star ->
    [none] den Mond
   *[other] { other-name } { $other-at }
}.
    .you = Du tauschst { $star ->
        [none] den Mond
       *[other] { star-name } { $at }
    } und { $other-star ->
        [none] den Mond
       *[other] { other-name } { $other-at }
    }.
    .move = { $star ->
        [none] den Mond
       *[other] { star-name } { $at }
    } und { $other-star ->
        [none] den Mond
       *[other] { other-name } { $other-at }
    } tauschen
event-cloud-put = Die Wolke von { $seat } liegt jetzt { $at }.
    .you = Deine Wolke liegt jetzt { $at }.
    .move = deine Wolke: { $at }
event-figure-stood = Die Figur { $card } ist aus { star-name.many } gelegt, aber niemand hat ihre Karte.
event-objective-realised = Das Sternbild { $card } von { $seat } ist mit { star-name.many } vollendet!
    .you = Dein Sternbild { $card } ist mit { star-name.many } vollendet!
event-point-scored = { $seat } punktet und hat jetzt { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
    .you = Du punktest und hast jetzt { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
event-objective-shown = { $seat } gibt die Karte { $card } auf.
    .you = Du gibst die Karte { $card } auf.
    .move = die Karte { $card } wechseln
event-objective-drawn = { $card ->
    [none] { $seat } zieht eine neue Karte.
   *[other] { $seat } zieht die Karte { $card }.
}
    .you = Du ziehst die Karte { $card }.
event-objective-discarded = Die Karte { $card } von { $seat } wird abgelegt.
    .you = Deine Karte { $card } wird abgelegt.
event-deck-reshuffled = Der Stapel ist leer: { $cards ->
    [one] Die eine abgelegte Karte wird gemischt.
   *[other] Die { $cards } abgelegten Karten werden gemischt.
}
event-objectives-kept = { $seat } wechselt keine Karte.
    .you = Du wechselst keine Karte.
    .move = keine Karte wechseln
event-swapping-began = Alle Plättchen liegen auf dem Tisch. Von nun an tauscht jeder Zug zwei Plättchen.
event-players-asked = { $about ->
    [tie] Figuren mehrerer Spieler sind zugleich vollendet. Alle werden gefragt: mit neuen Karten weiterspielen oder unentschieden?
   *[tiles] Alle Plättchen liegen, und niemand hat gewonnen. Alle werden gefragt: mit Tauschen weiterspielen oder die Partie beenden?
}
event-player-answered = { $answer ->
    [go_on] { $seat } möchte weiterspielen.
   *[stop] { $seat } möchte aufhören.
}
    .you = { $answer ->
        [go_on] Du möchtest weiterspielen.
       *[stop] Du möchtest aufhören.
    }
    .move = { $answer ->
        [go_on] weiterspielen
       *[stop] aufhören
    }
event-match-won = { $reason ->
    [figure] { $seat } gewinnt.
   *[other] { $seat } hat die meisten Punkte und gewinnt.
}
    .you = { $reason ->
        [figure] Du gewinnst.
       *[other] Du hast die meisten Punkte und gewinnst.
    }
event-match-drawn = { $reason ->
    [tiles] Alle Plättchen liegen auf dem Tisch: unentschieden.
    [repetition] Dieselbe Lage ist zu oft eingetreten: unentschieden.
    [stale] Zu viele Züge ohne neuen Stern: unentschieden.
    [swaps] Zu viele Tauschzüge ohne Punkt: unentschieden.
    [plays] Der letzte Zug ist gemacht: unentschieden.
   *[tie] Mehrere vollenden zugleich eine Figur: unentschieden.
}

table-you = du
table-player = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}  Karten: { $cards }
table-decision = { $decision ->
    [play] Lege einen Stern an: P4(q,r), ersetze einen: R4(q,r) oder versetze den Mond: M(q,r).
    [swap] Tausche zwei Plättchen: X(q,r)(q,r).
    [cloud] Lege deine Wolke auf ein Plättchen: C(q,r).
    [change] Wechsle eine Karte (change P05) oder behalte deine Karten (keep).
    [answer_tie] Figuren mehrerer Spieler sind vollendet: neue Karten (go on) oder unentschieden, wenn alle wollen (stop)?
    [answer_tiles] Alle Plättchen liegen: tauschen, wenn alle wollen (go on), oder die Partie beenden (stop)?
   *[over] Die Partie ist zu Ende.
}
table-may-change = { $timing ->
    [start_of_turn] Vorher darfst du eine Karte wechseln (change P05).
   *[instead_of_play] Oder wechsle stattdessen eine Karte, nur nicht bei deinem ersten Zug (change P05).
}
table-reserve = Vorrat  { $reserve }
table-deck = Stapel: { $deck }  Abgelegt: { $discard }
table-your-cards = { $mirrored ->
    [yes] Deine Ziele, beliebig gedreht oder gespiegelt:
   *[no] Deine Ziele, beliebig gedreht, aber nicht gespiegelt:
}
table-progress = { $left ->
    [0] Alle { $all } Plättchen liegen
   *[other] { $tiles } von { $all } Plättchen liegen
}, { $plays ->
    [one] { $plays } Zug bisher
   *[other] { $plays } Züge bisher
}

tile-name = { $star ->
    [none] Der Mond
    [4] Vierzackiger Stern
    [5] Fünfzackiger Stern
   *[6] Sechszackiger Stern
}
board-prompt = { $decision ->
    [swap] Du bist am Zug: Wähle zwei Plättchen zum Tauschen.
    [cloud] Wähle das Plättchen für deine Wolke.
    [change] Wechsle eine Karte oder behalte deine Karten.
    [answer] Deine Antwort: weiterspielen oder nicht?
   *[play] Lege oder ersetze einen Stern, oder versetze den Mond.
}
board-now = { $next ->
    [tile] Wähle jetzt das andere Plättchen.
    [cell] Wähle jetzt ein Feld.
    [cell-or-star] Wähle jetzt ein Feld, oder einen Stern zum Ersetzen.
    [moon-cell] Wähle jetzt das neue Feld des Mondes.
    [pile-or-moon] Wähle jetzt einen Stapel, oder den Mond.
   *[pile] Wähle jetzt einen Stapel.
}
board-table = Der Tisch
board-hand = Der Vorrat und deine Karten
board-tile = { $tile } { $place }
board-clouded = { $tile } { $place }, unter der Wolke von { $players }
board-clouded-moon = { $tile }, unter der Wolke von { $players }
board-cell = Freies Feld { $place }
board-reserve = Vorrat
board-pile = { $star ->
    [4] Vierzackige Sterne
    [5] Fünfzackige Sterne
   *[6] Sechszackige Sterne
}: { $count ->
    [0] keiner mehr da
   *[other] noch { $count }
}
board-cards = Deine Ziele
board-card = Dein Ziel: { $card }. Vom ersten Feld aus: { $cells }. Drücke, um die Karte zu drehen.
board-card-note = Der Mond und vier gleiche Sterne in dieser Form gewinnen: { $mirrored ->
    [yes] beliebig gedreht oder gespiegelt.
   *[no] beliebig gedreht, aber nicht gespiegelt.
}
board-close = Schließen
board-turn = Karte drehen
board-change = Wechseln
board-change-card = Die Karte „{ $card }“ wechseln
board-change-sure = Wirklich?
board-change-sure-card = Die Karte „{ $card }“ wirklich wechseln? Alle werden sie sehen.
board-keep = Karten behalten
board-question = { $about ->
    [tie] Figuren mehrerer Spieler sind zugleich vollendet.
   *[tiles] Alle Plättchen liegen, und niemand hat gewonnen.
}
board-question-note = { $about ->
    [tie] Unentschieden nur, wenn alle es wollen.
   *[tiles] Weiter geht es nur, wenn alle es wollen.
}
board-question-agreed = { $about ->
    [tie] Für ein Unentschieden: { $players }
   *[tiles] Fürs Weiterspielen: { $players }
}
board-question-waits = { $player } wird gefragt.
board-go-on = { $about ->
    [tie] Weiter mit neuen Karten
   *[tiles] Weiter mit Tauschen
}
board-stop = { $about ->
    [tie] Unentschieden
   *[tiles] Partie beenden
}
board-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
board-deck = { $deck ->
    [one] { $deck } Karte im Stapel
   *[other] { $deck } Karten im Stapel
}, { $discarded } abgelegt
board-others = Karten der anderen
board-secret = Eine geheime Karte
board-not = Karte { $place } ist keine von diesen:
board-plays = { $count ->
    [one] { $count } Zug bisher
   *[other] { $count } Züge bisher
}
board-target = { $count ->
    [one] { $count } Punkt gewinnt
   *[other] { $count } Punkte gewinnen
}
board-quiet = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
} ohne Fortschritt{ $limit ->
    [0] {""}
   *[other] ; unentschieden bei { $limit }
}
board-zoom-in = Vergrößern
board-zoom-closer = Felder vergrößern
board-zoom-out = Verkleinern
board-zoom-fit = Alles zeigen
board-lines = Linien um den Mond

rules-components = Der Mond, acht Sterne jeder Art, 32 Zielkarten und eine Wolke für jeden Spieler.
rules-aim = Die Karte zeigt fünf Felder. Auf dem Tisch muss der Mond eines davon sein, und die anderen vier müssen Sterne einer Art sein.
rules-aim-card = Deine Karte
rules-aim-right = Deine Figur: Du gewinnst
rules-aim-spoilt = Ein weiterer Stern dieser Art berührt sie
rules-aim-moonless = Der Mond gehört nicht dazu
rules-turn = Einer von drei Zügen, dann kommt deine Wolke auf das Plättchen, das du gerade gespielt hast.
rules-turn-place = Einen Stern legen
rules-turn-replace = Einen Stern ersetzen
rules-turn-move = Den Mond versetzen
rules-restrictions = Plättchen unter einer Wolke sind gesperrt, auch für ihren Besitzer. Die Figur zählt trotzdem.

result-source = { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
}
print-tiles = Plättchen
print-cards = Zielkarten
print-clouds = Wolken
