### Pourquoi le serveur ne fait pas quelque chose.


## Qui demande.

refuse-needs-token = Il faut pour cela le jeton d’une place.
refuse-unknown-token = Ce lien n’est pas, ou n’est plus, valable pour cette table.
refuse-needs-link = Il faut pour cela le lien d’une place ou une invitation.
refuse-only-the-host = Seul l’hôte de la table peut faire cela.
refuse-another-seat = Ce lien est celui d’une autre place.
refuse-handed-over = Cette place a été confiée à quelqu’un d’autre ; reprenez-la d’abord.
refuse-foreign-origin = Cette requête vient d’une page d’un autre site.

## Ce qui est demandé.

refuse-unknown-host = Ce serveur ne porte pas ce nom. La personne qui le gère peut l’ajouter avec --name.
refuse-two-lengths = La requête donne sa longueur de deux façons.
refuse-malformed = La requête est illisible : { $reason }.
refuse-unfitting = La requête ne convient pas : { $reason }.
refuse-not-json = Le corps doit être du JSON, avec le type application/json.
refuse-too-large = La requête dépasse { $most } octets.
refuse-too-slow = La requête a mis trop de temps à arriver.
refuse-too-many = Trop de requêtes. Attendez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
refuse-too-many-streams = Trop de connexions ouvertes ; fermez-en une d’abord.
refuse-record-too-much = Cette partie est trop longue pour être montrée ici.
refuse-no-such-page = Il n’y a rien ici.
refuse-no-such-method = Cette adresse n’accepte pas { $method }.
refuse-internal = Une erreur s’est produite ici ; rien n’a été changé.

## Tables et places.

refuse-no-such-table = Cette table n’existe pas.
refuse-unknown-bot = Il n’y a pas de bot { $bot } pour ce jeu ; bots possibles : { $known }.
refuse-bot-by-module = Une table ne prend que des bots inscrits sur son serveur, pas un programme désigné par son module ({ $bot }) ; bots possibles : { $known }.
refuse-no-such-seat = Cette place n’existe pas à cette table.
refuse-no-free-seat = Il n’y a pas de place libre ici.
refuse-name-mixed = Ce nom mélange des lettres d’écritures différentes, faciles à confondre.
refuse-name-taken = Quelqu’un s’appelle déjà { $name } à cette table.
refuse-seats-are-free = { $count ->
    [0] Aucune place n’est libre
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
} ; attendez, ou complétez avec des bots.
refuse-table-is-past-that = Ce n’est pas possible maintenant : { $state ->
    [waiting] la table attend encore des joueurs
    [playing] la partie est en cours
    [paused] la partie est en pause
    [over] la partie est finie
   *[closed] la table est fermée
}.
refuse-not-away = Vous êtes déjà là.
refuse-not-over = La partie n’est pas encore finie.
refuse-last-seat-needs-its-link = Une seule invitation ne remplit pas toute la table. La dernière place demande son propre lien : adressez-vous à l’hôte.
refuse-not-absent = Quelqu’un était là il y a un instant. Ce sera possible après encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} sans signe de vie.
refuse-somebody-plays = Il y a encore quelqu’un à cette table ; seuls les joueurs ensemble peuvent y mettre fin.
refuse-not-yours-to-decide = C’est aux autres d’en décider.
refuse-nobody-offers = Personne ne s’est proposé pour jouer à cette place.
refuse-other-rules = Cette partie a été jouée avec la version { $rules } des règles. Avec la version { $now }, celle de ce serveur, elle serait différente à partir de l’étape { $row } : vous pouvez la lire jusque-là et télécharger son enregistrement, mais elle ne peut pas continuer ici.
refuse-damaged = L’étape { $row } de cette table ne peut pas être rejouée. Vous pouvez lire la partie jusque-là, mais elle ne peut pas continuer avant que la personne qui gère ce serveur ne l’ait examinée.
refuse-unknown-game = Ce serveur ne connaît pas le jeu { $game }.
refuse-unknown-setup = Ce serveur ne sait pas installer cette table comme elle l’était : { $reason } Une autre version du serveur saura peut-être l’ouvrir.
refuse-unreadable = Cette table est illisible. Elle est mise de côté jusqu’à ce que la personne qui gère ce serveur l’ait examinée.
refuse-banned = Cette adresse n’est pas servie ici.
refuse-not-ready = Pas prêt : { $what }.
refuse-no-address = { $address } n’est ni une adresse ni un réseau.
refuse-not-banned = { $address } ne peut pas être banni : tout le monde serait exclu.
refuse-seat-is-free = Personne n’est assis là.
refuse-deleted = Cette table a été supprimée { $why ->
    [age] parce qu’il ne s’y passait plus rien depuis longtemps
    [players] à la demande de toutes les personnes qui y étaient assises
   *[host] par la personne qui gère ce serveur
}.

## Jouer.

refuse-not-saved = L’enregistrement a échoué, donc rien ne s’est passé. Réessayez.
refuse-key-used-before = Cette clé a déjà servi, pour autre chose.
refuse-act-or-text = Donnez soit le numéro d’un coup, soit son texte.
refuse-decision-missing = Dites à quelle question cela répond.
refuse-stale = Cette question (numéro { $number }) n’est plus ouverte ; c’est maintenant le numéro { $now }.
refuse-not-begun = La partie n’a pas encore commencé.
refuse-paused = La table est en pause.
refuse-bot-plays = Un bot joue cette place ; reprenez-la d’abord.
refuse-no-undo = Il n’y a rien à reprendre.
refuse-not-in-auction = Vous ne participez pas à cette enchère.
refuse-no-standing-bid = Vous n’avez laissé ici aucune offre automatique.
refuse-bid-out-of-reach = Votre limite doit être comprise entre { $least } et { $most }.
refuse-not-seen-yet = Cela sera montré une fois la partie finie.
refuse-begin-anew = Votre repère dans les messages de cette table n’est plus valable. Reprenez depuis le premier.

## Paroles.

refuse-talk-is-off = Il n’y a pas de discussion à cette table.
refuse-too-long = C’est trop long ; { $most } caractères au plus.
refuse-empty-text = Le message est vide.
refuse-to-yourself = Vous ne pouvez pas vous adresser à vous-même.
refuse-no-such-promise = Cette promesse n’existe pas, ou elle est réglée.
refuse-too-many-promises = Vous avez { $most } promesses encore ouvertes ; attendez que certaines soient réglées.
refuse-not-your-promise = Ce n’est pas à vous de dire cela de cette promesse.
refuse-promise-is-past-that = Cette promesse { $state ->
    [made] n’a pas encore de réponse
    [accepted] est déjà acceptée
    [refused] est déjà refusée
    [withdrawn] est déjà retirée
    [kept] est déjà marquée comme tenue
   *[broken] est déjà marquée comme rompue
}.
refuse-newer-rules = Cette table se joue selon la version { $rules } des règles. Ce serveur en est à la version { $now } : il peut montrer la table, mais c’est à un autre serveur de la continuer.
refuse-elsewhere = Un autre serveur continue cette table, selon les règles avec lesquelles elle a commencé. Redemandez : il répondra.
refuse-not-reached = Le serveur n’arrive pas à joindre sa base de données pour le moment. Réessayez dans un instant.

## Partir en bons termes.

refuse-resigned = La personne de cette place a abandonné ; un bot la joue jusqu’à la fin.
refuse-no-days-off = Il n’y a de jours de congé qu’aux tables dont la pendule donne un jour ou plus.
refuse-too-many-days-off = Dans cette partie, vous pouvez encore prendre { $left ->
    [one] { $left } jour
   *[other] { $left } jours
} de congé.
refuse-has-days-off = Cette personne a annoncé un congé, encore { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}. D’ici là, personne ne décide de sa place.
refuse-not-heard = Cette personne ne souhaite pas vous entendre ici.

## The personal key.

refuse-unknown-key = Cette clé n’est pas, ou n’est plus, connue ici.
refuse-too-many-ties = Une clé peut retenir { $most } tables au plus.

## Avis.

refuse-notice-address = Cette adresse ne peut pas être jointe.
refuse-notice-not-secure = L’adresse doit commencer par https://.
refuse-notice-private = Cette adresse est dans un réseau privé, et la personne qui gère le serveur ne le permet pas.
refuse-notice-too-many = Un siège peut être prévenu à { $most } adresses au plus ; arrêtez-en une d’abord.
refuse-notice-no-mail = Ce serveur n’envoie pas d’e-mails.
refuse-notice-mail-address = Ceci n’est pas une adresse e-mail.
refuse-notice-mail-often = Cette adresse a été sollicitée trop souvent aujourd’hui.
refuse-notice-over = Ce lien n’est plus valable.
refuse-nudge-not-asked = La partie n’attend pas ce joueur.
refuse-nudge-is-here = Ce joueur est là.
refuse-nudge-was-today = Ce joueur a déjà été relancé aujourd’hui.
## Conseils et analyses.

refuse-no-hints = Il n’y a pas de conseils à cette table.
refuse-hints-for-one = Les conseils sont pour qui joue seul contre des bots.
refuse-hint-not-asked = Rien ne vous est demandé en ce moment.
refuse-hint-failed = Aucun conseil n’a pu être trouvé à l’instant. Redemandez.
refuse-too-many-reviews = Beaucoup de parties attendent leur analyse. Redemandez plus tard.
refuse-record-from-a-moment = Cette partie a elle-même été reprise au milieu d’une autre. Reprenez-la depuis sa table, si elle est encore là.
