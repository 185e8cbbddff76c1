### Help for Princes: what each thing does, what each question means for somebody new, and the game on one page.

## The families.

help-family-baglioni = The right to fight costs you 1 influence less.
help-family-bentivogli = You may hold one more treachery tile: three instead of two.
help-family-d-este = Your Artillery has 1 more attack and 1 more defence.
help-family-gonzaga = Artists cost you 1 less.
help-family-malatesta = You may hold one more treachery tile: three instead of two.
help-family-montefeltro = Artists cost you 1 less.

## The troops.

help-troop-light-infantry = Cheap, and only good for attack.
help-troop-crossbow = A little of both.
help-troop-pike = Holds the line: no attack, good defence.
help-troop-fortification = The best defence there is, and no attack.
help-troop-cavalry = Strong in attack, and brings 2 influence every decade.
help-troop-artillery = The best attack there is.

## City tiles, events, the Pope.

help-lot-doge = No talent but one: it pays, in both currencies.
help-lot-merchant-venice = A merchant: for each Merchants event you own it pays 1 gold more every decade, and 1 point at the end.
help-lot-merchant-milan = A merchant: for each Merchants event you own it pays 1 gold more every decade, and 1 point at the end.
help-lot-genoese-crossbow = Your Crossbow has 1 more defence.
help-lot-swiss-mercenaries = Your Pike has 1 more attack and 1 more defence, and the right to fight costs you 1 influence less.
help-lot-armourer = Your Cavalry has 1 more attack, and the right to fight costs you 1 influence less.
help-lot-ludovico-sforza = Once a decade, in any war: have both dice rolled again.
help-lot-caterina-sforza = 2 more defence in every war you fight.
help-lot-lorenzo-medici = Once a decade: veto a war before it begins.
help-lot-giovanni-medici = The Pope costs you 1 influence less.
help-lot-banking = Once a decade: swap up to 3 gold for as much influence, or the other way round.
help-lot-merchant-florence = A merchant: for each Merchants event you own it pays 1 gold more every decade, and 1 point at the end.
help-lot-roderigo-borgia = The Pope costs you 1 influence less.
help-lot-cesare-borgia = You may hold one more treachery tile.
help-lot-lucrezia-borgia = Once a decade, on your turn: take 2 influence from a player of your choice.
help-lot-della-rovere = The Pope costs you 1 influence less.
help-lot-orsini = The Pope costs you 1 influence less.
help-lot-colonna = The Pope costs you 1 influence less.
help-lot-ferrante-d-aragon = You may hold one more treachery tile.
help-lot-alfonso-aragon = Once a decade: draw a treachery tile for nothing.
help-lot-spanish-infantry = Your Light Infantry has 1 more attack and 1 more defence.
help-lot-merchant-naples = A merchant: for each Merchants event you own it pays 1 gold more every decade, and 1 point at the end.
help-lot-gozzoli = An artist, worth 2 points at the end of the game.
help-lot-piero-della-francesca = An artist, worth 2 points at the end of the game.
help-lot-verrocchio = An artist for a city of your choice: its status rises by 1 at once.
help-lot-merchant-1 = For each of your merchant tiles: 1 gold more every decade, and 1 point at the end of the game.
help-lot-botticelli = An artist, worth 3 points at the end of the game.
help-lot-mantegna = An artist, worth 3 points at the end of the game.
help-lot-bellini = An artist for a city of your choice: its status rises by 1 at once.
help-lot-merchant-2 = For each of your merchant tiles: 1 gold more every decade, and 1 point at the end of the game.
help-lot-leonardo = An artist, worth 4 points at the end of the game.
help-lot-michelangelo = An artist for a city of your choice: its status rises by 1 at once.
help-lot-bramante = An artist for a city of your choice: its status rises by 1 at once.
help-lot-french-invade = Sent against a city at once, it lowers its status by 2; or you throw it away.
help-lot-pope = 3 gold at the decade’s end, 3 points at the game’s end. Once, you may join a war with your troops. Goes back after each decade.

## Treachery.

help-tile-bribe-troops = In a war you fight: one troop, on either side, counts nothing.
help-tile-bribe-cardinal = Worth 3 influence when you pay for the Pope.
help-tile-freeze-bid = In an auction: a player of your choice may not bid at their next turn, and drops out.
help-tile-steal-influence = On your turn: take 2 influence from a player of your choice.
help-tile-raid-gold-shipment = On your turn: take 3 gold from a player of your choice.
help-tile-veto = Stops a war before it begins.
help-tile-start-war = At the end of your turn: one more war, beyond the limit of the decade.

## On the table.

help-city = At the end each tile of the city scores by its rank: 10, 7, 5, 3 and 1 points. Wars and artists move its status.

## What a question means for somebody new.

why-family = All families earn the same; the talent lasts for the whole game.
why-action = One thing a turn. Tiles bring income and points, a troop lets you fight, a war moves two cities up and down.
why-after-action = Your action is done. Some tiles can still be used before your turn ends.
why-discard = You may hold only so many. Throw away the one you need least; nobody sees it.
why-alfonso = He gives you one treachery tile in each decade, now or on a turn of yours.
why-bid = Go on as long as it is worth more to you than that. Whoever drops out is out of this auction.
why-hire = The highest bid fights for this city, and its status in gold is yours, won or lost. The winner takes a laurel.
why-pay = Discounts have been taken off. Choose what else you use to pay.
why-place-artist = The status of the city rises by 1: choose one of which you own tiles.
why-invade = The status of the city falls by 2: choose one in which others have tiles.
why-veto = With a veto there is no war. Nobody learns who could have, so take your time.
why-league = Your troops are added to one side, without pay and without a laurel.
why-bribe = A bribed troop counts nothing in this war.
why-ludovico = Both dice are rolled again, and the new roll stands, for better or worse.

goal = Most points after three decades. Decade { $decade }: you have { $points }, the best of the others { $best }.

## The game on one page.

summary-win = Most points after three decades. Each of your city tiles scores the rank of its city: 10, 7, 5, 3 or 1. Then come artists, merchants, the Pope (3), laurels (1 + 2 + 3…), most gold (6, second 3) and most influence (4).
    .title = How to win
summary-turn = One action: buy a troop or a treachery tile, put a tile up for auction, start a war, or pass. Treachery and some tiles can be used besides.
    .title = Your turn
summary-auction = City tiles are paid in gold, and whoever puts one up opens with twice the city’s status. Events and the Pope are paid in the currency they show, and 0 may be enough. The last one in pays the bid at once.
    .title = Auctions
summary-war = Two cities are named; whoever has a troop bids influence for the right to fight for one of them, and gets its status in gold. Attack and die against defence and die; if that fails, the defender strikes back. The winner’s city rises by 1, the other falls by 1; by 2 if the winner’s total is at least double.
    .title = War
summary-decade = It ends when its fourth event has been won. Everybody collects gold and influence from family, tiles and troops, and the pay on the home city. You may own six city tiles, of at most three cities.
    .title = The decade

## Prices, on a button after what it does: “Buy Pike, 3 gold”.

price-gold = { $number } gold
price-treachery = 1 gold and 1 influence
price-from = from { $number } gold
price-from-nothing = { $currency ->
    [gold] bids in gold
   *[influence] bids in influence
}
