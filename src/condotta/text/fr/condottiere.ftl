### Les mots de Condottiere.

game-title = Condottiere
game-about = Batailles de cartes pour les régions d’Italie.

## Les cartes. Un Mercenaire s’appelle par sa valeur.

card-1 = 1
    .a = un 1
card-2 = 2
    .a = un 2
card-3 = 3
    .a = un 3
card-4 = 4
    .a = un 4
card-5 = 5
    .a = un 5
card-6 = 6
    .a = un 6
card-10 = 10
    .a = un 10
card-winter = Hiver
    .a = un Hiver
card-spring = Printemps
    .a = un Printemps
card-bishop = Évêque
    .a = un Évêque
card-courtesan = Courtisan
    .a = un Courtisan
card-drummer = Tambour
    .a = un Tambour
card-heroine = Héroïne
    .a = une Héroïne
card-scarecrow = Épouvantail
    .a = un Épouvantail
card-surrender = Reddition
    .a = une Reddition

## Les régions, en italien dans toutes les langues.

region-torino = Torino
region-milano = Milano
region-venezia = Venezia
region-genova = Genova
region-mantova = Mantova
region-ferrara = Ferrara
region-parma = Parma
region-modena = Modena
region-bologna = Bologna
region-lucca = Lucca
region-firenze = Firenze
region-siena = Siena
region-urbino = Urbino
region-spoleto = Spoleto
region-ancona = Ancona
region-roma = Roma
region-napoli = Napoli

## Les variantes, chacune en une phrase.

variant-draw = Piocher après la bataille
    .help = Pas de manches : on commence avec 7 cartes et, après chaque bataille, chacun peut en piocher jusqu’à 3 (C9).
variant-points = Jouer pour des points
    .help = Plusieurs parties jusqu’à un score à atteindre : un point par région, 5 de plus pour une victoire avec un groupe relié (C10).
variant-kingdoms = Royaumes plus grands
    .help = Le groupe relié qui donne la victoire doit compter une région de plus (C11.1).
variant-capture = Capture de régions
    .help = On peut aussi attaquer les régions que d’autres contrôlent (C11.2) ; ne se combine pas avec le jeu pour des points.
variant-hidden = Cartes cachées
    .help = Mercenaires, Tambours, Héroïnes et Courtisans se jouent face cachée, jusqu’à ce que la carte suivante les retourne (C12).

## Ce qui s’est passé.

event-holder = { $seat } détient en premier le pion Condottiere.
event-is-dealt = { $seat } { $number ->
    [0] ne reçoit aucune carte
    [one] reçoit une carte
   *[other] reçoit { $number } cartes
}.
event-you-are-dealt = { $seat } reçoit : { $cards }.
event-places-token = { $seat } pose le pion Condottiere sur { $region }.
event-battle-begins = La bataille pour { $region } commence.
event-plays = { $seat } joue { $card-a }.
event-plays-face-down = { $seat } joue une carte face cachée.
event-you-play-face-down = { $seat } joue { $card-a } face cachée.
event-turns-up = { $seat } retourne { $card-a }.
event-strength = Force { part-of-seat } : { $number }.
event-springs-go = { $number ->
    [0] Aucun Printemps n’est défaussé.
    [one] Un Printemps est défaussé.
   *[other] { $number } Printemps sont défaussés.
}
event-winters-go = { $number ->
    [0] Aucun Hiver n’est défaussé.
    [one] Un Hiver est défaussé.
   *[other] { $number } Hivers sont défaussés.
}
event-bishop-removes = L’Évêque retire tous les { $card } en jeu : { $number ->
    [0] aucune carte
    [one] une carte
   *[other] { $number } cartes
}.
event-pope-leaves = { $seat } laisse le pion Protection du Pape hors du plateau.
event-pope-protects = { $seat } pose le pion Protection du Pape sur { $region }.
event-takes-nothing = { $seat } ne reprend rien.
event-takes-back = { $seat } reprend { $card-a } en main.
event-passes = { $seat } passe.
event-surrenders = La Reddition { part-of-seat } met aussitôt fin à la bataille.
event-battle-tied = La bataille pour { $region } se termine par une égalité : personne ne prend la région.
event-defender-keeps = La bataille pour { $region } se termine par une égalité : { $seat }, qui défend la région, la garde.
event-battle-won = { $seat } remporte la bataille pour { $region } avec une force de { $number }.
event-token-goes = Le pion Condottiere va à { $seat }.
event-discards-hand = { $seat } défausse toute sa main : { $cards }.
event-keeps = { $seat } { $number ->
    [0] ne garde aucune carte
    [one] garde une carte
   *[other] garde { $number } cartes
}{ $cards-count ->
    [0] .
   *[other] {""} et défausse : { $cards }.
}
event-round-ends = La manche est terminée.
event-draws = { $seat } { $number ->
    [0] ne pioche aucune carte
    [one] pioche une carte
   *[other] pioche { $number } cartes
}.
event-new-pile = La défausse est mélangée pour former une nouvelle pioche.
event-shows = { $seat } montre à { $to } : { $card }{ $number ->
    [1] .
   *[other] {""} ×{ $number }.
}
event-shows-face-down = { $seat } montre à { $to } sa carte face cachée : { $card }.
event-final-battle = { $seats } sont à égalité et se livrent une bataille finale.
event-scores = { $seat } { $number ->
    [0] ne marque aucun point
    [one] marque un point
   *[other] marque { $number } points
} et en a { $total } en tout.
event-new-game = Une nouvelle partie commence sur un plateau vide.
event-victory = { $seats-count ->
    [1] { $seats } gagne la partie.
   *[other] { $seats } partagent la victoire.
}

## Ce qui est demandé.

ask-holder = Le sort désigne le premier détenteur du pion Condottiere.
ask-deal = Les cartes sont distribuées.
ask-place = Choisissez la région de la prochaine bataille.
ask-turn = Jouez une carte, ou passez.
ask-pope = Posez le pion Protection du Pape sur une région, ou laissez-le hors du plateau.
ask-take-back = Reprenez un Mercenaire de votre ligne de bataille, ou aucun.
ask-discard-hand = Gardez votre main, ou défaussez-la entièrement si elle ne contient aucun Mercenaire.
ask-keep = Gardez jusqu’à deux cartes ; les autres sont défaussées.
ask-draw = Piochez jusqu’à trois cartes.
ask-leave = Laissez votre carte face cachée, ou retournez-la.

## Ce que l’on peut faire.

act-pass = Passer
act-play = Jouer { $card-a }
act-place = Poser le pion sur { $region }
act-pope = { $pope ->
    [off] Laisser le Pape hors du plateau
   *[other] Poser le Pape sur { $pope }
}
act-take = { $mercenary ->
    [nothing] Ne rien reprendre
   *[other] Reprendre { $mercenary-a }
}
act-hold = Garder ma main
act-discard = Défausser ma main
act-keep = { $first ->
    [nothing] { $second ->
        [nothing] Ne rien garder
       *[other] Garder { $second-a }
    }
   *[other] { $second ->
        [nothing] Garder { $first-a }
       *[other] Garder { $first-a } et { $second-a }
    }
}
act-draw = { $number ->
    [0] Ne rien piocher
    [one] Piocher une carte
   *[other] Piocher { $number } cartes
}
act-leave = Laisser la carte face cachée
act-turn-up = Retourner la carte
act-holder = Premier détenteur : { $seat }
act-deal = { $cards-count ->
    [0] Cartes pour { $seat }
   *[other] Cartes pour { $seat } : { $cards }
}
act-show = { $shown ->
    [face-down] Montrer à { $seat } : la carte face cachée
   *[other] Montrer à { $seat } : { $shown }
}{ $number ->
    [1] {""}
   *[other] {""} ×{ $number }
}
act-play-face-down = Jouer une carte face cachée
act-keep-unseen = { $cards-count ->
    [0] Garder toutes les cartes sans les montrer
   *[other] Garder les autres sans les montrer, défausser : { $cards }
}

## Pourquoi pas.

refuse-not-in-your-hand = Vous n’avez pas cette carte en main.
refuse-not-in-your-line = Ce Mercenaire n’est pas dans votre ligne de bataille.
refuse-pope-protects-it = Le Pape protège cette région.
refuse-is-your-own = Le pion Condottiere ne peut pas aller là : la région est à vous.
refuse-has-a-marker = Le pion Condottiere ne peut pas aller là : la région porte un pion de contrôle.
refuse-not-for-the-pope = Le pion Protection du Pape ne peut pas aller là : la région porte un pion de contrôle, ou c’est elle que l’on se dispute.
refuse-has-a-mercenary = Vous avez un Mercenaire en main : vous ne pouvez pas la défausser.
refuse-beyond-your-limit = Avec autant de cartes, vous dépasseriez votre limite.
refuse-not-yours-to-show = On ne peut montrer que ses propres cartes, et seulement à un autre joueur de la table.
refuse-no-showing = À cette table, on ne se montre pas ses cartes.

## La table à l’écran.

battle-for = Bataille { $number }, pour { $region }.
battle-final = La bataille finale : aucune région n’est en jeu.
battle-none = Aucune région n’a encore été choisie pour une bataille.
pope-is-in = Le Pape protège { $region }.
pope-is-off = Le Pape est hors du plateau.
hand-is = Votre main : { $cards }.
hand-is-empty = Votre main est vide.
has-strength = force { $number }
has-line = ligne de bataille : { $cards }
has-no-line = aucune carte dans la ligne de bataille
has-face-down = une carte face cachée
has-face-down-known = face cachée : { $card }
has-passed = a passé
has-hand = { $number ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $number } cartes en main
}
has-regions = régions : { $number } sur { $needed }
has-connected = reliées : { $number } sur { $needed }
has-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
has-token = le pion Condottiere
has-known = cartes connues en main : { $cards }
region-is-free = { $region } est libre ; frontières communes : { $regions }.
region-is-held = { $region } appartient à { $seat } ; frontières communes : { $regions }.
pile-is = { $number ->
    [0] La pioche est vide.
    [one] Une carte dans la pioche.
   *[other] { $number } cartes dans la pioche.
}
discards-are = Défausse : { $cards }.
title-lines = Lignes de bataille
column-strength = Force
column-hand = Main
column-regions = Régions
column-connected = Reliées
column-points = Points
map-key = ★ bataille  † Pape  ◆ pion
key-aside = Montrer une carte

## What a table can be set up with.

option-target = Score à atteindre
    .help = Le match se termine dès que quelqu’un atteint ce nombre de points (C10.1).
option-first = Premier détenteur
    .help = Qui détient d’abord le pion Condottiere, au lieu d’un tirage au sort (C3.1).
option-showing = Montrer ses cartes
    .help = Les joueurs peuvent se montrer leurs cartes (C8.2).

## Avant de choisir : ce que l’action ferait.

ahead-strength = { $seat } : { $was } → { $number }.
ahead-removes = Retirés : { $card } ×{ $number }.
ahead-removes-nothing = Il n’y a aucun Mercenaire à retirer.
ahead-takes-back = Vous pourrez reprendre en main un de vos Mercenaires.
ahead-takes-nothing = Vous n’avez aucun Mercenaire à reprendre.
ahead-leads = Vous menez avec { $number } : si tous les autres passent maintenant, { $region } est à vous.
ahead-behind = { $seat } mène avec { $number } : si tout le monde passe maintenant, { $region } vous échappe.
ahead-tied = Égalité en tête à { $number } : si tout le monde passe maintenant, rien ne change à { $region }.
ahead-leads-final = Vous menez avec { $number } : si tous les autres passent maintenant, vous gagnez la bataille finale.
ahead-behind-final = { $seat } mène avec { $number } : si tout le monde passe maintenant, vous perdez la bataille finale.
ahead-tied-final = Égalité en tête à { $number }.
ahead-ends-won = La bataille prend fin : { $seat } remporte { $region } avec { $number }.
ahead-ends-kept = La bataille se termine par une égalité : { $seat } garde { $region }.
ahead-ends-tied = La bataille se termine par une égalité : personne ne prend { $region }.
ahead-ends-won-final = La bataille finale prend fin : { $seat } gagne avec { $number }.
ahead-ends-tied-final = La bataille finale se termine par une égalité.

## Les moments, et la fin de la partie.

moment-battle = La bataille est décidée
moment-end = La partie est terminée
ending-regions = { $seats } contrôle { $number ->
    [one] { $number } région
   *[other] { $number } régions
} : assez pour régner sur l’Italie.
ending-connected = { $seats } contrôle { $number ->
    [one] { $number } région
   *[other] { $number } régions reliées
} : un royaume.
ending-most-regions = Il ne reste aucune région à disputer, et { $seats } en contrôle le plus : { $number }.
ending-final-battle = Il a fallu une bataille finale, et { $seats } l’a gagnée.
ending-match = { $seats } remporte le match avec { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
ending-shared = Même la bataille finale n’a pas départagé { $seats } : la victoire est partagée.
measure-regions = Régions
measure-points = Points
source-regions = Régions
source-game = Partie { $number }
