### De les van Conquest: een bericht voor elke stap van lessons/conquest.toml. `.wrong` antwoordt wie iets anders doet.

lesson-goal = Je achttien stukken zijn rood, en alleen jij ziet wat ze zijn. Dit is je Vlag: wie de zijne verliest, verliest het spel. Ergens tussen de blauwe stukken van Bianca staat de hare. Vind haar, pak haar, en je hebt gewonnen.

lesson-card = Een beurt begint met kaarten: één voor elke twee gebieden die je bezet, en je speelt er één van. Een Blitz geeft extra zetten, maar eerst wil je iets weten. Speel Geheime informatie.
    .wrong = Een nuttige kaart, een andere keer. Vandaag win je met kennis: speel Geheime informatie.

lesson-look = Je mag twee stukken van de tegenstander bekijken die naast elkaar staan. In het noorden staan twee stukken van Bianca al sinds het begin stil, en een Vlag beweegt nooit. Bekijk die twee.
    .wrong = Interessant, maar niet wat we zoeken: bekijk de twee in Rocky Wild en Pinewatch, die nooit bewogen hebben.

lesson-spy = Daar is de Vlag, met Vervloekt land ervoor! Maar eerst die Koning: hij versloeg je Baron in Greymarch, dus iedereen kent hem. Een Koning verslaat elke rang, en is maar voor één bang: je Spion, rang 1, wint als hij een Koning aanvalt. Zet de Spion op hem.
    .wrong = Niet nu: een Koning in je land pakt het ene stuk na het andere. Je Spion staat vlak naast hem, en een Spion die een Koning aanvalt, wint.

lesson-scout = Verkenners hebben rang 2, maar ze gaan zo ver als ze willen over vrije zones, en vechten aan het eind. Stuur deze op het onbekende stuk in Lookout Ledge af. Winnen zal hij haast niet, maar beide stukken worden getoond, en daar betaal je voor.
    .wrong = Ook die zet kan. Maar kijk eerst waar een Verkenner goed voor is: stuur hem op het stuk in Lookout Ledge af.
    .wrong-pass = Je hebt nog zetten: één sowieso, en één extra voor elke stad die je bezet.

lesson-duke = Een Graaf, rang 6; je Verkenner zit in het zakje en kan met een kaart terugkomen. Nu blijft niets aan het toeval over: je Hertog heeft rang 7, en de hoogste rang wint. Val aan!
    .wrong = Je kent dat stuk nu, en je Hertog verslaat het. Maak er gebruik van voor het wegloopt.
    .wrong-pass = Je geeft twee zetten weg en een zekere overwinning: de Hertog verslaat de Graaf.

lesson-sorceress = De Hertog heeft zijn plaats ingenomen. Nu de weg naar de Vlag. Vervloekt land verslaat ieder die het aanvalt, al is het de Koning zelf; alleen een Tovenares breekt het. De jouwe staat ernaast: val aan.
    .wrong = Wat verder ook Vervloekt land aanvalt, is verloren. Dit is werk voor je Tovenares in Greymarch, en je hebt nog zetten genoeg.
    .wrong-pass = Je hebt nog twee zetten, en die heb je precies nodig.

lesson-flag = De weg is vrij, en de Vlag ernaast kan niet lopen en niet vechten. Pak haar!
    .wrong = Zo dichtbij! De Tovenares staat naast de Vlag: één stap en het spel is gewonnen.
    .wrong-pass = Je hebt nog één zet, en de Vlag staat één stap verderop.

lesson-end = De Vlag is van jou, en het spel ook. Met meer spelers ga je door tot er nog één Vlag staat. Je weet nu waar het om gaat: leer wie waar staat, bewaar de sterken voor wat ze zeker verslaan, en bezet steden, want elke stad is een zet extra.
