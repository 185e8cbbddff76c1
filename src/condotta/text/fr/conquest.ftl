### Les mots de Conquest.

game-title = Conquest
game-about = Des pièces cachées sur une carte de 24 territoires : capturez les Drapeaux.

## Les pièces.

piece-spy = Espion
    .the = l’Espion
piece-scout = Éclaireur
    .the = l’Éclaireur
piece-sorceress = Magicienne
    .the = la Magicienne
piece-baron = Baron
    .the = le Baron
piece-knight = Chevalier
    .the = le Chevalier
piece-count = Comte
    .the = le Comte
piece-duke = Duc
    .the = le Duc
piece-prince = Prince
    .the = le Prince
piece-queen = Reine
    .the = la Reine
piece-king = Roi
    .the = le Roi
piece-cursed-land = Terre maudite
    .the = la Terre maudite
piece-flag = Drapeau
    .the = le Drapeau

## Les cartes.

card-reinforcement = Renforcement
card-surprise-attack = Attaque surprise
card-blitz = Blitz
card-regroup = Regroupement
card-secret-information = Information secrète
card-traitor = Traître
card-new-spy = Nouvel espion

## Ce qui s’est passé.

event-lot = { $seat } tire { $piece-the } pour savoir qui commence.
event-lots-tied = { $seats } sont à égalité et tirent de nouveau.
event-begins = { $seat } commence.
event-chooses = { $seat } choisit { $territory }.
event-sets-up = { $seat } a placé { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}.
event-draws = { $seat } pioche { $cards-count ->
    [one] { $cards-count } carte
   *[other] { $cards-count } cartes
} : { $cards }.
event-new-pile = La défausse est mélangée pour former une nouvelle pioche.
event-plays = { $seat } joue { $card }.
event-plays-nothing = { $seat } ne peut jouer aucune des cartes piochées.
event-traitor-shuffled = Le Traître est sorti : toutes les cartes sont mélangées ensemble.
event-finds = { $seat } tire une pièce de son sac.
event-you-find = { $seat } tire de son sac : { $piece }.
event-puts = { $seat } pose la pièce sur { $zone }.
event-puts-known = { $seat } pose { $piece-the } sur { $zone }.
event-regroups = { $seat } regroupe { $zone }, { $second } et { $third }.
event-regroups-two = { $seat } regroupe { $zone } et { $second }.
event-shows-bag = { $seat } montre son sac : { $pieces-count ->
    [0] il est vide
   *[other] { $pieces }
}.
event-looks = { $seat } regarde { $zone } et { $other }.
event-you-see = Sur { $zone } : { $piece }.
event-accuses = { $seat } pense que la pièce sur { $zone } est { $piece-the }.
event-guessed-right = { $seat } devine juste.
event-guessed-wrong = { $seat } se trompe.
event-moves = { $seat } déplace { $zone } → { $to }.
event-stays = { $seat } termine son tour.
event-fights = Combat : { $piece-the } { part-of-seat } attaque { $target-the } { part-of-other }.
event-beaten = { $seat } perd une pièce : { $piece }.
event-captures = { $seat } capture le Drapeau { part-of-owner }.
event-flag-goes = Le Drapeau { part-of-owner } est maintenant devant { $seat }.
event-flag-returns = { $seat } récupère son Drapeau.
event-takes = { $seat } prend { $territory }.
event-contested = { $territory } n’est à personne.
event-rounds-over = { $number ->
    [0] Aucun tour de table n’a été joué
    [one] Un tour de table a été joué
   *[other] { $number } tours de table ont été joués
} : les territoires décident, puis les pièces.
event-victory = { $seats-count ->
    [1] { $seats } gagne la partie.
   *[other] { $seats } partagent la victoire.
}

## Ce qui est demandé.

ask-lots = Des pièces sont tirées pour savoir qui commence.
ask-territory = Choisissez un territoire.
ask-deploy = Placez vos pièces, à l’insu des autres.
ask-draw = Des cartes sont piochées.
ask-card = Jouez une des cartes piochées.
ask-bag = Une pièce est tirée du sac.
ask-put = Posez la pièce sur une zone libre.
ask-regroup = Désignez les pièces à regrouper.
ask-arrange = Choisissez où va chacune des pièces désignées.
ask-look = Regardez deux pièces sur des zones voisines.
ask-accuse = Devinez l’identité d’une pièce ennemie.
ask-flag = Posez votre Drapeau sur une zone libre.
ask-move = Déplacez une pièce, ou terminez votre tour.

## Ce qui peut se faire.

act-pass = { $question ->
    [card] Ne jouer aucune carte
    [move] Terminer mon tour
   *[other] Passer
}
act-choose = Choisir { $territory }
act-place = { $piece } sur { $zone }
act-play = Jouer { $card }
act-pick = Désigner { $zone }
act-arrange = { $arrangement }
arrangement-123 = Les laisser en place
arrangement-132 = Échanger 2 et 3
arrangement-213 = Échanger 1 et 2
arrangement-231 = 1 en 3, 2 en 1, 3 en 2
arrangement-312 = 1 en 2, 2 en 3, 3 en 1
arrangement-321 = Échanger 1 et 3
act-look = Regarder { $zone } et { $other }
act-accuse = { $zone } : c’est { $piece-the }
act-put = La poser sur { $zone }
act-move = { $zone } → { $to }
act-lot = Tirer { $piece-the }
act-find = Tirer { $piece-the } du sac
act-draw = { $cards-count ->
    [0] Ne rien piocher
   *[other] Piocher { $cards }
}

## Pourquoi non.

refuse-already-chosen = Ce territoire a déjà été choisi.
refuse-another-piece-first = Il faut d’abord placer une autre pièce.
refuse-not-your-territory = Ce territoire n’est pas à vous.
refuse-zone-taken = Il y a déjà une pièce sur cette zone.
refuse-garrison-first = Les pièces restantes sont nécessaires aux territoires encore vides.
refuse-must-move = Le premier déplacement est obligatoire, et vous pouvez en faire un.
refuse-must-play = L’une des cartes peut être jouée : il faut donc en jouer une.
refuse-cannot-be-played = Cette carte ne peut pas être jouée maintenant.
refuse-not-drawn = Cette carte n’a pas été piochée.
refuse-not-your-piece = Aucune de vos pièces ne s’y trouve.
refuse-does-not-move = Les Drapeaux et les Terres maudites ne se déplacent pas.
refuse-own-piece-there = Une de vos pièces s’y trouve.
refuse-no-way-there = L’Éclaireur ne trouve pas de chemin libre jusque-là.
refuse-not-a-neighbour = Cette zone n’est pas voisine, ou des montagnes la séparent de l’autre.
refuse-not-beside-you = Cette zone n’est voisine d’aucune de vos pièces.
refuse-already-picked = Vous avez déjà désigné cette pièce.
refuse-no-such-pair = Choisissez deux pièces voisines, dont une au moins qui n’est pas à vous.
refuse-no-enemy-there = Aucune pièce ennemie ne s’y trouve.
refuse-load-not-now = On ne peut charger un placement qu’avant d’avoir placé la première pièce.
refuse-save-not-now = On ne peut enregistrer un placement qu’une fois toutes ses pièces placées.
refuse-setup-no-territory = Ligne { $line } : il n’y a pas de territoire « { $given } » sur ce plateau.
refuse-setup-twice = Ligne { $line } : { $territory } y est deux fois.
refuse-setup-three-zones = Ligne { $line } : { $territory } a trois zones ; nommez une pièce ou - pour chacune, pas { $count }.
refuse-setup-no-piece = Ligne { $line } : il n’y a pas de pièce « { $given } » ; pièces possibles : { $known }.
refuse-setup-copies = Un placement compte { $number } fois { $piece }, pas { $count }.
refuse-setup-not-yours = Le territoire { $territory } n’est pas à vous.
refuse-setup-garrison = Le territoire { $territory } a besoin d’une pièce.

## Ce qui peut clocher sur un plateau.

refuse-board-unusable = Ce plateau est inutilisable : { $reasons }
refuse-board-not-object = Un plateau doit être un seul objet JSON.
refuse-board-format = Le format doit être « { $known } », pas { $given }.
refuse-board-list = Il faut une liste de { $name }.
refuse-board-territories = Il faut { $number } territoires, pas { $given }.
refuse-board-territory-id = Le territoire { $number } a besoin d’un id : lettres, chiffres, points et traits d’union.
refuse-board-territory-twice = Deux territoires s’appellent { $id }.
refuse-board-territory-name = { $id } a besoin d’un nom.
refuse-board-territory-city = { $id } doit dire s’il a une ville : true ou false.
refuse-board-territory-zones = { $id } doit avoir trois zones, chacune avec un id.
refuse-board-zone-name-twice = Deux zones s’appellent { $id }.
refuse-board-cities = Il faut { $number } villes, pas { $given }.
refuse-board-zone-nowhere = La zone { $number } de la liste des zones, { $given }, n’est dans aucun territoire.
refuse-board-zone-twice = La zone { $id } est décrite deux fois.
refuse-board-zone-territory = La zone { $id } se dit dans { $given }, mais c’est { $territory } qui la nomme.
refuse-board-zone-position = La zone { $id } a besoin d’une position sur le plateau : x de 0 à { $width }, y de 0 à { $height }.
refuse-board-zone-same = Les zones { $one } et { $other } sont à la même position.
refuse-board-zone-missing = La zone { $id } n’est pas dans la liste des zones.
refuse-board-pairs = Les frontières doivent être une liste de paires de zones.
refuse-board-pair = La frontière { $given } n’est pas une paire de zones.
refuse-board-pair-unknown = La frontière { $border } nomme { $zone }, qui n’est pas une zone.
refuse-board-pair-self = La frontière { $border } relie une zone à elle-même.
refuse-board-pair-twice = La frontière { $border } y est deux fois.
refuse-board-no-mountains = Il faut des montagnes quelque part.
refuse-board-range-object = La chaîne de montagnes { $number } doit être un objet.
refuse-board-range = Chaîne de montagnes { $name } : { $reason }
refuse-board-open-and-blocked = La frontière { $border } est à la fois ouverte et barrée.
refuse-board-drawn = La frontière dessinée { $given } doit nommer ses zones a et b.
refuse-board-drawn-mountain = La frontière { $border } est dessinée en montagnes, mais aucune chaîne ne la barre.
refuse-board-drawn-open = La frontière { $border } est dessinée ouverte, mais n’est pas dans la liste edges.
refuse-board-not-drawn = La frontière { $border } n’est pas parmi les frontières dessinées.
refuse-board-no-way = De { $zone }, aucun chemin ne mène à { $zones }.
refuse-board-apart = Les trois zones de { $id } ne communiquent pas entre elles.
refuse-board-size = La taille du plateau doit être deux nombres au-dessus de 0.
refuse-board-points = { $place } doit être une liste de points [x, y].
refuse-board-point = { $place } doit être un point [x, y].
refuse-board-drawn-kind = La frontière dessinée { $border } doit être de l’une de ces sortes : { $known } ; pas { $given }.

## La table à l’écran.

set-up-goes-on = Les pièces sont en cours de placement.
turn-is = Tour de table { $number }, à { $seat } de jouer : { $moves ->
    [one] { $moves } déplacement restant
   *[other] { $moves } déplacements restants
}.
piece-on = { $piece } sur { $zone }
your-pieces = Vos pièces : { $pieces }.
to-place = Encore à placer : { $pieces }.
drawn-are = Cartes piochées : { $cards }.
in-your-hand = Tirée du sac : { $piece }.
bag-is = Dans le sac { part-of-seat } : { $pieces }.
the-bag = le sac
mixed-are = Mélangées entre { $zones }, dans un ordre inconnu : { $pieces }.
territory-is-free = { $territory }, à personne : { $zones }.
territory-is-held = { $territory }, à { $seat } : { $zones }.
a-city = ville
zone-is-free = { $zone } libre
zone-is-held = { $zone } { $seat } : { $pieces }
may-be-anything = inconnue
has-moved = a bougé
has-territories = { $number ->
    [one] { $number } territoire
   *[other] { $number } territoires
}
has-cities = { $number ->
    [one] { $number } ville
   *[other] { $number } villes
}
has-pieces = { $number ->
    [one] { $number } pièce sur le plateau
   *[other] { $number } pièces sur le plateau
}
has-bag = { $number } dans le sac
flag-is-with = Drapeau capturé par { $seat }
pile-is = { $number ->
    [0] La pioche est vide.
    [one] { $number } carte dans la pioche.
   *[other] { $number } cartes dans la pioche.
}
discards-are = Défausse : { $cards }.
title-lines = Joueurs
column-territories = Territoires
column-cities = Villes
column-pieces = Pièces
column-bag = Sac
map-key = ◉ ville  ▲ montagnes  ~ a bougé  ? inconnue
help-load = load FICHIER : placer toutes les pièces d’après un fichier.
help-save = save FICHIER : enregistrer votre placement dans un nouveau fichier.
setup-loaded = Les pièces ont été placées d’après { $file }.
setup-saved = Votre placement est enregistré dans { $file }.

## What a table can be set up with.

option-garrison = Garnison
    .help = Chacun de vos territoires doit avoir au moins une pièce au début (Q2.4).
option-scout_charge = Charge des Éclaireurs
    .help = Un Éclaireur peut combattre au bout d’un long déplacement (Q4.3).
option-rounds = Nombre de tours de table
    .help = Après ce nombre de tours de table, les territoires décident ; 0 pour ne pas fixer de limite (Q6.4).
option-memory = Aide-mémoire
    .help = On montre à chacun ce que l’on peut savoir des pièces des autres ; sans aide-mémoire, c’est à chacun de s’en souvenir (Q8).
option-board = Plateau
    .help = Un fichier de plateau, à la place de Westeria (Q1).

## Avant un déplacement : comment finirait le combat.

ahead-beats = Vous battez { $piece-the }.
ahead-is-beaten = Vous perdez contre { $piece-the }.
ahead-both-beaten = Les deux pièces tombent : la vôtre et { $piece-the }.
ahead-captures = Vous capturez le Drapeau { part-of-seat }.
ahead-surely-beats = Quelle que soit cette pièce, vous la battez.
ahead-surely-beaten = Quelle que soit cette pièce, elle vous bat.
ahead-chances = D’après ce que vous savez : victoire { $wins } %, les deux tombent { $both } %, défaite { $loses } %.

## Les moments, et la fin de la partie.

moment-fight = Un combat
moment-guess = Un traître ?
moment-flag = Un Drapeau tombe
moment-end = La partie est terminée
ending-last-flag = { $seats } a le dernier Drapeau sur le plateau.
ending-most-territories = Les tours sont écoulés, et { $seats } tient le plus de territoires : { $number }.
ending-most-pieces = Les tours sont écoulés ; à égalité de territoires, { $seats } a le plus de pièces sur le plateau : { $number }.
ending-shared = Les tours sont écoulés, et rien ne départage { $seats } : la victoire est partagée.
measure-territories = Territoires
measure-pieces = Pièces sur le plateau
measure-flags = Drapeaux
source-cities = Territoires avec une ville
source-territories = Autres territoires
