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

# Benachrichtigungen: was sie sagen und wo man sie einschaltet

push-turn = { $count ->
    [0] Du bist am Zug.
   *[other] Du bist am Zug, am Tisch mit { $others }.
}
    .club = { $concerned }: Du bist am Zug.
push-reminder = { $hours ->
    [one] Du hast noch eine Stunde für deinen Zug.
   *[other] Du hast noch { $hours } Stunden für deinen Zug.
}
    .club = { $hours ->
    [one] { $concerned }: Du hast noch eine Stunde für deinen Zug.
   *[other] { $concerned }: Du hast noch { $hours } Stunden für deinen Zug.
}
push-deal = Alle Plätze sind besetzt. Das Austeilen wartet auf deinen Browser: Öffne den Tisch einmal.
    .club = Alle Plätze sind besetzt. Vor dem Austeilen fehlt noch die Antwort des Browsers von { $concerned }.
push-invitation = { $count ->
    [0] An einem neuen Tisch ist ein Platz für dich reserviert.
   *[other] An einem neuen Tisch mit { $others } ist ein Platz für dich reserviert.
}
    .club = An einem neuen Tisch ist ein Platz reserviert, und zwar für { $concerned }.
push-over = { $count ->
    [0] Die Partie ist zu Ende.
   *[other] Die Partie mit { $others } ist zu Ende.
}
    .club = Die Partie ist zu Ende.
push-evening = Ein Spieleabend mit { $game } ist eröffnet, und alle können mitspielen.
push-round = Runde { $round } von { $rounds } hat begonnen.
push-standings = Der Spieleabend ist zu Ende. Die Rangliste steht auf seiner Seite.
push-test = So sieht eine Benachrichtigung aus.

push-ask = Sag mir, wenn ich am Zug bin
push-ask-on = Du wirst benachrichtigt, wenn du am Zug bist.
push-title = Benachrichtigungen
push-note = Wenn du an einem Tisch mit Tagen pro Zug dran bist, wenn deine Zeit knapp wird und wenn ein Platz für dich reserviert ist. Nie, was verborgen ist.
push-enable = In diesem Browser einschalten
push-disable = In diesem Browser ausschalten
push-blocked = Dieser Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen für diese Website und versuch es noch einmal.
push-unsupported = Dieser Browser kann keine Benachrichtigungen von Webseiten empfangen.
push-insecure = Benachrichtigungen brauchen eine verschlüsselte Adresse (https), und diese Seite hat keine.
push-install = An diesem Gerät brauchen Benachrichtigungen die App: Wähle „Teilen“, dann „Zum Home-Bildschirm“, und öffne Asterism von dort.
push-failed = Der Browser konnte seinen Benachrichtigungsdienst nicht erreichen. Versuch es später noch einmal.
push-devices = Wer benachrichtigt wird
push-this-device = dieser Browser
push-club = für einen Verein
push-remove = Entfernen
push-remove-label = { $name } entfernen
push-sample = Testen
push-sample-label = { $name } testen
push-sample-sent = An { $name } gesendet. Das sollte gleich ankommen.
push-error-unreachable = Die letzte Benachrichtigung ist nicht angekommen: Die Adresse ist nicht erreichbar.
push-error-slow = Die letzte Benachrichtigung ist nicht angekommen: Die Antwort hat zu lange gedauert.
push-error-private = Die letzte Benachrichtigung ist nicht angekommen: Die Adresse liegt in einem privaten Netz.
push-error-status = Die letzte Benachrichtigung ist nicht angekommen: Die Antwort war { $status }.
push-quiet = Ruhezeit
push-quiet-note = In dieser Zeit kommt nichts an. Danach bekommst du je Tisch eine Benachrichtigung, wenn es noch etwas zu sagen gibt.
push-quiet-begins = Von
push-quiet-ends = Bis
push-quiet-zone = Zeitzone: { $zone }
push-quiet-save = Speichern
push-quiet-saved = Gespeichert.
push-webhook = Webhook
push-webhook-note = Der Server kann auch eine Nachricht an eine Adresse von dir senden, etwa an einen Kanal eines Chatprogramms.
push-webhook-url = Adresse (https://…)
push-webhook-for = Für wen
push-webhook-webhook = Für mich
push-webhook-webhook-note = Was dir auch deine Browser melden.
push-webhook-club = Für einen Verein
push-webhook-club-note = Wer am Zug ist, für alle an deinen Tischen mit Tagen pro Zug; und deine Spieleabende: wenn einer eröffnet ist, wenn eine Runde beginnt, wenn er zu Ende ist.
push-webhook-add = Hinzufügen
push-webhook-secret = Jede Nachricht ist mit diesem Schlüssel signiert. Er wird nur dieses eine Mal gezeigt:

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
table-clock-days = { $days } T { $hours } h
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
print-title = { $game }: zum Ausdrucken
print-link = Zum Ausdrucken
print-lead = Tafeln, Plättchen, Karten und Steine zum Ausschneiden, in echter Größe, mit einer kurzen Spielregel. Sie sind unsere eigene Rekonstruktion, gezeichnet wie in der App; das gedruckte Spiel sieht anders aus.
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-what = Was gedruckt wird
print-size = { $count ->
    [one] ein Stück, { $width } × { $height } mm
   *[other] { $count } Stück, { $width } × { $height } mm
}
print-rules = Kurze Spielregel
print-backs = Rückseiten
print-backs-how = für beidseitigen Druck, über die lange Kante gewendet
print-all-rules = Alle Regeln
print-sheets = { $count ->
    [0] Kein Spielmaterial ist ausgewählt.
    [one] Eine Seite Spielmaterial.
   *[other] { $count } Seiten Spielmaterial.
}
print-scale = Wähle im Druckdialog die tatsächliche Größe (100 %), ohne Kopf- und Fußzeilen.
print-sheet = { $side ->
    [back] Seite { $number }: { $part }, Rückseiten
   *[front] Seite { $number }: { $part }
}
print-source = Das sind die Regeln des gedruckten Regelblatts in unseren eigenen Worten. Tafeln, Plättchen und Karten sind unsere Rekonstruktion. Offene Fragen beantwortet Asterism auf seiner Regelseite.
picture-playing = { $turns ->
    [0] Gleich geht es los
    [one] Nach einem Zug
   *[other] Nach { $turns } Zügen
}
picture-over = { $turns ->
    [one] Das Ende nach einem Zug
   *[other] Das Ende nach { $turns } Zügen
}
picture-winners = Gewonnen: { $players }
picture-drawn = Unentschieden
preview-title = Asterism
preview-description = Brettspiele über den Sternenhimmel, gegen Bots oder mit Freunden.
preview-invited = { $game }: eine Einladung
preview-invited-note = Du bist an einen Tisch eingeladen. { $tagline }
preview-free = { $game }: ein Platz ist frei
preview-free-note = Wartet auf Mitspieler: { $players }. { $tagline }
preview-playing = { $game }: { $players }
preview-playing-note = Hier wird gerade gespielt. Schau zu.
preview-over = { $game }: { $players }
preview-over-note = { $outcome }. Sieh dir die Partie Zug für Zug an.
preview-over-alone = Eine Partie zum Nachspielen, Zug für Zug.
preview-daily = { $game }: die Tagespartie
preview-daily-note = Für alle dieselbe Mischung, dieselben Bots und ein Versuch. { $tagline }
preview-puzzle = Ein Rätsel: { $game }
preview-puzzle-note = Finde den einen besten Zug auf dem Brett, nach dem, was du wissen kannst.
preview-evening = Ein Spieleabend
preview-evening-note = Dieselben Mischungen für alle, mehrere Runden, ein Stand, der mitläuft. Mach mit!
preview-rules-note = Alle Regeln, bebildert und durchsuchbar. { $tagline }
preview-learn = { $game }: spielend lernen
preview-print-note = Tafeln, Plättchen, Karten und Steine zum Ausschneiden, mit einer kurzen Spielregel.
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
replay-share = Teilen
share-title = Diese Partie teilen
share-link = Link zur Wiederholung
share-embed = Code für deine eigene Seite
share-embed-note = Er zeigt die Partie in einem Rahmen, in dem Besucher zusehen können und sonst nichts.
share-picture = Das Ende der Partie
share-picture-save = Bild speichern
share-film-save = Partie als bewegtes Bild speichern
share-copy-code = Code kopieren
embed-open = Wiederholung öffnen
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
verify-daily = Das ist die Mischung einer Tagespartie. Sie war nie geheim; im Vorteil ist nur, wer sie schon gesehen hat.

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
origin-daily-note = Die Tagespartie vom { $day }: für alle dieselbe.

daily-play = Tagespartie: { $day }
daily-play-note = für alle dieselbe · ein Versuch
daily-under-way = dein Versuch läuft
daily-done = gespielt
daily-title = Tagespartie
daily-none = Ein Spiel dieses Namens gibt es nicht, also auch keine Tagespartie.
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
daily-first = Außer dir hat noch niemand diese Tagespartie zu Ende gespielt.
daily-gave-up = Diesen Versuch hast du einem Bot überlassen, daher wird er nicht verglichen. Morgen gibt es eine neue Tagespartie.
daily-alone = Diese Partie ist nur in deinem Browser und wird daher nicht mit anderen verglichen.
daily-compared = { $others ->
    [one] Eine andere Person hat diese Tagespartie gespielt:
   *[other] { $others } andere haben diese Tagespartie gespielt:
} { $better } besser, { $equal } gleich gut, { $worse } nicht so gut.
daily-given-up = { $people ->
    [one] { $people } Person hat aufgegeben.
   *[other] { $people } haben aufgegeben.
}
daily-everybody = Was alle aus dieser Tagespartie gemacht haben
daily-place = Platz { $rank } von { $players }
daily-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
daily-best = das Beste, was der Computer findet
daily-bot = { $bot } auf deinem Platz:
daily-bot-comes = { $bot } spielt dieselbe Tagespartie auf deinem Platz …
daily-share = Ergebnis teilen
daily-share-text = Asterism · { $game } · Tagespartie vom { $day }
daily-share-better = besser als { $worse } von { $others } anderen
daily-share-copied = Kopiert: Der Text verrät nichts.
daily-share-failed = Der Text ließ sich nicht kopieren:
daily-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
daily-yesterday = Gestern:
puzzles-link = Rätsel
puzzles-title = Rätsel: { $game }
puzzles-lead = In jeder dieser Stellungen ist ein Zug klar der beste, gemessen an dem, was du wissen kannst. Finde ihn auf dem Brett.
puzzles-progress = { $solved } von { $count } gelöst
puzzles-none = Für dieses Spiel gibt es keine Rätsel.
puzzles-give-title = Rätsel aus meinen Partien
puzzles-give = Aus meinen beendeten Partien dürfen Rätsel werden
puzzles-give-meaning = Wer diesen Server betreibt, darf dann Stellungen aus deinen beendeten Partien als Rätsel veröffentlichen, ohne Namen und nur, wenn alle anderen am Tisch das auch erlaubt haben; du kannst das für alle künftigen Rätsel jederzeit zurücknehmen.
puzzle-title = Rätsel
puzzle-of-day = Rätsel des Tages
puzzle-of-day-named = Rätsel des Tages: { $name }
puzzle-number = Rätsel { $number }
puzzle-missing = Dieses Rätsel gibt es nicht.
puzzle-difficulty = { $difficulty ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
}
puzzle-solved = gelöst
puzzle-task = Finde den besten Zug. Es zählt nur, was du wissen kannst.
puzzle-shown = Das ist die Lösung. Du kannst Züge ausprobieren und sehen, was sie wert sind.
puzzle-right = Richtig! Das ist klar der beste Zug.
puzzle-wrong = Es gibt einen besseren Zug. Versuche einen anderen, oder sieh dir die Lösung an.
puzzle-worse = Das ist nicht der beste Zug.
puzzle-yours = Deiner: { $worth }.
puzzle-your-move = dein Zug
puzzle-expects = im Mittel { $score }
puzzle-show = Lösung zeigen
puzzle-again = Noch einmal
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-solution = Was die Züge wert sind
puzzle-method = Geschätzt durch eine große Suche, mit dem Wissen dieses Platzes. Züge, die sie kaum probiert hat, fehlen.

sky-tonight = Der Himmel heute Nacht um { $time } Uhr auf { $degrees }° { $side ->
    [south] südlicher Breite, nach Norden gesehen
   *[north] nördlicher Breite, nach Süden gesehen
}
sky-latitude = Deine geografische Breite

# Spieleabende und Ligen

menu-take-back-evening = An einem Spieleabend kann kein Zug zurückgenommen werden.
origin-evening = Runde { $round }
origin-evening-note = Runde { $round } eines Spieleabends. Jedes Ergebnis zählt dafür.
origin-evening-sealed-note = Andere spielen diese Mischung vielleicht noch; bis die Runde vorbei ist, wird sie sonst niemandem gezeigt.
evening-back = Zurück zum Spieleabend
evening-link = Ein Spieleabend für viele
evening-lead = Mehrere Runden für alle, die kommen. Bei Duplikat-Wertung spielen alle dieselben Mischungen, und Glück zählt weniger.
evening-name = Name des Abends
evening-name-usual = Spieleabend
evening-game = Spiel
evening-seats = Plätze an einem Tisch
evening-people = Menschen an einem Tisch
evening-people-note = Auf den anderen Plätzen sitzen Bots.
evening-rounds = Runden
evening-scoring = Wertung
evening-scoring-duplicate = Duplikat
evening-scoring-duplicate-note = Alle Tische spielen dieselbe Mischung. Dein Ergebnis wird mit denen aller verglichen, die denselben Platz hatten.
evening-scoring-plain = Einfach
evening-scoring-plain-note = Jeder Tisch hat seine eigene Mischung. Ein Sieg ist ein Punkt; wer ihn teilt, teilt auch den Punkt.
evening-system = Wer trifft auf wen
evening-system-swiss = Schweizer System
evening-system-swiss-note = Wer etwa gleich viele Punkte hat, sitzt zusammen, möglichst ohne sich noch einmal zu treffen.
evening-system-round-robin = Jeder gegen jeden
evening-system-round-robin-note = Alle treffen möglichst gleich oft aufeinander.
evening-leftover = Wenn die Tische nicht aufgehen
evening-leftover-bots = nehmen Bots die freien Plätze
evening-leftover-smaller = werden Tische kleiner
evening-leftover-byes = haben einige ein Freilos
evening-clock = Bedenkzeit je Zug
evening-league = Liga
evening-league-none = keine
evening-league-new = eine neue
evening-league-name = Name der Liga
evening-league-best = Abende, die für jeden zählen (leer: alle)
evening-open = Abend eröffnen
evening-mine = Meine Spieleabende
evening-past = Frühere Spieleabende
evening-leagues = Meine Ligen
evening-by = geleitet von { $name }
evening-round-of = Runde { $round } von { $planned }
evening-planned = { $planned ->
    [one] Eine Runde
   *[other] { $planned } Runden
}
evening-phase-gathering = { $players ->
    [0] Noch ist niemand dabei.
    [one] Eine Person ist dabei.
   *[other] { $players } Personen sind dabei.
}
evening-phase-playing = Runde { $round } läuft. Fertige Tische: { $over } von { $tables }.
evening-phase-between = Runde { $round } ist vorbei.
evening-phase-over = Der Spieleabend ist zu Ende.
evening-join = Mitspielen
evening-join-late = Du spielst ab der nächsten Runde. Verpasste Runden zählen nichts.
evening-joined = Du bist dabei. Die Leitung startet die Runde.
evening-to-table = An meinen Tisch
evening-done = Dein Tisch ist fertig. Die Runde endet, wenn alle anderen es auch sind.
evening-has-bye = Du hast in dieser Runde ein Freilos. Es zählt wie ein durchschnittliches Ergebnis.
evening-next = Du spielst in der nächsten Runde.
evening-left = Du hast diesen Abend verlassen.
evening-return = Wieder mitspielen
evening-your-place = Dein Platz: { $place } von { $players }
evening-leave = Abend verlassen
evening-leave-question = Den Abend verlassen?
evening-leave-about = In weiteren Runden hast du keinen Platz. Wenn du gerade spielst, spielt ein Bot weiter, und du bekommst für diese Runde keine Punkte.
evening-invite = Andere einladen
evening-invite-link = Der Link zu diesem Abend
evening-lead-title = Abend leiten
evening-start = Runde { $round } starten
evening-end-round = Runde beenden
evening-end-round-question = Runde { $round } jetzt beenden?
evening-end-round-about = Tische, die nicht fertig sind, zählen wie ein durchschnittliches Ergebnis. Die Runde endet von selbst, wenn alle Tische fertig sind.
evening-end = Abend beenden
evening-end-question = Den Abend jetzt beenden?
evening-end-about = Danach kann niemand mehr dazukommen oder eine weitere Runde spielen.
evening-remove = { $name } ausschließen
evening-remove-question = { $name } von diesem Abend ausschließen?
evening-remove-about = Diese Person hat keinen Platz mehr und kann nicht zurückkommen. Wenn sie gerade spielt, spielt ein Bot weiter.
evening-standings = Rangliste
evening-players = Wer mitspielt
evening-standings-wait = Eine Runde zählt, wenn sie vorbei ist.
evening-column-place = Platz
evening-column-name = Name
evening-column-points = Punkte
evening-column-ahead = Voraus
evening-column-opponents = Gegner
evening-has-left = gegangen
evening-somebody = jemand
evening-bot-seat = Bot
evening-your-results = Deine Ergebnisse
evening-result-round = Runde { $round }: { $points }
evening-result-compared = { $others ->
    [one] { $beaten ->
        [0] { $equalled ->
            [0] Noch jemand hatte dieselben Karten und war besser.
           *[other] Noch jemand hatte dieselben Karten; ihr wart gleichauf.
        }
       *[other] Noch jemand hatte dieselben Karten: Du warst besser.
    }
   *[other] { $others } andere hatten dieselben Karten: Du warst besser als { $beaten } und gleichauf mit { $equalled }.
}
evening-result-alone = Sonst hat niemand mit denselben Karten zu Ende gespielt; das zählt die Hälfte.
evening-result-rank = Platz { $rank } am Tisch, mit { $score } Punkten im Spiel.
evening-outcome-playing = Du spielst noch.
evening-outcome-bye = Ein Freilos, wie ein durchschnittliches Ergebnis.
evening-outcome-unfinished = Der Tisch war nicht fertig; das zählt wie ein durchschnittliches Ergebnis.
evening-outcome-given-up = Ein Bot hat zu Ende gespielt; dafür gibt es keine Punkte.
evening-outcome-missed = Du warst nicht da; dafür gibt es keine Punkte.
evening-tables = Tische nach Runden
evening-table = Tisch { $number }
evening-table-playing = läuft noch
evening-table-over = fertig
evening-table-unfinished = unfertig
evening-watch = Zuschauen
evening-byes = Freilos: { $names }
evening-how = Wie Punkte und Plätze entstehen
evening-how-duplicate = Für alle anderen, auch Bots, die in derselben Mischung denselben Platz hatten, bekommst du 2 Matchpunkte, wenn dein Ergebnis höher ist, und 1, wenn es gleich ist. Dein Anteil an allen möglichen ist dein Ergebnis für die Runde. Die Ergebnisse aller Runden werden addiert.
evening-how-plain = Ein Sieg ist ein Punkt. Wer sich den ersten Platz teilt, teilt sich auch den Punkt.
evening-how-rest = Ein Freilos und ein unfertiger Tisch zählen wie ein durchschnittliches Ergebnis. Für eine Runde, die du verpasst oder die ein Bot für dich zu Ende spielt, gibt es keine Punkte.
evening-how-ties = Bei gleichen Punkten liegt vorn, wer an seinen Tischen mehr andere hinter sich gelassen hat („voraus“), dann, wessen Gegner mehr Punkte haben. Wer dann noch gleich ist, teilt sich den Platz.
evening-how-deals = Die Mischungen standen fest, bevor jemand dazukam: Das sind die Prüfsummen ihrer Geheimnisse; jedes wird nach seiner Runde veröffentlicht.
evening-of-league = Liga: { $name }
league-all = Alle Abende zählen.
league-best = { $best ->
    [one] Für jeden zählt der beste Abend.
   *[other] Für jeden zählen die besten { $best } Abende.
}
league-how = Jeder Abend zählt nach dem Anteil der Punkte, die jemand dort bekommen hat; lange und kurze Abende zählen also gleich.
league-empty = Noch ist keine Runde eines Abends vorbei.
league-evenings = Abende
league-uncounted = zählt nicht
league-absent = nicht dabei

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
refused-daily-hint = In der Tagespartie gibt es keine Tipps.
refused-daily-draw = In der Tagespartie wird kein Unentschieden vereinbart: Sie wird zu Ende gespielt.
refused-daily-return = In der Tagespartie spielt ein Bot bis zum Ende, wenn er einmal übernommen hat.
refused-daily-again = Deinen Versuch an dieser Tagespartie hattest du schon. Er ist bei deinen Partien.
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
refused-push-address = An diese Adresse lassen sich keine Benachrichtigungen senden.
refused-push-https = Die Adresse muss mit https:// beginnen.
refused-push-private = Dieser Server sendet nichts in private Netze.
refused-push-many = Du hast schon { $limit } davon. Entferne zuerst eine.
refused-quiet-hours = Anfang und Ende der Ruhezeit müssen sich unterscheiden.
refused-time-zone = Diese Zeitzone kennt der Server nicht.
refused-file = Diese Datei lässt sich nicht verwenden: { $detail }
refused-record = Diese Datei lässt sich nicht als gespeicherte Partie öffnen: { $detail }
refused-sealed = Andere spielen diese Mischung vielleicht noch. Nach der Runde wird alles gezeigt.
refused-hint-evening = An einem Spieleabend gibt es keine Tipps.
refused-bot-evening = An einem Spieleabend spielen alle selbst. Gib auf, wenn du gehen musst.
refused-rematch-evening = Der Spieleabend verteilt alle auf die Tische der nächsten Runde.
refused-no-table = Diesen Tisch gibt es nicht. Vielleicht wurde er gelöscht.
refused-no-evening = Unter dieser Adresse gibt es keinen Spieleabend.
refused-no-league = Unter dieser Adresse gibt es keine Liga.
refused-no-text = Die Betreiber dieses Servers haben keinen solchen Text veröffentlicht.
refused-gone = Das gibt es nicht mehr. Lade die Seite neu, um zu sehen, was sich geändert hat.
refused-evening-organiser = Das kann nur, wer den Spieleabend leitet.
refused-league-organiser = Nur wer eine Liga leitet, fügt ihr Abende hinzu.
refused-evening-over = Dieser Spieleabend ist zu Ende.
refused-evening-removed = Die Leitung hat dich von diesem Spieleabend ausgeschlossen.
refused-evening-name = An diesem Abend heißt schon jemand { $name }. Wähle einen anderen Namen.
refused-evening-full = Ein Spieleabend hat Platz für { $count } Spieler.
refused-evening-stranger = Du nimmst an diesem Spieleabend nicht teil.
refused-evening-running = Eine Runde läuft noch. Beende sie zuerst.
refused-evening-played = Alle Runden dieses Abends sind gespielt.
refused-evening-empty = Eine Runde braucht mindestens eine Person.
refused-evening-few = Eine Runde braucht mindestens { $needed } Personen.
refused-evening-sizes = { $count } Personen lassen sich nicht auf Tische dieses Spiels verteilen. Lass Bots die freien Plätze nehmen.
refused-evening-alone = Dieses Spiel spielt man allein. Ein Spieleabend ist für Spiele zu mehreren.
refused-evening-smaller = Bei Duplikat-Wertung gibt es keine kleineren Tische, weil ihre Mischungen andere wären. Wähle Bots oder Freilose.
refused-many-evenings = Du leitest { $count } Spieleabende, die noch nicht zu Ende sind. Beende zuerst einen davon.
refused-many-leagues = Du leitest { $count } Ligen. Mehr können es nicht sein.
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
admin-with-detail = { $what }: { $detail }
admin-search-table = Kennung des Tisches
admin-search-person = Name oder Konto
admin-search = Suchen
admin-game = Spiel
admin-phase = Phase
admin-any-game = alle
admin-any-phase = alle
admin-phase-waiting = wartet
admin-phase-playing = läuft
admin-phase-over = zu Ende
admin-phase-closed = geschlossen
admin-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
admin-watch = Ansehen
admin-close = Schließen
admin-close-title = Diesen Tisch schließen?
admin-close-note = Hier kann niemand weiterspielen. Alle am Tisch lesen deinen Satz.
admin-cut = Nur die letzten 100 sind zu sehen. Suche nach anderen.
admin-why = Warum? Wer betroffen ist, liest es.
admin-why-log = Warum? Es bleibt in der Liste der Taten stehen.
admin-account = Konto: { $login }
admin-table-changed = Letzte Änderung an ihren Tischen: { $date }
admin-tables-count = Tische: { $count }
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
admin-unmute-title = { $name } wieder reden lassen?
admin-unmute-note = { $name } kann sofort wieder an allen Tischen schreiben.
admin-ban-title = { $name } sperren?
admin-ban-note = { $name } fliegt von allen Tischen, Bots spielen weiter, und Programme mit eigenem Token werden abgewiesen. Gesperrt wird ein Gast oder ein Konto: Wer kein Konto hat, kann als anderer Gast wiederkommen.
admin-unban-title = Die Sperre von { $name } aufheben?
admin-unban-note = { $name } hat dann dasselbe Konto wie zuvor und kann die Plätze von den Bots zurücknehmen.
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
admin-yes = ja
admin-no = nein
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
admin-acts-done = Was Admins taten
