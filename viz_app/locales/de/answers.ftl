## The animal that stands for a pupil

answers-animal = { $kind ->
    [0] Bernstein
    [1] Azur
    [2] Glanz
    [3] Schwung
    [4] Ruhe
    [5] Schlau
    [6] Kupfer
    [7] Korallen
    [8] Kuschel
    [9] Frost
    [10] Mut
    [11] Morgen
    [12] Sanft
    [13] Gold
    [14] Pracht
    [15] Glücks
    [16] Hasel
    [17] Indigo
    [18] Elfenbein
    [19] Jubel
    [20] Eifer
    [21] Flieder
    [22] Munter
    [23] Mond
    [24] Scherz
    [25] Nebel
    [26] Edel
    [27] Oliven
    [28] Schnell
    [29] Flüster
    [30] Rubin
   *[31] Silber
  }-{ $animal ->
    [0] Dachs
    [1] Biber
    [2] Bison
    [3] Kranich
    [4] Delfin
    [5] Falke
    [6] Fink
    [7] Fuchs
    [8] Gecko
    [9] Hase
    [10] Igel
    [11] Reiher
    [12] Steinbock
    [13] Koala
    [14] Luchs
    [15] Molch
    [16] Orca
    [17] Otter
    [18] Uhu
    [19] Panda
    [20] Pinguin
    [21] Papageitaucher
    [22] Wachtel
    [23] Rabe
    [24] Rotkehlchen
    [25] Seehund
    [26] Storch
    [27] Mauersegler
    [28] Tapir
    [29] Seeschwalbe
    [30] Wombat
   *[31] Zebra
  }

## The end of a lesson

answers-close = Schließen
answers-result = { $later ->
    [0] **Dein Tier: { $animal }.** { $right } von { $count } beim ersten Versuch richtig.
   *[other] **Dein Tier: { $animal }.** { $right } von { $count } beim ersten Versuch richtig, { $later } später.
  }
answers-yours = Deine Antworten
answers-question = Frage
answers-said = Deine Antwort
answers-right = Richtig
answers-your-code = Dein Code
answers-your-code-note = Dein Code: Zeige ihn oder kopiere ihn für deine Lehrkraft. Er enthält deine Antworten, die Minuten und dieses Tier, sonst nichts.
answers-qr = Der Code als QR-Code
answers-copy = Kopieren
answers-print-card = Drucken
answers-copied = Kopiert: { $code }
answers-not-copied = Dieser Browser lässt die Seite nicht kopieren. Der Code ist { $code }
answers-finished-here = Lektionen, die du hier abgeschlossen hast
answers-lesson = Lektion

## What a class said

answers-voted = { $count ->
    [one] { $count } Antwort
   *[other] { $count } Antworten
  }
answers-counts = { $first } von { $count } sofort · { $later } später · { $hints } mit Hinweis
answers-wrote = { $count ->
    [one] { $count } Text wurde geschrieben. Er bleibt auf dem Handy.
   *[other] { $count } Texte wurden geschrieben. Sie bleiben auf den Handys.
  }
answers-shown-them = ließen es auflösen
answers-none = keine Antwort
answers-heat = Was die Klasse gewählt hat, und worauf der Kopf schaut
answers-class = die Klasse
answers-head = der Kopf
answers-shown = aufgelöst
answers-token = Token { $number }
answers-view = eine Ansicht
answers-written = geschrieben

## Collect answers

answers-collect = Antworten einsammeln
answers-codes = Codes, einer je Zeile
answers-help = Ein Code je Zeile, groß oder klein geschrieben, mit oder ohne Leerzeichen. Sie werden in dieser Seite gelesen; keiner wird gesendet. Einen Code kann jeder Mensch herstellen: Sie sind zum Lernen da, nicht für Noten.
answers-read = { $good } von { $count } Codes gelesen
answers-no-codes = Noch keine Codes
answers-download = CSV herunterladen
answers-print = Balken drucken
answers-pupils = Tabelle der Klasse
answers-minutes = Min.
answers-pupil = Tier
answers-stop = Station { $stop }
answers-summary = { $done } von { $count } sind fertig geworden, in { $least } bis { $most } Minuten (die Hälfte in höchstens { $half }). Balken und Zahlen zeigen die ersten Antworten.
answers-summary-alike = { $done } von { $count } sind fertig geworden. Minuten: { $most }. Balken und Zahlen zeigen die ersten Antworten.
answers-more-lines = { $count ->
    [one] Und { $count } weitere Zeile.
   *[other] Und { $count } weitere Zeilen.
  }
answers-twice = Doppelte Codes: { $count }. Jedes Tier zählt einmal.

## What is wrong in a line

answers-no-letter = Zeile { $line }: „{ $letter }“ kommt in keinem Code vor.
answers-short = Zeile { $line }: zu kurz für einen Code.
answers-unreadable = Zeile { $line }: Ein Zeichen ist falsch oder fehlt.
answers-newer = Zeile { $line }: Der Code stammt von einer neueren Seite; lade diese hier neu.
answers-other-lesson = Zeile { $line }: Der Code gehört zu einer anderen Lektion; öffne zuerst jene.
answers-contradicts = Zeile { $line }: Der Code widerspricht sich selbst.
answers-one-change = Mit einer einzigen Änderung stimmt der Code.
answers-mend = Berichtigen
