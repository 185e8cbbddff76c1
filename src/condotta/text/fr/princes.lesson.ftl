### La leçon de Princes : un message par étape de lessons/princes.toml. `.wrong` répond à qui fait autre chose,
### `.wrong-pass` et ses semblables à qui fait justement cela.

lesson-goal = Vous menez une famille de condottieres pendant trois décades, et le plus de points gagne. La plupart viennent des tuiles de ville : à la fin, chaque tuile de la ville au plus haut statut vaut 10, de la suivante 7, puis 5, 3 et 1. Rassemblez donc des tuiles, et faites monter leurs villes.

lesson-family = D’abord, une famille. Chacune a un talent : certaines paient moins cher les artistes ou le droit de combattre, d’autres gardent plus de tuiles Trahison. Prenez d’Este, dont l’Artillerie a un point de plus en attaque et en défense.
    .wrong = Une bonne famille aussi, et dans une vraie partie le choix est à vous. Cette leçon est écrite pour d’Este et son Artillerie.

lesson-troop = À votre tour, vous faites une seule chose : acheter, mettre une tuile aux enchères, déclencher une guerre ou passer. Il faut une troupe pour combattre, et combattre rapporte. Achetez l’Artillerie : 6 d’or pour 3 en attaque et 1 en défense, et avec d’Este 4 et 2.
    .wrong = Cela se défend aussi. Mais votre famille fait de l’Artillerie la meilleure troupe de la table : achetez d’abord celle-là.
    .wrong-pass = Un tour offert aux autres ! Sans troupe, vous ne pouvez combattre pour personne.

lesson-tile = À présent, une ville. Un Marchand de Naples vous rapporte 3 d’or à la fin de chaque décade, et les points de Naples à la fin de la partie. Mettez-le aux enchères.
    .wrong = Cela peut être bon aussi. Pour cette leçon, choisissez le Marchand de Naples : il vous paie à chaque décade.
    .wrong-pass = Rien de gagné. Une tuile achetée maintenant paie à la fin des trois décades.

lesson-open = Qui met en vente une tuile de ville doit ouvrir à deux fois le statut de la ville : Naples est à 5, donc 10 d’or. Ne misez pas plus que nécessaire ; les autres diront ce qu’elle vaut pour eux.
    .wrong = Elle serait à vous aussi, mais pourquoi payer plus que le minimum ? Les autres vont peut-être simplement se retirer.

lesson-raise = Bianca monte à 11. À 12, il vous resterait 22 d’or pour la décade, et la tuile en rapportera 9. Montez à 12.
    .wrong = Un de plus que la dernière mise suffit : qui saute paie son saut.
    .wrong-pass = Bianca l’aurait pour 11. Pour vous, elle en valait encore 12.

lesson-fight = La guerre ! Bianca envoie Milan contre Naples, votre ville, et combat elle-même pour Milan. Qui combat pour Naples ? Ce droit se gagne avec de l’influence, et personne d’autre n’en veut : misez 0. Naples vous verse 5 d’or, quoi qu’il arrive.
    .wrong = Personne ne mise contre vous : 0 suffit, et l’influence est précieuse.
    .wrong-pass = Naples combattrait alors seule, avec 3 et 3, et si elle tombe, votre tuile tombe avec elle. Vous avez de l’Artillerie : prenez la solde.

lesson-status = Chaque camp ajoute un dé. Milan a attaqué avec 2 contre votre 6, en vain ; puis vous avez riposté avec 9 contre 4. C’est plus du double : Naples monte de 2, Milan descend de 2. Et vous gagnez un laurier : le premier vaut 1 point, le deuxième 2, et ainsi de suite.

lesson-artist = Les événements donnent des points ou changent le statut d’une ville. Gozzoli vaut 2 points et se paie en influence. Carlo mise 1 : montez à 2. Quand le quatrième événement est gagné, la décade est finie.
    .wrong = Un de plus que Carlo suffit. L’influence sert aussi à la guerre : gardez-en.
    .wrong-pass = Deux points pour une influence ? Carlo serait ravi.

lesson-treachery = Une tuile Trahison coûte 1 d’or et 1 d’influence, et personne ne voit laquelle vous tirez. Elle peut empêcher une guerre, geler une mise ou acheter une troupe ennemie. Achetez-en une : vous pouvez en garder deux.
    .wrong = Vous pouvez, bien sûr. Mais une tuile secrète rend les autres prudents, et elle ne coûte guère : achetez-en une maintenant.
    .wrong-pass = Vous avez l’or et l’influence pour une tuile. Un secret en main vaut bien un tour.

lesson-end = Vous avez tiré un Veto : il empêche une guerre, une fois. Les autres événements ont trouvé preneur : la décade est finie, et chacun touche le revenu de sa famille, de ses tuiles et la solde de la guerre. Après trois décades, les points décident. Vous connaissez la ronde : acheter, miser, combattre, et garder un œil sur le statut de vos villes !
