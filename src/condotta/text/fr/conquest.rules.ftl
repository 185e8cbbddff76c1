### Aide aux règles de Conquest : un message par règle de docs/rules/conquest.md.

chapter-Q1 = Les pièces
rule-Q1 = Chacun a 18 pièces. Par rang : Roi 10, Reine 9, Prince 8, Duc 7, Comte 6, Chevalier 5, Baron 4, deux Magiciennes 3, quatre Éclaireurs 2 et l’Espion 1. Trois Terres maudites et le Drapeau sont sans rang.

chapter-Q2 = Mise en place
rule-Q2-1 = Le Traître est retiré des 42 cartes, les 41 autres sont mélangées et le Traître est mis dessous. Cette fois seulement ; plus tard il est mélangé aux autres.
rule-Q2-2 = Chacun tire une pièce : le plus haut rang commence. Une Terre maudite compte 0, un Drapeau 11. À égalité, on tire de nouveau. Les pièces tirées sont montrées puis remises.
rule-Q2-3 = Les territoires sont choisis un par un, du premier joueur au dernier, puis du dernier au premier, et ainsi de suite, jusqu’à ce que les 24 soient attribués : 12, 8 ou 6 chacun.
rule-Q2-4 = Tous placent toutes leurs pièces en même temps et à l’insu des autres sur leurs territoires, une par zone. On vous demande d’abord le Drapeau, puis les Terres maudites, puis les autres à partir du Roi, sans attendre personne. Des zones et des territoires peuvent rester vides ; avec l’option « Garnison », chacun de vos territoires doit recevoir au moins une pièce. À quatre joueurs le plateau est plein.
rule-Q2-5 = Les territoires sont comptés une première fois quand tous ont placé (Q5.1) : celui qui est resté vide n’est à personne.
rule-Q2-6 = Seul son propriétaire voit ce qu’est une pièce. Tous voient à qui elle est et où elle se trouve.

chapter-Q3 = Un tour : piocher, puis déplacer
rule-Q3-1 = Vous piochez la moitié du nombre de territoires que vous tenez au début de votre tour, arrondie à l’inférieur. Tant que votre Drapeau est capturé, vous ne piochez rien.
rule-Q3-2 = Les cartes sont étalées ; vous en jouez une et toutes sont défaussées. Si l’une peut être jouée, il faut en jouer une.
rule-Q3-3 = Tous savent combien de cartes restent dans la pioche. Quand il faut piocher et qu’elle est vide, même au milieu d’une pioche, la défausse est mélangée, Traître compris.
rule-Q3-4 = Si le Traître était parmi les cartes piochées, joué ou non, les 42 cartes sont mélangées ensemble après l’effet de la carte jouée.
rule-Q3-5 = Vous avez un déplacement, un de plus par territoire avec ville tenu au début du tour, et deux de plus après un Blitz. Seul le premier est obligatoire, et seulement s’il est possible. Une pièce peut bouger plusieurs fois, même revenir. Si vous ne pouvez rien déplacer, vous terminez votre tour ; tous savent alors que vous ne pouviez pas.
rule-Q3-6 = À la fin du tour, les territoires changent de mains (Q5.1).

chapter-Q4 = Déplacements et combats
rule-Q4-1 = Un déplacement mène une pièce sur une zone voisine de la sienne, jamais à travers des montagnes. Les Drapeaux et les Terres maudites ne bougent pas.
rule-Q4-2 = Une pièce par zone ; on ne saute pas et on ne traverse pas.
rule-Q4-3 = Un Éclaireur suit n’importe quel chemin de zones libres, aussi loin qu’il veut ; plus d’un pas montre qu’il est un Éclaireur. Au bout d’un long déplacement il peut combattre, sauf si l’option « Charge des Éclaireurs » est désactivée.
rule-Q4-4 = Aller sur une pièce ennemie, c’est combattre : les deux pièces sont montrées à tous. Le plus haut rang gagne ; à rang égal, les deux sont battues. Une pièce battue va dans le sac de son propriétaire. L’attaquant vainqueur prend la zone, le défenseur vainqueur reste.
rule-Q4-5 = Une Terre maudite bat tout attaquant et reste en place, sauf contre une Magicienne, qui la bat.
rule-Q4-6 = Un Espion qui attaque un Roi gagne ; attaqué par un Roi, il perd. Pour le reste il a le rang 1.
rule-Q4-7 = Tout attaquant capture un Drapeau.

chapter-Q5 = Territoires
rule-Q5-1 = Un territoire est à celui qui est seul à y avoir des pièces. Vide, ou avec des pièces de plusieurs joueurs, il est contesté et n’est à personne.

chapter-Q6 = Drapeaux
rule-Q6-1 = Un Drapeau capturé est posé devant celui qui l’a pris. Son propriétaire ne pioche plus, mais garde pièces, déplacements et territoires.
rule-Q6-2 = Pour reprendre votre Drapeau, capturez celui du joueur qui le détient, par un déplacement ou par un Traître. Le vôtre est posé aussitôt sur n’importe quelle zone libre, et le Drapeau capturé vient devant vous avec tous ceux que ce joueur détenait. Vous piochez de nouveau dès votre prochain tour.
rule-Q6-3 = Un joueur sans Drapeau ne peut en détenir. Qui perd son Drapeau perd avec lui ceux qu’il détenait, au profit de celui qui l’a capturé. Si un joueur sans Drapeau en capture un, hors du cas Q6.2, ce Drapeau et tous ceux que détenait son propriétaire vont au joueur qui détient le Drapeau de l’auteur de la capture.
rule-Q6-4 = Le dernier joueur dont le Drapeau est sur le plateau gagne aussitôt. Après 200 tours de table, ou ce que dit l’option « Nombre de tours de table », ceux qui ont encore un Drapeau comparent leurs territoires, puis leurs pièces sur le plateau ; ceux qui restent à égalité partagent la victoire.

chapter-Q7 = Les cartes
rule-Q7 = Renforcement (6) : une pièce au hasard de votre sac sur une zone libre voisine d’une de vos pièces. Attaque surprise (4) : une pièce au hasard de votre sac sur n’importe quelle zone libre. Blitz (13) : deux déplacements de plus. Regroupement (11) : trois de vos pièces échangent leurs places en secret, de n’importe quelle façon ou pas du tout, Drapeau et Terre maudite compris ; les autres voient lesquelles ; avec deux pièces seulement, vous en prenez deux. Information secrète (5) : regardez deux pièces sur des zones voisines, de n’importe qui, une au moins n’étant pas à vous ; tous voient lesquelles ; seulement si votre Espion est sur le plateau, et pour le prouver vous montrez tout ce que contient votre sac. Traître (1) : devinez l’identité d’une pièce ennemie et regardez-la ; si c’est juste elle est battue, et un Drapeau est capturé ; sinon les autres savent seulement que c’était faux. Nouvel espion (2) : votre Espion, du sac sur n’importe quelle zone libre.
rule-Q7-1 = Vous voyez la pièce tirée de votre sac avant de choisir sa zone ; les autres voient seulement qu’une pièce arrive. Ce que contient un sac, tous le savent par les combats ; ce qui en fut tiré, nul autre ne le sait, tant que vous ne montrez pas votre sac (Q7).

chapter-Q8 = Ce que chacun sait
rule-Q8 = Tous savent qui se trouve où, les territoires, les cartes piochées, jouées et défaussées, les deux pièces de chaque combat, quelles pièces ont bougé et ne sont donc ni Drapeau ni Terre maudite, lesquelles sont allées loin et sont donc des Éclaireurs, et quelles zones ont été regroupées. Vous seul connaissez vos pièces, ce que l’Information secrète ou le Traître vous a montré, ce que vous avez tiré du sac et comment vos pièces se sont regroupées. Après un Regroupement, ce qu’on savait de trois pièces, on le sait des trois ensemble.
