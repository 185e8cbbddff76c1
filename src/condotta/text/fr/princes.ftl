### Les mots de Princes of the Renaissance.

game-title = Princes of the Renaissance
game-about = Enchères, guerres et trahisons entre les familles de condottieri d’Italie.

## Les familles.

family-baglioni = Baglioni
family-bentivogli = Bentivogli
family-d-este = d’Este
family-gonzaga = Gonzaga
family-malatesta = Malatesta
family-montefeltro = Montefeltro

## Les troupes.

troop-light-infantry = Infanterie légère
    .a = de l’Infanterie légère
    .the = l’Infanterie légère
troop-crossbow = Arbalétriers
    .a = des Arbalétriers
    .the = les Arbalétriers
troop-pike = Piquiers
    .a = des Piquiers
    .the = les Piquiers
troop-fortification = Fortification
    .a = une Fortification
    .the = la Fortification
troop-cavalry = Cavalerie
    .a = de la Cavalerie
    .the = la Cavalerie
troop-artillery = Artillerie
    .a = de l’Artillerie
    .the = l’Artillerie

## Les villes.

city-venice = Venise
city-milan = Milan
city-florence = Florence
city-rome = Rome
city-naples = Naples

## Ce qui est mis aux enchères : tuiles de ville, événements, Pape.

lot-doge = Doge
lot-merchant-venice = Marchand de Venise
lot-merchant-milan = Marchand de Milan
lot-genoese-crossbow = Arbalétriers génois
lot-swiss-mercenaries = Mercenaires suisses
lot-armourer = Armurier
lot-ludovico-sforza = Ludovico Sforza
lot-caterina-sforza = Caterina Sforza
lot-lorenzo-medici = Lorenzo Medici
lot-giovanni-medici = Giovanni Medici
lot-banking = Banque
lot-merchant-florence = Marchand de Florence
lot-roderigo-borgia = Roderigo Borgia
lot-cesare-borgia = Cesare Borgia
lot-lucrezia-borgia = Lucrezia Borgia
lot-della-rovere = Della Rovere
lot-orsini = Orsini
lot-colonna = Colonna
lot-ferrante-d-aragon = Ferrante d’Aragon
lot-alfonso-aragon = Alfonso Aragon
lot-spanish-infantry = Infanterie espagnole
lot-merchant-naples = Marchand de Naples
lot-gozzoli = Gozzoli
lot-piero-della-francesca = Piero della Francesca
lot-verrocchio = Verrocchio
lot-merchant-1 = Marchands (décade I)
lot-botticelli = Botticelli
lot-mantegna = Mantegna
lot-bellini = Bellini
lot-merchant-2 = Marchands (décade II)
lot-leonardo = Leonardo
lot-michelangelo = Michelangelo
lot-bramante = Bramante
lot-french-invade = Invasion française
lot-pope = Pape

## Les tuiles Trahison.

tile-bribe-troops = Corrompre des troupes
tile-bribe-cardinal = Corrompre un cardinal
tile-freeze-bid = Gel d’enchère
tile-steal-influence = Vol d’influence
tile-raid-gold-shipment = Intercepter une livraison d’or
tile-veto = Veto
tile-start-war = Démarrer une guerre

## L’argent ; il suit toujours un nombre.

currency-gold = or
    .one = or
    .other = ors
currency-influence = influence
    .one = point d’influence
    .other = points d’influence
amount = { $number ->
    [one] { $number } { $currency-one }
   *[other] { $number } { $currency-other }
}
terms = { $side ->
    [gift] { $gives }
    [request] rien contre { $asks }
    [nothing] rien
   *[swap] { $gives } contre { $asks }
}{ $until ->
    [auction] , jusqu’à la fin de cette enchère
    [turn] , jusqu’à la fin de ce tour
    [decade] , jusqu’à la fin de cette décade
   *[withdrawn] {""}
}
side-attacker = l’attaquant
side-defender = le défenseur

## Ce qui s’est passé.

event-first-seat = { $seat } commence.
event-takes-family = { $seat } prend la famille { $family }.
event-turn = C’est à { $seat } de jouer.
event-passes = { $seat } passe.
event-buys-troop = { $seat } achète { $troop-a } pour { $number ->
    [one] { $number } or
   *[other] { $number } ors
}.
event-buys-treachery = { $seat } achète une tuile Trahison.
event-gives-back = { $seat } rend { $troop-the }.
event-draws = { $seat } pioche une tuile Trahison.
event-you-draw = { $seat } pioche la tuile { $tile }.
event-discards = { $seat } défausse une tuile Trahison face cachée.
event-you-discard = { $seat } défausse face cachée la tuile { $tile }.
event-new-pile = Les tuiles Trahison défaussées sont mélangées pour former une nouvelle pioche.
event-steals = { $seat } joue Vol d’influence : { $number ->
    [one] { $number } point d’influence pris
   *[other] { $number } points d’influence pris
} à { $from }.
event-raids = { $seat } intercepte une livraison d’or : { $number ->
    [one] { $number } or pris
   *[other] { $number } ors pris
} à { $from }.
event-lucrezia = { $seat } utilise Lucrezia Borgia : { $number ->
    [one] { $number } point d’influence pris
   *[other] { $number } points d’influence pris
} à { $from }.
event-alfonso = { $seat } utilise Alfonso Aragon.
event-puts-up = { $seat } met aux enchères la tuile { $lot }.
event-bids = { $seat } mise { $number }.
event-drops-out = { $seat } se retire.
event-freezes = { $seat } gèle l’enchère { part-of-to }.
event-wins = { $seat } remporte la tuile { $lot } pour { $number }.
event-unsold = Personne ne mise sur la tuile { $lot }.
event-pays = { $seat } paie { $number ->
    [one] { $number } { $currency-one }
   *[other] { $number } { $currency-other }
}{ $cardinals ->
    [0] .
    [1] {""} et un cardinal.
   *[other] {""} et { $cardinals } cardinaux.
}
event-banks = { $seat } échange { $number ->
    [one] { $number } { $currency-one }
   *[other] { $number } { $currency-other }
} avec la Banque.
event-places-artist = { $seat } place { $lot } sur { $city }.
event-invades = { $seat } lance les Français contre { $city }.
event-throws-invasion-away = { $seat } défausse l’invasion française.
event-status = Statut de { $city } : { $number }.
event-declares-war = { $seat } démarre une guerre : { $attacker } attaque { $defender } (compteur de guerres : { $wars }).
event-plays-start-war = { $seat } joue Démarrer une guerre.
event-vetoes = { $seat } joue Veto : la guerre n’a pas lieu.
event-lorenzo-vetoes = { $seat } oppose son veto avec Lorenzo Medici : la guerre n’a pas lieu.
event-no-veto = Personne n’oppose son veto à la guerre.
event-hires = Qui combat pour { $city } ? Les mises se font en influence.
event-is-hired = { $seat } obtient le droit de combattre pour { $city }, avec une mise de { $number }.
event-no-taker = Personne ne combat pour { $city }.
event-city-pays = { $city } place { $number ->
    [one] { $number } or
   *[other] { $number } ors
} sur la ville natale { part-of-seat }.
event-no-war = Personne ne combat : la guerre s’arrête là.
event-league = { $seat } forme une Sainte Ligue et rejoint { $city }.
event-no-league = { $seat } ne forme pas de Sainte Ligue.
event-bribes = { $seat } corrompt { $troop-the } { part-of-owner }.
event-rolls = Dés : { $attacker } { $first }, { $defender } { $second }.
event-ludovico = { $seat } fait relancer les deux dés avec Ludovico Sforza.
event-compares = { $striker } attaque avec { $strikes }, { $other } défend avec { $resists }.
event-war-won = { $winner } gagne la guerre contre { $loser } (statut ±{ $number }).
event-war-drawn = La guerre entre { $attacker } et { $defender } finit sans vainqueur.
event-laurel = { $seat } prend un laurier et en a maintenant { $number }.
event-offers = { $seat } propose à { $to } : { $terms }.
event-accepts = { $seat } accepte l’offre { part-of-from } : { $terms }.
event-refuses = { $seat } refuse l’offre { part-of-from }.
event-withdraws = { $seat } retire l’offre faite à { $to }.
event-decade-ends = La décade { $number } est terminée.
event-decade-begins = La décade { $number } commence.
event-collects = { $seat } perçoit { $gold ->
    [one] { $gold } or
   *[other] { $gold } ors
} et { $influence ->
    [one] { $influence } point d’influence
   *[other] { $influence } points d’influence
}{ $home ->
    [0] .
    [one] , plus { $home } or de sa ville natale.
   *[other] , plus { $home } ors de sa ville natale.
}
event-slot = Chaque tuile de { $city } vaut { $number ->
    [0] 0 point
    [1] un point
   *[other] { $number } points
}.
event-points = { $seat } a { $number ->
    [0] 0 point
    [1] un point
   *[other] { $number } points
}.
event-victory = { $seats-count ->
    [1] { $seats } gagne la partie.
   *[other] { $seats } partagent la victoire.
}

## Ce qui est demandé.

ask-first = Le sort désigne qui commence.
ask-family = Prenez une famille.
ask-action = Faites une action : acheter, mettre une tuile aux enchères, démarrer une guerre ou passer.
ask-after-action = Votre action est faite : utilisez encore une tuile, ou terminez votre tour.
ask-deal = Une tuile Trahison est piochée.
ask-discard = Vous avez trop de tuiles Trahison : défaussez-en une, face cachée.
ask-alfonso = Vous avez gagné Alfonso Aragon : piochez une tuile Trahison maintenant, ou attendez.
ask-bid = Surenchérissez, ou retirez-vous.
ask-hire = Misez de l’influence pour le droit de combattre, ou retirez-vous.
ask-pay = Choisissez comment payer.
ask-place-artist = Placez l’artiste sur une ville.
ask-invade = Lancez les Français contre une ville, ou défaussez la tuile.
ask-veto = Opposez votre veto à cette guerre, ou laissez faire. Personne ne voit votre réponse.
ask-league = Rejoignez un camp avec vos troupes en Sainte Ligue, ou déclinez.
ask-bribe = Corrompez des troupes de cette guerre, ou continuez.
ask-roll = Les dés sont lancés.
ask-ludovico = Faites relancer les deux dés avec Ludovico Sforza, ou gardez ce jet.

## Ce qu’on peut faire.

act-pass = { $question ->
    [after-action] Terminer mon tour
    [alfonso] Attendre
    [bid] Se retirer
    [hire] Se retirer
    [veto] Laisser faire
    [league] Décliner
    [bribe] Continuer
    [ludovico] Garder ce jet
   *[other] Passer
}
act-take = Prendre la famille { $family }
act-buy = Acheter { $troop-a }
act-buy-treachery = Acheter une tuile Trahison
act-give-back = Rendre { $troop-the }
act-auction = Mettre aux enchères : { $lot }
act-war = Guerre : { $attacker } → { $defender }
act-start-war = Démarrer une guerre : { $attacker } → { $defender }
act-steal = Voler de l’influence à { $seat }
act-raid = Intercepter l’or { part-of-seat }
act-lucrezia = Lucrezia Borgia : voler de l’influence à { $seat }
act-alfonso = Alfonso Aragon : piocher une tuile Trahison
act-bid = Miser { $number }
act-freeze = Geler l’enchère { part-of-seat }
act-pay = Payer{ $cardinals ->
    [0] {""}
    [1] {" "}avec un cardinal
   *[other] {" "}avec { $cardinals } cardinaux
}{ $swapped ->
    [0] {""}
   *[other] , dont { $swapped } de la Banque
}
act-veto = Jouer Veto
act-lorenzo = Veto de Lorenzo Medici
act-league = Rejoindre { $side }
act-bribe = Corrompre { $troop-the } { part-of-owner }
act-ludovico = Relancer les deux dés
act-place = Placer l’artiste sur { $city }
act-invade = { $target ->
    [nothing] Défausser l’invasion
   *[other] Envahir { $target }
}
act-discard = Défausser la tuile { $tile }
act-first = Premier joueur : { $seat }
act-deal = { $tiles-count ->
    [0] Trahison pour { $seat }
   *[other] Trahison pour { $seat } : { $tiles }
}
act-roll = Dés { $attack } et { $defence }
act-bank = Banque : donner { $amount ->
    [one] { $amount } { $currency-one }
   *[other] { $amount } { $currency-other }
}
act-offer = Proposer à { $seat } : { $terms }
act-accept = Accepter l’offre { part-of-seat } : { $terms }
act-refuse = Refuser l’offre { part-of-seat }
act-withdraw = Retirer l’offre faite à { $seat }
act-discard-unseen = Défausser une tuile face cachée

## Pourquoi non.

refuse-family-taken = Cette famille est déjà prise.
refuse-not-in-your-hand = Vous n’avez pas cette tuile Trahison.
refuse-discard-first = Vous avez trop de tuiles Trahison : défaussez d’abord.
refuse-must-put-up-an-event = Après deux tours de table sans rien, il faut mettre un événement aux enchères.
refuse-have-that-troop = Vous avez déjà cette troupe.
refuse-cannot-buy = Vous ne pouvez pas payer cela, ou il n’en reste plus.
refuse-no-such-troop = Vous n’avez pas cette troupe.
refuse-not-available = Cette tuile ne peut pas être mise aux enchères : quelqu’un l’a, ou elle est d’une autre décade.
refuse-cannot-open = Vous ne pouvez pas payer la mise de départ, le double du statut de la ville.
refuse-may-not-own = Vous pouvez avoir au plus six tuiles de ville, d’au plus trois villes.
refuse-no-more-wars = Plus aucune guerre ne peut être démarrée dans cette décade.
refuse-two-different-cities = Une guerre demande deux villes différentes.
refuse-no-such-trick = Vous n’avez rien qui le permette maintenant.
refuse-action-is-done = Votre action de ce tour est faite.
refuse-must-open = Vous devez ouvrir par une mise.
refuse-cannot-freeze = Il vous faut une tuile Gel d’enchère, et un autre joueur encore dans l’enchère et pas gelé.
refuse-frozen = Votre enchère est gelée.
refuse-bid-too-low = Cette mise est trop basse.
refuse-cannot-pay = Vous ne pourriez pas payer cela.
refuse-not-so-paid = On ne peut pas payer ainsi.
refuse-no-veto = Vous n’avez pas de veto.
refuse-cannot-bribe = Il vous faut une tuile Corrompre des troupes, et une troupe de cette guerre que personne n’a corrompue.
refuse-no-banking = Vous n’avez plus de Banque dans cette décade.
refuse-bank-closed = Le dernier événement de la décade a été mis aux enchères : la Banque est fermée.
refuse-not-in-your-purse = Vous n’avez pas autant.
refuse-bid-stands = Vous avez la plus haute mise : vous ne pouvez pas descendre sous son prix.
refuse-not-a-partner = Une offre s’adresse à un autre joueur de la table.
refuse-no-trading = Cette table se joue sans échanges.
refuse-trading-over = On n’échange plus : le dernier événement a été remporté.
refuse-no-such-offer = Cette offre ne tient plus.
refuse-not-in-the-purses = L’un des deux n’a pas autant.

## La table à l’écran.

decade-is = Décade { $number }, guerres { $wars } sur { $limit } ; à { $seat } de jouer.
auction-is-open = Enchère, aucune mise : { $lot }.
auction-is-led = Enchère, { $seat } mène avec { $number } : { $lot }.
to-fight-for = le droit de combattre pour { $city }
war-is = Guerre : { $attacker } attaque { $defender }.
fights-for = { $seat } combat pour { $city } : attaque { $attack }, défense { $defence }.
fights-alone = { $city } combat sans condottiere : attaque { $attack }, défense { $defence }.
tiles-are = Vos tuiles Trahison : { $tiles }.
tiles-are-none = Vous n’avez aucune tuile Trahison.
has-home-gold = { $number ->
    [one] { $number } or
   *[other] { $number } ors
} sur la ville natale
has-lots = possède { $lots }
is-turned = { $lot } (déjà utilisé)
has-troops = troupes : { $troops }
has-treachery = { $number ->
    [0] 0 tuile Trahison
    [1] une tuile Trahison
   *[other] { $number } tuiles Trahison
}
has-laurels = { $number ->
    [0] 0 laurier
    [1] un laurier
   *[other] { $number } lauriers
}
has-points = { $number ->
    [0] 0 point
    [1] un point
   *[other] { $number } points
}
city-is = { $city } : statut { $status }, actuellement { $points ->
    [one] { $points } point
   *[other] { $points } points
} par tuile, artistes { $artists } ; restent : { $lots }.
nothing-left = rien
events-are = Événements de cette décade : { $lots }.
pope-is-free = Personne n’a le Pape.
pope-is-with = { $seat } a le Pape.
tile-pile-is = Pioche de Trahison : { $number }.
tile-discards-are = Tuiles Trahison jouées : { $tiles }.
offer-stands = { $seat } propose à { $to } : { $terms }.
title-lines = Les familles
column-gold = Or
column-influence = Influence
column-home = Natale
column-treachery = Trahison
column-laurels = Lauriers
column-points = Points
map-key = ■ statut  ✿ artiste  ★ guerre
key-aside = Échanger
mute-offers = Plus d’offres { part-of-seat }
hear-offers = Montrer à nouveau les offres { part-of-seat }
muted = Les offres { part-of-seat } sont désormais refusées.
heard-again = Les offres { part-of-seat } sont à nouveau montrées.
help-mute = mute B : refuser toutes les offres suivantes de la place B, ou les recevoir à nouveau.
help-up-to = upto 9 : dans cette enchère, miser pour vous jusqu’à 9, toujours le minimum nécessaire.
up-to-stands = On mise pour vous jusqu’à { $number } ; au-delà, vous vous retirez.
option-trade = Échanges
    .help = Les joueurs peuvent se proposer de l’or et de l’influence (P2.6).

## Une guerre avant le combat : les chances selon les troupes visibles, et l’enjeu.

war-chances = En l’état : { $attacker } gagne { $wins } %, personne { $drawn } %, { $defender } gagne { $loses } %.
war-hope = { $seat } contre { $rival } : { $number } % de victoire
war-hope-alone = { $seat } contre personne : { $number } % de victoire
war-stakes = { $city } paie { $number ->
    [one] { $number } or
   *[other] { $number } ors
} quoi qu’il arrive ; la victoire rapporte un laurier, { $city } monte d’un cran (deux si elle est écrasante) et { $other } descend d’autant.

## Les moments, et la fin de la partie.

moment-war = La guerre
moment-decade = Fin de décade
moment-end = La partie est terminée
ending-most-points = { $seats } a le plus de points : { $number } ; le deuxième en a { $second }.
ending-shared = { $seats } ont { $number ->
    [one] { $number } point
   *[other] { $number } points
} chacun et partagent la victoire.
measure-points = Points, si tout finissait alors
measure-gold = Or
measure-influence = Influence
source-tiles = Tuiles de ville
source-artists = Artistes
source-merchants = Marchands
source-gold = Le plus d’or
source-influence = Le plus d’influence
source-laurels = Lauriers
source-pope = Le Pape
