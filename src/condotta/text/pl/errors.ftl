### Dlaczego czegoś nie można zrobić, gdy nie należy to do żadnej gry. Zdania są proste, by mogły je czytać programy.


## Ruchy.

refuse-game-over = Gra jest skończona.
refuse-not-asked = To nie jest teraz kolej gracza { $seat }.
refuse-already-answered = Odpowiedź gracza { $seat } już padła.
refuse-not-an-option = „{ $act }” nie jest teraz możliwe.
refuse-empty-act = Ruch zaczyna się od jednego ze słów: { $known }.
refuse-unknown-word = Słowo „{ $word }” nie jest tu znane; znane są: { $known }.
refuse-ambiguous-word = „{ $word }” można odczytać na kilka sposobów: { $known }.
refuse-word-missing = „{ $text }” jest niepełne: po { $verb } następuje jedno ze słów: { $known }.
refuse-words-left-over = Nie da się odczytać „{ $rest }” w „{ $text }”.
refuse-no-such-act = Nie ma ruchu o numerze { $number }.

## Gry i stoły.

refuse-seats-out-of-range = W grze { $game } jest od { $fewest } do { $most } miejsc, a nie { $seats }.
refuse-options-not-plain = Opcje gry { $game } zawierają coś, czego nie da się zachować: są zbyt głęboko zagnieżdżone, mają za dużą liczbę albo uszkodzony tekst.
refuse-unknown-option = { $game } nie ma opcji „{ $option }”; możliwe: { $known }.
refuse-option-not-switch = Opcja { $option } musi mieć wartość true albo false, a nie { $given }.
refuse-option-not-number = Opcja { $option } musi być liczbą całkowitą od { $least } do { $most }, a nie { $given }.
refuse-option-not-seat = Opcja { $option } musi być jednym z miejsc { $known }, a nie { $given }.
refuse-option-not-file = Opcja { $option } musi być zawartością pliku, jednym obiektem JSON.
refuse-variants-not-a-list = Warianty muszą być listą nazw, a nie { $given }.
refuse-unknown-variant = { $game } nie ma wariantu „{ $variant }”; możliwe: { $known }.
refuse-variants-not-together = Wariantów { $one } i { $other } nie można łączyć.
refuse-no-such-game = Nie ma gry „{ $game }”; możliwe: { $known }.
refuse-no-such-language = Nie ma języka „{ $language }”; możliwe: { $known }.
refuse-no-such-bot = Nie ma bota „{ $bot }”; możliwe: { $known }.
refuse-bot-not-for-game = Nie ma bota „{ $bot }” do gry { $game }; możliwe: { $known }.
refuse-bot-unloadable = Nie da się wczytać bota „{ $bot }”: { $reason }.
refuse-bot-no-module = Nie ma modułu „{ $module }” dla bota „{ $bot }”.
refuse-bot-not-in-module = W module „{ $module }” nie ma „{ $name }”.
refuse-bot-not-callable = „{ $bot }” nie jest botem: musi to być klasa albo funkcja, która go tworzy.
refuse-bot-unmakeable = Nie da się utworzyć bota „{ $bot }”: { $reason }.
refuse-bot-without-choose = „{ $bot }” nie jest botem: nie ma metody choose.
refuse-bot-wrong-answer = Bot { $bot } na miejscu { $who } odpowiedział { $given }, a to nie jest żadna z jego możliwości.
refuse-bot-wrong-aside = Bot { $bot } na miejscu { $who } nie może zrobić { $given } poza pytaniem.
refuse-bot-failed = Bot { $bot } na miejscu { $who } zawiódł: { $reason }.
refuse-no-such-rule = Nie ma zasady { $number }; rozdziały to { $known }.
refuse-unknown-help = Nie ma pomocy na temat „{ $what }”; jest pomoc do gier: { $games } i do rozdziałów: { $chapters }.
refuse-no-values = { $game } nie ma listy wartości.

## Zapisy gier.

refuse-record-unusable = Wiersz { $line }: { $reason }
refuse-record-not-json = Wiersz { $line }: to nie jest JSON ({ $reason }); wiersz jest uszkodzony albo ucięty.
refuse-record-not-ours = Wiersz { $line }: to nie jest nasz JSON (zbyt długa liczba, zbyt wiele nawiasów, połowa znaku).
refuse-record-not-utf8 = Wiersz { $line }: to nie jest tekst UTF-8; wiersz jest uszkodzony albo plik nie jest zapisem gry.
refuse-record-no-header = Wiersz { $line }: to nie jest zapis gry: musi zaczynać się od obiektu z kluczem „condotta”.
refuse-record-format = Wiersz { $line }: zapisy w formacie { $format } nie są znane; tutaj format to { $known }.
refuse-record-rules = Wiersz { $line }: tę grę rozegrano według zasad { $rules }; tutaj obowiązują zasady { $known }.
refuse-record-other-rules = Wiersz { $line }: tę grę rozegrano według zasad { $rules }; według tutejszych zasad, { $known }, od tego miejsca to już inna gra.
refuse-record-header = Wiersz { $line }: nagłówek musi mieć seats (liczbę), options i notes (obiekty).
refuse-record-entry = Wiersz { $line }: wpis musi mieć postać ["miejsce", "ruch"].
refuse-record-no-seat = Wiersz { $line }: nie ma miejsca „{ $given }”.
refuse-record-act = Wiersz { $line }: { $who } nie może tu zrobić „{ $text }”: { $reason }
refuse-record-result = Wiersz { $line }: gra jest skończona, a jej wynik to { $result }, nie { $given }.
refuse-record-one-result = Wiersz { $line }: gra kończy się tutaj; musi nastąpić dokładnie jeden wiersz z wynikiem.
refuse-record-not-over = Wiersz { $line }: zapis kończy się tutaj, ale gra nie jest skończona.

## Pliki i polecenia.

refuse-file-unusable = Nie da się użyć pliku { $file }: { $reason }.
refuse-file-not-text = { $file } nie jest plikiem tekstowym.
refuse-file-not-json = { $file } nie jest plikiem JSON ({ $reason }, wiersz { $line }).
refuse-option-unreadable = Opcję zapisuje się jako NAZWA=WARTOŚĆ, a nie „{ $text }”.
refuse-games-too-few = Musi być co najmniej jedna gra, a nie { $number }.
refuse-every-too-small = Boty muszą namyślać się przy każdej odpowiedzi albo przy co N-tej: podaj 1 lub więcej, a nie { $number }.
refuse-seed-out-of-range = Ziarno musi być liczbą od 0 do { $most }, a nie { $given }.
refuse-bots-for-seats = Dla { $seats } miejsc podaj jednego bota albo { $seats }, a nie { $given }.
refuse-another-series = { $file } zawiera wyniki innej serii gier; podaj inny plik.
refuse-bots-for-all-tables = Przy --all-tables podaj jednego bota dla wszystkich miejsc albo bota i jego przeciwnika, a nie { $given }.
refuse-entries-negative = --to przyjmuje liczbę wpisów, a nie { $given }.
refuse-no-seat-letter = Nie ma miejsca „{ $given }”; możliwe: { $known }.
refuse-no-seat-number = Przy tym stole nie ma miejsca { $given }; miejsca mają numery od 1 do { $seats }.
refuse-you-unreadable = --you przyjmuje numery miejsc oddzielone przecinkami albo 0, by się przyglądać; nie { $text }.
refuse-bots-too-many-names = --bots podaje jednego bota dla wszystkich albo po jednym dla każdego miejsca botów (tutaj { $count }); nie { $given }.
refuse-processes-not-bots = Liczbę procesów, w których myślą boty, podaje się przez { $option } N; { $given } wskazuje boty, a te wybiera się przy stole.
refuse-resume-takes-no = --resume bierze grę z jej pliku; nie można z nim podać { $option }.
refuse-not-begun-here = Plik { $file } nie mówi, kto gra: tej gry nie rozpoczęto poleceniem condotta play.
refuse-name-bots-again = W tej grze grają programy podane przez nazwę modułu. Jeśli im ufasz, podaj je ponownie: --bots { $bots }
refuse-no-seat-index = Przy tym stole nie ma miejsca { $given }; miejsca mają numery od 0 do { $most }.
refuse-no-features = { $game } nie ma cech, na których można się uczyć.
refuse-batch-without-tables = Seria potrzebuje co najmniej jednego stołu, a nie { $number }.
refuse-network-unfit = Sieć { $name } nie pasuje do cech swojej gry; trzeba ją wytrenować ponownie.
refuse-not-a-network = { $file } nie zawiera sieci condotty albo zawiera tylko jej część.
refuse-no-such-setting = Trening nie ma ustawienia „{ $name }”; możliwe: { $known }.
refuse-needs-torch = Do treningu potrzebne są PyTorch i numpy: pip install 'condotta[learn]'.
refuse-no-database = Nie ma bazy danych { $file }.
refuse-database-of-another-version = { $file } nie jest bazą danych programu condotta albo pochodzi z innej wersji.
refuse-database-of-newer-version = { $file } pochodzi z nowszej wersji condotty; ta wersja nie potrafi go odczytać.
refuse-backup-exists = { $file } już istnieje; kopia zapasowa nigdy nie nadpisuje pliku.
refuse-database-in-use = Pliku { $file } używa już inny serwer.
refuse-no-server = Żaden serwer nie działa na { $file }.
refuse-cannot-listen = Serwer nie może nasłuchiwać na { $address }: { $reason }.
refuse-listen-unreadable = --listen przyjmuje adres z portem, na przykład 192.0.2.1:8000, albo unix:/ścieżka/do/gniazda; nie „{ $text }”.
refuse-database-unusable = Pliku { $file } nie można użyć jako bazy danych: { $reason }.
refuse-no-table-in-database = W { $file } nie ma stołu { $table }.
refuse-table-not-exported = Stołu { $table } nie można wyeksportować: { $reason }.
refuse-no-such-moment = Zapis ma { $count } wpisów; nie ma chwili po wpisie { $at }.
refuse-not-asked-then = Po { $at } wpisach o nic nie pyta się miejsca { $seat }.
refuse-no-such-step = Nie ma kroku { $number }; lekcja ma kroków: { $count }.
refuse-no-psycopg = Stoły w PostgreSQL wymagają psycopg: pip install 'condotta[postgres]'.
refuse-database-not-durable = { $file } nie zachowuje na pewno tego, co potwierdza: { $setting } jest tam wyłączone. Włącz to ustawienie albo podaj --unsafe-database, jeśli to nie ma znaczenia.
refuse-workers-need-postgres = --workers wymaga bazy PostgreSQL (--db postgresql://…): jeden plik jest dla jednego procesu.
refuse-backups-are-for-files = --backup-every i --backup dotyczą pliku bazy danych. Kopie bazy PostgreSQL twórz za pomocą pg_dump i sprawdzaj je poleceniem condotta doctor.
refuse-bots-need-postgres = Boty myślą gdzie indziej tylko dla serwerów na bazie PostgreSQL (--db postgresql://…); przy pliku myślą obok serwera.
refuse-copy-not-empty = { $file } zawiera już stoły; bazę można skopiować tylko do pustej.
refuse-mail-needs-more = --mail wymaga --url (jak można się połączyć z tym serwerem) i --mail-from (adresu).
refuse-mail-unusable = { $server } to nie serwer poczty: napisz smtp://[UŻYTKOWNIK@]HOST[:PORT] albo smtps://…, a hasło podaj w CONDOTTA_MAIL_PASSWORD.
refuse-url-unusable = { $url } to nie adres serwera: napisz https://HOST.

## The review.

refuse-review-not-over = Przeanalizować można tylko grę, która się skończyła.
refuse-review-too-long = Gra, w której do obejrzenia jest { $count } momentów, jest za długa na analizę; najwięcej może ich być { $most }.

refuse-needs-mcp = Miejsce dla modelu językowego wymaga SDK MCP: pip install 'condotta[mcp]'.
refuse-not-a-link = „{ $link }” nie jest linkiem do stołu, takim jak http://localhost:8000/t/TABLE#TOKEN.
refuse-server-away = Serwer { $server } nie odpowiada.
refuse-server-refuses = Serwer mówi: „{ $sentence }”.
refuse-other-wire = Serwer { $server } używa wersji { $wire } protokołu, a ten program wersji { $known }.

refuse-not-results = { $file } nie zawiera wyników gier.
refuse-workers-too-few = Musi być co najmniej jeden proces, który gra, nie { $number }.
refuse-workers-lost = To, co zaczynało się od gry { $first }, przepadło tyle razy: { $times }; kończył się proces albo znikała maszyna. Przyczyną jest zapewne ta gra.
refuse-needs-ray = Klaster wymaga Ray: pip install 'condotta[ray]'.
refuse-no-cluster = Pod adresem { $address } nie odpowiada żaden klaster Ray: { $reason }.
refuse-another-version = Jedna z maszyn klastra ma condotta { $theirs }, ta ma { $ours }; wersja musi być wszędzie ta sama.
refuse-bots-to-compare = Podaj co najmniej dwa boty do porównania, każdego raz.
refuse-position-unusable = Pozycja z nagłówka nie istnieje w grze { $game }.
refuse-no-such-puzzle = Nie ma zadania { $number }; zadań jest: { $count }.
refuse-not-puzzles = { $file } zawiera coś innego niż zadania z tej gry.
refuse-review-of-a-branch = Gra, która jest dalszym ciągiem innej, nie jest omawiana.
refuse-nothing-to-play-on = Od tego miejsca nie da się grać dalej: gra jeszcze się nie zaczęła albo już się skończyła.
refuse-from-takes-no = --from bierze grę z jej pliku; nie można z nim podać { $option }.
