### Help for Conquest: what each thing does, what each question means for somebody new, and the game on one page.

## The pieces.

help-piece-spy = Rank 1, the weakest; but it wins when it attacks a King.
help-piece-scout = Rank 2. Goes as far as it likes along free zones, and may fight at the end. You have four.
help-piece-sorceress = Rank 3. The only piece that beats a Cursed Land. You have two.
help-piece-baron = Rank 4. Beats every lower rank; equal ranks are both beaten.
help-piece-knight = Rank 5. Beats every lower rank; equal ranks are both beaten.
help-piece-count = Rank 6. Beats every lower rank; equal ranks are both beaten.
help-piece-duke = Rank 7. Beats every lower rank; equal ranks are both beaten.
help-piece-prince = Rank 8. Beats every lower rank; equal ranks are both beaten.
help-piece-queen = Rank 9. Only King and Cursed Land beat her.
help-piece-king = Rank 10, the highest. Beware of the Spy, and of Cursed Lands.
help-piece-cursed-land = Never moves, and beats every attacker but the Sorceress. You have three.
help-piece-flag = Never moves, and whoever attacks it captures it. Without it you draw no more cards; the last Flag standing wins.

## The cards.

help-card-reinforcement = A random piece from your bag comes to a free zone next to one of your pieces.
help-card-surprise-attack = A random piece from your bag comes to any free zone of the board.
help-card-blitz = Two more moves this turn.
help-card-regroup = Three of your pieces change places in secret, even Flag and Cursed Land. The others see which three.
help-card-secret-information = Look at two neighbouring pieces. Only with your Spy on the board; you show what is in your bag.
help-card-traitor = Name an enemy piece: if you are right it is beaten, and a Flag is captured. You see it in any case.
help-card-new-spy = Your Spy comes back from the bag, to any free zone.

## On the board.

help-territory = Yours while only you have pieces in it. Two territories bring a card each turn, and one with a city a move more.

## What a question means for somebody new.

why-territory = Territories are your land for the set-up. Those that lie together are easier to defend; cities bring moves.
why-deploy = Only you see what you place. Keep the Flag behind your lines, with Cursed Lands beside it.
why-card = One of these must be played; the others are discarded.
why-put = You see the piece before you choose its place; the others do not.
why-regroup = Three pieces change places, and only you know how: a good way to hide what is known.
why-arrange = Choose who stands where; the same places as before are allowed.
why-look = What you see stays known to you alone; the others see only where you looked.
why-accuse = Name what has been seen, or what you have worked out: a wrong guess costs nothing but the card.
why-flag = Your Flag is back: put it where it is hard to reach.
why-move = One move, and one more for each city you held. Onto an enemy piece it is a fight: the higher rank wins.

goal = Capture the other Flags and keep your own. { $flags ->
    [one] One other Flag stands
   *[other] { $flags } other Flags stand
}; you hold { $territories ->
    [one] one territory
   *[other] { $territories } territories
} and { $cities ->
    [0] no city
    [one] one city
   *[other] { $cities } cities
}.

## The game on one page.

summary-win = Capture the other Flags: the last player with a Flag on the board wins at once. After 200 rounds territories decide, then pieces.
    .title = How to win
summary-setup = Territories are chosen in turn, then everybody places 18 pieces unseen. Only you see what yours are.
    .title = Set-up
summary-turn = Draw one card for every two territories you hold, and play one of them. Then move: once, and once more for each city you hold. Flags and Cursed Lands do not move; mountains cannot be crossed.
    .title = Your turn
summary-fight = Moving onto an enemy piece is a fight, and both are shown. The higher rank wins, equal ranks are both beaten, and the beaten go to the bag, from which cards bring them back. A Spy that attacks a King wins. A Cursed Land beats all attackers but a Sorceress.
    .title = Fights
summary-flags = Whoever loses the Flag draws no more cards, but plays on, and gets it back by capturing the Flag of whoever took it.
    .title = Flags
