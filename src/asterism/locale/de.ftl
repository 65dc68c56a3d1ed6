# Asterism, Deutsch

play-prompt = Du bist am Zug (? für Hilfe):
play-help =
    Gib einen Zug in der Notation des Spiels ein, zum Beispiel { $example }.
      l        alle erlaubten Züge zeigen; #3 spielt dann den dritten
      b        den Tisch noch einmal zeigen
      r S30    eine Regel lesen
      u        deinen letzten Zug zurücknehmen, wenn seither nichts Verborgenes bekannt wurde
      q        speichern und aufhören; du kannst später weiterspielen
play-not-on-the-list = Es gibt { $count } Züge; #{ $number } ist keiner davon.
play-no-such-rule = Es gibt keine Regel { $rule }.
play-taken-back = Zurückgenommen: { $move }.
play-nothing-to-take-back = Du hast noch nicht gezogen.
play-too-late-to-take-back = Seit deinem letzten Zug ist Verborgenes bekannt geworden: Er bleibt.
play-saved = Gespeichert. Weiter geht es mit:  asterism play --resume { $path }
play-over = Das Spiel ist zu Ende.
play-result = { $rank }. { $player }: { $score }
play-watch-again = Noch einmal ansehen:  asterism replay { $path }
play-preparing = Das Spiel wird vorbereitet (nur beim ersten Mal) …
