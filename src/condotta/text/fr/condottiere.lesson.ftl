### La leçon de Condottiere : un message par étape de lessons/condottiere.toml. `.wrong` répond à qui fait autre chose,
### `.wrong-pass` et ses semblables à qui fait justement cela.

lesson-goal = Bienvenue en Italie ! On gagne avec six régions, ou avec quatre qui se touchent. Siena et Firenze sont déjà à vous, et elles ont une frontière commune. Encore deux à côté d’elles, et la partie est à vous.

lesson-token = Vous avez le pion Condottiere : c’est donc vous qui choisissez le lieu de la prochaine bataille. Posez-le sur Lucca, qui touche Firenze.
    .wrong = On peut aussi se battre là-bas. Mais cette bataille est préparée pour Lucca, qui touche Firenze et vous laisse ensuite le choix entre plusieurs voisines.

lesson-mercenary = Dans une bataille, chacun joue à son tour une carte devant soi. La ligne la plus forte prend la région. Les cartes jouées ne reviennent pas après la bataille : dépensez juste ce qu’il faut. Commencez par votre 6.
    .wrong = Cela marcherait, mais ce n’est pas une carte pour commencer : elle vous manquera à la bataille suivante. Un simple 6 suffit pour l’instant.
    .wrong-pass = Qui passe ne joue plus de carte dans cette bataille. Sans rien sur la table, vous laisseriez Lucca aux autres.
    .wrong-play-surrender = La Reddition met fin à la bataille sur-le-champ. Sans carte sur la table, c’est une égalité : personne ne prend Lucca. Gardez-la pour un moment où vous menez.

lesson-drummer = Le 10 de Carlo bat votre 6. Mais le Tambour double tous les Mercenaires de votre propre ligne : 6 devient 12. Jouez-le, et regardez le nombre au bout de votre ligne.
    .wrong = Cela aide moins, ou coûte plus cher. À lui seul, le Tambour fait de votre 6 un 12, et vous gardez vos cartes fortes pour plus tard.
    .wrong-pass = Votre 6 resterait sur la table, mais Carlo mène avec 10, et vous ne pourriez plus répondre.
    .wrong-play-surrender = Quand une Reddition est jouée, c’est la ligne la plus forte qui gagne, peu importe qui l’a jouée. En ce moment, c’est celle de Carlo.

lesson-courtesan = L’Hiver ! Tant qu’il est là, chaque Mercenaire ne compte que 1 : votre 6, doublé, vaut 2. Vous menez encore, mais Carlo peut continuer. Le Courtisan n’est pas un Mercenaire : il compte 1 par tous les temps, et qui a le plus de Courtisans reçoit le pion pour la prochaine bataille.
    .wrong = Sous l’Hiver, un Mercenaire compte 1, doublé 2, quelle que soit sa valeur ; et l’Héroïne est trop précieuse pour une si petite avance. Le Courtisan ne coûte guère, et il vous apporte le pion.
    .wrong-pass = Vous menez 2 à 1, mais Carlo est encore dans la bataille : deux petites cartes de plus, et Lucca est à lui. Passez quand personne ne peut vous rattraper, ou quand la région ne vaut pas une carte.

lesson-pass = Bianca et Carlo ont passé, et votre 3 est le total le plus fort. Plus personne ne peut répondre : une carte de plus serait perdue. Passez, et Lucca est à vous.
    .wrong = Vous gagneriez quand même, mais avec une carte de moins pour la bataille suivante. Les autres ont passé : rien ne peut arriver à votre 3.

lesson-connected = Lucca est à vous, et le pion aussi. Siena, Firenze et Lucca sont reliées : encore une région qui les touche, et vous avez gagné. Modena touche à la fois Firenze et Lucca. C’est là qu’il faut se battre !
    .wrong = Cette région compterait pour les six, ou pour les quatre si elle touche les vôtres. La bataille préparée est celle de Modena, entre Firenze et Lucca.

lesson-highest = Les autres ne peuvent pas vous laisser celle-ci, et ils gardent des cartes pour l’empêcher. Commencez par votre 10, et voyez ce qu’en fait Carlo.
    .wrong = On peut aussi commencer ainsi. Mais jouez le 10, pour cette fois : il faut avoir vu ce qui peut arriver à la plus forte carte de la table.
    .wrong-pass = Vous ne pourriez plus rien jouer ici, et les autres ne vous laisseraient pas la quatrième région.
    .wrong-play-surrender = Toutes les lignes sont vides : ce serait une égalité, et personne ne prendrait Modena.

lesson-heroine = L’Évêque de Carlo a chassé le Mercenaire le plus fort : votre 10. C’est le risque de la plus haute carte. L’Évêque et l’Hiver ne frappent que les Mercenaires ; l’Héroïne n’en est pas un. Elle compte 10, et rien ne la touche.
    .wrong = Les petits Mercenaires échappent à l’Évêque, mais ils ne suffiraient pas aujourd’hui. L’Héroïne compte 10, et aucune carte ne peut la toucher.
    .wrong-pass = Votre ligne est vide : vous donneriez Modena aux autres, et la partie avec elle.
    .wrong-play-surrender = Tout le monde est à 0 : ce serait une égalité, et personne ne prendrait Modena.

lesson-surrender = Vous menez 10 à 6, et Carlo a plus de cartes que vous. Ne lui laissez pas le temps ! La Reddition met fin à la bataille sur-le-champ, et la ligne la plus forte gagne : la vôtre.
    .wrong = Vous seriez plus fort, mais Carlo continuerait. Vous menez en ce moment même : finissez la bataille maintenant.
    .wrong-pass = Vous menez, mais après votre passe Carlo pourrait jouer carte après carte contre votre 10. Votre Reddition y met fin avant.

lesson-end = Quatre régions qui se touchent : vous avez gagné ! Vous connaissez l’essentiel : le pion choisit le lieu, la ligne la plus forte gagne, et ce qu’on épargne aujourd’hui servira demain. Quand un joueur au plus a encore des cartes, chacun reçoit une nouvelle main : dix cartes, et une de plus par région.
