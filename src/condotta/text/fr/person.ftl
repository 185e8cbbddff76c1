### Les pages de ce qui est à vous ici, sans compte.

you-title = Vos parties

## Vos tables sur la première page.

you-group-turn = À vous de jouer
you-group-waiting = En attente
you-group-over = Terminées
you-turn = C’est à vous de jouer
you-waits-for = En attente de { $names }
you-with = avec { $names }
you-won = Victoire
you-place = Place { $place }/{ $seats }
you-handed-over = Quelqu’un d’autre joue votre place
you-link-renewed = La place a un nouveau lien
you-all-games = Toutes vos parties et statistiques

## Parties terminées.

you-finished = Parties terminées
you-left = quelqu’un d’autre jouait à la fin
you-more = En voir plus
you-nothing-yet = Aucune de vos parties n’est encore terminée.
you-numbers = Statistiques
you-which-game = Jeu
you-every-game = Tous les jeux
you-count-met = Rencontres
you-count-games = Parties
you-count-won = Gagnées
you-streak = Victoires d’affilée
you-streak-best = record : { $number }
you-above-chance = Victoires au-delà du hasard
you-against = Contre
you-people = Des personnes
you-ahead = Devant
you-behind = Derrière
you-variants = Variante

## Classement.

you-ratings = Cotes
you-rated = Coter mes parties
    .help = Désormais, chaque partie que vous jouez jusqu’au bout compte, contre les bots et les personnes de ce serveur. Si vous désactivez, vos cotes sont effacées.
you-shown = Montrer mes cotes à tout le monde
    .help = Les autres les voient alors sur leur propre page de cotes, sous le nom { $name }.
you-rating = Cote
you-unsure = Incertitude
you-no-rating-yet = Votre première cote viendra avec la prochaine partie terminée.

## La clé.

you-key = Votre clé
    .help = Il n’y a pas de compte. Une clé secrète, gardée dans ce navigateur, réunit vos tables, vos résultats et vos réglages. Le serveur n’en connaît que l’empreinte et ne peut pas vous la rendre.
you-other-device = Emporter sur un autre appareil
    .help = Ouvrez ce lien sur l’autre appareil ou scannez le code. Ne le montrez à personne : qui l’a peut jouer toutes vos places.
you-save = Tout enregistrer dans un fichier
you-renew = Renouveler la clé
you-forget = Oublier la clé
you-sure-renew = L’ancienne clé et tous les liens vers elle cessent de fonctionner, sur tous les autres appareils aussi. Apportez le nouveau lien aux appareils que vous utilisez encore.
you-sure-forget = La clé disparaît pour de bon avec tout ce qui y est lié : résultats, cotes et réglages. Les tables restent ; ce navigateur ouvre encore celles dont il a le lien.
you-no = Non, ne rien changer
you-renewed = La clé est maintenant nouvelle.
you-forgotten = La clé est oubliée, avec tout ce qui y était lié.
you-again = Créer une nouvelle clé

## Une clé d’un autre appareil.

you-adopt = Apporter vos parties sur cet appareil ?
you-adopt-whose = { $tables ->
    [0] Ce lien contient le nom { $name } et aucune table.
    [one] Ce lien contient le nom { $name } et une table.
   *[other] Ce lien contient le nom { $name } et { $tables } tables.
}
you-adopt-warning = N’acceptez que si ce lien est le vôtre. Avec le lien de quelqu’un d’autre, cette personne pourrait jouer vos places.
you-adopt-instead = Cet appareil a déjà une clé. Les places qu’il connaît suivent ; ses parties terminées restent avec l’ancienne clé.
you-adopt-yes = Oui, ce sont mes parties
