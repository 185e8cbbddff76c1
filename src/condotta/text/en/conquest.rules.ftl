### Rule help for Conquest: one message per rule of docs/rules/conquest.md.

chapter-Q1 = The pieces
rule-Q1 = Every player has 18 pieces. By rank: King 10, Queen 9, Prince 8, Duke 7, Count 6, Knight 5, Baron 4, two Sorceresses 3, four Scouts 2 and the Spy 1. Three Cursed Lands and the Flag have no rank.

chapter-Q2 = Set-up
rule-Q2-1 = The Traitor is taken out of the 42 cards, the other 41 are shuffled, and the Traitor goes under them. Only this once; later it is shuffled in with the rest.
rule-Q2-2 = Each player draws a piece: the highest rank begins. A Cursed Land counts 0, a Flag 11. Those who are tied draw again. The pieces drawn are shown and go back.
rule-Q2-3 = Territories are chosen one at a time, from the first player to the last, back from the last to the first, and so on, until all 24 are dealt: 12, 8 or 6 each.
rule-Q2-4 = All players place all their pieces at the same time and unseen on their own territories, one to a zone. You are asked for your Flag first, then for Cursed Lands, then from the King down, and need not wait for the others. Zones and territories may stay empty; with the option “Garrison” each of your territories needs at least one piece. With four players the board is full.
rule-Q2-5 = Territories are counted for the first time when all have placed (Q5.1): one that was left empty is nobody’s.
rule-Q2-6 = Only its owner sees what a piece is. Everybody sees whose it is and where it stands.

chapter-Q3 = A turn: draw, then move
rule-Q3-1 = You draw half as many cards as you hold territories at the start of your turn, rounded down. While your Flag is captured you draw none.
rule-Q3-2 = The cards are laid open; you play one of them, and all are discarded. If any can be played, one must be.
rule-Q3-3 = Everybody knows how many cards are in the pile. When a card is to be drawn and there is none, also in the middle of a draw, the discards are shuffled, the Traitor among them.
rule-Q3-4 = If the Traitor was among the cards drawn, played or not, all 42 cards are shuffled together once the card played has been carried out.
rule-Q3-5 = You have one move, one more for each territory with a city you held at the start of the turn, and two more after a Blitz. Only the first is compulsory, and only if you can make one. A piece may move more than once, also back. If you can make no move you just end your turn; all then know that you could not.
rule-Q3-6 = At the end of the turn territories change hands (Q5.1).

chapter-Q4 = Moving and fighting
rule-Q4-1 = A move takes one piece to a zone that borders its own, never across mountains. Flags and Cursed Lands do not move.
rule-Q4-2 = There is one piece to a zone; no jumping and no passing through.
rule-Q4-3 = A Scout goes along any path of free zones, as far as it likes; more than one step shows that it is a Scout. At the end of a long move it may fight, unless the option “Charging Scouts” is off.
rule-Q4-4 = Moving onto an enemy piece is a fight: both pieces are shown to all. The higher rank wins; equal ranks are both beaten. A beaten piece goes to its owner’s bag. A winning attacker takes the zone, a winning defender stays.
rule-Q4-5 = A Cursed Land beats every attacker and stays where it is, except a Sorceress, which beats it.
rule-Q4-6 = A Spy that attacks a King wins; attacked by a King it loses. In all else it has rank 1.
rule-Q4-7 = Any attacker captures a Flag.

chapter-Q5 = Territories
rule-Q5-1 = A territory belongs to the player who alone has pieces in it. Empty, or with pieces of several players, it is contested and nobody’s.

chapter-Q6 = Flags
rule-Q6-1 = A captured Flag stands before the player who captured it. Its owner draws no more cards, but keeps pieces, moves and territories.
rule-Q6-2 = To win your Flag back, capture the Flag of the player who holds it, by a move or by a Traitor. Your own Flag goes at once on any free zone of the board, and the captured one stands before you with all other Flags that player held. You draw cards again from your next turn.
rule-Q6-3 = A player without a Flag cannot hold others. A player who loses the Flag loses with it all Flags held, to the one who captured it. If a player without a Flag captures one, other than by Q6.2, it goes with all the Flags its owner held to the player who has the capturing player’s Flag.
rule-Q6-4 = The last player with a Flag on the board wins, at once. After 200 rounds, or as many as the option “Round limit” says, the players who still have a Flag compare territories, then pieces on the board; those still tied share the victory.

chapter-Q7 = The cards
rule-Q7 = Reinforcement (6): a random piece from your bag on a free zone next to one of your pieces. Surprise attack (4): a random piece from your bag on any free zone. Blitz (13): two more moves. Regroup (11): three of your pieces change places in secret, in any way or not at all, Flag and Cursed Land too; the others see which three; with only two pieces on the board you take two. Secret information (5): look at two pieces on neighbouring zones, of any owners, at least one not yours; all see which two; only with your Spy on the board, and to prove it you show all that is in your bag. Traitor (1): name an enemy piece and look at it; if you are right it is beaten, and a Flag is captured; if not, the others learn only that you were wrong. New spy (2): your Spy from the bag on any free zone.
rule-Q7-1 = You see the piece drawn from your bag before you choose its zone; others see only that a piece came. What is in a bag everybody knows from the fights; what was drawn from it nobody else does, until you show your bag (Q7).

chapter-Q8 = What everybody knows
rule-Q8 = Everybody knows who stands where, the territories, the cards drawn, played and discarded, both pieces of each fight, which pieces have moved and so are neither Flag nor Cursed Land, which have gone far and so are Scouts, and which zones regrouped. Only you know your own pieces, what Secret information or a Traitor showed you, what you drew from your bag and how your pieces regrouped. After a Regroup, what was known of three pieces is known of the three together.
