### Les mots qui ne sont d’aucun jeu : listes, refus du moteur, commandes.

and = { $first } et { $last }
copies = { $thing } ×{ $number }
seat-chance = Le sort
seat-public = Un spectateur

## Pourquoi pas.

refuse-game-over = La partie est terminée.
refuse-not-asked = { $seat } n’a rien à décider en ce moment.
refuse-already-answered = { $seat } a déjà répondu.
refuse-not-an-option = « { $act } » n’est pas possible maintenant.
refuse-empty-act = Une action commence par l’un de ces mots : { $known }.
refuse-unknown-word = « { $word } » n’est pas connu ici ; mots connus : { $known }.
refuse-ambiguous-word = « { $word } » peut se lire de plusieurs façons : { $known }.
refuse-word-missing = « { $text } » est incomplet : après { $verb } vient l’un de ces mots : { $known }.
refuse-words-left-over = « { $rest } » dans « { $text } » est illisible.
refuse-no-such-act = Il n’y a pas d’action numéro { $number }.

## Les règles.

players = de { $fewest } à { $most } joueurs
variants = Variantes
options = Options
no-such-rule = Il n’y a pas de règle { $rule } ; les chapitres sont { $known }.
unknown-help = Il n’y a pas d’aide sur { $what } ; il y en a sur les jeux { $games } et sur les chapitres { $chapters }.
rules-hint = Les règles d’un jeu : condotta rules { $game }. Une règle : condotta rules { $rule }.

## La partie au clavier.

kept-in = Chaque action est conservée dans { $file }.
go-on-with = La partie est conservée. Pour continuer : condotta play --resume { $file }
game-is-over = La partie est terminée.
watching = Seuls des bots jouent ; vous regardez.
seat-is-you = Place { $seat } : c’est vous.
seat-is-person = Place { $seat } : jouée à ce clavier.
seat-is-bot = Place { $seat } : jouée par le bot { $bot }.
curtain = Question pour { $seat }. Tous les autres détournent les yeux ; ensuite { $seat } appuie sur Entrée.
prompt = Votre choix, ou ? pour l’aide :
is-thinking = { $seat } réfléchit.
help-choose = Pour choisir, tapez le numéro d’une possibilité, ou l’action elle-même, par exemple : { $example }
help-aside = À côté de la question, vous pouvez par exemple : { $example } ({ $rule }).
help-rule = rule : le texte de la règle en question. rule { $rule } : le texte de n’importe quelle règle.
help-look = look : toute la table.
help-log = log : tout ce qui s’est passé.
help-quit = quit : partir ; la partie est conservée.
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
key-quit = Quitter
key-back = Retour

## Au démarrage.

no-such-seat = Il n’y a pas de place { $seat } à cette table ; ses places vont de 1 à { $seats }.
you-unreadable = --you attend des numéros de place séparés par des virgules, ou 0 pour regarder ; pas { $text }.
bots-too-many-names = --bots nomme un bot pour tous, ou un pour chaque place jouée par un bot (ici { $count }) ; pas { $given }.
resume-takes-no = --resume prend la partie dans son fichier ; { $option } ne va pas avec.
not-begun-here = { $file } ne dit pas qui joue : cette partie n’a pas été commencée avec condotta play.
name-bots-again = Cette partie se joue avec des programmes désignés par leur module. Si vous leur faites confiance, nommez-les à nouveau : --bots { $bots }
file-unusable = { $file } est inutilisable : { $reason }.

## Une réflexion.

think-chosen = Le mieux, aussi loin qu’on puisse voir : { $act }.
think-alternative = { $share } %  { $act } ({ $visits ->
    [one] essayé dans { $visits } partie imaginée
   *[other] essayé dans { $visits } parties imaginées
})
think-more = { $count ->
    [one] { $count } autre coup a été envisagé.
   *[other] { $count } autres coups ont été envisagés.
}
think-habit = Il n’y avait rien à peser.
think-work = Les pourcentages donnent la part de victoire à espérer. Graine { $seed }, { $work } parties imaginées.
think-no-such-entry = La partie enregistrée compte { $count } entrées ; il n’y a pas de moment après la { $at }ᵉ.
think-no-such-bot = Il n’y a pas de bot { $bot } qui réfléchisse ; il y a : { $known }.
think-no-such-seed = Une graine est un nombre de 0 à 2^62 - 1, pas { $seed }.
think-not-asked = Après { $at } entrées, rien n’est demandé à { $seat }.
