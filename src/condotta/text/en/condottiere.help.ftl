### Help for Condottiere: what each thing does, what each question means for somebody new, and the game on one page.

## The cards.

help-card-1 = A mercenary of strength 1; the deck has 10 of them. Small, but safe from every Bishop, and as good as a 10 under Winter.
help-card-2 = A mercenary of strength 2; the deck has 8 of them.
help-card-3 = A mercenary of strength 3; the deck has 8 of them.
help-card-4 = A mercenary of strength 4; the deck has 8 of them.
help-card-5 = A mercenary of strength 5; the deck has 8 of them.
help-card-6 = A mercenary of strength 6; the deck has 8 of them.
help-card-10 = The strongest mercenary, strength 10; the deck has 8 of them. It is the first a Bishop sends away.
help-card-winter = While it lies in any line, every mercenary counts only 1. It sends all Springs away. The deck has 3.
help-card-spring = While it lies in any line, the mercenaries of the highest value count 3 more each, whoever owns them. It sends all Winters away. The deck has 3.
help-card-bishop = Sends away all mercenaries of the highest value, your own too. Then you may put the Pope on a region: no battle can be placed there. The deck has 6.
help-card-courtesan = Strength 1 in any weather. Whoever alone has most of them gets the Condottiere token, even without winning the battle. The deck has 12.
help-card-drummer = Doubles the mercenaries in your own line; a second one changes nothing. The deck has 6.
help-card-heroine = Strength 10, and no card touches her. The deck has 3.
help-card-scarecrow = Takes one mercenary from your line back into your hand, or just lets you wait a turn. The deck has 16.
help-card-surrender = Ends the battle at once: the strongest line wins, whoever played this. The deck has 3.

## On the table.

help-region = Win the battle here and it is yours. Regions that touch each other make a connected group.
help-token = Whoever holds the Condottiere token chooses the region of the battle and plays first.
help-strength = What the line counts now: mercenaries under Winter, Drummer and Spring, then Heroines and Courtesans.

## What a question means for somebody new.

why-place = You choose where everybody fights next. A region beside your own brings you nearer to a connected group.
why-turn = Add a card if the region is worth it. If you pass, you play no more in this battle, but your line still counts.
why-pope = No battle can be placed on the region with the Pope. Protect what the others need.
why-take-back = The mercenary comes back to your hand for later; your line is weaker without it.
why-discard-hand = Without mercenaries a hand wins little: you may throw it all away, and a new deal comes sooner.
why-keep = You alone still have cards: take your two best into the next round.
why-draw = More cards are more strength later. Your limit is ten, and one more for each region.
why-leave = Face down, nobody knows the card until the battle ends. Face up, it counts from now on.

goal = { $total } regions, or { $connected } that touch each other. You have { $regions } and { $group }.

## The game on one page.

summary-win = With 2 or 3 players you win with 6 regions, or with 4 that touch each other; with 4 to 6 players, with 5 regions, or 3 that touch. It counts after each battle, at once.
    .title = How to win
summary-battle = The holder of the Condottiere token chooses a free region and begins. In turn everybody adds one card to their own line, or passes. Whoever has passed plays no more cards here, but the line still counts. When all have passed, the strongest line takes the region; in a tie, nobody does.
    .title = A battle
summary-cards = Mercenaries count what is printed on them. Winter makes each of them 1, Spring adds 3 to the highest, a Drummer doubles those in its line, a Bishop sends the highest away. Heroines (10) and Courtesans (1) are no mercenaries, and nothing touches them. A Scarecrow takes a mercenary back; Surrender ends the battle at once.
    .title = The cards
summary-token = After the battle the token goes to whoever alone has most Courtesans, otherwise to the winner. Its new holder chooses the next region.
    .title = The token
summary-round = Cards that were played are gone. When at most one player still has cards, everybody gets a new hand: ten cards, and one more for each region. So do not spend more on a region than it is worth.
    .title = New cards
