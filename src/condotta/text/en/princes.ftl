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
lot-pope = Pope

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
    [request] nothing for { $asks }
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
event-turn = It is { $seat }’s turn.
event-passes = { $seat } passes.
event-buys-troop = { $seat } buys { $troop } for { $number } gold.
event-buys-treachery = { $seat } buys a treachery tile.
event-gives-back = { $seat } gives back { $troop }.
event-draws = { $seat } draws a treachery tile.
event-you-draw = { $seat } draws { $tile }.
event-discards = { $seat } discards a treachery tile face down.
event-you-discard = { $seat } discards { $tile } face down.
event-new-pile = The discarded treachery tiles are shuffled into a new draw pile.
event-steals = { $seat } plays Steal Influence: { $number } influence from { $from }.
event-raids = { $seat } raids a gold shipment: { $number } gold from { $from }.
event-lucrezia = { $seat } uses Lucrezia Borgia: { $number } influence from { $from }.
event-alfonso = { $seat } uses Alfonso Aragon.
event-puts-up = { $seat } puts { $lot } up for auction.
event-bids = { $seat } bids { $number }.
event-drops-out = { $seat } drops out.
event-freezes = { $seat } freezes { $to }’s bid.
event-wins = { $seat } wins { $lot } for { $number }.
event-unsold = Nobody bids for { $lot }.
event-pays = { $seat } pays { $number } { $currency }{ $cardinals ->
    [0] .
    [one] {""} and one Cardinal.
   *[other] {""} and { $cardinals } Cardinals.
}
event-banks = { $seat } swaps { $number } { $currency } through Banking.
event-places-artist = { $seat } puts { $lot } on { $city }.
event-invades = { $seat } sends the French against { $city }.
event-throws-invasion-away = { $seat } discards the French invasion.
event-status = Status of { $city }: { $number }.
event-declares-war = { $seat } starts a war: { $attacker } attacks { $defender } (war counter { $wars }).
event-plays-start-war = { $seat } plays Start War.
event-vetoes = { $seat } plays Veto: there is no war.
event-lorenzo-vetoes = { $seat } vetoes with Lorenzo Medici: there is no war.
event-no-veto = Nobody vetoes the war.
event-hires = Who fights for { $city }? Bids are made in influence.
event-is-hired = { $seat } wins the right to fight for { $city } with a bid of { $number }.
event-no-taker = Nobody fights for { $city }.
event-city-pays = { $city } puts { $number } gold on { $seat }’s home city.
event-no-war = Nobody fights: the war is over.
event-league = { $seat } calls a Holy League and joins { $city }.
event-no-league = { $seat } calls no Holy League.
event-bribes = { $seat } bribes { $owner }’s { $troop }.
event-rolls = Dice: { $attacker } { $first }, { $defender } { $second }.
event-ludovico = { $seat } has both dice rerolled with Ludovico Sforza.
event-compares = { $striker } attacks with { $strikes }, { $other } defends with { $resists }.
event-war-won = { $winner } wins the war against { $loser } (status ±{ $number }).
event-war-drawn = The war between { $attacker } and { $defender } is a draw.
event-laurel = { $seat } takes a laurel and now has { $number }.
event-offers = { $seat } offers { $to }: { $terms }.
event-accepts = { $seat } accepts { $from }’s offer: { $terms }.
event-refuses = { $seat } refuses { $from }’s offer.
event-withdraws = { $seat } withdraws the offer to { $to }.
event-decade-ends = Decade { $number } is over.
event-decade-begins = Decade { $number } begins.
event-collects = { $seat } collects { $gold } gold and { $influence } influence{ $home ->
    [0] .
   *[other] , plus { $home } gold from the home city.
}
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
ask-after-action = Your action is done: use a tile, or end your turn.
ask-deal = A treachery tile is drawn.
ask-discard = You hold too many treachery tiles: discard one face down.
ask-alfonso = You have won Alfonso Aragon: draw a treachery tile now, or wait.
ask-bid = Bid more, or drop out.
ask-hire = Bid influence for the right to fight, or drop out.
ask-pay = Choose how to pay.
ask-place-artist = Put the artist on a city.
ask-invade = Send the French against a city, or discard the tile.
ask-veto = Veto this war, or let it happen. Nobody sees your answer.
ask-league = Join one side with your troops in a Holy League, or decline.
ask-bribe = Bribe troops in this war, or go on.
ask-roll = The dice are rolled.
ask-ludovico = Reroll both dice with Ludovico Sforza, or let the roll stand.

## What can be done.

act-pass = { $question ->
    [after-action] End your turn
    [alfonso] Wait
    [bid] Drop out
    [hire] Drop out
    [veto] Let it happen
    [league] Decline
    [bribe] Go on
    [ludovico] Let the roll stand
   *[other] Pass
}
act-take = Take { $family }
act-buy = Buy { $troop }
act-buy-treachery = Buy a treachery tile
act-give-back = Give back { $troop }
act-auction = Put up { $lot }
act-war = War: { $attacker } → { $defender }
act-start-war = Start War: { $attacker } → { $defender }
act-steal = Steal influence from { $seat }
act-raid = Raid { $seat }’s gold shipment
act-lucrezia = Lucrezia Borgia: steal influence from { $seat }
act-alfonso = Alfonso Aragon: draw a treachery tile
act-bid = Bid { $number }
act-freeze = Freeze { $seat }’s bid
act-pay = Pay{ $cardinals ->
    [0] {""}
    [one] {" "}with one Cardinal
   *[other] {" "}with { $cardinals } Cardinals
}{ $swapped ->
    [0] {""}
   *[other] , { $swapped } from Banking
}
act-veto = Play Veto
act-lorenzo = Veto with Lorenzo Medici
act-league = Join { $side }
act-bribe = Bribe { $owner }’s { $troop }
act-ludovico = Reroll both dice
act-place = Put the artist on { $city }
act-invade = { $target ->
    [nothing] Discard the invasion
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
act-accept = Accept { $seat }’s offer: { $terms }
act-refuse = Refuse { $seat }’s offer
act-withdraw = Withdraw the offer to { $seat }
act-discard-unseen = Discard a tile face down

## Why not.

refuse-family-taken = Somebody has already taken that family.
refuse-not-in-your-hand = You do not hold that treachery tile.
refuse-discard-first = You hold too many treachery tiles: discard first.
refuse-must-put-up-an-event = After two idle rounds an event must be put up for auction.
refuse-have-that-troop = You already have that troop.
refuse-cannot-buy = You cannot afford that, or there is none left.
refuse-no-such-troop = You do not have that troop.
refuse-not-available = That cannot be put up: somebody has it, or it belongs to another decade.
refuse-cannot-open = You cannot afford the opening bid, twice the city’s status.
refuse-may-not-own = You may own at most six city tiles, of at most three cities.
refuse-no-more-wars = No more wars may be started in this decade.
refuse-two-different-cities = A war needs two different cities.
refuse-no-such-trick = You have nothing that allows this now.
refuse-action-is-done = You have already taken your action this turn.
refuse-must-open = You must open with a bid.
refuse-cannot-freeze = You need a Freeze Bid tile, and another player who is still in and not frozen.
refuse-frozen = Your bid is frozen.
refuse-bid-too-low = That bid is too low.
refuse-cannot-pay = You could not afford that.
refuse-not-so-paid = It cannot be paid that way.
refuse-no-veto = You have no veto.
refuse-cannot-bribe = You need a Bribe Troops tile, and a troop in this war that nobody has bribed.
refuse-no-banking = You have no Banking left this decade.
refuse-bank-closed = The decade’s last event has been put up: Banking is closed.
refuse-not-in-your-purse = You do not have that much.
refuse-bid-stands = You hold the highest bid, so you may not go below its price.
refuse-not-a-partner = An offer is made to another player at the table.
refuse-no-trading = This table is set up without trading.
refuse-trading-over = Trading is over: the last event has been won.
refuse-no-such-offer = That offer no longer stands.
refuse-not-in-the-purses = One of you does not have that much.

## The table on the screen.

decade-is = Decade { $number }, wars { $wars } of { $limit }; { $seat }’s turn.
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
city-is = { $city }: status { $status }, now { $points ->
    [one] one point
   *[other] { $points } points
} per tile, artists { $artists }; left: { $lots }.
nothing-left = none
events-are = Events of this decade: { $lots }.
pope-is-free = Nobody has the Pope.
pope-is-with = { $seat } has the Pope.
tile-pile-is = Treachery pile: { $number }.
tile-discards-are = Treachery tiles played: { $tiles }.
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
mute-offers = No more offers from { $seat }
hear-offers = Show offers from { $seat } again
muted = Offers from { $seat } are refused from now on.
heard-again = Offers from { $seat } are shown again.
help-mute = mute B: refuse all further offers from seat B, or hear them again.
help-up-to = upto 9: in this auction, bid for you up to 9, always the least that is needed.
up-to-stands = Bids for you up to { $number }; above that, you drop out.
option-trade = Trading
    .help = Players may offer each other gold and influence (P2.6).

## A war before it is fought: chances by the troops that are open, and what is at stake.

war-chances = As it stands: { $attacker } wins { $wins }%, nobody { $drawn }%, { $defender } wins { $loses }%.
war-hope = { $seat } against { $rival }: { $number }% to win
war-hope-alone = { $seat } against nobody: { $number }% to win
war-stakes = { $city } pays { $number } gold, whatever happens; victory brings a laurel, takes { $city } one step up (two if crushing) and { $other } as many down.

## Moments, and the end of the game.

moment-war = War
moment-decade = The end of a decade
moment-end = The game is over
ending-most-points = { $seats } has most points: { $number }; the next has { $second }.
ending-shared = { $seats } have { $number ->
    [one] one point
   *[other] { $number } points
} each and share the victory.
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
