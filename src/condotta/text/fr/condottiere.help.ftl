### Aide de Condottiere : ce que fait chaque chose, ce que veut dire chaque question quand on débute, et le jeu en une page.

## Les cartes.

help-card-1 = Un Mercenaire de force 1 ; le paquet en a 10. Petit, mais à l’abri de tout Évêque, et aussi bon qu’un 10 sous l’Hiver.
help-card-2 = Un Mercenaire de force 2 ; le paquet en a 8.
help-card-3 = Un Mercenaire de force 3 ; le paquet en a 8.
help-card-4 = Un Mercenaire de force 4 ; le paquet en a 8.
help-card-5 = Un Mercenaire de force 5 ; le paquet en a 8.
help-card-6 = Un Mercenaire de force 6 ; le paquet en a 8.
help-card-10 = Le Mercenaire le plus fort, force 10 ; le paquet en a 8. C’est le premier que chasse un Évêque.
help-card-winter = Tant qu’il est dans une ligne, chaque Mercenaire ne compte que 1. Il chasse tous les Printemps. Le paquet en a 3.
help-card-spring = Tant qu’il est dans une ligne, les Mercenaires de la plus haute valeur comptent chacun 3 de plus, où qu’ils soient. Il chasse tous les Hivers. Le paquet en a 3.
help-card-bishop = Chasse tous les Mercenaires de la plus haute valeur, les vôtres aussi. Puis vous pouvez poser le Pape sur une région : aucune bataille ne peut y être livrée. Le paquet en a 6.
help-card-courtesan = Force 1 par tous les temps. Qui en a, seul, le plus reçoit le pion Condottiere, même sans gagner la bataille. Le paquet en a 12.
help-card-drummer = Double les Mercenaires de votre propre ligne ; un second n’y change rien. Le paquet en a 6.
help-card-heroine = Force 10, et aucune carte ne la touche. Le paquet en a 3.
help-card-scarecrow = Reprend en main un Mercenaire de votre ligne, ou vous laisse simplement attendre un tour. Le paquet en a 16.
help-card-surrender = Met fin à la bataille sur-le-champ : la ligne la plus forte gagne, peu importe qui l’a jouée. Le paquet en a 3.

## Sur la table.

help-region = Gagnez-y la bataille, et elle est à vous. Les régions qui se touchent forment un groupe relié.
help-token = Qui a le pion Condottiere choisit la région de la bataille et joue en premier.
help-strength = Ce que vaut la ligne en ce moment : les Mercenaires selon l’Hiver, le Tambour et le Printemps, puis les Héroïnes et les Courtisans.

## Ce que veut dire une question quand on débute.

why-place = Vous choisissez où tout le monde se bat. Une région voisine des vôtres vous rapproche d’un groupe relié.
why-turn = Ajoutez une carte si la région la vaut. Si vous passez, vous ne jouez plus dans cette bataille, mais votre ligne compte encore.
why-pope = Aucune bataille ne peut être livrée dans la région du Pape. Protégez ce dont les autres ont besoin.
why-take-back = Le Mercenaire revient en main pour plus tard ; votre ligne s’affaiblit d’autant.
why-discard-hand = Sans Mercenaires, une main ne gagne guère : vous pouvez tout défausser, et la prochaine distribution viendra plus tôt.
why-keep = Vous seul avez encore des cartes : gardez vos deux meilleures pour la manche suivante.
why-draw = Plus de cartes, c’est plus de force plus tard. La limite est de dix, et une de plus par région.
why-leave = Face cachée, personne ne connaît la carte avant la fin de la bataille. Retournée, elle compte dès maintenant.

goal = { $total } régions, ou { $connected } qui se touchent. Vous en avez { $regions } et { $group }.

## Le jeu en une page.

summary-win = À 2 ou 3 joueurs, on gagne avec 6 régions, ou avec 4 qui se touchent ; de 4 à 6 joueurs, avec 5 régions, ou 3 qui se touchent. Cela compte après chaque bataille, aussitôt.
    .title = Comment gagner
summary-battle = Qui a le pion Condottiere choisit une région libre et commence. À tour de rôle, chacun ajoute une carte à sa propre ligne, ou passe. Qui a passé ne joue plus de carte ici, mais sa ligne compte encore. Quand tous ont passé, la ligne la plus forte prend la région ; à égalité, personne.
    .title = Une bataille
summary-cards = Les Mercenaires comptent leur valeur imprimée. L’Hiver les ramène tous à 1, le Printemps ajoute 3 aux plus hauts, un Tambour double ceux de sa ligne, un Évêque chasse les plus hauts. Les Héroïnes (10) et les Courtisans (1) ne sont pas des Mercenaires, et rien ne les touche. Un Épouvantail reprend un Mercenaire ; une Reddition met fin à la bataille sur-le-champ.
    .title = Les cartes
summary-token = Après la bataille, le pion va à qui a, seul, le plus de Courtisans, sinon au vainqueur. Son nouveau détenteur choisit la prochaine région.
    .title = Le pion
summary-round = Les cartes jouées sont perdues. Quand un joueur au plus a encore des cartes, chacun reçoit une nouvelle main : dix cartes, et une de plus par région. Ne dépensez donc pas plus pour une région qu’elle ne vaut.
    .title = De nouvelles cartes
