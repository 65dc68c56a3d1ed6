# Nacht der Sterne, Deutsch

title = Nacht der Sterne
tagline = Den Himmel Tafel für Tafel legen, Sternbilder vollenden und klopfen, wenn andere etwas übersehen.

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
option-game-in-series = Nummer dieser Partie in der Serie
option-two-player-end = Zu zweit: wann die Partie endet
option-two-player-end-after-turn = Nach dem Zug
option-two-player-end-immediate = Sofort, auch mitten im Zug
option-wrong-drops = Fehlversuche je Tafel und Zug
option-knock-proof = Klopfen
option-knock-proof-true = Die übersehene Tafel muss genannt werden
option-knock-proof-false = Die Tafel wird danach ausgesucht
option-knock-ms = Zeit zum Klopfen in Millisekunden
option-rotate-tiles = Aufgedeckte Tafeln
option-rotate-tiles-true = Zufällig gedreht gezeigt
option-rotate-tiles-false = Aufrecht gezeigt

event-tile-revealed = { $seat } deckt Tafel { $tile } auf.
event-stack-used-up = Der Stapel ist aufgebraucht.
event-tile-laid = { $rule ->
    [N33] { $seat } legt auch Tafel { $tile } an.
    [N58] { $seat } nimmt Tafel { $tile } und legt sie an.
   *[other] { $seat } legt Tafel { $tile } an.
}
event-did-not-fit = { $seat } will Tafel { $tile } anlegen, aber sie passt nicht.
event-square-closed = { $coins ->
    [0] Das Quadrat zwischen { $tiles } ist geschlossen; dafür gibt es nichts.
   *[other] { $seat } schließt das Quadrat zwischen { $tiles } und erhält { $coins } Sterntaler.
}
event-constellation-finished = { $coins ->
    [0] { $sky } ist fertig; dafür gibt es nichts.
   *[other] { $seat } vollendet { $sky } und erhält { $coins } Sterntaler.
}
event-set-aside-paid = { $seat } gibt { $coins } beiseitegelegte Sterntaler an die Kasse.
event-forgone = { $seat } verzichtet auf das Anlegen; { $aside } Sterntaler beiseitegelegt.
event-said-weiter = { $seat } sagt „Weiter!“
event-let-pass = { $seat } klopft nicht.
event-knocked = { $tile ->
    [none] { $seat } klopft: { $rival } hat etwas übersehen!
   *[other] { $seat } klopft: { $rival } hat Tafel { $tile } übersehen!
}
event-knock-rewarded = Zu Recht geklopft; { $seat } erhält { $coins } Sterntaler.
event-knock-fined = Zu Unrecht geklopft; { $seat } zahlt { $coins } Sterntaler.
event-bonus-paid = { $seat } hat keine Tafeln mehr und erhält { $coins } Sterntaler als Bonus.
event-strict-from-now = Eine ganze Runde lang ist nichts passiert: Von jetzt an kann nichts mehr übersehen werden.
event-tiles-paid-for = { $seat } zahlt { $coins } Sterntaler für { $tiles ->
    [one] die letzte verbliebene Tafel.
   *[other] die { $tiles } verbliebenen Tafeln.
}
event-match-ended = { $seat ->
    [none] Alle 25 Sternentafeln liegen.
   *[other] { $seat } hat keine Tafeln mehr und beendet die Partie.
}

table-constellation = { $missing ->
    [0] Größe { $tiles }, fertig
    [one] Größe { $tiles }, { $missing } fehlt
   *[other] Größe { $tiles }, { $missing } fehlen
}
table-player = { $coins } Sterntaler, { $aside } beiseitegelegt
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
    [window] Wurde eine Tafel übersehen? Klopfe, oder klopfe nicht.
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
board-tile = Tafel { $tile }: { $skies }
board-nothing-on-it = kein Sternbild
board-cell-laid = { $tile }, gelegt: { $skies }
board-cell-empty = { $tile }, leer; hierher gehört: { $skies }
board-missed = Probiert, passt nicht
board-elsewhere = Diese Tafel gehört woandershin
board-weiter = Weiter!
board-forgo = Verzichten
board-forgo-note = In diesem Zug nichts anlegen und 1 Sterntaler beiseitelegen
board-knock = Klopfen!
board-pass = Nicht klopfen
board-heard = Geklopft: { $players }!
board-name-tile = Welche Tafel wurde übersehen?
board-picture = Das vollständige Bild
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
