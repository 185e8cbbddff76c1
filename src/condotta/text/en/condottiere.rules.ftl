### Rule help for Condottiere: one message per rule of docs/rules/condottiere.md.

chapter-C1 = The deck
rule-C1 = The deck has 110 cards: 58 mercenaries and 52 special cards. There are 10 mercenaries of value 1 and 8 each of values 2, 3, 4, 5, 6 and 10; the value is the strength. Two kinds of special card have strength without being mercenaries: 12 Courtesans (strength 1) and 3 Heroines (strength 10). The others have no strength: 3 Winters, 3 Springs, 6 Bishops, 6 Drummers, 16 Scarecrows and 3 Surrenders. Mercenaries, Courtesans, Drummers and Heroines stay in the line, Winter and Spring stay until the opposite season is played, Bishop and Scarecrow are discarded after their effect and Surrender at once.

chapter-C2 = Winning
rule-C2-1 = With 2 or 3 players, you win with 6 regions in all or with 4 connected ones (C2.2); with 4 to 6 players, with 5 in all or 3 connected. This is checked at the end of comparing strength, when the control marker and the Condottiere token have been placed (C6.1, C6.2), and before anything else.
rule-C2-2 = Regions are connected when common borders join them into one group. A chain is enough: they need not all border each other.
rule-C2-3 = If after a battle no region is left to fight over, because each has a control marker or the Pope token, the player with most regions wins. This is looked at right after C2.1, before any cards are drawn (C9.2) and before the next region is chosen (C6.3). When regions can be captured, see C11.7.
rule-C2-4 = Players tied for most regions fight a final battle among themselves only: all hands are discarded, all 110 cards are shuffled, and each tied player gets 10 cards plus one per region held. The holder of the Condottiere token begins if tied, otherwise the first tied player to the holder’s left. Whoever wins this battle wins the game; if it is a tie again, the players tied in it share the victory. No region is at stake: a Bishop still removes mercenaries, but the Pope token is not placed.
rule-C2-5 = Public at all times: the lines and their announced strengths, the number of cards in each hand and in the draw pile, and the discards, which lie open.

chapter-C3 = Set-up
rule-C3-1 = Each player is dealt 10 cards, clockwise from the holder of the Condottiere token (7 with C9.1). The first holder is drawn at random, or named by an option of the game.
rule-C3-2 = The holder puts the Condottiere token on any region: there the first battle is fought.

chapter-C4 = A battle
rule-C4-1 = The player who placed the Condottiere token takes the first turn, the others follow clockwise. If that player has no cards, the next player with cards begins.
rule-C4-2 = On your turn you play exactly one card into your own line, or pass. Nobody is ever forced to play a card, and the first one may be of any kind.
rule-C4-3 = After each card the strength of the line (C5.8) is announced. It is public at all times.
rule-C4-4 = A player who has passed plays no more cards in this battle, but can still win it.
rule-C4-5 = When all players but one have passed, the last one goes on taking turns, one card at a time, until passing too.
rule-C4-6 = A player without cards passes when the turn comes, and sits out until having cards again, even when holding the Condottiere token. A holder without cards still chooses the region of the battle.
rule-C4-7 = The battle ends when all players have passed, or at once when a Surrender is played (C5.9).

chapter-C5 = The cards
rule-C5-1 = Winter: every Spring in every line is discarded at once. As long as a Winter lies in any line, each mercenary in every line counts 1.
rule-C5-2 = Spring: every Winter in every line is discarded at once. As long as a Spring lies in any line, the mercenaries with the highest value among all lines get +3 each, whoever owns them; all copies of that value get it. The printed value decides which is highest, not the value doubled by a Drummer.
rule-C5-3 = Seasons do not add up: two Winters have the same effect as one, and so have two Springs.
rule-C5-4 = Bishop: all mercenaries of the highest value in play are discarded, from every line, your own and those of players who have passed included. The printed value counts, under Winter too; with no mercenary in play the Bishop may still be played and removes nothing. The Bishop is then discarded, and its player must at once put the Pope token on a region (C5.5) or leave it off the board. Either way the token is first taken from its old place, which may be chosen again.
rule-C5-5 = The Pope token may go on a region that has no control marker and is not the one being fought over. No battle may be placed on the region it protects. It stays there until the next Bishop.
rule-C5-6 = Courtesan: strength 1, not a mercenary; it decides who gets the Condottiere token (C6.2). Drummer: the mercenaries in its own line count double, and further Drummers change nothing. Under Winter, 1 doubled is 2; with Spring, double first and then add 3. Heroine: strength 10, not a mercenary, and no card affects it.
rule-C5-7 = Scarecrow: take one mercenary from your own line back into your hand, or none; the Scarecrow is then discarded. It may be played with no mercenary to take. It never takes back a special card, another player’s card or a discarded card. If a Scarecrow was your last card and you take a mercenary back, you are still in the battle.
rule-C5-8 = Strength of a line: each of its mercenaries counts its printed value, or 1 while a Winter is in play; this is doubled if the line has a Drummer; then 3 is added if a Spring is in play and the printed value is the highest in play. To the sum of the mercenaries, add 10 for each Heroine and 1 for each Courtesan.
rule-C5-9 = Surrender: the card is discarded and the battle ends at once, before the next turn. The line that is strongest at that moment wins, whoever played the Surrender. A tie counts as a tie (C6.1).
rule-worked-C5 = Examples. 10, 10, 5 and 4 under Winter make 4. With Spring, 2, 5 and 5 make 18 against 15 for 1, 4, a Heroine and the Spring. Three mercenaries worth 21 make 42 with a Drummer, and 6 with a Winter as well; 2, 4 and a Drummer with Spring, when 4 is the highest in play, make 15. A Bishop played on the lines 6, 3, 1, 1 and 6, 1, 1 removes both 6s.

chapter-C6 = After the battle, in this order
rule-C6-1 = Compare strength: the player with the strongest line takes the region and puts a control marker on it. If several lines are tied for strongest, also when all are at 0, nobody takes it.
rule-C6-2 = The Condottiere token goes to the player who alone has most Courtesans in the line (at least one), even when the battle is a tie. Otherwise it goes to the winner of the battle. Failing that, in a tie, it goes to the player on the left of the one who placed it for this battle, with or without cards. Then C2.1 and C2.3 are checked.
rule-C6-3 = The holder of the Condottiere token chooses the region of the next battle: any region without a control marker and without the Pope token. The region of a tied battle may be chosen again. This comes before hands are discarded (C6.5) and before any new deal.
rule-C6-4 = All lines are discarded.
rule-C6-5 = A player whose hand has no mercenary may discard the whole hand, shown to all as proof; a player with a mercenary may not. All players who hold cards are asked at the same time and in secret. Only discards become public, so keeping your cards does not tell the others whether you hold a mercenary.

chapter-C7 = End of a round
rule-C7-1 = If after C6.5 at most one player still has cards, the round ends. It never ends during a battle.
rule-C7-2 = The one player who still has cards may keep up to two of them without showing them, and discards the rest, shown like all discards.
rule-C7-3 = All other cards are shuffled together. Each player is dealt up to 10 cards, then one more per region controlled. Kept cards count: two kept cards and three regions make a hand of 13.
rule-C7-4 = So that no game goes on for ever, with or without variants, it ends at once after a run of battles (ten times the number of players) in which no region got a new owner, or after 300 battles in all. C2.3 and C2.4 then decide who wins.

chapter-C8 = Deals
rule-C8-1 = Players may talk and make deals at any time. No promise is binding.
rule-C8-2 = You may show any of your own cards to any player at any time, also one that lies face down in your own line; whoever is shown a card can rely on what it shows. Cards never change hands. A table can be set up without this.

chapter-C9 = Variant: draw after the battle
rule-C9-1 = Players begin with 7 cards. There are no rounds: hands are not discarded after a battle (C6.5) and nothing of C7 applies, except that C7.4 still ends a game that goes on too long.
rule-C9-2 = After C6.1 and C6.2 and before C6.3, each player, clockwise from the holder of the Condottiere token, may draw up to 3 cards, but not beyond a limit of 10 plus one per region controlled; the region just won counts. The number is named at once and in public, and the next player is asked only when these cards have been dealt. A player above the limit keeps all cards and draws none.
rule-C9-3 = If nobody has a card left, each player draws exactly 10 cards instead.
rule-C9-4 = When a card has to be drawn and the draw pile is empty, the discards are shuffled to make a new one. Draws are filled player by player. If pile and discards together are too few for a player’s draw, the lines of the battle just ended are discarded first.

chapter-C10 = Variant: playing for points
rule-C10-1 = Several games are played to a target score: 20, 30 or any number agreed on. After each game every player scores one point per region controlled. The winner scores 5 more if holding the connected group that wins (the bigger group with C11.1), also if the total was reached in the same battle. A shared victory gives no bonus.
rule-C10-2 = When someone reaches the target, the highest total wins. A tie is settled by a final battle among the tied players (C2.4), with the regions of the last game and with its last holder of the Condottiere token as the holder who begins. Each new game clears the board, takes the Pope token off and deals anew; the last holder of the Condottiere token places it first. A game that gives nobody a point ends the match too; it has no final battle of its own, only the one that decides the match if the totals are tied.
rule-C10-3 = Playing for points cannot be combined with capturing regions (C11.2): such a game is refused. Apart from this, C9, C10, C11.1, C11.2 and C12 combine freely.

chapter-C11 = Variants: bigger kingdoms, capturing regions
rule-C11-1 = Bigger kingdoms: the connected group that wins must be one region larger, 5 with 2 or 3 players and 4 with 4 to 6. The totals stay at 6 and 5.
rule-C11-2 = Capturing regions: the Condottiere token may also be put on a region that another player controls, but never on your own and never on the one with the Pope token. The player who controls it is the defender.
rule-C11-3 = Until playing a first card in the battle, the defender may pass any number of times without losing the right to play; after it, C4.4 holds. Any card counts as the first, even one that is discarded at once. The battle ends on a Surrender, or when all others have passed and the defender passes after that: a defender who still has the right to play is always asked once more after the last of the others has passed.
rule-C11-4 = In any tie for strongest, the defender keeps the region and takes the Condottiere token, unless one player alone has most Courtesans (C6.2).
rule-C11-5 = If another player wins the battle, that player’s control marker replaces the defender’s.
rule-C11-6 = The player of a Bishop may put the Pope token on any region, with or without a control marker, or off the board. It may even go on the region being fought over: the battle goes on.
rule-C11-7 = With capturing, C2.3 applies only when the holder of the Condottiere token has no region at all to attack.

chapter-C12 = Variant: hidden cards
rule-C12-1 = Mercenaries, Drummers, Heroines and Courtesans are played face down, all other cards face up. Playing your next card, of whatever kind, turns the previous one face up: a line never has more than one card face down.
rule-C12-2 = A player who passes may leave the card face down or turn it up. A player whose hand is empty is asked this too.
rule-C12-3 = The announced strength counts visible cards only. A face-down card does nothing to any line, nor does it count as the highest mercenary for Spring.
rule-C12-4 = The effect of a Bishop or a Scarecrow, placing the Pope token included, is carried out before your own face-down card is turned up. A mercenary that is face down at that moment is not counted, not removed and not taken back.
rule-C12-5 = When the battle ends, also by a Surrender, all cards are turned up before strengths are compared.
