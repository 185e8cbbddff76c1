### Les mots qui ne sont d’aucun jeu : listes, commandes.

and = { $first } et { $last }
copies = { $thing } ×{ $number }
seat-chance = Le sort
seat-public = Un spectateur

## De quelqu’un : « d’ » devant une voyelle. Seul le français en a besoin.

part-of-seat = { INITIAL($seat) ->
    [vowel] d’{ $seat }
   *[other] de { $seat }
}
part-of-owner = { INITIAL($owner) ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
}
part-of-other = { INITIAL($other) ->
    [vowel] d’{ $other }
   *[other] de { $other }
}
part-of-to = { INITIAL($to) ->
    [vowel] d’{ $to }
   *[other] de { $to }
}
part-of-from = { INITIAL($from) ->
    [vowel] d’{ $from }
   *[other] de { $from }
}
part-of-name = { INITIAL($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}
part-of-about = { INITIAL($about) ->
    [vowel] d’{ $about }
   *[other] de { $about }
}

## Les règles.

players = de { $fewest } à { $most } joueurs
variants = Variantes
options = Options
rules-hint = Les règles d’un jeu : condotta rules { $game }. Une règle : condotta rules { $rule }.

## La partie au clavier.

kept-in = Chaque coup est enregistré dans { $file }.
go-on-with = La partie est enregistrée. Pour continuer : condotta play --resume { $file }
game-is-over = La partie est terminée.
score-of = { $what } : { $points }.
watching = Seuls des bots jouent ; vous regardez.
seat-is-you = Place { $seat } : c’est vous.
seat-is-person = Place { $seat } : jouée à ce clavier.
seat-is-bot = Place { $seat } : jouée par le bot { $bot }.
curtain = À { $seat } de décider. Tous les autres détournent les yeux ; ensuite { $seat } appuie sur Entrée.
prompt = Votre choix, ou ? pour l’aide :
is-thinking = { $seat } réfléchit.
help-choose = Pour choisir, tapez le numéro d’une possibilité, ou le coup lui-même, par exemple : { $example }
help-aside = À côté de la question, vous pouvez par exemple : { $example } ({ $rule }).
help-rule = rule : le texte de la règle en question. rule { $rule } : le texte de n’importe quelle règle.
help-look = look : toute la table.
help-log = log : tout ce qui s’est passé.
help-quit = quit : partir ; la partie est enregistrée.
no-such-option = Il n’y a pas de possibilité { $number } ; choisissez de 1 à { $count }.
no-asides = Il n’y a rien à faire à côté de la question pour le moment.
type-aside = Ou tapez-le, par exemple : { $example }
is-you = vous
title-log = Journal
title-decision = Décision
key-rule = Règle
key-language = Langue
key-look = Table
key-hurry = Plus vite
only-answer = Une seule réponse possible : { $act }.
priced = { $act }, { $price }
key-quit = Quitter
key-go-on = Continuer
key-back = Retour

## Une réflexion.

think-chosen = Le meilleur coup, aussi loin qu’on puisse voir : { $act }.
think-alternative = { $share } %  { $act } ({ $visits ->
    [one] essayé dans { $visits } partie imaginée
   *[other] essayé dans { $visits } parties imaginées
})
think-more = { $count ->
    [one] { $count } autre coup a été envisagé.
   *[other] { $count } autres coups ont été envisagés.
}
think-habit = Il n’y avait rien à peser.
think-work = Les pourcentages donnent la part de victoire à espérer. Graine { $seed }, { $work } parties imaginées.

## Bots : les niveaux, du plus faible au plus fort, puis les autres.

bot-page = Page
    .line = Voit ce qu’il a sous les yeux et guère plus : un premier adversaire.
bot-squire = Écuyer
    .line = Connaît les coups habituels, mais ne regarde pas loin.
bot-envoy = Émissaire
    .line = Joue juste et laisse échapper peu de choses : un égal pour la plupart.
bot-captain = Capitaine
    .line = Calcule d’avance et fait payer les erreurs.
bot-master = Maître
    .line = Le plus fort de tous : le battre est un exploit.
bot-random = Hasard
    .line = Joue n’importe quel coup, chacun aussi probable que les autres.
bot-steady = Posé
    .line = Joue selon des règles simples, sans calculer d’avance.
bot-learned = Instruit
    .line = Joue selon un réseau qui s’est instruit lui-même.
bot-search = Calculateur
    .line = Imagine beaucoup de parties avant chaque coup.
bot-best = Le meilleur
    .line = Le plus fort qui soit pour ce jeu.
levels-title = Quel niveau pour les bots ?
levels-prompt = Nom ou numéro, ou Entrée pour { $usual } :
levels-none = Il n’y a pas de niveau « { $given } ».
bots-others = Autres
bots-own = Votre propre programme : package.module:Class. Un réseau que vous avez entraîné : FILE.net.

## La leçon au clavier.

press-enter = Entrée pour continuer :
lesson-try-again = Coup repris. Essayez encore.
help-leave-lesson = quit : quitter la leçon.
learn-go-on = Pour continuer ici : condotta learn { $game } --step { $number }
