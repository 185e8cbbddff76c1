### Rule help for Princes: one message per rule of docs/rules/princes.md.

chapter-P1 = Set-up
rule-P1-1 = The first player is drawn at random; then, clockwise, everybody takes one of the six families. Everybody begins with 40 gold and 12 influence.
rule-P1-2 = The cities begin with this status: Venice 7, Milan 6, Florence 6, Rome 5, Naples 5. Status runs from 3 to 10.
rule-P1-3 = Troops, city tiles and the Pope lie open, and so do the four events of decade I. The 23 treachery tiles are shuffled face down.
rule-P1-4 = The first player of decade I is drawn at random anew. In the later decades it is the player after the last one who took an action: the one who put up the last event, not its winner.

chapter-P2 = Limits and open information
rule-P2-1 = Everybody’s gold and influence are public, and so are all tiles but treachery tiles. Played treachery is shown; what is discarded over the limit is not.
rule-P2-2 = You hold at most 2 treachery tiles, one more each with Bentivogli or Malatesta, Cesare Borgia and Ferrante d’Aragon. You may go over the limit by buying or drawing; then you discard down to it at once, before anything else, choosing among all you hold.
rule-P2-3 = You own at most six city tiles, of at most three cities. City tiles are never discarded.
rule-P2-4 = You have at most one troop of each kind.
rule-P2-5 = A once-per-decade tile that was used is turned; it turns back at the end of the decade.
rule-P2-6 = Trading: at any time players may give each other gold and influence, freely or as a swap both agree to; nothing else changes hands, and promises do not bind. A swap is one whole, out of what both hold; gold on a home city is not in the purse. Whoever has the highest bid, has won, or must open a city tile may not go below that price; what counts is what all can see, of Cardinals only those a bid has proved. There is no trading after the last event of decade III is won. A table can be set up without trading.

chapter-P3 = A turn
rule-P3-1 = Clockwise, everybody takes one action: buy, auction, start a war, or pass. Passing costs nothing later.
rule-P3-2 = Buy a troop for its price in gold, or a treachery tile for 1 gold and 1 influence; or, instead of buying, give one of your troops back without refund.
rule-P3-3 = Auction one tile: a city tile, an event of this decade, or the Pope if nobody has it.
rule-P3-4 = A war may be started only while the war counter is below its limit: 4 a decade, 5 with five or six players.
rule-P3-5 = On your turn you may also use Steal Influence, Raid Gold Shipment, Lucrezia Borgia and Alfonso Aragon; none of these is an action. They are used before or after the action, never inside an auction or a war, and not after the decade has ended; you say yourself when your turn is over.
rule-P3-6 = Start War: at the end of your turn, after any action or pass, the tile starts an extra war that closes the turn. The counter does not move, vetoed or not, and may be at its limit. One a turn, and not after the decade has ended.
rule-P3-7 = Against endless play: a round in which nothing was bought, given back, sold or fought is idle. After two idle rounds in a row (as many turns as there are players, twice) the active player must put up an event of the decade and open with at least 0.

chapter-P4 = Auctions
rule-P4-1 = City tile: paid in gold. The active player must open with at least twice the city’s status; whoever may not own the tile (P2.3) or cannot pay that much may not put it up. A player who may not own it still has one turn to speak: Freeze Bids, then pass.
rule-P4-2 = Event and Pope: paid in the currency on the tile (the Pope: influence). The active player opens but need not bid; 0 is a legal opening and wins if nobody raises. Not bidding is a pass; if all others have passed without a bid, the last one is still asked and may take it for 0. If nobody bids at all the tile stays and the action is spent.
rule-P4-3 = Clockwise; a bid is any higher whole number, at most 255; whoever passes is out; the last one in with a bid wins and pays it less the discounts, at once. Never below 0; a bid must be payable by its bidder when it is made, so a winner can always pay.
rule-P4-4 = You may bid more than you have if your discounts make up the rest, for the Pope also your Bribe Cardinal tiles (3 influence each), and in any auction an unused Banking. At payment discounts come first, then the winner chooses Cardinals and Banking where there is a choice; no change is given, and no Cardinal that pays nothing. Your highest legal bid is shown to you only. Discounts add up: artists −1 for Gonzaga and Montefeltro; condottiere −1 each for Baglioni, Swiss Mercenaries and Armourer; Pope −1 each for Roderigo Borgia, Giovanni Medici, Della Rovere, Orsini and Colonna.
rule-P4-5 = Freeze Bid: on your turn to speak, even if you then pass, you name another player who is still in this auction. At the next turn to speak that player may not bid, not even open, and drops out; if all others drop out first, the frozen player wins with the standing bid. The freeze ends with the auction. A frozen player may still play a Freeze Bid; several in one turn are allowed; nobody is frozen twice; the opener of a city tile may freeze but must then bid.
rule-P4-6 = Artist of “+1 status”: the winner puts it on a city at once, and that city’s status rises by one. Several may lie on one city; at status 10 the tile still counts for ties.
rule-P4-7 = Artist of victory points: kept until the end. Merchants event: kept; for each such event you own you get +1 gold at every decade’s end and 1 point at the game’s end for each of your city tiles with the merchant mark.
rule-P4-8 = French invasion: used at once against a city, whose status falls by 2, or thrown away. If your time runs out it is thrown away.
rule-P4-9 = The decade ends as soon as its last event has been won, and P4.6 or P4.8 carried out.
rule-worked-P4 = Example. Venice at 6: the opening is at least 12; 13, pass, 14, pass, 15, pass: the winner pays 15. Gozzoli: 0, then 4 by Gonzaga, who pays 3 influence and could bid so with only 3.

chapter-P5 = War
rule-P5-1 = The counter moves, also if the war is vetoed, but not for a Start War tile. Order: counter, cities, veto, attacker’s auction and pay, defender’s auction and pay, League, bribes, dice, Ludovico, counter-attack’s dice, Ludovico, result. The active player names two different cities, attacker and defender.
rule-P5-2 = Veto, before any bid: the Veto tile, or Lorenzo Medici once per decade. Everybody is asked in secret, the active player counted first, then clockwise; the first who vetoes uses that veto, the others keep theirs and their answers stay secret. No war takes place.
rule-P5-3 = The condottieri are found by auction in influence, the attacker’s first. Only players with a troop take part; the active player opens both auctions and may pass; without a troop, or fighting for the attacker, the next clockwise who may take part opens. The opening may be 0. The attacker’s winner is out of the second auction. A side may find no taker.
rule-P5-4 = If neither side finds a taker, nothing more happens. If one does, the other city fights with attack 3 and defence 3; if it wins, nobody gets a laurel.
rule-P5-5 = Each condottiere’s pay in gold, the city’s present status, is put on the home city before any fighting, whatever comes of it, and collected at the end of the decade.
rule-P5-6 = Holy League, once per decade: the Pope’s owner, if not a condottiere here, may join one side with the bare values of their troops, before bribes. No pay, no laurel, no bonus from any tile or family. The owner is asked openly and only with a troop; also beside a city nobody fights for; declining keeps the right.
rule-P5-7 = Bribe Troops, before the dice: first the attacker, then the defender, then the Pope’s owner if in the League; each plays any number of tiles against any unbribed troop in this war, including their own; one round, no answer to an answer; each is asked even without a tile. A bribed troop counts 0 for the whole war, and what was tied to it is lost.
rule-P5-8 = Attack: the attacker’s attack and die against the defender’s defence and die. If higher, the attacker wins. Otherwise the defender strikes back: attack and die against the attacker’s defence and die. If higher, the defender wins; otherwise the war is drawn.
rule-P5-9 = Values: the condottiere’s troops and these modifiers: d’Este +1/+1 to an Artillery, Genoese Crossbow +1 defence to a Crossbow, Swiss Mercenaries +1/+1 to a Pike, Armourer +1 attack to a Cavalry, Spanish Infantry +1/+1 to a Light Infantry (each needs that troop, unbribed), Caterina Sforza +2 defence (needs any troop, bribed or not).
rule-P5-10 = Ludovico Sforza, once per decade: after a roll both dice are rolled again and stand. The owner need not be fighting; after either roll; once in all.
rule-P5-11 = If the winner’s total is at least twice the loser’s in the deciding round, the winning city goes up 2 and the losing one down 2; else 1 and 1; each stops at 3 and 10 by itself. The winning condottiere takes a laurel. No troop is lost.
rule-worked-P5 = Example. Venice (6) attacks Rome (5). Baglioni with Swiss Mercenaries bids 6 and pays 4; d’Este pays 4; 6 gold go on Perugia, 5 on Ferrara. Attacker: Cavalry (bribed), Pike, Swiss Mercenaries: 1 + 5 = 6. Defender: Artillery, Fortification, d’Este: 5 + 1 = 6, not beaten. Strike back: 4 + 6 = 10 against 3 + 2 = 5: double, Rome +2, Venice −2, a laurel for d’Este.

chapter-P6 = Other tiles
rule-P6-1 = Steal Influence and Lucrezia Borgia take 2 influence from a player of your choice, Raid Gold Shipment takes 3 gold; from one who has less, everything.
rule-P6-2 = Alfonso Aragon, once per decade: draw a treachery tile. Whoever wins him on another’s turn is asked at once whether to draw.
rule-P6-3 = Banking, once per decade: swap up to 3 gold for as much influence, or the reverse; at any time, on anybody’s turn, until the decade’s last event is put up, and after that only to pay for it (no more than your purse lacks), even if it finds no bidder; never for final points. Each Banking tile counts by itself.
rule-P6-4 = When a treachery tile is to be drawn and the pile is empty, the discards are shuffled.
rule-P6-5 = Being asked tells nothing: who is asked about Veto, bribes, Freeze Bid, Start War or thefts follows from public facts alone.

chapter-P7 = End of a decade
rule-P7-1 = Everybody collects the gold and influence of family, city tiles, troops and the Pope (3 gold), the merchant bonuses, and the gold on the home city.
rule-P7-2 = The Pope goes back beside the events (not after decade III). Turned tiles turn back, the war counter returns to 0, the next four events are laid out.
rule-worked-P7 = Example. Malatesta 12 + Doge 2 + Merchant of Venice 3 + Merchants event 1 = 18 gold, and 7 gold of war pay; influence 8 + 2 + Cavalry 2 = 12.

chapter-P8 = Victory points
rule-P8-1 = After the income of decade III the cities, ranked by status, take the slots of 10, 7, 5, 3 and 1 points. In a tie the city with more artists on it is ahead; cities still tied all take the lowest of their slots (two tied for second both score the third slot; the next takes the fourth).
rule-P8-2 = Points: the slot of its city for each city tile; artists’ points; merchant points (P4.7); 3 for the Pope; 6 for most gold (all tied) and 3 for second-most (all tied; 9, 9, 5, 1 scores 6, 6, 3, 0; nobody is second if all are equal); 4 for most influence (all tied); laurels 1 + 2 + … + n.
rule-P8-3 = No ability may be used now. Most points win; tied players share the victory.
