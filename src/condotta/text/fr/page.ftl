### Les mots de la page : ceux qu’aucun jeu ni le terminal n’a.

page-welcome = Trois jeux de conquête et d’intrigue
page-games = Jeux
page-name = Votre nom
page-guest = Invité
page-settings = Réglages
page-rules = Règles
page-rule = Règle { $rule }
page-chapters = Chapitres
page-labelled = { $label } : { $what }
page-more = { $what }…
page-close = Fermer
page-no-answer = Le serveur ne répond pas. Nouvel essai…
page-gone = Ce lien ne donne plus accès à cette table.
page-closed = { $by ->
    [vote] Les joueurs ont mis fin à cette table.
   *[host] L’hôte a supprimé cette table.
}

## La première page.

page-play-bots = Jouer contre des bots
page-play-friends = Jouer entre amis
page-join = Rejoindre avec un lien
    .help = Collez le lien qu’on vous a donné.
page-link = Lien
page-go = OK
page-not-a-link = Ce n’est pas un lien vers une table.
page-you = Vos parties
page-your-tables = Vos tables
page-public-tables = Tables publiques
page-no-public-tables = Aucune table publique n’est ouverte en ce moment.
page-seats-taken = { $taken } sur { $seats } places
page-state-waiting = en attente
page-state-playing = en jeu
page-state-paused = en pause
page-state-over = terminée
page-state-closed = fermée
page-replays = Replays
    .help = Revoir une partie terminée, à partir d’un fichier.
page-open-record = Ouvrir une partie enregistrée

## Une nouvelle table.

page-seats = Places
page-seat = Place { $seat }
page-how-many = Joueurs
page-person = Humain
page-bot = Bot : { $bot }
page-levels = Niveaux
page-no-json = Ce fichier n’est pas du JSON.
page-on = oui
page-off = non
page-table = Table
page-public = Publique
    .help = Tout le monde voit la table dans la liste et peut prendre une place libre.
page-talk-allowed = Discussion
    .help = Les joueurs peuvent s’écrire, y compris en privé.
page-i-play = Je joue aussi
    .help = Vous prenez la première place humaine.
page-clock = Pendule
page-clock-none = Sans pendule
page-clock-move = Temps par coup
page-clock-bank = Temps pour toute la partie
page-seconds = Secondes par coup
page-minutes = Minutes au total
page-increment = Secondes ajoutées après chaque coup
page-open-table = Ouvrir la table

## Avant la partie.

page-invite = Inviter
    .help = Toute personne qui a ce lien peut prendre une place libre.
page-invite-public = La table est publique : elle est aussi dans la liste.
page-copy = Copier
page-copied = Copié
page-qr = Le lien sous forme de code QR
page-free-seat = libre
page-sit-down = S’asseoir
page-waiting-for = { $count ->
    [0] La partie va commencer.
    [one] On attend encore un joueur.
   *[other] On attend encore { $count } joueurs.
}
page-fill-and-start = Compléter avec des bots
page-start = Commencer
page-close-table = Supprimer la table
page-leave-seat = Quitter la place

## La décision.

page-your-turn = À vous
page-others-asked = Question posée : « { $question } »
page-sending = Envoi : { $act }
page-really = { $act } : c’est sûr ?
page-yes = Oui
page-no = Non
page-choose = Choisir
page-take-back = Revenir sur ce choix
page-details = Détails
page-undo = Annuler mon dernier coup
page-write-act = Tapez votre coup
page-reconnecting = Reconnexion… rien n’est perdu.
page-paused = Pause
    .help = La partie reprend quand tous les joueurs sont d’accord.
page-winners = { $count ->
    [0] Personne ne gagne.
    [one] { $seats } gagne la partie.
   *[other] { $seats } partagent la victoire.
}
page-watching = Vous êtes spectateur.
page-offer-made = Une offre attend votre réponse.
page-offer-waits = { $count ->
    [0] Aucune promesse n’attend votre réponse
    [one] Une promesse attend votre réponse
   *[other] { $count } promesses attendent votre réponse
}

## Discussion et promesses.

page-talk = Discussion
    .placeholder = Votre message…
page-nothing-said = Personne n’a encore rien dit.
page-said-to = { $count ->
    [0] {" "}:
   *[other] {""} à { $seats } :
}
page-to-whom = À qui
page-to-all = À tous
page-send = Envoyer
page-promise = Promesse
    .placeholder = Je promets de …
page-promises = Promesses
page-promise-open = Tout le monde peut la lire
    .help = Sinon, vous deux seulement. Une promesse n’engage à rien.
page-promise-line = { $maker } à { $to } : « { $text } »
page-promise-made = sans réponse
page-promise-accepted = acceptée
page-promise-refused = refusée
page-promise-withdrawn = retirée
page-promise-kept = tenue
page-promise-broken = rompue
page-accept = Accepter
page-refuse = Refuser
page-withdraw = Retirer
page-kept = Elle a été tenue
page-broken = Elle a été rompue

## La table.

page-log-all = Tout afficher
page-away = indisponible
page-agrees = d’accord
page-pause = Demander une pause
page-go-on = Demander à reprendre la partie
page-agree = D’accord
page-hand-to-bot = Confier ma place à un bot
page-hand-to-person = Confier ma place à quelqu’un
page-hand-over-link = Le lien pour l’autre personne
page-handed-over = Quelqu’un d’autre joue à votre place.
page-you-are-away = Pour les autres, vous êtes indisponible.
page-take-seat-back = Reprendre ma place
page-leave = M’absenter
page-renew = Nouveau lien pour ma place
page-rematch = Revanche
page-go-to-rematch = Aller à la revanche
page-replay = Replay
page-download = Télécharger la partie
page-watch-link = Lien pour les spectateurs
page-seat-kept = réservée à { $name }
page-seat-link = Lien pour la place { $seat }
page-seat-link-is = Le lien pour la place { $seat }
page-free-seat-of = Libérer la place { part-of-seat }
page-bot-for = Laisser un bot jouer pour { $seat }
page-offer-to-play = Proposer de jouer pour { $seat }
page-end-table = Mettre fin à la table
page-absent = ne donne pas signe de vie
page-absence = { $minutes ->
    [one] Après { $minutes } minute
   *[other] Après { $minutes } minutes
} sans signe de vie, une place peut passer à un bot si l’hôte le veut ou si les autres sont d’accord ; à une autre personne, seulement si tous les autres sont d’accord. La personne qui l’occupait peut la reprendre à tout moment.
page-candidate = Vous avez proposé de jouer pour { $seat }. Tous les autres doivent d’abord être d’accord.
page-motion-free = Libérer la place { part-of-seat } ?
page-motion-to-bot = { $seat } ne donne pas signe de vie. Laisser un bot jouer à sa place ?
page-motion-to-person = { $seat } ne donne pas signe de vie. Laisser { $name } jouer à sa place et voir sa main ?
page-motion-end = Mettre fin à cette table ?
page-agreed = Déjà d’accord : { $seats }.
page-told-kept = La place { part-of-seat } est réservée.
page-told-freed = { $by ->
    [host] L’hôte libère la place { part-of-name }.
   *[vote] D’un commun accord, la place { part-of-name } est de nouveau libre.
}
page-told-seat-link = L’hôte a un nouveau lien pour la place { $seat }.
page-told-replaced = { $by ->
    [host] { $seat } ne donne pas signe de vie : l’hôte laisse jouer un bot.
   *[vote] { $seat } ne donne pas signe de vie : d’un commun accord, un bot joue.
}
page-told-stand-in = { $name } propose de jouer pour { $seat }.
page-told-stands-in = D’un commun accord, { $name } joue maintenant pour { $seat }.
page-told-vote-free = { $seat } accepte de libérer la place { part-of-about }.
page-told-vote-to-bot = { $seat } accepte qu’un bot joue pour { $about }.
page-told-vote-to-person = { $seat } accepte que quelqu’un d’autre joue pour { $about }.
page-told-vote-end = { $seat } accepte de mettre fin à cette table.
page-told-vote-off = { $seat } n’est plus d’accord.
page-told-joins = { $seat } s’installe.
page-told-leaves = { $seat } quitte sa place.
page-told-away = { $seat } s’absente.
page-told-to-bot = Un bot joue maintenant pour { $seat }.
page-told-to-person = { $seat } confie sa place à quelqu’un d’autre.
page-told-back = { $seat } est de retour.
page-told-renews = { $seat } a un nouveau lien.
page-told-absent = Temps écoulé : un bot joue pour { $seat }.
page-told-default = Temps écoulé : le coup par défaut est joué pour { $seat }.
page-told-undo = { $seat } annule son dernier coup.
page-told-pause = { $seat } demande une pause.
page-told-go-on = { $seat } demande à reprendre.
page-told-rematch = Une revanche est prête.
page-told-renamed = { $was } s’appelle maintenant { $seat }.
page-told-deletion = { $seat } demande la suppression de cette table.
page-told-keep = { $seat } souhaite garder cette table.
page-told-notice = De la personne qui gère ce serveur : { $text }
page-told-house-pause = La personne qui gère ce serveur a mis la table en pause.
page-told-house-resume = La personne qui gère ce serveur laisse la partie reprendre.
page-delete = Demander la suppression de cette table
page-delete-sure = Quand toutes les personnes assises ici l’auront demandé, la table sera supprimée définitivement pour tout le monde.
page-delete-yes = Supprimer
page-keep = Garder cette table
page-erased = Effacé.

## Réglages.

page-theme = Thème
page-theme-auto = Système
page-theme-light = Clair
page-theme-dark = Sombre
page-pace = Rythme des coups des autres
page-pace-slow = Calme
page-pace-quick = Rapide
page-pace-none = Immédiat
page-sound = Son
    .help = Un carillon quand c’est à vous, et de petits sons pour les cartes et les batailles.
page-notify = Notifications
    .help = Le navigateur vous prévient quand c’est à vous de jouer et que vous regardez ailleurs.
page-twice = Confirmer les coups risqués
    .help = On vous redemande avant un coup risqué, comme passer avec des cartes en main.
page-calm = Moins d’animations
    .help = Rien ne vole ni ne glisse. Le réglage de votre système s’applique toujours.

## Rediffusion.

page-replay-open = Ouvrir une partie enregistrée
    .help = Un fichier téléchargé depuis une table ou enregistré par le terminal.
page-replay-eyes = Point de vue
page-replay-public = Spectateurs
page-replay-open-all = Tout révélé
page-replay-first = Au début
page-replay-back = Un coup en arrière
page-replay-play = Lecture
page-replay-stop = Pause
page-replay-next = Un coup en avant
page-replay-last = À la fin
page-replay-speed = Vitesse
page-replay-at = Coup { $number } sur { $count }
page-replay-link = Lien vers ce moment
page-replay-not-over = Le replay sera disponible quand la partie sera terminée.
page-replay-unreadable = Ce fichier n’est pas une partie enregistrée.

## Condottiere.

page-map = L’Italie
page-hand = Votre main
page-mercenary = Mercenaire { $number }

## Conquest.

page-island = L’île
page-round = Tour de table { $number }
page-territory-free = Le territoire n’est à personne.
page-territory-held = Le territoire est à { $seat }.
page-zone-empty = Vide.
page-piece-unknown = Une pièce { part-of-seat }.
page-piece-of = { $piece } { part-of-seat }.
page-piece-may-be = Peut-être : { $pieces }.
page-piece-known-to-all = Tout le monde sait ce que c’est.
page-piece-others-think = { $count ->
    [one] Pour les autres, { $count } possibilité.
   *[other] Les autres hésitent entre { $count } possibilités.
}
page-cards-drawn = Cartes piochées
page-conquest-seat = { $territories ->
    [one] { $territories } territoire
   *[other] { $territories } territoires
}, { $cities ->
    [one] { $cities } ville
   *[other] { $cities } villes
}, { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
}
page-flag-with = Le Drapeau est devant { $seat }.
page-bag = Dans le sac : { $pieces }.
page-in-hand = Tirée du sac : { $piece }.
page-moves-left = { $number ->
    [0] Plus aucun déplacement.
    [one] Encore un déplacement.
   *[other] Encore { $number } déplacements.
}
page-pile = { $number ->
    [0] La pioche est vide.
    [one] Une carte dans la pioche.
   *[other] { $number } cartes dans la pioche.
}
page-discards = Défausse : { $cards }.
page-no-memory = Cette table se joue sans aide-mémoire : retenez ce que vous voyez (Q8).
page-unknown = inconnue
page-setup = Votre placement
    .help = Prenez une pièce et posez-la sur une zone : en cliquant, en glissant ou avec Entrée. Rien n’est envoyé avant votre confirmation.
page-setup-ready = C’est prêt
page-setup-scatter = Placer le reste au hasard
page-setup-clear = Tout enlever
page-setup-take-off = Enlever cette pièce
page-setup-name = Nom du placement
page-setup-save = Enregistrer
page-setup-forget = Supprimer

## Princes.

page-decade = Décade { $number }
page-wars = Guerres de cette décade : { $number } sur { $limit }
page-auction = Enchère
page-no-bid = Aucune mise pour l’instant.
page-condottiere = le droit de combattre
page-war = Guerre
page-attacker = attaque
page-defender = défend
page-force = attaque { $attack }, défense { $defence }
page-league = Sainte Ligue
page-cities = Villes
page-status = Statut { $number }
page-slot = { $number ->
    [one] { $number } point par tuile
   *[other] { $number } points par tuile
}
page-tiles-left = { $number ->
    [0] plus aucune tuile
    [one] reste une sorte de tuile
   *[other] restent { $number } sortes de tuiles
}
page-income = Par décade : or { $gold }, influence { $influence }.
page-merchant-mark = Avec la marque du marchand.
page-troop = Prix { $cost }, attaque { $attack }, défense { $defence }, influence par décade { $influence }.
page-events = Événements et Pape
page-troops = Troupes
page-treachery = Vos tuiles Trahison
page-treachery-pile = { $number ->
    [0] La pioche est vide.
    [one] Une tuile dans la pioche.
   *[other] { $number } tuiles dans la pioche.
}
page-none = Aucune.
page-home = + { $number } dans la ville natale
page-forecast = Revenu :
page-points-now = { $number ->
    [one] { $number } point pour l’instant
   *[other] { $number } points pour l’instant
}
page-laurels = { $number ->
    [one] { $number } laurier
   *[other] { $number } lauriers
}
page-treachery-held = Trahison { $number }/{ $limit }
page-you-give = Vous donnez
page-you-get = Vous recevez
page-gold = or
page-influence = influence
page-until = Jusqu’à
page-until-withdrawn = son retrait
page-until-auction = la fin de l’enchère
page-until-turn = la fin du tour
page-until-decade = la fin de la décade
page-offer = Proposer
page-verb-bid = Miser
page-verb-auction = Mettre aux enchères
page-verb-buy = Acheter
page-verb-give-back = Rendre
page-verb-war = Guerre
page-verb-start-war = Démarrer une guerre (tuile)
page-verb-move = Déplacer
page-verb-place = Placer
page-verb-look = Regarder
page-verb-accuse = Deviner
page-verb-show = Montrer
page-verb-keep = Garder

## Apprendre.

page-learn = Apprendre
page-lesson = Leçon
page-lesson-step = Étape { $number } sur { $count }
page-lesson-go-on = Continuer
page-lesson-again = Depuis le début
page-lesson-take-back = Reprendre mon coup
page-lesson-play = Jouer contre les bots

## Help.

page-paid-in = Se paie en { $currency ->
    [gold] or
   *[influence] influence
}.
page-home-is = Ville natale : { $city }.
page-summary = En bref
page-search-rules = Chercher dans les règles
page-nothing-found = Rien trouvé.
page-newcomer = Aide pour débuter
    .help = Le but au-dessus du plateau, et ce que veut dire chaque question.
page-newcomer-off = Masquer cette aide

# Ways on, keys, news

page-to-first = Retour à l’accueil
page-nothing-here = Il n’y a rien ici.
page-to-decision = Aller à la décision
page-keys = Raccourcis clavier
page-key-choose = les neuf premières réponses
page-key-back = annuler un choix commencé, fermer ce qui est ouvert
page-key-decision = aller à la décision
page-key-tab = d’un élément à l’autre ; les flèches vont d’une réponse à l’autre
page-key-enter = choisir l’élément sélectionné
page-key-keys = cette liste
page-key-step = un coup en arrière ou en avant
page-key-ends = au début, à la fin
page-offer-sent = Offre envoyée à { $seat }.
page-unread = { $number ->
    [0] Aucun nouveau message
    [one] Un nouveau message
   *[other] { $number } nouveaux messages
}

## Les moments, la fin de la partie, et ce qui s’est passé depuis.

page-moment-read = Continuer
page-home-gold = de la ville natale
page-end-standings = Classement
page-end-sources = D’où viennent les points
page-end-total = Total
page-end-course = Le cours de la partie
page-end-line = { $seat } : { $first } au début, { $last } à la fin, { $most } au plus haut.
page-end-turning = Tournants de la partie
page-end-watch = Revoir
page-end-open = Tout est révélé
page-end-board = Voir le plateau
page-end-result = Voir le résultat
page-end-share = Copier un lien
page-end-picture = Enregistrer une image
page-end-won = Vous avez gagné !
page-end-lost = { $seats-count ->
    [1] Victoire : { $seats }
   *[other] Victoire partagée : { $seats }
}
page-log-since = Depuis votre dernier tour
page-log-newest = Au plus récent
page-sound-on = Le son est activé.
page-sound-off = Le son est coupé.
page-sound-key = À la table, la touche M le coupe et le remet.
page-key-hint = demander un conseil, contre des bots
page-key-sound = couper ou remettre le son
page-setup-sensible = Un placement judicieux
page-on-the-map = Choisissez sur la carte, ou ici :
page-bot-table = Choisir les adversaires…

## Partir en bons termes.

page-resign = Abandonner
page-resign-sure = { $seats ->
    [2] La partie s’arrête ici, et l’autre camp l’emporte.
   *[other] Un bot joue votre place jusqu’à la fin. Vous ne pourrez pas revenir.
}
page-resign-yes = Oui, abandonner
page-stay = Continuer la partie
page-resigned = a abandonné
page-told-resigned = { $seat } abandonne.
page-told-resigned-to-bot = { $seat } abandonne. Un bot continue à sa place.
page-days-off = Jours de congé, pendant lesquels votre temps est suspendu (il en reste { $left })
page-days-off-take = Prendre congé
page-days-off-end = Mettre fin à mon congé
page-has-days-off = en congé jusqu’au { $until }
page-told-days-off = { $days ->
    [one] { $seat } prend { $days } jour de congé.
   *[other] { $seat } prend { $days } jours de congé.
}
page-told-days-off-end = { $seat } rentre de congé.
page-mute = Ne plus entendre { $seat }
page-unmute = Entendre de nouveau { $seat }
page-told-mute = { $seat } n’entend plus ce que dit { $about }.
page-told-unmute = { $seat } entend de nouveau { $about }.

## Qui est là.

page-is-here = là
page-is-away = regarde ailleurs
page-is-gone = pas là
page-spectators = { $number ->
    [0] Aucun spectateur
    [one] { $number } spectateur
   *[other] { $number } spectateurs
}
page-tell-me = Me prévenir quand c’est à moi…

## Conseils.

page-hint = Conseil
page-new-hints = Conseils
    .help = Vous pouvez demander au plus fort des bots ce qu’il ferait. Seulement contre des bots.
page-up-to = Miser pour moi jusqu’à { $number }
    .help = On surenchérit du minimum nécessaire. Personne d’autre ne le sait.
page-forced = Répondre automatiquement quand il n’y a qu’une réponse
    .help = C’est d’abord annoncé, et vous pouvez attendre. Seulement quand tout le monde peut le voir : cela ne trahit donc rien.
page-wait = Attendre
page-puzzle-today = Le problème du jour
    .help = Un moment d’une partie entre bots : une réponse est nettement la meilleure. Celui d’aujourd’hui, ou un autre d’un des jeux.
page-puzzle-go = Aujourd’hui : { $game }
page-play-on = Reprendre à ce moment
