### Aide de Princes : ce que fait chaque chose, ce que veut dire chaque question quand on débute, et le jeu en une page.

## Les familles.

help-family-baglioni = Le droit de combattre vous coûte 1 d’influence de moins.
help-family-bentivogli = Vous pouvez garder une tuile Trahison de plus : trois au lieu de deux.
help-family-d-este = Votre Artillerie a 1 de plus en attaque et 1 de plus en défense.
help-family-gonzaga = Les artistes vous coûtent 1 de moins.
help-family-malatesta = Vous pouvez garder une tuile Trahison de plus : trois au lieu de deux.
help-family-montefeltro = Les artistes vous coûtent 1 de moins.

## Les troupes.

help-troop-light-infantry = Bon marché, et seulement pour attaquer.
help-troop-crossbow = Un peu des deux.
help-troop-pike = Tient la ligne : pas d’attaque, bonne défense.
help-troop-fortification = La meilleure défense, et aucune attaque.
help-troop-cavalry = Forte en attaque, et rapporte 2 d’influence à chaque décade.
help-troop-artillery = La meilleure attaque.

## Tuiles de ville, événements, le Pape.

help-lot-doge = Un seul talent : il rapporte, dans les deux monnaies.
help-lot-merchant-venice = Un marchand : pour chaque événement Marchands que vous possédez, il rapporte 1 d’or de plus à chaque décade, et 1 point à la fin.
help-lot-merchant-milan = Un marchand : pour chaque événement Marchands que vous possédez, il rapporte 1 d’or de plus à chaque décade, et 1 point à la fin.
help-lot-genoese-crossbow = Vos Arbalétriers ont 1 de plus en défense.
help-lot-swiss-mercenaries = Vos Piquiers ont 1 de plus en attaque et en défense, et le droit de combattre vous coûte 1 d’influence de moins.
help-lot-armourer = Votre Cavalerie a 1 de plus en attaque, et le droit de combattre vous coûte 1 d’influence de moins.
help-lot-ludovico-sforza = Une fois par décade, dans n’importe quelle guerre : faites relancer les deux dés.
help-lot-caterina-sforza = 2 de plus en défense dans chaque guerre que vous livrez.
help-lot-lorenzo-medici = Une fois par décade : empêchez une guerre avant qu’elle ne commence.
help-lot-giovanni-medici = Le Pape vous coûte 1 d’influence de moins.
help-lot-banking = Une fois par décade : changez jusqu’à 3 d’or contre autant d’influence, ou l’inverse.
help-lot-merchant-florence = Un marchand : pour chaque événement Marchands que vous possédez, il rapporte 1 d’or de plus à chaque décade, et 1 point à la fin.
help-lot-roderigo-borgia = Le Pape vous coûte 1 d’influence de moins.
help-lot-cesare-borgia = Vous pouvez garder une tuile Trahison de plus.
help-lot-lucrezia-borgia = Une fois par décade, à votre tour : prenez 2 d’influence au joueur de votre choix.
help-lot-della-rovere = Le Pape vous coûte 1 d’influence de moins.
help-lot-orsini = Le Pape vous coûte 1 d’influence de moins.
help-lot-colonna = Le Pape vous coûte 1 d’influence de moins.
help-lot-ferrante-d-aragon = Vous pouvez garder une tuile Trahison de plus.
help-lot-alfonso-aragon = Une fois par décade : piochez une tuile Trahison sans payer.
help-lot-spanish-infantry = Votre Infanterie légère a 1 de plus en attaque et en défense.
help-lot-merchant-naples = Un marchand : pour chaque événement Marchands que vous possédez, il rapporte 1 d’or de plus à chaque décade, et 1 point à la fin.
help-lot-gozzoli = Un artiste, qui vaut 2 points à la fin de la partie.
help-lot-piero-della-francesca = Un artiste, qui vaut 2 points à la fin de la partie.
help-lot-verrocchio = Un artiste pour la ville de votre choix : son statut monte aussitôt de 1.
help-lot-merchant-1 = Pour chacune de vos tuiles de marchand : 1 d’or de plus à chaque décade, et 1 point à la fin de la partie.
help-lot-botticelli = Un artiste, qui vaut 3 points à la fin de la partie.
help-lot-mantegna = Un artiste, qui vaut 3 points à la fin de la partie.
help-lot-bellini = Un artiste pour la ville de votre choix : son statut monte aussitôt de 1.
help-lot-merchant-2 = Pour chacune de vos tuiles de marchand : 1 d’or de plus à chaque décade, et 1 point à la fin de la partie.
help-lot-leonardo = Un artiste, qui vaut 4 points à la fin de la partie.
help-lot-michelangelo = Un artiste pour la ville de votre choix : son statut monte aussitôt de 1.
help-lot-bramante = Un artiste pour la ville de votre choix : son statut monte aussitôt de 1.
help-lot-french-invade = Envoyée aussitôt contre une ville, elle abaisse son statut de 2 ; ou vous la jetez.
help-lot-pope = 3 d’or à la fin de la décade, 3 points à la fin de la partie. Une fois, vos troupes peuvent se joindre à une guerre. Retourne à la banque après chaque décade.

## La Trahison.

help-tile-bribe-troops = Dans une guerre que vous livrez : une troupe, d’un camp ou de l’autre, ne compte pas.
help-tile-bribe-cardinal = Vaut 3 d’influence pour payer le Pape.
help-tile-freeze-bid = Aux enchères : le joueur de votre choix ne peut pas miser à son prochain tour, et se retire.
help-tile-steal-influence = À votre tour : prenez 2 d’influence au joueur de votre choix.
help-tile-raid-gold-shipment = À votre tour : prenez 3 d’or au joueur de votre choix.
help-tile-veto = Empêche une guerre avant qu’elle ne commence.
help-tile-start-war = À la fin de votre tour : une guerre de plus, au-delà de la limite de la décade.

## Sur la table.

help-city = À la fin, chaque tuile de la ville marque selon son rang : 10, 7, 5, 3 et 1 points. Les guerres et les artistes changent son statut.

## Ce que veut dire une question quand on débute.

why-family = Toutes les familles gagnent autant ; le talent vaut pour toute la partie.
why-action = Une chose par tour. Les tuiles rapportent des revenus et des points, une troupe permet de combattre, une guerre fait monter une ville et descendre une autre.
why-after-action = Votre action est faite. Certaines tuiles peuvent encore servir avant la fin de votre tour.
why-discard = Leur nombre est limité. Jetez celle qui vous sert le moins ; personne ne la voit.
why-alfonso = Il vous donne une tuile Trahison par décade, maintenant ou à l’un de vos tours.
why-bid = Continuez tant que cela vaut plus pour vous. Qui se retire est hors de ces enchères.
why-hire = La plus haute mise combat pour cette ville et reçoit son statut en or, quoi qu’il arrive. Le vainqueur prend un laurier.
why-pay = Les remises sont déjà déduites. Choisissez ce que vous utilisez encore pour payer.
why-place-artist = Le statut de la ville monte de 1 : choisissez-en une dont vous avez des tuiles.
why-invade = Le statut de la ville baisse de 2 : choisissez-en une où les autres ont des tuiles.
why-veto = Avec un veto, pas de guerre. Personne ne saura qui aurait pu : prenez votre temps.
why-league = Vos troupes s’ajoutent à un camp, sans solde et sans laurier.
why-bribe = Une troupe corrompue ne compte pas dans cette guerre.
why-ludovico = Les deux dés sont relancés, et le nouveau jet reste, bon ou mauvais.

goal = Le plus de points après trois décades. Décade { $decade } : vous en avez { $points }, le meilleur des autres { $best }.

## Le jeu en une page.

summary-win = Le plus de points après trois décades. Chacune de vos tuiles de ville marque le rang de sa ville : 10, 7, 5, 3 ou 1. S’y ajoutent les artistes, les marchands, le Pape (3), les lauriers (1 + 2 + 3…), le plus d’or (6, le deuxième 3) et le plus d’influence (4).
    .title = Comment gagner
summary-turn = Une action : acheter une troupe ou une tuile Trahison, mettre une tuile aux enchères, déclencher une guerre, ou passer. La Trahison et certaines tuiles s’utilisent en plus.
    .title = Votre tour
summary-auction = Les tuiles de ville se paient en or, et qui en met une en vente ouvre à deux fois le statut de la ville. Les événements et le Pape se paient dans la monnaie qu’ils montrent, et 0 peut suffire. Le dernier en lice paie sa mise aussitôt.
    .title = Les enchères
summary-war = Deux villes sont nommées ; qui a une troupe mise de l’influence pour le droit de combattre pour l’une d’elles, et reçoit son statut en or. Attaque et dé contre défense et dé ; en cas d’échec, le défenseur riposte. La ville du vainqueur monte de 1, l’autre descend de 1 ; de 2 si le total du vainqueur est au moins le double.
    .title = La guerre
summary-decade = Elle finit quand son quatrième événement est gagné. Chacun touche l’or et l’influence de sa famille, de ses tuiles et de ses troupes, et la solde posée sur sa ville natale. On peut avoir six tuiles de ville, de trois villes au plus.
    .title = La décade

## Les prix, sur un bouton, après ce qu’il fait.

price-gold = { $number ->
    [one] { $number } or
   *[other] { $number } ors
}
price-treachery = 1 or et 1 point d’influence
price-from = dès { $number ->
    [one] { $number } or
   *[other] { $number } ors
}
price-from-nothing = { $currency ->
    [gold] mises en or
   *[influence] mises en influence
}
