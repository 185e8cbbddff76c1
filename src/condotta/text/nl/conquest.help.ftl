### Hulp bij Conquest: wat elk ding doet, wat elke vraag betekent voor wie begint, en het spel op één bladzijde.

## De stukken.

help-piece-spy = Rang 1, de zwakste; maar hij wint als hij een Koning aanvalt.
help-piece-scout = Rang 2. Gaat zo ver hij wil over vrije zones, en mag aan het eind vechten. Je hebt er vier.
help-piece-sorceress = Rang 3. Het enige stuk dat Vervloekt land verslaat. Je hebt er twee.
help-piece-baron = Rang 4. Verslaat elke lagere rang; bij gelijke rang zijn beide verslagen.
help-piece-knight = Rang 5. Verslaat elke lagere rang; bij gelijke rang zijn beide verslagen.
help-piece-count = Rang 6. Verslaat elke lagere rang; bij gelijke rang zijn beide verslagen.
help-piece-duke = Rang 7. Verslaat elke lagere rang; bij gelijke rang zijn beide verslagen.
help-piece-prince = Rang 8. Verslaat elke lagere rang; bij gelijke rang zijn beide verslagen.
help-piece-queen = Rang 9. Alleen de Koning en Vervloekt land verslaan haar.
help-piece-king = Rang 10, de hoogste. Pas op voor de Spion en voor Vervloekt land.
help-piece-cursed-land = Beweegt nooit, en verslaat elke aanvaller behalve de Tovenares. Je hebt er drie.
help-piece-flag = Beweegt nooit, en wie haar aanvalt, verovert haar. Zonder Vlag pak je geen kaarten meer; de laatste Vlag wint.

## De kaarten.

help-card-reinforcement = Een willekeurig stuk uit je zakje komt op een vrije zone naast een van je stukken.
help-card-surprise-attack = Een willekeurig stuk uit je zakje komt op welke vrije zone dan ook.
help-card-blitz = Twee zetten extra deze beurt.
help-card-regroup = Drie van je stukken wisselen in het geheim van plaats, ook Vlag en Vervloekt land. De anderen zien welke drie.
help-card-secret-information = Bekijk twee stukken naast elkaar. Alleen met je Spion op het bord; je toont wat er in je zakje zit.
help-card-traitor = Raad een stuk van een ander: heb je gelijk, dan is het verslagen, en een Vlag veroverd. Je ziet het in elk geval.
help-card-new-spy = Je Spion komt terug uit het zakje, op welke vrije zone dan ook.

## Op het bord.

help-territory = Van jou zolang alleen jij er stukken hebt. Twee gebieden geven elke beurt een kaart, en een stad een zet extra.

## Wat een vraag betekent voor wie begint.

why-territory = Dit wordt je land voor de opstelling. Gebieden bij elkaar verdedig je beter; steden geven zetten.
why-deploy = Alleen jij ziet wat je neerzet. Houd de Vlag achter je linies, met Vervloekt land ernaast.
why-card = Eén van deze kaarten moet je spelen; de andere worden afgelegd.
why-put = Je ziet het stuk voor je zijn plaats kiest; de anderen niet.
why-regroup = Drie stukken wisselen van plaats, en alleen jij weet hoe: een goede manier om te verbergen wat bekend was.
why-arrange = Kies wie waar staat; dezelfde plaatsen als eerst mogen ook.
why-look = Wat je ziet, weet jij alleen; de anderen zien enkel waar je keek.
why-accuse = Raad wat je gezien of beredeneerd hebt: een misser kost alleen de kaart.
why-flag = Je Vlag is terug: zet haar waar ze moeilijk te bereiken is.
why-move = Eén zet, en één meer voor elke stad die je bezet. Op een stuk van een ander is het een gevecht: de hoogste rang wint.

goal = Verover de andere Vlaggen en houd de jouwe. { $flags ->
    [one] Er staat nog { $flags } andere Vlag
   *[other] Er staan nog { $flags } andere Vlaggen
}; jij bezet { $territories ->
    [one] { $territories } gebied
   *[other] { $territories } gebieden
} en { $cities ->
    [one] { $cities } stad
   *[other] { $cities } steden
}.

## Het spel op één bladzijde.

summary-win = Verover de andere Vlaggen: de laatste speler met een Vlag op het bord wint meteen. Na 200 ronden beslissen de gebieden, dan de stukken.
    .title = Hoe je wint
summary-setup = Gebieden worden om de beurt gekozen, dan zet ieder ongezien 18 stukken neer. Alleen jij ziet wat de jouwe zijn.
    .title = Opstelling
summary-turn = Pak één kaart voor elke twee gebieden die je bezet, en speel er één. Verplaats dan: één keer, en één keer meer voor elke stad. Vlag en Vervloekt land bewegen niet; over bergen kun je niet.
    .title = Je beurt
summary-fight = Wie op een stuk van een ander gaat, vecht, en beide worden getoond. De hoogste rang wint, bij gelijke rang zijn beide verslagen, en wie verslagen is gaat in het zakje, waaruit kaarten hem terugbrengen. Een Spion die een Koning aanvalt, wint. Vervloekt land verslaat elke aanvaller behalve een Tovenares.
    .title = Gevechten
summary-flags = Wie zijn Vlag verliest, pakt geen kaarten meer, maar speelt door, en krijgt haar terug door de Vlag te veroveren van wie haar nam.
    .title = Vlaggen
