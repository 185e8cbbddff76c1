### Pourquoi une chose est impossible, quand cela ne tient à aucun jeu. Les phrases sont simples, pour que des programmes les lisent.


## Les actions.

refuse-game-over = La partie est terminée.
refuse-not-asked = { $seat } n’a rien à décider en ce moment.
refuse-already-answered = { $seat } a déjà répondu.
refuse-not-an-option = « { $act } » n’est pas possible maintenant.
refuse-empty-act = Un coup commence par l’un de ces mots : { $known }.
refuse-unknown-word = « { $word } » n’est pas connu ici ; mots connus : { $known }.
refuse-ambiguous-word = « { $word } » peut se lire de plusieurs façons : { $known }.
refuse-word-missing = « { $text } » est incomplet : après { $verb } vient l’un de ces mots : { $known }.
refuse-words-left-over = « { $rest } » dans « { $text } » est illisible.
refuse-no-such-act = Il n’y a pas de coup numéro { $number }.

## Jeux et tables.

refuse-seats-out-of-range = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $seats }.
refuse-options-not-plain = Les options de { $game } contiennent quelque chose qui ne peut pas être conservé : trop de niveaux imbriqués, un nombre trop grand ou un texte abîmé.
refuse-unknown-option = { $game } n’a pas d’option « { $option } » ; au choix : { $known }.
refuse-option-not-switch = L’option { $option } doit être true ou false, pas { $given }.
refuse-option-not-number = L’option { $option } doit être un nombre entier de { $least } à { $most }, pas { $given }.
refuse-option-not-seat = L’option { $option } doit être l’une de ces places : { $known } ; pas { $given }.
refuse-option-not-file = L’option { $option } doit être le contenu d’un fichier, un seul objet JSON.
refuse-variants-not-a-list = Les variantes doivent être une liste de noms, pas { $given }.
refuse-unknown-variant = { $game } n’a pas de variante « { $variant } » ; au choix : { $known }.
refuse-variants-not-together = Les variantes { $one } et { $other } ne vont pas ensemble.
refuse-no-such-game = Il n’y a pas de jeu « { $game } » ; au choix : { $known }.
refuse-no-such-language = La langue « { $language } » n’est pas disponible ; au choix : { $known }.
refuse-no-such-bot = Il n’y a pas de bot « { $bot } » ; au choix : { $known }.
refuse-bot-not-for-game = Il n’y a pas de bot « { $bot } » pour { $game } ; au choix : { $known }.
refuse-bot-unloadable = Le bot « { $bot } » ne se charge pas : { $reason }.
refuse-bot-no-module = Il n’y a pas de module « { $module } » pour le bot « { $bot } ».
refuse-bot-not-in-module = Il n’y a pas de « { $name } » dans le module « { $module } ».
refuse-bot-not-callable = « { $bot } » n’est pas un bot : il faut une classe, ou une fonction qui en fait un.
refuse-bot-unmakeable = Le bot « { $bot } » ne peut pas être créé : { $reason }.
refuse-bot-without-choose = « { $bot } » n’est pas un bot : il n’a pas de méthode choose.
refuse-bot-wrong-answer = Le bot { $bot } à la place { $who } a répondu { $given }, ce qui n’est pas une de ses possibilités.
refuse-bot-wrong-aside = Le bot { $bot } à la place { $who } ne peut pas faire { $given } à côté de la question.
refuse-bot-failed = Le bot { $bot } à la place { $who } a échoué : { $reason }.
refuse-no-such-rule = Il n’y a pas de règle { $number } ; les chapitres sont { $known }.
refuse-unknown-help = Il n’y a pas d’aide sur { $what } ; il y en a sur les jeux { $games } et sur les chapitres { $chapters }.
refuse-no-values = { $game } n’a pas de liste de valeurs.

## Parties enregistrées.

refuse-record-unusable = Ligne { $line } : { $reason }
refuse-record-not-json = Ligne { $line } : ce n’est pas du JSON ({ $reason }) ; la ligne est abîmée ou coupée.
refuse-record-not-ours = Ligne { $line } : ce JSON n’est pas le nôtre (nombre trop long, trop de parenthèses, moitié de caractère).
refuse-record-not-utf8 = Ligne { $line } : ce n’est pas du texte UTF-8 ; la ligne est abîmée, ou le fichier n’est pas une partie.
refuse-record-no-header = Ligne { $line } : ce n’est pas une partie enregistrée : elle commence par un objet qui a la clé « condotta ».
refuse-record-format = Ligne { $line } : le format { $format } n’est pas connu ; ici, c’est le format { $known }.
refuse-record-rules = Ligne { $line } : cette partie suit les règles { $rules } ; ici, ce sont les règles { $known }.
refuse-record-other-rules = Ligne { $line } : cette partie a été jouée avec les règles { $rules } ; avec les règles d’ici, { $known }, c’est une autre partie à partir de cette ligne.
refuse-record-header = Ligne { $line } : l’en-tête doit avoir seats (un nombre), options et notes (des objets).
refuse-record-entry = Ligne { $line } : une entrée doit être ["place", "coup"].
refuse-record-no-seat = Ligne { $line } : il n’y a pas de place « { $given } ».
refuse-record-act = Ligne { $line } : { $who } ne peut pas faire « { $text } » ici : { $reason }
refuse-record-result = Ligne { $line } : la partie est terminée et son résultat est { $result }, pas { $given }.
refuse-record-one-result = Ligne { $line } : la partie est terminée ici ; une seule ligne doit suivre, avec son résultat.
refuse-record-not-over = Ligne { $line } : la partie enregistrée s’arrête ici, mais elle n’est pas terminée.

## Fichiers et commandes.

refuse-file-unusable = { $file } est inutilisable : { $reason }.
refuse-file-not-text = { $file } n’est pas un fichier texte.
refuse-file-not-json = { $file } n’est pas du JSON ({ $reason }, ligne { $line }).
refuse-option-unreadable = Une option s’écrit NOM=VALEUR, pas « { $text } ».
refuse-games-too-few = Il faut au moins une partie, pas { $number }.
refuse-every-too-small = Les bots doivent réfléchir à chaque réponse ou toutes les N réponses : donnez 1 ou plus, pas { $number }.
refuse-seed-out-of-range = La graine doit être un nombre de 0 à { $most }, pas { $given }.
refuse-bots-for-seats = Pour { $seats } places, nommez un bot ou { $seats }, pas { $given }.
refuse-another-series = { $file } contient les résultats d’une autre série de parties ; choisissez un autre fichier.
refuse-bots-for-all-tables = Avec --all-tables, nommez un bot pour toutes les places, ou un bot et son adversaire ; pas { $given }.
refuse-entries-negative = --to attend un nombre d’entrées, pas { $given }.
refuse-no-seat-letter = Il n’y a pas de place « { $given } » ; au choix : { $known }.
refuse-no-seat-number = Il n’y a pas de place { $given } à cette table ; ses places vont de 1 à { $seats }.
refuse-you-unreadable = --you attend des numéros de place séparés par des virgules, ou 0 pour regarder ; pas { $text }.
refuse-bots-too-many-names = --bots nomme un bot pour tous, ou un pour chaque place jouée par un bot (ici { $count }) ; pas { $given }.
refuse-processes-not-bots = Le nombre de processus dans lesquels réfléchissent les bots se donne avec { $option } N ; { $given } nomme des bots, et ceux-là se choisissent à la table.
refuse-resume-takes-no = --resume prend la partie dans son fichier ; { $option } ne va pas avec.
refuse-not-begun-here = { $file } ne dit pas qui joue : cette partie n’a pas été commencée avec condotta play.
refuse-name-bots-again = Cette partie se joue avec des programmes désignés par leur module. Si vous leur faites confiance, nommez-les à nouveau : --bots { $bots }
refuse-no-seat-index = Il n’y a pas de place { $given } à cette table ; ses places vont de 0 à { $most }.
refuse-no-features = { $game } n’a pas de données pour apprendre.
refuse-batch-without-tables = Un lot a besoin d’au moins une table, pas { $number }.
refuse-network-unfit = Le réseau { $name } ne va pas avec les données de son jeu ; il faut l’entraîner à nouveau.
refuse-not-a-network = { $file } ne contient pas de réseau de condotta, ou seulement une partie.
refuse-no-such-setting = L’entraînement n’a pas de réglage « { $name } » ; au choix : { $known }.
refuse-needs-torch = L’entraînement demande PyTorch et numpy : pip install 'condotta[learn]'.
refuse-no-database = Il n’y a pas de base de données { $file }.
refuse-database-of-another-version = { $file } n’est pas une base de données de condotta, ou vient d’une autre version.
refuse-database-of-newer-version = { $file } a été créé par une version plus récente de condotta ; celle-ci ne peut pas le lire.
refuse-backup-exists = { $file } existe déjà ; une sauvegarde n’écrase jamais un fichier.
refuse-database-in-use = Un autre serveur utilise { $file }.
refuse-no-server = Aucun serveur ne tourne sur { $file }.
refuse-cannot-listen = Le serveur ne peut pas écouter sur { $address } : { $reason }.
refuse-listen-unreadable = --listen prend une adresse avec son port, par exemple 192.0.2.1:8000, ou unix:/chemin/du/socket ; pas « { $text } ».
refuse-database-unusable = { $file } ne peut pas servir de base de données : { $reason }.
refuse-no-table-in-database = Il n’y a pas de table { $table } dans { $file }.
refuse-table-not-exported = La table { $table } ne peut pas être exportée : { $reason }.
refuse-no-such-moment = La partie enregistrée compte { $count } entrées ; il n’y a pas de moment après la { $at }ᵉ.
refuse-not-asked-then = Après { $at } entrées, rien n’est demandé à { $seat }.
refuse-no-such-step = Il n’y a pas d’étape { $number } ; la leçon en a { $count }.
refuse-no-psycopg = Pour garder des tables dans PostgreSQL, il faut psycopg : pip install 'condotta[postgres]'.
refuse-database-not-durable = { $file } ne garde pas à coup sûr ce qu’il a confirmé : { $setting } y est désactivé. Activez-le, ou dites --unsafe-database si cela n’a pas d’importance.
refuse-workers-need-postgres = --workers demande un PostgreSQL (--db postgresql://…) : un fichier est pour un seul processus.
refuse-backups-are-for-files = --backup-every et --backup sont faits pour un fichier de base de données. Sauvegardez un PostgreSQL avec pg_dump, et vérifiez la sauvegarde avec condotta doctor.
refuse-bots-need-postgres = Les bots ne réfléchissent ailleurs que pour des serveurs sur un PostgreSQL (--db postgresql://…) ; pour un fichier, ils réfléchissent à côté du serveur.
refuse-copy-not-empty = { $file } contient déjà des tables ; une base n’est copiée que dans une base vide.
refuse-mail-needs-more = --mail demande --url (comment on joint ce serveur) et --mail-from (une adresse).
refuse-mail-unusable = { $server } n’est pas un serveur de messagerie : écrivez smtp://[UTILISATEUR@]HÔTE[:PORT] ou smtps://…, et le mot de passe dans CONDOTTA_MAIL_PASSWORD.
refuse-url-unusable = { $url } n’est pas l’adresse d’un serveur : écrivez https://HÔTE.

## Analyse.

refuse-review-not-over = Seule une partie terminée peut être analysée.
refuse-review-too-long = Une partie de { $count } moments est trop longue pour être analysée ; le maximum est de { $most }.

refuse-needs-mcp = Une place pour un modèle de langue demande le SDK MCP : pip install 'condotta[mcp]'.
refuse-not-a-link = « { $link } » n’est pas le lien d’une table, comme http://localhost:8000/t/TABLE#TOKEN.
refuse-server-away = Le serveur { $server } ne répond pas.
refuse-server-refuses = Le serveur dit : « { $sentence } ».
refuse-other-wire = Le serveur { $server } parle la version { $wire } du protocole, ce programme la version { $known }.

refuse-not-results = { $file } ne contient pas de résultats de parties.
refuse-workers-too-few = Il faut au moins un processus qui joue, pas { $number }.
refuse-workers-lost = Ce qui commençait par la partie { $first } a été perdu { $times } fois : son processus ou sa machine s’est arrêté. Cette partie en est sans doute la cause.
refuse-needs-ray = Une grappe demande Ray : pip install 'condotta[ray]'.
refuse-no-cluster = Aucune grappe Ray ne répond à l’adresse { $address } : { $reason }.
refuse-another-version = Une machine de la grappe a condotta { $theirs }, celle-ci { $ours } ; il faut la même version partout.
refuse-bots-to-compare = Nommez au moins deux bots à comparer, chacun une fois.
refuse-position-unusable = La position de son en-tête n’existe pas dans { $game }.
refuse-no-such-puzzle = Il n’y a pas de problème { $number } ; il y en a { $count }.
refuse-not-puzzles = { $file } contient autre chose que des problèmes de ce jeu.
refuse-review-of-a-branch = Une partie reprise au milieu d’une autre n’est pas analysée.
refuse-nothing-to-play-on = On ne peut pas reprendre la partie à ce moment : elle n’avait pas commencé, ou elle était finie.
refuse-from-takes-no = --from prend la partie dans son fichier ; { $option } ne va pas avec.
