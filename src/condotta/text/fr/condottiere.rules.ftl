### Aide de règles pour Condottiere : un message par règle de docs/rules/condottiere.md.

chapter-C1 = Le paquet de cartes
rule-C1 = Le paquet compte 110 cartes : 58 Mercenaires et 52 cartes spéciales. Il y a 10 Mercenaires de valeur 1 et 8 de chacune des valeurs 2, 3, 4, 5, 6 et 10 ; la valeur est la force. Deux sortes de cartes spéciales ont une force sans être des Mercenaires : 12 Courtisans (force 1) et 3 Héroïnes (force 10). Les autres n’ont pas de force : 3 Hivers, 3 Printemps, 6 Évêques, 6 Tambours, 16 Épouvantails et 3 Redditions. Mercenaires, Courtisans, Tambours et Héroïnes restent dans la ligne de bataille, Hiver et Printemps jusqu’à ce que la saison opposée soit jouée ; Évêque et Épouvantail sont défaussés après leur effet, Reddition aussitôt jouée.

chapter-C2 = La victoire
rule-C2-1 = À 2 ou 3 joueurs, on gagne avec 6 régions en tout ou 4 régions reliées (C2.2) ; de 4 à 6 joueurs, avec 5 en tout ou 3 reliées. On le vérifie à la fin de la comparaison des forces, une fois le pion de contrôle posé et le pion Condottiere attribué (C6.1, C6.2), et avant toute autre chose.
rule-C2-2 = Des régions sont reliées quand leurs frontières communes en font un seul groupe. Une chaîne suffit : il n’est pas nécessaire que chacune touche toutes les autres.
rule-C2-3 = Si, après une bataille, il ne reste aucune région à disputer, parce que chacune porte un pion de contrôle ou le pion Protection du Pape, le joueur qui a le plus de régions gagne. On le regarde juste après C2.1, avant de piocher (C9.2) et avant de choisir la région suivante (C6.3). Si l’on peut capturer des régions, voir C11.7.
rule-C2-4 = Les joueurs à égalité pour le plus grand nombre de régions se livrent, entre eux seuls, une bataille finale : toutes les mains sont défaussées, les 110 cartes mélangées, et chacun d’eux reçoit 10 cartes plus une par région qu’il possède. Le détenteur du pion Condottiere commence s’il est à égalité, sinon c’est le premier joueur à égalité à sa gauche. Qui gagne cette bataille gagne la partie ; en cas de nouvelle égalité, les joueurs à égalité dans cette bataille partagent la victoire. Aucune région n’est en jeu : un Évêque retire toujours des Mercenaires, mais on ne place pas le pion Protection du Pape.
rule-C2-5 = Sont publics à tout moment : les lignes de bataille et leurs forces annoncées, le nombre de cartes de chaque main et de la pioche, et les cartes de la défausse, qui restent visibles.

chapter-C3 = La mise en place
rule-C3-1 = Chaque joueur reçoit 10 cartes, dans le sens des aiguilles d’une montre à partir du détenteur du pion Condottiere (7 avec C9.1). Le premier détenteur est tiré au sort, ou désigné par une option de la partie.
rule-C3-2 = Le détenteur pose le pion Condottiere sur la région qu’il veut : c’est là que se livre la première bataille.

chapter-C4 = La bataille
rule-C4-1 = Le joueur qui a posé le pion Condottiere joue le premier, les autres suivent dans le sens des aiguilles d’une montre. S’il n’a pas de cartes, le prochain joueur qui en a commence.
rule-C4-2 = À son tour, on joue exactement une carte dans sa propre ligne de bataille, ou l’on passe. Personne n’est jamais forcé de jouer une carte, et la première peut être de n’importe quelle sorte.
rule-C4-3 = Après chaque carte, la force de la ligne de bataille (C5.8) est annoncée. Elle est publique à tout moment.
rule-C4-4 = Un joueur qui a passé ne joue plus de cartes dans cette bataille, mais il peut encore la gagner.
rule-C4-5 = Quand tous ont passé sauf un, ce dernier continue à jouer, une carte à la fois, jusqu’à ce qu’il passe à son tour.
rule-C4-6 = Un joueur sans cartes passe quand vient son tour et reste à l’écart tant qu’il n’a pas de nouvelles cartes, même s’il détient le pion Condottiere. Dans ce cas, il choisit quand même la région de la bataille.
rule-C4-7 = La bataille se termine quand tous ont passé, ou immédiatement si une Reddition est jouée (C5.9).

chapter-C5 = Les cartes
rule-C5-1 = Hiver : tous les Printemps de toutes les lignes de bataille sont aussitôt défaussés. Tant qu’un Hiver se trouve dans une ligne de bataille, quelle qu’elle soit, chaque Mercenaire de chaque ligne de bataille compte 1.
rule-C5-2 = Printemps : tous les Hivers de toutes les lignes de bataille sont aussitôt défaussés. Tant qu’un Printemps se trouve dans une ligne de bataille, quelle qu’elle soit, les Mercenaires de la plus haute valeur, toutes lignes de bataille confondues, gagnent +3 chacun, quel que soit leur propriétaire ; tous les exemplaires de cette valeur en profitent. C’est la valeur imprimée qui compte, non celle qu’un Tambour a doublée.
rule-C5-3 = Les saisons ne s’additionnent pas : deux Hivers ont le même effet qu’un seul, et deux Printemps de même.
rule-C5-4 = Évêque : tous les Mercenaires de la plus haute valeur en jeu sont défaussés, dans toutes les lignes de bataille, y compris la sienne et celles des joueurs qui ont passé. C’est la valeur imprimée qui compte, même sous l’Hiver ; sans aucun Mercenaire en jeu, on peut quand même jouer l’Évêque, qui ne retire alors rien. L’Évêque est ensuite défaussé, et celui qui l’a joué doit aussitôt poser le pion Protection du Pape sur une région (C5.5) ou le laisser hors du plateau. Dans les deux cas, le pion quitte d’abord son ancienne place, qui peut être choisie de nouveau.
rule-C5-5 = Le pion Protection du Pape peut aller sur une région qui ne porte pas de pion de contrôle et qui n’est pas celle que l’on se dispute. Aucune bataille ne peut être placée dans la région qu’il protège. Il y reste jusqu’au prochain Évêque.
rule-C5-6 = Courtisan : force 1, n’est pas un Mercenaire ; il décide de qui reçoit le pion Condottiere (C6.2). Tambour : les Mercenaires de sa propre ligne de bataille comptent double, et d’autres Tambours n’y changent rien. Sous l’Hiver, 1 doublé donne 2 ; avec le Printemps, on double d’abord, puis on ajoute 3. Héroïne : force 10, n’est pas un Mercenaire, et aucune carte n’agit sur elle.
rule-C5-7 = Épouvantail : on reprend en main un Mercenaire de sa propre ligne de bataille, ou aucun ; puis l’Épouvantail est défaussé. On peut le jouer même sans Mercenaire à reprendre. Il ne ramène jamais une carte spéciale, une carte d’un autre joueur ou une carte défaussée. Un joueur dont l’Épouvantail était la dernière carte et qui reprend un Mercenaire reste dans la bataille.
rule-C5-8 = Force d’une ligne de bataille : chacun de ses Mercenaires compte sa valeur imprimée, ou 1 tant qu’un Hiver est en jeu ; on la double si la ligne de bataille a un Tambour ; puis on ajoute 3 si un Printemps est en jeu et que la valeur imprimée est la plus haute en jeu. À la somme des Mercenaires, on ajoute 10 par Héroïne et 1 par Courtisan.
rule-C5-9 = Reddition : la carte est défaussée et la bataille se termine immédiatement, avant le tour suivant. La ligne de bataille la plus forte à cet instant l’emporte, quel que soit le joueur qui a joué la Reddition. Une égalité reste une égalité (C6.1).
rule-worked-C5 = Exemples. 10, 10, 5 et 4 sous l’Hiver font 4. Avec le Printemps, 2, 5 et 5 font 18, contre 15 pour 1, 4, une Héroïne et le Printemps. Trois Mercenaires qui valent 21 font 42 avec un Tambour, et 6 si l’on y ajoute un Hiver ; 2, 4 et un Tambour avec le Printemps, quand 4 est la plus haute valeur en jeu, font 15. Un Évêque joué sur les lignes de bataille 6, 3, 1, 1 et 6, 1, 1 retire les deux 6.

chapter-C6 = Après la bataille, dans cet ordre
rule-C6-1 = Comparaison des forces : le joueur dont la ligne de bataille est la plus forte prend la région et y pose un pion de contrôle. Si plusieurs lignes de bataille sont à égalité pour la plus forte, même quand toutes sont à 0, personne ne la prend.
rule-C6-2 = Le pion Condottiere va au joueur qui a, seul, le plus de Courtisans dans sa ligne de bataille (au moins un), même quand la bataille finit à égalité. Sinon, il va au vainqueur de la bataille. À défaut, en cas d’égalité, il va au joueur placé à gauche de celui qui l’avait posé pour cette bataille, que ce joueur ait des cartes ou non. On vérifie ensuite C2.1 et C2.3.
rule-C6-3 = Le détenteur du pion Condottiere choisit la région de la prochaine bataille : n’importe laquelle sans pion de contrôle et sans pion Protection du Pape. La région d’une bataille à égalité peut être choisie de nouveau. Cela se fait avant de défausser les mains (C6.5) et avant toute nouvelle distribution.
rule-C6-4 = Toutes les lignes de bataille sont défaussées.
rule-C6-5 = Un joueur sans Mercenaire en main peut défausser toute sa main, montrée à tous comme preuve ; un joueur qui a un Mercenaire ne le peut pas. Tous les joueurs qui ont des cartes sont interrogés en même temps et en secret. Seules les défausses deviennent publiques : garder ses cartes ne révèle donc pas si l’on a un Mercenaire.

chapter-C7 = La fin d’une manche
rule-C7-1 = Si, après C6.5, un joueur au plus a encore des cartes, la manche se termine. Elle ne se termine jamais pendant une bataille.
rule-C7-2 = Le seul joueur qui a encore des cartes peut en garder jusqu’à deux sans les montrer, et défausse les autres, montrées comme toutes les défausses.
rule-C7-3 = Toutes les autres cartes sont mélangées ensemble. On complète chaque main à 10 cartes, puis chaque joueur reçoit une carte de plus par région qu’il contrôle. Les cartes gardées comptent : deux cartes gardées et trois régions font une main de 13.
rule-C7-4 = Pour qu’aucune partie ne dure indéfiniment, avec ou sans variantes, elle se termine immédiatement après une suite de batailles (dix fois le nombre de joueurs) où aucune région n’a eu de nouveau propriétaire, ou après 300 batailles en tout. C2.3 et C2.4 décident alors du vainqueur.

chapter-C8 = Les accords
rule-C8-1 = Les joueurs peuvent parler et conclure des accords à tout moment. Aucune promesse n’engage.
rule-C8-2 = Un joueur peut montrer n’importe laquelle de ses cartes à n’importe quel joueur, à tout moment, même une carte face cachée dans sa propre ligne de bataille ; celui à qui une carte est montrée peut s’y fier. Les cartes ne changent jamais de mains. Une table peut se jouer sans cela.

chapter-C9 = Variante : piocher après la bataille
rule-C9-1 = On commence avec 7 cartes. Il n’y a pas de manches : on ne défausse pas les mains après une bataille (C6.5) et rien de C7 ne s’applique, sauf que C7.4 met toujours fin à une partie trop longue.
rule-C9-2 = Après C6.1 et C6.2 et avant C6.3, chaque joueur, dans le sens des aiguilles d’une montre à partir du détenteur du pion Condottiere, peut piocher jusqu’à 3 cartes, sans dépasser une limite de 10 plus une par région qu’il contrôle ; la région qui vient d’être gagnée compte. Le nombre est annoncé tout de suite et publiquement, et le joueur suivant n’est interrogé que lorsque ces cartes ont été données. Un joueur au-dessus de sa limite garde toutes ses cartes et n’en pioche aucune.
rule-C9-3 = Si plus personne n’a de carte, chaque joueur pioche à la place exactement 10 cartes.
rule-C9-4 = Quand il faut piocher et que la pioche est vide, on mélange la défausse pour en former une nouvelle. On sert les joueurs l’un après l’autre. Si pioche et défausse ensemble ne suffisent pas à ce qu’un joueur doit piocher, les lignes de bataille de la bataille qui vient de s’achever sont d’abord défaussées.

chapter-C10 = Variante : jouer pour des points
rule-C10-1 = On joue plusieurs parties jusqu’à un score à atteindre : 20, 30 ou tout autre nombre convenu. Après chaque partie, chaque joueur marque un point par région qu’il contrôle. Le vainqueur marque 5 points de plus s’il détient le groupe relié qui donne la victoire (le plus grand groupe avec C11.1), même s’il a atteint le total dans la même bataille. Une victoire partagée ne donne pas de bonus.
rule-C10-2 = Dès que quelqu’un atteint le score convenu, le plus haut total gagne. Une égalité se règle par une bataille finale entre les joueurs à égalité (C2.4), avec les régions de la dernière partie ; son dernier détenteur du pion Condottiere y est le détenteur qui commence. Chaque nouvelle partie vide le plateau, retire le pion Protection du Pape et redistribue les cartes ; le dernier détenteur du pion Condottiere le pose en premier. Une partie qui ne rapporte de point à personne met aussi fin au match ; elle n’a pas de bataille finale à elle, on ne livre que celle qui décide du match si les totaux sont à égalité.
rule-C10-3 = Jouer pour des points ne se combine pas avec la capture de régions (C11.2) : une telle partie est refusée. À cela près, C9, C10, C11.1, C11.2 et C12 se combinent librement.

chapter-C11 = Variantes : royaumes plus grands, capture de régions
rule-C11-1 = Royaumes plus grands : le groupe relié qui donne la victoire doit compter une région de plus, soit 5 à 2 ou 3 joueurs et 4 de 4 à 6 joueurs. Les totaux restent 6 et 5.
rule-C11-2 = Capture de régions : le pion Condottiere peut aussi être posé sur une région qu’un autre joueur contrôle, mais jamais sur une région à soi, ni sur celle du pion Protection du Pape. Le joueur qui la contrôle est le défenseur.
rule-C11-3 = Tant qu’il n’a pas joué sa première carte de la bataille, le défenseur peut passer autant de fois qu’il veut sans perdre le droit de jouer ; après elle, C4.4 s’applique. Toute carte compte comme la première, même une carte défaussée aussitôt. La bataille se termine sur une Reddition, ou quand tous les autres ont passé et que le défenseur passe ensuite : un défenseur qui a encore le droit de jouer est toujours interrogé une fois de plus après que le dernier des autres a passé.
rule-C11-4 = Chaque fois qu’il y a égalité pour la plus forte ligne de bataille, le défenseur garde la région et prend le pion Condottiere, sauf si un joueur a seul le plus de Courtisans (C6.2).
rule-C11-5 = Si un autre joueur gagne la bataille, son pion de contrôle remplace celui du défenseur.
rule-C11-6 = Celui qui joue un Évêque peut poser le pion Protection du Pape sur n’importe quelle région, avec ou sans pion de contrôle, ou hors du plateau. Il peut même aller sur la région que l’on se dispute : la bataille continue.
rule-C11-7 = Avec la capture, C2.3 ne s’applique que si le détenteur du pion Condottiere n’a plus aucune région à attaquer.

chapter-C12 = Variante : cartes cachées
rule-C12-1 = Mercenaires, Tambours, Héroïnes et Courtisans se jouent face cachée, toutes les autres cartes face visible. Jouer sa carte suivante, de quelque sorte qu’elle soit, retourne la précédente face visible : une ligne de bataille n’a jamais plus d’une carte face cachée.
rule-C12-2 = Un joueur qui passe peut laisser sa carte face cachée ou la retourner. On le demande aussi à un joueur dont la main est vide.
rule-C12-3 = La force annoncée ne compte que les cartes visibles. Une carte face cachée n’agit sur aucune ligne de bataille, et ne compte pas non plus comme plus haut Mercenaire pour le Printemps.
rule-C12-4 = L’effet d’un Évêque ou d’un Épouvantail, placement du pion Protection du Pape compris, s’exécute avant que sa propre carte face cachée soit retournée. Un Mercenaire face cachée à ce moment-là n’est ni compté, ni retiré, ni repris.
rule-C12-5 = Quand la bataille se termine, même par une Reddition, toutes les cartes sont retournées face visible avant que l’on compare les forces.
