### L’aide sur les règles de Princes : un message par règle de docs/rules/princes.md.

chapter-P1 = Mise en place
rule-P1-1 = Le premier joueur est tiré au sort ; puis, dans le sens horaire, chacun prend une des six familles. Chacun commence avec 40 ors et 12 points d’influence.
rule-P1-2 = Statut de départ des villes : Venise 7, Milan 6, Florence 6, Rome 5, Naples 5. Le statut va de 3 à 10.
rule-P1-3 = Les troupes, les tuiles de ville et le Pape sont visibles, de même que les quatre événements de la décade I. Les 23 tuiles Trahison sont mélangées face cachée.
rule-P1-4 = Le premier joueur de la décade I est tiré au sort à nouveau. Dans les décades suivantes, c’est le joueur après le dernier qui a fait une action : celui qui a mis aux enchères le dernier événement, non celui qui l’a gagné.

chapter-P2 = Limites et informations publiques
rule-P2-1 = L’or et l’influence de chacun sont publics, comme toutes les tuiles sauf les tuiles Trahison. Une Trahison jouée est montrée ; ce qu’on défausse au-delà de la limite ne l’est pas.
rule-P2-2 = On a au plus 2 tuiles Trahison, une de plus avec Bentivogli ou Malatesta, avec Cesare Borgia et avec Ferrante d’Aragon. On peut dépasser la limite en achetant ou en piochant ; on défausse alors aussitôt, avant toute autre chose, en choisissant parmi toutes ses tuiles.
rule-P2-3 = On possède au plus six tuiles de ville, d’au plus trois villes. On ne défausse jamais une tuile de ville.
rule-P2-4 = On a au plus une troupe de chaque sorte.
rule-P2-5 = Une tuile utilisable une fois par décade est tournée quand elle a servi ; elle est remise droite à la fin de la décade.
rule-P2-6 = Échanges : à tout moment, les joueurs peuvent se donner de l’or et de l’influence, librement ou par un échange accepté des deux ; rien d’autre ne change de mains et les promesses n’engagent pas. Un échange se fait d’un coup, avec ce que les deux possèdent ; l’or sur une ville natale n’est pas dans la bourse. Qui a la plus haute mise, a gagné ou doit ouvrir pour une tuile de ville ne peut descendre sous ce prix ; seul compte ce que tous peuvent voir, et des cardinaux ceux qu’une mise a prouvés. On n’échange plus après le gain du dernier événement de la décade III. Une table peut se jouer sans échanges.

chapter-P3 = Un tour
rule-P3-1 = Dans le sens horaire, chacun fait une action : acheter, mettre aux enchères, démarrer une guerre ou passer. Passer n’a pas de suite.
rule-P3-2 = Acheter une troupe à son prix en or, ou une tuile Trahison pour 1 or et 1 point d’influence ; ou, au lieu d’acheter, rendre une de ses troupes sans remboursement.
rule-P3-3 = Mettre une tuile aux enchères : une tuile de ville, un événement de cette décade, ou le Pape si personne ne l’a.
rule-P3-4 = On ne peut démarrer une guerre que si le compteur est sous sa limite : 4 par décade, 5 à cinq ou six joueurs.
rule-P3-5 = À son tour, on peut aussi utiliser Vol d’influence, Intercepter une livraison d’or, Lucrezia Borgia et Alfonso Aragon ; ce ne sont pas des actions. On s’en sert avant ou après l’action, jamais pendant une enchère ou une guerre, ni après la fin de la décade ; on dit soi-même quand son tour est fini.
rule-P3-6 = Démarrer une guerre : à la fin de son tour, après toute action ou un passe, la tuile démarre une guerre supplémentaire qui termine le tour. Le compteur ne bouge pas, veto ou non, et peut être à sa limite. Une par tour, et pas après la fin de la décade.
rule-P3-7 = Contre une partie sans fin : un tour de table où rien n’a été acheté, rendu, vendu ni combattu est vide. Après deux tours vides de suite (deux fois autant de tours que de joueurs), le joueur actif doit mettre aux enchères un événement de la décade et ouvrir à 0 au moins.

chapter-P4 = Enchères
rule-P4-1 = Tuile de ville : payée en or. Le joueur actif doit ouvrir avec au moins le double du statut de la ville ; qui ne peut posséder la tuile (P2.3) ou payer cette somme ne peut la mettre aux enchères. Un joueur qui ne peut la posséder a tout de même son tour de parole : des Gels d’enchère, puis passer.
rule-P4-2 = Événement et Pape : payés dans la monnaie de la tuile (le Pape : influence). Le joueur actif ouvre mais n’est pas tenu de miser ; 0 est une ouverture permise et gagne si personne ne monte. Ne pas miser, c’est passer ; si tous les autres ont passé sans miser, le dernier est encore interrogé et peut la prendre pour 0. Si personne ne mise, la tuile reste et l’action est perdue.
rule-P4-3 = Dans le sens horaire ; une mise est tout nombre entier plus élevé, au plus 255 ; qui passe se retire ; le dernier encore en lice avec une mise gagne et la paie, rabais déduits, aussitôt. Jamais moins de 0 ; une mise doit pouvoir être payée quand elle est faite, si bien que le gagnant peut toujours payer.
rule-P4-4 = On peut miser plus qu’on n’a si ses rabais font le reste, pour le Pape aussi ses tuiles Corrompre un cardinal (3 points d’influence chacune), et dans toute enchère une Banque non utilisée. Au paiement, d’abord les rabais, puis le gagnant choisit cardinaux et Banque s’il a le choix ; on ne rend pas la monnaie, et on ne dépense pas un cardinal qui ne paierait rien. La plus haute mise permise n’est montrée qu’à son joueur. Les rabais s’ajoutent : artistes −1 pour Gonzaga et Montefeltro ; condottiere −1 chacun pour Baglioni, Mercenaires suisses et Armurier ; Pape −1 chacun pour Roderigo Borgia, Giovanni Medici, Della Rovere, Orsini et Colonna.
rule-P4-5 = Gel d’enchère : à son tour de parole, même si l’on passe ensuite, on désigne un autre joueur encore dans l’enchère. À son prochain tour de parole, ce joueur ne peut miser, pas même ouvrir, et se retire ; si tous les autres se retirent avant, il gagne avec sa mise. Le gel finit avec l’enchère. Un joueur gelé peut encore jouer un Gel d’enchère ; plusieurs en un tour sont permis ; nul n’est gelé deux fois ; qui ouvre pour une tuile de ville peut geler mais doit ensuite miser.
rule-P4-6 = Artiste « +1 statut » : le gagnant le place aussitôt sur une ville, dont le statut monte d’un. Plusieurs peuvent être sur une même ville ; au statut 10, la tuile compte encore pour les égalités.
rule-P4-7 = Artiste à points de victoire : gardé jusqu’à la fin. Événement Marchands : gardé ; pour chacun, on reçoit +1 or à la fin de chaque décade et 1 point à la fin de la partie pour chacune de ses tuiles de ville à la marque du marchand.
rule-P4-8 = Invasion française : jouée aussitôt contre une ville, dont le statut baisse de 2, ou défaussée. Si le temps est écoulé, elle est défaussée.
rule-P4-9 = La décade finit dès que son dernier événement est gagné, et P4.6 ou P4.8 exécuté.
rule-worked-P4 = Exemple. Venise à 6 : l’ouverture est d’au moins 12 ; 13, passe, 14, passe, 15, passe : le gagnant paie 15. Gozzoli : 0, puis 4 par Gonzaga, qui paie 3 points d’influence et pouvait miser ainsi avec seulement 3.

chapter-P5 = Guerre
rule-P5-1 = Le compteur avance, même en cas de veto, mais pas pour une tuile Démarrer une guerre. Ordre : compteur, villes, veto, enchère et solde de l’attaquant, enchère et solde du défenseur, Ligue, corruptions, dés, Ludovico, dés de la contre-attaque, Ludovico, résultat. Le joueur actif désigne deux villes différentes, attaquant et défenseur.
rule-P5-2 = Veto, avant toute mise : la tuile Veto, ou Lorenzo Medici une fois par décade. Chacun est interrogé en secret, le joueur actif compté en premier, puis dans le sens horaire ; le premier qui met son veto l’utilise, les autres gardent le leur et leurs réponses restent secrètes. La guerre n’a pas lieu.
rule-P5-3 = Les condottieri sont désignés par enchère en influence, d’abord celui de l’attaquant. Seuls les joueurs ayant une troupe participent ; le joueur actif ouvre les deux enchères et peut passer ; s’il n’a pas de troupe, ou combat déjà pour l’attaquant, c’est le suivant qui peut participer. L’ouverture peut être 0. Le gagnant pour l’attaquant est exclu de la seconde enchère. Un camp peut ne trouver personne.
rule-P5-4 = Si aucun camp ne trouve preneur, il ne se passe rien d’autre. Si un seul en trouve, l’autre ville combat avec attaque 3 et défense 3 ; si elle gagne, personne ne reçoit de laurier.
rule-P5-5 = La solde de chaque condottiere, en or, égale au statut actuel de la ville, est placée sur sa ville natale avant tout combat, quoi qu’il arrive, et perçue à la fin de la décade.
rule-P5-6 = Sainte Ligue, une fois par décade : le possesseur du Pape, s’il n’est pas condottiere ici, peut rejoindre un camp avec les valeurs nues de ses troupes, avant les corruptions. Ni solde, ni laurier, ni bonus de tuile ou de famille. Il est interrogé ouvertement et seulement s’il a une troupe ; aussi au côté d’une ville sans condottiere ; refuser garde le droit.
rule-P5-7 = Corrompre des troupes, avant les dés : d’abord l’attaquant, puis le défenseur, puis le possesseur du Pape s’il est dans la Ligue ; chacun joue autant de tuiles qu’il veut contre toute troupe non corrompue de cette guerre, même les siennes ; un seul tour, pas de réponse à une réponse ; chacun est interrogé même sans tuile. Une troupe corrompue compte 0 pour toute la guerre, et ce qui lui était lié est perdu.
rule-P5-8 = Attaque : l’attaque et le dé de l’attaquant contre la défense et le dé du défenseur. S’il a plus, l’attaquant gagne. Sinon le défenseur contre-attaque : attaque et dé contre la défense et le dé de l’attaquant. S’il a plus, le défenseur gagne ; sinon il n’y a pas de vainqueur.
rule-P5-9 = Valeurs : les troupes du condottiere et ces modificateurs : d’Este +1/+1 à une Artillerie, Arbalétriers génois +1 en défense à des Arbalétriers, Mercenaires suisses +1/+1 à des Piquiers, Armurier +1 en attaque à une Cavalerie, Infanterie espagnole +1/+1 à une Infanterie légère (chacun demande cette troupe, non corrompue), Caterina Sforza +2 en défense (demande une troupe, corrompue ou non).
rule-P5-10 = Ludovico Sforza, une fois par décade : après un jet, les deux dés sont relancés et ce jet reste. Son possesseur n’a pas besoin de combattre ; après l’un ou l’autre jet ; une seule fois.
rule-P5-11 = Si le total du gagnant est au moins le double de celui du perdant au tour décisif, la ville gagnante monte de 2 et la perdante descend de 2 ; sinon de 1 ; chacune s’arrête à 3 et à 10 pour son compte. Le condottiere gagnant prend un laurier. Aucune troupe n’est perdue.
rule-worked-P5 = Exemple. Venise (6) attaque Rome (5). Baglioni avec les Mercenaires suisses mise 6 et paie 4 ; d’Este paie 4 ; 6 ors vont à Pérouse, 5 à Ferrare. Attaquant : Cavalerie (corrompue), Piquiers, Mercenaires suisses : 1 + 5 = 6. Défenseur : Artillerie, Fortification, d’Este : 5 + 1 = 6, non battu. Contre-attaque : 4 + 6 = 10 contre 3 + 2 = 5 : le double, Rome +2, Venise −2, un laurier pour d’Este.

chapter-P6 = Autres tuiles
rule-P6-1 = Vol d’influence et Lucrezia Borgia prennent 2 points d’influence à un joueur au choix, Intercepter une livraison d’or 3 ors ; à qui a moins, tout.
rule-P6-2 = Alfonso Aragon, une fois par décade : piochez une tuile Trahison. Qui le gagne au tour d’un autre est interrogé aussitôt.
rule-P6-3 = Banque, une fois par décade : échangez jusqu’à 3 ors contre autant d’influence, ou l’inverse ; à tout moment, au tour de n’importe qui, jusqu’à ce que le dernier événement de la décade soit mis aux enchères, et ensuite seulement pour le payer (au plus ce qui manque à votre bourse), même s’il ne trouve pas preneur ; jamais pour les points finaux. Chaque tuile Banque compte pour elle-même.
rule-P6-4 = Quand une tuile Trahison doit être piochée et que la pioche est vide, on mélange les défausses.
rule-P6-5 = Être interrogé ne révèle rien : qui l’est au sujet de Veto, de corruption, de Gel d’enchère, de guerre ou de vol ne dépend que de faits publics.

chapter-P7 = Fin d’une décade
rule-P7-1 = Chacun perçoit l’or et l’influence de sa famille, de ses tuiles de ville, de ses troupes et du Pape (3 ors), les bonus de marchands, et l’or sur sa ville natale.
rule-P7-2 = Le Pape retourne à côté des événements (sauf après la décade III). Les tuiles tournées sont remises droites, le compteur de guerres revient à 0, les quatre événements suivants sont disposés.
rule-worked-P7 = Exemple. Malatesta 12 + Doge 2 + Marchand de Venise 3 + événement Marchands 1 = 18 ors, et 7 ors de solde ; influence 8 + 2 + Cavalerie 2 = 12.

chapter-P8 = Points de victoire
rule-P8-1 = Après les revenus de la décade III, les villes, rangées par statut, prennent les places de 10, 7, 5, 3 et 1 points. À égalité, la ville qui a le plus d’artistes est devant ; les villes encore à égalité prennent toutes la plus basse de leurs places (deux à égalité pour la deuxième marquent toutes deux la troisième ; la suivante prend la quatrième).
rule-P8-2 = Points : la place de sa ville pour chaque tuile de ville ; les points des artistes ; les points des marchands (P4.7) ; 3 pour le Pape ; 6 pour le plus d’or (tous à égalité) et 3 pour le deuxième (tous à égalité ; 9, 9, 5, 1 marque 6, 6, 3, 0 ; nul n’est deuxième si tous sont égaux) ; 4 pour le plus d’influence (tous à égalité) ; lauriers 1 + 2 + … + n.
rule-P8-3 = Aucune capacité ne peut plus servir. Le plus de points gagne ; à égalité, on partage la victoire.
