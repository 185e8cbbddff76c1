### Waarom iets niet kan, als het bij geen spel hoort. De zinnen zijn eenvoudig, zodat programma’s ze kunnen lezen.


## Zetten.

refuse-game-over = Het spel is afgelopen.
refuse-not-asked = { $seat } is nu niet aan de beurt.
refuse-already-answered = { $seat } heeft al geantwoord.
refuse-not-an-option = ‘{ $act }’ kan nu niet.
refuse-empty-act = Een zet begint met een van deze woorden: { $known }.
refuse-unknown-word = ‘{ $word }’ is hier niet bekend; wel bekend: { $known }.
refuse-ambiguous-word = ‘{ $word }’ kan meer dan één ding betekenen: { $known }.
refuse-word-missing = ‘{ $text }’ is niet af: na { $verb } komt een van deze woorden: { $known }.
refuse-words-left-over = ‘{ $rest }’ in ‘{ $text }’ is niet te lezen.
refuse-no-such-act = Er is geen zet met nummer { $number }.

## Spellen en tafels.

refuse-seats-out-of-range = { $game } is voor { $fewest } tot { $most } spelers, niet voor { $seats }.
refuse-options-not-plain = De opties van { $game } bevatten iets wat niet bewaard kan worden: te diep genest, een te groot getal of een beschadigde tekst.
refuse-unknown-option = { $game } heeft geen optie ‘{ $option }’; mogelijk: { $known }.
refuse-option-not-switch = De optie { $option } moet true of false zijn, niet { $given }.
refuse-option-not-number = De optie { $option } moet een geheel getal van { $least } tot en met { $most } zijn, niet { $given }.
refuse-option-not-seat = De optie { $option } moet een van deze plaatsen zijn: { $known }; niet { $given }.
refuse-option-not-file = De optie { $option } moet de inhoud van een bestand zijn, één JSON-object.
refuse-variants-not-a-list = De varianten moeten een lijst van namen zijn, niet { $given }.
refuse-unknown-variant = { $game } heeft geen variant ‘{ $variant }’; mogelijk: { $known }.
refuse-variants-not-together = De varianten { $one } en { $other } mogen niet samen.
refuse-no-such-game = Er is geen spel ‘{ $game }’; mogelijk: { $known }.
refuse-no-such-language = Er is geen taal ‘{ $language }’; mogelijk: { $known }.
refuse-no-such-bot = Er is geen bot ‘{ $bot }’; mogelijk: { $known }.
refuse-bot-not-for-game = Er is geen bot ‘{ $bot }’ voor { $game }; mogelijk: { $known }.
refuse-bot-unloadable = De bot ‘{ $bot }’ is niet te laden: { $reason }.
refuse-bot-no-module = Er is geen module ‘{ $module }’ voor de bot ‘{ $bot }’.
refuse-bot-not-in-module = Er is geen ‘{ $name }’ in de module ‘{ $module }’.
refuse-bot-not-callable = ‘{ $bot }’ is geen bot: het moet een klasse zijn, of een functie die er een maakt.
refuse-bot-unmakeable = De bot ‘{ $bot }’ is niet te maken: { $reason }.
refuse-bot-without-choose = ‘{ $bot }’ is geen bot: het heeft geen methode choose.
refuse-bot-wrong-answer = De bot { $bot } op plaats { $who } antwoordde { $given }, en dat is geen van zijn mogelijkheden.
refuse-bot-wrong-aside = De bot { $bot } op plaats { $who } mag { $given } niet naast de vraag doen.
refuse-bot-failed = De bot { $bot } op plaats { $who } is mislukt: { $reason }.
refuse-no-such-rule = Er is geen regel { $number }; de hoofdstukken zijn { $known }.
refuse-unknown-help = Er is geen hulp over { $what }; wel over de spellen { $games } en over de hoofdstukken { $chapters }.
refuse-no-values = { $game } heeft geen lijst met waarden.

## Spelbestanden.

refuse-record-unusable = Regel { $line }: { $reason }
refuse-record-not-json = Regel { $line }: dit is geen JSON ({ $reason }); de regel is beschadigd of afgebroken.
refuse-record-not-ours = Regel { $line }: dit is geen JSON van ons (een te lang getal, te veel haakjes, een half teken).
refuse-record-not-utf8 = Regel { $line }: dit is geen UTF-8-tekst; de regel is beschadigd, of dit is geen spelbestand.
refuse-record-no-header = Regel { $line }: dit is geen spelbestand: het moet beginnen met een object met de sleutel ‘condotta’.
refuse-record-format = Regel { $line }: spelbestanden met indeling { $format } zijn niet bekend; dit is indeling { $known }.
refuse-record-rules = Regel { $line }: dit spel is gespeeld met regels { $rules }; dit zijn regels { $known }.
refuse-record-other-rules = Regel { $line }: dit spel is gespeeld met regels { $rules }; met de regels van hier, { $known }, is het vanaf deze regel een ander spel.
refuse-record-header = Regel { $line }: de kop heeft seats (een getal), options en notes (objecten) nodig.
refuse-record-entry = Regel { $line }: een regel moet ["plaats", "zet"] zijn.
refuse-record-no-seat = Regel { $line }: er is geen plaats ‘{ $given }’.
refuse-record-act = Regel { $line }: { $who } kan hier niet ‘{ $text }’ doen: { $reason }
refuse-record-result = Regel { $line }: het spel is afgelopen en de uitslag is { $result }, niet { $given }.
refuse-record-one-result = Regel { $line }: het spel is hier afgelopen; er moet precies één regel met de uitslag volgen.
refuse-record-not-over = Regel { $line }: het spelbestand houdt hier op, maar het spel is niet afgelopen.

## Bestanden en opdrachten.

refuse-file-unusable = { $file } is niet te gebruiken: { $reason }.
refuse-file-not-text = { $file } is geen tekstbestand.
refuse-file-not-json = { $file } is geen JSON ({ $reason }, regel { $line }).
refuse-option-unreadable = Een optie schrijf je als NAAM=WAARDE, niet als ‘{ $text }’.
refuse-games-too-few = Er moet minstens één spel zijn, niet { $number }.
refuse-every-too-small = Bots moeten bij elk antwoord nadenken of bij elk N-de: geef 1 of meer op, niet { $number }.
refuse-seed-out-of-range = De seed moet een getal van 0 tot en met { $most } zijn, niet { $given }.
refuse-bots-for-seats = Noem voor { $seats } plaatsen één bot of { $seats }, niet { $given }.
refuse-another-series = { $file } bevat de resultaten van een andere reeks spellen; kies een ander bestand.
refuse-bots-for-all-tables = Noem bij --all-tables één bot voor alle plaatsen, of een bot en zijn tegenstander; niet { $given }.
refuse-entries-negative = --to verwacht een aantal zetten, niet { $given }.
refuse-no-seat-letter = Er is geen plaats ‘{ $given }’; mogelijk: { $known }.
refuse-no-seat-number = Er is geen plaats { $given } aan deze tafel; de plaatsen zijn 1 tot en met { $seats }.
refuse-you-unreadable = --you verwacht plaatsnummers met komma’s ertussen, of 0 om toe te kijken; niet { $text }.
refuse-bots-too-many-names = --bots noemt één bot voor alle, of één voor elke plaats die bots spelen (hier { $count }); niet { $given }.
refuse-processes-not-bots = Het aantal processen waarin bots nadenken geef je op met { $option } N; { $given } noemt bots, en die kies je aan tafel.
refuse-resume-takes-no = --resume haalt het spel uit zijn bestand; { $option } kan er niet bij.
refuse-not-begun-here = { $file } zegt niet wie er speelt: dit spel is niet begonnen met condotta play.
refuse-name-bots-again = Dit spel wordt gespeeld met programma’s die met hun module zijn genoemd. Vertrouw je ze, noem ze dan opnieuw: --bots { $bots }
refuse-no-seat-index = Er is geen plaats { $given } aan deze tafel; de plaatsen zijn 0 tot en met { $most }.
refuse-no-features = { $game } heeft geen kenmerken om van te leren.
refuse-batch-without-tables = Een reeks heeft minstens één tafel nodig, niet { $number }.
refuse-network-unfit = Het netwerk { $name } past niet bij de kenmerken van zijn spel; train het opnieuw.
refuse-not-a-network = { $file } bevat geen netwerk van condotta, of maar een deel ervan.
refuse-no-such-setting = Het trainen heeft geen instelling ‘{ $name }’; mogelijk: { $known }.
refuse-needs-torch = Voor het trainen zijn PyTorch en numpy nodig: pip install 'condotta[learn]'.
refuse-no-database = Er is geen database { $file }.
refuse-database-of-another-version = { $file } is geen database van condotta, of een van een andere versie.
refuse-database-of-newer-version = { $file } is gemaakt door een nieuwere versie van condotta; deze kan het niet lezen.
refuse-backup-exists = { $file } bestaat al; een reservekopie schrijft nooit over een bestand heen.
refuse-database-in-use = Een andere server gebruikt { $file }.
refuse-no-server = Er draait geen server op { $file }.
refuse-cannot-listen = De server kan niet luisteren op { $address }: { $reason }.
refuse-listen-unreadable = --listen neemt een adres met poort, bijvoorbeeld 192.0.2.1:8000, of unix:/pad/naar/socket; niet ‘{ $text }’.
refuse-database-unusable = { $file } is niet als database te gebruiken: { $reason }.
refuse-no-table-in-database = Er is geen tafel { $table } in { $file }.
refuse-table-not-exported = Tafel { $table } is niet te exporteren: { $reason }.
refuse-no-such-moment = Het spelbestand heeft { $count } stappen; er is geen moment na { $at }.
refuse-not-asked-then = Na { $at } stappen wordt { $seat } niets gevraagd.
refuse-no-such-step = Er is geen stap { $number }; de les heeft er { $count }.
refuse-no-psycopg = Voor tafels in PostgreSQL is psycopg nodig: pip install 'condotta[postgres]'.
refuse-database-not-durable = { $file } bewaart niet zeker wat het heeft bevestigd: { $setting } staat daar uit. Zet het aan, of geef --unsafe-database op als dat niet uitmaakt.
refuse-workers-need-postgres = --workers heeft een PostgreSQL nodig (--db postgresql://…): één bestand is voor één proces.
refuse-backups-are-for-files = --backup-every en --backup zijn voor een databasebestand. Maak van een PostgreSQL reservekopieën met pg_dump, en controleer er een met condotta doctor.
refuse-bots-need-postgres = Bots denken alleen elders voor servers op een PostgreSQL (--db postgresql://…); bij een databasebestand denken ze naast de server.
refuse-copy-not-empty = { $file } bevat al tafels; een database wordt alleen naar een lege gekopieerd.
refuse-mail-needs-more = --mail heeft --url (hoe men deze server bereikt) en --mail-from (een adres) nodig.
refuse-mail-unusable = { $server } is geen mailserver: schrijf smtp://[GEBRUIKER@]HOST[:POORT] of smtps://…, en het wachtwoord in CONDOTTA_MAIL_PASSWORD.
refuse-url-unusable = { $url } is geen adres van een server: schrijf https://HOST.

## The review.

refuse-review-not-over = Alleen een spel dat is afgelopen kan worden geanalyseerd.
refuse-review-too-long = Een spel met { $count } momenten is te lang om te analyseren; het maximum is { $most }.

refuse-needs-mcp = Een plaats voor een taalmodel vereist de MCP-SDK: pip install 'condotta[mcp]'.
refuse-not-a-link = ‘{ $link }’ is geen link van een tafel, zoals http://localhost:8000/t/TABLE#TOKEN.
refuse-server-away = De server { $server } antwoordt niet.
refuse-server-refuses = De server zegt: ‘{ $sentence }’.
refuse-other-wire = De server { $server } spreekt versie { $wire } van het protocol, dit programma versie { $known }.

refuse-not-results = { $file } bevat geen resultaten van spellen.
refuse-workers-too-few = Er moet minstens één proces zijn dat speelt, niet { $number }.
refuse-workers-lost = Wat met spel { $first } begon, ging { $times } keer verloren: het proces of de machine hield ermee op. Dat spel is waarschijnlijk de oorzaak.
refuse-needs-ray = Voor een cluster is Ray nodig: pip install 'condotta[ray]'.
refuse-no-cluster = Op { $address } antwoordt geen Ray-cluster: { $reason }.
refuse-another-version = Een machine van het cluster heeft condotta { $theirs }, deze { $ours }; dat moet overal dezelfde versie zijn.
refuse-bots-to-compare = Noem twee of meer bots om te vergelijken, elk één keer.
refuse-position-unusable = De stelling in de kop bestaat niet bij { $game }.
refuse-no-such-puzzle = Er is geen puzzel { $number }; er zijn er { $count }.
refuse-not-puzzles = { $file } bevat iets anders dan puzzels van dit spel.
refuse-review-of-a-branch = Een spel dat vanaf een moment van een ander verder is gespeeld, wordt niet geanalyseerd.
refuse-nothing-to-play-on = Vanaf daar valt niets verder te spelen: het spel was nog niet begonnen, of al afgelopen.
refuse-from-takes-no = --from haalt het spel uit zijn bestand; { $option } kan er niet bij.
