### Les mots de la page : ceux qu’aucun jeu ni le terminal n’a.

page-welcome = Trois jeux de conquête et d’intrigue
page-games = Jeux
page-name = Votre nom
page-guest = Invité
page-settings = Réglages
page-rules = Règles
page-rule = Règle { $rule }
page-chapters = Chapitres
page-close = Fermer
page-no-answer = Le serveur ne répond pas. Nouvel essai …
page-gone = Ce lien n’ouvre plus cette table.
page-closed = { $by ->
    [vote] Les joueurs ont mis fin à cette table.
   *[host] Cette table a été enlevée par son hôte.
}

## La première page.

page-play-bots = Jouer contre des bots
page-play-friends = Table entre amis
page-join = Rejoindre par un lien
    .help = Collez le lien qu’on vous a donné.
page-link = Lien
page-go = Aller
page-not-a-link = Ce n’est pas un lien vers une table.
page-your-tables = Vos tables
page-public-tables = Tables publiques
page-no-public-tables = Aucune table publique n’est ouverte.
page-seats-taken = { $taken } places sur { $seats }
page-state-waiting = en attente
page-state-playing = en jeu
page-state-paused = en pause
page-state-over = finie
page-state-closed = fermée
page-replays = Rediffusions
    .help = Revoir une partie finie, à partir d’un fichier.
page-open-record = Ouvrir un enregistrement

## Une nouvelle table.

page-seats = Places
page-seat = Place { $seat }
page-how-many = Joueurs
page-person = Personne
page-bot = Bot : { $bot }
page-levels = Niveaux
page-no-json = Ce fichier n’est pas du JSON.
page-on = oui
page-off = non
page-table = Table
page-public = Publique
    .help = Tout le monde voit la table dans la liste et peut prendre une place libre.
page-talk-allowed = Discussion
    .help = Les joueurs peuvent s’écrire, aussi en privé.
page-i-play = Je joue aussi
    .help = Vous prenez la première place pour une personne.
page-clock = Pendule
page-clock-none = Sans pendule
page-clock-move = Un temps par coup
page-clock-bank = Un temps pour toute la partie
page-seconds = Secondes par coup
page-minutes = Minutes en tout
page-increment = Secondes de plus après chaque coup
page-open-table = Ouvrir la table

## Avant la partie.

page-invite = Inviter
    .help = Qui a ce lien peut prendre une place libre.
page-invite-public = La table est publique : elle est aussi dans la liste.
page-copy = Copier
page-copied = Copié
page-qr = Le lien en code QR
page-free-seat = libre
page-sit-down = S’asseoir
page-waiting-for = { $count ->
    [0] La partie va commencer.
    [one] On attend encore un joueur.
   *[other] On attend encore { $count } joueurs.
}
page-fill-and-start = Compléter avec des bots et commencer
page-start = Commencer
page-close-table = Enlever la table
page-leave-seat = Se lever

## La décision.

page-your-turn = À vous
page-others-asked = Question :
page-sending = { $act } … est envoyé.
page-really = Vraiment : { $act } ?
page-yes = Oui
page-no = Non
page-choose = Choisir
page-take-back = Reprendre
page-details = Détails
page-undo = Annuler mon dernier coup
page-write-act = Le coup, écrit
page-reconnecting = Reconnexion … rien n’est perdu.
page-paused = Pause
    .help = La partie reprend quand tous les joueurs sont d’accord.
page-winners = { $count ->
    [0] Personne ne gagne.
    [one] { $seats } gagne.
   *[other] { $seats } partagent la victoire.
}
page-watching = Vous regardez.
page-offer-made = Une offre attend votre réponse.
page-offer-waits = { $count ->
    [one] Une promesse attend votre réponse
   *[other] { $count } promesses attendent votre réponse
}

## Discussion et promesses.

page-talk = Discussion
    .placeholder = Dire quelque chose …
page-nothing-said = Rien n’a encore été dit.
page-said-to = {""} à { $seats }
page-to-whom = À qui
page-to-all = À tous
page-send = Envoyer
page-promise = Promesse
    .placeholder = Je vais …
page-promises = Promesses
page-promise-open = Tous peuvent la lire
    .help = Sinon seulement vous deux. Aucune promesse n’engage.
page-promise-line = { $maker } à { $to } :
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

page-log-all = Tout montrer
page-away = absent
page-agrees = le demande
page-pause = Demander une pause
page-go-on = Demander à reprendre
page-agree = D’accord
page-hand-to-bot = Laisser un bot jouer pour moi
page-hand-to-person = Céder ma place à quelqu’un
page-hand-over-link = Le lien pour l’autre personne
page-handed-over = Quelqu’un d’autre joue votre place.
page-you-are-away = Les autres vous voient absent.
page-take-seat-back = Reprendre ma place
page-leave = Me marquer absent
page-renew = Nouveau lien pour ma place
page-rematch = Revanche
page-go-to-rematch = Vers la revanche
page-replay = Rediffusion
page-download = Télécharger l’enregistrement
page-watch-link = Lien pour spectateurs
page-seat-kept = réservée à { $name }
page-seat-link = Lien pour la place { $seat }
page-seat-link-is = Le lien pour la place { $seat }
page-free-seat-of = Libérer la place de { $seat }
page-bot-for = Laisser un bot jouer pour { $seat }
page-offer-to-play = Proposer de jouer pour { $seat }
page-end-table = Mettre fin à la table
page-absent = ne donne pas signe de vie
page-absence = { $minutes ->
    [one] Après une minute
   *[other] Après { $minutes } minutes
} sans signe de vie, une place peut passer à un bot, si l’hôte le veut ou si les autres sont d’accord ; à une autre personne, seulement si tous les autres sont d’accord. Son propriétaire peut la reprendre à tout moment.
page-candidate = Vous avez proposé de jouer pour { $seat }. Tous les autres doivent d’abord être d’accord.
page-motion-free = Faut-il libérer la place de { $seat } ?
page-motion-to-bot = { $seat } ne donne pas signe de vie. Un bot doit-il jouer à sa place ?
page-motion-to-person = { $seat } ne donne pas signe de vie. Faut-il que { $name } joue à sa place et voie sa main ?
page-motion-end = Faut-il mettre fin à cette table ?
page-agreed = D’accord jusqu’ici : { $seats }.
page-told-kept = La place de { $seat } est réservée.
page-told-freed = { $by ->
    [host] L’hôte libère la place de { $name }.
   *[vote] D’un commun accord, la place de { $name } est de nouveau libre.
}
page-told-seat-link = L’hôte a un nouveau lien pour la place { $seat }.
page-told-replaced = { $by ->
    [host] { $seat } ne donne pas signe de vie : l’hôte laisse jouer un bot.
   *[vote] { $seat } ne donne pas signe de vie : d’un commun accord, un bot joue.
}
page-told-stand-in = { $name } propose de jouer pour { $seat }.
page-told-stands-in = D’un commun accord, { $name } joue maintenant pour { $seat }.
page-told-vote-free = { $seat } accepte de libérer la place de { $about }.
page-told-vote-to-bot = { $seat } accepte qu’un bot joue pour { $about }.
page-told-vote-to-person = { $seat } accepte que quelqu’un d’autre joue pour { $about }.
page-told-vote-end = { $seat } accepte de mettre fin à cette table.
page-told-vote-off = { $seat } n’est plus d’accord.
page-told-joins = { $seat } s’assied.
page-told-leaves = { $seat } se lève.
page-told-away = { $seat } s’absente.
page-told-to-bot = Un bot joue maintenant pour { $seat }.
page-told-to-person = { $seat } cède sa place.
page-told-back = { $seat } est de retour.
page-told-renews = { $seat } a un nouveau lien.
page-told-absent = Temps écoulé : un bot joue pour { $seat }.
page-told-default = Temps écoulé : le coup par défaut est joué pour { $seat }.
page-told-undo = { $seat } reprend son dernier coup.
page-told-pause = { $seat } demande une pause.
page-told-go-on = { $seat } demande à reprendre.
page-told-rematch = Une revanche est prête.
page-told-renamed = { $was } s’appelle maintenant { $seat }.
page-told-deletion = { $seat } souhaite supprimer cette table.
page-told-keep = { $seat } souhaite garder cette table.
page-told-notice = De la personne qui gère ce serveur : { $text }
page-told-house-pause = La personne qui gère ce serveur a mis la table en pause.
page-told-house-resume = La personne qui gère ce serveur laisse la partie reprendre.
page-delete = Demander la suppression de cette table
page-delete-sure = Quand toutes les personnes assises ici l’auront demandé, la table sera supprimée pour tout le monde et définitivement.
page-delete-yes = La supprimer
page-keep = Garder cette table
page-erased = Effacé.

## Réglages.

page-theme = Clair ou sombre
page-theme-auto = Comme le système
page-theme-light = Clair
page-theme-dark = Sombre
page-pace = Rythme des coups des autres
page-pace-slow = Calme
page-pace-quick = Rapide
page-pace-none = Immédiat
page-sound = Son
    .help = Un carillon quand c’est à vous, et de petits sons pour cartes et batailles.
page-notify = Notifications
    .help = Le navigateur vous prévient quand c’est à vous et que vous regardez ailleurs.
page-twice = Demander deux fois
    .help = Avant un coup dangereux, comme passer avec des cartes en main.
page-calm = Moins de mouvement
    .help = Rien ne vole ni ne glisse. Le souhait du système est respecté de toute façon.

## Rediffusion.

page-replay-open = Ouvrir un fichier d’enregistrement
    .help = Un fichier téléchargé d’une table ou gardé par le terminal.
page-replay-eyes = Vu par
page-replay-public = Spectateurs
page-replay-open-all = Tout ouvert
page-replay-first = Au début
page-replay-back = Un coup en arrière
page-replay-play = Jouer
page-replay-stop = Arrêter
page-replay-next = Un coup en avant
page-replay-last = À la fin
page-replay-speed = Vitesse
page-replay-at = Coup { $number } sur { $count }
page-replay-link = Lien vers ce moment
page-replay-not-over = La partie n’est pas finie : sa rediffusion viendra après.
page-replay-unreadable = Ce fichier ne se lit pas comme un enregistrement.

## Condottiere.

page-map = L’Italie
page-hand = Votre main
page-mercenary = Mercenaire { $number }

## Conquest.

page-island = L’île
page-round = Tour { $number }
page-territory-free = Le territoire n’est à personne.
page-territory-held = Le territoire est à { $seat }.
page-zone-empty = Vide.
page-piece-unknown = Une pièce de { $seat }.
page-piece-of = { $piece } de { $seat }.
page-piece-may-be = Ce peut être : { $pieces }.
page-piece-known-to-all = Tout le monde sait ce que c’est.
page-piece-others-think = Les autres hésitent entre { $count } sortes.
page-cards-drawn = Cartes piochées
page-conquest-seat = { $territories ->
    [one] un territoire
   *[other] { $territories } territoires
}, { $cities ->
    [one] une ville
   *[other] { $cities } villes
}, { $pieces ->
    [one] une pièce
   *[other] { $pieces } pièces
}
page-flag-with = Le Drapeau est devant { $seat }.
page-bag = Dans le sac : { $pieces }.
page-in-hand = Dans votre main : { $piece }.
page-moves-left = { $number ->
    [one] Encore un mouvement.
   *[other] Encore { $number } mouvements.
}
page-pile = { $number ->
    [one] Une carte dans la pile.
   *[other] { $number } cartes dans la pile.
}
page-discards = Défausse : { $cards }.
page-no-memory = Cette table joue sans aide-mémoire : retenez ce que vous voyez (Q8).
page-unknown = inconnue
page-setup = Votre placement
    .help = Prenez une pièce et posez-la sur une zone : en cliquant, en glissant ou avec Entrée. Rien n’est envoyé avant que vous soyez prêt.
page-setup-ready = Prêt
page-setup-scatter = Placer le reste au hasard
page-setup-clear = Tout enlever
page-setup-take-off = Enlever cette pièce
page-setup-name = Nom du placement
page-setup-save = Garder
page-setup-forget = Effacer

## Princes.

page-decade = Décennie { $number }
page-wars = Guerres de cette décennie : { $number } sur { $limit }
page-auction = Enchère
page-no-bid = Pas encore d’offre.
page-condottiere = le droit de combattre
page-war = Guerre
page-attacker = attaque
page-defender = défend
page-force = attaque { $attack }, défense { $defence }
page-league = Sainte Ligue
page-cities = Villes
page-status = Statut { $number }
page-slot = { $number ->
    [one] un point par tuile
   *[other] { $number } points par tuile
}
page-tiles-left = { $number ->
    [one] reste une sorte de tuile
   *[other] restent { $number } sortes de tuile
}
page-income = Par décennie : { $gold } or, { $influence } influence.
page-merchant-mark = Avec la marque du marchand.
page-troop = Prix { $cost }, attaque { $attack }, défense { $defence }, influence par décennie { $influence }.
page-events = Événements et Pape
page-troops = Troupes
page-treachery = Vos tuiles de traîtrise
page-treachery-pile = { $number ->
    [one] Une tuile dans la pile.
   *[other] { $number } tuiles dans la pile.
}
page-none = Aucune.
page-home = + { $number } à la maison
page-forecast = Revenu prévu :
page-points-now = { $number ->
    [one] un point maintenant
   *[other] { $number } points maintenant
}
page-laurels = { $number ->
    [one] un laurier
   *[other] { $number } lauriers
}
page-treachery-held = traîtrise { $number }/{ $limit }
page-you-give = Vous donnez
page-you-get = Vous recevez
page-gold = or
page-influence = influence
page-until = Jusqu’à
page-until-withdrawn = son retrait
page-until-auction = la fin de l’enchère
page-until-turn = la fin du tour
page-until-decade = la fin de la décennie
page-offer = Offrir
page-verb-bid = Enchérir
page-verb-auction = Mettre aux enchères
page-verb-buy = Acheter
page-verb-give-back = Rendre
page-verb-war = Guerre
page-verb-start-war = Guerre avec la tuile de traîtrise
page-verb-move = Déplacer
page-verb-place = Placer
page-verb-look = Regarder
page-verb-accuse = Nommer
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
page-priced = { $act }, { $price }
