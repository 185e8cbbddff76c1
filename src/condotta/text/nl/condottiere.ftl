### Woorden van Condottiere.

game-title = Condottiere
game-about = Veldslagen met kaarten om de gebieden van Italië.

## De kaarten. Huurlingen heten naar hun waarde.

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-10 = 10
card-winter = Winter
card-spring = Lente
card-bishop = Bisschop
card-courtesan = Courtisane
card-drummer = Tamboer
card-heroine = Heldin
card-scarecrow = Vogelverschrikker
card-surrender = Overgave

## De gebieden, in elke taal Italiaans.

region-torino = Torino
region-milano = Milano
region-venezia = Venezia
region-genova = Genova
region-mantova = Mantova
region-ferrara = Ferrara
region-parma = Parma
region-modena = Modena
region-bologna = Bologna
region-lucca = Lucca
region-firenze = Firenze
region-siena = Siena
region-urbino = Urbino
region-spoleto = Spoleto
region-ancona = Ancona
region-roma = Roma
region-napoli = Napoli

## De varianten, elk met één zin.

variant-draw = Trekken na de veldslag
    .help = Geen ronden: iedereen begint met 7 kaarten en mag er na elke veldslag hoogstens 3 trekken (C9).
variant-points = Om punten spelen
    .help = Meerdere spellen tot een doelscore: één punt per gebied, 5 extra voor winst met een aaneengesloten groep (C10).
variant-kingdoms = Grotere koninkrijken
    .help = De aaneengesloten groep die wint, moet één gebied groter zijn (C11.1).
variant-capture = Gebieden veroveren
    .help = Ook gebieden van anderen mogen aangevallen worden (C11.2); niet samen met spelen om punten.
variant-hidden = Gedekte kaarten
    .help = Huurlingen, Tamboers, Heldinnen en Courtisanes worden gedekt gespeeld, tot de volgende kaart ze opendraait (C12).

## Wat er gebeurde.

event-holder = { $seat } krijgt als eerste het Condottiere-fiche.
event-is-dealt = { $seat } krijgt { $number ->
    [one] één kaart
   *[other] { $number } kaarten
}.
event-you-are-dealt = { $seat } krijgt: { $cards }.
event-places-token = { $seat } zet het Condottiere-fiche op { $region }.
event-battle-begins = De slag om { $region } begint.
event-plays = { $seat } speelt een { $card }.
event-plays-face-down = { $seat } speelt een kaart gedekt.
event-you-play-face-down = { $seat } speelt gedekt een { $card }.
event-turns-up = { $seat } draait een { $card } open.
event-strength = Kracht van { $seat }: { $number }.
event-springs-go = { $number ->
    [one] Er wordt één Lente afgelegd.
   *[other] Er worden { $number } Lentes afgelegd.
}
event-winters-go = { $number ->
    [one] Er wordt één Winter afgelegd.
   *[other] Er worden { $number } Winters afgelegd.
}
event-bishop-removes = De Bisschop verwijdert elke { $card } in het spel: { $number ->
    [one] één kaart
   *[other] { $number } kaarten
}.
event-pope-leaves = { $seat } laat het Pausfiche naast het bord.
event-pope-protects = { $seat } zet het Pausfiche op { $region }.
event-takes-nothing = { $seat } neemt niets terug.
event-takes-back = { $seat } neemt een { $card } terug.
event-passes = { $seat } past.
event-surrenders = De Overgave van { $seat } beëindigt de veldslag meteen.
event-battle-tied = De slag om { $region } eindigt gelijk: niemand krijgt het gebied.
event-defender-keeps = De slag om { $region } eindigt gelijk: verdediger { $seat } behoudt het gebied.
event-battle-won = { $seat } wint de slag om { $region } met kracht { $number }.
event-token-goes = Het Condottiere-fiche gaat naar { $seat }.
event-discards-hand = { $seat } legt de hele hand af: { $cards }.
event-keeps = { $seat } houdt { $number ->
    [0] geen kaart
    [one] één kaart
   *[other] { $number } kaarten
}{ $cards-count ->
    [0] .
   *[other] {""} en legt af: { $cards }.
}
event-round-ends = De ronde is afgelopen.
event-draws = { $seat } trekt { $number ->
    [0] geen kaart
    [one] één kaart
   *[other] { $number } kaarten
}.
event-new-pile = De aflegstapel wordt geschud tot een nieuwe trekstapel.
event-shows = { $seat } toont { $to }: { $card }{ $number ->
    [1] .
   *[other] {""} ×{ $number }.
}
event-shows-face-down = { $seat } toont { $to } de gedekte kaart: { $card }.
event-final-battle = { $seats } staan gelijk en leveren een beslissende veldslag.
event-scores = { $seat } krijgt { $number ->
    [0] geen punten
    [one] één punt
   *[other] { $number } punten
} en heeft er nu { $total }.
event-new-game = Er begint een nieuw spel op een leeg bord.
event-victory = { $seats-count ->
    [1] { $seats } wint.
   *[other] { $seats } delen de overwinning.
}

## Wat er gevraagd wordt.

ask-holder = Het lot wijst aan wie het Condottiere-fiche het eerst krijgt.
ask-deal = Er worden kaarten gedeeld.
ask-place = Kies het gebied van de volgende veldslag.
ask-turn = Speel één kaart, of pas.
ask-pope = Zet het Pausfiche op een gebied, of laat het naast het bord.
ask-take-back = Neem één huurling uit je gevechtslinie terug, of geen.
ask-discard-hand = Houd je hand, of leg alles af als er geen huurling bij zit.
ask-keep = Houd hoogstens twee kaarten; de rest wordt afgelegd.
ask-draw = Trek hoogstens drie kaarten.
ask-leave = Laat je kaart gedekt liggen, of draai hem open.

## Wat er gedaan kan worden.

act-pass = Passen
act-play = Een { $card } spelen
act-place = Fiche op { $region } zetten
act-pope = { $pope ->
    [off] Paus naast het bord laten
   *[other] Paus op { $pope } zetten
}
act-take = { $mercenary ->
    [nothing] Niets terugnemen
   *[other] Een { $mercenary } terugnemen
}
act-hold = Hand houden
act-discard = Hand afleggen
act-keep = { $first ->
    [nothing] { $second ->
        [nothing] Niets houden
       *[other] Een { $second } houden
    }
   *[other] { $second ->
        [nothing] Een { $first } houden
       *[other] Een { $first } en een { $second } houden
    }
}
act-draw = { $number ->
    [0] Niets trekken
    [one] Eén kaart trekken
   *[other] { $number } kaarten trekken
}
act-leave = Kaart gedekt laten
act-turn-up = Kaart opendraaien
act-holder = Eerste houder: { $seat }
act-deal = { $cards-count ->
    [0] Kaarten voor { $seat }
   *[other] Kaarten voor { $seat }: { $cards }
}
act-show = { $shown ->
    [face-down] { $seat } tonen: de gedekte kaart
   *[other] { $seat } tonen: { $shown }
}{ $number ->
    [1] {""}
   *[other] {""} ×{ $number }
}
act-play-face-down = Een kaart gedekt spelen
act-keep-unseen = { $cards-count ->
    [0] Alle kaarten ongezien houden
   *[other] De andere ongezien houden, afleggen: { $cards }
}

## Waarom niet.

refuse-not-in-your-hand = Die kaart heb je niet in de hand.
refuse-not-in-your-line = Die huurling ligt niet in je gevechtslinie.
refuse-pope-protects-it = De Paus beschermt dat gebied.
refuse-is-your-own = Daar mag het Condottiere-fiche niet komen: het gebied is al van jou.
refuse-has-a-marker = Daar mag het Condottiere-fiche niet komen: er ligt een controlefiche.
refuse-not-for-the-pope = Daar mag het Pausfiche niet komen: er ligt een controlefiche of er wordt om het gebied gevochten.
refuse-has-a-mercenary = Je hebt een huurling in de hand, dus je mag je hand niet afleggen.
refuse-beyond-your-limit = Met zoveel kaarten kom je boven je limiet.
refuse-not-yours-to-show = Je kunt alleen je eigen kaarten tonen, en alleen aan een andere speler aan tafel.
refuse-no-showing = Aan deze tafel worden geen kaarten getoond.

## De tafel op het scherm.

battle-for = Veldslag { $number }: de slag om { $region }.
battle-final = De beslissende veldslag: er staat geen gebied op het spel.
battle-none = Er is nog geen gebied gekozen voor een veldslag.
pope-is-in = De Paus beschermt { $region }.
pope-is-off = De Paus ligt naast het bord.
hand-is = Je hand: { $cards }.
hand-is-empty = Je hand is leeg.
has-strength = kracht { $number }
has-line = gevechtslinie: { $cards }
has-no-line = geen kaarten in de gevechtslinie
has-face-down = één kaart gedekt
has-face-down-known = gedekt: { $card }
has-passed = gepast
has-hand = { $number ->
    [0] geen kaarten in de hand
    [one] één kaart in de hand
   *[other] { $number } kaarten in de hand
}
has-regions = { $number } van { $needed } gebieden
has-connected = { $number } van { $needed } aaneengesloten
has-points = { $number ->
    [one] één punt
   *[other] { $number } punten
}
has-token = het Condottiere-fiche
has-known = bekend in de hand: { $cards }
region-is-free = { $region } is vrij; grenst aan { $regions }.
region-is-held = { $region } is van { $seat }; grenst aan { $regions }.
pile-is = { $number ->
    [0] De trekstapel is leeg.
    [one] Eén kaart in de trekstapel.
   *[other] { $number } kaarten in de trekstapel.
}
discards-are = Afgelegd: { $cards }.
title-lines = Gevechtslinies
column-strength = Kracht
column-hand = Hand
column-regions = Gebieden
column-connected = Aaneen
column-points = Punten
map-key = ★ veldslag  † Paus  ◆ fiche
key-aside = Een kaart tonen

## What a table can be set up with.

option-target = Doelscore
    .help = De wedstrijd eindigt als iemand zoveel punten heeft (C10.1).
option-first = Eerste houder
    .help = Wie het Condottiere-fiche het eerst heeft, in plaats van loting (C3.1).
option-showing = Kaarten tonen
    .help = Spelers mogen elkaar hun kaarten tonen (C8.2).

## Voor je kiest: wat er dan gebeurt.

ahead-strength = { $seat }: { $was } → { $number }.
ahead-removes = Dit verdwijnt: { $card } ×{ $number }.
ahead-removes-nothing = Er ligt geen huurling om te verwijderen.
ahead-takes-back = Je mag een van je huurlingen terugnemen.
ahead-takes-nothing = Je hebt geen huurling om terug te nemen.
ahead-leads = Je staat voor met { $number }: als nu alle anderen passen, win je { $region }.
ahead-behind = { $seat } staat voor met { $number }: als nu iedereen past, verlies je { $region }.
ahead-tied = Gelijke stand aan kop, { $number }: als nu iedereen past, blijft { $region } zoals het is.
ahead-leads-final = Je staat voor met { $number }: als nu alle anderen passen, win je de beslissende veldslag.
ahead-behind-final = { $seat } staat voor met { $number }: als nu iedereen past, verlies je de beslissende veldslag.
ahead-tied-final = Gelijke stand aan kop, { $number }.
ahead-ends-won = De veldslag eindigt: { $seat } wint { $region } met { $number }.
ahead-ends-kept = De veldslag eindigt gelijk: { $seat } behoudt { $region }.
ahead-ends-tied = De veldslag eindigt gelijk: niemand krijgt { $region }.
ahead-ends-won-final = De beslissende veldslag eindigt: { $seat } wint met { $number }.
ahead-ends-tied-final = De beslissende veldslag eindigt gelijk.

## Momenten, en het einde van het spel.

moment-battle = De veldslag is beslist
moment-end = Het spel is afgelopen
ending-regions = { $seats } beheerst { $number ->
    [one] één gebied
   *[other] { $number } gebieden
}: genoeg om over Italië te heersen.
ending-connected = { $seats } beheerst { $number ->
    [one] één gebied
   *[other] { $number } aaneengesloten gebieden
}: een koninkrijk.
ending-most-regions = Er is geen gebied meer om voor te vechten, en { $seats } heeft de meeste: { $number }.
ending-final-battle = Het kwam tot een beslissende veldslag, en { $seats } heeft die gewonnen.
ending-match = { $seats } wint de wedstrijd met { $number ->
    [one] één punt
   *[other] { $number } punten
}.
ending-shared = Zelfs de beslissende veldslag bracht geen uitsluitsel tussen { $seats }: zij delen de overwinning.
measure-regions = Gebieden
measure-points = Punten
source-regions = Gebieden
source-game = Spel { $number }
