### De pagina’s van wat hier van jou is, zonder account.

you-title = Jouw partijen

## Jouw tafels op de eerste pagina.

you-group-turn = Jouw beurt
you-group-waiting = Wachten
you-group-over = Afgelopen
you-turn = Je bent aan de beurt
you-waits-for = Wachten op { $names }
you-with = met { $names }
you-won = Je hebt gewonnen
you-place = Plaats { $place } van { $seats }
you-handed-over = Iemand anders speelt jouw plaats
you-link-renewed = De plaats heeft een nieuwe link
you-all-games = Al je partijen en statistieken

## Afgelopen partijen.

you-finished = Afgelopen partijen
you-left = aan het eind speelde iemand anders
you-more = Meer tonen
you-nothing-yet = Er is nog geen partij van jou afgelopen.
you-numbers = Statistieken
you-which-game = Spel
you-every-game = Alle spellen
you-count-met = Ontmoetingen
you-count-games = Partijen
you-count-won = Gewonnen
you-streak = Overwinningen op rij
you-streak-best = beste: { $number }
you-above-chance = Overwinningen boven toeval
you-against = Tegen
you-people = Mensen
you-ahead = Ervoor
you-behind = Erachter
you-variants = Variant

## Ratings.

you-ratings = Ratings
you-rated = Mijn partijen waarderen
    .help = Vanaf nu telt elke partij die je tot het einde speelt, tegen bots en mensen van deze server. Zet je het uit, dan worden je ratings gewist.
you-shown = Mijn ratings aan iedereen tonen
    .help = Anderen zien ze dan op hun eigen pagina met ratings, onder de naam { $name }.
you-rating = Rating
you-unsure = Onzekerheid
you-no-rating-yet = Je eerste rating komt met de volgende afgelopen partij.

## De sleutel.

you-key = Jouw sleutel
    .help = Er is geen account. Een geheime sleutel, bewaard in deze browser, houdt je tafels, resultaten en instellingen bij elkaar. De server kent alleen de vingerafdruk ervan en kan hem niet teruggeven.
you-other-device = Meenemen naar een ander apparaat
    .help = Open deze link op het andere apparaat of scan de code. Laat hem aan niemand zien: wie hem heeft, kan al je plaatsen spelen.
you-save = Alles als bestand opslaan
you-renew = Sleutel vernieuwen
you-forget = Sleutel vergeten
you-sure-renew = De oude sleutel en elke link ernaar werken niet meer, ook op alle andere apparaten. Breng de nieuwe link naar de apparaten die je nog gebruikt.
you-sure-forget = De sleutel verdwijnt voorgoed, met alles wat eraan hangt: resultaten, ratings en instellingen. De tafels blijven; in deze browser open je nog de tafels waarvan hij de link heeft.
you-no = Nee, zo laten
you-renewed = De sleutel is nu een nieuwe.
you-forgotten = De sleutel is vergeten, met alles wat eraan hing.
you-again = Een nieuwe sleutel maken

## Een sleutel van een ander apparaat.

you-adopt = Je partijen naar dit apparaat halen?
you-adopt-whose = { $tables ->
    [one] Deze link bevat de naam { $name } en één tafel.
   *[other] Deze link bevat de naam { $name } en { $tables } tafels.
}
you-adopt-warning = Zeg alleen ja als dit een link van jezelf is. Met de link van iemand anders zou die persoon jouw plaatsen kunnen spelen.
you-adopt-instead = Dit apparaat heeft al een sleutel. De plaatsen die het kent, gaan mee; de afgelopen partijen blijven bij de oude sleutel.
you-adopt-yes = Ja, dit zijn mijn partijen
