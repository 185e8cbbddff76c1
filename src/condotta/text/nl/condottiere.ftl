### Woorden van Condottiere.

game-title = Condottiere
game-about = Kaartgevechten om de gebieden van Italië.

## De kaarten. Huurlingen heten naar hun waarde.

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-10 = 10
card-winter = winter
card-spring = lente
card-bishop = bisschop
card-courtesan = courtisane
card-drummer = tamboer
card-heroine = heldin
card-scarecrow = vogelverschrikker
card-surrender = overgave

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

variant-draw = Trekken na het gevecht
    .help = Geen ronden: iedereen begint met 7 kaarten en mag er na elk gevecht tot 3 trekken (C9).
variant-points = Om punten spelen
    .help = Meerdere spellen tot een doelscore: één punt per gebied, 5 extra voor winst met een aaneengesloten groep (C10).
variant-kingdoms = Grotere koninkrijken
    .help = De aaneengesloten groep die wint, moet één gebied groter zijn (C11.1).
variant-capture = Gebieden veroveren
    .help = Ook gebieden van anderen mogen aangevallen worden (C11.2); niet samen met spelen om punten.
variant-hidden = Gedekte kaarten
    .help = Huurlingen, tamboers, heldinnen en courtisanes worden gedekt gespeeld, tot de volgende kaart ze opendraait (C12).

## Wat er gebeurde.

event-holder = { $seat } is de eerste houder van de Condottiere-fiche.
event-is-dealt = { $seat } krijgt { $number ->
    [one] één kaart
   *[other] { $number } kaarten
}.
event-you-are-dealt = { $seat } krijgt: { $cards }.
event-places-token = { $seat } zet de Condottiere-fiche op { $region }.
event-battle-begins = Het gevecht om { $region } begint.
event-plays = { $seat } speelt: { $card }.
event-plays-face-down = { $seat } speelt een kaart gedekt.
event-you-play-face-down = { $seat } speelt gedekt: { $card }.
event-turns-up = { $seat } draait open: { $card }.
event-strength = Kracht van { $seat }: { $number }.
event-springs-go = { $number ->
    [one] Er wordt één lente afgelegd.
   *[other] Er worden { $number } lentes afgelegd.
}
event-winters-go = { $number ->
    [one] Er wordt één winter afgelegd.
   *[other] Er worden { $number } winters afgelegd.
}
event-bishop-removes = De bisschop verwijdert elke { $card } in het spel: { $number ->
    [one] één kaart
   *[other] { $number } kaarten
}.
event-pope-leaves = { $seat } laat de Pausfiche buiten het bord.
event-pope-protects = { $seat } zet de Pausfiche op { $region }.
event-takes-nothing = { $seat } neemt niets terug.
event-takes-back = { $seat } neemt terug: { $card }.
event-passes = { $seat } past.
event-surrenders = De overgave van { $seat } beëindigt het gevecht meteen.
event-battle-tied = Het gevecht om { $region } eindigt gelijk: niemand neemt het gebied.
event-defender-keeps = Het gevecht om { $region } eindigt gelijk: verdediger { $seat } behoudt het gebied.
event-battle-won = { $seat } wint het gevecht om { $region } met kracht { $number }.
event-token-goes = De Condottiere-fiche gaat naar { $seat }.
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
event-shows = { $seat } toont aan { $to }: { $card }{ $number ->
    [1] .
   *[other] {""} ×{ $number }.
}
event-shows-face-down = { $seat } toont aan { $to } de gedekte kaart: { $card }.
event-final-battle = { $seats } staan gelijk en leveren een eindgevecht.
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

ask-holder = Het lot wijst de eerste houder van de Condottiere-fiche aan.
ask-deal = Er worden kaarten gedeeld.
ask-place = Kies het gebied van het volgende gevecht.
ask-turn = Speel één kaart, of pas.
ask-pope = Zet de Pausfiche op een gebied, of laat de fiche buiten het bord.
ask-take-back = Neem één huurling uit je gevechtslinie terug, of geen.
ask-discard-hand = Houd je hand, of leg alles af als er geen huurling bij is.
ask-keep = Houd tot twee kaarten; de rest wordt afgelegd.
ask-draw = Trek tot drie kaarten.
ask-leave = Laat je kaart gedekt liggen, of draai de kaart open.

## Wat er gedaan kan worden.

act-pass = Passen
act-play = Speel { $card }
act-place = Zet de fiche op { $region }
act-pope = { $pope ->
    [off] Laat de Paus buiten het bord
   *[other] Zet de Paus op { $pope }
}
act-take = { $mercenary ->
    [nothing] Neem niets terug
   *[other] Neem { $mercenary } terug
}
act-hold = Houd de hand
act-discard = Leg de hand af
act-keep = { $first ->
    [nothing] { $second ->
        [nothing] Houd niets
       *[other] Houd { $second }
    }
   *[other] { $second ->
        [nothing] Houd { $first }
       *[other] Houd { $first } en { $second }
    }
}
act-draw = { $number ->
    [0] Trek niets
    [one] Trek één kaart
   *[other] Trek { $number } kaarten
}
act-leave = Laat de kaart gedekt
act-turn-up = Draai de kaart open
act-holder = Eerste houder: { $seat }
act-deal = { $cards-count ->
    [0] Kaarten voor { $seat }
   *[other] Kaarten voor { $seat }: { $cards }
}
act-show = { $shown ->
    [face-down] Toon aan { $seat }: de gedekte kaart
   *[other] Toon aan { $seat }: { $shown }
}{ $number ->
    [1] {""}
   *[other] {""} ×{ $number }
}
act-play-face-down = Speel een kaart gedekt
act-keep-unseen = { $cards-count ->
    [0] Houd alle kaarten, ongezien
   *[other] Houd de andere ongezien, leg af: { $cards }
}

## Waarom niet.

refuse-not-in-your-hand = Dat heb je niet op de hand.
refuse-not-in-your-line = Die huurling ligt niet in je gevechtslinie.
refuse-pope-protects-it = De Paus beschermt dat gebied.
refuse-is-your-own = Daar mag de Condottiere-fiche niet komen: het gebied is al van jou.
refuse-has-a-marker = Daar mag de Condottiere-fiche niet komen: het gebied heeft een controlefiche.
refuse-not-for-the-pope = Daar mag de Pausfiche niet komen: het gebied heeft een controlefiche of er wordt om gevochten.
refuse-has-a-mercenary = Je hebt een huurling op de hand en mag de hand niet afleggen.
refuse-beyond-your-limit = Met zoveel kaarten ga je over je grens.
refuse-not-yours-to-show = Je kunt alleen eigen kaarten tonen, en alleen aan een andere speler aan tafel.
refuse-no-showing = Aan deze tafel worden geen kaarten getoond.

## De tafel op het scherm.

battle-for = Gevecht { $number }, om { $region }.
battle-final = Het eindgevecht: er staat geen gebied op het spel.
battle-none = Er is nog geen gevecht geplaatst.
pope-is-in = De Paus beschermt { $region }.
pope-is-off = De Paus is buiten het bord.
hand-is = Je hand: { $cards }.
hand-is-empty = Je hand is leeg.
has-strength = kracht { $number }
has-line = gevechtslinie: { $cards }
has-no-line = geen kaarten in de gevechtslinie
has-face-down = één kaart gedekt
has-face-down-known = gedekt: { $card }
has-passed = gepast
has-hand = { $number ->
    [0] geen kaarten op de hand
    [one] één kaart op de hand
   *[other] { $number } kaarten op de hand
}
has-regions = { $number } van { $needed } gebieden
has-connected = { $number } van { $needed } aaneengesloten
has-points = { $number ->
    [one] één punt
   *[other] { $number } punten
}
has-token = de Condottiere-fiche
has-known = bekend op de hand: { $cards }
region-is-free = { $region } is vrij; het grenst aan { $regions }.
region-is-held = { $region } is van { $seat }; het grenst aan { $regions }.
pile-is = { $number ->
    [0] De trekstapel is leeg.
    [one] Eén kaart in de trekstapel.
   *[other] { $number } kaarten in de trekstapel.
}
discards-are = Afgelegd: { $cards }.
title-lines = De linies
column-strength = Kracht
column-hand = Hand
column-regions = Gebieden
column-connected = Aaneen
column-points = Punten
map-key = ★ gevecht  † Paus  ◆ fiche
key-aside = Toon een kaart

## What a table can be set up with.

option-target = Doel
    .help = De match eindigt als iemand zoveel punten heeft (C10.1).
option-first = Eerste houder
    .help = Wie de Condottiere-fiche het eerst heeft, in plaats van loting (C3.1).
option-showing = Kaarten tonen
    .help = Spelers mogen elkaar hun kaarten tonen (C8.2).

## Momenten, en het einde van het spel.

moment-battle = Het gevecht is beslist
moment-end = Het spel is afgelopen
ending-regions = { $seats } beheerst { $number } gebieden: genoeg om over Italië te heersen.
ending-connected = { $seats } beheerst { $number } aaneengesloten gebieden: een koninkrijk.
ending-most-regions = Er is geen gebied meer om voor te vechten, en { $seats } heeft de meeste: { $number }.
ending-final-battle = Het kwam tot een eindgevecht, en { $seats } heeft het gewonnen.
ending-match = { $seats } wint de match met { $number } punten.
ending-shared = Zelfs het eindgevecht bracht geen beslissing tussen { $seats }: zij delen de overwinning.
measure-regions = Gebieden
measure-points = Punten
source-regions = Gebieden
source-game = Spel { $number }
