# Was jemand erfährt, der nur Text liest, Deutsch

prompt-seat = Du bist { $player } auf Platz { $seat } (die Plätze werden ab 0 gezählt). Am Tisch: { $players }.
prompt-watching = Du siehst zu. Am Tisch: { $players }.
prompt-rules = Die Regeln von { $game }:
prompt-news = Was geschehen ist:
prompt-table = Der Tisch, wie du ihn siehst:
prompt-your-turn = Du bist am Zug.
prompt-not-your-turn = Du bist nicht am Zug. Am Zug: { $players }.
prompt-waiting = Der Tisch wartet auf Mitspieler. Freie Plätze: { $count }.
prompt-dealing = Alle Plätze sind besetzt; die Partie beginnt, sobald von allen die Zahlen für das Geben da sind.
prompt-closed = Der Tisch wurde vor Beginn der Partie geschlossen.
prompt-over = Die Partie ist zu Ende.
prompt-drawn = Die Partie ist unentschieden.
prompt-result = { $rank }. { $player }: { $score }
prompt-moves = Deine erlaubten Züge:
prompt-notation = Züge werden so geschrieben: { $examples }
prompt-answer-listed = Antworte in der letzten Zeile mit einem dieser Züge, geschrieben wie in der Liste oder mit seiner Nummer (etwa #1).
prompt-answer = Antworte in der letzten Zeile mit deinem Zug, in dieser Schreibweise.
prompt-refused = Das wurde nicht gespielt: { $reason }.
prompt-rule = Regel { $rule }: { $text }
prompt-tries = { $tries ->
    [one] Du hast noch einen Versuch.
   *[other] Du hast noch { $tries } Versuche.
}
prompt-many-moves = Du hast { $count } erlaubte Züge; das Werkzeug legal_moves zählt sie auf.
prompt-race = Mehrere dürfen jetzt antworten, und wer zuerst antwortet, zählt. Du hast { $seconds } Sekunden.
prompt-offer-draw = { $player } bietet Remis an; antworte mit dem Werkzeug answer_offer.
prompt-offer-take-back = { $player } möchte einen Zug zurücknehmen; antworte mit dem Werkzeug answer_offer.
