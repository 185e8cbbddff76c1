### Words of Princes of the Renaissance.

game-title = Princes of the Renaissance
game-about = Auctions, wars and treachery among the condottiere families of Italy.

## The families.

family-baglioni = Baglioni
family-bentivogli = Bentivogli
family-d-este = d’Este
family-gonzaga = Gonzaga
family-malatesta = Malatesta
family-montefeltro = Montefeltro

## The troops.

troop-light-infantry = Light Infantry
troop-crossbow = Crossbow
troop-pike = Pike
troop-fortification = Fortification
troop-cavalry = Cavalry
troop-artillery = Artillery

## The cities.

city-venice = Venice
city-milan = Milan
city-florence = Florence
city-rome = Rome
city-naples = Naples

## What is put up for auction: city tiles, events, the Pope.

lot-doge = Doge
lot-merchant-venice = Merchant of Venice
lot-merchant-milan = Merchant of Milan
lot-genoese-crossbow = Genoese Crossbow
lot-swiss-mercenaries = Swiss Mercenaries
lot-armourer = Armourer
lot-ludovico-sforza = Ludovico Sforza
lot-caterina-sforza = Caterina Sforza
lot-lorenzo-medici = Lorenzo Medici
lot-giovanni-medici = Giovanni Medici
lot-banking = Banking
lot-merchant-florence = Merchant of Florence
lot-roderigo-borgia = Roderigo Borgia
lot-cesare-borgia = Cesare Borgia
lot-lucrezia-borgia = Lucrezia Borgia
lot-della-rovere = Della Rovere
lot-orsini = Orsini
lot-colonna = Colonna
lot-ferrante-d-aragon = Ferrante d’Aragon
lot-alfonso-aragon = Alfonso Aragon
lot-spanish-infantry = Spanish Infantry
lot-merchant-naples = Merchant of Naples
lot-gozzoli = Gozzoli
lot-piero-della-francesca = Piero della Francesca
lot-verrocchio = Verrocchio
lot-merchant-1 = Merchants (decade I)
lot-botticelli = Botticelli
lot-mantegna = Mantegna
lot-bellini = Bellini
lot-merchant-2 = Merchants (decade II)
lot-leonardo = Leonardo
lot-michelangelo = Michelangelo
lot-bramante = Bramante
lot-french-invade = French invasion
lot-pope = the Pope

## The treachery tiles.

tile-bribe-troops = Bribe Troops
tile-bribe-cardinal = Bribe Cardinal
tile-freeze-bid = Freeze Bid
tile-steal-influence = Steal Influence
tile-raid-gold-shipment = Raid Gold Shipment
tile-veto = Veto
tile-start-war = Start War

## Money; it always follows a number.

currency-gold = gold
currency-influence = influence
amount = { $number } { $currency }
terms = { $side ->
    [gift] { $gives }
    [request] { $asks } asked for nothing
    [nothing] nothing
   *[swap] { $gives } for { $asks }
}{ $until ->
    [auction] , until the end of this auction
    [turn] , until the end of this turn
    [decade] , until the end of this decade
   *[withdrawn] {""}
}
side-attacker = the attacker
side-defender = the defender

## What happened.

event-first-seat = { $seat } begins.
event-takes-family = { $seat } takes the family { $family }.
event-turn = It is the turn of { $seat }.
event-passes = { $seat } passes.
event-buys-troop = { $seat } buys { $troop } for { $number } gold.
event-buys-treachery = { $seat } buys a treachery tile.
event-gives-back = { $seat } gives back { $troop }.
event-draws = { $seat } draws a treachery tile.
event-you-draw = { $seat } draws { $tile }.
event-discards = { $seat } discards a treachery tile unseen.
event-you-discard = { $seat } discards { $tile } unseen.
event-new-pile = The discarded treachery tiles are shuffled to make a new pile.
event-steals = { $seat } plays Steal Influence: { $number } influence from { $from }.
event-raids = { $seat } raids a gold shipment: { $number } gold from { $from }.
event-lucrezia = { $seat } uses Lucrezia Borgia: { $number } influence from { $from }.
event-alfonso = { $seat } uses Alfonso Aragon.
event-puts-up = { $seat } puts up for auction: { $lot }.
event-bids = { $seat } bids { $number }.
event-drops-out = { $seat } drops out.
event-freezes = { $seat } freezes the bid of { $to }.
event-wins = { $seat } wins with { $number }: { $lot }.
event-unsold = Nobody bids: { $lot }.
event-pays = { $seat } pays { $number } { $currency }{ $cardinals ->
    [0] .
    [one] {""} and one Cardinal.
   *[other] {""} and { $cardinals } Cardinals.
}
event-banks = { $seat } swaps { $number } { $currency } with Banking.
event-places-artist = { $seat } puts { $lot } on { $city }.
event-invades = { $seat } sends the French against { $city }.
event-throws-invasion-away = { $seat } throws the French invasion away.
event-status = Status of { $city }: { $number }.
event-declares-war = { $seat } starts a war: { $attacker } attacks { $defender } (war counter { $wars }).
event-plays-start-war = { $seat } plays Start War.
event-vetoes = { $seat } plays Veto: there is no war.
event-lorenzo-vetoes = { $seat } vetoes with Lorenzo Medici: there is no war.
event-no-veto = Nobody vetoes the war.
event-hires = Who fights for { $city }? Bids are made in influence.
event-is-hired = { $seat } will fight for { $city }, with a bid of { $number }.
event-no-taker = Nobody will fight for { $city }.
event-city-pays = { $city } puts { $number } gold on the home city of { $seat }.
event-no-war = Nobody fights: the war is over.
event-league = { $seat } calls a Holy League and joins { $city }.
event-no-league = { $seat } calls no Holy League.
event-bribes = { $seat } bribes { $troop } of { $owner }.
event-rolls = Dice: { $attacker } { $first }, { $defender } { $second }.
event-ludovico = { $seat } has both dice rolled again with Ludovico Sforza.
event-compares = { $striker } attacks with { $strikes }, { $other } defends with { $resists }.
event-war-won = { $winner } wins the war against { $loser }, by { $number }.
event-war-drawn = The war of { $attacker } against { $defender } is drawn.
event-laurel = { $seat } takes a laurel and has { $number }.
event-offers = { $seat } offers { $to }: { $terms }.
event-accepts = { $seat } accepts the offer of { $from }: { $terms }.
event-refuses = { $seat } refuses the offer of { $from }.
event-withdraws = { $seat } withdraws the offer to { $to }.
event-decade-ends = Decade { $number } is over.
event-decade-begins = Decade { $number } begins.
event-collects = { $seat } collects { $gold } gold and { $influence } influence, and { $home } gold from the home city.
event-slot = Each tile of { $city } is worth { $number ->
    [one] one point
   *[other] { $number } points
}.
event-points = { $seat } has { $number ->
    [one] one point
   *[other] { $number } points
}.
event-victory = { $seats-count ->
    [1] { $seats } wins.
   *[other] { $seats } share the victory.
}

## What is asked.

ask-first = Chance names who begins.
ask-family = Take a family.
ask-action = Take one action: buy, put a tile up for auction, start a war, or pass.
ask-after-action = Your action is done: use something more, or end your turn.
ask-deal = A treachery tile is drawn.
ask-discard = You hold too many treachery tiles: discard one, unseen.
ask-alfonso = You have won Alfonso Aragon: draw a treachery tile now, or wait.
ask-bid = Bid more, or drop out.
ask-hire = Bid influence for the right to fight, or drop out.
ask-pay = Choose how to pay.
ask-place-artist = Put the artist on a city.
ask-invade = Send the French against a city, or throw the tile away.
ask-veto = Veto this war, or let it happen. Nobody sees your answer.
ask-league = Join one side with your troops in a Holy League, or decline.
ask-bribe = Bribe troops in this war, or go on.
ask-roll = The dice are rolled.
ask-ludovico = Have both dice rolled again with Ludovico Sforza, or let the roll stand.

## What can be done.

act-pass = Pass
act-take = Take { $family }
act-buy = Buy { $troop }
act-buy-treachery = Buy a treachery tile
act-give-back = Give back { $troop }
act-auction = Put up { $lot }
act-war = War: { $attacker } attacks { $defender }
act-start-war = Start War: { $attacker } attacks { $defender }
act-steal = Steal influence from { $seat }
act-raid = Raid the gold of { $seat }
act-lucrezia = Lucrezia Borgia steals influence from { $seat }
act-alfonso = Draw a treachery tile with Alfonso Aragon
act-bid = Bid { $number }
act-freeze = Freeze the bid of { $seat }
act-pay = Pay: Cardinals { $cardinals }, from Banking { $swapped }
act-veto = Play Veto
act-lorenzo = Veto with Lorenzo Medici
act-league = Join { $side }
act-bribe = Bribe { $troop } of { $owner }
act-ludovico = Roll both dice again
act-place = Put the artist on { $city }
act-invade = { $target ->
    [nothing] Throw the invasion away
   *[other] Invade { $target }
}
act-discard = Discard { $tile }
act-first = First seat: { $seat }
act-deal = { $tiles-count ->
    [0] Treachery for { $seat }
   *[other] Treachery for { $seat }: { $tiles }
}
act-roll = Dice { $attack } and { $defence }
act-bank = Banking: give { $amount } { $currency }
act-offer = Offer { $seat }: { $terms }
act-accept = Accept from { $seat }: { $terms }
act-refuse = Refuse the offer of { $seat }
act-withdraw = Withdraw the offer to { $seat }
act-discard-unseen = Discard a tile unseen

## Why not.

refuse-family-taken = Somebody has taken that family.
refuse-not-in-your-hand = You do not hold that treachery tile.
refuse-discard-first = You hold too many treachery tiles: discard first.
refuse-must-put-up-an-event = After two idle rounds an event must be put up for auction.
refuse-have-that-troop = You have that troop already.
refuse-cannot-buy = You cannot pay for that, or there is none left.
refuse-no-such-troop = You have no such troop.
refuse-not-available = That is not up for auction: somebody has it, or its decade is another.
refuse-cannot-open = You cannot pay the opening bid of twice the city’s status.
refuse-may-not-own = You may own at most six city tiles, of at most three cities.
refuse-no-more-wars = No more wars may be started in this decade.
refuse-two-different-cities = A war needs two different cities.
refuse-no-such-trick = You have nothing that does this now.
refuse-action-is-done = Your action of this turn is done.
refuse-must-open = You must open with a bid.
refuse-cannot-freeze = You need a Freeze Bid, and another player who is still in and not frozen.
refuse-frozen = Your bid is frozen.
refuse-bid-too-low = That bid is too low.
refuse-cannot-pay = You could not pay that.
refuse-not-so-paid = It cannot be paid in that way.
refuse-no-veto = You have no veto.
refuse-cannot-bribe = You need a Bribe Troops, and a troop in this war that nobody has bribed.
refuse-no-banking = You have no Banking left in this decade.
refuse-bank-closed = The decade’s last event has been put up: Banking is closed.
refuse-not-in-your-purse = You do not have so much.
refuse-bid-stands = A highest bid stands: its bidder may not go below its price.
refuse-not-a-partner = An offer goes to another player at the table.
refuse-no-trading = This table is set up without trading.
refuse-trading-over = There is no more trading: the last event is won.
refuse-no-such-offer = That offer does not stand.
refuse-not-in-the-purses = One of the two does not have so much.

## The table on the screen.

decade-is = Decade { $number }, wars { $wars } of { $limit }; the turn of { $seat }.
auction-is-open = Auction, no bid yet: { $lot }.
auction-is-led = Auction, { $seat } leads with { $number }: { $lot }.
to-fight-for = the right to fight for { $city }
war-is = War: { $attacker } attacks { $defender }.
fights-for = { $seat } fights for { $city }: attack { $attack }, defence { $defence }.
fights-alone = { $city } fights alone: attack { $attack }, defence { $defence }.
tiles-are = Your treachery tiles: { $tiles }.
tiles-are-none = You hold no treachery tile.
has-home-gold = { $number } gold on the home city
has-lots = owns { $lots }
is-turned = { $lot } (used)
has-troops = troops: { $troops }
has-treachery = { $number ->
    [one] one treachery tile
   *[other] { $number } treachery tiles
}
has-laurels = { $number ->
    [one] one laurel
   *[other] { $number } laurels
}
has-points = { $number ->
    [one] one point
   *[other] { $number } points
}
city-is = { $city }: status { $status }, now { $points } points a tile, artists { $artists }; left: { $lots }.
nothing-left = none
events-are = Events of this decade: { $lots }.
pope-is-free = The Pope is to be had.
pope-is-with = { $seat } has the Pope.
tile-pile-is = Treachery pile: { $number }.
tile-discards-are = Played treachery: { $tiles }.
offer-stands = { $seat } offers { $to }: { $terms }.
title-lines = The families
column-gold = Gold
column-influence = Influence
column-home = Home
column-treachery = Treachery
column-laurels = Laurels
column-points = Points
map-key = ■ status  ✿ artist  ★ war
key-aside = Trade
mute-offers = No more offers of { $seat }
hear-offers = Show the offers of { $seat } again
muted = Offers of { $seat } are refused from now on.
heard-again = Offers of { $seat } are shown again.
help-mute = mute B: refuse all further offers of seat B, or hear them again.

option-trade = Trading
    .help = Players may offer each other gold and influence (P2.6).

## Moments, and the end of the game.

moment-war = War
moment-decade = The end of a decade
moment-end = The game is over
ending-most-points = { $seats } has most points: { $number }; the next has { $second }.
ending-shared = { $seats } have { $number } points each and share the victory.
measure-points = Points, if it ended then
measure-gold = Gold
measure-influence = Influence
source-tiles = City tiles
source-artists = Artists
source-merchants = Merchants
source-gold = Most gold
source-influence = Most influence
source-laurels = Laurels
source-pope = The Pope
