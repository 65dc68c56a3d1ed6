# Asterism, Deutsch

play-prompt = Du bist am Zug (? für Hilfe):
play-help =
    Gib einen Zug in der Notation des Spiels ein, zum Beispiel { $example }.
      l        alle erlaubten Züge zeigen; #3 spielt dann den dritten
      b        den Tisch noch einmal zeigen
      r { $rule }    eine Regel lesen
      u        deinen letzten Zug zurücknehmen, wenn seither nichts Verborgenes bekannt wurde
      q        speichern und aufhören; du kannst später weiterspielen
play-not-on-the-list = { $count ->
    [one] Es gibt nur einen Zug, #1; #{ $number } ist keiner davon.
   *[other] Es gibt { $count } Züge; #{ $number } ist keiner davon.
}
play-no-such-rule = Es gibt keine Regel { $rule }.
play-taken-back = Zurückgenommen: { $move }.
play-nothing-to-take-back = Du hast noch nicht gezogen.
play-too-late-to-take-back = Seit deinem letzten Zug ist Verborgenes bekannt geworden: Er bleibt.
play-saved = Gespeichert. Weiter geht es mit:  asterism play --resume { $path }
play-over = Das Spiel ist zu Ende.
play-result = { $rank }. { $player }: { $score }
play-watch-again = Noch einmal ansehen:  asterism replay { $path }
play-look-back = Die teuersten Entscheidungen ansehen:  asterism review { $path }
play-preparing = Das Spiel wird vorbereitet (nur beim ersten Mal) …

app-home = Asterism, zur ersten Seite
app-language = Sprache
app-rules = Die Regeln
app-loading = Einen Moment …
app-unreachable = Der Server ist nicht erreichbar.
app-again = Noch einmal versuchen
app-no-such-page = Diese Seite gibt es nicht.

setting-theme = Aussehen
setting-theme-system = Wie das Gerät
setting-theme-light = Tag
setting-theme-dark = Nacht
setting-motion = Bewegung
setting-motion-system = Wie das Gerät
setting-motion-reduced = Wenig
setting-motion-full = Volle
setting-sound = Töne
setting-sound-off = Aus
setting-sound-on = An

link-title = Ein anderes Gerät
link-note = Hier als die Person weitermachen, die diesen Link erstellt hat: mit demselben Namen, denselben Tischen und Partien. Der Link gilt einmal.
link-claim = Hier weitermachen
link-done = Du bist hier jetzt dieselbe Person.
link-done-as = Du bist jetzt auch hier { $name }.
link-used = Dieser Link wurde schon benutzt oder ist zu alt. Erstelle auf dem anderen Gerät einen neuen.

settings-title = Einstellungen
settings-note = Sie gelten sofort, und nur in diesem Browser.

lobby-welcome = Spiele unterm Sternenhimmel
lobby-lead = Spiel sofort gegen Bots oder schick Freunden einen Link. Ganz ohne Konto.
lobby-name = Dein Name
lobby-guest = Gast
lobby-seats = Spieler
lobby-play = Spielen
lobby-play-note = { $bots ->
    [0] sofort, allein
    [one] sofort, gegen { $bots } Bot
   *[other] sofort, gegen { $bots } Bots
}
lobby-invite = Freunde einladen
lobby-friends-label = Wie viele Freunde; die anderen Plätze nehmen Bots ein
lobby-friends = { $count ->
    [one] { $count } Freund
   *[other] { $count } Freunde
}
lobby-options = Optionen und Varianten
lobby-learn = Lernen
lobby-rules = Regeln mit Bildern
lobby-bots = Bots
lobby-bots-mixed = Gemischt
lobby-presets = Spielweisen, die das Regelblatt vorschlägt
lobby-options-changed = { $count ->
    [one] { $count } geändert
   *[other] { $count } geändert
}
lobby-sheet-says = Das Regelblatt: { $choice }
lobby-reset = Zurück zu den Regeln des Blatts
lobby-file = Eigenes aus einer Datei nehmen …
lobby-file-understood = Deine Datei { $name } wurde verstanden:
lobby-file-drop = Ohne diese Datei spielen

bot-twinkle = Twinkle: sanft
bot-star = Star: mittel
bot-nova = Nova: stark
bot-supernova = Supernova: so stark es geht
bot-greedy = Greedy: nimmt, was es kriegt
bot-random = Random: irgendein Zug

table-unknown = Diesen Tisch gibt es nicht. Vielleicht wurde er abgeräumt.
table-to-lobby = Zur ersten Seite
table-players = Spieler
table-bot = Bot
table-open-seat = Freier Platz
table-to-move = am Zug
table-self = du
table-your-turn = Du bist am Zug.
table-wait-for = { $player } überlegt …
table-sending = Dein Zug ist unterwegs …
table-refused = Dieser Zug wurde nicht gemacht: { $reason }
table-over = Das Spiel ist zu Ende.
table-lost = Verbindung verloren. Neuer Versuch …
table-found = Wieder verbunden.
table-connecting = Verbinden …
table-log = Was geschah
table-log-empty = Noch ist nichts geschehen.
table-why = Warum?
table-why-label = Warum? Regel { $rule } lesen
table-replay = Noch einmal zeigen
table-skip = Überspringen
table-close = Schließen
table-waiting = Es { $count ->
    [one] fehlt noch { $count } Spieler
   *[other] fehlen noch { $count } Spieler
}
table-dealing = Alle sitzen. Zum Austeilen fehlt noch der Browser von { $names }.
table-invite-note = Wer diesen Link öffnet, kann einen freien Platz nehmen.
table-invite-link = Link zu diesem Tisch
table-copy = Kopieren
table-copied = Kopiert
table-take-seat = Platz nehmen
table-take-seat-note = Ein Platz ist für dich frei. Wie heißt du?
table-watching = Du siehst zu.
table-result = Endstand
table-rank = { $rank }.
table-shared = { $players } teilen sich Platz { $rank }: Nichts trennt sie.
table-winner = { $players } gewinnt.
table-winners = { $players } gewinnen gemeinsam.
table-play-again = Noch einmal spielen

rule-source = { $source ->
    [sheet] Aus dem Regelblatt
    [inferred] So lesen wir das Blatt
    [outside] Aus anderer Quelle
   *[house] Unsere Klarstellung: das Blatt schweigt
}
rule-missing = Der Text der Regel { $rule } ist nicht zur Hand.
rule-in-the-book = In den Regeln nachlesen

rules-title = { $game }: die Regeln
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Davon steht nichts in den Regeln.
    [one] { $count } Regel
   *[other] { $count } Regeln
}
rules-sources = Das sind alle Regeln in unseren eigenen Worten. Die meisten stehen im gedruckten Regelblatt. Wo es eine Frage offenlässt, beantworten wir sie und kennzeichnen die Antwort: als unsere Lesart, wo sie aus dem Blatt folgt, als unsere Klarstellung, wo das Blatt schweigt.
rules-print = Drucken
rules-play = { $game } spielen
rules-other = Regeln der anderen Spiele
rules-unknown = Ein Spiel namens „{ $game }“ gibt es nicht.
rules-link = Link zu Regel { $rule }
table-rematch-ready = Zur nächsten Partie
table-stand-in = Bot
table-stand-in-note = { $bot } spielt vorerst auf diesem Platz.
table-away = abwesend
table-let-bot = Bot spielen lassen
table-time-left = Verbleibende Zeit
table-offer = Eine Frage an die Runde
table-offer-waits = Die anderen sind gefragt. Warten auf ihre Antworten …
table-offer-take-back = { $player } möchte einen Zug zurücknehmen.
table-offer-draw = { $player } bietet Remis an.
table-agree = Zustimmen
table-decline = Ablehnen
table-withdraw = Zurückziehen
table-declined = { $player } hat abgelehnt.

menu-title = Mehr an diesem Tisch
menu-come-back = Selbst weiterspielen
menu-come-back-other = { $player } spielt selbst weiter
menu-take-back = Zurücknehmen
menu-take-back-ask = Um Rücknahme bitten
menu-take-back-never = Seither ist etwas Verdecktes bekannt geworden.
menu-hint = Tipp
menu-hint-comes = Denkt nach …
menu-hints = Tipps
menu-chance = { $chance } Gewinnchance
menu-play-this = So spielen
menu-hints-on-board = Auf dem Brett zeigen
menu-hide-hints = Tipps ausblenden
hint-number = Tipp { $rank }
hint-on-board = { $count ->
    [one] Ein Tipp ist auf dem Brett markiert.
   *[other] { $count } Tipps sind auf dem Brett markiert, der beste zuerst.
}
menu-draw = Remis anbieten
menu-bot-plays = Einen Bot für mich spielen lassen
menu-resign = Aufgeben
menu-resign-note = Ein Bot spielt an Ihrer Stelle bis zum Ende. Der Platz ist dann vergeben.
menu-resign-sure = Ja, aufgeben
menu-spectators = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}

talk-title = Gespräch
talk-empty = Noch hat niemand etwas gesagt.
talk-mute = Stumm
talk-muted = Was die anderen sagen, bleibt verborgen.
talk-words = Etwas sagen
talk-send = Senden
talk-unread = { $count ->
    [one] eine neue Zeile
   *[other] { $count } neue Zeilen
}
talk-hello = Hallo!
talk-good-luck = Viel Glück!
talk-your-turn = Sie sind am Zug!
talk-one-moment = Einen Moment bitte.
talk-nice-move = Schöner Zug!
talk-oops = Hoppla!
talk-thanks = Danke!
talk-sorry = Entschuldigung!
talk-well-played = Gut gespielt!
talk-goodbye = Auf Wiedersehen!
table-seat-bot = Bot setzen
table-qr = Der Link als QR-Code
table-qr-missing = Der QR-Code ließ sich nicht zeichnen; der Link gilt trotzdem.
table-leave = Tisch verlassen
table-close-table = Tisch schließen
table-closed = Dieser Tisch wurde vor Beginn der Partie geschlossen.

curtain-title = Gerät weitergeben
curtain-hand-over = { $player } ist am Zug. Bitte das Gerät weitergeben.
curtain-here = Ich bin { $player }
curtain-take-back = { $player }: Zug zurücknehmen

lobby-here = An einem Gerät
lobby-here-note = Alle an diesem Gerät, einer nach dem anderen
lobby-watch = Zuschauen
lobby-watch-note = Bots spielen, Sie schauen zu
lobby-player = Spieler { $number }
lobby-clock = Bedenkzeit je Zug (mit Freunden)
lobby-clock-none = unbegrenzt
lobby-clock-move-30 = 30 Sekunden
lobby-clock-move-120 = 2 Minuten
lobby-clock-move-600 = 10 Minuten
lobby-clock-days-1 = ein Tag
lobby-clock-days-3 = drei Tage
lobby-listed = Den Tisch allen hier zeigen (mit Freunden)

tables-title = Meine Partien
tables-open = Im Gang
tables-over = Beendet
tables-listed = Offene Tische
tables-none = Hier wurde noch nicht gespielt.
tables-your-turn = Sie sind am Zug
tables-waiting = Wartet auf Mitspieler
tables-playing = Andere sind am Zug
tables-join = Ein Platz ist frei
tables-watch = Zuschauen
tables-place = Platz { $rank }
tables-resigned = Aufgegeben
tables-statistics = Bilanz
tables-game = Spiel
tables-against = Gegen
tables-against-nobody = allein
tables-against-people = Menschen
tables-played = Gespielt
tables-won = Gewonnen
tables-shared = { $count ->
    [one] davon einer geteilt
   *[other] davon { $count } geteilt
}

ratings-title = Rangliste
ratings-take-part = An der Rangliste teilnehmen
ratings-meaning = Aus deinen Partien ergibt sich dann für jedes Spiel eine Wertungszahl, die zeigt, wie stark du bist. Alle hier sehen sie neben deinem Namen; du kannst jederzeit wieder aussteigen.
ratings-none = Du hast noch keine Partie mit Menschen oder Bots beendet.
ratings-note = Das ± zeigt, wie sicher eine Wertung ist. Die Bots stehen zum Vergleich dabei.
ratings-place = Platz
ratings-name = Name
ratings-rating = Wertung
ratings-matches = Partien
ratings-bot = Bot
ratings-provisional = vorläufig
ratings-missing = { $count ->
    [one] Noch ohne Wertung: eine Partie fehlt noch
   *[other] Noch ohne Wertung: { $count } Partien fehlen noch
}

learn-title = { $game } lernen
learn-lesson = Lektion
learn-coach = Lektion
learn-text = Was zu tun ist
learn-progress = Schritt { $step } von { $steps }
learn-next = Weiter
learn-finish = Fertig
learn-show = Zeig es mir
learn-back = Einen Schritt zurück
learn-restart = Von vorn
learn-nudge = Das jetzt noch nicht: Gefragt ist, was umrandet ist.
learn-none = Diese Lektion gibt es nicht.
learn-done = Gut gemacht!
learn-done-note = Du weißt jetzt, wie { $game } gespielt wird. Ein erstes richtiges Spiel wartet; die Bots haben Geduld.
learn-first-game = Ein erstes Spiel spielen
learn-rules = Alle Regeln lesen

replay-title = Spiel ansehen
replay-of = { $game } ansehen
replay-lead = Geh ein gespeichertes Spiel Zug für Zug durch, vor, zurück und mit den Augen jedes Spielers.
replay-open = Ein gespeichertes Spiel öffnen
replay-drop = oder die Datei hierher ziehen
replay-controls = Steuerung
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Zug vor
replay-last = Zum Ende
replay-move = Zug
replay-at = Zug { $move } von { $moves }
replay-begin = Das Spiel beginnt.
replay-eyes = Blickwinkel
replay-spectator = Als Zuschauer
replay-eyes-of = Wie { $player }
replay-open-eyes = Alles offen
replay-speed = Tempo
replay-more = Mehr
replay-share = Link kopieren
replay-download = Spiel speichern

verify-title = Mischung prüfen
verify-lead = All das hat dein Browser selbst nachgerechnet: aus dem, was der Server jetzt zeigt, und aus dem, was dieser Browser sich gemerkt hat, als er an den Tisch kam.
verify-holds = Stimmt:
verify-fails = Stimmt nicht:
verify-silent = Unbekannt:
verify-secret-holds = Das Geheimnis des Servers hat die Prüfsumme, die veröffentlicht war.
verify-secret-fails = Das Geheimnis des Servers hat nicht die veröffentlichte Prüfsumme: Es ist nicht das versprochene und kann später gewählt worden sein.
verify-seen-holds = Diese Prüfsumme hat dieser Browser gesehen, bevor das Geheimnis gezeigt wurde.
verify-seen-fails = Dieser Browser hat eine andere Prüfsumme gesehen, als er an den Tisch kam: Das Versprechen wurde nicht gehalten.
verify-seen-silent = Dieser Browser war vor dem Ende nicht am Tisch und kann nicht sagen, ob diese Prüfsumme dort stand.
verify-nonce-holds = Die Zufallszahl, die dieser Browser beigetragen hat, ist unter denen, aus denen gemischt wurde.
verify-nonce-fails = Die Zufallszahl, die dieser Browser beigetragen hat, fehlt: Es wurde ohne dich gemischt, jemand anders könnte die Mischung ausgesucht haben.
verify-nonce-silent = Dieser Browser hat hier keine Zufallszahl beigetragen.
verify-order-holds = Gemischt wurde, was vorher feststand, in derselben gedruckten Reihenfolge.
verify-order-fails = Gemischt wurde nicht, was vorher feststand: In anderer gedruckter Reihenfolge ergeben dieselben Zufallszahlen eine andere Mischung.
verify-order-silent = Dieser Browser weiß nicht, in welcher gedruckten Reihenfolge vor dem Mischen alles lag; er glaubt es dem Server.
verify-deal-holds = Das Geheimnis und die Zufallszahlen aller ergeben genau die Mischung dieser Partie.
verify-deal-fails = Das Geheimnis und die Zufallszahlen aller ergeben eine andere Mischung als die dieser Partie: Sie wurde verändert.
verify-fair = Es wurde ehrlich gemischt: Niemand konnte die Mischung aussuchen.
verify-partly = Nichts spricht gegen ehrliches Mischen; für das, was dieser Browser nicht selbst gesehen hat, kann er nicht bürgen.
verify-unfair = Hier wurde nicht so gemischt wie versprochen. Verlass dich nicht darauf.
verify-no-proof = Nichts zeigt, dass ehrlich gemischt wurde: Einen Nachweis gibt es nur, wenn ein Server eigens für den Tisch gemischt hat.
review-title = Analyse
review-of = Analyse von { $game }
review-lead = Wie sich die Chancen entwickelt haben, welche Entscheidungen am meisten gekostet haben und was ein Bot stattdessen gespielt hätte.
review-counted = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}
review-how = Jede Entscheidung wird nach dem beurteilt, was man in diesem Moment wissen konnte. Das Glück beim Ziehen und die Züge der anderen zählen nicht mit.
review-player = Spieler
review-chance = Gewinnchance
review-score = Erwartete Wertung
review-move = Zug
review-played = Gespielt
review-better = Besser
review-cost = Kosten
review-first = Anfang
review-last = Ende
review-costliest = Die teuersten Entscheidungen
review-nothing-lost = Keine Entscheidung hat klar etwas gekostet.
review-amount = { $value }
review-working = { $planned ->
    [one] { $planned } Entscheidung wird beurteilt …
   *[other] { $done } von { $planned } Entscheidungen beurteilt …
}
review-busy = Andere Partien werden gerade analysiert. Deine beginnt, sobald Platz ist.
review-lines = Eine Linie zeigt, was ihr Spieler erwarten konnte: bei jeder Entscheidung vor und nach dem Zug, und dazwischen, was die anderen und das Glück daraus gemacht haben.
review-decision = Entscheidung
review-at = Zug { $move }, { $player }
review-it-cost = Kosten: { $amount }
review-expected = { $best } mit dem besten Zug, { $played } mit diesem
review-none-better = { $played }; nichts klar Besseres gefunden
review-instead = Ein Bot hätte gespielt:
review-watch = Zug { $move } ansehen
review-whose = Wessen Entscheidungen
review-everybody = Alle Spieler
review-table = Alle Entscheidungen als Tabelle
review-no-decisions = In dieser Partie gab es nichts zu entscheiden.

verify-day-holds = Die Mischung folgt allein aus ihrem Datum, dein Browser hat es nachgerechnet: An diesem Tag ist sie für alle gleich.
verify-day-fails = Die Mischung ist nicht die, die aus ihrem Datum folgt: Sie wurde verändert.
verify-daily = Das ist die Mischung ihres Tages. Sie war nie geheim; im Vorteil ist nur, wer sie schon gesehen hat.

fork-title = Von hier weiterspielen
fork-lead = { $moves ->
    [0] Ein neuer Tisch beginnt mit dieser Mischung, vor dem ersten Zug.
    [one] Ein neuer Tisch beginnt mit dieser Stellung, nach { $moves } Zug.
   *[other] Ein neuer Tisch beginnt mit dieser Stellung, nach { $moves } Zügen.
} Was war, weißt du; von hier an sieht jeder nur, was sein Platz sehen darf.
fork-me = Du
fork-friend = Ein Freund, über den Link
fork-go = Tisch eröffnen

origin-forked = { $moves ->
    [0] bekannte Mischung
   *[other] ab Zug { $moves }
}
origin-forked-note = { $moves ->
    [0] Eine frühere Partie wird mit derselben Mischung noch einmal gespielt. Sie war bekannt: Es gibt keine ehrliche Mischung zu prüfen, und das Ergebnis zählt nicht in der Statistik.
    [one] Eine frühere Partie wird nach ihrem ersten Zug weitergespielt. Ihre Mischung war bekannt: Es gibt keine ehrliche Mischung zu prüfen, und das Ergebnis zählt nicht in der Statistik.
   *[other] Eine frühere Partie wird nach ihren ersten { $moves } Zügen weitergespielt. Ihre Mischung war bekannt: Es gibt keine ehrliche Mischung zu prüfen, und das Ergebnis zählt nicht in der Statistik.
}
origin-daily-note = Die Mischung vom { $day }: dieselbe für alle, die sie spielen.

daily-play = Heute: { $day }
daily-play-note = dieselbe Mischung für alle
daily-title = Die Mischung des Tages
daily-none = Für dieses Spiel gibt es keine Mischung des Tages.
table-best-comes = Ein Löser sucht das Beste, was möglich war …
