# Balancebericht, Deutsch

report-value = { $value }
report-interval = { $low } bis { $high }
report-title = { $game }: Balancebericht
report-eyebrow = Balancebericht
report-lead = { $bot } hat { $games } Partien gegen sich selbst gespielt. Diese Seite zeigt, was sie über das Spiel sagen: wer im Vorteil ist, wie lange es dauert, was es entscheidet, welche Regeln vorkommen und was jede Option ändert.
report-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
report-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
report-numbers = Die Zahlen
report-contents = Inhalt
report-of = { $value } ({ $interval })

report-glance = Auf einen Blick
report-glance-note = Angegeben sind Mittelwerte, in Klammern der Bereich, der den wahren Wert mit 95 % Sicherheit enthält.
report-tile-first = der Siege gehen an den Startspieler; ein gleicher Anteil wäre { $equal }
report-tile-length = Züge hat eine Partie
report-tile-choices = erlaubte Züge stehen im Mittel zur Wahl
report-tile-shared = der Partien haben mehrere Sieger
report-tile-leads = Führungswechsel pro Partie
report-tile-halfway = der Sieger führten schon zur Halbzeit
report-tile-score = ist das mittlere Endergebnis

report-column-players = Spieler
report-column-games = Partien
report-column-first = Siege des Startspielers
report-column-length = Züge
report-column-choices = Auswahl
report-column-score = Ergebnis des Siegers
report-column-margin = Vorsprung
report-column-shared = Geteilte Siege
report-column-leads = Führungswechsel
report-column-halfway = Sieger führte zur Halbzeit

report-seats = Ist es ein Vorteil zu beginnen?
report-place = { $place ->
    [1] 1. Spieler (beginnt)
   *[other] { $place }. Spieler
}
report-axis-wins = Anteil der Siege
report-seats-favoured = Im Vorteil: { $places }.
report-seats-behind = Im Nachteil: { $places }.
report-seats-even = Kein Platz in der Zugfolge ist im Vorteil, soweit diese Partien es zeigen können; ein gleicher Anteil wäre { $equal }.
report-seats-caption = Anteil der Siege; gezählt wird vom Startspieler an, und mehrere Sieger teilen sich einen Sieg. Ein Punkt ist der beobachtete Anteil, sein Balken das 95-%-Intervall, die gestrichelte Linie ein gleicher Anteil.
report-chair = Platz { $seat }

report-length = Wie lang ist eine Partie, und wie viel Auswahl hat man?
report-axis-moves = Züge in einer Partie
report-axis-games = Anteil der Partien
report-length-caption = { $games }. Wie viele Züge eine Partie hat, die Entscheidungen aller Spieler mitgezählt.
report-axis-course = Verlauf der Partie
report-axis-choices = Erlaubte Züge
report-choices-caption = { $games }. Zwischen wie vielen erlaubten Zügen man im Mittel wählen kann, vom ersten Zug bis zum letzten.

report-scores = Was ist ein gutes Ergebnis?
report-axis-score = Endergebnis
report-axis-results = Anteil der Ergebnisse
report-winners = Sieger
report-others = Die anderen
report-score = Ergebnis
report-scores-caption = { $games }, { $players }. Endergebnisse der Sieger und aller anderen; ein Sieger erreicht im Mittel { $score }.
report-scores-alone-caption = { $games }. Endergebnisse; der Mittelwert ist { $score }.

report-drama = Wechselt die Führung?
report-axis-led = Der spätere Sieger führt
report-led-caption = { $games } mit einem Sieger. Wie oft der spätere Sieger schon führt, nach der Stellungsbewertung des Spiels. Je später die Linie steigt, desto länger bleibt eine Partie offen.
report-axis-leads = Führungswechsel
report-leads-caption = { $games }, { $players }. Wie oft die Führung in einer Partie von einem Spieler zum anderen wechselt, nach derselben Bewertung.

report-rules = Welche Regeln kommen vor?
report-rules-note = Jede Art von Ereignis aus den Partien mit der Regel, der sie folgt, in der Reihenfolge der Regeln. Der Balken zeigt, in wie vielen Partien sie vorkam, die Spalten, wie oft pro Partie.
report-rules-example = Zum Beispiel: { $event }
report-rules-share = In { $share } der Partien; pro Partie:
report-rules-never = Arten von Ereignissen, die in keiner dieser Partien vorkamen:
report-rules-elsewhere = Andere Regeln

report-options = Was ändern die Optionen?
report-options-note = Jeder Wert wurde mit denselben Mischungen gespielt wie die Vorgabe (je { $games }, { $players }) und Mischung für Mischung verglichen. Eine Zahl ist der Unterschied, den er macht, mit ihrem 95-%-Intervall; Unterschiede, die nicht allein Zufall sein können, sind hervorgehoben. Bei { $comparisons } Vergleichen auf dieser Seite wird etwa jeder zwanzigste von denen ohne jede Wirkung trotzdem hervorgehoben.
report-option-default = Vorgabe: { $value }
report-option-changed = { $share } der Partien verliefen anders
report-option-same = Keine einzige von { $games } verlief anders
report-option-not-playable = Hier nicht möglich: { $reason }
report-option-new = Kam nur mit diesem Wert vor: { $rules }
report-effect-first-mover = Siege des Startspielers
report-effect-length = Züge
report-effect-winning-score = Ergebnis des Siegers
report-effect-winning-score-alone = Ergebnis
report-effect-shared = Geteilte Siege
report-effect-lead-changes = Führungswechsel
report-points = { $value } Punkte

report-method = Wie diese Seite entstand
report-method-bots = Auf jedem Platz spielt „{ $bot }“, jeder mit eigenem Zufall; er weiß nur, was sein Platz wissen darf. Ein stärkerer oder schwächerer Spieler findet in denselben Regeln vielleicht ein anderes Spiel.
report-method-intervals = Für Anteile sind es Wilson-Intervalle, für Mittelwerte normale Intervalle, alle zu 95 %. Jede Partie hat ihre eigene Mischung, gezogen aus dem Startwert.
report-method-lead = Wer führt, bestimmt die Stellungsbewertung des Spiels, die auch der einfache Bot benutzt; stehen mehrere gleich gut, führt niemand.
report-method-again = Diese Seite noch einmal erzeugen:
report-made = Asterism { $version }, Regelversion { $rules }, Startwert { $seed }
