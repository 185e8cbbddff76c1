### De woorden van Conquest.

game-title = Conquest
game-about = Verborgen stukken op een kaart van 24 gebieden: verover de Vlaggen.

## De stukken.

piece-spy = Spion
    .the = de Spion
piece-scout = Verkenner
    .the = de Verkenner
piece-sorceress = Tovenares
    .the = de Tovenares
piece-baron = Baron
    .the = de Baron
piece-knight = Ridder
    .the = de Ridder
piece-count = Graaf
    .the = de Graaf
piece-duke = Hertog
    .the = de Hertog
piece-prince = Prins
    .the = de Prins
piece-queen = Koningin
    .the = de Koningin
piece-king = Koning
    .the = de Koning
piece-cursed-land = Vervloekt land
    .the = het Vervloekte land
piece-flag = Vlag
    .the = de Vlag

## De kaarten.

card-reinforcement = Versterking
card-surprise-attack = Verrassingsaanval
card-blitz = Blitz
card-regroup = Hergroeperen
card-secret-information = Geheime informatie
card-traitor = Verrader
card-new-spy = Nieuwe spion

## Wat er gebeurde.

event-lot = { $seat } trekt { $piece-the } om te zien wie begint.
event-lots-tied = { $seats } staan gelijk en trekken opnieuw.
event-begins = { $seat } begint.
event-chooses = { $seat } kiest { $territory }.
event-sets-up = { $seat } heeft { $number ->
    [one] één stuk
   *[other] { $number } stukken
} geplaatst.
event-draws = { $seat } pakt { $cards-count ->
    [one] één kaart
   *[other] { $cards-count } kaarten
}: { $cards }.
event-new-pile = De aflegstapel wordt geschud tot een nieuwe stapel.
event-plays = { $seat } speelt { $card }.
event-plays-nothing = { $seat } kan geen van de gepakte kaarten spelen.
event-traitor-shuffled = De Verrader is gepakt: alle kaarten worden samen geschud.
event-finds = { $seat } pakt een stuk uit het zakje.
event-you-find = { $seat } pakt uit het zakje: { $piece }.
event-puts = { $seat } zet het stuk op { $zone }.
event-puts-known = { $seat } zet { $piece-the } op { $zone }.
event-regroups = { $seat } hergroepeert { $zone }, { $second } en { $third }.
event-regroups-two = { $seat } hergroepeert { $zone } en { $second }.
event-shows-bag = { $seat } laat het zakje zien: { $pieces-count ->
    [0] het is leeg
   *[other] { $pieces }
}.
event-looks = { $seat } bekijkt { $zone } en { $other }.
event-you-see = Op { $zone }: { $piece }.
event-accuses = { $seat } denkt dat het stuk op { $zone } { $piece-the } is.
event-guessed-right = { $seat } raadt het goed.
event-guessed-wrong = { $seat } raadt het fout.
event-moves = { $seat } verplaatst { $zone } → { $to }.
event-stays = { $seat } beëindigt de beurt.
event-fights = Gevecht: { $piece-the } van { $seat } valt { $target-the } van { $other } aan.
event-beaten = { $seat } verliest een stuk: { $piece }.
event-captures = { $seat } verovert de Vlag van { $owner }.
event-flag-goes = De Vlag van { $owner } staat nu voor { $seat }.
event-flag-returns = { $seat } verovert de eigen Vlag terug.
event-takes = { $seat } neemt { $territory } in.
event-contested = { $territory } is van niemand.
event-rounds-over = { $number ->
    [one] Er is één ronde gespeeld
   *[other] Er zijn { $number } ronden gespeeld
}: de gebieden beslissen, daarna de stukken.
event-victory = { $seats-count ->
    [1] { $seats } wint.
   *[other] { $seats } delen de overwinning.
}

## Wat er gevraagd wordt.

ask-lots = Er worden stukken getrokken om te zien wie begint.
ask-territory = Kies een gebied.
ask-deploy = Plaats je stukken; de anderen zien ze niet.
ask-draw = Er worden kaarten gepakt.
ask-card = Speel een van de gepakte kaarten.
ask-bag = Er wordt een stuk uit het zakje gepakt.
ask-put = Zet het stuk op een vrije zone.
ask-regroup = Wijs de stukken aan die hergroeperen.
ask-arrange = Kies waar elk van de aangewezen stukken komt.
ask-look = Bekijk twee stukken op aangrenzende zones.
ask-accuse = Raad wat een vijandelijk stuk is.
ask-flag = Zet je Vlag op een vrije zone.
ask-move = Verplaats een stuk, of beëindig je beurt.

## Wat er kan.

act-pass = { $question ->
    [card] Geen kaart spelen
    [move] Beurt beëindigen
   *[other] Passen
}
act-choose = { $territory } kiezen
act-place = { $piece } op { $zone }
act-play = { $card } spelen
act-pick = { $zone } aanwijzen
act-arrange = { $arrangement }
arrangement-123 = Ze laten staan
arrangement-132 = 2 en 3 wisselen
arrangement-213 = 1 en 2 wisselen
arrangement-231 = 1 naar 3, 2 naar 1, 3 naar 2
arrangement-312 = 1 naar 2, 2 naar 3, 3 naar 1
arrangement-321 = 1 en 3 wisselen
act-look = { $zone } en { $other } bekijken
act-accuse = { $zone }: { $piece-the }
act-put = Op { $zone } zetten
act-move = { $zone } → { $to }
act-lot = { $piece } trekken
act-find = { $piece } uit het zakje pakken
act-draw = { $cards-count ->
    [0] Niets pakken
   *[other] { $cards } pakken
}

## Waarom niet.

refuse-already-chosen = Dat gebied is al gekozen.
refuse-another-piece-first = Eerst moet een ander stuk geplaatst worden.
refuse-not-your-territory = Dat gebied is niet van jou.
refuse-zone-taken = Op die zone staat al een stuk.
refuse-garrison-first = De stukken die over zijn, zijn nodig voor gebieden die nog leeg zijn.
refuse-must-move = De eerste zet is verplicht, en je kunt er een doen.
refuse-must-play = Een van de kaarten kan gespeeld worden, dus dat moet dan ook.
refuse-cannot-be-played = Die kaart kan nu niet gespeeld worden.
refuse-not-drawn = Die kaart is niet gepakt.
refuse-not-your-piece = Daar staat geen stuk van jou.
refuse-does-not-move = Vlaggen en Vervloekt land worden niet verplaatst.
refuse-own-piece-there = Daar staat een van je eigen stukken.
refuse-no-way-there = De Verkenner heeft geen vrije weg daarheen.
refuse-not-a-neighbour = Die zone grenst er niet aan, of er liggen bergen tussen.
refuse-not-beside-you = Die zone grenst niet aan een van je stukken.
refuse-already-picked = Dat stuk is al aangewezen.
refuse-no-such-pair = Kies twee aangrenzende stukken, waarvan er minstens één niet van jou is.
refuse-no-enemy-there = Daar staat geen vijandelijk stuk.
refuse-load-not-now = Een opstelling kun je alleen laden voordat het eerste stuk staat.
refuse-save-not-now = Een opstelling kun je opslaan als al je stukken staan.
refuse-setup-no-territory = Regel { $line }: er is geen gebied ‘{ $given }’ op dit bord.
refuse-setup-twice = Regel { $line }: { $territory } staat er twee keer.
refuse-setup-three-zones = Regel { $line }: { $territory } heeft drie zones; noem voor elk een stuk of -, niet { $count }.
refuse-setup-no-piece = Regel { $line }: er is geen stuk ‘{ $given }’; mogelijk: { $known }.
refuse-setup-copies = Een opstelling telt { $number } keer { $piece }, niet { $count }.
refuse-setup-not-yours = Het gebied { $territory } is niet van jou.
refuse-setup-garrison = Het gebied { $territory } heeft een stuk nodig.

## Wat er mis kan zijn met een bord.

refuse-board-unusable = Dit bord is niet te gebruiken: { $reasons }
refuse-board-not-object = Een bord moet één JSON-object zijn.
refuse-board-format = De vorm moet ‘{ $known }’ zijn, niet { $given }.
refuse-board-list = Er moet een lijst van { $name } zijn.
refuse-board-territories = Er moeten { $number } gebieden zijn, niet { $given }.
refuse-board-territory-id = Gebied { $number } heeft een id nodig: letters, cijfers, punten en streepjes.
refuse-board-territory-twice = Twee gebieden heten { $id }.
refuse-board-territory-name = { $id } heeft een naam nodig.
refuse-board-territory-city = { $id } moet zeggen of er een stad is: true of false.
refuse-board-territory-zones = { $id } moet drie zones hebben, elk met een id.
refuse-board-zone-name-twice = Twee zones heten { $id }.
refuse-board-cities = Er moeten { $number } steden zijn, niet { $given }.
refuse-board-zone-nowhere = Zone { $number } in de lijst van zones, { $given }, ligt in geen gebied.
refuse-board-zone-twice = De zone { $id } is twee keer beschreven.
refuse-board-zone-territory = De zone { $id } zegt dat ze in { $given } ligt, maar { $territory } noemt haar.
refuse-board-zone-position = De zone { $id } heeft een plek op het bord nodig: x van 0 tot { $width }, y van 0 tot { $height }.
refuse-board-zone-same = De zones { $one } en { $other } liggen op dezelfde plek.
refuse-board-zone-missing = De zone { $id } staat niet in de lijst van zones.
refuse-board-pairs = De grenzen moeten een lijst van paren van zones zijn.
refuse-board-pair = De grens { $given } is geen paar zones.
refuse-board-pair-unknown = De grens { $border } noemt { $zone }, en dat is geen zone.
refuse-board-pair-self = De grens { $border } verbindt een zone met zichzelf.
refuse-board-pair-twice = De grens { $border } staat er twee keer.
refuse-board-no-mountains = Er moeten ergens bergen zijn.
refuse-board-range-object = Bergketen { $number } moet een object zijn.
refuse-board-range = Bergketen { $name }: { $reason }
refuse-board-open-and-blocked = De grens { $border } is zowel open als versperd.
refuse-board-drawn = De getekende grens { $given } moet haar zones a en b noemen.
refuse-board-drawn-mountain = De grens { $border } is als bergen getekend, maar geen keten verspert haar.
refuse-board-drawn-open = De grens { $border } is als open getekend, maar staat niet in de lijst edges.
refuse-board-not-drawn = De grens { $border } is niet bij de getekende grenzen.
refuse-board-no-way = Van { $zone } is er geen weg naar { $zones }.
refuse-board-apart = De drie zones van { $id } hangen niet samen.
refuse-board-size = De grootte van het bord moet uit twee getallen boven 0 bestaan.
refuse-board-points = { $place } moet een lijst van punten [x, y] zijn.
refuse-board-point = { $place } moet een punt [x, y] zijn.
refuse-board-drawn-kind = De getekende grens { $border } moet een van deze soorten zijn: { $known }; niet { $given }.

## De tafel op het scherm.

set-up-goes-on = Het bord wordt opgezet.
turn-is = Ronde { $number }, { $seat } aan de beurt: nog { $moves ->
    [one] één zet
   *[other] { $moves } zetten
}.
piece-on = { $piece } op { $zone }
your-pieces = Je stukken: { $pieces }.
to-place = Nog te plaatsen: { $pieces }.
drawn-are = Gepakte kaarten: { $cards }.
in-your-hand = Uit het zakje: { $piece }.
bag-is = In het zakje van { $seat }: { $pieces }.
the-bag = het zakje
mixed-are = Door elkaar op { $zones }, in onbekende volgorde: { $pieces }.
territory-is-free = { $territory }, van niemand: { $zones }.
territory-is-held = { $territory }, van { $seat }: { $zones }.
a-city = stad
zone-is-free = { $zone } vrij
zone-is-held = { $zone } { $seat }: { $pieces }
may-be-anything = onbekend
has-moved = is verplaatst
has-territories = { $number ->
    [one] één gebied
   *[other] { $number } gebieden
}
has-cities = { $number ->
    [one] één stad
   *[other] { $number } steden
}
has-pieces = { $number ->
    [one] één stuk op het bord
   *[other] { $number } stukken op het bord
}
has-bag = { $number } in het zakje
flag-is-with = Vlag veroverd door { $seat }
pile-is = { $number ->
    [0] De stapel is leeg.
    [one] Eén kaart in de stapel.
   *[other] { $number } kaarten in de stapel.
}
discards-are = Afgelegd: { $cards }.
title-lines = Spelers
column-territories = Gebieden
column-cities = Steden
column-pieces = Stukken
column-bag = Zakje
map-key = ◉ stad  ▲ bergen  ~ is verplaatst  ? onbekend
help-load = load BESTAND: een hele opstelling uit een bestand plaatsen.
help-save = save BESTAND: je opstelling in een nieuw bestand opslaan.
setup-loaded = De opstelling uit { $file } is geplaatst.
setup-saved = Je opstelling is opgeslagen in { $file }.

## What a table can be set up with.

option-garrison = Garnizoen
    .help = Elk van je gebieden heeft aan het begin minstens één stuk nodig (Q2.4).
option-scout_charge = Aanvallende Verkenners
    .help = Een Verkenner mag aan het einde van een lange zet vechten (Q4.3).
option-rounds = Maximumaantal ronden
    .help = Na zoveel ronden beslissen de gebieden; 0 voor onbeperkt (Q6.4).
option-memory = Geheugensteun
    .help = Iedereen krijgt te zien wat er van andermans stukken te weten valt; zonder moet ieder het zelf onthouden (Q8).
option-board = Bord
    .help = Een bordbestand, in plaats van Westeria (Q1).

## Voor een zet: hoe het gevecht zou eindigen.

ahead-beats = Je verslaat { $piece-the }.
ahead-is-beaten = Je verliest van { $piece-the }.
ahead-both-beaten = Beide stukken vallen: het jouwe en { $piece-the }.
ahead-captures = Je verovert de Vlag van { $seat }.
ahead-surely-beats = Wat het ook is, je verslaat het.
ahead-surely-beaten = Wat het ook is, het verslaat jou.
ahead-chances = Voor zover je weet: je wint { $wins }%, beide vallen { $both }%, je verliest { $loses }%.

## Momenten, en het einde van het spel.

moment-fight = Een gevecht
moment-guess = Een verrader?
moment-flag = Een Vlag valt
moment-end = Het spel is afgelopen
ending-last-flag = { $seats } heeft de laatste Vlag op het bord.
ending-most-territories = De ronden zijn voorbij, en { $seats } bezet de meeste gebieden: { $number }.
ending-most-pieces = De ronden zijn voorbij; bij een gelijk aantal gebieden heeft { $seats } de meeste stukken op het bord: { $number }.
ending-shared = De ronden zijn voorbij, en { $seats } staan gelijk: zij delen de overwinning.
measure-territories = Gebieden
measure-pieces = Stukken op het bord
measure-flags = Vlaggen
source-cities = Gebieden met een stad
source-territories = Andere gebieden
