### Avis qu’un tour est venu : ce qu’ils disent, et comment on les demande.

## Ce qui est envoyé.

told-turn = { $count ->
    [0] C’est à vous de jouer à { $game }.
   *[other] C’est à vous de jouer à { $game } avec { $others }.
}
told-nudge = { $name } vous le rappelle : c’est à vous de jouer à { $game }.
told-confirm = Quelqu’un, à une table de { $game }, souhaite être prévenu à cette adresse quand son tour vient. Si c’était vous, dites oui. Sinon, rien d’autre ne sera envoyé.
told-open = À la table
told-stop = Ne plus me prévenir
told-yes = Oui, prévenez-moi
told-no = Non, oubliez cette adresse

## Sans connexion.

offline-title = Vous êtes hors ligne
offline-text = La table est sur un serveur que l’on ne peut pas joindre en ce moment. Rien n’est perdu : la partie reprendra où elle en était.
offline-again = Réessayer

## Comment on les demande.

page-notices = Me prévenir quand c’est à moi
page-notices-help = Au plus une fois par tour, et seulement quand vous ne regardez pas la table. Rien de votre main n’y figure jamais.
page-notices-push = Sur cet appareil
    .help = Le navigateur vous prévient, même quand la page est fermée.
page-notices-plain = Cette page est arrivée par une connexion non chiffrée (http). Les navigateurs n’y permettent ni cela, ni d’installer la page comme application : il faut https pour les deux. Ce qui suit fonctionne quand même.
page-notices-no-push = Ce navigateur ne peut pas vous prévenir quand la page est fermée. Sur un iPhone ou un iPad, ajoutez d’abord la page à l’écran d’accueil.
page-notices-blocked = Le navigateur n’autorise pas les notifications de cette page ; ses réglages permettent d’y remédier.
page-notices-mail = E-mail
page-notices-webhook = Webhook
page-notices-address = Adresse
page-notices-kind = Pour
page-notices-discord = Discord
page-notices-json = un autre programme (JSON)
page-notices-add = Me prévenir là
page-notices-waits = Un e-mail est en route : dites-y oui.
page-notices-on = Vous êtes prévenu ici
page-notices-remove = Arrêter
page-notices-quiet = Heures calmes
    .help = Ce qui arrive entre-temps vous est dit à leur fin.
page-notices-from = de
page-notices-until = à
page-notices-install = Installer comme application
page-notices-stopped = C’est fait. Vous n’êtes plus prévenu pour cette table.
page-notices-asked = Voulez-vous être prévenu à cette adresse quand c’est à vous de jouer ?
page-notices-yes = Oui, prévenez-moi
page-notices-confirmed = C’est fait. Vous serez prévenu quand ce sera à vous.

## Qui tarde.

page-nudge = Relancer { $seat }
page-nudged = Un rappel part à l’adresse de { $seat }, par le moyen choisi à cet effet.
page-ways = Que faire sans { $seat }
