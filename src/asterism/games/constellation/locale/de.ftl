# La Constellation du Joueur, Deutsch

title = La Constellation du Joueur
tagline = Finde dein eigenes Sternbild rund um den Mond, bevor die anderen ihres finden.

preset-base = Grundspiel
preset-three-and-more = Ab drei Personen
preset-experienced = Für Erfahrene

option-objectives = Zielkarten pro Person
option-points = Punkte zum Sieg (0: die erste Figur gewinnt)
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
option-deck = Zielkarten (32: ohne die gerade Linie; 22: Spiegelbilder gelten als gleich)
option-null-moves = Sterne derselben Art ersetzen oder tauschen
option-null-moves-allow = Erlaubt
option-null-moves-forbid = Verboten
option-exhaustion = Ein Punktespiel, das vor der Zielpunktzahl endet
option-exhaustion-draw = Die Partie ist unentschieden
option-exhaustion-leader = Wer die meisten Punkte hat, gewinnt
option-repetition = Unentschieden, wenn dieselbe Lage so oft eintritt
option-repetition-off = Nie
option-stale = Unentschieden nach so vielen Zügen ohne neuen Stern oder Punkt
option-stale-off = Nie
option-swaps = Unentschieden nach so vielen Tauschzügen ohne Punkt
option-swaps-off = Nie
option-most-plays = Unentschieden nach so vielen Zügen insgesamt

event-star-placed = { $seat } legt einen Stern mit { $star } Zacken auf ({ $q }, { $r }).
event-star-replaced = { $seat } ersetzt den Stern mit { $old } Zacken auf ({ $q }, { $r }) durch einen mit { $star } Zacken.
event-moon-moved = { $seat } versetzt den Mond von ({ $from-q }, { $from-r }) auf ({ $q }, { $r }).
event-tiles-swapped = { $seat } tauscht { $star ->
    [none] den Mond
   *[other] den Stern mit { $star } Zacken
} auf ({ $q }, { $r }) und { $other-star ->
    [none] den Mond
   *[other] den Stern mit { $other-star } Zacken
} auf ({ $other-q }, { $other-r }).
event-cloud-put = Die Wolke von { $seat } liegt auf ({ $q }, { $r }).
event-figure-stood = Die Figur { $card } ist aus Sternen mit { $star } Zacken gelegt, aber niemand hat ihre Karte.
event-objective-realised = Das Sternbild { $card } von { $seat } ist aus Sternen mit { $star } Zacken vollendet!
event-point-scored = { $seat } punktet und hat jetzt { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
event-objective-shown = { $seat } gibt die Karte { $card } auf.
event-objective-drawn = { $card ->
    [none] { $seat } zieht eine neue Karte.
   *[other] { $seat } zieht die Karte { $card }.
}
event-objective-discarded = Die Karte { $card } von { $seat } wird abgelegt.
event-deck-reshuffled = Der Stapel ist leer: Die { $cards } abgelegten Karten werden gemischt.
event-objectives-kept = { $seat } wechselt keine Karte.
event-swapping-began = Alle Plättchen liegen auf dem Tisch. Von nun an tauscht jeder Zug zwei Plättchen.
event-players-asked = { $about ->
    [tie] Figuren mehrerer Spieler sind zugleich vollendet. Alle werden gefragt: mit neuen Karten weiterspielen oder unentschieden?
   *[tiles] Alle Plättchen liegen, und niemand hat gewonnen. Alle werden gefragt: mit Tauschen weiterspielen oder die Partie beenden?
}
event-player-answered = { $answer ->
    [go_on] { $seat } möchte weiterspielen.
   *[stop] { $seat } möchte aufhören.
}
event-match-won = { $reason ->
    [figure] { $seat } gewinnt.
   *[other] { $seat } hat die meisten Punkte und gewinnt.
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
    [0] Alle { $all } Plättchen liegen, { $plays } Züge bisher
   *[other] { $tiles } von { $all } Plättchen liegen, { $plays } Züge bisher
}

tile-name = { $star ->
    [none] Der Mond
   *[other] Stern mit { $star } Zacken
}
board-prompt = { $decision ->
    [swap] Du bist am Zug: Wähle zwei Plättchen zum Tauschen.
    [cloud] Wähle das Plättchen für deine Wolke.
    [change] Wechsle eine Karte oder behalte deine Karten.
    [answer] Deine Antwort: weiterspielen oder nicht?
   *[play] Du bist am Zug: ein Stapel, dann ein Feld oder ein Stern; oder der Mond, dann ein Feld.
}
board-table = Der Tisch
board-hand = Der Vorrat und deine Karten
board-tile = { $tile } auf ({ $q }, { $r })
board-clouded = { $tile } auf ({ $q }, { $r }), unter der Wolke von { $players }
board-cell = Freies Feld ({ $q }, { $r })
board-reserve = Vorrat
board-pile = { $count ->
    [0] Der Stapel der Sterne mit { $star } Zacken ist leer
    [one] Sterne mit { $star } Zacken: noch { $count }
   *[other] Sterne mit { $star } Zacken: noch { $count }
}
board-cards = Deine Ziele
board-card = Dein Ziel { $card }, Felder { $cells }. Drücken, um es zu drehen.
board-turn = Karte drehen
board-change = Wechseln
board-change-card = Die Karte { $card } wechseln
board-change-sure = Wirklich?
board-change-sure-card = Die Karte { $card } wirklich wechseln? Alle sehen sie dann.
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
