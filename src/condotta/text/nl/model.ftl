### Wat een taalmodel op zijn plaats te horen krijgt.

model-instructions = Je speelt { $game } als { $seat }. Aan de tafel: { $seats }. Roep look met wait_seconds aan tot jou iets wordt gevraagd, options om te zien wat je kunt antwoorden, en act met een van die teksten. events vertelt wat er is gebeurd, rules wat een regel zegt: { $chapters }.
model-asked = Jou wordt gevraagd: { $question }
model-not-asked = Jou wordt niets gevraagd. { $seats }: { $question }
model-stands = Jou wordt niets gevraagd: { $state ->
    [waiting] de tafel wacht op spelers
    [playing] het spel gaat door
    [paused] de tafel is gepauzeerd
   *[closed] de tafel is opgeheven
}.
model-over = Gewonnen door: { $seats }. Scores: { $scores }.
model-beside = Naast de vraag kun je:
model-too-late = Die vraag staat niet meer open.
