### Aide de Conquest : ce que fait chaque chose, ce que veut dire chaque question quand on débute, et le jeu en une page.

## Les pièces.

help-piece-spy = Rang 1, le plus faible ; mais il gagne quand il attaque un Roi.
help-piece-scout = Rang 2. Va aussi loin qu’il veut par les zones libres, et peut se battre au bout. Vous en avez quatre.
help-piece-sorceress = Rang 3. La seule pièce qui bat une Terre maudite. Vous en avez deux.
help-piece-baron = Rang 4. Bat tous les rangs inférieurs ; à rang égal, les deux sont battus.
help-piece-knight = Rang 5. Bat tous les rangs inférieurs ; à rang égal, les deux sont battus.
help-piece-count = Rang 6. Bat tous les rangs inférieurs ; à rang égal, les deux sont battus.
help-piece-duke = Rang 7. Bat tous les rangs inférieurs ; à rang égal, les deux sont battus.
help-piece-prince = Rang 8. Bat tous les rangs inférieurs ; à rang égal, les deux sont battus.
help-piece-queen = Rang 9. Seuls le Roi et une Terre maudite la battent.
help-piece-king = Rang 10, le plus haut. Gare à l’Espion et aux Terres maudites.
help-piece-cursed-land = Ne bouge jamais, et bat tout attaquant sauf la Magicienne. Vous en avez trois.
help-piece-flag = Ne bouge jamais, et qui l’attaque le capture. Sans lui, vous ne piochez plus de cartes ; le dernier Drapeau debout gagne.

## Les cartes.

help-card-reinforcement = Une pièce de votre sac, au hasard, vient sur une zone libre à côté d’une de vos pièces.
help-card-surprise-attack = Une pièce de votre sac, au hasard, vient sur n’importe quelle zone libre.
help-card-blitz = Deux déplacements de plus ce tour-ci.
help-card-regroup = Trois de vos pièces changent de place en secret, même le Drapeau et les Terres maudites. Les autres voient lesquelles.
help-card-secret-information = Regardez deux pièces voisines. Il faut votre Espion sur le plateau ; vous montrez votre sac.
help-card-traitor = Nommez une pièce adverse : si c’est juste, elle est battue, et un Drapeau est capturé. Vous la voyez en tout cas.
help-card-new-spy = Votre Espion revient du sac, sur n’importe quelle zone libre.

## Sur le plateau.

help-territory = À vous tant que vous seul y avez des pièces. Deux territoires donnent une carte par tour, et une ville un déplacement de plus.

## Ce que veut dire une question quand on débute.

why-territory = Ce seront vos territoires pour la mise en place. Groupés, ils se défendent mieux ; les villes donnent des déplacements.
why-deploy = Vous seul voyez ce que vous placez. Gardez le Drapeau à l’arrière, avec des Terres maudites à côté.
why-card = Il faut jouer une de ces cartes ; les autres sont défaussées.
why-put = Vous voyez la pièce avant de choisir sa place ; les autres non.
why-regroup = Trois pièces changent de place, et vous seul savez comment : un bon moyen de cacher ce qui était connu.
why-arrange = Choisissez qui se tient où ; les mêmes places qu’avant sont permises.
why-look = Ce que vous voyez, vous seul le savez ; les autres voient seulement où vous avez regardé.
why-accuse = Nommez ce que vous avez vu ou deviné : une erreur ne coûte que la carte.
why-flag = Votre Drapeau est de retour : mettez-le là où l’on arrive mal.
why-move = Un déplacement, et un de plus par ville tenue. Sur une pièce adverse, c’est un combat : le rang le plus haut gagne.

goal = Capturez les autres Drapeaux et gardez le vôtre. { $flags ->
    [one] { $flags } autre Drapeau est debout
   *[other] { $flags } autres Drapeaux sont debout
} ; vous tenez { $territories ->
    [one] { $territories } territoire
   *[other] { $territories } territoires
} et { $cities ->
    [one] { $cities } ville
   *[other] { $cities } villes
}.

## Le jeu en une page.

summary-win = Capturez les autres Drapeaux : le dernier joueur qui a un Drapeau sur le plateau gagne aussitôt. Après 200 tours de table, les territoires décident, puis les pièces.
    .title = Comment gagner
summary-setup = Les territoires se choisissent à tour de rôle, puis chacun place 18 pièces en secret. Vous seul voyez ce que sont les vôtres.
    .title = Mise en place
summary-turn = Piochez une carte pour deux territoires tenus, et jouez-en une. Puis déplacez : une fois, et une fois de plus par ville tenue. Drapeaux et Terres maudites ne bougent pas ; les montagnes ne se franchissent pas.
    .title = Votre tour
summary-fight = Aller sur une pièce adverse, c’est combattre, et les deux sont montrées. Le rang le plus haut gagne, à rang égal les deux sont battues, et les battues vont dans le sac, d’où des cartes les ramènent. Un Espion qui attaque un Roi gagne. Une Terre maudite bat tout attaquant sauf une Magicienne.
    .title = Les combats
summary-flags = Qui perd son Drapeau ne pioche plus de cartes, mais joue encore, et le reprend en capturant le Drapeau de qui le lui a pris.
    .title = Les Drapeaux
