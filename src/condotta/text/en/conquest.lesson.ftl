### The lesson of Conquest: a message for each step of lessons/conquest.toml. `.wrong` answers whoever does something else.

lesson-goal = Your eighteen pieces are red, and only you see what they are. This is your Flag: whoever loses it loses the game. Somewhere among Bianca’s blue pieces stands hers. Find it and take it, and you have won.

lesson-card = A turn begins with cards: one for every two territories you hold, and you play one of them. A Blitz would give more moves; but first you want to know something. Play Secret information.
    .wrong = A useful card, another time. Today it is knowledge that wins: play Secret information.

lesson-look = You may look at two enemy pieces that stand side by side. In the north two pieces of Bianca’s have not stirred since the beginning, and Flags never do. Look at these two.
    .wrong = Interesting, but not what we are after: look at the two in Rocky Wild and Pinewatch, which have never moved.

lesson-spy = There is the Flag, with a Cursed Land before it! But first, that King: he beat your Baron in Greymarch, so everybody knows him. Kings beat all ranks, and there is one they fear: your Spy, rank 1, wins when attacking a King. Move the Spy onto him.
    .wrong = Not now: a King in your land would go on taking piece after piece. Your Spy stands right beside him, and a Spy that attacks a King wins.

lesson-scout = Scouts have rank 2, but they go as far as they like along free zones, and fight at the end of it. Send this one against the unknown piece in Lookout Ledge. It will hardly win; but both pieces are shown, and that is what you pay for.
    .wrong = You have this move, too. But see first what a Scout is for: send it against the piece in Lookout Ledge.
    .wrong-pass = You still have moves: one in any case, and one more for each city you hold.

lesson-duke = A Count, rank 6; your Scout is in the bag and may come back with a card. Now nothing is left to chance: your Duke has rank 7, and the higher rank wins. Attack!
    .wrong = You know that piece now, and your Duke beats it. Make use of it before it moves away.
    .wrong-pass = You would give away two moves and a sure victory: the Duke beats the Count.

lesson-sorceress = The Duke has taken its place. Now the way to the Flag. A Cursed Land beats all who attack it, be it the King himself; only a Sorceress breaks it. Yours stands next to it: attack.
    .wrong = Whatever else attacks a Cursed Land is lost. Your Sorceress in Greymarch is the one for it, and she has moves enough left.
    .wrong-pass = Two moves are left, and they are just what you need.

lesson-flag = The way is free, and the Flag beside it cannot move or fight. Take it!
    .wrong = So near! The Sorceress stands beside the Flag: one step, and the game is won.
    .wrong-pass = One move is left, and the Flag is one step away.

lesson-end = The Flag is yours, and the game with it. With more players you would go on until only one Flag stands. You know what matters: learn who stands where, keep the strong for what they surely beat, and hold cities, for each one is a move more.
