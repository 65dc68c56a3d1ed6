# Asterism, Deutsch

play-opponents = Deine Gegner: { $bots }.
list-and = { $rest } und { $last }
list-you = Du

play-prompt = Du bist am Zug (? für Hilfe):
play-help =
    Gib einen Zug in der Notation des Spiels ein, zum Beispiel { $example }.
      l        alle erlaubten Züge zeigen; #3 spielt dann den dritten
      b        den Tisch noch einmal zeigen
      r { $rule }    eine Regel lesen
      u        deinen letzten Zug zurücknehmen, wenn seither nichts Verdecktes aufgedeckt wurde
      q        speichern und beenden; du kannst später weiterspielen
play-not-on-the-list = { $count ->
    [one] Es gibt nur einen Zug, #1; #{ $number } gibt es nicht.
   *[other] Es gibt { $count } Züge; #{ $number } gibt es nicht.
}
play-no-such-rule = Es gibt keine Regel { $rule }.
play-taken-back = Zurückgenommen: { $move }.
play-nothing-to-take-back = Du hast noch nicht gezogen.
play-too-late-to-take-back = Seit deinem letzten Zug wurde etwas Verdecktes aufgedeckt: Er lässt sich nicht mehr zurücknehmen.
play-saved = Gespeichert. Weiter geht es mit:  asterism play --resume { $path }
play-over = Die Partie ist zu Ende.
play-drawn = Die Partie endet unentschieden.
play-result = { $rank }. { $player }: { $score }
play-watch-again = Noch einmal ansehen:  asterism replay { $path }
play-look-back = Die teuersten Entscheidungen ansehen:  asterism review { $path }
play-preparing = Das Spiel wird vorbereitet (nur beim ersten Mal) …

app-home = Asterism, Startseite
app-language = Sprache
app-rules = Die Regeln
app-loading = Einen Moment …
app-unreachable = Der Server ist nicht erreichbar.
app-comes-back = Diese Seite versucht es von selbst noch einmal.
app-again = Erneut versuchen
app-cancel = Abbrechen
app-no-such-page = Diese Seite gibt es nicht.

# Tische, die im Browser selbst gespielt werden, ohne Server.
local-offline = Keine Verbindung: Partien gegen Bots, allein oder an diesem Gerät laufen in deinem Browser. Einladungen, öffentliche Tische, Konten und Ranglisten warten auf das Netz.
local-needs-server = Dafür braucht es einen Server, und diese Seite hat keinen.
local-loading = Die Spiele werden geladen: { $percent } %
local-starting = Die Spiele werden gestartet …
local-missing = Die Spiele ließen sich nicht in deinen Browser laden. Dafür braucht es einmal das Netz.
local-updated = Asterism wurde aktualisiert. Deine Partien bleiben erhalten: Lade die Seite neu, um weiterzuspielen.
local-reload = Neu laden
local-not-kept = Dieses Fenster behält nichts: Die Partie ist weg, wenn du es schließt. Am Ende kannst du sie speichern.
local-here = in diesem Browser
local-delete = Löschen
local-delete-sure = Diese Partie endgültig aus diesem Browser löschen?
local-invite-later = Einladungen warten auf das Netz

setting-theme = Darstellung
setting-theme-system = Wie das Gerät
setting-theme-light = Hell
setting-theme-dark = Dunkel
setting-motion = Animationen
setting-motion-system = Wie das Gerät
setting-motion-reduced = Reduziert
setting-motion-full = Voll
setting-speed = Tempo der Züge
setting-speed-calm = Ruhig
setting-speed-normal = Normal
setting-speed-fast = Schnell
setting-sound = Töne
setting-sound-off = Aus
setting-sound-on = An

link-title = Ein anderes Gerät
link-note = Mach hier als die Person weiter, die diesen Link erstellt hat: mit demselben Namen, denselben Tischen und Partien. Der Link funktioniert nur einmal.
link-claim = Hier weitermachen
link-done = Du bist jetzt auf diesem Gerät dieselbe Person.
link-done-as = Du bist jetzt auch auf diesem Gerät { $name }.
link-used = Dieser Link wurde schon benutzt oder ist zu alt. Erstelle auf dem anderen Gerät einen neuen.
device-title = An einem anderen Gerät weiterspielen
device-note = Spiel auf deinem Handy oder Tablet weiter: mit demselben Namen, denselben Tischen und Partien, ohne Konto.
device-make = Link erzeugen
device-again = Neuen Link erzeugen
device-link = Link für das andere Gerät
device-how = Öffne diesen Link am anderen Gerät oder scanne ihn mit dessen Kamera. Er gilt einmal und { $minutes } Minuten lang. Zeig ihn sonst niemandem.

account-title = Konto
account-none = Du spielst ohne Konto: Dieser Browser merkt sich dich.
account-signed-in = Angemeldet als { $login }.
account-open = Konto anlegen
account-open-note = Ein Name und ein Passwort, mit denen du dich an jedem Gerät anmelden kannst. Deine Tische und Partien bleiben deine.
account-sign-in = Anmelden
account-sign-in-note = Du spielst dann mit diesem Konto weiter. Was du hier ohne Konto gespielt hast, wird nicht übernommen.
account-sign-out = Abmelden
account-sign-out-everywhere = An allen Geräten abmelden
account-login = Kontoname
account-password = Passwort
account-old-password = Bisheriges Passwort
account-new-password = Neues Passwort (mindestens 8 Zeichen)
account-change-password = Passwort ändern
account-password-note = Alle anderen Geräte müssen sich neu anmelden.
account-data = Deine Daten
account-data-note = Alles, was dieser Server über dich weiß, zum Mitnehmen oder Löschen.
account-export = Herunterladen
account-erase = Alles löschen
account-erase-note = Dein Name und deine Nachrichten verschwinden von allen Tischen, Bots übernehmen deine Plätze, und das Konto ist weg. Das lässt sich nicht rückgängig machen.
account-erase-sure = Ja, alles löschen

settings-title = Einstellungen
settings-note = Sie gelten sofort, aber nur in diesem Browser.

texts-title = Texte dieses Servers
texts-terms = Nutzungsbedingungen
texts-imprint = Impressum

lobby-welcome = Spiele unterm Sternenhimmel
lobby-lead = Spiel sofort gegen Bots oder schick Freunden einen Link. Ganz ohne Konto.
lobby-lead-alone = Spiel sofort gegen Bots, hier im Browser. Ganz ohne Konto.
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
lobby-friends-label = Anzahl der Freunde; auf den anderen Plätzen spielen Bots
lobby-friends = { $count ->
    [one] { $count } Freund
   *[other] { $count } Freunde
}
lobby-options = Optionen
lobby-advanced = Für Fortgeschrittene: alle Optionen
lobby-recommended = { $seats ->
    [one] empfohlen für eine Person
   *[other] empfohlen zu { $seats ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[other] { $seats }
    }
}
lobby-start-with = Neu hier? Fang an mit { $game }:
lobby-start-lesson = in ein paar Minuten gelernt
lobby-facts = Über dieses Spiel
lobby-players = { $from ->
    [1] { $to ->
        [1] 1 Person
       *[other] 1 bis { $to } Personen
    }
   *[other] { $from } bis { $to } Personen
}
lobby-minutes = { $from }–{ $to } Minuten
lobby-difficulty = { $difficulty ->
    [easy] leicht zu lernen
    [medium] ein paar Regeln zu lernen
   *[demanding] am besten bei einer Partie zu lernen
}
lobby-continue = Weiterspielen: { $game }
lobby-under-way = { $count ->
    [one] Eine Partie läuft
   *[other] { $count } Partien laufen
}
option-seat = { $seat ->
    [1] Wer den Tisch öffnet
   *[other] Person { $seat }
}
lobby-learn = Spielen lernen
lobby-rules = Regeln mit Bildern
lobby-bots = Bots
lobby-bots-mixed = Gemischt
lobby-presets = Spielweisen, die das Regelblatt vorschlägt
lobby-options-changed = { $count ->
    [one] { $count } geändert
   *[other] { $count } geändert
}
lobby-sheet-says = Regelblatt: { $choice }
lobby-reset = Zurück zum Regelblatt
lobby-file = Eigene Datei verwenden …
lobby-file-understood = Aus deiner Datei { $name } gelesen:
lobby-file-drop = Ohne diese Datei spielen
lobby-file-template = Vorlage herunterladen
lobby-file-format = Wie man so eine Datei schreibt
format-title = Eigene Tafeln oder Karten
format-lead = Unsere sind eine Rekonstruktion. Wenn du { $game } gedruckt besitzt, kannst du das Gedruckte in eine Datei schreiben und damit spielen.
format-change = Öffne sie mit einem Texteditor und ändere sie. Zeilen, die mit # beginnen, sind Bemerkungen.
format-use = Wähle die Datei auf der Startseite unter den Optionen für Fortgeschrittene. Der ganze Tisch spielt dann damit.
format-file = Die Datei
format-check = Datei prüfen
format-choose = Datei wählen …

bot-twinkle = Twinkle: sanft
bot-star = Star: mittel
bot-nova = Nova: stark
bot-supernova = Supernova: so stark es geht
bot-greedy = Greedy: nimmt, was er kriegen kann
bot-random = Random: irgendein Zug
level-twinkle = sanft
level-star = mittel
level-nova = stark
level-supernova = meisterhaft

table-unknown = Diesen Tisch gibt es nicht. Vielleicht wurde er gelöscht.
table-to-lobby = Zur Startseite
table-players = Spieler
table-bot-level = Bot: { $level }
table-open-seat = Freier Platz
table-to-move = am Zug
table-self = du
table-your-turn = Du bist am Zug.
table-wait-for = { $count ->
    [one] { $player } überlegt …
   *[other] { $player } überlegen …
}
table-sending = Dein Zug wird gesendet …
table-refused = Dieser Zug wurde abgelehnt: { $reason }
table-not-here = Das geht hier nicht.
table-over = Die Partie ist zu Ende.
table-lost = Verbindung verloren. Neuer Versuch …
table-kept-aside = Im Spiel ist hier ein Fehler aufgetreten. Nichts ist verloren, aber dieser Tisch kann erst nach einem Neustart des Servers weitergehen.
table-found = Wieder verbunden.
table-connecting = Verbindung wird aufgebaut …
table-log = Spielverlauf
table-panel = Spielverlauf und Chat
table-log-empty = Noch ist nichts passiert.
table-why = Warum?
table-why-label = Warum? Regel { $rule } lesen
table-replay = Noch einmal zeigen
table-skip = Überspringen
table-close = Schließen
table-waiting = Es { $count ->
    [one] fehlt noch { $count } Spieler
   *[other] fehlen noch { $count } Spieler
}
table-dealing = Alle Plätze sind besetzt. Vor dem Austeilen fehlt noch die Antwort des Browsers von { $names }.
table-invite-note = Wer diesen Link öffnet, kann einen freien Platz nehmen.
table-invite-link = Link zu diesem Tisch
table-copy = Kopieren
table-copied = Kopiert
table-take-seat = Platz nehmen
table-take-seat-note = Ein Platz ist für dich frei. Wie heißt du?
table-watching = Du siehst zu.
table-full = Alle Plätze sind besetzt.
notice-seat-taken = { $player } ist dazugekommen.
notice-seat-left = { $player } hat den Tisch verlassen.
notice-bot-took-over = Ein Bot spielt jetzt für { $player }.
notice-player-resigned = { $player } gibt auf. Ein Bot spielt auf diesem Platz weiter.
notice-player-returned = { $player } spielt wieder selbst.
notice-overdue = Die Zeit von { $player } ist abgelaufen.
notice-away = { $player } ist gerade nicht da. Der Platz bleibt reserviert.
notice-back = { $player } ist wieder da.
watch-pause = Anhalten
watch-resume = Weiter
watch-newest = Zum neuesten Zug
table-rank = { $rank }.
table-play-again = Noch einmal spielen

rule-source = { $source ->
    [sheet] Aus dem Regelblatt
    [inferred] So lesen wir das Blatt
    [outside] Aus anderer Quelle
   *[house] Unsere Klarstellung: Das Blatt sagt dazu nichts
}
rule-missing = Der Text der Regel { $rule } ist nicht verfügbar.
rule-in-the-book = In den Regeln nachlesen

rules-title = { $game }: die Regeln
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Keine Regel gefunden
    [one] { $count } Regel
   *[other] { $count } Regeln
}
rules-sources = Das sind alle Regeln in unseren eigenen Worten. Die meisten stehen auf dem gedruckten Regelblatt. Wo es eine Frage offenlässt, beantworten wir sie und kennzeichnen die Antwort: als unsere Lesart, wo sie aus dem Blatt folgt, als unsere Klarstellung, wo das Blatt nichts dazu sagt.
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
table-offer-waits = Du hast die anderen gefragt und wartest auf ihre Antworten …
table-offer-take-back = { $player } möchte einen Zug zurücknehmen.
table-offer-draw = { $player } bietet ein Unentschieden an.
table-agree = Zustimmen
table-decline = Ablehnen
table-withdraw = Anfrage zurückziehen
table-declined = { $player } hat abgelehnt.

menu-title = Mehr an diesem Tisch
menu-come-back = Den Platz wieder übernehmen
menu-come-back-other = { $player } übernimmt den Platz wieder
menu-take-back = Zurücknehmen
menu-take-back-ask = Um Rücknahme bitten
menu-take-back-never = Seither wurde etwas Verdecktes aufgedeckt.
menu-take-back-daily = In der Tagespartie kann kein Zug zurückgenommen werden.
menu-hint = Tipp
menu-hint-comes = Ein Bot überlegt …
menu-hints = Tipps
menu-chance = { $chance } Gewinnchance
menu-play-this = Diesen Zug spielen
menu-hide-hints = Tipps ausblenden
hint-number = Tipp { $rank }
hint-on-board = { $count ->
    [one] Ein Tipp ist auf dem Brett markiert.
   *[other] { $count } Tipps sind auf dem Brett markiert, der beste zuerst.
}
menu-draw = Unentschieden anbieten
menu-bot-plays = Einen Bot für mich spielen lassen
menu-resign = Aufgeben
menu-resign-note = Ein Bot spielt an deiner Stelle bis zum Ende. Du kannst nicht auf diesen Platz zurückkehren.
menu-resign-sure = Ja, aufgeben
menu-spectators = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}

chat-title = Chat
chat-empty = Noch hat niemand etwas geschrieben.
chat-mute = Stummschalten
chat-muted = Du siehst nicht, was die anderen schreiben.
chat-words = Nachricht schreiben
chat-send = Senden
chat-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
chat-hello = Hallo!
chat-good-luck = Viel Glück!
chat-your-turn = Du bist dran!
chat-one-moment = Einen Moment, bitte.
chat-nice-move = Schöner Zug!
chat-oops = Hoppla!
chat-thanks = Danke!
chat-sorry = Entschuldigung!
chat-well-played = Gut gespielt!
chat-goodbye = Tschüss!
table-seat-bot = Bot dazusetzen
table-qr = Der Link als QR-Code
table-qr-missing = Der QR-Code ließ sich nicht zeichnen; der Link funktioniert trotzdem.
reach-here = Andere Geräte können diesen Link noch nicht öffnen.
reach-here-how = Der Server ist nur auf diesem Computer erreichbar. Damit andere in deinem Heimnetz mitspielen können, starte ihn so:
reach-here-checkout = Im Quellverzeichnis:
reach-here-meaning = Dann können alle im selben Netz die Seite öffnen, und nichts ist verschlüsselt: zu Hause in Ordnung, im Café nicht. Deine Tische bleiben erhalten.
reach-unknown = Andere Geräte können diesen Link vielleicht nicht öffnen.
reach-unknown-how = Er führt jedes Gerät zu sich selbst. Öffne die Seite stattdessen unter der Adresse, die der Computer des Servers in deinem Netz hat, etwa http://192.168.1.20:8000, und lade von dort ein.
table-leave = Tisch verlassen
table-close-table = Tisch schließen
table-closed = Dieser Tisch wurde vor Beginn der Partie geschlossen.
table-closed-why = Die Betreiber dieses Servers haben diesen Tisch geschlossen: { $why }

handover-title = Gerät weitergeben
handover-hand-over = { $player } ist am Zug. Gib das Gerät weiter.
handover-here = Ich bin { $player }
handover-take-back = { $player }: Zug zurücknehmen

lobby-here = An einem Gerät
lobby-here-title = Wer spielt mit?
lobby-here-note = Alle spielen auf diesem Gerät, reihum
lobby-watch = Zuschauen
lobby-watch-note = Bots spielen, du schaust zu
lobby-player = Spieler { $number }
lobby-clock = Bedenkzeit je Zug (mit Freunden)
lobby-clock-none = unbegrenzt
lobby-clock-move-30 = 30 Sekunden
lobby-clock-move-120 = 2 Minuten
lobby-clock-move-600 = 10 Minuten
lobby-clock-days-1 = ein Tag
lobby-clock-days-3 = drei Tage
lobby-listed = Den Tisch allen auf diesem Server zeigen (mit Freunden)

tables-title = Meine Partien
tables-open = Laufende Partien
tables-over = Beendete Partien
tables-listed = Offene Tische
tables-none = Du hast hier noch nicht gespielt.
tables-your-turn = Du bist am Zug
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
tables-drawn = { $count ->
    [one] ein Unentschieden
   *[other] { $count }-mal unentschieden
}
tables-shared = { $count ->
    [one] davon ein geteilter Sieg
   *[other] davon { $count } geteilte Siege
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
learn-restart = Von vorn beginnen
learn-nudge = Das noch nicht: Wähle, was umrandet ist.
learn-none = Diese Lektion gibt es nicht.
learn-done = Gut gemacht!
learn-done-note = Du weißt jetzt, wie man { $game } spielt. Deine erste richtige Partie wartet; die Bots haben Geduld.
learn-first-game = Eine erste Partie spielen
learn-rules = Alle Regeln lesen

replay-title = Partie ansehen
replay-of = Eine Partie { $game } ansehen
replay-lead = Geh eine gespeicherte Partie Zug für Zug durch: vor, zurück und aus der Sicht jedes Spielers.
replay-open = Eine gespeicherte Partie öffnen
replay-drop = oder die Datei hierher ziehen
replay-controls = Steuerung
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Einen Zug vor
replay-last = Zum Ende
replay-move = Zug
replay-at = Zug { $move } von { $moves }
replay-begin = Die Partie beginnt.
replay-perspective = Blickwinkel
replay-spectator = Zuschauer
replay-perspective-of = Als { $player }
replay-reveal-all = Alles offen
replay-speed = Tempo
replay-more = Mehr
replay-share = Link kopieren
replay-download = Partie speichern

verify-title = Mischung prüfen
verify-lead = All das hat dein Browser selbst nachgerechnet: aus dem, was der Server jetzt zeigt, und aus dem, was dieser Browser sich gemerkt hat, als er an den Tisch kam.
verify-holds = Stimmt:
verify-fails = Stimmt nicht:
verify-unknown = Unbekannt:
verify-secret-holds = Das Geheimnis des Servers hat die Prüfsumme, die veröffentlicht wurde.
verify-secret-fails = Das Geheimnis des Servers hat nicht die veröffentlichte Prüfsumme: Es ist nicht das versprochene und kann später gewählt worden sein.
verify-seen-holds = Diese Prüfsumme hat dieser Browser gesehen, bevor das Geheimnis offengelegt wurde.
verify-seen-fails = Dieser Browser hat eine andere Prüfsumme gesehen, als er an den Tisch kam: Das Versprechen wurde nicht gehalten.
verify-seen-unknown = Dieser Browser war vor dem Ende nicht am Tisch und kann nicht sagen, ob diese Prüfsumme dort stand.
verify-nonce-holds = Die Zufallszahl, die dieser Browser beigetragen hat, ist unter denen, aus denen gemischt wurde.
verify-nonce-fails = Die Zufallszahl, die dieser Browser beigetragen hat, fehlt: Es wurde ohne dich gemischt, jemand anders könnte die Mischung ausgesucht haben.
verify-nonce-unknown = Dieser Browser hat hier keine Zufallszahl beigetragen.
verify-order-holds = Gemischt wurde, was vorher feststand, in derselben gedruckten Reihenfolge.
verify-order-fails = Gemischt wurde nicht, was vorher feststand: In anderer gedruckter Reihenfolge ergeben dieselben Zufallszahlen eine andere Mischung.
verify-order-unknown = Dieser Browser weiß nicht, in welcher gedruckten Reihenfolge alles vor dem Mischen lag; er glaubt es dem Server.
verify-deal-holds = Das Geheimnis und die Zufallszahlen aller ergeben genau die Mischung dieser Partie.
verify-deal-fails = Das Geheimnis und die Zufallszahlen aller ergeben eine andere Mischung als die dieser Partie: Die Mischung wurde verändert.
verify-fair = Es wurde fair gemischt: Niemand konnte die Mischung aussuchen.
verify-partly = Nichts spricht gegen faires Mischen; für das, was dieser Browser nicht selbst gesehen hat, kann er aber nicht bürgen.
verify-unfair = Hier wurde nicht so gemischt wie versprochen. Verlass dich nicht darauf.
verify-no-proof = Es gibt keinen Nachweis, dass fair gemischt wurde: Ihn gibt es nur, wenn ein Server eigens für den Tisch gemischt hat.
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
review-how = Jede Entscheidung wird nach dem beurteilt, was man in diesem Moment wissen konnte. Glück und die Züge der anderen zählen nicht mit.
review-player = Spieler
review-chance = Gewinnchance
review-score = Erwartetes Ergebnis
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
review-lines = Jede Linie zeigt, was jemand erwarten konnte: vor und nach jeder eigenen Entscheidung, und dazwischen, was die anderen und das Glück daraus gemacht haben.
review-decision = Entscheidung
review-at = Zug { $move }, { $player }
review-it-cost = Kosten: { $amount }
review-expected = { $best } mit dem besten Zug, { $played } mit diesem
review-none-better = { $played }; nichts klar Besseres gefunden
review-instead = Besser:
review-retry = Vor diesem Zug neu ansetzen
review-watch = Zug { $move } ansehen
review-whose = Wessen Entscheidungen
review-everybody = Alle Spieler
review-table = Alle Entscheidungen als Tabelle
review-no-decisions = In dieser Partie gab es nichts zu entscheiden.

verify-day-holds = Dein Browser hat die Mischung allein aus ihrem Datum nachgerechnet: An diesem Tag ist sie für alle gleich.
verify-day-fails = Die Mischung ist nicht die, die aus ihrem Datum folgt: Sie wurde verändert.
verify-daily = Das ist die Tagespartie. Ihre Mischung war nie geheim; im Vorteil ist nur, wer sie schon gesehen hat.

play-on-title = Von hier weiterspielen
play-on-lead = { $moves ->
    [0] Ein neuer Tisch beginnt mit dieser Mischung, vor dem ersten Zug.
    [one] Ein neuer Tisch beginnt mit dieser Stellung, nach { $moves } Zug.
   *[other] Ein neuer Tisch beginnt mit dieser Stellung, nach { $moves } Zügen.
} Was bisher geschah, weißt du; von hier an sehen alle nur, was man von ihrem Platz aus sehen darf.
play-on-me = Du
play-on-friend = Ein Freund, über den Link
play-on-go = Tisch eröffnen

origin-forked = { $moves ->
    [0] bekannte Mischung
   *[other] ab Zug { $moves }
}
origin-forked-note = { $moves ->
    [0] Eine frühere Partie wird mit derselben Mischung noch einmal gespielt. Die Mischung war bekannt: Die Fairness lässt sich nicht prüfen, und das Ergebnis zählt nicht in der Statistik.
    [one] Eine frühere Partie wird nach ihrem ersten Zug weitergespielt. Ihre Mischung war bekannt: Die Fairness lässt sich nicht prüfen, und das Ergebnis zählt nicht in der Statistik.
   *[other] Eine frühere Partie wird nach ihren ersten { $moves } Zügen weitergespielt. Ihre Mischung war bekannt: Die Fairness lässt sich nicht prüfen, und das Ergebnis zählt nicht in der Statistik.
}
origin-daily-note = Die Tagespartie vom { $day }: dieselbe Mischung für alle, die sie spielen.

daily-play = Tagespartie: { $day }
daily-play-note = für alle dieselbe Mischung
daily-title = Tagespartie
daily-none = Für dieses Spiel gibt es keine Tagespartie.
table-best-comes = Der Computer sucht die beste Lösung …

# Das Ende einer Partie

result-title = Ergebnis
result-you-win = Du gewinnst!
result-wins = { $player } gewinnt
result-win-together = { $players } gewinnen gemeinsam
result-you-win-together = Du gewinnst gemeinsam mit { $players }
result-draw = Unentschieden
result-draw-agreed = Alle haben sich auf ein Unentschieden geeinigt.
result-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
result-hide = Das Brett ansehen
result-show = Das Ergebnis zeigen
result-share = Teilen
result-copied = Link kopiert
result-share-failed = Der Link ließ sich nicht kopieren: { $link }
result-other-game = Ein anderes Spiel
result-replay = Partie ansehen
result-rematch = Revanche
result-again = Neu geben
daily-first = Außer dir hat noch niemand diese Mischung zu Ende gespielt.
daily-alone = Diese Partie ist nur in deinem Browser und wird daher nicht mit anderen verglichen.
daily-compared = { $others ->
    [one] Eine andere Person hat diese Mischung gespielt:
   *[other] { $others } andere haben diese Mischung gespielt:
} { $better } besser, { $equal } gleich gut, { $worse } nicht so gut.
daily-everybody = Was alle aus dieser Mischung gemacht haben
daily-best = das Beste, was der Computer findet
daily-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
daily-yesterday = Gestern:

sky-tonight = Der Himmel heute Nacht um { $time } Uhr auf { $degrees }° { $side ->
    [south] südlicher Breite, nach Norden gesehen
   *[north] nördlicher Breite, nach Süden gesehen
}
sky-latitude = Deine geografische Breite

# Warum etwas abgelehnt wurde

refused-by-rule = Das erlauben die Regeln gerade nicht.
refused-full = Alle Plätze sind besetzt. Du kannst zuschauen.
refused-bot-there = Dort spielt schon ein Bot.
refused-seat-taken = Dieser Platz ist besetzt.
refused-here = { $player } ist da.
refused-back-soon = { $player } ist vielleicht gleich wieder da. Warte noch { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
}.
refused-offer-first = { $player } hat die Runde etwas gefragt. Antworte zuerst darauf.
refused-offer-gone = Darauf braucht niemand mehr zu antworten.
refused-chat = Das war viel auf einmal. Warte bitte ein paar Sekunden, bevor du weiterschreibst.
refused-hint-comes = Ein Tipp ist schon unterwegs.
refused-no-hint = Hier ließ sich kein Tipp finden.
refused-not-over = Diese Partie läuft noch. Ansehen kannst du sie, wenn sie zu Ende ist.
refused-account-twice = Du hast schon ein Konto.
refused-account-short = Ein Kontoname hat mindestens { $least } Zeichen.
refused-account-taken = Das Konto „{ $login }“ gehört schon jemand anderem. Wähle einen anderen Namen.
refused-sign-in = Ein Konto mit diesem Namen und Passwort gibt es nicht.
refused-password = Das ist nicht dein Passwort.
refused-too-fast = Das war zu oft. Versuch es in { $wait } { $wait ->
    [one] Sekunde
   *[other] Sekunden
} noch einmal.
refused-server-full = Dieser Server ist gerade voll. Versuch es später noch einmal.
refused-many-tables = Du hast { $tables } unfertige Partien. Beende oder verlasse zuerst eine davon.
refused-file = Diese Datei lässt sich nicht verwenden: { $detail }
refused-record = Diese Datei lässt sich nicht als gespeicherte Partie öffnen: { $detail }
refused-not-admin = Das ist den Admins dieses Servers vorbehalten.
refused-admin-link = Dieser Link wurde schon benutzt oder ist zu alt. Der Befehl „asterism admin-link“ macht auf dem Rechner des Servers einen neuen.
refused-banned = Die Betreiber dieses Servers haben dich gesperrt.
refused-banned-why = Die Betreiber dieses Servers haben dich gesperrt: { $why }
refused-muted = Die Betreiber dieses Servers lassen dich im Moment nicht chatten.
refused-muted-why = Die Betreiber dieses Servers lassen dich im Moment nicht chatten: { $why }
refused-ban-self = Dich selbst kannst du nicht sperren.
refused-report-own = Melden lässt sich nur, was andere tun.
refused-report-line = Diese Zeile steht nicht mehr im Chat.
refused-reports = { $count } deiner Meldungen sind noch ungelesen. Die Betreiber kommen dazu.
refused-table-over = Dieser Tisch ist schon zu Ende oder geschlossen.

# Meldungen an die Admins

report-title = Den Betreibern melden
report-open = Etwas melden
report-note = Die Betreiber dieses Servers lesen es, mit dem Chat drumherum. Am Tisch erfährt es niemand.
report-what = Was möchtest du melden?
report-name = Den Namen „{ $name }“
report-line = { $name }: „{ $line }“
report-more = Möchtest du etwas dazu sagen?
report-send = Meldung abschicken
report-sent = Danke. Die Betreiber dieses Servers lesen es.

# Die Seite der Admins

admin-title = Diesen Server betreuen
admin-claim-note = Mit diesem Link wirst du Admin dieses Servers: Du siehst alle Tische und Personen und kannst Tische schließen, stummschalten und sperren. Der Link gilt nur einmal.
admin-claim = Admin werden
admin-only = Diese Seite ist den Admins dieses Servers vorbehalten.
admin-how = Einen Link für einen neuen Admin macht der Betreiber mit „asterism admin-link“ auf dem Rechner des Servers.
admin-sections = Bereiche
admin-reports = Meldungen
admin-reports-waiting = Meldungen ({ $count })
admin-tables = Tische
admin-people = Personen
admin-server = Server
admin-acts = Admins und was sie taten
admin-none = Hier ist nichts.
admin-search-table = Kennung des Tisches
admin-search-person = Name oder Konto
admin-search = Suchen
admin-game = Spiel
admin-phase = Phase
admin-any = alle
admin-phase-waiting = wartet
admin-phase-playing = läuft
admin-phase-over = zu Ende
admin-phase-closed = geschlossen
admin-seats = Am Tisch
admin-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
admin-changed = Letzte Änderung
admin-watch = Ansehen
admin-close = Schließen
admin-close-title = Diesen Tisch schließen?
admin-close-note = Hier kann niemand weiterspielen. Alle am Tisch lesen deinen Satz.
admin-cut = Nur die letzten 100 sind zu sehen. Suche nach anderen.
admin-why = Warum? Wer betroffen ist, liest es.
admin-why-log = Warum? Es bleibt in der Liste der Taten stehen.
admin-name = Name
admin-account = Konto
admin-seen = Zuletzt an einem Tisch
admin-tables-count = Tische
admin-state = Stand
admin-no-name = ohne Namen
admin-program = Programm
admin-muted = stumm bis { $until }
admin-banned = gesperrt
admin-mute = Stummschalten
admin-unmute = Wieder reden lassen
admin-ban = Sperren
admin-unban = Sperre aufheben
admin-mute-title = { $name } stummschalten?
admin-mute-note = { $name } liest an allen Tischen einen Satz, statt zu chatten, bis die Zeit um ist.
admin-mute-time = Für wie lange?
admin-mute-hour = eine Stunde
admin-mute-day = einen Tag
admin-mute-week = eine Woche
admin-ban-title = { $name } sperren?
admin-ban-note = { $name } fliegt von allen Tischen, Bots spielen weiter, und Programme mit eigenem Token werden abgewiesen. Gesperrt wird ein Gast oder ein Konto: Wer kein Konto hat, kann als anderer Gast wiederkommen.
admin-report-by-name = Gemeldet wurde der Name.
admin-report-done = Erledigt
admin-report-settled = Erledigt am { $date }
admin-report-done-title = Ist diese Meldung erledigt?
admin-report-done-note = Sie bleibt in der Liste, als erledigt markiert.
admin-context = Der Chat drumherum
admin-storage = Speicher
admin-storage-place = Ort
admin-storage-size = Größe
admin-storage-free = Frei auf der Platte
admin-storage-week = In den letzten sieben Tagen
admin-storage-growth = Neue Tische: { $tables }. Ereignisse an den bespielten Tischen: { $events }.
admin-rows = Zeilen
admin-versions = Versionen
admin-database = Datenbank
admin-schema = Schema
admin-rules = Regeln
admin-settings = Geltende Einstellungen
admin-setting = Einstellung
admin-value = Wert
admin-source = Woher
admin-source-default = Vorgabe
admin-source-flag = Option
admin-source-environment = Umgebung
admin-hidden = gesetzt, verborgen
admin-admins = Admins
admin-since = seit { $date }
admin-you = du
admin-remove = Entfernen
admin-remove-title = Diesen Admin entfernen?
admin-remove-note = { $name } ist danach wieder ein gewöhnlicher Gast.
admin-invite = Noch jemanden zum Admin machen
admin-invite-how = Wer diesen Link innerhalb einer Stunde öffnet, wird Admin. Er gilt einmal.
admin-act-became-admin = { $admin } wurde Admin
admin-act-removed-admin = { $admin } entfernte den Admin { $subject }
admin-act-made-link = { $admin } machte einen Link für einen weiteren Admin
admin-act-closed-table = { $admin } schloss den Tisch { $subject }
admin-act-muted = { $admin } schaltete { $subject } stumm
admin-act-unmuted = { $admin } ließ { $subject } wieder reden
admin-act-banned = { $admin } sperrte { $subject }
admin-act-unbanned = { $admin } hob die Sperre von { $subject } auf
admin-act-settled-report = { $admin } erledigte eine Meldung über { $subject }
admin-somebody = Jemand
