### The lesson of Condottiere: a message for each step of lessons/condottiere.toml. `.wrong` answers whoever does something else,
### `.wrong-pass` and its like whoever does just that.

lesson-goal = Welcome to Italy! You win with six regions, or with four that touch each other. Siena and Firenze are yours already, and they share a border. Two more beside them, and the game is yours.

lesson-token = You hold the Condottiere token, so you choose where the next battle is fought. Put it on Lucca: it borders Firenze.
    .wrong = You may fight there too. But this battle is prepared for Lucca, which borders Firenze and leaves you a choice of neighbours afterwards.

lesson-mercenary = A battle is a row of cards before each player, played in turn, one at a time. The highest total takes the region. Cards do not come back after the battle, so spend just enough. Begin with your 6.
    .wrong = It would do, but it is not a card to begin with: what you play here you will miss in the next battle. A plain 6 is enough for now.
    .wrong-pass = Whoever passes plays no more cards in this battle. With nothing on the table you would leave Lucca to the others.
    .wrong-play-surrender = Surrender ends the battle at once. With no card on the table that is a tie, and nobody gets Lucca. Keep it for a moment when you lead.

lesson-drummer = Carlo’s 10 beats your 6. But the Drummer doubles all mercenaries in your own line: 6 becomes 12. Play it, and watch the number at the end of your line.
    .wrong = That helps less, or costs more. The Drummer alone makes 12 of your 6, and you keep the strong cards for later.
    .wrong-pass = You would keep your 6 on the table, but Carlo leads with 10, and you could not answer any more.
    .wrong-play-surrender = The strongest line wins when a Surrender is played, whoever plays it. Just now that is Carlo’s.

lesson-courtesan = Winter! While it lies there every mercenary counts only 1: your 6, doubled, is 2. You still lead, but Carlo can go on. A Courtesan is no mercenary: she counts 1 in any weather, and most Courtesans bring the token for the next battle.
    .wrong = Under Winter a mercenary counts 1, doubled 2, whatever is printed on it; and the Heroine is too good for so small a lead. The Courtesan is cheap, and brings you the token.
    .wrong-pass = You lead with 2 to 1, but Carlo is still in the battle: two more small cards, and Lucca is his. Pass when nobody can overtake you, or when it is not worth a card.

lesson-pass = Bianca and Carlo have passed, and your 3 is the highest total. Nobody can answer any more, so each further card would be wasted. Pass, and Lucca is yours.
    .wrong = You would win all the same, but with a card less for the next battle. The others have passed: nothing can happen to your 3.

lesson-connected = Lucca is yours, and so is the token. Siena, Firenze and Lucca hang together: one more that touches them, and you have won. Modena borders both Firenze and Lucca. Fight there!
    .wrong = This region would count for the six, or for the four if it touches yours. The battle that is prepared is the one for Modena, between Firenze and Lucca.

lesson-highest = The others cannot let you have this one, and they hold cards back for it. Open with your 10, and see what Carlo does about it.
    .wrong = You might begin so, too. But play the 10 this once: it is worth seeing what can happen to the highest card on the table.
    .wrong-pass = Then you could play nothing here, and the others would not leave you the fourth region.
    .wrong-play-surrender = All lines are empty: that would be a tie, and nobody gets Modena.

lesson-heroine = Carlo’s Bishop has sent away the highest mercenary: your 10. Such is the risk of the highest card. Bishop and Winter strike mercenaries only; the Heroine is none. She counts 10, and nothing touches her.
    .wrong = Small mercenaries slip under a Bishop, but they would not be enough today. The Heroine counts 10, and no card can touch her.
    .wrong-pass = Your line is empty: you would give Modena away, and the game with it.
    .wrong-play-surrender = Everybody has 0: that would be a tie, and nobody gets Modena.

lesson-surrender = You lead with 10 to 6, and Carlo holds more cards than you. Do not give him time! Surrender ends the battle at once, and the strongest line wins: yours.
    .wrong = It makes you stronger, and Carlo goes on. You lead at this very moment: end the battle now.
    .wrong-pass = You lead, but after your pass Carlo could play card after card against your 10. Your Surrender ends it before that.

lesson-end = Four regions that touch each other: you have won! You know the heart of it now: the token chooses the place, the highest total wins, and what you save today you have tomorrow. When at most one player has cards left, everybody gets a new hand of ten, and one card more for each region.
