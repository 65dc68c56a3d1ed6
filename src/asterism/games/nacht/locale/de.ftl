# Nacht der Sterne, Deutsch

title = Nacht der Sterne
title-meaning = Nacht der Sterne
tagline = Den Himmel Tafel für Tafel legen, Sternbilder vollenden und klopfen, wenn andere etwas übersehen.

name-sky = { $name }
name-tile = { $bears ->
    [nothing] die Tafel ohne Sternbild in Reihe { $row }, Spalte { $column }
    [alike] die Tafel „{ $skies }“ in Reihe { $row }, Spalte { $column }
   *[alone] die Tafel „{ $skies }“
}
coins-in-words = { $coins } Sterntaler

option-mode = Modus
option-mode-klopfen = Klopfen: Tafeln können übersehen werden
option-mode-streng = Streng: Nichts kann übersehen werden
option-sky = Himmel
option-sky-winter = Winter
option-sky-spring = Vorfrühling
option-show-top-shape = Form der obersten Tafel des Stapels
option-show-top-shape-true = Für alle sichtbar
option-show-top-shape-false = Verborgen
option-second-tile-may-chain = Die zweite Tafel eines Zuges
option-second-tile-may-chain-true = Sie darf erst durch die erste passen
option-second-tile-may-chain-false = Sie muss schon vorher gepasst haben
option-show-money = Sterntaler während der Partie
option-show-money-true = Für alle sichtbar
option-show-money-false = Geheim
option-start-player = Wer beginnt
option-start-player-random = Das Los entscheidet
option-start-player-host = Der Gastgeber
option-start-player-rotate = In jeder Partie einer Serie jemand anders
option-game-in-series = Die wievielte Partie der Serie
option-two-player-end = Zu zweit: wann die Partie endet
option-two-player-end-after-turn = Nach dem Zug
option-two-player-end-immediate = Sofort, auch mitten im Zug
option-wrong-drops = Fehlversuche je Tafel und Zug
option-knock-proof = Klopfen
option-knock-proof-true = Die übersehene Tafel muss genannt werden
option-knock-proof-false = Die Tafel wird danach ausgesucht
option-knock-ms = Zeit zum Klopfen
option-rotate-tiles = Aufgedeckte Tafeln
option-rotate-tiles-true = Zufällig gedreht gezeigt
option-rotate-tiles-false = Aufrecht gezeigt
preset-sheet = Wie auf dem Regelblatt
preset-sheet-note = Mit Klopfen: Wer eine passende Tafel übersieht, kann sie an Schnellere verlieren.
preset-unhurried = Ohne Eile
preset-unhurried-note = Mit Klopfen, aber du hast acht Sekunden zum Schauen, bevor die nächste Tafel aufgedeckt wird.
preset-calm = Ohne Klopfen
preset-calm-note = Was passt, wird gezeigt, und nichts kann übersehen werden. Ein ruhiges Spiel für den ersten Abend.
option-mode-note = Im strengen Spiel leuchtet auf, was passt: Dann zählt das Planen, nicht das schnelle Auge.
option-sky-note = Welchen Teil des echten Himmels die Tafeln zeigen. Wenn du das gedruckte Spiel besitzt, kannst du sein Bild verwenden.
format-sky = Für jede der 25 Tafeln, von 1A bis 5E, die Sternbilder, von denen ein Stück darauf gedruckt ist. Es sind genau 14 Sternbilder, jedes auf mindestens einer Tafel. Sterne und Linien sind freiwillig; sie zeichnen das Bild.
option-show-top-shape-note = Ob man weiß, dass als Nächstes eine Eck-, Rand- oder Innentafel kommt.
option-second-tile-may-chain-note = Ob die erste Tafel eines Zuges der zweiten den Platz bereiten darf.
option-show-money-note = Ist das Geld geheim, bleibt offen, wer vorn liegt.
option-start-player-note = Wer den ersten Zug macht.
option-game-in-series-number = Partie { $number }
option-game-in-series-note = In einer Serie wandert der erste Zug; diese Nummer sagt, wer ihn hat.
option-two-player-end-note = Zu zweit: ob der letzte Zug zu Ende gespielt wird.
option-wrong-drops-number = { $number ->
    [one] { $number } Versuch
   *[other] { $number } Versuche
}
option-wrong-drops-note = Wie oft du eine Tafel an eine falsche Stelle legen darfst, bevor sie zurückgeht.
option-knock-proof-note = Ob du zeigen musst, welche Tafel übersehen wurde, oder nach dem Klopfen suchen darfst.
option-knock-ms-number = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
option-knock-ms-note = Wie lange alle nach einer übersehenen Tafel suchen dürfen, bevor es weitergeht.
option-rotate-tiles-note = Gedrehte Tafeln muss man an ihren Sternen erkennen: Das ist schwerer.

event-tile-revealed = { $seat } deckt { $tile } auf.
    .you = Du deckst { $tile } auf.
event-stack-used-up = Der Stapel ist aufgebraucht.
event-tile-laid = { $rule ->
    [N33] { $seat } legt auch { $tile } an.
    [N58] { $seat } nimmt { $tile } und legt sie an.
   *[other] { $seat } legt { $tile } an.
}
    .you = { $rule ->
        [N33] Du legst auch { $tile } an.
        [N58] Du nimmst { $tile } und legst sie an.
       *[other] Du legst { $tile } an.
    }
    .move = { $tile } anlegen
event-did-not-fit = { $seat } will { $tile } anlegen, aber sie passt nicht.
    .you = Du willst { $tile } anlegen, aber sie passt nicht.
    .move = { $tile } anlegen
event-square-closed = { $coins ->
    [0] Ein Quadrat zwischen vier Tafeln ist geschlossen; dafür gibt es nichts.
   *[other] { $seat } schließt ein Quadrat zwischen vier Tafeln und erhält { coins-in-words }.
}
    .you = { $coins ->
        [0] Ein Quadrat zwischen vier Tafeln ist geschlossen; dafür gibt es nichts.
       *[other] Du schließt ein Quadrat zwischen vier Tafeln und erhältst { coins-in-words }.
    }
event-constellation-finished = { $coins ->
    [0] Das Sternbild { $sky } ist fertig; dafür gibt es nichts.
   *[other] { $seat } vollendet das Sternbild { $sky } und erhält { coins-in-words }.
}
    .you = { $coins ->
        [0] Das Sternbild { $sky } ist fertig; dafür gibt es nichts.
       *[other] Du vollendest das Sternbild { $sky } und erhältst { coins-in-words }.
    }
event-set-aside-paid = { $seat } gibt das Beiseitegelegte an die Kasse: { coins-in-words }.
    .you = Du gibst das Beiseitegelegte an die Kasse: { coins-in-words }.
event-forgone = { $seat } verzichtet auf das Anlegen; { $aside } Sterntaler beiseitegelegt.
    .you = Du verzichtest auf das Anlegen; { $aside } Sterntaler beiseitegelegt.
    .move = auf das Anlegen verzichten
event-said-weiter = { $seat } sagt „Weiter!“
    .you = Du sagst „Weiter!“
    .move = „Weiter!“ sagen
event-let-pass = { $seat } klopft nicht.
    .you = Du klopfst nicht.
    .move = nicht klopfen
event-knocked = { $tile ->
    [none] { $seat } klopft: { $rival } soll etwas übersehen haben!
   *[other] { $seat } klopft: { $rival } soll { $tile } übersehen haben!
}
    .you = { $tile ->
        [none] Du klopfst: { $rival } soll etwas übersehen haben!
       *[other] Du klopfst: { $rival } soll { $tile } übersehen haben!
    }
    .rival-you = { $tile ->
        [none] { $seat } klopft: Du sollst etwas übersehen haben!
       *[other] { $seat } klopft: Du sollst { $tile } übersehen haben!
    }
    .move = { $tile ->
        [none] klopfen
       *[other] klopfen: { $tile }
    }
event-knock-rewarded = Zu Recht geklopft; { $seat } erhält { coins-in-words }.
    .you = Zu Recht geklopft; du erhältst { coins-in-words }.
event-knock-fined = Zu Unrecht geklopft; { $seat } zahlt { coins-in-words }.
    .you = Zu Unrecht geklopft; du zahlst { coins-in-words }.
event-bonus-paid = { $seat } hat keine Tafeln mehr und erhält { coins-in-words } als Bonus.
    .you = Du hast keine Tafeln mehr und erhältst { coins-in-words } als Bonus.
event-strict-from-now = Eine ganze Runde lang ist nichts passiert: Von jetzt an kann nichts mehr übersehen werden.
event-tiles-paid-for = { $seat } zahlt { coins-in-words } für { $tiles ->
    [one] die letzte verbliebene Tafel.
   *[other] die { $tiles } verbliebenen Tafeln.
}
    .you = Du zahlst { coins-in-words } für { $tiles ->
        [one] deine letzte Tafel.
       *[other] deine { $tiles } verbliebenen Tafeln.
    }
event-match-ended = { $seat ->
    [none] Alle 25 Sternentafeln liegen.
   *[other] { $seat } hat keine Tafeln mehr und beendet die Partie.
}
    .you = Du hast keine Tafeln mehr und beendest die Partie.

table-constellation = { $missing ->
    [0] Größe { $tiles }, fertig
    [one] Größe { $tiles }, { $missing } fehlt
   *[other] Größe { $tiles }, { $missing } fehlen
}
table-player = { $coins } { $count ->
    [one] Sterntaler
   *[other] Sterntaler
}, { $aside } beiseitegelegt
table-you = du
table-stack = { $top ->
    [corner] Stapel: { $count }, oben ein Eckteil
    [edge] Stapel: { $count }, oben ein Randteil
    [inner] Stapel: { $count }, oben ein Innenteil
   *[other] Stapel: { $count }
}
table-strict = Nichts kann übersehen werden.
table-tried = Probiert, passt nicht: { $tiles }
table-decide = { $seat } ist am Zug.
table-window = { $seat } hat „Weiter!“ gesagt; klopfen dürfen: { $acting }.
table-prove = { $acting } hat zu Recht geklopft und sucht eine Tafel von { $seat } aus.
table-over = Die Partie ist zu Ende.

board-prompt = { $moment ->
    [window] Wurde eine Tafel übersehen? Klopfen oder nicht?
    [prove] Zu Recht geklopft: Wähle die Tafel, die du anlegst.
    [second] Lege eine zweite Tafel an, oder sage „Weiter!“
   *[decide] Du bist am Zug: Lege eine Tafel an, oder sage „Weiter!“
}
board-progress = { $laid } von { $tiles } Tafeln gelegt, { $stack } im Stapel
board-sky = Der Himmel
board-hand = Deine Tafeln
board-own-tiles = Deine Tafeln
board-rack = Tafeln von { $player }
board-no-tiles = Keine Tafeln
board-tiles = { $count ->
    [one] { $count } Tafel
   *[other] { $count } Tafeln
}
board-coins = { $count } Sterntaler
board-coins-hidden = Sterntaler geheim bis zum Ende
board-aside = { $count } Sterntaler beiseitegelegt
board-tile = Tafel für Reihe { $row }, Spalte { $column }: { $skies }
board-nothing-on-it = kein Sternbild
board-cell-laid = Reihe { $row }, Spalte { $column }, gelegt: { $skies }
board-cell-empty = Reihe { $row }, Spalte { $column }, leer; hierher gehört: { $skies }
board-missed = Probiert, passt nicht
board-now-cell = Wähle jetzt ihren Platz.
board-now-tile = Wähle jetzt die Tafel dafür.
board-elsewhere = Diese Tafel gehört woandershin
board-weiter = Weiter!
board-forgo = Verzichten
board-forgo-note = In diesem Zug nichts anlegen und 1 Sterntaler beiseitelegen
board-knock = Klopfen!
board-pass = Nicht klopfen
board-heard = Geklopft: { $players }!
board-name-tile = Welche Tafel wurde übersehen?
board-picture = Das vollständige Bild
board-stack-short = Stapel
board-picture-short = Bild
board-constellations-short = Liste
board-constellations = Sternbilder
board-tally = { $kind ->
    [square] Quadrate
    [sky] { $sky }
    [knock] Klopfen
    [bonus] Bonus
   *[bank] An die Kasse
}

rules-components = Die schrägen Ecken verraten, wo im Bild eine Tafel liegen kann. Wo vier davon zusammenstoßen, ist Platz für einen Holzmarker.
rules-components-corner = Ecke
rules-components-edge = Rand
rules-components-inner = Mitte
rules-laying = Drei Tafeln liegen. Jede Tafel hat einen Platz im Bild und passt, sobald eine Tafel neben diesem Platz liegt. Sich an einer Ecke zu berühren genügt nicht.
rules-scoring = Die letzte Tafel schließt das Quadrat zwischen vier Tafeln (1 Sterntaler) und vollendet den Krebs, der zwei Tafeln bedeckt (2 Sterntaler): zusammen 3.
rules-scoring-before = Eine Tafel fehlt
rules-scoring-after = Ein Holzmarker und ein fertiges Sternbild
result-source = { $kind ->
    [start] zu Beginn
    [squares] Quadrate
    [skies] Sternbilder
    [knocks] Klopfen
    [bonus] Bonus
    [forgone] Verzicht
   *[tiles] übrige Tafeln
}
daily-score = { $score ->
    [one] { $score } Sterntaler
   *[other] { $score } Sterntaler
}
result-tie-shared = Bei gleich vielen Sterntalern gibt es mehrere Sieger.
result-tie-broken = Gleich viele Sterntaler: Es gewinnt, wer das Spiel beendet hat.
print-sky = Das ganze Bild als Unterlage
print-tiles = Sternentafeln
print-markers = Marker
print-coins = Sterntaler
