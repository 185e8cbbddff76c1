### Une partie revue par le plus fort des bots, et ses conseils.

## Au terminal et sur la page.

review-judged = { $count ->
    [one] { $count } décision a été jugée par le plus fort des bots, d’après ce que le joueur pouvait savoir à ce moment-là.
    [many] { $count } décisions ont été jugées par le plus fort des bots, chacune d’après ce que le joueur pouvait savoir à ce moment-là.
   *[other] { $count } décisions ont été jugées par le plus fort des bots, chacune d’après ce que le joueur pouvait savoir à ce moment-là.
}
review-account = { $seat } : { $first } % au début ; { $lost } par ses propres décisions, { $luck } par la chance, { $others } par ce qu’ont fait les autres ; { $result } % à la fin.
review-counted-play = Ce qui a le plus compté pour { $seat } : ses propres décisions.
review-counted-luck = Ce qui a le plus compté pour { $seat } : la chance.
review-counted-others = Ce qui a le plus compté pour { $seat } : ce qu’ont fait les autres.
review-costly = Là où l’on a le plus perdu
review-none-costly = Aucune décision n’a coûté cher à elle seule.
review-took = { $seat } : { $act }. Cela laissait { $chance } % de chances de gagner.
review-better = Mieux : { $act }, { $chance } %.
review-why-gain = Cela rapporte davantage : { $what } { $best } au lieu de { $taken } en moyenne.
review-why-won = Dans les parties imaginées à partir de là, ce choix gagnait plus souvent.
review-lucky = Là où la chance a décidé
review-none-lucky = La chance a peu changé les choses.
review-luck = La chance seule a fait passer { $seat } de { $was } % à { $now } %.
review-hint = { $chance } %  { $act }
key-hint = Conseil
help-hint = hint : ce que ferait le plus fort des bots, et avec quelles chances de gagner.
no-hints = Pas de conseils quand plusieurs personnes jouent.

## Seulement sur la page.

page-review = Analyse
    .help = Le plus fort des bots revoit chaque décision en ne sachant que ce que le joueur savait alors. Il dit ce qu’il aurait fait, et où c’était de la chance.
page-review-ask = Analyser la partie
page-review-progress = Moments revus : { $done } sur { $count }
page-review-chances = Chances de gagner
page-review-line = { $seat } : { $first } % au début, { $last } % à la fin.
page-review-account = À quoi cela a tenu
page-review-first = Début
page-review-lost = Ses décisions
page-review-luck = Chance
page-review-others = Les autres
page-review-result = Fin
page-review-watch = Voir
page-hint-about = Les meilleures options vues de votre place par le plus fort des bots, avec les chances de gagner que chacune laisse.
page-hint-none = Il n’y a rien à peser ici.

## What if, and puzzles.

what-if-seat = Ce que { $seat } ne pouvait pas savoir a été tiré de nouveau, d’après ce que { $seat } savait.
what-if-all = Tout ce qui est caché est comme dans la partie.
puzzle-title = { $game } : problème { $number } sur { $count }
puzzle-right = C’est cela : { $chance } % de chances de gagner.
puzzle-wrong = Cela laisse { $chance } % au plus. Il y a nettement mieux ; réessayez, ou quit pour partir.

page-what-if = Et si ?
    .help = Vous reprenez la partie à ce moment, contre des bots, à une table à vous. La partie elle-même reste telle quelle.
page-what-if-game = Vers ce moment de la partie
page-play-on-seat = Vous jouez pour
page-play-on-go = Jouer la suite
page-puzzle = Problème
page-puzzle-number = Problème { $number } sur { $count }
page-puzzle-ask = C’est à vous, et une réponse est nettement la meilleure. Laquelle ?
page-puzzle-right = C’est cela : { $chance } % de chances de gagner.
page-puzzle-wrong = Cela laisse { $chance } % au plus. Il y a nettement mieux.
page-puzzle-why = Le bot le plus fort gagne plus souvent ainsi : { $more } parties de plus sur cent qu’avec la deuxième réponse.
page-puzzle-source = Source : { $source }.
page-puzzle-again = Réessayer
page-puzzle-tell = Montrer la solution
page-puzzle-next = Problème suivant
