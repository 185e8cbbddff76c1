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

troop-light-infantry = lichte infanterie
troop-crossbow = kruisboog
troop-pike = piek
troop-fortification = vesting
troop-cavalry = cavalerie
troop-artillery = artillerie

## De steden.

city-venice = Venetië
city-milan = Milaan
city-florence = Florence
city-rome = Rome
city-naples = Napels

## Wat geveild wordt: stadstegels, gebeurtenissen, de Paus.

lot-doge = doge
lot-merchant-venice = koopman van Venetië
lot-merchant-milan = koopman van Milaan
lot-genoese-crossbow = Genuese kruisboog
lot-swiss-mercenaries = Zwitserse huurlingen
lot-armourer = wapensmid
lot-ludovico-sforza = Ludovico Sforza
lot-caterina-sforza = Caterina Sforza
lot-lorenzo-medici = Lorenzo Medici
lot-giovanni-medici = Giovanni Medici
lot-banking = bank
lot-merchant-florence = koopman van Florence
lot-roderigo-borgia = Roderigo Borgia
lot-cesare-borgia = Cesare Borgia
lot-lucrezia-borgia = Lucrezia Borgia
lot-della-rovere = Della Rovere
lot-orsini = Orsini
lot-colonna = Colonna
lot-ferrante-d-aragon = Ferrante d’Aragon
lot-alfonso-aragon = Alfonso Aragon
lot-spanish-infantry = Spaanse infanterie
lot-merchant-naples = koopman van Napels
lot-gozzoli = Gozzoli
lot-piero-della-francesca = Piero della Francesca
lot-verrocchio = Verrocchio
lot-merchant-1 = kooplieden (decennium I)
lot-botticelli = Botticelli
lot-mantegna = Mantegna
lot-bellini = Bellini
lot-merchant-2 = kooplieden (decennium II)
lot-leonardo = Leonardo
lot-michelangelo = Michelangelo
lot-bramante = Bramante
lot-french-invade = Franse inval
lot-pope = de Paus

## De verraadtegels.

tile-bribe-troops = troepen omkopen
tile-bribe-cardinal = kardinaal omkopen
tile-freeze-bid = bod bevriezen
tile-steal-influence = invloed stelen
tile-raid-gold-shipment = goudtransport overvallen
tile-veto = veto
tile-start-war = oorlog beginnen

## Geld; het volgt altijd op een getal.

currency-gold = goud
currency-influence = invloed
amount = { $number } { $currency }
terms = { $side ->
    [gift] { $gives }
    [request] { $asks } gevraagd voor niets
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
event-takes-family = { $seat } neemt de familie { $family }.
event-turn = { $seat } is aan de beurt.
event-passes = { $seat } past.
event-buys-troop = { $seat } koopt: { $troop }, voor { $number } goud.
event-buys-treachery = { $seat } koopt een verraadtegel.
event-gives-back = { $seat } geeft terug: { $troop }.
event-draws = { $seat } trekt een verraadtegel.
event-you-draw = { $seat } trekt: { $tile }.
event-discards = { $seat } legt ongezien een verraadtegel af.
event-you-discard = { $seat } legt ongezien af: { $tile }.
event-new-pile = De afgelegde verraadtegels worden tot een nieuwe stapel geschud.
event-steals = { $seat } speelt invloed stelen: { $number } invloed van { $from }.
event-raids = { $seat } overvalt een goudtransport: { $number } goud van { $from }.
event-lucrezia = { $seat } gebruikt Lucrezia Borgia: { $number } invloed van { $from }.
event-alfonso = { $seat } gebruikt Alfonso Aragon.
event-puts-up = { $seat } biedt te koop aan: { $lot }.
event-bids = { $seat } biedt { $number }.
event-drops-out = { $seat } valt af.
event-freezes = { $seat } bevriest het bod van { $to }.
event-wins = { $seat } wint met { $number }: { $lot }.
event-unsold = Niemand biedt: { $lot }.
event-pays = { $seat } betaalt { $number } { $currency }{ $cardinals ->
    [0] .
    [one] {""} en één kardinaal.
   *[other] {""} en { $cardinals } kardinalen.
}
event-banks = { $seat } wisselt { $number } { $currency } bij de bank.
event-places-artist = { $seat } legt { $lot } bij: { $city }.
event-invades = { $seat } stuurt de Fransen op af: { $city }.
event-throws-invasion-away = { $seat } gooit de Franse inval weg.
event-status = Status van { $city }: { $number }.
event-declares-war = { $seat } begint een oorlog: { $attacker } valt { $defender } aan (oorlogsteller { $wars }).
event-plays-start-war = { $seat } speelt oorlog beginnen.
event-vetoes = { $seat } speelt veto: er komt geen oorlog.
event-lorenzo-vetoes = { $seat } spreekt een veto uit met Lorenzo Medici: er komt geen oorlog.
event-no-veto = Niemand spreekt een veto uit.
event-hires = Wie vecht voor { $city }? Er wordt met invloed geboden.
event-is-hired = { $seat } zal vechten voor { $city }, met een bod van { $number }.
event-no-taker = Niemand zal vechten voor { $city }.
event-city-pays = { $city } legt { $number } goud op de thuisstad van { $seat }.
event-no-war = Niemand vecht: de oorlog is voorbij.
event-league = { $seat } roept een Heilige Liga uit en steunt { $city }.
event-no-league = { $seat } roept geen Heilige Liga uit.
event-bribes = { $seat } koopt troepen van { $owner } om: { $troop }.
event-rolls = Dobbelstenen: { $attacker } { $first }, { $defender } { $second }.
event-ludovico = { $seat } laat met Ludovico Sforza beide dobbelstenen opnieuw gooien.
event-compares = { $striker } valt aan met { $strikes }, { $other } verdedigt met { $resists }.
event-war-won = { $winner } wint de oorlog tegen { $loser }, met { $number }.
event-war-drawn = De oorlog van { $attacker } tegen { $defender } blijft onbeslist.
event-laurel = { $seat } neemt een lauwerkrans en heeft er { $number }.
event-offers = { $seat } biedt { $to } aan: { $terms }.
event-accepts = { $seat } aanvaardt het aanbod van { $from }: { $terms }.
event-refuses = { $seat } weigert het aanbod van { $from }.
event-withdraws = { $seat } trekt het aanbod aan { $to } in.
event-decade-ends = Decennium { $number } is voorbij.
event-decade-begins = Decennium { $number } begint.
event-collects = { $seat } ontvangt { $gold } goud en { $influence } invloed, en { $home } goud van de thuisstad.
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

ask-first = Het toeval wijst aan wie begint.
ask-family = Neem een familie.
ask-action = Doe één actie: kopen, een tegel veilen, een oorlog beginnen of passen.
ask-after-action = Uw actie is gedaan: gebruik nog iets of eindig uw beurt.
ask-deal = Er wordt een verraadtegel getrokken.
ask-discard = U hebt te veel verraadtegels: leg er ongezien een af.
ask-alfonso = U hebt Alfonso Aragon gewonnen: trek nu een verraadtegel of wacht.
ask-bid = Bied meer, of val af.
ask-hire = Bied invloed voor het recht om te vechten, of val af.
ask-pay = Kies hoe u betaalt.
ask-place-artist = Leg de kunstenaar op een stad.
ask-invade = Stuur de Fransen op een stad af, of gooi de tegel weg.
ask-veto = Spreek een veto uit over deze oorlog of laat hem doorgaan. Niemand ziet uw antwoord.
ask-league = Steun één kant met uw troepen in een Heilige Liga, of zie ervan af.
ask-bribe = Koop troepen in deze oorlog om, of ga verder.
ask-roll = Er wordt gedobbeld.
ask-ludovico = Laat met Ludovico Sforza beide dobbelstenen opnieuw gooien, of laat de worp staan.

## Wat men kan doen.

act-pass = Passen
act-take = Neem { $family }
act-buy = Koop: { $troop }
act-buy-treachery = Koop een verraadtegel
act-give-back = Geef terug: { $troop }
act-auction = Veil: { $lot }
act-war = Oorlog: { $attacker } valt { $defender } aan
act-start-war = Oorlog beginnen: { $attacker } valt { $defender } aan
act-steal = Steel invloed van { $seat }
act-raid = Overval het goud van { $seat }
act-lucrezia = Lucrezia Borgia steelt invloed van { $seat }
act-alfonso = Trek een verraadtegel met Alfonso Aragon
act-bid = Bied { $number }
act-freeze = Bevries het bod van { $seat }
act-pay = Betaal: kardinalen { $cardinals }, van de bank { $swapped }
act-veto = Speel veto
act-lorenzo = Veto met Lorenzo Medici
act-league = Steun: { $side }
act-bribe = Koop om bij { $owner }: { $troop }
act-ludovico = Beide dobbelstenen opnieuw
act-place = Leg de kunstenaar op { $city }
act-invade = { $target ->
    [nothing] Gooi de inval weg
   *[other] Val { $target } binnen
}
act-discard = Leg af: { $tile }
act-first = Eerste speler: { $seat }
act-deal = { $tiles-count ->
    [0] Verraad voor { $seat }
   *[other] Verraad voor { $seat }: { $tiles }
}
act-roll = Dobbelstenen { $attack } en { $defence }
act-bank = Bank: geef { $amount } { $currency }
act-offer = Bied { $seat } aan: { $terms }
act-accept = Aanvaard van { $seat }: { $terms }
act-refuse = Weiger het aanbod van { $seat }
act-withdraw = Trek het aanbod aan { $seat } in
act-discard-unseen = Leg ongezien een tegel af

## Waarom niet.

refuse-family-taken = Die familie is al genomen.
refuse-not-in-your-hand = Die verraadtegel hebt u niet.
refuse-discard-first = U hebt te veel verraadtegels: leg eerst af.
refuse-must-put-up-an-event = Na twee lege ronden moet een gebeurtenis geveild worden.
refuse-have-that-troop = Die troep hebt u al.
refuse-cannot-buy = Dat kunt u niet betalen, of het is op.
refuse-no-such-troop = Die troep hebt u niet.
refuse-not-available = Dat kan niet geveild worden: iemand heeft het, of het hoort bij een ander decennium.
refuse-cannot-open = U kunt het openingsbod, tweemaal de status van de stad, niet betalen.
refuse-may-not-own = U mag hoogstens zes stadstegels hebben, van hoogstens drie steden.
refuse-no-more-wars = In dit decennium mag geen oorlog meer beginnen.
refuse-two-different-cities = Een oorlog vraagt twee verschillende steden.
refuse-no-such-trick = U hebt nu niets waarmee dat kan.
refuse-action-is-done = Uw actie van deze beurt is gedaan.
refuse-must-open = U moet met een bod openen.
refuse-cannot-freeze = U hebt een bod bevriezen nodig, en een andere speler die nog meedoet en niet bevroren is.
refuse-frozen = Uw bod is bevroren.
refuse-bid-too-low = Dat bod is te laag.
refuse-cannot-pay = Dat zou u niet kunnen betalen.
refuse-not-so-paid = Zo kan niet betaald worden.
refuse-no-veto = U hebt geen veto.
refuse-cannot-bribe = U hebt een troepen omkopen nodig, en een troep in deze oorlog die niemand omgekocht heeft.
refuse-no-banking = U hebt in dit decennium geen bank meer.
refuse-bank-closed = De laatste gebeurtenis van het decennium is geveild: de bank is dicht.
refuse-not-in-your-purse = Zoveel hebt u niet.
refuse-bid-stands = Er staat een hoogste bod: de bieder mag niet onder de prijs komen.
refuse-not-a-partner = Een aanbod gaat naar een andere speler aan tafel.
refuse-no-trading = Aan deze tafel wordt niet gehandeld.
refuse-trading-over = Er wordt niet meer gehandeld: de laatste gebeurtenis is gewonnen.
refuse-no-such-offer = Dat aanbod is er niet.
refuse-not-in-the-purses = Een van de twee heeft niet zoveel.

## De tafel op het scherm.

decade-is = Decennium { $number }, oorlogen { $wars } van { $limit }; { $seat } aan de beurt.
auction-is-open = Veiling, nog geen bod: { $lot }.
auction-is-led = Veiling, { $seat } leidt met { $number }: { $lot }.
to-fight-for = het recht om te vechten voor { $city }
war-is = Oorlog: { $attacker } valt { $defender } aan.
fights-for = { $seat } vecht voor { $city }: aanval { $attack }, verdediging { $defence }.
fights-alone = { $city } vecht alleen: aanval { $attack }, verdediging { $defence }.
tiles-are = Uw verraadtegels: { $tiles }.
tiles-are-none = U hebt geen verraadtegel.
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
city-is = { $city }: status { $status }, nu { $points } punten per tegel, kunstenaars { $artists }; over: { $lots }.
nothing-left = niets
events-are = Gebeurtenissen van dit decennium: { $lots }.
pope-is-free = De Paus is te krijgen.
pope-is-with = { $seat } heeft de Paus.
tile-pile-is = Verraadstapel: { $number }.
tile-discards-are = Gespeeld verraad: { $tiles }.
offer-stands = { $seat } biedt { $to } aan: { $terms }.
title-lines = De families
column-gold = Goud
column-influence = Invloed
column-home = Thuis
column-treachery = Verraad
column-laurels = Lauwers
column-points = Punten
map-key = ■ status  ✿ kunstenaar  ★ oorlog
key-aside = Handelen
mute-offers = Geen aanbod meer van { $seat }
hear-offers = Aanbod van { $seat } weer tonen
muted = Elk aanbod van { $seat } wordt voortaan geweigerd.
heard-again = Elk aanbod van { $seat } wordt weer getoond.
help-mute = mute B: elk verder aanbod van plaats B weigeren, of weer horen.

option-trade = Handel
    .help = Spelers mogen elkaar goud en invloed aanbieden (P2.6).

## Momenten, en het einde van het spel.

moment-war = Oorlog
moment-decade = Einde van een decennium
moment-end = Het spel is afgelopen
ending-most-points = { $seats } heeft de meeste punten: { $number }; de volgende heeft er { $second }.
ending-shared = { $seats } hebben elk { $number } punten en delen de overwinning.
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
