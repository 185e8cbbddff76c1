### Why something cannot be done, where it belongs to no game. The sentences are plain, so that programs can read them.


## Acts.

refuse-game-over = The game is over.
refuse-not-asked = { $seat } is not asked now.
refuse-already-answered = { $seat } has answered already.
refuse-not-an-option = “{ $act }” is not possible now.
refuse-empty-act = A move begins with one of: { $known }.
refuse-unknown-word = “{ $word }” is not known here; known: { $known }.
refuse-ambiguous-word = “{ $word }” can be read in several ways: { $known }.
refuse-word-missing = “{ $text }” is not finished: after { $verb } comes one of: { $known }.
refuse-words-left-over = “{ $rest }” in “{ $text }” cannot be read.
refuse-no-such-act = There is no move with the number { $number }.

## Games and tables.

refuse-seats-out-of-range = { $game } is for { $fewest } to { $most } seats, not { $seats }.
refuse-options-not-plain = The options of { $game } hold something that cannot be kept: they are nested too deep, or have a number that is too large or a broken text.
refuse-unknown-option = { $game } has no option “{ $option }”; it has: { $known }.
refuse-option-not-switch = The option { $option } must be true or false, not { $given }.
refuse-option-not-number = The option { $option } must be a whole number from { $least } to { $most }, not { $given }.
refuse-option-not-seat = The option { $option } must be one of { $known }, not { $given }.
refuse-option-not-file = The option { $option } must be the content of a file, one JSON object.
refuse-variants-not-a-list = The variants must be a list of names, not { $given }.
refuse-unknown-variant = { $game } has no variant “{ $variant }”; it has: { $known }.
refuse-variants-not-together = The variants { $one } and { $other } may not be combined.
refuse-no-such-game = There is no game “{ $game }”; available: { $known }.
refuse-no-such-language = There is no language “{ $language }”; available: { $known }.
refuse-no-such-bot = There is no bot “{ $bot }”; available: { $known }.
refuse-bot-not-for-game = There is no bot “{ $bot }” for { $game }; available: { $known }.
refuse-bot-unloadable = The bot “{ $bot }” cannot be loaded: { $reason }.
refuse-bot-no-module = There is no module “{ $module }” for the bot “{ $bot }”.
refuse-bot-not-in-module = There is no “{ $name }” in the module “{ $module }”.
refuse-bot-not-callable = “{ $bot }” is no bot: it must be a class or a function that makes one.
refuse-bot-unmakeable = The bot “{ $bot }” cannot be made: { $reason }.
refuse-bot-without-choose = “{ $bot }” is no bot: it has no method choose.
refuse-bot-wrong-answer = The bot { $bot } at seat { $who } answered { $given }, which is none of its options.
refuse-bot-wrong-aside = The bot { $bot } at seat { $who } may not do { $given } beside the question.
refuse-bot-failed = The bot { $bot } at seat { $who } failed: { $reason }.
refuse-no-such-rule = There is no rule { $number }; the chapters are { $known }.
refuse-unknown-help = There is no help on { $what }; there is on the games { $games } and on the chapters { $chapters }.
refuse-no-values = { $game } has no list of values.

## Records.

refuse-record-unusable = Line { $line }: { $reason }
refuse-record-not-json = Line { $line }: this is not JSON ({ $reason }); the line is damaged or cut off.
refuse-record-not-ours = Line { $line }: this is no JSON of ours (too long a number, too many brackets, half a character).
refuse-record-not-utf8 = Line { $line }: this is not UTF-8 text; the line is damaged, or the file is no record.
refuse-record-no-header = Line { $line }: this is no game record: it must begin with an object that has the key “condotta”.
refuse-record-format = Line { $line }: records of format { $format } are not known; this is format { $known }.
refuse-record-rules = Line { $line }: this game was played by rules { $rules }; these are rules { $known }.
refuse-record-other-rules = Line { $line }: this game was played by rules { $rules }; by these rules, { $known }, it is another game from here on.
refuse-record-header = Line { $line }: the header needs seats (a number), options and notes (objects).
refuse-record-entry = Line { $line }: an entry must be ["seat", "act"].
refuse-record-no-seat = Line { $line }: there is no seat “{ $given }”.
refuse-record-act = Line { $line }: { $who } cannot “{ $text }” here: { $reason }
refuse-record-result = Line { $line }: the game is over and its result is { $result }, not { $given }.
refuse-record-one-result = Line { $line }: the game is over here; exactly one line with its result must follow.
refuse-record-not-over = Line { $line }: the record ends here, but the game is not over.

## Files and commands.

refuse-file-unusable = { $file } cannot be used: { $reason }.
refuse-file-not-text = { $file } is not a text file.
refuse-file-not-json = { $file } is not JSON ({ $reason }, line { $line }).
refuse-option-unreadable = An option is written NAME=VALUE, not “{ $text }”.
refuse-games-too-few = There must be at least one game, not { $number }.
refuse-every-too-small = Bots must think at every answer or at every Nth, so give 1 or more, not { $number }.
refuse-seed-out-of-range = The seed must be a number from 0 to { $most }, not { $given }.
refuse-bots-for-seats = For { $seats } seats name one bot or { $seats }, not { $given }.
refuse-another-series = { $file } holds the results of another series of games; name another file.
refuse-bots-for-all-tables = With --all-tables name one bot for all seats, or one and its opponent; not { $given }.
refuse-entries-negative = --to takes a number of entries, not { $given }.
refuse-no-seat-letter = There is no seat “{ $given }”; available: { $known }.
refuse-no-seat-number = There is no seat { $given } at this table; its seats are 1 to { $seats }.
refuse-you-unreadable = --you takes seat numbers with commas between them, or 0 to watch; not { $text }.
refuse-bots-too-many-names = --bots names one bot for all, or one for each of the seats that bots play (here { $count }); not { $given }.
refuse-processes-not-bots = The number of processes in which bots think is given with { $option } N; { $given } names bots, and those are chosen at the table.
refuse-resume-takes-no = --resume takes the game from its file; { $option } cannot be given with it.
refuse-not-begun-here = { $file } does not say who plays: this game was not begun with condotta play.
refuse-name-bots-again = This game is played with programs that are named by their module. If you trust them, name them again: --bots { $bots }
refuse-no-seat-index = There is no seat { $given } at this table; its seats are 0 to { $most }.
refuse-no-features = { $game } has no features to learn from.
refuse-batch-without-tables = A batch needs at least one table, not { $number }.
refuse-network-unfit = The network { $name } does not fit the features of its game; train it again.
refuse-not-a-network = { $file } holds no network of condotta, or only a part of one.
refuse-no-such-setting = Training has no setting “{ $name }”; it has: { $known }.
refuse-needs-torch = Training needs PyTorch and numpy: pip install 'condotta[learn]'.
refuse-no-database = There is no database { $file }.
refuse-database-of-another-version = { $file } is not a database of condotta, or one of another version.
refuse-database-of-newer-version = { $file } was made by a newer version of condotta; this one cannot read it.
refuse-backup-exists = { $file } exists already; a backup never writes over a file.
refuse-database-in-use = Another server is using { $file }.
refuse-no-server = No server is running on { $file }.
refuse-cannot-listen = The server cannot listen at { $address }: { $reason }.
refuse-listen-unreadable = --listen takes an address with its port, such as 192.0.2.1:8000, or unix:/path/to/socket; not “{ $text }”.
refuse-database-unusable = { $file } cannot be used as a database: { $reason }.
refuse-no-table-in-database = There is no table { $table } in { $file }.
refuse-table-not-exported = Table { $table } cannot be exported: { $reason }.
refuse-no-such-moment = The record has { $count } entries; there is no moment after { $at }.
refuse-not-asked-then = { $seat } is not asked anything after { $at } entries.
refuse-no-such-step = There is no step { $number }; the lesson has { $count }.
refuse-no-psycopg = Tables in PostgreSQL need psycopg: pip install 'condotta[postgres]'.
refuse-database-not-durable = { $file } does not keep for good what it has confirmed: { $setting } is off there. Turn it on, or say --unsafe-database if that does not matter.
refuse-workers-need-postgres = --workers needs a PostgreSQL (--db postgresql://…): one file is for one process.
refuse-backups-are-for-files = --backup-every and --backup are for a database file. Of a PostgreSQL, make backups with pg_dump, and check one with condotta doctor.
refuse-bots-need-postgres = Bots think elsewhere only for servers on a PostgreSQL (--db postgresql://…); for a database file they think beside the server.
refuse-copy-not-empty = { $file } has tables already; a database is only copied into an empty one.
refuse-mail-needs-more = --mail needs --url (how people reach this server) and --mail-from (an address).
refuse-mail-unusable = { $server } is no mail server: write smtp://[USER@]HOST[:PORT] or smtps://…, and the password into CONDOTTA_MAIL_PASSWORD.
refuse-url-unusable = { $url } is no address of a server: write https://HOST.

## The review.

refuse-review-not-over = Only a game that is over can be reviewed.
refuse-review-too-long = A game with { $count } moments to look at is too long to be reviewed; { $most } are the most.

refuse-needs-mcp = A seat for a language model needs the MCP SDK: pip install 'condotta[mcp]'.
refuse-not-a-link = “{ $link }” is not the link of a table, such as http://localhost:8000/t/TABLE#TOKEN.
refuse-server-away = The server { $server } does not answer.
refuse-server-refuses = The server says: “{ $sentence }”.
refuse-other-wire = The server { $server } speaks version { $wire } of the wire, this program version { $known }.

refuse-not-results = { $file } holds no results of games.
refuse-workers-too-few = There must be at least one process that plays, not { $number }.
refuse-workers-lost = Whatever began with game { $first } was lost { $times } times: its process ended, or its machine. That game is likely the reason.
refuse-needs-ray = A cluster needs Ray: pip install 'condotta[ray]'.
refuse-no-cluster = No Ray cluster answers at { $address }: { $reason }.
refuse-another-version = A machine of the cluster has condotta { $theirs }, this one { $ours }; they must be the same.
refuse-bots-to-compare = Name two bots or more to compare, each once.
refuse-position-unusable = The position in its header is none of { $game }.
refuse-no-such-puzzle = There is no puzzle { $number }; there are { $count }.
refuse-not-puzzles = { $file } holds something else than puzzles of this game.
refuse-review-of-a-branch = A game that was played on from a moment of another is not reviewed.
refuse-nothing-to-play-on = There is nothing to play on from there: the game had not begun, or was over.
refuse-from-takes-no = --from takes the game from its file; { $option } cannot be given with it.
