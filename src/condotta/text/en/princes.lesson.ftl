### The lesson of Princes: a message for each step of lessons/princes.toml. `.wrong` answers whoever does something else,
### `.wrong-pass` and its like whoever does just that.

lesson-goal = You lead a family of condottieri through three decades, and most points win. Most of them come from city tiles: at the end each tile of the city with the highest status is worth 10, of the next 7, then 5, 3 and 1. So collect tiles, and make their cities rise.

lesson-family = First, a family. Each has one talent: some pay less for artists or for the right to fight, some hold more treachery. Take d’Este, whose Artillery has one more attack and one more defence.
    .wrong = A good family as well, and in a real game the choice is yours. This lesson is written for d’Este and their Artillery.

lesson-troop = On your turn you do one thing: buy, put a tile up for auction, start a war, or pass. Only who has a troop may fight, and fighting pays. Buy the Artillery: 6 gold for attack 3 and defence 1, and with d’Este 4 and 2.
    .wrong = That is a fair move too. But your family makes Artillery the best troop on the table: buy that one first.
    .wrong-pass = A turn given away! Without a troop you cannot fight for anybody.

lesson-tile = Now for a city. A Merchant of Naples brings you 3 gold at the end of every decade, and the points of Naples at the end of the game. Put it up for auction.
    .wrong = That can be good as well. For this lesson choose the Merchant of Naples: it pays you in every decade.
    .wrong-pass = Nothing gained. A tile bought now pays you at the end of all three decades.

lesson-open = Who puts up a city tile must open with twice the city’s status: Naples stands at 5, so 10 gold. Bid no more than you must; the others will say what it is worth to them.
    .wrong = It would be yours as well, but why pay more than the least? The others may simply drop out.

lesson-raise = Bianca goes to 11. At 12 you would still have 22 gold for the decade, and the tile brings 9 back. Go to 12.
    .wrong = One more than the last bid is enough: who jumps pays for the jump.
    .wrong-pass = Bianca would have it for 11. It was still worth 12 to you.

lesson-fight = War! Bianca sends Milan against Naples, your city, and fights for Milan herself. Who fights for Naples? The right is won with influence, and nobody else wants it: bid 0. Naples pays you 5 gold, whatever comes of it.
    .wrong = Nobody bids against you: 0 is enough, and influence is dear.
    .wrong-pass = Then Naples fights alone with 3 and 3, and if it falls, your tile falls with it. You have Artillery: take the pay.

lesson-status = Both sides add a die. Milan attacked with 2 against your 6 and failed; then you struck back with 9 against 4. That is more than double: Naples rises by 2, Milan falls by 2. You have a laurel too: the first is worth 1 point, the second 2, and so on.

lesson-artist = Events bring points or change a city’s status. Gozzoli is worth 2 points, and is paid for with influence. Carlo bids 1: go to 2. When the fourth event is won, the decade is over.
    .wrong = One more than Carlo is enough. Influence wins wars as well, so keep some.
    .wrong-pass = Two points for one influence? Carlo would be happy.

lesson-treachery = A treachery tile costs 1 gold and 1 influence, and nobody sees which one you draw. It may stop a war, freeze a bid or buy an enemy’s troop. Buy one: you may hold two.
    .wrong = You may, of course. But a secret tile makes the others careful, and it is cheap: buy one now.
    .wrong-pass = You have the gold and the influence for a tile. One secret in the hand is worth a turn.

lesson-end = You drew a Veto: it stops a war, once. The other events have found their owners, so the decade is over and everybody collects: family, tiles and the pay of the war. After three decades the points decide. You know the circle now: buy, bid, fight, and keep an eye on the status of your cities!
