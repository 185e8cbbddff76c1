### De woorden van Princes of the Renaissance.

game-title = Princes of the Renaissance
game-about = Veilingen, oorlogen en verraad onder de condottierefamilies van Italië.

## De families.

family-baglioni = Baglioni
family-bentivogli = Bentivogli
family-d-este = d’Este
family-gonzaga = Gonzaga
family-malatesta = Malatesta
family-montefeltro = Montefeltro

## De troepen.

troop-light-infantry = Lichte infanterie
    .a = Lichte infanterie
    .the = de Lichte infanterie
troop-crossbow = Kruisboogschutters
    .a = Kruisboogschutters
    .the = de Kruisboogschutters
troop-pike = Piekeniers
    .a = Piekeniers
    .the = de Piekeniers
troop-fortification = Vesting
    .a = een Vesting
    .the = de Vesting
troop-cavalry = Cavalerie
    .a = Cavalerie
    .the = de Cavalerie
troop-artillery = Artillerie
    .a = Artillerie
    .the = de Artillerie

## De steden.

city-venice = Venetië
city-milan = Milaan
city-florence = Florence
city-rome = Rome
city-naples = Napels

## Wat geveild wordt: stadstegels, gebeurtenissen, de Paus.

lot-doge = Doge
lot-merchant-venice = Koopman van Venetië
lot-merchant-milan = Koopman van Milaan
lot-genoese-crossbow = Genuese kruisboogschutters
lot-swiss-mercenaries = Zwitserse huurlingen
lot-armourer = Wapensmid
lot-ludovico-sforza = Ludovico Sforza
lot-caterina-sforza = Caterina Sforza
lot-lorenzo-medici = Lorenzo Medici
lot-giovanni-medici = Giovanni Medici
lot-banking = Bank
lot-merchant-florence = Koopman van Florence
lot-roderigo-borgia = Roderigo Borgia
lot-cesare-borgia = Cesare Borgia
lot-lucrezia-borgia = Lucrezia Borgia
lot-della-rovere = Della Rovere
lot-orsini = Orsini
lot-colonna = Colonna
lot-ferrante-d-aragon = Ferrante d’Aragon
lot-alfonso-aragon = Alfonso Aragon
lot-spanish-infantry = Spaanse infanterie
lot-merchant-naples = Koopman van Napels
lot-gozzoli = Gozzoli
lot-piero-della-francesca = Piero della Francesca
lot-verrocchio = Verrocchio
lot-merchant-1 = Kooplieden (decennium I)
lot-botticelli = Botticelli
lot-mantegna = Mantegna
lot-bellini = Bellini
lot-merchant-2 = Kooplieden (decennium II)
lot-leonardo = Leonardo
lot-michelangelo = Michelangelo
lot-bramante = Bramante
lot-french-invade = Franse inval
lot-pope = Paus

## De verraadtegels.

tile-bribe-troops = Troepen omkopen
tile-bribe-cardinal = Kardinaal omkopen
tile-freeze-bid = Bod bevriezen
tile-steal-influence = Invloed stelen
tile-raid-gold-shipment = Goudtransport overvallen
tile-veto = Veto
tile-start-war = Oorlog beginnen

## Geld; het volgt altijd op een getal.

currency-gold = goud
currency-influence = invloed
amount = { $number } { $currency }
terms = { $side ->
    [gift] { $gives }
    [request] niets voor { $asks }
    [nothing] niets
   *[swap] { $gives } voor { $asks }
}{ $until ->
    [auction] , tot het einde van deze veiling
    [turn] , tot het einde van deze beurt
    [decade] , tot het einde van dit decennium
   *[withdrawn] {""}
}
side-attacker = de aanvaller
side-defender = de verdediger

## Wat er gebeurde.

event-first-seat = { $seat } begint.
event-takes-family = { $seat } kiest de familie { $family }.
event-turn = { $seat } is aan de beurt.
event-passes = { $seat } past.
event-buys-troop = { $seat } koopt { $troop-a } voor { $number } goud.
event-buys-treachery = { $seat } koopt een verraadtegel.
event-gives-back = { $seat } geeft { $troop-the } terug.
event-draws = { $seat } trekt een verraadtegel.
event-you-draw = { $seat } trekt de tegel { $tile }.
event-discards = { $seat } legt gedekt een verraadtegel af.
event-you-discard = { $seat } legt gedekt de tegel { $tile } af.
event-new-pile = De afgelegde verraadtegels worden geschud tot een nieuwe stapel.
event-steals = { $seat } speelt Invloed stelen: { $number } invloed van { $from }.
event-raids = { $seat } overvalt een goudtransport: { $number } goud van { $from }.
event-lucrezia = { $seat } gebruikt Lucrezia Borgia: { $number } invloed van { $from }.
event-alfonso = { $seat } gebruikt Alfonso Aragon.
event-puts-up = { $seat } brengt de tegel { $lot } in veiling.
event-bids = { $seat } biedt { $number }.
event-drops-out = { $seat } stapt uit.
event-freezes = { $seat } bevriest het bod van { $to }.
event-wins = { $seat } wint de tegel { $lot } voor { $number }.
event-unsold = Niemand biedt op de tegel { $lot }.
event-pays = { $seat } betaalt { $number } { $currency }{ $cardinals ->
    [0] .
    [one] {""} en één kardinaal.
   *[other] {""} en { $cardinals } kardinalen.
}
event-banks = { $seat } wisselt { $number } { $currency } bij de Bank.
event-places-artist = { $seat } legt { $lot } op { $city }.
event-invades = { $seat } stuurt de Fransen op { $city } af.
event-throws-invasion-away = { $seat } legt de Franse inval af.
event-status = Status van { $city }: { $number }.
event-declares-war = { $seat } begint een oorlog: { $attacker } valt { $defender } aan (oorlogsteller { $wars }).
event-plays-start-war = { $seat } speelt Oorlog beginnen.
event-vetoes = { $seat } speelt Veto: er komt geen oorlog.
event-lorenzo-vetoes = { $seat } spreekt een veto uit met Lorenzo Medici: er komt geen oorlog.
event-no-veto = Niemand spreekt een veto uit over de oorlog.
event-hires = Wie vecht voor { $city }? Er wordt met invloed geboden.
event-is-hired = { $seat } krijgt het recht om voor { $city } te vechten, met een bod van { $number }.
event-no-taker = Niemand vecht voor { $city }.
event-city-pays = { $city } legt { $number } goud op de thuisstad van { $seat }.
event-no-war = Niemand vecht: de oorlog is voorbij.
event-league = { $seat } roept een Heilige Liga uit en steunt { $city }.
event-no-league = { $seat } roept geen Heilige Liga uit.
event-bribes = { $seat } koopt { $troop-the } van { $owner } om.
event-rolls = Dobbelstenen: { $attacker } { $first }, { $defender } { $second }.
event-ludovico = { $seat } laat met Ludovico Sforza beide dobbelstenen opnieuw gooien.
event-compares = { $striker } valt aan met { $strikes }, { $other } verdedigt met { $resists }.
event-war-won = { $winner } wint de oorlog tegen { $loser } (status ±{ $number }).
event-war-drawn = De oorlog tussen { $attacker } en { $defender } blijft onbeslist.
event-laurel = { $seat } neemt een lauwerkrans en heeft er nu { $number }.
event-offers = { $seat } biedt { $to } aan: { $terms }.
event-accepts = { $seat } neemt het aanbod van { $from } aan: { $terms }.
event-refuses = { $seat } weigert het aanbod van { $from }.
event-withdraws = { $seat } trekt het aanbod aan { $to } in.
event-decade-ends = Decennium { $number } is voorbij.
event-decade-begins = Decennium { $number } begint.
event-collects = { $seat } ontvangt { $gold } goud en { $influence } invloed{ $home ->
    [0] .
   *[other] , plus { $home } goud van de thuisstad.
}
event-slot = Elke tegel van { $city } is { $number ->
    [one] één punt
   *[other] { $number } punten
} waard.
event-points = { $seat } heeft { $number ->
    [one] één punt
   *[other] { $number } punten
}.
event-victory = { $seats-count ->
    [1] { $seats } wint.
   *[other] { $seats } delen de overwinning.
}

## Wat er gevraagd wordt.

ask-first = Het lot wijst aan wie begint.
ask-family = Kies een familie.
ask-action = Doe één actie: kopen, een tegel veilen, een oorlog beginnen of passen.
ask-after-action = Je actie is gedaan: gebruik nog een tegel, of beëindig je beurt.
ask-deal = Er wordt een verraadtegel getrokken.
ask-discard = Je hebt te veel verraadtegels: leg er gedekt een af.
ask-alfonso = Je hebt Alfonso Aragon gewonnen: trek nu een verraadtegel, of wacht.
ask-bid = Bied meer, of stap uit.
ask-hire = Bied invloed voor het recht om te vechten, of stap uit.
ask-pay = Kies hoe je betaalt.
ask-place-artist = Leg de kunstenaar op een stad.
ask-invade = Stuur de Fransen op een stad af, of leg de tegel af.
ask-veto = Spreek een veto uit over deze oorlog, of laat hem doorgaan. Niemand ziet je antwoord.
ask-league = Steun één kant met je troepen in een Heilige Liga, of zie ervan af.
ask-bribe = Koop troepen in deze oorlog om, of ga verder.
ask-roll = Er wordt gedobbeld.
ask-ludovico = Laat met Ludovico Sforza beide dobbelstenen opnieuw gooien, of laat de worp staan.

## Wat men kan doen.

act-pass = { $question ->
    [after-action] Beurt beëindigen
    [alfonso] Wachten
    [bid] Uitstappen
    [hire] Uitstappen
    [veto] Laten doorgaan
    [league] Ervan afzien
    [bribe] Verdergaan
    [ludovico] De worp laten staan
   *[other] Passen
}
act-take = { $family } kiezen
act-buy = { $troop } kopen
act-buy-treachery = Een verraadtegel kopen
act-give-back = { $troop } teruggeven
act-auction = { $lot } veilen
act-war = Oorlog: { $attacker } → { $defender }
act-start-war = Oorlog beginnen: { $attacker } → { $defender }
act-steal = Invloed stelen van { $seat }
act-raid = Goudtransport van { $seat } overvallen
act-lucrezia = Lucrezia Borgia: invloed stelen van { $seat }
act-alfonso = Alfonso Aragon: een verraadtegel trekken
act-bid = { $number } bieden
act-freeze = Bod van { $seat } bevriezen
act-pay = Betalen{ $cardinals ->
    [0] {""}
    [one] {" "}met één kardinaal
   *[other] {" "}met { $cardinals } kardinalen
}{ $swapped ->
    [0] {""}
   *[other] , { $swapped } van de Bank
}
act-veto = Veto spelen
act-lorenzo = Veto met Lorenzo Medici
act-league = Steunen: { $side }
act-bribe = { $troop } van { $owner } omkopen
act-ludovico = Beide dobbelstenen opnieuw gooien
act-place = De kunstenaar op { $city } leggen
act-invade = { $target ->
    [nothing] De inval afleggen
   *[other] { $target } binnenvallen
}
act-discard = { $tile } afleggen
act-first = Eerste speler: { $seat }
act-deal = { $tiles-count ->
    [0] Verraad voor { $seat }
   *[other] Verraad voor { $seat }: { $tiles }
}
act-roll = Dobbelstenen { $attack } en { $defence }
act-bank = Bank: { $amount } { $currency } geven
act-offer = { $seat } aanbieden: { $terms }
act-accept = Aanbod van { $seat } aannemen: { $terms }
act-refuse = Aanbod van { $seat } weigeren
act-withdraw = Aanbod aan { $seat } intrekken
act-discard-unseen = Gedekt een tegel afleggen

## Waarom niet.

refuse-family-taken = Die familie is al genomen.
refuse-not-in-your-hand = Die verraadtegel heb je niet.
refuse-discard-first = Je hebt te veel verraadtegels: leg er eerst een af.
refuse-must-put-up-an-event = Na twee lege ronden moet een gebeurtenis geveild worden.
refuse-have-that-troop = Die troep heb je al.
refuse-cannot-buy = Dat kun je niet betalen, of het is op.
refuse-no-such-troop = Die troep heb je niet.
refuse-not-available = Dat kan niet geveild worden: iemand heeft het, of het hoort bij een ander decennium.
refuse-cannot-open = Je kunt het openingsbod, tweemaal de status van de stad, niet betalen.
refuse-may-not-own = Je mag hoogstens zes stadstegels hebben, van hoogstens drie steden.
refuse-no-more-wars = In dit decennium mag geen oorlog meer beginnen.
refuse-two-different-cities = Een oorlog vraagt twee verschillende steden.
refuse-no-such-trick = Je hebt nu niets waarmee dat kan.
refuse-action-is-done = Je hebt je actie van deze beurt al gedaan.
refuse-must-open = Je moet met een bod openen.
refuse-cannot-freeze = Je hebt de tegel Bod bevriezen nodig, en een andere speler die nog meedoet en niet bevroren is.
refuse-frozen = Je bod is bevroren.
refuse-bid-too-low = Dat bod is te laag.
refuse-cannot-pay = Dat zou je niet kunnen betalen.
refuse-not-so-paid = Zo kun je niet betalen.
refuse-no-veto = Je hebt geen veto.
refuse-cannot-bribe = Je hebt de tegel Troepen omkopen nodig, en een troep in deze oorlog die niemand heeft omgekocht.
refuse-no-banking = Je hebt in dit decennium geen Bank meer.
refuse-bank-closed = De laatste gebeurtenis van het decennium is in veiling gebracht: de Bank is dicht.
refuse-not-in-your-purse = Zoveel heb je niet.
refuse-bid-stands = Je hebt het hoogste bod en mag niet onder die prijs komen.
refuse-not-a-partner = Een aanbod gaat naar een andere speler aan tafel.
refuse-no-trading = Aan deze tafel wordt niet gehandeld.
refuse-trading-over = Er wordt niet meer gehandeld: de laatste gebeurtenis is gewonnen.
refuse-no-such-offer = Dat aanbod geldt niet meer.
refuse-not-in-the-purses = Een van jullie heeft niet zoveel.

## De tafel op het scherm.

decade-is = Decennium { $number }, oorlogen { $wars } van { $limit }; { $seat } aan de beurt.
auction-is-open = Veiling, nog geen bod: { $lot }.
auction-is-led = Veiling, { $seat } leidt met { $number }: { $lot }.
to-fight-for = het recht om te vechten voor { $city }
war-is = Oorlog: { $attacker } valt { $defender } aan.
fights-for = { $seat } vecht voor { $city }: aanval { $attack }, verdediging { $defence }.
fights-alone = { $city } vecht alleen: aanval { $attack }, verdediging { $defence }.
tiles-are = Je verraadtegels: { $tiles }.
tiles-are-none = Je hebt geen verraadtegels.
has-home-gold = { $number } goud op de thuisstad
has-lots = bezit { $lots }
is-turned = { $lot } (gebruikt)
has-troops = troepen: { $troops }
has-treachery = { $number ->
    [one] één verraadtegel
   *[other] { $number } verraadtegels
}
has-laurels = { $number ->
    [one] één lauwerkrans
   *[other] { $number } lauwerkransen
}
has-points = { $number ->
    [one] één punt
   *[other] { $number } punten
}
city-is = { $city }: status { $status }, nu { $points ->
    [one] één punt
   *[other] { $points } punten
} per tegel, kunstenaars { $artists }; over: { $lots }.
nothing-left = niets
events-are = Gebeurtenissen van dit decennium: { $lots }.
pope-is-free = Niemand heeft de Paus.
pope-is-with = { $seat } heeft de Paus.
tile-pile-is = Verraadstapel: { $number }.
tile-discards-are = Gespeelde verraadtegels: { $tiles }.
offer-stands = { $seat } biedt { $to } aan: { $terms }.
title-lines = De families
column-gold = Goud
column-influence = Invloed
column-home = Thuis
column-treachery = Verraad
column-laurels = Lauwerkransen
column-points = Punten
map-key = ■ status  ✿ kunstenaar  ★ oorlog
key-aside = Handelen
mute-offers = Geen aanbod meer van { $seat }
hear-offers = Aanbod van { $seat } weer tonen
muted = Elk aanbod van { $seat } wordt voortaan geweigerd.
heard-again = Elk aanbod van { $seat } wordt weer getoond.
help-mute = mute B: elk verder aanbod van plaats B weigeren, of het weer laten zien.
help-up-to = upto 9: in deze veiling voor je bieden tot 9, steeds zo weinig mogelijk.
up-to-stands = Er wordt voor je geboden tot { $number }; daarboven stap je uit.
option-trade = Handel
    .help = Spelers mogen elkaar goud en invloed aanbieden (P2.6).

## Een oorlog voor de strijd: de kansen naar de open troepen, en de inzet.

war-chances = Zoals het nu staat: { $attacker } wint { $wins }%, niemand { $drawn }%, { $defender } wint { $loses }%.
war-hope = { $seat } tegen { $rival }: { $number }% kans op winst
war-hope-alone = { $seat } tegen niemand: { $number }% kans op winst
war-stakes = { $city } betaalt hoe dan ook { $number } goud; winst levert een lauwerkrans op, { $city } stijgt één stap (twee bij een verpletterende zege) en { $other } daalt evenveel.

## Momenten, en het einde van het spel.

moment-war = Oorlog
moment-decade = Einde van een decennium
moment-end = Het spel is afgelopen
ending-most-points = { $seats } heeft de meeste punten: { $number }; de volgende heeft er { $second }.
ending-shared = { $seats } hebben elk { $number ->
    [one] één punt
   *[other] { $number } punten
} en delen de overwinning.
measure-points = Punten, als het toen afgelopen was
measure-gold = Goud
measure-influence = Invloed
source-tiles = Stadstegels
source-artists = Kunstenaars
source-merchants = Kooplieden
source-gold = Meeste goud
source-influence = Meeste invloed
source-laurels = Lauwerkransen
source-pope = De Paus
