### La leçon de Conquest : un message par étape de lessons/conquest.toml. `.wrong` répond à qui fait autre chose.

lesson-goal = Vos dix-huit pièces sont rouges, et vous seul voyez ce qu’elles sont. Voici votre Drapeau : qui perd le sien perd la partie. Quelque part parmi les pièces bleues de Bianca se trouve le sien. Trouvez-le, prenez-le, et vous avez gagné.

lesson-card = Un tour commence par des cartes : une pour deux territoires tenus, et vous en jouez une. Un Blitz donnerait des déplacements ; mais vous voulez d’abord savoir quelque chose. Jouez l’Information secrète.
    .wrong = Une carte utile, une autre fois. Aujourd’hui, c’est savoir qui fait gagner : jouez l’Information secrète.

lesson-look = Vous pouvez regarder deux pièces voisines de l’adversaire. Au nord, deux pièces de Bianca n’ont pas bougé depuis le début, et un Drapeau ne bouge jamais. Regardez ces deux-là.
    .wrong = Intéressant, mais ce n’est pas ce que nous cherchons : regardez les deux pièces de Rocky Wild et de Pinewatch, qui n’ont jamais bougé.

lesson-spy = Voilà le Drapeau, avec une Terre maudite devant lui ! Mais d’abord ce Roi : il a battu votre Baron à Greymarch, et tout le monde le connaît. Un Roi bat tous les rangs, et n’en craint qu’un : votre Espion, de rang 1, gagne quand il attaque un Roi. Déplacez l’Espion sur lui.
    .wrong = Pas maintenant : un Roi sur vos terres prendrait pièce après pièce. Votre Espion est juste à côté, et un Espion qui attaque un Roi gagne.

lesson-scout = Les Éclaireurs n’ont que le rang 2, mais ils vont aussi loin qu’ils veulent par les zones libres, et se battent au bout. Envoyez celui-ci contre la pièce inconnue de Lookout Ledge. Il ne gagnera guère ; mais les deux pièces sont montrées, et c’est ce que vous payez.
    .wrong = Ce déplacement est possible aussi. Mais voyez d’abord à quoi sert un Éclaireur : envoyez-le contre la pièce de Lookout Ledge.
    .wrong-pass = Il vous reste des déplacements : un en tout cas, et un de plus par ville tenue.

lesson-duke = Un Comte, de rang 6 ; votre Éclaireur est dans le sac, et une carte peut l’en faire revenir. Maintenant, plus de hasard : votre Duc a le rang 7, et le rang le plus haut gagne. Attaquez !
    .wrong = Vous connaissez cette pièce à présent, et votre Duc la bat. Profitez-en avant qu’elle ne s’éloigne.
    .wrong-pass = Vous laisseriez deux déplacements et une victoire sûre : le Duc bat le Comte.

lesson-sorceress = Le Duc a pris sa place. Maintenant, le chemin du Drapeau. Une Terre maudite bat tous ceux qui l’attaquent, fût-ce le Roi ; seule une Magicienne la brise. La vôtre est à côté : attaquez.
    .wrong = Toute autre pièce qui attaque une Terre maudite est perdue. C’est l’affaire de votre Magicienne, à Greymarch, et il vous reste assez de déplacements.
    .wrong-pass = Il reste deux déplacements, et c’est juste ce qu’il vous faut.

lesson-flag = La voie est libre, et le Drapeau d’à côté ne peut ni bouger ni se battre. Prenez-le !
    .wrong = Si près ! La Magicienne est à côté du Drapeau : un pas, et la partie est gagnée.
    .wrong-pass = Il reste un déplacement, et le Drapeau est à un pas.

lesson-end = Le Drapeau est à vous, et la partie avec lui. À plus de joueurs, on continuerait jusqu’au dernier Drapeau debout. Vous savez ce qui compte : apprendre qui se tient où, garder les forts pour ce qu’ils battent à coup sûr, et tenir des villes, car chacune donne un déplacement de plus.
